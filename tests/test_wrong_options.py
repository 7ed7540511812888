"""Options of the laboratory that are wrong, and runs that go wrong: told with a remedy, never taken for success."""

import re
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import Interrupted, OptionError, SolutionError
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.problems import catalogue, nfourbar

NAN = float("nan")
WRONG = {
    "tol: text": ({"constraints": "qr", "tol": "1e-8"}, "tol is '1e-8'; it must be a number."),
    "tol: nan": ({"constraints": "qr", "tol": NAN}, "tol is nan; it must lie between 3e-14 and 0.1."),
    "tol: negative": ({"constraints": "qr", "tol": -1}, "tol is -1.0; it must lie between 3e-14 and 0.1."),
    "atol: negative": (
        {"constraints": "qr", "atol": -1},
        "atol is -1; absolute tolerances must be positive (inf: no control of that variable).",
    ),
    "atol: by name": (
        {"constraints": "qr", "atol": {"Bx": 1}},
        "atol is {'Bx': 1.0}; it must be a finite number.\n"
        "  Tolerances by variable, and infinite ones, go with integrator='taylor', 'radau' and 'auto'.",
    ),
    "max_steps: none": (
        {"constraints": "qr", "max_steps": 0},
        "max_steps is 0; it must be a whole number, at least 1.",
    ),
    "max_steps: a fraction": (
        {"constraints": "qr", "max_steps": 2.5},
        "max_steps is 2.5; it must be a whole number, at least 1.",
    ),
    "progress": (
        {"constraints": "qr", "progress": 3},
        "progress is 3; it must be a function of (t, number of steps).",
    ),
    "step: too many": (
        {"constraints": "qr", "integrator": "rk4", "step": 1e-9},
        "With step=1e-09 the run takes 1000000000 steps; max_steps is 1000000.\n"
        "  Take a larger step, or a larger max_steps.",
    ),
    "step: negative": (
        {"constraints": "qr", "integrator": "rk4", "step": -1},
        "step is -1.0; it must be positive.",
    ),
    "alpha: infinite": (
        {"constraints": "baumgarte", "alpha": np.inf},
        "alpha is inf; it must be a finite number.",
    ),
    "constraints: a list": (
        {"constraints": ["qr"]},
        f"constraints is ['qr']; it must be one of {', '.join(CONSTRAINT_METHODS)}.",
    ),
    "cut: a number": (
        {"coordinates": "relative", "cut": 3},
        "cut is 3; it must be a name or a list of names.",
    ),
    "independent: a number": (
        {"constraints": "partition", "independent": [3]},
        "independent is [3]; it must be a name or a list of names.",
    ),
    "stiffness: text": (
        {"coordinates": "parasitic", "stiffness": "1e6"},
        "stiffness is '1e6'; it must be a finite number.",
    ),
    "settle: text": ({"coordinates": "parasitic", "settle": "no"}, "settle is 'no'; it must be True or False."),
}


def crank():
    return catalogue.mechanism("slidercrank")


@pytest.mark.parametrize(("options", "message"), WRONG.values(), ids=WRONG)
def test_wrong_options(options, message):
    with pytest.raises(OptionError) as refused:
        br.simulate(crank(), 1, **options)
    assert str(refused.value) == message


@pytest.mark.parametrize("end", [0, NAN, np.inf])
def test_spans_of_no_length(end):
    with pytest.raises(OptionError) as refused:
        br.simulate(crank(), end, constraints="qr")
    assert str(refused.value) == (
        f"The time span is (0.0, {float(end)}); it must be (start, end), two different finite numbers."
    )


PENDULUM = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 3, positions: {A: [1, 0]}}
"""


def test_backwards_from_the_end():
    """A pendulum that starts from rest goes back in time as it goes on, also from where the run ends."""
    pendulum, t = br.Mechanism.parse(PENDULUM), np.linspace(0, 3, 20)
    back, forth = br.simulate(pendulum, (3, 0)), br.simulate(pendulum, (0, 3))
    assert back.success, back.message
    assert np.abs(back("A", 3 - t) - forth("A", t)).max() < 1e-8
    assert pendulum.at_time(3).start.end is None
    assert pendulum.at_time(1).start.end == 3


def test_numbers_of_numpy_are_numbers():
    assert br.simulate(crank(), np.float32(0.5)).t[-1] == 0.5
    assert br.simulate(crank(), np.int64(1)).t[-1] == 1


def test_one_name_is_a_list_of_names():
    """As everywhere else."""
    assert br.simulate(crank(), 0.2, constraints="partition", independent="A.x").success
    assert br.simulate(crank(), 0.2, coordinates="relative", cut="A").success
    assert [str(one.way) for one in br.compare(crank(), "body/qr", until=0.1).results] == ["body/qr/dop853"]


def test_a_start_at_a_dead_centre():
    """A pendulum at its right-hand end: its height follows from its place there, but not the other way round."""
    s = br.Lagrangian("u v")
    s.particle(1, br.Vec2(s.u, s.v))
    s.gravity(br.Vec2(0, 9.81))
    s.constrain(s.u**2 + s.v**2 - 100, name="length")
    start = {"u": 10, "v": 0}
    with pytest.raises(OptionError) as refused:
        br.simulate(s, (0, 1), start, constraints="partition", independent="u")
    assert str(refused.value) == (
        "The independent coordinates do not determine the others at the start (a dead centre).\n"
        "  Choose others, or constraints='qr'."
    )
    assert br.simulate(s, (0, 1), start, constraints="partition", independent="v").success


def test_dampers_do_not_run_backwards():
    """Springs do."""
    with pytest.raises(OptionError) as refused:
        br.simulate(crank(), -0.01, coordinates="parasitic")
    assert str(refused.value) == (
        "Dampers in joints push instead of holding back where time runs backwards.\n  Give damping=0 there."
    )
    assert br.simulate(crank(), -0.01, coordinates="parasitic", damping=0).success


@pytest.mark.parametrize(
    ("end", "options"),
    [
        (1, {"constraints": "qr", "integrator": "rk4", "step": 5}),
        (5, {"constraints": "qr", "integrator": "semi_implicit_euler", "step": 0.02}),
    ],
)
def test_torn_mechanisms_are_no_success(end, options):
    """Steps that are far too long tear the joints apart, by more than the mechanism is large."""
    solution = br.simulate(crank(), end, **options)
    assert not solution.success
    _, near, remedy = solution.message.splitlines()
    assert near.endswith(
        "the constraints are violated by as much as the mechanism is large: do not trust what follows."
    )
    assert remedy == "  Take a smaller step or tol, or other constraints."


def test_a_projection_that_does_not_converge():
    """There is no nearest position after a step that is far too long."""
    solution = br.simulate(crank(), 1.1, constraints="projection", integrator="euler", step=0.1)
    assert not solution.success
    assert "the numbers grow without bound; take a smaller step" in solution.message
    assert solution.certificate.residuals.max() < 1e-9


@pytest.mark.parametrize("name", ["bricard", "screw_press"])
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_redundant_constraints_by_ordinary_differential_equations(name, coordinates):
    """What was left out holds along the motion, which ends where Taylor series do."""
    mechanism = catalogue.mechanism(name)
    assert prepare(mechanism, coordinates).rank.redundant
    end = mechanism.start.t0 + 0.2
    found = br.simulate(mechanism, end, coordinates=coordinates, constraints="qr", tol=1e-10)
    known = br.simulate(mechanism, end, coordinates=coordinates, tol=1e-12)
    assert found.success
    assert found.certificate.redundant == known.certificate.redundant
    places = [one for one in known.names if one.endswith((".x", ".y", ".z")) and "." not in one[:-2]]
    assert found(places, end) == pytest.approx(known(places, end), abs=1e-7)
    assert float(found("energy.kinetic", end)) == pytest.approx(float(known("energy.kinetic", end)), rel=1e-6)


def test_motions_of_comparisons_are_complete():
    """They have units, pictures and joint forces, like those of simulate."""
    motion = br.compare(crank(), ["body/qr"], until=0.5).results[0].motion
    same = br.simulate(crank(), 0.5, coordinates="body", constraints="qr", tol=1e-8)
    assert motion.unit("A.x") == "m"
    assert motion.description == same.description
    assert motion.certificate.moved == same.certificate.moved
    assert (motion.reactions("A", on="OA", t=[0.5]).force == same.reactions("A", on="OA", t=[0.5]).force).all()


def test_nothing_to_draw():
    """Where every way was refused."""
    lab = br.compare(crank(), ["natural/direct/dop853"], until=0.1)
    with pytest.raises(SolutionError, match="No way has given a motion"):
        lab.plot_drift()


@pytest.mark.parametrize(
    "options",
    [{"constraints": "qr", "integrator": "dop853"}, {"constraints": "qr", "integrator": "rk4", "step": 1e-3}],
    ids=["dop853", "rk4"],
)
def test_interrupted_runs(options):
    """Ctrl-C raises Interrupted with what there is."""

    def press(t, steps):
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stop:
        br.simulate(crank(), 20, progress=press, **options)
    solution = stop.value.solution
    assert not solution.success
    assert solution.message == f"stopped at t = {solution.t[-1]:.10g}: interrupted"
    assert 0 < solution.t[-1] < 20
    assert float(solution("A.x", solution.t[-1])) == pytest.approx(float(solution["A.x"][-1]))


SUNDIALS = [("ggl", "cvode"), ("implicit", "ida")]
PROGRAM = """
import bricard as br
from bricard.problems import catalogue
try:
    br.simulate(catalogue.mechanism("slidercrank"), 400, constraints="{}", integrator="{}", tol=1e-9, max_steps=10**8,
                progress=lambda t, steps: print(t, flush=True))
except br.Interrupted as stop:
    print(stop.solution.message, len(stop.solution.t))
"""


@pytest.mark.parametrize(("constraints", "integrator"), SUNDIALS)
def test_interrupted_sundials(constraints, integrator):
    """Ctrl-C keeps what was computed in full stretches."""
    program = PROGRAM.format(constraints, integrator)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "20.0\n"
        process.send_signal(signal.SIGINT)
        last = process.communicate(timeout=60)[0].splitlines()[-1]
    assert re.fullmatch(r"stopped at t = \d+: interrupted \d+", last)
    assert int(last.split()[-1]) > 50


@pytest.mark.parametrize(("constraints", "integrator"), SUNDIALS)
def test_sundials_has_bounds_and_tells_its_progress(constraints, integrator, capfd):
    """A run with too few steps stops on the way, and SUNDIALS itself says nothing."""
    told = []
    options = {"constraints": constraints, "integrator": integrator, "tol": 1e-8}
    solution = br.simulate(crank(), 10, max_steps=1000, progress=lambda t, steps: told.append((t, steps)), **options)
    assert not solution.success
    assert solution.message.splitlines()[0] == f"stopped at t = {solution.t[-1]:.10g}: too many steps"
    assert 0 < solution.t[-1] < 10
    assert solution.certificate.steps <= 1000
    assert told[-1] == (solution.t[-1], solution.certificate.steps)
    assert len(told) > 1
    assert capfd.readouterr() == ("", "")
    assert br.simulate(crank(), 10, constraints=constraints, integrator=integrator, max_steps=3).t[-1] == 0


def test_sundials_gives_up_in_bounded_time(capfd):
    """At a singular position steps of no length are not tried a million times."""
    begun = time.monotonic()
    solution = br.simulate(
        nfourbar.model(1), (0, 10), nfourbar.positions(1), nfourbar.velocities(1),
        constraints="ggl", integrator="cvode", tol=1e-9,
    )  # fmt: skip
    assert time.monotonic() - begun < 20
    assert not solution.success
    assert capfd.readouterr() == ("", "")


def test_a_start_by_an_array_of_one_number():
    """NumPy's array without dimensions is a number."""
    pendulum = br.Mechanism.parse(PENDULUM)
    name, value = "A.x", 0.7
    assert pendulum.starting({name: np.array(value)}).start.positions[name] == value
