"""Animation pages in a real browser, for tests: which pages there are, and windows that show them."""

import base64
from functools import cache
from importlib.resources import files

import numpy as np
import pytest
from every_shape import every_shape
from thrown_disc import thrown_disc

import bricard as br
from bricard.video.chromium import find_chromium

CHROMIUM = find_chromium()
in_a_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium was found")

FILES = {
    file.name.removesuffix(".yaml"): file
    for file in files("bricard.problems").joinpath("mechspec").iterdir()
    if file.name.endswith(".yaml")
}
THROWN = "a disc thrown into a corner"
SHAPES = {"every shape in the plane": 2, "every shape in space": 3}
# Graphics without a graphics card; composed without it too, which takes a third of the time; edges are not smoothed,
# which takes half of the rest; what was compiled for a page serves the next.
SOFTWARE = [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",
    "--webgl-antialiasing-mode=none",
    "--enable-angle-features=preferGlobalPipelineCache",
]
PIXELS = """() => {
    bricard.seek(bricard.time());
    const source = document.getElementById("picture"), copy = document.createElement("canvas");
    Object.assign(copy, {width: 160, height: 120});
    const pen = copy.getContext("2d");
    pen.imageSmoothingEnabled = false;
    pen.drawImage(source, 0, 0, 160, 120);
    const bytes = pen.getImageData(0, 0, 160, 120).data, pieces = [];
    for (let i = 0; i < bytes.length; i += 4096) pieces.push(String.fromCharCode(...bytes.subarray(i, i + 4096)));
    return btoa(pieces.join(""));
}"""
LAID_OUT = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"  # observers of sizes have been told
NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@cache
def motion(name):
    if name == THROWN:
        return thrown_disc()
    if name in SHAPES:
        return every_shape(SHAPES[name])
    try:
        return br.simulate(str(FILES[name]))
    except br.BricardError as error:  # whether files run is asked elsewhere
        pytest.skip(f"{name} does not run: {error}")


def seek(page, t):
    page.evaluate("t => bricard.seek(t)", float(t))


def colours(page):
    """Of 160 by 120 places of the picture, as numbers of 32 bits."""
    return np.frombuffer(base64.b64decode(page.evaluate(PIXELS)), np.uint32)


def next_frame(page):
    """Waits until what was asked for is seen."""
    page.evaluate(NEXT_FRAME)


def middle(sol):
    return 0.37 * float(sol.t[-1] - sol.t[0]) + float(sol.t[0])


def places(sol, t):
    """Coordinates of the points and vectors that move, by name."""
    axes = "xyz"[: sol.picture.dimension]
    names = {name.rpartition(".")[0] for name in sol.names}
    found = [name for name in sorted(names) if all(f"{name}.{axis}" in sol.names for axis in axes)]
    return {
        name: sol([f"{name}.{axis}" for axis in axes], t) for name in found if name[0].isupper() and "." not in name
    }


def size_of(sol):
    """Largest extent of all points over the run; 1 where nothing but vectors moves."""
    fixed = [np.array(place)[:, None] for name, place in sol.picture.fixed.items() if name[0].isupper()]
    corners = [*places(sol, sol.t).values(), *fixed]
    return (np.ptp(np.concatenate(corners, axis=1), axis=1).max() if corners else 0.0) or 1.0


class Windows:
    """Windows of a browser, none behind another. What a test gives back serves the next: a new one takes a second.
    So do pages that were only looked at.
    """

    def __init__(self, browser):
        self.browser, self.free, self.looked_at = browser, [], {}

    def take(self):
        return self.free.pop() if self.free else self.browser.new_page()

    def give_back(self, page):
        if page.url.startswith("file:"):
            page.evaluate("localStorage.clear()")
        self.free.append(page)


class Opener:
    """Opens pages from files in a window, one after the other, paused, and collects what the browser complains of and
    what it fetches.
    """

    def __init__(self, windows, folder):
        self.windows, self.folder, self.complaints, self.screen = windows, folder, [], None
        self.page = windows.take()
        self.listeners = {
            "console": lambda message: self.note(message.text),
            "pageerror": lambda error: self.note(str(error)),
            "request": lambda request: self.note(request.url),
        }
        for event, listener in self.listeners.items():
            self.page.on(event, listener)

    def __call__(self, name, width=840, height=400, **wishes):
        path = self.folder / f"{name}.html"
        if not path.exists():
            motion(name).animate().save(path)
        return self.open(path, width, height, **wishes)

    def look_at(self, name):
        """For tests that set the time and the arrows they need, and leave the rest as it was; the page stays."""
        if self.windows.looked_at.get(self.page) != name:
            self(name)
            self.windows.looked_at[self.page] = name
        seek(self.page, motion(name).t[0])
        return self.page

    def open(self, path, width=840, height=400, *, touch=False, **wishes):
        """A file; `wishes` of the reader are those of `emulate_media`."""
        page = self.page
        self.windows.looked_at.pop(page, None)
        page.emulate_media(**{"reduced_motion": "reduce", "color_scheme": "light", **wishes})
        if page.viewport_size != {"width": width, "height": height}:
            page.set_viewport_size({"width": width, "height": height})
        if touch:
            self.screen = page.context.new_cdp_session(page)
            self.screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.goto(path.as_uri())
        page.evaluate(LAID_OUT)
        return page

    def note(self, text):
        # Reading pixels back waits for the graphics, as it must.
        if not text.startswith(("file:", "data:")) and "GPU stall due to ReadPixels" not in text:
            self.complaints.append(text)

    def close(self):
        for event, listener in self.listeners.items():
            self.page.remove_listener(event, listener)
        if self.screen:
            self.screen.detach()  # which ends the touching
        self.windows.give_back(self.page)
        assert self.complaints == []


@pytest.fixture(scope="session")
def windows():
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SOFTWARE)
        yield Windows(browser)
        browser.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """Pages that were made, by name."""
    return tmp_path_factory.mktemp("pages")


@pytest.fixture
def open_page(windows, folder):
    opener = Opener(windows, folder)
    yield opener
    opener.close()
