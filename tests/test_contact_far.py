"""Shapes that are far from each other: they cost nothing, and are seen in time where they come near."""

import numpy as np
import pytest

import bricard as br

BOXES = """
Dimension: 2
PartData:
  Rigids:
    GA: {{Geom: [[0.2]], Dyna: [0, 1, 0.03]}}
    HB: {{Geom: [[0.2]], Dyna: [0, 2, 0.05]}}
Shapes:
  GA: {{polygon: [[-0.2, -0.2], [0.2, -0.2], [0.2, 0.2], [-0.2, 0.2]]}}
  HB: {{polygon: [[-0.2, -0.2], [0.2, -0.2], [0.2, 0.2], [-0.2, 0.2]]}}
Contacts: {contacts}
ProblemData:
  tend: 5
  positions: {{G: [0, 0], A: [0.2, 0], H: [{x}, {y}], B: [{x} + 0.2, {y}]}}
  velocities: {{G: [{v}, 0], A: [{v}, 0.2*{spin}], H: [0, 0], B: [0, -0.3*{spin}]}}
"""
ALONE = """
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[0.2]], Dyna: [0, 1, 0.03]}}}
ProblemData: {tend: 5, positions: {G: [0, 0], A: [0.2, 0]}, velocities: {G: [0.5, 0], A: [0.5, -0.2*7.5]}}
"""
in_coordinates = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])


def boxes(x, y, v, spin, contacts="{GA/HB: {friction: 0.3, restitution: 0.5}}"):
    return br.Mechanism.parse(BOXES.format(x=x, y=y, v=v, spin=spin, contacts=contacts))


@in_coordinates
def test_boxes_from_afar_meet_in_time(coordinates):
    """Face to face: at (x - 0.4)/v, with the velocities of Newton's law, and then they are alone again."""
    sol = br.simulate(boxes(6, 0, 2, 0), coordinates=coordinates)
    assert sol.success, sol.message
    assert [one.t for one in sol.impacts] == pytest.approx([2.8] * len(sol.impacts), abs=1e-12)
    assert sol("G'", 5.0) == pytest.approx([2 - 1.5 * 2 * 2 / 3, 0], abs=1e-10)
    assert sol("H'", 5.0) == pytest.approx([1.5 * 2 / 3, 0], abs=1e-10)


@pytest.mark.parametrize("seed", range(4))
def test_boxes_that_turn_meet_where_they_touch(seed):
    """Until the first impact each flies alone; there a corner of one lies on the other, and not before."""
    rng = np.random.default_rng(seed)
    x, y, v, spin = rng.uniform(3, 5), rng.uniform(-0.2, 0.2), rng.uniform(1, 3), rng.uniform(2, 9)
    sol = br.simulate(boxes(x, y, v, spin))
    assert sol.success, sol.message
    hit = sol.impacts[0].t
    first, second = ((0.0, 0.0, v, spin), (x, y, 0.0, -1.5 * spin))

    def gap(t):
        return np.minimum(_corner_gap(first, second, t), _corner_gap(second, first, t))

    assert gap(hit) == pytest.approx(0, abs=1e-9)
    assert gap(np.linspace(0, hit - 1e-6, 4001)).min() > 0


def _corner_gap(one, other, t):
    """The least distance of the corners of one square from another at times, negative inside."""
    corners = 0.2 * np.array([[-1, 1, 1, -1], [-1, -1, 1, 1]])
    corners = np.einsum("ij...,jk->ik...", _place(one, t), corners) + _centre(one, t)[:, None]
    arms = corners - _centre(other, t)[:, None]
    seen = np.abs(np.einsum("ji...,jk...->ik...", _place(other, t), arms)) - 0.2
    return seen.max(axis=0).min(axis=0)


def _place(box, t):
    angle = box[3] * t
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])


def _centre(box, t):
    return np.array([box[0] + box[2] * t, box[1] + 0 * t])


def test_boxes_that_never_meet_cost_no_steps():
    """Corners pass in front of edges all the time; far away nobody looks."""
    far, farther = (br.simulate(boxes(x, 3, 0.5, 5)).certificate.steps for x in (8, 80))
    alone = br.simulate(br.Mechanism.parse(ALONE)).certificate.steps
    assert far == farther <= alone + 2


def test_parts_with_several_shapes_are_looked_at_shape_by_shape():
    """Of two pairs of shapes that users call one pair, the second meets while the first stays far away."""
    text = """
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[2]], Dyna: [0, 1, 1]}}}
Shapes:
  GA:
    - {polygon: [[-2.2, -0.2], [-1.8, -0.2], [-1.8, 0.2], [-2.2, 0.2]]}
    - {polygon: [[1.8, -0.2], [2.2, -0.2], [2.2, 0.2], [1.8, 0.2]]}
  wall: {polygon: [[5, -0.5], [6, -0.5], [6, 0.5], [5, 0.5]]}
Contacts: {GA/wall: {friction: 0, restitution: 1}}
ProblemData: {tend: 4, positions: {G: [0, 0], A: [2, 0]}, velocities: {G: [1, 0], A: [1, 0]}}
"""
    sol = br.simulate(br.Mechanism.parse(text))
    assert sol.success, sol.message
    assert sol.impacts[0].t == pytest.approx(2.8, abs=1e-9)
    assert sol("G'", 4.0) == pytest.approx([-1, 0], abs=1e-9)
