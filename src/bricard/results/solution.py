"""The solution of a DAE: values and derivatives at any time, and how far to trust them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from bricard.checks import checked, shown
from bricard.dae.model import DAE, Equations
from bricard.dae.structure import derivative_name, parse_derivative
from bricard.doors import door
from bricard.errors import SolutionError
from bricard.results.book import Book, LiveBook, Output
from bricard.results.certificate import Certificate
from bricard.results.further import Further, values_of
from bricard.solvers.taylor import Occurrence
from bricard.taylor.polynomials import PiecewisePolynomial, Side

if TYPE_CHECKING:
    import xarray

RealArray = npt.NDArray[np.floating[Any]]


def as_times(t: Any) -> RealArray:
    """Times as an array of numbers."""
    try:
        times = np.asarray(t)
        times = times if times.dtype == np.longdouble else np.asarray(t, dtype=float)
    except Exception:
        raise SolutionError(f"t is {shown(t)}; it must be a time or an array of times.") from None
    return times


@dataclass(frozen=True, eq=False)
class Solution:
    """What `solve_dae` returns.

    success, message  whether the end was reached, and why not
    t                 times of the values that `sol[name]` gives: the step points, or t_eval
    events            occurrences of events, in order
    certificate       how far to trust it
    sol[name]         values at `t`; a name is a variable, a derivative ("u'", "u''", "u^(4)") or an output
    sol(name, times)  values at any times, exact derivatives included
    units             SI units by name, where they are known
    """

    success: bool
    message: str
    t: RealArray
    events: tuple[Occurrence, ...]
    certificate: Certificate
    book: Book
    parameters: Mapping[str, float]
    polynomials: PiecewisePolynomial | None
    values: RealArray  # [time, order, position] at t
    units: Mapping[str, str] = field(default_factory=dict)

    @checked(SolutionError)
    def __call__(self, name: str | Sequence[str], t: npt.ArrayLike, *, side: Side = "right") -> Any:
        """Values of a name at times of any shape; of several names stacked along a new first axis.

        A point stands for its components; together with numbers these are stacked one by one: sol(["P", "theta"], t)
        has the rows P.x, P.y, theta.

        At the time of an event that changed the state, side="left" gives the values before it.
        """
        if not isinstance(name, str):
            return np.stack([self(one, t, side=side) for one in self._stacked(name)])
        if side not in ("right", "left"):
            raise SolutionError(f"side is {side!r}; it must be 'right' or 'left'.")
        t = as_times(t)
        if self.polynomials is None and not np.array_equal(t, self.t):
            raise SolutionError(
                "This solution keeps its values at t_eval only (keep='times').\n"
                "  Solve with keep='steps' for values at other times."
            )
        base, order = self._parse(name)
        if self._is_further(base):
            return values_of(self.further[base], t, order, side)
        if base in self.book.groups and base not in self.book.variables:
            return self([derivative_name(member, order) for member in self.book.groups[base]], t, side=side)
        if base in self.book.outputs:
            return self._output(self.book.output(base, order), t, side)
        if self.polynomials is None:
            if order > self._offset(base):
                raise SolutionError(
                    f"{name} is not kept by keep='times'; {base} has derivatives up to {self._offset(base)}."
                )
            return self.values[:, order, self._position(base)]
        highest = self.polynomials.coefficients.shape[1] - self.values.shape[1] + self._offset(base)
        if order > highest:
            raise SolutionError(
                f"{name} is not in this solution: its polynomials of {base} have order {highest}.\n"
                "  Solve with a higher order."
            )
        return self.polynomials(t, self._position(base), order, side=side)

    @checked(SolutionError)
    def __getitem__(self, name: str | Sequence[str]) -> RealArray:
        """Values of a name at the times `t`."""
        if not isinstance(name, str):
            return np.stack([self[one] for one in self._stacked(name)])
        base, order = self._parse(name)
        if self._is_further(base):
            return np.asarray(self(name, self.t))
        if base in self.book.groups and base not in self.book.variables:
            return self[[derivative_name(member, order) for member in self.book.groups[base]]]
        if base not in self.book.outputs:
            position = self._position(base)
            if order < self.values.shape[1] and order <= self._offset(base):
                return np.asarray(self.values[:, order, position])
        return np.asarray(self(name, self.t))

    def _stacked(self, names: Sequence[str]) -> list[str]:
        """The names as they are if their values have one shape, else the names of all components."""
        members = [self.members(name) for name in names]
        if not members:
            raise SolutionError("No name is asked for.\n  Give one of " + f"{', '.join(self.names)}.")
        if len({len(one) for one in members}) <= 1:
            return list(names)
        return [member for one in members for member in one]

    @property
    def names(self) -> tuple[str, ...]:
        """Variables and outputs."""
        return (*self.book.variables, *self.book.outputs)

    @property
    def dae(self) -> DAE:
        """The equations; a solution that was loaded from a file has none."""
        if self.book.dae is None:
            raise SolutionError("This solution comes from a file, which does not keep equations.\n  Simulate again.")
        return self.book.dae

    @checked(SolutionError)
    def members(self, name: str) -> tuple[str, ...]:
        """The names that a name stands for: A.x, A.y for the point A, else itself; also of derivatives."""
        base, order = self._parse(name)
        if self._is_further(base):
            endings = self.further[base].endings
            return tuple(derivative_name(f"{base}.{ending}", order) for ending in endings) or (name,)
        if base in self.names:
            return (name,)
        return tuple(derivative_name(member, order) for member in self.book.groups[base])

    @checked(SolutionError)
    def unit(self, name: str) -> str:
        """The SI unit of a name, derivatives included; empty where it is not known or there is none."""
        base, order = parse_derivative(name)
        unit = self.further[base].unit if self._is_further(base) else self.units.get(base, "")
        if not order or not (base in self.units or self._is_further(base)):
            return unit
        return f"{unit or '1'}/{'s' if order == 1 else f's^{order}'}"

    # -- to files and pictures ---------------------------------------------------------------

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes the solution as netCDF, without loss; `bricard.load(path)` reads it."""
        return Path(door("save")(self, path))

    to_netcdf = save

    @property
    def dataset(self) -> xarray.Dataset:
        """All names at the solution's own times as an xarray.Dataset, with units."""
        found: xarray.Dataset = door("dataset")(self)
        return found

    @checked(SolutionError)
    def to_csv(self, path: str | PathLike[str], names: str | Sequence[str] | None = None, t: Any = None) -> Path:
        """Writes values as a text table: all names at the solution's own times, or some at other times."""
        return Path(door("csv")(self, path, names, t))

    @checked(SolutionError)
    def to_parquet(self, path: str | PathLike[str], names: str | Sequence[str] | None = None, t: Any = None) -> Path:
        """Writes values as a Parquet table."""
        return Path(door("parquet")(self, path, names, t))

    @checked(SolutionError)
    def plot(self, *names: str, **options: Any) -> Any:
        """Time histories; returns the figure. Points stand for all their components."""
        return door("plots")["history"](self, *names, **options)

    @checked(SolutionError)
    def phase(self, x: str, y: str, **options: Any) -> Any:
        """One name against another, such as "A.x" and "A.x'"."""
        return door("plots")["phase"](self, x, y, **options)

    @checked(SolutionError)
    def compare(self, other: Any, *names: str, **options: Any) -> Any:
        """This solution and another one, side by side."""
        return door("plots")["compare"](self, other, *names, **options)

    def __repr__(self) -> str:
        span = f"t = {self.t[0]:.6g} to {self.t[-1]:.6g}" if len(self.t) else "no values"
        outcome = "success" if self.success else "failure"
        return f"Solution({outcome}: {self.message} {span}, {self.certificate.steps} steps)"

    @cached_property
    def _number(self) -> dict[str, int]:
        """Numbers of the variables."""
        return {name: number for number, name in enumerate(self.book.variables)}

    def _offset(self, name: str) -> int:
        return self.book.offsets[self._number[name]]

    def _position(self, name: str) -> int:
        return self.book.positions[self._number[name]]

    def _parse(self, name: str) -> tuple[str, int]:
        """A variable or output, and the order of its derivative."""
        base, order = parse_derivative(name)
        if not self._is_own(base) and base not in self.further:
            raise SolutionError(f"'{name}' is not in this solution; it has {', '.join(self.names)}.")
        return base, order

    def _is_own(self, base: str) -> bool:
        return base in self._number or base in self.book.outputs or base in self.book.groups

    def _is_further(self, base: str) -> bool:
        return not self._is_own(base) and base in self.further

    @property
    def further(self) -> Mapping[str, Further]:
        """Names that are answered when they are asked for, beside `names`."""
        return {}

    @checked(SolutionError)
    def evaluate(self, function: Equations, t: npt.ArrayLike, *, side: Side = "right") -> RealArray:
        """Values at times `t` of the expression that function(t, x, der) or (t, x, der, p) makes."""
        extended = self.dae.extended()
        return self._output(LiveBook(self.dae).expression(extended.expression(function), 0, extended), t, side)

    def _output(self, output: Output, t: npt.ArrayLike, side: Side) -> RealArray:
        times = as_times(t)
        rows = [
            np.ravel(self(derivative_name(self.book.variables[j], order), times, side=side))
            for j, order in output.derivatives
        ]
        inputs: list[Any] = [times.ravel(), *self.parameters.values(), *rows]
        return np.asarray(output.tape(inputs, times.size).reshape(times.shape)[()])
