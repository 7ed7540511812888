"""From a text or plain data to a study; all that is wrong is reported at once, with its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from os import PathLike
from typing import Any

from bricard.analysis.studies.words import Study
from bricard.checks import did_you_mean
from bricard.library.notes import Note, Notes
from bricard.library.words import Word
from bricard.mechanism.reading.places import placed
from bricard.spec import text as texts
from bricard.spec.findings import Finding, raise_findings
from bricard.spec.text import Source


def is_study(path: str | PathLike[str]) -> bool:
    """Whether a file is a study: it names a mechanism, or asks something, and describes none."""
    data = texts.read_file(path).data
    return isinstance(data, Mapping) and "PartData" not in data and any(word in data for word in Study.words())


def load_study(path: str | PathLike[str]) -> Study:
    """The study of a file."""
    source = texts.read_file(path)
    return read_study(source.data, source)


def read_study(data: Any, source: Source | None = None) -> Study:
    """The study that plain data describe."""
    notes = Notes(lambda owner, word: did_you_mean(word, owner.words()))
    study = Study.read(data, (), notes)
    if notes.found or study is None:
        raise_findings([_finding(note, data) for note in notes.found], source)
    return study


def _finding(note: Note, data: Any) -> Finding:
    finding = placed(note.finding, data)
    if note.value is None and not finding.on_key and finding.path and isinstance(finding.path[-1], str):
        return replace(finding, finding=f"'{finding.path[-1]}' has no value", on_key=True)
    return finding


def section(study: Study, name: str) -> Word:
    """What a study says of one of its questions; an error if it says nothing."""
    found: Word | None = getattr(study, name)
    if found is None:
        asked = f"The study does not say what to {name.lower()}"
        raise_findings([Finding((), asked, f"Write a section {name}: ..., or use the options of the command.")])
    return found
