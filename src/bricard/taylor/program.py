"""The program of a system: its graph and plan laid out as arrays for the engines.

Nodes are renumbered: the variables, ordered by falling offset; their derivatives; time; the
operations in evaluation order ("rows"); last the nodes that only the system Jacobian needs, at
order zero. For orders m >= 1 every row is affine in coefficients of order m,

    z[m] = sum_u scale_u P_u[m] + sum_e value_e x_e[m],    P_u[m] = sum_{i=1}^{m-1} w a[i] b[m-i],

where w = i/m for a weighted convolution and 1 otherwise; scales and values are made of coefficients
of order zero, so they stay constant within a step. An edge's value is a sum of contributions
coefficient * z0[numerator] / z0[denominator], a unit's scale is coefficient / z0[denominator].
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bricard.arrays import FloatArray, IntArray
from bricard.taylor.affine import NONE, AffineRow, affine_row
from bricard.taylor.coefficients import Coefficient, CoefficientTable, Symbolic
from bricard.taylor.describing import describe
from bricard.taylor.fusing import fuse
from bricard.taylor.graph import (
    Builder,
    Function,
    Input,
    Node,
    Poly,
    Shift,
    Term,
    Value,
    operands,
    reachable,
    references,
)
from bricard.taylor.plan import ALWAYS, Plan, degrees, make_plan

NEARLY_ZERO = 1e-9
CODES = {
    name: code
    for code, name in enumerate(
        "poly shift div inv sqrt pow exp sin cos sinh cosh tan tanh "
        "log asin acos atan asinh acosh atanh atan2".split()
    )
}
CRITICAL = {CODES[name]: "first" for name in ("sqrt", "log", "inv", "pow")} | {CODES["div"]: "second"}
"""Which operand of a function must not vanish."""


class Column:
    """A growing list of coefficients, some of them symbolic."""

    def __init__(self) -> None:
        self.numbers: list[float] = []
        self.symbolic: list[tuple[int, int]] = []

    def __len__(self) -> int:
        return len(self.numbers)

    def append(self, coefficient: Coefficient) -> None:
        if isinstance(coefficient, Symbolic):
            self.symbolic.append((len(self.numbers), coefficient.number))
            coefficient = 0.0
        self.numbers.append(coefficient)

    def bound(self, values: Sequence[float]) -> FloatArray:
        """The numbers, with symbolic ones taken from `values`."""
        array = np.array(self.numbers, dtype=float)
        for place, number in self.symbolic:
            array[place] = values[number]
        return array


@dataclass(frozen=True)
class JacobianEntry:
    """J[row, column] of the system Jacobian; column counts variables as the caller does."""

    row: int
    column: int
    value: Value


@dataclass(frozen=True)
class System:
    """What a program is made from.

    `inputs` lists (variable, derivative order) of every leaf but time, in the builder's numbering:
    leaf i is node i, time is the last leaf; `input_names` are the names of all. `residuals` come with
    their offsets c, variables with d.
    """

    builder: Builder
    inputs: Sequence[tuple[int, int]]
    input_names: Sequence[str]
    c: Sequence[int]
    d: Sequence[int]
    residuals: Sequence[Value]
    outputs: Sequence[Value] = ()
    jacobian: Sequence[JacobianEntry] = ()


@dataclass(frozen=True)
class Program:
    """Arrays that describe a system to an engine, and what is needed to explain them.

    `integers` and `columns` are named as in the engine's source (program.hpp); `affine[i]` tells
    whether residual i is affine in the leading derivatives; `numbers[node]` is the number in `graph`
    of an engine's node, for messages.
    """

    integers: dict[str, IntArray]
    columns: Mapping[str, Column]
    table: CoefficientTable
    affine: tuple[bool, ...]
    variables: int
    outputs: int
    graph: Mapping[int, Node]
    plan: Plan
    numbers: Sequence[int]
    input_names: Sequence[str]

    def describe(self, node: int) -> str:
        """The engine's node as a formula."""
        return describe(self.graph, self.numbers[node], self.input_names)

    def nearly_singular(self, values: Sequence[float]) -> str:
        """A root, logarithm or quotient whose argument (nearly) vanishes at these values of the nodes; else empty."""
        first = int(self.integers["sizes"][1])
        for row, code in enumerate(self.integers["code"][: len(values) - first]):
            operand = int(self.integers[CRITICAL[int(code)]][row]) if int(code) in CRITICAL else NONE
            if operand != NONE and abs(float(values[operand])) < NEARLY_ZERO:
                return self.describe(first + row)
        return ""

    def affine_in(self, rows: Iterable[int], unknowns: Collection[int]) -> dict[int, bool]:
        """Which of these residuals are affine in the leading derivatives of some variables, others being known?"""
        inputs = {node for node, j in enumerate(self.integers["input_variable"]) if int(j) in unknowns}
        found = {row: int(self.integers["residual_node"][row]) for row in rows}
        roots = {row: self.numbers[root] for row, root in found.items() if root != NONE}
        below = reachable(self.graph, roots.values())
        order = [number for number in self.plan.order if number in below]
        degree = degrees(self.graph, order, self.plan.need, inputs)
        return {row: row not in roots or degree.get(roots[row], 1) < 2 for row in found}

    def bind(self, parameters: Sequence[float]) -> dict[str, Any]:
        """All arrays with the coefficients' values for these parameters."""
        values = self.table.values(parameters)
        return dict(self.integers) | {name: column.bound(values) for name, column in self.columns.items()}


def make_program(system: System) -> Program:
    """Fuse, plan and lay out a system."""
    builder = system.builder
    leaves = range(builder.inputs)
    roots = [value.node for value in (*system.residuals, *system.outputs) if isinstance(value, Term)]
    kept = fuse(builder.nodes, roots, leaves, references, builder.partner).nodes
    availability = [system.d[j] - order for j, order in system.inputs] + [ALWAYS]
    needs = [
        (value.node, need)
        for values, wanted in ((system.residuals, system.c), (system.outputs, [0] * len(system.outputs)))
        for value, need in zip(values, wanted, strict=True)
        if isinstance(value, Term)
    ]
    stored = [value.node for value in system.outputs if isinstance(value, Term)]
    plan = make_plan(kept, availability, needs, stored, builder.partner)
    jacobian_nodes = fuse(
        builder.nodes,
        [entry.value.node for entry in system.jacobian if isinstance(entry.value, Term)],
        {*leaves, *kept},
        lambda node, number: operands(node),
        {},
    ).nodes
    layout = _Layout(system, kept, plan, jacobian_nodes)
    layout.lay_out()
    return Program(
        integers={name: np.array(values, dtype=np.int32) for name, values in layout.integers.items()},
        columns=layout.columns,
        table=builder.table,
        affine=tuple(
            plan.degree.get(value.node, 1) < 2 if isinstance(value, Term) else True for value in system.residuals
        ),
        variables=len(system.d),
        outputs=len(system.outputs),
        graph=dict(kept),
        plan=plan,
        numbers=layout.numbers,
        input_names=system.input_names,
    )


@dataclass
class _Layout:
    """The lists of a program while they grow."""

    system: System
    kept: Mapping[int, Node]
    plan: Plan
    jacobian_nodes: Mapping[int, Node]
    integers: dict[str, list[int]] = field(default_factory=dict)
    columns: dict[str, Column] = field(default_factory=dict)

    def lay_out(self) -> None:
        system = self.system
        inputs = len(system.inputs) + 1
        self.numbers = numbers = [*range(inputs), *self.plan.order, *sorted(self.jacobian_nodes)]
        self.number = {old: new for new, old in enumerate(numbers)}
        need = self.plan.need
        rows = list(self.plan.order)
        self.integers["sizes"] = [len(system.d), inputs, inputs + len(rows), len(numbers)]
        self.integers["need"] = [need[old] for old in numbers[: inputs + len(rows)]]
        self.integers["offset_c"] = list(system.c)
        self.integers["offset_d"] = list(system.d)
        self.integers["input_variable"] = [j for j, _ in system.inputs]
        self.integers["input_order"] = [order for _, order in system.inputs]
        self.integers["update"] = [int(old in self.plan.dirty and old in self.plan.lasting) for old in rows]
        self.integers["silent"] = [int(old in self.plan.silent) for old in rows]
        self._zero_order([self.kept[old] for old in rows] + [n for _, n in sorted(self.jacobian_nodes.items())])
        self._rows(rows)
        self._values("residual", system.residuals)
        self._values("output", system.outputs)
        self._values("jacobian", [entry.value for entry in system.jacobian])
        self.integers["jacobian_row"] = [entry.row for entry in system.jacobian]
        self.integers["jacobian_column"] = [entry.column for entry in system.jacobian]

    def _ints(self, *names: str) -> list[list[int]]:
        return [self.integers.setdefault(name, []) for name in names]

    def _column(self, name: str) -> Column:
        return self.columns.setdefault(name, Column())

    def _zero_order(self, nodes: Sequence[Node]) -> None:
        """What every operation is at order zero."""
        code, first, second, companion = self._ints("code", "first", "second", "companion")
        constant = self._column("constant")
        linear_start, linear_node = self._ints("linear_start", "linear_node")
        product_start, product_a, product_b = self._ints("product_start", "product_a", "product_b")
        linear_scale, product_scale = self._column("linear_scale"), self._column("product_scale")
        for node in nodes:
            linear_start.append(len(linear_node))
            product_start.append(len(product_a))
            companion.append(self.number.get(node.companion, NONE) if isinstance(node, Function) else NONE)
            if isinstance(node, Poly):
                code.append(CODES["poly"])
                first.append(NONE)
                second.append(NONE)
                constant.append(node.constant)
                for scale, x in node.linear:
                    linear_node.append(self.number[x])
                    linear_scale.append(scale)
                for scale, x, y in node.products:
                    product_a.append(self.number[x])
                    product_b.append(self.number[y])
                    product_scale.append(scale)
            elif isinstance(node, Shift):
                code.append(CODES["shift"])
                first.append(self.number[node.source])
                second.append(node.order)
                constant.append(0.0)
            else:
                assert isinstance(node, Function)
                code.append(CODES[node.name])
                first.append(self.number[node.operands[0]])
                second.append(self.number[node.operands[1]] if len(node.operands) > 1 else NONE)
                constant.append(node.exponent)
        linear_start.append(len(linear_node))
        product_start.append(len(product_a))

    def _rows(self, rows: Sequence[int]) -> None:
        """Edges and units of every row; convolutions shared between rows that use the same."""
        recipes = [affine_row(self.kept[old], old) for old in rows]
        convolutions = self._convolutions(rows, recipes)
        edge_start, edge_source = self._ints("edge_start", "edge_source")
        update_begin, known_end = self._ints("update_begin", "known_end")
        part_start, part_numerator, part_denominator = self._ints("part_start", "part_numerator", "part_denominator")
        part_scale, unit_scale = self._column("part_scale"), self._column("unit_scale")
        unit_start, unit_convolution, unit_denominator = self._ints(
            "unit_start", "unit_convolution", "unit_denominator"
        )
        for old, recipe in zip(rows, recipes, strict=True):
            edge_start.append(len(edge_source))
            groups = self._grouped_edges(old, recipe)
            update_begin.append(len(edge_source) + len(groups[0]))
            known_end.append(len(edge_source) + len(groups[0]) + len(groups[1]))
            for source in (x for group in groups for x in group):
                edge_source.append(self.number[source])
                part_start.append(len(part_scale))
                for scale, numerator, denominator in recipe.edges[source]:
                    part_scale.append(scale)
                    part_numerator.append(self.number[numerator] if numerator >= 0 else NONE)
                    part_denominator.append(self.number[denominator] if denominator >= 0 else NONE)
            unit_start.append(len(unit_convolution))
            for a, b, weighted, scale, denominator in recipe.units:
                unit_convolution.append(convolutions[(self.plan.need[old], weighted, a, b)])
                unit_scale.append(scale)
                unit_denominator.append(self.number[denominator] if denominator >= 0 else NONE)
        edge_start.append(len(edge_source))
        unit_start.append(len(unit_convolution))
        part_start.append(len(part_scale))

    def _convolutions(
        self, rows: Sequence[int], recipes: Sequence[AffineRow]
    ) -> dict[tuple[int, bool, int, int], int]:
        """Numbers of the distinct convolutions, higher need first, unweighted first."""
        distinct = {
            (self.plan.need[old], weighted, a, b)
            for old, recipe in zip(rows, recipes, strict=True)
            for a, b, weighted, _, _ in recipe.units
        }
        ordered = sorted(distinct, key=lambda key: (-key[0], key[1], self.number[key[2]], self.number[key[3]]))
        need, weighted, first, second = self._ints(
            "convolution_need", "convolution_weighted", "convolution_a", "convolution_b"
        )
        for key in ordered:
            need.append(key[0])
            weighted.append(int(key[1]))
            first.append(self.number[key[2]])
            second.append(self.number[key[3]])
        return {key: number for number, key in enumerate(ordered)}

    def _grouped_edges(self, old: int, recipe: AffineRow) -> tuple[list[int], list[int], list[int]]:
        """Sources known before the solve, known in part (changed by it), and unknown (zero) before it."""
        known: list[int] = []
        partly: list[int] = []
        unknown: list[int] = []
        for source in recipe.edges:
            if self.plan.need[source] != self.plan.need[old]:
                known.append(source)
            elif isinstance(self.system.builder.nodes[source], Input):
                (unknown if source < len(self.system.inputs) else known).append(source)
            elif source in self.plan.silent:
                unknown.append(source)
            else:
                (partly if source in self.plan.dirty else known).append(source)
        return known, partly, unknown

    def _values(self, name: str, values: Sequence[Value]) -> None:
        nodes = self._ints(f"{name}_node")[0]
        scale = self._column(f"{name}_scale")
        for value in values:
            if isinstance(value, Term):
                nodes.append(self.number[value.node])
                scale.append(value.scale)
            else:  # a constant: no node, the scale is its value
                nodes.append(NONE)
                scale.append(value)
