"""The engines by name: the compiled one where it was built, else its NumPy twin."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any, Literal, Protocol

import numpy as np

from bricard.errors import EngineError
from bricard.taylor.twin_engine import FloatArray, Progress, TwinEngine

Precision = Literal["double", "long double"]
log = logging.getLogger("bricard")


class Engine(Protocol):
    """What every engine can do; documented in `twin_engine`."""

    @property
    def time(self) -> float: ...
    @property
    def last_start(self) -> float: ...
    @property
    def last_length(self) -> float: ...
    @property
    def derivative(self) -> Any: ...
    @property
    def moved(self) -> float: ...
    @property
    def pivot(self) -> float: ...
    @property
    def steps(self) -> int: ...
    @property
    def rejections(self) -> int: ...

    def begin(
        self,
        t: float,
        derivative: Any,
        tolerance: float,
        absolute: FloatArray,
        smallest_step: float,
        largest_step: float,
        most_steps: int,
        keep_steps: bool,
        times: FloatArray,
        /,
    ) -> None: ...
    def advance(self, end: float, progress: Progress) -> int: ...
    def truncate(self, length: float, /) -> None: ...
    def settle(self) -> int: ...
    def expand(self, t: float, derivative: Any, /) -> tuple[int, Any]: ...
    def records(self) -> dict[str, Any]: ...
    def last_outputs(self) -> Any: ...
    def previous_ends(self) -> Any: ...
    def outputs_at(self, offset: float, /) -> Any: ...
    def derivatives_at(self, offset: float, /) -> Any: ...
    def values(self) -> Any: ...
    def first_not_finite(self) -> int: ...
    def jacobian(self) -> Any: ...


@cache
def compiled_module() -> Any:
    """The compiled module for this processor, or None; says once if there is none."""
    try:
        from bricard.taylor import _engine
    except ImportError:
        log.warning(
            "bricard was installed without its compiled engine and runs on NumPy, hundreds of times slower.\n"
            "  Install a C++ compiler and install bricard again."
        )
        return None
    if _engine.cpu_has_v3:
        try:
            from bricard.taylor import _engine_v3
        except ImportError:  # built without it
            return _engine
        return _engine_v3
    return _engine


def make_engine(program: dict[str, Any], stages: int, precision: Precision = "double") -> Engine:
    """An engine for a bound program that computes stages 0 to `stages`."""
    module = compiled_module()
    if precision == "double":
        return module.Engine(program, stages) if module else TwinEngine(program, stages)
    if module is None or module.long_double_digits <= np.finfo(np.float64).nmant + 1:
        raise EngineError(
            "Long double precision needs the compiled engine on a machine whose long double is wider than double.\n"
            "  Use precision='double' here."
        )
    return module.LongEngine(program, stages)  # type: ignore[no-any-return]
