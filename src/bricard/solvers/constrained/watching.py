"""Functions that are watched along Hermite polynomials: their own polynomials in each piece, and their zeros.

In a piece a function is sampled along the polynomials of the states, and fitted. Where the fit is bad, because the
function bends more than the motion, pieces are halved with further states of the dense output.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.expansion import Expansion
from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name
from bricard.errors import ModelError
from bricard.records import dataclass
from bricard.solvers.constrained.states import States
from bricard.solvers.stepper import Layout
from bricard.symbolic import sx
from bricard.taylor.polynomials import bernstein_coefficients

DEGREE = 8  # of the polynomial of a watched function in a piece
NODES = (1 - np.cos(np.pi * np.arange(2 * DEGREE + 1) / (2 * DEGREE))) / 2  # every other one is met, the others check
FIT = np.linalg.inv(np.vander(NODES[::2], increasing=True))
CHECK = np.vander(NODES[1::2], DEGREE + 1, increasing=True)
MIDDLE = DEGREE  # the number of the node in the middle
GOOD, USABLE = 1e-9, 1e-4  # misfits, relative to the size of a function in its piece
TO_BERNSTEIN = np.column_stack([bernstein_coefficients(one, 1.0) for one in np.eye(DEGREE + 1)])


@dataclass(frozen=True, eq=False)
class WatchedFunctions:
    """Expressions of the symbols of a DAE (or of an extension of it), as functions of values in a layout."""

    dae: DAE
    layout: Layout
    expressions: tuple[sx.SX, ...]

    def __call__(self, t: FloatArray, values: FloatArray, parameters: Mapping[str, float]) -> FloatArray:
        """Values (times, functions) where the used values are (times, used)."""
        numbers = np.array([*{**self.dae.parameters, **parameters}.values()], dtype=float)
        return self._function.along(t[:, None], numbers, values)[0]

    def at(self, states: States) -> FloatArray:
        """Values (times, functions) at the states themselves."""
        orders, columns = np.array(self.places, dtype=np.intp).reshape(-1, 2).T
        return self(states.t, states.values[:, orders, columns], states.system.parameters)

    def along(self, states: States, t: FloatArray) -> FloatArray:
        """Values (times, functions) between the states, along their polynomials."""
        rows = np.empty((len(t), len(self.places)))
        for order, places in self._by_order.items():
            rows[:, places] = states.polynomials(t, [self.places[place][1] for place in places], order)
        return self(t, rows, states.system.parameters)

    def look_at_states_only(self, states: States) -> bool:
        """Whether all values that are used are part of states, so that nothing is solved for them in between."""
        return all(place in states.own_places for place in self.places)

    @cached_property
    def places(self) -> list[tuple[int, int]]:
        """Order and column of the values that are used."""
        names = [derivative_name(self.dae.variables[j], order) for j, order in self._used]
        for name, (j, _) in zip(names, self._used, strict=True):
            if name not in self.layout.places:
                highest = derivative_name(self.dae.variables[j], self.layout.offsets[j])
                raise ModelError(
                    f"An event uses {name}, which the solver does not compute.\n"
                    f"  It may use derivatives up to {highest}."
                )
        return [self.layout.places[name] for name in names]

    @cached_property
    def _by_order(self) -> dict[int, list[int]]:
        """Which of the places have each order."""
        found: dict[int, list[int]] = {}
        for place, (order, _) in enumerate(self.places):
            found.setdefault(order, []).append(place)
        return found

    @cached_property
    def _expansion(self) -> Expansion:
        return Expansion(self.dae)

    @cached_property
    def _expanded(self) -> sx.SX:
        return sx.vertcat(*[self._expansion.derivative(expression, 0) for expression in self.expressions])

    @cached_property
    def _used(self) -> list[tuple[int, int]]:
        return list(self._expansion.used(self._expanded))

    @cached_property
    def _function(self) -> sx.Function:
        used = sx.vertcat(sx.SX(0, 1), *[self._expansion.symbols[key] for key in self._used])
        return sx.Function("watched", [self.dae.t, self.dae.p, used], [sx.densify(self._expanded)])


@dataclass(frozen=True, eq=False)
class WatchedPieces:
    """The watched functions between the states of some steps.

    outputs   (pieces, orders, functions), polynomials of the offset from the start of a piece
    misfits   (pieces, functions), relative to `sizes`
    """

    states: States
    outputs: FloatArray
    sizes: FloatArray
    misfits: FloatArray

    @property
    def are_good(self) -> bool:
        """Whether the polynomials are good enough to look for zeros."""
        return bool(np.all(~(self.misfits > USABLE)))

    def tolerance(self, piece: int) -> float:
        """How far polynomials of a piece may be from the functions."""
        return float(self._tolerances[piece])

    def may_vanish(self, piece: int) -> bool:
        """Whether a function may vanish in a piece, ends included: its Bernstein coefficients have no one sign."""
        return self._may_vanish[piece]

    @cached_property
    def _tolerances(self) -> FloatArray:
        return np.asarray(np.maximum(GOOD, 4 * np.nan_to_num(self.misfits).max(axis=1, initial=0.0)))

    @cached_property
    def _may_vanish(self) -> list[bool]:
        hulls, margins = self._hulls, self._tolerances[:, None] * self.sizes
        have_sign = (hulls.min(axis=1) > margins) | (hulls.max(axis=1) < -margins)
        return (~have_sign.all(axis=1)).tolist()  # type: ignore[no-any-return]

    @cached_property
    def _hulls(self) -> FloatArray:
        """Bernstein coefficients (pieces, orders, functions)."""
        lengths = np.diff(self.states.t)[:, None, None] ** np.arange(DEGREE + 1)[None, :, None]
        return np.asarray(np.einsum("km,pmf->pkf", TO_BERNSTEIN, self.outputs * lengths))


def watched_pieces(functions: WatchedFunctions, states: States) -> WatchedPieces:
    """Polynomials of the functions between states."""
    starts, h = states.t[:-1], np.diff(states.t)
    times = starts[:, None] + h[:, None] * NODES
    times[:, -1] = states.t[1:]
    values = functions.along(states, times.ravel()).reshape(len(h), len(NODES), -1)  # (pieces, nodes, functions)
    with np.errstate(all="ignore"):
        fitted = np.einsum("mk,pkf->pmf", FIT, values[:, ::2])
        sizes = np.abs(fitted).max(axis=1)
        misfits = np.abs(np.einsum("km,pmf->pkf", CHECK, fitted) - values[:, 1::2]).max(axis=1)
        if not functions.look_at_states_only(states):
            exact = functions.at(_between(states, times[:, MIDDLE]))
            misfits = np.maximum(misfits, np.abs(exact - values[:, MIDDLE]))
        misfits = misfits / np.where(sizes > 0, sizes, 1.0)
        outputs = fitted / h[:, None, None] ** np.arange(DEGREE + 1)[None, :, None]
    return WatchedPieces(states, outputs, sizes, misfits)


def _between(states: States, t: FloatArray) -> States:
    """States of the polynomials at times."""
    return States(states.right_hand_side, t, states.states_at(t), np.arange(len(t)))
