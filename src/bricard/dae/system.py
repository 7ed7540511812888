"""From a DAE to its structure and to the program of the Taylor engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from bricard.arrays import FloatArray, IntArray
from bricard.dae.expansion import Expansion
from bricard.dae.formulas import Formulas
from bricard.dae.singular import explain, generic_defect
from bricard.dae.structure import Structure, analyse, derivative_name
from bricard.errors import ModelError
from bricard.symbolic import sx
from bricard.taylor.building import make_program
from bricard.taylor.program import Program, System
from bricard.taylor.tape import flatten

Entries = dict[tuple[int, int], sx.SX]

SAMPLE_SCALES = ((1.0, 1.0), (1e-6, 0.1), (1.0, 0.1), (1e-7, 0.02))  # of time and of all other values
LARGEST_CHECKED = 150
"""Up to this size the system Jacobian is tested for being singular everywhere, by singular values."""


@dataclass(frozen=True)
class Analysis:
    """The structure of a DAE, its system Jacobian and the order in which engines number the variables.

    `order[position]` is the variable at an engine's `position`: falling offsets.
    """

    dae: Formulas
    structure: Structure
    jacobian: Entries
    order: tuple[int, ...]

    @cached_property
    def position(self) -> tuple[int, ...]:
        """The engine's position of each variable."""
        result = [0] * len(self.order)
        for position, variable in enumerate(self.order):
            result[variable] = position
        return tuple(result)

    @cached_property
    def program(self) -> Program:
        """The program without events."""
        return self.program_with(())

    def program_with(self, outputs: Sequence[sx.SX], dae: Formulas | None = None) -> Program:
        """The program that also computes the series of `outputs`, expressions of `dae`, an extension of this one."""
        if outputs:
            self._check_orders(outputs, dae or self.dae)
        return make_program(self.system_with(outputs, dae or self.dae))

    def system_with(self, outputs: Sequence[sx.SX], dae: Formulas) -> System:
        """What that program is made from."""
        structure, position = self.structure, np.array(self.position, dtype=np.int32)
        higher = sorted((j, order) for j, order in dae.symbols if 0 < order <= structure.d[j])
        leaves = [*((j, 0) for j in self.order), *higher]
        not_computed = [(j, order) for j, order in dae.symbols if order > structure.d[j]]
        inputs = sx.vertcat(
            *[dae.symbols[key] for key in leaves],
            dae.t,
            dae.p,
            *[shift.symbol for shift in dae.shifts],
            *[dae.symbols[key] for key in not_computed],
        )
        groups = ([shift.expression for shift in dae.shifts], [self.dae.residuals], outputs, self.jacobian.values())
        tape, roots = flatten(inputs, sx.vertcat(*[expression for group in groups for expression in group]))
        ends = np.cumsum([len(dae.shifts), structure.size, len(outputs)])
        shifts, residuals, events, entries = np.split(roots, ends)
        variables, orders = _columns(leaves)
        rows, columns = _columns(self.jacobian)
        return System(
            tape=tape,
            input_names=[*(derivative_name(dae.variables[j], order) for j, order in leaves), "t"],
            parameters=len(dae.parameters),
            input_variable=position[variables],
            input_order=orders,
            shift_root=shifts,
            shift_order=np.array([shift.order for shift in dae.shifts], dtype=np.int32),
            offset_c=np.array(structure.c, dtype=np.int32),
            offset_d=np.array([structure.d[j] for j in self.order], dtype=np.int32),
            residuals=residuals,
            outputs=events,
            jacobian=entries,
            jacobian_row=rows,
            jacobian_column=position[columns],
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

    @cached_property
    def jacobian_samples(self) -> FloatArray:
        """The system Jacobian (count, n, n) at a few scattered points, for scattered values of the parameters."""
        values = np.array(list(self.dae.parameters.values()))
        scattered = np.where(values != 0, values, 1.0) * (0.8 + 0.4 * _scattered(len(values), 0))
        samples = self._entry_samples(scattered)
        result = np.zeros((len(samples), self.structure.size, self.structure.size))
        rows, columns = zip(*self.jacobian, strict=True)
        result[:, rows, columns] = samples
        return result

    def symmetrising_scale(self, parameters: Sequence[float]) -> FloatArray | None:
        """Row factors that make the system Jacobian symmetric everywhere, if there are any."""
        return _symmetrising_scale(self.jacobian, self._entry_samples(parameters), self.structure.size)

    def _entry_samples(self, parameters: Sequence[float] | FloatArray) -> FloatArray:
        """The entries of the system Jacobian (samples, entries) at scattered points, where they are finite.

        Large and small values and times take turns, so that no exponential or fast oscillation hides the rank.
        """
        rows = []
        for sample, (time_scale, scale) in enumerate(SAMPLE_SCALES):
            time, point = _scattered(1, sample), _scattered(self._entries.numel_in(2), sample)
            rows.append(np.array(self._entries(time_scale * time, parameters, scale * point)).ravel())
        return np.array([row for row in rows if np.isfinite(row).all()]).reshape(-1, len(self.jacobian))

    @cached_property
    def _entries(self) -> sx.Function:
        dae = self.dae
        symbols = sx.vertcat(*dae.symbols.values(), *[shift.symbol for shift in dae.shifts])
        entries = sx.densify(sx.vertcat(*self.jacobian.values()))
        return sx.Function("entries", [dae.t, dae.p, symbols], [entries])

    def bind(self, program: Program, parameters: Sequence[float]) -> dict[str, Any]:
        """All that an engine needs, for these parameter values."""
        scale = self.symmetrising_scale(parameters)
        size = self.structure.size
        return program.bind(parameters) | {
            "symmetric": scale is not None,
            "row_scale": np.ones(size) if scale is None else scale,
            "row_partner": np.array(self.position, dtype=np.int32),
        }


def analyse_dae(dae: Formulas) -> Analysis:
    """Structural analysis; raises StructureError if the system is ill-posed."""
    rows = _derivative_rows(dae)
    structure = analyse(_signature(dae, rows), dae.variables, dae.equations)
    jacobian = _system_jacobian(dae, rows, structure)
    order = tuple(sorted(range(structure.size), key=lambda j: -structure.d[j]))
    analysis = Analysis(dae, structure, jacobian, order)
    doubt = ""
    if structure.size <= LARGEST_CHECKED and (defect := generic_defect(analysis.jacobian_samples)) is not None:
        doubt = explain(defect, structure, analysis.jacobian_samples)
    affine = analysis.program.affine
    within_blocks = _affine_within_blocks(analysis)
    refined = replace(structure, affine=affine, affine_in_block=within_blocks, doubt=doubt)
    result = replace(analysis, structure=refined)
    made = {
        name: value for name, value in vars(analysis).items() if name in ("program", "_entries", "jacobian_samples")
    }
    result.__dict__.update(made)  # cached properties that do not depend on what was refined
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


# -- structure ---------------------------------------------------------------------------------------


Rows = list[list[tuple[int, sx.SX]]]


def _derivative_rows(dae: Formulas) -> Rows:
    """Nonzeros (symbol number, partial derivative) of the residuals and, after them, of the shifted expressions.

    Symbols are numbered as in `dae.symbols`, followed by the symbols of the shifts.
    """
    symbols = sx.vertcat(*dae.symbols.values(), *[shift.symbol for shift in dae.shifts])
    expressions = sx.vertcat(dae.residuals, *[shift.expression for shift in dae.shifts])
    jacobian = sx.jacobian(expressions, symbols)
    rows: Rows = [[] for _ in range(expressions.numel())]
    values = jacobian.nonzeros()
    for row, column, value in zip(*jacobian.sparsity().get_triplet(), values, strict=True):
        rows[row].append((column, value))
    return rows


def _signature(dae: Formulas, rows: Rows) -> list[dict[int, int]]:
    keys = list(dae.symbols)
    size = len(dae.variables)
    known: dict[int, dict[int, int]] = {}

    def orders(row: int) -> dict[int, int]:
        result: dict[int, int] = {}
        for column, _ in rows[row]:
            if column < len(keys):
                found = [keys[column]]
            else:
                shift = column - len(keys)
                found = [(j, order + dae.shifts[shift].order) for j, order in known[shift].items()]
            for j, order in found:
                result[j] = max(result.get(j, 0), order)
        return result

    for shift in range(len(dae.shifts)):  # an expression uses earlier shifts only
        known[shift] = orders(size + shift)
    return [orders(row) for row in range(size)]


def _system_jacobian(dae: Formulas, rows: Rows, structure: Structure) -> Entries:
    """J_ij = df_i/dx_j^(d_j - c_i); through a shift by p, by Griewank's lemma, de/dx_j^(d_j - c_i - p)."""
    keys = list(dae.symbols)
    known: dict[tuple[int, int], dict[int, sx.SX]] = {}

    def leading(row: int, c: int) -> dict[int, sx.SX]:
        if (row, c) in known:
            return known[row, c]
        result: dict[int, sx.SX] = {}

        def add(j: int, value: sx.SX) -> None:
            result[j] = result[j] + value if j in result else value

        for column, value in rows[row]:
            if column < len(keys):
                j, order = keys[column]
                if order == structure.d[j] - c:
                    add(j, value)
                continue
            shift = column - len(keys)
            for j, inner in leading(structure.size + shift, c + dae.shifts[shift].order).items():
                add(j, value * inner)
        known[row, c] = result
        return result

    return {(i, j): value for i in range(structure.size) for j, value in leading(i, structure.c[i]).items()}


def _columns(pairs: Iterable[tuple[int, int]]) -> tuple[IntArray, IntArray]:
    """The first and the second members of pairs."""
    first, second = np.array(list(pairs), dtype=np.int32).reshape(-1, 2).T.copy()
    return first, second


# -- samples -----------------------------------------------------------------------------------------


def _scattered(count: int, sample: int) -> FloatArray:
    """Numbers between 0.2 and 0.9 without any relation; unlike numpy.random they cost no import."""
    scattered = 43758.5453 * np.sin(12.9898 * np.arange(1, count + 1) + 78.233 * (sample + 1))
    return np.asarray(0.2 + 0.7 * (scattered % 1.0))


def _symmetrising_scale(entries: Entries, samples: FloatArray, size: int) -> FloatArray | None:
    """Factors s_i with s_i J_ij = s_j J_ji in all samples, hence everywhere (with probability one)."""
    if len(samples) == 0:
        return None
    number = {key: k for k, key in enumerate(entries)}
    samples = np.column_stack([samples, np.zeros(len(samples))])  # the last column: an entry that is not there
    neighbours: list[list[int]] = [[] for _ in range(size)]
    for i, j in entries:
        neighbours[i].append(j)
    scale = np.zeros(size)
    noise = 1e-15 * np.abs(samples[0]).max()
    for root in range(size):
        if scale[root]:
            continue
        scale[root] = 1.0
        pending = [root]
        while pending:
            i = pending.pop()
            for j in neighbours[i]:
                above, below = samples[0, number[i, j]], samples[0, number.get((j, i), -1)]
                if not scale[j] and abs(above) > noise and abs(below) > noise:
                    scale[j] = scale[i] * above / below
                    pending.append(j)
    rows, columns = np.array(list(entries)).T
    values = scale[rows] * samples[:, :-1]
    mirrored = scale[columns] * samples[:, [number.get((j, i), -1) for i, j in entries]]
    largest = np.zeros(size)
    np.maximum.at(largest, rows, np.abs(values).max(axis=0))
    rounding = 1e-10 * np.minimum(np.abs(values), np.abs(mirrored))  # none where the mirror image is missing
    rounding += np.where(mirrored != 0, 2e-16, 0.0) * np.maximum(largest[rows], largest[columns])
    return scale if np.all(np.abs(values - mirrored) <= rounding) else None
