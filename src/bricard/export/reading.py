"""Expressions read into values, entry by entry of a matrix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isfinite
from typing import NamedTuple

from bricard.errors import ModelError
from bricard.export.expressions import ROUNDING, Algebra, Node, Value
from bricard.export.sharing import Sizes, Taste, tidied, with_names
from bricard.records import dataclass
from bricard.symbolic import sx

SIMPLE: dict[str, Callable[..., Value]] = {
    "add": lambda algebra, x, y: algebra.sum([(1.0, x), (1.0, y)]),
    "sub": lambda algebra, x, y: algebra.sum([(1.0, x), (-1.0, y)]),
    "neg": lambda algebra, x: Value(-x.factor, x.node),
    "mul": lambda algebra, x, y: algebra.product([(x, 1.0), (y, 1.0)]),
    "div": lambda algebra, x, y: algebra.product([(x, 1.0), (y, -1.0)]),
    "inv": lambda algebra, x: algebra.power(x, -1.0),
    "sq": lambda algebra, x: algebra.power(x, 2.0),
}


@dataclass(frozen=True, eq=False)
class Matrix:
    """Values by row and column (from 0), without zeros; a column has one column."""

    rows: int
    columns: int
    entries: Mapping[tuple[int, int], Value]


@dataclass(frozen=True, eq=False)
class Parts:
    """Matrices, and the parts of their entries that get names, operands first."""

    matrices: Mapping[str, Matrix]
    named: Sequence[Node]


def with_parts(matrices: Mapping[str, Matrix], taste: Taste) -> Parts:
    """The matrices with parts that get names."""
    values, named = with_names([value for one in matrices.values() for value in one.entries.values()], taste)
    remaining = iter(values)
    found = {
        name: Matrix(one.rows, one.columns, {place: next(remaining) for place in one.entries})
        for name, one in matrices.items()
    }
    return Parts(found, named)


class Instruction(NamedTuple):
    """An operation on earlier instructions; `constant` of "const", `place` (kind, index) of "input"."""

    name: str
    operands: tuple[int, ...] = ()
    constant: float = 0.0
    place: tuple[str, int] = ("", 0)


def read(matrices: Mapping[str, sx.SX], symbols: Mapping[str, sx.SX]) -> dict[str, Matrix]:
    """Matrices of expressions of columns of symbols, simplified lightly, with equal expressions shared."""
    instructions, roots = _instructions(list(matrices.values()), symbols)
    algebra, sizes = Algebra(), Sizes()
    uses = Counter(operand for one in instructions for operand in one.operands)
    uses.update(roots)
    values: list[Value] = []
    for number, instruction in enumerate(instructions):
        value = _value(algebra, instruction, values)
        if uses[number] > 1 and value.node is not None and sizes.is_long(value.node):
            algebra.opaque.add(value.node)
        values.append(value)
    return _sorted_in(matrices, tidied([values[root] for root in roots]))


def _value(algebra: Algebra, instruction: Instruction, values: Sequence[Value]) -> Value:
    name, arguments = instruction.name, [values[one] for one in instruction.operands]
    if name == "const":
        return Value(instruction.constant)
    if name == "input":
        return algebra.symbol(*instruction.place)
    if name in SIMPLE:
        return SIMPLE[name](algebra, *arguments)
    if name == "pow":
        if arguments[1].node is None:
            return algebra.power(arguments[0], arguments[1].factor)
        return algebra.call("pow", arguments)
    return algebra.call(name, arguments)


def _sorted_in(matrices: Mapping[str, sx.SX], values: Iterable[Value]) -> dict[str, Matrix]:
    """Matrices of values, from the values of all structural nonzeros in a row; numbers that are rounding left out."""
    found, remaining = {}, iter(values)
    for name, matrix in matrices.items():
        rows, columns = matrix.sparsity().get_triplet()
        entries = {place: next(remaining) for place in zip(rows, columns, strict=True)}
        least = ROUNDING * max((abs(one.factor) for one in entries.values() if one.node is None), default=0.0)
        kept = {
            place: value
            for place, value in sorted(entries.items())
            if value.node is not None or abs(value.factor) > least
        }
        found[name] = Matrix(*matrix.shape, kept)
    return found


def _instructions(matrices: Sequence[sx.SX], symbols: Mapping[str, sx.SX]) -> tuple[list[Instruction], list[int]]:
    """The operations, equal ones once, and which of them gives each structural nonzero."""
    codes, first, second, numbers, roots = sx.Function("read", list(symbols.values()), list(matrices)).tape()
    places = [(kind, i) for kind, column in symbols.items() for i in range(column.numel())]
    known: dict[Instruction, int] = {Instruction("const"): 0}
    slot: list[int] = []
    for code, a, b, number in zip(codes.tolist(), first.tolist(), second.tolist(), numbers.tolist(), strict=True):
        name = sx.OPERATIONS[code]
        if name == "const":
            instruction = _constant(number)
        elif name == "input":
            instruction = Instruction(name, place=places[a])
        else:
            instruction = Instruction(name, tuple(slot[one] for one in (a, b) if one >= 0))
        slot.append(known.setdefault(instruction, len(known)))
    return list(known), [slot[root] for root in roots.tolist()]


def _constant(number: float) -> Instruction:
    if not isfinite(number):
        raise ModelError(f"The equations contain the number {number}, which cannot be written.")
    return Instruction("const", constant=number)
