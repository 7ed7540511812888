"""Decisions of contacts, attacked by random problems: laws checked directly, other methods, other units, other orders."""

import numpy as np
import pytest
import scipy.optimize

from bricard.contact.modes import Loads, decide_modes
from bricard.contact.problem import touching

SMALL = 1e-8
SEEDS = range(60)
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
