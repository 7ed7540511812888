"""bricard equations: the equations of motion as text or code."""

from __future__ import annotations

import re
from pathlib import Path

import typer

from bricard.atomic import make_folder, write_text
from bricard.cli.inputs import read_mechanism, stem
from bricard.cli.output import fail, say
from bricard.errors import BricardError
from bricard.export.equations import Equations
from bricard.export.equations import equations as make

FORMS = ("text", "latex", "python", "matlab", "c")


def equations(
    source: str, coordinates: str, form: str, out: Path | None, *, symbols: bool, settings: list[str]
) -> None:
    """Prints them, or writes them to a file."""
    if form not in FORMS:
        fail(f"--as {form}: there is no such form.\n  Choose one of {', '.join(FORMS)}.")
    try:
        made = make(read_mechanism(source, settings), coordinates, symbols=symbols or None)
        if form == "c" and out is not None:
            made.c(name_of(source)).write(make_folder(out))
            say(str(out))
            return
        text = _text(made, form, name_of(source if out is None else str(out)))
        if out is None:
            typer.echo(text)
        else:
            say(str(write_text(out, text)))
    except BricardError as error:
        fail(error)


def name_of(source: str) -> str:
    """A name for functions: that of a file, with letters, digits and underscores only."""
    name = re.sub(r"\W", "_", stem(source))
    return name if name[:1].isalpha() else f"mechanism_{name}"


def _text(made: Equations, form: str, name: str) -> str:
    match form:
        case "c":
            code = made.c(name)
            return f"{code.header}\n{code.source}"
        case "matlab":
            return made.matlab(name)
    return str(getattr(made, form)())
