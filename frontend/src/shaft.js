// Bodies of one point that turn about an axis fixed in space: discs on shafts, and the bearings of shafts that a fork ends.
import { CylinderGeometry, Group, Vector3 } from "three";
import { together } from "./plane.js";

const X = new Vector3(1, 0, 0);

/** The axis, fixed in space, about which a body of one point turns. */
export function axleOf(body, mechanism) {
  return mechanism.marks.find(({ kind, point, axis }) => kind === "revolute" && point === body.origin && body.vectors.includes(axis) && mechanism.isFixed(axis))?.axis;
}

export function shaftLength({ extent, size }) {
  return (extent ? 0.3 : 0.8) * size;
}

/** The way that the shaft of a body of one point goes, in its own axes; a second one at the same point goes the other way. */
export function shaftOf(body, mechanism) {
  const axle = body.outline().length < 2 && axleOf(body, mechanism);
  if (!axle) return null;
  const before = mechanism.bodies.filter((other) => other.origin === body.origin && other.number < body.number && other.outline().length === 1);
  return body.direction(axle).normalize().multiplyScalar(before.length % 2 ? 1 : -1);
}

/** Whether the shaft of a body ends in a fork. */
function isForked(body, { marks }) {
  return marks.some(({ second, axis, parts }) => second && parts.includes(body.name) && [second, axis].some((name) => body.vectors.includes(name)));
}

/** A disc on a shaft, with a peg by which its turning shows; square to the face on which another part slides, if there is one. */
export function turner(body, color, shapes) {
  const { mechanism, r } = shapes, group = new Group(), disc = new Group(), length = shaftLength(mechanism), forked = isForked(body, mechanism);
  const face = mechanism.marks.find(({ kind, axis }) => kind === "planar" && body.vectors.includes(axis));
  const along = shaftOf(body, mechanism), normal = face ? body.direction(face.axis).normalize() : along;
  const radius = face ? faceRadius(body, face, shapes) : (forked ? 0.25 : 0.5) * length, shaft = shapes.cylinder(forked ? 5 * r : 0, length, 1.1 * r, color);
  shaft.quaternion.setFromUnitVectors(X, along);
  disc.add(shapes.cylinder(-0.8 * r, 0.8 * r, radius, color, 56));
  const peg = shapes.cylinder(-1.3 * r, 1.3 * r, 0.1 * radius);
  peg.position.y = 0.75 * radius;
  disc.add(peg);
  if (!face) disc.position.copy(along).multiplyScalar(0.85 * length);
  disc.quaternion.setFromUnitVectors(X, normal);
  group.add(shaft, disc);
  group.position.copy(body.members.get(body.origin));
  return group;
}

/** Large enough for the parts that slide on a face. */
function faceRadius(body, face, { mechanism, r }) {
  const centre = mechanism.at(body.origin), others = mechanism.bodies.filter((other) => other !== body && face.parts.includes(other.name));
  return Math.max(6 * r, ...others.flatMap((other) => other.points.map((name) => 1.2 * centre.distanceTo(mechanism.at(name)))));
}

/** Whether a fixed point is in the middle of a universal joint, whose shafts have bearings of their own. */
export function isBetweenShafts(name, mechanism) {
  return mechanism.marks.some((mark) => mark.second && mark.point === name && mechanism.bodies.filter((body) => mark.parts.includes(body.name)).every((body) => shaftOf(body, mechanism)));
}

/** The bearing of a forked shaft, on a foot, beside the fork; null for other hinges. */
export function bearing(mark, shapes) {
  const { mechanism, r, colours } = shapes, body = mechanism.bodies.find((one) => mark.parts.includes(one.name) && one.origin === mark.point && one.vectors.includes(mark.axis) && isForked(one, mechanism));
  const along = body && shaftOf(body, mechanism);
  if (!along) return null;
  const sleeve = shapes.cylinder(-1.4 * r, 1.4 * r, 1.9 * r), foot = new Group(), place = new Vector3().addVectors(mechanism.at(mark.point), along.clone().transformDirection(body.matrix).multiplyScalar(0.42 * shaftLength(mechanism)));
  sleeve.quaternion.setFromUnitVectors(X, mechanism.at(mark.axis).clone().normalize());
  foot.add(shapes.mesh(new CylinderGeometry(0.8 * r, 1.5 * r, 5 * r, 24).rotateX(Math.PI / 2).translate(0, 0, -3.5 * r), colours.ground));
  foot.add(shapes.mesh(new CylinderGeometry(2.6 * r, 2.6 * r, 0.7 * r, 32).rotateX(Math.PI / 2).translate(0, 0, -6.2 * r), colours.ground));
  for (const object of [sleeve, foot]) object.position.copy(place);
  return together({ object: sleeve, update: () => {} }, { object: foot, update: () => {} });
}
