"""Constraints as users write them: `max(motor.theta) <= 20`, `r1 + r2 <= r3 + r4`, `end(theta) == pi`."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.checks import members, shown
from bricard.errors import OptionError
from bricard.records import dataclass

SIGNS = re.compile(r"<=|>=|==|<|>|=")


@dataclass(frozen=True)
class Wish:
    """A constraint: the formula `excess` lies between zero and `most`."""

    text: str
    excess: str
    most: float


@dataclass(frozen=True, eq=False)
class Values:
    """An objective, and of each constraint its excess: one number, or one for each position."""

    objective: float
    excess: tuple[FloatArray, ...]

    def by_text(self, wished: Sequence[Wish]) -> dict[str, float]:
        """By how much constraints are met, at the worst position."""
        pairs = zip(wished, self.excess, strict=True)
        return {wish.text: float(np.min(one if wish.most else -np.abs(one))) for wish, one in pairs}


def wishes(given: Any) -> tuple[Wish, ...]:
    """The constraints of a text or of several."""
    return tuple(_wish(one) for one in members(given))


def _wish(text: Any) -> Wish:
    found = SIGNS.findall(text) if isinstance(text, str) else []
    if len(found) != 1:
        raise OptionError(f"subject_to: {shown(text)} is not a condition.\n  Write one as in 'max(B.x) <= 0.5'.")
    left, right = SIGNS.split(text)
    lesser, greater = (left, right) if found[0].startswith("<") else (right, left)
    return Wish(text, f"({greater}) - ({lesser})", 0.0 if found[0] in ("=", "==") else math.inf)
