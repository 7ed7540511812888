"""What forces and drives let draw of themselves."""

from __future__ import annotations

from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class Strut:
    """Something between two points: spring, damper, spring-damper, bushing or distance (a massless rod)."""

    kind: str
    ends: tuple[str, str]
    length: Expression | None = None  # natural length of a spring


@dataclass(frozen=True)
class Push:
    """An arrow at a point: a vector among the outputs of the solution."""

    at: str
    vector: str
