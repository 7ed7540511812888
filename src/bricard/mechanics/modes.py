"""Contacts in the equations of motion: one system for all modes, which are numbers in it.

    normal     c (g'' + 2 a g' + a^2 g) + (1 - c) N = 0           c: closed
    friction   k (s' + a s) + (1 - k)(T + d mu N) = 0             k: sticking, d: the direction of slip
    in space   k (s' + a s) + (1 - k)(T + mu N s/|s|) = 0

All rows have the offset zero in every mode, so that nothing is built anew where a mode changes; the rate a pulls back
what rounding moves. Numbers of the modes are parameters of the DAE, `mode.NAME.closed` and so on; the run sets them.

Guards are functions that stay positive as long as the modes hold:

    open (and within its windows)   g            closed    N
    sticking   mu N - T and mu N + T             slipping  d s
    in space   (mu N)^2 - T^2                              u s - l, with the direction u at the last switch

In space the direction of slip is not defined where the slip ends: that is a little before, at the speed l.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.unilateral import DryFriction, Unilateral, friction_names, normal_name
from bricard.records import dataclass
from bricard.symbolic import sx

PULL = "mode.pull"  # the rate a
CLOSED, PRESENT, STICKS, NEAR = "closed", "present", "sticks", "near"
SLIPS, SLOWEST = "slips", "slowest"  # in space: whether it does, and the speed at which that ends
Renamed = Callable[[list[sx.SX]], list[sx.SX]]
Numbers = Mapping[str, sx.SX]  # mode numbers by name, as symbols


def mode_name(element: str, number: str) -> str:
    """The parameter of a mode number."""
    return f"mode.{element}.{number}"


def way_names(element: Unilateral | DryFriction) -> tuple[str, ...]:
    """The parameters of the direction of slip."""
    return tuple(mode_name(element.name, f"way{axis}") for axis in range(element.friction.numel()))


def share_name(contact: str, mate: str) -> str:
    """The parameter that is one where a contact carries the friction of another too."""
    return mode_name(contact, f"carries.{mate}")


def window_names(contact: Unilateral) -> tuple[str, ...]:
    """The parameters of the signs of its windows."""
    return tuple(mode_name(contact.name, f"window{i}") for i in range(len(contact.windows)))


@dataclass(frozen=True, eq=False)
class Neighbours:
    """Contacts, by their numbers, of two shapes that may be far from each other, and what tells that."""

    near: sx.SX
    contacts: tuple[int, ...]
    name: str

    @property
    def number(self) -> str:
        """The parameter of the sign of `near`."""
        return mode_name(self.name, NEAR)


def neighbours(system: MechanicalSystem) -> list[Neighbours]:
    """All pairs of shapes that may be far from each other; `name` is that of their first contact."""
    found: dict[int, list[int]] = {}
    for i, contact in enumerate(system.contacts):
        if contact.near is not None:
            found.setdefault(contact.near.element_hash(), []).append(i)
    firsts = [(system.contacts[own[0]], own) for own in found.values()]
    return [Neighbours(sx.SX(first.near), tuple(own), first.name) for first, own in firsts]


def mode_numbers(system: MechanicalSystem) -> dict[str, float]:
    """All mode numbers, as they are where nothing touches."""
    if not system.switched:
        return {}
    result = {PULL: 0.0}
    for contact in system.contacts:
        result |= {mode_name(contact.name, CLOSED): 0.0, mode_name(contact.name, PRESENT): 1.0}
        result |= dict.fromkeys(window_names(contact), 1.0)
    result |= {pair.number: 1.0 for pair in neighbours(system)}
    for element in system.switched:
        if element.friction.numel():
            result |= {mode_name(element.name, STICKS): 0.0} | dict.fromkeys(way_names(element), 0.0)
        if element.friction.numel() > 1:
            result |= {mode_name(element.name, number): 0.0 for number in (SLIPS, SLOWEST)}
    return result | {share_name(one.name, mate.name): 0.0 for one in system.contacts for mate in _mates(system, one)}


def forces_by_name(system: MechanicalSystem) -> dict[str, sx.SX]:
    """The symbols of normal and friction forces, by the variables that they are."""
    result = {normal_name(contact.name): contact.force for contact in system.contacts}
    for element in system.switched:
        names = friction_names(element.name, element.friction.numel())
        result |= dict(zip(names, sx.vertsplit(element.friction), strict=True)) if names else {}
    return result


def switched_variables(system: MechanicalSystem) -> list[str]:
    """Names of normal and friction forces."""
    return list(forces_by_name(system))


def switched_rows(system: MechanicalSystem, der: Any, p: Any, renamed: Renamed) -> dict[str, sx.SX]:
    """The equations of normal and friction forces, by name."""
    result: dict[str, sx.SX] = {}
    for contact in system.contacts:
        gap, force = renamed([contact.gap, contact.force])
        order = 1 if sx.depends_on(contact.gap, system.v) else 2
        closed = p[mode_name(contact.name, CLOSED)]
        result[normal_name(contact.name)] = closed * _pulled(der, p, gap, order) + (1 - closed) * force
    for element in system.switched:
        if element.friction.numel():
            result |= _friction_rows(system, element, der, p, renamed)
    return result


def _pulled(der: Any, p: Numbers, expression: sx.SX, order: int) -> sx.SX:
    """The derivative of this order, and what pulls the expression to zero."""
    pull, rate = p[PULL], sx.SX(der(expression))
    if order == 1:
        return rate + pull * expression
    return sx.SX(der(expression, 2)) + 2 * pull * rate + pull**2 * expression


def _friction_rows(
    system: MechanicalSystem, element: Unilateral | DryFriction, der: Any, p: Any, renamed: Renamed
) -> dict[str, sx.SX]:
    slip, friction, limit = renamed([element.slip, element.friction, _limit(element, element.kinetic)])
    sticks, components = p[mode_name(element.name, STICKS)], element.friction.numel()
    if components == 1:
        sliding = [friction + p[way_names(element)[0]] * limit]
    else:  # a number that is not zero where the slip may be, and that does not count there
        speed = sx.sqrt(sx.sumsqr(slip) + 1 - p[mode_name(element.name, SLIPS)])
        sliding = [friction[i] + limit * slip[i] / speed for i in range(components)]
    names = friction_names(element.name, components)
    return {name: sticks * _pulled(der, p, slip[i], 1) + (1 - sticks) * sliding[i] for i, name in enumerate(names)}


def _limit(element: Unilateral | DryFriction, coefficient: sx.SX) -> sx.SX:
    """The largest friction force, with its coefficient of sticking or slipping."""
    return coefficient * element.force if isinstance(element, Unilateral) else coefficient


# -- guards ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Guard:
    """A function (t, x, der, p) that stays positive while the modes of an element hold.

    friction  of its friction, not of its gap or normal force
    window    of one of its windows
    near      of its pair: whether the shapes are near each other
    """

    element: str
    function: Callable[..., sx.SX]
    friction: bool = False
    window: int | None = None
    near: bool = False

    @property
    def of_mode(self) -> bool:
        """Whether a mode may end where it falls: otherwise only what is looked at changes."""
        return self.window is None and not self.near


def guards(system: MechanicalSystem, renamed_in: Callable[[sx.SX, Any, Any, Any], Renamed]) -> tuple[Guard, ...]:
    """Of all contacts and frictions; `renamed_in(t, x, der, p)` takes expressions to the DAE's symbols."""
    result, terms = [], Terms(renamed_in)
    for element in system.switched:
        result += [Guard(element.name, terms.weighed(*one)) for one in _normal_guards(element)]
        rubbing = _friction_guards(system, element)
        result += [Guard(element.name, terms.weighed(*one), friction=True) for one in rubbing]
        windows = enumerate(_window_guards(element))
        result += [Guard(element.name, terms.weighed(*one), window=window) for window, one in windows]
    for pair in neighbours(system):
        result.append(Guard(pair.name, terms.weighed([pair.near], _signed(pair.number)), near=True))
    return tuple(result)


Weighted = tuple[list[sx.SX], Callable[..., sx.SX]]  # expressions, and the guard made of them and of p


class Terms:
    """What guards are made of, taken to the symbols of a DAE all at once."""

    def __init__(self, renamed_in: Callable[[sx.SX, Any, Any, Any], Renamed]) -> None:
        self._renamed_in = renamed_in
        self._terms: list[sx.SX] = []
        self._made: tuple[Any, list[sx.SX]] = (None, [])  # for the names of the last DAE

    def weighed(self, expressions: list[sx.SX], weigh: Callable[..., sx.SX]) -> Callable[..., sx.SX]:
        """A guard."""
        first = len(self._terms)
        own = slice(first, first + len(expressions))
        self._terms += expressions
        return lambda t, x, der, p: weigh(p, *self._renamed(t, x, der, p)[own])

    def _renamed(self, t: sx.SX, x: Any, der: Any, p: Any) -> list[sx.SX]:
        known, made = self._made
        if known is not x:
            made = self._renamed_in(t, x, der, p)(self._terms)
            self._made = x, made
        return made


def _normal_guards(element: Unilateral | DryFriction) -> list[Weighted]:
    if not isinstance(element, Unilateral):
        return []
    closed, present = mode_name(element.name, CLOSED), mode_name(element.name, PRESENT)

    def weigh(p: Numbers, gap: sx.SX, force: sx.SX) -> sx.SX:
        return p[present] * ((1 - p[closed]) * gap + p[closed] * force) + 1 - p[present]

    return [([element.gap, element.force], weigh)]


def _window_guards(element: Unilateral | DryFriction) -> list[Weighted]:
    if not isinstance(element, Unilateral):
        return []
    return [([one], _signed(name)) for one, name in zip(element.windows, window_names(element), strict=True)]


def _signed(name: str) -> Callable[..., sx.SX]:
    """With its sign; where that is zero it is not looked at."""
    return lambda p, window: p[name] * window + 1 - p[name] ** 2


def _friction_guards(system: MechanicalSystem, element: Unilateral | DryFriction) -> list[Weighted]:
    components, ways = element.friction.numel(), way_names(element)
    if not components:
        return []
    sticks, mates = mode_name(element.name, STICKS), _mates(system, element)
    given = [_limit(element, element.static), element.friction, element.slip]
    given += [_limit(mate, mate.static) for mate in mates]
    shares = [share_name(element.name, mate.name) for mate in mates]

    def bound(p: Numbers, own: sx.SX, others: tuple[sx.SX, ...]) -> sx.SX:
        return sum((p[share] * other for share, other in zip(shares, others, strict=True)), own)

    def moving(p: Numbers) -> sx.SX:
        """One while it slips."""
        return sum((p[way] ** 2 for way in ways), sx.SX(0))

    def idle(p: Numbers) -> sx.SX:
        return 1 - p[sticks] - moving(p)

    def slipping(p: Numbers, slip: sx.SX) -> sx.SX:
        return sum((p[way] * slip[i] for i, way in enumerate(ways)), sx.SX(0))

    if components > 1:

        def cone(p: Numbers, own: sx.SX, force: sx.SX, slip: sx.SX, *others: sx.SX) -> sx.SX:
            room = bound(p, own, others) ** 2 - sx.sumsqr(force)
            return p[sticks] * room + slipping(p, slip) - p[slowest] + idle(p)

        slowest = mode_name(element.name, SLOWEST)
        return [(given, cone)]

    def upper(p: Numbers, own: sx.SX, force: sx.SX, slip: sx.SX, *others: sx.SX) -> sx.SX:
        return p[sticks] * (bound(p, own, others) - force) + slipping(p, slip) + idle(p)

    def lower(p: Numbers, own: sx.SX, force: sx.SX, slip: sx.SX, *others: sx.SX) -> sx.SX:
        return p[sticks] * (bound(p, own, others) + force) + 1 - p[sticks]

    return [(given, upper), (given, lower)]


def _mates(system: MechanicalSystem, element: Unilateral | DryFriction) -> list[Unilateral]:
    """Other contacts of the same patch, which may share its friction."""
    if not isinstance(element, Unilateral) or element.friction.numel() != 1:
        return []
    others = [contact for contact in system.contacts if contact is not element and contact.friction.numel() == 1]
    return [contact for contact in others if contact.patch == element.patch]
