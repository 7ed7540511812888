"""What was made of something that does not change is kept with it, so that it is made once."""

from __future__ import annotations

import gc
import os
import sys
from _thread import RLock
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

MOST = 8  # things in a store: for a mechanism in all its coordinates, with other starts and live parameters

T = TypeVar("T")


MOST_UNSEEN = 500_000  # objects that may grow old without having been looked at
PATIENCE = 4  # so many times as many may where they are likely to be in use
MANY = 50_000  # young objects that are worth more than the imports: no search looks through them twice
JUST_BEGUN = 150_000  # blocks of memory: fewer are in use where nothing was imported yet but Python and NumPy
WAITING, TICKS = "OPENBLAS_THREAD_TIMEOUT", "24"  # a power of two: some milliseconds


class _Garbage:
    """What Python's search for garbage has not looked at: objects that grew old where it was switched off.

    alive    how many objects there were after the last search through all of them that began here
    frozen   whether somebody keeps objects out of all searches; to grow old would bring them back
    imports  how many objects are kept out of all searches here
    """

    unseen, alive, imports = 0, 0, 0
    frozen = False


@contextmanager
def importing() -> Iterator[None]:
    """No search for garbage while modules are imported and, where a process begins with it, none through them later.

    Modules live as long as the process, which looks through all objects again and again, and three times as it ends:
    in a short run most of them are these. Where others have made much before nothing is left out, for some of it may
    become garbage.
    """
    begins = gc.isenabled() and not _Garbage.imports and sys.getallocatedblocks() < JUST_BEGUN
    with without_collection(), _threads_that_sleep():
        yield
    if begins and not _Garbage.frozen:
        gc.freeze()
        _Garbage.imports = gc.get_freeze_count()


@contextmanager
def _threads_that_sleep() -> Iterator[None]:
    """OpenBLAS, which NumPy loads, starts a thread for each processor; those that wait soon sleep.

    Without being told they wait in a loop, busy for tens of milliseconds after the start and after each call.
    """
    told = "numpy" in sys.modules or WAITING in os.environ
    if not told:
        os.environ[WAITING] = TICKS
    try:
        yield
    finally:
        if not told:
            os.environ.pop(WAITING, None)


@contextmanager
def without_collection(within: bool = False) -> Iterator[None]:
    """No search for garbage while much is made that stays: Python would look through all of it again and again.

    What was made counts as old at the end, so that the next search, which is for young objects, does not look through
    it either. It is not forgotten: searches through all objects find it, and where too much of it has gathered, as
    when many mechanisms are made one after the other, such a search comes first.

    within   something that has begun, and still uses what was made for it: such a search may wait
    """
    if not gc.isenabled():
        yield
        return
    if _Garbage.unseen > (PATIENCE if within else 1) * max(MOST_UNSEEN, _Garbage.alive):
        gc.collect()
        _Garbage.unseen, _Garbage.alive = 0, len(gc.get_objects())
    gc.disable()
    try:
        yield
    finally:
        _grow_old()
        gc.enable()


def _grow_old() -> None:
    """All young objects are old from now on; a few stay young where that leaves the imports out of all searches."""
    if _Garbage.imports and gc.get_count()[0] < MANY:
        return
    _Garbage.frozen = _Garbage.frozen or gc.get_freeze_count() > _Garbage.imports  # which counts them one by one
    if not _Garbage.frozen:
        _Garbage.imports = 0
        _Garbage.unseen += gc.get_count()[0]
        gc.freeze()
        gc.unfreeze()


class Kept:
    """A store: things by what they were made for; of more than `MOST` the one goes that was not asked for longest.

    Threads may share it: what one of them makes, the others wait for. Nobody changes what is kept. Stores are not
    copied: a pickle or deep copy of what has one begins with an empty one.
    """

    def __init__(self) -> None:
        self._things: dict[Hashable, Any] = {}
        self.lock = RLock()

    def made(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under a key, made if it is not there."""
        with self.lock:
            thing: T = self._things[key] if key in self._things else make()
            self._things.pop(key, None)
            self._things[key] = thing  # the last one now
            while len(self._things) > MOST:
                del self._things[next(iter(self._things))]
            return thing

    def __len__(self) -> int:
        return len(self._things)

    def __reduce__(self) -> tuple[type[Kept], tuple[()]]:
        return Kept, ()
