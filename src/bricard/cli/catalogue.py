"""bricard problems and bricard new: what there is to start from."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import typer

from bricard.atomic import replacing
from bricard.checks import did_you_mean
from bricard.cli.inputs import templates
from bricard.cli.output import fail, out, say, show_json, show_table
from bricard.errors import BricardError
from bricard.problems import catalogue
from bricard.spec.text import read_text


def problems(name: str | None, *, every: bool, as_json: bool) -> None:
    """The built-in mechanisms, if asked for with their descriptions, or one of their files."""
    try:
        if name is not None:
            typer.echo(catalogue.text(name.removeprefix(catalogue.PREFIX)), nl=False)
            return
        rows = [(one, *_words(one)) for one in catalogue.names()]
    except BricardError as error:
        fail(error)
    if as_json:
        show_json([{"name": one, "title": title, "description": text} for one, title, text in rows])
    elif every:
        show_table(("name", "title", "shows"), rows)
    else:
        show_table(("name", "title"), [row[:2] for row in rows])
        if out.is_terminal:
            say("--all says what each of them shows; with a NAME, its file is printed", style="dim")


def new(template: str) -> None:
    """A commented file, or the list of them."""
    folder, known = files("bricard.cli").joinpath("templates"), templates()
    if not template:
        say("\n".join(known))
        return
    if template not in known:
        fail(f"There is no template '{template}'.\n  {did_you_mean(template, known)}")
    typer.echo(folder.joinpath(f"{template}.yaml").read_text(encoding="utf-8"), nl=False)


def begin(start: str, target: str) -> None:
    """Writes a file that begins as a template or as a built-in mechanism; one that is there stays as it is."""
    if not target:
        fail(f"--from {start}: into which file?\n  Write bricard new --from {start} my.yaml.")
    file = Path(target)
    if file.exists():
        fail(f"{target}: the file is there already.\n  Choose another name, or remove it first.")
    try:
        text = _beginning(start)
        with replacing(file) as beside:
            beside.write_text(text, encoding="utf-8")
    except BricardError as error:
        fail(error)
    say(f"{target} begins as {start}: bricard run {target} --open")


def _beginning(start: str) -> str:
    name = start.removeprefix(catalogue.PREFIX)
    if name in templates() and name == start:
        return files("bricard.cli").joinpath("templates", f"{name}.yaml").read_text(encoding="utf-8")
    if name not in catalogue.names():
        known = (*templates(), *catalogue.names())
        fail(f"There is no template or built-in mechanism '{start}'.\n  {catalogue.similar(start, known)}")
    return catalogue.text(name)


def _words(name: str) -> tuple[str, str]:
    data = read_text(catalogue.text(name), name).data
    return str(data.get("Title", "")), str(data.get("Description", ""))
