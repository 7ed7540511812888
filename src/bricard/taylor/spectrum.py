"""Legendre coefficients of what happens within an implicit step: its error, its integrals, its polynomials."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass


@dataclass(frozen=True)
class Controlled:
    """Variables from `begin` to `end`, of offset d, whose derivative of order `level` is controlled."""

    begin: int
    end: int
    d: int
    level: int

    @property
    def columns(self) -> slice:
        return slice(self.begin, self.end)

    @property
    def rises(self) -> int:
        """How often z is integrated."""
        return self.d - self.level


def controlled_groups(offsets: FloatArray) -> list[Controlled]:
    """Of every variable its value and x^(d-1); variables of equal offset follow each other."""
    result = []
    for d in sorted({int(d) for d in offsets}, reverse=True):
        places = np.flatnonzero(offsets == d)
        result += [Controlled(int(places[0]), int(places[-1]) + 1, d, level) for level in sorted({0, max(d - 1, 0)})]
    return result


def integrated(b: FloatArray, h: float) -> FloatArray:
    """Legendre coefficients [order, column] of the integral over a step h, up to the constant."""
    result = np.zeros((len(b) + 1, b.shape[1]))
    w = h * b / (2 * (2 * np.arange(len(b)) + 1))[:, None]
    result[1:] += w
    result[: len(b) - 1] -= w[1:]
    return result


def monomials(coefficients: FloatArray, h: float) -> FloatArray:
    """Legendre coefficients [order, column] over a step h as coefficients of powers of t - t_n.

    That of tau^m in P_k(2 tau - 1) is (-1)^(k + m) (k over m) (k + m over m).
    """
    count = len(coefficients)
    table = [[(-1) ** (k + m) * math.comb(k, m) * math.comb(k + m, m) for k in range(count)] for m in range(count)]
    return np.asarray(np.array(table, dtype=float) @ coefficients / h ** np.arange(count)[:, None])


def errors_left_out(size: FloatArray, rises: int, stages: Iterable[int]) -> list[float]:
    """The errors that numbers of stages would have made of a quantity that is z, `rises` times integrated.

    They are about the first coefficient that is left out; those that are not known follow from the decay of the sizes
    of coefficients, [order].
    """
    top = len(size) - 1

    def at(order: int) -> float:
        return float(size[max(order, 0)])

    last, earlier = max(at(top), at(top - 1)), max(at(top - 2), at(top - 3))
    ratio = math.sqrt(min(max(last / max(earlier, 1e-300), 1e-4), 1.0))
    base = max(at(top), ratio * at(top - 1))
    wanted = [s + rises for s in stages]
    return [max(at(k), ratio * at(k - 1)) if k <= top else base * ratio ** (k - top) for k in wanted]
