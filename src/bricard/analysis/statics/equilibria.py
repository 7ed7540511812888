"""All equilibria of a mechanism.

With one freedom the positions are curves, one for each way to assemble it. Each is followed all along; equilibria are
where the force along it vanishes. Random assemblies tell whether there are further curves. With more freedoms the
search begins at many random assemblies, and nobody knows what it has missed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, overload

from bricard.analysis.findings import Cell, Findings, rounding_of
from bricard.analysis.statics.branches import Branches, branches
from bricard.analysis.statics.equilibrium import Equilibrium, found_at
from bricard.analysis.statics.positions import ANYWHERE, Path, Positions
from bricard.analysis.subject import Subject, subject_of
from bricard.arrays import FloatArray
from bricard.assembly.dynamics import Modelled
from bricard.assembly.least_squares import CLOSED, TO_CONSTRAINTS, nearest
from bricard.assembly.resting import Balance, NoEquilibrium
from bricard.assembly.start import Starter
from bricard.checks import checked, shown, whole_number
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.results.tabular import Row
from bricard.symbolic._symbolic import Normal

STARTS, STARTS_OVER, MOST_STARTS = 60, 20, 100_000
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
    def noise(self) -> float:
        """Rounding of positions."""
        return rounding_of(value for one in self.found for value in one.positions.values())

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
        if starts > MOST_STARTS:
            raise OptionError(f"starts is {starts}; it must be at most {MOST_STARTS}.")
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
    raise OptionError(f"over is {shown(over)}; it must be a parameter and its range, as in over=('P', 0, 20).")


def all_of(subject: Subject, starts: int, parameters: Mapping[str, float] | None = None) -> Equilibria:
    """All equilibria of a subject, with some values of its parameters."""
    balance = subject.balance
    for name, value in (parameters or {}).items():
        balance = balance.with_parameter(list(subject.system.parameters).index(name), value)
    begin = balance.closed(subject.q / balance.sizes)
    samples = [] if begin is None else [begin]
    samples += _samples(subject, balance, starts)
    positions = Positions(balance)
    if _freedoms(balance, samples) == 1 and not balance.system.velocity:
        places, doubt = _along_curves(subject, positions, samples)
    else:
        places = _searched(balance, samples)
        doubt = f"found from {len(samples)} random assemblies" if _freedoms(balance, samples) else ""
    found = [found_at(subject, balance, x) for x in positions.different(places)]
    order = sorted(found, key=lambda one: (one.kind, one.potential))
    return Equilibria(subject, tuple(order), not doubt, doubt or _why_all(balance, samples))


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


def _along_curves(
    subject: Subject, positions: Positions, samples: Sequence[FloatArray]
) -> tuple[list[FloatArray], str]:
    """Equilibria on all curves, and why there may be others ("" if there are none)."""
    paths: list[Path] = []
    for x in samples:
        if not any(positions.is_on(path, x) for path in paths):
            paths.append(positions.path(x))
    doubts = [path.doubt for path in paths if path.doubt]
    doubts += [ANYWHERE for path in paths if positions.rests_anywhere(path)]
    if subject.ready is not None and subject.ready.model.phases:
        doubts.append(ONE_START)
    return [x for path in paths for x in positions.roots(path)], doubts[0] if doubts else ""
