"""What everything answers that holds on one side only, or until it slips."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from bricard.library.drawing import Cord
from bricard.library.entry import Entry
from bricard.library.samples import Samples
from bricard.library.words import Word
from bricard.library.world import World
from bricard.spec.expressions import Expression, parse_expression

ZERO = parse_expression(0)
LABEL = re.compile(r"[A-Za-z][A-Za-z0-9_]*([./][A-Za-z][A-Za-z0-9_]*)*")


class OneSided(Word):
    """Something that is not smooth.

    samples  an entry for each dimension, on the parts of `bricard.library.samples`

    To add a kind: a file with a subclass that has `samples`, fields, `act` and where needed `check`, a line in
    ONESIDED, and its section in `Document`. What else it may answer has a default: nothing.
    """

    samples: ClassVar[Samples] = {}

    def act(self, name: str, world: World) -> None:
        """Adds what it does to the world; `name` is the name of its entry."""
        raise NotImplementedError

    def check(self, entry: Entry) -> None:
        """Notes what is wrong with it beyond the types of its fields."""

    def contacts(self, name: str) -> tuple[str, ...]:
        """The names of its gaps, whose forces are called N and the name."""
        return ()

    def passed(self, name: str, contact: str, depth: float) -> str:
        """Words for one of its gaps that is negative by a depth."""
        return f"'{contact}' is passed by {depth:.6g}"

    def angles(self, name: str) -> tuple[str, ...]:
        """Angles whose values it depends on, so that they must be coordinates."""
        return ()

    def loosens(self, name: str) -> str | None:
        """A joint of which it takes the place: its equations no longer hold."""
        return None

    def reaction(self, name: str) -> str | None:
        """A joint, or a point that two parts share, whose reaction it depends on."""
        return None

    def counts(self, name: str) -> Mapping[str, str]:
        """Parameters that grow by one where a formula rises through zero."""
        return {}

    def cord(self, name: str) -> Cord | None:
        """A rope to be drawn."""
        return None


def label(name: str) -> str:
    """The name of an entry as that of a force: alpha/beta as alpha.beta."""
    return name.replace("/", ".")


def check_label(entry: Entry) -> None:
    """The name of an entry becomes that of a force."""
    if LABEL.fullmatch(entry.name) is None:
        entry.find(f"'{entry.name}' is not a valid name", "A name is a letter, followed by letters and digits.")


def check_restitution(entry: Entry, restitution: Expression | None) -> None:
    """From 0, no rebound, to 1, all of it."""
    if restitution is not None and entry.number(restitution, "restitution") > 1:
        finding = f"the restitution is {entry.number(restitution, 'restitution'):g}"
        entry.find(finding, "It lies between 0, no rebound, and 1, a rebound as fast as the impact.", "restitution")
