"""One point of a sweep: what it is computed from, what is found, and the file that keeps it.

The name of the file is a hash of all that the result depends on, so that a file of that name need not be computed
again. It is written beside and renamed: a worker that is killed leaves no half of one.
"""

from __future__ import annotations

import json
import math
import warnings
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from bricard.analysis.measures import Curves, is_number, measure
from bricard.analysis.settings import Settings
from bricard.atomic import write_text
from bricard.errors import BricardError, MechanismWarning, OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.simulation import simulate
from bricard.solvers.method import Method


@dataclass(frozen=True)
class Row:
    """What a point has given: numbers, and curves as lists; or why it has given nothing."""

    found: Mapping[str, Any]
    message: str = ""


@dataclass(frozen=True)
class Job:
    """What all points of a sweep share.

    text         the mechanism as a MechSpec text
    quantities   formulas by their names
    end          of the runs; None: the mechanism's own
    times        of curves, how many
    folder       where rows are kept; None: nowhere
    """

    text: str
    quantities: Mapping[str, str]
    end: float | None
    method: Method
    times: int
    folder: str | None

    def path(self, values: Mapping[str, float]) -> Path | None:
        """The file of a point."""
        if self.folder is None:
            return None
        quantities, point = sorted(self.quantities.items()), sorted(values.items())
        all_of_it = [version("bricard"), self.text, quantities, self.end, repr(self.method), self.times, point]
        return Path(self.folder) / f"{sha256(json.dumps(all_of_it).encode()).hexdigest()[:24]}.json"

    def kept(self, values: Mapping[str, float]) -> Row | None:
        """What was found before, if it was."""
        path = self.path(values)
        try:
            data = json.loads(path.read_text("utf-8")) if path is not None else None
            return None if data is None else Row(data["found"], data["message"])
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def keep(self, values: Mapping[str, float], row: Row) -> None:
        """Writes what was found."""
        if (path := self.path(values)) is not None:
            write_text(path, json.dumps({"values": dict(values), "found": dict(row.found), "message": row.message}))


def computed(job: Job, values: Mapping[str, float]) -> Row:
    """What a point gives, kept in its file; what fails is a row with its message."""
    try:
        row = Row(found_in(moved(job, values), job))
    except BricardError as error:
        row = Row({}, str(error))
    job.keep(values, row)
    return row


def moved(job: Job, values: Mapping[str, float]) -> Motion:
    """The motion of a point."""
    mechanism = _mechanism(job.text)
    mine = Settings.of(values)
    parameters = mine.parameters
    with warnings.catch_warnings(action="ignore", category=MechanismWarning):
        if parameters and not _live(job.text, frozenset(parameters), job.method):
            mechanism, parameters = mechanism.with_parameters(**parameters), {}
        motion = simulate(
            mechanism,
            job.end,
            mine.positions,
            mine.velocities,
            fixed=mine.fixed,
            parameters=parameters,
            method=job.method,
        )
    if not motion.success:
        raise OptionError(f"The run {motion.message}")
    return motion


def found_in(motion: Motion, job: Job) -> dict[str, Any]:
    """Numbers and curves of a motion."""
    known = {**motion.parameters, **getattr(motion.mechanism, "parameters", {})}
    curves = Curves(motion, np.unique(motion.t), known)
    t = np.linspace(motion.t[0], motion.t[-1], job.times)
    found: dict[str, Any] = {}
    for name, text in job.quantities.items():
        formula = measure(text, f"The quantity {name}")
        value = np.asarray(curves.number(formula) if is_number(formula) else curves.curve(formula, t), dtype=float)
        if value.ndim > 1:
            raise OptionError(f"'{text}' has components.\n  Ask for one of them, as in {text}.x.")
        if not np.all(np.isfinite(value)):
            raise OptionError(f"'{text}' is not a finite number.")
        found[name] = value.tolist()
    return {**found, "t": t.tolist()} if any(isinstance(one, list) for one in found.values()) else found


def is_curve(value: Any) -> bool:
    """Whether a found value is a curve."""
    return isinstance(value, list)


def number_in(row: Row, name: str) -> float:
    """A number that was found; NaN where nothing was."""
    value = row.found.get(name, math.nan)
    return math.nan if is_curve(value) else float(value)


@lru_cache(maxsize=8)
def _mechanism(text: str) -> Mechanism:
    return Mechanism.parse(text)


@lru_cache(maxsize=8)
def _live(text: str, names: frozenset[str], method: Method) -> bool:
    """Whether parameters can change without building the equations anew."""
    from bricard.assembly.live import prepare_live

    mechanism = _mechanism(text)
    try:
        prepare_live(mechanism, mechanism, names, method)
    except BricardError:
        return False
    return True
