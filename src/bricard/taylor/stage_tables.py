"""The numbers of Radau IIA collocation, as tools/collocation_tables.py has written them."""

from __future__ import annotations

from functools import cache

import numpy as np

from bricard.arrays import FloatArray

StageTable = dict[str, FloatArray]
"""Arrays by name for one number of stages; complex numbers are pairs in the last axis."""


@cache
def stage_tables() -> tuple[StageTable, ...]:
    """The tables by rising number of stages."""
    import json
    from importlib.resources import files

    text = files("bricard.taylor").joinpath("collocation.json").read_text(encoding="utf-8")
    return tuple(
        {name: np.array(values, dtype=float) for name, values in table.items()} for table in json.loads(text).values()
    )
