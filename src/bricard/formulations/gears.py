"""Gears, racks, belts and motors of a mechanism, as they are drawn: which part turns about which point.

What turns is known by its angle. It is the part that has the end of the angle, and it turns about a point that it
shares with, or that a joint ties to, the part that has the angle's start: its carrier.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bricard.library.relations.answers import Turn
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.ties import parts_by_name, ties
from bricard.mechanism.topology import joined_names
from bricard.results.picture import Bar, Belt, Mesh, Motor, Rim
from bricard.spec.expressions import Expression, number
from bricard.spec.names import is_point, split_run


def meshes(mechanism: Mechanism) -> Iterator[Mesh]:
    """Pairs of gears."""
    for word in mechanism.document.section("Joints").values():
        rims = _rims(mechanism, word.gears)
        if len(rims) == 2 and word.rack is None:
            yield Mesh(*rims)


def belts(mechanism: Mechanism) -> Iterator[Belt]:
    """Belts around two wheels."""
    for word in mechanism.document.section("Joints").values():
        rims = _rims(mechanism, word.belted)
        if len(rims) == 2:
            yield Belt(rims[0], rims[1], word.belted[0][0])


def racks(mechanism: Mechanism) -> Iterator[Bar]:
    """Racks with their pinions."""
    slides = {
        surface.slides[0]: surface
        for relation in mechanism.relations
        if (surface := relation.surface) is not None and len(surface.directions) == 1
    }
    for word in mechanism.document.section("Joints").values():
        rims, surface = _rims(mechanism, word.gears), slides.get(word.rack)
        if rims and surface is not None:
            owners = mechanism.parts_with(surface.point)
            yield Bar(rims[0], surface.point, surface.directions[0], owners[0] if owners else None)


def motors(mechanism: Mechanism) -> Iterator[Motor]:
    """Angles that are driven by a law or a torque."""
    turns, driven = _turns(mechanism), [name for name, drive in mechanism.drives.items() if drive.of is None]
    driven += [angle for (_, name), force in mechanism.forces.items() if (angle := force.turns(name)) is not None]
    for name in dict.fromkeys(driven):
        rim = _rim(mechanism, turns[name], 0.0) if name in turns else None
        if rim is not None:
            yield Motor(name, rim.point, rim.axis)


def _turns(mechanism: Mechanism) -> dict[str, Turn]:
    return {turn.angle: turn for relation in mechanism.relations if (turn := relation.turn) is not None}


def _rims(mechanism: Mechanism, wheels: Sequence[tuple[str, Expression]]) -> list[Rim]:
    """Wheels by their angles and radii; none of them if one cannot be drawn."""
    turns = _turns(mechanism)
    rims = [_rim(mechanism, turns[angle], number(radius, mechanism.parameters)) for angle, radius in wheels]
    return [rim for rim in rims if rim is not None] if None not in rims else []


def _rim(mechanism: Mechanism, turn: Turn, radius: float) -> Rim | None:
    having = parts_by_name(mechanism)
    wheel, carrier = (_owners(having, mechanism, direction) for direction in (turn.end, turn.start))
    for part in wheel:
        point = _centre(mechanism, part, carrier)
        if point is not None:
            return Rim(point, turn.about, radius, None if part == GROUND else part)
    return None


def _owners(having: dict[str, list[str]], mechanism: Mechanism, direction: str) -> list[str]:
    """The parts that a direction turns with."""
    if not direction:
        return [GROUND]
    if direction in mechanism.bodies:
        return [direction]
    names = [direction] if direction in having else split_run(direction) or []
    return [part for part in having.get(names[0], []) if all(part in having[name] for name in names)] if names else []


def _centre(mechanism: Mechanism, part: str, carriers: list[str]) -> str | None:
    """The point about which a part turns on its carrier."""
    for tie in ties(mechanism, joined_names(mechanism)):
        for (one, point), (other, _) in ((tie.first, tie.second), (tie.second, tie.first)):
            if one == part and other in carriers and is_point(point):
                return point
    for relation in mechanism.relations:  # what turns about a line, and slides along it
        surface = relation.surface
        if surface is not None and part in mechanism.parts_with(surface.point) and len(surface.directions) == 1:
            owners = [GROUND] if surface.base in mechanism.ground else mechanism.parts_with(surface.base)
            if not {*owners}.isdisjoint(carriers):
                return surface.point
    own = [] if part == GROUND else [name for name in mechanism.bodies[part].members if is_point(name)]
    return own[0] if len(own) == 1 else None
