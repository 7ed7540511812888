"""Polynomials in monomial form: the solution piece by piece, and the real roots of one piece.

Evaluation.  Piece s holds x(t) = sum_m coefficients[s, m, j] (t - starts[s])^m.  Horner's rule reads the
coefficients straight from the engine's array (src/symbolic/pieces.cpp); the same time gives the same bits
whether it is asked alone or among others.  Where a piece starts, a derivative is its coefficient times a
factorial: step points cost no Horner's rule.

Roots.  With t = length * tau the interval becomes [0, 1].  There the Bernstein coefficients bound the
polynomial (convex hull) and their sign variations bound its number of roots (Descartes).  Intervals are
halved (de Casteljau at 1/2) until the count is settled, then a safeguarded Newton iteration finishes.
The same conversion applied to |coefficients| bounds the rounding errors: a value is zero to rounding if

    |p(tau)| <= ROUNDING eps sum_m |b_m| tau^m,    b_m = c_m length^m,

and only a value above that bound has a sign.  Neighbouring points without a sign form one zone, and a zone
is one root.  Source: R. T. Farouki, The Bernstein polynomial basis: a centennial retrospective, Computer
Aided Geometric Design 29 (2012) 379-419.
"""

import math
import sys
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, Literal

import numpy as np

from bricard.arrays import ArrayLike, IndexArray, RealArray
from bricard.errors import SolutionError
from bricard.records import dataclass
from bricard.symbolic._symbolic import evaluate_pieces

Side = Literal["right", "left"]

ROUNDING = 16  # a value below this many eps of its terms counts as zero
RESOLUTION = 16  # an interval of this many eps of the whole length is not halved any further
SLACK = 4  # times may lie this many units in the last place outside the interval covered


@dataclass(frozen=True, eq=False)
class PiecewisePolynomial:
    """A vector function of time made of one polynomial per step.

    starts (S,)               expansion points; piece s reaches from starts[s] to starts[s + 1]
    end                       where the last piece ends; below starts[0] if time runs backwards
    coefficients (S, P, n)    [step, order, column], float64 or longdouble; C-contiguous is kept uncopied

    A repeated start makes a piece of length zero, as the restart after an event does.
    """

    starts: RealArray
    end: float | np.longdouble
    coefficients: RealArray

    def __post_init__(self) -> None:
        if self.coefficients.ndim != 3 or self.starts.shape != self.coefficients.shape[:1]:
            shapes = f"{self.starts.shape} and {self.coefficients.shape}"
            raise ValueError(f"starts and coefficients have shapes {shapes}, not (S,) and (S, P, n)")
        if self.coefficients.dtype not in (np.dtype(np.float64), np.dtype(np.longdouble)):
            raise ValueError(f"coefficients are {self.coefficients.dtype}, not float64 or longdouble")
        starts, ends = self.starts, np.append(self.starts[1:], self.end)[: self.starts.size]
        if not ((starts <= ends).all() or (starts >= ends).all()):
            raise ValueError("starts, followed by end, must never turn back")
        object.__setattr__(self, "coefficients", np.ascontiguousarray(self.coefficients))

    @property
    def backwards(self) -> bool:
        """Whether time decreases from piece to piece."""
        return bool(self.starts.size and self.end < self.starts[0])

    def __call__(self, t: ArrayLike, columns: Any = None, derivative: int = 0, *, side: Side = "right") -> RealArray:
        """Values, or time derivatives of order `derivative`, at the times `t`.

        t            one time or an array of any shape, in any order
        columns      any index into the columns: an integer, a slice, a list; None means all n
        side         at a break point "right" takes the later piece, "left" the earlier one,
                     later and earlier as the integration ran

        The shape is t.shape + numpy.arange(n)[columns].shape: one time and one column give a scalar, one
        time and all columns (n,), K times and one column (K,), K times and all columns (K, n).
        """
        if derivative < 0:
            raise SolutionError(f"derivative of order {derivative} asked for; the order must be at least 0")
        times = np.asarray(t, dtype=self.coefficients.dtype)
        chosen = self._chosen(columns)
        values = self.at(times.ravel(), None if columns is None else chosen.ravel(), derivative, side)
        result: RealArray = values.reshape(times.shape + chosen.shape)[()]
        return result

    def at(self, times: RealArray, columns: IndexArray | None, derivative: int, side: Side) -> RealArray:
        """Values (K, c) at `times` (K,) in any order, of `columns` (c,) that are there; None for all."""
        times = np.asarray(times, dtype=self.coefficients.dtype)
        self._check_covered(times)
        if times.size < 2:
            return self._values(times, columns, derivative, side)
        travelled = -times if self.backwards else times
        if (travelled[1:] >= travelled[:-1]).all():
            return self._values(times, columns, derivative, side)
        order = np.argsort(travelled)
        sorted_values = self._values(times[order], columns, derivative, side)
        values = np.empty_like(sorted_values)
        values[order] = sorted_values
        return values

    def pieces_at(self, times: RealArray, side: Side = "right") -> IndexArray:
        """Index of the piece that holds at each of `times` (K,)."""
        if self.backwards:
            mirrored: Side = "left" if side == "right" else "right"
            pieces = self.starts.size - 1 - self.starts[::-1].searchsorted(times, side=mirrored)
        else:
            pieces = self.starts.searchsorted(times, side=side) - 1
        return np.maximum(pieces, 0)

    def _chosen(self, columns: Any) -> IndexArray:
        available = np.arange(self.coefficients.shape[2])
        try:
            return np.asarray(available[slice(None) if columns is None else columns])
        except IndexError:
            raise SolutionError(
                f"columns {columns!r} asked for; the solution has {available.size} columns, counted from 0"
            ) from None

    def _check_covered(self, times: RealArray) -> None:
        if times.size == 0:
            return
        if self.starts.size == 0:
            raise SolutionError("the solution holds no step: it has no value at any time")
        first, last = self._covered
        lowest, highest = (times[0], times[0]) if times.size == 1 else (times.min(), times.max())
        if not (lowest >= first and highest <= last):  # nor what is not a number
            covered = (times >= first) & (times <= last)
            raise SolutionError(
                f"t = {times[np.argmin(covered)]} is not in the interval from {self.starts[0]} to {self.end} "
                "that the solution covers\n  Ask for a time inside it, or integrate further."
            )

    @cached_property
    def _covered(self) -> tuple[float, float]:
        """The interval, a little longer for rounding."""
        first, last = sorted((self.starts[0], self.end))
        slack = SLACK * np.spacing(np.float64(max(abs(first), abs(last))))
        return first - slack, last + slack

    def _values(self, times: RealArray, columns: IndexArray | None, derivative: int, side: Side) -> RealArray:
        """Values (K, c) at `times` (K,), best sorted; `columns` (c,), None for all."""
        _, P, n = self.coefficients.shape
        if derivative >= P or times.size == 0:
            return np.zeros((times.size, n if columns is None else columns.size), dtype=times.dtype)
        pieces = self.pieces_at(times, side)
        h = times - self.starts[pieces]
        if h.all():
            return self._inside(pieces, h, columns, derivative)
        inside = h != 0
        values = self._at_starts(pieces, columns, derivative)
        values[inside] = self._inside(pieces[inside], h[inside], columns, derivative)
        return values

    @np.errstate(over="ignore", invalid="ignore")
    def _at_starts(self, pieces: IndexArray, columns: IndexArray | None, derivative: int) -> RealArray:
        """Values (K, c) at the starts of pieces: coefficients themselves, times a factorial."""
        rows = self.coefficients[:, derivative]
        found = rows[pieces] if columns is None else rows[pieces[:, np.newaxis], columns]
        return np.asarray(found * rows.dtype.type(math.factorial(derivative)))

    def _inside(self, pieces: IndexArray, h: RealArray, columns: IndexArray | None, derivative: int) -> RealArray:
        """Values (K, c) at distances `h` (K,) from the starts of pieces."""
        _, P, n = self.coefficients.shape
        columns = np.arange(n) if columns is None else columns
        values = np.empty((h.size, columns.size), dtype=h.dtype)
        arguments = (
            self.coefficients,
            pieces,
            h,
            np.ascontiguousarray(columns),
            _factors(P, derivative, h.dtype),
            values,
        )
        if h.dtype == np.float64:
            evaluate_pieces(*arguments)
        else:
            from bricard.symbolic.by_numpy import evaluate_pieces as by_numpy

            by_numpy(*arguments)
        return values


@lru_cache
def _factors(count: int, derivative: int, dtype: np.dtype[Any]) -> RealArray:
    """What a derivative makes of the coefficients of so many orders, the highest first."""
    return np.array([dtype.type(math.perm(m, derivative)) for m in range(count - 1, derivative - 1, -1)], dtype=dtype)


def may_vanish(coefficients: ArrayLike, length: float, margin: float = 0.0) -> bool:
    """False only if the polynomial surely stays farther from zero than `margin` between 0 and `length`.

    The quick test before `roots`: all Bernstein coefficients have one sign, beyond the margin and rounding.
    """
    b = _scaled(coefficients, length)
    if not np.isfinite(b).all():
        return True
    values, errors = _bernstein(b)
    largest = np.max(np.abs(np.asarray(coefficients) * float(length) ** np.arange(b.size)), initial=0.0)
    errors = errors + (margin / largest * np.max(np.abs(b), initial=0.0) if margin else 0.0)
    return not bool(np.all(values > errors) or np.all(values < -errors))


def roots(coefficients: ArrayLike, length: float) -> RealArray:
    """All real roots of sum_m coefficients[m] t^m between 0 and `length`, in the order they are met.

    A negative `length` searches [length, 0].  Both ends belong to the interval; a root that rounding moves
    just beyond `length` is reported at `length`.  Every crossing of zero is found.  A root of higher
    multiplicity is reported once; so are roots between which the polynomial is zero to rounding (see the
    module) or which are closer than RESOLUTION eps |length|.  A point where the polynomial is zero to
    rounding without a change of sign is a touching root and is reported too.  A root of multiplicity m is
    accurate to about eps^(1/m) |length|.  For length 0 and for the zero polynomial the array is empty.
    """
    b = _scaled(coefficients, length)
    if not np.isfinite(b).all():
        raise SolutionError(f"no roots: the polynomial is not finite on an interval of length {length}")
    nonzero = np.flatnonzero(b)
    if nonzero.size == 0:
        return np.empty(0, dtype=b.dtype)
    # Powers of tau divide out exactly, so that what is left has a sign at 0.
    factor = b[nonzero[0] : nonzero[-1] + 1]
    found = [0.0] if nonzero[0] > 0 else []
    located = (_locate(factor, zone) for zone in _merged(_zones(factor)))
    found.extend(tau for tau in located if tau is not None)
    # Adding zero turns -0.0 into 0.0.
    return np.asarray(np.array(found, dtype=b.dtype) * b.dtype.type(length) + 0)


def crossing_direction(coefficients: ArrayLike, root: float, length: float) -> int:
    """How the polynomial passes through `root` on the way from 0 to `length`.

    +1 rising, -1 falling, 0 touching: the signs nearest to the root, on either side, that exceed rounding.
    A root at 0 or at `length` is judged by the polynomial's continuation beyond the interval.
    """
    length = length or 1.0  # length 0 has no scale: judged as if it were 1
    b = _scaled(coefficients, length)
    tau: Any = b.dtype.type(root) / b.dtype.type(length)
    if tau == 0:
        order = int(np.argmax(b != 0))
        return int(np.sign(b[order])) if order % 2 else 0
    before, after = _sign_beside(b, tau, -1), _sign_beside(b, tau, +1)
    return after if before == -after else 0


def bernstein_coefficients(coefficients: ArrayLike, length: float) -> RealArray:
    """Coefficients in the Bernstein basis between 0 and `length`; the polynomial lies between their extremes."""
    c = np.asarray(coefficients, dtype=np.float64)
    return np.asarray(_bernstein_matrix(c.size, c.dtype) @ (c * float(length) ** np.arange(c.size)))


def _scaled(coefficients: ArrayLike, length: float) -> RealArray:
    """b_m = c_m length^m, divided by a power of two near the largest of them."""
    c = np.asarray(coefficients)
    c = c.astype(np.longdouble if c.dtype == np.longdouble else np.float64)
    m = np.arange(c.size, dtype=np.intc)
    mantissa, exponent = np.frexp(c.dtype.type(length))
    with np.errstate(over="ignore", invalid="ignore"):
        b: RealArray = np.ldexp(c * mantissa**m, exponent * m)
        return np.asarray(np.ldexp(b, -np.frexp(np.max(np.abs(b), initial=0))[1]))


def _bernstein(b: RealArray) -> RealArray:
    """Bernstein coefficients on [0, 1] and bounds of their rounding errors, (2, P)."""
    to_bernstein = _bernstein_matrix(b.size, b.dtype)
    values: RealArray = np.stack([to_bernstein @ b, to_bernstein @ np.abs(b)])
    values[1] *= ROUNDING * np.finfo(b.dtype).eps
    return values


@lru_cache
def _bernstein_matrix(P: int, dtype: np.dtype[Any]) -> RealArray:
    """(P, P) from monomial to Bernstein coefficients: binomial(i, m) / binomial(P - 1, m)."""
    binomials = _binomials(P, dtype)
    return np.asarray(binomials / binomials[-1])


@lru_cache
def _halving_matrix(P: int, dtype: np.dtype[Any]) -> RealArray:
    """(P, 2P) from the Bernstein coefficients of an interval to those of its left and right halves."""
    left: RealArray = np.ldexp(_binomials(P, dtype), -np.arange(P, dtype=np.intc)[:, np.newaxis])
    return np.vstack([left, left[::-1, ::-1]]).T.copy()


def _binomials(P: int, dtype: np.dtype[Any]) -> RealArray:
    return np.array([[math.comb(i, m) for m in range(P)] for i in range(P)], dtype=dtype)


@dataclass(frozen=True)
class _Zone:
    """An interval with at most one root to report; any touching root lies between core_lo and core_hi.

    unsure_lo, unsure_hi: the polynomial has no sign at that end, hence the zone goes on beyond it.
    """

    lo: float
    hi: float
    core_lo: float
    core_hi: float
    unsure_lo: bool
    unsure_hi: bool


def _zones(b: RealArray) -> list[_Zone]:
    """Intervals that hold one root or are zero to rounding, from left to right; b[0] != 0.

    An interval is settled when, whatever signs rounding gives to the unsure Bernstein coefficients, they
    vary at most once; when all are unsure; or at the limit of resolution.
    """
    P = b.size
    finest = RESOLUTION * np.finfo(b.dtype).eps
    control = _bernstein(b)[:, np.newaxis, :]
    lo, width = np.zeros(1, dtype=b.dtype), b.dtype.type(1)
    zones: list[_Zone] = []
    while lo.size:
        values, errors = control
        positive = values > np.stack([-errors, errors])
        unsure = positive[0] != positive[1]
        variations = np.count_nonzero(np.diff(positive, axis=2), axis=2).max(axis=0)
        single = (np.count_nonzero(unsure, axis=1) <= 1) & (variations <= 1)
        noise = unsure.all(axis=1)
        settled = single | noise | (width <= finest)
        for k in np.flatnonzero(settled & (noise | (variations > 0))):
            zones.append(_zone(lo[k].item(), (lo[k] + width).item(), single[k], unsure[k, 0], unsure[k, -1]))
        control = (control[:, ~settled] @ _halving_matrix(P, b.dtype)).reshape(2, -1, P)
        width /= 2
        lo = np.repeat(lo[~settled], 2)
        lo[1::2] += width
    return sorted(zones, key=lambda zone: zone.lo)


def _zone(lo: float, hi: float, single: bool, unsure_lo: bool, unsure_hi: bool) -> _Zone:
    """The zone of one settled interval; its core is the end where alone, if `single`, it is unsure."""
    core_lo = hi if single and unsure_hi else lo
    core_hi = lo if single and unsure_lo else hi
    return _Zone(lo, hi, core_lo, core_hi, unsure_lo, unsure_hi)


def _merged(zones: list[_Zone]) -> list[_Zone]:
    """Zones joined wherever they meet in a point without sign."""
    merged: list[_Zone] = []
    for zone in zones:
        last = merged[-1] if merged else None
        if last and last.hi == zone.lo and last.unsure_hi and zone.unsure_lo:
            merged[-1] = replace(last, hi=zone.hi, core_hi=zone.core_hi, unsure_hi=zone.unsure_hi)
        else:
            merged.append(zone)
    return merged


def _locate(b: RealArray, zone: _Zone) -> float | None:
    """The crossing or the touching root in the zone, or None."""
    terms = b.tolist()
    if _changes_sign(terms, zone.lo, zone.hi):
        return _bracketed(terms, zone.lo, zone.hi)
    candidates = [zone.core_lo, (zone.core_lo + zone.core_hi) / 2, zone.core_hi]
    slope = [m * term for m, term in enumerate(terms)][1:]
    if _changes_sign(slope, zone.core_lo, zone.core_hi):
        candidates.append(_bracketed(slope, zone.core_lo, zone.core_hi))
    tau = min(candidates, key=lambda candidate: abs(_value(terms, candidate)))
    return None if _sure_sign(b, tau) else tau


def _changes_sign(terms: list[float], lo: float, hi: float) -> bool:
    smaller, larger = sorted((_value(terms, lo), _value(terms, hi)))
    return smaller < 0 < larger


def _value(terms: list[float], tau: float) -> float:
    return _value_and_slope(terms, tau)[0]


def _value_and_slope(terms: list[float], tau: float) -> tuple[float, float]:
    value = slope = 0.0
    for term in reversed(terms):
        slope = slope * tau + value
        value = value * tau + term
    return value, slope


def _bracketed(terms: list[float], lo: float, hi: float) -> float:
    """The root between `lo` and `hi`, where the polynomial has opposite signs, to rounding.

    Newton's step if it stays inside and is at most half the step before, else bisection.
    """
    eps = float(np.finfo(type(lo)).eps)
    rising = _value(terms, lo) < 0
    tau, step = lo + (hi - lo) / 2, hi - lo
    while True:
        value, slope = _value_and_slope(terms, tau)
        if value == 0:
            return tau
        lo, hi = (tau, hi) if (value < 0) == rising else (lo, tau)
        newton = value / slope if slope else hi - lo
        converging = abs(newton) <= abs(step) / 2 and lo < tau - newton < hi
        step = newton if converging else tau - (lo + (hi - lo) / 2)
        if abs(step) <= eps * abs(tau) or not lo < tau - step < hi:
            return min(max(tau - step, lo), hi)
        tau = tau - step


def _sure_sign(b: RealArray, tau: float) -> int:
    """Sign of the polynomial at `tau`; 0 if its value is zero to rounding."""
    value = _value(b.tolist(), tau)
    error = ROUNDING * np.finfo(b.dtype).eps * _value(np.abs(b).tolist(), abs(tau))
    return int(np.sign(value)) if abs(value) > error else 0


def _sign_beside(b: RealArray, tau: float, side: Literal[-1, 1]) -> int:
    """The first sure sign met when leaving `tau` towards `side`; 0 if there is none within one length."""
    distance = max(4 * float(np.finfo(b.dtype).eps) * abs(tau), sys.float_info.min)
    while distance <= 1:
        if sign := _sure_sign(b, tau + side * distance):
            return sign
        distance = 2 * distance
    return 0
