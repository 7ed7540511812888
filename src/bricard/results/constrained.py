"""The steps of an integrator on a constrained system as a motion: the same names and questions as any other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bricard.dae.model import DAE
from bricard.mechanics.equations import euler_lagrange
from bricard.mechanics.masses import Body
from bricard.results.book import LiveBook, Output, component_groups
from bricard.results.certificate import Certificate
from bricard.results.motion import Motion
from bricard.solvers.constrained.solving import ConstrainedRun, offsets
from bricard.symbolic.vectors import Vec


@dataclass(frozen=True, eq=False)
class StepBook:
    """The names of a DAE whose variables are columns in their own order."""

    dae: DAE
    offsets: tuple[int, ...]

    @property
    def variables(self) -> tuple[str, ...]:
        """Names of the variables."""
        return tuple(self.dae.variables)

    @property
    def positions(self) -> tuple[int, ...]:
        """Column of each variable in the polynomials."""
        return tuple(range(len(self.dae.variables)))

    @property
    def outputs(self) -> tuple[str, ...]:
        """Names of the outputs."""
        return tuple(self.dae.outputs)

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Names that stand for several."""
        return component_groups((*self.variables, *self.outputs))

    @cached_property
    def _live(self) -> LiveBook:
        return LiveBook(self.dae)

    def output(self, name: str, order: int) -> Output:
        """An output's derivative."""
        return self._live.output(name, order)


def motion_of(
    run: ConstrainedRun, method: str, tolerance: float, bodies: Mapping[str, Body], points: Mapping[str, Vec]
) -> Motion:
    """The motion that steps of an integrator describe."""
    system, steps = run.system, run.steps
    dae = euler_lagrange(system)
    found = offsets(system, run.right_hand_side.equations)
    position, velocity = run.violations
    certificate = Certificate(
        t=run.times,
        residuals=position,
        hidden_residuals=velocity,
        pivots=np.minimum(run.regularities, run.independence),
        steps=steps.count,
        rejections=0,
        lowered=0,
        order=0,
        tolerance=tolerance,
        precision="double",
        engine=method,
        error=None,
        moved={},
    )
    return Motion(
        success=steps.finished and run.doubt is None,
        message=run.message,
        t=run.times,
        events=(),
        certificate=certificate,
        book=StepBook(dae, tuple(found[name] for name in dae.variables)),
        parameters=dict(system.parameters),
        polynomials=run.polynomials if len(steps.t) > 1 else None,
        values=run.values()[steps.points],
        system=system,
        bodies=bodies,
        points=points,
        drives=tuple(c.name for c in (*system.holonomic, *system.velocity) if c.law is not None),
    )
