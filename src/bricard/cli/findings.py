"""What commands that analyse have in common: ranges, tables, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bricard.analysis.findings import Findings
from bricard.cli.output import fail, say, show_json
from bricard.errors import BricardError

T = TypeVar("T")


def found(ask: Callable[[], T]) -> T:
    """What an analysis finds; its errors end the program."""
    try:
        return ask()
    except BricardError as error:
        fail(error)


def tell(
    findings: Findings, *, csv: Path | None, quiet: bool, as_json: bool, further: dict[str, Any] | None = None
) -> None:
    """Prints a table, or the same as JSON, and writes it to a file."""
    if csv is not None:
        findings.to_csv(csv)
    if as_json:
        rows = [dict(zip(findings.head, row, strict=True)) for row in findings.rows]
        show_json({"title": findings.title, "rows": rows, "remarks": list(findings.remarks), **(further or {})})
    elif not quiet:
        say(str(findings))


def read_range(text: str) -> tuple[str, float, float]:
    """A parameter and its range, written P=0:20."""
    name, _, ends = text.partition("=")
    low, _, high = ends.partition(":")
    try:
        return name.strip(), float(low), float(high)
    except ValueError:
        fail(f"--over {text}: this is not a parameter with a range.\n  Write it as in --over P=0:20.")


def save_figure(figure: Any, path: Path, *, quiet: bool) -> None:
    """Writes a plot, and says where."""
    from bricard.plotting.files import save

    saved = found(lambda: save(figure, path))
    if not quiet:
        say(str(saved))
