"""Compiled functions called with arrays, whose sizes are checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import numpy as np

from bricard.arrays import ArrayLike, FloatArray
from bricard.checks import shown
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Evaluated:
    """A function of columns, with names, and the number of dimensions of each of its results."""

    function: sx.Function
    dimensions: tuple[int, ...]

    def arrays(self, given: Mapping[str, ArrayLike]) -> list[FloatArray]:
        """Its results; arguments on which they do not depend may be empty."""
        found = self.function.call([self._column(i, given[name]) for i, name in enumerate(self.function.name_in())])
        return [_array(one, dimension) for one, dimension in zip(found, self.dimensions, strict=True)]

    def along(self, given: Mapping[str, ArrayLike]) -> list[FloatArray]:
        """Its results (points, ...) at points, with arguments (points, numbers); it may do without some of them."""
        names = self.function.name_in()
        columns = [np.asarray(given[name]) if name in given else self._column(i, ()) for i, name in enumerate(names)]
        found = zip(self.function.along(*columns), self.function.outputs, self.dimensions, strict=True)
        return [
            one if dimension < 2 else one.reshape(-1, *of.shape[::-1]).swapaxes(1, 2) for one, of, dimension in found
        ]

    def _column(self, i: int, value: ArrayLike) -> FloatArray:
        name, size = self.function.name_in()[i], self.function.numel_in(i)
        if i not in self._needed and isinstance(value, tuple) and not value:
            return np.zeros(size)
        return as_numbers(name, value, size)

    @cached_property
    def _needed(self) -> frozenset[int]:
        """The arguments on which results depend."""
        outputs = sx.vertcat(*[sx.vec(sx.densify(one)) for one in self.function.outputs])
        return frozenset(i for i, given in enumerate(self.function.inputs) if sx.depends_on(outputs, given))


def as_numbers(name: str, value: ArrayLike, size: int) -> FloatArray:
    """A column of so many numbers, or an error."""
    try:
        numbers = np.array(value, dtype=float).ravel()
    except Exception:  # of all kinds
        raise OptionError(f"{name} is {shown(value)}; it must be numbers.") from None
    if len(numbers) != size:
        raise OptionError(f"{name} has {len(numbers)} numbers; here it needs {size}.")
    return numbers


def _array(value: sx.DM, dimensions: int) -> FloatArray:
    full: FloatArray = value.full()
    return full if dimensions == 2 else full.ravel() if dimensions else full.reshape(())
