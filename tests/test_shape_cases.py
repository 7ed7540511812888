"""Motions with shapes that touch, described in MechSpec, against closed forms and 34-digit references."""

from functools import cache

import numpy as np
import pytest

import bricard as br

COORDINATES = ("natural", "body", "relative")
in_all_coordinates = pytest.mark.parametrize("coordinates", COORDINATES)
G = 9.81


def run(text, coordinates="body"):
    """The motion of a description, with gravity downwards unless it says otherwise."""
    sol = br.simulate(br.Mechanism.parse(text), coordinates=coordinates)
    assert sol.success, sol.message
    return sol


def modes(sol, name):
    """The modes of a contact, each with its start."""
    return [(one.mode, one.start) for one in sol.history.modes[name]]


# ---------------------------------------------------------------------------------------------- discs

DISC = """
Dimension: 2
PhysicalParams: {r: RADIUS, m: 1}
PartData:
  Rigids: {GA: {Geom: [[r]], Dyna: [0, m, m*r**2/2]}}
  Angles: {theta: GA}
AppliedForces: {Gravity: 9.81}
"""


@in_all_coordinates
def test_a_disc_with_backspin_returns(coordinates):
    """It slips with friction mu g until v + r omega = 0, and rolls back."""
    text = (
        DISC.replace("RADIUS", "0.1")
        + """
Shapes: {GA: {circle: r}, floor: {line: [[-50, 0], [50, 0]]}}
Contacts: {GA/floor: {friction: 0.2, restitution: 0}}
ProblemData: {tend: 10, tolerance: 1e-13, positions: {G: [0, r], theta: 0}, velocities: {G: [3, 0], theta: 80}}
"""
    )
    sol = run(text, coordinates)
    slipping, rolling = modes(sol, "GA.floor")
    assert slipping == ("slip+", 0)
    assert rolling == ("stick", pytest.approx((3 + 8) / (3 * 0.2 * G), abs=1e-12))
    assert sol("G.x'", 10) == pytest.approx(-2 / 3, abs=1e-11)
    assert sol("G.x", 10) == pytest.approx(-3.2404575829652282, abs=1e-10)


@in_all_coordinates
def test_a_disc_rolls_over_the_edge_of_a_table(coordinates):
    """From the line to its end without an impact; it sticks, slips and leaves (34 digits)."""
    text = (
        DISC.replace("RADIUS", "0.2")
        + """
Shapes: {GA: {circle: r}, table: {line: [[-5, 0], [0, 0]]}}
Contacts: {GA/table: {friction: 0.5, restitution: 0}}
ProblemData:
  {tend: 2.6, tolerance: 1e-13, positions: {G: [-0.5, r], theta: 0}, velocities: {G: [0.3, 0], theta: -1.5}}
"""
    )
    sol = run(text, coordinates)
    assert not sol.history.impacts
    assert [mode for mode, _ in modes(sol, "GA.table")] == ["stick", "free"]
    times = dict(modes(sol, "GA.table.end")[:-1])
    assert times["stick"] == pytest.approx(5 / 3, abs=1e-12)
    assert min(start for mode, start in modes(sol, "GA.table.end") if mode.startswith("slip")) == pytest.approx(
        1.9635858467083488, abs=1e-9
    )
    assert modes(sol, "GA.table.end")[-1] == ("free", pytest.approx(2.0101332134399473, abs=1e-9))
    assert sol("G", 2.6).ravel() == pytest.approx([0.55588504639373845, -2.094694829747595], abs=1e-11)


@pytest.mark.parametrize("bowl", ["{curve: [u, 0.5*u**2], u: [-3, 3]}", "{formula: y - 0.5*x**2}"])
def test_a_disc_rolls_in_a_parabolic_bowl(bowl):
    """The abscissa of the contact is that of the equation in it (34 digits), by either description of the bowl."""
    text = (
        DISC.replace("RADIUS", "0.2")
        + f"""
Shapes: {{GA: {{circle: r}}, bowl: {bowl}}}
Contacts: {{GA/bowl: {{friction: 0.5, restitution: 0}}}}
ProblemData:
  {{tend: 1, tolerance: 1e-13, positions: {{G: [1 - r/sqrt(2), 0.5 + r/sqrt(2)], theta: 0}}}}
"""
    )
    sol = run(text)
    foot = "GA.bowl.foot" if "curve" in bowl else "GA.bowl.foot.x"
    assert sol(foot, 1) == pytest.approx(-0.72667651812144685, abs=1e-12)


# velocities of both centres, and both spins
SLIPPING = (
    0.247640630782754308,
    -0.385624884344913840,
    0.752359369217245692,
    0.385624884344913840,
    *2 * (1.688749537379655,),
)
STICKING = (0.310416666666666667, -0.494356167993617061, 0.689583333333333333, 0.494356167993617061, 50 / 3, -10 / 3)


@in_all_coordinates
@pytest.mark.parametrize(("spin", "mu", "after"), [(0, 0.05, SLIPPING), (20, 0.3, STICKING)])
def test_two_discs_collide_obliquely(coordinates, spin, mu, after):
    """Velocities after an impact with friction that slips to its end, and one that sticks."""
    text = f"""
Dimension: 2
PhysicalParams: {{r: 0.05}}
PartData:
  Rigids: {{GA: {{Geom: [[r]], Dyna: [0, 1, 0.00125]}}, HB: {{Geom: [[r]], Dyna: [0, 1, 0.00125]}}}}
  Angles: {{alpha: GA, beta: HB}}
Shapes: {{GA: {{circle: r}}, HB: {{circle: r}}}}
Contacts: {{GA/HB: {{friction: {mu}, restitution: 0.95}}}}
ProblemData:
  tend: 1
  positions: {{G: [-0.2 - 2*r*cos(pi/6), -2*r*sin(pi/6)], H: [0, 0], alpha: 0, beta: 0}}
  velocities: {{G: [1, 0], alpha: {spin}, H: [0, 0], beta: 0}}
"""
    sol = run(text, coordinates)
    (impact,) = sol.history.impacts
    assert impact.t == pytest.approx(0.2, abs=1e-12)
    assert [float(sol(f"{name}'", 1)) for name in ("G.x", "G.y", "H.x", "H.y")] == pytest.approx(after[:4], abs=1e-12)
    assert [sol("alpha'", 1), sol("beta'", 1)] == pytest.approx(after[4:], abs=1e-12)


# ------------------------------------------------------------------------------------- points and rods


@pytest.mark.parametrize(
    "dome", ["{circle: 1}", "{curve: [cos(u), -sin(u)], u: [-3.2, 0.1]}", "{formula: x**2 + y**2 - 1}"]
)
def test_a_particle_leaves_a_dome(dome):
    """It leaves where cos(theta) = (2 + v^2/(g R))/3, and falls on the floor; by three descriptions of the dome."""
    text = f"""
Dimension: 2
PartData: {{Particles: {{B: 1}}}}
Shapes: {{B: {{point: [0, 0]}}, dome: {dome}, floor: {{line: [[-5, 0], [5, 0]]}}}}
Contacts: {{any: {{friction: 0, restitution: 0}}}}
AppliedForces: {{Gravity: 9.81}}
ProblemData: {{tend: 1.2, tolerance: 1e-13, positions: {{B: [0, 1]}}, velocities: {{B: [0.5, 0]}}}}
"""
    sol = run(text)
    closed, free = sol.history.modes["B.dome"]
    assert sol("B.y", closed.end) == pytest.approx((2 + 0.25 / G) / 3, abs=1e-12)
    assert free.start == pytest.approx(0.75423883800255195, abs=1e-12)
    assert sol.history.impacts[0].t == pytest.approx(0.97916412059662774, abs=1e-12)


@in_all_coordinates
def test_a_tilted_rod_hits_the_floor(coordinates):
    """Impulses of the first impact with friction, and when the other end hits (34 digits)."""
    text = """
Dimension: 2
PartData: {Rods: {AB: [1, 1]}}
Shapes: {AB: [{point: [0, 0]}, {point: [1, 0]}], floor: {line: [[-5, 0], [5, 0]]}}
Contacts: {AB/floor: {friction: 0.2, restitution: 0.5}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.52, tolerance: 1e-13, positions: {A: [0, 1], B: [cos(pi/6), 1.5]}}
"""
    first, second = run(text, coordinates).history.impacts
    assert first.t == pytest.approx(0.4515236409857309, abs=1e-12)
    assert (first.contact, second.contact) == ("AB.floor", "AB2.floor")
    assert (first.normal, *first.tangential) == pytest.approx((2.2219875965397661, 0.44439751930795322), abs=1e-12)
    assert second.t == pytest.approx(0.51853682363286436, abs=1e-12)


@in_all_coordinates
def test_a_ladder_leaves_the_wall(coordinates):
    """Between smooth walls it leaves where sin(theta) = 2/3 sin(theta0)."""
    text = """
Dimension: 2
PartData: {Rods: {AB: [1, 1]}}
Shapes:
  AB: [{point: [0, 0]}, {point: [1, 0]}]
  floor: {line: [[-5, 0], [5, 0]]}
  wall: {line: [[0, 5], [0, -5]]}
Contacts: {any: {friction: 0, restitution: 0}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.59, tolerance: 1e-13, positions: {A: [cos(70*d2r), 0], B: [0, sin(70*d2r)]}}
"""
    sol = run(text, coordinates)
    closed, _ = sol.history.modes["AB2.wall"]
    assert sol("B.y", closed.end) == pytest.approx(2 / 3 * np.sin(np.radians(70)), abs=1e-11)
    assert closed.end == pytest.approx(0.42251596362044153, abs=1e-11)


# ---------------------------------------------------------------------------------------------- boxes


@in_all_coordinates
@pytest.mark.parametrize("floor", ["{line: [[-5, 0], [5, 0]]}", "{line: [[-5, 0], [5, 0]], endless: true}"])
def test_a_block_rocks_from_corner_to_corner(coordinates, floor):
    """Housner's block: at each impact the rate keeps 1 - 3/2 sin^2(alpha), and the old corner opens by itself."""
    text = f"""
Dimension: 2
PhysicalParams: {{b: 0.1, h: 0.4}}
PartData:
  Rigids: {{AB: {{Geom: [[2*b]], Dyna: [[b, h], 1, (b**2 + h**2)/3]}}}}
  Angles: {{theta: AB}}
Shapes: {{AB: {{polygon: [[0, 0], [2*b, 0], [2*b, 2*h], [0, 2*h]]}}, floor: {floor}}}
Contacts: {{AB/floor: {{friction: 1, restitution: 0}}}}
AppliedForces: {{Gravity: 9.81}}
ProblemData: {{tend: 1.5, tolerance: 1e-13, positions: {{A: [0, 0], theta: 0.6*atan(b/h)}}}}
"""
    impacts = run(text, coordinates).history.impacts
    times = [0.37139760825102919, 0.94425762394771912, 1.4198281748429933]
    assert [one.t for one in impacts] == pytest.approx(times, abs=1e-11)
    assert [one.contact for one in impacts] == ["AB.floor.c2", "AB.floor.c1", "AB.floor.c2"]
    assert impacts[0].taken == pytest.approx(0.017098356857676190, abs=1e-12)


@in_all_coordinates
def test_a_box_on_a_box_that_is_pulled(coordinates):
    """First both stick, then they move together, then the upper one slips: all contacts decide together."""
    text = """
Dimension: 2
PartData:
  Rigids:
    AB: {Geom: [[1]], Dyna: [[0.5, 0.25], 2, 0.1]}
    CD: {Geom: [[0.5]], Dyna: [[0.25, 0.25], 1, 0.05]}
Shapes:
  AB: {polygon: [[-50, 0], [50, 0], [50, 0.5], [-50, 0.5]]}
  CD: {polygon: [[0, 0], [0.5, 0], [0.5, 0.5], [0, 0.5]]}
  floor: {line: [[-5, 0], [5, 0]], endless: true}
Contacts:
  AB/floor: {friction: 0.2, restitution: 0}
  CD/AB: {friction: 0.3, restitution: 0}
  none: [CD/floor]
AppliedForces: {Gravity: 9.81, Forces: {A: [3*t, 0]}}
ProblemData: {tend: 8, tolerance: 1e-13, positions: {A: [0, 0], B: [1, 0], C: [0.2, 0.5], D: [0.7, 0.5]}}
"""
    sol = run(text, coordinates)
    assert modes(sol, "AB.floor.c1")[1] == ("slip+", pytest.approx(1.962, abs=1e-11))
    assert modes(sol, "CD.AB.c1.e3")[1] == ("slip-", pytest.approx(4.905, abs=1e-11))
    assert [sol("A.x", 8), sol("C.x", 8) - 0.2] == pytest.approx([39.15893134325, 31.7471607495], abs=1e-10)


@in_all_coordinates
def test_a_block_stops_on_a_slope_and_stays(coordinates):
    """It stops after v0/(g (sin + mu cos)), and does not creep for 100 s."""
    text = """
Dimension: 2
PhysicalParams: {a: 25*d2r}
PartData: {Rigids: {AB: {Geom: [[0.2]], Dyna: [[0.1, 0.05], 1, 0.01]}}}
Shapes:
  AB: {polygon: [[0, 0], [0.2, 0], [0.2, 0.1], [0, 0.1]]}
  slope: {line: [[-5*cos(a), -5*sin(a)], [5*cos(a), 5*sin(a)]]}
Contacts: {AB/slope: {friction: [0.5, 0.2], restitution: 0}}
AppliedForces: {Gravity: 9.81}
ProblemData:
  tend: 100
  tolerance: 1e-13
  positions: {A: [0, 0], B: [0.2*cos(a), 0.2*sin(a)]}
  velocities: {A: [4*cos(a), 4*sin(a)], B: [4*cos(a), 4*sin(a)]}
"""
    sol = run(text, coordinates)
    angle = np.radians(25)
    stop = 4 / (G * (np.sin(angle) + 0.2 * np.cos(angle)))
    assert modes(sol, "AB.slope.c1")[1] == ("stick", pytest.approx(stop, abs=1e-11))
    assert np.linalg.norm(sol("A", 100)) == pytest.approx(2 * stop, abs=1e-11)


@in_all_coordinates
def test_a_block_sticks_and_slips_on_a_belt(coordinates):
    """Held by a spring it sticks to the belt until k x = mu_s m g, slips, and sticks again."""
    text = """
Dimension: 2
PartData: {Rigids: {AB: {Geom: [[0.2]], Dyna: [[0.1, 0.05], 1, 0.01]}}}
Shapes: {AB: {polygon: [[0, 0], [0.2, 0], [0.2, 0.1], [0, 0.1]]}, belt: {line: [[-5, 0], [5, 0]], speed: 0.2}}
Contacts: {AB/belt: {friction: [0.5, 0.3], restitution: 0}}
AppliedForces: {Gravity: 9.81, Forces: {A: [-100*A.x, 0]}}
ProblemData:
  {tend: 1, tolerance: 1e-13, positions: {A: [0, 0], B: [0.2, 0]}, velocities: {A: [0.2, 0], B: [0.2, 0]}}
"""
    sol = run(text, coordinates)
    expected = [("stick", 0), ("slip-", 0.24525), ("stick", 0.71840706234255754), ("slip-", 0.91460706234255754)]
    assert modes(sol, "AB.belt.c1") == [(mode, pytest.approx(t, abs=1e-11)) for mode, t in expected]


def stack(count, offset=0.0):
    """Boxes upon each other, every second one moved aside."""
    names = [f"A{i}B{i}" for i in range(count)]
    box = {"Geom": [[1]], "Dyna": [[0.5, 0.25], 1, 0.1]}
    law = {"friction": 0.5, "restitution": 0}
    beside = [f"{names[i]}/{names[j]}" for i in range(count) for j in range(i + 2, count)]
    starts = {f"{end}{i}": [offset * (i % 2) + x, 0.5 * i] for i in range(count) for end, x in (("A", 0), ("B", 1))}
    return {
        "Dimension": 2,
        "PartData": {"Rigids": dict.fromkeys(names, box)},
        "Shapes": {
            **{name: {"polygon": [[0, 0], [1, 0], [1, 0.5], [0, 0.5]]} for name in names},
            "floor": {"line": [[-5, 0], [5, 0]], "endless": True},
        },
        "Contacts": {"any": law, "none": beside + [f"{name}/floor" for name in names[1:]]},
        "AppliedForces": {"Gravity": 9.81},
        "ProblemData": {"tend": 100, "positions": starts},
    }


@pytest.mark.parametrize("offset", [0.0, 0.3])
@pytest.mark.parametrize("count", [2, 4])
def test_boxes_in_a_stack_stay_where_they_are(count, offset):
    """For 100 s nothing creeps or sinks, with corners on corners and with boxes that overhang."""
    sol = br.simulate(br.Mechanism.from_data(stack(count, offset)), coordinates="body")
    assert sol.success, sol.message
    for i in range(count):
        assert sol(f"A{i}", 100).ravel() == pytest.approx([offset * (i % 2), 0.5 * i], abs=1e-10)


def test_a_contact_that_goes():
    """A floor that is dropped when the box has stopped lets it fall from where it is."""
    text = """
Dimension: 2
PartData: {Rigids: {AB: {Geom: [[0.2]], Dyna: [[0.1, 0.05], 1, 0.01]}}}
Shapes: {AB: {polygon: [[0, 0], [0.2, 0], [0.2, 0.1], [0, 0.1]]}, floor: {line: [[-5, 0], [5, 0]]}}
Contacts: {any: {friction: 0.5, restitution: 0}}
AppliedForces: {Gravity: 9.81}
Events: {trapdoor: {when: t - 1, drop: AB/floor}}
ProblemData: {tend: 1.5, positions: {A: [0, 0], B: [0.2, 0]}, velocities: {A: [2, 0], B: [2, 0]}}
"""
    sol = run(text)
    assert sol("A", 1.5).ravel() == pytest.approx([4 / (2 * 0.5 * G), -G * 0.25 / 2], abs=1e-9)


def test_what_rests_beside_what_moves_stays_at_rest():
    """A box whose velocity is not given sticks to the floor, whatever rounding the speed of another leaves in it."""
    text = """
Dimension: 2
PartData:
  Rigids: {AB: {Geom: [[0.2]], Dyna: [[0.1, 0.5], 1, 0.09]}, CD: {Geom: [[0.2]], Dyna: [[0.1, 0.5], 1, 0.09]}}
Shapes:
  AB: {polygon: [[0, 0], [0.2, 0], [0.2, 1], [0, 1]]}
  CD: {polygon: [[0, 0], [0.2, 0], [0.2, 1], [0, 1]]}
  floor: {line: [[-5, 0], [5, 0]], endless: true}
Contacts: {any: {friction: 0.5, restitution: 0}, none: [AB/CD]}
AppliedForces: {Gravity: 9.81}
ProblemData:
  {tend: 0.2, positions: {A: [0, 0], B: [0.2, 0], C: [0.6, 0], D: [0.8, 0]}, velocities: {A: [0, 0.24], B: [0, 0]}}
"""
    sol = run(text)
    assert [mode for mode, _ in modes(sol, "CD.floor.c1")] == ["stick"]
    assert sol("C", 0.2).ravel() == pytest.approx([0.6, 0], abs=1e-12)


TOGETHER = """
Dimension: 2
PhysicalParams: {r: 0.2, b: 0.3, e: 0.5}
PartData:
  Rigids: {GA: {Geom: [[0.1]], Dyna: [0, 1, 0.02]}, BC: {Geom: [[0.1]], Dyna: [[0.15, 0.15], 1, 0.02]}}
Shapes:
  GA: {circle: r}
  BC: {polygon: [[0, 0], [b, 0], [b, b], [0, b]]}
  floor: {line: [[-5, 0], [5, 0]]}
Contacts: {any: {friction: 0.3, restitution: e}}
AppliedForces: {Gravity: }
ProblemData: {tend: 0.6, positions: {G: [0, 1], B: [1, 1], C: [1.1, 1]}, velocities: {G: [1, 0]}}
"""


@in_all_coordinates
def test_what_falls_side_by_side_meets_no_windows(coordinates):
    """A disc whose centre stays level with a corner: which side of it counts is decided by nothing, and not asked."""
    first, second, _ = run(TOGETHER, coordinates).history.impacts
    assert {first.contact, second.contact} <= {"GA.floor", "BC.floor.c1", "BC.floor.c2"}
    assert first.t == pytest.approx(np.sqrt(2 * 0.8 / G), abs=1e-10)
    assert second.t == pytest.approx(np.sqrt(2 / G), abs=1e-10)


@pytest.mark.parametrize(("name", "value"), [("r", 0.3), ("b", 0.4), ("e", 0.2)])
def test_sizes_and_laws_are_parameters_of_a_run(name, value):
    """Other values of a run give the motion of a mechanism that has them."""
    mechanism = br.Mechanism.parse(TOGETHER)
    once = br.simulate(mechanism, parameters={name: value})
    again = br.simulate(mechanism.with_parameters(**{name: value}))
    for point in "GABC":
        assert once(point, 0.6) == pytest.approx(again(point, 0.6), abs=1e-11)


# --------------------------------------------------------------------------------------------- billiards


@cache
def cradle(count, gap, masses=(), coming=1, restitution=1):
    """Velocities of balls in a row after one or two have come in, and the number of impacts."""
    names, own = "ABCDE"[:count], masses or (1,) * count
    data = {
        "Dimension": 2,
        "PartData": {
            "Fixed": {"O": [0, 0], "i": [1, 0]},
            "Particles": dict(zip(names, own, strict=True)),
            "Collinears": {f"Oi{name}": f"x{name}" for name in names},
        },
        "Shapes": {name: {"circle": 0.5} for name in names},
        "Contacts": {"any": {"friction": 0, "restitution": restitution}},
        "ProblemData": {
            "tend": 3,
            "positions": {name: [k * (1 + gap) - (k < coming), 0] for k, name in enumerate(names)},
            "velocities": {name: [float(k < coming), 0] for k, name in enumerate(names)},
        },
    }
    sol = br.simulate(br.Mechanism.from_data(data))
    assert sol.success, sol.message
    return [float(sol(f"{name}.x'", 3)) for name in names], len(sol.history.impacts)


def test_newtons_cradle():
    """With gaps the last ball takes all, one impact after the other; without, all at once by Newton's law."""
    assert cradle(5, 1e-6) == (pytest.approx([0, 0, 0, 0, 1], abs=1e-12), 4)
    assert cradle(5, 1e-6, coming=2) == (pytest.approx([0, 0, 0, 1, 1], abs=1e-12), 6)
    lossy = [0.04352508203125, 0.04537296484375, 0.047296640625, 0.0492990625, 0.81450625]
    assert cradle(5, 1e-6, restitution=0.9) == (pytest.approx(lossy, abs=1e-12), 10)
    assert cradle(5, 0.0)[0] == pytest.approx([-0.6, 0.4, 0.4, 0.4, 0.4], abs=1e-12)
    assert cradle(3, 1e-6, (1, 2, 3)) == (pytest.approx([-1 / 3, -2 / 15, 8 / 15], abs=1e-12), 2)
    assert cradle(3, 0.0)[0] == pytest.approx([-1 / 3, 2 / 3, 2 / 3], abs=1e-12)


@pytest.mark.parametrize(
    ("mass", "count", "last", "speeds"),
    [
        (1, 3, 3.0, (0, 1)),
        (100, 31, 3.9263747227911022441, (0.47786020820588592383, 0.99885759556311843343)),
        (10000, 314, 7.8916561892082966733, (0.16973131619503998132, 0.99999855956297770556)),
    ],
)
def test_collisions_count_the_digits_of_pi(mass, count, last, speeds):
    """Galperin's billiard: 31 collisions for a ratio of masses of 100, and their energy is kept."""
    text = """
Dimension: 2
PartData:
  {Fixed: {O: [0, 0], i: [1, 0]}, Particles: {A: 1, B: MASS}, Collinears: {OiA: x, OiB: y}}
Shapes: {A: {circle: 0.1}, B: {circle: 0.1}, wall: {line: [[-0.1, 5], [-0.1, -5]]}}
Contacts: {any: {friction: 0, restitution: 1}}
ProblemData: {tend: 9, tolerance: 1e-13, positions: {A: [1, 0], B: [2.2, 0]}, velocities: {A: [0, 0], B: [-1, 0]}}
"""
    sol = run(text.replace("MASS", str(mass)), "natural")
    assert len(sol.history.impacts) == count
    assert sol.history.impacts[-1].t == pytest.approx(last, rel=1e-10)
    assert [sol("A.x'", 9), sol("B.x'", 9)] == pytest.approx(speeds, abs=1e-10)
    assert sol["energy.total"][-1] == pytest.approx(mass / 2, rel=1e-12)


# ----------------------------------------------------------------------------------------------- space

BALL = """
Dimension: 3
PhysicalParams: {r: 0.1, I: 0.4*r**2}
PartData: {Rigids: {GAB: {Geom: [[r], [0, r]], Dyna: [0, 1, [I, I, I]]}}}
AppliedForces: {Gravity: 9.81}
"""


@in_all_coordinates
@pytest.mark.parametrize("dome", ["{sphere: 0.9}", "{capsule: [[-1, 0, 0], [1, 0, 0]], radius: 0.9}"])
def test_a_ball_leaves_a_smooth_dome(coordinates, dome):
    """A smooth ball slides like a particle at its centre, also where directions across the normal are taken anew."""
    text = (
        BALL
        + f"""
Shapes: {{GAB: {{sphere: r}}, dome: {dome}}}
Contacts: {{GAB/dome: {{friction: 0, restitution: 0}}}}
ProblemData:
  tend: 0.9
  tolerance: 1e-13
  positions: {{G: [0, 0, 1], A: [r, 0, 1], B: [0, r, 1]}}
  velocities: {{G: [0, 0.5, 0], A: [0, 0.5, 0], B: [0, 0.5, 0]}}
"""
    )
    sol = run(text, coordinates)
    left = max(one.end for name in sol.history.modes for one in sol.history.modes[name] if one.mode == "closed")
    assert left == pytest.approx(0.75423883800255195, abs=1e-11)


def test_a_ball_rolls_down_a_plane():
    """It rolls with 5/7 g sin(alpha), without slipping."""
    text = (
        BALL
        + """
Shapes: {GAB: {sphere: r}, slope: {plane: [0.3, 0, 1]}}
Contacts: {GAB/slope: {friction: 0.3, restitution: 0}}
ProblemData:
  tend: 1
  positions: {G: [0.3*r/sqrt(1.09), 0, r/sqrt(1.09)], A: [r + 0.3*r/sqrt(1.09), 0, r/sqrt(1.09)]}
"""
    )
    sol = run(text)
    slope = np.arctan(0.3)
    assert [mode for mode, _ in modes(sol, "GAB.slope")] == ["stick"]
    travelled = np.linalg.norm(sol("G", 1).ravel() - sol("G", 0).ravel())
    assert travelled == pytest.approx(5 / 14 * G * np.sin(slope), abs=1e-11)
