"""Trees of expressions: their nodes, walking them, writing them as text.

Trees are walked without recursion, for a sum of thousands of terms is thousands of levels deep.
"""

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, TypeVar

from bricard.records import dataclass

T = TypeVar("T")


@dataclass(frozen=True)
class Number:
    """A constant, never negative; in SI units, where it was given with a `unit`."""

    value: float
    column: int = field(default=0, compare=False)
    unit: str = field(default="", compare=False)


@dataclass(frozen=True)
class Name:
    """A parameter, coordinate or the like; `order` counts its primes."""

    name: str
    order: int = 0
    column: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return self.name + "'" * self.order


@dataclass(frozen=True)
class Call:
    """A function of arguments."""

    function: str
    arguments: "tuple[Node, ...]"
    column: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Unary:
    """A sign, + or -."""

    operator: str
    operand: "Node"
    column: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Binary:
    """One of + - * / ** between two expressions, in a condition also < > <= >=; `column` is that of the operator."""

    operator: str
    left: "Node"
    right: "Node"
    column: int = field(default=0, compare=False)


Node = Number | Name | Call | Unary | Binary

# How tightly an operation binds.
COMPARISON, SUM, PRODUCT, SIGN, POWER, ATOM = range(6)
COMPARED = dict.fromkeys(("<", ">", "<=", ">="), COMPARISON)
BINDING = {**COMPARED, "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "**": POWER}


def plain_number(node: Node) -> float | None:
    """The number that stands there, with its sign; None for anything else."""
    if type(node) is Unary and type(node.operand) is Number:
        return -node.operand.value if node.operator == "-" else node.operand.value
    return node.value if type(node) is Number else None


def children(node: Node) -> tuple[Node, ...]:
    """The operands or arguments of a node."""
    if isinstance(node, Binary):
        return node.left, node.right
    if isinstance(node, Unary):
        return (node.operand,)
    return node.arguments if isinstance(node, Call) else ()


def walk(root: Node) -> list[Node]:
    """All nodes, operands before the operations on them."""
    found, stack = [], [root]
    while stack:
        node = stack.pop()
        found.append(node)
        stack += children(node)
    found.reverse()
    return found


def fold(root: Node, combine: Callable[[Node, Sequence[T]], T]) -> T:
    """The value of the root, where each node's is `combine(node, values of its operands)`."""
    if isinstance(root, (Number, Name)):
        return combine(root, ())
    values: list[T] = []
    for node in walk(root):
        first = len(values) - len(children(node))
        operands = values[first:]
        del values[first:]
        values.append(combine(node, operands))
    return values[0]


def shape(root: Node) -> tuple[tuple[Any, ...], ...]:
    """What tells two trees apart, without the places of their nodes in a text."""
    return tuple(_label(node) for node in walk(root))


def write(root: Node) -> str:
    """Text that parses to the same tree, with no more parentheses than needed."""
    return fold(root, _write).text


@dataclass(frozen=True)
class _Written:
    text: str
    binding: int


def _label(node: Node) -> tuple[Any, ...]:
    if isinstance(node, Number):
        return (Number, node.value)
    if isinstance(node, Name):
        return (Name, node.name, node.order)
    if isinstance(node, Call):
        return (Call, node.function, len(node.arguments))
    return (type(node), node.operator)


def _write(node: Node, operands: Sequence[_Written]) -> _Written:
    if isinstance(node, Number):
        return _Written(repr(node.value).removesuffix(".0"), ATOM)
    if isinstance(node, Name):
        return _Written(str(node), ATOM)
    if isinstance(node, Call):
        return _Written(f"{node.function}({', '.join(operand.text for operand in operands)})", ATOM)
    if isinstance(node, Unary):
        return _Written(node.operator + _enclosed(operands[0], SIGN), SIGN)
    binding = BINDING[node.operator]
    if binding == POWER:
        return _Written(_enclosed(operands[0], ATOM) + "**" + _enclosed(operands[1], SIGN), POWER)
    sign = f" {node.operator} " if binding <= SUM else node.operator
    return _Written(_enclosed(operands[0], binding) + sign + _enclosed(operands[1], binding + 1), binding)


def _enclosed(operand: _Written, binding: int) -> str:
    """The operand, in parentheses if it binds less tightly than its surroundings."""
    return operand.text if operand.binding >= binding else f"({operand.text})"
