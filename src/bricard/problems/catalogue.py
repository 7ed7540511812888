"""The built-in mechanisms as MechSpec files."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from bricard.checks import did_you_mean
from bricard.errors import SpecError
from bricard.mechanism.mechanism import Mechanism

PREFIX = "problem:"


def names() -> tuple[str, ...]:
    """Names of the built-in mechanisms."""
    return tuple(sorted(one.name.removesuffix(".yaml") for one in _folder().iterdir() if one.name.endswith(".yaml")))


def text(name: str) -> str:
    """The MechSpec file of a built-in mechanism."""
    if name not in names():
        raise SpecError(f"There is no built-in mechanism '{name}'.\n  {did_you_mean(name, names())}")
    return _folder().joinpath(f"{name}.yaml").read_text(encoding="utf-8")


def mechanism(name: str, **parameters: float | str) -> Mechanism:
    """A built-in mechanism; parameters replace its own."""
    return Mechanism.parse(text(name), f"{PREFIX}{name}", **parameters)


def _folder() -> Traversable:
    return files("bricard.problems").joinpath("mechspec")
