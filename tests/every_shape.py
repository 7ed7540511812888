"""A motion of two free parts, one of which has a shape of every kind; and how far these reach."""

import numpy as np
from test_drawn_shapes import unpacked

import bricard as br
from bricard.library.contact_shapes import SHAPES
from bricard.library.samples import pair, with_sections
from bricard.mechanism.mechanism import Mechanism
from bricard.plotting.outlines import carried, path
from bricard.plotting.scene import scene


def every_shape(dimension):
    """The part `follower` has all of them, the world a box."""
    own = [kind.samples[dimension].words for kind in SHAPES.values() if dimension in kind.samples]
    room = {"box": [0.5, 0.4, 0.3][:dimension], "at": "C"}
    shapes = {"follower": own, "room": room}
    sol = br.simulate(Mechanism.from_data(with_sections(pair(dimension), {"Shapes": shapes})))
    assert sol.success, sol.message
    return sol


def reaches(sol, t):
    """Lowest and highest places of each shape that has some and does not go on for ever, at a time."""
    found, times = sol.picture, np.array([t])
    world = scene(sol, times).world
    bodies = {shape.name: shape for shape in found.shapes}
    for outline in found.outlines:
        if outline.kind in ("plane", "contour", "point", "line", "curve"):
            continue
        local, radius = places(outline)
        there = carried(bodies[outline.part], world, local)[0] if outline.part else local
        yield outline, there.min(axis=0) - radius, there.max(axis=0) + radius


def places(outline):
    """Places in the axes of the part, and how far around them a shape reaches."""
    if outline.kind in ("sphere", "capsule", "circle") or (outline.kind == "wheel" and len(outline.places) == 1):
        return np.array(outline.places, dtype=float), outline.radius
    return (unpacked(outline.mesh)[0].astype(float) if outline.kind == "mesh" else path(outline)), 0.0
