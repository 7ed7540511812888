"""The contacts of a system at a state: gaps, slips, their rates and directions, and what forces do there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.model import DAE
from bricard.mechanics.contact_forces import position_gaps
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import rate_names
from bricard.mechanics.modes import forces_by_name
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
    static: FloatArray
    kinetic: FloatArray
    restitution: FloatArray
    dry_static: FloatArray
    dry_kinetic: FloatArray


class Evaluation:
    """Makes a `State` from values by name."""

    def __init__(self, system: MechanicalSystem, dae: DAE) -> None:
        self.system = system
        self._names = [
            list(system.coordinates),
            list(rate_names(system, dae)),
            [extra.name for extra in system.extras],
            [f"{extra.name}'" for extra in system.extras],
            [multiplier_name(one.name) for one in (*system.holonomic, *system.velocity)],
            list(forces_by_name(system)),
        ]
        self._own = list(system.parameters)

    def __call__(self, t: float, values: Mapping[str, float]) -> State:
        """The state at a time."""
        columns = [np.array([values.get(name, 0.0) for name in names]) for names in self._names]
        own = [values[name] for name in self._own]
        p = Parameters(self.system, own).at(t)
        q, v = columns[:2]
        found = self._function.arrays(np.array([t]), *columns, p)
        flat = [one if dimension == 2 else one.ravel() for one, dimension in zip(found, self._shapes, strict=True)]
        normals = flat[6]
        reach = np.abs(normals).max(axis=1, initial=0.0) * np.abs(q).max(initial=0.0) + np.abs(flat[4])
        return State(v, np.maximum(reach, SMALLEST), *flat)

    @property
    def _shapes(self) -> tuple[int, ...]:
        return (2, 1, 2, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1)

    @cached_property
    def _function(self) -> sx.Function:
        system = self.system
        dynamics = Dynamics(system)
        forces = sx.vertcat(*forces_by_name(system).values())
        given = [dynamics.t, dynamics.q, dynamics.v, dynamics.z, dynamics.dz, dynamics.lam, forces, dynamics.p]
        wanted = [dynamics.M, dynamics.f, dynamics.G, dynamics.gamma, *self._gaps(dynamics), *self._slips(dynamics)]
        contacts, frictions = system.contacts, system.frictions
        windows = _column([window for contact in contacts for window in contact.windows])
        wanted += [windows, _along(dynamics, windows)]
        wanted += [_column([getattr(one, name) for one in contacts]) for name in ("static", "kinetic", "restitution")]
        wanted += [_column([getattr(one, name) for one in frictions]) for name in ("static", "kinetic")]
        return sx.Function("contacts", given, [sx.densify(one) for one in wanted])

    def _gaps(self, dynamics: Dynamics) -> list[sx.SX]:
        """Gaps, their rates, normals and biases."""
        system = self.system
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

    def _slips(self, dynamics: Dynamics) -> list[sx.SX]:
        """Slips, their directions and biases."""
        slips = _column([one.slip for one in self.system.switched])
        return [slips, sx.jacobian(slips, self.system.v), _along(dynamics, slips)]


def _along(dynamics: Dynamics, expression: sx.SX) -> sx.SX:
    """d/dt without accelerations."""
    result = dynamics.along(expression)
    if dynamics.z.numel() and expression.numel():
        result = result + sx.jtimes(expression, dynamics.z, dynamics.dz)
    return result


def _column(expressions: list[sx.SX]) -> sx.SX:
    return sx.vertcat(sx.SX(0, 1), *expressions)
