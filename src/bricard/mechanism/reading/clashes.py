"""Names that mean two things at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bricard.mechanism.reading.draft import Draft
from bricard.spec.findings import Path
from bricard.spec.names import is_name


def check_clashes(draft: Draft) -> None:
    """Parameters, outputs, tables and inputs may not have names that are taken."""
    document = draft.document
    for name in document.PhysicalParams:
        if _meaning(draft, name):
            finding = f"'{name}' is a parameter and also the name of {_meaning(draft, name)}"
            draft.find(("PhysicalParams", name), finding, "Rename one of them.", on_key=True)
    for name in document.ProblemData.outputs:
        _check(draft, name, ("ProblemData", "outputs", name), "an output")
    for name in document.Tables:
        _check(draft, name, ("Tables", name), "a table")
        _check_other(draft, name, ("Tables", name), "a table", {"an output": document.ProblemData.outputs})
    for name in document.Inputs:
        _check(draft, name, ("Inputs", name), "an input")
        others: dict[str, Collection[str]] = {"an output": document.ProblemData.outputs, "a table": document.Tables}
        _check_other(draft, name, ("Inputs", name), "an input", others)


def _check_other(draft: Draft, name: str, path: Path, what: str, others: Mapping[str, Collection[str]]) -> None:
    for other, names in others.items():
        if name in names:
            draft.find(path, f"'{name}' is {what} and also {other}", "Rename one of them.", on_key=True)


def _check(draft: Draft, name: str, path: Path, what: str) -> None:
    if not draft.check_is_name(name, path, on_key=True):
        return
    meaning = "a parameter" if name in draft.document.PhysicalParams else _meaning(draft, name)
    if meaning:
        finding = f"'{name}' is {what} and also {_of(meaning)}"
        draft.find(path, finding, "Rename one of them.", on_key=True)


def _of(meaning: str) -> str:
    return meaning if meaning == "a parameter" else f"the name of {meaning}"


def _meaning(draft: Draft, name: str) -> str:
    names = draft.names
    if name in names.quantities:
        return "a slide or angle"
    if not is_name(name) or name not in names.places:
        return ""
    return "a point" if name in names.points else "a vector"
