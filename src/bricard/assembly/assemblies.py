"""The ways in which a mechanism can be put together: its positions, found by many starts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os import PathLike

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.finite import finite_numbers
from bricard.assembly.least_squares import CLOSED, Evaluate, nearest
from bricard.assembly.start import Starter
from bricard.checks import checked, whole_number
from bricard.errors import InitialValueError, OptionError
from bricard.facts import Fact, Telling, valued
from bricard.formulations.natural.model import natural_model
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.symbolic._symbolic import Normal

SAME = 1e-6  # of the mechanism's size: positions closer than this are one
STARTS = 200


@dataclass(frozen=True, eq=False, repr=False)
class Assembly(Telling):
    """A way to put a mechanism together: `positions` by coordinate, and how often the search ended there."""

    positions: Mapping[str, float]
    found: int

    def _facts(self) -> Iterator[Fact]:
        yield "positions", valued(self.positions)
        yield "found", str(self.found)


@finite_numbers()
@checked(OptionError)
def assemblies(mechanism: Mechanism | str | PathLike[str], *, starts: int = STARTS, seed: int = 0) -> list[Assembly]:
    """The assembly branches of a mechanism at its fixed positions, the most frequent first.

    Only `fixedpositions` are held; there must be as many of them as the mechanism has freedoms, else the branches
    are curves and not points. `mechanism.starting(branch.positions)` starts a run from one of them.
    """
    mechanism = mechanism if isinstance(mechanism, Mechanism) else Mechanism.load(mechanism)
    starts, seed = whole_number(starts, "starts", OptionError, 1), whole_number(seed, "seed", OptionError)
    starter = Starter(natural_model(mechanism))
    starter.wanted = [wanted for wanted in starter.wanted if wanted.fixed]
    evaluate = starter.residual_function()
    guess, known = starter.guess()
    random = Normal(seed % 2**32)
    found: list[tuple[FloatArray, int]] = []
    for _ in range(starts):
        y, misfit = nearest(evaluate, starter.scattered(guess, known, random), starter.sizes)
        if misfit > CLOSED:
            continue
        y = starter.with_true_angles(y)
        near = [i for i, (other, _) in enumerate(found) if np.max(np.abs(other - y)) <= SAME * starter.size]
        if near:
            found[near[0]] = (found[near[0]][0], found[near[0]][1] + 1)
        else:
            _check_isolated(starter, evaluate, y)
            found.append((y, 1))
    if not found:
        starter.positions()  # says why not
    names = starter.system.coordinates
    found.sort(key=lambda pair: -pair[1])
    return [Assembly(dict(zip(names, y.tolist(), strict=False)), count) for y, count in found]


def _check_isolated(starter: Starter, evaluate: Evaluate, y: FloatArray) -> None:
    J = evaluate(y).J.dense()
    free = J.shape[1] - int(np.linalg.matrix_rank(J, tol=1e-9 * max(1.0, np.abs(J).max(initial=0.0))))
    if free:
        names = starter.system.coordinates
        raise InitialValueError(
            f"The fixed positions leave {free} freedom{'s' if free > 1 else ''}, so the branches are not isolated.\n"
            f"  Fix {free} more under fixedpositions, such as {names[0]} or an angle."
        )
