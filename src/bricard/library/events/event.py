"""Events of a mechanism: something lets go, is set, or ends the run."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from bricard.library.entry import Entry
from bricard.library.samples import Sample, Samples
from bricard.library.sections import Entries
from bricard.library.shapes import ExpressionShape, Flag, NameShape, OneOrMany
from bricard.library.words import Word
from bricard.spec.expressions import Expression, parse_expression

TENSION = re.compile(r"\btension\(\s*(\w+)\s*\)")
NOTHING: dict[str, Any] = {}

Watched = Annotated[Expression, ExpressionShape("watched")]
Values = Annotated[dict[str, Expression], Entries(ExpressionShape("watched"))]
NameOrNames = Annotated[tuple[str, ...], OneOrMany(NameShape())]
TrueOrFalse = Annotated[bool, Flag()]


class Event(Word):
    """Where the formula `when` vanishes joints, cables or forces go, values change, or the run ends.

    In a file: `release: {when: phi - theta - 1, falls: true, drop: sling}`. The formula may contain all names of the
    solution; `tension(OA)` is the force N.OA in the cable OA. Positions and velocities go on without a jump, but for
    what is set.

    falls  true: only where the formula falls through zero
    rises  true: only where it rises
    drop   what goes: the name of a joint, cable, limit, clutch, contact, friction, motion or force, or a list of
           names. All entries of that name go; Limits.theta means only that of Limits
    set    new values by name: theta: 0, theta': -0.5*theta', or of parameters and inputs
    end    true: ends the run
    """

    written: ClassVar[Mapping[str, str]] = {"values": "set"}
    samples: ClassVar[Samples] = {
        dimension: Sample(
            {"when": "distance(A, P) - 1.2", "rises": True, "drop": "AP"},
            {"PartData": {"Springs": {"AP": [5, 1.0]}}},
        )
        for dimension in (2, 3)
    }
    when: Watched
    falls: TrueOrFalse = False
    rises: TrueOrFalse = False
    drop: NameOrNames = ()
    values: Values = NOTHING
    end: TrueOrFalse = False

    def contradiction(self) -> tuple[str, str] | None:
        if self.falls and self.rises:
            return "an event has 'falls' and 'rises'", "Leave both out, if it counts in both directions."
        if not self.drop and not self.values and not self.end:
            return "nothing happens at this event", "Give one of drop, set and end."
        if self.end and (self.drop or self.values):
            return "the run ends at this event, which also changes something", "Leave out end, or drop and set."
        return None

    @property
    def direction(self) -> Literal[-1, 0, 1]:
        """Which zeros count."""
        return 1 if self.rises else -1 if self.falls else 0

    @property
    def watched(self) -> Expression:
        """The formula, with the names of the forces that it calls tensions."""
        return parse_expression(TENSION.sub(r"N.\1", self.when.text))

    def check(self, entry: Entry) -> None:
        """Notes what is wrong with it beyond the types of its fields."""
        for number, target in enumerate(self.drop):
            if not entry.can_drop(target):
                remedy = "Name a joint, cable, limit, clutch, contact, friction, motion or force."
                entry.find(f"there is nothing called '{target}' that could go", remedy, "drop", number)
        for name in self.values:
            if name not in entry.parameters:
                entry.check_known(
                    name.rstrip("'"), entry.variables, "coordinate, angle, slide or parameter", "set", name
                )
