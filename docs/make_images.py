"""Writes the pictures of docs/images that show what bricard draws: plots, frames of videos, the animation page.

`make gallery` runs it.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from photographs import Photographer, photographer
from photographs import save as save_small

from benchmarks.pictures import DOCS
from bricard.assembly.settling import settle
from bricard.laboratory.compare import compare
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism
from bricard.plotting import PLOTS
from bricard.plotting import drift as draw_drift
from bricard.problems import catalogue
from bricard.results.motion import Motion
from bricard.simulation import simulate
from bricard.symbolic.functions import cos, sin
from bricard.symbolic.vectors import Vec2

FOLDER = DOCS / "images"
WIDTH = 6.4  # inches of a plot
DPI = 110
STIFFNESSES = tuple(10.0**k for k in range(4, 13))  # of elastic joints
SETTLING = 0.1  # seconds of a rough start
DRIFTING = ("natural", "natural/acceleration", "natural/baumgarte", "natural/ggl", "natural/projection")


def main(camera: Photographer) -> None:
    """Writes them all."""
    fourbar = simulate(template("fourbar"))
    crank = simulate(template("slidercrank"))
    stiffer = simulate(template("slidercrank", k=6000))
    for name, motion, arguments, options in (
        ("history", crank, ("theta'", "stroke"), {}),
        ("phase", crank, ("stroke", "stroke'"), {}),
        ("path", fourbar, ("P", "B"), {}),
        ("mechanism", crank, (), {"t": 0.5}),
        ("energy", crank, (), {}),
        ("reactions", fourbar, ("A", "B"), {}),
        ("spectrum", crank, ("stroke",), {}),
        ("compare", crank, (stiffer, "stroke"), {}),
        ("error", crank, (simulate(template("slidercrank"), tol=1e-12), "stroke"), {}),
        ("violations", crank, (), {}),
        ("steps", crank, (), {}),
    ):
        figure = PLOTS[name](motion, *arguments, **options)
        figure.set_size_inches(WIDTH, min(figure.get_figheight(), 4.2))
        save(figure, FOLDER / f"plot-{name}.png")
    save(fourbar.plot("P", "theta"), FOLDER / "fourbar-plot.png")
    save(drift(), FOLDER / "drift.png")
    camera.page(simulate(readme()), FOLDER / "readme.png", 0.05)
    camera.page(fourbar, FOLDER / "animation-page.png", 0.25)
    camera.page(simulate(catalogue.mechanism("double_wishbone")), FOLDER / "animation-page-space.png", 0.4)
    reproductions()


def reproductions() -> None:
    """The figures of docs/reproductions.md."""
    figure = draw_drift(drift_curves())
    figure.axes[0].set_ylabel("violation (m)")
    figure.set_size_inches(WIDTH, 3.2)
    save(figure, FOLDER / "reproduction-drift.png")
    figure = draw_drift({"crank angle (rad)": parasitic_errors("theta2"), "slider off its line (m)": off_line()})
    axes = figure.axes[0]
    axes.set_xscale("log")
    axes.set_xlabel("stiffness of the joints (N/m)")
    axes.set_ylabel("error")
    for line in axes.get_lines():
        line.set_marker("o")
        line.set_clip_on(False)
    figure.set_size_inches(WIDTH, 3.2)
    save(figure, FOLDER / "reproduction-parasitic.png")
    figure = settling()
    figure.set_size_inches(WIDTH, 3.2)
    save(figure, FOLDER / "reproduction-settling.png")


def drift_curves() -> dict[str, tuple[Any, Any]]:
    """Largest violation so far of the loop of a slider-crank, by constraint method."""
    system = Lagrangian("x alpha beta")
    C = Vec2(system.x, 0)
    A = C - Vec2(cos(system.alpha), sin(system.alpha))
    O = A - 0.5 * Vec2(cos(system.alpha + system.beta), sin(system.alpha + system.beta))
    system.particle(1, C)
    system.rod(1, C, A)
    system.rod(1, A, O)
    system.constrain(O, "O")
    positions = {"x": 1.1513878188659974, "alpha": -0.4478323969289325, "beta": 1.4950299481255303}
    rates = {"x": -3.475285193791764, "alpha": -1.7426420614059965, "beta": 8.025827368585583}
    methods = {
        "implicit": {"constraints": "implicit"},
        "explicit": {"constraints": "acceleration"},
        "partition, beta": {"constraints": "partition", "independent": ["beta"]},
        "SVD": {"constraints": "svd"},
        "QR": {"constraints": "qr"},
    }
    runs = {name: simulate(system, (0, 40), positions, rates, tol=1e-6, **method) for name, method in methods.items()}
    found = {name: run.certificate for name, run in runs.items()}
    return {name: (one.t[1:], np.maximum.accumulate(one.residuals)[1:]) for name, one in found.items()}


def elastic(stiffness: float) -> Motion:
    """The slider-crank of Rideout with elastic joints."""
    mechanism = catalogue.mechanism("rideout_slidercrank_ideal")
    damping = 0.2 * stiffness**0.5
    joints = {"stiffness": stiffness, "damping": damping}
    return simulate(mechanism, coordinates="parasitic", **joints, integrator="radau", tol=1e-10)


def parasitic_errors(name: str) -> tuple[Any, Any]:
    """Stiffnesses, and errors at the end against ideal joints."""
    ideal = float(simulate(catalogue.mechanism("rideout_slidercrank_ideal"), tol=1e-12)(name, 2.0))
    return STIFFNESSES, [abs(float(elastic(k)(name, 2.0)) - ideal) for k in STIFFNESSES]


def off_line() -> tuple[Any, Any]:
    """Stiffnesses, and how far the slider leaves its line."""
    return STIFFNESSES, [np.abs(elastic(k)("C.C.y", np.linspace(0, 2, 2001))).max() for k in STIFFNESSES]


def settling() -> Any:
    """The angle of Rideout's rod from a rough start with the crank held, and of a run from where that ends."""
    page = (DOCS / "reproductions.md").read_text()
    rough = Mechanism.parse(page.partition("```yaml rough.yaml\n")[2].partition("```")[0])
    joints = {"stiffness": 1e6, "damping": 200.0}
    run = simulate(rough, SETTLING, coordinates="parasitic", **joints, settle=True)
    figure = PLOTS["history"](settle(rough, **joints, until=SETTLING), "theta3")
    axes, times = figure.axes[0], np.linspace(0, SETTLING, 501)
    axes.get_lines()[0].set_label("rough start, crank held")
    axes.plot(times, run("theta3", times), "--", label="run from the settled start")
    axes.legend()
    return figure


def drift() -> Any:
    """Violations of constraints by several constraint methods."""
    figure = compare(catalogue.mechanism("slidercrank"), DRIFTING, tol=1e-6).plot_drift()
    figure.set_size_inches(WIDTH * 1.3, 3.6)
    return figure


def template(name: str, **parameters: float) -> Mechanism:
    """The mechanism that `bricard new` prints."""
    text = files("bricard.cli").joinpath("templates", f"{name}.yaml").read_text(encoding="utf-8")
    return Mechanism.parse(text, name, **parameters)


def readme() -> Mechanism:
    """The mechanism of the README."""
    text = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    return Mechanism.parse(text.partition("```yaml crank.yaml\n")[2].partition("```")[0])


def save(figure: Any, path: Path) -> None:
    """Writes a plot of the usual size."""
    save_small(figure, path, DPI)


if __name__ == "__main__":
    with photographer() as camera:
        main(camera)
