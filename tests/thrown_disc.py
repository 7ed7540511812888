"""A disc thrown into a corner: a motion with shapes, a moving table, impacts, slip and roll."""

from dataclasses import replace
from functools import partial

import bricard as br
from bricard.results.motion import Described
from bricard.results.picture import Outline, Picture, Shape
from bricard.symbolic import sx

R, G = 0.25, 9.81


def thrown_disc(end=3.0, restitution=0.5, speed=2.0):
    """A disc that lands on a floor and meets a wall, as a motion with a picture of its shapes."""
    s = br.Lagrangian("C[2] theta")
    s.particle(1.0, s.C)
    s.kinetic(0.5 * 0.5 * R**2 * s.rate.theta**2)
    s.gravity(br.Vec2(0, -G))
    floor, wall = br.Vec2(0, 1), br.Vec2(-1, 0)
    for name, gap, normal in (("C.floor", s.C.y - R, floor), ("C.wall", 2.0 - R - s.C.x, wall)):
        place = s.C - normal * R
        along = br.Vec2(normal.y, -normal.x)
        # The velocity of the rim: that of the centre, and the turn about it.
        slip = s.rate(s.C) @ along + s.rate.theta * ((place - s.C).x * along.y - (place - s.C).y * along.x)
        pair = name.replace(".", "/")
        s.terms.contact(name, sx.SX(gap), sx.SX(slip), (0.3, 0.3), restitution, pair=pair, place=place, normal=normal)
    s.output("A", br.Vec2(s.C.x + R * br.cos(s.theta), s.C.y + R * br.sin(s.theta)))
    s.output("shape.table.x", 0.3 * br.sin(2 * s.t))
    s.output("shape.table.y", 0 * s.t)
    s.output("shape.table.angle", 0.2 * br.sin(s.t))
    motion = br.simulate(s, (0, end), {"C": (0, 1.2), "theta": 0}, {"C": (speed, 0), "theta": 6})
    return replace(motion, described=Described(partial(picture), str))


def picture():
    shapes = (Shape("C", "rigid", {"C": (0.0, 0.0), "A": (R, 0.0)}, 1.0, (0.0, 0.0)),)
    outlines = (
        Outline("C", "circle", "C", ((0.0, 0.0),), R),
        Outline("floor", "line", None, ((-5.0, 0.0), (2.0, 0.0))),
        Outline("wall", "line", None, ((2.0, 0.0), (2.0, 2.0))),
        Outline("block", "polygon", None, ((-0.9, 0.0), (-0.5, 0.0), (-0.7, 0.3))),
        Outline("rod", "capsule", None, ((-1.1, 0.9), (-0.7, 1.1)), 0.06),
        Outline("drum", "circle", None, ((1.3, 1.5),), 0.3, inside=True),
        Outline("bowl", "curve", None, tuple((-1.2 + 0.05 * k, 0.4 + 0.3 * (0.1 * k - 0.5) ** 2) for k in range(11))),
        Outline("table", "polygon", None, ((0.1, 1.4), (0.6, 1.4), (0.6, 1.5), (0.1, 1.5)), pose=TABLE),
    )
    return Picture("Disc thrown into a corner", 2, {}, shapes, outlines=outlines)


TABLE = ("shape.table.x", "shape.table.y", "shape.table.angle")
