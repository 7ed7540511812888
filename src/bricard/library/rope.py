"""The length of a rope that is drawn tight over points and around pulleys.

A pulley of radius r around C: the rope goes around it counter-clockwise if r > 0, clockwise if r < 0; r = 0 is a
point. Between two of them it runs straight along e and leaves both on the side that their signs say:

    D = C2 - C1 = l e + d n, d = r2 - r1, n: e turned to the left      l = sqrt(D . D - d^2)

It turns by an angle between 0 and a full turn at each pulley, from e before it to e behind it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bricard.library.words import as_written
from bricard.library.world import Value, World
from bricard.spec.expressions import Expression, parse_expression

SPAN = parse_expression("sqrt(square - (b - a)**2)")
ARC = parse_expression("r*atan2(-sine, -cosine) + size*pi")  # the cut of atan2 is where the rope leaves the pulley


def rope_length(world: World, points: Sequence[str], radii: Sequence[Expression]) -> Value:
    """From the first point to the last; radii: one for each point, or none of them."""
    places = [world.point(name) for name in points]
    if not any(map(is_pulley, radii)):
        return sum(world.norm(second - first) for first, second in pairwise(places))
    sizes = [world.value(radius) for radius in radii]
    length, ways = 0, []
    for (first, a), (second, b) in pairwise(zip(places, sizes, strict=True)):
        along = second - first
        span = world.value(SPAN, {"square": along.squared(), "a": a, "b": b})
        ways.append(along * span - along.quarter_turn() * (b - a))
        length = length + span
    for number, (before, behind) in enumerate(pairwise(ways), 1):
        if is_pulley(radii[number]):
            turn = {"sine": before.cross(behind), "cosine": before @ behind}
            sign = 1 if sizes[number] > 0 else -1
            length = length + world.value(ARC, {**turn, "r": sizes[number], "size": sizes[number] * sign})
    return length


def wrong_radii(
    points: Sequence[str], radii: Sequence[float], dimension: int
) -> Iterator[tuple[tuple[str | int, ...], str, str]]:
    """Radii with which a rope over points makes no sense: the field, the finding and the remedy."""
    if radii and dimension == 3:
        yield ("radii",), "a rope has no pulleys in space", "Leave the radii out: it goes over the points."
    elif radii and len(radii) != len(points):
        finding = f"{len(radii)} radii are given for {len(points)} points"
        yield ("radii",), finding, "Give one for each point, 0 where there is no pulley: radii: [0, 0.1, 0]."
    else:
        for number in {0, len(radii) - 1} if radii else ():
            if radii[number] != 0:
                remedy = "Its radius is 0; pulleys are between the ends."
                yield ("radii", number), f"{points[number]} is an end of the rope", remedy


def is_pulley(radius: Expression) -> bool:
    """Whether a radius is more than the zero of a point."""
    return as_written(radius) != 0
