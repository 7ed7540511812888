"""What a solution tells of its contacts: by name, in tables, in files."""

import math
from dataclasses import asdict, replace

import h5netcdf
import numpy as np
import pytest
import xarray
from contact_motions import (
    DRIFT,
    FALL,
    HEIGHT,
    MU,
    RESTITUTION,
    SPEED,
    STOP,
    G,
    bounce_times,
    bouncing_ball,
    braked_block,
)

import bricard as br
from bricard.contact.history import Accumulation, Doubt, History, Interval
from bricard.pipeline import Given, solve
from bricard.results.contact_checks import with_contacts_checked
from bricard.results.energy import energy_along, energy_balance
from bricard.results.solution import Solution
from bricard.solvers.method import Method, Request


def solution(solved, units=None):
    found = with_contacts_checked(solved)
    verdict, history = found.verdict, found.contacts
    events = (found.trajectory, found.events, found.certificate())
    return Solution(verdict.success, verdict.message, *events, units or {}, history)


@pytest.fixture(scope="module")
def ball():
    return solution(bouncing_ball(), {"y": "m", "gap.floor": "m"})


@pytest.fixture(scope="module")
def block():
    return solution(braked_block())


def test_contacts_are_asked_for_by_name(ball):
    """A ball in flight is free, and its gap is its height."""
    assert ball.contacts == ("ball/floor",)
    contact = ball.contact("ball/floor")
    assert contact.intervals == (Interval(0.0, 1.6, "free"),)
    t = np.linspace(0, FALL, 5)[:-1]
    assert contact.gap(t) == pytest.approx(HEIGHT - G * t**2 / 2, abs=1e-12)
    assert pytest.approx(np.zeros(4)) == contact.force(t).N
    assert contact.point(t) == pytest.approx(np.array([[0.25] * 4, [0] * 4]))
    assert contact.gap().shape == ball.t.shape
    assert ball("gap.floor'", 0.2) == pytest.approx(-G * 0.2)
    assert "gap.floor" not in ball.names


def test_forces_of_a_block_that_is_braked(block):
    """Friction is -mu N until the block stops, and nothing holds it then."""
    N, T = block.contact("block/floor").force([0.1, STOP + 0.1])
    assert pytest.approx([G, G]) == N
    assert pytest.approx([-MU * G, 0]) == T
    assert block.contact("block/floor").slip(0.1) == pytest.approx(DRIFT - MU * G * 0.1)
    assert [one.mode for one in block.contact("block/floor").intervals] == ["slip+", "stick"]


def test_impacts_are_records_and_a_table(ball):
    """Each impact has the velocities and the impulse of the closed form."""
    assert len(ball.impacts) == 3
    assert ball.impacts[1].t == pytest.approx(bounce_times(2)[1])
    table = ball.impacts.frame
    v = SPEED * RESTITUTION ** np.arange(3)
    assert table["before"].to_numpy() == pytest.approx(-v)
    assert table["normal"].to_numpy() == pytest.approx((1 + RESTITUTION) * v)
    assert table["tangential"].to_numpy() == pytest.approx(np.zeros(3))
    assert table.attrs["units"]["normal"] == "N s"
    assert ball.impacts.dataset["taken"].attrs == {"units": "J"}
    assert ball.contact("ball/floor").impacts == ball.impacts[:]
    assert str(ball.impacts).splitlines()[0].split()[:3] == ["t", "contact", "normal"]


def test_modes_are_a_table(block):
    """The same contact has a row for each of its modes."""
    rows = [(one.contact, one.mode) for one in block.modes]
    assert rows == [("block/floor", "slip+"), ("block/floor", "stick")]
    assert block.modes.frame["end"].to_list() == [STOP, 1.0]


def test_tables_become_files(ball, tmp_path):
    """Text tables carry units and exact numbers."""
    head, first, *_ = ball.impacts.to_csv(tmp_path / "impacts.csv").read_text().splitlines()
    assert head.startswith("t [s],contact,normal [N s]")
    assert float(first.split(",")[0]) == ball.impacts[0].t


def test_an_unknown_contact_is_refused_with_those_there_are(ball):
    """The message lists the contacts."""
    with pytest.raises(br.SolutionError, match="'wall' is not a contact of this solution; they are: ball/floor"):
        ball.contact("wall")
    with pytest.raises(br.SolutionError, match="The contact 'ball/floor' has no slip velocity: it has no friction"):
        ball.contact("ball/floor").slip(0.1)


def test_energy_with_friction_and_impacts_balances():
    """E + friction + impacts is constant: impacts take (1 - e^2) v^2/2, friction mu N times the way."""
    solved = bouncing_ball()
    assert energy_balance(solved.trajectory, ()) < 1e-12
    energies = energy_along(solved.trajectory, (), np.array([0.0, 1.5]))
    assert energies.impacts[1] == pytest.approx((1 - RESTITUTION**4) * SPEED**2 / 2)
    solved = braked_block()
    assert energy_balance(solved.trajectory, ()) < 1e-12
    assert energy_along(solved.trajectory, (), np.array([0.9])).friction[0] == pytest.approx(DRIFT**2 / 2)


def two_corners():
    """A box, turned by t, of which two corners touch one after the other and together in between."""
    dae = br.DAE(
        "u N.left N.right T.left T.right",
        lambda t, x, der: [
            der(x.u) - 1,
            x["N.left"] - 3 + x.u,
            x["N.right"] - x.u,
            x["T.left"] - 1,
            x["T.right"] + 3,
        ],
        outputs=lambda t, x, der: {
            "gap.left": x.u - 1,
            "gap.right": 2 - x.u,
            "window.right.1": x.u - 0.5,
            "slip.left": 0 * x.u + 4,
            "slip.right": 0 * x.u + 5,
            **{f"contact.{side}.{axis}": place + 0 * x.u for side, axis, place in PLACES},
        },
    )
    solved = solve(dae, (0.0, 3.0), Given({"u": 0.0}), Method(), Request())
    modes = {
        "left": (Interval(0, 2, "stick"), Interval(2, 3, "free")),
        "right": (Interval(0, 1, "free"), Interval(1, 2, "slip+"), Interval(2, 3, "slip-")),
    }
    history = History(modes, pairs={"left": "box/floor", "right": "box/floor"})
    return Solution(True, "", solved.trajectory, (), solved.certificate(), {}, history)


PLACES = [("left", "x", -1.0), ("left", "y", 0.0), ("right", "x", 1.0), ("right", "y", 0.0)]


def test_a_contact_of_several_gaps_joins_them():
    """Forces are added, the point is the middle of the forces, the gap the smallest of those that count."""
    sol = two_corners()
    assert sol.contacts == ("box/floor",)
    box = sol.contact("box/floor")
    assert box.intervals == (Interval(0, 2, "stick"), Interval(2, 3, "slip-"))
    assert pytest.approx([3, 3]) == box.force([0.6, 1.5]).N
    assert pytest.approx([-2, -2]) == box.force([0.6, 1.5]).T
    assert box.point([0.6, 1.5]) == pytest.approx(np.array([[-1 + 0.4, 0], [0, 0]]))
    assert box.gap([0.25, 1.25]) == pytest.approx([-0.75, 0.25])
    assert box.slip([0.6, 2.5]) == pytest.approx([4, 5])
    assert sol.contact("left").gap(1.25) == pytest.approx(0.25)


def test_files_keep_contacts_without_loss(tmp_path):
    """What is loaded tells the same, bit for bit, as what was saved."""
    solved = bouncing_ball()
    zeno, doubt = Accumulation("floor", 1.5, 1 / 3, 17, 1e-6, math.pi * 1e-12), Doubt(0.1, "either")
    solved = replace(solved, contacts=replace(solved.contacts, accumulations=(zeno,), doubts=(doubt,)))
    saved = solution(solved)
    loaded = br.load(saved.save(tmp_path / "ball.nc"))
    assert asdict(loaded.history) == asdict(saved.history)
    assert loaded.certificate.contacts == saved.certificate.contacts
    assert str(loaded.certificate) == str(saved.certificate)
    t = np.linspace(0, 1.6, 33)
    for name in ("gap", "point"):
        one, other = (getattr(sol.contact("ball/floor"), name)(t) for sol in (saved, loaded))
        assert np.array_equal(one, other)
    with pytest.raises(br.SolutionError, match="files have no derivatives of what contacts answer"):
        loaded("gap.floor'", 0.1)
    assert loaded.accumulations == (replace(zeno, contact="ball/floor"),)
    assert loaded.names == saved.names
    assert list(loaded.modes) == list(saved.modes)


def test_other_programs_read_contacts(tmp_path):
    """Groups for impacts, modes and each contact, with values over the time of the file."""
    saved = solution(braked_block())
    path = saved.save(tmp_path / "block.nc")
    with h5netcdf.File(path, "r") as file:
        contact = file["contact/block/floor"]
        assert contact["N"][...] == pytest.approx(np.full(len(saved.t), G))
        assert contact["mode"].attrs["flag_meanings"].split()[int(contact["mode"][1])] == "stick"
        assert file["modes"]["end"][...].tolist() == [STOP, 1.0]
    with xarray.open_dataset(solution(bouncing_ball()).save(tmp_path / "ball.nc"), group="impacts") as impacts:
        assert impacts["contact"].values.tolist() == ["ball/floor"] * 3
        assert impacts["t"].values == pytest.approx(bounce_times(3))


def test_files_without_contacts_have_no_such_groups(tmp_path):
    """Nothing is added to what has none."""
    dae = br.DAE("y", lambda t, x, der: [der(x.y, 2) + G])
    path = br.solve_dae(dae, (0, 1), {"y": 0, "y'": 1}).save(tmp_path / "plain.nc")
    with h5netcdf.File(path, "r") as file:
        assert set(file.groups) == {"bricard"}
    assert br.load(path).contacts == ()


def test_friction_in_space_has_two_components():
    """A puck on a rough plane is braked against its velocity, with mu m g."""
    s = br.Lagrangian("P[3]")
    s.particle(2.0, s.P)
    s.gravity(br.Vec3(0, 0, -G))
    s.unilateral(s.P.z, slip=br.Vec2(s.rate(s.P).x, s.rate(s.P).y), friction=MU, name="plane")
    motion = br.simulate(s, (0, 0.5), {"P": (0, 0, 0)}, {"P": (3, 4, 0)})
    assert motion.success, motion.message
    plane = motion.contact("plane")
    force = plane.force([0.1, 0.2])
    assert pytest.approx(2 * G) == force.N
    assert pytest.approx(-MU * 2 * G * np.array([[0.6, 0.6], [0.8, 0.8]])) == force.T
    assert plane.slip(0.1) == pytest.approx((5 - MU * G * 0.1) * np.array([0.6, 0.8]))
    assert [one.mode for one in plane.intervals] == ["slip"]


def test_forces_that_were_not_kept_are_not_taken_for_zero():
    """Of a contact whose modes alone are known, force and gap are refused."""
    solved = bouncing_ball()
    bare = replace(solved, contacts=History({"wall": (Interval(0.0, 1.6, "closed"),)}))
    contact = solution(bare).contact("wall")
    with pytest.raises(br.SolutionError, match="The forces of the contact 'wall' were not kept"):
        contact.force(0.1)
    with pytest.raises(br.SolutionError, match="has no gap: it is friction in a joint, or its gap was not kept"):
        contact.gap(0.1)


def test_names_of_contacts_that_begin_alike_are_groups_within_each_other(tmp_path):
    """A clutch out/in beside friction in the joint out."""
    sol = two_corners()
    pairs = {"left": "out/in", "right": "out"}
    path = replace(sol, history=replace(sol.history, pairs=pairs)).save(tmp_path / "alike.nc")
    with h5netcdf.File(path, "r") as file:
        assert file["contact/out/in"].attrs["gaps"] == "left"
        assert file["contact/out"].attrs["gaps"] == "right"
