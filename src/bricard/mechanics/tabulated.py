"""Laws of any quantity by a table: the torque of a motor over its speed, a force over a length.

Between the places x_k of the table the law is a polynomial p_k, of degree one or, smooth, of the cubic spline through
all rows. In equations it is the sum of all p_k, each times a number that is 1 in its piece and 0 elsewhere; where x
passes a place, these numbers switch (`dae.kinks`), at an exact time. Beyond the ends the law keeps its end values.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal, get_args

import numpy as np

from bricard.arrays import FloatArray
from bricard.checks import checked, shown
from bricard.errors import ModelError
from bricard.mechanics.tables import FEWEST_KNOTS, column, spline_pieces
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar, as_scalar

Kind = Literal["smooth", "linear"]


@checked(ModelError, but=("x",))
def tabulated(x: Scalar, places: Any, values: Any, kind: Kind = "smooth") -> sx.SX:
    """A law of any expression x, by its values at some places.

    places, values  rows of the table, the places increasing; two at least, of a smooth law four
    kind            "smooth": a cubic spline through the rows; "linear": straight lines between them

    Beyond its ends the law keeps its end values. Where x passes a place the equations switch, at an exact time.
    """
    if kind not in get_args(Kind):
        raise ModelError(f"kind is {shown(kind)}; it must be 'smooth' or 'linear'.")
    along = as_scalar(x, "The argument of a table")
    knots, rows = column("", "places", places), column("", "values", values)
    _check(knots, rows, kind)
    pieces = spline_pieces(knots, rows) if kind == "smooth" else linear_pieces(knots, rows)
    laws = [_polynomial(along - float(place), piece) for place, piece in zip(knots, pieces.T, strict=False)]
    laws = [sx.SX(float(rows[0])), *laws, sx.SX(float(rows[-1]))]
    passed = [sx.SX(1), *[sx.SX(along >= float(place)) for place in knots], sx.SX(0)]
    inside = [before - after for before, after in pairwise(passed)]
    return sx.SX(sum((one * law for one, law in zip(inside, laws, strict=True)), sx.SX(0)))


def linear_pieces(x: FloatArray, y: FloatArray) -> FloatArray:
    """Value and three derivatives (4, n - 1) at the left end of each straight piece."""
    nothing = np.zeros(len(x) - 1)
    return np.stack([y[:-1], np.diff(y) / np.diff(x), nothing, nothing])


def _polynomial(h: sx.SX, piece: FloatArray) -> sx.SX:
    s, s1, s2, s3 = piece.tolist()
    return sx.SX(s + h * (s1 + h * (s2 / 2 + h * (s3 / 6)))) if s2 or s3 else sx.SX(s + h * s1)


def _check(knots: FloatArray, rows: FloatArray, kind: Kind) -> None:
    least = FEWEST_KNOTS if kind == "smooth" else 2
    if len(knots) != len(rows):
        raise ModelError(f"The table has {len(knots)} places and {len(rows)} values.")
    if len(knots) < least:
        raise ModelError(f"The table has {len(knots)} rows; a {kind} law needs at least {least}.")
    wrong = np.flatnonzero(~(np.diff(knots) > 0))
    if len(wrong):
        before, after = knots[wrong[0]], knots[wrong[0] + 1]
        raise ModelError(f"The places of the table do not increase: {before:.10g} is followed by {after:.10g}.")
