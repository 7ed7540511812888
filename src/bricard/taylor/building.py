"""The builders of programs: the compiled one where it was built, else its twin in Python.

Their programs are the same. As for engines, BRICARD_ENGINE=numpy names the twin.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from bricard.arrays import IntArray
from bricard.taylor.engine import compiled_module
from bricard.taylor.program import Column, Program, System


def make_program(system: System) -> Program:
    """The program of a system."""
    program = _builder()(system)
    program.integers["linear_stage"] = _linear_stages(program)
    return program


@cache
def _builder() -> Callable[[System], Program]:
    if compiled_module() is not None:
        return build_program
    from bricard.taylor import twin_builder

    return twin_builder.build_program


def build_program(system: System) -> Program:
    """The program of a system by the compiled builder."""
    from bricard.symbolic import _symbolic

    integers, columns, affine, table = _symbolic.build_program(system)
    return Program(
        integers=integers,
        columns={name: Column(*arrays) for name, arrays in columns.items()},
        table=table,
        affine=tuple((affine != 0).tolist()),
        input_names=system.input_names,
    )


def _linear_stages(program: Program) -> IntArray:
    """Is the stage of each offset c solved by one linear solve?"""
    result = np.ones(program.integers["offset_d"].max() + 1, dtype=np.int32)
    result[program.integers["offset_c"][~np.array(program.affine)]] = 0
    return result
