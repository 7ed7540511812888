"""From a DAE to its structure and to the program of the Taylor engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.expansion import Expansion
from bricard.dae.formulas import Formulas
from bricard.dae.singular import explain, generic_defect
from bricard.dae.structure import Derivative, Structure, analyse, derivative_name
from bricard.errors import ModelError
from bricard.symbolic import sx
from bricard.taylor.coefficients import CoefficientTable
from bricard.taylor.graph import Builder, Term, Value
from bricard.taylor.program import JacobianEntry, Program, System, make_program
from bricard.taylor.reading import read

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
        values = graph.values(sx.vertcat(*self.jacobian.values()))
        return [
            JacobianEntry(i, self.position[j], value) for (i, j), value in zip(self.jacobian, values, strict=True)
        ]

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
