"""Stops and bumpers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bricard.library.contact_laws.pushing import Pushing
from bricard.library.entry import Entry
from bricard.library.onesided.one_sided import OneSided, check_label, check_restitution
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Law, Position, Units
from bricard.library.world import Value, World
from bricard.spec.expressions import parse_expression


class Limit(OneSided):
    """Stops: a coordinate, an angle, a slide or any formula `of` the coordinates stays between two limits.

    x - from >= 0 and to - x >= 0, of which one may be missing; they may be laws of time.
    In a file: `theta: {from: 0, to: pi/2, restitution: 0.6}`, the entry having the name of what is limited; else
    `reach: {of: distance(A, B), to: 2, restitution: 0}`. The force of a stop is N.theta.low or N.theta.high: a torque
    on an angle, a force along a slide.

    restitution  of an impact: 0, no rebound, to 1, a rebound as fast as the impact
    stiffness    instead of a restitution: of a bumper that pushes back by k times its depth
    damping      of a bumper: and by c times its speed
    """

    units: ClassVar[Units] = {
        "from": "its",
        "to": "its",
        "restitution": "",
        "stiffness": "J/its**2",
        "damping": "J*s/its**2",
    }
    written: ClassVar[Mapping[str, str]] = {"low": "from", "high": "to"}
    samples: ClassVar[Samples] = {
        dimension: Sample({"of": "distance(A, P)", "from": 0.4, "to": "1.5 + 0.1*t", "restitution": 0.5})
        for dimension in (2, 3)
    }
    of: Position | None = None
    low: Law | None = None
    high: Law | None = None
    restitution: Amount | None = None
    stiffness: Amount | None = None
    damping: Amount | None = None

    def contradiction(self) -> tuple[str, str] | None:
        if self.low is None and self.high is None:
            return "a limit has neither 'from' nor 'to'", "Give one of them, or both."
        if self.restitution is None and self.stiffness is None:
            remedy = "Write restitution: 0 for a stop without rebound, or give the stiffness of a bumper."
            return "a limit has neither a restitution nor a stiffness", remedy
        if self.restitution is not None and (self.stiffness is not None or self.damping is not None):
            remedy = "Leave out restitution, or stiffness and damping."
            return "a stop has a restitution, a bumper a stiffness and a damping", remedy
        return None

    def check(self, entry: Entry) -> None:
        check_label(entry)
        check_restitution(entry, self.restitution)
        if self.of is None:
            entry.check_known(entry.name, entry.variables, "coordinate, angle or slide")
        self._check_order(entry)

    def _check_order(self, entry: Entry) -> None:
        """Where both limits are numbers, there is room between them."""
        given = {word: end for word, end in (("from", self.low), ("to", self.high)) if end is not None}
        if len(given) < 2 or not all(entry.is_constant(end) for end in given.values()):
            return
        low, high = (entry.number(end, word) for word, end in given.items())
        if low >= high:
            entry.find(f"there is no room from {low:g} to {high:g}", "Give limits that increase.", "to")

    def contacts(self, name: str) -> tuple[str, ...]:
        return (f"{name}.low", f"{name}.high")

    def passed(self, name: str, contact: str, depth: float) -> str:
        side = "below 'from'" if contact.endswith(".low") else "above 'to'"
        return f"{name} lies {depth:.6g} {side} of its limit"

    def angles(self, name: str) -> tuple[str, ...]:
        return (name,) if self.of is None else ()

    def act(self, name: str, world: World) -> None:
        value = self._value(name, world)
        gaps = {"low": None if self.low is None else value - world.value(self.low)}
        gaps["high"] = None if self.high is None else world.value(self.high) - value
        for side, gap in gaps.items():
            if gap is not None:
                self._hold(f"{name}.{side}", gap, world)

    def _hold(self, name: str, gap: Value, world: World) -> None:
        nothing = parse_expression(0)
        if self.stiffness is None:
            world.contact(name, gap, restitution=world.value(self.restitution or nothing))
        else:
            world.push(name, gap, Pushing(world.value(self.stiffness), world.value(self.damping or nothing)))

    def _value(self, name: str, world: World) -> Value:
        if self.of is None and world.has_quantity(name):
            return world.quantity(name)
        return world.value(self.of or parse_expression(name))
