"""All equilibria of a mechanism.

With one freedom the positions are curves, one for each way to assemble it. Each is followed all along; equilibria are
where the force along it vanishes. Random assemblies tell whether there are further curves. With more freedoms the
search begins at many random assemblies, and nobody knows what it has missed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, overload

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.statics.branches import Branches, branches
from bricard.analysis.statics.equilibrium import Equilibrium, found_at
from bricard.analysis.statics.following import Curve, Place
from bricard.analysis.subject import Subject, subject_of
from bricard.arrays import BoolArray, FloatArray
from bricard.assembly.dynamics import Modelled
from bricard.assembly.least_squares import CLOSED, TO_CONSTRAINTS, nearest
from bricard.assembly.resting import Balance, NoEquilibrium
from bricard.assembly.start import Starter
from bricard.checks import checked, whole_number
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.results.tabular import Row
from bricard.symbolic._symbolic import Normal

STARTS, STARTS_OVER = 60, 20
STEP = 0.05  # along curves, in typical sizes
MOST = 1000  # steps along a curve
FARTHEST = 50.0  # typical sizes from where it began
SAME = 1e-6
ROUGH = 1e-4  # of a step: how near a root is found before Newton steps
SINGULAR = 1e-2  # of the constraints' least singular value, where they depend on each other to begin with
ONE_START = "the phases of gears are those of the start: other ways to assemble it were not looked at"


@dataclass(frozen=True, eq=False, repr=False)
class Equilibria(Findings):
    """Equilibria, stable ones first.

    complete   whether these are all: positions of one freedom were followed all along
    reason     why, or why not
    """

    subject: Subject
    found: tuple[Equilibrium, ...]
    complete: bool
    reason: str

    def __iter__(self) -> Iterator[Equilibrium]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, index: int) -> Equilibrium:
        return self.found[index]

    @property
    def stable(self) -> tuple[Equilibrium, ...]:
        """Those that come back after a small push."""
        return tuple(one for one in self.found if one.stable)

    @property
    def title(self) -> str:
        """How many."""
        count = "1 equilibrium" if len(self) == 1 else f"{len(self)} equilibria"
        return f"{self.subject.title}: {count}, {len(self.stable)} stable"

    @property
    def head(self) -> Row:
        """Columns."""
        return ["number", "kind", "potential J", *self.subject.system.coordinates]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """One row each."""
        return [[str(i), one.kind, one.potential, *one.positions.values()] for i, one in enumerate(self.found)]

    @property
    def remarks(self) -> Sequence[str]:
        """Whether these are all, and how well they balance."""
        worst = max((one.certificate.residual for one in self.found), default=0.0)
        return [
            f"{'All' if self.complete else 'Perhaps not all'}: {self.reason}.",
            f"Out of balance by at most {worst:.1e}.",
        ]


@overload
def equilibria(
    model: Modelled, positions: Mapping[str, Any] | None = None, *, over: None = None, starts: int | None = None
) -> Equilibria: ...
@overload
def equilibria(
    model: Modelled,
    positions: Mapping[str, Any] | None = None,
    *,
    over: tuple[str, float, float],
    starts: int | None = None,
) -> Branches: ...
@checked(OptionError, but=("over",))
def equilibria(
    model: Modelled,
    positions: Mapping[str, Any] | None = None,
    *,
    over: tuple[str, float, float] | None = None,
    starts: int | None = None,
) -> Equilibria | Branches:
    """All equilibria of a mechanism, with its drives held; or branches of them over a parameter.

    model      a Mechanism, the path of a MechSpec file, a Lagrangian or a MechanicalSystem
    positions  where the search begins, beside or instead of the model's own start
    over       (name, from, to): a parameter along which branches of equilibria are followed, with folds and
               bifurcations
    starts     number of random assemblies from which is searched; 60, over a parameter 20 at each end
    """
    if starts is not None:
        starts = whole_number(starts, "starts", OptionError, 1)
    if over is None:
        return all_of(subject_of(model, positions), starts or STARTS)
    name, low, high = _checked(over)
    subject = subject_of(model, positions, live=[name])

    def at(value: float) -> Equilibria:
        return all_of(subject, starts or STARTS_OVER, {name: value})

    return branches(subject, name, (low, high), at)


def _checked(over: object) -> tuple[str, float, float]:
    match over:
        case (str(name), float() | int() as low, float() | int() as high) if low < high:
            return name, float(low), float(high)
    raise OptionError(f"over is {over!r}; it must be a parameter and its range, as in over=('P', 0, 20).")


def all_of(subject: Subject, starts: int, parameters: Mapping[str, float] | None = None) -> Equilibria:
    """All equilibria of a subject, with some values of its parameters."""
    balance = subject.balance
    for name, value in (parameters or {}).items():
        balance = balance.with_parameter(list(subject.system.parameters).index(name), value)
    begin = balance.closed(subject.q / balance.sizes)
    samples = [] if begin is None else [begin]
    samples += _samples(subject, balance, starts)
    if samples and balance.at(samples[0]).Z.shape[1] == 1:
        places, reason = _along_curves(subject, balance, samples)
    else:
        places = _searched(balance, samples)
        reason = "" if not _freedoms(balance, samples) else f"found from {len(samples)} random assemblies"
    found = [found_at(subject, balance, x) for x in _different(balance, places)]
    order = sorted(found, key=lambda one: (one.kind, one.potential))
    return Equilibria(subject, tuple(order), not reason, reason or _why_all(balance, samples))


def _freedoms(balance: Balance, samples: Sequence[FloatArray]) -> int:
    return balance.at(samples[0]).Z.shape[1] if samples else 0


def _why_all(balance: Balance, samples: Sequence[FloatArray]) -> str:
    if not _freedoms(balance, samples):
        return "it cannot move"
    return f"its positions were followed all along, and {len(samples)} random assemblies are among them"


# -- random assemblies ----------------------------------------------------------------------------------------------


def _samples(subject: Subject, balance: Balance, starts: int) -> list[FloatArray]:
    """Random positions that meet the constraints, in typical sizes."""
    random, size = Normal(41), balance.system.size
    if subject.ready is None:
        guesses = (random.draw(size) * 2 for _ in range(starts))
        return [x for guess in guesses if (x := balance.closed(guess)) is not None]
    if subject.ready.model.phases:
        return []
    starter = Starter(subject.ready.model)
    starter.wanted = []
    evaluate = starter.residual_function()
    guess, known = starter.guess()
    known[:size] = False
    found = []
    for _ in range(starts):
        y, misfit = nearest(evaluate, starter.scattered(guess, known, random), starter.sizes, TO_CONSTRAINTS)
        x = None if misfit > CLOSED else balance.closed(starter.with_true_angles(y)[:size] / balance.sizes)
        found += [] if x is None else [x]
    return found


def _searched(balance: Balance, samples: Sequence[FloatArray]) -> list[FloatArray]:
    """Equilibria near random positions, and downhill from them."""
    found = []
    for x in samples:
        for search in (balance.nearest, balance.downhill):
            try:
                found.append(search(x))
            except NoEquilibrium:
                continue
    return found


def _different(balance: Balance, places: Sequence[FloatArray]) -> list[FloatArray]:
    """Each once; whole turns do not count where forces do not feel them."""
    turning, found = _turning(balance), list[FloatArray]()
    for x in places:
        if all(_apart(balance, turning, x, other) > SAME for other in found):
            found.append(x)
    return found


def _apart(balance: Balance, turning: BoolArray, x: FloatArray, other: FloatArray) -> float:
    difference, turn = x - other, 2 * np.pi / balance.sizes
    turns = np.where(turning, np.round(difference / turn), 0.0)
    return float(np.max(np.abs(difference - turns * turn), initial=0.0))


def _turning(balance: Balance) -> BoolArray:
    """Coordinates whose whole turns change nothing: angles, unless springs count them."""
    random, n = Normal(7), balance.system.size
    state = random.draw(n)
    here = balance.at(state)
    size = 1 + np.max(np.abs(here.f), initial=0.0)

    def same(i: int) -> bool:
        there = balance.at(state + 2 * np.pi / balance.sizes[i] * np.eye(n)[i])
        gaps = [
            np.max(np.abs(a - b), initial=0.0) for a, b in ((here.f, there.f), (here.C, there.C), (here.G, there.G))
        ]
        return bool(max(gaps) <= 1e-9 * size)

    return np.array([same(i) for i in range(n)])


# -- one freedom -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Path:
    """A curve of positions, followed to both ends or around; `ended` says where it could not be followed."""

    places: tuple[Place, ...]
    ended: str


def _along_curves(subject: Subject, balance: Balance, samples: Sequence[FloatArray]) -> tuple[list[FloatArray], str]:
    """Equilibria on all curves, and why there may be others ("" if there are none)."""
    curve, turning = Curve(_constraints(balance), STEP), _turning(balance)
    paths: list[_Path] = []
    for x in samples:
        if not any(_is_on(curve, balance, turning, path, x) for path in paths):
            paths.append(_followed(curve, balance, turning, x))
    roots = [x for path in paths for x in _roots(curve, balance, path)]
    doubts = [path.ended for path in paths if path.ended]
    if subject.ready is not None and subject.ready.model.phases:
        doubts.append(ONE_START)
    return roots, doubts[0] if doubts else ""


def _constraints(balance: Balance) -> Callable[[FloatArray], tuple[FloatArray, FloatArray]]:
    """C and its derivatives, of holonomic constraints; without any a curve is the line of the one coordinate."""

    def equations(x: FloatArray) -> tuple[FloatArray, FloatArray]:
        return balance.constraints(x)

    return equations


def _followed(curve: Curve, balance: Balance, turning: BoolArray, x: FloatArray) -> _Path:
    first = curve.at(x, balance.at(x).Z[:, 0])
    forward, ended, closed = _walked(curve, balance, turning, first)
    if closed:
        return _Path((first, *forward), ended)
    back, also, _ = _walked(curve, balance, turning, Place(first.x, -first.tangent))
    turned = [Place(place.x, -place.tangent) for place in reversed(back)]
    return _Path((*turned, first, *forward), ended or also)


def _walked(curve: Curve, balance: Balance, turning: BoolArray, first: Place) -> tuple[list[Place], str, bool]:
    """Places from the first one on, why it ended, and whether it came back."""
    places: list[Place] = []
    before, sign, ended = first, _sign(balance, first), ""
    for place in curve.walk(first, MOST):
        places.append(place)
        if sign * _sign(balance, place) < 0:
            ended, sign = "its positions pass a point where they branch", -sign
        if len(places) > 2 and _passed(balance, turning, first, before, place):
            return places, ended, True
        if np.max(np.abs(place.x - first.x)) > FARTHEST:
            return places, f"its positions were followed {FARTHEST:g} times its size only", False
        before = place
    return places, "its positions could not be followed to an end", False


def _sign(balance: Balance, place: Place) -> float:
    """The orientation of constraints and tangent, which changes where positions branch; 0 if constraints depend."""
    G = balance.constraints(place.x)[1]
    if len(G) + 1 != G.shape[1]:
        return 0.0
    return float(np.linalg.slogdet(np.vstack([G, place.tangent]))[0])


def _passed(balance: Balance, turning: BoolArray, first: Place, before: Place, place: Place) -> bool:
    """Whether a step has come back to the first place, in its direction."""
    turn = 2 * np.pi / balance.sizes
    shift = np.where(turning, np.round((place.x - first.x) / turn), 0.0) * turn
    ahead, behind = (place.x - shift - first.x), (before.x - shift - first.x)
    if max(np.linalg.norm(ahead), np.linalg.norm(behind)) > 2 * STEP or first.tangent @ place.tangent < 0.9:
        return False
    return bool(behind @ first.tangent < 0 <= ahead @ first.tangent)


def _is_on(curve: Curve, balance: Balance, turning: BoolArray, path: _Path, x: FloatArray) -> bool:
    """Whether a position lies on a path."""
    turn = 2 * np.pi / balance.sizes
    points = np.array([place.x for place in path.places])
    shifts = np.where(turning, np.round((x - points) / turn), 0.0) * turn
    offs = x - points - shifts
    near = int(np.argmin(np.linalg.norm(offs, axis=1)))
    place = path.places[near]
    along = curve.corrected(place.x + (offs[near] @ place.tangent) * place.tangent)
    return along is not None and bool(
        np.linalg.norm(x - shifts[near] - along) <= SAME + 0.1 * np.linalg.norm(offs[near])
    )


def _roots(curve: Curve, balance: Balance, path: _Path) -> Iterator[FloatArray]:
    """Equilibria along a path: where the force along it changes its sign, or comes near to zero."""

    def force(place: Place) -> float:
        return float(place.tangent @ balance.at(place.x).f)

    forces = [force(place) for place in path.places]
    largest = max(map(abs, forces))
    for i in range(len(forces) - 1):
        one, other = path.places[i], path.places[i + 1]
        if forces[i] == 0 or forces[i] * forces[i + 1] < 0:
            yield balance.polished(curve.root(one, other, force, ROUGH).x)
        elif i and abs(forces[i]) < min(abs(forces[i - 1]), abs(forces[i + 1])) and abs(forces[i]) < 0.05 * largest:
            yield from _touching(balance, one)


def _touching(balance: Balance, place: Place) -> Iterator[FloatArray]:
    """An equilibrium at which the force does not change its sign, if there is one near."""
    try:
        x = balance.nearest(place.x)
    except NoEquilibrium:
        return
    if np.linalg.norm(x - place.x) <= 4 * STEP:
        yield x
