"""Play between the teeth of gears."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.entry import Entry
from bricard.library.joints.gear import Gear
from bricard.library.onesided.one_sided import ZERO, OneSided, check_label, check_restitution
from bricard.library.samples import NAME, Sample, Samples, with_sections
from bricard.library.words import Amount, Number, Units
from bricard.library.world import World

LINKS = "Give the name of a joint of type gear or rack."


def _meshing(dimension: int) -> Sample:
    """The gears of their own sample, with play."""
    gears = Gear.samples[dimension]
    joint = {"PartData": {"Joints": {NAME: {"type": "gear", **gears.words}}}}
    return Sample({"play": 0.05, "start": 0.01, "restitution": 0.3}, with_sections(gears.beside, joint))


class Backlash(OneSided):
    """Play of a gear or a rack: its equation holds only to within the play, between two flanks.

    -play/2 <= r1 angle1 + r2 angle2 - constant <= play/2      measured like this sum: along the pitch circle
    In a file: `mesh: 0.02`, with the name of the joint, or `mesh: {play: 0.02, restitution: 0.4}`. The forces of the
    flanks are N.mesh.low and N.mesh.high.

    start        how far from the middle of the play it starts
    restitution  when a flank is hit: 0, no rebound, to 1
    """

    units: ClassVar[Units] = {"play": "m", "start": "m", "restitution": ""}
    shorthand: ClassVar[tuple[str, ...]] = ("play",)
    samples: ClassVar[Samples] = {dimension: _meshing(dimension) for dimension in (2, 3)}
    play: Amount
    start: Number = ZERO
    restitution: Amount = ZERO

    def check(self, entry: Entry) -> None:
        check_label(entry)
        check_restitution(entry, self.restitution)
        if not entry.links(entry.name):
            entry.find(f"'{entry.name}' is not a joint that can have play", LINKS)
        elif abs(start := entry.number(self.start, "start")) > (most := entry.number(self.play, "play") / 2):
            finding = f"the start, {start:g} from the middle, lies outside the play of {2 * most:g}"
            entry.find(finding, f"Give one between {-most:g} and {most:g}.", "start")

    def contacts(self, name: str) -> tuple[str, ...]:
        return (f"{name}.low", f"{name}.high")

    def loosens(self, name: str) -> str:
        return name

    def act(self, name: str, world: World) -> None:
        half, e = world.value(self.play) / 2, world.value(self.restitution)
        (excess,) = world.play(name)
        excess = excess + world.value(self.start)
        world.contact(f"{name}.low", half + excess, restitution=e)
        world.contact(f"{name}.high", half - excess, restitution=e)
