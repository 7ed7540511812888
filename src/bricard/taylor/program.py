"""The program of a system: arrays for the engines.

Nodes are numbered: the variables, ordered by falling offset; their derivatives; time; the
operations in evaluation order ("rows"); last the nodes that only the system Jacobian needs, at
order zero. For orders m >= 1 every row is affine in coefficients of order m,

    z[m] = sum_u scale_u P_u[m] + sum_e value_e x_e[m],    P_u[m] = sum_{i=1}^{m-1} w a[i] b[m-i],

where w = i/m for a weighted convolution and 1 otherwise; scales and values are made of coefficients
of order zero, so they stay constant within a step. An edge's value is a sum of contributions
coefficient * z0[numerator] / z0[denominator], a unit's scale is coefficient / z0[denominator].
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from bricard.arrays import FloatArray, IntArray
from bricard.records import dataclass
from bricard.taylor.tape import Tape

if TYPE_CHECKING:
    from bricard.taylor.coefficients import Coefficient
    from bricard.taylor.graph import Node

NONE = -1
NEARLY_ZERO = 1e-9
NAMES = tuple(
    "poly shift div inv sqrt pow exp sin cos sinh cosh tan tanh log asin acos atan asinh acosh atanh atan2".split()
)
CODES = {name: code for code, name in enumerate(NAMES)}
CRITICAL = {CODES[name]: "first" for name in ("sqrt", "log", "inv", "pow")} | {CODES["div"]: "second"}
"""Which operand of a function must not vanish."""


@dataclass(frozen=True)
class Column:
    """Coefficients: numbers, and places in them that take the values of symbols."""

    numbers: FloatArray
    places: IntArray
    symbols: IntArray

    def bound(self, values: FloatArray) -> FloatArray:
        """The numbers, with symbolic ones taken from `values`."""
        if len(self.places) == 0:
            return self.numbers
        array = self.numbers.copy()
        array[self.places] = values[self.symbols]
        return array

    def at(self, place: int) -> Coefficient:
        """One coefficient."""
        following = int(self.places.searchsorted(place))
        symbolic = following < len(self.places) and self.places[following] == place
        return _some_symbol() if symbolic else float(self.numbers[place])


def _some_symbol() -> Coefficient:
    """Stands for any expression of parameters where a node is shown."""
    from bricard.taylor.coefficients import CoefficientTable

    return CoefficientTable(1).parameter(0)


class Table(Protocol):
    """The symbolic coefficients of a program."""

    def values(self, parameters: FloatArray, /) -> FloatArray:
        """Their values for these values of the parameters."""


@dataclass(frozen=True)
class System:
    """What a program is made from; all but the tape and the names are numbers for the builder (int32).

    The inputs of the tape are, in this order: the leaves (`input_variable`, `input_order`: first the variables, then
    some of their derivatives), time, the parameters, the shifts; further ones are derivatives that are not computed.
    Shift k is the derivative of `shift_order[k]` of instruction `shift_root[k]`. Residuals come with their offsets c,
    variables with d; residuals, outputs and entries of the system Jacobian are instructions.
    """

    tape: Tape
    input_names: Sequence[str]
    parameters: int
    input_variable: IntArray
    input_order: IntArray
    shift_root: IntArray
    shift_order: IntArray
    offset_c: IntArray
    offset_d: IntArray
    residuals: IntArray
    outputs: IntArray
    jacobian: IntArray
    jacobian_row: IntArray
    jacobian_column: IntArray


@dataclass(frozen=True)
class Program:
    """Arrays that describe a system to an engine, and what is needed to explain them.

    `integers` and `columns` are named as in the engine's source (program.hpp); `affine[i]` tells
    whether residual i is affine in the leading derivatives.
    """

    integers: dict[str, IntArray]
    columns: Mapping[str, Column]
    table: Table
    affine: tuple[bool, ...]
    input_names: Sequence[str]

    def bind(self, parameters: Sequence[float]) -> dict[str, Any]:
        """All arrays with the coefficients' values for these parameters."""
        return self.integers | self.numbers(parameters)

    def numbers(self, parameters: Sequence[float]) -> dict[str, Any]:
        """The arrays that depend on parameters."""
        values = self.table.values(np.array(parameters, dtype=float))
        return {name: column.bound(values) for name, column in self.columns.items()}

    def node(self, number: int) -> Node:
        """An operation, as a node whose operands are numbered like itself."""
        from bricard.taylor.graph import Function, Poly, Shift

        row = number - len(self.input_names)
        code, first, second = (int(self.integers[name][row]) for name in ("code", "first", "second"))
        constant = self.columns["constant"].at(row)
        if code == CODES["shift"]:
            return Shift(first, second)
        if code != CODES["poly"]:
            return Function(NAMES[code], (first,) if second == NONE else (first, second), exponent=constant)
        linear, products = self._terms("linear", row), self._terms("product", row)
        nodes, a, b = (self.integers[name] for name in ("linear_node", "product_a", "product_b"))
        scale, product_scale = self.columns["linear_scale"], self.columns["product_scale"]
        return Poly(
            constant,
            tuple((scale.at(k), int(nodes[k])) for k in linear),
            tuple((product_scale.at(k), int(a[k]), int(b[k])) for k in products),
        )

    def _terms(self, name: str, row: int) -> range:
        start = self.integers[f"{name}_start"]
        return range(int(start[row]), int(start[row + 1]))

    def describe(self, node: int) -> str:
        """The engine's node as a formula."""
        from bricard.taylor.describing import describe

        return describe(self.node, node, self.input_names)

    def nearly_singular(self, values: Sequence[float]) -> str:
        """A root, logarithm, quotient or tangent that is (nearly) singular at these values of the nodes; or empty."""
        first = len(self.input_names)
        for row, code in enumerate(self.integers["code"][: len(values) - first].tolist()):
            operand = int(self.integers[CRITICAL[code]][row]) if code in CRITICAL else NONE
            is_pole = code == CODES["tan"] and abs(float(values[first + row])) > 1 / NEARLY_ZERO
            if is_pole or (operand != NONE and abs(float(values[operand])) < NEARLY_ZERO):
                return self.describe(first + row)
        return ""

    def affine_in(self, rows: Iterable[int], unknowns: Collection[int]) -> dict[int, bool]:
        """Which of these residuals are affine in the leading derivatives of some variables, others being known?"""
        from bricard.taylor.plan import degrees

        inputs = {node for unknown in unknowns for node in self._inputs_of[unknown]}
        roots = {row: int(self.integers["residual_node"][row]) for row in rows}
        below = self._below(roots.values())
        degree = degrees(below, sorted(below), self._needs, inputs)
        return {row: root == NONE or degree.get(root, 1) < 2 for row, root in roots.items()}

    def _below(self, roots: Iterable[int]) -> dict[int, Node]:
        """The operations on which some nodes depend, themselves included."""
        from bricard.taylor.graph import operands

        found: dict[int, Node] = {}
        pending = list(roots)
        while pending:
            number = pending.pop()
            if number >= len(self.input_names) and number not in found:
                found[number] = self.node(number)
                pending += operands(found[number])
        return found

    @cached_property
    def _needs(self) -> dict[int, int]:
        return dict(enumerate(self.integers["need"].tolist()))

    @cached_property
    def _inputs_of(self) -> list[list[int]]:
        """The leaves that are derivatives of each variable."""
        result: list[list[int]] = [[] for _ in self.integers["offset_d"]]
        for node, variable in enumerate(self.integers["input_variable"].tolist()):
            result[variable].append(node)
        return result
