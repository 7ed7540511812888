"""bricard optimise, identify, sweep: questions from a study file or from options, and what is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import typer

from bricard.analysis.findings import Findings
from bricard.analysis.studies.reading import is_study, read_study, section
from bricard.atomic import check_folder, make_folder
from bricard.cli.inputs import read_mechanism
from bricard.cli.output import STOPPED, counting, end_with, fail, say, show_json
from bricard.cli.signals import ended_by_signals
from bricard.errors import BricardError, Interrupted
from bricard.mechanism.mechanism import Mechanism
from bricard.problems import catalogue
from bricard.records import dataclass
from bricard.spec import text as texts

Write = Callable[[Any, Path], dict[str, Path]]
NEEDED = {  # the words of a question that have no default, as options
    "Optimise": {"over": "--over l=0.5:2", "minimise": "--minimise 'end(A.x)**2'"},
    "Identify": {"data": "--data run.csv", "over": "--over l"},
    "Sweep": {"over": "--over l=0.4:0.6:5", "quantities": "--quantity 'max(A.x)'"},
}


@dataclass(frozen=True)
class Told:
    """How a command tells what it has found.

    folder   where files go
    """

    folder: Path | None
    quiet: bool
    as_json: bool


def optimise(source: str, settings: list[str], given: Mapping[str, Any], told: Told) -> None:
    """Searches, tells, writes."""

    def write(found: Any, folder: Path) -> dict[str, Path]:
        from bricard.plotting import save

        found.mechanism.save(folder / "optimum.yaml")
        files = {"mechanism": folder / "optimum.yaml", "history": save(found.plot(), folder / "history.png")}
        return {**files, "animation": found.page().save(folder / "optimum.html")}

    def data(found: Any) -> dict[str, Any]:
        return {
            "success": found.success,
            "message": found.message,
            "value": found.value,
            "start_value": found.start_value,
            "parameters": dict(found.parameters),
            "active": list(found.active),
            "constraints": dict(found.excess),
            "gradient_error": found.gradient_error,
        }

    _asked("Optimise", source, settings, given, told, _Command(write, data))


def identify(source: str, settings: list[str], given: Mapping[str, Any], told: Told) -> None:
    """Fits, tells, writes."""

    def write(found: Any, folder: Path) -> dict[str, Path]:
        from bricard.plotting import save

        found.mechanism.save(folder / "fit.yaml")
        return {"mechanism": folder / "fit.yaml", "fit": save(found.plot(), folder / "fit.png")}

    def data(found: Any) -> dict[str, Any]:
        return {
            "success": found.success,
            "message": found.message,
            "parameters": dict(found.parameters),
            "standard_deviations": found.sd,
            "rms": found.rms,
            "unidentified": found.unidentified,
        }

    _asked("Identify", source, settings, given, told, _Command(write, data))


def sweep(source: str, settings: list[str], given: Mapping[str, Any], told: Told) -> None:
    """Computes all points, tells, writes."""

    def write(found: Any, folder: Path) -> dict[str, Path]:
        from bricard.plotting import save

        first = found.quantities[0]
        return {"plot": save(found.plot(first), folder / "sweep.png")}

    def data(found: Any) -> dict[str, Any]:
        rows = [dict(zip(found.head, row, strict=True)) for row in found.rows]
        return {"title": found.title, "points": rows, "failures": found.failures}

    _asked("Sweep", source, settings, given, told, _Command(write, data, progress=True))


# -- what they share -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Command:
    """What a command writes beside its table, and its findings for JSON; whether it tells its progress."""

    write: Write
    data: Callable[[Any], dict[str, Any]]
    progress: bool = False


def _asked(
    word: str, source: str, settings: list[str], given: Mapping[str, Any], told: Told, command: _Command
) -> None:
    """Asks, tells, writes; Ctrl-C keeps what there is."""
    try:
        mechanism, question, beside = _question(word, source, settings, given)
        if told.folder is not None:
            check_folder(told.folder)
        with ended_by_signals() as ending, counting("points", quiet=told.quiet or told.as_json) as counted:
            try:
                options = {"progress": counted} if command.progress else {}
                found, interrupted = question.run(mechanism, beside, **options), False
            except Interrupted as stop:
                found, interrupted = stop.solution, True
            except KeyboardInterrupt:
                raise typer.Exit(ending.code) from None
        files = {} if told.folder is None else _written(found, told.folder, word, command.write)
    except BricardError as error:
        fail(error)
    _tell(found, files, told, command)
    if interrupted:
        raise typer.Exit(ending.code)
    if not getattr(found, "success", True):
        end_with(f"The search {found.message}.", STOPPED)


def _question(word: str, source: str, settings: list[str], given: Mapping[str, Any]) -> tuple[Mechanism, Any, Path]:
    """The mechanism, what is asked of it, and the folder that files lie in."""
    if source.startswith(catalogue.PREFIX) or not Path(source).is_file() or not is_study(source):
        mechanism = read_mechanism(source, settings)
        if missing := [option for needed, option in NEEDED[word].items() if needed not in given]:
            asked = " and ".join(option.split()[0] for option in missing)
            fail(f"bricard {word.lower()} needs {asked}.\n  Write it as in {' '.join(missing)}, or in a study file.")
        return mechanism, section(read_study({word: dict(given)}), word), Path()
    text = texts.read_file(source)
    own = text.data.get(word)
    merged = {**text.data, word: {**own, **given} if isinstance(own, Mapping) else own or dict(given) or None}
    study = read_study({name: one for name, one in merged.items() if one is not None}, text)
    beside = Path(source).parent
    if not study.Mechanism:
        fail(f"{source}: the study names no mechanism.\n  Write Mechanism: file.yaml, or Mechanism: problem:NAME.")
    named = study.Mechanism if study.Mechanism.startswith(catalogue.PREFIX) else str(beside / study.Mechanism)
    return read_mechanism(named, settings), section(study, word), beside


def _written(found: Findings, folder: Path, word: str, write: Write) -> dict[str, Path]:
    make_folder(folder)
    return {"table": found.to_csv(folder / f"{word.lower()}.csv"), **write(found, folder)}


def _tell(found: Findings, files: dict[str, Path], told: Told, command: _Command) -> None:
    if told.as_json:
        show_json({**command.data(found), "files": {name: str(path) for name, path in files.items()}})
    elif not told.quiet:
        say(str(found))
        if files:
            say("")
        for name, path in files.items():
            say(f"{name:9}  {path}")


# -- options -------------------------------------------------------------------------------------------------------


def pairs(texts: list[str], option: str, example: str) -> dict[str, str]:
    """Options of the form name=value."""
    found: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name.strip() or not value.strip():
            fail(
                f"{option} {text}: a name, = and what belongs to it is wanted.\n  Write it as in {option} {example}."
            )
        found[name.strip()] = value.strip()
    return found


def values(text: str) -> Any:
    """Values as written: 0:1:5 is a range, 0,1,2 a list."""
    parts = [part.strip() for part in text.split(":")]
    if len(parts) == 3:
        return {"from": parts[0], "to": parts[1], "count": parts[2]}
    return [part.strip() for part in text.split(",")]


def bounds(text: str) -> Any:
    """Bounds as written: 0.2:0.6."""
    return [part.strip() for part in text.split(":")]


def only_given(**words: Any) -> dict[str, Any]:
    """Those that were given."""
    return {name: value for name, value in words.items() if value not in (None, [], {}, "")}
