"""From a DAE to its structure and to the program of the Taylor engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.arrays import FloatArray, IntArray
from bricard.dae.blocks import Block
from bricard.dae.expansion import Expansion
from bricard.dae.jacobian import SystemJacobian, jacobian_of
from bricard.dae.partials import partials_of
from bricard.dae.singular import explain, generic_defect
from bricard.dae.structure import Derivative, Structure, analyse, derivative_name
from bricard.errors import ModelError
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.taylor.building import make_program
from bricard.taylor.program import Program, System
from bricard.taylor.tape import flatten

if TYPE_CHECKING:
    from bricard.dae.formulas import Formulas, Shift
    from bricard.dae.index_one import IndexOne

LARGEST_CHECKED = 150
"""Up to this size the system Jacobian is tested for being singular everywhere, by singular values."""


@dataclass(frozen=True)
class Analysis:
    """The structure of a DAE, its system Jacobian and the order in which engines number the variables.

    `order[position]` is the variable at an engine's `position`: falling offsets.

    of, directions   of a tangent: the analysis of the equations themselves, and the number of directions; the
                     Jacobian then has the entries of theirs, and below it how these change along each direction
    """

    dae: Formulas
    structure: Structure
    jacobian: SystemJacobian
    order: tuple[int, ...]
    of: Analysis | None = None
    directions: int = 0

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

    @cached_property
    def index_one(self) -> IndexOne:
        """What implicit steps need beside the program."""
        from bricard.dae.index_one import IndexOne, partial_derivatives

        found = partial_derivatives(self.dae, self.structure)
        program = make_program(self.system_of(found.values, [*self.dae.shifts, *found.shifts]))
        columns = np.array(self.position, dtype=np.int32)[found.variables]
        return IndexOne(program, found.rows, columns, found.powers)

    def program_with(self, outputs: Sequence[sx.SX], dae: Formulas | None = None) -> Program:
        """The program that also computes the series of `outputs`, expressions of `dae`, an extension of this one."""
        if outputs:
            self._check_orders(outputs, dae or self.dae)
        return make_program(self.system_with(outputs, dae or self.dae))

    def system_with(self, outputs: Sequence[sx.SX], dae: Formulas) -> System:
        """What that program is made from."""
        return self._system(dae, dae.shifts, self.dae.residuals, outputs, self.jacobian)

    def system_of(self, outputs: Sequence[sx.SX], shifts: Sequence[Shift]) -> System:
        """What a program of outputs alone is made from; they may contain these shifts."""
        nothing = replace(self.jacobian, rows=np.zeros(0, int), columns=np.zeros(0, int), entries=sx.SX(0, 1))
        return self._system(self.dae, shifts, sx.SX(self.structure.size, 1), outputs, nothing)

    def _system(
        self,
        dae: Formulas,
        shifted: Sequence[Shift],
        equations: sx.SX,
        outputs: Sequence[sx.SX],
        jacobian: SystemJacobian,
    ) -> System:
        structure, position = self.structure, np.array(self.position, dtype=np.int32)
        higher = sorted((j, order) for j, order in dae.symbols if 0 < order <= structure.d[j])
        leaves = [*((j, 0) for j in self.order), *higher]
        not_computed = [(j, order) for j, order in dae.symbols if order > structure.d[j]]
        inputs = sx.vertcat(
            *[dae.symbols[key] for key in leaves],
            dae.t,
            dae.p,
            *[shift.symbol for shift in shifted],
            *[dae.symbols[key] for key in not_computed],
        )
        groups = ([shift.expression for shift in shifted], [equations], outputs, [jacobian.entries])
        tape, roots = flatten(inputs, sx.vertcat(*[expression for group in groups for expression in group]))
        ends = np.cumsum([len(shifted), structure.size, len(outputs)])
        shifts, residuals, events, entries = np.split(roots, ends)
        variables, orders = _columns(leaves)
        return System(
            tape=tape,
            input_names=[*(derivative_name(dae.variables[j], order) for j, order in leaves), "t"],
            parameters=len(dae.parameters),
            input_variable=position[variables],
            input_order=orders,
            shift_root=shifts,
            shift_order=np.array([shift.order for shift in shifted], dtype=np.int32),
            offset_c=np.array(structure.c, dtype=np.int32),
            offset_d=np.array([structure.d[j] for j in self.order], dtype=np.int32),
            residuals=residuals,
            outputs=events,
            jacobian=entries,
            jacobian_row=jacobian.rows.astype(np.int32),
            jacobian_column=position[jacobian.columns],
        )

    def _check_orders(self, outputs: Sequence[sx.SX], dae: Formulas) -> None:
        expansion = Expansion(dae)
        for j, order in (key for output in outputs for key in expansion.used(expansion.expand(output))):
            highest = self.structure.d[j]
            if order > highest:
                raise ModelError(
                    f"An event uses {derivative_name(dae.variables[j], order)}, which the solver does not compute.\n"
                    f"  It may use derivatives up to {derivative_name(dae.variables[j], highest)}."
                )

    @property
    def jacobian_samples(self) -> FloatArray:
        """The system Jacobian (count, n, n) at a few scattered points, for scattered values of the parameters."""
        if self.of is None:
            return self.jacobian.dense_samples
        return np.array([np.kron(np.eye(self.directions + 1), one) for one in self.of.jacobian_samples])

    def dense(self, values: FloatArray) -> FloatArray:
        """The system Jacobian (n, n) with these values of its entries."""
        size = self.structure.size
        result = np.zeros((size, size))
        result[self.jacobian.rows, self.jacobian.columns] = values
        own = size // (self.directions + 1)
        for first in range(own, size, own):
            result[first : first + own, first : first + own] = result[:own, :own]
        return result

    def bind(self, program: Program, parameters: Sequence[float]) -> dict[str, Any]:
        """All that an engine needs, for these parameter values."""
        jacobian = self.jacobian if self.of is None else self.of.jacobian
        scale = None if self.dae.modes else jacobian.symmetrising_scale(parameters)
        size = self.structure.size
        return program.bind(parameters) | {
            "symmetric": scale is not None,
            "row_scale": np.ones(size) if scale is None else np.tile(scale, self.directions + 1),
            "row_partner": np.array(self.position, dtype=np.int32),
            "directions": self.directions,
            "place": self._places,
        }

    @cached_property
    def _places(self) -> IntArray:
        """By position: the direction of a tangent (0: none) times the number of equations, plus a position there."""
        if self.of is None:
            return np.arange(len(self.order), dtype=np.int32)
        own = len(self.of.order)
        return np.array([j // own * own + self.of.position[j % own] for j in self.order], dtype=np.int32)


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
    look = partial(_affine_within_blocks, analysis)
    refined = replace(structure, affine=analysis.program.affine, doubt=doubt, look_into_blocks=look)
    result = replace(analysis, structure=refined)
    result.__dict__["program"] = analysis.program  # does not depend on what was refined
    return result


def analyse_tangent(of: Analysis, dae: Formulas, changes: Sequence[sx.SX]) -> Analysis:
    """The analysis of a tangent, which is that of the equations over again.

    changes   how the entries of their Jacobian change along each direction
    """
    structure, jacobian, size = of.structure, of.jacobian, of.structure.size
    rows, columns, entries = [jacobian.rows], [jacobian.columns], [jacobian.entries]
    signature, blocks, transversal = list(structure.signature), list(structure.blocks), list(structure.transversal)
    for k, column in enumerate(changes):
        first = (k + 1) * size
        changing = [e for e, one in enumerate(sx.vertsplit(column)) if not one.is_zero()]
        coupled: list[dict[int, int]] = [{} for _ in range(size)]
        for e in changing:
            i, j = int(jacobian.rows[e]), int(jacobian.columns[e])
            coupled[i][j] = structure.signature[i][j]
        own = [{first + j: order for j, order in row.items()} for row in structure.signature]
        signature += [{**one, **other} for one, other in zip(coupled, own, strict=True)]
        blocks += [_shifted(block, first) for block in structure.blocks]
        transversal += [first + j for j in structure.transversal]
        rows.append(jacobian.rows[changing] + first)
        columns.append(jacobian.columns[changing])
        entries.append(column[changing])
    every = len(changes) + 1
    whole = replace(
        structure,
        variables=dae.variables,
        equations=dae.equations,
        signature=tuple(signature),
        transversal=tuple(transversal),
        c=structure.c * every,
        d=structure.d * every,
        blocks=tuple(blocks),
        affine=structure.affine * every,
        look_into_blocks=lambda: (*structure.affine_in_block, *[True] * (size * len(changes))),
    )
    entered = SystemJacobian(np.concatenate(rows), np.concatenate(columns), sx.vertcat(*entries), dae)
    order = tuple(sorted(range(whole.size), key=lambda j: -whole.d[j]))
    found = Analysis(dae, whole, entered, order, of, len(changes))
    result = replace(found, structure=replace(whole, affine=found.program.affine))
    result.__dict__["program"] = found.program
    return result


def _shifted(block: Block, first: int) -> Block:
    return Block(tuple(first + i for i in block.rows), tuple(first + j for j in block.columns))


def _affine_within_blocks(analysis: Analysis) -> tuple[bool, ...]:
    """Is each equation affine in the leading derivatives of its own block, earlier blocks being solved?"""
    program = analysis.program
    result = list(program.affine)
    for block in analysis.structure.blocks:
        doubtful = [row for row in block.rows if not result[row]]
        if doubtful and len(block.columns) < len(analysis.order):  # of all variables: known already
            found = program.affine_in(doubtful, {analysis.position[j] for j in block.columns})
            for row, affine in found.items():
                result[row] = affine
    return tuple(result)


def _columns(pairs: Iterable[tuple[int, int]]) -> tuple[IntArray, IntArray]:
    """The first and the second members of pairs."""
    first, second = np.array(list(pairs), dtype=np.int32).reshape(-1, 2).T.copy()
    return first, second
