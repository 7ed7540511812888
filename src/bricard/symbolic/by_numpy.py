"""Tapes of scalar operations evaluated by NumPy, where nothing was compiled; what src/symbolic/replay.cpp does."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray, IntArray

CHUNK = 2**15  # times evaluated together: the slots of a tape stay in the cache

RULES: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "neg": np.negative,
    "sq": np.square,
    "inv": lambda x: 1.0 / x,
    "pow": np.power,
    "hypot": np.hypot,
    "erf": np.vectorize(math.erf, otypes=[float]),
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
    **{
        name: getattr(np, name)
        for name in "sqrt exp log sin cos tan sinh cosh tanh log1p expm1 sign floor ceil copysign".split()
    },
    "assign": lambda x: x,
    "twice": lambda x: x + x,
    "constpow": np.power,
}
BINARY = frozenset(
    """add sub mul div pow constpow hypot atan2 copysign fmin fmax fmod remainder
    lt le eq ne and or if_else_zero""".split()
)
EARLIER = ("assign", "twice", "constpow")  # in files of earlier versions


def replayer(names: tuple[str, ...]) -> Callable[..., None]:
    """The function `replay` for operations whose codes are their places among the names."""

    def replay(
        codes: npt.NDArray[np.uint8],
        operands: IntArray,
        constants: FloatArray,
        results: IntArray,
        inputs: FloatArray,
        values: FloatArray,
    ) -> None:
        _check(names, codes, operands, constants, results, len(inputs))
        tape = list(zip([names[code] for code in codes], operands.tolist(), constants.tolist(), strict=True))
        with np.errstate(all="ignore"):
            for first in range(0, inputs.shape[1], CHUNK):
                slots: list[Any] = list(inputs[:, first : first + CHUNK])
                for name, (x, y), constant in tape:
                    given = [] if name == "const" else [slots[x], slots[y]] if name in BINARY else [slots[x]]
                    slots.append(RULES[name](*given) if given else constant)
                for row, slot in zip(values, results, strict=True):
                    row[first : first + CHUNK] = slots[slot]

    return replay


def _check(
    names: tuple[str, ...],
    codes: npt.NDArray[np.uint8],
    operands: IntArray,
    constants: FloatArray,
    results: IntArray,
    inputs: int,
) -> None:
    """Operands come before what uses them: a tape from a file may hold anything."""
    if not len(codes) == len(constants) == len(operands):
        raise ValueError("a tape whose arrays differ in length")
    for k, code in enumerate(codes):
        if code >= len(names) or (names[code] not in RULES and names[code] != "const"):
            raise ValueError("an unknown operation")
        needed = 0 if names[code] == "const" else 2 if names[code] in BINARY else 1
        if not all(0 <= slot < inputs + k for slot in operands[k, :needed]):
            raise ValueError("an operand that is not there")
    if not all(0 <= slot < inputs + len(codes) for slot in results):
        raise ValueError("a result that is not there")
