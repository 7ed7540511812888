"""Ways to solve a mechanism: coordinates x constraints x integrator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bricard.checks import fits, shown
from bricard.errors import OptionError
from bricard.solvers.constrained.solving import default_integrator


@dataclass(frozen=True)
class Way:
    """A choice of coordinates, treatment of constraints and integrator, with further options of `simulate`."""

    coordinates: str = "natural"
    constraints: str = "direct"
    integrator: str | None = None  # the one that goes with the constraints
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("coordinates", "constraints"):
            if not isinstance(getattr(self, name), str):
                raise OptionError(f"{name} is {shown(getattr(self, name))}; it must be a name.")
        if not fits(self.integrator, str | None):
            raise OptionError(f"integrator is {shown(self.integrator)}; it must be a name.")
        if not fits(self.options, Mapping[str, Any]):
            raise OptionError(f"options is {shown(self.options)}; it must be a mapping from names to values.")
        if self.integrator is None:
            object.__setattr__(self, "integrator", default_integrator(self.constraints))

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={_shown(value)}" for name, value in self.options.items())
        return f"{self.coordinates}/{self.constraints}/{self.integrator}" + (f" ({chosen})" if chosen else "")


WAYS: tuple[Way, ...] = (
    Way("natural", "direct", "taylor"),
    Way("body", "direct", "taylor"),
    Way("natural", "acceleration", "taylor"),
    Way("natural", "baumgarte", "taylor"),
    Way("natural", "ggl", "taylor"),
    Way("natural", "acceleration", "dop853"),
    Way("natural", "implicit", "ida"),
    Way("natural", "baumgarte", "dop853"),
    Way("natural", "ggl", "dop853"),
    Way("natural", "projection", "dop853"),
    Way("natural", "qr", "dop853"),
    Way("natural", "svd", "dop853"),
    Way("body", "qr", "dop853"),
    Way("body", "baumgarte", "dop853"),
    Way("relative", "direct", "taylor"),
    Way("relative", "qr", "dop853"),
    Way("parasitic", "direct", "taylor"),
)


def parse_way(text: str) -> Way:
    """A way written coordinates/constraints/integrator; what is left out is direct, and the integrator for that."""
    parts = str(text).split("/")
    if not 1 <= len(parts) <= 3 or not all(parts):
        raise OptionError(
            f"{text!r} is no way to solve.\n  Write coordinates/constraints/integrator, as in body/qr/dop853."
        )
    return Way(parts[0], parts[1] if len(parts) > 1 else "direct", parts[2] if len(parts) > 2 else None)


def _shown(value: Any) -> str:
    return "[" + ", ".join(map(str, value)) + "]" if isinstance(value, (list, tuple)) else str(value)
