"""The animation page as text: complete, safe, small, and built from the sources that lie beside it."""

import hashlib
import json
import re
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

import bricard as br
from bricard.contact.history import NOTHING_TOUCHES, History
from bricard.problems import catalogue
from bricard.results.picture import Picture
from bricard.viewer import Animation, contents, page_text, write_page
from bricard.viewer.joints import joints_shown
from bricard.viewer.tracks import Tracks

MECHSPEC = files("bricard.problems").joinpath("mechspec")
FRONTEND = Path(__file__).parents[1] / "frontend"
SHELL = 800_000  # bytes of a page without its data
SHOWN = ("slidercrank", "bricard", "rscr", "mechanism0")

every_shown = pytest.mark.parametrize("name", SHOWN)


@dataclass
class Circle:
    """A point on a circle: all that the viewer asks of a solution."""

    picture: Picture | None = None
    description: str = ""
    names: tuple[str, ...] = ("A.x", "A.y", "phi")
    t: np.ndarray = field(default_factory=lambda: np.array([0.0, 6.0]))
    certificate: str = "steps  2"
    events: tuple = ()
    history: History = NOTHING_TOUCHES
    further: dict = field(default_factory=dict)

    def members(self, name):
        return (name,)

    def unit(self, name):
        return "rad" if name == "phi" else ""

    def __call__(self, name, t):
        values = {
            "A.x": np.cos(t),
            "A.y": np.sin(t),
            "A.x'": -np.sin(t),
            "phi": np.asarray(t),
            "phi'": np.ones(np.shape(t)),
        }
        return values[name] if isinstance(name, str) else np.stack([values[one] for one in name])


@cache
def motion(name):
    return br.simulate(str(MECHSPEC.joinpath(f"{name}.yaml")))


def data_of(page):
    return json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', page)[1])


def size_of(sol):
    points = [name for name in sol.picture.fixed if name[0].isupper()]
    moving = {name.rpartition(".")[0] for name in sol.names if re.fullmatch(r"[A-Z]\w*\.[xyz]", name)}
    axes = "xyz"[: sol.picture.dimension]
    curves = [sol([f"{name}.{axis}" for axis in axes], sol.t) for name in sorted(moving)]
    corners = np.concatenate([*curves, *[np.array(sol.picture.fixed[name])[:, None] for name in points]], axis=1)
    return np.ptp(corners, axis=1).max()


@every_shown
def test_points_are_within_a_hundred_thousandth_of_the_size(name):
    """At random times the tracks of points agree with the solution, far below what the eye can see."""
    sol = motion(name)
    shown = contents.contents(sol, None, None)
    tracks = contents._tracks(sol, shown["tracks"]["names"], sol.picture, shown["moving"])
    times = np.random.default_rng(2).uniform(sol.t[0], sol.t[-1], 2000)
    for point, components in shown["moving"].items():
        scale = size_of(sol) if point[0].isupper() else 1.0
        for component in components:
            assert np.abs(tracks(component, times) - sol(component, times)).max() < 1e-5 * scale


@every_shown
def test_pages_are_small(name):
    """Data of a run takes tens of kilobytes; the rest of the page is the same for all."""
    page = page_text(motion(name))
    data = len(json.dumps(data_of(page)))
    assert data < 60_000
    assert len(page.encode()) - data < SHELL


@every_shown
def test_the_page_needs_nothing_else(name):
    """No address of a script, a style, a picture or a font is fetched."""
    page = page_text(motion(name))
    head = page[: page.index('id="data"')]
    assert not re.findall(r"(?:src|href)=[\"'](?!data:)", head)
    assert "@import" not in head
    assert "url(" not in head


def test_texts_cannot_leave_their_place():
    """A title or description with tags is shown as text: in the heading, in the data, in a notebook."""
    nasty = "</script><b>{{program}}<!--"
    sol = Circle(picture=Picture(nasty, 2, {}), description=f"Description: {nasty}")
    page = page_text(sol)
    assert "<b>" not in page
    assert page.count("<!--") == page_text(Circle()).count("<!--")
    assert len(re.findall(r"</script", page)) == 2
    assert "<title>&lt;/script&gt;&lt;b&gt;{{program}}&lt;!--</title>" in page
    assert data_of(page)["title"] == nasty
    assert data_of(page)["description"] == nasty
    assert "</iframe>" in Animation(page)._repr_html_()
    assert Animation(page)._repr_html_().count("<") == 2


def test_the_same_solution_gives_the_same_page():
    """Pages can be compared byte by byte."""
    assert page_text(motion("slidercrank")) == page_text(motion("slidercrank"))


def test_without_a_picture_names_make_the_points():
    """A Lagrangian has no picture; A.x and A.y are a point in the plane."""
    shown = data_of(page_text(Circle()))
    assert shown["moving"] == {"A": ["A.x", "A.y"]}
    assert shown["picture"]["dimension"] == 2
    assert shown["plots"] == ["A.x", "A.y", ["phi", "phi'"]]


def test_a_plain_lagrangian_is_shown():
    """A simulation without a mechanism makes a page too."""
    model = br.Lagrangian("A[2]")
    model.particle(1.0, model.A)
    model.potential(9.81 * model.A.y)
    sol = br.simulate(model, (0, 1), {"A": (0, 0)}, {"A": (1, 2)})
    shown = data_of(page_text(sol))
    assert shown["moving"] == {"A": ["A.x", "A.y"]}
    assert shown["traces"] == ["A"]


def test_chosen_plots_and_traces():
    """Derivatives can be asked for; they are then tracks of their own."""
    shown = data_of(page_text(Circle(), plots=["A.x'"], traces=["A"]))
    assert shown["plots"] == ["A.x'"]
    assert shown["traces"] == ["A"]
    assert "A.x'" in shown["tracks"]["names"]


def test_a_trace_of_nothing_is_refused():
    """The message names the points that there are."""
    with pytest.raises(br.SolutionError, match="'B' has no path: the points that move are A"):
        page_text(Circle(), traces=["B"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Title: T\nDescription: One line.\nDimension: 2\n", "One line."),
        ("Description: 'It''s quoted,\n  over two lines.'\nDimension: 2\n", "It's quoted, over two lines."),
        ("Description: >\n  Folded\n  text.\nTitle: T\n", "Folded text."),
        ("Title: T\n", ""),
    ],
)
def test_the_description_is_read_from_the_file(text, words):
    """As YAML reads it, for the styles in which files are written."""
    assert contents.description_in(text) == words


def test_write_page_returns_the_path(tmp_path):
    """Also given as text."""
    path = write_page(Circle(), str(tmp_path / "page.html"))
    assert path.read_text("utf-8") == page_text(Circle())


def test_runs_backwards_are_shown_forwards():
    """The page's time grows, whichever way the solver went."""
    assert data_of(page_text(replace(Circle(), t=np.array([6.0, 0.0]))))["span"] == [0, 6]


def test_built_files_are_those_of_the_sources():
    """After a change in frontend/src: cd frontend && npm ci && npm run build."""
    names = sorted(path.relative_to(FRONTEND).as_posix() for path in (FRONTEND / "src").rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in [*names, "package-lock.json"]:
        digest.update(name.encode() + b"\0" + (FRONTEND / name).read_bytes())
    built = files("bricard.viewer").joinpath("static", "sources.sha256").read_text("utf-8").strip()
    assert digest.hexdigest() == built


def test_the_program_cannot_end_its_element():
    """Nor can the style."""
    static = files("bricard.viewer").joinpath("static")
    assert "</script" not in static.joinpath("viewer.js").read_text("utf-8").lower()
    assert "<!--" not in static.joinpath("viewer.js").read_text("utf-8")
    assert "</style" not in static.joinpath("viewer.css").read_text("utf-8").lower()


def test_pages_may_share_the_program():
    """With a bundle a page refers to the two files that others use as well, and is small."""
    motion = br.simulate(catalogue.mechanism("pendulum"), 1)
    own, shared = page_text(motion), page_text(motion, bundle="../shared")
    assert '<link rel="stylesheet" href="../shared/viewer.css">' in shared
    assert '<script src="../shared/viewer.js"></script>' in shared
    assert len(shared) < 0.1 * len(own)


def test_motors_are_among_the_quantities():
    """A driven crank shows its torque at first, and angular velocities can be chosen."""
    shown = contents.contents(motion("quick_return"), None, None)
    assert "motor.crank" in shown["plots"]
    assert {"motor.crank", "OA.omega"} <= set(shown["tracks"]["names"])
    assert shown["units"]["motor.crank"] == "N m"
    assert motion("stewart_platform").unit("motor.leg1") == "N"  # it drives a length


def test_free_angles_have_phase_portraits():
    """A pendulum that nothing drives shows the rate of its angle over the angle; pairs may be asked for."""
    assert ("OA.angle", "OA.angle'") in contents.contents(motion("pendulum"), None, None)["plots"]
    shown = contents.contents(motion("slidercrank"), [("A.x", "A.y"), "B"], None)
    assert shown["plots"] == [("A.x", "A.y"), "B.x", "B.y"]
    assert {"A.x", "A.y", "B.x"} <= set(shown["tracks"]["names"])
    with pytest.raises(
        br.SolutionError, match="is not a pair of numbers, of which the second is drawn over the first"
    ):
        contents.contents(motion("slidercrank"), [("A", "B.x")], None)


@pytest.mark.parametrize("name", ["slidercrank", "quick_return", "rscr", "trebuchet"])
def test_forces_in_joints_are_tracks(name):
    """To a thousandth of their range they are those that the motion tells, also where it has chapters."""
    sol = motion(name)
    roots = contents._roots(sol)
    found = joints_shown(sol.reactions, roots, len(sol.t), sol.picture.dimension)
    tracks = Tracks(roots, found.tracks)
    times = np.random.default_rng(5).uniform(sol.t[0], sol.t[-1], 40)
    assert len(found.arrows) >= 2
    for arrow in found.arrows:
        force = np.nan_to_num(sol.reactions(arrow["joint"], t=times).force)
        shown = np.array([tracks(one, times) for one in arrow["components"]])
        assert np.abs(shown - force).max() < 1e-3 * max(np.ptp(force), 1e-6 * np.abs(force).max()), arrow["joint"]


def test_forces_that_would_take_too_long_are_left_out():
    """A chain of 60 rods has a page without joint forces, which says so; what has no joints has nothing to say."""
    rods, places = ({i: f"P{i}P{i + 1}: [1, 1]" for i in range(60)}, {i: f"P{i}: [{i}, 0]" for i in range(1, 61)})
    chain = br.Mechanism.parse(f"""
Dimension: 2
PartData: {{Fixed: {{P0: [0, 0]}}, Rods: {{{", ".join(rods.values())}}}}}
AppliedForces: {{Gravity: }}
ProblemData: {{tend: 0.1, tolerance: 1e-6, positions: {{{", ".join(places.values())}}}}}
""")
    sol = br.simulate(chain)
    shown = contents.contents(sol, None, None, forces=sol.reactions)
    assert shown["joints"] == ()
    assert re.search(r"Forces in joints: this motion takes more than \d+ times to show them", shown["notes"][0])
    balls = motion("bouncing_balls")
    assert contents.contents(balls, None, None, forces=balls.reactions)["notes"] == []


def test_gravity_is_part_of_the_picture():
    """As a vector, downwards unless it is given; none where there is none."""
    assert motion("slidercrank").picture.gravity == (0, -9.81)
    assert motion("double_wishbone").picture.gravity == (0, 0, -9.81)
    assert br.simulate(catalogue.mechanism("comet"), 0.1).picture.gravity == ()


def test_animate_writes_a_page(tmp_path):
    """sol.animate("page.html") is understood; other files and other things are told the way."""
    sol = br.simulate(catalogue.mechanism("pendulum"), 1)
    page = sol.animate(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text("utf-8") == page.page == sol.animate().page
    assert repr(page).endswith(f"written to {tmp_path / 'page.html'})")
    for given, remedy in (
        ("film.mp4", r"animate writes pages, and film.mp4 is not one.\n  Write a video: bricard.video.write_video"),
        ("shot.png", "Write a picture: bricard.video.write_picture"),
        ("page", "Its name must end with .html"),
        (3, "animate: 3 is neither a motion nor a file"),
    ):
        with pytest.raises(br.SolutionError, match=remedy):
            sol.animate(given)
    with pytest.raises(br.SolutionError, match="one other motion and one file at most"):
        sol.animate(sol, sol)


def test_two_motions_share_a_page():
    """The second has its own picture and tracks; the page runs to the last end; names tell the two apart."""
    first, second = (br.simulate(catalogue.mechanism("pendulum"), end) for end in (1, 2))
    shown = data_of(first.animate(second).page)
    assert shown["span"] == [0, 2]
    assert shown["spans"] == [[0, 1], [0, 2]]
    assert shown["labels"] == ["first", "second"]
    assert shown["other"]["moving"] == shown["moving"]
    other = br.simulate(catalogue.mechanism("slidercrank"), 1)
    assert data_of(first.animate(other).page)["labels"] == ["Pendulum", "Slider-crank mechanism"]
    assert data_of(first.animate(second, labels=["a", "b"]).page)["labels"] == ["a", "b"]
    with pytest.raises(br.SolutionError, match="Give two names"):
        first.animate(second, labels=["a"])
    with pytest.raises(
        br.SolutionError, match=r"The first motion is in the plane and the other in space\.\n  Show them"
    ):
        first.animate(motion("rscr"))
