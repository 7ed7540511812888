"""How much CPU time does an error cost on stiff problems, beside SUNDIALS and SciPy?

Expected: at an error of 1e-6 less than the best of CVODE, IDA (by CasADi and by scikit-sundae), SciPy's Radau and
LSODA; at 1e-3 at most twice as much. Where no other solver is as accurate in the second that a run may take, the row
says so.
Each solver runs with tolerances from 1e-2 on, by decades; of the runs whose error is small enough the fastest counts.
Other solvers get the index-one form of the problem with exact Jacobians, compiled by CasADi, and start at bricard's
consistent start; a run that takes 1 s is its solver's last. Errors are those at the end, relative to the
value and a floor of the problem; references are published values of the test set for IVP solvers, and SciPy's Radau
on ODEs that were derived by hand. All runs are shown here:

![Work and precision](images/work-precision.png)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from benchmarks.pictures import DOCS, plotting, save
from benchmarks.stiff_peers import LONGEST, PEERS, IndexOne, Run, timed_run
from benchmarks.stiff_runs import ours
from benchmarks.table import Figure, Row, Skipped
from bricard.problems.stiff import STIFF, StiffProblem

PICTURE = DOCS / "images" / "work-precision.png"
AIMS = {1e-3: 2.0, 1e-6: 1.0}  # error, and the ratio of times that is expected
TOLERANCES = tuple(10.0**-k for k in range(2, 12))
SMALLEST = 1e-11  # errors below are those of references
OWN, NOBODY = "bricard", f"none in {LONGEST:.0f} s"
Runs = Mapping[str, Sequence[Run]]


def measure() -> Iterator[Row]:
    try:
        import sksundae  # noqa: F401
    except ModuleNotFoundError:
        raise Skipped("install scikit-sundae") from None
    found: dict[str, Runs] = {}
    for name, problem in STIFF.items():
        found[name] = runs_of(problem)
        yield from _rows(problem, found[name])
    draw(found)


def runs_of(problem: StiffProblem) -> Runs:
    """All runs of all solvers."""
    form = IndexOne(problem)
    result = {OWN: _scan(lambda tol: ours(problem, tol), problem)}
    for name, make in PEERS.items():
        solve = make(form)
        result[name] = _scan(lambda tol, solve=solve: timed_run(solve, form, tol, 2), problem)
    return result


def _scan(run: Callable[[float], Run], problem: StiffProblem) -> list[Run]:
    runs: list[Run] = []
    for tolerance in TOLERANCES:
        runs.append(run(tolerance))
        if runs[-1].seconds > LONGEST or runs[-1].error < max(SMALLEST, problem.trusted):
            break
    return [one for one in runs if math.isfinite(one.error)]


def _rows(problem: StiffProblem, runs: Runs) -> Iterator[Row]:
    for aim, target in AIMS.items():
        best = {name: _fastest(of, aim) for name, of in runs.items()}
        mine = best.pop(OWN)
        peers = {name: run for name, run in best.items() if run is not None}
        if mine is None:
            continue
        name = min(peers, key=lambda one: peers[one].seconds, default=NOBODY)
        peer = Figure(peers[name].seconds, peers[name].error) if peers else Figure(LONGEST)
        yield Row(f"{problem.title}: error {aim:.0e}", Figure(mine.seconds, mine.error), name, peer, target)


def _fastest(runs: Sequence[Run], aim: float) -> Run | None:
    good = [run for run in runs if run.error <= aim]
    return min(good, key=lambda run: run.seconds) if good else None


def draw(found: Mapping[str, Runs]) -> None:
    """A panel for each problem: CPU time over error."""
    plt = plotting()
    rows = -(-len(found) // 4)
    figure, panels = plt.subplots(rows, 4, figsize=(11, 2.4 * rows), layout="constrained", squeeze=False)
    for panel, (name, runs) in zip(panels.flat, found.items(), strict=False):
        for number, (solver, of) in enumerate(runs.items()):
            thin = {"color": f"C{number - 1}", "lw": 0.9}
            style = {"color": "k", "lw": 1.8, "zorder": 5} if solver == OWN else thin
            panel.loglog([run.error for run in of], [run.seconds for run in of], marker=".", label=solver, **style)
        panel.set_title(STIFF[name].title, fontsize=7)
        panel.set_xlim(1, 1e-12)
    for panel in panels.flat[len(found) :]:
        panel.set_axis_off()
    for panel in panels[:, 0]:
        panel.set_ylabel("CPU time (s)")
    for panel in panels[-1]:
        panel.set_xlabel("error")
    figure.legend(*panels.flat[0].get_legend_handles_labels(), loc="outside lower center", ncols=4)
    save(figure, PICTURE)
