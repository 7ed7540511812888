"""Three ways to evaluate y' and lambda under a constraint method, with the same two methods.

    Dense     the terms of the equations by a compiled function, their linear algebra by the compiled engine: fastest
              for small systems, and has all constraint methods
    Written   all of it as one CasADi function with a sparse factorisation: for large systems, and for integrators and
              derivatives that take such a function; not qr and svd
    Numeric   the terms by a compiled function, qr and svd by NumPy: for large systems, or without the engine

Functions read and write the same arrays in every call, so that nothing is copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Protocol

import casadi as ca
import numpy as np

from bricard.arrays import FloatArray
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.solvers.constrained.reduction import Rates, Reduction, Terms, computed, written
from bricard.symbolic import sx
from bricard.symbolic.bridge import to_casadi_function
from bricard.symbolic.by_casadi import bound
from bricard.taylor.engine import compiled_module

DENSE_BEFORE_SPARSE = 13_000  # multiplications up to which the engine is faster than sparse factorisations of chains
DENSE_BEFORE_NUMPY = 250_000  # likewise for decompositions by NumPy
LARGEST_WRITTEN_OUT = 8  # unknowns of a linear system that is solved by scalar operations
AT_ONCE = 2**22  # numbers that evaluations at many states may take


class Evaluation(Protocol):
    """y' and lambda as functions of t and y."""

    @property
    def rates(self) -> Callable[[float, FloatArray], FloatArray]:
        """y' at (t, y)."""

    def solved(self, t: float, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """y' and lambda at (t, y)."""


def evaluation(equations: Dynamics, reduction: Reduction, parameters: Parameters) -> Evaluation:
    """The fastest way for a system of this size."""
    m, n = equations.G.shape
    work = n * m**2 + n**2 * (n - m) + n * (n - m) ** 2  # of a decomposition of G, M J and J^T M J
    numeric = not reduction.method.is_expression
    if compiled_module() is not None and work <= (DENSE_BEFORE_NUMPY if numeric else DENSE_BEFORE_SPARSE):
        return Dense(equations, reduction, parameters)
    return (Numeric if numeric else Written)(equations, reduction, parameters)


class Buffered:
    """A function of (t, y, p) with dense outputs, called without copies."""

    def __init__(self, function: sx.Function | ca.Function, parameters: Parameters) -> None:
        self.function, self.parameters = function, parameters
        self.time, self.state = np.zeros(1), np.zeros(function.numel_in(1))
        shapes = [(function.size1_out(i), function.size2_out(i)) for i in range(function.n_out())]
        self.results = [np.zeros(shape, order="F") for shape in shapes]
        bind = function.bound if isinstance(function, sx.Function) else partial(bound, function)
        self.run = bind([self.time, self.state, parameters.values], self.results)

    def __call__(self, t: float, y: FloatArray) -> list[FloatArray]:
        """The outputs at (t, y); overwritten by the next call."""
        self.parameters.enter(t)
        self.time[0] = t
        self.state[:] = y
        self.run()
        return self.results

    def along(self, t: FloatArray, y: FloatArray) -> Iterator[list[FloatArray]]:
        """The outputs (states, rows, columns) at times t and states y (states, size), some of them at a time."""
        assert isinstance(self.function, sx.Function)
        count = max(1, AT_ONCE // (self.state.size + sum(one.size for one in self.results)))
        for first in range(0, len(t), count):
            times = t[first : first + count]
            found = self.function.along(times[:, None], y[first : first + count], self.parameters.along(times))
            yield [
                one.reshape(len(times), *own.shape[::-1]).transpose(0, 2, 1)
                for one, own in zip(found, self.results, strict=True)
            ]


def buffered(name: str, equations: Dynamics, outputs: list[sx.SX], parameters: Parameters) -> Buffered:
    """Expressions of a system as a compiled function."""
    function = sx.Function(name, equations.arguments, [sx.densify(output) for output in outputs])
    return Buffered(function, parameters)


class Dense:
    """By the compiled engine. Terms that do not change with t and y are evaluated once."""

    def __init__(self, equations: Dynamics, reduction: Reduction, parameters: Parameters) -> None:
        e, s = equations, equations.system
        velocity = e.velocity_level if reduction.method.projected else sx.SX.zeros(e.G.shape[0])
        rest, by_multipliers = affine(e)
        parts: list[sx.SX] = [e.M, e.G.T, e.f, reduction.right(e), velocity, rest, by_multipliers.T]
        terms = sx.vertcat(*[sx.vec(sx.densify(part)) for part in parts])
        t, y, _ = e.arguments
        changing = np.flatnonzero(sx.which_depends(terms, sx.vertcat(t, y, e.laws), 1, True)).astype(np.int32)
        constant = sx.Function("terms", e.arguments, [terms])(0, 0, parameters.values)
        self._terms = buffered("changing", e, [terms[changing.tolist()]], parameters)
        self._rates, self._lambda = np.zeros(y.numel()), np.zeros(e.G.shape[0])
        engines = {"kkt": "RatesByQR", "qr": "RatesByQR", "svd": "RatesBySVD", "partition": "RatesByPartition"}
        engine = getattr(compiled_module(), engines[reduction.method.basis])(
            (s.size, e.G.shape[0], rest.numel()),
            np.array(reduction.independent, dtype=np.int32),
            np.array(constant, dtype=float).ravel(),
            changing,
            self._terms.run,
            self._terms.time,
            self._terms.state,
            self._terms.results[0],
            self._rates,
            self._lambda,
        )
        self._evaluate: Callable[[float, FloatArray], FloatArray] = engine.evaluate
        self.rates = self._followed if s.tables else self._evaluate

    def _followed(self, t: float, y: FloatArray) -> FloatArray:
        """y' with tabulated laws."""
        self._terms.parameters.enter(t)
        return self._evaluate(t, y)

    def solved(self, t: float, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """y' and lambda at (t, y)."""
        return self.rates(t, y), self._lambda.copy()


class Written:
    """By one CasADi function."""

    def __init__(self, equations: Dynamics, reduction: Reduction, parameters: Parameters) -> None:
        self.buffered = Buffered(written_function(equations, reduction), parameters)

    def rates(self, t: float, y: FloatArray) -> FloatArray:
        """y' at (t, y)."""
        return self.buffered(t, y)[0].ravel().copy()

    def solved(self, t: float, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """y' and lambda at (t, y)."""
        rates, lam = self.buffered(t, y)
        return rates.ravel().copy(), lam.ravel().copy()


class Numeric:
    """By NumPy."""

    def __init__(self, equations: Dynamics, reduction: Reduction, parameters: Parameters) -> None:
        e = equations
        outputs: list[sx.SX] = [e.M, e.f, e.G, reduction.right(e), e.velocity_level, *affine(e)]
        self._terms, self._size = buffered("terms", e, outputs, parameters), e.system.size
        self._reduction = reduction

    def rates(self, t: float, y: FloatArray) -> FloatArray:
        """y' at (t, y)."""
        return self.solved(t, y)[0]

    def solved(self, t: float, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """y' and lambda at (t, y)."""
        found = self._solved(t, y)
        rest, by_multipliers = self._terms.results[-2:]
        rates = np.concatenate([found.q, found.v, rest.ravel() + by_multipliers @ found.lam])
        return rates, np.asarray(found.lam)

    def _solved(self, t: float, y: FloatArray) -> Rates:
        """Rates; not numbers where constraints depend on each other."""
        M, f, G, right, velocity, *_ = self._terms(t, y)
        v = y[self._size : 2 * self._size]
        try:
            return computed(self._reduction, Terms(M, f.ravel(), G, right.ravel(), velocity.ravel(), v))
        except np.linalg.LinAlgError:
            return Rates(v, np.full(len(M), np.nan), np.full(len(G), np.nan))


def affine(equations: Dynamics) -> tuple[sx.SX, sx.SX]:
    """s and S in (z', w') = s + S lambda."""
    e, lam = equations, equations.system.lam
    return sx.substitute(e.rest, lam, sx.SX.zeros(lam.numel())), sx.densify(sx.jacobian(e.rest, lam))


def written_function(equations: Dynamics, reduction: Reduction) -> ca.Function:
    """(t, y, p) -> y', lambda by CasADi: scalar operations for small systems, else with a sparse factorisation."""
    e, s = equations, equations.system
    rest = to_casadi_function("rest", [*e.arguments, s.lam], [e.rest])
    expressions = [e.M, e.f, e.G, reduction.right(e), e.velocity_level]
    terms = to_casadi_function("terms", e.arguments, expressions)
    large = s.size + e.G.shape[0] > LARGEST_WRITTEN_OUT or reduction.method.basis == "partition"
    given: Any = terms.mx_in() if large else terms.sx_in()
    M, f, G, right, velocity = terms.call(given)
    rates = written(reduction, Terms(M, f, G, right, velocity, given[1][s.size : 2 * s.size]))
    state = ca.vertcat(rates.q, rates.v, rest(*given, rates.lam))
    return ca.Function("rates", given, [ca.densify(state), ca.densify(rates.lam)])
