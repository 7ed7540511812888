"""From a file, a text or Python data to a mechanism; all that is wrong is reported at once."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bricard.library.joints import JOINTS
from bricard.library.words import Word, described
from bricard.mechanism.document import Document, ForceSections, PartSections, RunData
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.resolve import Resolver
from bricard.spec.findings import Finding, Path, did_you_mean, raise_findings
from bricard.spec.text import Source, read_file, read_text

SECTIONS: dict[str, type[Word]] = {
    "PartData": PartSections,
    "AppliedForces": ForceSections,
    "ProblemData": RunData,
}


def read(path: str | PathLike[str], parameters: Mapping[str, Any] | None = None) -> Mechanism:
    """The mechanism of a file; `parameters` replace those of the file."""
    return from_source(read_file(path), parameters)


def read_string(text: str, name: str, parameters: Mapping[str, Any] | None = None) -> Mechanism:
    """The mechanism of a text."""
    return from_source(read_text(text, name), parameters)


def from_source(source: Source, parameters: Mapping[str, Any] | None = None) -> Mechanism:
    """The mechanism of a text that was read."""
    return from_data(source.data, parameters, source)


def with_parameters(document: Document, parameters: Mapping[str, Any]) -> Mechanism:
    """A document's mechanism with other values of its parameters."""
    data = {name: getattr(document, name) for name in document.model_fields_set}
    return from_data(data, parameters)


def from_data(data: Any, parameters: Mapping[str, Any] | None = None, source: Source | None = None) -> Mechanism:
    """The mechanism that plain data (mappings, lists, numbers, texts) describe."""
    if parameters:
        data = {**data, "PhysicalParams": _replaced(data.get("PhysicalParams") or {}, parameters)}
    try:
        document = Document.model_validate(data)
    except ValidationError as error:
        raise_findings(_findings(error, data), source)
    resolver = Resolver(document)
    mechanism = resolver.resolve()
    if mechanism is None:
        raise_findings([_placed(finding, data) for finding in resolver.findings], source)
    return mechanism


def _replaced(present: Any, parameters: Mapping[str, Any]) -> dict[str, Any]:
    if not isinstance(present, Mapping):
        return dict(parameters)
    findings = [
        Finding(("PhysicalParams", name), f"there is no parameter '{name}' to be set", did_you_mean(name, present))
        for name in parameters
        if name not in present
    ]
    if findings:
        raise_findings(findings)
    return {**present, **parameters}


# ------------------------------------------------------------------------------- pydantic's errors


def _findings(error: ValidationError, data: Any) -> list[Finding]:
    """One finding for each place: a union reports each of its forms, of which the first says most."""
    found: dict[Path, Finding] = {}
    for detail in error.errors(include_url=False):
        finding = _finding(detail, data)
        found.setdefault(finding.path, finding)
    return list(found.values())


def _finding(detail: ErrorDetails, data: Any) -> Finding:
    path, context = _document_path(detail["loc"], data), detail.get("ctx", {})
    word, found = str(path[-1]) if path else "", described(detail["input"])
    match detail["type"]:
        case "finding":
            text = detail["msg"]
            return Finding(path, text, context.get("remedy", ""), context.get("offset", 0))
        case "extra_forbidden":
            return Finding(path, f"unknown word '{word}'", _other_words(detail["loc"], word), on_key=True)
        case "missing":
            where = f" of '{path[-2]}'" if len(path) > 1 else ""
            return Finding(path[:-1], f"the word '{word}'{where} is missing", _missing(word), on_key=True)
        case "union_tag_not_found":
            return Finding(path, "the type of the joint is missing", f"Known are {', '.join(JOINTS)}.", on_key=True)
        case "union_tag_invalid":
            tag = str(context["tag"])
            return Finding((*path, "type"), f"there is no joint of type '{tag}'", did_you_mean(tag, JOINTS))
        case "literal_error" if word == "Dimension":
            return Finding(path, f"the dimension is {found}", "Write 2 for the plane or 3 for space.")
        case "too_long" | "too_short" | "tuple_type" | "list_type":
            return Finding(path, f"a list is wanted here, not {found}", _shape(detail, context))
        case "dict_type" | "model_type" | "model_attributes_type":
            return Finding(path, f"a mapping is wanted here, not {found}", "Write word: value.")
        case "string_type":
            return Finding(path, f"a name or text is wanted here, not {found}", "Put it in quotes if it is a text.")
        case "none_required":
            return Finding(path, f"only names stand here, not {found}", "Write a set of names: {A, B}.")
    return Finding(path, f"{found} cannot stand here", detail["msg"])


def _shape(detail: ErrorDetails, context: Mapping[str, Any]) -> str:
    wanted = context.get("max_length") or context.get("min_length")
    return f"Give {wanted} of them." if wanted else "Write [a, b]."


def _missing(word: str) -> str:
    if word == "Dimension":
        return "Write Dimension: 2 for the plane or Dimension: 3 for space."
    return "Describe the parts of the mechanism under PartData." if word == "PartData" else f"Give {word}."


def _other_words(loc: tuple[int | str, ...], word: str) -> str:
    """Words that may stand where an unknown one does."""
    owner = _owner(loc)
    known = [info.alias or name for name, info in owner.model_fields.items()]
    for group, sections in SECTIONS.items():
        if word in sections.model_fields and sections is not owner:
            return f"'{word}' belongs in {group}."
    if owner is not Document and word in Document.model_fields:
        return f"'{word}' stands at the margin, not inside another word."
    return did_you_mean(word, known)


def _owner(loc: tuple[int | str, ...]) -> type[Word]:
    """The class of the entry in which the last word of a path stands."""
    owner: Any = Document
    for part in loc[:-1]:
        if isinstance(part, str) and part in JOINTS and not isinstance(owner, type):
            owner = JOINTS[part]
        elif isinstance(owner, type) and part in owner.model_fields:
            owner = SECTIONS.get(str(part)) or _entry_class(owner.model_fields[str(part)].annotation)
    return owner if isinstance(owner, type) and issubclass(owner, Word) else Document


def _entry_class(annotation: Any) -> Any:
    """The class of the entries in dict[str, class], or of a nested word."""
    if isinstance(annotation, type) and issubclass(annotation, Word):
        return annotation
    for argument in getattr(annotation, "__args__", ()):
        found = _entry_class(argument)
        if found is not None:
            return found
    return None


def _document_path(loc: tuple[int | str, ...], data: Any) -> Path:
    """Pydantic's path without the names of the forms that it tried, and list positions for short forms."""
    path: list[str | int] = []
    node = data
    for part in loc:
        if isinstance(node, Mapping) and part in node:
            node = node[part]
        elif isinstance(node, (list, tuple)) and isinstance(part, int) and part < len(node):
            node = node[part]
        elif isinstance(node, (list, tuple)) and isinstance(part, str):
            position = _short_position(path, part)
            if position is None or position >= len(node):
                continue
            node, part = node[position], position
        elif part != loc[-1] or isinstance(part, int) or not isinstance(node, Mapping):
            continue  # the name of a form, or the only value of a short form
        path.append(part)
    return tuple(path)


def _placed(finding: Finding, data: Any) -> Finding:
    """A finding of the resolver, whose path has the full names of fields, at its place in the document."""
    path = _document_path(finding.path, data)
    return Finding(path, finding.finding, finding.remedy, finding.offset, finding.on_key, finding.place)


def _short_position(path: list[str | int], field: str) -> int | None:
    """Where a field stands in the short form of the entry at a path."""
    owner: Any = Document
    for part in path:
        if isinstance(owner, type) and part in owner.model_fields:
            owner = SECTIONS.get(str(part)) or _entry_class(owner.model_fields[str(part)].annotation)
    shorthand = getattr(owner, "shorthand", ())
    return shorthand.index(field) if field in shorthand else None
