"""What happens on the way, by the section of a file that lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.events.event import Event

EVENTS: Table[Event] = Table(__name__, Events="event.Event")
