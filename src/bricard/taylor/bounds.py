"""Ranges of operations over a part of a step, by interval arithmetic on values of order zero.

A Taylor series may be blind: that of exp(-(t/w)^2) far from t = 0, or of sin(t)^30 at 0, says nothing of the bump
that lies ahead, and a narrow bump hides between any points that one looks at. Its range over a part of the step does
not: parts in which it may be large are halved until it is known where it is, or that it is not. The bounds hold up
to rounding. The readable form of `bounds.hpp`.

To enclose another function: a line in MONOTONE, or a case in `range_of`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass
from bricard.taylor.program import NAMES, NONE
from bricard.taylor.step import Step

FIRST_PARTS, MOST_PARTS, MOST_UNRESOLVED = 8, 64, 8
NEGLIGIBLE, LOCATED = 1e-16, 4.0
NOT_ENCLOSED = frozenset({"shift", "tan", "acosh", "atanh", "atan2"})
MONOTONE: dict[str, Any] = {
    "sqrt": lambda v: np.sqrt(max(v, 0.0)),
    "exp": np.exp,
    "sinh": np.sinh,
    "tanh": np.tanh,
    "asin": lambda v: np.arcsin(np.clip(v, -1.0, 1.0)),
    "acos": lambda v: np.arccos(np.clip(v, -1.0, 1.0)),
    "atan": np.arctan,
    "asinh": np.arcsinh,
}


class Interval(NamedTuple):
    """All numbers from `low` to `high`."""

    low: float = 0.0
    high: float = 0.0

    def contains(self, x: float) -> bool:
        return self.low <= x <= self.high

    def farthest(self, x: float) -> float:
        return max(abs(self.low - x), abs(self.high - x))

    def nearest(self, x: float) -> float:
        return 0.0 if self.contains(x) else min(abs(self.low - x), abs(self.high - x))

    def plus(self, other: Interval) -> Interval:
        return hull(self.low + other.low, self.high + other.high)

    def scaled(self, s: float) -> Interval:
        return hull(self.low * s, self.high * s) if s else Interval()

    def times(self, other: Interval) -> Interval:
        return hull(*(a * b for a in self for b in other))

    def squared(self) -> Interval:
        product = hull(self.low * self.low, self.high * self.high)
        return Interval(0.0, product.high) if self.contains(0.0) else product

    def inverse(self) -> Interval:
        return EVERYTHING if self.contains(0.0) else hull(1 / self.low, 1 / self.high)


EVERYTHING = Interval(-math.inf, math.inf)


def hull(*values: float) -> Interval:
    """The smallest interval with these numbers; everything if one is not a number."""
    numbers = [float(value) for value in values]
    return EVERYTHING if any(v != v for v in numbers) else Interval(min(numbers), max(numbers))


def range_of(name: str, x: Interval, y: Interval, exponent: float) -> Interval:
    """The range of a function of an operand in x (and one in y); everything where it is not enclosed."""
    if name in MONOTONE:
        return hull(MONOTONE[name](x.low), MONOTONE[name](x.high))
    match name:
        case "div":
            return x.times(y.inverse())
        case "inv":
            return x.inverse()
        case "sin":
            return _sine(x.low, x.high)
        case "cos":
            return _sine(x.low + math.pi / 2, x.high + math.pi / 2)
        case "cosh":
            range_ = hull(np.cosh(x.low), np.cosh(x.high))
            return Interval(1.0, range_.high) if x.contains(0.0) else range_
        case "log" if x.low > 0:
            return hull(np.log(x.low), np.log(x.high))
        case "pow" if x.low > 0 or (x.low == 0 and exponent >= 0):
            return hull(np.power(x.low, exponent), np.power(x.high, exponent))
        case _:
            return EVERYTHING


def _sine(a: float, b: float) -> Interval:
    turn = 2 * math.pi
    if not b - a < turn:
        return Interval(-1.0, 1.0)
    low, high = hull(math.sin(a), math.sin(b))
    if math.floor((b - turn / 4) / turn) > math.floor((a - turn / 4) / turn):
        high = 1.0
    if math.floor((b + turn / 4) / turn) > math.floor((a + turn / 4) / turn):
        low = -1.0
    return Interval(low, high)


@dataclass(frozen=True)
class Part:
    """A part of a step, from 0 to 1; `excess`: the largest difference that may hide there, 0 if none that matters."""

    begin: float
    end: float
    excess: float

    @property
    def middle(self) -> float:
        return (self.begin + self.end) / 2


class Ranges:
    """Ranges of the nodes of a program over parts of a step."""

    def __init__(self, program: dict[str, Any]) -> None:
        self.program = program
        self.inputs, self.nodes = int(program["sizes"][1]), int(program["sizes"][2])
        self._range = [EVERYTHING] * self.nodes
        self._enclosable = [True] * self.inputs
        for number in range(self.nodes - self.inputs):
            known = NAMES[int(program["code"][number])] not in NOT_ENCLOSED
            self._enclosable.append(known and all(self._enclosable[node] for node in self._operands(number)))

    def encloses(self, node: int) -> bool:
        """Is the operation made of such as `range_of` knows?"""
        return self._enclosable[node]

    def suspects(self, step: Step, operations: Sequence[int], values: Sequence[float]) -> list[float]:
        """Parts of the step, from 0 to 1, at which operations may differ most from their values at the start."""
        least, where = [0.0] * len(operations), [-1.0] * len(operations)
        slopes = step.slopes()

        def look(begin: float, end: float) -> Part:
            self._enclose(step, slopes, begin, end)
            excess = 0.0
            for i, (node, value) in enumerate(zip(operations, values, strict=True)):
                near, far = self._range[node].nearest(value), self._range[node].farthest(value)
                if near > least[i]:
                    least[i], where[i] = near, (begin + end) / 2
                if far > NEGLIGIBLE * (1 + abs(value)) and not far <= LOCATED * least[i]:
                    excess = max(excess, far)
            return Part(begin, end, excess)

        parts = [look(i / FIRST_PARTS, (i + 1) / FIRST_PARTS) for i in range(FIRST_PARTS)]
        for _ in range(FIRST_PARTS, MOST_PARTS, 2):
            worst = max(parts, key=lambda part: part.excess)
            if worst.excess == 0:
                break
            parts.remove(worst)
            parts += [look(worst.begin, worst.middle), look(worst.middle, worst.end)]
        parts.sort(key=lambda part: -part.excess)
        places = list(dict.fromkeys(place for place in where if place >= 0))
        return places + [part.middle for part in parts[:MOST_UNRESOLVED] if part.excess > 0]

    def _enclose(self, step: Step, slopes: FloatArray, begin: float, end: float) -> None:
        middle, radius = (begin + end) / 2 * step.length, (end - begin) / 2 * abs(step.length)
        low = step.derivatives_at(middle) - radius * slopes
        high = low + 2 * radius * slopes
        inputs = zip(self.program["input_order"], self.program["input_variable"], strict=True)
        for i, place in enumerate(inputs):
            self._range[i] = Interval(float(low[place]), float(high[place]))
        self._range[self.inputs - 1] = Interval(step.start + middle - radius, step.start + middle + radius)
        for number in range(self.nodes - self.inputs):
            self._range[self.inputs + number] = self._range_of_operation(number)

    def _range_of_operation(self, number: int) -> Interval:
        program, ranges = self.program, self._range
        name, constant = NAMES[int(program["code"][number])], float(program["constant"][number])
        if name != "poly":
            operands = [ranges[node] for node in self._operands(number)]
            return range_of(name, operands[0], operands[1] if len(operands) > 1 else Interval(), constant)
        linear, products = _terms(program, "linear", number), _terms(program, "product", number)
        total = Interval(constant, constant)
        for node, scale in zip(program["linear_node"][linear], program["linear_scale"][linear], strict=True):
            total = total.plus(ranges[node].scaled(float(scale)))
        for a, b, scale in zip(*(program[f"product_{name}"][products] for name in ("a", "b", "scale")), strict=True):
            product = ranges[a].squared() if a == b else ranges[a].times(ranges[b])
            total = total.plus(product.scaled(float(scale)))
        return total

    def _operands(self, number: int) -> list[int]:
        program = self.program
        name = NAMES[int(program["code"][number])]
        if name == "poly":
            linear, products = _terms(program, "linear", number), _terms(program, "product", number)
            return [*program["linear_node"][linear], *program["product_a"][products], *program["product_b"][products]]
        given = ("first",) if name == "shift" else ("first", "second")
        return [int(program[operand][number]) for operand in given if program[operand][number] != NONE]


def _terms(program: dict[str, Any], kind: str, number: int) -> slice:
    return slice(*program[f"{kind}_start"][number : number + 2])
