"""What a built-in problem consists of."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cached_property
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.mechanics.lagrangian import Lagrangian
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.simulation import simulate

ROUNDING = 2.0**-53  # of the reference values


@dataclass(frozen=True, eq=False)
class Reference:
    """A solution by an independent method: values (names, times) to about 20 digits, rounded to double."""

    t: npt.NDArray[np.float64]
    values: Mapping[str, npt.NDArray[np.float64]]


@dataclass(frozen=True)
class Step:
    """A row of the papers' tables "bring in / assign / equate / DOF": what one part adds to the model.

    brings_in  coordinates and points that enter with the part
    assigns    formulas of what follows from them; they cost no equation
    equates    formulas of the part's constraints, by the names that these have in the model
    dof        degrees of freedom of all parts so far
    """

    part: str
    brings_in: tuple[str, ...] = ()
    assigns: tuple[str, ...] = ()
    equates: Mapping[str, str] = field(default_factory=dict)
    dof: int = field(kw_only=True)


@dataclass(frozen=True, eq=False)
class Problem:
    """A mechanism ready to run.

    shows        what is worth seeing in it
    sizes        numbers of coordinates and of constraints, as published
    steps        the model part by part
    observed     names whose end values are compared with the reference
    plotted      names that the source plots (where it plots none: chosen here), with their units
    plot_end     the plots stop here; 0: at the end
    published    significant correct digits at the end by tolerance, as the thesis gives them
    double_floor error of a good double-precision run against the reference
    """

    name: str
    title: str
    shows: str
    model: Callable[[], Lagrangian]
    positions: Mapping[str, Any]
    end_time: float
    sizes: tuple[int, int]
    steps: tuple[Step, ...]
    observed: tuple[str, ...]
    plotted: Mapping[str, str]
    velocities: Mapping[str, Any] = field(default_factory=dict)
    fixed: tuple[str, ...] = ()
    plot_end: float = 0.0
    published: Mapping[float, float] = field(default_factory=dict)
    double_floor: float = 1e-13

    def simulate(self, **options: Any) -> Motion:
        """The motion from the problem's start to its end; options as for `bricard.simulate`."""
        chosen = {"fixed": self.fixed} | options
        return simulate(self.model(), (0.0, self.end_time), self.positions, self.velocities, **chosen)

    @cached_property
    def reference(self) -> Reference:
        """The reference solution that comes with the package."""
        text = files("bricard.problems").joinpath("data", f"{self.name}.json").read_text("utf-8")
        data = json.loads(text)
        return Reference(
            np.array(data["t"], dtype=float),
            {name: np.array(values, dtype=float) for name, values in data["values"].items()},
        )

    @property
    def end_values(self) -> npt.NDArray[np.float64]:
        """The reference at the end: one value for each observed name."""
        at = int(np.argmin(np.abs(self.reference.t - self.end_time)))
        return np.array([self.reference.values[name][at] for name in self.observed])

    def errors(self, motion: Motion) -> npt.NDArray[np.float64]:
        """Absolute errors of the observed values at the end of the motion."""
        ends = np.array([float(motion(name, self.end_time)) for name in self.observed])
        return np.asarray(np.abs(ends - self.end_values))

    def error(self, motion: Motion) -> float:
        """Largest of these errors."""
        return float(np.max(self.errors(motion)))

    def significant_digits(self, motion: Motion) -> float:
        """-log10 of the largest error, relative to the largest of the observed values."""
        return digits(self.error(motion) / float(np.max(np.abs(self.end_values))))

    def relative_digits(self, motion: Motion) -> float:
        """The thesis's SCD: -log10 of the largest error relative to its own value.

        A value that is close to zero by chance at the end loses digits here, without being less accurate than the
        others. Values that are exactly zero in the reference are left out.
        """
        sizes = np.abs(self.end_values)
        return digits(float(np.max(self.errors(motion)[sizes > 0] / sizes[sizes > 0])))

    @property
    def floor_digits(self) -> float:
        """What `significant_digits` gives for a good run in double precision."""
        return digits(self.double_floor / float(np.max(np.abs(self.end_values))))


def digits(relative_error: float) -> float:
    """-log10 of a relative error, which is known down to the rounding of the reference."""
    return float(-np.log10(max(relative_error, ROUNDING)))
