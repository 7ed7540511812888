"""What has the wrong shape: a list for a mapping, an unknown word, a missing one; in the words of a user.

Pydantic finds it; here each of its errors becomes a finding. Its own texts are never shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_origin

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bricard.library.joints import JOINTS, Joint
from bricard.library.words import Word, described
from bricard.mechanism.document import Document, ForceSections, PartSections, RunData
from bricard.mechanism.places import AnyOfJoints, document_path, is_form, kind_at, plain_kind
from bricard.spec.expressions import Expression
from bricard.spec.findings import Finding, Path, closest, did_you_mean

GROUPS: dict[str, type[Word]] = {
    "PartData": PartSections,
    "AppliedForces": ForceSections,
    "ProblemData": RunData,
}
MANY_WORDS = 4


def shape_findings(error: ValidationError, data: Any) -> list[Finding]:
    """One finding for each of pydantic's errors that matters."""
    found: dict[tuple[Path, str], Finding] = {}
    for detail in _that_matter(error.errors(include_url=False)):
        finding = _finding(detail, data)
        found.setdefault((finding.path, finding.finding), finding)
    return list(found.values())


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
    loc = detail["loc"]
    path, found, kind = document_path(loc, data), described(detail["input"]), kind_at(loc)
    match detail["type"]:
        case "finding":
            context = detail.get("ctx", {})
            return Finding(path, detail["msg"], context.get("remedy", ""), context.get("offset", 0))
        case "extra_forbidden":
            return _unknown_word(loc, path)
        case "missing" | "too_long" | "too_short":
            return _missing(loc, data, detail)
        case "union_tag_not_found" | "union_tag_invalid":
            return _joint_type(detail["input"], path)
        case "literal_error":
            return Finding(path, f"the dimension is {found}", "Write 2 for the plane or 3 for space.")
        case "tuple_type":
            wanted, example = _list_of(kind)
            return Finding(path, f"{wanted} is wanted here, not {found}", f"Write {example}.")
        case "model_type" | "model_attributes_type":
            return Finding(path, f"a mapping is wanted here, not {found}", _how_to_give(kind))
        case "dict_type":
            return Finding(path, f"a mapping is wanted here, not {found}", "Write name: value.")
        case "none_required":
            return Finding(path, f"only names stand here, but one has a value, {found}", "Write {A, B}.")
        case "invalid_key" | "string_type" if detail["type"] == "invalid_key" or loc[-1] == "[key]":
            return Finding(path, f"the key {found} is no text", "A name begins with a letter.")
        case "string_type":
            return _no_text(path, found, kind, detail["input"])
    return Finding(path, f"{found} cannot stand here", _how_to_give(kind))


def _unknown_word(loc: Path, path: Path) -> Finding:
    word, owner = str(loc[-1]), kind_at(loc[:-1])
    inside = f" in '{path[-2]}'" if len(path) > 1 else ""
    return Finding(path, f"unknown word '{word}'{inside}", _other_words(owner or Document, word), on_key=True)


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


def _missing(loc: Path, data: Any, detail: ErrorDetails) -> Finding:
    """A word, or an item of a list of fixed length."""
    list_type = kind_at(loc[:-1]) if detail["type"] == "missing" else kind_at(loc)
    if get_origin(list_type) is tuple:
        path = document_path(loc[:-1] if detail["type"] == "missing" else loc, data)
        wanted = len(get_args(list_type))
        found = described(detail["input"])
        return Finding(path, f"a list of {wanted} is wanted here, not {found}", f"Write {_list_of(list_type)[1]}.")
    path, word = document_path(loc[:-1], data), str(loc[-1])
    if word in ("Dimension", "PartData"):
        return Finding((), f"the word '{word}' is missing", _missing_at_margin(word))
    owner = kind_at(loc[:-1])
    finding = f"the {word} of '{path[-1]}' is missing"
    return Finding(path, finding, _how_to_give(owner), on_key=not isinstance(path[-1], int))


def _missing_at_margin(word: str) -> str:
    if word == "Dimension":
        return "Write Dimension: 2 for the plane or Dimension: 3 for space."
    return "Describe the parts of the mechanism under PartData."


def _joint_type(given: Any, path: Path) -> Finding:
    tag = given.get("type") if isinstance(given, dict) else getattr(given, "type", None)
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
        return "a list of numbers", f"[{', '.join('abc'[:count])}]"
    return "a list of names", f"[{', '.join('ABC'[:count])}]"


def _no_text(path: Path, found: str, kind: Any, given: Any) -> Finding:
    if path and path[0] in ("Title", "Description"):
        return Finding(path, f"a text is wanted here, not {found}", "Put it in quotes.")
    remedy = "Give one name." if isinstance(given, (list, tuple, dict)) else "A name begins with a letter."
    return Finding(path, f"a name is wanted here, not {found}", remedy)
