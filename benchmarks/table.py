"""Rows of results, on the terminal and as Markdown."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Protocol

from bricard.taylor.engine import compiled_module

HEADINGS = ("case", "bricard", "error", "peer", "time", "error", "ratio", "expected", "outcome", "remarks")
WIDTHS = (40, 7, 7, 25, 7, 7, 7, 8, 7, 0)  # on the terminal

INTRODUCTION = """\
Written by `make bench`. All times are CPU times, the minimum of interleaved repeats, with the peer in the same run;
the error that was achieved stands beside each time. An expectation that is refuted stays in its table, marked
**missed**.

Unless a row says otherwise, bricard's time is that of its engine alone (begin, advance, make_consistent), as a user
who repeats runs has it. A *whole solve_dae call* also finds the consistent start and makes the engine and the
solution with its dense output. The structural analysis of a DAE is done once, before either."""


def duration(seconds: float) -> str:
    """A time with a fitting unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def megabytes(amount: float) -> str:
    """An amount of memory, in a row about memory instead of time."""
    return f"{amount:.3g} MB"


class Skipped(Exception):
    """A benchmark cannot run here; the message says what it takes."""


class Line(Protocol):
    """A row of any table: its texts, and whether its expectation is met."""

    @property
    def verdict(self) -> str: ...
    def cells(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Figure:
    """A CPU time in seconds and the error that was achieved with it."""

    seconds: float
    error: float | None = None


@dataclass(frozen=True)
class Row:
    """One comparison; `ratio` is that of the times unless the benchmark says otherwise."""

    case: str
    ours: Figure
    peer_name: str
    peer: Figure
    target: float | None = None
    remarks: str = ""
    base: float | None = None  # seconds to which the ratio refers, if not the peer's
    shown: Callable[[float], str] = duration

    @property
    def ratio(self) -> float:
        return self.ours.seconds / (self.base or self.peer.seconds)

    @property
    def verdict(self) -> str:
        """Whether the expectation holds."""
        if self.target is None:
            return ""
        return "met" if self.ratio <= self.target else "missed"

    def cells(self) -> tuple[str, ...]:
        """The row as text, in the order of HEADINGS."""
        return (
            self.case,
            self.shown(self.ours.seconds),
            _error(self.ours.error),
            self.peer_name,
            self.shown(self.peer.seconds),
            _error(self.peer.error),
            f"{self.ratio:.3g}",
            "" if self.target is None else f"≤ {self.target:g}",
            self.verdict,
            self.remarks,
        )


@dataclass(frozen=True)
class Answer:
    """What a benchmark found: its docstring and its rows, or why it was skipped."""

    text: str
    rows: Sequence[Line]
    skipped: str = ""
    headings: Sequence[str] = HEADINGS


def _error(error: float | None) -> str:
    return "" if error is None else f"{error:.1e}"


def line(cells: Sequence[str]) -> str:
    """A row for the terminal."""
    return "  ".join(f"{cell:{width}}" for cell, width in zip(cells, WIDTHS, strict=False)).rstrip()


def page(answers: Sequence[Answer]) -> str:
    """The documentation page."""
    rows = [row for answer in answers for row in answer.rows]
    verdicts = [row.verdict for row in rows]
    parts = [
        "# Benchmarks",
        INTRODUCTION,
        "\n".join(f"- {fact}" for fact in (f"Date: {date.today().isoformat()}", machine(), versions())),
        f"Of {len(rows) - verdicts.count('')} expectations {verdicts.count('met')} are met and "
        f"{verdicts.count('missed')} missed; the other rows are for information.",
    ]
    for answer in answers:
        question, _, explanation = answer.text.partition("\n")
        parts += [f"## {question}", explanation.strip()]
        if answer.rows:
            parts.append(markdown(answer.headings, [_emphasised(row) for row in answer.rows]))
        if answer.skipped:
            parts.append(f"*skipped: {answer.skipped}*")
    return "\n\n".join(parts) + "\n"


def markdown(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts."""
    lines = [" | ".join(headings), "|".join(["---"] * len(headings)), *[" | ".join(row) for row in rows]]
    return "\n".join(f"| {text} |" for text in lines)


def _emphasised(row: Line) -> list[str]:
    return [f"**{cell}**" if cell == "missed" else cell for cell in row.cells()]


def machine() -> str:
    """Processor and operating system, without names of hosts or users."""
    processor = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        names = [row.partition(":")[2].strip() for row in information.read_text().splitlines() if "model name" in row]
        processor = names[0] if names else processor
    return f"Machine: {processor}, {os.cpu_count()} processors, {platform.system()} on {platform.machine()}"


def versions() -> str:
    """Versions of everything that ran."""
    packages = []
    for package in "bricard numpy casadi scipy scikit-sundae heyoka mujoco exudyn".split():
        try:
            packages.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            packages.append(f"no {package}")
    module = compiled_module().__name__.rpartition(".")[2]
    return f"Versions: Python {platform.python_version()}, {', '.join(packages)}; compiled engine {module}"
