"""Objectives of motions: shooting, with exact derivatives of each motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any

import casadi as ca
import numpy as np

from bricard.analysis.design.programs import Program
from bricard.analysis.design.shots import Shooting, Shot, shooting
from bricard.analysis.design.wishes import Values, Wish
from bricard.analysis.measures import measure
from bricard.arrays import FloatArray
from bricard.errors import BricardError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.simulation import simulate
from bricard.solvers.method import Method
from bricard.spec.expressions import Expression


@dataclass(frozen=True, eq=False)
class Moving:
    """A mechanism that moves, with an objective and constraints."""

    shooting: Shooting
    formulas: tuple[Expression, ...]
    wishes: tuple[Wish, ...]
    last: list[Shot] = field(default_factory=list, init=False)

    @property
    def exact_hessian(self) -> bool:
        """Whether second derivatives are known."""
        return False

    @property
    def nominal(self) -> FloatArray:
        """The values as the mechanism has them."""
        return self.shooting.nominal

    def values(self, p: FloatArray) -> Values:
        """The objective and the constraints."""
        first, *others = self.column(p)
        return Values(float(first), tuple(np.array([one]) for one in others))

    def gradient(self, p: FloatArray) -> FloatArray:
        """The objective's derivatives."""
        return self._shot(p).slopes(self.formulas[0])

    def samples(self, P: FloatArray) -> FloatArray:
        """The objective at many values (samples, names), a run for each; NaN where there is no motion."""
        return np.array([self._number(p) for p in P])

    def _number(self, p: FloatArray) -> float:
        try:
            return self._shot(p).number(self.formulas[0])
        except BricardError:
            return np.nan

    def column(self, p: FloatArray) -> FloatArray:
        """Objective and constraints."""
        return np.array([self._shot(p).number(one) for one in self.formulas])

    def slopes(self, p: FloatArray) -> FloatArray:
        """Their derivatives, (formulas, names)."""
        return np.array([self._shot(p).slopes(one) for one in self.formulas])

    def _shot(self, p: FloatArray) -> Shot:
        if not self.last or not np.array_equal(self.last[0].values, p):
            self.last[:] = [self.shooting.shot(np.array(p))]
        return self.last[0]

    def shown(self, mechanism: Mechanism) -> Motion:
        """The motion of the mechanism."""
        return simulate(mechanism, self.shooting.end, method=self.shooting.method)

    # -- program ---------------------------------------------------------------------------------------------------

    def program(self, scale: FloatArray, lower: FloatArray, upper: FloatArray) -> Program:
        """In x = p/scale."""
        column = _Column(self, scale)
        x = ca.MX.sym("x", len(scale))
        found = column(x)
        high = np.array([wish.most for wish in self.wishes])
        g = found[1:] if self.wishes else ca.MX(0, 1)
        return Program(x, found[0], g, np.zeros(len(high)), high, lower / scale, upper / scale, column)

    def start(self, p: FloatArray, scale: FloatArray) -> FloatArray:
        """x at values."""
        return p / scale

    def parameters(self, x: FloatArray, scale: FloatArray) -> FloatArray:
        """The values at x."""
        return x * scale


class _Shots(ca.Callback):
    """A function for CasADi by motions; where there is none, its values are not numbers. Ctrl-C is remembered."""

    def __init__(self, moving: Moving, scale: FloatArray) -> None:
        ca.Callback.__init__(self)
        self.moving, self.scale, self.stopped = moving, scale, False

    def tried(self, work: Callable[[FloatArray], FloatArray], x: Any, shape: tuple[int, ...]) -> list[Any]:
        """What work gives at x."""
        try:
            if not self.stopped:
                return [ca.DM(work(np.asarray(ca.DM(x), dtype=float).ravel() * self.scale))]
        except BricardError:
            pass
        except KeyboardInterrupt:
            self.stopped = True
        return [ca.DM(np.full(shape, np.nan))]


class _Column(_Shots):
    """Objective and constraints."""

    def __init__(self, moving: Moving, scale: FloatArray) -> None:
        super().__init__(moving, scale)
        self.slopes = _Slopes(moving, scale)
        self.construct("column", {})

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C was pressed in a run."""
        return self.stopped or self.slopes.stopped

    def get_sparsity_in(self, i: int) -> Any:
        return ca.Sparsity.dense(len(self.scale), 1)

    def get_sparsity_out(self, i: int) -> Any:
        return ca.Sparsity.dense(len(self.moving.formulas), 1)

    def eval(self, arguments: Sequence[Any]) -> list[Any]:
        return self.tried(self.moving.column, arguments[0], (len(self.moving.formulas), 1))

    def has_jacobian(self) -> bool:
        return True

    def get_jacobian(self, name: str, inputs: Any, outputs: Any, options: Any) -> Any:
        return self.slopes


class _Slopes(_Shots):
    """Their derivatives by x."""

    def __init__(self, moving: Moving, scale: FloatArray) -> None:
        super().__init__(moving, scale)
        self.construct("slopes", {})

    def get_n_in(self) -> int:
        return 2

    def get_sparsity_in(self, i: int) -> Any:
        return ca.Sparsity.dense((len(self.scale), len(self.moving.formulas))[i], 1)

    def get_sparsity_out(self, i: int) -> Any:
        return ca.Sparsity.dense(len(self.moving.formulas), len(self.scale))

    def eval(self, arguments: Sequence[Any]) -> list[Any]:
        shape = len(self.moving.formulas), len(self.scale)
        return self.tried(lambda p: self.moving.slopes(p) * self.scale, arguments[0], shape)


def moving(
    mechanism: Mechanism,
    over: Sequence[str],
    minimise: str,
    wishes: Sequence[Wish],
    end: float | None,
    method: Method,
) -> Moving:
    """A mechanism that moves."""
    texts = [(minimise, "minimise"), *[(wish.excess, "subject_to") for wish in wishes]]
    formulas = tuple(measure(text, what) for text, what in texts)
    return Moving(shooting(mechanism, over, end, method), formulas, tuple(wishes))
