"""Tables as text and as notebooks show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

Row = Sequence[str]
CELL = "text-align:left;padding:0.1em 1.2em 0.1em 0;border:0;white-space:nowrap"


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


def table_html(rows: Iterable[Row], head: Row = ()) -> str:
    """Rows of plain text as a table, under a heading; without one, the first column is the heading of each row."""
    lines = [_row(head, ["th"] * len(head))] if head else []
    first = "td" if head else "th"
    lines += [_row(row, [first, *["td"] * (len(row) - 1)]) for row in rows]
    return f'<table style="border:0">{"".join(lines)}</table>'


def _row(cells: Row, kinds: Sequence[str]) -> str:
    made = (f'<{kind} style="{CELL}">{escape(cell)}</{kind}>' for cell, kind in zip(cells, kinds, strict=True))
    return f"<tr>{''.join(made)}</tr>"
