"""How lines and planes give a point: by slides along their directions."""

from __future__ import annotations

from bricard.library.relations.answers import Surface, Way
from bricard.library.world import Value, World


def sliding_ways(surface: Surface) -> tuple[Way, Way]:
    """The point from the base, point = base + the sum of slide * direction, or the base from the point."""
    return _way(surface, surface.point, surface.base, 1.0), _way(surface, surface.base, surface.point, -1.0)


def _way(surface: Surface, new: str, old: str, sign: float) -> Way:
    pairs = list(zip(surface.slides, surface.directions, strict=True))

    def place(world: World) -> Value:
        result = world.point(old)
        for slide, u in pairs:
            result = result + world.point(u) * (sign * world.quantity(slide))
        return result

    terms = "".join(f" {'+' if sign > 0 else '-'} {slide} {{{u}}}" for slide, u in pairs)
    text = f"{{{new}}} = {{{old}}}{terms}"
    return Way(new, text, place, needs=(old, *surface.directions), brings=surface.slides)
