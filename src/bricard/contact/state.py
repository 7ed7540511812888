"""The contacts of a system at a state: gaps, slips, their rates and directions, and what forces do there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from math import ulp
from typing import NamedTuple

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.sides import sides_of
from bricard.dae.model import DAE
from bricard.mechanics.contact_forces import position_gaps
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import rate_names
from bricard.mechanics.modes import forces_by_name, neighbours
from bricard.mechanics.parameters import Parameters
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.solvers.switching import SIGNIFICANT
from bricard.symbolic import sx

SMALLEST = 1e-3  # metres or radians: what is far less than that in a start at zero is rounding
STILL = SIGNIFICANT  # of what a rate is made of: less is zero
RESTING = 1e-2  # of the largest velocities so far: what is far less may be rounding
LATER = 2.0**20  # times the resolution of time: between two states closer than that a way may be rounding
CLOCK = 64.0  # times the resolution of time: how well zeros are found


class Place(NamedTuple):
    """Where something stands among the numbers of a state; columns, rows: of a matrix, which stands by columns."""

    where: slice
    columns: int
    rows: int


class State:
    """Numbers at a state: k contacts with r slips in all, d dry frictions, n coordinates.

    numbers               all of them but v, in the order in which they stand here
    v, M, f, G, gamma     as in `Dynamics`
    gaps, gap_rates       of contacts; of clutches the rate stands in both
    normals, gap_biases   W [k, n], and what g'' (of a clutch its derivative) is without accelerations
    slips, slip_rows, slip_biases
                          s [r], S [r, n], and s' without accelerations; those of dry friction come last
    windows, window_rates of all contacts, one after the other
    nears, near_rates     of pairs, in the order of `neighbours`
    static, kinetic, restitution
                          of contacts
    dry_static, dry_kinetic
                          limits of dry friction
    reach                 sizes of what the gaps are made of
    still, closing        rates of gaps that are zero to rounding; sizes of what they are made of
    slip_sizes, slip_still
                          sizes of what slips are made of, and slips that are zero to rounding
    """

    M: FloatArray
    f: FloatArray
    G: FloatArray
    gamma: FloatArray
    gaps: FloatArray
    gap_rates: FloatArray
    normals: FloatArray
    gap_biases: FloatArray
    slips: FloatArray
    slip_rows: FloatArray
    slip_biases: FloatArray
    windows: FloatArray
    window_rates: FloatArray
    nears: FloatArray
    near_rates: FloatArray
    static: FloatArray
    kinetic: FloatArray
    restitution: FloatArray
    dry_static: FloatArray
    dry_kinetic: FloatArray
    reach: FloatArray
    still: FloatArray
    closing: FloatArray
    slip_sizes: FloatArray
    slip_still: FloatArray

    def __init__(self, v: FloatArray, numbers: FloatArray, places: Mapping[str, Place]) -> None:
        self.v, self.numbers, self._places = v, numbers, places

    def __getattr__(self, name: str) -> FloatArray:
        """Looked for when it is first asked for."""
        try:
            where, columns, rows = self._places[name]
        except KeyError:
            raise AttributeError(name) from None
        found = self.numbers[where]
        if name in MATRICES:
            found = found.reshape(columns, rows).T
        self.__dict__[name] = found
        return found


MATRICES = {"M", "G", "normals", "slip_rows"}
QUANTITIES = tuple(State.__annotations__)


class Evaluation:
    """Makes a `State` from values by name; `function`: `state_function`, which many runs can share."""

    def __init__(self, system: MechanicalSystem, dae: DAE, function: sx.Function) -> None:
        names = [
            list(system.coordinates),
            list(rate_names(system, dae)),
            [extra.name for extra in system.extras],
            [f"{extra.name}'" for extra in system.extras],
            [multiplier_name(one.name) for one in (*system.holonomic, *system.velocity)],
            list(forces_by_name(system)),
            [f"{name}''" for name in system.coordinates],
        ]
        self._names, self._own = [name for some in names for name in some], list(system.parameters)
        self._time, self._clock, self._parameters = np.zeros(1), np.zeros(1), Parameters(system)
        given, results = np.zeros(len(self._names)), np.zeros(sum(map(function.numel_out, range(function.n_out()))))
        columns = np.split(given, np.cumsum([len(some) for some in names])[:-1])
        self._given, self._v, self._results, self._speeds = given, columns[1], results, np.zeros(system.size)
        shapes = [(function.size1_out(i), function.size2_out(i)) for i in range(function.n_out())]
        ends = np.cumsum([rows * columns for rows, columns in shapes]).tolist()
        self.places = {
            name: Place(slice(end - rows * columns, end), columns, rows)
            for name, end, (rows, columns) in zip(QUANTITIES, ends, shapes, strict=True)
        }
        self._fastest = np.zeros(system.size)
        self._q, self._last_q, self._last_time = columns[0], columns[0].copy(), np.nan
        self._kinks = [kink.name for kink in dae.kinks]
        self._sides = np.ones(len(self._kinks))
        inputs = [self._time, *columns, self._speeds, self._clock, self._parameters.values, self._sides]
        self._run = function.bound(inputs, [results[one.where] for one in self.places.values()])

    def __call__(self, t: float, values: Mapping[str, float], speeds: FloatArray | None = None) -> State:
        """The state at a time; `speeds`: sizes of velocities, if not their own.

        Where all comes to rest together rounding is left, so sizes are never far below the largest so far: those
        here, and the mean ones on the way from the state before. What is at rest wherever it is looked at has moved.
        """
        self._time[0], self._clock[0] = t, ulp(t)
        self._given[:] = [values.get(name, 0.0) for name in self._names]
        self._note_way(t)
        np.abs(self._v if speeds is None else speeds, out=self._speeds)
        np.maximum(self._fastest, self._speeds, out=self._fastest)
        np.maximum(self._speeds, RESTING * self._fastest, out=self._speeds)
        if self._own:
            self._parameters.values[: len(self._own)] = [values[name] for name in self._own]
        if self._kinks:
            self._sides[:] = [values[name] for name in self._kinks]
        self._parameters.enter(t)
        self._run()
        return State(self._v.copy(), self._results.copy(), self.places)

    def _note_way(self, t: float) -> None:
        """The mean velocities since the last state are no larger than the largest on the way."""
        elapsed = abs(t - self._last_time)
        if elapsed > LATER * ulp(t):
            np.maximum(self._fastest, np.abs(self._q - self._last_q) / elapsed, out=self._fastest)
        if elapsed != 0:
            self._last_q[:], self._last_time = self._q, t


def state_function(system: MechanicalSystem, dae: DAE) -> sx.Function:
    """The numbers of a `State`, from M on; kinks are on the side on which the DAE has them."""
    dynamics = Dynamics(system)
    forces = sx.vertcat(sx.SX(0, 1), *forces_by_name(system).values())
    given = [dynamics.t, dynamics.q, dynamics.v, dynamics.z, dynamics.dz, dynamics.lam, forces, dynamics.p]
    wanted = [dynamics.M, dynamics.f, dynamics.G, dynamics.gamma, *_gaps(dynamics), *_slips(dynamics)]
    contacts, frictions = system.contacts, system.frictions
    windows = _column([window for contact in contacts for window in contact.windows])
    nears = _column([pair.near for pair in neighbours(system)])
    wanted += [windows, _along(dynamics, windows), nears, _along(dynamics, nears)]
    wanted += [_column([getattr(one, name) for one in contacts]) for name in ("static", "kinetic", "restitution")]
    wanted += [_column([getattr(one, name) for one in frictions]) for name in ("static", "kinetic")]
    if dae.kinks:
        wanted = sides_of(system, dae, wanted)
    a, speeds, clock = sx.SX.sym("a", system.size), sx.SX.sym("speeds", system.size), sx.SX.sym("clock")
    wanted += _sizes(dynamics, dict(zip(QUANTITIES, wanted, strict=False)), a, speeds, clock)
    given = [*given[:-1], a, speeds, clock, given[-1], sx.vertcat(sx.SX(0, 1), *[kink.mode for kink in dae.kinks])]
    return sx.Function("contacts", given, [sx.densify(one) for one in wanted])


def _sizes(dynamics: Dynamics, found: dict[str, sx.SX], a: sx.SX, speeds: sx.SX, clock: sx.SX) -> list[sx.SX]:
    """What gaps, slips and their rates are made of, and what of them may be rounding.

    a, speeds  accelerations, and sizes of velocities
    clock      how well time is known
    """
    normals, rows = sx.fabs(found["normals"]), sx.fabs(found["slip_rows"])
    largest, fastest = (_largest(sx.fabs(one)) for one in (dynamics.q, dynamics.v))
    longest, rates = _largest_of_rows(normals), sx.fabs(found["gap_rates"])
    reach = sx.fmax(longest * largest + sx.fabs(found["gaps"]), SMALLEST)
    clocked = CLOCK * clock * (normals @ sx.fabs(a) + sx.fabs(found["gap_biases"]))
    slips = _largest_of_rows(rows) * _largest(speeds) + sx.fabs(found["slips"])
    slips_clocked = CLOCK * clock * (rows @ sx.fabs(a) + sx.fabs(found["slip_biases"]))
    still, slip_still = STILL * (longest * fastest + rates) + clocked, STILL * slips + slips_clocked
    return [reach, still, normals @ speeds, slips, slip_still]


def _largest(column: sx.SX) -> sx.SX:
    return reduce(sx.fmax, sx.vertsplit(column), sx.SX(0))


def _largest_of_rows(matrix: sx.SX) -> sx.SX:
    columns = [matrix[:, j] for j in range(matrix.shape[1])]
    return reduce(sx.fmax, columns, sx.SX.zeros(matrix.shape[0], 1))


def _gaps(dynamics: Dynamics) -> list[sx.SX]:
    """Gaps, their rates, normals and biases."""
    system = dynamics.system
    by_position = {contact.name for contact in position_gaps(system)}
    gaps, rates, normals, biases = [], [], [sx.SX(0, system.size)], []
    for contact in system.contacts:
        gap = contact.gap
        held = contact.name in by_position
        rate = _along(dynamics, gap) if held else gap
        gaps.append(gap)
        rates.append(rate)
        normals.append(sx.jacobian(gap, system.q if held else system.v))
        biases.append(_along(dynamics, rate))
    return [_column(gaps), _column(rates), sx.vertcat(*normals), _column(biases)]


def _slips(dynamics: Dynamics) -> list[sx.SX]:
    """Slips, their directions and biases."""
    slips = _column([one.slip for one in dynamics.system.switched])
    return [slips, sx.jacobian(slips, dynamics.system.v), _along(dynamics, slips)]


def _along(dynamics: Dynamics, expression: sx.SX) -> sx.SX:
    """d/dt without accelerations."""
    result = dynamics.along(expression)
    if dynamics.z.numel() and expression.numel():
        result = result + sx.jtimes(expression, dynamics.z, dynamics.dz)
    return result


def _column(expressions: list[sx.SX]) -> sx.SX:
    return sx.vertcat(sx.SX(0, 1), *expressions)
