"""The data of a mechanism without some of its joints, cables, forces, ..."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bricard.library.drives import DRIVES
from bricard.library.forces import FORCES
from bricard.library.onesided import ONESIDED
from bricard.mechanism.document import Document

SECTIONS = ("Joints", "Collinears", "Coplanars", *FORCES, *DRIVES, *ONESIDED)  # whose entries may go


def can_drop(document: Document, target: str) -> bool:
    """Whether there is an entry that may go; a target is its name, or section and name: Limits.theta."""
    section, name = split_target(target)
    return any(name in document.section(one) for one in ([section] if section else SECTIONS))


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
    return data


def _without(data: dict[str, Any], section: str, name: str) -> dict[str, Any]:
    if name in (data.get(section) or ()):
        return {**data, section: {one: entry for one, entry in data[section].items() if one != name}}
    groups = {
        group: data[group]
        for group in ("PartData", "AppliedForces")
        if name in (data.get(group) or {}).get(section, ())
    }
    return data | {group: _without(inner, section, name) for group, inner in groups.items()}
