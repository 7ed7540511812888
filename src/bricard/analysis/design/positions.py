"""A mechanism held at given positions: equations R(y, p, a) = 0 of its coordinates, and formulas of them.

Each quantity that is given (`at`) is driven by a motion of its own whose law is a parameter a, so that everything is
found as for any other mechanism: coordinates q from C = 0, and where forces are asked for the multipliers lam from
G^T lam = f at rest; where the quantities move with given rates also velocities and accelerations,

    y = q            C = 0                              kinematics
    y = q, lam       C = 0, G^T lam = f                 statics; freedoms that are left rest in equilibrium
    y = q, v         C = 0, C' = 0                      with rates
    y = q, v, a, lam C = 0, C' = 0, r = 0               with rates and forces
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from bricard.analysis.settings import PRIME
from bricard.arrays import FloatArray
from bricard.assembly.prepared import Prepared
from bricard.errors import InitialValueError, OptionError
from bricard.formulations.world import drive_name
from bricard.mechanics.dynamics import Dynamics
from bricard.records import dataclass
from bricard.results.further import MOTOR
from bricard.results.tape import Tape, record_tape
from bricard.spec.expressions import Expression
from bricard.symbolic import sx
from bricard.symbolic.vectors import Vec

MOST_ITERATIONS = 30
SHORTEST = 1e-4  # part of the way to the next position that is tried
CLOSED = 1e-11  # Newton step, relative to the size of the unknowns
FAR = 0.5  # relative change of coordinates in one step of the way: beyond, another assembly may be met


@dataclass(frozen=True, eq=False)
class Posed:
    """The equations of a mechanism at positions.

    over    names of the parameters that are symbols
    given   names of the quantities that are given, with the parameters of their laws
    data    names of further numbers that formulas use
    """

    ready: Prepared
    over: tuple[str, ...]
    given: Mapping[str, str]
    data: tuple[str, ...]
    moving: bool
    forces: bool

    # -- symbols ---------------------------------------------------------------------------------------------------

    @cached_property
    def dynamics(self) -> Dynamics:
        """The equations of motion."""
        return Dynamics(self.ready.system)

    @cached_property
    def parameters(self) -> sx.SX:
        """Symbols of the parameters that change."""
        return self._symbols(self.over)

    @cached_property
    def laws(self) -> sx.SX:
        """Symbols of the given quantities."""
        return self._symbols(self.given.values())

    @cached_property
    def columns(self) -> sx.SX:
        """Symbols of the data."""
        return sx.SX.sym("data", len(self.data))

    @cached_property
    def unknowns(self) -> sx.SX:
        """The column y."""
        d = self.dynamics
        return sx.vertcat(d.q, *[d.v] * self.moving, *[d.a] * (self.moving and self.forces), *[d.lam] * self.forces)

    @cached_property
    def residual(self) -> sx.SX:
        """The column R."""
        d = self.dynamics
        parts = [d.C, *[d.velocity_level] * self.moving]
        if self.forces and self.moving:
            parts.append(sx.mtimes(d.M, d.a) + sx.mtimes(d.G.T, d.lam) - d.f)
            parts.append(sx.mtimes(d.G, d.a) - d.gamma)
        elif self.forces:
            parts.append(sx.mtimes(d.G.T, d.lam) - d.f)
        return self._in_numbers(sx.densify(sx.vertcat(*parts)))

    def formula(self, formula: Expression, further: Mapping[str, sx.SX]) -> sx.SX:
        """A formula at a position; `further` are names of its own."""
        world = self.ready.model.world
        named: dict[str, Any] = dict(zip(self.data, sx.vertsplit(self.columns), strict=True)) if self.data else {}
        for angle in world.angles.values():
            if not angle.tracked:  # in its turn, if that is known
                law = self.given.get(angle.name)
                named[angle.name] = sx.atan2(angle.sine, angle.cosine) if law is None else self._symbol(law)
        if self.forces:
            multipliers = {c.name: c.multiplier for c in self.ready.system.holonomic}
            driven = {name: drive_name(name) for name in self.ready.model.mechanism.drives}
            named |= {f"{MOTOR}{n}": -multipliers[one] for n, one in driven.items() if one in multipliers}
        self._check_rates(formula)
        value = world.value(formula, {**named, **further})
        if isinstance(value, Vec):
            raise OptionError(
                f"'{formula.text}' is not a number.\n  Ask for a component, or for its length: norm(...)."
            )
        if not self.moving and sx.depends_on(sx.SX(value), self.dynamics.v):
            raise OptionError(
                f"'{formula.text}' has rates, and nothing moves.\n  Say how fast: rates={{'theta': 6.28}}."
            )
        return self._in_numbers(sx.SX(value))

    def _check_rates(self, formula: Expression) -> None:
        """Time and accelerations, also in outputs, have no values at positions."""
        outputs = self.ready.model.mechanism.outputs
        for name, order in formula.names:
            if name == "t":
                raise OptionError(
                    f"'{formula.text}': positions have no time.\n  Leave out at for a motion over time."
                )
            if order > 1 or (order == 1 and (name in outputs or name in self.data)):
                told = f"'{formula.text}': '{name}{order * PRIME}' is not known at positions"
                raise OptionError(f"{told}.\n  Use velocities at most, or leave out at for a motion.")
            if name in outputs:
                self._check_rates(outputs[name])

    def _in_numbers(self, expression: sx.SX) -> sx.SX:
        """Time, what rests, and all other parameters as numbers."""
        system, d = self.ready.system, self.dynamics
        kept = {*self.over, *self.given.values()}
        others = [(self._symbol(name), sx.SX(value)) for name, value in system.parameters.items() if name not in kept]
        old, new = [one for one, _ in others], [one for _, one in others]
        if not self.moving:
            old, new = [*old, d.v], [*new, sx.SX.zeros(system.size)]
        (found,) = system.at_time([expression], self.ready.start.t)
        return next(iter(sx.substitute([found], old, new))) if old else found

    def _symbols(self, names: Any) -> sx.SX:
        return sx.vertcat(sx.SX(0, 1), *[self._symbol(name) for name in names])

    def _symbol(self, name: str) -> sx.SX:
        return self.ready.system.p[list(self.ready.system.parameters).index(name)]

    # -- numbers ---------------------------------------------------------------------------------------------------

    @cached_property
    def nominal(self) -> FloatArray:
        """Values of the parameters that change."""
        return np.array([self.ready.system.parameters[name] for name in self.over])

    @cached_property
    def first(self) -> tuple[FloatArray, FloatArray]:
        """The given quantities and y, at the mechanism's own start."""
        system, start = self.ready.system, self.ready.start
        a = np.array([system.parameters[name] for name in self.given.values()])
        return a, np.concatenate([start.q, np.zeros(self.unknowns.numel() - len(start.q))])

    @cached_property
    def sizes(self) -> FloatArray:
        """Typical sizes of y: of coordinates, the others as they come."""
        size = np.ones(self.unknowns.numel())
        size[: self.ready.system.size] = self.ready.typical[: self.ready.system.size]
        return size

    @cached_property
    def _newton(self) -> sx.Function:
        arguments = [self.unknowns, self.parameters, self.laws]
        slopes = [sx.densify(sx.jacobian(self.residual, one)) for one in arguments]
        return sx.Function("newton", arguments, [self.residual, *slopes])

    def slopes(self, y: FloatArray, p: FloatArray, a: FloatArray) -> tuple[FloatArray, FloatArray]:
        """dy/dp and dy/da at a position, by the implicit function theorem."""
        _, by_y, by_p, by_a = self._numbers(y, p, a)
        by_p, by_a = (np.asarray(np.linalg.solve(by_y, -one), dtype=float) for one in (by_p, by_a))
        return by_p, by_a

    def _numbers(self, y: FloatArray, p: FloatArray, a: FloatArray) -> tuple[FloatArray, ...]:
        n = self.unknowns.numel()
        found = self._newton.arrays(y, p, a)
        return found[0].reshape(n), *[one.reshape(n, -1) for one in found[1:]]

    def solved(self, y: FloatArray, p: FloatArray, a: FloatArray) -> FloatArray | None:
        """y at parameters and given quantities, by Newton's method; None where it is not found near."""
        y, size = y.copy(), np.maximum(self.sizes, np.abs(y))
        before = np.inf
        for _ in range(MOST_ITERATIONS):
            r, by_y, _, _ = self._numbers(y, p, a)
            try:
                step = np.linalg.solve(by_y, -r)
            except np.linalg.LinAlgError:
                return None
            if not np.all(np.isfinite(step)):
                return None
            n = self.ready.system.size
            length = float(np.max(np.abs(step[:n]) / size[:n], initial=0.0))
            y += step * min(1.0, FAR / length if length else 1.0)
            far = float(np.max(np.abs(step) / np.maximum(size, np.abs(y)), initial=0.0))
            if far <= CLOSED or (far <= 1e3 * CLOSED and far >= before):
                return y
            before = far
        return None

    def solved_for(self, y: FloatArray, P: FloatArray, a: FloatArray) -> FloatArray:
        """y for many values of the parameters (samples, parameters), from one of them; NaN where it is not found."""
        n, count = len(y), len(P)
        Y, size, far = np.tile(y[:, None], count), np.maximum(self.sizes, np.abs(y))[:, None], np.full(count, np.inf)
        given = np.vstack([P.T, np.tile(a[:, None], count)])
        for _ in range(MOST_ITERATIONS):
            found = self._system(np.vstack([Y, given]))
            step = _solutions(found[n:].T.reshape(count, n, n), found[:n].T).T
            Y, before, far = Y - step, far, np.max(np.abs(step) / size, axis=0)
            if np.all((far <= CLOSED) | (far >= before) | np.isnan(far)):
                break
        return np.where((far <= 1e3 * CLOSED)[:, None], Y.T, np.nan)

    @cached_property
    def _system(self) -> Tape:
        """R, and the rows of its Jacobian by y one after the other, at many positions at once."""
        slopes = sx.vec(sx.densify(sx.jacobian(self.residual, self.unknowns)).T)
        inputs = sx.vertcat(self.unknowns, self.parameters, self.laws)
        return record_tape(sx.vertcat(self.residual, slopes), inputs)

    def led(self, y: FloatArray, start: tuple[FloatArray, FloatArray], end: tuple[FloatArray, FloatArray]) -> Any:
        """y, led along a straight line of (parameters, given quantities) without leaving its assembly; or None."""
        done, part, n = 0.0, 1.0, self.ready.system.size
        at = [np.concatenate(one) for one in (start, end)]
        count = len(self.over)
        while done < 1:
            part = min(part, 1 - done)
            here, there = (at[0] + (at[1] - at[0]) * one for one in (done, done + part))
            guess = self._predicted(y, here, there, count)
            found = None if guess is None else self.solved(guess, there[:count], there[count:])
            size = np.maximum(self.sizes, np.abs(y))[:n]
            if found is not None and np.max(np.abs(found - y)[:n] / size, initial=0.0) < FAR:
                y, done, part = found, done + part, 2 * part
            elif part > SHORTEST:
                part /= 4
            else:
                return None
        return y

    def _predicted(self, y: FloatArray, here: FloatArray, there: FloatArray, count: int) -> FloatArray | None:
        """Along the tangent, where it is not too steep."""
        try:
            by_p, by_a = self.slopes(y, here[:count], here[count:])
        except np.linalg.LinAlgError:
            return y
        moved = y + np.column_stack([by_p, by_a]) @ (there - here)
        return moved if np.all(np.isfinite(moved)) else y

    def at_positions(self, p: FloatArray, positions: FloatArray) -> FloatArray:
        """y at all positions (positions, unknowns), led from the mechanism's start to each after the other."""
        a, y = self.first
        led = self.solved(y, self.nominal, a)
        rows, before = [], (self.nominal, a)
        for number, row in enumerate(positions):
            led = None if led is None else self.led(led, before, (p if number == 0 else before[0], row))
            before = (p, row)
            if led is None:
                raise InitialValueError(self._not_reached(row))
            rows.append(led)
        return np.array(rows)

    def _not_reached(self, row: FloatArray) -> str:
        where = ", ".join(f"{name} = {value:.6g}" for name, value in zip(self.given, row, strict=True))
        return (
            f"The mechanism does not get to {where or 'a position of rest'}.\n"
            "  Check the lengths and the range of what is given, and where it starts: it is led from there."
        )


def _solutions(matrices: FloatArray, columns: FloatArray) -> FloatArray:
    """Of many linear systems; NaN where one has none."""
    good = np.asarray(np.isfinite(columns).all(axis=1) & np.isfinite(matrices).all(axis=(1, 2)))
    found = np.full(columns.shape, np.nan)
    try:
        found[good] = np.linalg.solve(matrices[good], columns[good][..., None])[..., 0]
    except np.linalg.LinAlgError:  # of one of them
        good[good] = np.linalg.slogdet(matrices[good])[0] != 0
        found[good] = np.linalg.solve(matrices[good], columns[good][..., None])[..., 0]
    return found
