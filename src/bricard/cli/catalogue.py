"""bricard problems and bricard new: what there is to start from."""

from __future__ import annotations

from importlib.resources import files

import typer

from bricard.checks import did_you_mean
from bricard.cli.inputs import templates
from bricard.cli.output import fail, say, show_json, show_table
from bricard.errors import BricardError
from bricard.problems import catalogue
from bricard.spec.text import read_text


def problems(name: str | None, *, as_json: bool) -> None:
    """The built-in mechanisms, or one of their files."""
    try:
        if name is not None:
            typer.echo(catalogue.text(name.removeprefix(catalogue.PREFIX)), nl=False)
            return
        rows = [(one, *_words(one)) for one in catalogue.names()]
    except BricardError as error:
        fail(error)
    if as_json:
        show_json([{"name": one, "title": title, "description": text} for one, title, text in rows])
    else:
        show_table(("name", "title", "shows"), rows)


def new(template: str) -> None:
    """A commented file, or the list of them."""
    folder, known = files("bricard.cli").joinpath("templates"), templates()
    if not template:
        say("\n".join(known))
        return
    if template not in known:
        fail(f"There is no template '{template}'.\n  {did_you_mean(template, known)}")
    typer.echo(folder.joinpath(f"{template}.yaml").read_text(encoding="utf-8"), nl=False)


def _words(name: str) -> tuple[str, str]:
    data = read_text(catalogue.text(name), name).data
    return str(data.get("Title", "")), str(data.get("Description", ""))
