"""What constraints and joints exert, also where a motion has chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.errors import SolutionError
from bricard.facts import Fact, Telling
from bricard.records import dataclass


@dataclass(frozen=True, eq=False, repr=False)
class Reaction(Telling):
    """What a constraint exerts: a force (dimension, times) and a torque about a point, (3, times) or (times,)."""

    force: RealArray
    torque: RealArray

    def _facts(self) -> Iterator[Fact]:
        yield "times", str(np.size(self.force[0]))
        yield "largest force", f"{np.max(np.linalg.norm(self.force, axis=0), initial=0.0):.6g} N"
        yield "largest torque", f"{np.max(np.abs(self.torque), initial=0.0):.6g} N m"


def by_chapter(chapters: Sequence[Any], times: RealArray, ask: Callable[[Any, RealArray], Reaction]) -> Reaction:
    """What chapters say at those of the times that lie in them; not a number where a chapter does not know it."""
    way = 1.0 if chapters[-1].trajectory.end >= chapters[0].trajectory.start else -1.0
    breaks = [way * one.trajectory.start for one in chapters[1:]]
    numbers = np.searchsorted(breaks, way * times, side="right")
    found: dict[int, Reaction] = {}
    errors: list[SolutionError] = []
    for number in dict.fromkeys(numbers.tolist()):
        try:
            found[number] = ask(chapters[number], times[numbers == number])
        except SolutionError as error:
            errors.append(error)
    if not found:
        raise errors[0]
    forces, torques = ({k: getattr(one, part) for k, one in found.items()} for part in ("force", "torque"))
    return Reaction(_assembled(numbers, forces), _assembled(numbers, torques))


def _assembled(numbers: npt.NDArray[np.intp], found: Mapping[int, RealArray]) -> RealArray:
    """Arrays (..., times) of chapters as one."""
    shape = next(iter(found.values())).shape[:-1]
    result = np.full((*shape, len(numbers)), np.nan)
    for number, values in found.items():
        result[..., numbers == number] = values
    return result
