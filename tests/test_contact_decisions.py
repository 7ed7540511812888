"""Decisions of contacts, on matrices alone: against statics, closed forms and laws that no impact may break."""

from dataclasses import replace

import numpy as np
import pytest

from bricard.contact.impacts import Approach, in_turn, together
from bricard.contact.modes import Loads, decide_modes
from bricard.contact.problem import touching
from bricard.contact.routh import routh
from bricard.errors import ModelError

G = 9.81


def tip_of_rod(angle):
    """Rows of the lower end of a uniform rod (length 1, mass 1) with its centre to the right: normal and slip."""
    return np.array([[0, 1, -np.cos(angle) / 2]]), np.array([[1, 0, np.sin(angle) / 2]])


def rod(angle, mu):
    normal, slip = tip_of_rod(angle)
    return touching(np.diag([1, 1, 1 / 12]), normal, [slip], [mu])


def sliding_rod(mu, omega, direction):
    """The rod at 60 degrees on the floor, slipping to the right (1) or the left (-1)."""
    angle = np.pi / 3
    explicit = omega**2 / 2 * np.array([np.sin(angle), np.cos(angle)])
    loads = Loads(np.array([0, -G, 0]), np.zeros(0), explicit, np.array([0, direction]))
    return decide_modes(rod(angle, mu), loads)


def test_painleve_rod_is_classified():
    """Against its lean the rod has no way to go on, or two; with less friction or the other way round one."""
    assert sliding_rod(1.5, 0, -1.0).how == "none"
    assert sliding_rod(1.5, 5.7117, -1.0).how == "ambiguous"
    for mu, direction, force in ((1.2, -1.0, 51.319804869605719565), (1.5, 1.0, 2.6523856681287108503)):
        decision = sliding_rod(mu, 0, direction)
        assert decision.how == "unique"
        assert decision.candidates[0].forces[0] == pytest.approx(force, rel=1e-13)


def test_paradox_tells_p_and_b():
    """a_n = p N + b of the inconsistent rod."""
    (paradox,) = sliding_rod(1.5, 0, -1.0).paradoxes
    assert paradox.p == pytest.approx(-0.19855715851498695522, rel=1e-13)
    assert paradox.b == -G


@pytest.mark.parametrize("law", ["newton", "poisson"])
@pytest.mark.parametrize(
    ("mu", "e", "impulse", "omega", "lost"),
    [
        (0, 0, [1.3629067440215446685, 0], -7.0818711798707567051, 3.0184615384615384615),
        (0, 0.8, [2.4532321392387804033, 0], -12.747368123767362069, 1.0866461538461538462),
        (0.2, 0.5, [2.2219875965397661066, 0.44439751930795322132], -10.212593675060332084, 2.9291058621493013812),
        (2, 0.5, [2.9068245399834507383, 2.1577576251168711836], -8.6310305004674847343, 3.21890625),
    ],
)
def test_tilted_rod_hits_the_floor(mu, e, impulse, omega, lost, law):
    """Impulse equations by hand; with one slip direction Newton's and Poisson's laws agree."""
    approach = Approach(np.array([0, -np.sqrt(2 * G), 0]), np.zeros(0), np.zeros(2), np.array([e]), (law,))
    hit = together(rod(np.pi / 6, mu), approach)
    assert hit.decided == "unique"
    assert hit.impulses == pytest.approx(impulse, abs=1e-12)
    assert hit.velocity[2] == pytest.approx(omega, rel=1e-13)
    assert hit.taken.sum() == pytest.approx(lost, rel=1e-13)


def row_of_balls(masses):
    return touching(np.diag(masses).astype(float), np.diff(np.eye(len(masses)), axis=0))


def meet(solve, masses, velocities, e):
    k = len(masses) - 1
    balls = Approach(np.array(velocities, dtype=float), np.zeros(0), np.zeros(k), np.full(k, e), ("newton",) * k)
    return solve(row_of_balls(masses), balls)


@pytest.mark.parametrize(
    ("masses", "before", "e", "after"),
    [
        ([1] * 5, [1, 0, 0, 0, 0], 1, [0, 0, 0, 0, 1]),
        ([1] * 5, [1, 1, 0, 0, 0], 1, [0, 0, 0, 1, 1]),
        ([1, 2, 3], [1, 0, 0], 1, [-1 / 3, -2 / 15, 8 / 15]),
        (
            [1] * 5,
            [1, 0, 0, 0, 0],
            0.9,
            [0.04352508203125, 0.04537296484375, 0.047296640625, 0.0492990625, 0.81450625],
        ),
        ([1] * 3, [1, 0, 0], 0, [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_cradle_in_turn(masses, before, e, after):
    """Balls that collide one after another, by the formula of two balls."""
    assert meet(in_turn, masses, before, e).velocity == pytest.approx(after, abs=1e-13)


@pytest.mark.parametrize("count", [3, 5])
def test_cradle_together(count):
    """Moreau's law for all contacts at once: known answers."""
    after = meet(together, [1] * count, [1] + [0] * (count - 1), 1).velocity
    assert after == pytest.approx([2 / count - 1] + [2 / count] * (count - 1), abs=1e-14)


def test_block_rocks_to_its_other_corner():
    """Housner: the hitting corner sticks, the old one opens without impulse; the rate keeps 1 - 3/2 sin^2 alpha."""
    b, h, rate = 0.1, 0.4, -0.94571432762671353712
    corners = np.array([[0, 1, -b], [0, 1, b]])
    foot = np.array([[1, 0, h]])
    block = touching(np.diag([1, 1, (b**2 + h**2) / 3]), corners, [foot, foot], [2, 2])
    before = rate * np.array([-h, b, 1])
    hit = together(block, Approach(before, np.zeros(0), np.zeros(4), np.zeros(2), ("newton",) * 2))
    assert hit.modes == ("free", "stick")
    assert hit.velocity[2] == pytest.approx(0.91176470588235294118 * rate, rel=1e-13)
    assert hit.impulses == pytest.approx([0, 0.18079832734040111739, 0, -0.033378152739766360134], abs=1e-14)


def test_painleve_rod_stops_without_collision():
    """Routh's method by hand, e = 0: slip stops, the tip sticks to the end of compression."""
    hit = routh(
        rod(np.pi / 3, 1.5), Approach(np.array([-1.0, 0, 0]), np.zeros(0), np.zeros(2), np.zeros(1), ("poisson",)), 0
    )
    assert hit.impulses == pytest.approx([0.32475952641916449254, 0.4375], rel=1e-13)
    assert hit.velocity[2] == pytest.approx(1.2990381056766579701, rel=1e-13)
    assert hit.after == pytest.approx([0, 0], abs=1e-15)


def at_rest(contacts, force, excluded=(), joint_rates=()):
    """The decision for contacts that do not move, under these forces."""
    p = len(contacts.rows)
    loads = Loads(np.array(force, dtype=float), np.array(joint_rates, dtype=float), np.zeros(p), np.zeros(p))
    return decide_modes(contacts, loads, excluded)


def box(mu, kinetic=None):
    """A box (sides 1, mass 1) on its two corners."""
    foot = np.array([[1, 0, 0.5]])
    mu, kinetic = [mu, mu], None if kinetic is None else [kinetic, kinetic]
    return touching(np.diag([1, 1, 1 / 6]), np.array([[0, 1, -0.5], [0, 1, 0.5]]), [foot, foot], mu, kinetic)


def test_pushed_box_sticks_with_the_friction_of_both_corners():
    """Pushed at half height by F: N = (G -+ F) / 2; one corner carries the friction of both in the rows."""
    decision = at_rest(box(0.5), [3, -G, 0])
    (candidate,) = decision.candidates
    assert candidate.modes == ("stick", "stick")
    assert candidate.forces[:2] == pytest.approx([(G - 3) / 2, (G + 3) / 2])
    assert candidate.forces[2:] == pytest.approx(-3 * candidate.forces[:2] / G)
    assert candidate.rows.closed.tolist() == [True, True]
    assert candidate.rows.sticks.tolist() == [True, False]
    assert candidate.rows.carriers.tolist() == [0, 0]
    assert candidate.rows.silent_slips.tolist() == [False, True]


def test_pushed_box_slips_beyond_its_friction():
    """F > mu G: both corners slip, with mu N each."""
    (candidate,) = at_rest(box(0.5), [6, -G, 0]).candidates
    assert candidate.modes == ("slip+", "slip+")
    assert candidate.acceleration[0] == pytest.approx(6 - 0.5 * G)
    assert candidate.rows.directions.tolist() == [0, 0, 1, 1]


def test_limit_of_sticking_is_a_tie_and_its_end_is_left():
    """F = mu G: sticking and slipping are both right to rounding; what has just ended is not taken again."""
    decision = at_rest(box(0.5), [0.5 * G, -G, 0])
    assert decision.how == "tied"
    assert [one.modes for one in decision.candidates] == [("stick", "stick"), ("slip+", "slip+")]
    (left,) = at_rest(box(0.5), [0.5 * G, -G, 0], {("stick", "stick")}).candidates
    assert left.modes == ("slip+", "slip+")


def test_static_friction_holds_where_kinetic_would_let_go():
    """mu_k G < F < mu_s G: at rest it stays at rest, and nothing is ambiguous."""
    assert at_rest(box(0.5, 0.3), [4, -G, 0]).how == "unique"
    (candidate,) = at_rest(box(0.5, 0.3), [4, -G, 0]).candidates
    assert candidate.modes == ("stick", "stick")
    (released,) = at_rest(box(0.5, 0.3), [4, -G, 0], {("stick", "stick")}).candidates
    assert released.acceleration[0] == pytest.approx(4 - 0.3 * G)


def test_box_tips():
    """Pushed at half height by more than its weight, and too rough to slip: it turns about one corner."""
    (candidate,) = at_rest(box(2), [-12, -G, 0]).candidates
    assert candidate.modes == ("stick", "free")
    assert candidate.acceleration[2] > 0


def ladder(mu_floor, mu_wall, degrees):
    """A ladder (length 1, mass 1) with its foot on the floor and its head at a wall to the right."""
    c, s = np.cos(np.radians(degrees)) / 2, np.sin(np.radians(degrees)) / 2
    slips = [np.array([[1, 0, s]]), np.array([[0, 1, c]])]
    return touching(np.diag([1, 1, 1 / 12]), np.array([[0, 1, -c], [-1, 0, s]]), slips, [mu_floor, mu_wall])


@pytest.mark.parametrize(("mu_floor", "mu_wall"), [(0.3, 0), (0.3, 0.4), (0.5, 0.5)])
def test_ladder_stays_above_the_angle_of_statics(mu_floor, mu_wall):
    """It holds while tan(angle) >= (1 - mu_floor mu_wall) / (2 mu_floor): both ends at their limits."""
    least = np.degrees(np.arctan((1 - mu_floor * mu_wall) / (2 * mu_floor)))
    above = at_rest(ladder(mu_floor, mu_wall, least + 0.01), [0, -G, 0]).candidates[0]
    below = at_rest(ladder(mu_floor, mu_wall, least - 0.01), [0, -G, 0]).candidates[0]
    assert above.acceleration == pytest.approx(np.zeros(3), abs=1e-12)
    assert below.acceleration[0] < 0


def test_ladder_that_holds_has_rows_that_are_not_singular():
    """Four rows that stick hold three freedoms: one is left out, and the motion is determined."""
    contacts = ladder(0.5, 0.5, 60)
    (candidate,) = at_rest(contacts, [0, -G, 0]).candidates
    assert candidate.modes == ("stick", "stick")
    assert candidate.shared
    rows = candidate.rows
    assert rows.closed.sum() + rows.sticks.sum() == 3
    assert rows.silent_gaps.sum() + rows.silent_slips.sum() >= 1


def table(x, y):
    """A square table (sides 2, mass 1) on four legs, loaded at x, y: heights and two turns; its decision."""
    legs = [[1, 1, -1], [1, 1, 1], [1, -1, 1], [1, -1, -1]]
    return at_rest(touching(np.diag([1, 1 / 3, 1 / 3]), np.array(legs, dtype=float)), [-G, -G * y, G * x])


@pytest.mark.parametrize(("x", "y"), [(0, 0), (0.5, 0.4), (0.9, 0.05), (0.3, -0.6), (0.6, 0.6)])
def test_table_on_four_legs(x, y):
    """Forces balance, none pulls; of those, least squares; three legs are enough for the rows."""
    (candidate,) = table(x, y).candidates
    assert candidate.modes == ("closed",) * 4
    assert (candidate.forces >= -1e-12).all()
    assert candidate.forces.sum() == pytest.approx(G)
    assert candidate.forces @ [1, -1, -1, 1] == pytest.approx(G * x)
    assert candidate.forces @ [1, 1, -1, -1] == pytest.approx(G * y)
    least = np.array([1 + x + y, 1 - x + y, 1 - x - y, 1 + x - y]) * G / 4
    if least.min() >= 0:
        assert candidate.forces == pytest.approx(least)
    assert candidate.rows.closed.sum() == 3
    assert candidate.rows.silent_gaps.sum() == 1


def test_overloaded_table_tips():
    """Loaded beyond its edge it stands on two legs and turns."""
    (candidate,) = table(1.2, 0).candidates
    assert candidate.modes == ("closed", "free", "free", "closed")


def stack(count, mu, doubled=1):
    """Equal boxes (sides 1, mass 1) on each other, each interface with both corners, `doubled` times."""
    normals, slips = [], []
    for i in range(count):
        for x in (-0.5, 0.5) * doubled:
            normal, slip = np.zeros((2, 3 * count))
            normal[3 * i : 3 * i + 3] = 0, 1, x
            slip[3 * i : 3 * i + 3] = 1, 0, 0.5
            if i:
                normal[3 * i - 3 : 3 * i] = 0, -1, -x
                slip[3 * i - 3 : 3 * i] = -1, 0, 0.5
            normals.append(normal)
            slips.append(slip[None])
    return touching(np.diag([1, 1, 1 / 6] * count), np.array(normals), slips, [mu] * len(normals))


@pytest.mark.parametrize(("count", "how"), [(1, "unique"), (2, "unique"), (3, "unique"), (4, "lemke"), (10, "lemke")])
@pytest.mark.parametrize("doubled", [1, 2])
def test_stack_of_boxes_rests(count, how, doubled):
    """Each interface carries the weight above it, half at each corner; corners that meet twice count once."""
    decision = at_rest(stack(count, 0.5, doubled), [0, -G, 0] * count)
    assert decision.how == how
    candidate = decision.candidates[0]
    assert set(candidate.modes) == {"stick"}
    weights = np.repeat(np.arange(count, 0, -1), 2 * doubled) * G / 2 / doubled
    assert candidate.forces[: len(weights)] == pytest.approx(weights)
    assert candidate.rows.closed.sum() == 2 * count
    assert candidate.rows.sticks.sum() == count


def test_top_box_of_a_tall_stack_is_pushed_off():
    """Pushed by more than its friction, the top box slips and the others stay."""
    push = np.zeros(24)
    push[1::3], push[21] = -G, 0.6 * G
    candidate = at_rest(stack(8, 0.5), push).candidates[0]
    assert candidate.modes == ("stick",) * 14 + ("slip+",) * 2
    assert candidate.acceleration[21] == pytest.approx(0.1 * G)
    assert candidate.acceleration[:21] == pytest.approx(np.zeros(21), abs=1e-11)
    assert not candidate.shared


def test_tall_stack_at_its_limit_goes_on_slipping():
    """At F = mu G sticking has just ended: the top box begins to slip."""
    push = np.zeros(24)
    push[1::3], push[21] = -G, 0.5 * G
    decision = at_rest(stack(8, 0.5), push, {("stick",) * 16})
    assert decision.candidates[0].modes == ("stick",) * 14 + ("slip+",) * 2


def test_dry_friction_of_a_brake():
    """A wheel under a torque above the static limit turns against the kinetic one; below it rests."""
    wheel = touching(np.array([[2.0]]), np.zeros((0, 1)), dry=np.eye(1), dry_static=[1], dry_kinetic=[0.8])
    (rests,) = at_rest(wheel, [0.9]).candidates
    assert rests.modes == ("stick",)
    assert rests.forces == pytest.approx([-0.9])
    (turns,) = at_rest(wheel, [-1.2]).candidates
    assert turns.modes == ("slip-",)
    assert turns.acceleration == pytest.approx([-0.2])


def test_clutch_drives_one_way():
    """A shaft that would fall behind is taken along by the clutch, one that runs ahead is free."""
    shafts = touching(np.diag([1.0, 3.0]), np.array([[1.0, -1.0]]))
    (engaged,) = at_rest(shafts, [0, 4]).candidates
    assert engaged.modes == ("closed",)
    assert engaged.acceleration == pytest.approx([1, 1])
    (free,) = at_rest(shafts, [4, 0]).candidates
    assert free.modes == ("free",)


def test_massless_point_held_by_joints():
    """The mass matrix may be singular where joints make up for it, also joints given twice."""
    contacts = touching(np.diag([1.0, 0.0]), np.array([[0.0, 1.0]]), joints=np.array([[1.0, -1.0], [2.0, -2.0]]))
    (candidate,) = at_rest(contacts, [-G, 0], joint_rates=[0, 0]).candidates
    assert candidate.forces == pytest.approx([G])


def test_mass_that_no_joint_fixes_is_refused():
    """A massless freedom has no acceleration."""
    contacts = touching(np.diag([1.0, 0.0]), np.array([[0.0, 1.0]]))
    with pytest.raises(ModelError, match="mass matrix is singular"):
        at_rest(contacts, [-G, 0])


def test_newton_with_friction_may_gain_energy_and_tells_it():
    """A rod whose slip stops in the impact: Newton's law adds energy, Poisson's and Routh's take some."""
    contacts = rod(np.pi / 4, 1.0)
    before = np.array([0.1, -0.27, 1.35])
    newton = Approach(before, np.zeros(0), np.zeros(2), np.array([0.96]), ("newton",))
    hits = [
        together(contacts, newton),
        together(contacts, replace(newton, laws=("poisson",))),
        routh(contacts, newton, 0),
    ]
    gains = [(hit.velocity @ contacts.mass @ hit.velocity - before @ contacts.mass @ before) / 2 for hit in hits]
    assert gains[0] > 0
    assert hits[0].gained == pytest.approx(gains[0], rel=1e-12)
    for gain, hit in zip(gains[1:], hits[1:], strict=True):
        assert gain < 0
        assert hit.gained == 0
        assert hit.taken.sum() == pytest.approx(-gain, rel=1e-12)


def test_table_goes_on_with_another_share():
    """Where the rows of three legs would have one pull, the table still rests, on others of its legs."""
    ended = ("closed",) * 4
    legs = touching(np.diag([1, 1 / 3, 1 / 3]), np.array([[1, 1, -1], [1, 1, 1], [1, -1, 1], [1, -1, -1.0]]))
    candidates = at_rest(legs, [-G, -G * 0.1, G * 0.3], {ended}).candidates
    assert candidates
    for candidate in candidates:
        assert candidate.acceleration == pytest.approx(np.zeros(3), abs=1e-12)


def test_weightless_contacts_are_all_ties():
    """Where nothing acts, every way is right, and none of them moves."""
    for contacts in (box(0.5), stack(5, 0.5), ladder(0.5, 0.5, 60)):
        decision = at_rest(contacts, np.zeros(len(contacts.mass)))
        assert decision.candidates
        for candidate in decision.candidates:
            assert candidate.tied
            assert not candidate.acceleration.any()


def test_contact_of_what_joints_hold():
    """A gap that joints keep at zero has a force that nothing determines: zero is taken."""
    contacts = touching(np.eye(2), np.array([[1.0, 0.0]]), joints=np.array([[1.0, 0.0]]))
    for candidate in at_rest(contacts, [-G, 0], joint_rates=[0]).candidates:
        assert candidate.forces == pytest.approx([0])


def test_feather_beside_a_locomotive():
    """Masses from 1e-6 to 1e5 in one decision: each rests on its own weight, or leaves when it is drawn up."""
    masses = np.array([1e5, 1e-6, 1e-6])
    decision = at_rest(touching(np.diag(masses), np.eye(3)), [-1e5 * G, -1e-6 * G, 1e-7 * G])
    (candidate,) = decision.candidates
    assert candidate.modes == ("closed", "closed", "free")
    assert candidate.forces == pytest.approx([1e5 * G, 1e-6 * G, 0])


@pytest.mark.parametrize("solve", [together, in_turn, lambda contacts, approach: routh(contacts, approach, 0)])
def test_dry_friction_takes_no_part_in_impacts(solve):
    """A brake with a finite torque does not change what the tilted rod does in the instant of its impact."""
    contacts = rod(np.pi / 6, 0.2)
    approach = Approach(np.array([0, -np.sqrt(2 * G), 0]), np.zeros(0), np.zeros(2), np.array([0.5]), ("newton",))
    braked = replace(contacts, dry=np.array([[0, 0, 1.0]]), dry_static=np.array([5.0]), dry_kinetic=np.array([4.0]))
    hit = solve(braked, replace(approach, explicit=np.zeros(3)))
    assert hit.velocity == pytest.approx(solve(contacts, approach).velocity, abs=1e-15)
    assert hit.velocity[2] == pytest.approx(-10.212593675060332084, rel=1e-13)


@pytest.mark.parametrize("load", [0.0, 0.2, 0.4, -0.3])
def test_rows_of_three_corners_in_line_do_not_pull(load):
    """Two of three corners are enough; those that are chosen carry the weight, loaded at `load`, by pushing."""
    corners = np.array([[0, 1, x] for x in (-0.5, 0.0, 0.5)])
    contacts = touching(np.diag([1, 1, 1 / 6]), corners)
    (candidate,) = at_rest(contacts, [0, -G, -G * load]).candidates
    closed = np.flatnonzero(candidate.rows.closed)
    assert len(closed) == 2
    forces = np.linalg.solve(corners[closed][:, 1:].T, [G, G * load])
    assert (forces >= -1e-12).all()


def test_stack_that_lands_is_at_rest_exactly():
    """What rounding leaves of velocities would look like slip."""
    contacts = stack(4, 0.5)
    approach = Approach(np.tile([0, -1.4, 0.0], 4), np.zeros(0), np.zeros(16), np.zeros(8), ("newton",) * 8)
    assert not together(contacts, approach).velocity.any()
