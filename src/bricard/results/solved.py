"""What a run has found, before it becomes a solution: its trajectory, its events, and what the certificate needs.

Judges of a run (`judged`) look at the trajectory and change the verdict; then a solution is made, once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import numpy as np

from bricard.arrays import BoolArray, RealArray
from bricard.contact.history import NOTHING_TOUCHES, History
from bricard.records import dataclass
from bricard.results.certificate import Certificate
from bricard.results.contact_evidence import ContactEvidence
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
    """What a run has found.

    error, event_error   by how much values, and times of impacts and changes of mode, differ from a finer run
    contacts             what happened to contacts
    contact_evidence     whether they kept their conditions
    warnings             where rounding decided whether an event happened
    """

    verdict: Verdict
    interrupted: bool
    trajectory: Trajectory
    events: tuple[Occurrence, ...]
    evidence: Evidence
    account: Account
    origin: Origin
    error: Mapping[str, float] | None = None
    contacts: History = NOTHING_TOUCHES
    event_error: float | None = None
    contact_evidence: ContactEvidence | None = None
    warnings: tuple[str, ...] = ()

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
            warnings=(*origin.warnings, *self.warnings),
            contacts=self.contact_evidence,
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
        name: float(np.nanmax(np.abs(values[name][covered] - reference(name, times[covered])), initial=0.0))
        for name in names
    }


def times_apart(history: History, reference: History) -> float:
    """The largest difference of times of impacts and changes of mode; infinite if there are others."""
    times, others = ([*_moments(one)] for one in (history, reference))
    if len(times) != len(others):
        return math.inf
    return max((abs(t - other) for t, other in zip(times, others, strict=True)), default=0.0)


def _moments(history: History) -> Iterator[float]:
    yield from (one.t for one in history.impacts)
    yield from (one.start for name in sorted(history.modes) for one in history.modes[name][1:])


def _middles(trajectory: Trajectory) -> RealArray:
    parts = [segment.polynomials for segment in trajectory.segments if segment.polynomials is not None]
    ends = [np.append(part.starts, part.end) for part in parts]
    return np.concatenate([(one[1:] + one[:-1]) / 2 for one in ends])


def _covers(trajectory: Trajectory, times: RealArray) -> BoolArray:
    return np.asarray(np.abs(times - trajectory.start) <= abs(trajectory.end - trajectory.start))
