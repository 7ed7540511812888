"""One-way clutches and ratchets."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.entry import Entry
from bricard.library.onesided.one_sided import ZERO, OneSided, check_label, label
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Formula, Word
from bricard.library.world import Value, World


class Ratchet(Word):
    """Teeth of a ratchet: it catches only where the difference of the angles is a multiple of the pitch.

    pitch  from tooth to tooth, in radians of the angle, or in metres of the slide
    """

    shorthand: ClassVar[tuple[str, ...]] = ("pitch",)
    pitch: Amount


def tooth_name(clutch: str) -> str:
    """The parameter that is the number of the tooth in which a ratchet has caught."""
    return f"{label(clutch)}.tooth"


class Clutch(OneSided):
    """A one-way clutch: the rate of an angle or slide never falls below another rate; its torque N is not negative.

    rate - over >= 0,  N >= 0,  one of them zero
    In a file: `out/in: {}` for two angles, out' >= in'; `out: {}` for out' >= 0, a backstop; or under any name
    `{rate: out', over: 10*sin(t)}`. Its torque is N.out.in, or N and the name.

    rate     the rate that is held, a formula linear in rates, if the name of the entry does not tell it
    over     the rate below which it does not fall
    ratchet  with teeth, {pitch: 0.1}: it catches only where the angle, or out - in, is a multiple of the pitch, and
             lets it fall back as far as there
    """

    empty: ClassVar[bool] = True
    samples: ClassVar[Samples] = {
        dimension: Sample({"rate": "B.x' + 0.5*Q.x'", "over": "0.2 - t"}) for dimension in (2, 3)
    }
    rate: Formula | None = None
    over: Formula = ZERO
    ratchet: Ratchet | None = None

    def contradiction(self) -> tuple[str, str] | None:
        if self.rate is None and self.over != ZERO:
            return "a clutch has 'over' but no 'rate'", "Give the rate that does not fall below it."
        if self.rate is not None and self.ratchet is not None:
            remedy = "Name them, as in out/in: {ratchet: {pitch: 0.1}}, and leave out rate and over."
            return "the teeth of a ratchet belong to angles or slides", remedy
        return None

    def check(self, entry: Entry) -> None:
        check_label(entry)
        if self.rate is None:
            names = entry.name.split("/")
            if len(names) > 2:
                entry.find(f"'{entry.name}' names {len(names)} quantities", "Write out/in, or out.")
            for name in names:
                entry.check_known(name, entry.quantities, "angle or slide")
        if self.ratchet is not None and entry.number(self.ratchet.pitch, "ratchet", "pitch") == 0:
            entry.find("the pitch is 0", "It must be positive.", "ratchet", "pitch")

    def contacts(self, name: str) -> tuple[str, ...]:
        return (label(name),)

    def angles(self, name: str) -> tuple[str, ...]:
        return tuple(name.split("/")) if self.ratchet is not None else ()

    def act(self, name: str, world: World) -> None:
        if self.ratchet is None:
            world.contact(label(name), self._excess(name, world), pair=name)
            return
        first, *others = (world.quantity(one) for one in name.split("/"))
        turned, pitch = first - others[0] if others else first, world.value(self.ratchet.pitch)
        tooth = world.count(tooth_name(name), turned / pitch)
        world.contact(label(name), turned - tooth * pitch, pair=name)

    def counts(self, name: str) -> dict[str, str]:
        if self.ratchet is None:
            return {}
        tooth, turned = tooth_name(name), name.replace("/", " - ")
        return {tooth: f"({turned}) - ({tooth} + 1)*({self.ratchet.pitch.text})"}

    def _excess(self, name: str, world: World) -> Value:
        if self.rate is not None:
            return world.value(self.rate) - world.value(self.over)
        first, *others = (world.quantity_rate(one) for one in name.split("/"))
        return first - others[0] if others else first
