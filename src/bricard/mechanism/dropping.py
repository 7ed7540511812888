"""The data of a mechanism without some of its joints, cables, contacts, forces, ..."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bricard.library.drives import DRIVES
from bricard.library.forces import FORCES
from bricard.library.onesided import ONESIDED
from bricard.mechanism.contact_sections import NONE
from bricard.mechanism.document import Document

SECTIONS = ("Joints", "Collinears", "Coplanars", *FORCES, *DRIVES, *ONESIDED)  # whose entries may go


def can_drop(document: Document, target: str) -> bool:
    """Whether there is an entry that may go; a target is its name, or section and name: Limits.theta."""
    section, name = split_target(target)
    entries = any(name in document.section(one) for one in ([section] if section else SECTIONS))
    return entries or (not section and _is_pair(document.Shapes, name))


def _is_pair(shapes: Mapping[str, Any], name: str) -> bool:
    """Whether a name is that of two shapes, which may touch."""
    both = name.split("/")
    return len(both) == 2 and both[0] != both[1] and all(one in shapes for one in both)


def split_target(target: str) -> tuple[str, str]:
    """The section, if it is given, and the name of the entry."""
    section, dot, name = target.partition(".")
    return (section, name) if dot and section in SECTIONS else ("", target)


def without(data: dict[str, Any], targets: Iterable[str]) -> dict[str, Any]:
    """Data of a file without these entries."""
    for target in targets:
        section, name = split_target(target)
        for one in [section] if section else SECTIONS:
            data = _without(data, one, name)
        if _is_pair(data.get("Shapes") or {}, name):
            data = {**data, "Contacts": _without_pair(data.get("Contacts") or {}, name)}
    return data


def _without_pair(contacts: Mapping[str, Any], pair: str) -> dict[str, Any]:
    """Laws of contacts with a pair among those that do not touch."""
    laws = {name: law for name, law in contacts.items() if name not in (pair, NONE, "/".join(pair.split("/")[::-1]))}
    return laws | {NONE: [*contacts.get(NONE, ()), pair]}


def _without(data: dict[str, Any], section: str, name: str) -> dict[str, Any]:
    if name in (data.get(section) or ()):
        return {**data, section: {one: entry for one, entry in data[section].items() if one != name}}
    groups = {
        group: data[group]
        for group in ("PartData", "AppliedForces")
        if name in (data.get(group) or {}).get(section, ())
    }
    return data | {group: _without(inner, section, name) for group, inner in groups.items()}
