"""Names that a motion answers on demand: attitudes, fixed points, motors, forces in joints; and starts with omega."""

import re

import newton_euler
import numpy as np
import pytest

import bricard as br
from bricard.library.samples import pair
from bricard.mechanism.mechanism import Mechanism

T = np.linspace(0, 1, 7)
CRANK = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [3, 4]}
  Rods: {OA: [0.3, 1], AB: [0.8, 2]}
  Particles: {B: 1}
  Collinears: {OxB: s}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
Motions: {theta: 0.4 + 2*t}
ProblemData: {tend: 1, tolerance: 1e-12, positions: {s: 1}}
"""
SPHERICAL = """
Dimension: 3
PartData: {Fixed: {O: [0, 0, 0]}, Rods: {OA: [2, 3]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, tolerance: 1e-12, positions: {A: [1, 1, 1]}, velocities: {A: [0.5, -1, 0.5]}}
"""
FREE = """
Dimension: 3
PartData: {Rigids: {OuvP: {Geom: [[1], [0, 1], [0.3, 0.2, 0.1]], Dyna: [[0.1, 0.2], 2, [1, 2, 2.5]]}}}
ProblemData:
  tend: 1
  tolerance: 1e-12
  positions: {O: [0, 0, 0], u: [0, 1, 0], v: [0, 0, 1]}
  velocities: {O: [0, 0, 0], OuvP.omega: [0.3, 1, -0.2]}
"""


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
@pytest.mark.parametrize("dimension", [2, 3])
def test_attitudes(dimension, coordinates):
    """Angular velocity, its rate and the axes of free parts, as their points and vectors tell independently."""
    mechanism = Mechanism.from_data(pair(dimension))
    sol = br.simulate(mechanism, coordinates=coordinates)
    for name, body in mechanism.bodies.items():
        states = newton_euler.states(sol, body, T)
        spin, turn = (np.array([getattr(one, what) for one in states]).T for what in ("spin", "turn"))
        if dimension == 2:
            spin, turn = spin[2], turn[2]
        assert sol(f"{name}.omega", T) == pytest.approx(spin, abs=1e-11)
        assert sol(f"{name}.omega'", T) == pytest.approx(turn, abs=1e-9)
        assert sol.unit(f"{name}.omega") == "rad/s"
        if dimension == 3:
            axes = np.stack([one.axes for one in states], axis=2)
            assert sol(f"{name}.rotation", T) == pytest.approx(axes, abs=1e-11)
            assert sol(f"{name}.rotation.zx", T) == pytest.approx(axes[2, 0], abs=1e-11)
            assert sol(f"{name}.omega.y", 0.5) == sol(f"{name}.omega", 0.5)[1]


def test_a_thin_rod_in_space():
    """It turns across itself: A' = omega x OA, omega . OA = 0; it has no axes of its own."""
    sol = br.simulate(br.Mechanism.parse(SPHERICAL))
    omega, A = sol("OA.omega", T), sol("A", T)
    assert np.cross(omega, A, axis=0) == pytest.approx(sol("A'", T), abs=1e-11)
    assert np.sum(omega * A, axis=0) == pytest.approx(np.zeros(7), abs=1e-11)
    with pytest.raises(br.SolutionError, match=r"'OA.rotation' is not in this solution"):
        sol("OA.rotation", T)


def test_crank(tmp_path):
    """In the plane omega is the rate of the angle; fixed points, motors and joints have names, also from a file."""
    sol = br.simulate(br.Mechanism.parse(CRANK))
    loaded = br.load(sol.save(tmp_path / "crank.nc"))
    for one in (sol, loaded):
        assert one("OA.omega", T) == pytest.approx(np.full(7, 2.0), abs=1e-12)
        assert one("OA.angle", T) - one("OA.angle", 0.0) == pytest.approx(2 * T, abs=1e-12)  # over all turns
        assert one("OA.angle'", T) == pytest.approx(np.full(7, 2.0), abs=1e-12)
        assert one("O.x", T).tolist() == one("O.x'", T).tolist() == [0.0] * 7
        assert one("x", 0.5) == pytest.approx([0.6, 0.8])
        assert one("motor.theta", T) == pytest.approx(one.motor("theta", T), abs=0)
        assert one.unit("motor.theta") == "N m"
        assert one("joint.A", T) == pytest.approx(one.reactions("A", t=T).force, abs=0)
        assert one("joint.A.torque", T) == pytest.approx(one.reactions("A", t=T).torque, abs=0)
        assert one.unit("joint.A.y") == "N"
        assert one["AB.omega"].shape == one.t.shape
    assert [*sol.further] == ["motor.theta", "O", "x", "OA.omega", "OA.angle", "AB.omega", "AB.angle"]
    assert not {*sol.further} & {*sol.names}
    with pytest.raises(br.SolutionError, match="no rates"):
        sol("joint.A'", T)


def test_they_are_plotted_and_exported(tmp_path):
    """Like all other names."""
    sol = br.simulate(br.Mechanism.parse(CRANK))
    assert len(sol.plot("AB.omega", "motor.theta", "joint.A").axes) == 3
    lines = sol.to_csv(tmp_path / "crank.csv", ["O", "AB.omega", "joint.B"], T).read_text().splitlines()
    assert lines[0] == "time [s],O.x [m],O.y [m],AB.omega [rad/s],joint.B.x [N],joint.B.y [N]"
    assert sol.members("joint.A") == ("joint.A.x", "joint.A.y")


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_start_with_omega(coordinates):
    """A given angular velocity is met, and the others follow: v = omega x u."""
    sol = br.simulate(br.Mechanism.parse(FREE), coordinates=coordinates)
    assert sol("OuvP.omega", 0.0) == pytest.approx([0.3, 1, -0.2], abs=1e-12)
    assert sol("u'", 0.0) == pytest.approx(np.cross([0.3, 1, -0.2], [0, 1, 0]), abs=1e-12)
    other = br.simulate(br.Mechanism.parse(FREE), velocities={"OuvP.omega": (1, 2, 3)}, fixed="OuvP.omega'")
    assert other("OuvP.omega", 0.0) == pytest.approx([1, 2, 3], abs=1e-12)
    free = br.Mechanism.parse(CRANK.replace("Motions: {theta: 0.4 + 2*t}", ""))
    plane = br.simulate(free, velocities={"OA.omega": 3})
    assert plane("theta'", 0.0) == pytest.approx(3, abs=1e-12)


def test_omega_at_the_wrong_place():
    """It is a velocity, with as many components as it has."""
    wrong = {
        "fixedpositions: {OuvP.omega}": "'OuvP.omega' is an angular velocity\n  It stands under velocities.",
        "velocities: {OuvP.omega: 3}": "'OuvP.omega' has 3 components, not one number",
    }
    for words, message in wrong.items():
        with pytest.raises(br.SpecError) as error:
            br.Mechanism.parse(re.sub(r"velocities: .*", words, FREE))
        assert message in str(error.value)
