"""Values that an analysis changes, by name: parameters, and with start. before them values at the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bricard.checks import did_you_mean
from bricard.errors import OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass

START, PRIME = "start.", "'"  # start.theta: an initial value, start.theta': an initial rate


@dataclass(frozen=True)
class Settings:
    """Parameters, and positions and velocities at the start, which are held."""

    parameters: Mapping[str, float]
    positions: Mapping[str, float]
    velocities: Mapping[str, float]

    @staticmethod
    def of(values: Mapping[str, float]) -> Settings:
        """Sorted by what they set."""
        starts = {name.removeprefix(START): value for name, value in values.items() if name.startswith(START)}
        return Settings(
            {name: value for name, value in values.items() if not name.startswith(START)},
            {name: value for name, value in starts.items() if not name.endswith(PRIME)},
            {name[:-1]: value for name, value in starts.items() if name.endswith(PRIME)},
        )

    @property
    def fixed(self) -> list[str]:
        """Names of what is held at the start."""
        return [*self.positions, *[f"{name}{PRIME}" for name in self.velocities]]

    def applied(self, mechanism: Mechanism) -> Mechanism:
        """The mechanism with these values."""
        changed = mechanism.with_parameters(**self.parameters) if self.parameters else mechanism
        return changed.starting(self.positions, self.velocities, self.fixed) if self.fixed else changed


def check_names(mechanism: Mechanism, names: Iterable[str]) -> None:
    """Parameters that do not exist are refused; values at the start are asked for elsewhere."""
    for name in names:
        if name not in mechanism.parameters and not name.startswith(START):
            remedy = did_you_mean(name, mechanism.parameters) or "Define it under PhysicalParams."
            raise OptionError(f"There is no parameter '{name}'.\n  {remedy}")
