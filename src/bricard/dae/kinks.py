"""Kinks and jumps in equations: abs, min, max, sign, comparisons.

Each has an argument u at whose zeros it switches. In the equations it is replaced by what it is on one side, with the
sign of u as a number, a mode, that stays the same until u changes its sign:

    |u| = m u,   sign(u) = m,   min(a, b) = (a + b)/2 - m u/2 with u = a - b,   (a < b) = (1 + m)/2 with u = b - a
"""

from __future__ import annotations

from collections.abc import Sequence

from bricard.dae.structure import Structure
from bricard.errors import ModelError
from bricard.records import dataclass
from bricard.symbolic import sx

JUMPING = frozenset("sign lt le not and or if_else_zero".split())
SWITCHING = frozenset("fabs fmin fmax sign lt le not and or if_else_zero".split())


@dataclass(frozen=True, eq=False)
class Kink:
    """A switch: `mode` is the symbol of the sign of `argument`."""

    name: str
    mode: sx.SX
    argument: sx.SX


def jumps(expression: sx.SX) -> bool:
    """Whether it has jumps; kinks are none."""
    return not JUMPING.isdisjoint(sx.operations(expression))


def switches(expression: sx.SX) -> bool:
    """Whether it has kinks or jumps."""
    return not SWITCHING.isdisjoint(sx.operations(expression))


class Smoothing:
    """Replaces kinks in expressions; equal arguments have one mode, also as those that are known already."""

    def __init__(self, known: Sequence[Kink] = ()) -> None:
        self._found: dict[int, Kink] = {kink.argument.element_hash(): kink for kink in known}

    @property
    def kinks(self) -> tuple[Kink, ...]:
        """All that were met."""
        return tuple(self._found.values())

    def __call__(self, expression: sx.SX) -> sx.SX:
        """The expression with modes in it."""
        if not switches(expression):
            return expression
        from bricard.symbolic.rewriting import rewritten

        rows, columns = expression.sparsity().get_triplet()
        return sx.sparse(expression.size1(), expression.size2(), rows, columns, rewritten(expression, self._visit))

    def _visit(self, name: str, operands: Sequence[sx.SX]) -> sx.SX:
        if name in ("const", "input", "output"):
            return operands[0]
        if name not in SWITCHING:
            return sx.operate(name, *operands)
        a, b = operands[0], operands[-1]
        if name in ("not", "and", "or", "if_else_zero"):
            return {"not": 1 - a, "or": a + b - a * b}.get(name, a * b)
        if name in ("fabs", "sign"):
            mode = self._mode(a)
            return mode * a if name == "fabs" else mode
        if name in ("lt", "le"):
            return (1 + self._mode(b - a)) / 2
        half = self._mode(a - b) * (a - b) / 2
        return (a + b) / 2 + (half if name == "fmax" else -half)

    def _mode(self, argument: sx.SX) -> sx.SX:
        """The sign of an argument."""
        if argument.is_constant():
            return sx.SX(1.0 if float(argument) >= 0 else -1.0)
        key, opposite = argument.element_hash(), (-argument).element_hash()
        if opposite in self._found:
            return -self._found[opposite].mode
        if key not in self._found:
            name = f"mode.switch{len(self._found) + 1}"
            self._found[key] = Kink(name, sx.SX.sym(name), argument)
        return self._found[key].mode


def check_kinks(kinks: Sequence[Kink], residuals: sx.SX, structure: Structure) -> None:
    """An error where a kink stands in an equation that has to be differentiated: velocities would jump there."""
    if not kinks:
        return
    for name, residual, c in zip(structure.equations, sx.vertsplit(residuals), structure.c, strict=True):
        inside = [kink for kink in kinks if c > 0 and sx.depends_on(residual, kink.mode)]
        if inside:
            raise ModelError(
                f"The equation '{name}' is a constraint with a kink, where {inside[0].argument} = 0.\n"
                "  Velocities would jump there, by a law that the equations do not tell. Write contact as such "
                "(unilateral, limit), or a smooth constraint."
            )
