"""bricard kinematics: a mechanism over its drive."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bricard.analysis.kinematics.kinematics import kinematics as follow
from bricard.analysis.kinematics.results import Kinematics
from bricard.atomic import make_folder
from bricard.cli.inputs import read_mechanism, read_number, read_pairs
from bricard.cli.output import fail, say, show_json
from bricard.errors import BricardError
from bricard.plotting import save

HEAD = ("quantity", "least", "at_least", "greatest", "at_greatest", "moves")


def kinematics(
    source: str,
    *,
    settings: list[str],
    over: str | None,
    hold: list[str],
    curves: list[str],
    past: bool,
    coordinates: str,
    folder: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Follows, tells, writes."""
    mechanism = read_mechanism(source, settings)
    try:
        pairs = read_pairs(hold, "--hold", "phi=0.5")
        held = {name: read_number(text, "--hold") for name, text in pairs.items()} or None
        k = follow(mechanism, _over(over), hold=held, past=past, coordinates=coordinates)
        files = {} if folder is None else _write(k, curves, folder)
    except BricardError as error:
        fail(error)
    if as_json:
        show_json(_data(k, files))
    elif not quiet:
        say(str(k))
        for path in files.values():
            say(str(path))


def _over(text: str | None) -> Any:
    """theta, or theta:0:2*pi."""
    if text is None or text.count(":") != 2:
        return text
    name, first, last = text.split(":")
    return name, read_number(first, "--over"), read_number(last, "--over")


def _write(k: Kinematics, curves: list[str], folder: Path) -> dict[str, Path]:
    make_folder(folder)
    files = {"table": k.to_csv(folder / "kinematics.csv"), "plot": save(k.plot(), folder / "kinematics.png")}
    if curves:
        files["curves"] = save(k.plot_curve(*curves), folder / "curves.png")
    return {**files, "page": k.page(folder / "kinematics.html", *curves)}


def _data(k: Kinematics, files: dict[str, Path]) -> dict[str, Any]:
    return {
        "title": k.title,
        "over": k.over,
        "ends": [{"value": end.value, "why": end.why} for end in k.ends],
        "mobility": {"finite": k.mobility.finite, "instantaneous": k.mobility.instantaneous},
        "rows": [dict(zip(HEAD, row, strict=True)) for row in k.rows],
        "dead_centres": [
            {"over": one.over, "of": one.of, "value": one.value, "in_line": [list(pair) for pair in one.in_line]}
            for one in k.dead_centres
        ],
        "files": {name: str(path) for name, path in files.items()},
    }
