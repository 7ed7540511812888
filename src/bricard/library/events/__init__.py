"""What happens on the way, by the section of a file that lists it."""

from bricard.library.events.event import Event

EVENTS: dict[str, type[Event]] = {"Events": Event}

__all__ = ["EVENTS", "Event"]
