"""Integrators of y' = F(t, y): SciPy's, SUNDIALS' by CasADi, and classical ones with a fixed step for teaching.

To add one: a function of (problem, options) that returns the steps, and a row in solvers/integrators.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr
from dataclasses import dataclass, field, replace
from io import StringIO
from itertools import pairwise
from typing import Any

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.errors import OptionError

FloatArray = npt.NDArray[np.float64]
RightHandSide = Callable[[float, FloatArray], FloatArray]
PIECES = 5  # of a step between which Hermite polynomials are drawn
FINER = "Try a smaller tol, other constraints, or integrator='radau' for stiff systems."
TOO_MANY = "too many steps\n  Try a larger max_steps or tol."
LOOSER = "Try a larger tol, other constraints, or another integrator."
SHORTEST = 1e-12  # steps shorter than this, relative to time, are not divided
SEEN, MANY = 2000, 1_000_000  # last steps that tell the pace; steps that any run may take at its pace
SHORTEST_OF_SUNDIALS = 1e-15  # of the span
STRETCHES = 20  # of a run of SUNDIALS; each begins with some thirty short steps
COARSE = 50  # steps between two outputs, of which there are more in a longer run
FEWEST_STEPS = 500  # that SUNDIALS may take between two outputs, if max_steps allows for them
Corrector = Callable[[float, FloatArray], FloatArray]


@dataclass(frozen=True, eq=False)
class Problem:
    """y' = F(t, y) over a span; `correct` projects a state onto constraints after each step, if there is one."""

    rhs: RightHandSide
    span: tuple[float, float]
    y0: FloatArray
    half: int  # number of coordinates: y begins with q, v of this length each
    correct: Corrector | None = None
    jacobian: RightHandSide | None = None  # dF/dy
    ode: ca.Function | None = None  # (t, y, p) -> y', where it is compiled
    dae: ca.Function | None = None  # (t, y, (q'', lambda), p) -> y', residuals of q'' and lambda
    parameters: FloatArray = field(default_factory=lambda: np.zeros(1))
    algebraic0: FloatArray | None = None  # q'' and lambda at the start

    @property
    def direction(self) -> float:
        """1 if time goes on, -1 if it goes back."""
        return 1.0 if self.span[1] > self.span[0] else -1.0


@dataclass(frozen=True, eq=False)
class Steps:
    """States at the step points and between them, (times, size), and whether the end was reached.

    points   which of the times are ends of steps (of SUNDIALS: outputs)
    count    number of steps
    """

    t: FloatArray
    y: FloatArray
    finished: bool
    message: str
    evaluations: int
    count: int
    points: npt.NDArray[np.intp]
    interrupted: bool = False  # by Ctrl-C


@dataclass(frozen=True)
class IntegratorOptions:
    """Tolerances of the adaptive ones, step of the others."""

    tol: float = 1e-8
    atol: float = 1e-8
    step: float | None = None
    outputs: int = 1000  # of SUNDIALS, if no step is given
    max_steps: int = 1_000_000
    progress: Callable[[float, int], object] | None = None


Integrate = Callable[[Problem, IntegratorOptions], Steps]


def by_scipy(kind: str) -> Integrate:
    def run(problem: Problem, options: IntegratorOptions) -> Steps:
        import scipy.integrate

        make: Any = getattr(scipy.integrate, kind)
        settings: dict[str, Any] = {"rtol": options.tol, "atol": options.atol}
        if kind == "Radau":  # lsoda is not faster with it: its own differences are compiled
            settings["jac"] = problem.jacobian
        solver = make(problem.rhs, problem.span[0], problem.y0, problem.span[1], **settings)
        return _march(problem, options, solver)

    return run


def _march(problem: Problem, options: IntegratorOptions, solver: Any) -> Steps:
    """Steps to the end; within each, states of the integrator's own dense output, which Hermite polynomials join."""
    times, states, ends = [solver.t], [problem.y0], [0]
    slowest = SEEN / (20 * max(options.max_steps, MANY)) * abs(problem.span[1] - problem.span[0])

    def stopped(why: str) -> Steps:
        size = ends[-1] + 1
        message = f"stopped at t = {times[size - 1]:.6g}: {why}"
        return _steps(times[:size], states[:size], False, message, solver.nfev, ends)

    try:
        while solver.status == "running":
            try:
                with np.errstate(all="ignore"):
                    message = solver.step()
            except ValueError:  # of SciPy's linear algebra
                return stopped(f"numbers grow too large\n  {FINER}")
            if solver.status == "failed":
                return stopped(f"{message}\n  {FINER}")
            if solver.t == times[-1]:  # lsoda goes on with steps of no length
                return stopped(f"the step has become too small\n  {FINER}")
            y = solver.y.copy()
            if problem.correct is not None and np.all(np.isfinite(y)):
                y = problem.correct(solver.t, y)
                solver.y, solver.f = y.copy(), problem.rhs(solver.t, y)
            elif abs(solver.t - times[-1]) > SHORTEST * max(1.0, abs(solver.t)):
                between = np.linspace(times[-1], solver.t, PIECES + 1)[1:-1]
                dense = solver.dense_output()
                times += between.tolist()
                states += [dense(t) for t in between]
            if not np.all(np.isfinite(y)):
                return stopped(f"numbers grow too large\n  {FINER}")
            times.append(solver.t)
            states.append(y)
            ends.append(len(times) - 1)
            if options.progress is not None and len(ends) % 50 == 0:
                options.progress(solver.t, len(ends) - 1)
            if len(ends) > options.max_steps:
                return stopped(TOO_MANY)
            if len(ends) > SEEN and abs(solver.t - times[ends[-SEEN]]) < slowest:
                return stopped(f"the steps have become too small\n  {FINER}")
    except KeyboardInterrupt:
        return replace(stopped("interrupted"), interrupted=True)
    return _steps(times, states, True, f"reached t = {times[-1]:g}.", solver.nfev, ends)


def by_fixed_steps(advance: Callable[[Problem, float, FloatArray, float], FloatArray], calls: int) -> Integrate:
    def run(problem: Problem, options: IntegratorOptions) -> Steps:
        start, end = problem.span
        assert options.step is not None
        count = max(1, round(abs(end - start) / options.step))
        if count > options.max_steps:
            raise OptionError(
                f"With step={options.step:g} the run takes {count} steps; max_steps is {options.max_steps}.\n"
                "  Take a larger step, or a larger max_steps."
            )
        times = np.linspace(start, end, count + 1)
        states = [problem.y0]

        def stopped(why: str) -> Steps:
            text = f"stopped at t = {times[len(states) - 1]:.6g}: {why}"
            return _steps(times[: len(states)], states, False, text, calls * len(states))

        try:
            for t, after in pairwise(times):
                y = advance(problem, float(t), states[-1], float(after - t))
                if problem.correct is not None and np.all(np.isfinite(y)):
                    y = problem.correct(float(after), y)
                if not np.all(np.isfinite(y)) or np.max(np.abs(y)) > 1e12:
                    return stopped("the numbers grow without bound; take a smaller step")
                states.append(y)
                if options.progress is not None and len(states) % 200 == 0:
                    options.progress(float(after), len(states) - 1)
        except KeyboardInterrupt:
            return replace(stopped("interrupted"), interrupted=True)
        return _steps(times, states, True, f"reached t = {end:g}.", calls * count)

    return run


def euler(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    return y + h * problem.rhs(t, y)


def semi_implicit_euler(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    """Velocities first, positions with the q' that the constraint method makes of the new velocities."""
    n = problem.half
    result = y + h * problem.rhs(t, y)
    result[:n] = y[:n]
    result[:n] += h * problem.rhs(t + h, result)[:n]
    return result


def rk4(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    k1 = problem.rhs(t, y)
    k2 = problem.rhs(t + h / 2, y + h / 2 * k1)
    k3 = problem.rhs(t + h / 2, y + h / 2 * k2)
    k4 = problem.rhs(t + h, y + h * k3)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def _steps(
    times: Any,
    states: list[FloatArray],
    finished: bool,
    message: str,
    evaluations: int,
    ends: list[int] | None = None,
) -> Steps:
    points = np.arange(len(states)) if ends is None else np.array(ends)
    t, y = np.asarray(times, dtype=float), np.array(states)
    return Steps(t, y, finished, message, evaluations, len(points) - 1, points)


def cvode(problem: Problem, options: IntegratorOptions) -> Steps:
    assert problem.ode is not None
    ode, parameters = problem.ode, problem.parameters

    def system(t: ca.MX, y: ca.MX) -> dict[str, ca.MX]:
        return {"ode": ode(t, y, parameters)[0]}

    settings = {"min_step_size": SHORTEST_OF_SUNDIALS * abs(problem.span[1] - problem.span[0])}
    return _sundials("cvodes", system, settings, problem, options)


def ida(problem: Problem, options: IntegratorOptions) -> Steps:
    assert problem.dae is not None
    assert problem.algebraic0 is not None
    dae, parameters, z = problem.dae, problem.parameters, ca.MX.sym("z", len(problem.algebraic0))

    def system(t: ca.MX, y: ca.MX) -> dict[str, ca.MX]:
        rates, residuals = dae(t, y, z, parameters)
        return {"z": z, "ode": rates, "alg": residuals}

    # Errors of accelerations and multipliers would ask for ten to a thousand times as many steps; without them
    # the others are as accurate at a tenth of the tolerance.
    settings = {"suppress_algebraic": True, "reltol": options.tol / 10, "abstol": options.atol / 10}
    return _sundials("idas", system, settings, problem, options)


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


def _sundials(
    name: str,
    system: Callable[[ca.MX, ca.MX], dict[str, ca.MX]],
    settings: dict[str, Any],
    problem: Problem,
    options: IntegratorOptions,
) -> Steps:
    """States at equidistant times, `step` apart, or `outputs` of them.

    SUNDIALS says nothing before it has come to the end, and counts steps between two outputs only. So it is called
    for a stretch of outputs at a time: between stretches steps are counted, progress is told, and results are kept.
    """
    start, end = problem.span
    count = max(2, round(abs(end - start) / options.step)) if options.step else options.outputs
    stretch = -(-count // STRETCHES)
    times = np.linspace(start, end, stretch * -(-count // stretch) + 1)
    solver = _stretch_solver(name, system, settings, problem, options, np.abs(times[1 : stretch + 1] - start))
    states, steps, evaluations, guess = [problem.y0], 0, 0, problem.algebraic0

    def stopped(why: str) -> Steps:
        message = f"stopped at t = {times[len(states) - 1]:.6g}: {why}"
        return replace(_steps(times[: len(states)], states, False, message, evaluations), count=steps)

    watch = _CtrlC()
    try:
        while len(states) < len(times):
            with watch, redirect_stderr(StringIO()) as words:
                begun = abs(times[len(states) - 1] - start)
                result = solver(x0=states[-1], p=begun, **({} if guess is None else {"z0": guess}))
            counted = solver.stats()
            if len(states) == 1 and not options.step and counted["nsteps"] > COARSE * stretch:
                finer = count * -(-5 * counted["nsteps"] // (2 * COARSE * stretch))
                return _sundials(name, system, settings, problem, replace(options, outputs=finer))
            if steps + counted["nsteps"] > options.max_steps:
                return stopped(TOO_MANY)
            steps, evaluations = steps + counted["nsteps"], evaluations + counted["nfevals"]
            states += list(np.array(result["xf"]).T)
            guess = None if guess is None else np.array(result["zf"])[:, -1]
            if options.progress is not None:
                options.progress(float(times[len(states) - 1]), steps)
    except KeyboardInterrupt:
        return replace(stopped("interrupted"), interrupted=True)
    except RuntimeError:
        if watch.pressed:
            return replace(stopped("interrupted"), interrupted=True)
        if "mxstep" in words.getvalue():
            return stopped(TOO_MANY)
        return stopped(f"{name.rstrip('s')} gave up after it\n  {LOOSER}")
    return replace(_steps(times, states, True, f"reached t = {end:g}.", evaluations), count=steps)


def _stretch_solver(
    name: str,
    system: Callable[[ca.MX, ca.MX], dict[str, ca.MX]],
    settings: dict[str, Any],
    problem: Problem,
    options: IntegratorOptions,
    outputs: FloatArray,
) -> ca.Function:
    """(x0, z0, p) -> states at `outputs` after p, the time since the start; SUNDIALS only runs forwards."""
    elapsed, begun, y = ca.MX.sym("elapsed"), ca.MX.sym("begun"), ca.MX.sym("y", len(problem.y0))
    parts = system(problem.span[0] + problem.direction * (begun + elapsed), y)
    parts |= {"x": y, "t": elapsed, "p": begun, "ode": problem.direction * parts["ode"]}
    between = max(min(options.max_steps, FEWEST_STEPS), options.max_steps // len(outputs))
    common = {"reltol": options.tol, "abstol": options.atol, "max_num_steps": between}
    return ca.integrator("run", name, parts, 0.0, outputs.tolist(), {**common, **settings})


def joined(parts: Sequence[Steps]) -> Steps:
    """Runs that begin where the one before has ended, as one."""
    first, last = parts[0], parts[-1]
    before = np.cumsum([0, *[len(part.t) - 1 for part in parts[:-1]]])
    return Steps(
        np.concatenate([first.t, *[part.t[1:] for part in parts[1:]]]),
        np.concatenate([first.y, *[part.y[1:] for part in parts[1:]]]),
        last.finished,
        last.message,
        sum(part.evaluations for part in parts),
        sum(part.count for part in parts),
        np.concatenate([first.points, *[part.points[1:] + n for part, n in zip(parts[1:], before[1:], strict=True)]]),
        last.interrupted,
    )
