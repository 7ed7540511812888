"""Mechanisms made in Python, their starts, reports and assemblies."""

import copy
import doctest
from itertools import takewhile

import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.library.bodies import PARTS
from bricard.library.drives import DRIVES
from bricard.library.events import EVENTS
from bricard.library.forces import FORCES
from bricard.library.onesided import ONESIDED
from bricard.library.samples import NAME, pair, with_sections
from bricard.library.words import fields
from bricard.mechanism import builder
from bricard.mechanism.builder import method_name
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import implied_joints

FOURBAR = """
PhysicalParams: {coupler: 0.8}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [0.9, 0]}
  Rods: {OA: [0.25, 1], AB: [coupler, 1], CB: [0.6, 1]}
  Angles: {theta: OA}
ProblemData: {tend: 1, positions: {theta: 0.7}, fixedpositions: {theta}}
"""
PENDULUM = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [2, 3]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {A: [2, 0]}, velocities: {A: [0, 0]}}
"""
DOUBLE = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Particles: {A: 2, B: 3}, Rods: {OA: [1], AB: [1]}}
ProblemData: {tend: 1, positions: {A: [1, 0], B: [1.6, 0.8]}, velocities: {A: [0, 1]}}
"""
PARALLELOGRAM = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1, 0], E: [0.4, 0]}
  Rods: {OA: [0.5, 1], CB: [0.5, 1]EXTRA}
  Rigids: {ABD: {Geom: [[1, 0], [0.4, 0]], Dyna: [[0.5, 0], 2, 0.1]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.3, positions: {A: [0.3, 0.4], B: [1.3, 0.4]}, velocities: {A: [0, 0]}}
"""


# -- the builder --------------------------------------------------------------------------------------------------


def plane():
    """Every method that makes sense in the plane, once."""
    b = br.MechanismBuilder("Everything", dimension=2, description="All methods")
    b.parameters(l=0.5, k=40)
    b.table("law", [0, 1, 2, 3], [0, 0.3, -0.1, 0.2])
    b.input("u", 0.2)
    b.fixed(O=(0, 0), W=(2, 0), x=(1, 0))
    b.point("M", "(A + B)/2")
    b.rod("OA", "l", 2)
    b.rigid("ABP", [["3*l", 0], ["l", 0.1]], centroid=["l", 0], mass=1.5, inertia=0.2)
    b.particle("load", 0.7, points=["B"])
    b.collinear("OxB", "stroke")
    b.angle("theta", "OA")
    b.spring("BW", "k", 0.2, damping=3, preload=0.1)
    b.damper("PW", 0.5)
    b.bushing("MW", 2, 0.1)
    b.rotary_spring("theta", 1.5, 0.1, 0.02)
    b.gravity()
    b.force("P", ["u", "2*sin(t)"])
    b.torque("theta", "law(t)")
    b.friction("stroke", 0.4)
    b.problem(tend=1, tolerance=1e-9, positions={"theta": 0.6, "stroke": 1.8}, velocities={"theta": 0})
    b.output("reach", "distance(O, P)")
    return b.mechanism()


PLANE = """
Title: Everything
Description: All methods
PhysicalParams: {l: 0.5, k: 40}
Tables: {law: {t: [0, 1, 2, 3], values: [0, 0.3, -0.1, 0.2]}}
Inputs: {u: 0.2}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], W: [2, 0], x: [1, 0]}
  Points: {M: (A + B)/2}
  Rods: {OA: [l, 2]}
  Rigids: {ABP: {Geom: [[3*l, 0], [l, 0.1]], Dyna: [[l, 0], 1.5, 0.2]}}
  Particles: {load: {mass: 0.7, points: [B]}}
  Collinears: {OxB: stroke}
  Angles: {theta: OA}
  Springs: {BW: {stiffness: k, length: 0.2, damping: 3, preload: 0.1}}
  Dampers: {PW: 0.5}
  Bushings: {MW: [2, 0.1]}
  RotarySprings: {theta: [1.5, 0.1, 0.02]}
AppliedForces:
  Gravity: 9.81
  Forces: {P: [u, 2*sin(t)]}
  Torques: {theta: law(t)}
  Frictions: {stroke: 0.4}
ProblemData:
  tend: 1
  tolerance: 1e-9
  positions: {theta: 0.6, stroke: 1.8}
  velocities: {theta: 0}
  outputs: {reach: "distance(O, P)"}
"""


def space():
    """The methods that the plane left out."""
    b = br.MechanismBuilder("Table", dimension=3)
    b.fixed(O=(0, 0, 0), x=(1, 0, 0), y=(0, 1, 0), z=(0, 0, 1))
    b.rigid("OzA", [[1], [0, 0.3]], mass=2, inertia=[0.1, 0.06, 0.06])
    b.particle("B", 1)
    b.particle("S", 1)
    b.coplanar("OxyS", ("a", "c"))
    b.joint("wire", "distance", points=["A", "B"], length=0.5)
    b.angle("turned", "OA", start="x", about="z")
    b.motion("turned", "2*t")
    b.gravity((0, 0, -9.81))
    b.field("sun", 0.1, center="O", on=["S"])
    b.problem(
        t0=0,
        tend=0.5,
        positions={"turned": 0, "B": (0.3, 0.2, -0.4), "S": (1, 0, 0)},
        fixedpositions=["turned"],
        velocities={"S": (0, 0.4, 0)},
        fixedvelocities=["S"],
    )
    return b.mechanism()


SPACE = """
Title: Table
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1]}
  Rigids: {OzA: {Geom: [[1], [0, 0.3]], Dyna: [[0], 2, [0.1, 0.06, 0.06]]}}
  Particles: {B: 1, S: 1}
  Coplanars: {OxyS: {slides: [a, c]}}
  Joints: {wire: {type: distance, points: [A, B], length: 0.5}}
  Angles: {turned: [x, OA, z]}
AppliedForces: {Gravity: [0, 0, -9.81], Fields: {sun: {strength: 0.1, center: O, on: [S]}}}
Motions: {turned: 2*t}
ProblemData:
  t0: 0
  tend: 0.5
  positions: {turned: 0, B: [0.3, 0.2, -0.4], S: [1, 0, 0]}
  fixedpositions: {turned}
  velocities: {S: [0, 0.4, 0]}
  fixedvelocities: {S}
"""


@pytest.mark.parametrize(("build", "text"), [(plane, PLANE), (space, SPACE)])
def test_the_builder_makes_what_a_file_makes(build, text):
    """The same description, sizes and motion, bit for bit."""
    built, read = build(), br.Mechanism.parse(text)
    assert built.text() == read.text()
    assert prepare(built).sizes == prepare(read).sizes
    one, other = br.simulate(built), br.simulate(read)
    assert one.names == other.names
    t = np.linspace(*one.t[[0, -1]], 9)
    assert all(np.array_equal(one(name, t), other(name, t)) for name in one.names)


def test_shapes_and_contacts():
    """Shapes, several of one part too, and contacts are those of a file."""
    b = br.MechanismBuilder(dimension=2)
    b.parameters(r=0.1)
    b.rigid("GA", [["r"]], mass=1, inertia="r**2/2")
    b.particle("B", 1)
    b.shape("GA", circle="r")
    b.shape("GA", point=(0.2, 0))
    b.shape("B", circle=0.05)
    b.shape("floor", line=((-5, 0), (5, 0)), endless=True)
    b.contact("GA", "floor", friction=(0.5, 0.3), restitution=0.6)
    b.contact("any", friction=0, restitution=0)
    b.no_contact("GA", "B")
    b.problem(positions={"G": (0, 1), "B": (1, 1)})
    read = Mechanism.parse("""
Dimension: 2
PhysicalParams: {r: 0.1}
PartData:
  Rigids: {GA: {Geom: [[r]], Dyna: [[0], 1, r**2/2]}}
  Particles: {B: 1}
Shapes:
  GA: [{circle: r}, {point: [0.2, 0]}]
  B: {circle: 0.05}
  floor: {line: [[-5, 0], [5, 0]], endless: true}
Contacts:
  GA/floor: {friction: [0.5, 0.3], restitution: 0.6}
  any: {friction: 0, restitution: 0}
  none: [GA/B]
ProblemData: {positions: {G: [0, 1], B: [1, 1]}}
""")
    assert b.mechanism().text() == read.text()
    assert [one.pair for one in read.contacts] == ["GA/floor", "GA/floor", "B/floor"]


KINDS = {**PARTS, **FORCES, **DRIVES, **ONESIDED, **EVENTS}
SAMPLES = [(section, d) for section, kind in KINDS.items() for d in kind.samples if section != "Rigids"]


@pytest.mark.parametrize(("section", "dimension"), SAMPLES, ids=[f"{s}-{d}" for s, d in SAMPLES])
def test_every_kind_has_a_method(section, dimension):
    """It takes the words of a sample, and makes of them what a file makes; words of the short form need no name."""
    kind, b = KINDS[section], br.MechanismBuilder(dimension=dimension)
    sample = kind.samples[dimension]
    b.data |= copy.deepcopy(with_sections(pair(dimension), sample.beside))
    first = list(takewhile(lambda word: word in sample.words, kind.shorthand))
    others = {word: value for word, value in sample.words.items() if word not in first}
    by_name = {fields(kind)[word].name: value for word, value in others.items()}
    getattr(b, method_name(section))(NAME, *[sample.words[word] for word in first], **by_name)
    group = getattr(kind, "group", "" if section in {**DRIVES, **ONESIDED, **EVENTS} else "PartData")
    entry = {section: {NAME: sample.words}}
    data = with_sections(with_sections(pair(dimension), sample.beside), {group: entry} if group else entry)
    assert b.mechanism().text() == Mechanism.from_data({"Title": "", **data}).text()


def test_every_method_is_used():
    """The mechanisms above call all that is not made from the tables."""
    names = {name for name in vars(br.MechanismBuilder) if not name.startswith("_")}
    used = {name for one in (plane, space, test_shapes_and_contacts) for name in one.__code__.co_names}
    assert names - used <= {method_name(section) for section in KINDS}


def test_errors_of_the_builder_have_places():
    """Where in the description, as there is no file; all at once."""
    b = br.MechanismBuilder(dimension=2)
    b.fixed(O=(0, 0))
    b.rod("OA", "len", 1)
    b.gravity("g")
    with pytest.raises(br.SpecError) as error:
        b.mechanism()
    assert {line.split(": ")[0] for line in str(error.value).splitlines() if not line.startswith(" ")} == {
        "PartData.Rods.OA.length",
        "AppliedForces.Gravity",
    }


def test_a_name_is_given_once():
    """A second force at a point would replace the first one, silently; under another name both act."""
    b = br.MechanismBuilder(dimension=2)
    b.particle("A", 1)
    b.force("A", (1, 0))
    with pytest.raises(br.SpecError) as error:
        b.force("A", (0, 2))
    assert str(error.value) == (
        "force 'A' is given twice.\n  Remove one of the two, or give one another name and its at."
    )
    b.force("up", (0, 2), at="A")
    b.fixed(O=(0, 0))
    with pytest.raises(br.SpecError, match=r"^fixed 'O' is given twice.\n  Remove one of the two.$"):
        b.fixed(O=(1, 0))
    b.problem(tend=1, positions={"A": (3, 3)})
    b.problem(positions={"A": (0, 0)})  # of the run, the last values count
    assert br.simulate(b.mechanism())("A", 1) == pytest.approx([0.5, 1])


def test_the_example_of_the_module():
    """The doctest of the builder."""
    assert doctest.testmod(builder).failed == 0


# -- other parameters, starts, texts ------------------------------------------------------------------------------


def test_other_parameters():
    """Numbers and expressions; unknown ones are refused."""
    mechanism = br.Mechanism.parse(FOURBAR)
    assert mechanism.with_parameters(coupler="0.4*2.2").parameters["coupler"] == 0.4 * 2.2
    with pytest.raises(br.SpecError, match="Did you mean 'coupler'"):
        mechanism.with_parameters(couplr=1)


def test_starts_by_components_and_points():
    """Points, components in both spellings, expressions, numpy numbers; fixed ones with primes for rates."""
    mechanism = br.Mechanism.parse(FOURBAR)
    start = mechanism.starting({"A": (0.2, "sqrt(0.01)"), "Bx": 0.9}, {"A.y": np.float64(1)}, ["A.x", "A.y'"]).start
    assert start.positions == {"theta": 0.7, "A.x": 0.2, "A.y": 0.1, "B.x": 0.9}
    assert start.velocities == {"A.y": 1.0}
    assert start.fixed_positions == {"theta", "A.x"}
    assert start.fixed_velocities == {"A.y"}
    assert mechanism.starting({"theta": 1}).start.positions == {"theta": 1.0}
    with pytest.raises(br.SpecError, match="there is no point, vector, slide or angle 'zz'"):
        mechanism.starting(fixed="zz")


def test_another_time_stays_with_another_start():
    """at_time and starting go together."""
    assert br.Mechanism.parse(FOURBAR).at_time(2.0).starting({"theta": 1}).start.t0 == 2.0


def test_texts_come_back(tmp_path):
    """Saved and loaded, a mechanism moves as before."""
    mechanism = builtin("rscr")
    mechanism.save(tmp_path / "x.yaml")
    loaded = br.Mechanism.load(tmp_path / "x.yaml")
    assert loaded.text() == mechanism.text()
    assert np.array_equal(br.simulate(loaded, 0.2)["B.x"], br.simulate(mechanism, 0.2)["B.x"])


# -- where it starts ----------------------------------------------------------------------------------------------


def test_consistent_values_are_met_exactly():
    """Nothing is moved that fits."""
    ready = prepare(br.Mechanism.parse(PENDULUM))
    assert ready.start.moved == {}
    assert ready.start.positions["A.x"] == 2.0


def test_other_values_go_to_the_nearest():
    """A point off the circle of a pendulum is projected onto it along the radius."""
    solution = br.simulate(br.Mechanism.parse(PENDULUM), positions={"A": (3, 4)})
    assert solution("A", 0) == pytest.approx([1.2, 1.6], abs=1e-12)
    assert solution.certificate.moved["A.x"] == pytest.approx(-1.8, abs=1e-12)


def test_fixed_values_hold():
    """A.x stays, A.y follows from the length."""
    solution = br.simulate(br.Mechanism.parse(PENDULUM), positions={"A": (1.2, 3)}, fixed="A.x")
    assert solution("A", 0) == pytest.approx([1.2, 1.6], abs=1e-12)


def test_given_rates_go_to_the_nearest():
    """Of a velocity that does not fit, the part along the circle is left."""
    solution = br.simulate(br.Mechanism.parse(PENDULUM), velocities={"A": (5, 1)})
    assert solution("A'", 0) == pytest.approx([0, 1], abs=1e-12)


def test_velocities_that_are_not_given_have_the_least_energy():
    """Of two particles on massless rods only A' = (0, 1) is given: B' is the smallest that keeps |B - A|."""
    solution = br.simulate(br.Mechanism.parse(DOUBLE))
    along = np.array([0.6, 0.8])  # of AB; B' must have the component of A' along it, and needs no other
    assert solution("B'", 0) == pytest.approx(0.8 * along, abs=1e-7)


# -- redundant and contradicting ----------------------------------------------------------------------------------


def test_an_extra_parallel_rod_is_redundant():
    """It is found, removed, and changes nothing."""
    with_rod = br.Mechanism.parse(PARALLELOGRAM.replace("EXTRA", ", ED: [0.5, 0]"))
    without = br.Mechanism.parse(PARALLELOGRAM.replace("EXTRA", ""))
    rank = prepare(with_rod).rank
    assert [one.name for one in rank.redundant] == ["ED"]
    assert rank.singular == ()
    assert "redundant: ED, of part ED, follows from OA, CB; it is left out" in with_rod.report()
    t = np.linspace(0, 0.3, 9)
    assert br.simulate(with_rod)("A", t) == pytest.approx(br.simulate(without)("A", t), abs=1e-9)


def test_a_singular_start_is_not_redundant():
    """A flat parallelogram loses rank only there."""
    flat = PARALLELOGRAM.replace("EXTRA", "").replace("[0.3, 0.4]", "[0.5, 0]").replace("[1.3, 0.4]", "[1.5, 0]")
    rank = prepare(br.Mechanism.parse(flat)).rank
    assert rank.redundant == ()
    assert len(rank.singular) == 1


def test_contradicting_drives_are_refused():
    """Both are named."""
    text = FOURBAR + "Motions: {theta: 0.7 + t, twice: {of: theta, law: 0.7 + 2*t}}\n"
    with pytest.raises(br.InitialValueError) as error:
        br.simulate(br.Mechanism.parse(text))
    assert str(error.value) == (
        "The velocities contradict each other: drive.theta, drive.twice cannot be met with the others.\n"
        "  Release a fixed velocity, or change a drive."
    )


def test_what_cannot_be_assembled_is_told_by_lengths():
    """A coupler that is too short: parts, points and lengths."""
    with pytest.raises(br.InitialValueError) as error:
        br.simulate(br.Mechanism.parse(FOURBAR, coupler=0.02))
    assert str(error.value).startswith("This mechanism cannot be assembled: at the best position that was found\n")
    assert "AB: A and B are 0.1" in str(error.value)
    assert "apart instead of 0.02\n" in str(error.value)


# -- reports and assemblies ---------------------------------------------------------------------------------------


def test_the_table_of_the_rscr_mechanism():
    """Bring in B, C1 and mu; assign v and C; equate lengths and right angles; one freedom is left."""
    lines = builtin("rscr").report().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("part") and "bring in" in line)
    table = lines[first + 2 : lines.index("", first)]
    at = {word: lines[first].index(word) for word in ("bring in", "assign", "equate", "DOF")}
    column = {word: [line[at[word] :].split("  ")[0].strip() for line in table] for word in at}
    assert sorted(filter(None, column["bring in"])) == ["B", "C1", "mu"]
    assert "C = C1 + mu v" in column["assign"]
    assert any(cell.startswith("v = ") for cell in column["assign"])
    assert sum(map(bool, column["equate"])) == 6
    assert [cell for cell in column["DOF"] if cell] == ["1", "2", "3", "1"]


def test_redundant_joints_are_told_by_name():
    """The hinge of Bricard's linkage."""
    report = builtin("bricard").report()
    assert "redundant: P4P5a4a5.a5.2, of the revolute joint P5 a5 (ground, P4P5a4a5), follows from" in report


def circles(A, r, C, s):
    """Where two circles meet."""
    A, C = np.array(A), np.array(C)
    d = np.linalg.norm(C - A)
    along = (d**2 + r**2 - s**2) / (2 * d)
    n = (C - A) / d
    return [A + along * n + sign * np.sqrt(r**2 - along**2) * np.array([-n[1], n[0]]) for sign in (1, -1)]


def test_a_fourbar_is_open_or_crossed():
    """At a crank angle there are two places for B, where two circles meet; runs can start from both."""
    mechanism = br.Mechanism.parse(FOURBAR)
    found = br.assemblies(mechanism)
    A = 0.25 * np.array([np.cos(0.7), np.sin(0.7)])
    expected = sorted(map(tuple, circles(A, 0.8, (0.9, 0), 0.6)))
    assert len(found) == 2
    assert sorted((one.positions["B.x"], one.positions["B.y"]) for one in found) == [
        pytest.approx(place, abs=1e-9) for place in expected
    ]
    for one in found:
        motion = br.simulate(mechanism.starting(one.positions), 0.1)
        assert motion("B.y", 0) == pytest.approx(one.positions["B.y"], abs=1e-9)


def test_a_slider_crank_has_two_assemblies():
    """The slider is on one side of the crank or the other."""
    text = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0]}
  Rods: {OA: [0.1, 1], AB: [0.35, 1]}
  Collinears: {OxB: s}
  Angles: {theta: OA}
ProblemData: {tend: 1, positions: {theta: 0.5}, fixedpositions: {theta}}
"""
    reach = np.sqrt(0.35**2 - (0.1 * np.sin(0.5)) ** 2)
    found = sorted(one.positions["s"] for one in br.assemblies(br.Mechanism.parse(text)))
    assert found == pytest.approx([0.1 * np.cos(0.5) - reach, 0.1 * np.cos(0.5) + reach], abs=1e-9)


def test_assemblies_that_cannot_be():
    """An impossible angle, and too few values."""
    impossible = FOURBAR.replace("theta: 0.7", "theta: 3.1")  # A is 1.15 from C, and 0.2 + 0.6 do not reach
    with pytest.raises(br.InitialValueError, match="This mechanism cannot be assembled"):
        br.assemblies(br.Mechanism.parse(impossible, coupler=0.2))
    with pytest.raises(br.InitialValueError) as error:
        br.assemblies(br.Mechanism.parse(FOURBAR.replace(", fixedpositions: {theta}", "")))
    assert str(error.value) == (
        "The fixed positions leave 1 freedom, so the branches are not isolated.\n"
        "  Fix 1 more under fixedpositions, such as A.x or an angle."
    )


@pytest.mark.parametrize(
    ("name", "shared", "kind"),
    [
        ("rscr", ("D", "w"), "revolute"),
        ("rscr", ("B",), "ball"),
        ("rscr", ("v",), "parallel"),
        ("flyball", ("z", "u"), "parallel"),
        ("scissor_lift", ("M2",), "pin"),
    ],
)
def test_kinds_of_implied_joints(name, shared, kind):
    """By what two parts share."""
    kinds = {joint.shared: joint.kind for joint in implied_joints(builtin(name))}
    assert kinds[shared] == kind
