"""What the analysis of a DAE reads of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bricard.dae.structure import Derivative
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True)
class Shift:
    """`symbol` stands for the derivative of `order` of `expression`."""

    symbol: sx.SX
    expression: sx.SX
    order: int


class Formulas(Protocol):
    """Residuals as expressions of symbols: of time, parameters, derivatives of variables, and shifts."""

    @property
    def variables(self) -> tuple[str, ...]:
        """Names of the variables."""

    @property
    def equations(self) -> tuple[str, ...]:
        """Names of the equations."""

    @property
    def parameters(self) -> Mapping[str, float]:
        """Names and values."""

    @property
    def modes(self) -> frozenset[str]:
        """Names of parameters that switch on the way."""

    @property
    def t(self) -> sx.SX:
        """Time."""

    @property
    def p(self) -> sx.SX:
        """The parameters, a column."""

    @property
    def residuals(self) -> sx.SX:
        """A column."""

    @property
    def symbols(self) -> dict[Derivative, sx.SX]:
        """Symbols of the derivatives that occur, by (variable, order)."""

    @property
    def shifts(self) -> Sequence[Shift]:
        """Derivatives of expressions that occur."""

    @property
    def leaves(self) -> dict[int, Derivative]:
        """What the symbols of derivatives stand for, by their hashes."""

    @property
    def shift_of(self) -> Mapping[int, Shift]:
        """What the symbols of shifts stand for, by their hashes."""
