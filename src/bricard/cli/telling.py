"""What a solution holds, told in a few lines: values, contacts, impacts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from bricard.cli.output import say, show_table
from bricard.contact.history import Impact
from bricard.errors import SolutionError
from bricard.results.contacts import FREE, Contact
from bricard.results.solution import Solution

SHOWN = 12  # rows of a table
NOISE = 1e-15


def tell_values(solution: Solution, names: Sequence[str], *, every: bool = False) -> None:
    """First and last values of some names; energies are never left out."""
    energies = [name for name in names if name.startswith("energy.")]
    others = [name for name in names if name not in energies]
    shown = [*(others if every else others[:SHOWN]), *energies]
    rows = [(name, *_ends(solution[name]), solution.unit(name)) for name in shown]
    _tell(("", f"t = {solution.t[0]:g} s", f"t = {solution.t[-1]:g} s", ""), rows, len(names))


def tell_both(
    first: Solution, second: Solution, labels: Sequence[str], names: Sequence[str], *, every: bool = False
) -> None:
    """Last values of two solutions, of the names that both have."""
    both = [name for name in names if name in second.names]
    rows = [(name, _ends(first[name])[1], _ends(second[name])[1], first.unit(name)) for name in both]
    heads = [f"{label}, t = {one.t[-1]:g} s" for label, one in zip(labels, (first, second), strict=True)]
    _tell(("", *heads, ""), rows if every else rows[:SHOWN], len(rows))


def tell_contacts(solution: Solution, *, every: bool = False) -> None:
    """The contacts that touch, a line each."""
    rows = list(_contacts(solution))
    if rows:
        head = ("contact", "impacts", "closed for", "largest N", "at the end")
        _tell(head, rows if every else rows[:SHOWN], len(rows))


def tell_impacts(solution: Solution, *, every: bool = False) -> None:
    """The first impacts, a line each."""
    if solution.impacts:
        rows = [_impact(one) for one in (solution.impacts if every else solution.impacts[:SHOWN])]
        head = ("impact at", "contact", "impulse", "before", "after", "energy taken")
        _tell(head, rows, len(solution.impacts))


def _contacts(solution: Solution) -> Iterator[tuple[str, ...]]:
    """A contact, its impacts, the time for which it is closed, its largest normal force, its last mode."""
    for name in solution.contacts:
        contact = solution.contact(name)
        intervals = contact.intervals
        held = sum(one.end - one.start for one in intervals if one.mode != FREE)
        if held or contact.impacts:
            last = intervals[-1].mode if intervals else FREE
            yield name, str(len(contact.impacts)), f"{held:.4g} s", _largest(contact), last


def _largest(contact: Contact) -> str:
    """The largest normal force at the solution's own times."""
    try:
        return f"{float(np.max(contact.force().N, initial=0.0)):.4g}"
    except SolutionError:  # time stepping of many bodies keeps none
        return "-"


def _impact(one: Impact) -> tuple[str, ...]:
    numbers = (one.normal, one.before, one.after, one.taken)
    return (f"{one.t:.10g}", one.contact, *[f"{number:.4g}" for number in numbers])


def _tell(head: Sequence[str], rows: Sequence[Sequence[str]], number: int) -> None:
    """A table of the first of some rows."""
    show_table(head, rows)
    if number > len(rows):
        say(f"... and {number - len(rows)} more, shown by --all", style="dim")
    say("")


def _ends(values: Any) -> tuple[str, str]:
    """First and last value, without rounding errors of what is zero."""
    largest = max(1.0, float(np.max(np.abs(values), initial=0.0)))
    shown = [0.0 if abs(float(value)) < NOISE * largest else float(value) for value in (values[0], values[-1])]
    return f"{shown[0]:.9g}", f"{shown[1]:.9g}"
