"""Texts by a YAML parser, whose events go to a composer one by one.

The compiled parser, libyaml, is ten times as fast as the one in Python, which says what is wrong where the former
fails, and reads where PyYAML was installed without it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from yaml.error import MarkedYAMLError, YAMLError
from yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    MappingStartEvent,
    ScalarEvent,
)
from yaml.loader import BaseLoader

from bricard.spec.composing import Composer, Composition, Stop
from bricard.spec.findings import Finding
from bricard.spec.syntax import UNKNOWN_REMEDY, SyntaxFinding, explain

try:
    from yaml._yaml import CParser
except ImportError:
    CParser = BaseLoader

_YAML_TAG = "tag:yaml.org,2002:"


def compose(text: str) -> Composition:
    """The data in `text`, as far as it can be read, with all findings."""
    with suppress(YAMLError):
        return _Reading(text).all(CParser(text).get_event)
    reading = _Reading(text)
    try:
        reading.all(BaseLoader(text).get_event)
    except MarkedYAMLError as error:
        reading.refuse_syntax(explain(error, text))
    except Exception:
        # Malformed escapes and the like make the scanner raise ValueError, IndexError and others.
        reading.refuse_syntax(SyntaxFinding(None, "the text after this place is not valid YAML", UNKNOWN_REMEDY))
    return reading.composer.result


class _Reading:
    """Hands events to a composer; what MechSpec does not have is refused."""

    def __init__(self, text: str) -> None:
        self.composer = Composer(text)
        self.documents = 0
        self.last_index = 0

    def all(self, next_event: Callable[[], Any]) -> Composition:
        """All events, until there are none or nothing more can be read."""
        with suppress(Stop):
            while (event := next_event()) is not None:
                self._take(event)
                self.last_index = event.end_mark.index
        return self.composer.result

    def refuse_syntax(self, syntax: SyntaxFinding) -> None:
        index = self.last_index if syntax.index is None else syntax.index
        finding = Finding(self.composer.path(), syntax.finding, syntax.remedy)
        self.composer.result.findings.append((index, finding))

    def _take(self, event: Any) -> None:
        index = event.start_mark.index
        if isinstance(event, ScalarEvent):
            self._refuse_properties(event)
            self.composer.scalar(event.value, not event.style, index, event.end_mark.index)
        elif isinstance(event, CollectionStartEvent):
            self._refuse_properties(event)
            self.composer.begin(index, {} if isinstance(event, MappingStartEvent) else [], bool(event.flow_style))
        elif isinstance(event, CollectionEndEvent):
            self.composer.end()
        elif isinstance(event, AliasEvent):
            remedy = f"Write out the value of '{event.anchor}'."
            self.composer.refuse(index, f"the alias '*{event.anchor}' is not allowed", remedy)
            self.composer.refused(index)
        elif isinstance(event, DocumentStartEvent):
            self._document(index)

    def _document(self, index: int) -> None:
        self.documents += 1
        if self.documents > 1:
            remedy = "Put each mechanism into a file of its own."
            self.composer.refuse(index, "a second document begins here", remedy, ())
            raise Stop

    def _refuse_properties(self, event: Any) -> None:
        index = event.start_mark.index
        if event.anchor is not None:
            remedy = "Write the value out wherever it is used, or make it a parameter."
            self.composer.refuse(index, f"the anchor '&{event.anchor}' is not allowed", remedy)
        if event.tag is not None:
            shown = str(event.tag).replace(_YAML_TAG, "!!")
            self.composer.refuse(index, f"the tag '{shown}' is not allowed", "Leave the tag out.")
