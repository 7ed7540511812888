"""Writes the gallery: a page and a plot for every built-in problem, and an index.

    make gallery       (PYTHONPATH=. python docs/make_gallery.py)

The pages say what the problem's module says: its docstring is the model on paper, `Problem.steps` the table, and
`Problem.plotted` what is plotted. A problem added to bricard.problems gets its page without a change here.
"""

from __future__ import annotations

import contextlib
import inspect
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.accuracy import TOLERANCES, explanation, verdict
from benchmarks.pictures import DOCS, plotting, save
from benchmarks.table import markdown
from bricard.problems import PROBLEMS, Problem, Step
from bricard.results.motion import Motion

FOLDER = DOCS / "gallery"
ROOT = DOCS.parent
POINTS = 1500  # of a curve

INDEX = """\
# Gallery

Mechanisms of the papers behind bricard, each as a small module of `bricard.problems` with a reference solution of 20
digits: Pryce and Nedialkov, *Multibody dynamics in natural coordinates through automatic differentiation and
high-index DAE solving* (2020), and Derakhshan's thesis on the same method (2022). A page has the model on paper and
in Python, the papers' table *bring in / assign / equate / DOF*, the motion, and how many of its digits are right.
[Accuracy of the built-in problems](../accuracy-table.md) has all figures together.

The pages are written by `make gallery`."""


def main() -> None:
    """Writes everything."""
    FOLDER.mkdir(exist_ok=True)
    for problem in PROBLEMS.values():
        motions = {tolerance: problem.simulate(tol=tolerance) for tolerance in TOLERANCES}
        draw(problem, next(motions[tolerance] for tolerance in reversed(TOLERANCES) if motions[tolerance].success))
        (FOLDER / f"{problem.name}.md").write_text(page(problem, motions), encoding="utf-8")
        print(f"docs/gallery/{problem.name}.md", flush=True)
    (FOLDER / "index.md").write_text(index(), encoding="utf-8")


def index() -> str:
    """The page that leads to the others."""
    rows = [
        (f"[{p.title}]({p.name}.md)", str(p.sizes[0]), str(p.sizes[1]), str(p.sizes[0] - p.sizes[1]), p.shows)
        for p in PROBLEMS.values()
    ]
    toctree = "\n".join(["```{toctree}", ":hidden:", ":maxdepth: 1", "", *PROBLEMS, "```"])
    table = markdown(("problem", "coordinates", "constraints", "DOF", "what it shows"), rows)
    return "\n\n".join([INDEX, table, toctree]) + "\n"


def page(problem: Problem, motions: Mapping[float, Motion]) -> str:
    """The page of a problem with its motions by tolerance."""
    run = snippet(problem)
    names = ", ".join(problem.plotted)
    parts = [
        f"# {problem.title}",
        problem.shows,
        f"![{names} over time]({problem.name}.png)",
        f"*{names} over time{_until(problem)}{_circles(problem)}.*",
        "## On paper",
        (inspect.getmodule(problem.model).__doc__ or "").strip(),
        start(problem),
        "## In Python",
        source(problem),
        "## Part by part",
        markdown(("part", "bring in", "assign", "equate", "DOF"), [step_cells(step) for step in problem.steps]),
        f"{problem.sizes[0]} coordinates and {problem.sizes[1]} constraints leave "
        f"{_counted(problem.sizes[0] - problem.sizes[1], 'degree', 'degrees')} of freedom. The names of the "
        'constraints are those for `motion.multiplier("...")`.',
        "## Run it",
        f"```python\n{run}```",
        f"```text\n{printed(run)}```",
        "## Digits",
        digits_table(problem, motions),
        *[
            f"Fewer digits than the thesis at {missed}: {explanation(problem)}"
            for missed in _missed(problem, motions)
        ],
        "The columns are explained under [Accuracy of the built-in problems](../accuracy-table.md). On one machine "
        "the certificate of the run above is",
        f"```text\n{problem.simulate().certificate}\n```",
    ]
    return "\n\n".join(parts) + "\n"


def draw(problem: Problem, motion: Motion) -> None:
    """A panel for every plotted name: the motion as a line, the reference as circles."""
    plt = plotting()
    end, reference = problem.plot_end or problem.end_time, problem.reference
    columns = 2 if len(problem.plotted) > 3 else 1
    rows = -(-len(problem.plotted) // columns)
    size = (7.0, 0.5 + 1.35 * rows)
    figure, panels = plt.subplots(rows, columns, figsize=size, sharex=True, squeeze=False, layout="constrained")
    t = np.linspace(0.0, end, POINTS)
    for panel, (name, unit) in zip(panels.flat, problem.plotted.items(), strict=False):
        panel.plot(t, motion(name, t))
        if name in reference.values:
            shown = reference.t <= end
            circles = {"marker": "o", "linestyle": "", "markersize": 4, "markerfacecolor": "none", "clip_on": False}
            panel.plot(reference.t[shown], reference.values[name][shown], color="C1", zorder=3, **circles)
        panel.set(ylabel=f"{_label(name)} ({unit})", xlim=(0.0, end))
        panel.ticklabel_format(axis="y", useOffset=False)
        panel.locator_params(axis="y", nbins=5)
    for panel in panels[-1]:
        panel.set_xlabel("t (s)")
    for panel in panels.flat[len(problem.plotted) :]:
        panel.remove()
    figure.align_ylabels()
    save(figure, FOLDER / f"{problem.name}.png")


def start(problem: Problem) -> str:
    """Initial values and the end, as a sentence."""
    positions = ", ".join(f"{name} = {_value(value)}" for name, value in problem.positions.items())
    velocities = ", ".join(f"{name}' = {_value(value)}" for name, value in problem.velocities.items())
    rest = f"; `{velocities}`, other velocities 0" if velocities else ", at rest"
    held = f"; {', '.join(problem.fixed)} held fixed" if problem.fixed else ""
    return f"The start is `{positions}`{rest}{held}; the end is t = {problem.end_time:g} s."


def source(problem: Problem) -> str:
    """The module's source from its imports to its tables, as a literalinclude."""
    path = Path(inspect.getsourcefile(problem.model) or "")
    lines = path.read_text(encoding="utf-8").splitlines()
    code = lines[lines.index('"""', 1) + 1 :]
    first = next(line for line in code if line)
    last = next(line for line in code if line.startswith(("PROBLEM = ", "STEPS = ")))
    where = Path("..", "..", path.resolve().relative_to(ROOT)).as_posix()
    return f"```{{literalinclude}} {where}\n:language: python\n:start-at: {first}\n:end-before: {last}\n```"


def step_cells(step: Step) -> tuple[str, ...]:
    """A row of the table; formulas as code."""
    equations = [f"{_code(formula)} ({name})" for name, formula in step.equates.items()]
    return (
        step.part,
        ", ".join(step.brings_in),
        "<br>".join(_code(formula) for formula in step.assigns),
        "<br>".join(equations),
        str(step.dof),
    )


def digits_table(problem: Problem, motions: Mapping[float, Motion]) -> str:
    """Digits by tolerance, beside the thesis's."""
    headings = ["tolerance", "digits", "SCD", "steps", "energy balance"]
    if problem.published:
        headings.insert(3, "thesis's SCD")
    rows = []
    for tolerance, motion in motions.items():
        digits = [problem.significant_digits, problem.relative_digits]
        row = [f"{tolerance:.0e}", *(f"{one(motion):.1f}" if motion.success else "stops" for one in digits)]
        if problem.published:
            row.append(f"{problem.published[tolerance]:.1f}" if tolerance in problem.published else "")
        rows.append((*row, str(motion.certificate.steps), f"{motion.certificate.energy_balance:.1e} J"))
    return markdown(headings, rows)


def snippet(problem: Problem) -> str:
    """What a reader types to run the problem."""
    name = next(iter(problem.plotted))
    return f"""\
from bricard.problems import PROBLEMS

problem = PROBLEMS["{problem.name}"]
motion = problem.simulate()
print(motion.message)
print(f"{name} = {{motion('{name}', {problem.end_time:g}):.6f}}")
print("nine digits or more:", problem.significant_digits(motion) >= 9)
"""


def printed(code: str) -> str:
    """What code prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {"__name__": "__main__"})
    return output.getvalue()


def _code(formula: str) -> str:
    """A formula as code in a table, where a bar would end the cell."""
    return "`" + formula.replace("|", "\\|") + "`"


def _label(name: str) -> str:
    return name.removesuffix("_deg").replace("omega.", "omega_")


def _value(value: Any) -> str:
    return f"{value:.10g}" if np.ndim(value) == 0 else "(" + ", ".join(f"{part:.10g}" for part in value) + ")"


def _missed(problem: Problem, motions: Mapping[float, Motion]) -> list[str]:
    """The tolerances at which the thesis's digits are missed, as one text; none if there are none."""
    found = [
        f"{tolerance:.0e}" for tolerance, motion in motions.items() if verdict(problem, tolerance, motion) == "missed"
    ]
    return [", ".join(found)] if found else []


def _until(problem: Problem) -> str:
    return f" (the first {problem.plot_end:g} s)" if problem.plot_end else ""


def _circles(problem: Problem) -> str:
    return "; circles: the reference" if any(name in problem.reference.values for name in problem.plotted) else ""


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


if __name__ == "__main__":
    main()
