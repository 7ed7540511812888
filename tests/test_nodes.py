"""Points without mass between springs, against closed forms and SciPy."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br
from bricard.mechanism.mechanism import Mechanism

T = np.linspace(0, 3, 7)
COORDINATES = ["natural", "body", "relative", "parasitic"]
SERIES = {
    "Dimension": 3,
    "PartData": {
        "Fixed": {"O": [0, 0, 0]},
        "Nodes": {"P": None},
        "Particles": {"A": 2},
        "Springs": {"OP": [30, 0.5], "PA": [50, 0.4]},
    },
    "AppliedForces": {"Gravity": 9.81},
    "ProblemData": {
        "tend": 3,
        "tolerance": 1e-12,
        "positions": {"P": [0.1, -0.6, -0.2], "A": [0.2, -1.1, -0.7]},
        "velocities": {"P": [5, 5, 5], "A": [0.3, 0.1, 0.4]},
    },
}
PLANE = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Nodes: {P}, Particles: {A: 2}, Springs: {OP: [30, 0.5], PA: [50, 0.4]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 3, tolerance: 1e-12, positions: {P: [0.1, -0.6], A: [0.2, -1.3]}, velocities: {A: [0.3, 0.1]}}
"""
CREEP = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], W: [2, 1]}
  Nodes: {P}
  Particles: {A: 1}
  Bushings: {OP: [3, 7], PW: [4], OA: [1]}
ProblemData: {tend: 3, tolerance: 1e-12, positions: {P: [0.4, -0.3], A: [1, 0]}}
"""
MAXWELL = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Nodes: {P}
  Particles: {A: 2}
  Bushings: {OP: [0, 1.5], PA: [20]}
ProblemData: {tend: 3, tolerance: 1e-12, positions: {P: [0.1, 0.2], A: [1, 0]}, velocities: {A: [0, 1]}}
"""
ON_A_LINE = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0], B: [0.3, 0.4]}
  Nodes: {P}
  Particles: {A: 1}
  Collinears: {OxP: s, OxA: a}
  Springs: {BP: [10, 0.2], PA: [5, 0.5]}
ProblemData: {tend: 3, tolerance: 1e-12, positions: {s: 0.5, a: 1}, velocities: {a: -0.1}}
"""


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_springs_in_series(coordinates):
    """Two springs in series are one of stiffness k1 k2/(k1 + k2); what was given of the node was only a guess."""
    one = br.simulate(Mechanism.from_data(SERIES), coordinates=coordinates)
    parts = {"Fixed": {"O": [0, 0, 0]}, "Particles": {"A": 2}, "Springs": {"OA": [18.75, 0.9]}}
    start = {"positions": {"A": [0.2, -1.1, -0.7]}, "velocities": {"A": [0.3, 0.1, 0.4]}}
    other = br.simulate(
        Mechanism.from_data({**SERIES, "PartData": parts, "ProblemData": {"tend": 3, "tolerance": 1e-12, **start}})
    )
    assert one("A", T) == pytest.approx(other("A", T), abs=1e-10)
    assert one.certificate.energy_balance < 1e-11
    first, second = np.linalg.norm(one("P", T), axis=0), np.linalg.norm(one("A", T) - one("P", T), axis=0)
    assert 30 * (first - 0.5) == pytest.approx(50 * (second - 0.4), abs=1e-11)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_node_with_a_damper_creeps(coordinates):
    """c P' = -k1 (P - O) - k2 (P - W) from where it is given: exponential."""
    sol = br.simulate(br.Mechanism.parse(CREEP), coordinates=coordinates)
    rest, begin = 4 / 7 * np.array([2, 1]), np.array([0.4, -0.3])
    assert sol("P", T) == pytest.approx(rest[:, None] + np.outer(begin - rest, np.exp(-T)), abs=1e-11)
    assert sol.certificate.energy_balance < 1e-11


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_spring_and_a_damper_in_series(coordinates):
    """The Maxwell element: m A'' = -k (A - P), c P' = k (A - P)."""
    sol = br.simulate(br.Mechanism.parse(MAXWELL), coordinates=coordinates)

    def rates(t, y):
        stretch = 20 * (y[:2] - y[4:])
        return np.concatenate([y[2:4], -stretch / 2, stretch / 1.5])

    found = solve_ivp(rates, (0, 3), [1, 0, 0, 1, 0.1, 0.2], rtol=1e-12, atol=1e-13, method="DOP853", t_eval=T)
    assert sol(["A", "P"], T).reshape(4, -1) == pytest.approx(found.y[[0, 1, 4, 5]], abs=1e-10)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_node_on_a_line(coordinates):
    """Across the line the guide holds it; along it the springs balance."""
    sol = br.simulate(br.Mechanism.parse(ON_A_LINE), coordinates=coordinates)
    s, a = sol("P.x", T), sol("A.x", T)
    long = np.hypot(s - 0.3, 0.4)
    along = -10 * (long - 0.2) * (s - 0.3) / long + 5 * (a - s - 0.5)
    assert along == pytest.approx(np.zeros(7), abs=1e-10)
    assert sol("A.x''", T) == pytest.approx(-5 * (a - s - 0.5), abs=1e-9)


def test_a_lagrangian_may_have_one():
    """s.spring on a point that has no mass: it is where the spring is not stretched."""
    s = br.Lagrangian("A[2] B[2]")
    s.particle(1.0, s.A)
    s.spring(3.0, s.A, s.B)
    sol = br.simulate(s, (0, 1), {"A": (0, 0), "B": (0, 0)}, {"A": (1, 2)})
    assert sol("B", 1.0) == pytest.approx([1, 2], abs=1e-12)


def test_what_cannot_be():
    """ODEs need masses; a node that nothing holds is refused, and so is one that is not a point."""
    m = br.Mechanism.parse(PLANE)
    with pytest.raises(br.OptionError, match=r"a mass at every point, and P.x, P.y have none.\n  Solve by Taylor"):
        br.simulate(m, constraints="qr")
    with pytest.raises(br.ModelError, match=r"P.x, P.y have no mass, so that there are no accelerations"):
        br.equations(m).python()
    assert "f(3) = " in br.equations(m).text()
    assert "without mass: P.x, P.y; the forces on them balance" in m.report()
    damped = PLANE.replace("OP: [30, 0.5]", "OP: {stiffness: 30, length: 0.5, damping: 2}")
    with pytest.raises(br.InitialValueError, match=r"forces on P.x, P.y, .* cannot balance.*\n.* a bushing"):
        br.simulate(br.Mechanism.parse(damped))
    loose = PLANE.replace("{OP: [30, 0.5], PA: [50, 0.4]}", "{OA: [30, 0.5]}")
    with (
        pytest.warns(br.MechanismWarning, match="'P' hangs on nothing"),
        pytest.raises(br.ModelError, match="P can move"),
    ):
        br.simulate(br.Mechanism.parse(loose))
    with pytest.raises(br.SpecError) as error:
        br.Mechanism.parse(PLANE.replace("{P}", "{P, Qu}"), "node.yaml")
    assert "node.yaml:3:43: a node is one point; 'Qu' is not\n  Write it as in {P}" in str(error.value)
