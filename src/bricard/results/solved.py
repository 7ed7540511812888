"""What a run has found, before it becomes a solution: its trajectory, its events, and what the certificate needs.

Judges of a run (`judged`) look at the trajectory and change the verdict; then a solution is made, once.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.records import dataclass
from bricard.results.certificate import Certificate
from bricard.results.trajectory import Trajectory
from bricard.solvers.events import Occurrence
from bricard.solvers.stepper import Evidence, Stiffness

SAME_END = 1e-6  # of the time span: a run that ends this close to another has reached it


@dataclass(frozen=True)
class Verdict:
    """Whether a run has succeeded, and the words for it."""

    success: bool
    message: str


@dataclass(frozen=True)
class Account:
    """How a run was made; see `Certificate`."""

    engine: str
    steps: int
    tolerance: float
    rejections: int = 0
    order: int = 0
    precision: str = "double"
    rounding: float = 0.0
    stiffness: Stiffness | None = None


@dataclass(frozen=True)
class Origin:
    """What is known of the start of a mechanism; see `Certificate`."""

    moved: Mapping[str, float]
    redundant: tuple[str, ...] = ()
    chosen: str = ""
    warnings: tuple[str, ...] = ()


UNKNOWN = Origin({})


@dataclass(frozen=True, eq=False)
class Solved:
    """What a run has found."""

    verdict: Verdict
    interrupted: bool
    trajectory: Trajectory
    events: tuple[Occurrence, ...]
    evidence: Evidence
    account: Account
    origin: Origin
    error: Mapping[str, float] | None = None

    def certificate(self, energy_balance: float | None = None) -> Certificate:
        """How far to trust it."""
        evidence, account, origin = self.evidence, self.account, self.origin
        stiffness = account.stiffness or Stiffness(0, None, 0.0)
        return Certificate(
            t=evidence.t,
            residuals=evidence.residuals,
            hidden_residuals=evidence.hidden_residuals,
            regularity=evidence.regularity,
            defects=evidence.defects,
            rounding=account.rounding,
            implicit_steps=stiffness.implicit_steps,
            switches=stiffness.switches,
            weak_error=stiffness.weak_error,
            steps=account.steps,
            rejections=account.rejections,
            lowered=evidence.lowered,
            order=account.order,
            tolerance=account.tolerance,
            precision=account.precision,
            engine=account.engine,
            error=self.error,
            moved=origin.moved,
            energy_balance=energy_balance,
            redundant=origin.redundant,
            chosen=origin.chosen,
            warnings=origin.warnings,
        )


def difference(trajectory: Trajectory, reference: Trajectory, success: bool) -> dict[str, float]:
    """The largest difference of each variable from a reference, in the middle of the steps of both.

    In the middle, because at the time of an event that changes the state two runs may be on different sides of it.
    Infinite if the reference stops before the end that a successful run has reached.
    """
    names = trajectory.variables
    if trajectory.is_dense:
        times = np.concatenate([_middles(trajectory), _middles(reference)])
        times = times[_covers(trajectory, times) & _covers(reference, times)]
        values = {name: trajectory(name, times) for name in names}
    else:
        times, values = trajectory.t, {name: trajectory[name] for name in names}
    covered = _covers(reference, times)
    reached = abs(reference.end - trajectory.end) <= SAME_END * abs(trajectory.end - trajectory.start)
    if success and not reached:
        return dict.fromkeys(names, math.inf)
    return {
        name: float(np.max(np.abs(values[name][covered] - reference(name, times[covered])), initial=0.0))
        for name in names
    }


def _middles(trajectory: Trajectory) -> RealArray:
    parts = [segment.polynomials for segment in trajectory.segments if segment.polynomials is not None]
    ends = [np.append(part.starts, part.end) for part in parts]
    return np.concatenate([(one[1:] + one[:-1]) / 2 for one in ends])


def _covers(trajectory: Trajectory, times: RealArray) -> npt.NDArray[np.bool_]:
    return np.asarray(np.abs(times - trajectory.start) <= abs(trajectory.end - trajectory.start))
