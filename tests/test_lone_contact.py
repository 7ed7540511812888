"""A contact that is alone is decided by compiled code as by the search that knows any number of contacts."""

from __future__ import annotations

import numpy as np
import pytest

from bricard.contact.impacts import Approach, together
from bricard.contact.lone import LAWS, MODES, READ
from bricard.contact.modes import Loads, decide_modes
from bricard.contact.problem import touching
from bricard.symbolic._symbolic import LoneContact

N, JOINTS = 5, 2
pytestmark = pytest.mark.skipif(LoneContact.__module__.endswith("by_numpy"), reason="nothing was compiled")


class Drawn:
    """Numbers of a state with one contact, drawn at random; some of its coordinates may have no mass."""

    def __init__(self, seed: int, rough: bool) -> None:
        random = np.random.default_rng(seed)
        joints = int(random.integers(0, JOINTS + 1))
        A, slips = random.normal(size=(N, N)), 1 if rough else 0
        mu = random.uniform(0.05, 1.0) if rough else 0.0
        self.numbers = {
            "M": A @ A.T + np.eye(N),
            "f": random.normal(size=N),
            "G": random.normal(size=(joints, N)),
            "gamma": random.normal(size=joints),
            "gap_rates": random.normal(size=1),
            "normals": random.normal(size=(1, N)),
            "gap_biases": random.normal(size=1),
            "slips": random.normal(size=slips),
            "slip_rows": random.normal(size=(slips, N)),
            "slip_biases": random.normal(size=slips),
            "static": np.array([mu * random.uniform(1, 2)]),
            "kinetic": np.array([mu]),
            "restitution": random.uniform(0, 1, size=1),
        }
        if joints and seed % 3 == 0:
            for one in (self.numbers["M"][0], self.numbers["M"][:, 0]):
                one[:] = 0.0
        self.v = random.normal(size=N)
        flat = [self.numbers[name].ravel(order="F") for name in (*READ, *LAWS)]
        self.flat = np.concatenate(flat)
        starts = np.cumsum([0, *map(len, flat)])[:-1]
        self.lone = LoneContact([N, joints, 1, slips], starts.tolist(), len(self.flat))
        self.slip = 0 if rough else -1

    @property
    def touching(self):
        """As the general search takes it."""
        n = self.numbers
        return touching(n["M"], n["normals"], [n["slip_rows"]], n["static"], n["kinetic"], joints=n["G"])


every_case = pytest.mark.parametrize("rough", [False, True])


@every_case
def test_impacts_agree(rough: bool) -> None:
    """Velocities, impulses, modes and energies of impacts are those of the search; nearly all of them are decided."""
    decided = 0
    for seed in range(200):
        case = Drawn(seed, rough)
        n, contacts = case.numbers, case.touching
        hit = case.lone.impact(case.flat, case.v, 0, case.slip)
        before = np.concatenate([n["gap_rates"], n["slips"]])
        explicit = before - contacts.rows @ case.v
        wanted = together(contacts, Approach(case.v, n["G"] @ case.v, explicit, n["restitution"], ("newton",)))
        if hit is None:
            continue
        decided += 1
        velocity, speeds, impulses, told, after, mode, taken, energy, kinetic, compliance = hit
        near = {"rel": 1e-9, "abs": 1e-9}
        assert velocity == pytest.approx(wanted.velocity, **near)
        assert speeds == pytest.approx(wanted.speeds, **near)
        assert impulses == pytest.approx(wanted.impulses, **near)
        assert told == pytest.approx(before)
        assert after == pytest.approx(wanted.after, **near)
        assert (MODES[mode],) == wanted.modes
        assert taken == pytest.approx(float(wanted.taken.sum()), **near)
        assert energy == pytest.approx(wanted.energy, **near)
        assert kinetic == pytest.approx(wanted.kinetic, **near)
        assert compliance == pytest.approx(contacts.response.delassus[0, 0], **near)
    assert decided > 150


@every_case
@pytest.mark.parametrize("direction", [0.0, 1.0, -1.0])
def test_motions_agree(rough: bool, direction: float) -> None:
    """Modes, forces and accelerations are the only candidate of the search; what it doubts is left to it."""
    decided, seen = 0, set()
    for seed in range(300):
        case = Drawn(1000 + seed, rough)
        n, contacts = case.numbers, case.touching
        excluded = [()] if seed % 2 else [(MODES[seed // 2 % len(MODES)],)]
        mask = sum(1 << MODES.index(one[0]) for one in excluded if one)
        found = case.lone.motion(case.flat, 0, case.slip, direction, 0.1, mask)
        explicit = np.concatenate([n["gap_biases"], n["slip_biases"]])
        directions = np.array([0.0, direction])[: len(explicit)]
        wanted = decide_modes(contacts, Loads(n["f"], n["gamma"], explicit, directions, 0.1), excluded)
        if found is None:
            continue
        decided += 1
        forces, acceleration, opening, least_force, least_opening, mode, margin, size = found
        best, near = wanted.candidates[0], {"rel": 1e-8, "abs": 1e-8}
        seen.add(MODES[mode])
        assert len(wanted.candidates) == 1
        assert wanted.complete
        assert (MODES[mode],) == best.modes
        assert forces == pytest.approx(best.forces, **near)
        assert acceleration == pytest.approx(best.acceleration, **near)
        assert opening == pytest.approx(best.opening, **near)
        assert least_force == pytest.approx(best.least_force, rel=1e-8)
        assert least_opening == pytest.approx(best.least_opening, rel=1e-8)
        assert (margin, size) == pytest.approx((best.margin, wanted.size), rel=1e-7, abs=1e-8)
    assert decided > 100
    expected = {"free", "closed"} if not rough else {"free", "stick", "slip+", "slip-"}
    if direction and rough:
        expected = {"free", "slip+" if direction > 0 else "slip-"}
    assert seen == expected


def test_what_is_doubtful_is_left_to_the_search() -> None:
    """A force of zero, a slip without acceleration, joints that depend on each other, no mass at all."""
    case = Drawn(1, True)
    names = (*READ, *LAWS)

    def motion(**changed: np.ndarray) -> object:
        flat = np.concatenate([(case.numbers | changed)[name].ravel(order="F") for name in names])
        return case.lone.motion(flat, 0, 0, 0.0, 0.0, 0)

    n = case.numbers
    still = {"f": np.zeros(N), "gamma": 0 * n["gamma"], "slip_biases": np.zeros(1)}
    assert motion(**still, gap_biases=np.zeros(1)) is None
    assert motion(M=np.zeros((N, N))) is None
    assert motion(static=np.zeros(1)) is None
    with pytest.raises(ValueError, match="numbers"):
        case.lone.motion(case.flat[1:], 0, 0, 0.0, 0.0, 0)
    with pytest.raises(ValueError, match="contact"):
        case.lone.motion(case.flat, 1, 0, 0.0, 0.0, 0)
