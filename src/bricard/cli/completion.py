"""What shells offer after a tab: files, built-in mechanisms, templates. Typer leaves out what does not fit.

bash ends a word at the colon of problem:NAME, so that three words stand where one is meant, and a proposal is what
follows the colon. Other shells leave it in the word.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from bricard.spec.names import ENDINGS, is_point

if TYPE_CHECKING:
    from bricard.mechanism.mechanism import Mechanism

SHELL = "_BRICARD_COMPLETE"  # set by the completion scripts, to complete_bash for bash
AFTER_PREFIX = "_BRICARD_AFTER_PREFIX"  # set by `read_colons`


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


def beginnings(incomplete: str) -> list[str]:
    """Templates and built-in mechanisms."""
    return [*templates(incomplete), *problems(incomplete)]


def parameters(context: typer.Context, incomplete: str) -> list[str]:
    """Parameters of the mechanism that was typed, with their values."""
    mechanism = _typed(context)
    return [] if mechanism is None else [f"{name}={value:g}" for name, value in mechanism.parameters.items()]


def quantities(context: typer.Context, incomplete: str) -> list[str]:
    """Points, angles, slides and outputs of the mechanism that was typed."""
    mechanism = _typed(context)
    if mechanism is None:
        return []
    points = [name for body in mechanism.bodies.values() for name in body.members if is_point(name)]
    moving = dict.fromkeys(name for name in points if name not in mechanism.ground)
    return [*moving, *mechanism.quantities, *mechanism.outputs]


def _typed(context: typer.Context) -> Mechanism | None:
    """The mechanism that the words before name, if it can be read."""
    from bricard.errors import BricardError
    from bricard.mechanism.mechanism import Mechanism

    source = str(context.params.get("source") or "")
    try:
        return Mechanism.load(source)
    except BricardError:
        return None


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
