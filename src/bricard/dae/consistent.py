"""Consistent points: initial values that satisfy the equations and all their hidden derivatives.

Stage by stage, k = -max(d), ..., 0: the equations f_i^(k+c_i) = 0 in the unknowns x_j^(k+d_j), lower derivatives
being known. A value given by the user is held if it is fixed, else it is a guess, and the solution nearest to
the guesses is taken; a value that was not given is free. A nonlinear stage whose guesses are not consistent
goes to IPOPT, a linear one is a least-squares problem; Newton steps finish the former.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.arrays import BoolArray, FloatArray
from bricard.dae.expansion import Expansion
from bricard.dae.singular import equilibrating_scales, explain, find_defect, generic_defect
from bricard.dae.structure import Derivative, Stage, derivative_name, listed, stages
from bricard.errors import InitialValueError, StructureError
from bricard.records import dataclass
from bricard.symbolic import sx

if TYPE_CHECKING:
    from bricard.dae.system import Analysis

NEAR = 1e-10  # relative corrections below this need no optimisation
MOST_NEWTON_STEPS = 30
FEASIBLE = 1e-8  # relative residuals above this after the solve mean that there is no solution
LARGEST_CHECKED = 400
ROUNDING = 4 * np.finfo(float).eps


@dataclass(frozen=True)
class ConsistentPoint:
    """Derivatives [order, engine's position] that satisfy the equations, and how far given values were moved."""

    derivative: FloatArray
    moved: Mapping[str, float]


def consistent_point(
    analysis: Analysis,
    program: dict[str, Any],
    t: float,
    parameters: Sequence[float],
    given: Mapping[Derivative, float],
    fixed: Collection[Derivative] = (),
) -> ConsistentPoint:
    """A consistent point at time t from `given` values, some of them `fixed`."""
    check_complete(analysis, given)
    finder = _Finder(analysis, program, t, parameters, given, frozenset(fixed))
    with np.errstate(all="ignore"):
        for stage in stages(analysis.structure):
            finder.solve(stage)
    derivative = finder.series.derivative.copy()
    return ConsistentPoint(derivative, moves(analysis, given, derivative))


def start_values(analysis: Analysis, given: Mapping[Derivative, float]) -> FloatArray:
    """The given values as an array [order, engine's position], zero elsewhere; an error if too few are given."""
    check_complete(analysis, given)
    position, structure = analysis.position, analysis.structure
    rows = [[0.0] * structure.size for _ in range(max(structure.d) + 1)]
    for (j, order), value in given.items():
        rows[order][position[j]] = value
    return np.array(rows)


def moves(analysis: Analysis, given: Mapping[Derivative, float], derivative: Any) -> dict[str, float]:
    """By how much the given values differ from a point's derivatives, by name, where they do."""
    names, position = analysis.structure.variables, analysis.position
    rows = np.asarray(derivative, dtype=float).tolist()
    changes = {(j, order): rows[order][position[j]] - value for (j, order), value in given.items()}
    return {derivative_name(names[j], order): change for (j, order), change in changes.items() if change}


def check_complete(analysis: Analysis, given: Mapping[Derivative, float]) -> None:
    """Raises InitialValueError if the given values do not suffice."""
    structure = analysis.structure
    if structure.quasilinear and all((j, k) in given for j, d_j in enumerate(structure.d) for k in range(d_j)):
        return  # the highest derivatives follow from linear equations
    missing = []
    for needed in structure.needed:
        absent = [key for key in needed.unknowns if key not in given]
        lacking = needed.count - (len(needed.unknowns) - len(absent))
        if lacking > 0:
            names = listed([derivative_name(structure.variables[j], order) for j, order in absent])
            missing.append(names if lacking == len(absent) else f"{lacking} of {names}")
    if missing:
        raise InitialValueError(
            f"Initial values are missing: {'; '.join(missing)}.\n"
            "  Give a value or a guess for them; print(dae.structure()) lists what is needed."
        )


class _Finder:
    """The point while it is being found, stage by stage."""

    def __init__(
        self,
        analysis: Analysis,
        program: dict[str, Any],
        t: float,
        parameters: Sequence[float],
        given: Mapping[Derivative, float],
        fixed: frozenset[Derivative],
    ) -> None:
        self.analysis, self.structure = analysis, analysis.structure
        self.given, self.fixed, self.t, self.parameters = given, fixed, t, parameters
        from bricard.taylor.twin import TwinSeries  # few starts are not given in full

        self.series = TwinSeries(program, 0)
        self.series.table[self.series.inputs - 1, 0] = t
        for (j, order), value in given.items():
            self.series.derivative[order, analysis.position[j]] = value

    def value(self, j: int, order: int) -> float:
        """The present value of a derivative."""
        return float(self.series.derivative[order, self.analysis.position[j]])

    def solve(self, stage: Stage) -> None:
        """Makes the stage's unknowns satisfy its equations."""
        self._evaluate(stage.k)
        if stage.k == 0 and len(stage.unknowns) <= LARGEST_CHECKED:
            self._check_regular()
        if not stage.equations or self._may_skip(stage) or self._holds(stage):
            return
        correction = self._correction(stage)
        if not stage.linear and self._relative(stage, correction).max() > NEAR:
            guess = self._values(stage)
            self._set(stage, self._nearest(stage, guess))
            for _ in range(3):  # to rounding
                self._evaluate(stage.k)
                self._add(stage, self._correction(stage))
        else:
            guess = self._values(stage)
            self._add(stage, correction)
        self._evaluate(stage.k)
        self._check_feasible(stage, guess)

    def _nearest(self, stage: Stage, guess: FloatArray) -> FloatArray:
        """The solution nearest to the guesses: by Newton's method if that leaves them, else by an optimisation."""
        found = self._newton(stage)
        if found is None:
            self._set(stage, guess)
            self._evaluate(stage.k)
            return self._optimise(stage, guess, guess)
        given = self._given(stage)
        if np.all(np.abs(found - guess)[given] <= NEAR * np.abs(guess)[given]):
            return found
        return self._optimise(stage, guess, found)

    def _newton(self, stage: Stage) -> FloatArray | None:
        """A nearby solution by Newton's method, where an optimisation may start."""
        for _ in range(MOST_NEWTON_STEPS):
            try:
                correction = self._correction(stage)
            except InitialValueError:
                break
            self._add(stage, correction)
            self._evaluate(stage.k)
            if self._relative(stage, correction).max() <= NEAR:
                return self._values(stage)
        return None

    def _holds(self, stage: Stage) -> bool:
        """Whether the given values satisfy the stage to rounding, and none is missing."""
        if not all(key in self.given for key in stage.unknowns):
            return False
        sizes = np.zeros(self.structure.size)
        sizes[[self.analysis.position[j] for j, _ in stage.unknowns]] = 1.0 + np.abs(self._values(stage))
        rows = list(stage.equations)
        scale = self.series.residual_sizes(sizes)[rows]
        return bool(np.all(np.abs(self.series.stage_residuals(stage.k)[rows]) <= ROUNDING * scale))

    def _may_skip(self, stage: Stage) -> bool:
        """A last stage that is linear and about which nothing was said is left to the engine."""
        return stage.k == 0 and stage.linear and not any(key in self.given for key in stage.unknowns)

    def _evaluate(self, k: int) -> None:
        self.series.place_derivatives(k)
        self.series.evaluate(k)

    def _values(self, stage: Stage) -> FloatArray:
        return np.array([self.value(j, order) for j, order in stage.unknowns])

    def _set(self, stage: Stage, values: FloatArray) -> None:
        for (j, order), value in zip(stage.unknowns, values, strict=True):
            self.series.derivative[order, self.analysis.position[j]] = value

    def _add(self, stage: Stage, correction: FloatArray) -> None:
        self._set(stage, self._values(stage) + correction)

    def _system(self, stage: Stage) -> tuple[FloatArray, FloatArray]:
        """Matrix and residuals of the stage, linearised where it stands."""
        columns = [self.analysis.position[j] for j, _ in stage.unknowns]
        rows = list(stage.equations)
        residuals = self.series.stage_residuals(stage.k)[rows]
        if not np.all(np.isfinite(residuals)):
            bad = listed([self.structure.equations[i] for i in np.array(rows)[~np.isfinite(residuals)]])
            raise InitialValueError(
                f"At the initial values the equations {bad} are not finite numbers "
                "(a division by zero, the root or the logarithm of a negative number).\n"
                "  Start from other values."
            )
        return self.series.system_jacobian(predicted=True)[np.ix_(rows, columns)], residuals

    def _correction(self, stage: Stage) -> FloatArray:
        """The smallest correction of the guesses that solves the linearised stage; fixed values stay.

        Equations are scaled by what they miss, so that rounding in large ones, of forces, is none in small ones.
        """
        matrix, residuals = self._system(stage)
        size = np.maximum(np.abs(matrix).max(axis=1, initial=0.0), np.abs(residuals))
        size = np.where(size > 0, size, 1.0)
        matrix, residuals = matrix / size[:, None], residuals / size
        keys = stage.unknowns
        free = ~self._given(stage)
        guessed = ~free & np.array([key not in self.fixed for key in keys], dtype=bool)
        result = np.zeros(len(keys))
        rest = -residuals
        if guessed.any():
            blind = _left_null_space(matrix[:, free])  # what no free value can satisfy
            result[guessed] = _least_squares(blind @ matrix[:, guessed], blind @ rest)
            rest = rest - matrix[:, guessed] @ result[guessed]
        if free.any():
            result[free] = self._solve_free(stage, matrix[:, free], rest, free)
        return result

    def _solve_free(self, stage: Stage, matrix: FloatArray, rest: FloatArray, free: BoolArray) -> FloatArray:
        """The values that are determined; equilibrated: there may be masses of tonnes beside lengths of microns."""
        rows, columns = equilibrating_scales(matrix)
        matrix = rows[:, None] * matrix * columns
        if np.linalg.matrix_rank(matrix) < matrix.shape[1]:
            names = [self._name(key) for key, is_free in zip(stage.unknowns, free, strict=True) if is_free]
            raise InitialValueError(
                f"The values given do not determine {listed(names)}.\n  Give a value for one of them."
            )
        return columns * _least_squares(matrix, rows * rest)

    def _relative(self, stage: Stage, correction: FloatArray) -> FloatArray:
        """Corrections relative to the values, or where one is small to the largest of those given or of the others.

        Positions are given, and forces are not, which may be any times as large.
        """
        size, given = np.abs(self._values(stage)), self._given(stage)
        largest = [size[group].max(initial=0.0) or 1.0 for group in (~given, given)]
        return np.asarray(np.abs(correction) / np.maximum(size, np.where(given, largest[1], largest[0])))

    def _given(self, stage: Stage) -> BoolArray:
        """Which of the unknowns have values that were given."""
        return np.array([key in self.given for key in stage.unknowns], dtype=bool)

    def _name(self, key: Derivative) -> str:
        return derivative_name(self.structure.variables[key[0]], key[1])

    # -- nonlinear stages --------------------------------------------------------------------

    def _optimise(self, stage: Stage, guess: FloatArray, start: FloatArray) -> FloatArray:
        """The point of a nonlinear stage nearest to the guesses, by IPOPT from `start`."""
        import casadi as ca

        from bricard.symbolic.bridge import to_casadi

        matrix, residuals = self._system(stage)
        y = sx.SX.sym("y", len(start))
        curved = [i for i in stage.equations if self.structure.c[i] == -stage.k]
        straight = [r for r, i in enumerate(stage.equations) if self.structure.c[i] != -stage.k]
        constraints = sx.vertcat(
            self._undifferentiated(stage, curved, y),
            sx.mtimes(sx.SX(matrix[straight]), y - start) + sx.DM(residuals[straight]),
        )
        weight = self._given(stage).astype(float)
        held = np.array([key in self.fixed for key in stage.unknowns])
        distance = sx.dot(sx.DM(weight), (y - guess) ** 2)
        problem = {"x": to_casadi(y), "f": to_casadi(distance), "g": to_casadi(constraints)}
        options: dict[str, Any] = {"ipopt.print_level": 0, "print_time": False, "ipopt.sb": "yes", "ipopt.tol": 1e-12}
        solver = ca.nlpsol("start", "ipopt", problem, options)
        infinite = np.full(len(start), np.inf)
        solution = solver(
            x0=start,
            lbx=np.where(held, guess, -infinite),
            ubx=np.where(held, guess, infinite),
            lbg=0,
            ubg=0,
        )
        return np.array(solution["x"]).ravel()

    def _undifferentiated(self, stage: Stage, rows: Sequence[int], y: sx.SX) -> sx.SX:
        """Equations of order zero as expressions of the stage's unknowns."""
        dae, expansion = self.analysis.dae, Expansion(self.analysis.dae)
        expressions = expansion.expand(sx.vertcat(*[dae.residuals[i] for i in rows]))
        unknown = {key: y[i] for i, key in enumerate(stage.unknowns)}
        keys = expansion.used(expressions)
        values = [unknown[key] if key in unknown else sx.SX(self.value(*key)) for key in keys]
        return sx.substitute(
            [expressions],
            [*[expansion.symbols[key] for key in keys], dae.t, dae.p],
            [*values, sx.SX(self.t), sx.SX(sx.DM(list(self.parameters)))],
        )[0]

    # -- verdicts ----------------------------------------------------------------------------

    def _check_feasible(self, stage: Stage, guess: FloatArray) -> None:
        """An error that names the equations which are not met, with their violation at the guess."""
        final = self._violations(stage)
        if not final:
            return
        self._set(stage, guess)
        self._evaluate(stage.k)
        at_guess = self._violations(stage)
        rows = sorted({*final, *at_guess}, key=lambda row: -abs(at_guess.get(row, 0.0)))
        names = [
            self._equation_name(stage, row) + (f" (by {at_guess[row]:.3g})" if row in at_guess else "")
            for row in rows
        ]
        held = [self._name(key) for key in stage.unknowns if key in self.fixed]
        if held:
            remedy = f"Too many values are fixed: release one or more of {listed(held)}."
        elif stage.linear:
            remedy = "These equations contradict the others or each other."
        else:
            remedy = "Start from other guesses, or look for equations that contradict each other."
        raise InitialValueError(
            f"No consistent initial point was found: the equations {listed(names)} cannot be met.\n  {remedy}"
        )

    def _violations(self, stage: Stage) -> dict[int, float]:
        """Residuals of the stage's equations that are not met where it stands, by row."""
        matrix, residuals = self._system(stage)
        scale = np.abs(matrix) @ (1.0 + np.abs(self._values(stage)))
        return {int(r): float(residuals[r]) for r in np.flatnonzero(~(np.abs(residuals) <= FEASIBLE * scale))}

    def _equation_name(self, stage: Stage, row: int) -> str:
        i = stage.equations[row]
        return derivative_name(self.structure.equations[i], stage.k + self.structure.c[i])

    def _check_regular(self) -> None:
        jacobian = self.series.system_jacobian()
        if not np.all(np.isfinite(jacobian)):
            return  # the stage's equations will tell
        by_variable = jacobian[:, [self.analysis.position[j] for j in range(self.structure.size)]]
        defect = find_defect(by_variable)
        if defect is not None:
            samples = self.analysis.jacobian_samples
            everywhere = generic_defect(samples) is not None
            raise StructureError(explain(defect, self.structure, samples if everywhere else None))


def _left_null_space(matrix: FloatArray) -> FloatArray:
    """Rows that span the combinations of rows of `matrix` that vanish."""
    if matrix.shape[1] == 0:
        return np.eye(matrix.shape[0])
    largest = np.abs(matrix).max(axis=0, initial=0.0)
    left, values, _ = np.linalg.svd(matrix / np.where(largest > 0, largest, 1.0))
    rank = int(np.sum(values > max(matrix.shape) * np.finfo(float).eps * values.max(initial=0.0)))
    return np.asarray(left[:, rank:].T)


def _least_squares(matrix: FloatArray, right: FloatArray) -> FloatArray:
    return np.asarray(np.linalg.lstsq(matrix, right, rcond=None)[0])
