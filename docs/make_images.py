"""Writes the pictures of docs/images that show what bricard draws: plots, frames of videos, the animation page.

`make gallery` runs it. The animation page is photographed only where a program `chromium` is found; otherwise the
picture that is there stays.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from benchmarks.pictures import DOCS
from bricard.laboratory.compare import compare
from bricard.mechanism.mechanism import Mechanism
from bricard.pipeline import simulate
from bricard.plotting import PLOTS
from bricard.problems import catalogue
from bricard.results.motion import Motion

FOLDER = DOCS / "images"
COLOURS = 64
WIDTH = 6.4  # inches of a plot
DPI = 110
DRIFTING = ("natural", "natural/acceleration", "natural/baumgarte", "natural/ggl", "natural/projection")
BROWSER = "--headless --no-sandbox --hide-scrollbars --use-angle=swiftshader --enable-unsafe-swiftshader".split()


def main() -> None:
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
    photograph(simulate(readme()), FOLDER / "readme.png")
    photograph(fourbar, FOLDER / "animation-page.png")
    photograph(simulate(catalogue.mechanism("double_wishbone")), FOLDER / "animation-page-space.png")


def drift() -> Any:
    """Violations of constraints by several treatments."""
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


def photograph(motion: Motion, target: Path) -> None:
    """The animation page in a browser, if there is one."""
    browser = shutil.which("chromium")
    if browser is None:
        print(f"no chromium: {target.name} stays as it is")
        return
    with tempfile.TemporaryDirectory() as folder:
        page = motion.animate().save(Path(folder, "page.html"))
        shot = Path(folder, "shot.png")
        arguments = [*BROWSER, "--window-size=1100,700", "--virtual-time-budget=3000", f"--screenshot={shot}"]
        subprocess.run([browser, *arguments, page.as_uri()], check=True, capture_output=True, timeout=60)
        save_pixels(np.array(Image.open(shot)), target, 200)


def save(figure: Any, path: Path) -> None:
    """Writes a plot, small."""
    raw = BytesIO()
    figure.savefig(raw, format="png", dpi=DPI)
    save_pixels(np.array(Image.open(raw)), path)


def save_pixels(pixels: Any, path: Path, colours: int = COLOURS) -> None:
    """Writes a picture with a palette of few colours."""
    raw = BytesIO()
    Image.fromarray(pixels).convert("RGB").quantize(colours, dither=Image.Dither.NONE).save(raw, "png", optimize=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw.getvalue())


if __name__ == "__main__":
    main()
