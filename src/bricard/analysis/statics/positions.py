"""The positions of a mechanism of one freedom: curves, followed all along, with the equilibria on them.

A curve is followed until it comes back to where it began. Whole turns of angles count as having come back, unless
something feels them, such as a spring that winds up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

import numpy as np

from bricard.analysis.statics.following import Curve, Place
from bricard.arrays import BoolArray, FloatArray
from bricard.assembly.resting import BALANCED, Balance, NoEquilibrium
from bricard.records import dataclass
from bricard.symbolic._symbolic import Normal

STEP = 0.05  # along curves, in typical sizes
MOST = 400  # steps along a curve
MARKS = 20  # places at which a curve without forces is recognised
FARTHEST = 50.0  # typical sizes from where it began
SAME = 1e-6
PERIODIC = 1e-9
ROUGH = 1e-4  # of a step: how near a root is found before Newton steps
SMALL = 0.05  # of the largest force: smaller ones that do not change their sign are looked at
BRANCHING = "its positions pass a point where they branch"
TOO_FAR = f"its positions were followed {FARTHEST:g} times its size only"
WITHOUT_END = "its positions could not be followed to an end"
ANYWHERE = "it rests anywhere along a curve of positions, of which one is told"


@dataclass(frozen=True, eq=False)
class Path:
    """A curve of positions, followed to both ends or around; `doubt`: why there may be more ("" if there is none)."""

    places: tuple[Place, ...]
    doubt: str
    is_closed: bool


@dataclass(frozen=True, eq=False)
class Positions:
    """Positions that the constraints of a balance allow, in typical sizes."""

    balance: Balance

    @cached_property
    def curve(self) -> Curve:
        """That of the holonomic constraints."""
        return Curve(self.balance.constraints, STEP)

    @cached_property
    def turning(self) -> BoolArray:
        """Coordinates whose whole turns change nothing: angles, unless springs count them."""
        n, state = self.balance.system.size, Normal(7).draw(self.balance.system.size)
        here = self.balance.at(state)
        size = 1 + float(np.max(np.abs(here.f), initial=0.0))

        def same(i: int) -> bool:
            there = self.balance.at(state + self._turn[i] * np.eye(n)[i])
            pairs = ((here.f, there.f), (here.C, there.C), (here.G, there.G))
            return all(np.max(np.abs(a - b), initial=0.0) <= PERIODIC * size for a, b in pairs)

        return np.array([same(i) for i in range(n)])

    @cached_property
    def _turn(self) -> FloatArray:
        return np.asarray(2 * np.pi / self.balance.sizes)

    def _turns(self, difference: FloatArray) -> FloatArray:
        """Whole turns in a difference."""
        return np.where(self.turning, np.round(difference / self._turn), 0.0) * self._turn

    def different(self, places: Sequence[FloatArray]) -> list[FloatArray]:
        """Each position once."""
        found: list[FloatArray] = []
        for x in places:
            offs = (x - other for other in found)
            if all(np.max(np.abs(off - self._turns(off))) > SAME for off in offs):
                found.append(x)
        return found

    # -- curves --------------------------------------------------------------------------------

    def path(self, x: FloatArray) -> Path:
        """The curve through a position."""
        first = self.curve.at(x, self.balance.at(x).Z[:, 0])
        forward = self._walked(first)
        if forward.is_closed:
            return Path((first, *forward.places), forward.doubt, True)
        back = self._walked(Place(first.x, -first.tangent))
        turned = [Place(place.x, -place.tangent) for place in reversed(back.places)]
        return Path((*turned, first, *forward.places), forward.doubt or back.doubt, False)

    def _walked(self, first: Place) -> Path:
        places: list[Place] = []
        before, sign, doubt = first, self._sign(first), ""
        for place in self.curve.walk(first, MOST):
            places.append(place)
            if sign * self._sign(place) < 0:
                doubt, sign = BRANCHING, -sign
            if len(places) > 2 and self._passed(first, before, place):
                return Path(tuple(places), doubt, True)
            if np.max(np.abs(place.x - first.x)) > FARTHEST:
                return Path(tuple(places), TOO_FAR, False)
            before = place
        return Path(tuple(places), WITHOUT_END, False)

    def _sign(self, place: Place) -> float:
        """The orientation of constraints and tangent, which changes where positions branch."""
        G = self.balance.constraints(place.x)[1]
        return float(np.linalg.slogdet(np.vstack([G, place.tangent]))[0]) if len(G) + 1 == G.shape[1] else 0.0

    def _passed(self, first: Place, before: Place, place: Place) -> bool:
        """Whether a step has come back to the first place, in its direction."""
        shift = self._turns(place.x - first.x)
        ahead, behind = place.x - shift - first.x, before.x - shift - first.x
        if max(np.linalg.norm(ahead), np.linalg.norm(behind)) > 2 * STEP or first.tangent @ place.tangent < 0.9:
            return False
        return bool(behind @ first.tangent < 0 <= ahead @ first.tangent)

    def is_on(self, path: Path, x: FloatArray) -> bool:
        """Whether a position lies on a path."""
        points = np.array([place.x for place in path.places])
        offs = x - points - self._turns(x - points)
        near = int(np.argmin(np.linalg.norm(offs, axis=1)))
        off, place = offs[near], path.places[near]
        along = self.curve.corrected(place.x + (off @ place.tangent) * place.tangent)
        return along is not None and bool(np.linalg.norm(place.x + off - along) <= SAME + 0.1 * np.linalg.norm(off))

    # -- equilibria ----------------------------------------------------------------------------

    def rests_anywhere(self, path: Path) -> bool:
        """Whether no force acts along a path, at places that are not far from each other."""
        some = path.places[:: max(1, len(path.places) // MARKS)]
        return all(abs(self._force(one)) <= BALANCED * (self.balance.at(one.x).scale or 1.0) for one in some)

    def roots(self, path: Path) -> Iterator[FloatArray]:
        """Equilibria along a path: where the force along it changes its sign, or comes near to zero."""
        if self.rests_anywhere(path):
            yield path.places[0].x
            return
        forces = [self._force(place) for place in path.places]
        small = SMALL * max(map(abs, forces))
        for i, (one, other) in enumerate(zip(path.places, path.places[1:], strict=False)):
            if forces[i] == 0 or forces[i] * forces[i + 1] < 0:
                yield from self._near(self.curve.root(one, other, self._force, ROUGH))
            elif i and abs(forces[i]) < min(abs(forces[i - 1]), abs(forces[i + 1]), small):
                yield from self._near(one)

    def _force(self, place: Place) -> float:
        return float(place.tangent @ self.balance.forces(place.x))

    def _near(self, place: Place) -> Iterator[FloatArray]:
        """The equilibrium at a place; a force may also change its sign where it is infinite."""
        try:
            x = self.balance.nearest(place.x)
        except NoEquilibrium:
            return
        if np.linalg.norm(x - place.x) <= 4 * STEP:
            yield x
