"""Decisions of contacts, on matrices alone: against statics, closed forms and laws that no impact may break."""

import numpy as np
import pytest

from bricard.contact.impacts import Approach, in_turn, together
from bricard.contact.modes import Loads, decide_modes
from bricard.contact.problem import touching

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
