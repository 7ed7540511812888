"""Expressions in flat form: a list of scalar operations, operands before what uses them."""

from __future__ import annotations

from bricard.arrays import FloatArray, IntArray
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True)
class Tape:
    """Instruction k is the number value[k] (const), the input first[k] (input), or else the operation op[k], a code
    of `sx.OPERATIONS`, on instructions first[k] and, if it takes two, second[k] (-1 if not)."""

    op: IntArray
    first: IntArray
    second: IntArray
    value: FloatArray


def flatten(inputs: sx.SX, expressions: sx.SX) -> tuple[Tape, IntArray]:
    """A tape of a column of expressions, and the instruction of each entry; `inputs` is the column of all symbols.

    What an entry adds to the tape stands behind all that earlier entries need.
    """
    op, first, second, value, roots = sx.Function("expressions", [inputs], [sx.densify(expressions)]).tape()
    return Tape(op, first, second, value), roots
