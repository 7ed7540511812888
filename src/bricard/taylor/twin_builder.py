"""The twin of the compiled builder (src/symbolic/builder.cpp): the same steps, written to be read.

A tape is read into a graph, whose nodes are fused, planned and laid out.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bricard.taylor.coefficients import CoefficientTable
from bricard.taylor.fusing import fuse
from bricard.taylor.graph import Builder, Term, Value, operands, references
from bricard.taylor.layout import Layout
from bricard.taylor.plan import ALWAYS, make_plan
from bricard.taylor.program import Program, System
from bricard.taylor.reading import read


def build_program(system: System) -> Program:
    """The program of a system."""
    leaves = range(len(system.input_variable) + 1)
    builder = Builder(len(leaves), CoefficientTable(system.parameters))
    values = read(builder, system)
    outputs = _nodes(values, system.outputs.tolist())
    roots = [*_nodes(values, system.residuals.tolist()), *outputs]
    kept = fuse(builder.nodes, roots, leaves, references, builder.partner).nodes
    availability = [*(system.offset_d[system.input_variable] - system.input_order).tolist(), ALWAYS]
    residuals = [values[root] for root in system.residuals.tolist()]
    offsets = zip(residuals, system.offset_c.tolist(), strict=True)
    needs = [(value.node, c) for value, c in offsets if isinstance(value, Term)]
    plan = make_plan(kept, availability, [*needs, *((node, 0) for node in outputs)], outputs, builder.partner)
    jacobian = fuse(
        builder.nodes,
        _nodes(values, system.jacobian.tolist()),
        {*leaves, *kept},
        lambda node, number: operands(node),
        {},
    ).nodes
    layout = Layout(system, values, kept, plan, jacobian)
    layout.lay_out()
    return Program(
        integers={name: np.array(numbers, dtype=np.int32) for name, numbers in layout.integers.items()},
        columns={name: column.column() for name, column in layout.columns.items()},
        table=builder.table,
        affine=tuple(plan.degree.get(value.node, 1) < 2 if isinstance(value, Term) else True for value in residuals),
        input_names=system.input_names,
    )


def _nodes(values: Sequence[Value], roots: Sequence[int]) -> list[int]:
    """The nodes of those roots that are not constant."""
    return [value.node for value in (values[root] for root in roots) if isinstance(value, Term)]
