"""Parts of a pattern of entries."""

from bricard.records import dataclass


@dataclass(frozen=True)
class Block:
    """Some rows and columns of a pattern, each in increasing order."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
