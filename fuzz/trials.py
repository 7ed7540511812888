"""One trial, and what came of it."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from bricard.errors import BricardError
from fuzz import KINDS

FRAME = re.compile(r'File "[^"]*/(bricard/[^"]+)", line (\d+)(?:,)? in (\w+)')
BAD = ("error", "hang", "crash")  # findings that fail a run; noise is of lesser weight


@dataclass(frozen=True)
class Trial:
    """A kind (a word of KINDS, or the name of a module) and a seed."""

    kind: str
    seed: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.seed}"

    @property
    def module(self) -> Any:
        """What makes the file, and uses it."""
        return import_module(KINDS.get(self.kind, self.kind))

    def random(self) -> Random:
        """The same numbers for the same trial."""
        return Random(str(self))

    def write(self, folder: Path) -> tuple[Path, Random]:
        """Makes the file; the random numbers go on from there."""
        random = self.random()
        path = folder / f"{self.kind}-{self.seed}{self.module.ENDING}"
        path.write_bytes(self.module.make(random))
        return path, random


@dataclass(frozen=True)
class Outcome:
    """What came of a trial.

    what  accepted, refused (a BricardError); error (another exception), hang, crash, noise (text on the screen)
    text  the message, or the traceback
    """

    trial: Trial
    what: str
    text: str = ""
    seconds: float = 0.0

    @property
    def place(self) -> str:
        """The class of a finding: what, and where in bricard."""
        frames = FRAME.findall(self.text)
        # A dump of a hang begins with the innermost frame, a traceback ends with it.
        inner = (frames[0] if self.what in ("hang", "crash") else frames[-1]) if frames else None
        where = f"{inner[0]}:{inner[1]} in {inner[2]}" if inner else "outside bricard"
        last = self.text.strip().splitlines()[-1][:100] if self.text.strip() and self.what != "hang" else ""
        return f"{self.what}: {where}: {last}"


def attempt(trial: Trial, folder: Path, noise: Callable[[], str]) -> Outcome:
    """Runs a trial; `noise` gives what was printed since it was last called."""
    path, random = trial.write(folder)
    noise()
    try:
        trial.module.use(path, random)
        what, text = "accepted", ""
    except BricardError as error:
        what, text = ("refused", str(error)) if str(error).strip() else ("error", "a BricardError without words")
    except BaseException:  # SystemExit and KeyboardInterrupt are findings, too
        what, text = "error", traceback.format_exc()
    finally:
        path.unlink(missing_ok=True)
    printed = noise()
    if what in ("accepted", "refused") and printed:
        return Outcome(trial, "noise", printed)
    return Outcome(trial, what, text)
