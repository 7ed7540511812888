"""Random pieces for Hypothesis out of one draw of bytes: many small draws take longer than what is tested with them.

Where a test fails Hypothesis makes bytes smaller, and pieces with them: zero is the first or least of all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


class Pieces:
    """Choices, a byte each; zeros where there are no more bytes."""

    def __init__(self, data: bytes) -> None:
        self._bytes = iter(data)

    def number(self, least: int, most: int) -> int:
        """A number from `least` to `most`, of 256 at most."""
        return least + next(self._bytes, 0) % (most - least + 1)

    def one_of(self, options: Sequence[T]) -> T:
        return options[next(self._bytes, 0) % len(options)]

    def few(self, least: int, most: int) -> int:
        """How many: mostly few, sometimes many."""
        return least + round((most - least) * (next(self._bytes, 0) / 255) ** 4)

    def permutation(self, size: int) -> list[int]:
        return sorted(range(size), key=lambda _: next(self._bytes, 0))


def of_pieces(make: Callable[[Pieces], T], size: int) -> st.SearchStrategy[Any]:
    """What a function makes of random pieces, `size` of them before only zeros follow."""
    return st.binary(min_size=size, max_size=size).map(lambda data: make(Pieces(data)))
