"""One mechanism in many ways: coordinates x constraint method x integrator; and compare()."""

import csv
import re
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from matplotlib.figure import Figure
from shared import builtin
from swinging_rod import PENDULUM, swing

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import BricardError, FileError, OptionError
from bricard.laboratory.compare import HEADINGS, compare
from bricard.laboratory.methods import METHODS, SWITCHED, TOUCHING, usual_ways
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.system import multiplier_name
from bricard.mechanism.mechanism import Mechanism
from bricard.problems import catalogue
from bricard.solvers.constrained.reduction import reduce_to_ode
from bricard.solvers.constrained.right_hand_side import RightHandSide
from bricard.solvers.constrained.states import cubic, quintic
from bricard.solvers.integrators import INTEGRATORS
from bricard.solvers.method import Method, split_way
from bricard.spec.names import is_point

END = 0.12
FIXED_STEP = {"euler": 1, "semi_implicit_euler": 1, "rk4": 4}  # orders
INDEPENDENT = {
    ("pendulum", "natural"): ["A.x"],
    ("pendulum", "body"): ["OA.turn"],
    ("slidercrank", "natural"): ["Bx"],
    ("slidercrank", "body"): ["OA.turn"],
}
TABULATED = ("double_wishbone", "rack_steering", "scissor_lift")
COORDINATES = ("natural", "body", "relative")
LARGE = (
    *("andrews", "bricard", "delta_robot", "fivelink", "flyball", "flyball_full", "mcpherson", "neweul_slidercrank"),
    *("robot", "robot_a", "rscr", "screw_press", "stewart_platform", "swash_plate_pump"),
)
every_constraint_method = pytest.mark.parametrize(
    "constraints", [name for name in CONSTRAINT_METHODS if name != "direct"]
)
every_file = pytest.mark.parametrize("name", catalogue.names())


def slow_if(name, slow):
    return pytest.param(name, marks=[pytest.mark.slow] if name in slow else [])


@cache
def mechanism(name):
    return Mechanism.parse(PENDULUM) if name == "pendulum" else builtin(name)


@cache
def ready(name, coordinates="natural"):
    return prepare(mechanism(name), coordinates)


@cache
def reference(name, end=END):
    """Natural coordinates, solved as they are by Taylor series."""
    return br.simulate(mechanism(name), end, tol=1e-12)


@cache
def points(name):
    """Components of the moving points."""
    solution = reference(name)
    moving = [x for x in ready(name).model.world.node if is_point(x) and x not in mechanism(name).ground]
    return tuple(component for point in moving for component in solution.members(point))


def places(solution, names, t=END):
    return solution(list(names), t)


def run(name, coordinates, constraints, integrator, end=END, **options):
    if constraints == "partition":
        options.setdefault("independent", INDEPENDENT[name, coordinates])
    return br.simulate(
        mechanism(name), end, coordinates=coordinates, constraints=constraints, integrator=integrator, **options
    )


# -- every constraint method with every integrator ----------------------------------------------------------------

ANALYTIC = ("acceleration", "implicit", "baumgarte", "ggl")  # have Taylor series
EXPRESSIONS = "integrator='cvode' takes right-hand sides that are expressions; those of {!r} are not."


def refusal(constraints, integrator):
    """Why the two do not go together, in the first line; empty if they do."""
    match constraints, integrator:
        case ("direct", "taylor" | "radau" | "auto") | ("implicit", "ida"):
            return ""
        case (_, "taylor" | "radau" | "auto") if constraints in ANALYTIC:
            return ""
        case ("partition", "taylor" | "radau" | "auto"):
            return (
                "constraints='partition' eliminates coordinates at each instant, where a Taylor series solves for "
                "all of them together."
            )
        case ("qr" | "svd", "taylor" | "radau" | "auto"):
            return f"constraints={constraints!r} decomposes a matrix at each instant, which has no Taylor series."
        case ("projection", "taylor" | "radau" | "auto"):
            return (
                "constraints='projection' moves the state after each step, where a Taylor series goes on from the "
                "end of the last one."
            )
        case (_, "ida"):
            return "integrator='ida' solves DAEs of index 1."
        case ("direct", _):
            return "constraints='direct' goes with integrator='taylor', 'radau', 'auto' alone."
        case ("implicit", _):
            return "constraints='implicit' is a DAE of index 1, not an ODE."
        case ("qr" | "svd" | "projection", "cvode"):
            return EXPRESSIONS.format(constraints)
        case ("projection", "lsoda"):
            return "constraints='projection' changes the state after each step, which lsoda cannot follow."
    return ""


def error_and_bound(name, coordinates, constraints, integrator):
    """Largest error of a point at the end, and what it may be."""
    names = points(name)
    known = places(reference(name), names)
    if integrator not in FIXED_STEP:  # a local error of the tolerance in each of at most a thousand steps
        solution = run(name, coordinates, constraints, integrator, tol=1e-9)
        assert solution.success
        assert solution.certificate.steps <= 1000
        return np.abs(places(solution, names) - known).max(), 1000 * 1e-9
    runs = [run(name, coordinates, constraints, integrator, step=h) for h in (4e-3, 2e-3)]
    assert all(one.success for one in runs)
    coarse, fine = (places(one, names) for one in runs)
    expected = np.abs(coarse - fine).max() / (2 ** FIXED_STEP[integrator] - 1)  # Richardson
    return np.abs(fine - known).max(), 2 * expected + 1e-11


@pytest.mark.parametrize("integrator", INTEGRATORS)
@pytest.mark.parametrize("constraints", CONSTRAINT_METHODS)
def test_constraint_methods_and_integrators(constraints, integrator):
    """What goes together reaches the end, where the reference does; what does not says why."""
    expected = refusal(constraints, integrator)
    for name, coordinates in INDEPENDENT:
        if not expected:
            error, bound = error_and_bound(name, coordinates, constraints, integrator)
            assert error <= bound, (name, coordinates)
            continue
        with pytest.raises(OptionError) as refused:
            run(name, coordinates, constraints, integrator, **({"step": 1e-3} if integrator in FIXED_STEP else {}))
        assert str(refused.value).splitlines()[0] == expected


@pytest.mark.parametrize("integrator", FIXED_STEP)
@every_constraint_method
def test_orders_of_convergence(constraints, integrator):
    """Halving the step divides the error by 2^order, against the closed form."""
    if refusal(constraints, integrator):
        pytest.skip("they do not go together")
    h = 0.01 if integrator == "rk4" else 1e-3
    errors = []
    for step in (h, h / 2):
        solution = run("pendulum", "natural", constraints, integrator, end=0.4, step=step)
        errors.append(np.abs([solution["A.x"], solution["A.y"]] - swing(solution.t)).max())
    assert np.log2(errors[0] / errors[1]) == pytest.approx(FIXED_STEP[integrator], abs=0.3)


def test_the_reference_is_the_closed_form():
    """Elliptic functions."""
    assert places(reference("pendulum"), ("A.x", "A.y")) == pytest.approx(swing(END), abs=1e-12)


NAMES = "direct, acceleration, implicit, baumgarte, ggl, partition, qr, svd, projection"
REFUSED = {
    "no independent coordinates": (
        {"constraints": "partition", "independent": []},
        "constraints='partition' needs 1 independent coordinates, not 0.\n"
        "  Name them: independent=[...] of Bx, A.x, A.y.",
    ),
    "too many": (
        {"constraints": "partition", "independent": ["A.x", "A.y"]},
        "constraints='partition' needs 1 independent coordinates, not 2.\n"
        "  Name them: independent=[...] of Bx, A.x, A.y.",
    ),
    "twice the same": (
        {"constraints": "partition", "independent": ["A.x", "A.x"]},
        "The independent coordinate 'A.x' is named twice.",
    ),
    "no coordinate": (
        {"constraints": "partition", "independent": ["A.z"]},
        "'A.z' is not a coordinate; they are Bx, A.x, A.y.",
    ),
    "unknown constraint method": ({"constraints": "magic"}, f"constraints is 'magic'; it must be one of {NAMES}."),
    "unknown integrator": (
        {"constraints": "qr", "integrator": "ode45"},
        f"integrator is 'ode45'; it must be one of {', '.join(INTEGRATORS)}.\n  Did you mean 'cvode'?",
    ),
    "no step": (
        {"constraints": "qr", "integrator": "rk4"},
        "A fixed-step integrator needs a step: step=1e-3.",
    ),
    "negative step": (
        {"constraints": "qr", "integrator": "euler", "step": -1e-3},
        "step is -0.001; it must be positive.",
    ),
    "option of Taylor series": (
        {"constraints": "qr", "order": 30},
        "The option 'order' goes with integrator='taylor', 'auto'.",
    ),
}


@pytest.mark.parametrize(("options", "message"), REFUSED.values(), ids=REFUSED)
def test_refusals(options, message):
    """Exact messages."""
    with pytest.raises(OptionError) as refused:
        br.simulate(mechanism("slidercrank"), 0.1, **{"integrator": "dop853"} | options)
    assert str(refused.value) == message


IDLE = {
    "step": ({"step": 1e-3}, "integrator='cvode', 'ida', 'euler', 'semi_implicit_euler', 'rk4'"),
    "independent": ({"independent": ["Bx"]}, "constraints='partition'"),
    "alpha": ({"alpha": 5.0}, "constraints='baumgarte'"),
    "beta": ({"beta": 5.0}, "constraints='baumgarte'"),
}


@pytest.mark.parametrize(("option", "taker"), IDLE.values(), ids=IDLE)
def test_options_without_effect(option, taker):
    """They are not ignored."""
    with pytest.raises(OptionError) as refused:
        br.simulate(mechanism("slidercrank"), 0.1, constraints="qr", **option)
    assert str(refused.value) == f"The option {min(option)!r} goes with {taker}."


UNKNOWN = {
    "for other coordinates": ({"stiffness": 1e6}, "The option 'stiffness' goes with coordinates='parasitic'."),
    "cut": ({"coordinates": "body", "cut": ["A"]}, "The option 'cut' goes with coordinates='relative'."),
    "misspelt": ({"atoll": 1e-6}, "There is no option 'atoll'.\n  Did you mean 'atol'?"),
}


@pytest.mark.parametrize(("options", "message"), UNKNOWN.values(), ids=UNKNOWN)
def test_unknown_options(options, message):
    """With a suggestion."""
    with pytest.raises(OptionError) as refused:
        br.simulate(mechanism("slidercrank"), 0.1, **options)
    assert str(refused.value) == message


def test_unknown_coordinates():
    """With a suggestion."""
    with pytest.raises(OptionError, match="coordinates is 'bodies'"):
        br.simulate(mechanism("slidercrank"), 0.1, coordinates="bodies")


def test_a_run_that_explodes_keeps_what_it_has():
    """Euler with steps far too large."""
    solution = run("slidercrank", "natural", "baumgarte", "euler", end=20, step=0.2)
    assert not solution.success
    assert solution.message.startswith("stopped at t = ")
    assert np.isfinite(solution["A.x"]).all()


@pytest.mark.filterwarnings("error")
def test_an_integrator_that_gets_stuck_stops():
    """At a dead centre of the independent coordinate, A on top of O, lsoda takes steps of no length."""
    solution = run("slidercrank", "natural", "partition", "lsoda", end=0.3, tol=1e-9, independent=["A.y"])
    assert not solution.success
    assert "the step has become too small" in solution.message
    assert solution.t[-1] == pytest.approx(0.209127, abs=1e-6)
    assert (np.diff(solution.t) > 0).all()


# -- physics ------------------------------------------------------------------------------------------------------


@cache
def ten_seconds(constraints):
    return run("slidercrank", "natural", constraints, "dop853", end=10, tol=1e-8)


def drift(constraints, until=10.0):
    certificate = ten_seconds(constraints).certificate
    return float(certificate.residuals[certificate.t <= until].max())


def test_drift():
    """Acceleration level grows and grows, Baumgarte stays bounded, velocity level grows little, projection not."""
    grown = [drift("acceleration", t) for t in (1, 2.5, 5, 10)]
    assert all(later > 2 * earlier for earlier, later in pairwise(grown))
    assert drift("baumgarte") < 2 * drift("baumgarte", 2.5)
    assert drift("baumgarte") < drift("acceleration") / 50
    assert drift("ggl") < drift("acceleration") / 100
    assert drift("qr") == pytest.approx(drift("ggl"), rel=0.01)
    assert drift("svd") == pytest.approx(drift("ggl"), rel=0.01)
    assert drift("projection") < 1e-15
    assert ten_seconds("projection").certificate.hidden_residuals.max() < 1e-14


def equations_of(name, coordinates="natural"):
    return Dynamics(ready(name, coordinates).system)


def right_hand_side(equations, constraints, independent=()):
    return RightHandSide(equations, reduce_to_ode(CONSTRAINT_METHODS[constraints], equations, independent))


@pytest.mark.parametrize("name", ["pendulum", "slidercrank", "andrews", "fivelink"])
def test_velocities_of_qr_and_svd(name):
    """Two bases of one null space project alike, also where the state violates the constraints."""
    equations = equations_of(name)
    n = equations.system.size
    start = ready(name).start
    rng = np.random.default_rng(1)
    extras = len(equations.system.extras) + len(equations.powers)
    for _ in range(10):
        q, v = start.q * (1 + 0.05 * rng.standard_normal(n)), rng.standard_normal(n)
        y = np.concatenate([q, v, np.zeros(extras)])
        one, other = (right_hand_side(equations, method)(0.0, y)[:n] for method in ("qr", "svd"))
        assert one == pytest.approx(other, abs=1e-12 * (1 + np.abs(v).max()))


def states(name, count=4):
    """(t, y) along the reference, and its multipliers."""
    solution = reference(name)
    system = solution.mechanics
    lams = [multiplier_name(c.name) for c in (*system.holonomic, *system.velocity)]
    for t in np.linspace(0, END, count + 1)[1:]:
        q, v = places(solution, system.coordinates, t), places(solution, [f"{c}'" for c in system.coordinates], t)
        extras = [float(solution(name, t)) for name in [x.name for x in system.extras]]
        yield float(t), np.array([*q, *v, *extras]), places(solution, lams, t)


@pytest.mark.parametrize("name", ["pendulum", "slidercrank"])
@every_constraint_method
def test_accelerations_and_multipliers_of_constraint_methods(name, constraints):
    """At consistent states all solve M q'' + G^T lambda = f, G q'' = -b'', with Taylor's multipliers."""
    equations = equations_of(name)
    s = equations.system
    rhs = right_hand_side(equations, constraints, INDEPENDENT[name, "natural"])
    for t, y, lam in states(name):
        y = np.concatenate([y, np.zeros(len(equations.powers))])
        q, v = y[: s.size], y[s.size : 2 * s.size]
        M, f, G, gamma = equations.values("M", "f", "G", "gamma", t=t, q=q, v=v)
        matrix = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
        known = np.linalg.solve(matrix, np.concatenate([f, gamma]))
        rates, found = rhs.solved(t, y)
        a = rates[s.size : 2 * s.size]
        assert a == pytest.approx(known[: s.size], abs=1e-10 * (1 + np.abs(known[: s.size]).max()))
        assert M @ a + G.T @ found == pytest.approx(f, abs=1e-10 * (1 + np.abs(f).max()))
        assert found == pytest.approx(lam, abs=1e-8 * (1 + np.abs(lam).max()))


@pytest.mark.parametrize("constraints", ["acceleration", "baumgarte", "ggl", "qr", "svd", "projection"])
@pytest.mark.parametrize("name", ["pendulum", "slidercrank"])
def test_multipliers_along_a_run(name, constraints):
    """Motions by a constraint method have the multipliers of the direct solution, at the step points."""
    solution = run(name, "natural", constraints, "dop853", tol=1e-11)
    for constraint in solution.constraints:
        known = reference(name).multiplier(constraint, solution.t)
        assert solution.multiplier(constraint) == pytest.approx(known, abs=1e-8 * (1 + np.abs(known).max()))


# -- a Lagrangian of one's own ------------------------------------------------------------------------------------


def crank_from_its_slider():
    """A slider-crank in the slider's place and two angles; positions and velocities that nearly close it."""
    s = br.Lagrangian("x alpha beta", parameters={"mass": 1.0})
    C = br.Vec2(s.x, 0)
    A = C - br.Vec2(br.cos(s.alpha), br.sin(s.alpha))
    O = A - 0.5 * br.Vec2(br.cos(s.alpha + s.beta), br.sin(s.alpha + s.beta))
    s.particle(s.par.mass, C)
    s.rod(1, C, A)
    s.rod(1, A, O)
    s.constrain(O, "O")
    return s, {"x": 1.15, "alpha": -0.45, "beta": 1.5}, {"x": -3.5, "alpha": -1.7, "beta": 8.0}


@every_constraint_method
def test_a_lagrangian_by_constraint_methods(constraints):
    """From the same consistent start, with parameters of its own, to the same end."""
    system, positions, velocities = crank_from_its_slider()
    given = {"parameters": {"mass": 3.0}, "fixed": ["x", "x'"]}
    known = br.simulate(system, (0, 0.5), positions, velocities, tol=1e-12, **given)
    options = {"independent": ["beta"]} if constraints == "partition" else {}
    found = br.simulate(
        system, (0, 0.5), positions, velocities, constraints=constraints, tol=1e-9, **given, **options
    )
    assert found.success
    assert found.certificate.moved == known.certificate.moved
    for name in ("x", "alpha", "beta", "x'"):
        assert float(found(name, 0.0)) == pytest.approx(float(known(name, 0.0)), abs=1e-14)
        assert float(found(name, 0.5)) == pytest.approx(float(known(name, 0.5)), abs=1e-6)


def test_a_lagrangian_has_its_own_coordinates():
    """There is nothing to choose."""
    system, positions, velocities = crank_from_its_slider()
    with pytest.raises(OptionError) as refused:
        br.simulate(system, (0, 0.5), positions, velocities, coordinates="body")
    assert str(refused.value) == (
        "The option 'coordinates' goes with mechanisms: a Lagrangian has coordinates of its own."
    )


# -- the same mechanism in other coordinates ----------------------------------------------------------------------


@cache
def whole_run(name, coordinates):
    return br.simulate(mechanism(name), coordinates=coordinates)


QUICK = ("carla_7_1", "chebyshev_linkage", "furuta_pendulum", "gyroscope", "planetary_gear", "slidercrank")


KNOWN_FAULTS = {
    ("nfourbar", "body"): (AssertionError, "stops at the singular position t = 1.22815, which natural ones pass"),
}


def whole(name, coordinates):
    """A case, with what is known to be wrong with it."""
    marks = [] if name in QUICK else [pytest.mark.slow]
    if (name, coordinates) in KNOWN_FAULTS:
        raised, reason = KNOWN_FAULTS[name, coordinates]
        marks.append(pytest.mark.xfail(raises=raised, reason=reason, strict=True))
    return pytest.param(name, coordinates, marks=marks, id=f"{name}-{coordinates}")


@pytest.mark.parametrize(
    ("name", "coordinates"), [whole(name, c) for name in catalogue.names() for c in ("body", "relative")]
)
def test_whole_runs_end_alike_in_all_coordinates(name, coordinates):
    """Every built-in mechanism, solved directly."""
    known, found = whole_run(name, "natural"), whole_run(name, coordinates)
    assert known.success
    assert found.success, found.message
    end = float(known.t[-1])
    moving = [x for x in ready(name).model.world.node if is_point(x) and x not in mechanism(name).ground]
    for point in moving:
        names = known.members(point)
        assert places(found, names, end) == pytest.approx(places(known, names, end), abs=1e-7), point


@pytest.mark.parametrize(
    "name",
    [slow_if(name, LARGE) for name in ("slidercrank", "carla_7_1", "chebyshev_linkage", "rscr", "swash_plate_pump")],
)
def test_joint_forces_agree_in_all_coordinates(name):
    """Whatever the coordinates, joints carry the same."""
    known = whole_run(name, "natural")
    times = np.linspace(float(known.t[0]), float(known.t[-1]), 4)[1:]
    for coordinates in ("body", "relative"):
        found = whole_run(name, coordinates)
        assert found.reactions.joints == known.reactions.joints
        for joint, parts in known.reactions.joints.items():
            for part in parts:
                one, other = (solution.reactions(joint, part, times) for solution in (known, found))
                for a, b in ((one.force, other.force), (one.torque, other.torque)):
                    assert b == pytest.approx(a, abs=1e-8 * (1 + np.abs(one.force).max())), (coordinates, joint, part)


def test_multipliers_of_body_coordinates_are_the_joint_forces():
    """Where a joint is an equation A of AB = A of OA, its multiplier is the force itself, with the other sign.

    Parasitic joints of 1e9 N/m carry the same but for their deflection.
    """
    body = whole_run("slidercrank", "body")
    times = np.array([0.1, 0.3, 0.5])
    soft = br.simulate(mechanism("slidercrank"), 0.5, coordinates="parasitic", stiffness=1e9, damping=2e3)
    for joint, part in (("A", "AB"), ("O", "OA")):
        force = body.reactions(joint, part, times).force
        for axis, component in zip("xy", force, strict=True):
            assert -body.multiplier(f"{joint}.{part}.{axis}", times) == pytest.approx(component, abs=1e-7)
            assert -soft(f"joint.{joint}.{part}.{axis}", times) == pytest.approx(component, abs=2e-3)


@pytest.mark.slow
@every_file
def test_every_refusal_has_a_reason(name):
    """Other coordinates either give a model or a BricardError with a sentence."""
    for coordinates in ("body", "relative", "parasitic"):
        try:
            reason = ""
            ready(name, coordinates)
        except BricardError as refused:
            reason = str(refused)
        assert not reason or reason.splitlines()[0].endswith((".", ":"))


# -- compare() ----------------------------------------------------------------------------------------------------

GOOD = ("natural", "body/direct", "relative", "natural/qr", "body/ggl/lsoda", "natural/projection/scipy-radau")


@pytest.fixture(scope="module")
def laboratory():
    ways = [*GOOD, Method("natural", "acceleration", "rk4", step=1e-2), "natural/qr/cvode", "natural/partition"]
    return compare(mechanism("slidercrank"), ways, tol=1e-9, until=1.0)


def test_compare_gives_a_row_for_every_way(laboratory):
    """Columns, texts, and numbers where there are any."""
    head, *rows = laboratory.table.splitlines()
    assert re.split(r"\s{2,}", head.strip()) == [h for h in HEADINGS if h]
    assert len(rows) == len(laboratory.results) == len(GOOD) + 3
    assert rows[0].startswith("natural/direct/taylor ")
    assert rows[len(GOOD)].startswith("natural/acceleration/rk4 (step=0.01)")
    assert str(laboratory) == laboratory.table
    for result in laboratory.results[: len(GOOD)]:
        assert result.failure == ""
        assert result.end_error < 1e-6
        assert result.steps > 0
        assert max(result.drift, result.velocity_drift, result.energy_drift) < 1e-6
    for seconds in zip(*[(result.modelling, result.solving) for result in laboratory.results], strict=True):
        assert min(seconds) >= 0 < sum(seconds)  # a clock may be too coarse for one of them


def test_agreement_of_good_ways(laboratory):
    """Every pair once, all of them close; so are those with the way that steps too far, but less."""
    good = {str(Method(*split_way(text))) for text in GOOD}
    agreement = laboratory.agreement
    assert len(agreement) == len(agreement.keys() | {(b, a) for a, b in agreement}) / 2
    assert {name for pair in agreement for name in pair} == good | {"natural/acceleration/rk4 (step=0.01)"}
    for pair, distance in agreement.items():
        assert 0 <= distance < (1e-6 if set(pair) <= good else 1e-2), pair
    result = {r.way: r for r in laboratory.results}
    for (a, b), distance in agreement.items():
        assert distance <= result[a].end_error + result[b].end_error + 1e-15


def test_a_refused_way_keeps_its_reason(laboratory):
    """In the result and in the table."""
    cvode, partition = laboratory.results[-2:]
    assert cvode.motion is None
    assert cvode.failure.splitlines()[0] == EXPRESSIONS.format("qr")
    assert np.isnan(cvode.end_error)
    assert laboratory.table.splitlines()[-2].endswith(f"refused: {EXPRESSIONS.format('qr')}")
    assert partition.failure.startswith("constraints='partition' needs 1 independent coordinates, not 0.")


def test_a_way_that_stops_says_where():
    """Its motion is kept, its end is not compared."""
    way = Method("natural", "baumgarte", "euler", step=0.2)
    found = compare(mechanism("slidercrank"), [way], until=20.0).results[0]
    assert found.failure.startswith("stopped at t = ")
    assert np.isnan(found.end_error)
    assert found.motion is not None


def test_export(laboratory, tmp_path):
    """The numbers as they are."""
    path = laboratory.to_csv(tmp_path / "ways.csv")
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = list(csv.reader(file))
    assert head == [*HEADINGS[:-1], "switches", "failure"]
    for row, result in zip(rows, laboratory.results, strict=True):
        assert row[0] == result.way
        cells = dict(zip(head, row, strict=True))
        assert int(cells["steps"]) == result.steps
        for name in ("modelling", "solving", "end_error", "drift", "velocity_drift"):
            number = float(cells[name.replace("_", " ")])
            assert number == pytest.approx(getattr(result, name), rel=0, abs=0, nan_ok=True)
        assert row[-1] == result.failure
    with pytest.raises(FileError, match="cannot be written"):
        laboratory.to_csv(tmp_path / "nowhere" / "ways.csv")


def test_plot_of_drift(laboratory):
    """One curve for each way that has a motion, on a log axis."""
    figure = laboratory.plot_drift()
    assert isinstance(figure, Figure)
    (axes,) = figure.axes
    assert axes.get_yscale() == "log"
    assert [line.get_label() for line in axes.lines] == [r.way for r in laboratory.results if r.motion]
    assert all((line.get_ydata() > 0).all() for line in axes.lines)


def test_progress():
    """Of compare: before each run; of an integrator: now and then, with time and steps."""
    calls = []
    compare(mechanism("pendulum"), ["natural", "natural/qr"], progress=lambda *given: calls.append(given))
    assert calls == [("natural/direct/taylor", 0, 2), ("natural/qr/dop853", 1, 2)]
    calls.clear()
    run("pendulum", "natural", "qr", "rk4", end=0.5, step=1e-3, progress=lambda *given: calls.append(given))
    assert len(calls) == 2
    assert all(t == pytest.approx(steps * 1e-3) for t, steps in calls)


@pytest.mark.parametrize(
    ("text", "method"),
    [
        ("body", Method("body", "direct")),
        ("body/qr", Method("body", "qr")),
        ("relative/ggl/scipy-radau", Method("relative", "ggl", "scipy-radau")),
        *[(str(method), method) for method in METHODS],
    ],
)
def test_ways_as_texts(text, method):
    """What is left out has its default."""
    assert Method(*split_way(text)) == method


@pytest.mark.parametrize("text", ["", "/", "body/", "/qr/dop853", "body//dop853", "a/b/c/d"])
def test_texts_that_are_no_ways(text):
    """An error that shows how to write one."""
    with pytest.raises(OptionError) as refused:
        split_way(text)
    expected = f"{text!r} is not a way to solve.\n  Write coordinates/constraints/integrator, as in body/qr/dop853."
    assert str(refused.value) == expected


@pytest.mark.parametrize(
    ("name", "ways"), [("bouncing_balls", SWITCHED + TOUCHING), ("ratchet", SWITCHED), ("pendulum", METHODS)]
)
def test_ways_that_suit_a_mechanism(name, ways):
    """What has modes is compared in coordinates that follow them; what touches, by springs and time stepping, too."""
    ready = prepare(builtin(name))
    assert usual_ways(ready.model.mechanism, ready.system) == ways


@pytest.mark.parametrize("name", ["bouncing_balls", "ratchet"])
def test_the_usual_ways_of_what_switches_agree(name):
    """Coordinates agree to the tolerance; nothing is refused."""
    lab = compare(builtin(name), until=1.0)
    assert all(not one.failure for one in lab.results), lab.table
    assert max(one.end_error for one in lab.results[:4]) < 1e-6


def test_compare_needs_an_end():
    """From the mechanism or as an option."""
    with pytest.raises(OptionError, match="gives no end of the run"):
        compare(Mechanism.parse(PENDULUM.replace("  tend: 2\n", "")), ["natural"])


# -- the motion that steps describe -------------------------------------------------------------------------------


@pytest.mark.parametrize(("hermite", "orders"), [(quintic, 3), (cubic, 2)])
def test_hermite_polynomials(hermite, orders):
    """Polynomials of their degree are met exactly."""
    rng, h = np.random.default_rng(2), np.array([[0.7], [2.0]])
    coefficients = rng.standard_normal((2, 2 * orders, 3))  # steps, degrees, columns

    def at(x):
        rows = [coefficients]
        for _ in range(orders - 1):
            rows.append(rows[-1][:, 1:] * np.arange(1, rows[-1].shape[1])[None, :, None])
        return np.stack([sum(row[:, k] * x**k for k in range(row.shape[1])) for row in rows], axis=1)

    assert hermite(at(0 * h), at(h), h) == pytest.approx(coefficients, abs=1e-12)


@pytest.fixture(scope="module")
def stepped():
    return run("slidercrank", "natural", "projection", "dop853", tol=1e-10)


def test_between_steps(stepped):
    """Positions, velocities and accelerations by name, all close to the reference, at steps and between them."""
    middle = (stepped.t[1:] + stepped.t[:-1]) / 2
    h = np.diff(stepped.t).max()
    for name in ("A.x", "A.y", "Bx"):
        for order, bound in enumerate((h**6, h**5, h**4)):
            full = name + "'" * order
            assert stepped(full, stepped.t) == pytest.approx(reference("slidercrank")(full, stepped.t), abs=1e-7)
            assert stepped(full, stepped.t[:-1]) == pytest.approx(stepped[full][:-1], abs=1e-12)
            # a Hermite quintic errs by x^(6) h^6 / 46080 in the middle; derivatives of the crank grow by 20 per order
            known = reference("slidercrank")(full, middle)
            assert stepped(full, middle) == pytest.approx(known, abs=20**6 * bound / 720 + 1e-8)


def test_energies(stepped):
    """A conservative motion keeps its energy; a damped one loses what the reference loses."""
    energy = stepped.energy()
    assert energy.total == pytest.approx(energy.kinetic + energy.potential, abs=1e-12)
    assert np.abs(energy.balance).max() < 1e-7
    assert stepped.certificate.energy_balance == np.abs(energy.balance).max()
    damped = mechanism("rideout_doublependulum_parasitic")
    known = br.simulate(damped, 0.02).energy(0.02)
    found = br.simulate(damped, 0.02, constraints="acceleration", integrator="scipy-radau", tol=1e-9).energy(0.02)
    assert float(known.dissipated) > 0
    assert float(found.dissipated) == pytest.approx(float(known.dissipated), rel=1e-6)


def test_a_motion_comes_back_bit_for_bit(stepped, tmp_path):
    """All names and derivatives, at steps and between."""
    loaded = br.load(stepped.save(tmp_path / "x.nc"))
    times = np.random.default_rng(3).uniform(0, END, 7)
    assert loaded.names == stepped.names
    assert loaded.message == stepped.message
    assert loaded.certificate.engine == "dop853, constraints by projection"
    for name in [*stepped.names, "A.x'", "A.x''", "Bx''"]:
        np.testing.assert_array_equal(loaded[name], stepped[name])
        np.testing.assert_array_equal(loaded(name, times), stepped(name, times))
    np.testing.assert_array_equal(loaded.energy(times).balance, stepped.energy(times).balance)
    joint = stepped.reactions("A", t=times)
    np.testing.assert_array_equal(loaded.reactions("A", t=times).force, joint.force)


def test_every_way_has_a_curve_of_its_own():
    """No two of the default ways are drawn alike."""
    lines = compare(mechanism("slidercrank"), until=0.05).plot_drift().axes[0].get_lines()
    assert len(lines) == len(METHODS)
    assert len({(line.get_color(), str(line._dash_pattern)) for line in lines}) == len(METHODS)
