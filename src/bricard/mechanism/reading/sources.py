"""From a file, a text or Python data to a mechanism; all that is wrong is reported at once.

Two rounds: first the shape of the data (`shapes`), then what the words mean together (`resolve`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path as FilePath
from typing import Any

from bricard.checks import did_you_mean, members
from bricard.keeping import without_collection
from bricard.library.notes import described
from bricard.mechanism.contents import Contents
from bricard.mechanism.document import Document, Input, RunData
from bricard.mechanism.reading.draft import PARAMETERS, has_unit
from bricard.mechanism.reading.places import placed
from bricard.mechanism.reading.resolve import Resolver, T, resolve_again
from bricard.mechanism.reading.shapes import read_document
from bricard.mechanism.reading.starts import RUN
from bricard.spec import text as texts
from bricard.spec.expressions import parse_expression
from bricard.spec.findings import Finding, raise_findings
from bricard.spec.text import Source

INPUTS = "Inputs"


def read_file(path: str | PathLike[str], parameters: Mapping[str, Any]) -> Contents:
    """The mechanism of a file; `parameters` replace those of the file."""
    source = texts.read_file(path)
    return read_data(_located(source.data, path), parameters, source)


def _located(data: Any, path: str | PathLike[str]) -> Any:
    """The data of a file, in which names of other files know the folder from which they are seen."""
    if not isinstance(data, Mapping) or "Shapes" not in data:
        return data
    from bricard.library.contact_shapes.files import located

    return located(data, FilePath(path).parent)


def read_text(text: str, name: str, parameters: Mapping[str, Any]) -> Contents:
    """The mechanism of a text."""
    source = texts.read_text(text, name)
    return read_data(source.data, parameters, source)


def read_again(before: T, parameters: Mapping[str, Any], inputs: Mapping[str, Any]) -> T | None:
    """A mechanism with other values of its parameters and inputs, by what contains them; None: to be read anew."""
    document = before.document
    if not (_are_numbers(parameters, document.PhysicalParams) and _are_numbers(inputs, document.Inputs)):
        return None
    touched = entries_with(before.users, parameters, inputs)
    return resolve_again(_with_numbers(document, parameters, inputs), before, touched)


def read_anew(document: Document, parameters: Mapping[str, Any], inputs: Mapping[str, Any]) -> Contents:
    """The mechanism of a document with other values of parameters, and of inputs: numbers or (times, values)."""
    from bricard.mechanism.writing import plain

    data = plain(document)
    given = {name: _input(value) for name, value in inputs.items()}
    return read_data({**data, INPUTS: {**data.get(INPUTS, {}), **given}} if given else data, parameters)


def read_run_again(before: T, run: Mapping[str, Any]) -> T | None:
    """A mechanism with other words in its ProblemData, of which all else is as before; None: to be read anew."""
    given = RunData.made_of({name: value for name, value in run.items() if value is not None})
    if given is None or has_unit(given):
        return None
    words = before.document.ProblemData.with_words(**{name: getattr(given, name) for name in run})
    return resolve_again(before.document.with_words(ProblemData=words), before, dict.fromkeys(run, ()))


def read_run_anew(document: Document, run: Mapping[str, Any]) -> Contents:
    """The mechanism of a document with other words in its ProblemData."""
    from bricard.mechanism.writing import plain

    data = plain(document)
    words = {**data.get(RUN, {}), **run}
    return read_data({**data, RUN: {name: value for name, value in words.items() if value is not None}}, {})


def _are_numbers(values: Mapping[str, Any], known: Mapping[str, Any]) -> bool:
    """Whether values are numbers for what is known."""
    return values.keys() <= known.keys() and all(isinstance(value, float) for value in values.values())


def entries_with(
    users: Mapping[str, Sequence[tuple[str, str]]], parameters: Iterable[str], inputs: Iterable[str] = ()
) -> dict[str, dict[str, None]]:
    """Parameters and inputs, and all entries that use them, directly or by other parameters, by their sections."""
    found, pending = {PARAMETERS: dict.fromkeys(parameters), INPUTS: dict.fromkeys(inputs)}, [*parameters, *inputs]
    while pending:
        for section, entry in users[pending.pop()]:
            if section == PARAMETERS and entry not in found[PARAMETERS]:
                pending.append(entry)
            found.setdefault(section, {})[entry] = None
    return found


def _with_numbers(document: Document, parameters: Mapping[str, float], inputs: Mapping[str, float]) -> Document:
    """The document with other numbers for parameters and inputs."""
    numbers = {name: parse_expression(value) for name, value in parameters.items()}
    given = {name: Input(value=parse_expression(value)) for name, value in inputs.items()}
    changed = {PARAMETERS: {**document.PhysicalParams, **numbers}, INPUTS: {**document.Inputs, **given}}
    return document.with_words(**changed)


def _input(value: Any) -> Any:
    """The value of an input as a file has it."""
    if not isinstance(value, tuple):
        return value
    times, values = (list(members(one)) for one in value)
    return {"t": times, "values": values}


def read_live(document: Document, numbers: Mapping[str, Any]) -> Contents:
    """A document's mechanism with live numbers for some of its parameters."""
    resolver = Resolver(document, numbers)
    return resolver.resolve() or raise_findings(resolver.findings)


@without_collection()
def read_data(data: Any, parameters: Mapping[str, Any], source: Source | None = None) -> Contents:
    """The mechanism that plain data (mappings, lists, numbers, texts) describe.

    Raises SpecError with all findings; their places are those of `source`, the text that the data come from.
    """
    set_here = dict(parameters)
    data = _with_values(data, set_here, source)
    document, findings = read_document(data)
    if document is None or findings:
        raise_findings([_about_value(found, set_here) for found in findings], source)
    resolver = Resolver(document)
    contents = resolver.resolve()
    if contents is None:
        findings = [placed(found, data) for found in resolver.findings]
        raise_findings([_about_value(found, set_here) for found in findings], source)
    return contents


def _with_values(data: Any, values: Mapping[str, Any], source: Source | None) -> Any:
    """The data with other values of parameters, which must be there already."""
    if not values or not isinstance(data, Mapping):
        return data
    present = data.get(PARAMETERS) or {}
    if not isinstance(present, Mapping):
        return data  # is refused later
    unknown = [name for name in values if name not in present]
    if unknown:
        raise_findings([_not_there(name, present) for name in unknown], source)
    return {**data, PARAMETERS: {**present, **values}}


def _not_there(name: str, present: Mapping[str, Any]) -> Finding:
    remedy = did_you_mean(name, present) or f"Define it under {PARAMETERS}."
    return Finding((PARAMETERS,), f"there is no parameter '{name}' that could be set", remedy)


def _about_value(finding: Finding, values: Mapping[str, Any]) -> Finding:
    """A finding about a value that does not stand in the file says so."""
    if len(finding.path) < 2 or finding.path[0] != PARAMETERS or finding.path[1] not in values:
        return finding
    name = str(finding.path[1])
    text = f"with {name} = {described(values[name])}: {finding.finding}"
    return replace(finding, finding=text, path=(PARAMETERS, name), offset=0, on_key=True)
