"""The graph and the plan of a system laid out as arrays; `program` tells what they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

import numpy as np

from bricard.records import dataclass
from bricard.taylor.affine import AffineRow, affine_row
from bricard.taylor.coefficients import Coefficient, Symbolic
from bricard.taylor.graph import Function, Node, Poly, Shift, Term, Value
from bricard.taylor.plan import Plan
from bricard.taylor.program import CODES, NONE, Column, System


@dataclass
class GrowingColumn:
    """A growing list of coefficients, some of them symbolic."""

    numbers: list[float] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    symbols: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.numbers)

    def append(self, coefficient: Coefficient) -> None:
        if isinstance(coefficient, Symbolic):
            self.places.append(len(self.numbers))
            self.symbols.append(coefficient.number)
            coefficient = 0.0
        self.numbers.append(coefficient)

    def column(self) -> Column:
        return Column(
            np.array(self.numbers, dtype=float),
            np.array(self.places, dtype=np.int32),
            np.array(self.symbols, dtype=np.int32),
        )


@dataclass
class Layout:
    """The lists of a program while they grow."""

    system: System
    values: Sequence[Value]
    kept: Mapping[int, Node]
    plan: Plan
    jacobian_nodes: Mapping[int, Node]
    integers: dict[str, list[int]] = field(default_factory=dict)
    columns: dict[str, GrowingColumn] = field(default_factory=dict)

    def lay_out(self) -> None:
        system, plan = self.system, self.plan
        inputs, rows = len(system.input_variable) + 1, plan.order
        numbers = [*range(inputs), *rows, *sorted(self.jacobian_nodes)]
        self.number = {old: new for new, old in enumerate(numbers)}
        self.integers["sizes"] = [len(system.offset_d), inputs, inputs + len(rows), len(numbers)]
        self.integers["need"] = [plan.need[old] for old in numbers[: inputs + len(rows)]]
        for name in "offset_c offset_d input_variable input_order jacobian_row jacobian_column".split():
            self.integers[name] = getattr(system, name).tolist()
        self.integers["update"] = [int(old in plan.dirty and old in plan.lasting) for old in rows]
        self.integers["silent"] = [int(old in plan.silent) for old in rows]
        self._zero_order([self.kept[old] for old in rows] + [n for _, n in sorted(self.jacobian_nodes.items())])
        self._rows(rows)
        self._values("residual", system.residuals.tolist())
        self._values("output", system.outputs.tolist())
        self._values("jacobian", system.jacobian.tolist())

    def _ints(self, *names: str) -> list[list[int]]:
        return [self.integers.setdefault(name, []) for name in names]

    def _column(self, name: str) -> GrowingColumn:
        return self.columns.setdefault(name, GrowingColumn())

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
            elif source not in self.kept:  # an input; the last one is time
                (unknown if source < len(self.system.input_variable) else known).append(source)
            elif source in self.plan.silent:
                unknown.append(source)
            else:
                (partly if source in self.plan.dirty else known).append(source)
        return known, partly, unknown

    def _values(self, name: str, roots: Sequence[int]) -> None:
        nodes = self._ints(f"{name}_node")[0]
        scale = self._column(f"{name}_scale")
        for value in (self.values[root] for root in roots):
            if isinstance(value, Term):
                nodes.append(self.number[value.node])
                scale.append(value.scale)
            else:  # a constant: no node, the scale is its value
                nodes.append(NONE)
                scale.append(value)
