"""Laws by their values, and inputs."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bricard.mechanism.contents import Lookup, Table
from bricard.mechanism.reading.draft import Draft
from bricard.records import dataclass
from bricard.spec.findings import Path

FEWEST = {"smooth": 4, "linear": 2}


@dataclass(frozen=True)
class Laws:
    """Tables of time that are smooth, and all others."""

    tables: dict[str, Table]
    lookups: dict[str, Lookup]


def make_laws(draft: Draft) -> Laws:
    """The laws of a file by their names."""
    tables: dict[str, Table] = {**draft.before.tables} if draft.before else {}
    lookups: dict[str, Lookup] = {**draft.before.lookups} if draft.before else {}
    for name, law in draft.entries("Tables"):
        path = ("Tables", name)
        if bool(law.t) == bool(law.x):
            finding = f"the table '{name}' has {'both t and x' if law.t else 'neither t nor x'}"
            draft.find(path, finding, "Give t: [...] for a law of time, x: [...] for one of a quantity.", on_key=True)
            continue
        found = _table(draft, name, law, path)
        if law.t and law.kind == "smooth":
            tables[name] = found
        else:
            lookups[name] = Lookup(*found, law.kind)
    return Laws(tables, lookups)


def make_inputs(draft: Draft) -> dict[str, float | Table]:
    """The values of inputs, numbers or tables, by their names."""
    before = draft.before.inputs if draft.before else {}
    return {**before, **{name: _input(draft, name, word, ("Inputs", name)) for name, word in draft.entries("Inputs")}}


def _input(draft: Draft, name: str, word: Any, path: Path) -> float | Table:
    if word.t or word.values:
        return _table(draft, name, word, path)
    return draft.number(word.value, (*path, "value"))


def _table(draft: Draft, name: str, table: Any, path: Path) -> Table:
    along, what = ("t", "times") if table.t or not getattr(table, "x", ()) else ("x", "places")
    kind = getattr(table, "kind", "smooth")
    places = tuple(draft.number(value, (*path, along, i)) for i, value in enumerate(getattr(table, along)))
    values = tuple(draft.number(value, (*path, "values", i)) for i, value in enumerate(table.values))
    if len(places) != len(values):
        finding = f"the table '{name}' has {len(places)} {what} and {len(values)} values"
        draft.find(path, finding, "Give as many of each.", on_key=True)
    elif len(places) < FEWEST[kind]:
        needed = "four" if kind == "smooth" else "two"
        draft.find(
            path, f"the table '{name}' has {len(places)} rows", f"A {kind} law needs at least {needed}.", on_key=True
        )
    for i, (before, after) in enumerate(pairwise(places), start=1):
        if after <= before:
            finding = f"the {what} of the table do not increase: {after:g} follows {before:g}"
            draft.find((*path, along, i), finding, "Put them in order, each once.")
    return places, values
