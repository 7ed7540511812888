"""Constraints that follow from others: found by the rank of the Jacobian, confirmed by moving the mechanism.

A constraint that is a combination of earlier ones at the start (`dependent_rows`) may be one everywhere (a redundant
constraint, which has no reaction of its own) or only there (a singular position). So the mechanism is moved a little,
and time with it, with the constraint left out: if it still holds, it is redundant.

Which of the constraints that depend on each other is left out matters later: w^T G = 0 must keep w_i away from zero,
or the others lose rank without constraint i. So the mechanism wanders about, and if w_i of the last constraint comes
near to zero, one is left out whose w_i does not. Where hundreds depend on each other, as in a braced lattice, it is
the last ones.

Constraints of velocities, A q' + b = 0, come after those of positions, G q' + dC/dt = 0, of which they may be
combinations; never the other way round. They are redundant if they hold, after the same moves, for any velocities
that the others allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.dependent_rows import Dependent, dependent_rows, groups
from bricard.assembly.least_squares import LARGEST_DENSE, PLACES, ShortestSolutions, mean_answers
from bricard.assembly.start import Starter
from bricard.formulations.demands import Demand
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic._symbolic import Normal
from bricard.symbolic.evaluation import Evaluation, Sparse

MOVES = 3
STRIDE = 0.05  # of the mechanism's size
WANDERINGS = 20
FAR = 1.0  # a stride of wandering
LATER = 0.01  # of the run's length
HOLDS = 1e-9
SETTLED = 1e-14  # of the typical sizes: a correction that is rounding
USED = 1e-7  # of a combination of unit rows: smaller coefficients are rounding


@dataclass(frozen=True)
class Redundant:
    """A constraint that follows from `others`; `source` is its part or joint, `about` the shared name concerned."""

    name: str
    source: str
    others: tuple[str, ...]
    about: str = ""


@dataclass(frozen=True)
class Rank:
    """Verdict on the constraints at the start.

    redundant  constraints that follow from others everywhere
    singular   constraints that do so only at this position
    """

    redundant: tuple[Redundant, ...]
    singular: tuple[str, ...]


def find_redundant(starter: Starter, y: FloatArray) -> Rank:
    """Which constraints are redundant."""
    system = starter.system
    if not system.holonomic and not system.velocity:
        return Rank((), ())
    rows = _Constraints(starter, y)
    positions = _of_positions(rows, y)
    staying = [i for i in range(len(system.holonomic)) if i not in positions.left_out]
    velocities = _of_velocities(rows, y, staying)
    names = [c.name for c in (*system.holonomic, *system.velocity)]
    demands = {demand.name: demand for step in starter.model.steps for demand in step.demands}
    redundant = tuple(
        _redundant(names[i], demands.get(names[i]), tuple(names[j] for j in others))
        for i, others in {**positions.left_out, **velocities.left_out}.items()
    )
    return Rank(redundant, tuple(names[i] for i in (*positions.singular, *velocities.singular)))


@dataclass(frozen=True)
class _Verdict:
    """Rows to leave out, with those they are made of, and rows that depend on others at the start only."""

    left_out: Dependent
    singular: list[int]


def _of_positions(rows: _Constraints, y: FloatArray) -> _Verdict:
    dependent = dependent_rows(rows.jacobian(y))
    if not dependent:
        return _Verdict({}, [])
    system, steps = rows.starter.system, rows.starter.model.steps
    essential = {demand.name for step in steps for demand in step.demands if demand.essential}
    candidates = {i for i, c in enumerate(system.holonomic) if c.name not in essential}
    kept, everywhere = _lasting(rows, y, dependent)
    if len(everywhere) < len(dependent):  # without others the rest may be told apart better
        chosen = _left_out(rows.jacobian, lambda: [y], dependent, candidates)
        rest, told = _lasting(rows, y, chosen)
        if len(told) > len(everywhere):
            dependent, kept, everywhere = chosen, rest, told
    lasting = {i: others for i, others in dependent.items() if i in everywhere}
    left_out = _left_out(rows.jacobian, lambda: rows.wander(y, kept), lasting, candidates)
    return _Verdict(left_out, [i for i in dependent if i not in everywhere])


def _lasting(rows: _Constraints, y: FloatArray, dependent: Dependent) -> tuple[list[int], set[int]]:
    """The constraints without those that depend on others, and those of the latter that do so everywhere."""
    kept = [i for i in range(len(rows.starter.system.holonomic)) if i not in dependent]
    return kept, rows.hold_without(y, kept, list(dependent))


def _of_velocities(rows: _Constraints, y: FloatArray, staying: Sequence[int]) -> _Verdict:
    """The constraints of velocities beside those of positions that stay."""
    first, count = len(rows.starter.system.holonomic), len(rows.starter.system.velocity)
    order = [*staying, *range(first, first + count)]

    def matrix(place: FloatArray) -> Sparse:
        return rows.rates(place, rows.starter.t)[0].chosen(order)

    found = {i: others for i, others in dependent_rows(matrix(y)).items() if i >= len(staying)} if count else {}
    if not found:
        return _Verdict({}, [])
    kept = [order[i] for i in range(len(order)) if i not in found]
    everywhere = rows.hold_at_rates(y, kept, [order[i] for i in found])
    lasting = {i: others for i, others in found.items() if order[i] in everywhere}
    candidates = set(range(len(staying), len(order)))
    on_positions = [i for i in kept if i < first]
    left_out = _left_out(matrix, lambda: rows.wander(y, on_positions), lasting, candidates)
    by_number = {order[i]: tuple(order[j] for j in others) for i, others in left_out.items()}
    return _Verdict(by_number, [order[i] for i in found if order[i] not in everywhere])


def _left_out(
    matrix: Callable[[FloatArray], Sparse],
    places: Callable[[], Sequence[FloatArray]],
    dependent: Dependent,
    allowed: set[int],
) -> Dependent:
    """Of rows of a matrix that depend on each other at all places those to leave out, with what they are made of."""
    many = {i for group in groups([dependent]) if len(group) > LARGEST_DENSE for i in group}
    result = {i: others for i, others in dependent.items() if i in many}
    rest = {i: others for i, others in dependent.items() if i not in many}
    if not rest:
        return result
    samples = [matrix(place) for place in places()]
    found = groups([rest, *[dependent_rows(G) for G in samples]])
    together = sorted(i for group in found for i in group)
    for involved in [together] if len(together) <= LARGEST_DENSE else found:
        own = {i: rest[i] for i in involved if i in rest}
        result |= _chosen(involved, samples, own, allowed) if own else {}
    return result


def _chosen(involved: Sequence[int], samples: Sequence[Sparse], dependent: Dependent, allowed: set[int]) -> Dependent:
    """The same of rows that have to do with each other; if they are too many, those that depend on earlier ones."""
    candidates = [k for k, i in enumerate(involved) if i in allowed]
    if len(candidates) < len(dependent) or len(involved) > LARGEST_DENSE:
        return dependent
    from bricard.assembly.lasting import lasting_choice, left_null_space

    spaces = [left_null_space(G.chosen(involved).without_empty_columns().dense(), len(dependent)) for G in samples]
    bases = [W for W in spaces if W is not None]
    if not bases:
        return dependent
    chosen = lasting_choice(bases, candidates, [involved.index(i) for i in dependent])
    made_of = np.abs(bases[0] @ np.linalg.inv(bases[0][chosen])) > USED
    others = [{j for j, used in zip(involved, made_of[:, k], strict=True) if used} for k in range(len(chosen))]
    return {involved[i]: tuple(sorted(others[k] - {involved[i]})) for k, i in enumerate(chosen)}


def _redundant(name: str, demand: Demand | None, others: tuple[str, ...]) -> Redundant:
    return Redundant(name, name, others) if demand is None else Redundant(name, demand.source, others, demand.about)


class _Constraints:
    """The constraints at positions and times, relative to how they answer to changes of typical size."""

    def __init__(self, starter: Starter, y: FloatArray) -> None:
        self.starter = starter
        self.size = starter.system.size
        self.sizes = starter.sizes[: self.size]
        self._rest = np.zeros(self.size)
        random = Normal(3)
        self._around = [y + random.draw(len(y)) * starter.sizes for _ in range(PLACES)]

    def at(self, y: FloatArray, t: float) -> tuple[FloatArray, Sparse]:
        """C and dC/dq, in units of the coordinates' sizes, at a position and time."""
        C, G = self._rows.sparse(y, self._rest, self.starter.known_at(t))
        return C.values * self._factors, G.scaled(self._factors, self.sizes)

    def rates(self, y: FloatArray, t: float) -> tuple[Sparse, FloatArray]:
        """Matrix and constant of all constraints at the level of velocities, those of positions first."""
        G, constant = self._rates.sparse(y, self._rest, self.starter.known_at(t))
        return G.scaled(self._rate_factors, self.sizes), constant.values * self._rate_factors

    @cached_property
    def _rows(self) -> Evaluation:
        dynamics = self.starter.dynamics
        return self.starter.evaluation("rows", lambda: [sx.densify(dynamics.C), dynamics.G[: dynamics.holonomic, :]])

    @cached_property
    def _rates(self) -> Evaluation:
        dynamics = self.starter.dynamics
        return self.starter.evaluation("rates", lambda: [dynamics.G, sx.densify(dynamics.velocity_level)])

    @cached_property
    def _factors(self) -> FloatArray:
        return self._answers(self._rows, 1)

    @cached_property
    def _rate_factors(self) -> FloatArray:
        return self._answers(self._rates, 0)

    def _answers(self, evaluation: Evaluation, output: int) -> FloatArray:
        """What makes rows of a matrix comparable: by how they answer around the start, at its time."""
        known = self.starter.known_at(self.starter.t)
        matrices = [evaluation.sparse(place, self._rest, known)[output] for place in self._around]
        return 1 / mean_answers(matrices, self.sizes)

    def jacobian(self, y: FloatArray) -> Sparse:
        """dC/dq at y and the start time."""
        return self.at(y, self.starter.t)[1]

    def hold_without(self, y: FloatArray, kept: Sequence[int], dropped: Sequence[int]) -> set[int]:
        """The dropped constraints that still hold after the mechanism, and time, have moved under the kept ones."""
        random, solve = Normal(7), ShortestSolutions(self.jacobian(y), kept)
        holding = set(dropped)
        for moved, t in self._moves(y, solve, random):
            if moved is None:
                return set()  # in doubt nothing is redundant
            residuals = self.at(moved, t)[0]
            holding -= {i for i in dropped if not abs(residuals[i]) <= HOLDS}
        return holding

    def hold_at_rates(self, y: FloatArray, kept: Sequence[int], dropped: Sequence[int]) -> set[int]:
        """The dropped constraints that still hold for any velocities under the kept ones, after the same moves."""
        random = Normal(13)
        positions = [i for i in kept if i < len(self.starter.system.holonomic)]
        on_positions = ShortestSolutions(self.jacobian(y), positions)
        on_rates = ShortestSolutions(self.rates(y, self.starter.t)[0], kept)
        holding = set(dropped)
        for moved, t in self._moves(y, on_positions, random):
            if moved is None:
                return set()  # in doubt nothing is redundant
            matrix, constant = self.rates(moved, t)
            v = random.draw(self.size)
            for _ in range(2):  # once more for the last digits
                v -= on_rates(matrix, matrix @ v + constant)
            off, scale = matrix @ v + constant, abs(matrix) @ np.abs(v) + np.abs(constant)
            holding -= {i for i in dropped if not abs(off[i]) <= HOLDS * scale[i]}
        return holding

    def _moves(
        self, y: FloatArray, solve: ShortestSolutions, random: Normal
    ) -> Iterator[tuple[FloatArray | None, float]]:
        """Positions some way off, each at a later time; None where none was found."""
        for number in range(MOVES):
            t = self.starter.t + self.starter.later(LATER * (number + 1))
            yield self._move(y, solve, random, t), t

    def wander(self, y: FloatArray, kept: Sequence[int]) -> list[FloatArray]:
        """The start and positions farther and farther away, at the start time."""
        random, solve = Normal(11), ShortestSolutions(self.jacobian(y), kept)
        found = [y]
        for _ in range(WANDERINGS):
            moved = self._move(found[-1], solve, random, self.starter.t, FAR)
            if moved is None:
                break
            found.append(moved)
        return found

    def _move(
        self, y: FloatArray, solve: ShortestSolutions, random: Normal, t: float, stride: float = STRIDE
    ) -> FloatArray | None:
        """Another position that satisfies the kept constraints, at a time."""
        G = self.jacobian(y)
        direction = random.draw(self.size)
        direction -= solve(G, G @ direction)
        length = np.max(np.abs(direction), initial=0.0)
        result = y.copy()
        if length > 1e-9:
            result[: self.size] += direction / length * stride * self.sizes
        for _ in range(50):
            C, G = self.at(result, t)
            step = solve(G, -C)
            if not np.all(np.isfinite(step)):
                return None
            result[: self.size] += step * self.sizes
            if np.max(np.abs(step), initial=0.0) <= SETTLED:
                return result
        return None
