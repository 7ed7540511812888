"""Right-hand sides under every constraint method: against their defining equations, solved in many digits."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module

import mpmath
import numpy as np
import pytest
from scipy.interpolate import CubicSpline
from shared import builtin

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import OptionError
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.mechanics.stabilisation import NOT_STABILISED, Stabilisation
from bricard.mechanics.violations import independence
from bricard.solvers.constrained import evaluations, solving
from bricard.solvers.constrained.evaluations import Dense, Numeric, Written
from bricard.solvers.constrained.integrators import IntegratorOptions, Problem
from bricard.solvers.constrained.reduction import Reduction, reduce_to_ode
from bricard.solvers.constrained.right_hand_side import RightHandSide
from bricard.solvers.constrained.solving import run_constrained
from bricard.solvers.integrators import INTEGRATORS
from bricard.solvers.method import Method
from bricard.symbolic import sx
from bricard.taylor.engine import compiled_module

DIGITS = 50
ROUNDING = 1e-13  # of compiled results, relative to the largest of their kind
ALPHA, BETA = 3.0, 7.0
MECHANISMS = (
    "slidercrank",
    "andrews",
    "carla_7_1",
    "gyroscope",
    "swash_plate_pump",
    "rideout_doublependulum_parasitic",
)
COORDINATES = ("natural", "body", "relative")
ODES = tuple(name for name in CONSTRAINT_METHODS if name != "direct")
ACCELERATION = Reduction(CONSTRAINT_METHODS["acceleration"])
CASES = [(name, coordinates) for name in MECHANISMS for coordinates in COORDINATES]
every_case = pytest.mark.parametrize(("name", "coordinates"), CASES)
every_constraint_method = pytest.mark.parametrize("constraints", ODES)


@cache
def ready(name, coordinates="natural"):
    return prepare(builtin(name), coordinates)


@cache
def equations_of(name, coordinates="natural"):
    return Dynamics(ready(name, coordinates).system)


def state(name, coordinates, number=0):
    """A state near the start that violates the constraints at all levels."""
    start, equations = ready(name, coordinates).start, equations_of(name, coordinates)
    rng, n = np.random.default_rng(number), equations.system.size
    q = start.q * (1 + 0.01 * rng.standard_normal(n))
    v = start.v + 0.1 * rng.standard_normal(n)
    return np.concatenate([q, v, rng.standard_normal(equations.arguments[1].numel() - 2 * n)])


def independent_of(name, coordinates):
    """Independent coordinates that leave the others well determined at the start: pivots of the null space of G."""
    system, start = ready(name, coordinates).system, ready(name, coordinates).start
    G = values(equations_of(name, coordinates), start.t, start_state(name, coordinates)).G
    J = np.linalg.svd(G)[2][len(G) :]
    chosen = []
    for _ in range(len(J)):  # Gauss elimination with full pivoting
        row, column = np.unravel_index(np.argmax(np.abs(J)), J.shape)
        chosen.append(system.coordinates[column])
        J = np.delete(J - np.outer(J[:, column] / J[row, column], J[row]), row, axis=0)
    return tuple(chosen)


def start_state(name, coordinates):
    start, equations = ready(name, coordinates).start, equations_of(name, coordinates)
    return np.concatenate([start.q, start.v, np.zeros(equations.arguments[1].numel() - 2 * len(start.q))])


def reduction_of(name, coordinates, constraints):
    independent = independent_of(name, coordinates) if constraints == "partition" else ()
    stabilisation = Stabilisation(ALPHA, BETA) if constraints == "baumgarte" else NOT_STABILISED
    return reduce_to_ode(CONSTRAINT_METHODS[constraints], equations_of(name, coordinates), independent, stabilisation)


@dataclass
class Values:
    """M, f, G, gamma, G v - nu, C of a system at a state."""

    M: np.ndarray
    f: np.ndarray
    G: np.ndarray
    gamma: np.ndarray
    velocity: np.ndarray
    position: np.ndarray


def values(equations, t, y):
    """By the functions that users have for their own programs."""
    return _values(equations, t, y.tobytes())


@cache
def _values(equations, t, y):
    s, n = equations.system, equations.system.size
    y = np.frombuffer(y)
    q, v, p = y[:n], y[n : 2 * n], list(s.parameters.values())
    rates, places = sx.vertcat(s.rate(s.C) if s.holonomic else s.C, s.g), sx.vertcat(s.C, 0 * s.g)
    levels = sx.Function("levels", [s.t, s.q, s.v, s.p], [sx.densify(rates), sx.densify(places)])
    velocity, position = (level.ravel() for level in levels.arrays(t, q, v, p))
    return Values(*equations.values("M", "f", "G", "gamma", t=t, q=q, v=v), velocity, position)


def solve(matrix, right):
    """The solution of a linear system, in many digits."""
    return _solve(matrix.tobytes(), len(matrix), right.tobytes()) if len(right) else right


@cache
def _solve(matrix, size, right):
    rows, column = np.frombuffer(matrix).reshape(size, size), np.frombuffer(right)
    with mpmath.workdps(DIGITS):
        solution = mpmath.lu_solve(mpmath.matrix(rows.tolist()), mpmath.matrix(column.tolist()))
        return np.array([float(x) for x in solution])


def bordered(M, G):
    return np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])


def defined(reduction, found, v):
    """q', q'' and lambda as the equations of the constraint method define them."""
    n, m = found.M.shape[0], len(found.G)
    right = found.gamma
    if reduction.method.name == "baumgarte":
        right = right - 2 * ALPHA * found.velocity - BETA**2 * found.position
    x = solve(bordered(found.M, found.G), np.concatenate([found.f, right]))
    return v - violating(reduction, found), x[:n], x[n : n + m]


def violating(reduction, found):
    """What is taken away from v: the shortest part that violates the constraints, or a dependent one."""
    n, part = found.M.shape[0], np.zeros(found.M.shape[0])
    if reduction.method.name in ("ggl", "qr", "svd"):
        part = solve(bordered(np.eye(n), found.G), np.concatenate([np.zeros(n), found.velocity]))[:n]
    if reduction.method.name == "partition":
        dependent = [i for i in range(n) if i not in reduction.independent]
        part[dependent] = solve(np.ascontiguousarray(found.G[:, dependent]), found.velocity)
    return part


def check_close(found, known, bound=ROUNDING):
    assert found == pytest.approx(known, rel=0, abs=bound * np.abs(known).max(initial=0.0))


# -- rates and multipliers ----------------------------------------------------------------------------------------


@every_constraint_method
@every_case
def test_rates_are_those_of_the_defining_equations(name, coordinates, constraints):
    """Also where the state violates the constraints, and however different the masses and lengths are."""
    equations, chosen = equations_of(name, coordinates), reduction_of(name, coordinates, constraints)
    rates, n = Dense(equations, chosen, Parameters(equations.system)), equations.system.size
    y = state(name, coordinates)
    q, a, lam = defined(chosen, values(equations, 0.1, y), y[n : 2 * n])
    found = rates.rates(0.1, y)
    check_close(found[:n] - y[n : 2 * n], q - y[n : 2 * n], 1e-12)  # gradients of condition 1e3 and more
    check_close(found[n : 2 * n], a)
    check_close(rates.solved(0.1, y)[1], lam)
    rest = sx.Function("rest", [*equations.arguments, equations.system.lam], [equations.rest])
    (known,) = rest.arrays(0.1, y, Parameters(equations.system).values, lam)
    check_close(found[2 * n :], known.ravel(), 1e-12)


@pytest.mark.parametrize("way", [Written, Numeric])
@every_case
def test_other_ways_to_evaluate_agree(name, coordinates, way):
    """Sparse factorisation by CasADi, decompositions by NumPy: not better than the condition of the system."""
    equations = equations_of(name, coordinates)
    n, y = equations.system.size, state(name, coordinates)
    for constraints in ("qr", "svd") if way is Numeric else set(ODES) - {"qr", "svd"}:
        chosen = reduction_of(name, coordinates, constraints)
        terms = values(equations, 0.1, y)
        bound = 2e-15 * max(10.0, np.linalg.cond(bordered(terms.M, terms.G)))
        other, dense = (one(equations, chosen, Parameters(equations.system)) for one in (way, Dense))
        found, known = other.rates(0.1, y), dense.rates(0.1, y)
        for part in (slice(0, n), slice(n, 2 * n), slice(2 * n, None)):
            check_close(found[part], known[part], bound)
        check_close(other.solved(0.1, y)[1], dense.solved(0.1, y)[1], bound)


def random_system(n, m, rng):
    """M, G, f, C with entries of very different sizes, as a system of its own."""
    units = 10.0 ** rng.uniform(-3, 3, n)
    root = rng.standard_normal((n, n))
    M = (root @ root.T + n * np.eye(n)) * np.outer(units, units)
    G = rng.standard_normal((m, n)) * units * 10.0 ** rng.uniform(-2, 2, (m, 1))
    lagrangian = br.Lagrangian(" ".join(f"x{i}" for i in range(n)))
    q = [getattr(lagrangian, f"x{i}") for i in range(n)]
    v = [lagrangian.rate(x) for x in q]
    lagrangian.kinetic(sum(M[i, j] * v[i] * v[j] for i in range(n) for j in range(n)) / 2)
    lagrangian.potential(-sum(units[i] * x for i, x in enumerate(q)))
    for j in range(m):
        lagrangian.constrain(sum(G[j, i] * q[i] for i in range(n)), name=f"c{j}")
    return Dynamics(lagrangian.system())


@pytest.mark.parametrize(("n", "m"), [(1, 0), (1, 1), (2, 1), (4, 4), (5, 2), (9, 8), (13, 5), (17, 16)])
@pytest.mark.parametrize("constraints", ["acceleration", "ggl", "qr", "svd", "partition"])
def test_random_systems_of_all_sizes(n, m, constraints):
    """Units of coordinates that differ by 10^6, of constraints by 10^4; sizes around those of vector registers."""
    rng = np.random.default_rng(10 * n + m)
    equations = random_system(n, m, rng)
    independent = [f"x{i}" for i in range(n - m)] if constraints == "partition" else ()
    chosen = reduce_to_ode(CONSTRAINT_METHODS[constraints], equations, independent)
    y = np.concatenate([rng.standard_normal(n), np.zeros(n), np.zeros(equations.arguments[1].numel() - 2 * n)])
    rates = Dense(equations, chosen, Parameters(equations.system))
    terms = values(equations, 0.0, y)
    _, a, lam = defined(chosen, terms, y[n : 2 * n])
    found = rates.rates(0.0, y)[n : 2 * n]
    inertia = np.abs(terms.M) @ np.abs(a) + np.abs(terms.f)
    left = terms.M @ found + terms.G.T @ rates.solved(0.0, y)[1] - terms.f
    assert np.all(np.abs(left) <= 1e-12 * (inertia + np.abs(terms.G.T) @ np.abs(lam)))
    assert np.all(np.abs(terms.G @ found - terms.gamma) <= 1e-12 * (np.abs(terms.G) @ np.abs(a)) + 1e-300)


def test_singular_values_of_very_different_sizes():
    """One-sided rotations find singular values that differ by 10^12; here G is diagonal."""
    sizes = 10.0 ** -np.arange(0.0, 13.0, 2.0)
    lagrangian = br.Lagrangian(" ".join(f"x{i}" for i in range(8)))
    q = [getattr(lagrangian, f"x{i}") for i in range(8)]
    lagrangian.kinetic(sum(lagrangian.rate(x) ** 2 for x in q) / 2)
    lagrangian.potential(-sum(q))
    for size, x in zip(sizes, q, strict=False):
        lagrangian.constrain(size * x)
    equations = Dynamics(lagrangian.system())
    rates = Dense(equations, Reduction(CONSTRAINT_METHODS["svd"]), Parameters(equations.system))
    assert rates.rates(0.0, np.ones(16)) == pytest.approx([0.0] * 7 + [1.0] + [0.0] * 7 + [1.0], abs=1e-14)
    assert rates.solved(0.0, np.ones(16))[1] == pytest.approx(1 / sizes, rel=1e-12)


@pytest.mark.parametrize("constraints", ["acceleration", "ggl", "qr", "svd", "partition"])
def test_dependent_constraints_give_no_numbers(constraints):
    """Neither a crash nor something that looks like an answer; nor anything left of it afterwards."""
    lagrangian = br.Lagrangian("x y z")
    q = [lagrangian.x, lagrangian.y, lagrangian.z]
    lagrangian.kinetic(sum(lagrangian.rate(x) ** 2 for x in q) / 2)
    lagrangian.constrain(q[0] * q[1], name="one")
    lagrangian.constrain(q[0] ** 2, name="other")
    equations = Dynamics(lagrangian.system())
    chosen = reduce_to_ode(CONSTRAINT_METHODS[constraints], equations, ["z"] if constraints == "partition" else ())
    rates, regular = RightHandSide(equations, chosen), np.array([1.0, 2.0, 3.0, 1.0, 1.0, 1.0])
    assert not np.isfinite(rates(0.0, np.array([0.0, 0.0, 1.0, 1.0, 1.0, 1.0]))).all()
    found = rates(0.0, regular)
    assert np.isfinite(found).all()
    np.testing.assert_array_equal(found, RightHandSide(equations, chosen)(0.0, regular))


def test_results_are_not_overwritten():
    """Each call has an array of its own, also when the object that made it is gone."""
    equations, chosen = equations_of("slidercrank"), ACCELERATION
    ys = [state("slidercrank", "natural", number) for number in range(3)]
    for way in (Dense, Written):
        found = [way(equations, chosen, Parameters(equations.system)).rates(0.0, y) for y in ys]
        rates = way(equations, chosen, Parameters(equations.system)).rates
        for first, y in zip(found, ys, strict=True):
            np.testing.assert_array_equal(first, rates(0.0, y))


def test_states_of_another_kind_are_refused():
    """Neither read as something else nor beyond their end; strides are followed."""
    equations = equations_of("slidercrank")
    rates = RightHandSide(equations, ACCELERATION)
    y = state("slidercrank", "natural")
    for wrong in (y[:-1], y.astype(np.float32), y.astype(np.int64), y[None]):
        with pytest.raises(ValueError, match="the state must be an array of doubles of the right length"):
            rates(0.0, wrong)
    np.testing.assert_array_equal(rates(0.0, np.repeat(y, 2)[::2]), rates(0.0, y))


@pytest.mark.parametrize("constraints", ["acceleration", "qr"])
@pytest.mark.parametrize("circumstance", ["large", "without the engine"])
def test_large_systems_and_poor_machines_take_other_ways(constraints, circumstance, monkeypatch):
    """And find the same."""
    equations, y = equations_of("slidercrank"), state("slidercrank", "natural")
    chosen = reduce_to_ode(CONSTRAINT_METHODS[constraints], equations)
    known = RightHandSide(equations, chosen)(0.0, y)
    if circumstance == "large":
        monkeypatch.setattr(evaluations, "DENSE_BEFORE_SPARSE", 4)
        monkeypatch.setattr(evaluations, "DENSE_BEFORE_NUMPY", 4)
    else:
        monkeypatch.setattr(evaluations, "compiled_module", lambda: None)
    way = evaluations.evaluation(equations, chosen, Parameters(equations.system))
    assert isinstance(way, Written if constraints == "acceleration" else Numeric)
    assert way.rates(0.0, y) == pytest.approx(known, abs=1e-12 * np.abs(known).max())


@pytest.mark.parametrize("constraints", ["acceleration", "qr", "svd", "partition"])
def test_both_builds_of_the_engine_agree(constraints, monkeypatch):
    """For every machine, and for those with wide registers."""
    equations, chosen = equations_of("andrews"), reduction_of("andrews", "natural", constraints)
    y = state("andrews", "natural")
    builds = [compiled_module(), import_module("bricard.taylor._engine")]
    results = []
    for build in builds:
        monkeypatch.setattr(evaluations, "compiled_module", lambda build=build: build)
        results.append(Dense(equations, chosen, Parameters(equations.system)).rates(0.1, y))
    n = equations.system.size
    check_close(results[0][:n], results[1][:n])
    check_close(results[0][n : 2 * n], results[1][n : 2 * n])


# -- derivatives --------------------------------------------------------------------------------------------------

SIXTH_ORDER = np.array([-1, 9, -45, 45, -9, 1]) / 60
POINTS = np.array([-3, -2, -1, 1, 2, 3])


@pytest.mark.parametrize("constraints", ["acceleration", "baumgarte", "ggl", "qr", "svd", "partition"])
@pytest.mark.parametrize(
    ("name", "coordinates"), [("slidercrank", "natural"), ("slidercrank", "body"), ("andrews", "natural")]
)
def test_jacobians(name, coordinates, constraints):
    """dF/dy against differences of sixth order; F itself is right to rounding."""
    equations, chosen = equations_of(name, coordinates), reduction_of(name, coordinates, constraints)
    rhs, y = RightHandSide(equations, chosen), state(name, coordinates)
    exact = rhs.jacobian(0.1, y)
    n = equations.system.size
    for j in range(len(y)):
        h = 1e-3 * max(abs(y[j]), np.abs(y[:n]).max() if j < n else 1.0)
        shifted = np.array([rhs(0.1, y + k * h * np.eye(len(y))[j]) for k in POINTS])
        known = SIXTH_ORDER @ shifted / h
        scale = np.abs(exact).max(axis=1) + np.abs(shifted).max(axis=0) / h
        assert np.all(np.abs(exact[:, j] - known) <= 1e-9 * scale + 1e-7 * np.abs(known)), j


def test_exact_jacobians_save_evaluations():
    """A stiff system by SciPy's Radau, with the Jacobian and with differences: the same motion, fewer calls."""
    soft = prepare(builtin("slidercrank"), "parasitic")
    equations = Dynamics(soft.system)
    rhs = RightHandSide(equations, ACCELERATION)
    y0 = np.concatenate([soft.start.q, soft.start.v, np.zeros(equations.arguments[1].numel() - 2 * soft.system.size)])
    calls = {}

    def run(jacobian):
        calls[jacobian] = 0

        def counted(t, y):
            calls[jacobian] += 1
            return rhs(t, y)

        problem = Problem(counted, (0.0, 0.05), soft.system.size, jacobian=jacobian)
        integrator = INTEGRATORS["scipy-radau"].make(problem, IntegratorOptions(1e-7, 1e-7))
        integrator.begin(0.0, y0, 0.05)
        batch = integrator.step()
        while batch.t[-1] < 0.05:
            batch = integrator.step()
        return batch.y[-1]

    assert run(rhs.jacobian) == pytest.approx(run(None), abs=1e-6 * np.abs(y0).max())
    with_jacobian, with_differences = calls.values()
    assert with_jacobian < 0.9 * with_differences


# -- numbers of steps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("constraints", "integrator"), [("acceleration", "cvode"), ("implicit", "ida")])
def test_steps_of_sundials(constraints, integrator):
    """Its own, not those between outputs: more for a smaller tolerance."""
    found = ready("slidercrank")
    counts = []
    for tol in (1e-4, 1e-7, 1e-10):
        method = Method("natural", constraints, integrator, tol=tol)
        run = run_constrained(found.system, (0.0, 1.0), found.start.positions, found.start.velocities, method)
        counts.append(run.steps)
    coarse, medium, fine = counts
    assert 10 < coarse < 0.7 * medium < 0.5 * fine


# -- tabulated laws -----------------------------------------------------------------------------------------------

KNOTS = np.array([0.0, 0.1, 0.45, 0.5, 0.9, 1.4, 1.5, 2.0])
HEIGHTS = np.array([0.0, 0.3, -0.2, 0.4, 1.0, 0.8, -0.5, 0.1])
SPLINE = CubicSpline(KNOTS, HEIGHTS)
TABULATED = ("double_wishbone", "rack_steering", "scissor_lift")
WAYS = [
    ("qr", "dop853"), ("acceleration", "cvode"), ("ggl", "scipy-radau"), ("svd", "lsoda"), ("projection", "dop853"),
    ("implicit", "ida"),
]  # fmt: skip
MINUTES = [("double_wishbone", ("implicit", "ida"))]  # ida also controls the error of accelerations: short steps


def pushed():
    """A particle of 2 kg under a force that is a table."""
    lagrangian = br.Lagrangian("x")
    lagrangian.kinetic(lagrangian.rate.x**2)
    lagrangian.load(lagrangian.table("push", KNOTS, HEIGHTS), lagrangian.rate.x)
    return lagrangian.system()


@pytest.mark.parametrize("span", [(0.0, 2.0), (2.0, 0.0), (0.2, 1.4)])
@pytest.mark.parametrize("integrator", ["dop853", "scipy-radau", "cvode", "rk4"])
def test_a_force_from_a_table(integrator, span):
    """x'' = s / 2 between the knots; the position is the double integral of the spline."""
    speed = SPLINE.antiderivative()
    place = speed.antiderivative()
    start, end = span
    method = Method("natural", "acceleration", integrator, tol=1e-11, step=1e-2 if integrator == "rk4" else None)
    run = run_constrained(pushed(), span, {"x": place(start) / 2}, {"x": speed(start) / 2}, method)
    assert run.finished
    (states,) = run.segments
    assert states.t[-1] == end
    assert set(KNOTS[(min(span) < KNOTS) & (max(span) > KNOTS)]) <= set(states.times)
    assert np.all(np.sign(end - start) * np.diff(states.t) > 0)
    error = 1e-2**4 if integrator == "rk4" else 2e-9
    assert states.y[:, 0] == pytest.approx(place(states.t) / 2, abs=error)
    assert states.rates[:, 1] == pytest.approx(SPLINE(states.t) / 2, abs=1e-12)


def test_progress_and_limits_count_over_all_pieces():
    """A run that starts again at knots is one run."""
    calls = []
    method, start = Method(constraints="acceleration", integrator="rk4", step=1e-3), {"x": 0.0}
    run = run_constrained(
        pushed(), (0.0, 2.0), start, start, method, progress=lambda t, steps: calls.append((t, steps))
    )
    assert run.steps == 2000
    assert all(steps == pytest.approx(1000 * t) for t, steps in calls)
    assert calls[-1][1] > 1500
    limited = Method(constraints="acceleration", tol=1e-11, max_steps=run.steps // 200)
    stopped = run_constrained(pushed(), (0.0, 2.0), {"x": 0.0}, {"x": 0.0}, limited)
    assert stopped.message.endswith(": too many steps\n  Try a larger max_steps or tol.")


def test_a_run_beyond_its_table_is_refused():
    """As by Taylor series."""
    with pytest.raises(OptionError) as refused:
        run_constrained(pushed(), (0.0, 3.0), {"x": 0.0}, {"x": 0.0}, Method(constraints="acceleration"))
    assert str(refused.value) == (
        "The table 'push' covers t = 0 to 2; the run goes from 0 to 3.\n  Lengthen the table, or shorten the run."
    )


@cache
def directly(name):
    return br.simulate(builtin(name), tol=1e-12)


@pytest.mark.parametrize(
    ("name", "constraints", "integrator"),
    [
        pytest.param(name, *way, marks=[pytest.mark.slow] if name == "double_wishbone" and i > 1 else [])
        for name in TABULATED
        for i, way in enumerate(WAYS)
        if (name, way) not in MINUTES
    ],
)
def test_tabulated_laws_are_followed(name, constraints, integrator):
    """The motion is that of Taylor series, and the law is the spline through its table."""
    known = directly(name)
    found = br.simulate(builtin(name), constraints=constraints, integrator=integrator, tol=1e-10)
    assert found.success
    times = np.linspace(float(known.t[0]), float(known.t[-1]), 23)
    for coordinate in known.mechanics.coordinates:
        assert found(coordinate, times) == pytest.approx(known(coordinate, times), abs=1e-6), coordinate
    for table in known.mechanics.tables:
        spline = CubicSpline(table.times, [table.derivatives(t, t)[0] for t in table.times])
        for order in range(3):
            law = spline(times, order)
            assert found(table.name + "'" * order, times) == pytest.approx(law, abs=1e-10 * (1 + np.abs(law).max()))


# -- singular positions -------------------------------------------------------------------------------------------


def test_independence_of_gradients():
    """Of two unit gradients it is sqrt(1 - |cos|) of the angle between them; of one that vanishes 0."""
    angles = np.array([np.pi / 2, np.pi / 3, 0.0])
    rows = np.array([[[2.0, 0.0], [np.cos(a), np.sin(a)]] for a in angles])
    assert independence(rows) == pytest.approx(np.sqrt(1 - np.cos(angles)), abs=1e-15)
    assert independence(np.array([[[1.0, 0.0]], [[0.0, 0.0]]])) == pytest.approx([1, 0])
    assert (independence(np.zeros((4, 0, 3))) == 1).all()


def test_runs_through_singular_positions_are_distrusted(monkeypatch):
    """Parallel cranks lie flat at 0.714 s; a step that ended nearer to it than any does would be told."""
    monkeypatch.setattr(solving, "NEARLY_SINGULAR", 0.1)
    solution = br.simulate(builtin("nfourbar"), 1.1, constraints="qr", tol=1e-9)
    assert not solution.success
    reached, near, remedy = solution.message.splitlines()
    assert reached == "reached t = 1.1."
    assert near.startswith("  Near t = 0.7")
    assert near.endswith(" the constraints depend on each other (a singular position): do not trust what follows.")
    assert remedy == "  Choose constraints='direct'."


def test_baumgarte_backwards_in_time():
    """Violations die out in the direction of the run."""
    solution = br.simulate(builtin("slidercrank"), (0, -3), constraints="baumgarte", tol=1e-8)
    assert solution.success
    assert solution.certificate.residuals.max() < 1e-7


def test_angles_between_steps():
    """Angles beside the coordinates are as accurate between the steps of an ODE integrator as points are."""
    mechanism = builtin("carla_p4")
    known = br.simulate(mechanism, coordinates="relative", tol=1e-13)
    found = br.simulate(mechanism, coordinates="relative", constraints="qr", tol=1e-10)
    t = (found.t[1:] + found.t[:-1]) / 2
    assert np.abs(found("theta", t) - known("theta", t)).max() < 1e-9
    assert np.abs(found("theta'", t) - known("theta'", t)).max() < 1e-6
