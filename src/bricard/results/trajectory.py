"""A trajectory: segments one after the other, each with its own equations, parameters, names and columns.

Most runs are one segment. Where an action changes parameters, or a motion goes on with other equations, another
segment begins. A name is answered by the segments that know it; where a segment does not, its value is NaN.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np

from bricard.arrays import ArrayLike, IndexArray, RealArray
from bricard.checks import closest, rate_meant, shown
from bricard.dae.declared import Equations
from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name, parse_derivative
from bricard.errors import SolutionError
from bricard.records import dataclass
from bricard.results.names import NameIndex, Output, keys_of, output_of
from bricard.solvers.stepper import Stretch
from bricard.symbolic import sx
from bricard.taylor.polynomials import PiecewisePolynomial, Side

Members = Callable[[str], tuple[str, ...]]
Wanted = tuple[str, int]  # a variable or output, and the order of its derivative


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
        return base in self._numbers or base in self._outputs

    def at(self, wanted: Sequence[Wanted], t: RealArray | None, side: Side = "right") -> RealArray:
        """Values (names, times) at times (n,), without polynomials at its own; NaN of names that it does not know.

        t   None: its own times, with the values that were kept there as far as they go
        """
        own = keys_of([(self._numbers[base], order) for base, order in wanted if base in self._numbers])
        if len(own) == len(wanted):
            return self._derivatives(own, t, side)
        outputs = [self.index.output(*one) for one in wanted if one[0] in self._outputs]
        rows = self._shared([own, *[output.keys for output in outputs]], t, side)
        variables, nothing = iter(rows[0]), np.full(np.shape(self.t if t is None else t), np.nan)
        replayed = (self._replayed(output, t, given)[0] for output, given in zip(outputs, rows[1:], strict=True))
        return np.array(
            [
                next(variables) if base in self._numbers else next(replayed) if base in self._outputs else nothing
                for base, _ in wanted
            ]
        )

    def kept(self, wanted: Sequence[Wanted]) -> RealArray:
        """Values (names, times) at the times `t`."""
        stored = np.array([self._is_stored(*one) for one in wanted])
        if not stored.any():
            return self.at(wanted, self.t)
        orders = [order for (_, order), here in zip(wanted, stored, strict=True) if here]
        columns = [self._position(base) for (base, _), here in zip(wanted, stored, strict=True) if here]
        found = self.values[:, orders, columns].T
        if stored.all():
            return found
        result = np.empty((len(wanted), len(self.t)), dtype=found.dtype)
        result[stored] = found
        result[~stored] = self.at([one for one, here in zip(wanted, stored, strict=True) if not here], self.t)
        return result

    def replayed(self, output: Output, t: RealArray | None, side: Side = "right") -> RealArray:
        """Values (results, times) of operations at times (n,); None as in `at`."""
        return self._replayed(output, t, self._derivatives(output.keys, t, side))

    def together(self, names: Sequence[str], t: RealArray | None, side: Side = "right") -> RealArray:
        """Values (names, times) of variables and outputs at times (n,), outputs by one tape where that can be."""
        outputs = [name for name in names if name in self._outputs]
        joint = self.index.together(outputs) if outputs else None
        if joint is None:
            return self.at([(name, 0) for name in names], t, side)
        result = np.empty((len(names), (self.t if t is None else t).size))
        made = np.array([name in self._outputs for name in names])
        result[made] = self.replayed(joint, t, side)
        result[~made] = self.at([(name, 0) for name, output in zip(names, made, strict=True) if not output], t, side)
        return result

    def _replayed(self, output: Output, t: RealArray | None, rows: RealArray) -> RealArray:
        numbers, times = np.array([*self.parameters.values()]).reshape(-1, 1), self.t if t is None else t
        inputs = np.empty((1 + len(numbers) + len(rows), times.size))
        inputs[0], inputs[1 : 1 + len(numbers)], inputs[1 + len(numbers) :] = times, numbers, rows
        return output.tape(inputs)

    def _shared(self, groups: Sequence[IndexArray], t: RealArray | None, side: Side) -> list[RealArray]:
        """Values (keys, times) of groups of derivatives, each computed once."""
        some = [group for group in groups if len(group)]
        if len(some) == 1:
            table = self._derivatives(some[0], t, side)
            return [table[: len(group)] for group in groups]
        seen: dict[tuple[int, int], int] = {}
        rows = [[seen.setdefault((one, order), len(seen)) for one, order in group.tolist()] for group in groups]
        table = self._derivatives(keys_of(list(seen)), t, side)
        return [table[chosen] for chosen in rows]

    def _derivatives(self, keys: IndexArray, t: RealArray | None, side: Side) -> RealArray:
        """Values (keys, times) of derivatives of variables: keys (n, 2) are numbers and orders."""
        numbers, orders = keys.T
        highest, columns = self._highest[numbers], self._columns[numbers]
        if (orders > highest).any():
            raise SolutionError(self._not_there(*keys[np.argmax(orders > highest)].tolist()))
        if self.polynomials is None or (t is None and self._are_stored(numbers, orders)):
            return np.asarray(self.values[:, orders, columns].T)
        t, different = self.t if t is None else t, set(orders.tolist())
        if len(different) == 1:
            return self.polynomials.at(t, columns, different.pop(), side).T
        result = np.empty((len(keys), t.size), dtype=self.polynomials.coefficients.dtype)
        for order in different:
            chosen = orders == order
            result[chosen] = self.polynomials.at(t, columns[chosen], order, side).T
        return result

    def _not_there(self, number: int, order: int) -> str:
        name, highest = self.index.variables[number], self._highest[number]
        if self.polynomials is None:
            return (
                f"{derivative_name(name, order)} is not kept by keep='times'; {name} has derivatives up to {highest}."
            )
        return (
            f"{derivative_name(name, order)} is not in this solution: its polynomials of {name} have order "
            f"{highest}.\n  Solve with a higher order."
        )

    def _is_stored(self, base: str, order: int) -> bool:
        """Whether its values at the times `t` were kept."""
        known = base in self._numbers and order < self.values.shape[1]
        return known and order <= self.index.offsets[self._numbers[base]]

    def _are_stored(self, numbers: IndexArray, orders: IndexArray) -> bool:
        """Likewise of derivatives of variables by their numbers."""
        return bool((orders < self.values.shape[1]).all() and (orders <= self._offsets[numbers]).all())

    def _position(self, base: str) -> int:
        return self.index.positions[self._numbers[base]]

    @property
    def dae(self) -> DAE:
        """The equations; what was loaded from a file has none."""
        if self.index.dae is None:
            raise SolutionError("This solution comes from a file, which does not keep equations.\n  Simulate again.")
        return self.index.dae

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """Numbers of the variables."""
        return {name: number for number, name in enumerate(self.index.variables)}

    @cached_property
    def _outputs(self) -> frozenset[str]:
        return frozenset(self.index.outputs)

    @cached_property
    def _columns(self) -> IndexArray:
        return np.array(self.index.positions, dtype=np.intp)

    @cached_property
    def _offsets(self) -> IndexArray:
        return np.array(self.index.offsets, dtype=np.intp)

    @cached_property
    def _highest(self) -> IndexArray:
        """The highest derivative of each variable that it can tell."""
        beyond = 0 if self.polynomials is None else self.polynomials.coefficients.shape[1] - self.values.shape[1]
        return self._offsets + beyond


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
    def is_empty(self) -> bool:
        """Whether it covers no time, as of a run that stopped where it began."""
        return self.start == self.end

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
        return tuple(dict.fromkeys(chain.from_iterable(segment.index.variables for segment in self.segments)))

    @cached_property
    def outputs(self) -> tuple[str, ...]:
        """Names of the outputs of all segments."""
        return tuple(dict.fromkeys(chain.from_iterable(segment.index.outputs for segment in self.segments)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Variables and outputs."""
        return (*self.variables, *self.outputs)

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(self.names)

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Names that stand for several."""
        return {name: members for one in reversed(self.segments) for name, members in one.index.groups.items()}

    def __call__(self, name: str | Sequence[str], t: ArrayLike | None, side: Side = "right") -> Any:
        """Values of a name at times of any shape (None: as in `by_segment`); of several names stacked along a new
        first axis."""
        wanted, shape = self._wanted(name)
        found = self.by_segment(t, side, lambda one, times: one.at(wanted, times, side))
        return found.reshape(shape + found.shape[1:])[()]

    def __getitem__(self, name: str | Sequence[str]) -> RealArray:
        """Values of a name at the times `t`."""
        wanted, shape = self._wanted(name)
        found = np.concatenate([one.kept(wanted) for one in self.segments], axis=1)
        return found.reshape(shape + found.shape[1:])

    def _wanted(self, name: str | Sequence[str]) -> tuple[list[Wanted], tuple[int, ...]]:
        """What is asked for by a name or several, and the shape in which these are stacked."""
        names = [name] if isinstance(name, str) else self.stacked(name)
        found = [self._parts(*self.parse(one)) for one in names]
        several = () if isinstance(name, str) else (len(names),)
        base, _ = self.parse(names[0])
        components = (len(found[0]),) if self._stands_for_several(base) else ()
        return [one for parts in found for one in parts], several + components

    def _parts(self, base: str, order: int) -> list[Wanted]:
        members = self.groups[base] if self._stands_for_several(base) else (base,)
        return [(member, order) for member in members]

    def evaluate(self, function: Equations, t: ArrayLike, side: Side = "right") -> RealArray:
        """Values at times of the expression that function(t, x, der[, p]) makes of each segment's equations."""
        return np.asarray(self.evaluate_all(lambda dae: dae.expression(function), t, side)[0])

    def evaluate_all(
        self, column: Callable[[DAE], sx.SX], t: ArrayLike | None, side: Side = "right", key: Hashable = None
    ) -> RealArray:
        """Values (expressions, ...) at times of a column of expressions, made of each segment's equations.

        t     None: as in `by_segment`
        key   tells which expressions they are, if they may be kept with the equations
        """

        def output(dae: DAE) -> Output:
            extended = dae.extended()
            return output_of(extended, column(extended))

        def at(segment: Segment, times: RealArray | None) -> RealArray:
            dae = segment.dae
            found = output(dae) if key is None else dae.programs.made(key, lambda: output(dae))
            return segment.replayed(found, times, side)

        return self.by_segment(t, side, at)

    def by_segment(
        self, t: ArrayLike | None, side: Side, values: Callable[[Segment, RealArray | None], RealArray]
    ) -> RealArray:
        """What each segment says, (values, times), of those of the times that lie in it; (values, *t.shape).

        t   None: the times `t`; of one segment with the values that were kept there
        """
        if t is None and len(self.segments) == 1:
            return values(self.segments[0], None)
        times = as_times(self.t if t is None else t)
        if not self.is_dense:
            return self._at_own_times(times, values)
        flat = times.ravel()
        if len(self.segments) == 1:
            found = values(self.segments[0], flat)
            return found.reshape(len(found), *times.shape)
        numbers = self.segment_at(flat, side)
        hit = sorted(set(numbers.tolist())) or [0]
        found = np.concatenate([values(self.segments[k], flat[numbers == k]) for k in hit], axis=1)
        if len(hit) > 1:
            found[:, np.argsort(numbers, kind="stable")] = found.copy()
        return found.reshape(len(found), *times.shape)

    def segment_at(self, times: RealArray, side: Side = "right") -> IndexArray:
        """Numbers of the segments that hold at times."""
        way = 1.0 if self.end >= self.start else -1.0
        breaks = way * np.array([segment.start for segment in self.segments[1:]])
        return np.searchsorted(breaks, way * np.asarray(times, dtype=float), side=side)

    def _at_own_times(self, times: RealArray, values: Callable[[Segment, RealArray | None], RealArray]) -> RealArray:
        if not np.array_equal(times, self.t):
            raise SolutionError(
                "This solution keeps its values at t_eval only (keep='times').\n"
                "  Solve with keep='steps' for values at other times."
            )
        return np.concatenate([values(one, one.t) for one in self.segments], axis=1)

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
        if base in self._names:
            return (name,)
        return tuple(derivative_name(member, order) for member in self.groups[base])

    def knows(self, base: str) -> bool:
        """Whether a variable, output or group of this name is in it."""
        return base in self._names or base in self.groups

    def parse(self, name: str) -> tuple[str, int]:
        """A variable, output or group, and the order of its derivative."""
        base, order = parse_derivative(name)
        if not self.knows(base):
            known = [*self.groups, *self.names]
            rate = rate_meant(base, known)
            close, order = (closest(base, known), order) if rate is None else (rate, order + 1)
            remedy = "" if close is None else f"\n  Did you mean '{derivative_name(close, order)}'?"
            raise SolutionError(f"'{name}' is not in this solution; it has {', '.join(self.names)}.{remedy}")
        return base, order

    def _stands_for_several(self, base: str) -> bool:
        return base not in self._names and base in self.groups


def segment_of(stretch: Stretch, index: NameIndex) -> Segment:
    """What a stepper has stepped, with its names."""
    one = stretch
    return Segment(index, one.parameters, one.start, one.end, one.t, one.values, one.polynomials)
