"""Shapes and the features of their pairs: gaps, normals, slips and windows, against geometry of another kind."""

import numpy as np
import pytest
from contact_geometry import LAW, Features, free_parts, from_polygon, from_segment, polygons_apart, turned
from scipy.spatial import cKDTree

from bricard.assembly.overlaps import candidates
from bricard.errors import InitialValueError
from bricard.library.contact_laws import LAWS
from bricard.library.contact_shapes import SHAPES
from bricard.library.contact_shapes.polygon import THICKNESS
from bricard.library.samples import pair, with_sections
from bricard.mechanism.mechanism import Mechanism

BOX = [[-0.5, -0.25], [0.5, -0.25], [0.5, 0.25], [-0.5, 0.25]]
KITE = [[-0.3, -0.2], [0.6, 0], [0.1, 0.4], [-0.4, 0.2]]
CASES = [(word, d) for word, kind in SHAPES.items() for d in kind.samples if d in kind.touches_in]
every_kind = pytest.mark.parametrize(("word", "dimension"), CASES, ids=[f"{w}-{d}" for w, d in CASES])
rng = np.random.default_rng


def partner(dimension):
    """What meets every kind: something round."""
    return {"circle": 0.2, "at": [0.1, -0.1]} if dimension == 2 else {"sphere": 0.2, "at": [0.1, -0.1, 0.2]}


def sample(word, dimension):
    """Two free parts, one of which has the sample of a kind."""
    words = SHAPES[word].samples[dimension].words
    shapes = {"base": partner(dimension), "follower": words}
    return with_sections(pair(dimension), {"Shapes": shapes, "Contacts": {"base/follower": LAW}})


# ------------------------------------------------------------------------------------------ contract


@pytest.mark.parametrize("word", SHAPES)
def test_a_kind_has_samples_where_it_exists(word):
    """A kind has a sample in each of its dimensions, and its word is one of its fields."""
    assert SHAPES[word].samples.keys() == SHAPES[word].dimensions
    assert word in SHAPES[word].words()


@every_kind
def test_reads_back(word, dimension):
    """The text of a sample describes the same mechanism."""
    first = Mechanism.from_data(sample(word, dimension))
    again = Mechanism.parse(first.text())
    assert again.text() == first.text()
    assert [one.pair for one in again.contacts] == [one.pair for one in first.contacts] == ["base/follower"]


@every_kind
def test_coordinates_agree(word, dimension):
    """Gaps, slips, normals, places and windows are those of the shapes, in whatever coordinates."""
    natural, *others = (Features(sample(word, dimension), one).at() for one in ("natural", "body", "relative"))
    assert natural
    for other in others:
        assert natural.keys() == other.keys()
        for name, one in natural.items():
            for what, value in one.items():
                assert other[name][what] == pytest.approx(value, abs=1e-11), (name, what)


@every_kind
def test_normals_and_slips_are_those_of_rigid_bodies(word, dimension):
    """The rate of a gap that is zero, and the slip, are velocities of the points that touch."""
    features = Features(sample(word, dimension), "body")
    q0, v, h = features.ready.start.q, features.ready.start.v, 1e-6
    for name, one in touching(features, q0).items():
        before, after = (features.at(one["q"] + sign * h * v, v)[name] for sign in (-1, 1))
        now = features.at(one["q"], v)[name]
        relative = velocity(features, one["q"], v, now["place"], "base")
        relative = relative - velocity(features, one["q"], v, now["place"], "follower")
        assert np.linalg.norm(now["normal"]) == pytest.approx(1, abs=1e-12)
        assert (after["gap"] - before["gap"]) / (2 * h) == pytest.approx(relative @ now["normal"], abs=1e-7), name
        assert np.linalg.norm(now["slip"]) == pytest.approx(
            np.linalg.norm(relative - (relative @ now["normal"]) * now["normal"]), abs=1e-9
        )
        if dimension == 2:
            clockwise = np.array([now["normal"][1], -now["normal"][0]])
            assert now["slip"][0] == pytest.approx(relative @ clockwise, abs=1e-9)


def touching(features, q0):
    """For each feature a state in which its gap is zero: the base is moved along its normal."""
    found = {}
    for name in features.at(q0):
        q = q0.copy()
        for _ in range(60):
            now = features.at(q)[name]
            step = np.zeros_like(q)
            places = [features.system.coordinates.index(f"base.{axis}") for axis in "xyz"[: len(now["place"])]]
            step[places] = -now["gap"] * now["normal"]
            q = q + step
            if abs(now["gap"]) < 1e-13:
                found[name] = {"q": q}
                break
    return found


def velocity(features, q, v, place, part):
    """Of the point of a part that is at a place, by the part's two or three points."""
    names, system = features.system.coordinates, features.system
    d = len(place)
    centre = np.array([q[names.index(f"{part}.{axis}")] for axis in "xyz"[:d]])
    rate = np.array([v[names.index(f"{part}.{axis}")] for axis in "xyz"[:d]])
    arm = place - centre
    if d == 2:
        spin = v[names.index(f"{part}.turn")]
        return rate + spin * np.array([-arm[1], arm[0]])
    e, de = (np.array([x[names.index(f"{part}.e{i}")] for i in range(4)]) for x in (q, v))
    assert system is features.system
    spin = 2 * (e[0] * de[1:] - de[0] * e[1:] + np.cross(e[1:], de[1:]))
    return rate + np.cross(spin, arm)


@pytest.mark.parametrize("word", LAWS)
def test_laws_read_back(word):
    """The text of a law describes the same law."""
    words = {**LAWS[word].sample, "law": word}
    data = free_parts({"P": {"circle": 0.3}, "floor": {"line": [[-1, 0], [1, 0]]}}, contacts={"P/floor": words})
    first = Mechanism.from_data(data)
    assert Mechanism.parse(first.text()).text() == first.text()
    assert first.contacts[0].law.law == word


# ---------------------------------------------------------------------------------------- round things


def poses(count, seed, spread=1.2):
    """Places and angles of a part."""
    random = rng(seed)
    return [(*random.uniform(-spread, spread, 2), random.uniform(-np.pi, np.pi)) for _ in range(count)]


def test_a_disc_and_a_polygon():
    """The least gap that counts is the distance from the outline less the radius, from everywhere outside."""
    features = Features(free_parts({"P": {"circle": 0.1}, "Q": {"polygon": KITE}}))
    for x, y, angle in poses(200, 1):
        q = [x, y, 0.3, 0.2, -0.1, angle]
        corners = np.array(KITE) @ turned(angle).T + [0.2, -0.1]
        apart = from_polygon(np.array([x, y]), corners)
        if apart > 0:
            assert features.gap(q) == pytest.approx(apart - 0.1, abs=1e-12)


def test_a_disc_and_a_line_from_both_sides():
    """A line with two sides, and a capsule, keep a disc as far as its ends and its flanks are."""
    thin = Features(free_parts({"P": {"circle": 0.1}, "wall": {"line": [[-0.5, 0.2], [0.6, 0]], "sides": "both"}}))
    thick = Features(free_parts({"P": {"circle": 0.1}, "Q": {"capsule": [[-0.5, 0.2], [0.6, 0]], "radius": 0.05}}))
    for x, y, _ in poses(200, 2):
        apart = from_segment((x, y), (-0.5, 0.2), (0.6, 0))
        assert thin.gap([x, y, 0.3]) == pytest.approx(apart - 0.1, abs=1e-12)
        assert thick.gap([x, y, 0.3, 0, 0, 0]) == pytest.approx(apart - 0.15, abs=1e-12)


def test_a_line_keeps_things_on_its_left():
    """From the left a line is met at its distance; below it a disc that passed its end meets the end only."""
    floor = Features(free_parts({"P": {"circle": 0.1}, "floor": {"line": [[-1, 0], [1, 0]]}}))
    assert floor.gap([0.3, 0.4, 0]) == pytest.approx(0.3)
    assert floor.gap([1.3, 0.4, 0]) == pytest.approx(0.4)
    assert floor.gap([0.3, -0.4, 0]) == np.inf


def test_neighbouring_features_take_over_from_each_other():
    """Over the end of a line exactly one feature counts, and the gap and its slope do not jump there."""
    floor = Features(free_parts({"P": {"circle": 0.1}, "floor": {"line": [[-1, 0], [1, 0]]}}))
    for x in (1 - 1e-9, 1 + 1e-9):
        (one,) = floor.counting([x, 0.1, 0])
        assert abs(one["gap"]) < 1e-15
        assert one["normal"] == pytest.approx([0, 1], abs=1e-7)


def test_a_disc_in_a_drum():
    """Inside of a drum the gap has the zeros and there the slope of R - r - |CO|, and is smooth in the middle."""
    shapes = {"P": {"circle": 0.2}, "drum": {"circle": 1, "inside": True, "at": [0.5, 0]}}
    drum = Features(free_parts(shapes, start=[0.4, 0.1]))
    for angle in np.linspace(0, 6, 9):
        c, s = np.cos(angle), np.sin(angle)
        gaps = [drum.gap([0.5 + d * c, d * s, 0]) for d in (0.8, 0.8 - 1e-6, 0.8 + 1e-6)]
        assert gaps[0] == pytest.approx(0, abs=1e-15)
        assert (gaps[1] - gaps[2]) / 2e-6 == pytest.approx(1, abs=1e-9)
    (middle,) = drum.counting([0.5, 0, 0])
    assert middle["gap"] > 0
    assert np.all(np.isfinite(middle["slip"]))


@pytest.mark.parametrize("words", [{"curve": ["u", "0.5*u**2"], "u": [-2, 2]}, {"formula": "y - 0.5*x**2"}])
def test_a_disc_over_a_parabola(words):
    """The gap over a curve is the least distance from its points less the radius."""
    bowl = Features(free_parts({"P": {"circle": 0.2}, "bowl": words}, start=[0.2, 0.7]))
    u = np.linspace(-2, 2, 400_001)
    for x, y in [(0.3, 1.0), (-0.4, 0.9), (0.0, 0.6), (1.0, 0.8), (-0.9, 0.75)]:
        apart = np.hypot(x - u, y - 0.5 * u**2).min()
        assert bowl.gap([x, y, 0]) == pytest.approx(apart - 0.2, abs=1e-9)


def test_the_end_of_a_curve():
    """Past the end of a curve a disc meets its end, as far away as that is."""
    ramp = Features(free_parts({"P": {"circle": 0.2}, "ramp": {"curve": ["u", "u**2"], "u": [-1, 0.5]}}))
    assert ramp.gap([0.9, 0.5, 0]) == pytest.approx(np.hypot(0.4, 0.25) - 0.2)


# ---------------------------------------------------------------------------------------- sharp things


def test_polygons_that_are_apart_have_positive_gaps():
    """No feature that counts is closed or negative between polygons that a line separates."""
    features = Features(free_parts({"P": {"polygon": KITE}, "Q": {"polygon": BOX}}))
    for x, y, angle in poses(400, 3):
        one = np.array(KITE) @ turned(angle).T + [x, y]
        apart = polygons_apart(one, np.array(BOX))
        if apart > 1e-9:
            assert features.gap([x, y, angle, 0, 0, 0]) > 0


def test_polygons_meet_where_they_touch_first():
    """Moved towards each other, polygons have a gap of zero where no line separates them any more, and no less."""
    features = Features(free_parts({"P": {"polygon": KITE}, "Q": {"polygon": BOX}}))
    for _, _, angle in poses(60, 4):
        heading = rng(int(1000 * abs(angle))).uniform(-np.pi, np.pi)
        far = 2.0 * np.array([np.cos(heading), np.sin(heading)])
        shape = np.array(KITE) @ turned(angle).T
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = (low + high) / 2
            apart = polygons_apart(shape + far * (1 - middle), np.array(BOX)) > 0
            low, high = (middle, high) if apart else (low, middle)
        x, y = far * (1 - low)
        assert features.gap([x, y, angle, 0, 0, 0]) == pytest.approx(0, abs=1e-12)
        x, y = far * (1 - low) * 0.999
        assert features.gap([x, y, angle, 0, 0, 0]) < 0


def test_a_box_flat_on_a_box_touches_at_two_points():
    """Two corners carry it, also where corners lie on corners: neither one nor four."""
    features = Features(free_parts({"P": {"polygon": BOX}, "Q": {"polygon": BOX}}))
    for offset in (0, 0.3, -0.3, 1e-13, -1e-13):
        touching = [one for one in features.counting([offset, 0.5, 0, 0, 0, 0]) if abs(one["gap"]) < 1e-9]
        assert len(touching) == 2
        assert all(one["normal"] == pytest.approx([0, 1]) for one in touching)
        ends = sorted(one["place"][0] for one in touching)
        assert ends == pytest.approx([max(-0.5, offset - 0.5), min(0.5, offset + 0.5)], abs=1e-12)


def test_a_box_that_hangs_below_a_table_does_not_touch_it():
    """Having tipped over the end of a line, or gone below it, no corner is taken to have come through it."""
    features = Features(free_parts({"P": {"polygon": BOX}, "table": {"line": [[-3, 0], [0, 0]]}}))
    for tilt in np.radians([-95, -110, -130, -150]):
        corner = turned(tilt) @ [-0.2, -0.25]  # a point of the bottom edge stays at the end of the table
        x, y = -corner
        assert features.gap([x, y, tilt]) > -1e-9
    assert features.gap([-1.5, -0.6, 0]) > 0.1


def test_corners_that_point_inwards():
    """A box in the corner of an angle touches both of its sides."""
    angle = {"polygon": [[0, 0], [4, 0], [4, 1], [1, 1], [1, 4], [0, 4]]}
    features = Features(free_parts({"P": {"polygon": [[0, 0], [1, 0], [1, 0.5], [0, 0.5]]}, "angle": angle}))
    gaps = [one for one in features.counting([1, 1, 0]) if abs(one["gap"]) < 1e-12]
    normals = {tuple(np.round(one["normal"], 9)) for one in gaps}
    assert normals == {(0, 1), (1, 0)}


@pytest.mark.parametrize("seed", range(5))
def test_edges_know_the_nearest_that_is_not_a_neighbour(seed):
    """How deep an edge counts is a share of its distance from the others, here by points along all of them."""
    angles = np.sort(rng(seed).uniform(0, 2 * np.pi, 25))
    corners = rng(seed + 100).uniform(0.3, 1.0, 25)[:, None] * np.c_[np.cos(angles), np.sin(angles)]
    shares = np.linspace(0, 1, 201)[:, None]
    edges = [a + shares * (b - a) for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True)]
    spacing = max(np.hypot(*(edge[1] - edge[0])) for edge in edges)
    form = SHAPES["polygon"](polygon=tuple(tuple(map(float, one)) for one in corners)).form(2, float)
    for i, edge in enumerate(form.faces):
        others = np.concatenate([edges[j] for j in range(25) if (j - i) % 25 not in (0, 1, 24)])
        nearest = cKDTree(others).query(edges[i])[0].min()
        assert nearest - spacing <= edge.depth / THICKNESS <= nearest + 1e-12


def test_a_point_on_a_disc_and_on_a_box():
    """A point is as far from a disc, or above a side of a box, as geometry says."""
    disc = Features(free_parts({"P": {"point": [0.2, 0.1]}, "Q": {"circle": 0.4}}))
    assert disc.gap([1, 1, 0, 0, 0, 0]) == pytest.approx(np.hypot(1.2, 1.1) - 0.4)
    box = Features(free_parts({"P": {"point": [0, 0]}, "Q": {"polygon": BOX}}))
    assert box.gap([0.1, 0.3, 0, 0, 0, 0]) == pytest.approx(0.05)
    assert box.gap([0.1, 0.2, 0, 0, 0, 0]) == pytest.approx(-0.05)


# ----------------------------------------------------------------------------------- a world that moves


def test_a_line_that_turns_and_moves():
    """Gap and slip are those against the line where it is, and against its points as they move."""
    words = {"line": [[-3, 0], [3, 0]], "turns": "0.5*t", "about": [1, 0], "moves": ["0.2*t", "0.1*t"], "speed": 0.3}
    features = Features(free_parts({"P": {"circle": 0.3}, "line": words}))
    t, q, v = 0.7, [0.5, 1.1, 0.4], [0.3, -0.2, 1.5]
    (one,) = features.counting(q, v, t)
    angle, pivot = 0.5 * t, np.array([1 + 0.2 * t, 0.1 * t])
    along, normal = turned(angle).T
    arm = np.array(q[:2]) - pivot
    foot = np.array(q[:2]) - (arm @ normal) * normal
    assert one["gap"] == pytest.approx(arm @ normal - 0.3)
    of_line = np.array([0.2, 0.1]) + 0.5 * np.array([-(foot - pivot)[1], (foot - pivot)[0]])
    of_disc = np.array(v[:2]) + v[2] * np.array([0.3 * normal[1], -0.3 * normal[0]])
    assert one["slip"][0] == pytest.approx((of_disc - of_line) @ along - 0.3)


def test_a_drum_that_turns():
    """The wall of a drum that turns rubs on a disc at rest with its speed."""
    words = {"circle": 1, "inside": True, "turns": "10*t"}
    features = Features(free_parts({"P": {"circle": 0.2}, "drum": words}, start=[0, 0]))
    (one,) = features.counting([0, -0.8, 0], [0, 0, 0], 0.1)
    assert one["normal"] == pytest.approx([0, 1])
    assert one["slip"][0] == pytest.approx(-10)


def test_belts_run_along_and_around():
    """A belt carries things from its first end to its second, a roller's surface runs counterclockwise."""
    belt = Features(free_parts({"P": {"circle": 0.2}, "belt": {"line": [[-1, 0], [1, 0]], "speed": 0.5}}))
    assert belt.counting([0, 0.2, 0], [0, 0, 0])[0]["slip"][0] == pytest.approx(-0.5)
    roller = Features(free_parts({"P": {"circle": 0.2}, "roller": {"circle": 1, "speed": 0.5}}))
    assert roller.counting([0, 1.2, 0], [0, 0, 0])[0]["slip"][0] == pytest.approx(0.5)


# --------------------------------------------------------------------------------------------- space


def test_a_ball_and_a_capsule_in_space():
    """The gap is the distance from the middle line less both radii, along the flank and around the caps."""
    shapes = {"P": {"sphere": 0.2}, "Q": {"capsule": [[-0.5, 0.2, 0], [0.6, 0, 0.3]], "radius": 0.1}}
    features = Features(free_parts(shapes, 3))
    random = rng(5)
    for _ in range(60):
        place = random.uniform(-1.2, 1.2, 3)
        q = [*place, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
        apart = from_segment(place, (-0.5, 0.2, 0), (0.6, 0, 0.3))
        assert features.gap(q) == pytest.approx(apart - 0.3, abs=1e-12)
        best = features.counting(q)[0]
        assert len(best["slip"]) == 2


def test_one_pair_of_directions_counts_for_every_normal():
    """Of two balls exactly one feature counts, wherever the normal points, and its slips are finite."""
    features = Features(free_parts({"P": {"sphere": 0.2}, "Q": {"sphere": 0.3}}, 3))
    random = rng(6)
    axes = [np.array(one, dtype=float) for one in ((0, 0, 1), (0, 0, -1), (1, 0, 0), (0, -1, 0))]
    for direction in [*axes, *(random.normal(size=3) for _ in range(40))]:
        place = 0.5 * direction / np.linalg.norm(direction)
        q = [*place, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
        v = [0.3, -0.4, 0.5, 0, 0.1, 0.2, -0.3, 0, 0, 0, 0, 0, 0, 0]
        (one,) = features.counting(q, v)
        assert abs(one["gap"]) < 1e-12
        assert np.all(np.isfinite([x for other in features.at(q, v).values() for x in other["slip"]]))


# --------------------------------------------------------------------------------------------- near or not


def test_candidates_are_pairs_that_are_near():
    """By circles around shapes, and by how far a circle is from what is solid; of a drum from its wall."""
    shapes = {
        "P": {"polygon": BOX},
        "Q": {"circle": 0.2},
        "floor": {"line": [[-9, 0], [9, 0]]},
        "drum": {"circle": 12, "inside": True},
    }
    features = Features(free_parts(shapes, start=[1.0, 2.0]))
    model = features.ready.model

    def near(place, margin):
        q = np.array([*place, 0.3, 5, 1, 0])
        return {one.pair for one in candidates(model, 0.0, q, margin)}

    assert near([1, 2], 0.1) == set()
    assert near([1, 0.6], 0.1) == {"P/floor"}
    assert near([4.3, 1], 0.1) == {"P/Q"}
    assert near([0, 11.5], 0.1) == {"P/drum"}
    assert near([1, 2], 30.0) == {"P/Q", "P/floor", "P/drum", "Q/floor", "Q/drum"}
    reach = np.hypot(0.5, 0.25)
    for x, y, angle in poses(40, 7):
        apart = np.hypot(x - 5, y - 1) - reach - 0.2
        listed = {one.pair for one in candidates(model, 0.0, np.array([x, y, angle, 5, 1, 0]), apart - 1e-9)}
        assert "P/Q" not in listed


def test_shapes_that_overlap_are_told():
    """Which, how deep and where; a box in a box, a disc below a floor, a line through a box."""
    low = free_parts({"P": {"circle": 0.5}, "floor": {"line": [[-9, 0], [9, 0]], "endless": True}}, start=[0, 0.2])
    with pytest.raises(
        InitialValueError, match=r"^'P' and 'floor' overlap at the start by 0.3 at \(.*, -0.299.*\)\."
    ):
        Features(low)
    large = [[3 * x, 3 * y + 2] for x, y in BOX]
    for words in ({"polygon": large}, {"line": [[-9, 2], [9, 2.05]]}, {"capsule": [[-3, 2], [3, 2]], "radius": 0.01}):
        with pytest.raises(InitialValueError, match=r"^'P' and 'other' overlap at the start by 0\.\d+ at"):
            Features(free_parts({"P": {"polygon": BOX}, "other": words}, start=[0.1, 2]))
