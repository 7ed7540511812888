"""The engines by name: the compiled one where it was built, else its NumPy twin.

The environment variable BRICARD_ENGINE names one instead; it is read when the first engine is made. Their results
differ by rounding only, and each gives the same bits every time.

    avx2        the compiled engine for processors with AVX2 and FMA: the default where they and it exist
    portable    the compiled engine for every processor of this kind: the default elsewhere
    numpy       the twin, hundreds of times slower: the default where nothing was compiled
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import EngineError

if TYPE_CHECKING:
    from bricard.taylor.stage_tables import StageTable
    from bricard.taylor.status import Progress

Precision = Literal["double", "long double"]


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
    def noise(self) -> float: ...
    @property
    def rounding(self) -> float: ...
    @property
    def points_seen(self) -> int: ...
    @property
    def weak_error(self) -> float: ...
    @property
    def steps(self) -> int: ...
    @property
    def implicit_steps(self) -> int: ...
    @property
    def switches(self) -> Any: ...
    @property
    def rejections(self) -> int: ...

    def rebind(self, numbers: dict[str, Any], /) -> None: ...
    def rebind_partials(self, numbers: dict[str, Any], /) -> None: ...
    def watch_stiffness(self) -> None: ...
    def collocate(self, partials: dict[str, Any], tables: list[StageTable], /) -> None: ...
    def expect(self, sizes: FloatArray, /) -> None: ...
    def begin(
        self,
        t: float,
        derivative: Any,
        tolerance: float,
        absolute: FloatArray,
        smallest_step: float,
        largest_step: float,
        max_steps: int,
        keep_steps: bool,
        times: FloatArray,
        /,
    ) -> None: ...
    def advance(self, end: float, progress: Progress) -> int: ...
    def truncate(self, length: float, /) -> None: ...
    def make_consistent(self) -> int: ...
    def expand(self, t: float, derivative: Any, /) -> tuple[int, Any]: ...
    def records(self) -> dict[str, Any]: ...
    def last_outputs(self) -> Any: ...
    def previous_ends(self) -> Any: ...
    def outputs_at(self, offset: float, /) -> Any: ...
    def falls(self, begin: int, first: FloatArray, whole: FloatArray, /) -> list[tuple[float, int]] | None: ...
    def derivatives_at(self, offset: float, /) -> Any: ...
    def values(self) -> Any: ...
    def first_not_finite(self) -> int: ...
    def jacobian(self) -> Any: ...


def _portable() -> Any:
    """The module for every processor, or None where nothing was compiled."""
    try:
        from bricard.taylor import _engine
    except ImportError:
        return None
    return _engine


def _avx2() -> Any:
    """The module for processors with AVX2 and FMA, or None where it was not built or cannot run."""
    try:
        from bricard.symbolic._symbolic import cpu_has_v3

        if not cpu_has_v3:
            return None
        from bricard.taylor import _engine_v3
    except ImportError:
        return None
    return _engine_v3


MODULES: dict[str, Callable[[], Any]] = {"avx2": _avx2, "portable": _portable}  # the fastest first
LACKING = {
    "avx2": "it was not built, or this processor has no AVX2 and FMA",
    "portable": "bricard was installed without its compiled engine",
}


@cache
def compiled_module() -> Any:
    """The compiled module to use, or None for NumPy; says once if there is none."""
    wanted = os.environ.get("BRICARD_ENGINE", "")
    if wanted == "numpy":
        return None
    if wanted:
        return _named(wanted)
    module = _avx2() or _portable()
    if module is None:
        import logging

        logging.getLogger("bricard").warning(
            "bricard was installed without its compiled engine and runs on NumPy, hundreds of times slower.\n"
            "  Install a C++ compiler and install bricard again."
        )
    return module


def _named(wanted: str) -> Any:
    """The compiled module of that name."""
    if wanted not in MODULES:
        raise EngineError(
            f"BRICARD_ENGINE is '{wanted}'; it must be one of {', '.join(MODULES)}, numpy.\n"
            "  Without it the fastest engine is taken that this machine can run."
        )
    module = MODULES[wanted]()
    if module is None:
        raise EngineError(
            f"BRICARD_ENGINE is '{wanted}', but that engine is not available here: {LACKING[wanted]}.\n"
            "  Without it the fastest engine is taken that this machine can run."
        )
    return module


def _twin(program: dict[str, Any], stages: int) -> Engine:
    from bricard.taylor.twin_engine import TwinEngine

    return TwinEngine(program, stages)


def make_engine(program: dict[str, Any], stages: int, precision: Precision = "double") -> Engine:
    """An engine for a bound program that computes stages 0 to `stages`."""
    module = compiled_module()
    if precision == "double":
        return module.Engine(program, stages) if module else _twin(program, stages)
    if module is None or module.long_double_digits <= np.finfo(np.float64).nmant + 1:
        raise EngineError(
            "Long double precision needs the compiled engine on a machine whose long double is wider than double.\n"
            "  Use precision='double' here."
        )
    return module.LongEngine(program, stages)  # type: ignore[no-any-return]
