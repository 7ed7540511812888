"""The contacts of a system at a state: gaps, slips, their rates and directions, and what forces do there."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.model import DAE
from bricard.mechanics.contact_forces import position_gaps
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import rate_names
from bricard.mechanics.modes import forces_by_name, neighbours
from bricard.mechanics.parameters import Parameters
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.records import dataclass
from bricard.symbolic import sx

SMALLEST = 1e-3  # metres or radians: what is far less than that in a start at zero is rounding


@dataclass(frozen=True, eq=False)
class State:
    """Numbers at a state: k contacts with r slips in all, d dry frictions, n coordinates.

    v, M, f, G, gamma     as in `Dynamics`
    reach                 sizes of what the gaps are made of
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
    """

    v: FloatArray
    reach: FloatArray
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
        ]
        self._names, self._own = [name for some in names for name in some], list(system.parameters)
        self._time, self._parameters = np.zeros(1), Parameters(system)
        given, results = np.zeros(len(self._names)), np.zeros(sum(map(function.numel_out, range(function.n_out()))))
        columns = np.split(given, np.cumsum([len(some) for some in names])[:-1])
        self._given, self._q, self._v, self._results = given, columns[0], columns[1], results
        shapes = [(function.size1_out(i), function.size2_out(i)) for i in range(function.n_out())]
        ends = np.cumsum([rows * columns for rows, columns in shapes]).tolist()
        self._slices = [slice(end - rows * columns, end) for end, (rows, columns) in zip(ends, shapes, strict=True)]
        self._matrices = {i: shapes[i][::-1] for i in MATRICES}
        inputs = [self._time, *columns, self._parameters.values]
        self._run = function.bound(inputs, [results[one] for one in self._slices])

    def __call__(self, t: float, values: Mapping[str, float]) -> State:
        """The state at a time."""
        self._time[0] = t
        self._given[:] = [values.get(name, 0.0) for name in self._names]
        self._parameters.values[: len(self._own)] = [values[name] for name in self._own]
        self._parameters.enter(t)
        self._run()
        results = self._results.copy()
        found = [results[one] for one in self._slices]
        for i, shape in self._matrices.items():
            found[i] = found[i].reshape(shape).T
        reach = np.abs(found[NORMALS]).max(axis=1, initial=0.0) * np.abs(self._q).max(initial=0.0)
        return State(self._v.copy(), np.maximum(reach + np.abs(found[GAPS]), SMALLEST), *found)


MATRICES = (0, 2, 6, 9)  # among the numbers of a state
GAPS, NORMALS = 4, 6


def state_function(system: MechanicalSystem) -> sx.Function:
    """The numbers of a `State`, from M on."""
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
    return sx.Function("contacts", given, [sx.densify(one) for one in wanted])


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
