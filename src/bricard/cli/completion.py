"""What shells offer after a tab: files, built-in mechanisms, templates. Typer leaves out what does not fit.

bash ends a word at the colon of problem:NAME, so that three words stand where one is meant, and a proposal is what
follows the colon. Other shells leave it in the word.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping
from pathlib import Path

SHELL = "_BRICARD_COMPLETE"  # set by the completion scripts, to complete_bash for bash
AFTER_PREFIX = "_BRICARD_AFTER_PREFIX"  # set by `read_colons`
ENDINGS = (".yaml", ".yml")


def sources(incomplete: str) -> list[str]:
    """MechSpec files, folders, and built-in mechanisms."""
    from bricard.problems.catalogue import PREFIX, names

    if AFTER_PREFIX in os.environ:
        return list(names())
    return [*_files(incomplete), *[f"{PREFIX}{name}" for name in names()]]


def problems(incomplete: str) -> list[str]:
    """Names of built-in mechanisms."""
    from bricard.problems.catalogue import names

    return list(names())


def templates(incomplete: str) -> list[str]:
    """Names of templates."""
    from bricard.cli.inputs import templates as names

    return list(names())


def read_colons(environment: MutableMapping[str, str]) -> None:
    """Takes `problem` and `:` away from before the word that bash completes, and notes that they were there."""
    if environment.get(SHELL) != "complete_bash":
        return
    words, at = environment["COMP_WORDS"].split("\n"), int(environment["COMP_CWORD"])
    words += [""] * (at + 1 - len(words))
    if words[at - 1 : at + 1] == ["problem", ":"]:
        words.insert(at + 1, "")
        at += 1
    if words[at - 2 : at] == ["problem", ":"]:
        del words[at - 2 : at]
        environment.update({"COMP_WORDS": "\n".join(words), "COMP_CWORD": str(at - 2), AFTER_PREFIX: "1"})


def _files(incomplete: str) -> Iterator[str]:
    """As they are written: with the folders that were typed."""
    start = incomplete[: incomplete.rfind("/") + 1]
    try:
        found = sorted(Path(start or ".").iterdir())
    except OSError:
        return
    for path in found:
        if path.name.startswith(".") and not incomplete.removeprefix(start).startswith("."):
            continue
        if path.is_dir():
            yield f"{start}{path.name}/"
        elif path.suffix in ENDINGS:
            yield f"{start}{path.name}"
