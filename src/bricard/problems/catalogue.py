"""The built-in mechanisms as MechSpec files."""

from __future__ import annotations

from pathlib import Path

from bricard.checks import did_you_mean
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
        raise SpecError(f"There is no built-in mechanism '{name}'.\n  {did_you_mean(name, names())}")
    return (FOLDER / f"{name}.yaml").read_text(encoding="utf-8")


def mechanism(name: str, **parameters: float | str) -> Mechanism:
    """A built-in mechanism; parameters replace its own."""
    return Mechanism.parse(text(name), f"{PREFIX}{name}", **parameters)
