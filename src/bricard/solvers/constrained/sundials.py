"""CVODE and IDA of SUNDIALS, by CasADi.

SUNDIALS says nothing before it has come to the end, and counts steps between two outputs only. So it is called for a
stretch of outputs at a time: between stretches steps are counted, progress is told, and results are kept. In its own
time outputs are one unit apart; when a stretch begins and how long a unit is are parameters, so that one solver
serves the whole run, restarts after events included.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from contextlib import redirect_stderr
from io import StringIO
from typing import Any

import casadi as ca
import numpy as np

from bricard.arrays import FloatArray
from bricard.solvers.constrained.integrators import TOO_MANY, Batch, IntegratorOptions, Problem, Stopped

LOOSER = "Try a larger tol, other constraints, or another integrator."
SHORTEST_OF_SUNDIALS = 1e-15  # of the span
STRETCHES = 20  # of a run; each begins with some thirty short steps
COARSE = 50  # steps between two outputs, of which there are more in a longer run
FEWEST_STEPS = 500  # that SUNDIALS may take between two outputs, if max_steps allows for them
System = Callable[[Any, Any, Any], dict[str, Any]]


def cvode(problem: Problem, options: IntegratorOptions) -> SundialsIntegrator:
    """BDF and Newton, for right-hand sides that are expressions."""
    ode = problem.ode
    assert ode is not None
    settings = {"reltol": options.tol, "abstol": options.atol}
    return SundialsIntegrator("cvodes", lambda t, y, p: {"ode": ode(t, y, p)[0]}, settings, problem, options)


def ida(problem: Problem, options: IntegratorOptions) -> SundialsIntegrator:
    """BDF for DAEs of index 1."""
    dae = problem.dae
    assert dae is not None
    z = ca.MX.sym("z", dae.numel_in(2))

    def system(t: Any, y: Any, p: Any) -> dict[str, Any]:
        rates, residuals = dae(t, y, z, p)
        return {"z": z, "ode": rates, "alg": residuals}

    # Errors of accelerations and multipliers would ask for ten to a thousand times as many steps; without them
    # the others are as accurate at a tenth of the tolerance.
    settings = {"suppress_algebraic": True, "reltol": options.tol / 10, "abstol": options.atol / 10}
    return SundialsIntegrator("idas", system, settings, problem, options)


class _CtrlC:
    """Notes Ctrl-C, which SUNDIALS turns into an error like any other."""

    pressed = False

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._press)

    def __exit__(self, *error: object) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._before)

    def _press(self, number: int, frame: object) -> None:
        self.pressed = True
        raise KeyboardInterrupt


class SundialsIntegrator:
    """States at equidistant times, `step` apart, or `outputs` of them along the span; a stretch at a time."""

    told_every = 1

    def __init__(
        self, name: str, system: System, settings: dict[str, Any], problem: Problem, options: IntegratorOptions
    ) -> None:
        self._name, self._system, self._settings = name, system, settings
        self._problem, self._options = problem, options
        self._length = abs(problem.span[1] - problem.span[0])
        self._take_outputs(max(2, round(self._length / options.step)) if options.step else options.outputs)
        self._steps = 0

    def _take_outputs(self, outputs: int) -> None:
        """So many outputs along the span."""
        self._outputs, self._stretch = outputs, -(-outputs // STRETCHES)
        self._solver: ca.Function | None = None

    def begin(self, t: float, y: FloatArray, end: float) -> None:
        """Sets out for an end."""
        self._from, self._end, self._y, self._t = t, end, y, t
        self._guess = None if self._problem.algebraic is None else self._problem.algebraic(t, y)
        self._parameters = self._problem.parameters((t + end) / 2)
        self._lay_out()
        if self._solver is None:
            self._solver = self._make(len(y))

    def _lay_out(self) -> None:
        """Outputs from the present time to the end, in whole stretches."""
        count = max(2, round(self._outputs * abs(self._end - self._t) / self._length))
        stretches = -(-count // self._stretch)
        self._times = np.linspace(self._t, self._end, self._stretch * stretches + 1).tolist()

    def _make(self, size: int) -> ca.Function:
        """(x0, z0, p) -> states at 1, 2, ... units; p: begin of the stretch, length of a unit, parameters."""
        tau, y, p = ca.MX.sym("tau"), ca.MX.sym("y", size), ca.MX.sym("p", 2 + len(self._parameters))
        parts = self._system(p[0] + p[1] * tau, y, p[2:])
        parts |= {"x": y, "t": tau, "p": p, "ode": p[1] * parts["ode"]}
        most = self._options.max_steps
        settings = {"max_num_steps": max(min(most, FEWEST_STEPS), most // self._stretch), **self._settings}
        if self._name == "cvodes":
            settings["min_step_size"] = SHORTEST_OF_SUNDIALS * self._outputs
        outputs = [float(k) for k in range(1, self._stretch + 1)]
        return ca.integrator("run", self._name, parts, 0.0, outputs, settings)

    def step(self) -> Batch:
        """One stretch."""
        result, counted = self._run()
        coarse = counted["nsteps"] > COARSE * self._stretch
        if coarse and not self._options.step and self._t == self._from and self._steps == 0:
            self._take_outputs(self._outputs * -(-5 * counted["nsteps"] // (2 * COARSE * self._stretch)))
            self.begin(self._t, self._y, self._end)
            return self.step()
        self._steps += counted["nsteps"]
        if self._steps > self._options.max_steps:
            raise Stopped(TOO_MANY)
        times, self._times = self._times[1 : self._stretch + 1], self._times[self._stretch :]
        states = list(np.array(result["xf"]).T)
        self._t, self._y = times[-1], states[-1]
        self._guess = None if self._guess is None else np.array(result["zf"])[:, -1]
        return Batch(times, states, [True] * len(times), counted["nsteps"])

    def _run(self) -> tuple[dict[str, Any], dict[str, int]]:
        assert self._solver is not None
        parameters = [self._t, self._times[1] - self._t, *self._parameters]
        guess = {} if self._guess is None else {"z0": self._guess}
        watch = _CtrlC()
        try:
            with watch, redirect_stderr(StringIO()) as words:
                result = self._solver(x0=self._y, p=parameters, **guess)
        except RuntimeError:
            if watch.pressed:
                raise KeyboardInterrupt from None
            if "mxstep" in words.getvalue():
                raise Stopped(TOO_MANY) from None
            raise Stopped(f"{self._name.rstrip('s')} gave up after it\n  {LOOSER}") from None
        if watch.pressed:  # where CasADi reads its arguments it forgets errors of Python
            raise KeyboardInterrupt
        return result, self._solver.stats()

    def state_at(self, t: float) -> FloatArray | None:
        """There is no dense output but Hermite's."""
        return None
