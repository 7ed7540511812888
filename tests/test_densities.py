"""Mass, centroid and inertia by density: against integrals, and against the triangles of trimesh."""

import numpy as np
import pytest
from scipy.integrate import quad

import bricard as br
from bricard.library.contact_shapes import SHAPES
from bricard.library.drawing import Outline
from bricard.library.samples import pair, with_sections
from bricard.mechanism.mechanism import Mechanism

trimesh = pytest.importorskip("trimesh")
RHO, H = 7850.0, 0.02
ROUND = {"cylinder", "disc", "wheel", "sphere", "capsule"}
SOLID = [
    (word, d) for word, kind in SHAPES.items() for d in kind.samples if word in {*ROUND, "box", "polygon", "circle"}
]
every_solid = pytest.mark.parametrize(("word", "dimension"), SOLID, ids=[f"{w}-{d}" for w, d in SOLID])


def weighed(dimension, *shapes):
    """The part `follower` with shapes instead of a mass of its own."""
    data = with_sections(pair(dimension), {"Shapes": {"follower": list(shapes)}})
    rigids = data["PartData"]["Rigids"]
    free = {word: value for word, value in rigids["follower"].items() if word != "Dyna"}
    data["PartData"] = {**data["PartData"], "Rigids": {**rigids, "follower": free}}
    mechanism = Mechanism.from_data(data)
    return mechanism, mechanism.bodies["follower"]


def sample(word, dimension):
    words = {**SHAPES[word].samples[dimension].words, "density": RHO}
    if dimension == 2:
        words["width" if word == "wheel" else "thickness"] = H
    return words


@every_solid
def test_mass_is_that_of_what_is_drawn(word, dimension):
    """Density times the integrals over the shape in the picture."""
    mechanism, body = weighed(dimension, sample(word, dimension))
    outline = mechanism.surfaces[0].form.outline
    mass, centroid, inertia = (flat if dimension == 2 else solid)(outline)
    assert body.mass == pytest.approx(RHO * mass, rel=1e-10)
    assert np.array(body.centroid) == pytest.approx(centroid, abs=1e-10)
    assert np.array(body.inertia) == pytest.approx(RHO * inertia, rel=1e-9, abs=1e-9 * RHO * mass)
    assert mechanism.weighed == ("follower",)


def solid(outline):
    """Volume, centroid and inertia of what is drawn in space: by triangles, or by integrals along an axis."""
    if outline.kind == "prism":
        return by_triangles(outline)
    ends = np.array([outline.places[0], outline.places[-1]], dtype=float)
    length = np.linalg.norm(ends[1] - ends[0])
    axis = (ends[1] - ends[0]) / length if length else np.array([0.0, 0, 1])
    r = outline.radius

    def profile(z):
        if outline.kind in ("sphere", "capsule"):
            over = max(0.0, abs(z) - length / 2)
            return max(0.0, r**2 - over**2)
        return r**2

    far = length / 2 + (r if outline.kind in ("sphere", "capsule") else 0.0)
    bends = [-length / 2, length / 2]
    over = lambda f: quad(f, -far, far, points=bends, epsabs=0, epsrel=1e-13)[0]  # noqa: E731
    hole = outline.hole**2
    volume = np.pi * over(lambda z: profile(z) - hole)
    about = np.pi / 2 * over(lambda z: profile(z) ** 2 - hole**2)
    across = about / 2 + np.pi * over(lambda z: z**2 * (profile(z) - hole))
    return volume, ends.mean(axis=0), across * np.eye(3) + (about - across) * np.outer(axis, axis)


def by_triangles(outline):
    base = np.array(outline.places, dtype=float)
    n, vertices = len(base), np.concatenate([base, base + np.array(outline.extent)])
    fan = [[0, i + 1, i] for i in range(1, n - 1)] + [[n, n + i, n + i + 1] for i in range(1, n - 1)]
    sides = [[i, j, n + j] for i in range(n) for j in [(i + 1) % n]] + [[i, n + (i + 1) % n, n + i] for i in range(n)]
    mesh = trimesh.Trimesh(vertices, fan + sides, process=False)  # signed: concave corners count, too
    properties = mesh.mass_properties
    return properties.volume, properties.center_mass, properties.inertia


def flat(outline):
    """Volume, centroid and inertia of a plate of thickness H."""
    places, r = np.array(outline.places, dtype=float), outline.radius
    if outline.kind == "polygon":
        places = np.concatenate([places, np.zeros((len(places), 1))], axis=1)
        volume, centroid, inertia = by_triangles(Outline("prism", tuple(map(tuple, places)), extent=(0, 0, H)))
        return volume, centroid[:2], inertia[2, 2]
    length = np.linalg.norm(places[-1] - places[0])
    over = lambda f: quad(f, -length / 2 - r, length / 2 + r, points=[-length / 2, length / 2], epsrel=1e-13)[0]  # noqa: E731

    def half(x):
        return np.sqrt(max(0.0, r**2 - max(0.0, abs(x) - length / 2) ** 2))

    polar = over(lambda x: 2 * half(x) * x**2 + 2 * half(x) ** 3 / 3)
    return H * over(lambda x: 2 * half(x)), places.mean(axis=0), H * polar


def test_mass_of_triangles():
    """A tetrahedron from a file: volume a b c/6, its centroid at a quarter, carried and scaled."""
    file = SHAPES["mesh"].samples[3].words["mesh"]
    placed = {"at": [1, 2, 3], "axis": [0, 1, 0], "along": [0, 0, 1]}
    _, body = weighed(3, {"mesh": file, "scale": 0.1, **placed, "density": RHO})
    assert body.mass == pytest.approx(RHO * 1e-3, rel=1e-12)
    assert body.centroid == pytest.approx((1 + 0.05, 2 + 0.075, 3 + 0.025), abs=1e-12)
    a, b, c = 0.1, 0.2, 0.3  # along z, x, y: int x^2 = V b^2/10, int x y = V a b/20, from the corner
    square, product = np.array([b, c, a]) ** 2 / 10, np.outer([b, c, a], [b, c, a]) / 20
    second = np.where(np.eye(3), np.diag(square), product) - np.outer([b, c, a], [b, c, a]) / 16
    assert np.array(body.inertia) == pytest.approx(body.mass * (np.trace(second) * np.eye(3) - second), abs=1e-9)


@pytest.mark.parametrize("dimension", [2, 3])
def test_several_shapes_are_one_body(dimension):
    """Two halves of a box are the box."""
    more = {"thickness": H} if dimension == 2 else {}
    size, at = ([0.6, 0.3, 0.2][:dimension], [0.1, 0.2, 0.3][:dimension])
    whole = {"box": size, "at": at, "density": RHO, **more}
    halves = [{**whole, "box": [0.3, *size[1:]], "at": [at[0] + side * 0.15, *at[1:]]} for side in (-1, 1)]
    (_, one), (_, two) = weighed(dimension, whole), weighed(dimension, *halves)
    assert two.mass == pytest.approx(one.mass, rel=1e-14)
    assert np.array(two.centroid) == pytest.approx(np.array(one.centroid), abs=1e-14)
    assert np.array(two.inertia) == pytest.approx(np.array(one.inertia), abs=1e-13)


def test_a_pendulum_swings_by_its_shape():
    """A bar of steel swings as the same bar whose mass and inertia are given; also with live parameters."""
    start = "ProblemData: {tend: 2, positions: {theta: 0.5}, velocities: {theta: 0}, tolerance: 1e-12}"
    text = """
Dimension: 2
PhysicalParams: {l: 0.8, b: 0.05, rho: 7850 kg/m**3, h: 10 mm, m: rho*l*b*h}
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {OA: {Geom: [[l]]DYNA}}
  Angles: {theta: OA}
AppliedForces: {Gravity: }
"""
    shapes = "Shapes: {OA: {box: [l, b], at: [l/2], thickness: h, density: rho}}\n"
    by_shape = Mechanism.parse(text.replace("DYNA", "") + shapes + start)
    by_hand = Mechanism.parse(text.replace("DYNA", ", Dyna: [l/2, m, m*(l**2 + b**2)/12]") + start)
    for values in ({}, {"l": 0.6}):
        one, two = (br.simulate(which.with_parameters(**values)) for which in (by_shape, by_hand))
        assert one("theta", 2.0) == pytest.approx(two("theta", 2.0), abs=1e-11)
    one, two = (br.sensitivities(which, wrt=["l", "b"]) for which in (by_shape, by_hand))
    assert one("theta", 2.0, ["l", "b"]) == pytest.approx(two("theta", 2.0, ["l", "b"]), rel=1e-9)


def test_check_shows_what_follows(tmp_path):
    """The report has mass, centroid and inertia of a part that is weighed by its shapes."""
    mechanism, _ = weighed(3, {"disc": 0.1, "thickness": 0.02, "density": 1000, "axis": [1]})
    row = next(line for line in mechanism.report().splitlines() if line.startswith("follower") and "; " in line)
    numbers = "0.628319 0, 0, 0 0.00314159 0 0; 0.00159174 0; 0.00159174"
    assert row.split() == ["follower", *numbers.split()]
