"""Where a mechanism starts: positions and velocities that satisfy the constraints and respect what is given.

Positions: the constraints h(y) = 0 hold, values that are fixed hold, and the other given values are met as closely as
that allows (least squares). Velocities likewise; and what neither constraints nor given values determine moves as
little as possible (least kinetic energy). Nothing of that depends on the choice of coordinates.

The unknowns y are the coordinates and the phases of gears. Positions are found by damped Gauss-Newton steps from a
guess, then by Newton steps within the constraints; where positions are missing, from several guesses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.arrays import BoolArray, FloatArray
from bricard.assembly.balances import Balances
from bricard.assembly.least_squares import (
    CLOSED,
    FROM_ANYWHERE,
    FROM_GUESS,
    LARGEST_DENSE,
    TO_CONSTRAINTS,
    Evaluate,
    Linear,
    least_motion,
    nearest,
)
from bricard.assembly.wanted import AXES, expression_of, mechanism_size, size_of, wanted_values
from bricard.dae.structure import listed
from bricard.errors import InitialValueError
from bricard.formulations.model import Model
from bricard.formulations.world import PHASE, drive_name
from bricard.mechanics.dynamics import Dynamics
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic._symbolic import Normal
from bricard.symbolic.evaluation import Evaluation, Sparse

if TYPE_CHECKING:
    from bricard.mechanics.unilateral import Unilateral

TRIES = 40
OMEGA = ".omega"  # of a part: its angular velocity
ENOUGH = 6  # attempts without a position nearer to what is given
FAR = 0.25  # of the typical size: a given value that is moved by more is told


@dataclass(frozen=True, eq=False)
class StartPoint:
    """A consistent start: values by coordinate, phases, angles beside the coordinates, and what had to be moved.

    chosen    what is neither given nor follows from it, in words
    left_far  given values that had to be left far, in words
    """

    t: float
    positions: Mapping[str, float]
    velocities: Mapping[str, float]
    phases: Mapping[str, float]
    moved: Mapping[str, float]
    q: FloatArray
    v: FloatArray
    chosen: str = ""
    left_far: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Attempt:
    """A position, by how much it misses the constraints, and by how much the given values."""

    y: FloatArray
    misfit: float
    off: float


class Starter:
    """The equations of a start, compiled; finds positions, then velocities. Gaps of `closed` contacts stay closed."""

    def __init__(self, model: Model, closed: tuple[Unilateral, ...] = ()) -> None:
        self.model, self.system, self.closed = model, model.system(), closed
        self.dynamics = Dynamics(self.system)
        self.t = model.mechanism.start.t0
        s = self.system
        self.phase_index = [list(s.parameters).index(name) for name in model.phases]
        self.p = sx.vertcat(sx.SX(0, 1), *[s.p[i] for i in self.phase_index])
        self.y = sx.vertcat(s.q, self.p)
        known = [i for i, name in enumerate(s.parameters) if name not in model.phases]
        self.known = sx.vertcat(sx.SX(0, 1), *[s.p[i] for i in known])
        values = list(s.parameters.values())
        self.known_values = [values[i] for i in known]
        self.given = sx.SX.sym("given", len(model.mechanism.start.positions))
        self.given_values = list(model.mechanism.start.positions.values())
        self.balances = Balances(self.dynamics)
        self.size = mechanism_size(model.mechanism, model.world.angles)
        self.wanted = wanted_values(model, self.given, self.size)
        self.weighed = False  # whether a start was found by its masses

    # -- positions ---------------------------------------------------------------------------

    def hard_residuals(self) -> list[sx.SX]:
        """Constraints, with the equations of angles such that they do not hold half a turn away, balances of forces
        on points without mass, gaps that are closed, and fixed values."""
        angles = {name: angle for name, angle in self.model.world.angles.items() if angle.tracked}
        residuals = [
            angles[c.name].beyond(self.model.lagrangian[c.name]) if c.name in angles else c.residual
            for c in self.system.holonomic
        ]
        residuals += [*self.balances.held.values(), *[contact.gap for contact in self.closed]]
        return residuals + [e for wanted in self.wanted if wanted.fixed for e in wanted.expressions]

    def residual_function(self) -> Evaluate:
        """The hard residuals, and the soft ones of values that are given and not fixed."""

        def soft() -> list[sx.SX]:
            given = [e for w in self.wanted if not w.fixed for e in w.expressions]
            return [e for e in given if not self.balances.determine(e)]

        return self.residuals("residuals", self.hard_residuals, soft)

    def residuals(
        self, key: Any, hard: Callable[[], list[sx.SX]], soft: Callable[[], Iterable[sx.SX]] = tuple
    ) -> Evaluate:
        """Hard and soft residuals of y at the start; `key` tells which they are."""

        def outputs() -> list[sx.SX]:
            columns = [sx.densify(sx.vertcat(sx.SX(0, 1), *some())) for some in (hard, soft)]
            return [one for column in columns for one in (column, sx.jacobian(column, self.y))]

        evaluation = self.evaluation((key, *[(wanted.name, wanted.fixed) for wanted in self.wanted]), outputs)
        return Evaluate(evaluation.following(np.zeros(self.system.size), self.known_at(self.t)))

    def evaluation(self, key: Any, outputs: Callable[[], list[sx.SX]]) -> Evaluation:
        """Expressions of y, v and what is known at a time, compiled once for a model; `key` tells which they are."""
        closed = tuple(contact.name for contact in self.closed)
        made, key = self.model.world.functions, (key, closed, *self.model.mechanism.start.positions)
        if key not in made:
            made[key] = Evaluation(self.inputs, outputs())
        return made[key]

    @property
    def inputs(self) -> list[sx.SX]:
        s = self.system
        tables = [one for table in s.tables for one in (table.symbols, table.tau)]
        return [self.y, s.v, sx.vertcat(s.t, self.known, self.given, *tables)]

    def known_at(self, t: float) -> FloatArray:
        """Time, parameters (but phases), given values and laws of tables."""
        laws = [one for table in self.system.tables for one in (*table.derivatives(t, t), t)]
        return np.concatenate([[t], self._constants, laws])

    @cached_property
    def _constants(self) -> FloatArray:
        return np.array([*self.known_values, *self.given_values], dtype=float)

    def later(self, part: float) -> float:
        """A part of the run's length, or of a second if that is not known."""
        end = self.model.mechanism.start.end
        return part * (end - self.t if end is not None else 1.0)

    def law_value(self, law: Any) -> float:
        """The value of a law of time at the start."""
        rest = np.zeros(self.y.numel()), np.zeros(self.system.size)
        return Evaluation(self.inputs, [sx.SX(law)]).dense(*rest, self.known_at(self.t))[0].item()

    def positions(self) -> FloatArray:
        """y at the start: of the positions found, the one nearest to what is given."""
        evaluate = self.residual_function()
        guess, known = self.guess()
        best, unimproved = Attempt(guess, np.inf, np.inf), 0
        random = Normal(20)
        for number in range(TRIES):
            if number == 0 and known.all():
                y, misfit = nearest(evaluate, guess, self.sizes, FROM_GUESS)
            else:
                weights = TO_CONSTRAINTS if number % 2 else FROM_ANYWHERE
                y, misfit = nearest(evaluate, self.scattered(guess, known, random), self.sizes, weights)
            off = float(np.max(np.abs(evaluate(y).soft), initial=0.0))
            attempt = Attempt(y, max(misfit, CLOSED), off)
            better = (attempt.misfit, attempt.off) < (best.misfit, 0.99 * best.off)
            best, unimproved = (attempt, 0) if better else (best, unimproved + 1)
            closed = best.misfit <= CLOSED
            if closed and (known.all() or best.off <= CLOSED * self.size or unimproved >= ENOUGH):
                break
        if best.misfit > CLOSED:
            raise InitialValueError(self.why_not(best.y))
        return self.with_true_angles(best.y)

    def guess(self) -> tuple[FloatArray, BoolArray]:
        """Given values in their places, and which coordinates have one."""
        names = self.system.coordinates
        given = {wanted.name: wanted.value for wanted in self.wanted}
        values = np.array([given.get(name, 0.0) for name in names] + [0.0] * len(self.phase_index))
        known = np.array([name in given for name in names] + [True] * len(self.phase_index))
        node, number = self.model.world.node, {name: i for i, name in enumerate(names)}
        for name, value in given.items():
            base, _, axis = name.rpartition(".")
            other = f"{node.get(base, base)}.{axis}"
            if other in number:
                values[number[other]], known[number[other]] = value, True
        return values, known

    def scattered(self, guess: FloatArray, known: Any, random: Normal) -> FloatArray:
        """A guess with the missing values thrown about the mechanism; if none is missing, all are shaken."""
        noise = random.draw(len(guess)) * self.sizes
        return np.where(known, guess + 0.2 * noise * known.all(), noise)

    @cached_property
    def sizes(self) -> FloatArray:
        """Typical sizes of the unknowns: one for vectors and angles, a length for the others."""
        sizes = [size_of(self.model, name, self.size) for name in self.system.coordinates]
        return np.array([*sizes, *[self.size] * len(self.phase_index)])

    def with_true_angles(self, y: FloatArray) -> FloatArray:
        """Angles that are coordinates, in their turns, and the phases that go with them."""
        result, names = y.copy(), self.system.coordinates
        number = {name: i for i, name in enumerate(names)}
        for name, value in self.angle_values(y).items():
            if name in number:
                result[number[name]] = value
        residuals = {c.name: c.residual for c in self.system.holonomic}
        joints = [name.removesuffix(PHASE) for name in self.model.phases]
        linked = [residuals[name] if name in residuals else self.model.world.play(name)[0] for name in joints]
        result[len(names) :] += self._numbers(linked, result, "linked")
        return result

    def angle_values(self, y: FloatArray) -> dict[str, float]:
        """All angles at a position, in the turn of a drive's law or of a given value (else between -pi and pi)."""
        angles, given = self.model.world.angles, {wanted.name: wanted.value for wanted in self.wanted} | self.laws
        cosines = self._numbers([angle.cosine for angle in angles.values()], y, "cosines")
        sines = self._numbers([angle.sine for angle in angles.values()], y, "sines")
        result = {}
        for name, cosine, sine in zip(angles, cosines, sines, strict=True):
            angle, turn = float(np.arctan2(sine, cosine)), 2 * np.pi
            result[name] = angle + turn * round((given.get(name, angle) - angle) / turn)
        return result

    @cached_property
    def laws(self) -> dict[str, float]:
        """Where drives want angles at the start."""
        drives = {drive_name(name): name for name in self.model.world.angles}
        driven = [c for c in self.system.holonomic if c.name in drives and c.law is not None]
        values = self._numbers([c.law for c in driven], np.zeros(self.y.numel()), "laws")
        return {drives[c.name]: float(value) for c, value in zip(driven, values, strict=True)}

    def why_not(self, y: FloatArray) -> str:
        """Which demands cannot be met, at the position that comes nearest."""
        residuals = {c.name: c.residual for c in self.system.holonomic}
        demands = [demand for step in self.model.steps for demand in step.demands if demand.name in residuals]
        held = [wanted for wanted in self.wanted if wanted.fixed and not wanted.is_angle]
        misses = []
        offs = self._numbers([residuals[demand.name] for demand in demands], y, "demands")
        for demand, value in zip(demands, offs.tolist(), strict=True):
            if not abs(value) <= 1e-6 * min(self.size, self.size**2):
                misses.append((np.nan_to_num(abs(value), nan=np.inf), self._miss(demand, value, y)))
        offs = self._numbers([wanted.expressions[0] for wanted in held], y, ("held", *[one.name for one in held]))
        for wanted, off in zip(held, offs.tolist(), strict=True):
            if abs(off) > 1e-6 * self.size:
                misses.append((abs(off), f"{wanted.name}, which is fixed at {wanted.value:g}, is off by {off:.3g}"))
        offs = self._numbers([contact.gap for contact in self.closed], y, "closed")
        for contact, off in zip(self.closed, offs.tolist(), strict=True):
            if abs(off) > 1e-6 * self.size:
                misses.append((abs(off), f"the contact {contact.pair or contact.name}, closed, is off by {off:.3g}"))
        worst_first = sorted(misses, key=lambda miss: -float(f"{miss[0]:.6g}"))  # those that look equal stay in order
        lines = [text for _, text in worst_first[:6]]
        drives = [c.name.removeprefix("drive.") for c in self.system.holonomic if c.law is not None]
        laws = f", the laws of the drives {listed(drives)}" if drives else ""
        return (
            "This mechanism cannot be assembled: at the best position that was found\n  "
            + "\n  ".join(lines or ["the equations of its angles do not hold"])
            + f"\n  Check these lengths{laws}, and the positions that are given or fixed."
        )

    def _miss(self, demand: Any, value: float, y: FloatArray) -> str:
        if not np.isfinite(value):
            return f"{demand.source}: {demand.text} is not a finite number"
        if demand.lengths is None:
            return f"{demand.source}: {demand.text} is off by {value:.3g}"
        first, second, length = demand.lengths
        apart = self.model.world.place(second) - self.model.world.place(first)
        found = self._numbers([apart.squared()], y, ("apart", first, second))[0] ** 0.5
        return f"{demand.source}: {first} and {second} are {found:.6g} apart instead of {length:.6g}"

    def _numbers(self, expressions: Sequence[Any], y: FloatArray, key: Any) -> FloatArray:
        """Expressions of y at the start; `key` tells which they are."""
        if not expressions:
            return np.zeros(0)
        return self._at_rest(key, lambda: [sx.densify(sx.vertcat(*expressions))], y)[0].values

    # -- velocities --------------------------------------------------------------------------

    def velocities(self, y: FloatArray) -> FloatArray:
        """v at the start."""
        s, start = self.system, self.model.mechanism.start
        fixed = [name in start.fixed_velocities for name in start.velocities]
        guessed = [name not in {*start.fixed_velocities, *self.balances.forces} for name in start.velocities]
        names = [*[c.name for c in (*s.holonomic, *s.velocity)], *self.balances.forces]
        names += [contact.pair or contact.name for contact in self.closed]
        names += [f"{name}'" for name, held in zip(start.velocities, fixed, strict=True) if held]
        kept, rates = self._kept(y), self._given_rates(y)
        wanted = Linear(rates.matrix, rates.constant - np.array(list(start.velocities.values())))
        hard, soft = kept.above(wanted.rows(fixed)), wanted.rows(guessed)
        v = least_motion(hard, soft, lambda: self._mass(y), self.sizes[: self.system.size])
        off, scale = hard.at(v), hard.sizes(v)
        bad = [name for name, o, size in zip(names, off, scale, strict=True) if abs(o) > 1e-8 * size]
        unbalanced = [name for name in bad if name in self.balances.forces]
        if unbalanced:
            raise InitialValueError(
                f"The forces on {listed(unbalanced)}, without mass, cannot balance: dampers act along lines only.\n"
                "  Give these points a mass, or a bushing, whose damping acts in all directions."
            )
        if bad:
            raise InitialValueError(
                f"The velocities contradict each other: {listed(bad)} cannot be met with the others.\n"
                "  Release a fixed velocity, or change a drive."
            )
        return v

    def _mass(self, y: FloatArray) -> Sparse:
        """The mass matrix at the start."""
        self.weighed = True
        return self._at_rest("mass", lambda: [self.dynamics.M], y)[0]

    def knows(self, name: str) -> bool:
        """Whether there is a quantity, or a component of a point, of this name."""
        world, base = self.model.world, name.rpartition(".")[0]
        return name in world.angles or name in world.quantities or base in world.node or OMEGA in name

    def rate(self, name: str) -> sx.SX:
        """How fast a quantity, a component of a point or an angle changes, or a part turns."""
        angle = self.model.world.angles.get(name)
        if angle is not None:
            return angle.rate(self.model.lagrangian.rate)
        part, spins, axis = name.partition(OMEGA)
        if spins:
            omega = self.model.world.angular_velocity(part)
            return sx.SX(list(omega)[AXES.index(axis[1:])] if axis else omega)
        return self.system.rate(expression_of(self.model, name))

    def _kept(self, y: FloatArray) -> Linear:
        """What constraints, balances and closed gaps demand of the velocities."""

        def outputs() -> list[sx.SX]:
            closed = [self.system.rate(contact.gap) for contact in self.closed]
            balanced = sx.vertcat(sx.SX(0, 1), *self.balances.rates, *closed)
            matrix = sx.vertcat(self.dynamics.G, sx.jacobian(balanced, self.system.v))
            return [matrix, sx.vertcat(self.dynamics.velocity_level, balanced)]

        return self._linear("kept", outputs, y)

    def _given_rates(self, y: FloatArray) -> Linear:
        """The rates whose values are given."""
        names = tuple(self.model.mechanism.start.velocities)

        def outputs() -> list[sx.SX]:
            column = sx.vertcat(sx.SX(0, 1), *[self.rate(name) for name in names])
            return [sx.jacobian(column, self.system.v), column]

        return self._linear(("given", *names), outputs, y)

    def _linear(self, key: Any, outputs: Callable[[], list[sx.SX]], y: FloatArray) -> Linear:
        """A matrix and a column that is linear in the velocities, at rest; `key` tells which they are."""

        def dense_column() -> list[sx.SX]:
            matrix, column = outputs()
            return [matrix, sx.densify(column)]

        matrix, constant = self._at_rest(key, dense_column, y)
        return Linear(matrix, constant.values)

    def _at_rest(self, key: Any, outputs: Callable[[], list[sx.SX]], y: FloatArray) -> list[Sparse]:
        return self.evaluation(key, outputs).sparse(y, np.zeros(self.system.size), self.known_at(self.t))

    # -- together ----------------------------------------------------------------------------

    @property
    def deciding(self) -> list[str]:
        """The parameters on which the start that was found, and the ranks of constraints there, depend."""
        s, start = self.system, self.model.mechanism.start
        expressions = [s.C, s.g, *self.hard_residuals(), *[e for wanted in self.wanted for e in wanted.expressions]]
        expressions += [e for angle in self.model.world.angles.values() for e in (angle.cosine, angle.sine)]
        expressions += [c.law for c in s.holonomic if c.law is not None]
        expressions += [*self.balances.forces.values(), *[self.rate(name) for name in start.velocities]]
        expressions += self._shapes()
        column = sx.vertcat(*[sx.SX(e) for e in expressions], s.T if self.weighed else sx.SX(0, 1))
        used = {symbol.element_hash() for symbol in sx.symvar(column)}
        known = [i for i, name in enumerate(s.parameters) if name not in self.model.phases]
        deciding = [list(s.parameters)[i] for i in known if s.p[i].element_hash() in used]
        return [name for name in deciding if name not in self.model.world.counted]

    def _shapes(self) -> Iterator[sx.SX]:
        """What decides which shapes overlap, where curves are touched, and what it takes to close a contact."""
        for contact in self.system.contacts:
            yield from (contact.gap, *contact.windows)
        for foot in self.model.world.feet:
            yield from (*foot.residuals, *[sx.SX(one) for guess, merit in foot.guesses for one in (*guess, merit)])
        rigid = {contact.pair for contact in self.system.contacts}
        if any(contact.pair not in rigid for contact in self.model.mechanism.contacts):
            yield self.system.Q  # contacts that push by springs have no gap of their own

    def find(self) -> StartPoint:
        """The start."""
        y = self.positions()
        if self.model.mechanism.start.closed and not self.closed:
            closing = Starter(self.model, self._to_close(y))
            found = closing.find()
            self.weighed = closing.weighed
            return found
        return replace(self.point(y, self.velocities(y)), chosen=self._chosen(y))

    def _to_close(self, y: FloatArray) -> tuple[Unilateral, ...]:
        """The gaps that are meant by contacts that start closed."""
        parameters = np.array(list(self.system.parameters.values()), dtype=float)
        parameters[self.phase_index] = y[self.system.size :]
        at = (np.array([self.t]), y[: self.system.size], parameters)
        from bricard.assembly.closing import gaps_to_close

        return gaps_to_close(self.system, self.model.mechanism.start.closed, at, self.size)

    def _chosen(self, y: FloatArray) -> str:
        """What was chosen, as far as that can be told with some more attempts."""
        if len(y) > LARGEST_DENSE:
            return ""
        guess, known = self.guess()
        if known.all():
            return ""
        random = Normal(21)
        around = (np.where(known, guess, y + random.draw(len(y)) * self.sizes) for _ in count())
        from bricard.assembly.choice import choice

        return choice(self.residual_function(), y, self.sizes, self.system.coordinates, around, self.with_true_angles)

    def point(self, y: FloatArray, v: FloatArray) -> StartPoint:
        """Positions and velocities by name."""
        names = self.system.coordinates
        angles = {n: a for n, a in self.angle_values(y).items() if n not in names}
        moved = self._moved(y, v, self.model.mechanism.start.velocities)
        return StartPoint(
            self.t,
            dict(zip(names, y[: len(names)].tolist(), strict=True)) | angles,
            dict(zip(names, v.tolist(), strict=True)),
            dict(zip(self.model.phases, y[len(names) :].tolist(), strict=True)),
            moved,
            y[: len(names)],
            v,
            left_far=tuple(self._left_far(moved)),
        )

    def _left_far(self, moved: Mapping[str, float]) -> Iterator[str]:
        """Positions moved by a large part of their sizes, rates by a large part of those of the same point."""
        given = [(wanted.name, wanted.value, wanted.size) for wanted in self.wanted]
        rates = self.model.mechanism.start.velocities
        paces: dict[str, float] = {}
        for name, value in rates.items():
            point = name.rpartition(".")[0] or name
            paces[point] = max(paces.get(point, 0.0), abs(value))
        for name, value in rates.items():
            pace = paces[name.rpartition(".")[0] or name]
            given.append((f"{name}'", value, max(pace, abs(value + moved.get(f"{name}'", 0.0)))))
        for name, value, size in given:
            change = moved.get(name, 0.0)
            if abs(change) > FAR * size:
                yield f"{name} was given as {value:.6g} and starts at {value + change:.6g}"

    def _moved(self, y: FloatArray, v: FloatArray, rates: Mapping[str, float]) -> dict[str, float]:
        """By how much given values were changed."""
        plain = [w for w in self.wanted if not w.is_angle]
        offs = self._numbers([w.expressions[0] for w in plain], y, "offs")
        changes = {w.name: float(off) for w, off in zip(plain, offs, strict=True)}
        angles = self.angle_values(y)
        changes |= {w.name: angles[w.name] - w.value for w in self.wanted if w.is_angle}
        found = self._given_rates(y).at(v)
        changes |= {f"{name}'": float(new) - old for (name, old), new in zip(rates.items(), found, strict=True)}
        return {name: change for name, change in changes.items() if abs(change) > 1e-12 * self.size}
