"""Expressions as lists of scalar operations on arrays: they need only NumPy, and can be kept in a file.

A tape has slots: first its inputs, then one for each operation. To add an operation: a line in OPERATIONS.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.errors import ModelError
from bricard.symbolic import sx

CHUNK = 2**15  # times evaluated together: the slots of a tape stay in the cache
NONE = -1

OPERATIONS: dict[str, Callable[..., Any]] = {
    "assign": lambda x: x,
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "neg": np.negative,
    "twice": lambda x: x + x,
    "sq": np.square,
    "inv": lambda x: 1.0 / x,
    "pow": np.power,
    "constpow": np.power,
    "hypot": np.hypot,
    "fabs": np.abs,
    "fmin": np.fmin,
    "fmax": np.fmax,
    "lt": lambda x, y: np.less(x, y).astype(float),
    "le": lambda x, y: np.less_equal(x, y).astype(float),
    "eq": lambda x, y: np.equal(x, y).astype(float),
    "ne": lambda x, y: np.not_equal(x, y).astype(float),
    "not": lambda x: np.equal(x, 0).astype(float),
    "and": lambda x, y: np.logical_and(x, y).astype(float),
    "or": lambda x, y: np.logical_or(x, y).astype(float),
    "if_else_zero": lambda x, y: np.where(np.not_equal(x, 0), y, 0.0),
    "fmod": np.fmod,
    "remainder": lambda x, y: x - y * np.rint(x / y),
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "erf": np.vectorize(math.erf, otypes=[float]),
    **{
        name: getattr(np, name)
        for name in "sqrt exp log sin cos tan sinh cosh tanh log1p expm1 sign floor ceil copysign".split()
    },
}


@dataclass(frozen=True, eq=False)
class Tape:
    """An expression of `inputs` numbers.

    operations  (K,) names; "const" takes its value from `constants`
    operands    (K, 2) slots, NONE where there is none
    constants   (K,)
    result      slot of the value
    """

    inputs: int
    operations: tuple[str, ...]
    operands: npt.NDArray[np.int64]
    constants: npt.NDArray[np.float64]
    result: int

    def __call__(self, inputs: Sequence[npt.ArrayLike], size: int) -> npt.NDArray[np.float64]:
        """Values (size,) at inputs that are numbers or arrays (size,)."""
        result = np.empty(size)
        arrays = [np.asarray(one, dtype=float) for one in inputs]
        with np.errstate(all="ignore"):
            for first in range(0, size, CHUNK):
                chunk = slice(first, min(first + CHUNK, size))
                result[chunk] = self._evaluate([one if one.ndim == 0 else one[chunk] for one in arrays])
        return result

    def _evaluate(self, slots: list[Any]) -> Any:
        for name, (first, second), constant in zip(self.operations, self.operands, self.constants, strict=True):
            if name == "const":
                slots.append(constant)
            elif second == NONE:
                slots.append(OPERATIONS[name](slots[first]))
            else:
                slots.append(OPERATIONS[name](slots[first], slots[second]))
        return slots[self.result]


def record_tape(expression: sx.SX, inputs: sx.SX) -> Tape:
    """The tape of a scalar expression of a column of symbols."""
    codes, first, second, numbers, roots = sx.Function("tape", [inputs], [sx.densify(expression)]).tape()
    slot: list[int] = []
    names: list[str] = []
    operands: list[tuple[int, int]] = []
    constants: list[float] = []
    for code, a, b, number in zip(codes.tolist(), first.tolist(), second.tolist(), numbers.tolist(), strict=True):
        name = sx.OPERATIONS[code]
        if name == "input":
            slot.append(a)
            continue
        if name != "const" and name not in OPERATIONS:
            raise ModelError(f"The function '{name}' cannot be evaluated along a solution.\n  Use another one.")
        slot.append(inputs.numel() + len(names))
        names.append(name)
        operands.append((slot[a] if a >= 0 else NONE, slot[b] if b >= 0 else NONE))
        constants.append(number)
    pairs = np.array(operands, dtype=np.int64).reshape(-1, 2)
    return Tape(inputs.numel(), tuple(names), pairs, np.array(constants), slot[roots[0]])
