"""From a DAE to its structure and to the program of the Taylor engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.expansion import Expansion
from bricard.dae.formulas import Formulas
from bricard.dae.jacobian import SystemJacobian, jacobian_of
from bricard.dae.partials import partials_of
from bricard.dae.singular import explain, generic_defect
from bricard.dae.structure import Derivative, Structure, analyse, derivative_name
from bricard.errors import ModelError
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.taylor.coefficients import CoefficientTable
from bricard.taylor.graph import Builder, Term, Value
from bricard.taylor.program import JacobianEntry, Program, System, make_program
from bricard.taylor.reading import read

LARGEST_CHECKED = 150
"""Up to this size the system Jacobian is tested for being singular everywhere, by singular values."""


@dataclass(frozen=True)
class Analysis:
    """The structure of a DAE, its system Jacobian and the order in which engines number the variables.

    `order[position]` is the variable at an engine's `position`: falling offsets.
    """

    dae: Formulas
    structure: Structure
    jacobian: SystemJacobian
    order: tuple[int, ...]

    @cached_property
    def position(self) -> tuple[int, ...]:
        """The engine's position of each variable."""
        result = [0] * len(self.order)
        for position, variable in enumerate(self.order):
            result[variable] = position
        return tuple(result)

    @cached_property
    def named(self) -> dict[str, Derivative]:
        """Variables and orders by the names of derivatives (u, u', ...), as far as a run computes them."""
        every = enumerate(zip(self.structure.variables, self.structure.d, strict=True))
        return {derivative_name(name, order): (j, order) for j, (name, d) in every for order in range(d + 1)}

    @cached_property
    def program(self) -> Program:
        """The program without events."""
        return self.program_with(())

    def program_with(self, outputs: Sequence[sx.SX], dae: Formulas | None = None) -> Program:
        """The program that also computes the series of `outputs`, expressions of `dae`, an extension of this one."""
        structure = self.structure
        self._check_orders(outputs, dae or self.dae)
        graph = _Graph(dae or self.dae, self.order, structure.d)
        system = System(
            builder=graph.builder,
            inputs=[(self.position[j], order) for j, order in graph.inputs],
            input_names=[*(derivative_name(self.dae.variables[j], order) for j, order in graph.inputs), "t"],
            c=structure.c,
            d=[structure.d[j] for j in self.order],
            residuals=graph.values(self.dae.residuals),
            outputs=graph.values(sx.vertcat(*outputs)) if outputs else (),
            jacobian=self._jacobian_entries(graph),
        )
        program = make_program(system)
        stages = range(max(structure.d) + 1)
        linear = [all(a for c, a in zip(structure.c, program.affine, strict=True) if c == stage) for stage in stages]
        program.integers["linear_stage"] = np.array(linear, dtype=np.int32)
        return program

    def _check_orders(self, outputs: Sequence[sx.SX], dae: Formulas) -> None:
        expansion = Expansion(dae)
        for j, order in (key for output in outputs for key in expansion.used(expansion.expand(output))):
            highest = self.structure.d[j]
            if order > highest:
                raise ModelError(
                    f"An event uses {derivative_name(dae.variables[j], order)}, which the solver does not compute.\n"
                    f"  It may use derivatives up to {derivative_name(dae.variables[j], highest)}."
                )

    def _jacobian_entries(self, graph: _Graph) -> list[JacobianEntry]:
        places = zip(self.jacobian.rows.tolist(), self.jacobian.columns.tolist(), strict=True)
        values = graph.values(self.jacobian.entries)
        return [JacobianEntry(i, self.position[j], value) for (i, j), value in zip(places, values, strict=True)]

    @property
    def jacobian_samples(self) -> FloatArray:
        """The system Jacobian (count, n, n) at a few scattered points, for scattered values of the parameters."""
        return self.jacobian.dense_samples

    def bind(self, program: Program, parameters: Sequence[float]) -> dict[str, Any]:
        """All that an engine needs, for these parameter values."""
        scale = self.jacobian.symmetrising_scale(parameters)
        size = self.structure.size
        return program.bind(parameters) | {
            "symmetric": scale is not None,
            "row_scale": np.ones(size) if scale is None else scale,
            "row_partner": np.array(self.position, dtype=np.int32),
        }


def analyse_dae(dae: Formulas) -> Analysis:
    """Structural analysis; raises StructureError if the system is ill-posed."""
    partials = partials_of(dae)
    structure = analyse(partials.signature(), dae.variables, dae.equations)
    jacobian = jacobian_of(dae, partials.leading(structure.c, structure.d))
    order = tuple(sorted(range(structure.size), key=lambda j: -structure.d[j]))
    analysis = Analysis(dae, structure, jacobian, order)
    doubt = ""
    if structure.size <= LARGEST_CHECKED and (defect := generic_defect(analysis.jacobian_samples)) is not None:
        doubt = explain(defect, structure, analysis.jacobian_samples)
    affine = analysis.program.affine
    within_blocks = _affine_within_blocks(analysis)
    refined = replace(structure, affine=affine, affine_in_block=within_blocks, doubt=doubt)
    result = replace(analysis, structure=refined)
    result.__dict__["program"] = analysis.program  # does not depend on what was refined
    return result


def _affine_within_blocks(analysis: Analysis) -> tuple[bool, ...]:
    """Is each equation affine in the leading derivatives of its own block, earlier blocks being solved?"""
    program = analysis.program
    result = list(program.affine)
    for block in analysis.structure.blocks:
        doubtful = [row for row in block.rows if not result[row]]
        if doubtful:
            found = program.affine_in(doubtful, {analysis.position[j] for j in block.columns})
            for row, affine in found.items():
                result[row] = affine
    return tuple(result)


# -- graph -------------------------------------------------------------------------------------------


class _Graph:
    """The graph of a DAE: leaves numbered as the engine wants them, shifts already inside."""

    def __init__(self, dae: Formulas, order: Sequence[int], d: Sequence[int]) -> None:
        higher = sorted((j, o) for j, o in dae.symbols if o > 0 and o <= d[j])
        self.inputs: list[Derivative] = [(j, 0) for j in order] + higher
        table = CoefficientTable(len(dae.parameters))
        self.builder = Builder(len(self.inputs) + 1, table)
        number = {key: node for node, key in enumerate(self.inputs)}
        leaves: list[Value] = [Term(1.0, number[key]) if key in number else float("nan") for key in dae.symbols]
        time: list[Value] = [Term(1.0, len(self.inputs))]
        parameters: list[Value] = [table.parameter(i) for i in range(len(dae.parameters))]
        self._shift_values: list[Value] = []
        self._arguments = [
            dae.t,
            sx.vertcat(*dae.symbols.values()),
            dae.p,
            sx.vertcat(sx.SX(0, 1), *[shift.symbol for shift in dae.shifts]),
        ]
        self._values = [time, leaves, parameters, self._shift_values]
        self._read_shifts(dae)

    def _read_shifts(self, dae: Formulas) -> None:
        """Level by level: an expression may contain earlier shifts."""
        numbers = {shift.symbol.element_hash(): k for k, shift in enumerate(dae.shifts)}
        levels: dict[int, list[int]] = {}
        level_of: list[int] = []
        for k, shift in enumerate(dae.shifts):
            inner = [numbers.get(s.element_hash()) for s in sx.symvar(shift.expression)]
            level_of.append(1 + max((level_of[i] for i in inner if i is not None), default=0))
            levels.setdefault(level_of[k], []).append(k)
        self._shift_values += [0.0] * len(dae.shifts)
        for level in sorted(levels):
            members = levels[level]
            values = self.values(sx.vertcat(*[dae.shifts[k].expression for k in members]))
            for k, value in zip(members, values, strict=True):
                self._shift_values[k] = self.builder.shift(value, dae.shifts[k].order)

    def values(self, expressions: sx.SX) -> list[Value]:
        """The entries of a column of expressions as values of the graph."""
        return read(self.builder, self._arguments, self._values, expressions)
