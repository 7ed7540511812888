"""Constraints that follow from others: which one is left out, and what happens to it along the motion."""

import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.assembly.lasting import lasting_choice, left_null_space
from bricard.assembly.prepared import prepare

pytestmark = pytest.mark.machines

PLATFORM = """
Title: Platform on three parallel cranks
Dimension: 2
PartData:
  Fixed: {O1: [0, 0], O2: [1, 0], O3: [0.5, 0.8]}
  Rods: {O1A: [0.3, 1], O2B: [0.3, 1], O3C: [0.3, 1]}
  Rigids: {ABC: {Geom: [[1], [0.5, 0.8]], Dyna: [[0.5, 0.2], 2, 0.2]}}
AppliedForces: {Gravity: }
ProblemData: {tend: 5, positions: {A: [0.2, 0.22], B: [1.2, 0.22], C: [0.7, 1.02]}, velocities: {A: [-4, 4]}}
"""


def turning_rows(angle):
    """Three rows of which the first two combine to the third, with factors cos and sin of an angle."""
    return np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [np.cos(angle), np.sin(angle), 0.0], [0.0, 0.0, 1.0]])


def test_null_space_of_rows():
    """w^T G = 0, |w| = 1; nothing where the rank is another one."""
    G = turning_rows(0.3)
    W = left_null_space(G, 1)
    assert np.abs(W.T @ G).max() < 1e-15
    assert np.abs(W[:, 0]) == pytest.approx(np.abs([np.cos(0.3), np.sin(0.3), -1, 0]) / np.sqrt(2), abs=1e-15)
    assert left_null_space(G, 2) is None


def test_a_row_that_is_always_needed_stays():
    """The first row is needed when the angle is a right one, the second when it is zero; the third never is."""
    samples = [left_null_space(turning_rows(angle), 1) for angle in np.linspace(0, np.pi / 2, 9)]
    assert lasting_choice(samples, range(4), [0]) == [2]
    assert lasting_choice(samples, range(4), [1]) == [2]


def test_a_preferred_row_is_left_out_if_it_can_be():
    """Nearly as good is good enough; what may not be left out is not."""
    near = [left_null_space(turning_rows(angle), 1) for angle in (0.0, 0.1, 0.2)]
    assert lasting_choice(near, range(4), [0]) == [0]
    assert lasting_choice(near, [1, 2], [1]) == [2]


def test_a_rod_that_turns_through_the_axes():
    """The parallelogram of the robot: its rod's length follows for good, a component of its end only here and now."""
    mechanism = builtin("robot")
    assert [one.name for one in prepare(mechanism, "body").rank.redundant] == ["u3.Cu1u3DE.1", "BD.length"]
    found, known = br.simulate(mechanism, coordinates="body"), br.simulate(mechanism)
    assert found.success
    assert found("G", 2.0) == pytest.approx(known("G", 2.0), abs=1e-10)


def test_a_platform_turns_on_three_cranks():
    """Over-constrained: each crank carries nothing at some angle. The platform only moves along a circle.

    In relative coordinates an equation is left out that is missed at some angle; whether a run passes it, rounding
    decides, but not where the platform is.
    """
    mechanism = br.Mechanism.parse(PLATFORM)
    for coordinates in ("natural", "relative"):
        solution = br.simulate(mechanism, coordinates=coordinates)
        assert solution.success or coordinates == "relative"
        t = np.linspace(0, solution.t[-1], 50)
        assert np.linalg.norm(solution("A", t), axis=0) == pytest.approx(np.full(50, 0.3), abs=1e-12)
        assert solution("B", t) - solution("A", t) == pytest.approx(np.array([[1.0], [0.0]]) + 0 * t, abs=1e-9)


def test_a_constraint_that_is_missing_later_is_named():
    """In body coordinates no equation can be left out for a whole turn: the run stops, and says why.

    Without one constraint of a crank the other cranks must guide the platform alone, which they cannot do where both
    lie in the line of their pins. A long step may pass such a position, as every singular one, but not all of them.
    """
    mechanism = br.Mechanism.parse(PLATFORM)
    solution, known = br.simulate(mechanism, coordinates="body"), br.simulate(mechanism)
    assert not solution.success
    first, *rest = solution.message.splitlines()
    assert first.startswith("stopped at t = 0.")
    (left_out,) = solution.certificate.redundant
    assert rest == [
        f"  Left out, because redundant at the start: {left_out}. Without that the other constraints lose rank here.",
        "  Try other coordinates, or another start.",
    ]
    stopped = float(solution.t[-1])
    x, y = known("A", stopped) / 0.3
    assert min(abs(0.8 * x - 0.5 * y), abs(0.8 * x + 0.5 * y), abs(y)) < 0.01
    t = np.linspace(0, stopped, 20)
    assert solution("A", t) == pytest.approx(known("A", t), abs=1e-8)


@pytest.mark.parametrize("seed", [149, 240, 298])
def test_a_clamp_with_nearly_parallel_directions_is_redundant(seed):
    """Two directions of a clamp, apart by 0.02 to 0.07, are four equations for three freedoms."""
    random = np.random.default_rng(seed)
    first = random.normal(size=3)
    first /= np.linalg.norm(first)
    second = first + 0.25 * random.normal(size=3) * random.random()
    second /= np.linalg.norm(second)
    bearing = 0.3 * random.normal(size=3)
    turn, _ = np.linalg.qr(random.normal(size=(3, 3)))
    turn *= np.sign(np.linalg.det(turn))
    origin = 0.5 * random.normal(size=3)
    inside = [(turn.T @ one).tolist() for one in (bearing - origin, first, second)]
    box = {"points": ["C", "B", "D", "u", "v"], "Geom": [inside[0], [0.1, 0.2, 0.3], *inside[1:]]}
    clamp = {"type": "fixed", "points": ["A", "B"], "axes": ["u0", "u"], "normals": ["v0", "v"]}
    mechanism = br.Mechanism.from_data(
        {
            "Dimension": 3,
            "PartData": {
                "Fixed": {"A": bearing.tolist(), "u0": first.tolist(), "v0": second.tolist()},
                "Rigids": {"box": {**box, "Dyna": [[0.1, 0.1, 0.1], 1, [0.1, 0.1, 0.1]]}},
                "Joints": {"clamp": clamp},
                "Rods": {"rod": {"points": ["D", "E"], "length": 0.5, "mass": 1}},
            },
            "AppliedForces": {"Gravity": 9.81},
            "ProblemData": {"positions": {"C": origin.tolist()}},
        }
    )
    ready = prepare(mechanism, "body")
    assert not ready.rank.singular
    assert len(ready.rank.redundant) == 1
    assert ready.mobility == prepare(mechanism, "natural").mobility == 2
