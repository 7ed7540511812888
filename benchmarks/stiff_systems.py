"""Do the steps of stiff systems depend on what happens, and not on how stiff they are?

Expected of the implicit integrator (`integrator="radau"`), at tolerance 1e-10: the governor takes at most 150 steps,
and at most 1.3 times as many with springs and dampers up to 1e6 times as strong. Against Taylor series, which are
explicit, it takes at most 1/3 of the CPU time on the governor as it is, 1/250 with springs 100 times as stiff, 1/7 on
the slider-crank with elastic joints of 1e8 N/m, 1/100 on Van der Pol's oscillator. With springs 1e4 times as stiff it
takes less time than LSODA on the ODE that was derived by hand, and than CVODE, at an error of 1e-6. A step of a chain
of bushings takes a time in proportion to its length, within 1.5.
Times are those of the integration alone; Taylor series on the governor with springs 100 times as stiff run for a
twentieth of the span. Errors are those at the end, relative to 1 + value; references by SciPy's Radau on ODEs that
were derived by hand.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import bricard as br
from benchmarks.spent import clocked
from benchmarks.stiff_odes import StiffOde, governor
from benchmarks.stiff_peers import IndexOne, Run, cvode_by_casadi, cvode_by_sundae, timed_run
from benchmarks.stiff_runs import best_run, ours
from benchmarks.table import Figure, Row
from bricard.problems.stiff import STIFF, StiffProblem
from bricard.problems.stiff.mechanisms import bushing_chain
from bricard.solvers.taylor import TaylorStepper

FINE, AIM = 1e-10, 1e-6
FACTORS = ("1e0", "1e2", "1e4", "1e6")
PART = 20  # of the span, where explicit steps are too many
LENGTHS = (10, 100, 1000)


def measure() -> Iterator[Row]:
    yield from _steps()
    yield from _against_series()
    yield from _at_equal_error()
    yield from _chains()


def _figure(run: Run) -> Figure:
    return Figure(run.seconds, run.error)


def _steps() -> Iterator[Row]:
    """Steps of the governor; the ratio is that of their numbers."""
    found = {factor: best_run(STIFF[f"governor_{factor}"], FINE, "radau", 3) for factor in FACTORS}
    fewest = min(solution.certificate.steps for _, solution in found.values())
    for factor, (run, solution) in found.items():
        steps = solution.certificate.steps
        violated = solution.certificate.largest_residual
        remarks = f"in {run.seconds * 1e3:.3g} ms; constraints violated by {violated:.0e}"
        case, peer = f"governor x {factor}: steps", Figure(fewest)
        yield Row(case, Figure(steps, run.error), "fewest of these", peer, 1.3, remarks, shown=lambda n: f"{n:.0f}")
        yield Row(case, Figure(steps, run.error), "wanted", Figure(150), 1.0, shown=lambda n: f"{n:.0f}")


def _against_series() -> Iterator[Row]:
    """The explicit integrator of the same engine."""
    for name, target, part in (
        ("governor_1e0", 3.0, 1),
        ("governor_1e2", 250.0, PART),
        ("slider_crank_1e8", 7.0, 1),
        ("van_der_pol", 100.0, 1),
    ):
        problem = STIFF[name]
        start, end = problem.span
        implicit = ours(problem, FINE)
        short = replace(problem, span=(start, start + (end - start) / part), end={})
        explicit, solution = best_run(short if part > 1 else problem, FINE, "taylor", 1)
        peer = Figure(explicit.seconds * part, None if part > 1 else explicit.error)
        steps = solution.certificate.steps * part
        remarks = f"{steps} steps of Taylor series" + (", extrapolated" if part > 1 else "")
        yield Row(problem.title, _figure(implicit), "Taylor series", peer, 1 / target, remarks)


def _at_equal_error() -> Iterator[Row]:
    """The governor x 1e4, with the coarsest tolerances at which errors are below the aim."""
    problem = STIFF["governor_1e4"]
    form, ode = IndexOne(problem), governor(1e4)
    mine = _reaching(lambda tol: ours(problem, tol))
    peers = {
        "LSODA, ODE derived by hand": lambda tol: _by_lsoda(ode, problem, tol),
        "CVODE (CasADi)": lambda tol: timed_run(cvode_by_casadi(form), form, tol, 2),
        "CVODE (scikit-sundae)": lambda tol: timed_run(cvode_by_sundae(form), form, tol, 2),
    }
    for name, solve in peers.items():
        peer = _reaching(solve)
        remarks = f"tolerances {mine.tolerance:.0e} and {peer.tolerance:.0e}"
        yield Row("governor x 1e4, error 1e-6", _figure(mine), name, _figure(peer), 1.0, remarks)


def _reaching(solve: Callable[[float], Run]) -> Run:
    """The first run that is accurate enough, or the most accurate one."""
    runs = []
    for k in range(4, 14):
        runs.append(solve(10.0**-k))
        if runs[-1].error <= AIM:
            break
    return min(runs, key=lambda run: run.error)


def _by_lsoda(ode: StiffOde, problem: StiffProblem, tol: float) -> Run:
    seconds = []
    for _ in range(3):
        start = time.process_time()
        values = ode.solve("LSODA", tol)
        seconds.append(time.process_time() - start)
    return Run(tol, min(seconds), problem.error(values))


def _chains() -> Iterator[Row]:
    """CPU time per step and link of chains; the ratio is to that of 100 links."""
    figures = {}
    for links in LENGTHS:
        chain = bushing_chain(links)
        with clocked(TaylorStepper, "advance") as spent:
            motion = br.simulate(chain, 0.05, integrator="radau", tol=1e-6)
        figures[links] = Figure(spent.seconds / motion.certificate.steps / links)
    for links in LENGTHS:
        if links != 100:
            target = 1.5 if links > 100 else None
            case = f"chain of {links} bushings, per step and link"
            yield Row(case, figures[links], "bricard, chain of 100", figures[100], target)
