"""A chapter of a motion: the run of one mechanism."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from bricard.mechanics.energies import DISSIPATED, FRICTION, IMPACTS, SUPPLIED
from bricard.mechanism.mechanism import Mechanism
from bricard.pipeline import Case
from bricard.records import dataclass
from bricard.results.motion import Described, Motion
from bricard.results.solved import Solved, Verdict
from bricard.solvers.events import Occurrence

WORKS = (DISSIPATED, SUPPLIED, FRICTION, IMPACTS)
SAME_TIME = 1e-12  # of an event and the end of the chapter that it ends, relative


@dataclass(frozen=True)
class Carried:
    """What a chapter takes over beside the state.

    works   so far
    phases  constants of gears
    fired   numbers of events that have just happened
    """

    works: Mapping[str, float] = field(default_factory=dict)
    phases: Mapping[str, float] = field(default_factory=dict)
    fired: frozenset[int] = frozenset()


@dataclass(frozen=True, eq=False)
class Chapter:
    """The run of one mechanism, and what makes a motion of it."""

    mechanism: Mechanism
    case: Case
    solved: Solved
    described: Described
    units: Mapping[str, str]
    carried: Carried

    @property
    def end(self) -> float:
        """Where it ends."""
        return float(self.solved.trajectory.end)

    @property
    def ending(self) -> list[Occurrence]:
        """The events at its end."""
        near = SAME_TIME * max(1.0, abs(self.end))
        return [one for one in self.solved.events if abs(one.t - self.end) <= near]

    @property
    def works(self) -> dict[str, float]:
        """All works at its end, with those that go on no longer."""
        last = self.solved.trajectory.segments[-1]
        own = [work for work in WORKS if last.knows(work)]
        return {**self.carried.works, **{work: self.value(work) for work in own}}

    def value(self, name: str) -> float:
        """The value of a name at its end."""
        return float(self.solved.trajectory(name, self.end, "left"))

    def stopped(self, message: str) -> Chapter:
        """The same as the last one, because the motion cannot go on."""
        return replace(self, solved=replace(self.solved, verdict=Verdict(False, message)))

    @property
    def motion(self) -> Motion:
        """By itself."""
        return self.case.motion(replace(self.solved, interrupted=False), self.described, self.units)
