"""One-sided constraints and dry friction: contacts, stops, cables, clutches, brakes and joints that rub.

    g(t, q) >= 0,  N >= 0,  g N = 0          a gap, and the force that pushes it open
    |T| <= mu N                              friction along a slip velocity s(t, q, q'), against it while it slips

The forces on the coordinates are (dg/dq)^T N + (ds/dq')^T T. N and T are variables of the motion, `N.name` and
`T.name` (in space `T.name.x` and `T.name.y`, along two directions across the normal).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Literal

from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.vectors import Vec, made_of

ImpactLaw = Literal["newton", "poisson"]
ImpactOrder = Literal["together", "in turn"]
Jamming = Literal["stop", "impact"]


@dataclass(frozen=True)
class ImpactRules:
    """What the contacts of a system have in common.

    order     of contacts that collide while others touch: all together, or one after the other, the fastest first
    painleve  where friction jams a contact that slides: the run stops, or it is an impact without collision
    """

    order: ImpactOrder = "together"
    painleve: Jamming = "stop"


@dataclass(frozen=True, eq=False)
class Unilateral:
    """A gap that cannot close further than to zero, with dry friction along `slip`.

    name             of its force, and in messages
    gap              an expression of t and q, or with rates in it: then it is a velocity that cannot fall below zero
    force            the symbol of N
    slip             velocities along which it rubs, affine in q': a column of none, one, or two (in space)
    friction         the symbols of T, a column like `slip`
    static, kinetic  coefficients of friction
    restitution      of velocities (Newton's law) or of impulses (Poisson's), as `law` says
    windows          expressions of t and q; where one is negative the gap does not count: past the end of a line
    pair             the contact to which it belongs, as users call it; that of two polygons has several
    patch            contacts with the same patch may have the same slip, and then share their friction: corners that
                     lie on an edge
    place, normal    where the force acts, and its direction: for pictures; None where there is no such place
    near             positive where two shapes are near each other: the same expression for all their gaps, which
                     are not looked at where it is negative; None: they always are
    """

    name: str
    gap: sx.SX
    force: sx.SX
    slip: sx.SX
    friction: sx.SX
    static: sx.SX
    kinetic: sx.SX
    restitution: sx.SX
    law: ImpactLaw = "newton"
    windows: tuple[sx.SX, ...] = ()
    pair: str = ""
    patch: str = ""
    place: Vec | None = None
    normal: Vec | None = None
    near: sx.SX | None = None

    @property
    def expressions(self) -> list[sx.SX]:
        """All that is made of the system's symbols."""
        seen = [vector.column() for vector in (self.place, self.normal) if vector is not None]
        own = [self.gap, self.slip, self.static, self.kinetic, self.restitution]
        return [*own, *self.windows, *seen, *([] if self.near is None else [self.near])]

    def made_of(self, found: Iterator[sx.SX]) -> Unilateral:
        """The same with other `expressions`."""
        gap, slip, static, kinetic, restitution = islice(found, 5)
        windows = tuple(islice(found, len(self.windows)))
        place, normal = (
            None if vector is None else made_of(sx.vertsplit(next(found))) for vector in (self.place, self.normal)
        )
        changed = replace(self, gap=gap, slip=slip, static=static, kinetic=kinetic, restitution=restitution)
        near = None if self.near is None else next(found)
        return replace(changed, windows=windows, place=place, normal=normal, near=near)


@dataclass(frozen=True, eq=False)
class DryFriction:
    """Friction in a joint, or between a rate and another: |T| <= limit.

    slip             the rate along which it rubs, affine in q'
    friction         the symbol of T
    static, kinetic  limits of |T|: expressions of t, q, q' and of multipliers (those of `Constraint.multiplier`)
    """

    name: str
    slip: sx.SX
    friction: sx.SX
    static: sx.SX
    kinetic: sx.SX

    @property
    def expressions(self) -> list[sx.SX]:
        """All that is made of the system's symbols."""
        return [self.slip, self.static, self.kinetic]

    def made_of(self, found: Iterator[sx.SX]) -> DryFriction:
        """The same with other `expressions`."""
        slip, static, kinetic = islice(found, 3)
        return replace(self, slip=slip, static=static, kinetic=kinetic)


def normal_name(contact: str) -> str:
    """The variable that is the normal force of a contact."""
    return f"N.{contact}"


def friction_name(name: str) -> str:
    """The variable that is a friction force."""
    return f"T.{name}"


def friction_names(contact: str, components: int) -> tuple[str, ...]:
    """The variables that are the friction force of a contact, of which each component is one."""
    if components == 1:
        return (friction_name(contact),)
    return tuple(f"{friction_name(contact)}.{axis}" for axis in "xy"[:components])
