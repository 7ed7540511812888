"""The solution of a DAE: values and derivatives at any time, and how far to trust them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.arrays import ArrayLike, RealArray
from bricard.checks import checked
from bricard.contact.history import NOTHING_TOUCHES, Accumulation, History, Impact
from bricard.dae.declared import Equations
from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name, parse_derivative
from bricard.doors import door
from bricard.errors import SolutionError
from bricard.mechanics.contact_outputs import GAP, is_of
from bricard.records import dataclass
from bricard.results.certificate import Certificate
from bricard.results.trajectory import Trajectory, as_times
from bricard.solvers.events import Occurrence
from bricard.taylor.polynomials import PiecewisePolynomial, Side

if TYPE_CHECKING:
    from pathlib import Path

    import xarray

    from bricard.results.contacts import Contact, Phase
    from bricard.results.further import Further
    from bricard.results.listing import Listing

IMPACT_UNITS = {
    "t": "s",
    "normal": "N s",
    "tangential": "N s",
    "before": "m/s",
    "after": "m/s",
    "slip_before": "m/s",
    "slip_after": "m/s",
    "taken": "J",
}


@dataclass(frozen=True, eq=False)
class Solution:
    """What `solve_dae` returns.

    success, message  whether the end was reached, and why not
    trajectory        what was computed, segment by segment; a solution is a view of it
    t                 times of the values that `sol[name]` gives: the step points, or t_eval
    events            occurrences of events, in order
    certificate       how far to trust it
    sol[name]         values at `t`; a name is a variable, a derivative ("u'", "u''", "u^(4)") or an output
    sol(name, times)  values at any times, exact derivatives included
    units             SI units by name, where they are known
    history           what happened to contacts, as it was recorded
    """

    success: bool
    message: str
    trajectory: Trajectory
    events: tuple[Occurrence, ...]
    certificate: Certificate
    units: Mapping[str, str] = field(default_factory=dict)
    history: History = NOTHING_TOUCHES

    @checked(SolutionError)
    def __call__(self, name: str | Sequence[str], t: ArrayLike, *, side: Side = "right") -> Any:
        """Values of a name at times of any shape; of several names stacked along a new first axis.

        A point stands for its components; together with numbers these are stacked one by one: sol(["P", "theta"], t)
        has the rows P.x, P.y, theta.

        At the time of an event that changed the state, side="left" gives the values before it.
        """
        if side not in ("right", "left"):
            raise SolutionError(f"side is {side!r}; it must be 'right' or 'left'.")
        if not isinstance(name, str):
            names = self.trajectory.stacked(name, self.members)
            if not any(self._is_further(parse_derivative(one)[0]) for one in names):
                return self._covered(names, t, side)
            return np.stack([self(one, t, side=side) for one in names])
        base, order = parse_derivative(name)
        if self._is_further(base):
            from bricard.results.further import values_of

            return values_of(self.further[base], as_times(t), order, side)
        return self._covered(name, t, side)

    def _covered(self, names: str | Sequence[str], t: ArrayLike, side: Side) -> Any:
        """Values at times; where a run that has stopped does not know them, an error that says why it has."""
        try:
            return self.trajectory(names, t, side)
        except SolutionError as error:
            times, (first, last) = as_times(t), sorted((self.t[0], self.t[-1]))
            beyond = self.trajectory.is_empty or np.any((times < first) | (times > last))
            if self.success or not beyond:
                raise
            raise SolutionError(f"{error}\n  The run {self.message}") from None

    @checked(SolutionError)
    def __getitem__(self, name: str | Sequence[str]) -> RealArray:
        """Values of a name at the times `t`."""
        if not isinstance(name, str):
            names = self.trajectory.stacked(name, self.members)
            if not any(self._is_further(parse_derivative(one)[0]) for one in names):
                return self.trajectory[names]
            return np.stack([self[one] for one in names])
        if self._is_further(parse_derivative(name)[0]):
            return np.asarray(self(name, self.t))
        return self.trajectory[name]

    @property
    def t(self) -> RealArray:
        """Times of the values that `sol[name]` gives: the step points, or t_eval."""
        return self.trajectory.t

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Variables and outputs; gaps, slips and places of contacts are answered, but not listed."""
        gaps = frozenset(self.history.modes)
        return tuple(name for name in self.trajectory.names if not is_of(name, gaps))

    @property
    def parameters(self) -> Mapping[str, float]:
        """Values of the parameters at the start; an action may change them on the way."""
        return self.trajectory.segments[0].parameters

    @property
    def polynomials(self) -> PiecewisePolynomial | None:
        """The polynomials of all steps; None where only values at times were kept."""
        return self.trajectory.polynomials

    @property
    def dae(self) -> DAE:
        """The equations at the start; a solution that was loaded from a file has none."""
        return self.trajectory.segments[0].dae

    @checked(SolutionError)
    def members(self, name: str) -> tuple[str, ...]:
        """The names that a name stands for: A.x, A.y for the point A, else itself; also of derivatives."""
        base, order = parse_derivative(name)
        if self._is_further(base):
            endings = self.further[base].endings
            return tuple(derivative_name(f"{base}.{ending}", order) for ending in endings) or (name,)
        return self.trajectory.members(name)

    @property
    def further(self) -> Mapping[str, Further]:
        """Names that are answered when they are asked for, beside `names`."""
        return {}

    def _is_further(self, base: str) -> bool:
        return not self.trajectory.knows(base) and base in self.further

    @checked(SolutionError)
    def unit(self, name: str) -> str:
        """The SI unit of a name, derivatives included; empty where it is not known or there is none."""
        base, order = parse_derivative(name)
        unit = self.further[base].unit if self._is_further(base) else self.units.get(base, "")
        if not order or not (base in self.units or self._is_further(base)):
            return unit
        return f"{unit or '1'}/{'s' if order == 1 else f's^{order}'}"

    # -- contacts ----------------------------------------------------------------------------

    @property
    def contacts(self) -> tuple[str, ...]:
        """Names of the contacts, stops, cables, clutches and joints that rub."""
        from bricard.results.contacts import gaps_by_contact

        return tuple(gaps_by_contact(self.history))

    @checked(SolutionError)
    def contact(self, name: str) -> Contact:
        """A contact along the motion: its intervals and impacts, and force(t), gap(t), slip(t), point(t)."""
        from bricard.results.contacts import contact_named

        return contact_named(name, self.history, self.trajectory)

    @property
    def impacts(self) -> Listing[Impact]:
        """All impacts in order, as records and as a table."""
        from bricard.results.contacts import by_contact
        from bricard.results.listing import listing

        units = IMPACT_UNITS if self.units else {}
        lengths = all(self.units.get(f"{GAP}{impact.contact}") == "m" for impact in self.history.impacts)
        known = units if lengths else {name: units[name] for name in ("t", "taken") if units}
        return listing("impact", by_contact(self.history.impacts, self.history), Impact, known)

    @property
    def modes(self) -> Listing[Phase]:
        """The modes of all contacts over time, as records and as a table."""
        from bricard.results.contacts import Phase, phases
        from bricard.results.listing import listing

        return listing("mode", tuple(phases(self.history)), Phase, {"start": "s", "end": "s"} if self.units else {})

    @property
    def accumulations(self) -> tuple[Accumulation, ...]:
        """Where impacts followed each other without end."""
        from bricard.results.contacts import by_contact

        return by_contact(self.history.accumulations, self.history)

    # -- to files and pictures ---------------------------------------------------------------

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes the solution as netCDF, without loss; `bricard.load(path)` reads it."""
        written: Path = door("save")(self, path)
        return written

    to_netcdf = save

    @property
    def dataset(self) -> xarray.Dataset:
        """All names at the solution's own times as an xarray.Dataset, with units."""
        found: xarray.Dataset = door("dataset")(self)
        return found

    @checked(SolutionError)
    def to_csv(self, path: str | PathLike[str], names: str | Sequence[str] | None = None, t: Any = None) -> Path:
        """Writes values as a text table: all names at the solution's own times, or some at other times."""
        written: Path = door("csv")(self, path, names, t)
        return written

    @checked(SolutionError)
    def to_parquet(self, path: str | PathLike[str], names: str | Sequence[str] | None = None, t: Any = None) -> Path:
        """Writes values as a Parquet table."""
        written: Path = door("parquet")(self, path, names, t)
        return written

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
        return f"{type(self).__name__}({outcome}: {self.message} {span}, {self.certificate.steps} steps)"

    def _repr_html_(self) -> str:
        return str(door("summary in notebooks")(self, *self._told_with))

    @property
    def _told_with(self) -> tuple[str, Collection[str]]:
        """A title, and names that are not worth a line: of tabulated laws."""
        return "Solution", ()

    @checked(SolutionError)
    def evaluate(self, function: Equations, t: ArrayLike, *, side: Side = "right") -> RealArray:
        """Values at times `t` of the expression that function(t, x, der) or (t, x, der, p) makes."""
        return self.trajectory.evaluate(function, t, side)
