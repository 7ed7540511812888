"""Which parts a joint joins, and what it bears: parallel axes in space, joints that are written explicitly."""

import numpy as np
import pytest

import bricard as br
from bricard.mechanism.ties import ties
from bricard.mechanism.topology import implied_joints, joined_names

G = 9.81
COORDINATES = ["natural", "body", "relative"]
# The forearm of 2 kg has its centroid 0.1 m beside the plane of the arm; both axes are along y.
SCARA = """
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], y: [0, 1, 0]}
  Rigids:
    upper: {points: [O, A, y], Geom: [[1, 0, 0], [0, 1, 0]], Dyna: [[0.5, 0, 0], 0, [0, 0, 0]]}
    fore: {points: [A, B, y], Geom: [[0.4, 0, 0], [0, 1, 0]], Dyna: [[0.2, 0.1, 0], 2, [0.1, 0.1, 0.1]]}
  Angles: {shoulder: [n, upper, y], elbow: [upper, fore, y]}
AppliedForces: {Gravity: 9.81}
Motions: {shoulder: 0, elbow: 0}
ProblemData: {tend: 0.1, positions: {A: [1, 0, 0], B: [1.4, 0, 0]}}
""".replace("Fixed: {", "Fixed: {n: [1, 0, 0], ")
PLANE = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1.5, 0]}
  Rods: {OA: [1, 1], BC: [1, 2]}
  Joints: {hinge: {type: pin, points: [A, B]}}
LOADS
ProblemData: {tend: 0.1, positions: {A: [0.75, 0.6614]}}
"""
LOADS = {
    "force": ("AppliedForces: {Forces: {POINT: [10, 0]}}", [10.0, 0.0]),
    "spring": ("  Springs: {CPOINT: {stiffness: 20, length: 0.5}}", 10.0),
    "bushing": ("  Bushings: {CPOINT: [10]}", 10.0),
}


def ties_of(mechanism):
    return {(tie.first[0], tie.second[0], tie.joint) for tie in ties(mechanism, joined_names(mechanism))}


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_parallel_hinges_bear_the_same_torque(coordinates):
    """A weight of m g = 19.62 N, 0.1 m beside the arm, twists both hinges by 1.962 N m about the arm."""
    sol = br.simulate(br.Mechanism.parse(SCARA), coordinates=coordinates)
    assert sol.reactions.joints == {"O": ("upper",), "A": ("upper", "fore")}
    for joint, part in (("O", "upper"), ("A", "fore")):
        found = sol.reactions(joint, on=part, t=[0.0, 0.1])
        np.testing.assert_allclose(found.force.T, np.tile([0, 0, 2 * G], (2, 1)), atol=1e-9)
        np.testing.assert_allclose(found.torque.T, np.tile([0.1 * 2 * G, 0, 0], (2, 1)), atol=1e-9)
    assert sol.motor("elbow", [0.0]) == pytest.approx([-0.2 * 2 * G], abs=1e-9)
    assert sol.motor("shoulder", [0.0]) == pytest.approx([-1.2 * 2 * G], abs=1e-9)


def test_a_report_has_no_joint_of_parts_that_do_not_touch():
    """Ground and forearm share an axis that the upper arm carries from one to the other."""
    found = implied_joints(br.Mechanism.parse(SCARA))
    assert [(one.kind, one.shared, one.parts) for one in found] == [
        ("revolute", ("O", "y"), ("ground", "upper")),
        ("revolute", ("A", "y"), ("upper", "fore")),
    ]


def test_parallel_parts_that_do_not_touch_have_one_joint():
    """Two vectors keep two parts parallel that share no point: one joint, of the first vector's name."""
    mechanism = br.Mechanism.parse(parallel_parts([0.48, 0.6, 0.64], [0.6, 0.0, -0.8]))
    assert br.simulate(mechanism).reactions.joints == {"u": ("a", "b")}


def parallel_parts(u, v):
    """Two free parts that share two vectors, tied by springs."""
    u, v = (list(map(float, vector)) for vector in (u, v))
    place = "points: [{0}, u, v], Geom: [{1}, {2}], Dyna: [[0.5, 0, 0.2], 1, [0.1, 0.2, {3}]]"
    turned = [[one[1], one[2], one[0]] for one in (u, v)]  # other local axes
    return f"""
Dimension: 3
PartData:
  Fixed: {{O: [0, 0, 0]}}
  Rigids:
    a: {{{place.format("A", u, v, 0.15)}}}
    b: {{{place.format("B", *turned, 0.25)}}}
  Springs: {{OA: [10, 0.5], AB: [10, 0.4]}}
ProblemData:
  tend: 0.3
  positions: {{A: [0, 1, 0], B: [0, 2, 1], u: {u}, v: {v}}}
  velocities: {{A: [1, 0, 0], u: {np.cross([1, 2, 3], u).tolist()}, v: {np.cross([1, 2, 3], v).tolist()}}}
"""


@pytest.mark.parametrize("seed", range(8))
def test_two_shared_vectors_in_all_coordinates(seed):
    """Parts that share two vectors turn as one, whatever their directions."""
    u, v = (one / np.linalg.norm(one) for one in np.random.default_rng(seed).normal(size=(2, 3)))
    ends = [br.simulate(br.Mechanism.parse(parallel_parts(u, v)), coordinates=c)("B", 0.3) for c in COORDINATES]
    assert np.ptp(ends, axis=0).max() < 1e-8


def test_three_parts_on_one_axis_and_a_loop_of_hinges():
    """Every hinge of a spatial four-bar with parallel axes is there, between the parts that touch."""
    part = "points: [{0}, {1}, z], Geom: [[{2}, 0, 0], [0, 0, 1]], Dyna: [[{2}/2, 0, 0.1], 1, [0.1, 0.1, 0.1]]"
    mechanism = br.Mechanism.parse(f"""
Dimension: 3
PartData:
  Fixed: {{O: [0, 0, 0], C: [2, 0, 0], z: [0, 0, 1]}}
  Rigids:
    crank: {{{part.format("O", "A", 0.5)}}}
    coupler: {{{part.format("A", "B", 2)}}}
    rocker: {{{part.format("B", "C", 1)}}}
AppliedForces: {{Gravity: [0, 0, -9.81]}}
ProblemData: {{tend: 0.2, positions: {{A: [0, 0.5, 0], B: [1.9, 1, 0]}}, velocities: {{A: [1, 0, 0]}}}}
""")
    assert ties_of(mechanism) == {
        ("ground", "crank", "O"),
        ("crank", "coupler", "A"),
        ("coupler", "rocker", "B"),
        ("ground", "rocker", "C"),
    }
    sol = br.simulate(mechanism)
    assert sol.reactions.joints == {
        "O": ("crank",),
        "A": ("crank", "coupler"),
        "B": ("coupler", "rocker"),
        "C": ("rocker",),
    }
    held = sum(sol.reactions(joint, on=on, t=[0.0]).force[2] for joint, on in (("O", "crank"), ("C", "rocker")))
    assert held == pytest.approx([3 * G])
    for joint in "OABC":
        assert np.abs(sol.reactions(joint, t=[0.0, 0.1]).torque[2]).max() < 1e-9


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("load", LOADS)
def test_a_load_belongs_to_the_part_whose_point_was_named(load, coordinates):
    """At a hinge of A (of OA) and B (of BC): what acts on A, or on B, makes the hinge force differ by just that."""
    text, expected = LOADS[load]
    text = text if "AppliedForces" in text else text + "\n"
    found = {}
    for point in "AB":
        mechanism = br.Mechanism.parse(PLANE.replace("LOADS", text.replace("POINT", point)))
        sol = br.simulate(mechanism, coordinates=coordinates)
        assert sol.reactions.joints["hinge"] == ("OA", "BC")
        found[point] = sol.reactions("hinge", on="OA", t=[0.0]).force.ravel()
        place = sol("A", 0.0)
    if np.ndim(expected) == 0:  # towards C, 1 m away
        expected = expected * (np.array([1.5, 0]) - place)
    assert found["B"] - found["A"] == pytest.approx(expected, abs=1e-9)


def test_explicit_joints_in_a_chain_join_the_parts_that_they_name():
    """Three parts at one place by [A, B] and [B, D]: the second joint is of BC and DE, not of OA."""
    mechanism = br.Mechanism.parse("""
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 1], BC: [1, 2], DE: [1, 3]}
  Joints: {first: {type: pin, points: [A, B]}, second: {type: pin, points: [B, D]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.1, positions: {A: [1, 0], C: [2, 0], E: [1, 1]}}
""")
    sol = br.simulate(mechanism)
    assert sol.reactions.joints == {"O": ("OA",), "first": ("OA", "BC"), "second": ("BC", "DE")}
    for name in ("BC", "DE"):
        joints = [joint for joint, parts in sol.reactions.joints.items() if name in parts]
        force = sum(sol.reactions(joint, on=name, t=[0.05]).force[:, 0] for joint in joints)
        mass = mechanism.bodies[name].mass
        middle = (sol(f"{name[0]}''", 0.05) + sol(f"{name[1]}''", 0.05)) / 2
        assert force + np.array([0, -mass * G]) == pytest.approx(mass * middle, abs=1e-8)


def test_a_slider_on_an_axis_that_three_parts_share():
    """A cylinder on an axis that its guide shares with the ground: the guide bears the weight of what slides."""
    mechanism = br.Mechanism.parse("""
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], x: [1, 0, 0]}
  Rigids:
    guide: {points: [O, A, x], Geom: [[0, 1, 0], [1, 0, 0]], Dyna: [[0, 0.5, 0], 1, [0.1, 0.1, 0.1]]}
    block: {points: [B, D, x], Geom: [[0, 0.2, 0], [1, 0, 0]], Dyna: [[0.1, 0.1, 0], 2, [0.1, 0.1, 0.1]]}
  Joints: {rail: {type: cylindrical, points: [A, B], axes: [x, x]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.1, positions: {A: [0, 1, 0], B: [0.3, 1, 0], D: [0.3, 1.2, 0]}}
""")
    assert ties_of(mechanism) == {("ground", "guide", "O"), ("guide", "block", "rail")}
    sol = br.simulate(mechanism)
    assert sol.reactions.joints == {"O": ("guide",), "rail": ("guide", "block")}
    t = [0.0, 0.1]
    on_guide = sol.reactions("O", on="guide", t=t).torque
    assert np.abs(on_guide[0]).max() < 1e-9  # a hinge
    on_block = sol.reactions("rail", on="block", t=t)
    centre = sol("B", t) + 0.1 * np.array([[1, 1], [0, 0], [0, 0]]) + (sol("D", t) - sol("B", t)) / 2
    about_centre = on_block.torque + np.cross(sol("B", t) - centre, on_block.force, axis=0)
    assert np.abs(about_centre[1:]).max() < 1e-8  # it only turns about x
