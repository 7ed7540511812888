"""Shapes that are drawn: every kind in the picture, colours, files of triangles, and what may touch."""

import base64
import sys

import numpy as np
import pytest
from matplotlib.colors import CSS4_COLORS

import bricard as br
from bricard.errors import SpecError
from bricard.library.contact_shapes import SHAPES, triangles
from bricard.library.contact_shapes.colours import NAMED
from bricard.library.samples import pair, with_sections
from bricard.mechanism.mechanism import Mechanism
from bricard.plotting.mechanism import mechanism as drawn_by_matplotlib

trimesh = pytest.importorskip("trimesh")
CASES = [(word, dimension) for word, kind in SHAPES.items() for dimension in kind.samples]
every_kind = pytest.mark.parametrize(("word", "dimension"), CASES, ids=[f"{w}-{d}" for w, d in CASES])

FREE = """
Dimension: 3
PhysicalParams: {s: 0.5}
PartData:
  Rigids: {body: {points: [A, B, u], Geom: [[0.5], [0, 1]], Dyna: [0, 1, [1, 1, 1]]}}
Shapes:
  body: {mesh: MESH, scale: s}
ProblemData: {tend: 0.1, positions: {A: [1, 2, 3], B: [1, 2.5, 3], u: [0, 0, 1]}, velocities: {A: [1, 0, 0]}}
"""


def with_shapes(shapes, dimension=3, **sections):
    return with_sections(pair(dimension), {"Shapes": shapes, **sections})


@pytest.fixture
def ball(tmp_path):
    """A file with a ball of radius one."""
    path = tmp_path / "ball.stl"
    trimesh.creation.icosphere(subdivisions=2).export(path)
    return path


# ---------------------------------------------------------------------------------------- every kind


@every_kind
def test_a_shape_without_contacts_is_drawn(word, dimension):
    """No law is asked for; the shape is in the picture, with its colour, and reads back."""
    words = {**SHAPES[word].samples[dimension].words, "color": "Tomato", "opacity": 0.5}
    first = Mechanism.from_data(with_shapes({"follower": words, "thing": {"point": [0] * dimension}}, dimension))
    assert first.contacts == first.warnings == ()
    assert Mechanism.parse(first.text()).text() == first.text()
    sol = br.simulate(first, 0.01)
    outline = next(one for one in sol.picture.outlines if one.part == "follower")
    assert (outline.color, outline.opacity, outline.touches) == ("#ff6347", 0.5, False)
    assert all(len(place) == dimension for place in outline.places)
    assert drawn_by_matplotlib(sol, 0.0).axes


@every_kind
def test_the_picture_is_the_same_from_a_file(word, dimension, tmp_path):
    """A solution that was saved shows the same shapes."""
    data = with_shapes({"follower": SHAPES[word].samples[dimension].words}, dimension)
    sol = br.simulate(Mechanism.from_data(data), 0.01)
    sol.save(tmp_path / "motion.nc")
    assert br.load(tmp_path / "motion.nc").picture.outlines == sol.picture.outlines


@every_kind
def test_the_motion_does_not_depend_on_what_is_drawn(word, dimension):
    """A shape without a density and without contacts changes nothing."""
    plain = br.simulate(Mechanism.from_data(pair(dimension)), 0.1)
    data = with_shapes({"follower": SHAPES[word].samples[dimension].words}, dimension)
    shaped = br.simulate(Mechanism.from_data(data), 0.1)
    assert np.array_equal(plain("Q", 0.1), shaped("Q", 0.1))


@every_kind
def test_what_cannot_touch_is_left_out_of_any_and_refused_by_name(word, dimension):
    """`any` is for those that can; a law for a kind that is only drawn is an error that names the others."""
    kind, round_one = SHAPES[word], {2: {"circle": 0.2}, 3: {"sphere": 0.2}}[dimension]
    shapes = {"base": round_one, "follower": kind.samples[dimension].words}
    law = {"friction": 0.3, "restitution": 0.5}
    pairs = [one.pair for one in Mechanism.from_data(with_shapes(shapes, dimension, Contacts={"any": law})).contacts]
    assert pairs == (["base/follower"] if dimension in kind.touches_in else [])
    if dimension not in kind.touches_in:
        with pytest.raises(SpecError) as caught:
            Mechanism.from_data(with_shapes(shapes, dimension, Contacts={"base/follower": law}))
        able = ", ".join(w for w, k in SHAPES.items() if dimension in k.touches_in & k.dimensions)
        assert f"'follower' cannot touch anything: a {word} in space is only drawn" in str(caught.value)
        assert f"Kinds that touch there are {able}." in str(caught.value)


def test_decoration_beside_contacts():
    """With contact: false a shape takes no part in contact, and needs no law."""
    shapes = {"base": {"circle": 0.2}, "follower": {"circle": 0.1}, "wall": {"box": [1, 2], "contact": False}}
    mechanism = Mechanism.from_data(
        with_shapes(shapes, 2, Contacts={"base/follower": {"friction": 0, "restitution": 0}})
    )
    assert [one.pair for one in mechanism.contacts] == ["base/follower"]
    assert mechanism.warnings == ()


def test_a_road_is_not_taken_for_a_rod():
    """A shape of the world whose name only contains that of a part is meant as it stands."""
    text = "Dimension: 2\nPartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1]}}\nShapes: {road: {box: [1, 2]}}"
    assert Mechanism.parse(text).warnings == ()
    assert "give it that name" in Mechanism.parse(text.replace("road", "OA1")).warnings[0]


def test_shapes_of_the_builder():
    """The same words in Python: several calls for one part make a list."""
    m = br.MechanismBuilder("Wheel", dimension=3)
    m.fixed(O=(0, 0, 0))
    m.rigid("OAu", [[0.5], [0, 1]])
    m.shape("OAu", cylinder=["O", "A"], radius="20 mm", density=7850)
    m.shape("OAu", wheel=0.3, width=0.2, at="A", axis=(1, 0, 0), color="silver")
    m.shape("road", box=(2, 2, 0.1), at=(0, 0, -0.35), contact=False)
    mechanism = m.mechanism()
    assert [one.kind for one in mechanism.surfaces] == ["cylinder", "wheel", "box"]
    assert mechanism.bodies["OAu"].mass == pytest.approx(7850 * np.pi * 0.02**2 * 0.5, rel=1e-14)
    assert Mechanism.parse(mechanism.text()).text() == mechanism.text()


# ------------------------------------------------------------------------------- places and directions


def test_names_of_points_and_vectors_are_places():
    """at, axis, along and corners may name points and vectors of the part, or of the ground."""
    members = Mechanism.from_data(pair(3)).bodies["follower"].members
    shapes = {
        "follower": [
            {"wheel": 0.1, "width": 0.2, "at": "Q", "axis": "v"},
            {"cylinder": ["P", "Q"], "radius": 0.1},
            {"polygon": ["P", "Q", [0.1, 0.3]], "thickness": 0.1, "axis": "m", "along": "PQ"},
        ],
        "post": {"capsule": ["O", "C"], "radius": 0.1},
    }
    mechanism = Mechanism.from_data(with_shapes(shapes))
    wheel, cylinder, plate, post = (one.form.outline for one in mechanism.surfaces)
    q, v, m = (np.array(members[name]) for name in "Qvm")
    assert np.array(wheel.places) == pytest.approx(np.array([q - 0.1 * v, q + 0.1 * v]), abs=1e-15)
    assert np.array(cylinder.places) == pytest.approx(np.array([[0, 0, 0], q]), abs=1e-15)
    assert post.places == (mechanism.ground["O"], mechanism.ground["C"])
    assert np.array(plate.extent) == pytest.approx(0.1 * m, abs=1e-15)
    along = q - (q @ m) * m  # the plate lies across m: of Q what lies in it
    x = along / np.linalg.norm(along)
    corners, expected = np.array(plate.places) + 0.05 * m, [np.zeros(3), along, 0.1 * x + 0.3 * np.cross(m, x)]
    assert all(np.min(np.linalg.norm(corners - one, axis=1)) < 1e-12 for one in expected)


@pytest.mark.parametrize("axis", [[0, 0, 1], [0, 0, -1], [1, 0, 0], [1, -2, 2], [1e-9, 0, -1]])
def test_axes_are_right_handed_and_orthonormal(axis):
    """Wherever the axis leads, with and without a direction of the x axis."""
    for along in ({}, {"along": [0.3, 1, 0.2]}):
        box = {"box": [2, 3, 4], "axis": axis, **along}
        (surface,) = Mechanism.from_data(with_shapes({"follower": box})).surfaces
        a, b, _, d = (np.array(place) for place in surface.form.outline.places)
        edges = np.array([b - a, d - a, surface.form.outline.extent]) / np.array([[2], [3], [4]])
        assert edges @ edges.T == pytest.approx(np.eye(3), abs=1e-12)
        assert np.linalg.det(edges) == pytest.approx(1, abs=1e-12)
        assert edges[2] == pytest.approx(np.array(axis) / np.linalg.norm(axis), abs=1e-12)
        if along:
            assert edges[1] @ along["along"] == pytest.approx(0, abs=1e-12)
            assert edges[0] @ along["along"] > 0


# ------------------------------------------------------------------------------------------- colours


def test_colours_are_those_of_css():
    """Names and values are those that matplotlib has from the same standard."""
    assert {name: value.lower() for name, value in CSS4_COLORS.items()} == NAMED


# -------------------------------------------------------------------------------- files of triangles


@pytest.mark.parametrize("suffix", ["stl", "glb", "obj", "ply"])
def test_triangles_are_those_of_the_file(suffix, tmp_path):
    """Vertices, scaled and carried to the part's axes, and triangles; of a file beside the MechSpec file."""
    box = trimesh.creation.box((1, 2, 3))
    box.export(tmp_path / f"block.{suffix}")
    text = FREE.replace("MESH", f"block.{suffix}, at: B, axis: [1], along: [0, 1]")
    (tmp_path / "my.yaml").write_text(text)
    mechanism = Mechanism.load(tmp_path / "my.yaml")
    again = [Mechanism.parse(mechanism.text()), mechanism.with_parameters(s=0.5)]
    for one in (mechanism, *again, mechanism.with_values({"s": 0.5}, {})):
        (outline,) = br.simulate(one).picture.outlines
        vertices, faces = unpacked(outline.mesh)
        found = trimesh.Trimesh(vertices, faces)
        assert found.volume == pytest.approx(6 * 0.5**3, rel=1e-6)
        assert found.bounds == pytest.approx(np.array([[-0.25, -0.25, -0.5], [1.25, 0.25, 0.5]]), abs=1e-6)
        assert np.ptp(outline.places, axis=0) == pytest.approx([1.5, 0.5, 1], abs=1e-6)


def unpacked(mesh):
    """Vertices and triangles of an outline."""
    data = base64.b64decode(mesh)
    count, faces = np.frombuffer(data[:8], dtype="<u4")
    return (
        np.frombuffer(data[8 : 8 + 12 * count], dtype="<f4").reshape(count, 3),
        np.frombuffer(data[8 + 12 * count :], dtype="<u4").reshape(faces, 3),
    )


def refused(text, folder):
    (folder / "bad.yaml").write_text(text)
    with pytest.raises(SpecError) as caught:
        Mechanism.load(folder / "bad.yaml")
    return str(caught.value).replace(str(folder), "HERE")


def test_a_file_that_is_not_there(tmp_path):
    """The folder in which it was looked for is told."""
    message = refused(FREE.replace("MESH", "gone.stl"), tmp_path)
    assert message == "HERE/bad.yaml:7:16: there is no file 'gone.stl'\n  It is looked for in HERE."


def test_a_file_of_another_kind(tmp_path):
    (tmp_path / "wheel.step").write_text("ISO-10303-21;")
    message = refused(FREE.replace("MESH", "wheel.step"), tmp_path)
    finding = "'wheel.step' is not a file of triangles that can be read\n  Kinds are .stl, .glb, .gltf, .obj, .ply."
    assert message == f"HERE/bad.yaml:7:16: {finding}"


@pytest.mark.parametrize("suffix", ["stl", "glb", "gltf", "obj", "ply"])
@pytest.mark.parametrize("contents", [b"", b"nothing of the kind", bytes(range(256)) * 4])
def test_a_damaged_file(suffix, contents, tmp_path):
    """What makes no sense is refused, whatever the reader does with it."""
    (tmp_path / f"bad.{suffix}").write_bytes(contents)
    message = refused(FREE.replace("MESH", f"bad.{suffix}"), tmp_path)
    assert message.startswith(f"HERE/bad.yaml:7:16: 'bad.{suffix}' ")
    assert message.endswith(("\n  Export it again.", "\n  Export a surface."))


def test_a_file_that_is_too_large(ball, monkeypatch):
    """Both for the reader and for a page."""
    text = FREE.replace("MESH", "ball.stl")
    monkeypatch.setattr(triangles, "MOST_TRIANGLES", 100)
    remedy = "\n  Make it coarser, say in MeshLab or Blender."
    expected = f"HERE/bad.yaml:7:16: 'ball.stl' has 320 triangles; a page takes 100{remedy}"
    assert refused(text, ball.parent) == expected
    monkeypatch.setattr(triangles, "MOST_BYTES", 1000)
    assert "'ball.stl' has 0 MB; at most 0 can be read" in refused(text, ball.parent)


def test_without_the_library(ball, monkeypatch):
    """The remedy is a line to type."""
    monkeypatch.setitem(sys.modules, "trimesh", None)
    message = refused(FREE.replace("MESH", "ball.stl"), ball.parent)
    finding = "files of triangles are read by trimesh, which is not installed\n  pip install 'bricard[mesh]'"
    assert message == f"HERE/bad.yaml:7:16: {finding}"


def test_a_surface_with_a_hole_has_no_mass(tmp_path):
    """Nobody knows what is inside of it."""
    mesh = trimesh.creation.box((1, 1, 1))
    trimesh.Trimesh(mesh.vertices, mesh.faces[:-1]).export(tmp_path / "open.stl")
    text = FREE.replace("MESH", "open.stl, density: 1000").replace(", Dyna: [0, 1, [1, 1, 1]]", "")
    message = refused(text, tmp_path)
    finding = "the surface in open.stl is not closed, so it has no volume\n"
    assert message.endswith(f"{finding}  Close it, or give the part its mass in Dyna.")
