"""What has the wrong shape: a list for a mapping, an unknown word, a missing one; in the words of a user.

Pydantic finds it; here each of its errors becomes a finding. Its own texts are never shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, get_args, get_origin

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bricard.checks import closest, did_you_mean
from bricard.library.joints import JOINTS, Joint
from bricard.library.words import Word, described
from bricard.mechanism.document import Document, ForceSections, PartSections, RunData
from bricard.mechanism.reading.places import AnyOfJoints, document_path, is_form, kind_at, plain_kind, value_at
from bricard.spec.expressions import Expression
from bricard.spec.findings import Finding, Path

GROUPS: dict[str, type[Word]] = {
    "PartData": PartSections,
    "AppliedForces": ForceSections,
    "ProblemData": RunData,
}
MANY_WORDS = 4


def shape_findings(error: ValidationError, data: Any) -> list[Finding]:
    """One finding for each of pydantic's errors that matters."""
    details = list(_that_matter(error.errors(include_url=False)))
    misspelt = {_meant(detail["loc"]) for detail in details if detail["type"] == "extra_forbidden"}
    return [
        _finding(detail, data) for detail in details if detail["type"] != "missing" or detail["loc"] not in misspelt
    ]


def _meant(loc: Path) -> Path:
    """Where the word that an unknown one resembles would stand, so that it is not called missing as well."""
    owner = _owner(loc)
    return (*loc[:-1], closest(str(loc[-1]), owner.words()) or "")


# --------------------------------------------------------------------------------------------- choices


def _that_matter(details: list[ErrorDetails]) -> Iterator[ErrorDetails]:
    """All errors, but of those about the forms of a choice only the ones of the form that fits best."""
    choices: dict[Path, dict[str, list[ErrorDetails]]] = {}
    for detail in details:
        before, form, _ = _split(detail["loc"])
        choices.setdefault(before, {}).setdefault(form, []).append(detail)
    for before, forms in choices.items():
        yield from forms.pop("", [])
        if forms:
            yield from max(forms.values(), key=lambda errors: _fit(errors, len(before)))


def _split(loc: Path) -> tuple[Path, str, Path]:
    """A path before the form of a choice, the form ('' if there is no choice), the path in it."""
    for position, part in enumerate(loc):
        if is_form(part) and part != "[key]":
            return loc[:position], str(part), loc[position + 1 :]
    return loc, "", ()


def _fit(errors: list[ErrorDetails], before: int) -> tuple[int, int]:
    """A form fits the better the deeper its first error lies, and the fewer errors it has."""
    return min(len(error["loc"]) for error in errors) - before, -len(errors)


# -------------------------------------------------------------------------------------------- findings


def _finding(detail: ErrorDetails, data: Any) -> Finding:
    finding = _in_words(detail, data)
    if detail["input"] is None and finding.path:
        name = finding.path[-1] if isinstance(finding.path[-1], str) else value_at(finding.path, data)
        if isinstance(name, str):
            return replace(finding, finding=f"'{name}' has no value", on_key=True)
    return finding


def _in_words(detail: ErrorDetails, data: Any) -> Finding:
    loc = detail["loc"]
    path, found, kind = document_path(loc, data), described(detail["input"]), kind_at(loc)
    match detail["type"]:
        case "finding":
            context = detail.get("ctx", {})
            return Finding(path, detail["msg"], context.get("remedy", ""), context.get("offset", 0))
        case "extra_forbidden":
            inside = f" in '{path[-2]}'" if len(path) > 1 else ""
            remedy = _other_words(_owner(loc), str(loc[-1]))
            return Finding(path, f"unknown word '{loc[-1]}'{inside}", remedy, on_key=True)
        case "missing" if isinstance(loc[-1], str):
            return _missing(loc, data)
        case "missing" | "too_long" | "too_short":
            return _wrong_length(loc[:-1] if detail["type"] == "missing" else loc, data, found)
        case "union_tag_not_found" | "union_tag_invalid":
            return _joint_type(detail["input"], path)
        case "literal_error":
            return Finding(path, f"the dimension is {found}", "Write 2 for the plane or 3 for space.")
        case "tuple_type":
            wanted, example = _list_of(kind)
            return Finding(path, f"{wanted} is wanted here, not {found}", f"Write {example}.")
        case "model_type" | "model_attributes_type" | "dict_type":
            return Finding(path, f"a mapping is wanted here, not {found}", _how_to_give(kind))
        case "none_required":
            return Finding(path, f"only names stand here, but '{path[-1]}' has a value", "Write {A, B}.")
        case "string_type" if loc[-1] != "[key]":
            return _no_text(path, found, detail["input"])
    # a key, in data made in Python
    return Finding(path, f"{found} is not a valid name", "A name begins with a letter.")


def _owner(loc: Path) -> type[Word]:
    """The kind of entry in which the last word of a path stands."""
    kind = kind_at(loc[:-1])
    return kind if isinstance(kind, type) and issubclass(kind, Word) else Document


def _other_words(owner: type[Word], word: str) -> str:
    """Words that may stand where an unknown one does, or where it may stand."""
    for group, sections in GROUPS.items():
        if word in sections.words() and sections is not owner:
            return f"'{word}' belongs in {group}."
    if owner is not Document and word in Document.words():
        return f"'{word}' stands at the margin, not inside another word."
    if closest(word, owner.words()) is None:
        for group, sections in GROUPS.items():
            near = closest(word, sections.words())
            if near is not None:
                return f"Did you mean '{near}'? It belongs in {group}."
    return did_you_mean(word, owner.words())


def _missing(loc: Path, data: Any) -> Finding:
    path, word = document_path(loc[:-1], data), str(loc[-1])
    if not path:
        return Finding((), f"the word '{word}' is missing", _missing_at_margin(word))
    remedy = f"Add {word}: ..." if isinstance(value_at(path, data), Mapping) else _how_to_give(_owner(loc))
    return Finding(path, f"'{_name(path)}' has no {word}", remedy, on_key=not isinstance(path[-1], int))


def _name(path: Path) -> str:
    """The last name of a path."""
    return next((part for part in reversed(path) if isinstance(part, str)), "")


def _wrong_length(loc: Path, data: Any, found: str) -> Finding:
    kind = kind_at(loc)
    finding = f"a list of {len(get_args(kind))} is wanted here, not {found}"
    return Finding(document_path(loc, data), finding, f"Write {_list_of(kind)[1]}.")


def _missing_at_margin(word: str) -> str:
    if word == "Dimension":
        return "Write Dimension: 2 for the plane or Dimension: 3 for space."
    return "Describe the parts of the mechanism under PartData."


def _joint_type(given: Any, path: Path) -> Finding:
    tag = given.get("type")
    if tag is None:
        return Finding(path, f"the type of the joint '{path[-1]}' is missing", _joint_types(), on_key=True)
    if not isinstance(tag, str):
        return Finding((*path, "type"), f"the type of a joint is a word, not {described(tag)}", _joint_types())
    near = closest(tag, list(JOINTS))
    remedy = f"Did you mean '{near}'?" if near else _joint_types()
    return Finding((*path, "type"), f"there is no joint of type '{tag}'", remedy)


def _joint_types() -> str:
    return f"Types are {', '.join(JOINTS)}."


def _how_to_give(kind: Any) -> str:
    if kind is AnyOfJoints:
        return "Give its type and what it joins, as in {type: ball, points: [A, B]}."
    if not isinstance(kind, type) or not issubclass(kind, Word):
        return ""
    required = [info.annotation for info in kind.model_fields.values() if info.is_required()]
    if len(required) == 1 and get_origin(required[0]) is tuple:
        return f"Write {_list_of(required[0])[1]}."
    if len(kind.words()) > MANY_WORDS and not kind.shorthand and not issubclass(kind, Joint):
        return f"Its words are {', '.join(kind.words())}."
    return kind.how_to_give()


def _list_of(kind: Any) -> tuple[str, str]:
    """A list in words, and how to write one."""
    items = [plain_kind(item) for item in get_args(kind) if item is not Ellipsis]
    count = len(items) if items and get_args(kind)[-1] is not Ellipsis else 2
    first = items[0] if items else None
    if get_origin(first) is tuple:
        return "a list of lists", "[[1, 0], [0, 1]]" if count == 2 else "[[1, 0, 0], [0, 1, 0], [0, 0, 1]]"
    if first is Expression:
        return "a list of numbers", f"[{', '.join('xyz'[:count])}]"
    return "a list of names", f"[{', '.join('ABC'[:count])}]"


def _no_text(path: Path, found: str, given: Any) -> Finding:
    if path and path[0] in ("Title", "Description"):
        return Finding(path, f"a text is wanted here, not {found}", "Put it in quotes.")
    remedy = "Give one name." if isinstance(given, (list, tuple, dict)) else "A name begins with a letter."
    return Finding(path, f"a name is wanted here, not {found}", remedy)
