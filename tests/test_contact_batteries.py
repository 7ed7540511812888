"""Decisions of contacts, attacked by random problems: laws, other methods, other units, other orders."""

from dataclasses import replace

import numpy as np
import pytest
import scipy.optimize

from bricard.contact import search
from bricard.contact.impacts import Approach, together
from bricard.contact.modes import Loads, decide_modes
from bricard.contact.problem import touching

SMALL = 1e-8
SEEDS = range(12)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def random_contacts(rng, contacts, widths, *, joints=0, dry=0, ratio=1.0):
    """Contacts in general position: rows, masses and coefficients at random, one joint given twice."""
    n = contacts * (1 + max(widths)) + joints + dry + 1
    root = rng.normal(size=(n, n))
    static = rng.uniform(0.05, 1.5, contacts)
    limits = rng.uniform(0.1, 2, dry)
    G = rng.normal(size=(joints, n))
    return touching(
        root @ root.T + np.eye(n),
        rng.normal(size=(contacts, n)),
        [rng.normal(size=(widths[i % len(widths)], n)) for i in range(contacts)],
        static,
        static * ratio,
        joints=np.vstack((G, G[:1])),
        dry=rng.normal(size=(dry, n)),
        dry_static=limits,
        dry_kinetic=limits * ratio,
    )


def random_loads(rng, contacts):
    p, m = len(contacts.rows), len(contacts.joints)
    rates = rng.normal(size=m)
    rates[m - 1 :] = rates[:1]
    return Loads(rng.normal(size=len(contacts.mass)) * 3, rates, rng.normal(size=p), np.zeros(p))


def check_motion(contacts, candidate, loads):
    """Newton's law, the joints, and y = B a + c."""
    force = contacts.mass @ candidate.acceleration - loads.force - contacts.rows.T @ candidate.forces
    reactions = np.linalg.lstsq(contacts.joints.T, force, rcond=None)[0]
    assert contacts.joints.T @ reactions == pytest.approx(force, abs=SMALL)
    assert contacts.joints @ candidate.acceleration == pytest.approx(loads.joint_rates, abs=SMALL)
    assert contacts.rows @ candidate.acceleration + loads.explicit == pytest.approx(candidate.opening, abs=SMALL)


def check_gaps(contacts, normal, opening):
    """N >= 0, g'' >= 0, one of them zero."""
    assert normal.min(initial=0) >= -SMALL
    assert opening.min(initial=0) >= -SMALL
    assert normal * opening == pytest.approx(0 * normal, abs=SMALL)


def check_friction(slip, friction, static, kinetic):
    """Inside the static limit without slip; at the kinetic limit against slip."""
    speed = np.linalg.norm(slip)
    if speed < SMALL:
        assert np.linalg.norm(friction) <= static + SMALL
    else:
        assert friction == pytest.approx(-kinetic * slip / speed, abs=SMALL / min(speed, 1))


def check_laws(contacts, forces, opening):
    """All laws of contact and friction, for slips that are zero at first."""
    k = len(contacts.normals)
    check_gaps(contacts, forces[:k], opening[:k])
    dry = iter(zip(contacts.dry_static, contacts.dry_kinetic, strict=True))
    for rub in contacts.rubs:
        if rub.owner < 0:
            static, kinetic = next(dry)
        else:
            static, kinetic = (mu[rub.owner] * forces[rub.owner] for mu in (contacts.static, contacts.kinetic))
        check_friction(opening[rub.rows], forces[rub.rows], static, kinetic)


@every_seed
@pytest.mark.parametrize(
    ("count", "widths", "extra"),
    [
        (1, (1,), {}),
        (2, (0,), {"joints": 2}),
        (2, (1,), {"joints": 1, "ratio": 0.8}),
        (3, (1,), {"dry": 1}),
        (4, (1, 0), {"joints": 2}),
        (1, (2,), {}),
        (2, (2, 1), {"joints": 1}),
        (2, (2,), {}),
        (0, (0,), {"dry": 2, "joints": 1}),
    ],
)
def test_every_candidate_obeys_all_laws_and_there_is_one(seed, count, widths, extra):
    """Where nothing slips yet and the matrix is regular, a solution exists for any coefficients of friction."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, count, widths, **extra)
    loads = random_loads(rng, contacts)
    decision = decide_modes(contacts, loads)
    assert decision.candidates
    for candidate in decision.candidates:
        check_motion(contacts, candidate, loads)
        check_laws(contacts, candidate.forces, candidate.opening)


@every_seed
def test_frictionless_contacts_as_least_squares(seed):
    """Gauss's principle: accelerations nearest to the free ones; by Lawson and Hanson's method."""
    rng = np.random.default_rng(seed)
    n, k = 6, int(rng.integers(1, 6))
    root = np.linalg.cholesky(np.cov(rng.normal(size=(n, 40))))
    W, f, c = rng.normal(size=(k, n)), rng.normal(size=n), rng.normal(size=k)
    contacts = touching(root @ root.T, W)
    (candidate,) = decide_modes(contacts, Loads(f, np.zeros(0), c, np.zeros(k))).candidates
    b = W @ np.linalg.solve(root @ root.T, f) + c
    A = np.linalg.cholesky(contacts.response.delassus)
    normal, _ = scipy.optimize.nnls(A.T, -np.linalg.solve(A, b))
    assert candidate.forces == pytest.approx(normal, abs=1e-9)


SHAPES = [(1, (1,)), (2, (1,)), (3, (1, 0)), (1, (2,)), (2, (2, 1))]


@every_seed
@pytest.mark.parametrize(("count", "widths"), SHAPES)
def test_lemke_finds_one_of_all_solutions(seed, count, widths, monkeypatch):
    """The way of many contacts, taken for few: what it finds is among what enumeration finds."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, count, widths, ratio=float(rng.choice([1.0, 0.8])))
    loads = random_loads(rng, contacts)
    every = decide_modes(contacts, loads)
    monkeypatch.setattr(search, "LARGEST", 0)
    decision = decide_modes(contacts, loads)
    assert decision.how == "lemke"
    assert any(one.forces == pytest.approx(decision.candidates[0].forces, abs=SMALL) for one in every.candidates)


@every_seed
@pytest.mark.parametrize(("count", "widths"), SHAPES)
def test_units_change_nothing(seed, count, widths):
    """Coordinates, masses, gaps and slips in units from 1e-6 to 1e6: the same modes, forces in the new units."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, count, widths, joints=1)
    loads = random_loads(rng, contacts)
    coordinates = 10 ** rng.uniform(-6, 6, len(contacts.mass))
    gaps, rub, force = 10 ** rng.uniform(-6, 6, count), 10 ** rng.uniform(-6, 6, count), 10 ** rng.uniform(-6, 6)
    rows = np.concatenate((gaps, *(np.full(len(slip), rub[i]) for i, slip in enumerate(contacts.slips))))
    # B a in other units of rows and coordinates; friction's coefficient is a ratio of forces in units of their rows
    changed = touching(
        force * contacts.mass * coordinates * coordinates[:, None],
        contacts.normals * coordinates * gaps[:, None],
        [slip * coordinates * rub[i] for i, slip in enumerate(contacts.slips)],
        contacts.static * gaps / rub,
        joints=contacts.joints * coordinates * 1e3,
    )
    scaled = Loads(
        force * loads.force * coordinates, loads.joint_rates * 1e3, loads.explicit * rows, loads.directions
    )
    before, after = decide_modes(contacts, loads), decide_modes(changed, scaled)
    assert [one.modes for one in before.candidates] == [one.modes for one in after.candidates]
    for one, other in zip(before.candidates, after.candidates, strict=True):
        assert other.forces * rows / force == pytest.approx(one.forces, abs=1e-7)
        assert other.margin == pytest.approx(one.margin, rel=1e-5, abs=1e-7)


@every_seed
@pytest.mark.parametrize("law", ["newton", "poisson"])
@pytest.mark.parametrize(("count", "widths"), SHAPES)
def test_order_of_contacts_changes_nothing(seed, count, widths, law):
    """The same contacts in another order, in modes and in impacts."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, count, widths, joints=1)
    loads = random_loads(rng, contacts)
    order = rng.permutation(count)
    rows = [*order]
    firsts = {rub.owner: rub for rub in contacts.rubs}
    rows += [row for i in order if i in firsts for row in range(*firsts[i].rows.indices(10**6))]
    other = touching(
        contacts.mass, contacts.normals[order], [contacts.slips[i] for i in order], contacts.static[order],
        joints=contacts.joints,
    )  # fmt: skip
    again = Loads(loads.force, loads.joint_rates, loads.explicit[rows], loads.directions)
    first, second = decide_modes(contacts, loads), decide_modes(other, again)
    assert {one.modes for one in second.candidates} == {
        tuple(one.modes[i] for i in order) for one in first.candidates
    }
    e = rng.uniform(0, 1, count)
    approach = Approach(loads.force, loads.joint_rates, loads.explicit, e, (law,) * count)
    same = Approach(loads.force, loads.joint_rates, loads.explicit[rows], e[order], (law,) * count)
    assert together(other, same).velocity == pytest.approx(together(contacts, approach).velocity, abs=SMALL)


def random_approach(rng, contacts, e, law):
    """Velocities that the joints allow."""
    p, k = len(contacts.rows), len(contacts.normals)
    velocity = rng.normal(size=len(contacts.mass))
    explicit = rng.normal(size=p) * rng.choice([0, 1])
    return Approach(velocity, contacts.joints @ velocity, explicit, np.full(k, e), (law,) * k)


@every_seed
@pytest.mark.parametrize(("count", "widths"), SHAPES)
def test_inelastic_impacts_obey_all_laws_and_take_energy(seed, count, widths):
    """Moreau's impact with e = 0: complementarity and cones on impulses; energy seen from the surfaces falls."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, count, widths, joints=1)
    approach = random_approach(rng, contacts, 0.0, "newton")
    hit = together(contacts, approach)
    assert hit.decided in ("unique", "ambiguous")
    check_laws(contacts, hit.impulses, hit.after)
    jump = contacts.mass @ (hit.velocity - approach.velocity) - contacts.rows.T @ hit.impulses
    reactions = np.linalg.lstsq(contacts.joints.T, jump, rcond=None)[0]
    assert contacts.joints.T @ reactions == pytest.approx(jump, abs=SMALL)
    assert contacts.joints @ hit.velocity == pytest.approx(approach.joint_rates, abs=SMALL)
    assert hit.gained == 0
    if not approach.explicit.any():
        kinetic = [v @ contacts.mass @ v / 2 for v in (approach.velocity, hit.velocity)]
        work = reactions @ approach.joint_rates
        assert kinetic[0] - kinetic[1] + work == pytest.approx(hit.taken.sum(), abs=SMALL * (1 + kinetic[0]))


@every_seed
@pytest.mark.parametrize("e", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("law", ["newton", "poisson"])
def test_frictionless_impacts_never_gain_energy(seed, e, law):
    """With one restitution, and no contact that opens before; by Newton's law e = 1 keeps the energy if all push."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, int(rng.integers(1, 5)), (0,), joints=1)
    approach = replace(random_approach(rng, contacts, e, law), explicit=np.zeros(len(contacts.normals)))
    signs = -np.sign(contacts.normals @ approach.velocity)
    contacts = replace(contacts, normals=signs[:, None] * contacts.normals)
    hit = together(contacts, approach)
    assert hit.gained == 0
    assert (hit.after[: len(contacts.normals)] >= -SMALL).all()
    if e == 1 and law == "newton" and (hit.impulses > 0).all():
        assert hit.taken.sum() == pytest.approx(0, abs=SMALL)


@every_seed
def test_single_contacts_rebound_alike_by_both_laws(seed):
    """One contact without friction: g'+ = -e g'-, by Newton and by Poisson."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, 1, (0,), joints=1)
    e = rng.uniform()
    approach = random_approach(rng, contacts, e, "newton")
    newton = together(contacts, approach)
    poisson = together(contacts, replace(approach, laws=("poisson",)))
    assert poisson.velocity == pytest.approx(newton.velocity, abs=1e-10)
    expected = -e * newton.before[0] if newton.before[0] < 0 else newton.before[0]
    assert newton.after[0] == pytest.approx(expected, abs=1e-10)


@every_seed
@pytest.mark.parametrize(("count", "widths"), SHAPES)
def test_poisson_with_friction_never_gains_energy(seed, count, widths):
    """With one restitution for all contacts, as long as none opens before."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, count, widths, joints=1)
    approach = replace(
        random_approach(rng, contacts, 0, "poisson"),
        explicit=np.zeros(len(contacts.rows)),
        restitution=np.full(count, rng.uniform()),
    )
    signs = -np.sign(contacts.normals @ approach.velocity)
    hit = together(replace(contacts, normals=signs[:, None] * contacts.normals), approach)
    assert hit.decided in ("unique", "ambiguous")
    assert hit.gained == 0
    assert (hit.after[:count] >= -SMALL).all()


@every_seed
@pytest.mark.parametrize("widths", [(1,), (2,), (1, 2)])
def test_contacts_that_slip_already(seed, widths):
    """Friction is mu N against the given direction; of one contact N = -b / p, or none, or two ways."""
    rng = np.random.default_rng(seed)
    contacts = random_contacts(rng, len(widths), widths, joints=1)
    loads = random_loads(rng, contacts)
    for rub in contacts.rubs:
        direction = rng.normal(size=rub.width)
        loads.directions[rub.rows] = direction / np.linalg.norm(direction)
    decision = decide_modes(contacts, loads)
    for candidate in decision.candidates:
        check_motion(contacts, candidate, loads)
        check_gaps(contacts, candidate.forces[: len(widths)], candidate.opening[: len(widths)])
        for rub in contacts.rubs:
            friction = -contacts.kinetic[rub.owner] * candidate.forces[rub.owner] * loads.directions[rub.rows]
            assert candidate.forces[rub.rows] == pytest.approx(friction, abs=SMALL)
    if len(widths) == 1:
        D, rub = contacts.response.delassus[0], contacts.rubs[0]
        p = D[0] - contacts.kinetic[0] * D[rub.rows] @ loads.directions[rub.rows]
        b = contacts.normals[0] @ contacts.response.free(loads.force, loads.joint_rates) + loads.explicit[0]
        assert decision.how == {(True, True): "unique", (True, False): "unique", (False, True): "ambiguous"}.get(
            (p > 0, b > 0), "none"
        )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("count", "width"), [(8, 1), (20, 1), (6, 2), (12, 2)])
def test_many_contacts_obey_all_laws(seed, count, width):
    """By Lemke's method, in space with round cones; modes and inelastic impacts."""
    rng = np.random.default_rng(100 * seed + count)
    contacts = random_contacts(rng, count, (width,), joints=1)
    loads = random_loads(rng, contacts)
    decision = decide_modes(contacts, loads)
    assert decision.how == "lemke"
    check_motion(contacts, decision.candidates[0], loads)
    check_laws(contacts, decision.candidates[0].forces, decision.candidates[0].opening)
    hit = together(contacts, random_approach(rng, contacts, 0.0, "newton"))
    assert hit.decided == "lemke"
    check_laws(contacts, hit.impulses, hit.after)
    assert hit.gained == 0


def motion_by_rows(contacts, candidate, loads):
    """Accelerations of the linear equations that `rows` choose, and whether these are regular."""
    rows, k, p, n = candidate.rows, len(contacts.normals), len(contacts.rows), len(contacts.mass)
    B = contacts.rows
    table, right = np.zeros((n + p, n + p)), np.zeros(n + p)
    table[:n, :n], table[:n, n:], right[:n] = contacts.mass, -B.T, loads.force
    for i in range(k):
        if rows.closed[i]:
            table[n + i, :n], right[n + i] = B[i], -loads.explicit[i]
        else:
            table[n + i, n + i] = 1
    for rub in contacts.rubs:
        at = rub.first
        if rows.sticks[rub.owner]:
            table[n + at, :n], right[n + at] = B[at], -loads.explicit[at]
        else:
            table[n + at, n + at], table[n + at, n + rub.owner] = 1, rows.directions[at] * contacts.kinetic[rub.owner]
    solution = np.linalg.solve(table, right)
    return solution[:n], solution[n:]


def crowded(rng, contacts, freedoms):
    """More rows than freedoms: forces that are determined only in sum; some rows are the same."""
    normals = rng.normal(size=(contacts, freedoms))
    slips = [rng.normal(size=(1, freedoms)) for _ in range(contacts)]
    static = rng.uniform(0.1, 1.0, contacts)
    if rng.uniform() < 0.5:
        slips[-1] = -2 * slips[0]
    if rng.uniform() < 0.3:
        normals[-1], slips[-1], static[-1] = normals[0], slips[0], static[0]
    return touching(np.eye(freedoms), normals, slips, static)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("count", "freedoms"), [(2, 3), (3, 3), (3, 2), (4, 5), (8, 3)])
def test_redundant_contacts(seed, count, freedoms):
    """Some way exists, all laws hold, and the rows that are chosen give the same motion without being singular."""
    rng = np.random.default_rng(seed)
    contacts = crowded(rng, count, freedoms)
    p = len(contacts.rows)
    loads = Loads(rng.normal(size=freedoms), np.zeros(0), np.zeros(p), np.zeros(p))
    decision = decide_modes(contacts, loads)
    assert decision.candidates
    for candidate in decision.candidates:
        check_motion(contacts, candidate, loads)
        check_laws(contacts, candidate.forces, candidate.opening)
        acceleration, forces = motion_by_rows(contacts, candidate, loads)
        assert acceleration == pytest.approx(candidate.acceleration, abs=1e-7)
        assert (forces[:count] >= -1e-7).all()
