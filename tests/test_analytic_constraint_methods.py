"""Constraint methods that are analytic DAEs, solved by Taylor series: acceleration level, Baumgarte, GGL."""

import re
from functools import cache

import casadi as ca
import numpy as np
import pytest
from scipy.linalg import expm
from shared import SMOOTH, builtin
from swinging_rod import GRAVITY, LENGTH, PENDULUM, swing

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import OptionError
from bricard.laboratory.methods import METHODS
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.mechanics.stabilisation import Stabilisation
from bricard.mechanism.mechanism import Mechanism

COORDINATES = ("natural", "body", "relative")
QUICK = ("slidercrank", "slidercrank_kinematic", "scissor_lift", "planetary_gear", "rideout_doublependulum_ideal")
RANGE = 1.5  # seconds of the closed forms
ANALYTIC = [name for name, method in CONSTRAINT_METHODS.items() if method.dae]
every_constraint_method = pytest.mark.parametrize("constraints", ANALYTIC)
every_other = pytest.mark.parametrize("constraints", [name for name in ANALYTIC if name != "direct"])
every_coordinates = pytest.mark.parametrize("coordinates", COORDINATES)


@cache
def mechanism(name):
    return Mechanism.parse(PENDULUM) if name == "pendulum" else builtin(name)


@cache
def run(name, constraints, coordinates="natural", end=None, **options):
    options = {"coordinates": coordinates, "constraints": constraints, "integrator": "taylor"} | options
    return br.simulate(mechanism(name), end, **options)


def refused(options, name="slidercrank"):
    """What is said of options that do not go together."""
    with pytest.raises(OptionError) as found:
        br.simulate(mechanism(name), 0.1, **options)
    return str(found.value)


# -- equations ----------------------------------------------------------------------------------------------------


def dae_of(system, constraints, alpha=10.0, beta=10.0):
    return CONSTRAINT_METHODS[constraints].dae(system, Stabilisation(alpha, beta))


@pytest.mark.parametrize("constraints", CONSTRAINT_METHODS)
def test_every_constraint_method_has_equations_or_a_reason_not_to(constraints):
    """As a DAE for Taylor series."""
    assert bool(CONSTRAINT_METHODS[constraints].dae) != bool(CONSTRAINT_METHODS[constraints].no_series)


INDEX = {"direct": 3, "acceleration": 1, "implicit": 1, "baumgarte": 1, "ggl": 2}


@every_coordinates
@every_constraint_method
def test_index_and_freedoms(constraints, coordinates):
    """A slider-crank has one freedom, two initial values; at acceleration level every q and q' is free."""
    system = prepare(mechanism("slidercrank"), coordinates).system
    structure = dae_of(system, constraints).structure()
    assert structure.index == INDEX[constraints]
    assert structure.dof == (2 * system.size if CONSTRAINT_METHODS[constraints].drifts else 2)


def test_variables_of_the_stabilised_index_2_form():
    """Velocities and mu have names of their own; multipliers and all others keep theirs."""
    system = prepare(mechanism("slidercrank")).system
    direct, stabilised = (dae_of(system, name).variables for name in ("direct", "ggl"))
    velocities = ("Bx.velocity", "A.x.velocity", "A.y.velocity")
    assert stabilised == (*direct, *velocities, "mu.OA", "mu.AB")


# -- closed forms -------------------------------------------------------------------------------------------------


@every_coordinates
@every_constraint_method
def test_a_pendulum_swings_by_elliptic_functions(constraints, coordinates):
    """At its steps and between them."""
    solution = run("pendulum", constraints, coordinates, tol=1e-12)
    assert solution.success
    for t in (solution.t, np.linspace(0, 2, 37)):
        assert solution("A", t) == pytest.approx(swing(t), abs=1e-11)


def violated_pendulum():
    """A particle on a circle whose radius is a law of time."""
    s = br.Lagrangian("x y")
    s.particle(2.0, br.Vec2(s.x, s.y))
    s.gravity(br.Vec2(0, -GRAVITY))
    s.constrain(s.x**2 + s.y**2 - (1 + 0.1 * ca.sin(3 * s.t)) ** 2, name="rod")
    return s.system()


def length_violation(t, x, der):
    return x.x**2 + x.y**2 - (1 + 0.1 * ca.sin(3 * t)) ** 2


def from_violated_start(constraints, **numbers):
    """C and C' of the pendulum from a start off its circle, over time, and their values at the start."""
    start = {"x": 0.9, "y": -0.6, "x'": 0.4, "y'": 0.3, "work.supplied": 0}
    dae = dae_of(violated_pendulum(), constraints, **numbers)
    solution = br.solve_dae(dae, (0, RANGE), start, tol=1e-13)
    assert solution.success
    t = np.linspace(0, RANGE, 31)
    found = [
        solution.evaluate(length_violation, t),
        solution.evaluate(lambda t, x, der: der(length_violation(t, x, der)), t),
    ]
    c0 = 0.9**2 + 0.6**2 - 1
    return t, np.array(found), np.array([c0, 2 * (0.9 * 0.4 - 0.6 * 0.3) - 2 * 0.1 * 3])


@pytest.mark.parametrize("numbers", [{}, {"alpha": 3.0, "beta": 7.0}, {"alpha": 7.0, "beta": 3.0}, {"alpha": 0.0}])
def test_violations_are_a_damped_oscillator(numbers):
    """Baumgarte: (C, C')' = [0 1; -beta^2 -2 alpha] (C, C'): critical, weak, strong and no damping."""
    t, found, start = from_violated_start("baumgarte", **numbers)
    alpha, beta = numbers.get("alpha", 10.0), numbers.get("beta", 10.0)
    rates = np.array([[0, 1], [-(beta**2), -2 * alpha]])
    known = np.array([expm(rates * time) @ start for time in t]).T
    assert found == pytest.approx(known, abs=1e-11)


@every_constraint_method
def test_backwards_in_time(constraints):
    """The pendulum has come from where it goes; violations die out along the run, not along time."""
    solution = br.simulate(mechanism("pendulum"), (0, -6), constraints=constraints, integrator="taylor", tol=1e-12)
    assert solution("A", solution.t) == pytest.approx(swing(-solution.t), abs=1e-11)
    assert solution.certificate.largest_residual < 1e-12


@pytest.mark.parametrize("constraints", ["acceleration", "implicit"])
def test_violations_grow_linearly_at_acceleration_level(constraints):
    """C'' = 0: C = C0 + C0' t."""
    t, found, (c0, rate) = from_violated_start(constraints)
    assert found == pytest.approx(np.array([c0 + rate * t, rate + 0 * t]), abs=1e-11)


def sleigh():
    """A skate on an inclined plane that does not slip sideways."""
    s = br.Lagrangian("x y heading")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2 + 0.2 * s.rate.heading**2))
    s.potential(3.0 * s.x)
    s.constrain_velocity(s.rate.y * ca.cos(s.heading) - s.rate.x * ca.sin(s.heading), name="edge")
    return s.system()


def slip(t, x, der):
    return der(x.y) * ca.cos(x.heading) - der(x.x) * ca.sin(x.heading)


@pytest.mark.parametrize(
    ("constraints", "rate"), [("acceleration", 0.0), ("implicit", 0.0), ("baumgarte", -20.0), ("ggl", None)]
)
def test_velocity_constraints(constraints, rate):
    """From a start that slips, g = g0 exp(-2 alpha t); the index-2 form moves the start instead."""
    names = ("x.velocity", "y.velocity", "heading.velocity") if constraints == "ggl" else ("x'", "y'", "heading'")
    start = {"x": 0, "y": 0, "heading": 0.3, "work.supplied": 0, **dict(zip(names, (1.0, 0.7, 2.0), strict=True))}
    solution = br.solve_dae(dae_of(sleigh(), constraints), (0, 1), start, tol=1e-13)
    t = np.linspace(0, 1, 21)
    initial = 0.7 * np.cos(0.3) - 1.0 * np.sin(0.3)
    known = 0 * t if rate is None else initial * np.exp(rate * t)
    assert solution.evaluate(slip, t) == pytest.approx(known, abs=1e-11)
    assert bool(solution.certificate.moved) == (rate is None)


@every_constraint_method
def test_a_sleigh_goes_alike_by_all_constraint_methods(constraints):
    """Closed form: on the plane x' = u cos(heading), u' = -3 cos(heading), heading' constant."""
    w, heading, u = 2.0, 0.3, 1.0
    names = "{}.velocity" if constraints == "ggl" else "{}'"
    rates = {"x": u * np.cos(heading), "y": u * np.sin(heading), "heading": w}
    start = {"x": 0, "y": 0, "heading": heading, "work.supplied": 0} | {
        names.format(name): rate for name, rate in rates.items()
    }
    solution = br.solve_dae(dae_of(sleigh(), constraints), (0, 3), start, tol=1e-13)
    t = np.linspace(0, 3, 31)
    speed = u - 3 / w * (np.sin(heading + w * t) - np.sin(heading))
    assert solution("x'", t) == pytest.approx(speed * np.cos(heading + w * t), abs=1e-11)
    assert solution("y'", t) == pytest.approx(speed * np.sin(heading + w * t), abs=1e-11)


def test_ggl_moves_an_inconsistent_start_onto_the_constraints():
    """C = 0, C' = 0, mu = 0 and q' = v from there on."""
    start = {"x": 0.9, "y": -0.6, "x.velocity": 0.4, "y.velocity": 0.3, "work.supplied": 0}
    solution = br.solve_dae(dae_of(violated_pendulum(), "ggl"), (0, 1), start, tol=1e-12)
    assert max(solution.certificate.moved.values(), key=abs) != 0
    assert solution.certificate.largest_residual < 1e-14
    t = np.linspace(0, 1, 21)
    assert solution.evaluate(length_violation, t) == pytest.approx(0 * t, abs=1e-12)
    assert solution("mu.rod", t) == pytest.approx(0 * t, abs=1e-12)
    for name in "xy":
        assert solution(f"{name}.velocity", t) == pytest.approx(solution(f"{name}'", t), abs=1e-12)


# -- the same motion ----------------------------------------------------------------------------------------------


def own(name):
    """Is it a variable of the index-2 form alone?"""
    return name.startswith("mu.") or name.endswith(".velocity")


def check_same_motion(name, coordinates, constraints):
    """All names of the direct solution have its values: coordinates, multipliers, works, energies, forces, angles."""
    start, end = mechanism(name).start.t0, mechanism(name).start.end
    end = start + 0.1 * (end - start)
    direct, found = (run(name, one, coordinates, end, tol=1e-11) for one in ("direct", constraints))
    assert found.success, found.message
    assert found.constraints == direct.constraints
    assert found.drives == direct.drives
    t = np.linspace(start, end, 7)
    assert [one for one in found.names if not (own(one) and one not in direct.names)] == list(direct.names)
    for one in direct.names:
        known = direct(one, t)
        assert found(one, t) == pytest.approx(known, abs=1e-9 * (1 + np.abs(known).max())), one
    assert found.certificate.residuals.max() < 1e-10
    for one in set(found.names) - set(direct.names):
        known = direct(f"{one.removesuffix('.velocity')}'", t) if one.endswith(".velocity") else 0 * t
        assert found(one, t) == pytest.approx(known, abs=1e-9 * (1 + np.abs(known).max())), one


@pytest.mark.parametrize("constraints", ["acceleration", "baumgarte", "ggl"])
@every_coordinates
@pytest.mark.parametrize("name", QUICK)
def test_constraint_methods_find_the_motion(name, coordinates, constraints):
    """Drives, tabulated laws, dampers, loops and trees."""
    check_same_motion(name, coordinates, constraints)


@pytest.mark.slow
@pytest.mark.parametrize("constraints", ["acceleration", "baumgarte", "ggl"])
@every_coordinates
@pytest.mark.parametrize("name", [name for name in SMOOTH if name not in (*QUICK, "nfourbar")])
def test_constraint_methods_find_the_motion_of_every_mechanism(name, coordinates, constraints):
    """All but the one that passes singular positions."""
    check_same_motion(name, coordinates, constraints)


@every_other
def test_joint_forces(constraints):
    """They are those of the direct solution, between steps as well."""
    t = np.array([0.1, 0.33, 0.7])
    known, found = (run("slidercrank", one, end=1, tol=1e-12).reactions("A", t=t) for one in ("direct", constraints))
    assert found.force == pytest.approx(known.force, abs=1e-8)


@every_other
def test_parasitic_joints_leave_nothing_to_treat(constraints):
    """Without constraints all constraint methods are one."""
    options = {"coordinates": "parasitic", "end": 0.01}
    direct, found = (run("pendulum", one, **options) for one in ("direct", constraints))
    assert found("A", 0.01) == pytest.approx(direct("A", 0.01), abs=1e-12)
    assert found.certificate.largest_residual == 0


# -- what the certificate says ------------------------------------------------------------------------------------


@cache
def ten_seconds(constraints):
    return run("slidercrank", constraints, end=10, tol=1e-6)


@every_other
def test_the_certificate_has_the_violations_at_the_steps(constraints):
    """|C| and |C'| of crank and rod, written out, and not the residuals of a constraint method's own equations."""
    solution = ten_seconds(constraints)
    found = solution.certificate
    x, y, b = (solution(name, found.t) for name in ("A.x", "A.y", "Bx"))
    x1, y1, b1 = (solution(f"{name}'", found.t) for name in ("A.x", "A.y", "Bx"))
    lengths = np.abs([x**2 + y**2 - 0.16, (b - x) ** 2 + y**2 - 1]).max(axis=0)
    rates = np.abs([2 * (x * x1 + y * y1), 2 * ((b - x) * (b1 - x1) + y * y1)]).max(axis=0)
    assert found.residuals == pytest.approx(lengths, abs=1e-14)
    assert found.hidden_residuals == pytest.approx(rates, abs=1e-13)
    assert len(found.t) == len(found.regularity) == found.steps + CONSTRAINT_METHODS[constraints].drifts
    assert found.engine == f"compiled, constraints by {constraints}"
    assert f"violated by at most {lengths.max():.1e}" in str(found).splitlines()[2]


def drift(constraints, until=10.0):
    certificate = ten_seconds(constraints).certificate
    return float(certificate.residuals[certificate.t <= until].max())


def test_drift():
    """Acceleration level grows and grows, Baumgarte stays bounded, the index-2 form is kept to rounding."""
    assert drift("acceleration") > 2 * drift("acceleration", 5) > 4 * drift("acceleration", 2.5)
    assert drift("baumgarte") < 2 * drift("baumgarte", 2.5)
    assert drift("baumgarte") < drift("acceleration") / 50
    assert drift("ggl") < 1e-15
    assert ten_seconds("ggl").certificate.hidden_residuals.max() < 1e-14
    assert all(np.abs(ten_seconds("ggl")[f"mu.{name}"]).max() < 1e-13 for name in ("OA", "AB"))


def test_strong_damping_needs_short_steps():
    """Violations that die out within a hundredth of a second, where the motion would allow longer steps."""
    few, many = (run("slidercrank", "baumgarte", end=2, alpha=x, beta=x).certificate.steps for x in (10, 1000))
    assert many > 3 * few


def parallel(solution):
    """Do the cranks of a row of four-bar linkages stand in parallel at the end?"""
    end = float(solution.t[-1])
    turns = [np.subtract(solution(f"A{i}", end), solution(f"A{i}", 0.0)) for i in range(3)]
    return max(np.abs(turn - turns[0]).max() for turn in turns) < 1e-4


@pytest.mark.machines
@pytest.mark.parametrize("constraints", ["acceleration", "baumgarte"])
@every_coordinates
def test_another_branch_is_no_success(constraints, coordinates):
    """Parallel cranks pass a singular position at 0.714 s; where they do not stay parallel, it is said.

    Rounding decides which branch a run takes.
    """
    for tol in (1e-6, 1e-8, 1e-9, 1e-10, 1e-12):
        solution = run("nfourbar", constraints, coordinates, 1.1, tol=tol)
        assert parallel(solution) if solution.success else solution.t[-1] > 0.7143
        if "do not trust" in solution.message:
            told = (
                r"near t = 0\.71\d+ the constraints depend on each other \(a singular position\), where "
                rf"{constraints!r} may take another branch: do not trust what follows\.\n"
                r"  Choose constraints='direct'\."
            )
            assert re.search(told, solution.message)


# -- options ------------------------------------------------------------------------------------------------------

SERIES = "with integrator='taylor' choose constraints='direct', 'acceleration', 'implicit', 'baumgarte', 'ggl'."
STEPS = "'euler', 'semi_implicit_euler', 'rk4'"
REFUSED = {
    "partition": (
        "constraints='partition' eliminates coordinates at each instant, where a Taylor series solves for all of "
        "them together.\n  With constraints='partition' choose integrator='dop853', 'rk45', 'scipy-radau', 'lsoda', "
        f"'cvode', {STEPS}; {SERIES}"
    ),
    "qr": (
        "constraints='qr' decomposes a matrix at each instant, which has no Taylor series.\n"
        f"  With constraints='qr' choose integrator='dop853', 'rk45', 'scipy-radau', 'lsoda', {STEPS}; {SERIES}"
    ),
    "svd": (
        "constraints='svd' decomposes a matrix at each instant, which has no Taylor series.\n"
        f"  With constraints='svd' choose integrator='dop853', 'rk45', 'scipy-radau', 'lsoda', {STEPS}; {SERIES}"
    ),
    "projection": (
        "constraints='projection' moves the state after each step, where a Taylor series goes on from the end of the "
        f"last one.\n  With constraints='projection' choose integrator='dop853', 'rk45', 'scipy-radau', {STEPS}; "
        f"{SERIES}"
    ),
    "magic": f"constraints is 'magic'; it must be one of {', '.join(CONSTRAINT_METHODS)}.",
}


@pytest.mark.parametrize(("constraints", "message"), REFUSED.items())
def test_constraint_methods_without_a_series(constraints, message):
    """Each with its reason."""
    assert refused({"constraints": constraints, "integrator": "taylor"}) == message


STEP = f"The option 'step' goes with integrator='cvode', 'ida', {STEPS}."
MISPLACED = {
    "step": ("ggl", {"step": 1e-3}, STEP),
    "independent": ("ggl", {"independent": ["Bx"]}, "The option 'independent' goes with constraints='partition'."),
    "alpha": ("acceleration", {"alpha": 3}, "The option 'alpha' goes with constraints='baumgarte'."),
    "beta": ("ggl", {"beta": 3}, "The option 'beta' goes with constraints='baumgarte'."),
    "step of direct": ("direct", {"step": 1e-3}, STEP),
    "no number": ("baumgarte", {"alpha": "many"}, "alpha is 'many'; it must be a number."),
    "infinite": ("baumgarte", {"beta": np.inf}, "beta is inf; it must be a finite number."),
    "values at times": (
        "baumgarte",
        {"keep": "times", "t_eval": [0.05]},
        "constraints='baumgarte' is watched for singular positions at every step: keep='times' has none.\n"
        "  Choose keep='steps', or constraints='direct' or 'ggl'.",
    ),
}


@pytest.mark.parametrize(("constraints", "options", "message"), MISPLACED.values(), ids=MISPLACED)
def test_options_that_do_not_go_together(constraints, options, message):
    """Exact messages."""
    assert refused({"constraints": constraints, "integrator": "taylor", **options}) == message


def test_options_of_taylor_series_need_them():
    """Other integrators refuse."""
    message = "The option 'order' goes with integrator='taylor', 'auto'."
    assert refused({"constraints": "baumgarte", "order": 30}) == message


@every_constraint_method
def test_options_of_taylor_series(constraints):
    """Order, precision, times, tolerances by variable, an estimate of the error."""
    times = [0.1, 0.25, 0.4]
    options = {"order": 30, "precision": "long double", "t_eval": times, "estimate_error": True}
    solution = br.simulate(
        mechanism("pendulum"), 0.4, constraints=constraints, integrator="taylor", atol={"A.x": 1e-14}, **options
    )
    assert solution.t == pytest.approx(times, abs=0)
    assert np.array([solution["A.x"], solution["A.y"]], dtype=float) == pytest.approx(swing(solution.t), abs=1e-11)
    assert solution.certificate.order == 30
    assert solution.certificate.error["A.x"] < 1e-11


def test_values_at_times_only():
    """The index-2 form keeps its constraints at every step, so it may."""
    options = {"keep": "times", "t_eval": [0.1, 0.2], "constraints": "ggl", "integrator": "taylor"}
    solution = br.simulate(mechanism("pendulum"), 0.2, **options)
    assert np.array([solution["A.x"], solution["A.y"]]) == pytest.approx(swing(solution.t), abs=1e-10)
    assert solution.certificate.largest_residual < 1e-14


@every_constraint_method
def test_events(constraints):
    """The pendulum is at the bottom after a quarter of its period; a run may end there."""
    bottom = br.Event(lambda t, x, der: x["A.x"], terminal=True, name="bottom")
    options = {"constraints": constraints, "integrator": "taylor", "tol": 1e-12, "events": bottom}
    solution = br.simulate(mechanism("pendulum"), 2, **options)
    assert solution.success
    assert solution.message.endswith("by event bottom.")
    assert swing(float(solution.t[-1])) == pytest.approx([0, -LENGTH], abs=1e-11)


@pytest.mark.parametrize(("constraints", "velocity"), [("direct", "A.x'"), ("ggl", "A.x'"), ("ggl", "A.x.velocity")])
def test_an_event_that_turns_the_motion_back(constraints, velocity):
    """Velocities reversed at the bottom: the way back is the way there; the other velocities follow."""

    def reverse(t, values):
        return {velocity: -values[velocity]}

    bottom = br.Event(lambda t, x, der: x["A.x"], direction=-1, action=reverse)
    options = {"constraints": constraints, "integrator": "taylor", "tol": 1e-12, "events": bottom}
    solution = br.simulate(mechanism("pendulum"), 0.6, **options)
    (event,) = solution.events
    after = np.linspace(0.02, 0.25, 6)
    assert solution("A", event.t + after) == pytest.approx(swing(event.t - after), abs=1e-10)
    assert solution.certificate.largest_residual < 1e-14


# -- what users see -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("constraints", ["baumgarte", "ggl"])
def test_a_motion_comes_back_bit_for_bit(constraints, tmp_path):
    """All names, the certificate, units, joint forces."""
    solution = run("slidercrank", constraints, end=0.5)
    loaded = br.load(solution.save(tmp_path / "x.nc"))
    times = np.linspace(0, 0.5, 9)
    assert loaded.names == solution.names
    assert loaded.constraints == solution.constraints == ("OA", "AB")
    assert str(loaded.certificate) == str(solution.certificate)
    assert dict(loaded.units) == dict(solution.units)
    for name in [*solution.names, "A.x'", "A.x''", "Bx''"]:
        np.testing.assert_array_equal(loaded(name, times), solution(name, times))
    np.testing.assert_array_equal(loaded.reactions("A", t=times).force, solution.reactions("A", t=times).force)


def test_units_of_velocities():
    """Metres or radians a second; mu has none that is known."""
    natural, body = (run("slidercrank", "ggl", coordinates, 0.1) for coordinates in ("natural", "body"))
    assert natural.unit("A.x.velocity") == "m/s"
    assert body.unit("OA.turn.velocity") == "rad/s"
    assert natural.unit("mu.OA") == natural.unit("lam.OA") == ""


def test_ways_by_taylor_series():
    """In the laboratory: drift separates the constraint methods, not their ends."""
    texts = [f"natural/{name}/taylor" for name in ANALYTIC]
    lab = br.compare(mechanism("slidercrank"), [*texts, "natural/qr/taylor"], tol=1e-8, until=5)
    *rows, last = lab.results
    assert [row.way for row in rows] == texts
    assert all(row.failure == "" and row.end_error < 1e-7 for row in rows)
    drifts = {row.method.constraints: row.drift for row in rows}
    assert max(drifts["direct"], drifts["ggl"]) < 1e-15 < drifts["baumgarte"] < drifts["acceleration"] < 1e-8
    assert lab.table.splitlines()[-1].endswith(f"refused: {REFUSED['qr'].splitlines()[0]}")
    assert last.motion is None


def test_default_ways_show_constraint_methods_by_taylor_series():
    """With the same constraint methods by another integrator to compare with."""
    for name in ("acceleration", "baumgarte", "ggl"):
        assert br.Method("natural", name, "taylor") in METHODS
        assert br.Method("natural", name, "dop853") in METHODS


def test_the_integrator_must_be_named():
    """Constraint methods keep the integrator that they had."""
    assert run("pendulum", "ggl", end=0.1).certificate.engine == "compiled, constraints by ggl"
    chosen = br.simulate(mechanism("pendulum"), 0.1, constraints="ggl")
    assert chosen.certificate.engine == "dop853, constraints by ggl"
