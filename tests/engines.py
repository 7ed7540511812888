"""The engines under test, and Taylor series made by them.

ENGINES holds every engine that this machine can run, by name; `every_engine` runs a test on each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from bricard import DAE
from bricard.symbolic import _symbolic
from bricard.taylor.program import Program
from bricard.taylor.status import Status
from bricard.taylor.twin import OK
from bricard.taylor.twin_engine import TwinEngine

MakeEngine = Callable[[dict[str, Any], int], Any]


def _engines() -> tuple[dict[str, MakeEngine], MakeEngine | None]:
    found: dict[str, MakeEngine] = {"twin": TwinEngine}
    try:
        from bricard.taylor import _engine
    except ImportError:
        return found, None
    found["compiled"] = _engine.Engine
    wider = _engine.long_double_digits > np.finfo(float).nmant + 1
    if getattr(_symbolic, "cpu_has_v3", False):
        try:
            from bricard.taylor import _engine_v3
        except ImportError:  # built without it
            pass
        else:
            found["compiled v3"] = _engine_v3.Engine
    return found, _engine.LongEngine if wider else None


ENGINES, LONG_ENGINE = _engines()
COMPILED = [name for name in ENGINES if name != "twin"]

every_engine = pytest.mark.parametrize("engine", ENGINES)
every_compiled_engine = pytest.mark.parametrize(
    "engine", COMPILED or [pytest.param("", marks=pytest.mark.skip(reason="installed without a compiled engine"))]
)
needs_long_double = pytest.mark.skipif(LONG_ENGINE is None, reason="no long double wider than double")


@dataclass(frozen=True)
class Expansion:
    """The outcome of an expansion (0: fine) and its coefficients [order, variable], variables as the DAE has them."""

    outcome: int
    coefficients: Any


def bound(dae: DAE, parameters: Mapping[str, float] | None = None, program: Program | None = None) -> dict[str, Any]:
    """The program of a DAE for some parameter values."""
    analysis = dae.analysis
    values = dae.parameters | dict(parameters or {})
    return analysis.bind(program or analysis.program, list(values.values()))


def derivatives(dae: DAE, values: Mapping[str, float], dtype: type = np.float64) -> Any:
    """Start values by name (u, u', ...) as an engine wants them: [order, position]; zero where nothing is said."""
    structure, position = dae.structure(), dae.analysis.position
    result = np.zeros((max(structure.d) + 1, structure.size), dtype=dtype)
    for name, value in values.items():
        variable = name.rstrip("'")
        result[len(name) - len(variable), position[dae.variables.index(variable)]] = value
    return result


def expand(
    dae: DAE,
    make: MakeEngine,
    values: Mapping[str, float],
    t: float = 0.0,
    parameters: Mapping[str, float] | None = None,
    stages: int = 20,
) -> Expansion:
    """The series of the solution through a point."""
    engine = make(bound(dae, parameters), stages)
    dtype = np.longdouble if make is LONG_ENGINE else np.float64
    outcome, coefficients = engine.expand(t, derivatives(dae, values, dtype))
    return Expansion(outcome, np.asarray(coefficients)[:, list(dae.analysis.position)])


@dataclass(frozen=True)
class Run:
    """What an engine has recorded when it comes back for good; events on the way are passed over."""

    status: Status
    records: Mapping[str, Any]
    engine: Any


def run(
    program: dict[str, Any],
    make: MakeEngine,
    start: Any,
    span: tuple[float, float],
    stages: int = 20,
    tolerance: float = 1e-10,
    times: Sequence[float] = (),
    largest_step: float = np.inf,
    max_steps: int = 10_000,
) -> Run:
    """An integration from derivatives [order, position]."""
    engine = make(program, stages)
    absolute = np.full(start.shape[1], tolerance)
    engine.begin(
        span[0], start, tolerance, absolute, 0.0, largest_step, max_steps, True, np.array(times, dtype=float)
    )
    status = Status.EVENT
    while status == Status.EVENT:
        status = Status(engine.advance(span[1], None))
    return Run(status, engine.records(), engine)


def discrepancy(found: Any, expected: Any) -> float:
    """The largest difference of two series [order] or [order, variable], relative to the largest coefficient.

    Time is scaled so that the coefficients neither grow nor fall geometrically: an error counts by what it does
    within the radius of convergence. The size of a variable is its own, but at least a thousandth of the largest.
    """
    # long double: powers of a small growth do not underflow
    found, expected = (np.reshape(np.asarray(a, np.longdouble), (len(a), -1)) for a in (found, expected))
    assert found.shape == expected.shape
    size, order = np.abs(expected).max(axis=1), np.arange(len(expected))
    growth = np.max(size[1:] ** (1.0 / order[1:]), initial=0.0) or 1.0
    error, size = (np.max(np.abs(a) / growth ** order[:, None], axis=0) for a in (found - expected, expected))
    return float(np.max(error / np.maximum(size, 1e-3 * size.max() or 1.0)))


def assert_regular(expansion: Expansion) -> None:
    assert expansion.outcome == OK
    assert np.isfinite(expansion.coefficients).all()
