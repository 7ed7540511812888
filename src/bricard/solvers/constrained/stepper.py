"""Integrators of ODEs as steppers: states are kept as they come, and watched along their Hermite polynomials."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass
from bricard.solvers.constrained.integrators import (
    TOO_MANY,
    Batch,
    IntegratorOptions,
    Maker,
    OdeIntegrator,
    Problem,
    Stopped,
)
from bricard.solvers.constrained.right_hand_side import RightHandSide
from bricard.solvers.constrained.states import States, layout_of
from bricard.solvers.constrained.watching import WatchedFunctions, WatchedPieces, watched_pieces
from bricard.solvers.stepper import LastStep, Layout, Parameters, Stretch
from bricard.taylor.status import Status

MOST_HALVINGS = 5  # of pieces in which a watched function bends more than the motion


@dataclass(frozen=True, eq=False)
class Ode:
    """A system under a constraint method, and the integrator that follows it.

    right_hand_side   made from parameters
    size              a typical length, if one is known
    """

    right_hand_side: Callable[[Parameters], RightHandSide]
    integrator: Maker
    span: tuple[float, float]
    options: IntegratorOptions
    size: float | None = None


@dataclass(frozen=True, eq=False)
class _Piece:
    """A piece between two states: its number among those of a batch, and whether a step ends with it."""

    pieces: WatchedPieces
    number: int
    ends: bool


class OdeStepper:
    """A stepper; `functions` makes the watched ones from a layout, if there are any."""

    def __init__(
        self, ode: Ode, parameters: Parameters, functions: Callable[[Layout], WatchedFunctions] | None = None
    ) -> None:
        self.ode = ode
        self._done: list[States] = []
        self._steps = self._batches = 0
        self._why = ""
        self._use(parameters)
        self._functions = functions(self.layout) if functions is not None else None

    def _use(self, parameters: Parameters) -> None:
        """The right-hand side for these parameters."""
        self.parameters = dict(parameters)
        self.right_hand_side = self.ode.right_hand_side(parameters)
        self.layout = layout_of(self.right_hand_side.equations.system, self.right_hand_side.equations)
        problem = _problem(self.right_hand_side, self.ode.span)
        self._integrator: OdeIntegrator = self.ode.integrator(problem, self.ode.options)
        self._correct = problem.correct
        self._t: list[float] = []
        self._y: list[FloatArray] = []
        self._points: list[int] = []

    # -- steps ---------------------------------------------------------------------------------

    @property
    def time(self) -> float:
        """Where it stands."""
        return self._t[-1]

    @property
    def steps(self) -> int:
        """Number of steps so far."""
        return self._steps

    @property
    def state(self) -> FloatArray:
        """Values [order, column] at the present time."""
        return self.state_of(self._t[-1], self._y[-1])

    def expect(self, sizes: FloatArray) -> None:
        """Every change of sign is told."""

    def begin(self, t: float, state: Any, parameters: Parameters) -> None:
        """Sets out from a consistent state."""
        if dict(parameters) != self.parameters:
            self._done.append(self._states())
            self._use(parameters)
        y = self._packed(state)
        if not self._t or not np.array_equal(y, self._y[-1]):
            self._t.append(t)
            self._y.append(y)
            if self._points and self._t[self._points[-1]] == t:
                self._points.pop()
            self._points.append(len(self._t) - 1)
        self._queue: list[_Piece] = []
        self._last: _Piece | None = None
        self._heads_for: float | None = None

    @np.errstate(all="ignore")  # what is not finite ends the run, and is told
    def advance(self, end: float) -> Status:
        """Steps up to the end, unless a watched function may vanish on the way."""
        try:
            while True:
                while self._queue:
                    if self._take(self._queue.pop(0)):
                        return Status.EVENT
                if self.time == end:
                    return Status.FINISHED
                self._fetch(end)
        except Stopped as stop:
            self._why = str(stop)
            return Status.STEP_TOO_SMALL
        except KeyboardInterrupt:
            self._why = "interrupted"
            return Status.INTERRUPTED

    def _fetch(self, end: float) -> None:
        """Some more steps of the integrator, to be looked at or kept at once."""
        if self._heads_for != end:
            self._integrator.begin(self._t[-1], self._y[-1], end)
            self._heads_for = end
        if self._steps >= self.ode.options.max_steps:
            raise Stopped(TOO_MANY)
        batch = self._integrator.step()
        self._steps += batch.steps
        self._batches += 1
        if self._functions is None:
            self._keep(batch)
        else:
            self._queue = self._watched(batch)
        progress = self.ode.options.progress
        if progress is not None and self._batches % self._integrator.told_every == 0:
            progress(batch.t[-1], self._steps)

    def _keep(self, batch: Batch) -> None:
        first = len(self._t)
        self._t += batch.t
        self._y += batch.y
        self._points += [first + i for i, ends in enumerate(batch.ends) if ends]

    # -- watched functions ---------------------------------------------------------------------

    def _watched(self, batch: Batch) -> list[_Piece]:
        """The pieces of a batch, halved until the watched functions are polynomials in each."""
        t, y = np.array([self._t[-1], *batch.t]), np.array([self._y[-1], *batch.y])
        ends = [False, *batch.ends]
        assert self._functions is not None
        for halvings in range(MOST_HALVINGS + 1):
            states = States(self.right_hand_side, t, y, np.arange(len(t)))
            pieces = watched_pieces(self._functions, states)
            if pieces.are_good or halvings == MOST_HALVINGS:
                break
            middles = (t[1:] + t[:-1]) / 2
            between = [self._state_between(states, float(middle)) for middle in middles]
            places = np.arange(1, len(t))
            t, y = np.insert(t, places, middles), np.insert(y, places, between, axis=0)
            ends = np.insert(ends, places, False).tolist()
        return [_Piece(pieces, number, ends[number + 1]) for number in range(len(t) - 1)]

    def _take(self, piece: _Piece) -> bool:
        """Keeps a piece; whether a watched function may vanish in it."""
        states = piece.pieces.states
        self._last = piece
        self._t.append(float(states.t[piece.number + 1]))
        self._y.append(states.y[piece.number + 1])
        if piece.ends:
            self._points.append(len(self._t) - 1)
        return piece.pieces.may_vanish(piece.number)

    def last_step(self) -> LastStep:
        """The watched functions in the last piece."""
        assert self._last is not None
        piece, number = self._last, self._last.number
        states, outputs = piece.pieces.states, piece.pieces.outputs[number]
        start, functions = float(states.t[number]), self._functions
        assert functions is not None

        def values(offset: float) -> FloatArray:
            t = start + offset
            y = self._state_between(states, t)
            return np.asarray(functions.at(self._alone(t, y))[0])

        def none_before() -> FloatArray:
            return np.zeros(outputs.shape[1])

        length = float(states.t[number + 1] - start)
        return LastStep(start, length, lambda: outputs, values, none_before, piece.pieces.tolerance(number))

    def _state_between(self, states: States, t: float) -> FloatArray:
        """The state within a batch: known ones as they are, others by dense output, else by Hermite polynomials."""
        known = np.flatnonzero(states.t == t)
        if len(known):
            return np.asarray(states.y[known[0]])
        y = self._integrator.state_at(t)
        y = states.state_at(t) if y is None else y
        return y if self._correct is None else self._correct(t, y)

    def state_at(self, offset: float) -> FloatArray:
        """Values [order, column] within the last piece."""
        assert self._last is not None
        states = self._last.pieces.states
        t = float(states.t[self._last.number]) + offset
        return self.state_of(t, self._state_between(states, t))

    def rewind(self, offset: float) -> None:
        """Ends the last piece within it; what the integrator has stepped beyond is forgotten."""
        assert self._last is not None
        states = self._last.pieces.states
        t = float(states.t[self._last.number]) + offset
        if t != self._t[-1]:
            self._y[-1] = self._state_between(states, t)
            self._t[-1] = t
        if self._points[-1] != len(self._t) - 1:
            self._points.append(len(self._t) - 1)
        self._queue, self._heads_for = [], None

    # -- states --------------------------------------------------------------------------------

    def state_of(self, t: float, y: FloatArray) -> FloatArray:
        """Values [order, column] of y = (q, q', z, w)."""
        return np.asarray(self._alone(t, y).values[0])

    def _alone(self, t: float, y: FloatArray) -> States:
        return States(self.right_hand_side, np.array([t]), y[None], np.zeros(1, dtype=np.intp))

    def _packed(self, state: Any) -> FloatArray:
        """y = (q, q', z, w) of values [order, column]."""
        system = self.right_hand_side.equations.system
        names = [*[e.name for e in system.extras], *self.right_hand_side.equations.powers]
        columns = [self.layout.places[name][1] for name in names]
        n = system.size
        return np.concatenate([state[0, :n], state[1, :n], state[0, columns]]).astype(float)

    def _states(self) -> States:
        points = np.array(self._points, dtype=np.intp)
        return States(self.right_hand_side, np.array(self._t), np.array(self._y), points, self.ode.size)

    def states(self) -> tuple[States, ...]:
        """All states, one set for each set of parameters; of several the empty ones are left out."""
        found = (*self._done, self._states())
        return tuple(one for one in found if one.t[-1] != one.t[0]) or found[-1:]

    def segments(self) -> tuple[Stretch, ...]:
        """All that was stepped."""
        found = self.states()
        return tuple(one.stretch(last=one is found[-1]) for one in found)

    def why(self, status: Status) -> str:
        """Why it cannot go on."""
        return f": {self._why}"


def _problem(right_hand_side: RightHandSide, span: tuple[float, float]) -> Problem:
    """What an integrator gets: the right-hand side and all that is known about it."""
    method, n = right_hand_side.reduction.method, right_hand_side.equations.system.size
    problem = Problem(
        right_hand_side.rates,
        span,
        n,
        right_hand_side.project if method.corrected else None,
        right_hand_side.jacobian,
        right_hand_side.ode,
        parameters=right_hand_side.parameters_at,
    )
    if method.form != "index 1":
        return problem

    def algebraic(t: float, y: FloatArray) -> FloatArray:
        rates, multipliers = right_hand_side.solved(t, y)
        return np.concatenate([rates[n : 2 * n], multipliers])

    return replace(problem, dae=right_hand_side.dae(), algebraic=algebraic)
