"""What a formula may contain."""

from __future__ import annotations

from collections.abc import Collection

from bricard.records import dataclass


@dataclass(frozen=True)
class Scope:
    """What a formula may contain, and whether it must give a vector; `local` names are a curve's own coordinates."""

    local: Collection[str] = ()
    vector: bool = False
    rates: bool = True
    coordinates: bool = True
    what: str = "the formula"
