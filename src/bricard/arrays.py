"""Types of arrays; their shapes are told where they are used."""

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike as ArrayLike
    from numpy.typing import NDArray

    FloatArray = NDArray[np.float64]
    RealArray = NDArray[np.floating[Any]]
    """In double or long double."""

    ComplexArray = NDArray[np.complex128]
    BoolArray = NDArray[np.bool_]
    ByteArray = NDArray[np.uint8]
    IndexArray = NDArray[np.intp]
    IntArray = NDArray[np.int32]
    """Numbers for the engine."""
else:  # numpy.typing takes milliseconds to import
    ArrayLike = Any
    FloatArray = RealArray = ComplexArray = BoolArray = ByteArray = IndexArray = IntArray = np.ndarray
