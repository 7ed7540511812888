"""Tabulated laws: the cubic spline through a table of times and values, as a variable of the system.

Between two knots a spline is a cubic, so a variable s with

    s'''' = 0        between the knots
    s''' jumps       at a knot, where the run starts again from the spline's own s, s', s'', s'''

is the law without error: a Taylor polynomial of order 3 or more is the cubic. The ends are not-a-knot (the first two
pieces are one cubic, and so are the last two), which keeps the error of a sampled law at O(h^4) up to the ends and
makes the spline of a cubic that cubic.

In expressions the law stands as the Taylor polynomial s + s' (t - tau) + s'' (t - tau)^2 / 2 + s''' (t - tau)^3 / 6
with constant symbols s, s', s'', s''', tau. Partial derivatives by t, wherever they are taken, thus see a function of
time; at last tau becomes t, and what is left is s, or s', or s''.

C. de Boor, A Practical Guide to Splines, 2001, chapter IV.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name
from bricard.errors import ModelError, OptionError, StructureError
from bricard.records import dataclass
from bricard.symbolic import sx

FEWEST_KNOTS = 4
ORDERS = 4  # s, s', s'', s''' are the state of a law
SAME_TIME = 1e-12  # of the largest time of a run: knots this close are one


@dataclass(frozen=True, eq=False)
class Table:
    """A law of time: `pieces` (4, knots - 1) are its value and three derivatives at the left end of each piece."""

    name: str
    times: FloatArray
    pieces: FloatArray
    symbols: sx.SX = field(repr=False)  # s, s', s'', s''' (a column)
    tau: sx.SX = field(repr=False)

    def law(self, t: sx.SX) -> sx.SX:
        """The law as an expression of time; see the module's text."""
        s, s1, s2, s3 = sx.vertsplit(self.symbols)
        after = t - self.tau
        return s + after * (s1 + after * (s2 / 2 + after * (s3 / 6)))

    def piece(self, t: float) -> int:
        """The number of the piece that holds a time."""
        return min(max(int(self.times.searchsorted(t, side="right")) - 1, 0), len(self.times) - 2)

    def derivatives(self, t: float, within: float) -> FloatArray:
        """Value and three derivatives (4,) at t of the piece that holds the time `within`."""
        piece = self.piece(within)
        (s, s1, s2, s3), h = self.pieces[:, piece].tolist(), t - float(self.times[piece])
        return np.array(
            [s + h * (s1 + h * (s2 / 2 + h * s3 / 6)), s1 + h * (s2 + h * s3 / 2), s2 + h * s3, s3], dtype=float
        )


class TabulatedDAE(DAE):
    """A DAE with a variable for each of `tables`: runs take its values from there, and start again at its knots."""

    tables: tuple[Table, ...] = ()


def make_table(name: str, times: Any, values: Any, law: Table | None = None) -> Table:
    """The spline through a table, or an error that says what is wrong with it; `law` has its symbols already."""
    x, y = column(name, "times", times), column(name, "values", values)
    if len(x) != len(y):
        raise ModelError(f"The table '{name}' has {len(x)} times and {len(y)} values.")
    if len(x) < FEWEST_KNOTS:
        raise ModelError(f"The table '{name}' has {len(x)} rows; a cubic spline needs at least {FEWEST_KNOTS}.")
    steps = np.flatnonzero(~(np.diff(x) > 0))
    if len(steps):
        before, after = x[steps[0]], x[steps[0] + 1]
        raise ModelError(
            f"The times of the table '{name}' do not increase: {before:.10g} is followed by {after:.10g}."
        )
    return replace(unknown_law(name) if law is None else law, times=x, pieces=spline_pieces(x, y))


def unknown_law(name: str) -> Table:
    """A law whose table is not known yet."""
    symbols = [sx.SX.sym(derivative_name(name, order)) for order in range(ORDERS)]
    return Table(name, np.zeros(0), np.zeros((ORDERS, 0)), sx.vertcat(*symbols), sx.SX.sym(f"{name}.tau"))


def spline_pieces(x: FloatArray, y: FloatArray) -> FloatArray:
    """Value, first, second and third derivative (4, n - 1) at the left end of each piece of the not-a-knot spline."""
    h = np.diff(x)
    chord = np.diff(y) / h
    slope = _slopes(h, chord)
    bend = (slope[:-1] + slope[1:] - 2 * chord) / h
    return np.stack([y[:-1], slope[:-1], 2 * ((chord - slope[:-1]) / h - bend), 6 * bend / h])


def _slopes(h: FloatArray, chord: FloatArray) -> FloatArray:
    """Slopes at the knots: continuous second derivatives inside, continuous third ones at the second knots.

    A tridiagonal system, lower[i] s[i-1] + diagonal[i] s[i] + upper[i] s[i+1] = right[i]; its pivots stay positive.
    """
    first, last = h[0] + h[1], h[-1] + h[-2]
    lower = np.concatenate([[0.0], h[1:], [last]])
    diagonal = np.concatenate([[h[1]], 2 * (h[:-1] + h[1:]), [h[-2]]])
    upper = np.concatenate([[first], h[:-1], [0.0]])
    right = np.concatenate(
        [
            [((h[0] + 2 * first) * h[1] * chord[0] + h[0] ** 2 * chord[1]) / first],
            3 * (h[1:] * chord[:-1] + h[:-1] * chord[1:]),
            [((h[-1] + 2 * last) * h[-2] * chord[-1] + h[-1] ** 2 * chord[-2]) / last],
        ]
    )
    for i in range(1, len(right)):
        factor = lower[i] / diagonal[i - 1]
        diagonal[i] -= factor * upper[i - 1]
        right[i] -= factor * right[i - 1]
    slope = right / diagonal
    for i in range(len(slope) - 2, -1, -1):
        slope[i] -= upper[i] / diagonal[i] * slope[i + 1]
    return np.asarray(slope, dtype=float)


def table_values(tables: Sequence[Table], t: float, span: Sequence[float]) -> dict[str, float]:
    """The laws and their derivatives at t, by name; at a knot those of the piece that a run along `span` enters."""
    ahead = t + _direction(span) * _slack(span)
    return {
        derivative_name(table.name, order): float(value)
        for table in tables
        for order, value in enumerate(table.derivatives(t, ahead))
    }


def knots_on_the_way(tables: Sequence[Table], span: Sequence[float]) -> FloatArray:
    """Knots of all tables strictly within a run along `span`, in the order in which it meets them."""
    if not tables:
        return np.zeros(0)
    direction, slack = _direction(span), _slack(span)
    ahead = np.array(sorted({time for table in tables for time in (direction * table.times).tolist()}))
    inside = (ahead > direction * span[0] + slack) & (ahead < direction * span[1] - slack)
    return np.asarray(direction * ahead[inside], dtype=float)


def check_covered(tables: Sequence[Table], span: Sequence[float]) -> None:
    """A run must stay within its tables: there is no law beyond their ends."""
    slack = _slack(span)
    for table in tables:
        start, end = table.times[0], table.times[-1]
        if min(span) < start - slack or max(span) > end + slack:
            raise OptionError(
                f"The table '{table.name}' covers t = {start:.10g} to {end:.10g}; "
                f"the run goes from {span[0]:.10g} to {span[1]:.10g}.\n"
                "  Lengthen the table, or shorten the run."
            )


def check_smooth(dae: DAE, tables: Sequence[Table]) -> None:
    """The state must follow from a law and its first two derivatives: the third one jumps at knots.

    An equation with offset c constrains the state by its derivatives up to c - 1. With fewer than four derivatives of
    a law in it, it also never determines the law: consistent points leave it alone.
    """
    structure = dae.structure()
    for table in tables:
        j = structure.variables.index(table.name)
        for equation, row, c in zip(structure.equations, structure.signature, structure.c, strict=True):
            if equation != table.name and row.get(j, 0) + c >= ORDERS and j in row:
                raise StructureError(
                    f"The equation '{equation}' needs the table '{table.name}' with a smooth third derivative; "
                    "a cubic spline has two.\n  Write the law as a formula."
                )


def _slack(span: Sequence[float]) -> float:
    return SAME_TIME * max(abs(span[0]), abs(span[1]))


def _direction(span: Sequence[float]) -> float:
    return 1.0 if span[1] > span[0] else -1.0


def column(name: str, what: str, numbers: Any) -> FloatArray:
    """Numbers of a table, or an error that says which of them are wrong."""
    of = f"of the table '{name}'" if name else "of a table"
    try:
        found = np.array(numbers, dtype=float)
    except Exception:
        raise ModelError(f"The {what} {of} must be numbers.") from None
    if found.ndim != 1:
        raise ModelError(f"The {what} {of} must be a sequence of numbers.")
    wrong = np.flatnonzero(~np.isfinite(found))
    if len(wrong):
        raise ModelError(f"The {what} {of} contain {found[wrong[0]]}, in row {wrong[0] + 1}.")
    return found
