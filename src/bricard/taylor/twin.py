"""The NumPy twin of the compiled engine: the same algorithm, written to be read.

It serves as the reference that the engine is tested against, as the place where consistent points are
probed, and as the fallback where no compiler was found. Every stage evaluates all nodes by the plain
recurrences, first with the unknowns of the stage at zero, then, after the solve, with their values.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.taylor import recurrences as rule
from bricard.taylor.graph import CHAINS
from bricard.taylor.program import CODES, NAMES, NONE

NEGATED = frozenset({"cos", "acos"})  # functions whose derivative carries a minus sign in the graph

NEGLIGIBLE = 1e-16
UNCRITICAL = frozenset({"poly", "shift", "div", "inv", "sin", "cos"})  # functions that are never blind

OK, NOT_FINITE, SINGULAR, NO_CONVERGENCE = range(4)  # the outcomes of an expansion
LEAST_RECIPROCAL_CONDITION = 1e-14
JACOBIAN = frozenset({"jacobian_row", "jacobian_column", "jacobian_node", "jacobian_scale"})  # arrays by entry
MOST_ITERATIONS, SETTLED, ROUNDING = 12, 1e-17, 1e-6
FACTORIALS = tuple(float(math.factorial(m)) for m in range(171))  # all that are finite


def with_equal_blocks(program: dict[str, Any], arrays: dict[str, Any]) -> dict[str, Any]:
    """Some arrays of a program with the blocks of the Jacobian that tangents share with the equations written out."""
    directions, place = int(program["directions"]), program["place"]
    size = len(place) // (directions + 1)
    at, own = np.argsort(place), program["jacobian_row"] < size
    result = dict(arrays)
    for name in JACOBIAN & arrays.keys():
        entries = arrays[name]
        copies = [entries[own[: len(entries)]] for _ in range(directions)]
        if name == "jacobian_row":
            copies = [one + (k + 1) * size for k, one in enumerate(copies)]
        if name == "jacobian_column":
            copies = [at[(k + 1) * size + place[one]] for k, one in enumerate(copies)]
        result[name] = np.concatenate([entries, *copies])
    return result


class TwinSeries:
    """Taylor coefficients of the solution at a point; see `series.hpp` for the compiled form."""

    def __init__(self, program: dict[str, Any], stages: int) -> None:
        self.program = with_equal_blocks(program, program)
        self.n, self.inputs, self.nodes, self.all = (int(size) for size in program["sizes"])
        self.c, self.d = program["offset_c"], program["offset_d"]
        self.last_stage = stages
        self.levels = int(self.d.max()) + 1
        self.first_stage = -max(self.levels - 1, int(program["need"].max()))
        self.derivative = np.zeros((self.levels, self.n))
        self.table = np.zeros((self.all, max(stages - self.first_stage + 1, 2)))
        self.table[self.inputs - 1, 1] = 1.0
        self.residual = self.hidden_residual = self.moved = 0.0
        self.moved_state = 0.0  # the same as `moved`, of derivatives below the highest
        self.pivot = 1.0
        self._jacobian = np.eye(self.n)
        self._critical = [
            number
            for number, code in enumerate(program["code"][: self.nodes - self.inputs])
            if NAMES[int(code)] not in UNCRITICAL
        ]
        self._shown = self._inputs_by_stage()
        self._needs = [int(need) for need in program["need"][self.inputs :]]
        self._make_rules()

    def rebind(self, numbers: dict[str, Any]) -> None:
        """Takes other values of parameters."""
        self.program = self.program | with_equal_blocks(self.program, numbers)
        self._make_rules()

    @property
    def quasilinear(self) -> bool:
        """Is stage 0 solved by one linear solve?"""
        return bool(self.program["linear_stage"][0])

    def coefficients(self, j: int) -> FloatArray:
        """Coefficients of variable j, up to its highest order."""
        return self.table[j, : self.last_stage + self.d[j] + 1]

    def expand(self, t: float, absolute: FloatArray, h: float) -> int:
        """Moves `derivative` onto the constraints at time t and computes all coefficients.

        Corrections of x^(l) are judged by the scale absolute[j] + |x^(l)| + |h x^(l+1)|, h being the last step.
        """
        self.table[self.inputs - 1, 0] = t
        self.residual = self.hidden_residual = self.moved = self.moved_state = 0.0
        with np.errstate(all="ignore"):
            for k in range(self.first_stage, 0 if self.quasilinear else 1):
                outcome = self.start_stage(k, absolute, h)
                if outcome != OK:
                    return outcome
            first = 0 if self.quasilinear else 1
            for k in range(first, self.last_stage + 1):
                self._place(k, np.zeros(self.n))
                self.evaluate(k)
                if k == first and not self.factor():  # its nodes do not depend on the unknowns of the stage
                    return SINGULAR
                residuals = self.stage_residuals(k)
                if not np.all(np.isfinite(residuals)):
                    for later in range(k, self.last_stage + 1):  # the step control sees it and lowers the order
                        self._place(later, np.full(self.n, np.nan))
                    return NOT_FINITE if k == 0 else OK
                y = self._solve(residuals)
                if k == 0:
                    self.derivative[self.d, np.arange(self.n)] = y
                self._place(k, y)
                self.evaluate(k)
        return OK

    def faithful(self, h: float) -> bool:
        """Do the series of functions follow their arguments through a step h?

        Those of exp or tanh may be blind to what lies ahead, those of sqrt or asin lead on behind a branch point.
        """
        with np.errstate(all="ignore"):
            return all(self._follows(number, h) for number in self._critical)

    def _follows(self, number: int, h: float) -> bool:
        operands = [int(self.program[name][number]) for name in ("first", "second")]
        for part in (0.25, 0.5, 0.75, 1.0):
            x = [self._at(node, part * h) for node in operands if node != NONE]
            series, function = self._at(self.inputs + number, part * h), self._apply(number, x)
            size = max(abs(series), abs(function))
            if np.isnan(function) or (size > NEGLIGIBLE and not abs(series - function) <= 1e-3 * size):
                return False
        return True

    def defect(self, t: float) -> FloatArray:
        """By how much x^(d) would have to change for `derivative` to meet the equations at time t, to first order.

        By the Jacobian of the last factorisation.
        """
        self.evaluate_at(t)
        with np.errstate(all="ignore"):
            return self._solve(self.stage_residuals(0))

    def evaluate_at(self, t: float) -> None:
        """Order zero of everything at time t, with the values in `derivative`. Low stages of the series are lost."""
        self.table[self.inputs - 1, 0] = t
        with np.errstate(all="ignore"):
            for k in range(self.first_stage, 1):
                self.place_derivatives(k)
                self.evaluate(k)

    def output_terms(self, e: int) -> float:
        """The largest term that an output's value of order zero is made of: its rounding error is of this size."""
        program, node = self.program, int(self.program["output_node"][e])
        if node == NONE:
            return 0.0
        sizes, number, value = [abs(self.table[node, 0])], node - self.inputs, self.table[:, 0]
        if number >= 0 and NAMES[int(program["code"][number])] == "poly":
            linear = slice(*program["linear_start"][number : number + 2])
            products = slice(*program["product_start"][number : number + 2])
            sizes.append(abs(program["constant"][number]))
            sizes += list(np.abs(program["linear_scale"][linear] * value[program["linear_node"][linear]]))
            factors = value[program["product_a"][products]] * value[program["product_b"][products]]
            sizes += list(np.abs(program["product_scale"][products] * factors))
        return float(max(sizes) * abs(program["output_scale"][e]))

    def _at(self, node: int, h: float) -> float:
        orders = self.last_stage + int(self.program["need"][node]) + 1
        return float(self.table[node, :orders] @ h ** np.arange(orders))

    def _apply(self, number: int, x: list[float]) -> float:
        name = NAMES[int(self.program["code"][number])]
        value = np.power(x[0], self.program["constant"][number]) if name == "pow" else rule.VALUES[name](*x)
        return float(value)

    # -- stages ------------------------------------------------------------------------------

    def start_stage(self, k: int, absolute: FloatArray, h: float) -> int:
        """One stage k <= 0 of the start: the given derivatives are moved onto the equations."""
        self.place_derivatives(k)
        self.evaluate(k)
        if np.any(k + self.c >= 0):
            previous = np.inf
            for iteration in range(MOST_ITERATIONS):
                residuals = self.stage_residuals(k)
                if not np.all(np.isfinite(residuals)):
                    return NOT_FINITE
                if not self.factor(predicted=True):
                    return SINGULAR
                correction = self._correct(k, self._solve(residuals), absolute, h)
                self.moved = max(self.moved, correction)
                if k < 0:
                    self.moved_state = self.moved
                self.place_derivatives(k)
                self.evaluate(k)
                if correction**2 <= SETTLED or (iteration > 0 and self._linear(k)):
                    break
                if correction <= ROUNDING and correction > previous / 2:  # stiff terms leave no more digits
                    break
                previous = correction
                if iteration == MOST_ITERATIONS - 1:
                    return NO_CONVERGENCE
            self._record_residuals(k)
        return OK

    def place_derivatives(self, k: int) -> None:
        """Puts x_j^(k + d_j), as it stands in `derivative`, into all inputs that show it in stage k <= 0."""
        orders = k + self.d
        self._place(k, np.where(orders >= 0, self.derivative[orders, np.arange(self.n)], 0.0))

    def evaluate(self, k: int) -> None:
        """All nodes at order k + need."""
        for row, coefficient, need in self._operations:
            m = k + need
            if m >= 0:
                row[m] = coefficient(m)

    def stage_residuals(self, k: int) -> FloatArray:
        """f_i^(k + c_i) / max(k, 0)! at the present coefficients; zero for equations that do not take part."""
        result, divisor = np.zeros(self.n), FACTORIALS[max(k, 0)]
        for i, c in enumerate(self.c.tolist()):
            m = k + c
            if m >= 0:
                result[i] = self._value("residual", i, m) * FACTORIALS[m] / divisor
        return result

    def output(self, e: int, m: int) -> float:
        """Coefficient of order m of an output."""
        return self._value("output", e, m)

    def _value(self, name: str, i: int, m: int) -> float:
        node, scale = self.program[f"{name}_node"][i], self.program[f"{name}_scale"][i]
        if node == NONE:
            return float(scale) if m == 0 else 0.0
        return float(scale * self.table[node, m])

    def _place(self, k: int, y: FloatArray) -> None:
        """y_j = x_j^(k + d_j) / max(k, 0)! into all inputs that show it in stage k."""
        table, values, factor = self.table, y.tolist(), FACTORIALS[max(k, 0)]
        for i, (j, first) in enumerate(self._shown):
            m = k + first
            if m >= 0:
                table[i, m] = values[j] * factor / FACTORIALS[m]

    def _inputs_by_stage(self) -> list[tuple[int, int]]:
        """For each input its variable, and the order at which it shows that in stage 0."""
        variables, orders = self.program["input_variable"].tolist(), self.program["input_order"].tolist()
        return [(j, int(self.d[j]) - order) for j, order in zip(variables, orders, strict=True)]

    def _linear(self, k: int) -> bool:
        return -k >= self.levels or bool(self.program["linear_stage"][-k])

    def _correct(self, k: int, y: FloatArray, absolute: FloatArray, h: float) -> float:
        largest = 0.0
        for j in range(self.n):
            order = k + self.d[j]
            if order >= 0:
                x = self.derivative[order, j]
                rate = self.derivative[order + 1, j] if k < 0 else 0.0
                stiff = abs(self.derivative[0, j]) / abs(h) ** order / 100 if order and h else 0.0
                largest = max(largest, abs(y[j]) / (absolute[j] + abs(x) + abs(h * rate) + stiff))
                self.derivative[order, j] = x + y[j]
        return largest

    def _record_residuals(self, k: int) -> None:
        residuals, orders = np.abs(self.stage_residuals(k)), k + self.c
        self.residual = max(self.residual, residuals[orders == 0].max(initial=0.0))
        self.hidden_residual = max(self.hidden_residual, residuals[orders > 0].max(initial=0.0))

    # -- Jacobian ----------------------------------------------------------------------------

    def factor(self, predicted: bool = False) -> bool:
        """Evaluates the system Jacobian; False if it is singular to working precision."""
        jacobian = self.system_jacobian(predicted)
        if not np.all(np.isfinite(jacobian)):
            return False
        scale = np.abs(jacobian).max(axis=1, keepdims=True)
        self.pivot = 1.0 / np.linalg.cond(jacobian / np.where(scale > 0, scale, 1.0))
        self._jacobian = jacobian
        return bool(self.pivot > LEAST_RECIPROCAL_CONDITION)

    def _solve(self, residuals: FloatArray) -> FloatArray:
        return np.asarray(np.linalg.solve(self._jacobian, -residuals), dtype=np.float64)

    def system_jacobian(self, predicted: bool = False) -> FloatArray:
        """J (n, n) at the present values of order zero, or at those that `derivative` predicts."""
        if predicted:
            for i in range(self.inputs - 1):
                j, order = self.program["input_variable"][i], self.program["input_order"][i]
                self.table[i, 0] = self.derivative[order, j]
            for number in range(self.nodes - self.inputs):
                if self.program["code"][number] != CODES["shift"]:
                    self.table[self.inputs + number, 0] = self._rules[number](0)
        self._evaluate_jacobian()
        result = np.zeros((self.n, self.n))
        np.add.at(result, (self.program["jacobian_row"], self.program["jacobian_column"]), self.jacobian_entries())
        return result

    def _evaluate_jacobian(self) -> None:
        for number in range(self.nodes - self.inputs, self.all - self.inputs):
            self.table[self.inputs + number, 0] = self._rules[number](0)

    def residual_sizes(self, sizes: FloatArray) -> FloatArray:
        """|J| sizes: how large the terms of the residuals are where the unknowns have these sizes."""
        self._evaluate_jacobian()
        rows, columns = self.program["jacobian_row"], self.program["jacobian_column"]
        result = np.zeros(self.n)
        np.add.at(result, rows, np.abs(self.jacobian_entries()) * sizes[columns])
        return result

    def jacobian_entries(self) -> FloatArray:
        """The entries of the system Jacobian, in the order of the program."""
        nodes, scales = self.program["jacobian_node"], self.program["jacobian_scale"]
        return np.asarray(np.where(nodes == NONE, scales, scales * self.table[nodes, 0]), dtype=np.float64)

    # -- rules -------------------------------------------------------------------------------

    def _make_rules(self) -> None:
        """The rules of all operations; those that have series with their rows and needs."""
        self._rules = [self._rule(number) for number in range(self.all - self.inputs)]
        rows = self.table[self.inputs : self.nodes]
        self._operations = list(zip(rows, self._rules, self._needs, strict=False))

    def _rule(self, number: int) -> Any:
        """The function m -> coefficient of order m of an operation."""
        program, table = self.program, self.table
        name = NAMES[int(program["code"][number])]
        z = table[self.inputs + number]
        if name == "poly":
            return self._poly_rule(number)
        x = table[program["first"][number]]
        if name == "shift":
            p = int(program["second"][number])
            return lambda m: x[m + p] * FACTORIALS[m + p] / FACTORIALS[m]
        if name == "pow":
            r = float(program["constant"][number])
            return lambda m: x[0] ** r if m == 0 else rule.power(z, x, r, m)
        value, sign = rule.VALUES[name], -1.0 if name in NEGATED else 1.0
        second, companion = int(program["second"][number]), int(program["companion"][number])
        if name == "div":
            y = table[second]
            return lambda m: value(x[0], y[0]) if m == 0 else rule.quotient(z, x, y, m)
        if name == "inv":
            return lambda m: value(x[0]) if m == 0 else rule.inverse(z, x, m)
        if name == "sqrt":
            return lambda m: value(x[0]) if m == 0 else rule.square_root(z, x, m)
        if name == "atan2":
            y = table[second]
            r_squared = table[companion]
            return lambda m: value(x[0], y[0]) if m == 0 else rule.angle(z, x, y, r_squared, m)
        g = table[companion]
        if name in CHAINS:
            return lambda m: value(x[0]) if m == 0 else rule.chain(x, g, sign, m)
        return lambda m: value(x[0]) if m == 0 else rule.quotient_chain(z, x, g, sign, m)

    def _poly_rule(self, number: int) -> Any:
        program, table = self.program, self.table
        constant = float(program["constant"][number])
        linear = slice(*program["linear_start"][number : number + 2])
        products = slice(*program["product_start"][number : number + 2])
        nodes, scales = program["linear_node"][linear], program["linear_scale"][linear].tolist()
        terms = [(scale, table[node]) for scale, node in zip(scales, nodes, strict=True)]
        pairs = zip(program["product_a"][products], program["product_b"][products], strict=True)
        factors = program["product_scale"][products].tolist()
        convolved = [(scale, table[a], table[b]) for scale, (a, b) in zip(factors, pairs, strict=True)]

        def coefficient(m: int) -> float:
            sums = product_sums = 0.0
            for scale, x in terms:
                sums += scale * x.item(m)
            for scale, x, y in convolved:
                product_sums += scale * rule.product(x, y, m)
            return (constant + sums if m == 0 else sums) + product_sums

        return coefficient
