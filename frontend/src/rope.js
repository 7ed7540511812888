// Ropes and belts: straight from pulley to pulley and around them, as long as they are.
import { Group, Mesh, MeshBasicMaterial, Vector3 } from "three";
import { filled, Ribbon, rectangle } from "./outline.js";
import { Tube } from "./tube.js";
import { pulley } from "./wheel.js";

const ARC = 48, SAG = 24; // pieces of an arc, of what hangs between two points
const ORDER = { rope: 27, mark: 27.5 };
const MOST_MARKS = 80;

/** The way around stops {x, y, r}: r > 0 counter-clockwise, r < 0 clockwise, r = 0 over a point.
 *  points along it; length; stops with `entry`, the way up to where it meets them, and `at`, the angle of that place. */
export function wayAround(stops, closed = false) {
  const spans = stops.map((stop, i) => span(stop, stops[(i + 1) % stops.length])).slice(0, closed ? stops.length : -1);
  const points = [], met = [];
  let length = 0;
  stops.forEach(({ x, y, r }, i) => {
    const before = spans[i - 1] ?? (closed ? spans[spans.length - 1] : null), behind = spans[i];
    const at = before ? before.angle - (Math.sign(r) * Math.PI) / 2 : 0;
    met.push({ entry: length, at });
    if (before && behind && r) {
      const turn = ((((behind.angle - before.angle) * Math.sign(r)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) * Math.sign(r);
      for (let k = 0; k <= ARC; k++) points.push([x + Math.abs(r) * Math.cos(at + (turn * k) / ARC), y + Math.abs(r) * Math.sin(at + (turn * k) / ARC)]);
      length += turn * r;
    } else points.push([x, y]);
    if (behind) length += behind.length;
  });
  if (closed) points.push(points[0]);
  return { points, length, stops: met };
}

/** The straight line that leaves one pulley and meets the next: D = l e + (r2 - r1) n. */
function span(a, b) {
  const dx = b.x - a.x, dy = b.y - a.y, aside = b.r - a.r, length = Math.sqrt(Math.max(dx * dx + dy * dy - aside * aside, 0));
  return { length, angle: Math.atan2(dy, dx) - Math.atan2(aside, length) };
}

/** Points between two places that hang down, so that their line is longer by a factor. */
function hanging(a, b, factor, down) {
  const chord = a.distanceTo(b), curve = (sag) => Array.from({ length: SAG + 1 }, (_, k) => new Vector3().lerpVectors(a, b, k / SAG).addScaledVector(down, 4 * sag * (k / SAG) * (1 - k / SAG)));
  if (factor < 1 + 1e-9) return curve(0);
  let low = 0, high = factor * chord + 1e-9;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (lengthOf(curve(middle)) < factor * chord) low = middle;
    else high = middle;
  }
  return curve(low);
}

const lengthOf = (points) => points.slice(1).reduce((sum, point, i) => sum + point.distanceTo(points[i]), 0);

/** Lengths of a line up to each of its points. */
function lengthsAlong(points) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1] + points[i].distanceTo(points[i - 1]));
  return lengths;
}

/** A rope over points and pulleys, with its pulleys, which turn as it runs over them. */
export function rope(one, shapes) {
  const { mechanism, r } = shapes, flat = mechanism.dimension === 2, radii = one.radii.length ? one.radii : one.points.map(() => 0);
  const places = one.points.map((name) => mechanism.at(name)), down = new Vector3(0, flat ? -1 : 0, flat ? 0 : -1), bent = radii.some(Boolean);
  const group = new Group(), wheels = radii.map((radius, i) => (radius ? pulley(Math.abs(radius), shapes, mechanism.at(one.points[i])) : null));
  wheels.forEach((wheel) => wheel && group.add(wheel));
  const layout = () => {
    if (!bent) {
      const way = lengthOf(places), factor = one.length && way ? Math.max(1, one.length / way) : 1;
      return { points: places.slice(1).flatMap((b, i) => hanging(places[i], b, factor, down).slice(i ? 1 : 0)), stops: [] };
    }
    const way = wayAround(places.map(({ x, y }, i) => ({ x, y, r: radii[i] })));
    return { points: way.points.map(([x, y]) => new Vector3(x, y, 0)), stops: way.stops };
  };
  const strand = new Strand(layout().points.length, 0.5 * r, shapes.colours.steel, shapes), length = lengthOf(layout().points), step = Math.max(3 * r, length / MOST_MARKS);
  const marks = flat ? new Marks(Math.floor(length / step), 0.3 * r, 0.3 * r, shapes) : null;
  group.add(strand.mesh, ...(marks ? marks.meshes : []));
  return {
    object: group,
    line: () => strand.line(),
    update: () => {
      const { points, stops } = layout();
      strand.bend(points);
      marks?.put(points, (k) => (k + 0.5) * step);
      wheels.forEach((wheel, i) => wheel?.place(places[i], stops[i].at - stops[i].entry / radii[i]));
    },
  };
}

/** A belt around two wheels, with marks by which it is seen to run. */
export function belt(one, shapes) {
  const { mechanism, r } = shapes, rims = [one.first, one.second], axis = one.first.axis ? mechanism.at(one.first.axis) : new Vector3(0, 0, 1);
  const crossed = one.first.radius * one.second.radius < 0, sizes = rims.map((rim, i) => Math.abs(rim.radius) * (crossed && i ? -1 : 1));
  const angle = mechanism.tracks.of(one.angle), [first, second] = rims.map((rim) => mechanism.at(rim.point));
  const [across, side, normal] = [new Vector3(), new Vector3(), new Vector3()];
  const layout = () => {
    normal.copy(axis).normalize();
    across.subVectors(second, first);
    across.addScaledVector(normal, -across.dot(normal));
    const distance = across.length();
    side.crossVectors(normal, across.divideScalar(distance || 1));
    const way = wayAround([{ x: 0, y: 0, r: sizes[0] }, { x: distance, y: 0, r: sizes[1] }], true);
    return { ...way, points: way.points.map(([x, y]) => first.clone().addScaledVector(across, x).addScaledVector(side, y)) };
  };
  const now = layout(), strand = new Strand(now.points.length, 0.75 * r, shapes.colours.quiet, shapes), count = Math.min(MOST_MARKS, Math.max(6, Math.round(now.length / (5 * r))));
  const marks = new Marks(count, 0.8 * r, 0.3 * r, shapes), group = new Group();
  group.add(strand.mesh, ...marks.meshes);
  return {
    object: group,
    line: () => strand.line(),
    update: (t) => {
      const { points, length, stops } = layout(), start = sizes[0] * (angle(t) - stops[0].at);
      strand.bend(points);
      marks.put(points, (k) => ((((start + (k * length) / count) % length) + length) % length));
    },
  };
}

/** A line of the ground that is a belt: around two rollers on its solid side, running at a speed. */
export function conveyor({ places: [a, b], speed }, shapes) {
  const { r } = shapes, from = new Vector3(a[0], a[1], 0), to = new Vector3(b[0], b[1], 0), along = new Vector3().subVectors(to, from), length = along.length();
  const radius = Math.min(2.5 * r, 0.2 * length), aside = new Vector3(along.y, -along.x, 0).setLength(radius), group = new Group();
  const centres = [from, to].map((end) => end.clone().add(aside)), wheels = centres.map(() => pulley(radius - 0.35 * r, shapes));
  const way = wayAround(centres.map(({ x, y }) => ({ x, y, r: -radius })), true), points = way.points.map(([x, y]) => new Vector3(x, y, 0));
  const strand = new Strand(points.length, 0.7 * r, shapes.colours.quiet, shapes), count = Math.min(MOST_MARKS, Math.max(6, Math.round(way.length / (6 * r)))), marks = new Marks(count, 0.8 * r, 0.3 * r, shapes);
  strand.bend(points);
  group.add(...wheels, strand.mesh, ...marks.meshes);
  return {
    object: group,
    update: (t) => {
      marks.put(points, (k) => ((((speed * t + (k * way.length) / count) % way.length) + way.length) % way.length));
      wheels.forEach((wheel, i) => wheel.place(centres[i], (-speed * t) / radius));
    },
  };
}

/** A line of some width that bends: a ribbon in the plane, a tube in space. */
class Strand {
  constructor(count, width, color, shapes) {
    this.flat = shapes.mechanism.dimension === 2;
    this.geometry = this.flat ? new Ribbon(count, width) : new Tube(count, 0.6 * width);
    this.mesh = this.flat ? shapes.mesh(this.geometry, color, ORDER.rope) : shapes.mesh(this.geometry, color);
    this.mesh.frustumCulled = false;
  }

  bend(points) {
    if (this.flat) this.geometry.bend(points.map((p) => p.x), points.map((p) => p.y));
    else this.geometry.bend(points.flatMap((p) => p.toArray()));
  }

  line() {
    return this.geometry.line();
  }
}

/** Short bars on a line, at distances from its beginning. */
class Marks {
  constructor(count, long, wide, shapes) {
    const flat = shapes.mechanism.dimension === 2, color = shapes.colours.stage;
    const make = () => (flat ? shapes.mesh(filled(rectangle(long, wide)), color, ORDER.mark) : new Mesh(shapes.ballGeometry(0.49 * shapes.r), new MeshBasicMaterial({ color })));
    this.meshes = Array.from({ length: count }, make);
  }

  put(points, distance) {
    const lengths = lengthsAlong(points), last = points.length - 2;
    this.meshes.forEach((mesh, k) => {
      const at = distance(k), next = lengths.findIndex((length) => length > at), i = next < 1 ? last : next - 1, step = lengths[i + 1] - lengths[i];
      mesh.position.lerpVectors(points[i], points[i + 1], step ? Math.min(1, (at - lengths[i]) / step) : 0);
      mesh.rotation.z = Math.atan2(points[i + 1].y - points[i].y, points[i + 1].x - points[i].x);
    });
  }
}
