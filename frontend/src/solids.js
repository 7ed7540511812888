// Shapes in space that have a volume: cylinders, wheels, plates, meshes; how they look, and which points lie in them.
import {
  Box3, BufferAttribute, BufferGeometry, BoxGeometry, Color, CylinderGeometry, EdgesGeometry, ExtrudeGeometry, Group, LatheGeometry, LineBasicMaterial, LineSegments, Matrix4, Path, Quaternion,
  Vector2, Vector3,
} from "three";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import { shapeOf } from "./outline.js";

const Y = new Vector3(0, 1, 0);
const AROUND = 64; // sides of what is round
const SHARP = 0.6; // radians between faces that meet in an edge
export const RUBBER = "#33373d"; // of tyres
export const RIM = 0.68; // of a wheel's radius: where the tyre ends
export const SPOKES = 5;
const ON = 1.002; // times its size: there a point is on a shape

/** What draws a kind of outline, by its name. */
export function solids(shapes) {
  return { cylinder: (outline, color) => cylinder(shapes, outline, color), wheel: (outline, color) => wheel(shapes, outline, color), prism: (outline, color) => prism(shapes, outline, color), mesh: (outline, color) => triangles(shapes, outline, color) };
}

/** A mesh with its edges as fine lines. */
function edged(shapes, geometry, color) {
  const group = new Group(), lines = new LineSegments(new EdgesGeometry(geometry, 30), new LineBasicMaterial({ color: shapes.colours.ink, transparent: true, opacity: 0.35 }));
  const body = shapes.mesh(geometry, color);
  Object.assign(body.material, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }); // the lines lie on top
  group.add(body, lines);
  return group;
}

/** Along the y axis about the origin, moved to lie between two places. */
function between(object, [a, b]) {
  const [from, to] = [new Vector3(...a), new Vector3(...b)];
  object.position.addVectors(from, to).multiplyScalar(0.5);
  object.quaternion.copy(new Quaternion().setFromUnitVectors(Y, to.sub(from).normalize()));
  const group = new Group();
  group.add(object);
  return group;
}

const lengthOf = ([a, b]) => new Vector3(...a).distanceTo(new Vector3(...b));

/** A cylinder or a tube; one of a part that is flat has a stripe by which its turning shows. */
function cylinder(shapes, { places, radius, hole, part }, color) {
  const length = lengthOf(places), group = new Group();
  if (!hole) group.add(edged(shapes, new CylinderGeometry(radius, radius, length, AROUND), color));
  else {
    const ring = shapeOf(round(radius)), depth = { depth: length, bevelEnabled: false, curveSegments: AROUND };
    ring.holes.push(new Path(round(hole).map(([x, y]) => new Vector2(x, y)).reverse()));
    group.add(edged(shapes, toCreasedNormals(new ExtrudeGeometry(ring, depth).translate(0, 0, -length / 2).rotateX(-Math.PI / 2), SHARP), color));
  }
  if (part && length < radius) {
    const [from, to] = [Math.max(0.2 * radius, hole + 0.1 * (radius - hole)), 0.9 * radius], stripe = new BoxGeometry(to - from, 1.02 * length, 0.07 * radius).translate((from + to) / 2, 0, 0);
    group.add(shapes.mesh(stripe, new Color(color).lerp(new Color("#ffffff"), 0.6)));
  }
  return between(group, places);
}

function round(radius) {
  return Array.from({ length: AROUND }, (_, i) => [radius * Math.cos((2 * Math.PI * i) / AROUND), radius * Math.sin((2 * Math.PI * i) / AROUND)]);
}

/** A tyre with a rounded tread, a rim with a flange, a hub and spokes. */
function wheel(shapes, { places, radius }, paint) {
  const width = lengthOf(places), group = new Group(), rim = RIM * radius, half = width / 2, corner = Math.min(0.35 * width, 0.16 * radius);
  const profile = (points) => new LatheGeometry(points.map(([x, y]) => new Vector2(x, y)), AROUND);
  const arc = (side) => Array.from({ length: 9 }, (_, i) => (i / 8) * (Math.PI / 2)).map((a) => [radius - corner + corner * Math.cos(a), side * (half - corner + corner * Math.sin(a))]);
  const tread = [[rim, -0.42 * width], [0.5 * (rim + radius), -half], ...arc(-1).reverse(), ...arc(1), [0.5 * (rim + radius), half], [rim, 0.42 * width]];
  group.add(shapes.mesh(profile(tread), RUBBER, { rough: 0.9 }));
  const band = [[0.94 * rim, 0.44 * width], [1.03 * rim, 0.44 * width], [1.03 * rim, 0.4 * width], [0.98 * rim, 0.36 * width], [0.98 * rim, -0.36 * width], [1.03 * rim, -0.4 * width], [1.03 * rim, -0.44 * width], [0.94 * rim, -0.44 * width], [0.94 * rim, 0.44 * width]];
  group.add(shapes.mesh(profile(band), paint, { metal: 0.3, rough: 0.4 }));
  const thick = Math.min(0.3 * width, 0.12 * radius), hub = new CylinderGeometry(0.16 * radius, 0.16 * radius, 0.7 * width, 32);
  group.add(shapes.mesh(hub, paint, { metal: 0.3, rough: 0.4 }));
  for (let i = 0; i < SPOKES; i++) {
    const spoke = new BoxGeometry(0.96 * rim - 0.1 * radius, thick, 0.14 * radius).translate((0.96 * rim + 0.1 * radius) / 2, 0.12 * width, 0).rotateY((2 * Math.PI * i) / SPOKES);
    group.add(shapes.mesh(spoke, paint, { metal: 0.3, rough: 0.4 }));
  }
  return between(group, places);
}

/** A plate, whose first face has its corners in counterclockwise order as seen from the other. */
function prism(shapes, outline, color) {
  const { matrix, flat, depth } = unfolded(outline), object = edged(shapes, new ExtrudeGeometry(shapeOf(flat), { depth, bevelEnabled: false }), color), group = new Group();
  object.applyMatrix4(matrix);
  group.add(object);
  return group;
}

/** The axes of a prism, and its corners in them. */
function unfolded({ places, extent }) {
  const points = places.map((place) => new Vector3(...place)), across = new Vector3(...extent), depth = across.length(), z = across.clone().normalize();
  const x = new Vector3().subVectors(points[1], points[0]).normalize(), y = new Vector3().crossVectors(z, x);
  const matrix = new Matrix4().makeBasis(x, y, z).setPosition(points[0]), back = matrix.clone().invert();
  const flat = points.map((point) => point.clone().applyMatrix4(back)).map((point) => [point.x, point.y]);
  return { matrix, back, flat, depth };
}

/** Numbers of vertices and triangles, then coordinates, then numbers of vertices. */
function triangles(shapes, { mesh }, color) {
  const bytes = Uint8Array.from(atob(mesh), (one) => one.charCodeAt(0)).buffer, [count, faces] = new Uint32Array(bytes, 0, 2);
  const geometry = new BufferGeometry().setAttribute("position", new BufferAttribute(new Float32Array(bytes, 8, 3 * count), 3));
  geometry.setIndex(new BufferAttribute(new Uint32Array(bytes, 8 + 12 * count, 3 * faces), 1));
  const group = new Group();
  group.add(shapes.mesh(toCreasedNormals(geometry, SHARP), color));
  return group;
}

// ------------------------------------------------------------------------------------------ where they are

/** Places that an outline in space reaches to, in its own axes. */
export function tips({ kind, places, radius, extent }) {
  const points = places.map((place) => new Vector3(...place));
  if (kind === "prism") return [...points, ...points.map((point) => point.clone().add(new Vector3(...extent)))];
  if (kind === "mesh" || !radius) return points;
  const flat = kind === "cylinder" || kind === "wheel", turn = new Quaternion().setFromUnitVectors(Y, flat ? points[1].clone().sub(points[0]).normalize() : Y);
  const around = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map((a) => new Vector3(radius * Math.cos(a), 0, radius * Math.sin(a)).applyQuaternion(turn));
  const all = flat ? around : [...around, new Vector3(0, radius, 0), new Vector3(0, -radius, 0)];
  return points.flatMap((point) => all.map((one) => one.clone().add(point)));
}

/** Whether a point lies in an outline in space, or on it. */
export function holdsInSpace(outline, point) {
  const { kind, places, radius, inside } = outline;
  if (kind === "plane" || inside) return false;
  if (kind === "prism") {
    const { back, flat, depth } = unfolded(outline), { x, y, z } = point.clone().applyMatrix4(back), slack = (ON - 1) * depth;
    return z >= -slack && z <= depth + slack && within(flat, x, y);
  }
  const [a, b = a] = places.map((place) => new Vector3(...place));
  if (kind === "mesh") {
    const [low, , , , , , , high] = places.map((place) => new Vector3(...place)), corner = (i) => new Vector3(...places[i]).sub(low);
    return high && [1, 2, 4].every((i) => share(point.clone().sub(low), corner(i)) ** 2 <= ON && share(point.clone().sub(low), corner(i)) >= 1 - ON);
  }
  const along = b.clone().sub(a), s = along.lengthSq() ? share(point.clone().sub(a), along) : 0, flat = kind === "cylinder" || kind === "wheel";
  if (flat && (s < 1 - ON || s > ON)) return false;
  return a.addScaledVector(along, Math.min(1, Math.max(0, s))).distanceTo(point) <= ON * radius;
}

/** Whether shapes of a part show all of it: one of them holds all its points, or the box around what is built of them does. */
export function cover(outlines, points, holds) {
  if (outlines.some((outline) => !outline.inside && points.every((point) => holds(outline, point)))) return true;
  const built = outlines.filter(({ kind }) => ["polygon", "capsule", "cylinder", "prism", "mesh"].includes(kind));
  if (built.length < 2) return false;
  const box = new Box3().setFromPoints(built.flatMap(tips));
  return points.every((point) => box.distanceToPoint(point) <= (ON - 1) * box.min.distanceTo(box.max));
}

/** How far along a vector another one leads, as a part of its length. */
function share(vector, along) {
  return vector.dot(along) / (along.lengthSq() || 1);
}

/** Whether a point lies in a polygon, or on its edge. */
export function within(places, x, y) {
  const edges = places.map((place, i) => [place, places[(i + 1) % places.length]]);
  const away = ([px, py]) => Math.hypot(x - px, y - py);
  if (edges.some(([a, b]) => away(a) + away(b) <= 1.001 * Math.hypot(b[0] - a[0], b[1] - a[1]))) return true;
  return edges.filter(([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])).length % 2 === 1;
}
