"""What a Lagrangian remembers of its parts: masses for gravity, bodies for reactions."""

from dataclasses import dataclass
from typing import Any

from bricard.symbolic.frames import Frame
from bricard.symbolic.vectors import Vec


@dataclass(frozen=True, eq=False)
class Mass:
    """A mass and where it is."""

    value: Any
    at: Vec


@dataclass(frozen=True, eq=False)
class Body:
    """A rigid body by name, its frame, and which coordinates are its points and vectors."""

    name: str
    frame: Frame
    points: tuple[str, ...] = ()
    vectors: tuple[str, ...] = ()
