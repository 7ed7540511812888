"""What shells offer after a tab: files, built-in mechanisms, names in them. Typer leaves out what does not fit.

bash ends a word at the colon of problem:NAME, so that three words stand where one is meant, and a proposal is what
follows the colon. Other shells leave it in the word.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from bricard.spec.names import ENDINGS, is_point

if TYPE_CHECKING:
    from bricard.mechanism.mechanism import Mechanism

SHELL = "_BRICARD_COMPLETE"  # set by the completion scripts, to complete_bash for bash
COMPONENTS = (".x", ".y", ".z")
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


def points(context: typer.Context, incomplete: str) -> list[str]:
    """Points of the mechanism, or of the results, that were typed."""
    return [name for name in quantities(context, incomplete) if is_point(name)] or _points(_saved(context))


def saved_names(context: typer.Context, incomplete: str) -> list[str]:
    """Points and names of the results that were typed."""
    names = _saved(context)
    return [*_points(names), *names]


def results(incomplete: str) -> list[str]:
    """Files of results, and folders."""
    return list(_files(incomplete, (".nc",)))


def coordinates(incomplete: str) -> list[str]:
    """Kinds of coordinates."""
    from bricard.solvers.method import COORDINATES

    return list(COORDINATES)


def constraints(incomplete: str) -> list[str]:
    """Constraint methods."""
    from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS

    return list(CONSTRAINT_METHODS)


def integrators(incomplete: str) -> list[str]:
    """Integrators."""
    from bricard.solvers.integrators import INTEGRATORS

    return list(INTEGRATORS)


def _word(context: typer.Context, name: str) -> str:
    """A positional word; while an option is typed the words before it are not read yet."""
    unread = [word for word in context.args if not word.startswith("-")]
    return str(context.params.get(name) or next(iter(unread), ""))


def _points(names: Sequence[str]) -> list[str]:
    """Points whose components are among names."""
    bases = [name.rpartition(".")[0] for name in names if name.endswith(COMPONENTS)]
    return list(dict.fromkeys(base for base in bases if is_point(base)))


def _saved(context: typer.Context) -> Sequence[str]:
    from bricard.errors import BricardError
    from bricard.results.files import load

    try:
        return load(_word(context, "results")).names
    except BricardError:
        return ()


def _typed(context: typer.Context) -> Mechanism | None:
    """The mechanism that the words before name, if it can be read."""
    from bricard.errors import BricardError
    from bricard.mechanism.mechanism import Mechanism

    source = _word(context, "source")
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
    while (start := next((i for i in range(at - 3) if words[i : i + 2] == ["problem", ":"]), None)) is not None:
        words[start : start + 3] = ["".join(words[start : start + 3])]  # a word that was typed before
        at -= 2
    environment.update({"COMP_WORDS": "\n".join(words), "COMP_CWORD": str(at)})
    if words[at - 1 : at + 1] == ["problem", ":"]:
        words.insert(at + 1, "")
        at += 1
    if words[at - 2 : at] == ["problem", ":"]:
        del words[at - 2 : at]
        environment.update({"COMP_WORDS": "\n".join(words), "COMP_CWORD": str(at - 2), AFTER_PREFIX: "1"})


def _files(incomplete: str, endings: tuple[str, ...] = ENDINGS) -> Iterator[str]:
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
        elif path.suffix in endings:
            yield f"{start}{path.name}"
