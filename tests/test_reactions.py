"""Reactions and their signs: what constraints exert on points and bodies, against closed forms."""

from math import cos, sin

import numpy as np
import pytest

from bricard import Lagrangian, Vec2, Vec3, frame, simulate
from bricard.problems import PROBLEMS

G = 9.81


def test_force_in_the_rod_of_a_pendulum():
    """The rod pulls the mass towards the pivot with m (g cos(theta) + l theta'^2)."""
    m, length, angle, speed = 1.7, 0.8, 0.4, 2.0
    s = Lagrangian("A[2]")
    s.particle(m, s.A)
    s.gravity(Vec2(0, -G))
    s.constrain(s.A.squared() - length**2, name="rod")
    along = np.array([sin(angle), -cos(angle)])
    motion = simulate(s, (0, 3), {"A": length * along}, {"A": speed * np.array([-along[1], along[0]])}, tol=1e-12)
    t = np.linspace(0, 3, 31)
    A, v = motion(["A.x", "A.y"], t), motion(["A.x'", "A.y'"], t)
    pull = m * (G * -A[1] / length + (v**2).sum(axis=0) / length)
    assert motion.reaction("rod", on="A", t=t).force == pytest.approx(-A / length * pull, abs=1e-9)
    assert pull.min() > 0.5 * m * G  # so that the sign is not a matter of chance


def test_pin_of_a_falling_rod():
    """A thin rod on a pin: along it m (g cos(theta) + l/2 theta'^2), across it m g sin(theta) / 4."""
    m, length = 3.0, 1.2
    s = Lagrangian("O[2] B[2]")
    rod = frame(s.O, s.B - s.O, local=[[length]])
    s.rigid_body(m, m * length**2 / 12, rod, centroid=(length / 2,), name="rod", points=("O", "B"))
    s.gravity(Vec2(0, -G))
    s.constrain(s.O.x, name="pin.x")
    s.constrain(s.O.y, name="pin.y")
    s.constrain_rigid(rod, name="stiff")
    motion = simulate(s, (0, 2), {"O": (0, 0), "B": (length, 0)}, tol=1e-12)
    t = np.linspace(0, 2, 21)
    sine, cosine = motion("B.x", t) / length, -motion("B.y", t) / length
    forces = [motion.reaction(name, on="rod", frame="rod", t=t) for name in ("pin.x", "pin.y")]
    along, across = forces[0].force + forces[1].force
    assert along == pytest.approx(-m * G * cosine * (1 + 3 / 2), abs=1e-8)  # l theta'^2 = 3 g cos(theta)
    assert across == pytest.approx(m * G * sine / 4, abs=1e-8)
    tip = motion.reaction("pin.y", on="rod", about=motion.points["B"], t=t)
    assert tip.torque == pytest.approx(-motion("B.x", t) * tip.force[1], abs=1e-8)
    inner = motion.reaction("stiff.0", on="rod", t=t)
    assert np.abs(inner.force).max() < 1e-8
    assert np.abs(inner.torque).max() < 1e-8


def test_bearing_of_an_unbalanced_rotor():
    """A body turning about a fixed axis that is not a principal one needs the torque omega x I omega."""
    omega, inertia = 3.0, [[1.0, 0.1, 0.2], [0.1, 1.2, -0.3], [0.2, -0.3, 1.5]]
    s = Lagrangian("u[3] v[3]")
    rotor = frame(Vec3(0, 0, 0), s.u, s.v)
    s.rigid_body(1.0, inertia, rotor, name="rotor", vectors=("u", "v"), points=())
    s.constrain_rigid(rotor, name="stiff")
    s.constrain(s.u.z, name="bearing.u")
    s.constrain(s.v.z, name="bearing.v")
    motion = simulate(s, (0, 2), {"u": (1, 0, 0), "v": (0, 1, 0)}, {"u": (0, omega, 0), "v": (-omega, 0, 0)})
    t = np.linspace(0, 2, 11)
    torque = sum(motion.reaction(f"bearing.{x}", on="rotor", frame="rotor", t=t).torque for x in "uv")
    expected = np.cross([0, 0, omega], np.array(inertia) @ [0, 0, omega])
    assert torque == pytest.approx(np.tile(expected[:, None], 11), abs=1e-8)
    for number in range(3):
        assert motion.reaction(f"stiff.{number}", on="rotor", t=t).torque == pytest.approx(
            np.zeros((3, 11)), abs=1e-8
        )


def test_reactions_do_no_work():
    """Every constraint of the robot that does not move exerts forces whose power vanishes."""
    motion = PROBLEMS["robot"].simulate(tol=1e-10)
    t = np.linspace(0, 2, 5)
    velocity = {name: motion([f"{name}.{axis}'" for axis in "xyz"], t) for name in motion.points}
    for constraint in motion.system.holonomic:
        forces = {name: motion.reaction(constraint.name, on=name, t=t).force for name in motion.points}
        powers = np.array([(forces[name] * velocity[name]).sum(axis=0) for name in motion.points])
        assert powers.sum(axis=0) == pytest.approx(np.zeros(5), abs=1e-9 * (1 + np.abs(powers).max()))


def test_skate_reaction_of_a_velocity_constraint():
    """The edge under a particle that circles at constant speed pushes it inwards with m v^2 / r."""
    m, radius, speed = 2.0, 0.5, 3.0
    s = Lagrangian("A[2]")
    s.particle(m, s.A)
    s.constrain_velocity(s.A @ s.rate.A, name="edge")
    motion = simulate(s, (0, 1), {"A": (radius, 0)}, {"A": (0, speed)}, tol=1e-12)
    t = np.linspace(0, 1, 11)
    inwards = -motion(["A.x", "A.y"], t) / radius
    assert motion.reaction("edge", on="A", t=t).force == pytest.approx(m * speed**2 / radius * inwards, abs=1e-8)
