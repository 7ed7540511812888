"""The Taylor engine as a stepper: many steps in one call, polynomials as they come."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.consistent import NEAR, ConsistentPoint, consistent_point, moves, start_values
from bricard.dae.model import DAE
from bricard.dae.structure import Derivative
from bricard.dae.system import Analysis
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.solvers.options import Options
from bricard.solvers.stepper import Evidence, LastStep, Layout, Parameters, Stiffness, Stretch
from bricard.taylor.engine import Engine, make_engine
from bricard.taylor.polynomials import PiecewisePolynomial
from bricard.taylor.program import Program
from bricard.taylor.status import Status

WELL_CONDITIONED = 1e-6  # a system Jacobian with smaller pivots is looked at more closely before the start
MOST_STAGES = 13  # of collocation: as many orders have its polynomials
MOST_ROUNDING, FINEST_KEPT = 1e3, 1e-12  # times the tolerance, but that at least: more is not what was asked for


@dataclass(frozen=True, eq=False)
class StiffForm:
    """Equations with further variables, for implicit steps: the same solution.

    program        computes the functions that are watched, too
    uncontrolled   variables that do not control the step, beside the further ones
    """

    dae: DAE
    program: Program
    uncontrolled: frozenset[str]


class TaylorStepper:
    """A stepper; `program` also computes the functions that are watched.

    stiff_form   makes the equations that implicit steps take where series meet stiffness; None: the same
    """

    def __init__(
        self,
        analysis: Analysis,
        program: Program,
        span: tuple[float, float],
        options: Options,
        parameters: Parameters,
        stiff_form: Callable[[], StiffForm | None] | None = None,
    ) -> None:
        self.options, self._stiff_form = options, stiff_form
        self._dae: DAE | None = None  # if it is another than at the start
        self._take(analysis, program)
        differential = set(analysis.structure.d) - {0}
        least = 1 if options.steps == "series" else MOST_STAGES
        self._stages = max(options.order - min(differential, default=0), least)
        self._direction = 1.0 if span[1] > span[0] else -1.0
        self._ahead = self._direction * options.times
        self._done: list[Stretch] = []
        self._steps, self._rejections, self._rounding = 0, 0, 0.0  # of what is done
        self._stiffness = Stiffness(0, None, 0.0)
        self._rewound = False
        self._segment_start = span[0]
        self._sizes = np.zeros(0)
        self._status = Status.FINISHED
        self._use(parameters)

    def _take(self, analysis: Analysis, program: Program) -> None:
        """These equations."""
        self.analysis, self.program = analysis, program
        self.layout = Layout(analysis.structure.variables, analysis.structure.d, analysis.position)

    def _use(self, parameters: Parameters) -> None:
        """A new engine for these parameters."""
        self.parameters = dict(parameters)
        self.bound = self.analysis.bind(self.program, tuple(self.parameters.values()))
        self.engine: Engine = make_engine(self.bound, self._stages, self.options.precision)
        self._collocates = False
        if self.options.steps == "implicit":
            self._collocate()
        elif self.options.steps == "either":
            self.engine.watch_stiffness()

    def _collocate(self) -> None:
        """Lets the engine take implicit steps."""
        from bricard.taylor.stage_tables import stage_tables

        self._collocates = True
        partials = self.analysis.index_one.bind(tuple(self.parameters.values()))
        self.engine.collocate(partials, list(stage_tables()))

    def _meet_stiffness(self) -> None:
        """Lets the engine take implicit steps, from now on with the equations that suit them."""
        form = self._stiff_form() if self._stiff_form else None
        self._stiff_form = None
        if form is not None:
            self._change_equations(form)
        self._collocate()

    @cached_property
    def _tolerances(self) -> FloatArray:
        """Absolute tolerances in the order of the engine's variables, until the equations change."""
        return self.options.atol[list(self.analysis.order)]

    def _change_equations(self, form: StiffForm) -> None:
        """Another engine goes on from here with other equations."""
        t, values = self.time, self.layout.named(self.state)
        atol = dict(zip(self.analysis.dae.variables, self.options.atol, strict=True))
        self._close_segment(t)
        self._take(form.dae.analysis, form.program)
        self._dae = form.dae
        kept = [atol.get(name, math.inf) for name in form.dae.variables]
        weak = [name in form.uncontrolled for name in form.dae.variables]
        self.options = replace(self.options, atol=np.where(weak, math.inf, kept))
        self.__dict__.pop("_tolerances", None)
        self._use(self.parameters)
        self._set_out(t, self.layout.placed(values, np.zeros((max(self.layout.offsets) + 1, len(kept)))))

    # -- the start -----------------------------------------------------------------------------

    def start(self, given: Mapping[Derivative, float], fixed: frozenset[Derivative]) -> ConsistentPoint:
        """Consistent initial values: as given if the engine finds nothing to correct, else by optimisation."""
        guess = start_values(self.analysis, given)
        d = self.analysis.structure.d
        complete = sum(order < d[j] for j, order in given) == sum(d)
        if complete and not fixed:
            self._set_out(self._segment_start, guess)
            engine = self.engine
            if engine.make_consistent() == 0 and engine.moved <= NEAR and engine.pivot > WELL_CONDITIONED:
                derivative = np.asarray(engine.derivative, dtype=float)
                return ConsistentPoint(derivative, moves(self.analysis, given, derivative))
        values = tuple(self.parameters.values())
        return consistent_point(self.analysis, self.bound, self._segment_start, values, given, fixed)

    # -- steps ---------------------------------------------------------------------------------

    @property
    def time(self) -> float:
        """Where the engine stands."""
        return self.engine.time

    @property
    def state(self) -> Any:
        """Derivatives [order, position] at the present time."""
        return self.engine.derivative

    @property
    def steps(self) -> int:
        """Number of steps so far."""
        return self._steps + self.engine.steps

    @property
    def rejections(self) -> int:
        """Number of steps that were landed anew."""
        return self._rejections + self.engine.rejections

    @property
    def rounding(self) -> float:
        """What rounding may have made of the values, relative to them; 0 where it did not matter."""
        return self._rounding + self.engine.rounding

    @property
    def stiffness(self) -> Stiffness:
        """What was done about stiffness."""
        done, engine = self._stiffness, self.engine
        switches = tuple(float(t) for t in engine.switches) if self.options.steps == "either" else None
        return Stiffness(
            done.implicit_steps + engine.implicit_steps,
            None if switches is None else (*(done.switches or ()), *switches),
            max(done.weak_error, engine.weak_error),
        )

    def expect(self, sizes: FloatArray) -> None:
        """Sizes of the watched functions, at least."""
        self._sizes = sizes

    def begin(self, t: float, state: Any, parameters: Parameters) -> None:
        """Sets out from a consistent state."""
        changed = self._changed(parameters)
        if changed and changed <= self.analysis.dae.modes:
            self._switch(parameters)
        elif changed:
            self._change_parameters(t, parameters)
        self._set_out(t, state)

    def _changed(self, parameters: Parameters) -> set[str]:
        """Names of other values than before; the names, and their order, are always the same."""
        if parameters == self.parameters:
            return set()
        before = self.parameters.values()
        return {name for (name, value), old in zip(parameters.items(), before, strict=True) if value != old}

    def _set_out(self, t: float, state: Any) -> None:
        options = self.options
        dtype = np.float64 if options.precision == "double" else np.longdouble
        first = np.searchsorted(self._ahead, self._direction * t, side="right") if self.steps else 0
        self.engine.expect(self._sizes)
        self.engine.begin(
            t,
            np.ascontiguousarray(state, dtype=dtype),
            options.tol,
            self._tolerances,
            options.min_step,
            options.max_step,
            options.max_steps - self._steps,
            options.keep_steps,
            np.ascontiguousarray(options.times[first:]),
        )
        self._set_out_from, self._set_out_after = state, self.engine.steps

    def advance(self, end: float) -> Status:
        """Steps up to the end, unless a watched function may vanish on the way."""
        try:
            self._status = Status(self.engine.advance(end, self.options.progress))
            if self._status == Status.STIFF:
                self._meet_stiffness()
                self._status = Status(self.engine.advance(end, self.options.progress))
        except MemoryError:
            raise OptionError(
                f"The {self.steps} steps up to t = {self.time:.6g} are more than fits into memory.\n"
                "  Keep only the values at some times, keep='times' with t_eval, or ask for a shorter run."
            ) from None
        self._rewound = False
        return self._status

    def last_step(self) -> LastStep:
        """The watched functions in the last step."""
        engine = self.engine
        return LastStep(
            engine.last_start,
            engine.last_length,
            engine.last_outputs,
            engine.outputs_at,
            engine.previous_ends,
            self.options.tol,
            engine.falls,
        )

    def state_at(self, offset: float) -> Any:
        """The state within the last step."""
        return self.engine.derivatives_at(offset)

    def rewind(self, offset: float) -> None:
        """Ends the last step within it."""
        self.engine.truncate(offset)
        self._rewound = True

    # -- what was stepped ----------------------------------------------------------------------

    def segments(self) -> tuple[Stretch, ...]:
        """All that was stepped; of several the empty ones are left out."""
        found = (*self._done, self._stretch(self._last_state()))
        return tuple(one for one in found if len(one.evidence.t)) or found[-1:]

    def _change_parameters(self, t: float, parameters: Parameters) -> None:
        """Another engine goes on from here."""
        self._close_segment(t)
        self._use(parameters)

    def _close_segment(self, t: float) -> None:
        """What was stepped so far is done."""
        self._done.append(self._stretch(None))
        self._steps, self._rejections, self._rounding = self.steps, self.rejections, self.rounding
        self._stiffness = self.stiffness
        self._segment_start = t

    def _switch(self, parameters: Parameters) -> None:
        """Other modes of the same equations."""
        self.parameters = dict(parameters)
        values = tuple(self.parameters.values())
        self.engine.rebind(self.program.numbers(values) | {"row_scale": np.ones(self.analysis.structure.size)})
        if self._collocates:
            self.engine.rebind_partials(self.analysis.index_one.numbers(values))

    def _stretch(self, final: Any) -> Stretch:
        """What the present engine has stepped, up to a final state if nothing comes after it."""
        records, end = self.engine.records(), self.engine.time
        polynomials = None
        if self.options.keep_steps:
            polynomials = PiecewisePolynomial(records["starts"], end, records["coefficients"])
        t, values = self._kept(records, end, final)
        evidence = Evidence(
            np.asarray(records["starts"], dtype=float),
            records["residuals"],
            records["hidden_residuals"],
            records["pivots"],
            records["defects"],
            int(np.count_nonzero(records["dropped"])),
        )
        return Stretch(self.parameters, self._segment_start, end, t, values, polynomials, evidence, self._dae)

    def _kept(self, records: Mapping[str, Any], end: float, final: Any) -> tuple[Any, Any]:
        """Times and values [time, order, position] that are kept: those asked for, else the step points."""
        if len(self.options.times) or not self.options.keep_steps:
            first, count = sum(len(one.t) for one in self._done), len(records["time_values"])
            return self.options.times[first : first + count], records["time_values"]
        levels, starts, coefficients = max(self.layout.offsets) + 1, records["starts"], records["coefficients"]
        factorials = np.array([[math.factorial(order)] for order in range(levels)])
        steps, _, size = coefficients.shape
        values = np.empty((steps + (final is not None), levels, size), dtype=coefficients.dtype)
        np.multiply(coefficients[:, :levels], factorials, out=values[:steps])
        if final is None:
            return starts, values
        values[steps] = final
        return np.append(starts, end), values

    def _last_state(self) -> Any:
        """Derivatives at the end: confirmed ones where the engine has them, else what the last step says."""
        engine = self.engine
        if engine.steps == self._set_out_after:
            return np.asarray(self._set_out_from)
        if self._status == Status.FINISHED:
            return engine.derivative
        consistent = self._rewound and engine.make_consistent() == 0
        if consistent and engine.moved <= 1e3 * self.options.tol:
            return engine.derivative
        return engine.derivatives_at(engine.last_length)

    def why(self, status: Status) -> str:
        """Why it cannot go on."""
        from bricard.solvers.messages import reason

        return reason(status, self.engine, self.analysis, self.program, self.options)

    def doubt(self, message: str) -> str:
        """A message about a run that has lost its digits to rounding; nothing if it has not."""
        if self.rounding <= MOST_ROUNDING * max(self.options.tol, FINEST_KEPT):
            return ""
        from bricard.solvers.messages import lost_to_rounding

        return lost_to_rounding(message, self.rounding)


def engine_name(engine: Engine) -> str:
    """Which engine ran."""
    return "NumPy twin" if type(engine).__module__ == "bricard.taylor.twin_engine" else "compiled"
