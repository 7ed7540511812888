"""Random linkages at rest: their modes are the same in all coordinates, and are what accelerations near rest say."""

from functools import cache

import numpy as np
import pytest
from random_linkages import drawn
from small_motions import COORDINATES

import bricard as br
from bricard.errors import InitialValueError

pytestmark = pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")  # some random parts are free


@cache
def at_rest(dimension, seed):
    """A random linkage, and where it rests; some never do."""
    linkage = br.Mechanism.from_data(drawn(dimension, seed).data())
    try:
        return linkage, br.equilibrium(linkage)
    except InitialValueError as error:
        assert "No equilibrium was found" in str(error)  # noqa: PT017
        return linkage, None


def apart(first, second):
    """The largest distance of eigenvalues from their partners."""
    left, largest = list(first), 0.0
    for value in second:
        nearest = min(left, key=lambda one: abs(one - value))
        left.remove(nearest)
        largest = max(largest, abs(nearest - value))
    return largest


def check_coordinates(dimension, seed):
    """Natural, body and relative coordinates have the same eigenvalues, and as many neutral ones."""
    linkage, rest = at_rest(dimension, seed)
    if rest is None:
        return
    found = [br.linearise(linkage, rest, coordinates=name) for name in COORDINATES]
    modes = [linear.modes() for linear in found]
    size = max([1e-3, *np.abs(modes[0].eigenvalues)])
    assert len({len(one.eigenvalues) for one in modes}) == len({one.neutral for one in modes}) == 1
    assert max(apart(modes[0].eigenvalues, one.eigenvalues) for one in modes[1:]) <= 1e-9 * size
    assert max(linear.certificate for linear in found) < 1e-12


def check_accelerations(dimension, seed):
    """Let go a little beside rest, a mode without damping accelerates back by omega^2: differences of two motions."""
    linkage, rest = at_rest(dimension, seed)
    if rest is None:
        return
    for mode in br.linearise(linkage, rest).modes():
        if mode.damping or not mode.swings:
            continue
        names, step = list(mode.shape), 1e-4
        shape = np.array([mode.shape[name].real for name in names])
        q = np.array([rest.positions[name] for name in names])
        runs = [
            br.simulate(rest.mechanism, (rest.subject.t, rest.subject.t + 1e-3), dict(zip(names, place, strict=True)))
            for place in (q + step * shape, q - step * shape)
        ]
        moved, pulled = (
            np.array(
                [
                    float(runs[0](f"{name}{order}", rest.subject.t) - runs[1](f"{name}{order}", rest.subject.t))
                    for name in names
                ]
            )
            for order in ("", "''")
        )
        assert np.max(np.abs(pulled + mode.omega**2 * moved)) < 1e-5 * mode.omega**2 * np.max(np.abs(moved)) + 1e-9


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_coordinates_agree_on_the_modes(dimension, seed):
    """To nine digits."""
    check_coordinates(dimension, seed)


@pytest.mark.slow
@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("seed", range(10, 60))
def test_coordinates_agree_on_the_modes_of_many(dimension, seed):
    """Likewise."""
    check_coordinates(dimension, seed)


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_modes_are_what_accelerations_say(dimension, seed):
    """By motions that start beside the equilibrium."""
    check_accelerations(dimension, seed)
