"""A solution in a few lines: the first and last values of its names, the most telling ones first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.facts import Fact, table_html, told
from bricard.records import dataclass
from bricard.results.names import is_main
from bricard.symbolic.vectors import AXES

if TYPE_CHECKING:
    from bricard.results.solution import Solution

NOISE = 1e-15
SHOWN = 8  # names, beside the energies
ENERGY = "energy."
COMPONENTS = tuple(f".{axis}" for axis in AXES)


@dataclass(frozen=True)
class Ends:
    """First and last values as a table; `left_out` is the number of names that are not in it."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    left_out: int


def ends(solution: Solution, most: int | None = SHOWN, without: Collection[str] = ()) -> Ends:
    """The model's own names at both ends: so many of them, or all; energies are never left out.

    A run that made no step knows no values.
    """
    if solution.trajectory.is_empty:
        return Ends((), (), 0)
    names = [name for name in solution.names if is_main(name) and name not in without]
    energies = [name for name in names if name.startswith(ENERGY)]
    # Quantities and outputs, which somebody has given a name, tell more than components of points.
    others = sorted(
        (name for name in names if not name.startswith(ENERGY)), key=lambda name: name.endswith(COMPONENTS)
    )
    rows = tuple((name, *end_values(solution[name]), solution.unit(name)) for name in (*others[:most], *energies))
    head = ("", f"t = {solution.t[0]:g} s", f"t = {solution.t[-1]:g} s", "")
    return Ends(head, rows, len(names) - len(rows))


def residuals(solution: Solution) -> str:
    """What is left over of equations, constraints and the energy balance, in a line."""
    certificate = solution.certificate
    balance = certificate.energy_balance
    found = [
        *([f"equations {certificate.largest_defect:.1e}"] if len(certificate.defects) else []),
        f"constraints {certificate.largest_residual:.1e}",
        *([] if balance is None else [f"energy balance {balance:.1e} J"]),
    ]
    return ", ".join(found)


def notebook(solution: Solution, title: str, without: Collection[str] = ()) -> str:
    """A solution as notebooks show it: what became of it, values, what else it can tell."""
    from html import escape

    shown = ends(solution, without=without)
    more = f"<p>... and {shown.left_out} more: <code>sol.names</code></p>" if shown.left_out else ""
    facts = table_html(told(_facts(solution), SHOWN))
    return (
        f"<p><b>{escape(title)}: {escape(solution.message)}</b></p>{table_html(shown.rows, shown.head)}{more}{facts}"
    )


def _facts(solution: Solution) -> Iterator[Fact]:
    certificate = solution.certificate
    yield "steps", f"{certificate.steps}, {certificate.engine}, tolerance {certificate.tolerance:g}"
    yield "residuals", residuals(solution)
    yield (
        "events",
        "" if not solution.events else f"{len(solution.events)}, the last at t = {solution.events[-1].t:.6g}",
    )
    yield "contacts", solution.contacts
    yield "impacts", str(len(solution.history.impacts) or "")
    yield "warnings", " ".join(certificate.warnings)


def end_values(values: Any) -> tuple[str, str]:
    """First and last value, without rounding errors of what is zero."""
    largest = max(1.0, float(np.max(np.abs(values), initial=0.0)))
    shown = [0.0 if abs(float(value)) < NOISE * largest else float(value) for value in (values[0], values[-1])]
    return f"{shown[0]:.9g}", f"{shown[1]:.9g}"
