"""bricard inverse: what a prescribed motion needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from bricard.analysis.inverse.dynamics import Inverse
from bricard.analysis.inverse.dynamics import inverse as find
from bricard.atomic import make_folder
from bricard.cli.inputs import read_mechanism, read_pairs
from bricard.cli.output import fail, say, show_json
from bricard.errors import BricardError
from bricard.plotting import save

HEAD = ("actuator", "least", "greatest", "rms", "power", "work")
ROWS = 201  # of the table of forces over time


def inverse(
    source: str,
    *,
    settings: list[str],
    motion: list[str],
    by: list[str],
    until: float | None,
    coordinates: str,
    folder: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Finds, tells, writes."""
    mechanism = read_mechanism(source, settings)
    try:
        laws = read_pairs(motion, "--motion", "theta=20*t") or None
        actuators = read_pairs(by, "--by", "theta=motor") or None
        found = find(mechanism, laws, actuators, until, coordinates=coordinates)
        files = {} if folder is None else _write(found, folder)
    except BricardError as error:
        fail(error)
    if as_json:
        show_json(_data(found, files))
    elif not quiet:
        say(str(found))
        for path in files.values():
            say(str(path))


def _write(found: Inverse, folder: Path) -> dict[str, Path]:
    make_folder(folder)
    table = found.over_time(np.linspace(found.motion.t[0], found.motion.t[-1], ROWS))
    return {"table": table.to_csv(folder / "inverse.csv"), "plot": save(found.plot(), folder / "inverse.png")}


def _data(found: Inverse, files: dict[str, Path]) -> dict[str, Any]:
    return {
        "title": found.title,
        "actuators": [dict(zip(HEAD, row, strict=True)) for row in found.rows],
        "remarks": list(found.remarks),
        "files": {name: str(path) for name, path in files.items()},
    }
