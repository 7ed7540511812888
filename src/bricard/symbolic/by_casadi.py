"""The algebra of `_symbolic` by CasADi, slower, for installations where nothing was compiled.

Most names and meanings are CasADi's own; what is written here differs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import casadi as ca
import numpy as np
from casadi import SX, symvar, vec, vertcat

from bricard.arrays import FloatArray
from bricard.symbolic.by_numpy import EARLIER, replayer
from bricard.symbolic.by_numpy import evaluate_pieces as evaluate_pieces
from bricard.symbolic.linear_by_numpy import Closing as Closing
from bricard.symbolic.linear_by_numpy import LoneContact as LoneContact
from bricard.symbolic.linear_by_numpy import Normal as Normal
from bricard.symbolic.linear_by_numpy import SymmetricSystem as SymmetricSystem
from bricard.symbolic.linear_by_numpy import dependent_rows as dependent_rows
from bricard.symbolic.linear_by_numpy import shortest_solution as shortest_solution

OPERATIONS = tuple(
    """const input add sub mul div neg sq inv sqrt pow
    exp log sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh hypot log1p expm1 erf
    fabs fmin fmax sign floor ceil lt le eq ne not and or if_else_zero fmod remainder copysign""".split()
)
CODES = {name: code for code, name in enumerate(OPERATIONS)}
NAMES: dict[int, str] = {
    getattr(ca, name): name.removeprefix("OP_").lower() for name in dir(ca) if name.startswith("OP_")
}
NONE = -1
REPLAYED = (*OPERATIONS, *EARLIER)
replay = replayer(REPLAYED)


class Function:
    """A function of columns of symbols."""

    def __init__(
        self,
        name: str,
        inputs: Sequence[SX],
        outputs: Sequence[Any],
        input_names: Sequence[str] | None = None,
        output_names: Sequence[str] | None = None,
    ) -> None:
        self.inputs, self.outputs = [SX(one) for one in inputs], [SX(one) for one in outputs]
        names = list(input_names or [f"i{k}" for k in range(len(self.inputs))])
        results = list(output_names or [f"o{k}" for k in range(len(self.outputs))])
        self.of_casadi = ca.Function(name, self.inputs, self.outputs, names, results, {"cse": True})
        for method in "name name_in name_out n_in n_out numel_in numel_out size1_out size2_out".split():
            setattr(self, method, getattr(self.of_casadi, method))

    def __call__(self, *arguments: Any) -> Any:
        found = self.call(arguments)
        return found[0] if len(found) == 1 else tuple(found)

    def call(self, arguments: Sequence[Any]) -> list[Any]:
        """The outputs."""
        return list(self.of_casadi.call(list(arguments)))

    def arrays(self, *arguments: Any) -> list[FloatArray]:
        """The outputs as dense arrays."""
        return [one.full() for one in self.call(arguments)]

    def along(self, *arguments: Any) -> list[FloatArray]:
        """The outputs (points, entries), of numbers or columns for all points, or of arrays (points, entries)."""
        given = [np.asarray(one, dtype=float) for one in arguments]
        points = max((len(one) for one in given if one.ndim == 2), default=1)
        rows = [self.arrays(*[one[k] if one.ndim == 2 else one for one in given]) for k in range(points)]
        return [np.array([row[i].ravel(order="F") for row in rows]) for i in range(len(self.outputs))]

    def bound(self, inputs: Sequence[FloatArray], outputs: Sequence[FloatArray]) -> Callable[[], None]:
        """Evaluates again and again between the same arrays."""
        return bound(self.of_casadi, inputs, outputs)

    def tape(self) -> tuple[Any, Any, Any, FloatArray, Any]:
        """Codes, operands and numbers of the operations, and which of them the outputs are."""
        function = ca.Function("tape", self.inputs, self.outputs, {"live_variables": False, "cse": True})
        starts = np.cumsum([0, *[one.numel() for one in self.inputs]])
        ends = np.cumsum([0, *[one.nnz() for one in self.outputs]])
        rows: list[tuple[int, int, int, float]] = []
        slot: dict[int, int] = {}
        roots = [0] * int(ends[-1])

        def add(name: str, first: int = NONE, second: int = NONE, number: float = 0.0) -> int:
            rows.append((CODES[name], first, second, number))
            return len(rows) - 1

        for k in range(function.n_instructions()):
            name, target = NAMES[function.instruction_id(k)], function.instruction_output(k)
            source = [] if name == "const" else function.instruction_input(k)
            if name == "output":
                roots[int(ends[target[0]]) + target[1]] = slot[source[0]]
            elif name == "const":
                slot[target[0]] = add(name, number=float(function.instruction_constant(k)))
            elif name == "input":
                slot[target[0]] = add(name, int(starts[source[0]]) + source[1])
            elif name == "assign":
                slot[target[0]] = slot[source[0]]
            elif name == "twice":
                slot[target[0]] = add("mul", add("const", number=2.0), slot[source[0]])
            else:
                name = "pow" if name == "constpow" else name
                slot[target[0]] = add(name, *[slot[one] for one in source])
        codes, first, second, numbers = zip(*rows, strict=True) if rows else ((), (), (), ())
        return (
            np.array(codes, dtype=np.uint8),
            np.array(first, dtype=np.int32),
            np.array(second, dtype=np.int32),
            np.array(numbers, dtype=float),
            np.array(roots, dtype=np.int32),
        )


def __getattr__(name: str) -> Any:
    """All other names."""
    return getattr(ca, name)


def bound(function: ca.Function, inputs: Sequence[FloatArray], outputs: Sequence[FloatArray]) -> Callable[[], None]:
    """What evaluates a function of CasADi again and again between the same arrays."""
    made: Any = function.buffer()
    buffer, run = made
    run.kept = buffer, inputs, outputs  # `run` only points to their memory
    for i, array in enumerate(inputs):
        if array.size:
            buffer.set_arg(i, array.data)
    for i, array in enumerate(outputs):
        if array.size:
            buffer.set_res(i, array.T.data)
    return run  # type: ignore[no-any-return]


def entries(x: SX) -> SX:
    """The entries that there are, column by column, as one column."""
    return x.nz[:]


def symbol_hashes(x: Any) -> list[int]:
    """By what the symbols in an expression are told apart."""
    return [symbol.element_hash() for symbol in symvar(SX(x))]


def not_finite(x: Any) -> float | None:
    """The first constant of an expression that is not a finite number."""
    codes, _, _, numbers, _ = Function("constants", symvar(SX(x)), [x]).tape()
    constants = numbers[codes == CODES["const"]].tolist()
    return next((number for number in constants if not math.isfinite(number)), None)


def operations(x: Any) -> list[str]:
    """Names of the operations of which an expression is made."""
    codes = Function("operations", symvar(SX(x)), [x]).tape()[0]
    return [OPERATIONS[code] for code in sorted(set(codes.tolist()))]


def sparse(rows: int, columns: int, i: Sequence[int], j: Sequence[int], values: Sequence[Any]) -> SX:
    """A matrix from its entries."""
    result = SX(rows, columns)
    for row, column, value in zip(i, j, values, strict=True):
        result[row, column] = value
    return result


def operate(name: str, *operands: Any) -> SX:
    """An operation by its name."""
    code = {name: code for code, name in NAMES.items()}[name]
    return SX.unary(code, *operands) if len(operands) == 1 else SX.binary(code, *operands)


def node_count(expressions: Any) -> int:
    """How many operations, constants and symbols there are, equal ones once."""
    matrices = expressions if isinstance(expressions, (list, tuple)) else [expressions]
    return len(Function("count", symvar(SX(vertcat(*[vec(SX(one)) for one in matrices]))), matrices).tape()[0])
