"""Controls, arrows, plots and overlays of animation pages, in a real browser."""

import re

import numpy as np
import pytest
from browsing import FILES, LAID_OUT, THROWN, colours, in_a_browser, middle, motion, next_frame, seek, size_of

import bricard as br

pytestmark = in_a_browser
MINUS = "\N{MINUS SIGN}"


def numbers(text):
    """The numbers of a text, in order."""
    return [float(one) for one in re.findall(r"-?\d+\.?\d*(?:e-?\d+)?", text.replace(MINUS, "-"))]


def show_all_arrows(page):
    page.keyboard.press("a")
    for box in page.locator("#arrow-list input").all():
        box.check()
    page.keyboard.press("Escape")


def quantities_found(page, typed):
    """Names in the list of quantities after some typing."""
    page.keyboard.press("q")
    page.keyboard.type(typed)
    found = page.locator("#quantity-list .name").all_inner_texts()
    page.keyboard.press("Escape")
    return found


# -- controls and keys --------------------------------------------------------------------------------


def test_every_control_has_a_name_and_a_key(open_page):
    """Each button and slider says what it is and by which key it is reached; the help lists these keys."""
    page = open_page("slidercrank", 900, 560)
    controls = dict(page.evaluate("bricard.controls()"))
    found = page.evaluate("""() => [...document.querySelectorAll("button, input")].filter(e => e.id)
        .map(e => [e.id, e.ariaLabel || e.innerText.trim(), e.title, Boolean(e.closest("[hidden]"))])""")
    assert len(found) > 18
    page.keyboard.press("?")
    listed = page.locator("#keys kbd").all_inner_texts()
    for control, name, title, hidden in found:
        assert name, control
        assert any(key in title for key in controls[control]), control
        assert hidden or set(controls[control]) <= set(listed), control
    nameless = """[...document.querySelectorAll("button, input, select, canvas")]
        .filter(e => !e.ariaLabel && !e.innerText.trim() && !e.closest("label")).map(e => e.outerHTML)"""
    assert page.evaluate(nameless) == []


def test_the_space_bar_plays_wherever_the_focus_is(open_page):
    """On any control, in lists and dialogs, which it does not press; in a text field it is a letter."""
    page = open_page("quick_return")
    page.evaluate(
        "() => { window.seen = []; addEventListener('keyup', e => e.key === ' ' && seen.push(bricard.playing())); }"
    )
    tried = 0
    for key in ("", "a", "o", "w", "t", "i", "?"):
        if key:
            page.keyboard.press(key)
        controls = page.query_selector_all(
            "button:visible, input:visible, select:visible, canvas#picture, summary:visible"
        )
        before = page.evaluate("document.body.innerHTML.length")
        for control in controls:
            control.evaluate("e => e.focus()")
            page.keyboard.press("Space")
            page.keyboard.press("Space")
            tried += 1
        seen = page.evaluate("seen.splice(0)")
        for control, *states in zip(controls, seen[::2], seen[1::2], strict=True):
            assert states == [True, False], control.evaluate("e => e.outerHTML")
        assert page.locator("dialog[open], .popover:not([hidden])").count() == bool(key)
        assert abs(page.evaluate("document.body.innerHTML.length") - before) < 100  # nothing was opened or ticked
        page.keyboard.press("Escape")
    assert tried > 80
    page.keyboard.press("q")
    page.keyboard.type("joint force")
    assert page.locator("#quantity-list input[type=search]").input_value() == "joint force"
    assert not page.evaluate("bricard.playing()")


def test_lists_are_used_without_a_mouse(open_page):
    """Typing finds, arrows go down the list, Enter ticks, Escape leads back."""
    page = open_page("quick_return")
    page.keyboard.press("q")
    page.keyboard.type("d speed")
    page.keyboard.press("Enter")
    assert page.locator("#quantity-list .rows input").first.is_checked()
    page.keyboard.press("Escape")
    seek(page, 0.7)
    card = page.locator(".card", has_text="D.speed").inner_text()
    sol = motion("quick_return")
    assert numbers(card)[0] == pytest.approx(np.hypot(sol("D.x'", 0.7), sol("D.y'", 0.7)), rel=1e-3)
    assert "m/s" in card
    page.keyboard.press("o")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert [box.is_checked() for box in page.locator("#part-list input").all()].count(False) == 1


def test_quantities_are_found_by_typing(open_page):
    """By their names and by what they are: torques, joint forces, rates, energies, phase portraits."""
    page = open_page.look_at("quick_return")
    assert quantities_found(page, "motor tor") == ["motor.crank"]
    assert all(name.startswith("joint.") for name in quantities_found(page, "reaction"))
    assert {"joint.O.x", "joint.O.y"} <= {*quantities_found(page, "joint force")}
    assert "A.x'" in quantities_found(page, "a.x'")
    assert "OA.omega" in quantities_found(page, "angular velocity")
    assert "energy.kinetic" in quantities_found(page, "kinetic")
    assert any(" over " in name for name in quantities_found(page, "phase"))
    assert quantities_found(page, "nothing like that") == []


def test_values_and_axes_have_their_units(open_page):
    """Every value of a legend ends with its unit."""
    page = open_page.look_at("quick_return")
    for legend in page.locator(".card .legend").all():
        for value in legend.locator("b").all_inner_texts():
            assert re.search(r" (m|J|N m|rad|rad/s)$", value), value


# -- arrows -------------------------------------------------------------------------------------------


def expected_arrows(sol, t):
    """Sizes of vectors by kind and name, from the solution."""
    axes, masses = "xyz"[: sol.picture.dimension], {shape.name: shape.mass for shape in sol.picture.shapes}
    points = {name.rpartition(".")[0] for name in sol.names if re.fullmatch(r"[A-Z]\w*\.x", name)}
    size = np.linalg.norm
    return {
        "forces": {arrow.point: size(sol(list(arrow.components), t)) for arrow in sol.picture.arrows},
        "joints": {joint: size(sol.reactions(joint, t=[t]).force) for joint in sol.reactions.joints},
        "weights": {name: mass * size(sol.picture.gravity) for name, mass in masses.items()},
        "motors": {drive.removeprefix("drive."): abs(sol.motor(drive, t)) for drive in sol.drives},
        "velocities": {point: size([sol(f"{point}.{axis}'", t) for axis in axes]) for point in points},
    }


UNITS = {"forces": "N", "joints": "N", "weights": "N", "contacts": "N", "motors": "N m", "velocities": "m/s"}


def test_the_scale_that_is_shown_is_that_of_the_arrows(open_page):
    """The arrow of the legend has as many pixels as its value in the picture; one scale for all of a unit."""
    page = open_page.look_at("quick_return")
    show_all_arrows(page)
    seek(page, 0.7)
    scales, per_metre = page.evaluate("bricard.arrows().scales"), page.evaluate("bricard.pixelsPerMetre()")
    legends = page.locator("#compass .scale").all()
    assert len(legends) == len(scales) == 3
    for legend in legends:
        *words, value, unit = re.match(r"(.*?)([\d.]+) (N m|N|m/s)$", legend.inner_text().replace("\n", " ")).groups()
        arrow = legend.locator("svg").evaluate("e => e.getBBox().x + e.getBBox().width")
        assert arrow == pytest.approx(float(value) * scales[unit] * per_metre, abs=1)
        assert words
    a, b = (np.array(list(page.evaluate(f"bricard.place('{name}')").values())) for name in "OQ")
    apart = np.linalg.norm(np.subtract(*(page.evaluate(f"bricard.pose('{name}')") for name in "OQ")))
    assert np.linalg.norm(a - b) == pytest.approx(apart * per_metre, rel=1e-3)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("quick_return", {"joints", "motors", "weights", "velocities"}),
        ("double_wishbone", {"forces", "joints", "weights", "velocities"}),
    ],
)
def test_arrows_are_as_long_as_their_scale_says(open_page, name, kinds):
    """As drawn, each is its value times the metres that stand for one unit; very short ones are not drawn."""
    page, sol = open_page.look_at(name), motion(name)
    show_all_arrows(page)
    for t in (0.31, 0.74):
        seek(page, t)
        seen, exact = page.evaluate("bricard.arrows()"), expected_arrows(sol, t)
        assert {*seen["kinds"]} == kinds
        drawn = 0
        for kind, lengths in seen["lengths"].items():
            scale = seen["scales"][UNITS[kind]]
            for one, length in lengths.items():
                if length:
                    assert length == pytest.approx(exact[kind][one] * scale, rel=2e-3), (kind, one)
                    drawn += 1
                else:
                    assert exact[kind][one] * scale < 0.02 * size_of(sol), (kind, one)
        assert drawn > len(kinds)


def test_arrows_of_contacts_are_their_forces(open_page):
    """While the disc rolls, the arrow of the floor is N times the scale, and in flight there is none."""
    page, sol = open_page.look_at(THROWN), motion(THROWN)
    seek(page, 2.5)
    seen, force = page.evaluate("bricard.arrows()"), sol.contact("C/floor").force(np.array([2.5]))
    drawn = seen["lengths"]["contacts"]["normal force of C/floor"]
    assert drawn == pytest.approx(float(force.N[0]) * seen["scales"]["N"], rel=1e-3)
    assert drawn > 0
    seek(page, 0.5 * sol.impacts[0].t)
    assert not any(page.evaluate("bricard.arrows()")["lengths"]["contacts"].values())


def test_arrows_are_switched_by_kind(open_page):
    """Applied and contact forces are seen at first, others when they are asked for, also in the other theme."""
    page = open_page("quick_return")
    assert page.evaluate("bricard.arrows().lengths") == {}
    page.keyboard.press("a")
    page.get_by_label("gravity").check()
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    seek(page, 0.7)
    assert [*page.evaluate("bricard.arrows().lengths")] == ["weights"]


# -- plots --------------------------------------------------------------------------------------------


def test_a_free_angle_has_its_phase_portrait(open_page):
    """The pendulum's rate is drawn over its angle at first, with a point that moves on the curve."""
    page, sol = open_page("pendulum"), motion("pendulum")
    for t in (3.0, 11.0):
        seek(page, t)
        (portrait,) = page.evaluate("bricard.portraits()")
        assert portrait["names"] == ["OA.angle", "OA.angle'"]
        assert portrait["drawn"][0] == pytest.approx(sol(["OA.angle", "OA.angle'"], t).tolist(), abs=0.02)
    box = page.locator(".card canvas[aria-label*=' over OA']").bounding_box()
    page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.2 * box["height"])
    assert page.evaluate("bricard.time()") != 11.0


# -- words of symbols ---------------------------------------------------------------------------------


def test_symbols_say_what_they_are(open_page):
    """Parts, joints, the ground and arrows, when they are pointed at."""
    page = open_page("quick_return", 900, 700)
    show_all_arrows(page)
    seek(page, 0.7)
    box = page.locator("#picture").bounding_box()

    def words_at(x, y):
        page.mouse.move(box["x"] + x, box["y"] + y)
        next_frame(page)
        return page.locator("#hint").inner_text()

    place = {name: page.evaluate(f"bricard.place('{name}')") for name in ("O", "Q", "A", "B", "D")}
    q = place["Q"]
    assert "is fixed to the ground" in words_at(q["x"] + 12, q["y"] + 30)
    middle = [(place["Q"][axis] + place["A"][axis]) / 2 for axis in "xy"]
    assert re.search(r"part QBu, [\d.]+ kg", words_at(*middle))
    assert re.search(r"^A .*\) m · .*(force in the joint|pin|slides)", words_at(place["A"]["x"], place["A"]["y"]))
    assert "slides along this line" in words_at(place["D"]["x"] + 60, place["D"]["y"] + 12)
    everything = (
        words_at(place["O"]["x"] + dx, place["O"]["y"] + dy) for dx in range(-44, 45, 11) for dy in (-33, 0, 33)
    )
    assert any("motor: drives crank" in words for words in everything)
    assert re.search(r"velocity of B: [\d.]+ m/s", words_at(place["B"]["x"] + 40, place["B"]["y"] - 11))


# -- two motions --------------------------------------------------------------------------------------


def test_two_motions_are_laid_over_each_other(open_page, folder):
    """Both poses are those of their own motions; the one that is over stands still; curves and values of both."""
    short = br.simulate(str(FILES["slidercrank"]), 2)
    long = br.simulate(str(FILES["carla_p6a_slidercrank"]))
    short.animate(long, folder / "two.html", labels=["old", "new"])
    page = open_page("two")
    assert page.locator("#motions").inner_text().split() == ["old", "new"]
    ends = [float(one.t[-1]) for one in (short, long)]
    pictures = {}
    for t in (0.1, 0.5 * min(ends), max(ends)):
        seek(page, t)
        for sol, ask in ((short, "pose"), (long, "other")):
            drawn = page.evaluate(f"bricard.{ask}('A')")[:2]
            assert drawn == pytest.approx(sol(["A.x", "A.y"], min(t, sol.t[-1])), abs=1e-3)
        pictures[t] = colours(page)
    assert float(page.locator("#time").get_attribute("max")) == max(ends)
    seek(page, 0.1)
    energy = page.locator(".card", has_text="energy")
    shown = [numbers(one)[0] for one in energy.locator("span", has_text="kinetic").locator("b").all_inner_texts()]
    assert shown == pytest.approx([sol("energy.kinetic", 0.1) for sol in (short, long)], rel=1e-2)
    alone = open_page("slidercrank")
    seek(alone, 0.1)
    assert np.mean(colours(alone) != pictures[0.1]) > 0.01
    assert alone.locator("#motions").is_hidden()


def test_a_notebook_shows_the_page_in_a_frame(open_page, folder):
    """The value of a cell is a frame that moves and plots, without any other file."""
    shown = motion("mechanism0").animate(height=420)._repr_html_()
    (folder / "notebook.html").write_text(
        f"<!doctype html><meta charset=utf-8><link rel=icon href=data:,>{shown}", "utf-8"
    )
    page = open_page("notebook", 900, 500)
    frame = page.frames[1]
    frame.wait_for_function("window.bricard")
    frame.evaluate("bricard.seek(0.2)")
    assert frame.evaluate("bricard.time()") == pytest.approx(0.2)
    assert frame.locator(".card").count() >= 2
    assert page.locator("iframe").bounding_box()["height"] == 420


# -- all pages ----------------------------------------------------------------------------------------

SELECTED = ("planetary_gear", "robot", "trebuchet", "woodpecker", "comet", "scissor_lift")


@pytest.mark.parametrize("name", SELECTED)
def test_pages_with_all_arrows_and_lists_open_without_complaint(open_page, name):
    """No messages in the console and no requests, with all arrows and every list; on a phone, and then wider."""
    page = open_page(name, 390, 844)
    page.keyboard.press("l")
    for width, height in ((390, 844), (840, 400)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        if page.locator("#arrows").is_visible():
            show_all_arrows(page)
        for key in ("t", "w", "q", "i", "?"):
            page.keyboard.press(key)
            page.keyboard.press("Escape")
        seek(page, middle(motion(name)))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert len(np.unique(colours(page))) > 3
