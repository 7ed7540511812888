"""bricard compare: one mechanism, several ways to solve it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bricard.atomic import make_folder
from bricard.cli.inputs import read_mechanism
from bricard.cli.output import counting, end_with, fail, say, show_json, show_table
from bricard.errors import BricardError
from bricard.laboratory.compare import NUMBERS, SWITCHES, Laboratory
from bricard.laboratory.compare import compare as solve_all


def compare(
    source: str,
    ways: list[str],
    *,
    settings: list[str],
    tol: float,
    until: float | None,
    folder: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Solves, tells, writes."""
    mechanism = read_mechanism(source, settings)
    try:
        with counting("ways", quiet=quiet or as_json) as counted:
            told = None if counted is None else lambda way, number, count: counted(number, count)
            lab = solve_all(mechanism, ways or None, tol=tol, until=until, progress=told)
        files = {} if folder is None else _write(lab, folder)
    except BricardError as error:
        fail(error)
    if as_json:
        show_json(_data(lab, files))
    elif not quiet:
        _tell(lab, files)
    if all(result.motion is None for result in lab.results):
        end_with("No way could be tried.")


def _write(lab: Laboratory, folder: Path) -> dict[str, Path]:
    from bricard.plotting import save

    make_folder(folder)
    files = {"table": lab.to_csv(folder / "compare.csv")}
    if any(result.motion is not None for result in lab.results):
        files["drift"] = save(lab.plot_drift(), folder / "drift.png")
    return files


def _tell(lab: Laboratory, files: dict[str, Path]) -> None:
    say(f"{lab.title or 'Mechanism'}, tolerance {lab.tol:g}", style="bold")
    head, *rows = lab.rows
    show_table(head, rows)
    if lab.doubt:
        say(f"\n{lab.doubt}")
    if lab.agreement:
        pair, distance = max(lab.agreement.items(), key=lambda item: item[1])
        say("")
        say(f"All that reached the end agree within {distance:.1e} m; farthest apart are {pair[0]} and {pair[1]}.")
    if files:
        show_table(("", ""), [(name, str(path)) for name, path in files.items()])


def _data(lab: Laboratory, files: dict[str, Path]) -> dict[str, Any]:
    rows = [
        {"way": r.way, **{name: getattr(r, name) for name in (*NUMBERS, SWITCHES, "failure")}} for r in lab.results
    ]
    return {"title": lab.title, "tol": lab.tol, "ways": rows, "files": {n: str(p) for n, p in files.items()}}
