"""What commands print: tables, progress, errors; colours only on terminals, nothing but results with --quiet."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from bricard.taylor.twin_engine import Progress as Callback

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

WIDE = 10_000  # columns where there is no terminal: programs want unbroken lines
FAILED = 1  # wrong input
STOPPED = 3  # the run could not go on to its end; what was computed is written
INTERRUPTED = 130  # Ctrl-C; what was computed is written


def fail(error: Exception | str, code: int = FAILED) -> NoReturn:
    """Prints an error as it is and ends the program."""
    err.print(str(error), style="red", markup=False, soft_wrap=True)
    raise typer.Exit(code)


def say(text: str, *, style: str | None = None) -> None:
    """A line of text."""
    out.print(text, style=style, markup=False, soft_wrap=True)


def show_json(data: Any) -> None:
    """Machine-readable output."""
    sys.stdout.write(json.dumps(data, indent=2) + "\n")


def show_table(head: Sequence[str], rows: Iterable[Sequence[str]], title: str | None = None) -> None:
    """Rows under a heading."""
    table = Table(*head, title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
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
