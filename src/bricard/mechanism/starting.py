"""ProblemData for another start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bricard.checks import finite_number
from bricard.errors import InitialValueError
from bricard.mechanism.contents import Contents
from bricard.spec.names import AXES


def with_values(
    mechanism: Contents,
    positions: Mapping[str, Any],
    velocities: Mapping[str, Any],
    fixed: Sequence[str],
    start: str | None,
) -> dict[str, Any]:
    """Further or other values at the start, which go before those of the mechanism."""
    old = mechanism.start
    held = [name for name in fixed if not name.endswith("'")]
    held_rates = [name[:-1] for name in fixed if name.endswith("'")]
    run: dict[str, Any] = {
        "t0": old.t0,
        "positions": {**old.positions, **_components(positions, old.positions)},
        "velocities": {**old.velocities, **_components(velocities, old.velocities)},
        "fixedpositions": dict.fromkeys([*old.fixed_positions, *held]),
        "fixedvelocities": dict.fromkeys([*old.fixed_velocities, *held_rates]),
    }
    return run if start is None else run | {"start": start}


def _components(given: Mapping[str, Any], known: Mapping[str, float]) -> dict[str, Any]:
    """Values by component, by the names that are used already."""
    result: dict[str, Any] = {}
    for name, value in given.items():
        if isinstance(value, (str, int, float)) or not getattr(value, "ndim", hasattr(value, "__len__")):
            dotted = f"{name[:-1]}.{name[-1:]}"
            result[dotted if dotted in known else name] = _value(value, name)
        else:
            result |= {f"{name}.{axis}": _value(v, name) for axis, v in zip(AXES, value, strict=False)}
    return result


def _value(value: Any, name: str) -> float | str:
    """A number or an expression."""
    if isinstance(value, str):
        return value
    return finite_number(value, f"The start value of '{name}'", InitialValueError)


def at_time(mechanism: Contents, t0: float, end: float | None = None) -> dict[str, Any]:
    """The same start at another time; without an `end` the run ends where it did, unless that is its start now."""
    if end is None and mechanism.start.end != t0:
        return {"t0": t0}
    return {"t0": t0, "tend": end}
