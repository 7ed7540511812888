"""Expressions as lists of scalar operations on arrays: they need no equations, and can be kept in a file.

A tape has slots: first its inputs, then one for each operation. They are evaluated by src/symbolic/replay.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bricard.arrays import ByteArray, FloatArray, IntArray
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic._symbolic import REPLAYED, replay

NONE = -1  # in place of an operand
UNKNOWN = 255  # code of an operation that does not exist
CODES: dict[str, int] = {name: code for code, name in enumerate(REPLAYED)}


@dataclass(frozen=True, eq=False)
class Tape:
    """Expressions of `inputs` numbers.

    codes       (K,) of operations; those of "const" take their value from `constants`
    operands    (K, 2) slots, NONE where there is none
    constants   (K,)
    results     (R,) slots of the values
    """

    inputs: int
    codes: ByteArray
    operands: IntArray
    constants: FloatArray
    results: IntArray

    @property
    def operations(self) -> list[str]:
        """Names of the operations."""
        return [REPLAYED[code] for code in self.codes.tolist()]

    def __call__(self, inputs: FloatArray) -> FloatArray:
        """Values (R, times) at inputs (inputs, times)."""
        values = np.empty((len(self.results), inputs.shape[1]))
        replay(self.codes, self.operands, self.constants, self.results, inputs, values)
        return values


def evaluate_operation(name: str, operands: Sequence[float]) -> float:
    """An operation on numbers."""
    code, slots = np.array([CODES[name]], dtype=np.uint8), np.array([[0, len(operands) - 1]], dtype=np.int32)
    tape = Tape(len(operands), code, slots, np.zeros(1), np.array([len(operands)], dtype=np.int32))
    return float(tape(np.array(operands, dtype=float)[:, None])[0, 0])


def record_tape(expressions: sx.SX, inputs: sx.SX) -> Tape:
    """The tape of a column of expressions of a column of symbols."""
    codes, first, second, constants, roots = sx.Function("tape", [inputs], [sx.densify(expressions)]).tape()
    given = codes == CODES["input"]
    slots = np.where(given, first, inputs.numel() - 1 + np.cumsum(~given)).astype(np.int32)
    instructions = np.stack([first, second], axis=1)[~given]
    operands = np.where(instructions < 0, np.int32(NONE), slots[instructions])
    return Tape(inputs.numel(), codes[~given].astype(np.uint8), operands, constants[~given], slots[roots])
