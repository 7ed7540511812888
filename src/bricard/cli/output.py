"""What commands print: tables, progress, errors; colours only on terminals, nothing but results with --quiet."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from bricard.errors import SpecError
from bricard.records import dataclass

if TYPE_CHECKING:
    from pathlib import Path

    from bricard.taylor.status import Progress as Callback

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

WIDE = 10_000  # columns where there is no terminal: programs want unbroken lines
FAILED = 1  # wrong input
STOPPED = 3  # the run could not go on to its end; what was computed is written
INTERRUPTED = 130  # Ctrl-C; what was computed is written
TERMINATED = 143  # SIGTERM; likewise


@dataclass
class Channel:
    """Where errors go: text to the error channel, or JSON to the output."""

    as_json: bool = False


channel = Channel()


def fail(error: Exception | str, code: int = FAILED) -> NoReturn:
    """Prints an error as it is, or with --json as an object, and ends the program."""
    if channel.as_json:
        show_error(error)
    else:
        warn(str(error))
    raise typer.Exit(code)


def end_with(text: str, code: int = FAILED) -> NoReturn:
    """Ends a command that has told its results with a word on the error channel."""
    warn(text)
    raise typer.Exit(code)


def warn(text: str) -> None:
    """A text on the error channel."""
    err.print(text, style="red", markup=False, soft_wrap=not err.is_terminal)


def show_error(error: Exception | str) -> None:
    """An error as JSON: its kind, all of its text, and of a file's mistakes each one."""
    kind = "Error" if isinstance(error, str) else type(error).__name__
    told: dict[str, Any] = {"kind": kind, "message": str(error)}
    if isinstance(error, SpecError):
        told["findings"] = [{"finding": one.finding, "remedy": one.remedy} for one in error.findings]
    show_json({"error": told})


def say(text: str, *, style: str | None = None) -> None:
    """A line of text."""
    out.print(text, style=style, markup=False, soft_wrap=True)


def show_json(data: Any) -> None:
    """Machine-readable output."""
    sys.stdout.write(json.dumps(_plain(data), indent=2, allow_nan=False) + "\n")


def _plain(data: Any) -> Any:
    """Without numbers that JSON does not know: they are null."""
    if isinstance(data, dict):
        return {name: _plain(value) for name, value in data.items()}
    if isinstance(data, list):
        return [_plain(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


def show_table(head: Sequence[str], rows: Iterable[Sequence[str]], title: str | None = None) -> None:
    """Rows under a heading."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    for name in head:
        table.add_column(name, overflow="fold")  # nothing is left out where a terminal is narrow
    for row in rows:
        table.add_row(*row)
    (out if out.is_terminal else Console(file=out.file, width=WIDE)).print(table)


@contextmanager
def progress(text: str, start: float, end: float, *, quiet: bool) -> Iterator[Callback]:
    """A bar over simulated time, on terminals; gives the function that moves it."""
    if quiet or not err.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("t = {task.fields[t]:.4g} of {task.fields[end]:.4g} s, {task.fields[steps]} steps"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(text, total=abs(end - start), t=start, end=end, steps=0)
        yield lambda t, steps: bar.update(task, completed=abs(t - start), t=t, steps=steps)


@contextmanager
def counting(text: str, *, quiet: bool) -> Iterator[Any]:
    """A bar that counts, on terminals; gives the function (done, total) that moves it."""
    if quiet or not err.is_terminal:
        yield None
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed} of {task.total}"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
    ) as bar:
        task = bar.add_task(text, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def open_page(page: Path) -> None:
    """Opens a page in the browser, or says where it is."""
    import webbrowser

    if not webbrowser.open(page.resolve().as_uri()):
        warn(f"No browser could be opened; the page is {page}.")
