// Universal joints as a cross between two forks, ball joints as a ball in a socket.
import { DoubleSide, Group, SphereGeometry, Vector3 } from "three";
import { followBody, followPoint, together } from "./plane.js";
import { shaftOf } from "./shaft.js";

const Y = new Vector3(0, 1, 0);

/** Where a point of the world is in the axes of a body, as the mechanism stands. */
function within(body, place) {
  return place.clone().applyMatrix4(body.matrix.clone().invert());
}

/** From a point of a body to the rest of it: to its other points, or along the shaft about which it turns. */
function towards(body, from, shapes) {
  const far = body.outline().filter((place) => place.distanceTo(from) > 0.5 * shapes.r), shaft = shaftOf(body, shapes.mechanism);
  if (shaft) return shaft.clone();
  return far.reduce((sum, place) => sum.add(place), new Vector3()).addScaledVector(from, -far.length);
}

/** A fork of a body, which holds the arm of the cross along one of its vectors. */
function fork(body, axis, place, shapes) {
  const { r } = shapes, color = shapes.theme.series(body.number), from = within(body, place), arm = body.direction(axis).normalize(), group = new Group();
  const back = towards(body, from, shapes);
  back.addScaledVector(arm, -back.dot(arm));
  if (back.length() < 1e-9) return null;
  back.normalize();
  const at = (side, deep) => from.clone().addScaledVector(arm, 2.6 * side * r).addScaledVector(back, deep * r);
  for (const side of [1, -1]) group.add(shapes.bar(at(side, 0), at(side, 4), 0.85 * r, color));
  group.add(shapes.bar(at(1, 4), at(-1, 4), 0.95 * r, color), shapes.bar(from.clone().addScaledVector(back, 4 * r), from.clone().addScaledVector(back, 5.5 * r), 1.2 * r, color));
  return followBody(group, body);
}

export function universal(mark, shapes) {
  const { mechanism, r } = shapes, place = mechanism.at(mark.point), arms = [mark.axis, mark.second], cross = new Group();
  const bodies = arms.map((axis) => mechanism.bodies.find((body) => mark.parts.includes(body.name) && body.vectors.includes(axis)));
  const rods = arms.map(() => shapes.cylinder(-3.1 * r, 3.1 * r, 0.55 * r));
  cross.add(...rods, shapes.steel(new SphereGeometry(0.95 * r, 24, 16)));
  const middle = {
    object: cross,
    update: () => {
      cross.position.copy(place);
      rods.forEach((rod, i) => rod.quaternion.setFromUnitVectors(new Vector3(1, 0, 0), mechanism.at(arms[i]).clone().normalize()));
    },
  };
  const forks = bodies.map((body, i) => body && fork(body, arms[i], place, shapes)).filter(Boolean);
  return together(middle, ...forks);
}

/** The ball, and the cup of the part with the more points around it; the ground's cup opens upwards. */
export function ballJoint(mark, shapes) {
  const { mechanism, r, colours } = shapes, place = mechanism.at(mark.point), ball = followPoint(shapes.steel(new SphereGeometry(1.35 * r, 28, 18)), place);
  const bodies = mechanism.bodies.filter((body) => mark.parts.includes(body.name)).sort((a, b) => b.points.length - a.points.length);
  const held = mark.parts.includes("ground") || mechanism.isFixed(mark.point), owner = held ? null : bodies[0], other = held ? bodies[0] : bodies[1];
  const cup = shapes.mesh(new SphereGeometry(1.75 * r, 28, 14, 0, 2 * Math.PI, 0, 0.58 * Math.PI), owner ? shapes.theme.series(owner.number) : colours.ground);
  cup.material.side = DoubleSide;
  if (!owner) {
    cup.quaternion.setFromUnitVectors(Y, new Vector3(0, 0, -1));
    return together(ball, followPoint(cup, place));
  }
  const at = within(owner, place), back = towards(owner, at, shapes);
  if (back.length() < 1e-9 && other) back.copy(towards(other, within(other, place), shapes)).negate();
  if (back.length() < 1e-9) return ball;
  cup.position.copy(at);
  cup.quaternion.setFromUnitVectors(Y, back.normalize());
  return together(ball, followBody(cup, owner));
}
