"""What may stand in a study file: its sections, which run what they describe."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import OptionError
from bricard.library.notes import Notes
from bricard.library.shapes import Define, ExpressionShape, OneOf, OneOrMany, RowShape, Schema, Shape, TextShape
from bricard.library.words import Number, Word
from bricard.mechanism.mechanism import Mechanism
from bricard.solvers.method import Method
from bricard.spec.expressions import Expression, ExpressionError, number
from bricard.spec.findings import Path as Place

NOTHING: Any = {}
_TEXT = TextShape()
_NUMBER = ExpressionShape("number")
Measure = Annotated[Expression, ExpressionShape("measure")]
Texts = Annotated[tuple[str, ...], OneOrMany(_TEXT)]


class Range(Word):
    """Equally spaced values, both ends included."""

    written: ClassVar[Mapping[str, str]] = {"first": "from"}
    first: Number
    """The first value."""
    to: Number
    """The last value."""
    count: Number
    """How many values."""

    def contradiction(self) -> tuple[str, str] | None:
        count = _plain(self.count)
        whole = count is None or (count >= 2 and count == round(count))
        return None if whole else ("count is not a whole number above one", "Write how many values, as in 25.")


class ValuesShape(Shape):
    """A value, a list of values, or a range."""

    many = True
    list = OneOrMany(_NUMBER)

    def read(self, value: Any, path: Place, notes: Notes) -> Any:
        if isinstance(value, Mapping):
            return Range.read(value, path, notes)
        return self.list.read(value, path, notes)

    def schema(self, define: Define) -> Schema:
        return {"anyOf": [*self.list.schema(define)["anyOf"], define(Range)]}


Values = Annotated[Any, ValuesShape()]
Bounds = Annotated[Any, RowShape(_NUMBER, 2)]


def _plain(expression: Expression) -> float | None:
    try:
        return number(expression, {})
    except ExpressionError:
        return None


def _numbers(given: Any, known: Mapping[str, float]) -> FloatArray:
    """The values of a list or a range, which may use parameters of the mechanism."""
    if isinstance(given, Range):
        first, last, count = (_value(one, known) for one in (given.first, given.to, given.count))
        return np.linspace(first, last, int(count))
    return np.array([_value(one, known) for one in given])


def _value(expression: Expression, known: Mapping[str, float]) -> float:
    """A number, which may use parameters of the mechanism."""
    try:
        return number(expression, known)
    except ExpressionError as error:
        raise OptionError(f"'{expression.text}': {error.finding}.\n  {error.remedy}") from None


class Optimisation(Word):
    """Values of parameters at which an objective is smallest."""

    over: dict[str, Bounds]
    """Parameters and their bounds, as in a: [0.2, 0.6]."""
    minimise: Measure
    """The objective, as in max(P.y) - min(P.y)."""
    at: dict[str, Values] | None = None
    """Positions: quantities and their values. Without it the objective is of a motion."""
    data: dict[str, Values] = NOTHING
    """Further columns for formulas, a number for each position."""
    rates: dict[str, Number] | None = None
    """Rates of the quantities of `at`."""
    subject_to: Texts = ()
    """Conditions, as in max(motor.theta) <= 20."""
    until: Number | None = None
    """The end of the motion."""

    def run(self, mechanism: Mechanism, folder: Path) -> Any:
        """The optimum."""
        from bricard.analysis.design.optimise import optimise

        p = mechanism.parameters
        return optimise(
            mechanism,
            {name: tuple(_numbers(bounds, p).tolist()) for name, bounds in self.over.items()},
            self.minimise.text,
            at=None if self.at is None else {name: _numbers(values, p) for name, values in self.at.items()},
            data={name: _numbers(values, p) for name, values in self.data.items()},
            rates=None if self.rates is None else {name: _value(one, p) for name, one in self.rates.items()},
            subject_to=self.subject_to,
            until=None if self.until is None else _value(self.until, p),
        )


class Identification(Word):
    """Values of parameters with which a motion fits measurements."""

    data: Texts
    """CSV files, beside the study."""
    over: Texts
    """Parameters, and values at the start: start.theta."""
    columns: dict[str, Annotated[str, _TEXT]] = NOTHING
    """Quantities, and the headings of their columns: {t: time, theta: enc}."""
    weights: dict[str, Number] = NOTHING
    """By quantity, one over its standard deviation."""
    gaps: Annotated[str, OneOf(("refuse", "skip"), "gaps is {}", "Write refuse or skip.")] = "refuse"
    """Whether cells without a number are refused or skipped."""

    def run(self, mechanism: Mechanism, folder: Path) -> Any:
        """The fit."""
        from bricard.analysis.design.identify import identify

        weights = {name: _value(one, mechanism.parameters) for name, one in self.weights.items()}
        files = [folder / name for name in self.data]
        return identify(mechanism, files, self.over, columns=self.columns or None, weights=weights, gaps=self.gaps)


class Sweeping(Word):
    """Many values of parameters."""

    over: dict[str, Values]
    """Parameters and their values: all combinations are computed."""
    quantities: Texts
    """What is kept of each motion: max(B.x), end(theta), or a curve, B.x."""
    folder: Annotated[str, _TEXT] = ""
    """Where each point is kept, beside the study: a further run computes what is missing."""
    until: Number | None = None
    """The end of the runs."""
    workers: Number | None = None
    """How many processes."""
    cluster: Annotated[str, _TEXT] = ""
    """The address of a dask scheduler, or local."""
    tol: Number | None = None
    """The tolerance of the runs."""

    def run(self, mechanism: Mechanism, folder: Path, progress: Any = None) -> Any:
        """The sweep."""
        from bricard.analysis.sweeping.sweep import sweep

        p = mechanism.parameters
        return sweep(
            mechanism,
            {name: _numbers(values, p) for name, values in self.over.items()},
            self.quantities,
            folder=folder / self.folder if self.folder else None,
            until=None if self.until is None else _value(self.until, p),
            method=None if self.tol is None else Method(tol=_value(self.tol, p)),
            workers=None if self.workers is None else int(_value(self.workers, p)),
            cluster=self.cluster or None,
            progress=progress,
        )


class Study(Word):
    """A study: a mechanism, and what is asked of it."""

    Mechanism: Annotated[str, _TEXT] = ""
    """Its MechSpec file, beside the study, or problem:NAME for a built-in one."""
    Optimise: Optimisation | None = None
    """Values of parameters at which an objective is smallest."""
    Identify: Identification | None = None
    """Values of parameters with which a motion fits measurements."""
    Sweep: Sweeping | None = None
    """Many values of parameters."""
