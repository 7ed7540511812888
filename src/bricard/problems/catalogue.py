"""The built-in mechanisms as MechSpec files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bricard.checks import closest, did_you_mean
from bricard.errors import SpecError
from bricard.mechanism.mechanism import PREFIX as PREFIX
from bricard.mechanism.mechanism import Mechanism

FOLDER = Path(__file__).parent / "mechspec"


def names() -> tuple[str, ...]:
    """Names of the built-in mechanisms."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))


def text(name: str) -> str:
    """The MechSpec file of a built-in mechanism."""
    if name not in names():
        raise SpecError(f"There is no built-in mechanism '{name}'.\n  {similar(name, names())}")
    return (FOLDER / f"{name}.yaml").read_text(encoding="utf-8")


def similar(name: str, known: Sequence[str]) -> str:
    """A remedy for a name that is not known: one like it, or with a part like it, as planetary_gear has."""
    parts = {part: one for one in reversed(known) for part in one.split("_") if len(part) > 3}
    near = closest(name, known) or parts.get(closest(name, list(parts)) or "")
    return did_you_mean(near or name, known)


def mechanism(name: str, **parameters: float | str) -> Mechanism:
    """A built-in mechanism; parameters replace its own."""
    return Mechanism.parse(text(name), f"{PREFIX}{name}", **parameters)
