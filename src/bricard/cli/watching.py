"""bricard run --watch: again whenever the file is saved, until Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import typer

from bricard.cli.output import fail, say

PAUSE = 0.2  # seconds between two looks at the file


def again_on_save(source: str, work: Callable[[], None]) -> None:
    """Does the work now and after each change of the file; what goes wrong in it is told, and ends nothing."""
    file = Path(source)
    if not file.exists():
        fail(f"--watch {source}: there is no such file.\n  A file is watched, and run again when it is saved.")
    try:
        while True:
            seen = _version(file)
            with suppress(typer.Exit):
                work()
            say(f"Watching {file}; Ctrl-C ends it.", style="dim")
            while _version(file) in (seen, None):
                time.sleep(PAUSE)
    except KeyboardInterrupt:
        raise typer.Exit from None


def _version(file: Path) -> tuple[int, int] | None:
    """What changes when a file is saved; None while an editor is replacing it."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime_ns, found.st_size
