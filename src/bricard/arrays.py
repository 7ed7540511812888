"""Types of arrays; their shapes are told where they are used."""

from typing import Any

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]
RealArray = npt.NDArray[np.floating[Any]]
"""In double or long double."""

IndexArray = npt.NDArray[np.intp]
IntArray = npt.NDArray[np.int32]
"""Numbers for the engine."""
