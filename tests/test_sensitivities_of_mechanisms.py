"""Derivatives of the motions of all built-in mechanisms agree with differences of motions."""

from collections.abc import Callable

import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.problems.catalogue import names

pytestmark = pytest.mark.filterwarnings("ignore::bricard.errors.MechanismWarning")

FINE = 1e-13  # tolerance of the runs that are compared
SPAN = 0.2  # seconds at most, of a fifth of a run
AGREE = 1e-6  # of the largest derivative: what differences are good for
ROUNDING = 100.0  # times the tolerance
MOST = 2  # parameters of a mechanism
SMOOTH = [
    name
    for name in names()
    if not (builtin(name).events or builtin(name).onesided or builtin(name).document.section("Contacts"))
]
UNDERSTOOD = ("cannot be changed without building", "not given in full", "hardly any mass", "without moving a mass")


def richardson(f: Callable[[float], np.ndarray], h: float) -> np.ndarray:
    """A derivative by central differences of two widths."""
    wide, narrow = ((f(one) - f(-one)) / (2 * one) for one in (h, h / 2))
    return (4 * narrow - wide) / 3


def allowed(model: br.Mechanism, end: float, wrt: list[str], coordinates: str) -> list[br.Sensitivities]:
    """Derivatives with respect to the first names that are not refused; those that are, are so with known words."""
    found = []
    for name in wrt:
        try:
            found.append(br.sensitivities(model, end, wrt=name, tol=1e-12, coordinates=coordinates))
        except br.OptionError as error:
            if not any(words in str(error) for words in UNDERSTOOD):
                raise
        if len(found) == MOST:
            break
    return found


def observed(s: br.Sensitivities) -> list[str]:
    """Points and outputs that all coordinates know."""
    own = set(s.motion.system.coordinates) if s.motion.system else set()
    return [name for name in s.names if name not in own and not name.startswith(("lam.", "energy", "work"))]


def assert_agrees(s: br.Sensitivities, difference: Callable[[list[str]], np.ndarray], end: float, h: float) -> None:
    seen = observed(s) or list(s.names)
    values, expected = s.motion(seen, end), difference(seen)
    noise = ROUNDING * FINE * max(1.0, float(np.abs(values).max())) / h
    np.testing.assert_allclose(s(seen, end, s.wrt[0]), expected, rtol=0, atol=AGREE * np.abs(expected).max() + noise)


def check(name: str, coordinates: str) -> None:
    model = builtin(name)
    end = model.start.t0 + min(SPAN, 0.2 * ((model.start.end or 1.0) - model.start.t0))

    def run(seen: list[str], **changed: dict[str, float]) -> np.ndarray:
        motion = br.simulate(model, end, tol=FINE, coordinates=coordinates, **changed)
        assert motion.success, motion.message
        return np.asarray(motion(seen, end))

    for s in allowed(model, end, list(model.parameters), coordinates):
        (parameter,) = s.wrt
        value = float(model.parameters[parameter])
        h = 2e-3 * (abs(value) or 1.0)
        assert_agrees(
            s,
            lambda seen, p=parameter, v=value, h=h: richardson(lambda x: run(seen, parameters={p: v + x}), h),
            end,
            h,
        )
    given = [f"start.{one}" for one in model.start.positions]
    for s in allowed(model, end, given[:1], coordinates):
        start = s.wrt[0].removeprefix("start.")
        value, h = model.start.positions[start], 1e-4
        assert_agrees(
            s,
            lambda seen, p=start, v=value, h=h: richardson(lambda x: run(seen, positions={p: v + x}), h),
            end,
            h,
        )


@pytest.mark.parametrize("name", SMOOTH)
def test_natural_coordinates(name):
    """Two parameters and a given position, in natural coordinates."""
    check(name, "natural")


def test_a_point_without_mass_in_relative_coordinates():
    """The knot of the crane's ropes and the angle in its motor's torque, which is a coordinate here."""
    check("slewing_crane", "relative")


@pytest.mark.slow
@pytest.mark.parametrize("coordinates", ["body", "relative"])
@pytest.mark.parametrize("name", SMOOTH)
def test_other_coordinates(name, coordinates):
    """The same in body and in relative coordinates."""
    check(name, coordinates)
