"""Animation pages in a real browser: they open, move, and show the solution."""

from pathlib import Path

import numpy as np
import pytest
from browsing import (
    FILES,
    SHAPES,
    THROWN,
    Opener,
    colours,
    in_a_browser,
    middle,
    motion,
    next_frame,
    places,
    seek,
    size_of,
)
from every_shape import reaches

import bricard as br

pytestmark = in_a_browser
FAST = ("mechanism0", "rscr")  # a spring in the plane, a guide in space
every_page = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in FAST else [pytest.mark.slow]) for name in sorted(FILES)]
)


@pytest.fixture(scope="module")
def shared_page(windows, folder):
    opener = Opener(windows, folder)
    yield opener("slidercrank", 900, 560)
    opener.close()


@pytest.fixture
def page(shared_page):
    """The page of the slider-crank, at its start."""
    seek(shared_page, 0.0)
    return shared_page


@every_page
def test_the_page_shows_the_solution(name, open_page):
    """It opens without complaint, several colours are seen, drawn points are where the solution says, and move."""
    sol = motion(name)
    page = open_page(name)
    size = size_of(sol)
    for t in (sol.t[0], sol.t[-1], middle(sol)):
        seek(page, t)
        exact = places(sol, float(t))
        drawn = page.evaluate("names => names.map(bricard.pose)", list(exact))
        for found, (point, place) in zip(drawn, exact.items(), strict=True):
            assert found[: len(place)] == pytest.approx(place, abs=1e-3 * size), point
    assert len(np.unique(colours(page))) > 3
    check_playing(page, sol)
    assert open_page.complaints == []


def check_playing(page, sol):
    """Time grows, and the plots' cursors stand at it."""
    before = page.evaluate("bricard.time()")
    page.evaluate("bricard.play()")
    page.wait_for_function("t => bricard.time() > t", arg=before)
    page.evaluate("bricard.pause()")
    share = (page.evaluate("bricard.time()") - sol.t[0]) / (sol.t[-1] - sol.t[0])
    cards = page.locator(".card.over-time").count()
    assert page.evaluate("bricard.cursors()") == pytest.approx([share] * cards, abs=1e-6)


def test_the_picture_follows_the_time(page):
    """What is on the canvas differs between times."""
    first = colours(page)
    seek(page, middle(motion("slidercrank")))
    assert np.any(colours(page) != first)


COUNTING = """
    window.count = {frames: 0, pictures: 0};
    const { requestAnimationFrame: ask } = window, { clear } = WebGL2RenderingContext.prototype;
    window.requestAnimationFrame = (act) => ask((now) => { count.frames++; act(now); });
    WebGL2RenderingContext.prototype.clear = function (bits) { count.pictures++; clear.call(this, bits); };
"""
LATER = "new Promise(done => setTimeout(() => done(count), 150))"  # some ten frames


def test_a_page_that_is_still_asks_for_no_frames(open_page, folder):
    """One picture at the start, then none and no frames; frames while it plays, and none after it was paused."""
    motion("mechanism0").animate().save(folder / "plain.html")
    text = (folder / "plain.html").read_text("utf-8").replace("<head>", f"<head><script>{COUNTING}</script>", 1)
    (folder / "counted.html").write_text(text, "utf-8")
    page = open_page("counted")
    before = page.evaluate(LATER)
    assert before["pictures"] == 1
    assert page.evaluate(LATER) == before
    page.evaluate("bricard.play()")
    page.wait_for_function("before => count.pictures > before.pictures + 2", arg=before)
    page.evaluate("bricard.pause()")
    next_frame(page)
    still = page.evaluate("({...count})")
    assert page.evaluate(LATER) == still
    page.set_viewport_size({"width": 900, "height": 420})
    page.wait_for_function("pictures => count.pictures > pictures", arg=still["pictures"])


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
    shown = float(card.locator("b").inner_text().split()[0].replace("\N{MINUS SIGN}", "-"))
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
    page = open_page("rscr", width=390, height=844, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    tops = [page.locator(part).bounding_box()["y"] for part in ("#stage", "footer", "#plots")]
    assert tops == sorted(tops)
    assert page.locator("#play").bounding_box()["y"] < 844


# -- contacts ----------------------------------------------------------------------------------------


def test_contacts_are_shown_while_they_are_closed(open_page):
    """Nothing is drawn in flight; a flash follows an impact; a rolling disc has its dot and arrow."""
    page, sol = open_page.look_at(THROWN), motion(THROWN)
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
    page, sol = open_page.look_at(THROWN), motion(THROWN)
    hit = next(impact.t for impact in sol.impacts if impact.contact == "C/wall")
    box = page.locator("#modes canvas").bounding_box()
    page.mouse.click(box["x"] + page.evaluate(f"bricard.timeline({hit})") + 1, box["y"] + 4 + 18 * 1.5)
    assert page.evaluate("bricard.time()") == hit
    assert page.locator("#modes .legend").inner_text().split() == ["Contacts", "stick", "impact"]


def test_bounding_circles_are_drawn_on_demand(open_page):
    """The button adds colours to the picture; pages without shapes have neither it nor a timeline."""
    page = open_page.look_at(THROWN)
    without = colours(page)
    page.locator("#bounds").click()
    assert np.any(colours(page) != without)
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


def depth_inside(points, polygon):
    """How deep the deepest of some points lies inside a polygon; 0 if none does."""
    a, b = polygon, np.roll(polygon, -1, axis=0)
    x, y = points[:, None, 0], points[:, None, 1]
    with np.errstate(divide="ignore", invalid="ignore"):
        crossing = (b[:, 0] - a[:, 0]) * (y - a[:, 1]) / (b[:, 1] - a[:, 1]) + a[:, 0]
    inside = ((a[:, 1] > y) != (b[:, 1] > y)) & (x < crossing)
    within = inside.sum(axis=1) % 2 == 1
    return float(distances(points, polygon)[within].max(initial=0.0))


def distances(points, polygon):
    """Of points from the edges of a polygon."""
    a, b = polygon, np.roll(polygon, -1, axis=0)
    along = np.clip(np.sum((points[:, None] - a) * (b - a), axis=2) / np.sum((b - a) ** 2, axis=1), 0, 1)
    return np.linalg.norm(points[:, None] - (a + along[..., None] * (b - a)), axis=2).min(axis=1)


def test_gears_mesh(open_page):
    """At any time teeth of one wheel stand in gaps of the other, and do not cut into it."""
    page, (sun, planet, ring) = open_page("planetary_gear"), range(3)
    for t in np.random.default_rng(3).uniform(0, 1, 12):
        page.evaluate(f"bricard.seek({t})")
        outlines = [np.array(one)[:, :2] for one in page.evaluate("bricard.gears()")]
        centres = [one.mean(axis=0) for one in outlines]
        module = 2 * 0.02 / (len(outlines[planet]) / 4)
        reach = [np.linalg.norm(one - centre, axis=1) for one, centre in zip(outlines, centres, strict=True)]
        assert np.linalg.norm(centres[planet] - centres[sun]) == pytest.approx(0.05, abs=1e-4)
        assert reach[sun].max() + reach[planet].max() > 0.05 + module  # they do reach into each other
        assert depth_inside(outlines[planet], outlines[sun]) < 0.1 * module
        assert depth_inside(outlines[sun], outlines[planet]) < 0.1 * module
        hollow = depth_inside(outlines[planet], outlines[ring][::-1])
        assert reach[planet].max() + 0.05 > reach[ring].min() + module
        assert depth_inside(outlines[ring], outlines[planet]) < 0.1 * module
        assert hollow > 0  # the planet is inside the ring


def outline_of(page, points):
    """Names a function of the page's drawn lines, by time, as arrays."""

    def drawn(t):
        seek(page, t)
        return [np.array(line) for line in page.evaluate(f"bricard.{points}()")]

    return drawn


def drawn_length(line):
    return np.linalg.norm(np.diff(line, axis=0), axis=1).sum()


def test_a_rope_keeps_its_length(open_page):
    """The rope of a block and tackle is drawn as long as it is, tight around both pulleys, from end to end."""
    page = open_page("block_and_tackle")
    drawn = outline_of(page, "ropes")
    for t in np.random.default_rng(5).uniform(0, 1, 8):
        (line,) = drawn(t)
        places = {name: np.array(page.evaluate(f"bricard.pose('{name}')")) for name in "CAQB"}
        assert drawn_length(line) == pytest.approx(6.5, abs=1e-3)
        assert np.linalg.norm(line[0] - places["C"]) < 1e-6
        assert np.linalg.norm(line[-1] - places["B"]) < 1e-6
        for centre in "AQ":
            away = np.linalg.norm(line - places[centre], axis=1)
            assert away.min() == pytest.approx(0.2, abs=1e-6)
            assert np.sum(away < 0.2 + 1e-6) > 40  # an arc, not a point
        assert line[:, 1].min() == pytest.approx(places["A"][1] - 0.2, abs=1e-4)  # under the one
        assert line[:, 1].max() == pytest.approx(places["Q"][1] + 0.2, abs=1e-4)  # over the other


SLACK = """
Dimension: 2
PhysicalParams: {m: 1}
PartData:
  Fixed: {O: [0, 0]}
  Particles: {P: m}
AppliedForces: {Gravity: }
Cables: {OP: 1}
ProblemData: {tend: 0.8, positions: {P: [0.6, 0]}, velocities: {P: [0, 0]}, tolerance: 1e-10}
"""


def test_a_slack_cable_hangs(open_page, folder):
    """A cable is drawn as long as it is before it is taut, hanging, and afterwards, straight."""
    sol = br.simulate(br.Mechanism.parse(SLACK))
    sol.animate(folder / "slack.html")
    drawn = outline_of(open_page("slack"), "ropes")
    taut = np.sqrt(2 * 0.8 / 9.81)  # the time of a free fall to where it is 1 away
    for t in (0.0, 0.5 * taut, 0.9 * taut, 0.8):
        (line,) = drawn(t)
        assert drawn_length(line) == pytest.approx(1, abs=2e-3)
    (line,) = drawn(0.0)
    assert line[:, 1].min() < -0.2


def test_a_belt_goes_around_its_wheels(open_page):
    """The belt touches both wheels, keeps its length, and its rim speed is that of both."""
    page = open_page("treadle_drive")
    drawn, radii = outline_of(page, "ropes"), {"O": 0.16, "S": 0.04}
    lengths = []
    for t in np.random.default_rng(6).uniform(0, 4, 6):
        (line,) = drawn(t)
        lengths.append(drawn_length(line))
        assert np.linalg.norm(line[0] - line[-1]) < 1e-6  # closed
        for centre, radius in radii.items():
            away = np.linalg.norm(line - np.array(page.evaluate(f"bricard.pose('{centre}')")), axis=1)
            assert away.min() == pytest.approx(radius, abs=1e-4)
    distance, apart = np.hypot(0.12, 0.45), 0.16 - 0.04  # of an open belt
    arcs = np.pi * (0.16 + 0.04) + 2 * apart * np.arcsin(apart / distance)
    assert lengths == pytest.approx([2 * np.sqrt(distance**2 - apart**2) + arcs] * 6, abs=1e-3)


@pytest.mark.parametrize("name", ["scissor_lift", "stewart_platform"])
def test_cylinders_keep_their_lengths(open_page, name):
    """Barrel and rod keep their lengths, the one at the first end, the other at the second, one in the other."""
    page, sol = open_page(name), motion(name)
    ends = {"scissor_lift": [("A0", "M2")], "stewart_platform": [(f"A{i}", f"P{i}") for i in range(1, 7)]}[name]
    first = None
    for t in np.random.default_rng(7).uniform(*sol.t[[0, -1]], 6):
        seek(page, t)
        cylinders = np.array(page.evaluate("bricard.cylinders()"))
        lengths = np.linalg.norm(cylinders[:, :, 1] - cylinders[:, :, 0], axis=-1)
        first = lengths if first is None else first
        assert cylinders.shape == (len(ends), 2, 2, 3)  # barrel and rod, both ends
        assert lengths == pytest.approx(first, abs=1e-5)
        for (barrel, rod), names in zip(cylinders, ends, strict=True):
            start, end = (np.array(page.evaluate(f"bricard.pose('{name}')")) for name in names)
            way = np.linalg.norm(end - start)
            assert np.linalg.norm(barrel[0] - start) < 1e-5 * way
            assert np.linalg.norm(rod[1] - end) < 1e-5 * way
            assert np.linalg.norm(barrel[1] - start) + np.linalg.norm(rod[0] - end) > way  # still in each other
            assert np.linalg.norm(barrel[1] - start) < way


def test_a_thread_advances_by_its_lead(open_page):
    """A ridge advances by its pitch in a turn, and seen from the nut it stands still while the screw turns."""
    page, sol = open_page("screw_press"), motion("screw_press")
    drawn, phases = outline_of(page, "threads"), []
    for t in np.random.default_rng(8).uniform(0, 1, 8):
        ridge = drawn(t)[0][0]  # about the axis of the world through N
        angle, height = np.unwrap(np.arctan2(ridge[:, 1], ridge[:, 0])), ridge[:, 2]
        lead = np.polyfit(angle, height, 1)[0] * 2 * np.pi
        assert lead == pytest.approx(0.1, rel=1e-3)
        phases.append(height[0] - lead * angle[0] / (2 * np.pi))
    assert np.ptp(sol("rotation", np.linspace(0, 1, 50))) > 1  # it does turn
    turns = np.exp(2j * np.pi * np.array(phases) / 0.1)
    assert np.abs(turns - turns[0]).max() < 1e-2


def test_rack_and_pinion_mesh(open_page):
    """Teeth of the pinion stand in gaps of the rack."""
    page = open_page("rack_steering")
    for t in np.random.default_rng(9).uniform(0, 6, 8):
        seek(page, t)
        (pinion,), (rack,) = page.evaluate("bricard.gears()"), page.evaluate("bricard.racks()")
        pinion, rack = (np.array(one)[:, :2] for one in (pinion, rack))
        module = 2 * 0.02 / (len(pinion) / 4)
        assert pinion[:, 1].min() < rack[:, 1].max() - module  # they do reach into each other
        assert depth_inside(pinion, rack) < 0.1 * module
        assert depth_inside(rack, pinion) < 0.1 * module


def test_wheels_roll_with_a_mark(open_page):
    """The rim of a rolling disc touches the table, and its marked spoke turns with the disc."""
    page, sol = open_page("rolling_disc"), motion("rolling_disc")
    seen = []
    for t in np.random.default_rng(10).uniform(0, sol.t[-1], 5):
        seek(page, t)
        (wheel,) = page.evaluate("bricard.wheels()")
        rim, spoke = np.array(wheel["rim"]), np.array(wheel["mark"]) - page.evaluate("bricard.pose('C')")
        assert rim[:, 2].min() == pytest.approx(0, abs=2e-3)
        a, e = (sol([f"{name}.{axis}" for axis in "xyz"], t) for name in "ae")
        seen.append([spoke @ e, spoke @ np.cross(a, e)])
        assert np.linalg.norm(spoke) > 0.2
    assert np.ptp(seen, axis=0).max() < 1e-4  # it stands still in the disc


def test_cam_touches_its_follower(open_page):
    """The outline of the cam passes through the follower at any time."""
    page = open_page("cam_follower")
    for t in np.random.default_rng(4).uniform(0, 1, 8):
        page.evaluate(f"bricard.seek({t})")
        (outline,), follower = page.evaluate("bricard.curves()"), page.evaluate("bricard.pose('F')")
        assert distances(np.array([follower])[:, :2], np.array(outline)[:, :2]) < 1e-6


def test_pictures_and_films_are_saved(open_page, tmp_path):
    """The buttons give a PNG of what is seen and a film of the run."""
    page = open_page("mechanism0")
    with page.expect_download() as picture:
        page.keyboard.press("p")
    assert picture.value.suggested_filename.endswith(".png")
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.evaluate("bricard.seek(0)")
    for _ in range(12):
        page.keyboard.press("+")
    with page.expect_download() as film:
        page.keyboard.press("v")
    assert film.value.suggested_filename.endswith(".webm")
    assert film.value.path().read_bytes().startswith(b"\x1a\x45\xdf\xa3")  # EBML, as WebM begins


def test_parts_are_hidden(open_page):
    """A part whose box is not ticked is not drawn, in the other theme neither."""
    page = open_page("slidercrank")
    before = colours(page)
    page.keyboard.press("o")
    page.locator("#part-list input").first.click()
    page.keyboard.press("Escape")
    hidden = colours(page)
    assert np.mean(before != hidden) > 0.002
    page.locator("#theme").click()
    page.locator("#theme").click()
    assert np.mean(colours(page) != hidden) < 0.001


every_page_of_shapes = pytest.mark.parametrize("name", SHAPES, scope="module")  # tests of a page follow each other


@every_page_of_shapes
def test_other_parts_fade(open_page, name):
    """While the pointer is on a part in the list, the others are seen through, with their shapes; then no longer."""
    page = open_page.look_at(name)
    before = colours(page)
    page.keyboard.press("o")
    page.locator("#part-list label").first.hover()  # the base; the follower has all the shapes
    next_frame(page)
    assert np.mean(before != colours(page)) > 0.02
    page.mouse.move(5, 5)
    next_frame(page)
    assert np.mean(before != colours(page)) < 0.001
    page.keyboard.press("Escape")


@every_page_of_shapes
def test_shapes_are_drawn_where_they_are(open_page, name):
    """The box around each shape, as it is drawn, is that of its places in the axes of its part; at any time."""
    page, sol, d = open_page.look_at(name), motion(name), SHAPES[name]
    for t in (0.0, 0.7):
        seek(page, t)
        for outline, low, high in reaches(sol, t):
            drawn = np.array(page.evaluate(f"bricard.shape('{outline.name}')"))[:, :d]
            # Shoulders of tyres are round, and edges in the plane have a width.
            slack = (0.05 if outline.kind == "wheel" else 0.012 if d == 3 else 0.025) * (high - low).max()
            assert drawn == pytest.approx(np.array([low, high]), abs=slack), outline
    page.keyboard.press("o")
    page.locator("#part-list input").last.click()
    for outline, _, _ in reaches(sol, 0.7):
        assert (page.evaluate(f"bricard.shape('{outline.name}')") is None) == (outline.part == "follower")
    page.locator("#part-list input").last.click()
    page.keyboard.press("Escape")


def test_the_picture_takes_in_all_shapes(open_page):
    """The corners of what is drawn are seen, though points of the parts are far inside."""
    name = "every shape in space"
    page = open_page.look_at(name)
    box = page.locator("#picture").bounding_box()
    for outline, low, high in reaches(motion(name), 0.0):
        if outline.part is not None:
            places = page.evaluate("([a, b]) => [a, b].map((p) => bricard.project(p))", [low.tolist(), high.tolist()])
            assert all(0 <= p["x"] <= box["width"] and 0 <= p["y"] <= box["height"] for p in places), outline


def test_the_camera_goes_along_with_a_point(open_page):
    """A point that is followed stays where it is in the picture, while it moves."""
    page = open_page("slidercrank")
    page.keyboard.press("w")
    page.locator("#view-list select").select_option("A")
    page.keyboard.press("Escape")
    places = []
    for t in (0.0, 0.3, 0.8):
        page.evaluate(f"bricard.seek({t})")
        places.append(list(page.evaluate("bricard.place('A')").values()))
    assert np.ptp(places, axis=0) == pytest.approx([0, 0], abs=0.01)
    assert np.ptp([page.evaluate(f"bricard.seek({t}), bricard.pose('A')")[0] for t in (0.0, 0.3)]) > 0.05


def test_standard_views(open_page):
    """Seen from above, a point's height does not show; seen from the front, its depth does not."""
    page = open_page("rscr")
    sizes = {}
    for view in ("Top", "Front"):
        page.keyboard.press("w")
        page.get_by_role("button", name=view).click()
        page.keyboard.press("Escape")
        page.evaluate("bricard.seek(0)")
        sizes[view] = page.locator("#compass text").all_text_contents()
    assert sizes["Top"][-1] == "z"  # the axis that points to the viewer is drawn last
    assert sizes["Front"][0] == "y"  # the one that points away, first


AXE = Path(__file__).parents[1] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.skipif(not AXE.exists(), reason="the tools of the page are not installed")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_for_assistive_technology(open_page, scheme):
    """axe-core finds nothing, with any of the lists and dialogs open."""
    page = open_page("slidercrank", 900, 560, color_scheme=scheme)
    page.add_script_tag(path=str(AXE))
    for key in ("", "a", "o", "w", "t", "q", "i", "?"):
        if key:
            page.keyboard.press(key)
        found = page.evaluate("axe.run({resultTypes: ['violations']}).then(found => found.violations)")
        assert [
            (one["id"], one["nodes"][0]["target"]) for one in found if one["impact"] in ("serious", "critical")
        ] == []
        page.keyboard.press("Escape")


def test_dead_centres_are_marked_on_coupler_curves(open_page, tmp_path):
    """The picture is another one than without marks, at the same time."""
    k = br.kinematics(br.Mechanism.load(str(FILES["hoekens_linkage"])))
    seen = []
    for name in ("with", "without"):
        path = tmp_path / f"{name}.html"
        text = k.page(path, "P").read_text("utf-8")
        if name == "without":
            start = text.index('"marks":[') + len('"marks":[')
            path.write_text(text[:start] + text[text.index("]", start) :], "utf-8")
        seen.append(colours(open_page.open(path)))
    assert np.any(seen[0] != seen[1])


def test_a_mode_swings_with_the_amplitude_of_its_slider(open_page, page, folder):
    """The slider is there for modes only; twice the amplitude is about twice as far from rest, and zero is rest."""
    chain = br.Mechanism.parse("""
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1], AB: [1, 1]}}
AppliedForces: {Gravity: }
ProblemData: {tend: 1, positions: {A: [0.1, -1], B: [0.1, -2]}}
""")
    br.linearise(chain).modes().animate(1).save(folder / "a mode.html")
    assert page.locator("#swing").is_hidden()
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
