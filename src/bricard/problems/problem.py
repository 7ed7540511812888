"""What a built-in problem consists of."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.mechanics.lagrangian import Lagrangian
from bricard.pipeline import simulate
from bricard.results.motion import Motion


@dataclass(frozen=True, eq=False)
class Reference:
    """A solution by an independent method: values (names, times) to about 20 digits, rounded to double."""

    t: npt.NDArray[np.float64]
    values: Mapping[str, npt.NDArray[np.float64]]


@dataclass(frozen=True, eq=False)
class Problem:
    """A mechanism ready to run.

    sizes        numbers of coordinates and of constraints, as published
    observed     names whose end values are compared with the reference
    double_floor error of a good double-precision run against the reference
    """

    name: str
    title: str
    model: Callable[[], Lagrangian]
    positions: Mapping[str, Any]
    end_time: float
    sizes: tuple[int, int]
    observed: tuple[str, ...]
    velocities: Mapping[str, Any] = field(default_factory=dict)
    fixed: tuple[str, ...] = ()
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

    def error(self, motion: Motion) -> float:
        """Largest error of the observed values at the end of the motion."""
        reference = self.reference
        at = int(np.argmin(np.abs(reference.t - self.end_time)))
        ends = [abs(float(motion(name, self.end_time)) - reference.values[name][at]) for name in self.observed]
        return float(max(ends))

    def significant_digits(self, motion: Motion) -> float:
        """SCD = -log10 of the largest error at the end."""
        return float(-np.log10(max(self.error(motion), 1e-300)))
