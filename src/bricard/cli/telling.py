"""What a solution holds, told in a few lines: values, contacts, impacts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from bricard.cli.output import say, show_table
from bricard.contact.history import Impact
from bricard.errors import SolutionError
from bricard.results.contacts import FREE, Contact
from bricard.results.solution import Solution
from bricard.results.summary import SHOWN as LISTED
from bricard.results.summary import end_values, ends, residuals

SHOWN = 12  # rows of a table


def tell_values(solution: Solution, *, every: bool = False, without: Collection[str] = ()) -> None:
    """First and last values of the most telling names; energies are never left out."""
    found = ends(solution, None if every else LISTED, without)
    _tell(found.head, found.rows, len(found.rows) + found.left_out)


def tell_run(solution: Solution, seconds: float, files: Mapping[str, Path]) -> None:
    """What became of a run, a line each: steps, residuals, contacts, warnings, files."""
    contacts, impacts = len(solution.contacts), len(solution.history.impacts)
    lines = [
        ("steps", f"{solution.certificate.steps}, in {seconds:.2f} s"),
        ("residuals", residuals(solution)),
        *([("contacts", f"{contacts}, with {impacts} impacts")] if contacts else []),
        *[("warning", text) for text in solution.certificate.warnings],
        *[(name, str(path)) for name, path in files.items()],
    ]
    for name, text in lines:
        say(f"{name:9}  {text}")


def tell_both(
    first: Solution, second: Solution, labels: Sequence[str], names: Sequence[str], *, every: bool = False
) -> None:
    """Last values of two solutions, of the names that both have."""
    both = [name for name in names if name in second.names]
    rows = [(name, end_values(first[name])[1], end_values(second[name])[1], first.unit(name)) for name in both]
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
