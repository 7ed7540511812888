"""What a stiff problem consists of."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from bricard.assembly.prepared import prepare
from bricard.dae.model import DAE
from bricard.mechanics.equations import euler_lagrange
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism
from bricard.pipeline import solve_dae
from bricard.records import dataclass
from bricard.results.solution import Solution
from bricard.simulation import simulate
from bricard.solvers.inputs import by_component


class Started(Protocol):
    """Equations with a start."""

    def solve(self, span: tuple[float, float], **options: Any) -> Solution:
        """Its solution; options as for `solve_dae`."""

    @property
    def equations(self) -> DAE:
        """The DAE without anything lifted, for other solvers."""

    @property
    def start(self) -> Mapping[str, float]:
        """Initial values of the DAE; what is not in it is zero."""


@dataclass(frozen=True, eq=False)
class StartedDAE:
    """A DAE with initial values."""

    equations: DAE
    start: Mapping[str, float]

    def solve(self, span: tuple[float, float], **options: Any) -> Solution:
        return solve_dae(self.equations, span, self.start, **options)


@dataclass(frozen=True, eq=False)
class StartedLagrangian:
    """A Lagrangian with positions and velocities."""

    model: Lagrangian
    positions: Mapping[str, Any]
    velocities: Mapping[str, Any]

    def solve(self, span: tuple[float, float], **options: Any) -> Solution:
        return simulate(self.model, span, self.positions, self.velocities, **options)

    @property
    def equations(self) -> DAE:
        return euler_lagrange(self.model.system())

    @property
    def start(self) -> Mapping[str, float]:
        return {**by_component(self.positions, ""), **by_component(self.velocities, "'")}


@dataclass(frozen=True, eq=False)
class StartedMechanism:
    """A mechanism, which has its start itself."""

    model: Mechanism

    def solve(self, span: tuple[float, float], **options: Any) -> Solution:
        return simulate(self.model, span, **options)

    @property
    def equations(self) -> DAE:
        return prepare(self.model).equations

    @property
    def start(self) -> Mapping[str, float]:
        start = prepare(self.model).start
        return {**start.positions, **{f"{name}'": value for name, value in start.velocities.items()}}


@dataclass(frozen=True, eq=False)
class StiffProblem:
    """A problem with values at the end of its span.

    make      its equations with their start
    end       reference values by name
    source    where these come from
    floor     errors of smaller values count relative to it; the absolute tolerance is this times the relative one
    trusted   how accurate the reference is, relative to value + floor
    """

    name: str
    title: str
    make: Callable[[], Started]
    span: tuple[float, float]
    end: Mapping[str, float]
    source: str
    floor: float = 1.0
    trusted: float = 1e-11

    @cached_property
    def model(self) -> Started:
        """Its equations, made once."""
        return self.make()

    def solve(self, tol: float = 1e-8, integrator: str = "radau", **options: Any) -> Solution:
        """Its solution; further options as for `solve_dae`."""
        return self.model.solve(
            self.span, **({"tol": tol, "atol": self.floor * tol, "integrator": integrator} | options)
        )

    def error(self, values: npt.ArrayLike) -> float:
        """The largest error of values at the end, in the order of the reference: relative to reference + floor."""
        known = np.array(list(self.end.values()))
        return float(np.max(np.abs(np.asarray(values) - known) / (np.abs(known) + self.floor), initial=0.0))

    def error_of(self, solution: Solution) -> float:
        """That of a solution; infinite for one that did not reach the end."""
        if not solution.success:
            return math.inf
        return self.error([float(solution(name, self.span[1])) for name in self.end])
