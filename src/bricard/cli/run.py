"""bricard run: from a file to results, plots and the animation page."""

from __future__ import annotations

import time
import warnings
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import typer

from bricard.assembly.prepared import prepare
from bricard.atomic import check_folder, make_folder
from bricard.checks import did_you_mean
from bricard.cli.inputs import read_mechanism, stem
from bricard.cli.output import STOPPED, end_with, fail, open_page, progress, say, show_json
from bricard.cli.signals import ended_by_signals
from bricard.cli.telling import tell_contacts, tell_run, tell_values
from bricard.dae.model import DAE
from bricard.dae.structure import parse_derivative
from bricard.errors import BricardError, Interrupted, MechanismWarning, SolutionError
from bricard.mechanism.mechanism import Mechanism
from bricard.results.contacts import Contact
from bricard.results.motion import Motion
from bricard.results.names import groups_of, is_main
from bricard.simulation import simulate
from bricard.solvers.method import Method

WRITERS = {"nc": "save", "csv": "to_csv", "parquet": "to_parquet"}


def run(
    source: str,
    *,
    settings: list[str],
    until: float | None,
    folder: Path | None,
    form: str,
    plots: list[str],
    page: bool,
    pictures: bool,
    opened: bool,
    every: bool,
    quiet: bool,
    as_json: bool,
    options: dict[str, Any],
) -> None:
    """Simulates, writes, tells; `options` are those of `simulate`."""
    if opened and not page:
        fail("--open needs the animation page.\n  Leave out --no-page.")
    if form not in WRITERS:
        fail(f"--format {form}: there is no such format.\n  Choose one of {', '.join(WRITERS)}.")
    started = time.perf_counter()
    mechanism, target = read_mechanism(source, settings), folder or Path(stem(source))
    method, others = _method(options)
    with ended_by_signals() as ending:
        try:
            _check_before(mechanism, target, plots, method)
            motion, interrupted = _simulate(mechanism, until, quiet or as_json, method, others)
        except KeyboardInterrupt:
            raise typer.Exit(ending.code) from None
    seconds = time.perf_counter() - started
    if motion.trajectory.is_empty:
        fail(f"The run {motion.message}", STOPPED)
    files = _write(motion, target, form, plots, page=page, pictures=pictures)
    if as_json:
        show_json(_summary(mechanism, motion, seconds, files))
    elif not quiet:
        _tell(mechanism, motion, seconds, files, every=every)
    if opened:
        open_page(files["animation"])
    if interrupted:
        raise typer.Exit(ending.code)
    if not motion.success:
        end_with(f"The run {motion.message}", STOPPED)


def _method(options: dict[str, Any]) -> tuple[Method, dict[str, Any]]:
    """How to solve, and the other options of `simulate`."""
    own = {one.name for one in fields(Method)}
    others = {name: value for name, value in options.items() if name not in own}
    try:
        return Method(**{name: value for name, value in options.items() if name in own}), others
    except BricardError as error:
        fail(error)


def _check_before(mechanism: Mechanism, folder: Path, plots: list[str], method: Method) -> None:
    """What would only be found after a long run: a place that cannot be written, names that are not there."""
    try:
        check_folder(folder)
        if plots:
            _check_names(prepare(mechanism, method).equations, mechanism, plots)
    except BricardError as error:
        fail(error)


def _check_names(dae: DAE, mechanism: Mechanism, names: list[str]) -> None:
    """Names of the equations and of what is fixed; constraint methods add multipliers and velocities to them."""
    known = (*dae.variables, *dae.outputs, *groups_of(dae), *mechanism.ground)
    for name in names:
        base, _ = parse_derivative(name)
        if base not in known and is_main(base):
            raise SolutionError(f"--plot {name}: there is no such name.\n  {did_you_mean(base, known)}")


def _simulate(
    mechanism: Mechanism, until: float | None, quiet: bool, method: Method, others: dict[str, Any]
) -> tuple[Motion, bool]:
    end = until if until is not None else mechanism.start.end
    try:
        with (
            progress(mechanism.title or "run", mechanism.start.t0, end or 0.0, quiet=quiet) as moved,
            warnings.catch_warnings(action="ignore", category=MechanismWarning),  # the certificate has them
        ):
            return simulate(mechanism, end, method=method, progress=moved, **others), False
    except Interrupted as stop:
        if not isinstance(stop.solution, Motion):
            raise
        return stop.solution, True
    except BricardError as error:
        fail(error)


def _write(
    motion: Motion, folder: Path, form: str, plots: list[str], *, page: bool, pictures: bool
) -> dict[str, Path]:
    try:
        make_folder(folder)
        files = {"results": getattr(motion, WRITERS[form])(folder / f"results.{form}")}
        if page:
            shown = [member for name in plots for member in motion.members(name)]
            files["animation"] = motion.animate(plots=shown or None).save(folder / "animation.html")
        if pictures:
            from bricard.plotting import save

            files["motion"] = save(motion.plot(*plots), folder / "motion.png")
            files["energy"] = save(motion.energy.plot(), folder / "energy.png")
        return files
    except BricardError as error:
        fail(error)


def _summary(mechanism: Mechanism, motion: Motion, seconds: float, files: dict[str, Path]) -> dict[str, Any]:
    certificate = motion.certificate
    contacts = {name: _plain_contact(motion.contact(name)) for name in motion.contacts}
    return {
        "title": mechanism.title,
        "success": motion.success,
        "message": motion.message,
        "end": float(motion.t[-1]),
        "seconds": seconds,
        "steps": certificate.steps,
        "tolerance": certificate.tolerance,
        "largest_residual": certificate.largest_residual,
        "energy_balance": certificate.energy_balance,
        "moved": dict(certificate.moved),
        "redundant": list(certificate.redundant),
        "chosen": certificate.chosen,
        "warnings": list(certificate.warnings),
        "values": {name: float(motion[name][-1]) for name in motion.names},
        "files": {name: str(path) for name, path in files.items()},
    } | ({"contacts": contacts} if contacts else {})


def _plain_contact(contact: Contact) -> dict[str, Any]:
    return {"modes": [asdict(one) for one in contact.intervals], "impacts": [asdict(one) for one in contact.impacts]}


def _tell(mechanism: Mechanism, motion: Motion, seconds: float, files: dict[str, Path], *, every: bool) -> None:
    """On a screen of a terminal what is most telling, then the details."""
    say(f"{mechanism.title or 'Mechanism'}: {motion.message}", style="bold")
    tell_values(motion, every=every, without={table.name for table in motion.mechanics.tables})
    tell_run(motion, seconds, files)
    say("")
    say(str(motion.certificate))
    if motion.contacts:
        say("")
        tell_contacts(motion, every=every)
