"""A trajectory: segments one after the other, each with its own equations, parameters, names and columns.

Most runs are one segment. Where an action changes parameters, or a motion goes on with other equations, another
segment begins. A name is answered by the segments that know it; where a segment does not, its value is NaN.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.checks import shown
from bricard.dae.model import DAE, Equations
from bricard.dae.structure import derivative_name, parse_derivative
from bricard.errors import SolutionError
from bricard.results.names import NameIndex, Output, output_of
from bricard.solvers.stepper import Stretch
from bricard.taylor.polynomials import PiecewisePolynomial, Side

Members = Callable[[str], tuple[str, ...]]


def as_times(t: Any) -> RealArray:
    """Times as an array of numbers."""
    try:
        times = np.asarray(t)
        times = times if times.dtype == np.longdouble else np.asarray(t, dtype=float)
    except Exception:
        raise SolutionError(f"t is {shown(t)}; it must be a time or an array of times.") from None
    return times


@dataclass(frozen=True, eq=False)
class Segment:
    """A stretch of a run under the same equations and parameters.

    index        its names and their columns
    start, end   of its time
    t, values    [time, order, column]: what was kept at step points, or at the times asked for
    polynomials  between them; None if only the values were kept
    """

    index: NameIndex
    parameters: Mapping[str, float]
    start: float
    end: float
    t: RealArray
    values: RealArray
    polynomials: PiecewisePolynomial | None

    def knows(self, base: str) -> bool:
        """Whether a variable or output of this name is in it."""
        return base in self._number or base in self.index.outputs

    def at(self, base: str, order: int, t: RealArray, side: Side = "right") -> RealArray:
        """Values of the derivative of a variable or output at times; without polynomials, at its own times."""
        if base in self.index.outputs:
            return self.output(self.index.output(base, order), t, side)
        offset, position = self.index.offsets[self._number[base]], self.index.positions[self._number[base]]
        if self.polynomials is None:
            if order > offset:
                raise SolutionError(
                    f"{derivative_name(base, order)} is not kept by keep='times'; {base} has derivatives up to "
                    f"{offset}."
                )
            return np.asarray(self.values[:, order, position])
        highest = self.polynomials.coefficients.shape[1] - self.values.shape[1] + offset
        if order > highest:
            raise SolutionError(
                f"{derivative_name(base, order)} is not in this solution: its polynomials of {base} have order "
                f"{highest}.\n  Solve with a higher order."
            )
        return self.polynomials(t, position, order, side=side)

    def kept(self, base: str, order: int) -> RealArray:
        """Values of the derivative of a variable or output at the times `t`."""
        if base in self._number:
            number = self._number[base]
            if order < self.values.shape[1] and order <= self.index.offsets[number]:
                return np.asarray(self.values[:, order, self.index.positions[number]])
        return np.asarray(self.at(base, order, self.t))

    def output(self, output: Output, t: RealArray, side: Side = "right") -> RealArray:
        """Values of an output's operations at times."""
        rows = [np.ravel(self.at(self.index.variables[j], order, t, side)) for j, order in output.derivatives]
        inputs: list[Any] = [t.ravel(), *self.parameters.values(), *rows]
        return np.asarray(output.tape(inputs, t.size).reshape(t.shape)[()])

    @property
    def dae(self) -> DAE:
        """The equations; what was loaded from a file has none."""
        if self.index.dae is None:
            raise SolutionError("This solution comes from a file, which does not keep equations.\n  Simulate again.")
        return self.index.dae

    @cached_property
    def _number(self) -> dict[str, int]:
        """Numbers of the variables."""
        return {name: number for number, name in enumerate(self.index.variables)}


@dataclass(frozen=True, eq=False)
class Trajectory:
    """One or more segments, each of which begins where the one before has ended."""

    segments: tuple[Segment, ...]

    @cached_property
    def t(self) -> RealArray:
        """Times of all values that were kept."""
        return np.concatenate([segment.t for segment in self.segments])

    @property
    def start(self) -> float:
        """Where it begins."""
        return self.segments[0].start

    @property
    def end(self) -> float:
        """Where it ends."""
        return self.segments[-1].end

    @property
    def is_dense(self) -> bool:
        """Whether there are values between the kept ones."""
        return all(segment.polynomials is not None for segment in self.segments)

    @property
    def polynomials(self) -> PiecewisePolynomial | None:
        """Those of all segments, where they have the same columns; None where only values were kept."""
        parts = [segment.polynomials for segment in self.segments if segment.polynomials is not None]
        if len(parts) < len(self.segments):
            return None
        if len(parts) == 1:
            return parts[0]
        first, *others = [segment.index for segment in self.segments]
        if any((one.variables, one.positions) != (first.variables, first.positions) for one in others):
            raise SolutionError(
                "The segments of this solution have different variables.\n  Ask for solution.trajectory.segments."
            )
        return PiecewisePolynomial(
            np.concatenate([part.starts for part in parts]),
            parts[-1].end,
            np.concatenate([part.coefficients for part in parts]),
        )

    @cached_property
    def variables(self) -> tuple[str, ...]:
        """Names of the variables of all segments."""
        return tuple(dict.fromkeys(name for segment in self.segments for name in segment.index.variables))

    @cached_property
    def outputs(self) -> tuple[str, ...]:
        """Names of the outputs of all segments."""
        return tuple(dict.fromkeys(name for segment in self.segments for name in segment.index.outputs))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Variables and outputs."""
        return (*self.variables, *self.outputs)

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Names that stand for several."""
        return {name: members for one in reversed(self.segments) for name, members in one.index.groups.items()}

    def __call__(self, name: str | Sequence[str], t: npt.ArrayLike, side: Side = "right") -> Any:
        """Values of a name at times of any shape; of several names stacked along a new first axis."""
        if not isinstance(name, str):
            return np.stack([self(one, t, side) for one in self.stacked(name)])
        base, order = self.parse(name)
        if self._stands_for_several(base):
            return self([derivative_name(member, order) for member in self.groups[base]], t, side)
        return self.by_segment(
            t, side, lambda one, times: _known(one, base, lambda: one.at(base, order, times, side))
        )

    def __getitem__(self, name: str | Sequence[str]) -> RealArray:
        """Values of a name at the times `t`."""
        if not isinstance(name, str):
            return np.stack([self[one] for one in self.stacked(name)])
        base, order = self.parse(name)
        if self._stands_for_several(base):
            return self[[derivative_name(member, order) for member in self.groups[base]]]
        parts = [_known(one, base, lambda one=one: one.kept(base, order)) for one in self.segments]  # type: ignore[misc]
        return np.concatenate(
            [np.broadcast_to(part, one.t.shape) for one, part in zip(self.segments, parts, strict=True)]
        )

    def evaluate(self, function: Equations, t: npt.ArrayLike, side: Side = "right") -> RealArray:
        """Values at times of the expression that function(t, x, der[, p]) makes of each segment's equations."""

        def at(segment: Segment, times: RealArray) -> RealArray:
            extended = segment.dae.extended()
            return segment.output(output_of(extended, extended.expression(function)), times, side)

        return np.asarray(self.by_segment(t, side, at))

    def by_segment(self, t: npt.ArrayLike, side: Side, values: Callable[[Segment, RealArray], Any]) -> Any:
        """What each segment says of those of the times that lie in it."""
        times = as_times(t)
        if not self.is_dense:
            return self._at_own_times(times, values)
        if len(self.segments) == 1:
            return values(self.segments[0], times)
        flat, numbers = times.ravel(), self.segment_at(times.ravel(), side)
        result = np.empty(flat.shape, dtype=times.dtype)
        for number in np.unique(numbers):
            chosen = numbers == number
            result[chosen] = values(self.segments[number], flat[chosen])
        return result.reshape(times.shape)[()]

    def segment_at(self, times: RealArray, side: Side = "right") -> npt.NDArray[np.intp]:
        """Numbers of the segments that hold at times."""
        way = 1.0 if self.end >= self.start else -1.0
        breaks = way * np.array([segment.start for segment in self.segments[1:]])
        return np.searchsorted(breaks, way * np.asarray(times, dtype=float), side=side)

    def _at_own_times(self, times: RealArray, values: Callable[[Segment, RealArray], Any]) -> RealArray:
        if not np.array_equal(times, self.t):
            raise SolutionError(
                "This solution keeps its values at t_eval only (keep='times').\n"
                "  Solve with keep='steps' for values at other times."
            )
        return np.concatenate([np.broadcast_to(values(one, one.t), one.t.shape) for one in self.segments])

    def stacked(self, names: Sequence[str], members: Members | None = None) -> list[str]:
        """The names as they are if their values have one shape, else the names of all components."""
        found = [(members or self.members)(name) for name in names]
        if not found:
            raise SolutionError("No name is asked for.\n  Give one of " + f"{', '.join(self.names)}.")
        if len({len(one) for one in found}) <= 1:
            return list(names)
        return [member for one in found for member in one]

    def members(self, name: str) -> tuple[str, ...]:
        """The names that a name stands for: A.x, A.y for the point A, else itself; also of derivatives."""
        base, order = self.parse(name)
        if base in self.names:
            return (name,)
        return tuple(derivative_name(member, order) for member in self.groups[base])

    def knows(self, base: str) -> bool:
        """Whether a variable, output or group of this name is in it."""
        return base in self.names or base in self.groups

    def parse(self, name: str) -> tuple[str, int]:
        """A variable, output or group, and the order of its derivative."""
        base, order = parse_derivative(name)
        if not self.knows(base):
            raise SolutionError(f"'{name}' is not in this solution; it has {', '.join(self.names)}.")
        return base, order

    def _stands_for_several(self, base: str) -> bool:
        return base in self.groups and base not in self.variables


def segment_of(stretch: Stretch, index: NameIndex) -> Segment:
    """What a stepper has stepped, with its names."""
    one = stretch
    return Segment(index, one.parameters, one.start, one.end, one.t, one.values, one.polynomials)


def _known(segment: Segment, base: str, values: Callable[[], Any]) -> Any:
    return values() if segment.knows(base) else np.nan
