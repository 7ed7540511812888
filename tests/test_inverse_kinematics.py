"""Inverse kinematics along paths, and workspaces."""

from math import cos, hypot, pi, sin

import numpy as np
import pytest

import bricard as br

L1, L2 = 0.5, 0.4
ARM = """
Title: Arm
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [0.5, 1], AP: [0.4, 1]}
  Angles: {theta1: OA, theta2: [OA, AP]}
ProblemData: {positions: {theta1: 0.3, theta2: 1.0}}
"""


def elbow(distance):
    """theta2 of the arm with its point at a distance, by the law of cosines."""
    return np.arccos(np.clip((distance**2 - L1**2 - L2**2) / (2 * L1 * L2), -1, 1))


@pytest.fixture(scope="module")
def arm():
    return br.Mechanism.parse(ARM)


def test_a_straight_line_that_leaves_the_reach(arm):
    """The elbow in closed form, on the side of the start; beyond, the distance from the circle of reach."""
    t = np.linspace(0, 1, 21)
    x = 0.3 + 0.9 * t
    ik = br.inverse_kinematics(arm, {"P": (t, np.stack([x, np.full(21, 0.3)], axis=1))}, ["theta1", "theta2"])
    away = np.hypot(x, 0.3)
    np.testing.assert_allclose(ik.distance, np.maximum(0, away - L1 - L2), atol=1e-9)
    reached = ik.distance == 0
    np.testing.assert_allclose(ik["theta2"][reached], elbow(away[reached]), atol=1e-11)
    first = ik.unreachable[0]
    assert (first.number, first.t) == (int(np.argmin(reached)), t[np.argmin(reached)])
    assert ik.remarks[0].startswith(
        f"{np.sum(~reached)} of 21 points are out of reach, the first at t = {first.t:g};"
    )
    with pytest.raises(br.SolutionError, match="out of reach"):
        _ = ik.motion


def test_the_branch_is_kept_past_an_excursion(arm):
    """Out and back again: the elbow comes back on the side on which it was."""
    t = np.linspace(0, 1, 41)
    ik = br.inverse_kinematics(arm, {"P": ("0.6 + 0.5*sin(pi*t)", "0.2")}, times=t)
    assert ik.unreachable
    assert ik["theta2"][0] > 0.1
    assert ik["theta2"][-1] == pytest.approx(ik["theta2"][0], abs=1e-10)


def test_from_path_to_torques(arm):
    """A circle: the angles as tables are what `inverse` takes."""
    t = np.linspace(0, 2 * pi, 101)
    ik = br.inverse_kinematics(arm, {"P": ("0.5 + 0.1*cos(t)", "0.1*sin(t)")}, times=t)
    inv = br.inverse(arm, ik.motion)
    for one in (1.0, 4.0):
        assert inv("P", one) == pytest.approx([0.5 + 0.1 * cos(one), 0.1 * sin(one)], abs=1e-6)


def test_a_loop():
    """The coupler point of a four-bar with one freedom: the crank for a given height, by its own kinematics."""
    m = br.Mechanism.parse(
        "Dimension: 2\nPartData: {Fixed: {O: [0, 0], C: [1, 0]}, Rods: {OA: [0.3], AB: [0.9], CB: [0.7]},"
        " Angles: {theta: OA}}\nProblemData: {positions: {theta: 1.2, B: [0.9, 0.7]}}\n"
    )
    k = br.kinematics(m, ("theta", 0.9, 2.5))
    ik = br.inverse_kinematics(m, {"B.x": float(k("B.x", 1.5))}, "theta", times=[0.0])
    assert ik["theta"][0] == pytest.approx(1.5, abs=1e-10)


def test_freedoms_that_a_path_leaves():
    """Three rods for two numbers: one freedom moves as little as possible."""
    m = br.Mechanism.parse(
        "Dimension: 2\nPartData: {Fixed: {O: [0, 0]}, Rods: {OA: [0.5], AB: [0.4], BP: [0.3]},"
        " Angles: {a: OA, b: AB, c: BP}}\n"
        "ProblemData: {positions: {a: 0.3, b: 0.9, c: 0.2}}\n"
    )
    ik = br.inverse_kinematics(m, {"P": ("0.7 + 0.1*t", "0.4")}, times=np.linspace(0, 1, 5))
    assert ik.free == 1
    assert not ik.unreachable
    x = 0.5 * np.cos(ik["a"]) + 0.4 * np.cos(ik["b"]) + 0.3 * np.cos(ik["c"])
    np.testing.assert_allclose(x, 0.7 + 0.1 * ik.t, atol=1e-11)


@pytest.mark.parametrize(
    ("path", "options", "message"),
    [
        ({"Q": ("0", "0")}, {"times": [0]}, "path 'Q': there is no 'Q'."),
        ({"P": ("0.5", "x")}, {"times": [0]}, "path: 'x' is not a formula of time"),
        ({"P": ("0.5", "0.1")}, {}, "A path by formulas needs times"),
        ({"P": ("0.5", "0.1"), "theta1": "0"}, {"times": [0]}, "The path prescribes 3 numbers (P.x, P.y, theta1)"),
        (
            {"P": ("0.5", "0.1")},
            {"times": [0], "solve": ["thet1"]},
            "The mechanism has no 'thet1'.\n  Did you mean 'theta1'?",
        ),
        ({"P": ([0, 1, 2, 3], [1, 2, 3, 4])}, {}, "path of 'P' has values of the shape (4,); they must be (4, 2)."),
    ],
)
def test_paths_that_cannot_be(arm, path, options, message):
    """Errors say what to do."""
    with pytest.raises(br.OptionError) as error:
        br.inverse_kinematics(arm, path, **options)
    assert str(error.value).startswith(message)


def test_the_workspace_of_an_arm(arm):
    """A ring between two circles, by the law of cosines at the ends of the elbow's range."""
    found = br.workspace(arm, "P", ["theta1", ("theta2", 0.5, 2.5)], points=9)
    limits = [hypot(L1 + L2 * cos(one), L2 * sin(one)) for one in (2.5, 0.5)]
    assert found.reach() == pytest.approx(limits, rel=1e-11)
    assert len(found.places) == found.tried == 81
    assert found.plot().axes


def test_the_workspace_of_a_loop():
    """A five-bar: grid points where its rods do not meet are left out, all others satisfy both lengths."""
    m = br.Mechanism.parse(
        "Dimension: 2\nPartData: {Fixed: {O: [0, 0], Q: [0.5, 0]},"
        " Rods: {OA: [0.4], QB: [0.4], AP: [0.5], BP: [0.5]}, Angles: {a: OA, b: QB}}\n"
        "ProblemData: {positions: {a: 2, b: 1, P: [0.25, 0.8]}}\n"
    )
    found = br.workspace(m, "P", [("a", 0.5, 3), ("b", 0.2, 2.6)], points=9)
    assert 20 < len(found.places) < 81
    for (a, b), P in zip(found.values, found.places, strict=True):
        assert hypot(P[0] - 0.4 * cos(a), P[1] - 0.4 * sin(a)) == pytest.approx(0.5, rel=1e-10)
        assert hypot(P[0] - 0.5 - 0.4 * cos(b), P[1] - 0.4 * sin(b)) == pytest.approx(0.5, rel=1e-10)


@pytest.mark.parametrize(
    ("point", "over", "message"),
    [
        ("Q", ["theta1", "theta2"], "There is no point 'Q' that moves.\n  Known are A, P."),
        (
            "P",
            ["theta1"],
            "The mechanism has 2 freedoms, and over names 1.\n  Name as many drives as it has freedoms.",
        ),
        ("P", "theta1", "over is 'theta1'; it must be a list, as in [('theta1', 0, pi), 'theta2']."),
        ("P", ["theta1", ("theta2", 0)], "over has ('theta2', 0); it must be a name, or (name, from, to)."),
    ],
)
def test_workspaces_that_cannot_be(arm, point, over, message):
    """Errors say what to do."""
    with pytest.raises(br.OptionError) as error:
        br.workspace(arm, point, over)
    assert str(error.value) == message
