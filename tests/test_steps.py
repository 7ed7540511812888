"""Time stepping of bodies in contact."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bricard.contact.steps import forms, running
from bricard.contact.steps.twin import TwinWorld
from bricard.contact.steps.world import Body, Law, Placed, World
from bricard.errors import InitialValueError, ModelError

G = 9.81
BOX = forms.polygon([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
FLOOR = Placed("floor", 0, forms.line((-5, 0), (25, 0)))
GROUND = Body()


def falling(mass, inertia, position, velocity=(0.0, 0.0, 0.0)):
    """A body under gravity."""
    return Body(mass, inertia, position, velocity, (0.0, -mass * G, 0.0))


def world(bodies, shapes, law):
    """Bodies with shapes in order, on a floor."""
    placed = [Placed(f"s{i}", i + 1, form) for i, own in enumerate(shapes) for form in own]
    return World((GROUND, *bodies), (FLOOR, *placed), others=law)


def energies(found, scene):
    """Kinetic and potential, at all times."""
    bodies = [b for b in scene.bodies if math.isfinite(b.mass)]
    moving = [i for i, b in enumerate(scene.bodies) if math.isfinite(b.mass)]
    m = np.array([(b.mass, b.mass, b.inertia if math.isfinite(b.inertia) else 0.0) for b in bodies])
    f = np.array([b.force for b in bodies])
    return np.sum(m * found.v[:, moving] ** 2, axis=(1, 2)) / 2, -np.sum(f * found.q[:, moving], axis=(1, 2))


def mixed_scene():
    """Every kind of shape, belts and a wall that moves."""
    shapes = [
        (forms.disc(0.3),),
        BOX,
        (forms.capsule((-0.4, 0), (0.4, 0), 0.15),),
        forms.polygon([(-0.5, -0.5), (0.6, -0.5), (0.6, -0.1), (0, -0.1), (0, 0.5), (-0.5, 0.5)]),
        (forms.disc(0.0),),
    ]
    bodies = [falling(1 + i, 0.1 + 0.05 * i, (1.2 * i, 1.2 + 0.1 * i, 0.3 * i), (0.5 * i, 0, 1.0)) for i in range(5)]
    moving = Body(pose=lambda t: (6.5 - 0.5 * t, 0.0, 0.1 * t))
    placed = [Placed(f"s{i}", i + 1, form) for i, own in enumerate(shapes) for form in own]
    walls = [
        Placed("floor", 0, forms.line((-5, 0), (25, 0), speed=0.7)),
        Placed("drum", 0, forms.drum(9.0, (2, 6))),
        Placed("wall", 6, forms.line((0, 4), (0, -1), both=True)),
    ]
    laws = {("floor", "s0"): Law(0.4, 0.8), ("s1", "s2"): Law(0.0, 0.3)}
    return World((GROUND, *bodies, moving), (*walls, *placed), laws, Law(0.3, 0.0))


def test_twin_has_the_same_numbers():
    """The compiled core and its twin step a scene with all shapes alike, impulses and works too."""
    cores = running.compiled()
    if cores is None:
        pytest.skip("nothing was compiled")
    ours = running.run(mixed_scene(), (0.0, 0.8), 4e-3, core=cores.World)
    twin = running.run(mixed_scene(), (0.0, 0.8), 4e-3, core=TwinWorld)
    assert max(len(rows) for rows in twin.contacts) >= 4
    np.testing.assert_allclose(ours.q, twin.q, atol=1e-9)
    np.testing.assert_allclose(ours.works, twin.works, atol=1e-8)
    for one, other in zip(ours.contacts, twin.contacts, strict=True):
        np.testing.assert_allclose(one, other, atol=1e-7)


# -- closed forms -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1e-2, 3.1e-3, 1e-3])
def test_ball_bounces_to_its_heights(step):
    """After each impact e^2 of the height, and the energy lost is what impacts have taken."""
    scene = world([falling(2.0, 1.0, (0, 1.1, 0))], [(forms.disc(0.1),)], Law(0.0, 0.9))
    found = running.run(scene, (0.0, 3.0), step)
    vy, y = found.v[:, 1, 1], found.q[:, 1, 1] - 0.1
    tops = [y[i] + vy[i] ** 2 / (2 * G) for i in range(1, len(y)) if vy[i - 1] > 0 >= vy[i]]
    np.testing.assert_allclose(tops[:3], [0.81, 0.81**2, 0.81**3], rtol=1e-12)
    kinetic, potential = energies(found, scene)
    np.testing.assert_allclose(found.works[:, 1], kinetic[0] + potential[0] - kinetic - potential, atol=1e-10)


def test_particle_bounces_slides_and_stops():
    """Its stop, and what impacts and friction take, converge to the sums of geometric series."""
    scene = world([Body(1.0, math.inf, (0, 1, 0), (3, 0, 0), (0, -G, 0))], [(forms.disc(0.0),)], Law(0.1, 0.5))
    errors = []
    for step in (8e-3, 1e-3):
        found = running.run(scene, (0.0, 5.0), step)
        errors.append(abs(found.q[-1, 1, 0] - 4.6871559633027522936))
        assert np.all(found.v[-1] == 0)
        np.testing.assert_allclose(found.works[-1, :2], [4.5, 9.81], atol=2e-3 * step / 1e-3)
        assert found.contacts[-1][0, 7] / found.step == pytest.approx(G, rel=1e-9)
    assert errors[1] < 1e-6
    assert errors[1] < errors[0] / 4


def incline(friction, v0):
    """A particle that slides up a slope of 25 degrees."""
    along = np.array([math.cos(math.radians(25)), math.sin(math.radians(25))])
    slope = Placed("slope", 0, forms.line(tuple(-9 * along), tuple(9 * along)))
    body = Body(1.0, math.inf, (0, 0, 0), (*(v0 * along), 0), (0, -G, 0))
    return World((GROUND, body), (slope, Placed("block", 1, forms.disc(0.0))), others=Law(friction)), along


def test_block_stays_on_the_slope():
    """Where friction holds it, it does not creep: not by the last digit in 90 s."""
    scene, along = incline(0.5, 4.0)
    found = running.run(scene, (0.0, 100.0), 2e-3, every=5000)
    way = found.q[:, 1, :2] @ along
    slope = math.radians(25)
    assert way[-1] == pytest.approx(16 / (2 * G * (math.sin(slope) + 0.5 * math.cos(slope))), abs=1e-5)
    assert np.all(found.q[-1] == found.q[1])
    assert found.contacts[-1][0, 8] / found.step == pytest.approx(-G * math.sin(slope), rel=1e-9)


def test_block_slides_up_and_back():
    """It comes back with 2.5288 m/s after 1.7432 s, of first order."""
    errors = []
    for step in (4e-3, 1e-3):
        scene, along = incline(0.2, 4.0)
        found = running.run(scene, (0.0, 1.7432488612410399735), step)
        errors.append(abs(found.q[-1, 1, :2] @ along) + abs(found.v[-1, 1, :2] @ along + 2.5287996148311881953))
    assert errors[1] < errors[0] / 2
    assert errors[1] < 5e-3


@pytest.mark.parametrize(
    ("spin", "law", "v1", "spin1", "v2", "spin2"),
    [
        (0, Law(0.05, 0.95), (0.24764063078275431, -0.38562488434491384), 1.6887495373796554,
         (0.75235936921724569, 0.38562488434491384), 1.6887495373796554),
        (20, Law(0.3, 0.95), (0.31041666666666667, -0.49435616799361706), 16.666666666666667,
         (0.68958333333333333, 0.49435616799361706), -3.3333333333333333),
        (-20, Law(0.3, 0.95), (0.14375, -0.20568103339880418), -10, (0.85625, 0.20568103339880418), 10),
        (0, Law(0.3, 0.0), (0.58333333333333333, -0.14433756729740644), 3.3333333333333333,
         (0.41666666666666667, 0.14433756729740644), 3.3333333333333333),
    ],
)  # fmt: skip
def test_two_discs_collide_with_friction(spin, law, v1, spin1, v2, spin2):
    """Slip and stick in the impact, with and without spin, as the impulse equations say."""
    n = np.array([math.cos(math.radians(30)), math.sin(math.radians(30))])
    first = Body(1.0, 0.00125, (0, 0, 0), (1, 0, spin))
    second = Body(1.0, 0.00125, (*((0.1 + 1e-12) * n), 0))
    shapes = tuple(Placed(f"d{i}", i, forms.disc(0.05)) for i in range(2))
    for step in (1e-3, 1e-6):
        found = running.run(World((first, second), shapes, others=law), (0.0, 2 * step), step)
        np.testing.assert_allclose(found.v[-1], [[*v1, spin1], [*v2, spin2]], atol=40 * step)


def test_tilted_rod_hits_the_floor():
    """Rate after the impact of an end with friction, of first order in the step."""
    tilt = math.radians(30)
    for step in (1e-3, 1e-4):
        rod = falling(1.0, 1 / 12, (0, 1 + 0.5 * math.sin(tilt), tilt))
        scene = world([rod], [(forms.line((-0.5, 0), (0.5, 0), both=True),)], Law(0.2, 0.5))
        found = running.run(scene, (0.0, 0.46), step)
        assert abs(found.v[-1, 1, 2] + 10.212593675060332084) < 2 * step


def test_disc_with_backspin_returns():
    """It rolls with -2/3 m/s and is at -3.2405 m after 10 s."""
    disc = falling(1.0, 0.005, (0, 0.1, 0), (3, 0, 80))
    found = running.run(world([disc], [(forms.disc(0.1),)], Law(0.2)), (0.0, 10.0), 1e-3, every=100)
    assert found.v[-1, 1] == pytest.approx([-2 / 3, 0, 20 / 3], abs=1e-9)
    assert found.q[-1, 1, 0] == pytest.approx(-3.2404575829652282252, abs=1e-3)
    assert found.works[-1, 0] == pytest.approx(20.166666666666666667, abs=1e-6)


def cradle(gap, restitution):
    """Five balls in a row; the first comes in."""
    bodies = tuple(Body(1.0, 1.0, (i * (0.1 + gap), 0, 0), (1.0 if i == 0 else 0.0, 0, 0)) for i in range(5))
    shapes = tuple(Placed(f"b{i}", i, forms.disc(0.05)) for i in range(5))
    found = running.run(World(bodies, shapes, others=Law(0.0, restitution)), (0.0, 0.1), 1e-3)
    return found.v[-1, :, 0]


def test_cradle():
    """With gaps one after the other; without gaps all at once, as Newton's law for all of them has it."""
    np.testing.assert_allclose(cradle(1e-6, 1.0), [0, 0, 0, 0, 1], atol=1e-9)
    np.testing.assert_allclose(cradle(0.0, 1.0), [-0.6, 0.4, 0.4, 0.4, 0.4], atol=1e-7)


def test_rocking_block():
    """Housner's times and rates of a block that rocks from corner to corner, of first order."""
    b, h, tilt = 0.1, 0.4, 0.1469871978761184925
    corners = [(-b, -h), (b, -h), (b, h), (-b, h)]
    pivot = np.array([[math.cos(tilt), -math.sin(tilt)], [math.sin(tilt), math.cos(tilt)]]) @ [b, h]
    errors = []
    for step in (1e-3, 2.5e-4):
        block = falling(1.0, (4 * b * b + 4 * h * h) / 12, (*pivot, tilt))
        found = running.run(world([block], [forms.polygon(corners)], Law(2.0)), (0.0, 1.2), step)
        angle = found.q[:, 1, 2]
        first = found.t[np.flatnonzero(angle < 0)[0]]
        largest = -np.min(angle)
        errors.append((abs(first - 0.37139760825102918804), abs(largest - 0.11053009575130489396)))
    assert errors[0][0] < 5e-3
    assert errors[1][0] < 2e-3
    assert errors[1][1] < max(errors[0][1], 2e-4)


def test_belt_and_turning_drum():
    """A disc on a belt is taken along; what the belt has put in is its energy and the work of friction."""
    belt = Placed("belt", 0, forms.line((-5, 0), (5, 0), speed=0.5))
    disc = falling(1.0, math.inf, (0, 0.1, 0))
    scene = World((GROUND, disc), (belt, Placed("disc", 1, forms.disc(0.1))), others=Law(0.3))
    found = running.run(scene, (0.0, 1.0), 1e-3)
    assert found.v[-1, 1, 0] == pytest.approx(0.5, abs=1e-12)
    assert found.works[-1, 2] == pytest.approx(found.works[-1, 0] + 0.125, abs=1e-9)
    assert found.works[-1, 0] == pytest.approx(0.125, abs=2e-3)


# -- many bodies --------------------------------------------------------------------------------------------------


def box_of_discs(count, width, law, columns, seed=None):
    """Discs of several sizes as a loose grid in a box."""
    random = np.random.default_rng(seed)
    walls = [((0, 0), (width, 0)), ((0, 60), (0, 0)), ((width, 0), (width, 60))]
    shapes = [Placed("wall", 0, forms.line(*ends)) for ends in walls]
    bodies = [GROUND]
    for i in range(count):
        r = 0.05 * (1 + 0.1 * math.sin(12.9898 * i))
        m, row = 100 * math.pi * r * r, i // columns
        x = 0.06 + 0.03 * (row % 2) + 0.115 * (i % columns)
        velocity = (0, 0, 0) if seed is None else (*random.uniform(-1, 1, 2), random.uniform(-9, 9))
        bodies.append(falling(m, m * r * r / 2, (x, 0.1 + 0.12 * row, 0), velocity))
        shapes.append(Placed("disc", i + 1, forms.disc(r)))
    return World(tuple(bodies), tuple(shapes), others=law)


def test_two_hundred_discs_in_a_box():
    """After 2 s at rest: weight, horizontal forces, penetration, energy; the same bits again, fallen and piled up."""
    scene = box_of_discs(200, 2.0, Law(0.3), 16)
    found = running.run(scene, (0.0, 2.0), 1e-3)
    kinetic, potential = energies(found, scene)
    total = kinetic + potential
    assert np.max(np.diff(total)) < 1e-6 * total[0]
    assert kinetic[-1] < 1e-6 * potential[0]
    balance = total + found.works @ [1, 1, -1, -1]
    np.testing.assert_allclose(balance, total[0], rtol=1e-10)
    fastest = np.max(np.hypot(found.v[..., 0], found.v[..., 1]))
    assert found.penetration < fastest * 1e-3
    rows = found.contacts[-1]
    assert -np.min(rows[:, 11]) < 1e-3 * 0.045
    walls = rows[rows[:, 0] < 3]
    n, P, T = walls[:, 5:7], walls[:, 7], walls[:, 8]
    force = (P[:, None] * n + T[:, None] * np.stack([-n[:, 1], n[:, 0]], axis=1)).sum(axis=0) / found.step
    weight = G * sum(body.mass for body in scene.bodies[1:])
    np.testing.assert_allclose(force / weight, [0, 1], atol=1e-6)
    again = running.run(scene, (0.0, 1.0), 1e-3, every=1000)
    assert np.array_equal(again.q[-1], found.q[1000])
    assert len(found.contacts[1000]) > 200


@pytest.mark.parametrize("law", [Law(0.5), Law(0.5, 0.3)])
@pytest.mark.parametrize("offset", [0.0, 0.03])
def test_ten_boxes_stay_for_100_s(offset, law):
    """A tower of boxes neither creeps nor drifts, and each box carries those above it."""
    bodies = [falling(1.0, 1 / 6, (offset * (-1) ** i, 0.5 + i, 0)) for i in range(10)]
    found = running.run(world(bodies, [BOX] * 10, law), (0.0, 100.0), 2e-3, every=500)
    assert np.max(np.abs(found.q[-1] - found.q[0])) < (1e-5 if offset else 1e-12)
    assert np.max(np.abs(found.q[-1] - found.q[10])) < (1e-9 if offset else 1e-13)
    rows = found.contacts[-1]
    carried = [rows[rows[:, 1] == i + 1, 7].sum() / found.step for i in range(10)]
    np.testing.assert_allclose(carried, G * np.arange(10, 0, -1), rtol=1e-9)


# -- attacks ------------------------------------------------------------------------------------------------------


def thrown(seed, law, scale=1.0, heavy=1.0):
    """Discs, boxes and capsules thrown at each other without other forces."""
    random = np.random.default_rng(seed)
    triangle = forms.polygon([(-0.3 * scale, -0.2 * scale), (0.3 * scale, -0.2 * scale), (0, 0.4 * scale)])
    kinds = [(forms.disc(0.3 * scale),), (forms.capsule((-0.3 * scale, 0), (0.3 * scale, 0), 0.1 * scale),), triangle]
    bodies, shapes = [], []
    for i in range(16):
        place = scale * np.array([1.1 * (i % 4), 1.1 * (i // 4)])
        aim = scale * (np.array([1.65, 1.65]) - place / scale) * random.uniform(0.5, 1.5)
        m = heavy ** random.uniform(0, 1)
        bodies.append(Body(m, 0.03 * m * scale**2, (*place, random.uniform(0, 6)), (*aim, random.uniform(-3, 3))))
        shapes += [Placed(f"s{i}", i, form) for form in kinds[i % 3]]
    return World(tuple(bodies), tuple(shapes), others=law)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("law", [Law(), Law(0.4), Law(0.0, 1.0), Law(0.0, 0.5), Law(0.5, 0.9), Law(1.0, 1.0)])
def test_free_collisions_keep_momentum_and_gain_no_energy(seed, law):
    """Momentum to rounding, angular momentum to the order of the step, and energy never rises."""
    scene = thrown(seed, law)
    found = running.run(scene, (0.0, 2.0), 1e-3)
    m = np.array([body.mass for body in scene.bodies])
    momentum = np.einsum("b,tbi->ti", m, found.v[..., :2])
    np.testing.assert_allclose(momentum, np.broadcast_to(momentum[0], momentum.shape), atol=1e-11)
    kinetic, _ = energies(found, scene)
    assert np.max(np.diff(kinetic)) < 1e-6 * kinetic[0]
    if law == Law(0.0, 1.0):
        assert kinetic[-1] == pytest.approx(kinetic[0], rel=1e-5)
    else:
        assert kinetic[-1] < 0.99 * kinetic[0]


@pytest.mark.parametrize("law", [Law(0.3), Law(0.3, 0.5)])
def test_energy_never_rises_in_a_box(law):
    """Whatever falls and shakes in a box loses energy; the account of works closes."""
    scene = box_of_discs(60, 1.2, law, 8, seed=3)
    found = running.run(scene, (0.0, 2.0), 1e-3)
    total = np.sum(energies(found, scene), axis=0)
    assert np.max(np.diff(total)) < 1e-5 * total[0]
    np.testing.assert_allclose(total + found.works @ [1, 1, -1, -1], total[0], rtol=1e-10)


def test_symmetric_scene_stays_symmetric():
    """Discs that are mirror images of each other move like mirror images."""
    places = [(0.11, 0.3), (0.3, 0.5), (0.52, 0.2), (0.15, 0.8)]
    bodies = [falling(1.0, 0.005, (side * x, y, 0)) for x, y in places for side in (1, -1)]
    floor = Placed("floor", 0, forms.line((-5, 0), (5, 0)))
    shapes = [Placed(f"d{i}", i + 1, forms.disc(0.1)) for i in range(len(bodies))]
    found = running.run(World((GROUND, *bodies), (floor, *shapes), others=Law(0.3)), (0.0, 1.0), 1e-3)
    right, left = found.q[:, 1::2], found.q[:, 2::2]
    np.testing.assert_allclose(left, right * [-1, 1, -1], atol=1e-7)


@pytest.mark.parametrize("scale", [1e-6, 1e6])
def test_units_do_not_matter(scale):
    """Lengths a million times smaller or larger, with the same times, give the same motion."""
    usual, other = (running.run(thrown(1, Law(0.3), one), (0.0, 1.0), 1e-3) for one in (1.0, scale))
    np.testing.assert_allclose(other.q[..., :2] / scale, usual.q[..., :2], atol=1e-6)


@pytest.mark.parametrize("ratio", [30.0, 1000.0])
def test_heavy_on_light(ratio):
    """A weight on a disc that is lighter by far stays there."""
    bodies = [falling(1.0, 0.02, (0, 0.2, 0)), falling(ratio, math.inf, (0, 0.6, 0))]
    shapes = [Placed("disc", 1, forms.disc(0.2)), Placed("weight", 2, forms.disc(0.2))]
    floor = Placed("floor", 0, forms.line((-1, 0), (1, 0)))
    found = running.run(World((GROUND, *bodies), (floor, *shapes), others=Law()), (0.0, 2.0), 1e-3)
    assert np.max(np.abs(found.q - found.q[0])) < (1e-9 if ratio < 100 else 1e-6)


def test_nothing_passes_a_thin_line():
    """Discs that move less than their radius in a step stay above a line, however they fall."""
    random = np.random.default_rng(0)
    bodies, shapes = [GROUND], [Placed("net", 0, forms.line((-30, 0), (30, 0), both=True))]
    for i in range(40):
        bodies.append(falling(1.0, 1e-3, (i - 20, 1.0, 0), (0, -random.uniform(1, 9), random.uniform(-50, 50))))
        shapes.append(Placed(f"d{i}", i + 1, forms.disc(0.012)))
    found = running.run(World(tuple(bodies), tuple(shapes), others=Law(0.2, 0.2)), (0.0, 2.0), 1e-3)
    assert np.min(found.q[:, 1:, 1]) > 0.0


def test_overlap_at_the_start_is_an_error():
    """It names the shapes and says how deep."""
    scene = world([falling(1.0, 1.0, (0, 0.07, 0))], [(forms.disc(0.1),)], Law())
    with pytest.raises(InitialValueError, match=r"Shapes overlap at the start: floor and s0 by 0\.03\.\n  Move"):
        running.run(scene, (0.0, 1.0), 1e-3)


def test_bad_shapes_and_laws_are_errors():
    """Polygons that cross themselves, negative friction, restitution above 1, masses that are not positive."""
    with pytest.raises(ModelError, match="is not simple"):
        forms.polygon([(0, 0), (1, 1), (1, 0), (0, 1)])
    with pytest.raises(ModelError, match="Friction must not be negative"):
        Law(-0.1)
    with pytest.raises(ModelError, match="restitution must lie between 0 and 1"):
        Law(0.1, 1.5)
    with pytest.raises(ModelError, match="Masses must be positive"):
        World((Body(-1.0),), ())


def test_polygons_are_cut_into_convex_ones():
    """Their areas add up, whatever way round the corners are given."""
    star = [(math.cos(0.2 * math.pi * k) * (2 - k % 2), math.sin(0.2 * math.pi * k) * (2 - k % 2)) for k in range(10)]
    for ring in (star, star[::-1]):
        parts = forms.polygon(ring)
        areas = [forms._area(part.corners) for part in parts]
        assert sum(areas) == pytest.approx(forms._area(star))
        assert all(forms._is_convex(part.corners) for part in parts)
        assert len(parts) < 8
