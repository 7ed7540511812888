"""Contacts are judged on the polynomials after a run: what is wrong on purpose is found, what is right is not."""

from dataclasses import replace

import numpy as np
import pytest
from contact_motions import FALL, RESTITUTION, STOP, G, bounce_times, bouncing_ball, braked_block

import bricard as br
from bricard.contact.history import Accumulation, Doubt, History, Interval
from bricard.pipeline import Given, solve
from bricard.results.cells import Cells, cells_of, lowest
from bricard.results.contact_checks import with_contacts_checked
from bricard.results.solved import UNKNOWN, Account, Solved, Verdict, times_apart
from bricard.solvers.method import Method, Request
from bricard.solvers.stepper import Evidence


def judged(solved, balance=None):
    return with_contacts_checked(solved, balance)


def relabelled(solved, **modes):
    return replace(solved, contacts=replace(solved.contacts, modes={name: tuple(one) for name, one in modes.items()}))


def message(solved):
    found = judged(solved)
    assert not found.verdict.success
    return found.verdict.message


def test_a_right_bouncing_ball_stays_a_success():
    """The ball of the closed form touches the floor to rounding, and never passes through it."""
    found = judged(bouncing_ball())
    assert found.verdict.success
    evidence = found.contact_evidence
    assert (evidence.impacts, evidence.changes) == (3, 0)
    assert abs(evidence.open_gap.value) < 1e-12
    assert evidence.nearest_miss is None  # it turns back nowhere but at impacts
    assert evidence.closest_events.value == pytest.approx(2 * FALL * RESTITUTION**2)


def test_a_right_block_with_friction_stays_a_success():
    """A block that is braked to rest is within its cone: on it while slipping, inside while sticking."""
    found = judged(braked_block())
    assert found.verdict.success
    assert found.contact_evidence.changes == 1
    assert found.contact_evidence.force.value == pytest.approx(G)
    assert abs(found.contact_evidence.cone.value) < 1e-12


def test_a_penetration_is_found_between_the_samples():
    """A ball whose floor lies 1 mm too deep passes through the real one, by as much."""
    text = message(bouncing_ball(floor=-1e-3))
    assert text.startswith("reached t = 1.6, but at t = ")
    assert "the contact 'ball/floor' penetrates by 0.001 while it is open" in text
    assert text.endswith("do not trust what follows.\n  Try a smaller max_step, or a smaller tol.")


def test_a_pulling_contact_is_found():
    """A floor that pulls a block down has a negative normal force."""
    assert "the contact 'block/floor' pulls with 2" in message(braked_block(normal=-2.0))


def test_friction_outside_its_cone_is_found():
    """Friction of twice its coefficient lies outside the cone by mu N."""
    assert f"has friction beyond its limit, by {0.3 * G:.3g}" in message(braked_block(end=0.15, coefficient=0.6))


def test_friction_that_drives_is_found():
    """Friction along the slip gives energy instead of taking it."""
    assert "has friction along its slip" in message(braked_block(end=0.15, coefficient=-0.3))


@pytest.mark.parametrize(
    ("modes", "words"),
    [
        ([Interval(0, 1, "stick")], "slips by 1.2 while it sticks"),
        ([Interval(0, STOP, "slip-"), Interval(STOP, 1, "stick")], "slips by 1.2 the other way in the mode slip-"),
        ([Interval(0, 1, "free")], "has a force of 9.81 while it is open"),
    ],
)
def test_a_wrong_label_is_found(modes, words):
    """Modes that do not tell what the motion does are not believed."""
    assert words in message(relabelled(braked_block(), floor=modes))


def test_a_contact_that_is_open_while_it_is_said_to_be_closed():
    """A ball in flight is not on the floor."""
    assert "is open by 1 while it is closed" in message(
        relabelled(bouncing_ball(), floor=[Interval(0, 1.6, "closed")])
    )


def test_impacts_that_give_energy_and_energies_that_do_not_balance():
    """No law of impact makes energy."""
    solved = bouncing_ball()
    first, *others = solved.contacts.impacts
    wrong = replace(solved, contacts=replace(solved.contacts, impacts=(replace(first, taken=-0.5), *others)))
    assert "the impact of 'ball/floor' gives an energy of 0.5" in message(wrong)
    assert "its energies do not balance, by 0.01" in judged(solved, 0.01).verdict.message


def test_a_run_that_has_failed_keeps_its_reason():
    """What the judge finds comes after why a run has stopped."""
    solved = bouncing_ball(floor=-1e-3)
    stopped = replace(solved, verdict=replace(solved.verdict, success=False, message="stopped at t = 1.6."))
    assert message(stopped).startswith("stopped at t = 1.6.\n  Besides, at t = ")


def test_outside_its_windows_a_gap_does_not_count():
    """Beside a table a ball is below its surface without touching it."""
    dae = br.DAE(
        "x y N.top",
        lambda t, x, der: [der(x.x) - 1, der(x.y, 2) + G, x["N.top"]],
        outputs=lambda t, x, der: {"gap.top": x.y + 0.0, "window.top.1": 0.2 - x.x},
    )
    solved = solve(dae, (0.0, 1.0), Given({"x": 0.0, "y": 1.0, "y'": 0.0}), Method(), Request())
    free = History({"top": (Interval(0, 1, "free"),)})
    assert judged(replace(solved, contacts=free)).verdict.success
    beside = br.DAE(
        "x y N.top",
        lambda t, x, der: [der(x.x) - 1, der(x.y, 2) + G, x["N.top"]],
        outputs=lambda t, x, der: {"gap.top": x.y + 0.0, "window.top.1": 2 - x.x},
    )
    solved = solve(beside, (0.0, 1.0), Given({"x": 0.0, "y": 1.0, "y'": 0.0}), Method(), Request())
    assert not judged(replace(solved, contacts=free)).verdict.success


@pytest.mark.parametrize("depth", [1e-3, 1e-9, -1e-4])
def test_the_nearest_miss_is_where_a_gap_turns_back(depth):
    """An oscillator comes as near to a wall as its closed form says; one that passes it is not a success."""
    gap = 1 + depth
    dae = br.DAE(
        "x N.wall",
        lambda t, x, der: [der(x.x, 2) + x.x, x["N.wall"]],
        outputs=lambda t, x, der: {"gap.wall": gap - x.x},
    )
    solved = solve(dae, (0.0, 3.0), Given({"x": 0.0, "x'": 1.0}), Method(tol=1e-13), Request())
    found = judged(replace(solved, contacts=History({"wall": (Interval(0, 3, "free"),)})))
    miss = found.contact_evidence.nearest_miss
    assert miss.value == pytest.approx(depth, rel=1e-3, abs=1e-12)
    assert miss.t == pytest.approx(np.pi / 2, abs=1e-3)
    assert found.verdict.success == (depth > 0)


def test_doubts_and_accumulations_are_told():
    """What the decisions were unsure of stands in the certificate."""
    solved = bouncing_ball()
    doubt = Doubt(0.45, "two modes are possible; the closed one was taken")
    zeno = Accumulation("floor", 1.5, 2.56, 17, 1e-6, 1e-12)
    found = judged(replace(solved, contacts=replace(solved.contacts, doubts=(doubt,), accumulations=(zeno,))))
    text = str(found.certificate())
    assert "contacts            3 impacts, 0 changes of mode\n" in text
    assert "doubt               at t = 0.45: two modes are possible; the closed one was taken\n" in text
    assert "accumulation        17 impacts of ball/floor end at t = 2.56, within 1e-12\n" in text


def test_lowest_values_are_those_of_a_fine_grid():
    """The smallest value of a wild function over many cells, beside a dense sampling of it."""
    ends = np.linspace(0, 3, 40)
    cells = Cells(ends[:-1], ends[1:])

    def f(t):
        return np.cos(7 * t) + 0.3 * np.sin(31 * t) - 0.1 * t

    fine = np.linspace(0, 3, 2_000_001)
    low = lowest(f(cells.times))
    assert low.value == pytest.approx(f(fine).min(), abs=1e-10)
    assert cells.at(low.row, low.share) == pytest.approx(fine[np.argmin(f(fine))], abs=1e-4)


def test_cells_end_where_steps_and_modes_do():
    """No cell reaches across an impact."""
    cells = cells_of(bouncing_ball().trajectory, np.array([0.1]))
    for t in (0.1, *bounce_times(3)):
        assert np.min(np.abs(cells.starts - t)) < 1e-14


def test_runs_that_kept_no_polynomials_are_only_counted():
    """With keep="times" there is nothing between the kept values to look at."""
    solved = bouncing_ball()
    bare = [replace(one, polynomials=None) for one in solved.trajectory.segments]
    found = judged(replace(solved, trajectory=replace(solved.trajectory, segments=tuple(bare))))
    assert found.contact_evidence.impacts == 3
    assert found.contact_evidence.open_gap is None


def block_on_two_corners(tangent, friction):
    """A block at rest on a slope, on both of its lower corners."""
    s = br.Lagrangian("C[2] phi")
    s.particle(1.0, s.C)
    s.kinetic(0.5 * 0.1 * s.rate.phi**2)
    s.gravity(br.Vec2(-tangent * G, -G))
    for name, side in (("left", -0.5), ("right", 0.5)):
        corner = s.C + br.Vec2(side * br.cos(s.phi) + 0.1 * br.sin(s.phi), side * br.sin(s.phi) - 0.1 * br.cos(s.phi))
        s.unilateral(corner.y, s.rate(corner).x, friction, name=name)
    return br.simulate(s, (0, 1), {"C": (0, 0.1), "phi": 0})


def test_corners_of_a_patch_share_their_friction():
    """One corner carries the friction of both: more than its own cone, not more than that of the patch."""
    motion = block_on_two_corners(0.4, 0.5)
    assert motion.success, motion.message
    N, T = (np.array([motion(f"{force}.{name}", 0.5) for name in ("left", "right")]) for force in "NT")
    assert np.sum(T) == pytest.approx(0.4 * G)
    assert np.max(T) > 0.5 * np.max(N)
    assert motion.certificate.contacts.cone.value == pytest.approx(0.4 * G - 0.5 * G)
    alone = with_contacts_checked(replace(bare(motion), contacts=motion.history), None, {"left": "a", "right": "b"})
    assert "has friction beyond its limit" in alone.verdict.message


def bare(motion):
    """What a run had found, without a word about contacts."""
    account = Account("", 1, 1e-10)
    return Solved(Verdict(True, ""), False, motion.trajectory, (), NO_EVIDENCE, account, UNKNOWN)


NO_EVIDENCE = Evidence(np.zeros(0), np.zeros(0), np.zeros(0), np.zeros(0), np.zeros(0), 0)


def test_event_times_are_compared_with_a_finer_run():
    """A ball with drag has no closed form for its times; two runs agree on them."""
    s = br.Lagrangian("y")
    s.kinetic(0.5 * s.rate.y**2)
    s.potential(G * s.y)
    s.load(-0.1 * s.rate.y * br.sqrt(s.rate.y**2 + 0.01), s.rate.y)
    s.unilateral(s.y, restitution=0.8, name="floor")
    motion = br.simulate(s, (0, 1.5), {"y": 1}, estimate_error=True)
    assert motion.certificate.contacts.impacts == 2
    assert motion.certificate.contacts.event_error < 1e-9
    assert "event times         within " in str(motion.certificate)
    assert times_apart(motion.history, replace(motion.history, impacts=())) == np.inf
