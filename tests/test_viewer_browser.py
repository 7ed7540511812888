"""Animation pages in a real browser: they open, move, and show the solution."""

import os
import shutil
from functools import cache
from importlib.resources import files

import numpy as np
import pytest
from thrown_disc import thrown_disc

import bricard as br
from bricard.viewer import write_page

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium was found")

FILES = {
    file.name.removesuffix(".yaml"): file
    for file in files("bricard.problems").joinpath("mechspec").iterdir()
    if file.name.endswith(".yaml")
}
THROWN = "a disc thrown into a corner"
FAST = ("mechanism0", "rscr")  # a spring in the plane, a guide in space
every_page = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in FAST else [pytest.mark.slow]) for name in sorted(FILES)]
)
# Graphics without a graphics card; composed without it too, which takes a third of the time.
SOFTWARE = [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",
]
COLOURS = """() => {
    bricard.seek(bricard.time());
    const source = document.getElementById("picture"), copy = document.createElement("canvas");
    Object.assign(copy, {width: 160, height: 120});
    const pen = copy.getContext("2d");
    pen.imageSmoothingEnabled = false;
    pen.drawImage(source, 0, 0, 160, 120);
    return [...new Uint32Array(pen.getImageData(0, 0, 160, 120).data.buffer)];
}"""


@cache
def motion(name):
    if name == THROWN:
        return thrown_disc()
    try:
        return br.simulate(str(FILES[name]))
    except br.BricardError as error:  # whether files run is asked elsewhere
        pytest.skip(f"{name} does not run: {error}")


@pytest.fixture(scope="module")
def browser():
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SOFTWARE)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("pages")


class Opener:
    """Opens pages from files, paused, and collects what the browser complains of and what it fetches."""

    def __init__(self, browser, folder):
        self.browser, self.folder, self.complaints, self.contexts = browser, folder, [], []

    def __call__(self, name, width=840, height=400, **options):
        page = self.window(width, height, **options)
        page.goto(self.address(name))
        return page

    def address(self, name):
        path = self.folder / f"{name}.html"
        if not path.exists():
            write_page(motion(name), path)
        return path.as_uri()

    def window(self, width, height, **options):
        options = {"reduced_motion": "reduce", **options}
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.note(message.text))
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("request", lambda request: self.note(request.url))
        return page

    def note(self, text):
        # Reading pixels back waits for the graphics, as it must.
        if not text.startswith(("file:", "data:")) and "GPU stall due to ReadPixels" not in text:
            self.complaints.append(text)

    def close(self):
        for context in self.contexts:
            context.close()
        assert self.complaints == []


@pytest.fixture
def open_page(browser, folder):
    opener = Opener(browser, folder)
    yield opener
    opener.close()


@pytest.fixture(scope="module")
def window(browser, folder):
    """One window for many pages, one after the other."""
    opener = Opener(browser, folder)
    page = opener.window(840, 400)

    def go(name):
        opener.complaints.clear()
        page.goto(opener.address(name))
        return page, opener.complaints

    yield go
    opener.close()


@pytest.fixture(scope="module")
def shared_page(browser, folder):
    opener = Opener(browser, folder)
    yield opener("slidercrank", 900, 560)
    opener.close()


@pytest.fixture
def page(shared_page):
    """The page of the slider-crank, at its start."""
    seek(shared_page, 0.0)
    return shared_page


def seek(page, t):
    page.evaluate("t => bricard.seek(t)", float(t))


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


@every_page
def test_the_page_shows_the_solution(name, window):
    """It opens without complaint, several colours are seen, drawn points are where the solution says, and move."""
    sol = motion(name)
    page, complaints = window(name)
    size = size_of(sol)
    for t in (sol.t[0], sol.t[-1], middle(sol)):
        seek(page, t)
        exact = places(sol, float(t))
        drawn = page.evaluate("names => names.map(bricard.pose)", list(exact))
        for found, (point, place) in zip(drawn, exact.items(), strict=True):
            assert found[: len(place)] == pytest.approx(place, abs=1e-3 * size), point
    assert len(set(page.evaluate(COLOURS))) > 3
    check_playing(page, sol)
    assert complaints == []


def check_playing(page, sol):
    """Time grows, and the plots' cursors stand at it."""
    before = page.evaluate("bricard.time()")
    page.evaluate("bricard.play()")
    page.wait_for_function("t => bricard.time() > t", arg=before)
    page.evaluate("bricard.pause()")
    share = (page.evaluate("bricard.time()") - sol.t[0]) / (sol.t[-1] - sol.t[0])
    assert page.evaluate("bricard.cursors()") == pytest.approx([share] * page.locator(".card").count(), abs=1e-6)


def test_the_picture_follows_the_time(page):
    """What is on the canvas differs between times."""
    first = page.evaluate(COLOURS)
    seek(page, middle(motion("slidercrank")))
    assert page.evaluate(COLOURS) != first


def test_keys(page):
    """Every key of the help does what it says."""
    sol = motion("slidercrank")
    seek(page, 1.0)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("bricard.time()") == pytest.approx(1 + 0.01 * sol.t[-1])
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate("bricard.time()") == pytest.approx(1 + 0.009 * sol.t[-1])
    page.keyboard.press("End")
    assert page.evaluate("bricard.time()") == sol.t[-1]
    page.keyboard.press("Home")
    assert page.evaluate("bricard.time()") == 0
    page.keyboard.press("+")
    assert page.evaluate("bricard.speed()") == 2
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert page.evaluate("bricard.speed()") == 0.5
    page.keyboard.press(" ")
    assert page.evaluate("bricard.playing()")
    page.keyboard.press(" ")
    assert not page.evaluate("bricard.playing()")
    page.keyboard.press("l")
    assert page.locator("#labels span:visible").all_inner_texts() == ["O", "A", "B"]
    page.keyboard.press("t")
    assert page.locator("#trace-list").is_visible()
    page.keyboard.press("Escape")
    assert page.locator("#trace-list").is_hidden()
    page.keyboard.press("?")
    assert page.locator("#keys").is_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    assert "violated by at most" in page.locator("#drawer").inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("f")


def test_quantities_can_be_searched_and_plotted(page):
    """A rate of change is the derivative of the solution."""
    sol = motion("slidercrank")
    seek(page, 2.0)
    page.click("#choose")
    page.keyboard.type("b.x'")
    page.locator("#quantity-list label", has_text="B.x'").click()
    page.keyboard.press("Escape")
    card = page.locator(".card", has_text="B.x'")
    assert "m/s" in card.inner_text()
    shown = float(card.locator("b").inner_text().replace("\N{MINUS SIGN}", "-"))
    assert shown == pytest.approx(sol("B.x'", 2.0), rel=1e-3)


def test_a_drag_in_a_plot_sets_the_time(page):
    """The cursor goes where the mouse is."""
    sol = motion("slidercrank")
    seek(page, 0.0)
    box = page.locator(".card canvas").first.bounding_box()
    page.mouse.click(box["x"] + 50 + 0.5 * (box["width"] - 60), box["y"] + 40)
    assert page.evaluate("bricard.time()") == pytest.approx(sol.t[-1] / 2, rel=0.01)


def test_the_theme_follows_the_system_until_it_is_chosen(open_page):
    """Dark for those who ask for it; the button turns it. Without a wish for stillness the page plays at once."""
    page = open_page("slidercrank", color_scheme="dark", reduced_motion="no-preference")
    assert page.evaluate("bricard.playing()")
    page.evaluate("bricard.pause()")
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    page.click("#theme")
    assert page.evaluate(theme) == "light"


def test_a_phone_shows_all_without_scrolling_sideways(open_page):
    """Picture, controls and plots stand below each other."""
    page = open_page("rscr", width=390, height=844, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    tops = [page.locator(part).bounding_box()["y"] for part in ("#stage", "footer", "#plots")]
    assert tops == sorted(tops)
    assert page.locator("#play").bounding_box()["y"] < 844


def test_every_control_has_a_name(page):
    """Readers of screens hear what each button and slider is."""
    nameless = """[...document.querySelectorAll("button, input")]
        .filter(e => !e.ariaLabel && !e.innerText.trim() && !e.closest("label")).map(e => e.outerHTML)"""
    assert page.evaluate(nameless) == []


# -- contacts ----------------------------------------------------------------------------------------


def test_contacts_are_shown_while_they_are_closed(open_page):
    """Nothing is drawn in flight; a flash follows an impact; a rolling disc has its dot and arrow."""
    page, sol = open_page(THROWN), motion(THROWN)
    first = sol.impacts[0].t
    seen = {}
    for what, t in (("flight", 0.5 * first), ("hit", first + 1e-3), ("rolls", 2.5)):
        page.evaluate(f"bricard.seek({t})")
        seen[what] = page.evaluate("bricard.touching()")
    assert seen["flight"] == {"closed": 0, "flashes": 0}
    assert seen["hit"] == {"closed": 0, "flashes": 1}
    assert seen["rolls"]["closed"] == 1


def test_a_click_in_the_timeline_jumps_to_an_impact(open_page):
    """A click beside the tick of an impact, in the row of its contact, sets exactly its time."""
    page, sol = open_page(THROWN), motion(THROWN)
    hit = next(impact.t for impact in sol.impacts if impact.contact == "C/wall")
    box = page.locator("#modes canvas").bounding_box()
    page.mouse.click(box["x"] + page.evaluate(f"bricard.timeline({hit})") + 1, box["y"] + 4 + 18 * 1.5)
    assert page.evaluate("bricard.time()") == hit
    assert page.locator("#modes .legend").inner_text().split() == ["Contacts", "stick", "impact"]


def test_bounding_circles_are_drawn_on_demand(open_page):
    """The button adds colours to the picture; pages without shapes have neither it nor a timeline."""
    page = open_page(THROWN)
    without = page.evaluate(COLOURS)
    page.locator("#bounds").click()
    assert page.evaluate(COLOURS) != without
    page = open_page("mechanism0")
    assert page.locator("#bounds").is_hidden()
    assert page.locator("#modes").is_hidden()


def test_a_phone_shows_the_timeline_under_the_picture(open_page):
    """It lies between the picture and the controls, as wide as the page."""
    page = open_page(THROWN, 390, 800)
    picture, modes, time = (page.locator(name).bounding_box() for name in ("#picture", "#modes", "#time"))
    assert picture["y"] + picture["height"] <= modes["y"] + 1
    assert modes["y"] + modes["height"] <= time["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_mode_swings_with_the_amplitude_of_its_slider(open_page, folder):
    """The slider is there for modes only; twice the amplitude is about twice as far from rest, and zero is rest."""
    chain = br.Mechanism.parse("""
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1], AB: [1, 1]}}
AppliedForces: {Gravity: }
ProblemData: {tend: 1, positions: {A: [0.1, -1], B: [0.1, -2]}}
""")
    br.linearise(chain).modes().animate(1).save(folder / "a mode.html")
    page = open_page("a mode")
    seek(page, 0.0)
    assert page.locator("#swing").is_visible()
    places = {}
    for amplitude in (1, 2, 0):
        page.evaluate(
            """amplitude => {
                const slider = document.getElementById("amplitude");
                slider.value = amplitude;
                slider.dispatchEvent(new Event("input"));
            }""",
            amplitude,
        )
        seek(page, 0.0)
        places[amplitude] = np.array(page.evaluate("bricard.pose('B')"))
    np.testing.assert_allclose(places[0][:2], [0, -2], atol=1e-6)
    assert places[2][0] / places[1][0] == pytest.approx(2, rel=0.05)  # links stay as long as they are
    assert abs(places[1][0]) > 0.05
    assert open_page("slidercrank").locator("#swing").is_hidden()
