"""Scenes of bodies in contact in Box2D: slope, bounce, cradle; prints what `SCENES` say."""

import math
import sys

import Box2D as b2

G, STEP, ITERATIONS = 9.81, 1e-3, 20


def world(gravity: float = G) -> b2.b2World:
    return b2.b2World(gravity=(0, -gravity), doSleep=False)


def ground(found: b2.b2World, start: tuple[float, float], end: tuple[float, float], friction: float) -> None:
    body = found.CreateStaticBody(position=(0, 0))
    body.CreateFixture(shape=b2.b2EdgeShape(vertices=[start, end]), friction=friction, restitution=0)


def disc(found: b2.b2World, radius: float, place: tuple[float, float], restitution: float) -> b2.b2Body:
    body = found.CreateDynamicBody(position=place)
    shape, density = b2.b2CircleShape(radius=radius), 1 / (math.pi * radius**2)
    body.CreateFixture(shape=shape, density=density, friction=0, restitution=restitution)
    return body


def step(found: b2.b2World) -> None:
    found.Step(STEP, ITERATIONS, ITERATIONS)
    found.ClearForces()


def slope() -> list[float]:
    found, angle = world(), math.radians(20)
    x, y = math.cos(angle), math.sin(angle)
    ground(found, (-9 * x, -9 * y), (9 * x, 9 * y), 0.5)
    body = found.CreateDynamicBody(position=(-0.1 * y, 0.1 * x), angle=angle)
    body.CreateFixture(shape=b2.b2PolygonShape(box=(0.1, 0.1)), density=25, friction=0.5, restitution=0)
    for number in range(11_000):
        if number == 1000:
            start = body.position.copy()
        step(found)
    return [(body.position - start).length]


def bounce() -> list[float]:
    found = world()
    ground(found, (-5, 0), (5, 0), 0)
    ball, tops, before = disc(found, 0.1, (0, 1.1), 0.9), [], 0.0
    while len(tops) < 2:
        step(found)
        if before > 0 >= ball.linearVelocity.y:
            tops.append(ball.position.y - 0.1)
        before = ball.linearVelocity.y
    return [tops[1]]


def cradle() -> list[float]:
    found = world(0)
    balls = [disc(found, 0.05, (0.101 * i, 0), 1) for i in range(5)]
    balls[0].linearVelocity = (2, 0)
    for _ in range(200):
        step(found)
    return [ball.linearVelocity.x / 2 for ball in balls]


SCENES = {"slope": slope, "bounce": bounce, "cradle": cradle}
if __name__ == "__main__":
    print(*SCENES[sys.argv[1]]())
