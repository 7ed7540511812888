"""Nodes as text, for messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bricard.taylor.coefficients import Coefficient
from bricard.taylor.graph import Function, Node, Poly, Shift

DEEPEST = 4
ATOM = re.compile(r"[\w.']+(\[\d+\])?'*|\w+\([^()]*\)|\.\.\.")


def describe(node_at: Callable[[int], Node], number: int, inputs: Sequence[str], depth: int = 0) -> str:
    """A node as a formula; `inputs` are the names of the leaves, deep parts become dots."""
    if number < len(inputs):
        return inputs[number]
    if depth == DEEPEST:
        return "..."

    def text(operand: int) -> str:
        return describe(node_at, operand, inputs, depth + 1)

    node = node_at(number)
    if isinstance(node, Poly):
        return _sum(node, text)
    if isinstance(node, Shift):
        return f"der({text(node.source)}, {node.order})"
    assert isinstance(node, Function)
    arguments = [text(operand) for operand in node.operands]
    if node.name == "div":
        return f"{_bracketed(arguments[0])}/{_bracketed(arguments[1])}"
    if node.name == "inv":
        return f"1/{_bracketed(arguments[0])}"
    if node.name == "pow":
        return f"{_bracketed(arguments[0])}**{_number(node.exponent)}"
    return f"{node.name}({', '.join(arguments)})"


def _sum(node: Poly, text: Callable[[int], str]) -> str:
    terms: list[tuple[Coefficient, str]] = [(scale, text(x)) for scale, x in node.linear]
    for scale, x, y in node.products:
        product = f"{_bracketed(text(x))}**2" if x == y else f"{_bracketed(text(x))}*{_bracketed(text(y))}"
        terms.append((scale, product))
    parts = [_term(scale, name) for scale, name in terms]
    if node.constant != 0.0 or not parts:
        parts.append(_number(node.constant))
    return " + ".join(parts).replace("+ -", "- ")


def _term(scale: Coefficient, name: str) -> str:
    if scale == 1.0:
        return name
    return f"-{_bracketed(name)}" if scale == -1.0 else f"{_number(scale)}*{_bracketed(name)}"


def _bracketed(text: str) -> str:
    """In brackets, unless it is a name, a number or one call."""
    return text if ATOM.fullmatch(text) else f"({text})"


def _number(value: Coefficient) -> str:
    return f"{value:g}" if isinstance(value, float) else "c"
