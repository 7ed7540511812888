"""Tables as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Row = Sequence[str]


def table(head: Row, rows: Iterable[Row]) -> str:
    """Rows under a heading, in columns; nothing if there are no rows."""
    rows = list(rows)
    if not rows:
        return ""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )
