"""What deviations of parameters do to a quantity: derivatives, shares of variance, corners, Monte Carlo."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from os import PathLike
from typing import Any, Protocol

import numpy as np

from bricard.analysis.design.held import held
from bricard.analysis.design.moving import moving
from bricard.analysis.design.wishes import Values
from bricard.analysis.findings import Cell, Findings
from bricard.analysis.measures import measure
from bricard.arrays import FloatArray
from bricard.checks import checked, finite_number, known_options, members, shown, whole_number
from bricard.errors import BricardError, OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.solvers.method import Method

MOST_CORNERS = 10  # parameters of which all corners are tried; of more, that of the derivatives' signs
SAMPLES, RUNS = 100_000, 200  # usual numbers of samples: of positions and of motions
CHUNK = 10_000
APART = 0.2  # relative difference of standard deviations that is told
QUANTILES = (0.00135, 0.5, 0.99865)


class Response(Protocol):
    """A number that depends on parameters: of positions or of a motion."""

    @property
    def nominal(self) -> FloatArray: ...
    def values(self, p: FloatArray) -> Values: ...
    def gradient(self, p: FloatArray) -> FloatArray: ...
    def samples(self, P: FloatArray) -> FloatArray: ...


@dataclass(frozen=True)
class Deviation:
    """How a parameter deviates: uniformly by at most `size`, or normally with this standard deviation."""

    kind: str
    size: float

    @property
    def sd(self) -> float:
        """The standard deviation."""
        return self.size / np.sqrt(3) if self.kind == "uniform" else self.size

    @property
    def limit(self) -> float:
        """The deviation at a corner: of a normal one three standard deviations."""
        return self.size if self.kind == "uniform" else 3 * self.size

    def drawn(self, random: np.random.Generator, count: int) -> FloatArray:
        """Deviations at random."""
        if self.kind == "uniform":
            return random.uniform(-self.size, self.size, count)
        return random.normal(0.0, self.size, count)


@dataclass(frozen=True, eq=False, repr=False)
class Tolerances(Findings):
    """How a quantity deviates.

    value, gradient   of the quantity at the nominal parameters, and its exact derivatives
    share             of the variance, by parameter, to first order
    sd_linear         standard deviation to first order
    worst             smallest and largest value at the corners; `corners` has the parameters there
    mean, sd          by Monte Carlo; `samples` are its values, NaN where the mechanism cannot be assembled
    """

    name: str
    quantity: str
    nominal: Mapping[str, float]
    deviations: Mapping[str, Deviation]
    value: float
    gradient: Mapping[str, float]
    worst: tuple[float, float]
    corners: tuple[Mapping[str, float], Mapping[str, float]]
    samples: FloatArray
    seed: int

    @property
    def title(self) -> str:
        return f"{self.name}: {self.quantity} = {self.value:.8g}"

    @property
    def head(self) -> list[str]:
        return ["parameter", "nominal", "deviation", "derivative", "standard deviation", "share"]

    @property
    def rows(self) -> list[list[Cell]]:
        share = self.share
        return [
            [n, self.nominal[n], f"{d.kind} {d.size:.4g}", self.gradient[n], abs(self.gradient[n]) * d.sd, share[n]]
            for n, d in self.deviations.items()
        ]

    @property
    def sd_linear(self) -> float:
        return float(np.sqrt(sum((self.gradient[n] * d.sd) ** 2 for n, d in self.deviations.items())))

    @property
    def share(self) -> dict[str, float]:
        """Of the variance, by parameter, to first order."""
        total = self.sd_linear**2 or 1.0
        return {n: float((self.gradient[n] * d.sd) ** 2 / total) for n, d in self.deviations.items()}

    @property
    def mean(self) -> float:
        return float(np.nanmean(self.samples))

    @property
    def sd(self) -> float:
        return float(np.nanstd(self.samples, ddof=1))

    @property
    def remarks(self) -> list[str]:
        failed = int(np.isnan(self.samples).sum())
        low, _, high = np.nanquantile(self.samples, QUANTILES)
        lines = [
            f"To first order: standard deviation {self.sd_linear:.6g}.",
            f"Corners: {self.worst[0]:.8g} to {self.worst[1]:.8g}.",
            f"Monte Carlo ({len(self.samples)} samples, seed {self.seed}): mean {self.mean:.8g}, standard deviation "
            f"{self.sd:.6g}, 99.73 % within {low:.8g} to {high:.8g}.",
        ]
        far = abs(self.sd - self.sd_linear) > APART * self.sd
        lines += ["First order is not enough here: trust the samples, not the shares."] * far
        return [*lines, f"{failed} samples cannot be assembled, and are left out."] if failed else lines

    def plot(self, **options: Any) -> Any:
        """The distribution of the samples, and shares of variance; returns the figure."""
        from bricard.analysis.design.pictures import distribution

        return distribution(self.samples, self.value, self.worst, self.quantity, **options)


@known_options
@checked(OptionError, but=("quantity", "over", "samples", "seed"))
def tolerances(
    model: Mechanism | str | PathLike[str],
    quantity: str,
    over: Mapping[str, Any],
    *,
    at: Mapping[str, Any] | None = None,
    data: Mapping[str, Any] | None = None,
    rates: Mapping[str, float] | None = None,
    coordinates: str = "natural",
    until: float | None = None,
    method: Method | None = None,
    samples: int | None = None,
    seed: int = 1,
) -> Tolerances:
    """What deviations of parameters do to a quantity.

    quantity   a formula, as in "B.x" at one position, "max(P.y) - min(P.y)" at several, "end(theta)" of a motion
    over       {"r": 0.001}: r deviates uniformly by at most 0.001; {"r": ("normal", 0.0005)}: a standard deviation
    at, data, rates, coordinates, until, method
               as for `optimise`: with `at` at positions, else of a motion
    samples    of Monte Carlo; default 100000 at positions, 200 motions; 2 are the fewest
    seed       of the random numbers: the same seed, the same samples
    """
    mechanism = model if isinstance(model, Mechanism) else Mechanism.load(model)
    measure(quantity, "quantity")
    deviations = _deviations(over)
    names = tuple(deviations)
    response: Response
    if at is not None:
        response = held(mechanism, names, quantity, (), at, data or {}, rates, coordinates)
    else:
        response = moving(mechanism, names, quantity, (), until, method or Method(coordinates))
    p = response.nominal
    value, gradient = response.values(p).objective, response.gradient(p)
    if not np.isfinite(value):
        raise OptionError(f"'{quantity}' is not a finite number.\n  Check the formula and the positions.")
    count = whole_number(_usual(at) if samples is None else samples, "samples", OptionError, 2)
    corners = _corners(response, deviations, gradient)
    random = np.random.default_rng(whole_number(seed, "seed", OptionError))
    drawn = p + np.column_stack([one.drawn(random, count) for one in deviations.values()])
    found = np.concatenate([response.samples(drawn[k : k + CHUNK]) for k in range(0, count, CHUNK)])
    if np.isnan(found).sum() > count - 2:
        raise OptionError("No sample can be assembled.\n  Check the sizes of the deviations.")
    (low, at_low), (high, at_high) = corners
    return Tolerances(
        mechanism.title or "Mechanism",
        quantity,
        _by_name(names, p),
        deviations,
        value,
        _by_name(names, gradient),
        (low, high),
        (_by_name(names, at_low), _by_name(names, at_high)),
        found,
        int(seed),
    )


def _usual(at: Mapping[str, Any] | None) -> int:
    return RUNS if at is None else SAMPLES


def _by_name(names: tuple[str, ...], values: FloatArray) -> dict[str, float]:
    return dict(zip(names, values.tolist(), strict=True))


def _corners(
    response: Response, deviations: Mapping[str, Deviation], gradient: FloatArray
) -> list[tuple[float, FloatArray]]:
    """The smallest and the largest value at the corners, and the parameters there."""
    limits = np.array([one.limit for one in deviations.values()])
    signs = [np.array(one) for one in product((-1, 1), repeat=len(limits))] if len(limits) <= MOST_CORNERS else []
    found = []
    for sign in signs or [np.sign(gradient), -np.sign(gradient)]:
        p = response.nominal + sign * limits
        try:
            found.append((response.values(p).objective, p))
        except BricardError as error:
            told = ", ".join(f"{name} = {value:.6g}" for name, value in zip(deviations, p.tolist(), strict=True))
            raise OptionError(f"At the corner {told}: {error}") from None
    return [min(found, key=lambda one: one[0]), max(found, key=lambda one: one[0])]


def _deviations(over: Any) -> dict[str, Deviation]:
    if not isinstance(over, Mapping) or not over:
        raise OptionError(f"over is {shown(over)}; it must be parameters with deviations, as in {{'r': 0.001}}.")
    return {str(name): _deviation(name, given) for name, given in over.items()}


def _deviation(name: Any, given: Any) -> Deviation:
    parts = members(given)
    kind, size = parts if len(parts) == 2 else ("uniform", given)
    if kind not in ("uniform", "normal"):
        raise OptionError(f"'{name}' deviates {shown(kind)}; it must be 'uniform' or 'normal'.")
    number = finite_number(size, f"The deviation of '{name}'", OptionError)
    if not number > 0:
        raise OptionError(f"The deviation of '{name}' is {number:g}; it must be positive.\n  Or take it out of over.")
    return Deviation(str(kind), number)
