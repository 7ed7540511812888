"""Shapes in pictures: where they are drawn is where their parts, or formulas, carry them."""

import numpy as np
import pytest

import bricard as br
from bricard.plotting.mechanism import mechanism
from bricard.plotting.outlines import is_covered
from bricard.plotting.scene import scene
from bricard.results.picture import Outline, Shape

TEXT = """
Dimension: 2
PhysicalParams: {r: 0.2}
PartData:
  Rigids:
    GA: {Geom: [[r]], Dyna: [0, 1, r**2/2]}
    BC: {Geom: [[0.5]], Dyna: [[0.25, 0.15], 1, 0.05]}
  Particles: {D: 1}
Shapes:
  GA: {circle: r, at: [0.1, 0]}
  BC: {polygon: [[0, 0], [0.5, 0], [0.5, 0.3], [0, 0.3]]}
  D: {circle: 0.1}
  floor: {line: [[-50, 0], [50, 0]]}
  arm: {line: [[1, 0], [2, 0]], turns: 2*t, about: [1, 0], moves: [0, t]}
  hill: {formula: y - 0.1*x}
Contacts: {any: {friction: 0.3, restitution: 0.4}}
AppliedForces: {Gravity: }
ProblemData:
  tend: 0.2
  positions: {G: [3, 4], B: [-2, 3], C: [-1.6, 3.3], D: [0, 5]}
  velocities: {G: [1, 0], A: [1, 2]}
"""


@pytest.fixture(scope="module")
def motion():
    """A motion before anything touches."""
    sol = br.simulate(br.Mechanism.parse(TEXT))
    assert sol.success, sol.message
    return sol


def test_shapes_are_drawn_where_their_parts_are(motion):
    """The centre of a disc, and corners of a box, follow the frames of their parts."""
    times = np.linspace(0, 0.2, 5)
    found = {outline.name: places for outline, places in scene(motion, times).outlines}
    g, a = (np.array([motion(f"{name}.{axis}", times) for axis in "xy"]).T for name in "GA")
    assert found["GA"][:, 0, :2] == pytest.approx(g + (a - g) / 2, abs=1e-9)
    assert np.linalg.norm(found["GA"][:, 1:, :2] - found["GA"][:, :1, :2], axis=2) == pytest.approx(0.2, abs=1e-9)
    b, c = (np.array([motion(f"{name}.{axis}", times) for axis in "xy"]).T for name in "BC")
    along = (c - b) / 0.5
    up = np.stack([-along[:, 1], along[:, 0]], axis=1)
    assert found["BC"][:, 2, :2] == pytest.approx(c + 0.3 * up, abs=1e-9)


def test_shapes_of_the_world_move_by_their_formulas(motion):
    """A line turns about its point, which moves; what stands still stands still."""
    times = np.linspace(0, 0.2, 5)
    found = {outline.name: places for outline, places in scene(motion, times).outlines}
    assert found["arm"][:, 0, :2] == pytest.approx(np.stack([0 * times + 1, times], axis=1), abs=1e-12)
    expected = np.stack([1 + np.cos(2 * times), times + np.sin(2 * times)], axis=1)
    assert found["arm"][:, -1, :2] == pytest.approx(expected, abs=1e-12)
    assert np.ptp(found["floor"], axis=0).max() == 0


def test_a_long_floor_does_not_make_everything_small(motion):
    """What is seen is what moves, and what is near to it."""
    low, high = scene(motion, np.array([0.0])).bounds
    assert high[0] - low[0] < 20


def test_a_mechanism_with_shapes_is_drawn(motion, tmp_path):
    """A plot, and the same after it was read from a file."""
    path = tmp_path / "motion.nc"
    motion.save(path)
    again = br.load(path)
    for sol in (motion, again):
        assert mechanism(sol, 0.1).axes
    assert again.picture.outlines == motion.picture.outlines


@pytest.mark.parametrize(
    ("members", "outline", "covered"),
    [
        ({"G": (0, 0), "u": (1, 0)}, Outline("GA", "circle", "GA", ((0.0, 0.0),), 0.2), True),
        ({"G": (0, 0), "A": (0.2, 0)}, Outline("GA", "circle", "GA", ((0.0, 0.0),), 0.2), True),
        ({"O": (0, 0), "A": (1, 0)}, Outline("GA", "circle", "GA", ((1.0, 0.0),), 0.1), False),
        ({"G": (0, 0), "A": (0.4, 0)}, Outline("GA", "polygon", "GA", ((-1.0, -1.0), (1.0, -1.0), (0.0, 1.0))), True),
        (
            {"G": (0, 0), "A": (0.9, 0.5)},
            Outline("GA", "polygon", "GA", ((-1.0, -1.0), (1.0, -1.0), (0.0, 1.0))),
            False,
        ),
        ({"G": (0, 0), "A": (0, -1)}, Outline("GA", "polygon", "GA", ((-1.0, -1.0), (1.0, -1.0), (0.0, 1.0))), True),
        ({"G": (0, 0)}, Outline("other", "circle", "other", ((0.0, 0.0),), 0.2), False),
    ],
)
def test_a_part_within_its_shape_is_drawn_by_it_alone(members, outline, covered):
    """The plate between its points would only lie on the shape."""
    assert is_covered(Shape("GA", "rigid", members, 1.0, (0.0, 0.0)), [outline]) is covered
