"""Parts of a Lagrangian against energies written by hand, and frames against rotation matrices."""

from itertools import product

import casadi as ca
import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from bricard import Lagrangian, Vec, frame

plane_and_space = pytest.mark.parametrize("dimension", [2, 3], ids=["plane", "space"])


@pytest.fixture
def random():
    """The same numbers in every test."""
    return np.random.default_rng(5)


def energies(s, positions, velocities):
    """T, V, R of a system at positions and velocities by point, t = 0.3."""
    system = s.system()
    f = ca.Function("f", [system.t, system.q, system.v], [system.T, system.V, system.R])
    q, v = np.concatenate(list(positions)), np.concatenate(list(velocities))
    return [float(value) for value in f(0.3, q, v)]


def points(random, dimension):
    """A system with points A and B, and random places and velocities of them."""
    s = Lagrangian(f"A[{dimension}] B[{dimension}]")
    a, b, a1, b1 = random.normal(size=(4, dimension))
    return s, (a, b), (a1, b1)


def free_body(dimension):
    """A system with an origin O and unit vectors, and their frame."""
    names = "Ouv"[:dimension]
    s = Lagrangian([f"{name}[{dimension}]" for name in names])
    return s, frame(s.O, *[s[name] for name in names[1:]])


def rigid_motion(random, dimension):
    """Place, orientation and their rates of a random body: p, Q, p', Q', angular velocity in its axes."""
    p, p1 = random.normal(size=(2, dimension))
    if dimension == 2:
        angle, omega = random.normal(size=2)
        Q = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        return p, Q, p1, Q @ np.array([[0, -omega], [omega, 0]]), omega
    Q, omega = Rotation.random(random_state=random.integers(1000)).as_matrix(), random.normal(size=3)
    return p, Q, p1, Q @ np.cross(np.eye(3), omega), omega


@plane_and_space
def test_particle(random, dimension):
    """T = m/2 v^2."""
    s, at, rates = points(random, dimension)
    s.particle(1.7, s.A)
    assert energies(s, at, rates) == pytest.approx([1.7 / 2 * rates[0] @ rates[0], 0, 0])


@plane_and_space
def test_rod_is_the_sum_of_its_pieces(random, dimension):
    """T of a uniform rod, stretching or not, is the integral over its length (exact by Simpson's rule)."""
    s, at, (a1, b1) = points(random, dimension)
    s.rod(2.4, s.A, s.B)
    pieces = [(1 / 6, a1), (4 / 6, (a1 + b1) / 2), (1 / 6, b1)]
    assert energies(s, at, (a1, b1))[0] == pytest.approx(sum(2.4 / 2 * share * v @ v for share, v in pieces))


@plane_and_space
def test_gravity_acts_on_all_masses(random, dimension):
    """V = -sum m g . centroid, of particles, rods and massive springs given before."""
    s, (a, b), rates = points(random, dimension)
    g = random.normal(size=dimension)
    s.particle(1.5, s.A)
    s.rod(2.0, s.A, s.B)
    s.spring(0.0, s.A, s.B, mass=0.7)
    s.gravity(Vec(tuple(g)))
    assert energies(s, (a, b), rates)[1] == pytest.approx(-g @ (1.5 * a + 2.7 * (a + b) / 2))


@plane_and_space
def test_spring(random, dimension):
    """V = k/2 (|B - A| - l)^2; the springs of natural length zero need no root."""
    for length in (0.0, 0.8):
        s, (a, b), rates = points(random, dimension)
        s.spring(30.0, s.A, s.B, length=length)
        stretch = np.linalg.norm(b - a) - length
        assert energies(s, (a, b), rates) == pytest.approx([0, 15.0 * stretch**2, 0])


@plane_and_space
def test_damper(random, dimension):
    """R = c/2 (d|B - A|/dt)^2: the part of the relative velocity along the line."""
    s, (a, b), (a1, b1) = points(random, dimension)
    s.damper(3.0, s.A, s.B)
    speed = (b1 - a1) @ (b - a) / np.linalg.norm(b - a)
    assert energies(s, (a, b), (a1, b1)) == pytest.approx([0, 0, 1.5 * speed**2])


@plane_and_space
def test_rigid_body_is_the_sum_of_its_particles(random, dimension):
    """Mass, centroid and inertia of a cloud of particles give its kinetic energy and its weight."""
    masses, local = random.uniform(0.5, 2, 6), random.normal(size=(6, dimension))
    centroid = masses @ local / masses.sum()
    arms = local - centroid
    inertia = sum(m * (r @ r * np.eye(dimension) - np.outer(r, r)) for m, r in zip(masses, arms, strict=True))
    about = float(np.trace(inertia)) if dimension == 2 else inertia.tolist()
    s, body = free_body(dimension)
    s.rigid_body(masses.sum(), about, body, centroid=tuple(centroid))
    g = random.normal(size=dimension)
    s.gravity(Vec(tuple(g)))

    p, Q, p1, Q1, _ = rigid_motion(random, dimension)
    places, speeds = p + local @ Q.T, p1 + local @ Q1.T
    T, V, R = energies(s, [p, *Q.T[: dimension - 1]], [p1, *Q1.T[: dimension - 1]])
    assert pytest.approx(sum(m / 2 * v @ v for m, v in zip(masses, speeds, strict=True))) == T
    assert pytest.approx(-float(masses @ places @ g)) == V
    assert R == 0


def test_principal_inertia_is_a_diagonal_matrix(random):
    """Three principal values mean the diagonal matrix."""
    p, Q, p1, Q1, omega = rigid_motion(random, 3)
    results = []
    for inertia in ((1.0, 2.0, 3.0), np.diag([1.0, 2.0, 3.0]).tolist()):
        s = Lagrangian("O[3] u[3] v[3]")
        s.rigid_body(1.0, inertia, frame(s.O, s.u, s.v))
        results.append(energies(s, [p, *Q.T[:2]], [p1, *Q1.T[:2]])[0])
    assert results == pytest.approx([p1 @ p1 / 2 + np.array([1.0, 2.0, 3.0]) @ omega**2 / 2] * 2)


@plane_and_space
def test_force_is_known_by_its_power(random, dimension):
    """Q . q' = F . P' for a force at any point, and M . omega for a torque."""
    s, body = free_body(dimension)
    F, where = random.normal(size=(2, dimension))
    M = random.normal(size=3) if dimension == 3 else random.normal()
    s.force(Vec(tuple(F)), at=body.point(*where))
    s.torque(Vec(tuple(M)) if dimension == 3 else M, body.angular_velocity(s.rate))
    p, Q, p1, Q1, omega = rigid_motion(random, dimension)
    system = s.system()
    v = np.concatenate([p1, *Q1.T[: dimension - 1]])
    generalised = np.array(ca.Function("Q", [system.q], [system.Q])(np.concatenate([p, *Q.T[: dimension - 1]])))
    assert generalised.ravel() @ v == pytest.approx(F @ (p1 + Q1 @ where) + np.dot(M, omega))


# -- frames ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("signs", list(product([1, -1], repeat=2)))
@pytest.mark.parametrize("kinds", list(product(["point", "vector"], repeat=2)), ids="-".join)
def test_frame_in_space_from_points_and_vectors(random, kinds, signs):
    """Whatever A and B are, and on whatever side, the axes are the columns of the body's rotation matrix."""
    local = np.array([[signs[0] * 1.3, 0, 0], [0.4, signs[1] * 0.7, 0]])
    p, Q, p1, Q1, omega = rigid_motion(random, 3)
    s = Lagrangian("O[3] A[3] B[3]")
    directions = [x - s.O if kind == "point" else x for x, kind in zip((s.A, s.B), kinds, strict=True)]
    body = frame(s.O, *directions, local=local.tolist())
    ends = [Q @ r + p * (kind == "point") for r, kind in zip(local, kinds, strict=True)]
    rates = [Q1 @ r + p1 * (kind == "point") for r, kind in zip(local, kinds, strict=True)]
    check_frame(s, body, (p, Q, p1, omega), ends, rates)


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("kind", ["point", "vector"])
def test_frame_in_the_plane_from_a_point_or_a_vector(random, kind, sign):
    """In the plane one direction makes the frame."""
    r = np.array([sign * 1.3, 0])
    p, Q, p1, Q1, omega = rigid_motion(random, 2)
    s = Lagrangian("O[2] A[2]")
    body = frame(s.O, s.A - s.O if kind == "point" else s.A, local=[(sign * 1.3,)])
    check_frame(s, body, (p, Q, p1, omega), [Q @ r + p * (kind == "point")], [Q1 @ r + p1 * (kind == "point")])


def check_frame(s, body, motion, ends, rates):
    """Axes, points, angular velocity and rigidity of a frame in a known rigid motion."""
    p, Q, p1, omega = motion
    system = s.system()
    where = np.arange(1.0, 1 + body.dimension)
    turning = body.angular_velocity(s.rate)
    expressions = [
        body.rotation,
        body.point(*where).column(),
        turning.column() if isinstance(turning, Vec) else turning,
        ca.vertcat(*body.rigidity()),
        system.rate(ca.vertcat(*body.rigidity())),
    ]
    values = ca.Function("frame", [system.q, system.v], expressions)(
        np.concatenate([p, *ends]), np.concatenate([p1, *rates])
    )
    rotation, point, angular, rigid, rigid_rate = (np.array(value) for value in values)
    assert rotation == pytest.approx(Q, abs=1e-12)
    assert point.ravel() == pytest.approx(p + Q @ where, abs=1e-12)
    assert angular.ravel() == pytest.approx(np.atleast_1d(omega), abs=1e-12)
    assert rigid == pytest.approx(0 * rigid, abs=1e-12)
    assert rigid_rate == pytest.approx(0 * rigid, abs=1e-12)
