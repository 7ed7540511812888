"""Writes the gallery: a page, a picture and a plot for every built-in mechanism, an index; then the other pictures.

    make gallery       (PYTHONPATH=. python docs/make_gallery.py)
    PYTHONPATH=. python docs/make_gallery.py trebuchet ratchet      only these pages, and the index

A page says what the mechanism's file says: title, description, the file itself, the report on it. Those that are also
modules of `bricard.problems`, with a reference solution, show the model on paper and in Python, and how many digits
are right. A new file gets its page without a change here; a line in TOPICS says where the index
shows it, and an entry in lessons.yaml what to look for.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import yaml
from make_images import main as make_images
from make_images import save, save_pixels
from make_reference import main as make_tables
from PIL import Image

from benchmarks.accuracy import TOLERANCES, explanation, verdict
from benchmarks.pictures import DOCS, plotting
from benchmarks.table import markdown
from bricard.assembly.prepared import Prepared, prepare
from bricard.checks import did_you_mean
from bricard.explaining.report import counted, report_on
from bricard.mechanism.mechanism import Mechanism
from bricard.plotting import history
from bricard.problems import PROBLEMS, Problem, Step, catalogue
from bricard.results.motion import Motion
from bricard.simulation import simulate
from bricard.video import write_picture

FOLDER = DOCS / "gallery"
ROOT = DOCS.parent
POINTS = 1500  # of a curve
SIZE = (480, 360)  # pixels of a picture
SPARE = 2.5  # digits between the error of a number and the last one that is printed

TOPICS = {
    "Mechanisms of the papers": (
        "pendulum mechanism0 bricard flyball fivelink freetop rscr robot andrews nfourbar slidercrank copymachine "
        "mcpherson slidercrank_kinematic flyball_full robot_a"
    ),
    "Linkages": "chebyshev_linkage hoekens_linkage stephenson_sixbar watt_sixbar quick_return geneva_crank",
    "Vehicles": "double_wishbone rack_steering",
    "Machines": (
        "delta_robot stewart_platform scissor_lift planetary_gear cam_follower cardan_shaft swash_plate_pump "
        "screw_press block_and_tackle treadle_drive slewing_crane"
    ),
    "What touches, rubs and lets go": (
        "bouncing_balls newtons_cradle billiards dominoes rocking_block tower_of_boxes block_on_belt "
        "jumping_follower geneva_drive ratchet woodpecker trebuchet car_over_a_bump box_of_discs"
    ),
    "Contact in lecture notes": (
        "carla_5_1 carla_rotating_world carla_column carla_4_1_contact carla_p5_contact carla_p6a_friction"
    ),
    "Pendula, tops, orbits": (
        "furuta_pendulum foucault_pendulum huygens_pendulum gyroscope rolling_disc skate_on_slope comet "
        "carla_3_1 carla_6_1 carla_p4 carla_7_1 carla_p6b_triple carla_4_1 carla_p5 carla_p1"
    ),
    "Slider-cranks, and rigid joints beside elastic ones": (
        "carla_p2 carla_p6a_slidercrank neweul_slidercrank rideout_slidercrank_ideal rideout_slidercrank_parasitic "
        "rideout_doublependulum_ideal rideout_doublependulum_parasitic"
    ),
}
OTHER = "More"
SHOWN_AT = {"comet": 0.12, "scissor_lift": 0.6, "huygens_pendulum": 0.05, "bricard": 0.1}  # of the run
TRACED = {  # by default the point that the animation page traces
    "comet": ["C"],
    "scissor_lift": [],
    "planetary_gear": ["P"],
    "andrews": [],
    "fivelink": [],
    "carla_7_1": [],
    "carla_p6b_triple": [],
    "carla_4_1": [],
    "neweul_slidercrank": [],
    "flyball": [],
    "flyball_full": [],
    "bouncing_balls": [],
    "dominoes": [],
    "block_on_belt": [],
    "rocking_block": [],
    "carla_5_1": ["G"],
    "tower_of_boxes": ["P", "B"],
    "woodpecker": [],
    "geneva_drive": [],
    "car_over_a_bump": ["P"],
    "box_of_discs": [],
    "carla_rotating_world": ["G"],
    "carla_column": [],
    "carla_4_1_contact": [],
    "carla_p1": ["G"],
}
PLOTTED = {  # by default the first output, or the point that the animation page plots, and the first angle
    "slidercrank_kinematic": ["A.x", "Bx"],
    "bouncing_balls": ["A.y", "B.y", "C.y"],
    "newtons_cradle": ["first", "last"],
    "rocking_block": ["theta", "T.Gu.floor.c1"],
    "dominoes": ["first", "second", "third"],
    "block_on_belt": ["G.x", "G.x'"],
    "jumping_follower": ["lift", "N.F.cam"],
    "ratchet": ["arm", "turn"],
    "tower_of_boxes": ["B.x", "high"],
    "carla_5_1": ["G.x", "G.y", "theta"],
    "woodpecker": ["height", "tilt", "swing"],
    "geneva_drive": ["turned", "turned'"],
    "car_over_a_bump": ["P.y", "G.y", "N.P.road"],
    "box_of_discs": ["C1.y", "C30.y", "energy.kinetic"],
    "carla_rotating_world": ["G.x", "G.y", "theta"],
    "carla_column": ["A.y", "B.y", "C.y"],
    "carla_4_1_contact": ["G1.y", "G2.y", "G3.y"],
    "carla_p1": ["a", "theta"],
    "carla_p2": ["y", "phi"],
    "carla_p5_contact": ["A.y", "theta", "N.AGB.line"],
    "carla_p6a_friction": ["theta", "T.OuC"],
}

INDEX = """\
# Gallery

{count} mechanisms that come with bricard, each a short text file. `bricard run problem:NAME` runs one,
`bricard problems NAME` prints its file to start from. A page has the file, the report on it, and a plot.

The mechanisms of the papers are from Pryce and Nedialkov, *Multibody dynamics in natural coordinates through
automatic differentiation and high-index DAE solving* (2020), and from Derakhshan's thesis on the same method (2022).
Thirteen of them have a reference solution of 20 digits, and their pages say how many digits of a run are right;
[Accuracy of the built-in problems](../accuracy-table.md) has these figures together.

The pages are written by `make gallery`."""


def main() -> None:
    """Writes everything, or the pages that are named."""
    FOLDER.mkdir(exist_ok=True)
    chosen = sys.argv[1:]
    rows = {name: prepare(catalogue.mechanism(name)) for name in catalogue.names()}
    write_pages({name: rows[name] for name in chosen} or rows)
    (FOLDER / "index.md").write_text(index(rows), encoding="utf-8")
    if chosen:
        return
    wanted = {"index.md", *(f"{name}{end}" for name in rows for end in (".md", ".png", "-plot.png"))}
    for path in FOLDER.iterdir():
        if path.name not in wanted:
            path.unlink()
    make_tables()
    make_images()


def write_pages(rows: Mapping[str, Prepared]) -> None:
    """A page, a picture and a plot of each mechanism."""
    for name, ready in rows.items():
        motion = simulate(ready.model.mechanism)
        picture(name, motion)
        if name in PROBLEMS:
            problem = PROBLEMS[name]
            motions = {tolerance: problem.simulate(tol=tolerance) for tolerance in TOLERANCES}
            best = next(motions[tolerance] for tolerance in reversed(TOLERANCES) if motions[tolerance].success)
            drawn = draw_problem(problem, best)
            more = problem_sections(problem, motions)
        else:
            drawn, more = draw(name, motion), []
        (FOLDER / f"{name}.md").write_text(page(name, ready, motion, drawn, more), encoding="utf-8")
        print(f"docs/gallery/{name}.md", flush=True)


# ------------------------------------------------------------------------------------------- index


def index(rows: Mapping[str, Prepared]) -> str:
    """The page that leads to the others."""
    topics = {topic: names.split() for topic, names in TOPICS.items()}
    placed = [name for names in topics.values() for name in names]
    for name in placed:
        assert name in rows, f"{name} in TOPICS is not a built-in mechanism. {did_you_mean(name, rows)}"
    topics[OTHER] = [name for name in rows if name not in placed]
    parts = [INDEX.format(count=len(rows))]
    for topic, names in topics.items():
        if names:
            parts += [f"## {topic}", cards({name: rows[name] for name in names})]
    parts.append("\n".join(["```{toctree}", ":hidden:", ":maxdepth: 1", "", *placed, *topics[OTHER], "```"]))
    return "\n\n".join(parts) + "\n"


def cards(rows: Mapping[str, Prepared]) -> str:
    """Pictures with their titles, in a grid."""
    lines = ["::::{container} gallery"]
    for name, ready in rows.items():
        mechanism = ready.model.mechanism
        lines += [
            ":::{container} card",
            f"[![{mechanism.title}]({name}.png)]({name}.md)",
            f"**[{mechanism.title}]({name}.md)**",
            "",
            f"`{name}`, {where(mechanism)}, {freedoms(ready)}",
            ":::",
        ]
    return "\n".join([*lines, "::::"])


def where(mechanism: Mechanism) -> str:
    """The plane or space."""
    return "plane" if mechanism.dimension == 2 else "space"


def freedoms(ready: Prepared) -> str:
    """How freely it moves."""
    if ready.mobility:
        return f"{ready.mobility} DOF"
    return "driven"


# -------------------------------------------------------------------------------------------- pages


def page(name: str, ready: Prepared, motion: Motion, drawn: Sequence[str], more: Sequence[str]) -> str:
    """The page of a mechanism."""
    mechanism = ready.model.mechanism
    run = snippet(name, mechanism, motion, (PLOTTED.get(name) or default_names(motion))[0])
    coordinates, constraints = ready.sizes
    return (
        "\n\n".join(
            [
                f"# {mechanism.title}",
                mechanism.description,
                moving(name, mechanism.title),
                *lesson(name),
                f"![{', '.join(drawn)} over time]({name}-plot.png)",
                f"`problem:{name}`, in {'the plane' if mechanism.dimension == 2 else 'space'}: "
                f"{counted(coordinates, 'coordinate')}, {counted(constraints, 'constraint')}, "
                f"{counted(ready.mobility, 'degree')} of freedom. On one machine the run took "
                f"{counted(motion.certificate.steps, 'step')} at a tolerance of {motion.certificate.tolerance:g}; "
                f"its energy balance closes within {motion.certificate.energy_balance:.1e} J.",
                "## The file",
                f"```{{literalinclude}} ../../src/bricard/problems/mechspec/{name}.yaml\n:language: yaml\n```",
                "## Run it",
                f"```sh\nbricard run problem:{name}\n```",
                "or in Python",
                f"```python\n{run}```",
                f"```text\n{printed(run)}```",
                "## What bricard makes of it",
                "The [report](../mechanisms.md#the-report) of `bricard check`:",
                f"```text\n{report_on(ready)}\n```",
                *more,
            ]
        )
        + "\n"
    )


def lesson(name: str) -> list[str]:
    """What to look for, and a question."""
    told = yaml.safe_load((DOCS / "lessons.yaml").read_text(encoding="utf-8"))[name]
    return [f"**What to look for.** {told['look']}", f"**A question.** {told['question']}"]


def moving(name: str, title: str) -> str:
    """The animation page, made when the documentation is built; its picture where HTML is not shown."""
    frame = f'<iframe class="moving" src="../moving/{name}.html" title="{title}, animated" loading="lazy"></iframe>'
    return f"```{{only}} not html\n![The mechanism]({name}.png)\n```\n\n```{{raw}} html\n{frame}\n```"


def snippet(name: str, mechanism: Mechanism, motion: Motion, shown: str) -> str:
    """What a reader types to run a mechanism; it prints digits that are the same on every machine."""
    end = np.floor(motion.t[-1] * 1e3) / 1e3  # a run that an event ends is not quite as long on another machine
    number = motion.members(shown)[0]
    unit = f" {motion.unit(number)}" if motion.unit(number) else ""
    factors = (1e-2, 1e2)  # a coarser run where a finer one stops, at singular positions
    tolerance = motion.certificate.tolerance  # zero of time stepping
    runs = (simulate(mechanism, tol=tolerance * factor) for factor in factors if tolerance)
    other = next((run for run in runs if run.success), None)
    error = 1.0 if other is None else abs(float(other(number, end)) - float(motion(number, end)))
    decimals = int(np.clip(-np.log10(max(error, 1e-15)) - SPARE, 1, 5))
    return f"""\
import bricard as br
from bricard.problems import catalogue

sol = br.simulate(catalogue.mechanism("{name}"))
print(sol.message)
print(f"{number} = {{sol('{number}', {float(end)!r}):.{decimals}f}}{unit}")
"""


def picture(name: str, motion: Motion) -> None:
    """The animation page at a time, with the way that a point takes."""
    plain = replace(motion.picture, title="")
    untitled = replace(motion, described=replace(motion.described, make_picture=lambda: plain))
    start, end = float(motion.t[0]), float(motion.t[-1])
    with TemporaryDirectory() as folder:
        at = start + SHOWN_AT.get(name, 0.2) * (end - start)
        shot = write_picture(untitled, Path(folder) / "shot.png", at, size=SIZE, traces=TRACED.get(name))
        save_pixels(np.array(Image.open(shot)), FOLDER / f"{name}.png", 128)


def draw(name: str, motion: Motion) -> list[str]:
    """A plot over time; returns the names in it."""
    names = PLOTTED.get(name) or default_names(motion)
    figure = history(motion, *names)
    figure.set_size_inches(7.0, 0.6 + 1.6 * len(figure.axes))
    save(figure, FOLDER / f"{name}-plot.png")
    return names


def default_names(motion: Motion) -> list[str]:
    """The outputs; else the point that the animation page plots, and the first angle."""
    from bricard.viewer.contents import _moving, _points

    assert motion.picture is not None
    derived = ("energy.", "work.", "lam.", "force.")
    outputs = [name for name in motion.trajectory.outputs if "." not in name and not name.startswith(derived)]
    points = _points(motion.picture, dict(_moving(motion.picture, motion.names)))
    angles = [name for name in motion.names if motion.unit(name) == "rad"]
    return list(dict.fromkeys([*points[-1:], *angles[:1], *outputs]))[:3] or list(motion.names[:3])


# ---------------------------------------------------------------- problems with a reference solution


def problem_sections(problem: Problem, motions: Mapping[float, Motion]) -> list[str]:
    """What is known of a problem beyond its file: the model on paper, and the digits of its runs."""
    run = problem_snippet(problem)
    return [
        "## On paper",
        problem.shows,
        (inspect.getmodule(problem.model).__doc__ or "").strip(),
        start(problem),
        "## As a Lagrangian in Python",
        "The module `bricard.problems` has the same mechanism with its energies and constraints written by hand; the "
        f"plot above is of it{_until(problem)}{_circles(problem)}.",
        source(problem),
        markdown(("part", "bring in", "assign", "equate", "DOF"), [step_cells(step) for step in problem.steps]),
        f"{problem.sizes[0]} coordinates and {problem.sizes[1]} constraints leave "
        f"{counted(problem.sizes[0] - problem.sizes[1], 'degree')} of freedom. The names of the constraints are "
        'those for `motion.multiplier("...")`.',
        f"```python\n{run}```",
        f"```text\n{printed(run)}```",
        "## Digits",
        digits_table(problem, motions),
        *[
            f"Fewer digits than the thesis at {missed}: {explanation(problem)}"
            for missed in _missed(problem, motions)
        ],
        "The columns are explained under [Accuracy of the built-in problems](../accuracy-table.md). On one machine "
        "the certificate of this run is",
        f"```text\n{problem.simulate().certificate}\n```",
    ]


def draw_problem(problem: Problem, motion: Motion) -> list[str]:
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
    save(figure, FOLDER / f"{problem.name}-plot.png")
    return list(problem.plotted)


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


def problem_snippet(problem: Problem) -> str:
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


if __name__ == "__main__":
    main()
