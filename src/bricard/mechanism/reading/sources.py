"""From a file, a text or Python data to a mechanism; all that is wrong is reported at once.

Two rounds: first the shape of the data (`shapes`), then what the words mean together (`resolve`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from os import PathLike
from typing import Any

from pydantic import ValidationError

from bricard.checks import did_you_mean, members
from bricard.library.words import described
from bricard.mechanism.document import Document
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.reading.places import placed
from bricard.mechanism.reading.resolve import Resolver
from bricard.mechanism.reading.shapes import shape_findings
from bricard.mechanism.writing import plain
from bricard.spec.findings import Finding, raise_findings
from bricard.spec.text import Source, read_file, read_text

PARAMETERS = "PhysicalParams"


def read(path: str | PathLike[str], parameters: Mapping[str, Any] | None = None) -> Mechanism:
    """The mechanism of a file; `parameters` replace those of the file."""
    return from_source(read_file(path), parameters)


def read_string(text: str, name: str, parameters: Mapping[str, Any] | None = None) -> Mechanism:
    """The mechanism of a text."""
    return from_source(read_text(text, name), parameters)


def from_source(source: Source, parameters: Mapping[str, Any] | None = None) -> Mechanism:
    """The mechanism of a text that was read."""
    return from_data(source.data, parameters, source)


def with_parameters(
    document: Document, parameters: Mapping[str, Any], inputs: Mapping[str, Any] | None = None
) -> Mechanism:
    """A document's mechanism with other values of its parameters, and of inputs: numbers or (times, values)."""
    data = plain(document)
    given = {name: _input(value) for name, value in (inputs or {}).items()}
    return from_data({**data, "Inputs": {**data.get("Inputs", {}), **given}} if given else data, parameters)


def _input(value: Any) -> Any:
    """The value of an input as a file has it."""
    if not isinstance(value, tuple):
        return value
    times, values = (list(members(one)) for one in value)
    return {"t": times, "values": values}


def with_live(document: Document, numbers: Mapping[str, Any]) -> Mechanism:
    """A document's mechanism with live numbers for some of its parameters."""
    resolver = Resolver(document, numbers)
    return resolver.resolve() or raise_findings(resolver.findings)


def from_data(data: Any, parameters: Mapping[str, Any] | None = None, source: Source | None = None) -> Mechanism:
    """The mechanism that plain data (mappings, lists, numbers, texts) describe.

    Raises SpecError with all findings; their places are those of `source`, the text that the data come from.
    """
    set_here = dict(parameters or {})
    data = _with_values(data, set_here, source)
    try:
        document = Document.model_validate(data)
    except ValidationError as error:
        raise_findings([_about_value(found, set_here) for found in shape_findings(error, data)], source)
    resolver = Resolver(document)
    mechanism = resolver.resolve()
    if mechanism is None:
        findings = [placed(found, data) for found in resolver.findings]
        raise_findings([_about_value(found, set_here) for found in findings], source)
    return mechanism


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
