"""How long does the animation page work for a frame of 100 parts?

Expected: scripting (JavaScript, with all calls of WebGL) and layout together below 6 ms a frame on the page's main
thread, so that a display of 60 frames a second has twice as much for all else; with three plots, the clock and the
arrows of velocities. Pages of a chain of 100 rods in the plane, of 100 rods in space, and of a box of discs with its
contacts. Recorded with Chromium's tracing while the motion plays, without a graphics card, in a window of 840 by 400
pixels; CPU times of the main thread, medians of the frames, the least of 3 recordings.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import bricard as br
from benchmarks.chains import chain_of_rods
from benchmarks.table import Skipped
from bricard.problems import catalogue

MOST = 6.0  # milliseconds a frame
REPEATS = 3
WARM, RECORDED = 15, 25  # frames before, and of, a recording
PLAYED = """count => new Promise(done => {
    const frame = () => (count-- > 0 ? requestAnimationFrame(frame) : done());
    frame();
})"""
HEADINGS = ("case", "page", "frames", "scripting", "layout", "painting", "expected", "outcome")
NO_GRAPHICS = ["--no-sandbox", "--use-gl=angle", "--use-angle=null", "--disable-gpu-compositing"]
FRAME = "FireAnimationFrame"
SHARES = {
    "scripting": (FRAME, "FunctionCall", "EventDispatch", "TimerFire", "V8.GC_SCAVENGER", "MinorGC", "MajorGC"),
    "layout": ("UpdateLayoutTree", "Layout", "ResizeObserverController::GatherObservations"),
    "painting": ("PrePaint", "Paint", "Layerize", "CompositeLayers", "UpdateLayer", "Commit"),
}


@dataclass(frozen=True)
class Frames:
    """Milliseconds a frame by share, of some frames of a page."""

    case: str
    megabytes: float
    number: int
    shares: dict[str, float]

    @property
    def verdict(self) -> str:
        return "met" if self.shares["scripting"] + self.shares["layout"] <= MOST else "missed"

    def cells(self) -> tuple[str, ...]:
        parts = [f"{self.shares[name]:.2f} ms" for name in SHARES]
        return self.case, f"{self.megabytes:.2f} MB", str(self.number), *parts, f"≤ {MOST:g} ms", self.verdict


def measure() -> Iterator[Frames]:
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        raise Skipped("install playwright") from None
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        raise Skipped("install Chromium")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=NO_GRAPHICS)
        for case, motion in _motions():
            path = motion.animate().save(Path(folder, "page.html"))
            runs = [_recorded(browser, path) for _ in range(REPEATS)]
            number, shares = min(runs, key=lambda run: sum(run[1].values()))
            yield Frames(case, path.stat().st_size / 1e6, number, shares)
        browser.close()


def _motions() -> Iterator[tuple[str, Any]]:
    yield "100 rods in the plane", br.simulate(br.Mechanism.parse(chain_of_rods(100, 0.5)))
    yield "100 rods in space", br.simulate(br.Mechanism.parse(_chain_in_space(100, 0.5)))
    yield "box of discs", br.simulate(catalogue.mechanism("box_of_discs"))


def _chain_in_space(count: int, end: float) -> str:
    """Rods of 0.1 m along x that fall from rest, sideways under a field that is not vertical."""
    text = chain_of_rods(count, end).replace("Dimension: 2", "Dimension: 3").replace(", 0]", ", 0, 0]")
    return text.replace("Gravity: ", "Gravity: [0, 3, -9]")


def _recorded(browser: Any, path: Path) -> tuple[int, dict[str, float]]:
    """Number of frames, and the median of each share."""
    page = browser.new_page(viewport={"width": 840, "height": 400})
    page.goto(path.as_uri())
    page.keyboard.press("a")
    page.get_by_label("velocities").check()
    page.keyboard.press("Escape")
    page.evaluate("bricard.play()")
    page.evaluate(PLAYED, WARM)
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    page.evaluate(PLAYED, RECORDED)
    trace = browser.stop_tracing()
    page.close()
    return _shares(json.loads(trace)["traceEvents"])


def _shares(events: Sequence[dict[str, Any]]) -> tuple[int, dict[str, float]]:
    frames = [event for event in events if event["name"] == FRAME and event["ph"] == "X"]
    threads = [(event["pid"], event["tid"]) for event in frames]
    main = max(set(threads), key=threads.count)
    own = [event for event in events if (event["pid"], event["tid"]) == main and event["ph"] == "X"]
    starts = sorted(event["ts"] for event in frames if (event["pid"], event["tid"]) == main)
    spent = {share: [0.0] * len(starts) for share in SHARES}
    for share, names in SHARES.items():
        for event in _outermost(own, names):
            number = _last_before(starts, event["ts"])
            if number is not None:
                spent[share][number] += event.get("tdur", event["dur"]) / 1e3
    return len(starts), {share: statistics.median(times[1:-1]) for share, times in spent.items()}


def _outermost(events: Sequence[dict[str, Any]], names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Events of these names that do not lie in one another."""
    end = 0.0
    for event in sorted((one for one in events if one["name"] in names), key=lambda one: one["ts"]):
        if event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event


def _last_before(starts: Sequence[float], moment: float) -> int | None:
    return bisect_right(starts, moment) - 1 if moment >= starts[0] else None
