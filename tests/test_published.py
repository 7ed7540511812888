"""DAEs of the literature, solved: published end values, closed forms, independent programs, known failures.

The problems, with their sources, are in `dae_problems`.
"""

from dataclasses import dataclass
from functools import cache

import casadi as ca
import numpy as np
import pytest
from dae_problems import (
    akzo_nobel,
    algebraic_system,
    andrews_squeezer,
    angle_pendulum,
    car_axis,
    double_pendulum,
    horizontal_pendulum,
    pendula_chain,
    pendulum,
    pleiades,
    ring_modulator,
    robot_arm,
    transistor_amplifier,
)
from scipy.integrate import solve_ivp
from scipy.special import ellipj

import bricard as br
from bricard.dae.expansion import Expansion
from bricard.dae.structure import derivative_name
from bricard.symbolic import sx
from bricard.symbolic.bridge import to_casadi

TOLERANCE = 1e-12
ROUNDING = np.finfo(float).eps
CHAINS = range(1, 6)
ORDERS = range(8, 31)


def pendulum_angle(t, start, rate=1.0):
    """The angle of theta'' = -rate^2 sin(theta) from rest at `start`: sin(theta/2) = k cd(rate t, k)."""
    k = np.sin(start / 2)
    _, cn, dn, _ = ellipj(rate * t, k**2)
    return 2 * np.arcsin(k * cn / dn)


def pendulum_motion(t):
    """u and v of the pendulum with L = 10, G = 9.81 that starts at the side."""
    angle = pendulum_angle(t, np.pi / 2, rate=np.sqrt(0.981))
    return 10 * np.sin(angle), 10 * np.cos(angle)


def reference_run(slopes, span, start, times):
    """SciPy's DOP853 close to the finest tolerance that it accepts; values (n, times)."""
    run = solve_ivp(slopes, span, start, method="DOP853", rtol=1e-13, atol=1e-13, t_eval=times)
    assert run.success
    return run.y


# -- published end values ----------------------------------------------------------------------------


def assert_published(problem, solution):
    """Every known end value is met as far as its source is trusted."""
    assert solution.success
    for name, known in problem.reference.items():
        assert solution[name][-1] == pytest.approx(known.value, rel=known.trust, abs=0), name


@pytest.mark.parametrize("make", [akzo_nobel, car_axis, andrews_squeezer, pleiades])
def test_published_end_values(make):
    """The end values are those of the Test Set for IVP Solvers, to the digits that can be trusted there."""
    problem = make()
    assert_published(problem, problem.solve(tol=TOLERANCE))


def test_transistor_amplifier_combined():
    """With the sums of its paired equations the amplifier has index 1, five freedoms and the published end."""
    problem = transistor_amplifier()
    repaired = problem.dae.combined()
    assert (repaired.structure().index, repaired.structure().dof, repaired.structure().doubt) == (1, 5, "")
    assert_published(problem, br.solve_dae(repaired, (0, problem.end_time), problem.initial, tol=TOLERANCE))


def test_akzo_nobel_from_its_concentrations():
    """y6 and all slopes follow from y1 to y5, one linear equation after the other, so that no guess is needed."""
    problem = akzo_nobel()
    concentrations = {name: problem.initial[name] for name in ("y1", "y2", "y3", "y4", "y5")}
    solution = br.solve_dae(problem.dae, (0, problem.end_time), concentrations, tol=TOLERANCE)
    assert solution["y6"][0] == pytest.approx(problem.initial["y6"], rel=1e-15)
    assert_published(problem, solution)


def test_andrews_squeezer_in_more_digits():
    """The mechanism's angles agree with a quadruple-precision run in the crank angle alone (heyoka, 20 digits)."""
    end = [15.810771195153707097, -15.75637105841183947, 0.040822240119645804858, -0.53473011634207959377,
           0.52440996587995406937, 0.53473011634207959377, 1.0480807410419378731]  # fmt: skip
    problem = andrews_squeezer()
    solution = problem.solve(tol=TOLERANCE)
    assert [solution[f"q[{i}]"][-1] for i in range(7)] == pytest.approx(end, rel=1e-13)
    assert solution["q[0]'"][-1] == pytest.approx(1139.9203022591060642, rel=1e-13)
    longer = br.solve_dae(problem.dae, (0, 0.3), problem.initial, tol=TOLERANCE)
    assert longer("q[0]", [0.05, 0.3]) == pytest.approx([33.825867766954517332, 636.7370199576304134], rel=1e-11)


def test_andrews_squeezer_starts_as_published():
    """Accelerations and multipliers of the start are those of Hairer and Wanner, who give thirty digits."""
    solution = andrews_squeezer().solve(tol=TOLERANCE)
    accelerations = [14222.4439199541138705911625887, -10666.8329399655854029433719415, 0, 0, 0, 0, 0]
    multipliers = [98.5668703962410896057654982170, -6.12268834425566265503114393122, 0, 0, 0, 0]
    assert [solution[f"q[{i}]''"][0] for i in range(7)] == pytest.approx(accelerations, rel=1e-13, abs=1e-9)
    assert [solution[f"lam[{i}]"][0] for i in range(6)] == pytest.approx(multipliers, rel=1e-13, abs=1e-12)


# -- pendula -----------------------------------------------------------------------------------------


def pendulum_error(tolerance):
    """Largest error of u and v over time."""
    solution = pendulum().solve(tol=tolerance)
    t = np.linspace(0, 20, 2001)
    return np.abs(solution(["u", "v"], t) - pendulum_motion(t)).max()


def test_error_is_proportional_to_the_tolerance():
    """A thousandth of the tolerance gives about a thousandth of the error, until rounding takes over.

    The floor is 2e-13: about eighty steps with rounding errors of values of size 10, and 7e-14 in SciPy's elliptic
    functions, by which a run in long double differs from them. The finest run comes down to it.
    """
    errors = [pendulum_error(tolerance) for tolerance in (1e-6, 1e-9, 1e-12)]
    assert 100 < errors[0] / errors[1] < 30_000, errors
    assert errors[2] < max(errors[1] / 100, 4e-13), errors
    assert all(error < tolerance for error, tolerance in zip(errors, (1e-6, 1e-9, 1e-12), strict=True)), errors


def test_pendulum_at_the_rounding_floor():
    """At the finest tolerances only rounding separates the pendulum from its closed form in twenty digits."""
    problem = pendulum()
    solution = problem.solve(tol=1e-14)
    for name, known in problem.reference.items():
        assert solution[name][-1] == pytest.approx(known.value, rel=max(known.trust, 100 * ROUNDING)), name


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("start", [0.1, 2.0])
def test_angle_pendulum_from_rest_at_every_order(start, order):
    """Where every second coefficient vanishes, steps are not too long at any order."""
    solution = angle_pendulum(start).solve(order=order, tol=1e-10)
    t = np.linspace(0, 30, 601)
    assert np.abs(solution("theta", t) - pendulum_angle(t, start)).max() < 5e-9


@pytest.mark.parametrize("order", ORDERS)
def test_horizontal_pendulum_from_rest_at_every_order(order):
    """Where three of four coefficients vanish, steps are not too long at any order."""
    solution = horizontal_pendulum().solve(order=order, tol=1e-10)
    t = np.linspace(0, 30, 601)
    angle = pendulum_angle(t, np.pi / 2) - np.pi / 2
    assert np.abs(solution("theta", t) - angle).max() < 5e-9


@pytest.mark.parametrize("order", ORDERS)
def test_pendulum_at_every_order(order):
    """The same holds for the pendulum as a DAE."""
    t = np.linspace(0, 20, 601)
    solution = pendulum().solve(order=order, tol=1e-10)
    assert np.abs(solution(["u", "v"], t) - pendulum_motion(t)).max() < 5e-8


def test_double_pendulum_against_angles():
    """Cartesian coordinates with multipliers and the two angles without describe the same motion."""
    mass, length, gravity = 1 / 3, 1.5, 9.81  # m2 / (m1 + m2), l2; l1 = 1

    def slopes(t, y):
        first, second, rate1, rate2 = y
        s, c = np.sin(first - second), np.cos(first - second)
        push1 = -mass * length * rate2**2 * s - gravity * np.sin(first)
        push2 = rate1**2 * s - gravity * np.sin(second)
        turn1 = (push1 - mass * c * push2) / (1 - mass * c**2)
        return [rate1, rate2, turn1, (push2 - c * turn1) / length]

    problem = double_pendulum()
    t = np.linspace(0, problem.end_time, 201)
    first, second, _, _ = reference_run(slopes, (0, problem.end_time), [np.pi / 2, np.pi / 2, 0, 0], t)
    solution = problem.solve(tol=TOLERANCE)
    knee = np.array([np.sin(first), np.cos(first)])
    end = knee + length * np.array([np.sin(second), np.cos(second)])
    assert np.abs(solution(["u1", "v1"], t) - knee).max() < 1e-10
    assert np.abs(solution(["u2", "v2"], t) - end).max() < 1e-10


@pytest.mark.parametrize("count", CHAINS)
def test_chain_contains_the_pendulum(count):
    """The first of a chain of pendula is the pendulum, with lam = 3 G v / L^2."""
    problem = pendula_chain(count)
    solution = problem.solve(tol=TOLERANCE)
    t = np.linspace(0, problem.end_time, 201)
    u, v = pendulum_motion(t)
    assert solution.success
    assert np.abs(solution(["u1", "v1"], t) - [u, v]).max() < 1e-11
    assert np.abs(solution("lam1", t) - 0.2943 * v).max() < 1e-12


@pytest.mark.parametrize("count", CHAINS)
def test_chain_satisfies_its_equations(count):
    """Between the steps, too, the exact derivatives of the solution satisfy all equations.

    In a step of length h the last term of u is below tol |u|, that of u'' below tol |u| (order/h)^2.
    """
    problem = pendula_chain(count)
    solution = problem.solve(tol=TOLERANCE)
    t = np.linspace(0, problem.end_time, 501)
    length = np.full_like(t, 10.0)
    for i in range(1, count + 1):
        u, v, lam = solution([f"u{i}", f"v{i}", f"lam{i}"], t)
        assert np.abs(solution(f"u{i}''", t) + lam * u).max() < 1e-10
        assert np.abs(solution(f"v{i}''", t) + lam * v - 9.81).max() < 1e-10
        assert np.abs(u**2 + v**2 - length**2).max() < 1e-12
        length = 10 + lam


@pytest.mark.parametrize("count", CHAINS[1:])
def test_last_pendulum_of_a_chain(count):
    """The last one is a pendulum of given, varying length: l theta'' + 2 l' theta' + G sin(theta) = 0.

    Its length is taken from the one before, which the shorter chain has verified; so is lam, from
    lam l = G cos(theta) + l theta'^2 - l''.
    """
    problem = pendula_chain(count)
    solution = problem.solve(tol=TOLERANCE)
    lengthening = f"lam{count - 1}"

    def slopes(t, y):
        angle, rate = y
        stretch, stretching = solution([lengthening, lengthening + "'"], t)
        return [rate, -(9.81 * np.sin(angle) + 2 * stretching * rate) / (10 + stretch)]

    t = np.linspace(0, problem.end_time, 101)
    start = np.arctan2(solution(f"u{count}", 0.0), solution(f"v{count}", 0.0))
    angle, rate = reference_run(slopes, (0, problem.end_time), [start, 0.0], t)
    length = 10 + solution(lengthening, t)
    motion = [length * np.sin(angle), length * np.cos(angle)]
    lam = (9.81 * np.cos(angle) + length * rate**2 - solution(lengthening + "''", t)) / length
    assert np.abs(solution([f"u{count}", f"v{count}"], t) - motion).max() < 1e-9
    assert np.abs(solution(f"lam{count}", t) - lam).max() < 1e-9


# -- constraints -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Constraint:
    """A derivative (order 0: itself) of an equation: CasADi's function of names, residual and sizes of its slopes."""

    order: int
    names: list[str]
    function: ca.Function

    def at_steps(self, solution):
        """Residual and size of its terms at the starts of the steps.

        The size of the terms is sum |df/dx| |x| with the largest |x| of the run, because a value near zero has the
        rounding errors of what it was computed from.
        """
        times = solution.certificate.t
        parameters = ca.repmat(ca.DM(list(solution.parameters.values())), 1, len(times))
        values = np.vstack([times, solution(self.names, times)])
        residuals, slopes = self.function.map(len(times))(values, parameters)
        return np.abs(np.array(residuals))[0], np.abs(values).max(axis=1) @ np.array(slopes)


@cache
def constrained(name):
    """A problem, and all of its constraints f_i^(m) = 0, m < c_i."""
    problem = CONSTRAINED[name]()
    dae, found = problem.dae, []
    for i, c in enumerate(dae.structure().c):
        expansion = Expansion(dae)
        for order in range(c):
            residual = expansion.derivative(dae.residuals[i], order)
            keys = expansion.used(residual)
            symbols = to_casadi(sx.vertcat(dae.t, *[expansion.symbols[key] for key in keys]))
            residual = to_casadi(residual)
            slopes = ca.densify(ca.fabs(ca.jacobian(residual, symbols)).T)
            names = [derivative_name(dae.variables[j], derivative) for j, derivative in keys]
            function = ca.Function("constraint", [symbols, to_casadi(dae.p)], [residual, slopes])
            found.append(Constraint(order, names, function))
    return problem, found


CONSTRAINED = {
    "pendulum": pendulum,
    "double pendulum": double_pendulum,
    "car axis": car_axis,
    "Andrews": andrews_squeezer,
    "robot arm": lambda: robot_arm(repaired=True),
    **{f"chain of {count}": lambda count=count: pendula_chain(count) for count in CHAINS},
}


@pytest.mark.parametrize("tolerance", [1e-6, TOLERANCE])
@pytest.mark.parametrize("name", CONSTRAINED)
def test_constraints_hold_to_rounding_after_every_step(name, tolerance):
    """Whatever the tolerance, constraints and hidden constraints hold to rounding errors of their terms."""
    problem, constraints = constrained(name)
    solution = problem.solve(tol=tolerance)
    certificate = solution.certificate
    for hidden, certified in ((False, certificate.residuals), (True, certificate.hidden_residuals)):
        group = [constraint.at_steps(solution) for constraint in constraints if (constraint.order > 0) == hidden]
        recomputed, size = np.max(group, axis=0)
        assert len(certified) == certificate.steps
        assert np.all(certified <= 4 * ROUNDING * size), (certified / size).max()
        assert np.all(recomputed <= 4 * ROUNDING * size), (recomputed / size).max()


# -- algebraic ---------------------------------------------------------------------------------------


def test_algebraic_system():
    """A system without derivatives is followed along time from its start."""
    problem = algebraic_system()
    solution = problem.solve(tol=TOLERANCE)
    t = np.linspace(0, problem.end_time, 501)
    exact = [2 * np.cos(t), 2 * np.sin(t), np.log(3 + 2 * np.cos(t))]
    assert solution.success
    assert np.abs(solution(["x", "y", "z"], t) - exact).max() < 1e-11
    assert np.abs(solution("z'", t) + 2 * np.sin(t) / (3 + 2 * np.cos(t))).max() < 1e-10
    assert (problem.dae.structure().index, problem.dae.structure().dof) == (1, 0)


# -- structure ---------------------------------------------------------------------------------------


def signature_matrix(structure):
    """Rows of words, - for minus infinity, as in the literature."""
    columns = range(structure.size)
    return [" ".join(str(row.get(j, "-")) for j in columns) for row in structure.signature]


def transversal_value(structure):
    return sum(row[j] for row, j in zip(structure.signature, structure.transversal, strict=True))


def test_structure_of_the_pendulum():
    """Pryce's analysis of the pendulum: index 3, two freedoms."""
    structure = pendulum().dae.structure()
    assert signature_matrix(structure) == ["2 - 0", "- 2 0", "0 0 -"]
    assert (structure.c, structure.d) == ((0, 0, 2), (2, 2, 0))
    assert (structure.index, structure.dof, transversal_value(structure)) == (3, 2, 2)
    assert structure.doubt == ""


def test_structure_of_the_double_pendulum():
    """Coordinates have d = 2, constraints c = 2, the index is 3, as in every holonomic system."""
    structure = double_pendulum().dae.structure()
    assert signature_matrix(structure) == [
        "2 - 0 - 0 0",
        "- 2 - 0 0 0",
        "0 - 2 - - 0",
        "- 0 - 2 - 0",
        "0 0 - - - -",
        "0 0 0 0 - -",
    ]
    assert (structure.c, structure.d) == ((0, 0, 0, 0, 2, 2), (2, 2, 2, 2, 0, 0))
    assert (structure.index, structure.dof, transversal_value(structure)) == (3, 4, 4)
    assert structure.doubt == ""


def test_structure_of_the_akzo_nobel_problem():
    """DAESA's analysis: index 1, five freedoms, nothing to differentiate, the diagonal as transversal."""
    structure = akzo_nobel().dae.structure()
    assert signature_matrix(structure) == [
        "1 0 0 0 0 -",
        "0 1 - 0 - 0",
        "0 0 1 0 0 -",
        "0 - 0 1 0 -",
        "0 0 0 0 1 0",
        "0 - - 0 - 0",
    ]
    assert structure.transversal == (0, 1, 2, 3, 4, 5)
    assert (structure.c, structure.d) == ((0,) * 6, (1, 1, 1, 1, 1, 0))
    assert (structure.index, structure.dof, structure.doubt) == (1, 5, "")


@pytest.mark.parametrize("count", CHAINS)
def test_structure_of_chains(count):
    """A chain of p pendula has index 2p + 1 and 2p freedoms; offsets fall by two from one to the next."""
    structure = pendula_chain(count).dae.structure()
    after = [2 * (count - i) for i in range(1, count + 1)]
    assert structure.c == tuple(c for a in after for c in (a, a, a + 2))
    assert structure.d == tuple(d for a in after for d in (a + 2, a + 2, a))
    assert (structure.index, structure.dof, structure.doubt) == (2 * count + 1, 2 * count, "")


@pytest.mark.parametrize(("make", "index", "dof"), [(car_axis, 3, 4), (andrews_squeezer, 3, 2), (pleiades, 0, 28)])
def test_structure_of_mechanical_systems(make, index, dof):
    """Two freedoms, position and velocity, for every way to move."""
    structure = make().dae.structure()
    assert (structure.index, structure.dof, structure.doubt) == (index, dof, "")


def test_ill_posed_system():
    """DAESA's illPosed3 is over-determined in x5, x6 and under-determined in x3, x4."""

    def equations(t, x, der):
        x1, x2, x3, x4, x5, x6 = x
        return [
            x1 + x2 + x5 + x6,
            x1**3 + x2 + x5 + x6,
            x5 * x6,
            -(x5**3) + x6**4,
            x1 + x2 + x3 + x4 + x5 + x6**3,
            x5 + x6,
        ]

    with pytest.raises(br.StructureError) as refusal:
        br.DAE("x1 x2 x3 x4 x5 x6", equations).structure()
    assert "over-determined: equations f3, f4, f6 contain only variables x5, x6" in str(refusal.value)
    assert "under-determined: variables x3, x4 occur only in equation f5" in str(refusal.value)


# -- known failures of the structural analysis -------------------------------------------------------


def assert_reported_as_failed(problem, equations):
    """The analysis says that it fails, why, and between which equations; nothing is solved."""
    structure = problem.dae.structure()
    assert structure.doubt.startswith("The system Jacobian is singular everywhere, so the structural analysis fails")
    assert f"A combination of the equations {equations} loses its leading derivatives" in structure.doubt
    assert structure.doubt in str(structure)
    with pytest.raises(br.StructureError) as refusal:
        problem.solve()
    assert str(refusal.value) == structure.doubt


def test_analysis_of_the_transistor_amplifier_fails():
    """Offsets c = 0, d = 1 of an ODE are found (Iwata, Oki, Takamatsu), and the Jacobian is singular."""
    problem = transistor_amplifier()
    structure = problem.dae.structure()
    assert signature_matrix(structure) == [
        "1 1 - - - - - -",
        "1 1 0 - - - - -",
        "- 0 1 - - - - -",
        "- 0 0 1 1 - - -",
        "- - - 1 1 0 - -",
        "- - - - 0 1 - -",
        "- - - - 0 0 1 1",
        "- - - - - - 1 1",
    ]
    assert (structure.c, structure.d) == ((0,) * 8, (1,) * 8)
    assert_reported_as_failed(problem, "f1, f2")


def test_analysis_of_the_robot_arm_fails():
    """Offsets of index 3 are found (Iwata, Oki, Takamatsu), while the index is 5 and the Jacobian singular."""
    problem = robot_arm()
    structure = problem.dae.structure()
    assert signature_matrix(structure) == ["2 0 1 0 0", "1 2 1 0 0", "1 0 2 0 0", "0 - 0 - -", "0 - 0 - -"]
    assert (structure.c, structure.d) == ((0, 0, 0, 2, 2), (2, 2, 2, 0, 0))
    assert_reported_as_failed(problem, "f1, f3, endpoint_x, endpoint_y")


def test_robot_arm_cannot_be_combined():
    """The factors that cancel the drives depend on the pose, so that no constant combination repairs the arm."""
    with pytest.raises(br.StructureError, match="replace one of these equations by the combination"):
        robot_arm().dae.combined()


def test_repaired_robot_arm():
    """With the drives eliminated the arm has index 5, no freedom, and follows its closed form."""
    problem = robot_arm(repaired=True)
    structure = problem.dae.structure()
    assert (structure.index, structure.dof, structure.doubt) == (5, 0, "")
    solution = br.solve_dae(problem.dae, (0, problem.end_time), {"x1": 0.1, "x3": 1.1}, tol=TOLERANCE)
    t = np.linspace(0, problem.end_time, 201)
    assert np.abs(solution("x1", t) - (1 - np.exp(t))).max() < 1e-13
    assert np.abs(solution("x3", t) - (np.exp(t) - t)).max() < 1e-13
    assert np.abs(solution("x2", t) - robot_elbow(t)).max() < 1e-12


def robot_elbow(t):
    """x2 of the robot arm, from (a + b) f1 + a f3 = 0 with x1' = x1'' = -exp(t), x3'' = exp(t), x1' + x3' = -1."""
    x3, rate = np.exp(t) - t, np.exp(t)
    s = 2 - np.cos(x3) ** 2
    a, b, c, d = 2 / s, np.cos(x3) / s, np.sin(x3) / s, np.sin(x3) * np.cos(x3) / s
    first = (a + b) * (-rate - 2 * c - rate**2 * d)
    third = a * (rate + 2 * c + rate**2 * d + 2 * rate**2 * c + d)
    return 2 * x3 - (first + third) / ((a + b) * (a + 2 * b) + a * (a - 9 * b))


def test_repaired_robot_arm_starts_as_published():
    """The only consistent point at t = 0 is that of DAEPreprocessingToolbox, in its thirteen digits."""
    problem = robot_arm(repaired=True)
    solution = br.solve_dae(problem.dae, (0, problem.end_time), {"x1": 0.1, "x3": 1.1}, tol=TOLERANCE)
    for name, value in problem.initial.items():
        assert solution[name][0] == pytest.approx(value, rel=1e-12, abs=1e-12), name
    assert solution("x2''", 0.0) == pytest.approx(-1.147631091390737, rel=1e-12)


def test_analysis_of_the_ring_modulator_fails():
    """Without parasitic capacitors offsets of index 1 are found, while the index is 2."""
    problem = ring_modulator()
    structure = problem.dae.structure()
    assert (structure.c, structure.d) == ((0,) * 15, (1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert_reported_as_failed(problem, "f3, f4, f5, f6")


def test_repaired_ring_modulator():
    """With y10 + y11 + y12 + y13 = 0 in place of a diode equation the index is 2, with ten freedoms."""
    structure = ring_modulator(repaired=True).dae.structure()
    assert (structure.index, structure.dof, structure.doubt) == (2, 10, "")


def test_ring_modulator_combined():
    """f3 - f4 + f5 - f6 is y10 + y11 + y12 + y13: a constant combination, so that the repair is automatic."""
    structure = ring_modulator().dae.combined().structure()
    assert (structure.index, structure.dof, structure.doubt) == (2, 10, "")


def test_analysis_that_fails_on_the_solution_only():
    """Where J = x - 1 and x = 1 is an equation, J is regular almost everywhere but never on a solution."""
    dae = br.DAE("x y", lambda t, x, der: [x.x - 1, (x.x - 1) * der(x.y) + x.y - t])
    assert dae.structure().doubt == ""
    with pytest.raises(br.StructureError, match="The system Jacobian is singular at this point"):
        br.solve_dae(dae, (0, 1), {"x": 1, "y": 0, "y'": 1})


def test_badly_scaled_system_is_not_called_singular():
    """A triangular system Jacobian is regular, whatever the units of its rows and columns."""

    def equations(t, x, der):
        return [
            1e-2 * der(x.z) + x.z,
            1e-5 * der(x.x) + 1e9 * der(x.z) + x.x,
            1e-7 * der(x.x) + 1e-11 * der(x.y) + x.y,
        ]

    structure = br.DAE("x y z", equations).structure()
    assert (structure.index, structure.dof, structure.doubt) == (0, 3, "")
