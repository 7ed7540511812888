"""Other solvers for stiff problems: SciPy's Radau and LSODA, SUNDIALS' CVODE and IDA by CasADi and scikit-sundae.

All of them get the index-one form that the offsets give, with exact Jacobians and compiled by CasADi:

    y' = a shift of (y, z),    F(t, y, z) = 0        IDA, with z as algebraic variables
    y' = f(t, y)                                     the others: z = -J^-1 F(t, y, 0), for F is affine in z
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.dae.expansion import Expansion
from bricard.problems.stiff import StiffProblem
from bricard.symbolic import sx
from bricard.symbolic.bridge import to_casadi

FloatArray = npt.NDArray[np.float64]
MOST_STEPS = 60_000
LONGEST = 1.0  # CPU seconds of a run
LONG = 0.2  # one that takes longer is not repeated


@dataclass(frozen=True)
class Run:
    """What a solver took and how far its end is from the reference."""

    tolerance: float
    seconds: float
    error: float


class IndexOne:
    """The index-one form of a problem as expressions of CasADi."""

    def __init__(self, problem: StiffProblem) -> None:
        dae = problem.model.equations
        structure, expansion = dae.structure(), Expansion(dae)
        rows = [expansion.derivative(f, c) for f, c in zip(sx.vertsplit(dae.residuals), structure.c, strict=True)]
        self.names = [(j, level) for j, d in enumerate(structure.d) for level in range(d)]
        symbols = {key: expansion.symbols.get(key, sx.SX.sym("unused")) for key in self._keys(structure.d)}
        self.t = to_casadi(dae.t)
        self.y = ca.vertcat(*[to_casadi(symbols[key]) for key in self.names])
        self.z = ca.vertcat(*[to_casadi(symbols[j, d]) for j, d in enumerate(structure.d)])
        self.F = ca.vertcat(*[to_casadi(row) for row in rows])
        self.rates = ca.vertcat(*[to_casadi(symbols[j, level + 1]) for j, level in self.names])
        self.problem, self.variables = problem, dae.variables

    @staticmethod
    def _keys(d: Sequence[int]) -> list[tuple[int, int]]:
        return [(j, level) for j, order in enumerate(d) for level in range(order + 1)]

    @cached_property
    def solved(self) -> ca.SX:
        """z as an expression of t and y."""
        zero = ca.substitute(self.F, self.z, ca.DM.zeros(self.z.numel()))
        return ca.solve(ca.jacobian(self.F, self.z), -zero)

    @cached_property
    def f(self) -> ca.SX:
        """y' as an expression of t and y."""
        return ca.substitute(self.rates, self.z, self.solved)

    @cached_property
    def slope(self) -> Callable[[float, FloatArray], FloatArray]:
        """f as a function."""
        return compiled(ca.Function("f", [self.t, self.y], [ca.densify(self.f)], {"cse": True}))

    @cached_property
    def jacobian(self) -> Callable[[float, FloatArray], FloatArray]:
        entries = ca.densify(ca.jacobian(self.f, self.y))
        return compiled(ca.Function("J", [self.t, self.y], [entries], {"cse": True}))

    @cached_property
    def start(self) -> FloatArray:
        """The consistent start: that of bricard's own run."""
        sol = self.problem.solve(tol=1e-3, max_steps=1)
        at = self.problem.span[0]
        return np.array([float(sol(self.variables[j] + "'" * level, at)) for j, level in self.names])

    @cached_property
    def observed(self) -> ca.Function:
        """What is compared with the reference, of t and y."""
        structure = self.problem.model.equations.structure()
        known = dict(zip(self.names, ca.vertsplit(self.y), strict=True))
        known |= {(j, d): one for (j, d), one in zip(enumerate(structure.d), ca.vertsplit(self.solved), strict=True)}
        keys = [(self.variables.index(name.rstrip("'")), name.count("'")) for name in self.problem.end]
        return ca.Function("observed", [self.t, self.y], [ca.vertcat(*[known[key] for key in keys])])

    def error(self, y: FloatArray) -> float:
        """That of a final state."""
        if not np.all(np.isfinite(y)):
            return math.inf
        return self.problem.error(self.observed(self.problem.span[1], y).full().ravel())


def compiled(function: ca.Function) -> Callable[[float, FloatArray], FloatArray]:
    """A function of (t, y), called through buffers."""
    t, y, result = np.zeros(1), np.zeros(function.numel_in(1)), np.zeros(function.size_out(0), order="F")
    buffer, evaluate = function.buffer()
    buffer.set_arg(0, memoryview(t))
    buffer.set_arg(1, memoryview(y))
    buffer.set_res(0, memoryview(result.T if result.shape[1] > 1 else result.ravel(order="K")))
    kept = (function, buffer)

    def call(time: float, state: FloatArray) -> FloatArray:
        assert kept
        t[0], y[:] = time, state
        evaluate()
        return result.copy() if result.shape[1] > 1 else result[:, 0].copy()

    return call


Solve = Callable[[float], FloatArray]  # from a tolerance to the final state y


def by_scipy(name: str) -> Callable[[IndexOne], Solve]:
    """One of SciPy's."""
    from scipy.integrate import solve_ivp

    def make(form: IndexOne) -> Solve:
        problem = form.problem
        f, J, start = form.slope, form.jacobian, form.start

        def solve(tol: float) -> FloatArray:
            run = solve_ivp(_limited(f), problem.span, start, name, jac=J, rtol=tol, atol=tol * problem.floor)
            return np.asarray(run.y[:, -1]) if run.success else np.full(len(start), np.nan)

        return solve

    return make


def _limited(f: Callable[[float, FloatArray], FloatArray]) -> Callable[[float, FloatArray], FloatArray]:
    """A function that ends a run that takes too long: solvers know no such limit of their own."""
    end = time.process_time() + LONGEST

    def call(t: float, y: FloatArray) -> FloatArray:
        if time.process_time() > end:
            raise TimeoutError
        return f(t, y)

    return call


def cvode_by_casadi(form: IndexOne) -> Solve:
    """CVODE in a compiled loop."""
    return _by_casadi(form, "cvodes", {"x": form.y, "t": form.t, "ode": form.f}, {}, {})


def ida_by_casadi(form: IndexOne) -> Solve:
    """IDA in a compiled loop."""
    equations = {"x": form.y, "z": form.z, "t": form.t, "ode": form.rates, "alg": form.F}
    z = ca.Function("z", [form.t, form.y], [form.solved])(form.problem.span[0], form.start).full().ravel()
    return _by_casadi(form, "idas", equations, {"suppress_algebraic": True}, {"z0": z})


def _by_casadi(
    form: IndexOne, kind: str, equations: dict[str, Any], options: dict[str, Any], given: dict[str, Any]
) -> Solve:
    problem, start = form.problem, form.start

    def solve(tol: float) -> FloatArray:
        absolute = tol * problem.floor
        chosen = {
            "reltol": tol,
            "abstol": absolute,
            "max_num_steps": MOST_STEPS,
            "show_eval_warnings": False,
            **options,
        }
        integrator = ca.integrator("I", kind, equations, *problem.span, chosen)
        with _clock.running():
            return integrator(x0=start, **given)["xf"].full().ravel()

    return solve


def cvode_by_sundae(form: IndexOne) -> Solve:
    """CVODE with right-hand sides through Python."""
    from sksundae.cvode import CVODE

    J, problem, start = form.jacobian, form.problem, form.start

    def jacobian(t: float, y: FloatArray, yp: FloatArray, out: FloatArray) -> None:
        out[:] = J(t, y)

    def solve(tol: float) -> FloatArray:
        f = _limited(form.slope)

        def rates(t: float, y: FloatArray, yp: FloatArray) -> None:
            yp[:] = f(t, y)

        options = {"rtol": tol, "atol": tol * problem.floor, "max_num_steps": MOST_STEPS}
        run = CVODE(rates, jacfn=jacobian, **options).solve(np.array(problem.span), start)
        return np.asarray(run.y[-1]) if run.success else np.full(len(start), np.nan)

    return solve


def ida_by_sundae(form: IndexOne) -> Solve:
    """IDA on F(t, y, y') = y' - f(t, y), through Python."""
    from sksundae.ida import IDA

    J, problem, start = form.jacobian, form.problem, form.start
    one = np.eye(len(start))

    def jacobian(t: float, y: FloatArray, yp: FloatArray, res: FloatArray, cj: float, out: FloatArray) -> None:
        out[:] = cj * one - J(t, y)

    def solve(tol: float) -> FloatArray:
        f = _limited(form.slope)

        def residual(t: float, y: FloatArray, yp: FloatArray, out: FloatArray) -> None:
            out[:] = yp - f(t, y)

        options = {"rtol": tol, "atol": tol * problem.floor, "max_num_steps": MOST_STEPS}
        at = problem.span[0]
        run = IDA(residual, jacfn=jacobian, **options).solve(np.array(problem.span), start, f(at, start))
        return np.asarray(run.y[-1]) if run.success else np.full(len(start), np.nan)

    return solve


PEERS: dict[str, Callable[[IndexOne], Solve]] = {
    "CVODE (CasADi)": cvode_by_casadi,
    "IDA (CasADi)": ida_by_casadi,
    "CVODE (scikit-sundae)": cvode_by_sundae,
    "IDA (scikit-sundae)": ida_by_sundae,
    "SciPy Radau": by_scipy("Radau"),
    "SciPy LSODA": by_scipy("LSODA"),
}


class _Clock:
    """CPU time of a part of a run, where not all of it counts."""

    def __init__(self) -> None:
        self.seconds: float | None = None

    @contextmanager
    def running(self) -> Iterator[None]:
        start = time.process_time()
        try:
            yield
        finally:
            self.seconds = time.process_time() - start


_clock = _Clock()


def timed_run(solve: Solve, form: IndexOne, tolerance: float, repeats: int) -> Run:
    """The best time of several runs; the error is infinite if the solver gives up."""
    best, y = math.inf, np.full(len(form.start), np.nan)
    for _ in range(repeats):
        _clock.seconds = None
        start = time.process_time()
        try:
            with np.errstate(all="ignore"), quiet():
                y = solve(tolerance)
        except Exception:  # each solver has its own
            return Run(tolerance, time.process_time() - start, math.inf)
        whole = time.process_time() - start
        best = min(best, whole if _clock.seconds is None else _clock.seconds)
        if whole > LONG:
            break
    return Run(tolerance, best, form.error(y))


@contextmanager
def quiet() -> Iterator[None]:
    """Without what SUNDIALS writes to the terminal before it fails."""
    kept, nothing = [os.dup(1), os.dup(2)], os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        yield
    finally:
        for number, copy in enumerate(kept, 1):
            os.dup2(copy, number)
            os.close(copy)
        os.close(nothing)
