"""How two balls touch: circles, spheres, points, corners, ends and caps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bricard.library.contact_shapes.carriers import Carrier
from bricard.library.contact_shapes.elements import Ball, Meeting
from bricard.library.contact_shapes.features import Feature
from bricard.library.world import Value

STEEP = 0.75  # square of the cosine at which the directions across a normal are taken from another axis
# Axes of length 1, across each other, along which normals lie by chance only.
AXES = ((0.271828182845905, 0.577215664901533, 0.7700204641455799), (-0.9046995378422348, 0.42605016867505946, 0.0))


def can_touch(first: Ball, second: Ball) -> bool:
    """Whether two balls can touch: not two sharp or two hollow ones, nor what does not fit into a hollow one."""
    if first.hollow or second.hollow:
        hollow, other = (first, second) if first.hollow else (second, first)
        return not other.hollow and other.radius < hollow.radius
    return first.radius + second.radius > 0


def touching(first: tuple[Ball, Carrier], second: tuple[Ball, Carrier]) -> Iterator[Feature]:
    """gap = |C1 C2| - r1 - r2; of a ball in a hollow one ((R - r)^2 - |C1 C2|^2) / (2 (R - r)).

    The latter has the same zeros and there the same slope, and is smooth also where the centres coincide. Where the two
    overlap it is R - r - |C1 C2|.
    """
    (one, own), (two, other) = first, second
    if one.hollow:
        yield from (feature.reversed() for feature in touching(second, first))
        return
    centre, base = own.place(one.at), other.place(two.at)
    apart, meeting = centre - base, Meeting(own, centre, other, base)
    label = one.label, two.label
    if not two.hollow:
        distance = own.world.norm(apart)
        gap, normal, windows = (
            distance - one.radius - two.radius,
            apart / distance,
            _wedges(one, own, two, other, apart),
        )
        yield from _met(label, gap, normal, base + normal * two.radius, meeting, windows, False)
        return
    room = two.radius - one.radius
    square, least = apart.squared(), (room / 2) ** 2
    distance = ((square + least + abs(square - least)) / 2) ** 0.5  # not zero in the middle, where nothing overlaps
    gaps = [((room**2 - square) / (2 * room), room), (room - distance, distance)]
    found = [
        _met(label, gap, apart * (-1 / length), base + apart * (two.radius / length), meeting, [], True)
        for gap, length in gaps
    ]
    yield from (replace(smooth, overlapping=deep) for smooth, deep in zip(*found, strict=True))


def _met(
    label: tuple[str, str],
    gap: Value,
    normal: Value,
    place: Value,
    meeting: Meeting,
    windows: list[Value],
    hollow: bool,
) -> Iterator[Feature]:
    """The features of two balls."""
    if meeting.ball.world.dimension == 2:
        yield Feature(label, gap, normal, place, _slip_in_plane(meeting, place, normal, hollow), windows)
    else:
        yield from _in_space(label, gap, normal, place, meeting, windows)


def _wedges(one: Ball, own: Carrier, two: Ball, other: Carrier, apart: Value) -> list[Value]:
    """Where each is seen from the other within its wedge."""
    sides = [apart @ other.direction(side) for side in two.wedge]
    return sides + [-(apart @ own.direction(side)) for side in one.wedge]


def _slip_in_plane(meeting: Meeting, place: Value, normal: Value, hollow: bool) -> list[Value]:
    """The belt of a hollow ball runs counterclockwise, too: against the normal's sense."""
    if not hollow:
        return meeting.slip_in_plane(place, normal)
    (slip,) = meeting.slip(place, -normal.quarter_turn())
    return [slip + meeting.ball.belt() - meeting.face.belt()]


def _in_space(
    label: tuple[str, str], gap: Value, normal: Value, place: Value, meeting: Meeting, windows: list[Value]
) -> Iterator[Feature]:
    """Two features, whose directions across the normal n are a x n / (1 - (a . n)^2)^(1/2) and n across it.

    No two directions across all normals are smooth everywhere; where one axis a gives way to the other nothing jumps.
    """
    steep = (normal @ meeting.ball.world.vector_of(AXES[0])) ** 2 - STEEP
    for axis, window, mark in ((AXES[0], -steep, ""), (AXES[1], steep, "pole")):
        a = meeting.ball.world.vector_of(axis)
        across = a.cross(normal) / (1 - (a @ normal) ** 2) ** 0.5
        slip = meeting.slip(place, across, normal.cross(across))
        yield Feature((label[0], f"{label[1]}{mark}"), gap, normal, place, slip, [*windows, window])
