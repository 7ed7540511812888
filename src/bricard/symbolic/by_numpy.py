"""Tapes of scalar operations, and polynomials, evaluated by NumPy, where nothing was compiled or in long double.

What src/symbolic/replay.cpp and src/symbolic/pieces.cpp do.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray, IndexArray, IntArray, RealArray

CHUNK = 2**15  # numbers evaluated together: the slots of a tape, three operands of polynomials stay in the cache

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


@np.errstate(over="ignore", invalid="ignore")
def evaluate_pieces(
    coefficients: RealArray,
    pieces: IndexArray,
    h: RealArray,
    columns: IndexArray,
    factors: RealArray,
    values: RealArray,
) -> None:
    """Polynomials (pieces, orders, columns) at distances h (K,) from the starts of `pieces` (K,) to values (K, c).

    Horner's rule with a factor for each order, the highest first. The coefficients of one order are gathered straight
    from the array, so that one path serves many times per piece and many pieces per time alike.
    """
    _, orders, width = coefficients.shape
    rows = max(1, CHUNK // max(1, columns.size))
    for first in range(0, h.size if columns.size else 0, rows):
        chunk = slice(first, first + rows)
        index = (pieces[chunk] * orders + (orders - 1))[:, np.newaxis] * width + columns
        powers = np.repeat(h[chunk], columns.size).reshape(-1, columns.size)
        _horner(coefficients.reshape(-1), index, width, powers, factors, values[chunk])


def _horner(
    table: RealArray, index: IndexArray, stride: int, h: RealArray, factors: RealArray, out: RealArray
) -> None:
    """Sum `factors` times gathered coefficients times powers of `h` into `out`.

    `index` points at the coefficients of the highest order and is consumed; one order lower is `stride` less.
    """
    # mode="clip" lets numpy write into `out` without a buffer; every index is in range.
    np.take(table, index, axis=0, out=out, mode="clip")
    out *= factors[0]
    term = np.empty_like(out)
    for factor in factors[1:]:
        index -= stride
        np.take(table, index, axis=0, out=term, mode="clip")
        if factor != 1:
            term *= factor
        out *= h
        out += term
