"""Scenes of bodies in contact in pymunk: slope, bounce, cradle, or a box of discs; prints what `SCENES` say."""

import math
import sys
import time
from itertools import pairwise

import pymunk

G, STEP = 9.81, 1e-3


def space(gravity: float = G, iterations: int = 20) -> pymunk.Space:
    found = pymunk.Space()
    found.gravity, found.iterations, found.collision_slop = (0, -gravity), iterations, 1e-5
    return found


def add(found: pymunk.Space, shape: pymunk.Shape, friction: float = 0.0, elasticity: float = 0.0) -> None:
    """Coefficients of two shapes are multiplied."""
    shape.friction, shape.elasticity = math.sqrt(friction), math.sqrt(elasticity)
    found.add(shape) if shape.body.body_type == pymunk.Body.STATIC else found.add(shape.body, shape)


def line(found: pymunk.Space, start: tuple[float, float], end: tuple[float, float], *law: float) -> None:
    add(found, pymunk.Segment(found.static_body, start, end, 0), *law)


def disc(found: pymunk.Space, radius: float, mass: float, place: tuple[float, float], *law: float) -> pymunk.Body:
    body = pymunk.Body(mass, mass * radius**2 / 2)
    body.position = place
    add(found, pymunk.Circle(body, radius), *law)
    return body


def slope() -> list[float]:
    found, angle = space(), math.radians(20)
    x, y = math.cos(angle), math.sin(angle)
    line(found, (-9 * x, -9 * y), (9 * x, 9 * y), 0.5)
    body = pymunk.Body(1, 1 / 150)
    body.position, body.angle = (-0.1 * y, 0.1 * x), angle
    add(found, pymunk.Poly.create_box(body, (0.2, 0.2)), 0.5)
    for step in range(11_000):
        if step == 1000:
            start = body.position
        found.step(STEP)
    return [(body.position - start).length]


def bounce() -> list[float]:
    found = space()
    line(found, (-5, 0), (5, 0), 0, 0.9)
    ball, tops, before = disc(found, 0.1, 1, (0, 1.1), 0, 0.9), [], 0.0
    while len(tops) < 2:
        found.step(STEP)
        if before > 0 >= ball.velocity.y:
            tops.append(ball.position.y - 0.1)
        before = ball.velocity.y
    return [tops[1]]


def cradle() -> list[float]:
    found = space(0)
    balls = [disc(found, 0.05, 1, (0.101 * i, 0), 0, 1) for i in range(5)]
    balls[0].velocity = (2, 0)
    for _ in range(200):
        found.step(STEP)
    return [ball.velocity.x / 2 for ball in balls]


def box(count: int, width: int, columns: int, end: int, iterations: int) -> list[float]:
    found = space(iterations=iterations)
    for start, stop in (((0, 0), (width, 0)), ((0, 60), (0, 0)), ((width, 0), (width, 60))):
        line(found, start, stop, 0.3)
    radii = [0.05 * (1 + 0.1 * math.sin(12.9898 * i)) for i in range(count)]
    grid = [divmod(i, columns) for i in range(count)]
    places = [(0.06 + 0.03 * (row % 2) + 0.115 * column, 0.1 + 0.12 * row) for row, column in grid]
    bodies = [disc(found, r, 100 * math.pi * r * r, place, 0.3) for r, place in zip(radii, places, strict=True)]
    seconds, energies = 0.0, [sum(energy(bodies))]
    for step in range(round(end / STEP)):
        before = time.process_time()
        found.step(STEP)
        seconds += time.process_time() - before
        if step % 10 == 0:
            energies.append(sum(energy(bodies)))
    at = [(*body.position, r) for body, r in zip(bodies, radii, strict=True)]
    depth = max(max(r - y, r - x, x + r - width) for x, y, r in at)
    depth = max([depth, *[r + s - math.hypot(x - u, y - v) for i, (x, y, r) in enumerate(at) for u, v, s in at[:i]]])
    rise = max(b - a for a, b in pairwise(energies))
    return [seconds / round(end / STEP), depth / 0.05, max(rise, 0) / energies[0], energy(bodies)[0] / energies[0]]


def energy(bodies: list[pymunk.Body]) -> tuple[float, float]:
    kinetic = sum(b.mass * b.velocity.length**2 + b.moment * b.angular_velocity**2 for b in bodies) / 2
    return kinetic, G * sum(b.mass * b.position.y for b in bodies)


SCENES = {"slope": slope, "bounce": bounce, "cradle": cradle, "box": box}
if __name__ == "__main__":
    print(*SCENES[sys.argv[1]](*map(int, sys.argv[2:])))
