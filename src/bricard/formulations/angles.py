"""Continuous angles: which a mechanism has, and which must be coordinates.

An angle is a coordinate where a potential, a gear or a formula depends on it; its equation is
sin(turned angle - angle) = 0. One that is only driven, loaded or looked at costs no coordinate: its rate follows from
its cosine and sine, and its value is integrated beside the motion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bricard.library.words import FORMULAS, Word, references
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.expressions import Expression
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar
from bricard.symbolic.functions import angle_beyond

if TYPE_CHECKING:
    from bricard.library.relations.answers import Turn

SUFFIX = ".angle"


@dataclass(frozen=True, eq=False)
class Angle:
    """An angle by its cosine and sine (times any positive length); `tracked`: it is a coordinate."""

    name: str
    cosine: sx.SX
    sine: sx.SX
    tracked: bool

    def rate(self, rate: Callable[[Scalar], Scalar]) -> sx.SX:
        """The angle's rate."""
        c, s = self.cosine, self.sine
        return sx.SX((c * rate(s) - s * rate(c)) / (c**2 + s**2))

    def beyond(self, value: Scalar) -> sx.SX:
        """By how much the angle exceeds a value, between -pi and pi: zero at the value, and not half a turn away."""
        return angle_beyond(self.cosine, self.sine, value)

    def residual(self, world: Scalar) -> Callable[[Scalar], sx.SX]:
        """sin(turned angle - angle), times a length."""
        symbol = world.lagrangian[self.name]
        return lambda _: self.sine * sx.cos(symbol) - self.cosine * sx.sin(symbol)


@dataclass(frozen=True)
class Turning:
    """All angles of a mechanism, and those that must be coordinates."""

    turns: Mapping[str, Turn]
    needed: Sequence[str]


def turning(mechanism: Mechanism) -> Turning:
    """The angles of a mechanism."""
    turns = {turn.angle: turn for relation in mechanism.relations if (turn := relation.turn)}
    turns |= part_angles(mechanism)
    return Turning(turns, needed_angles(mechanism, turns))


def part_angles(mechanism: Mechanism) -> dict[str, Turn]:
    """The angles of parts ("OA.angle") that formulas, motions or the start name."""
    names = {name for formula in _formulas(mechanism) for name, _ in formula.names}
    names |= {formula.text.strip() for formula in mechanism.outputs.values()}
    names |= {name for event in mechanism.events.values() for name, _ in event.watched.names}
    names |= {*mechanism.drives, *mechanism.start.positions, *mechanism.start.velocities}
    parts = [name.removesuffix(SUFFIX) for name in sorted(names) if name.endswith(SUFFIX)]
    if not parts:
        return {}
    from bricard.library.relations.answers import Turn

    return {f"{part}{SUFFIX}": Turn(f"{part}{SUFFIX}", "", part, None) for part in parts}


def needed_angles(mechanism: Mechanism, turns: Mapping[str, Turn]) -> list[str]:
    """The angles that must be coordinates."""
    used = {name for formula in _formulas(mechanism) for name, order in formula.names if order == 0}
    used |= {angle for (_, name), force in mechanism.forces.items() for angle in force.angles(name)}
    used |= {angle for (_, name), element in mechanism.onesided.items() for angle in element.angles(name)}
    used |= {name for relation in mechanism.relations for name in relation.linked}
    return [name for name in turns if name in used]


def _formulas(mechanism: Mechanism) -> Iterator[Expression]:
    """All formulas that enter the equations, with the outputs that they use."""
    words: list[Word] = [*mechanism.forces.values(), *mechanism.drives.values(), *mechanism.onesided.values()]
    words += list(mechanism.document.section("Joints").values())
    pending = [r.value for word in words for r in references(word) if r.to in FORMULAS]
    seen: set[str] = set()
    while pending:
        formula = pending.pop()
        yield formula
        for name, _ in formula.names:
            if name in mechanism.outputs and name not in seen:
                seen.add(name)
                pending.append(mechanism.outputs[name])
