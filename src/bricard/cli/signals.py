"""SIGTERM ends a run as Ctrl-C does: what was computed is kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from bricard.cli.output import INTERRUPTED, TERMINATED
from bricard.records import dataclass


@dataclass
class Ending:
    """The exit code of a program that a signal ends."""

    code: int = INTERRUPTED


@contextmanager
def ended_by_signals() -> Iterator[Ending]:
    """Makes SIGTERM do what Ctrl-C does at that moment; tells the exit code for the one that came."""
    ending = Ending()

    def end(number: int, frame: object) -> None:
        ending.code = TERMINATED
        press = signal.getsignal(signal.SIGINT)
        # A shell lets background jobs ignore Ctrl-C.
        (press if callable(press) else signal.default_int_handler)(signal.SIGINT, None)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield ending
    finally:
        signal.signal(signal.SIGTERM, before)
