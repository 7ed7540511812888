"""What has the wrong shape: a list for a mapping, an unknown word, a missing one; in the words of a user.

The shapes of the library find it; here unknown words get their remedies, and all findings their places.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bricard.checks import closest, did_you_mean
from bricard.library.notes import Note, Notes
from bricard.library.words import Word
from bricard.mechanism.document import Document, ForceSections, PartSections, RunData
from bricard.mechanism.reading.places import placed, value_at
from bricard.spec.findings import Finding

GROUPS: dict[str, type[Word]] = {
    "PartData": PartSections,
    "AppliedForces": ForceSections,
    "ProblemData": RunData,
}


def read_document(data: Any) -> tuple[Document | None, list[Finding]]:
    """The words of plain data, and all that is wrong with their shapes, at its places in the data."""
    notes = Notes(_other_words)
    document = Document.read(data, (), notes)
    return document, [_finding(note, data) for note in notes.found]


def _finding(note: Note, data: Any) -> Finding:
    finding = placed(note.finding, data)
    if note.value is None and finding.path:
        name = finding.path[-1] if isinstance(finding.path[-1], str) else value_at(finding.path, data)
        if isinstance(name, str):
            return replace(finding, finding=f"'{name}' has no value", on_key=True)
    return finding


def _other_words(owner: type[Word], word: str) -> str:
    """Words that may stand where an unknown one does, or where it may stand."""
    for group, sections in GROUPS.items():
        if word in sections.words() and sections is not owner:
            return f"'{word}' belongs in {group}."
    if owner is not Document and word in Document.words():
        return f"'{word}' stands at the margin, not inside another word."
    if closest(word, owner.words()) is None:
        stem = word.casefold().removesuffix("s")
        for longer in owner.words():
            if len(stem) > 3 and stem in longer.casefold():
                return f"Did you mean '{longer}'?"
        for group, sections in GROUPS.items():
            near = closest(word, sections.words())
            if near is not None:
                return f"Did you mean '{near}'? It belongs in {group}."
    return did_you_mean(word, owner.words())
