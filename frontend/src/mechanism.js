// The picture read once: where points are at a time, how large things are, which body looks like what.
import { Matrix4, Quaternion, Vector3 } from "three";
import { bound, placed, samples } from "./outlines.js";
import { holds } from "./plane.js";
import { holdsInSpace, tips } from "./solids.js";

const HELD = new Set(["pin", "revolute", "ball", "universal", "fixed"]); // joints that hold a point where it is
const ALONG = 4000; // places at which a curve is seen
const SAMPLES = 240; // times at which extents over the whole run are measured

const FIRST = new Vector3(), SECOND = new Vector3(), TURN = new Quaternion(), BASIS = [new Vector3(), new Vector3(), new Vector3()]; // used at once

export const isPoint = (name) => name[0] !== name[0].toLowerCase();

export class Mechanism {
  constructor(data, tracks) {
    const { picture } = data;
    Object.assign(this, { picture, tracks, dimension: picture.dimension, span: data.span, gravity: picture.gravity });
    this.components = new Map(Object.entries(data.moving).map(([name, parts]) => [name, parts.map((part) => tracks.of(part))]));
    this.places = new Map();
    for (const [name, place] of Object.entries(picture.fixed)) this.places.set(name, new Vector3(...place));
    for (const name of this.components.keys()) this.places.set(name, new Vector3());
    this.movers = [...this.components].map(([name, [x, y, z]]) => ({ place: this.places.get(name), x, y, z }));
    this.moving = [...this.components.keys()].filter(isPoint);
    this.joints = (data.joints ?? []).filter(({ point }) => this.places.has(point));
    this.keepWhatIsKnown();
    this.measure();
    this.bodies = this.shapes.map((shape, number) => new Body(shape, number, this));
    this.curves = this.curves.map((curve) => this.visited(curve));
    if (this.outlines.length || this.curves.length) this.measure(); // bodies carry them
    this.pose(this.span[0]);
  }

  /** Parts whose points have places; a picture may name more than a solution answers.
   *  anchors: fixed points that hold parts; centres: other fixed points, say of a field; loose: moving points of no part. */
  keepWhatIsKnown() {
    const known = (names) => names.every((name) => name == null || this.places.has(name));
    const { shapes, links, marks, guides, arrows, tracks: curves, rims, meshes, racks, motors, outlines, ropes, belts, threads, grounds } = this.picture;
    this.links = links.filter((link) => known(link.ends));
    const springs = new Set(this.links.map((link) => link.name));
    this.shapes = shapes.filter((shape) => shape.kind !== "stretch" && known(Object.keys(shape.members)));
    const bare = shapes.filter((shape) => shape.kind === "stretch" && !springs.has(shape.name) && known(Object.keys(shape.members)));
    for (const { name, members } of bare) this.links.push({ name, kind: "spring", ends: Object.keys(members), length: 0 });
    this.marks = marks.filter((mark) => known([mark.point, mark.axis]));
    const carriers = new Set([null, ...this.shapes.map((shape) => shape.name)]);
    this.outlines = outlines.filter(({ places, part, pose }) => places.length && carriers.has(part) && pose.every((name) => this.tracks.has(name)));
    this.rims = rims.filter((rim) => known([rim.point, rim.axis]));
    const wheel = (rim) => known([rim.point, rim.axis]) && carriers.has(rim.part);
    this.meshes = meshes.filter(({ first, second }) => wheel(first) && wheel(second));
    this.racks = racks.filter((rack) => wheel(rack.pinion) && known([rack.point, rack.direction]));
    this.motors = motors.filter((motor) => known([motor.point, motor.axis]) && this.tracks.has(`${motor.name}'`));
    this.ropes = ropes.filter((rope) => known(rope.points));
    this.belts = belts.filter(({ first, second, angle }) => wheel(first) && wheel(second) && this.tracks.has(angle));
    this.threads = threads.filter((thread) => known([thread.point, thread.axis, thread.nut]) && thread.part && carriers.has(thread.part) && this.dimension === 3);
    this.grounds = grounds.filter((name) => known([name]));
    const pulleys = this.ropes.flatMap(({ points, radii }) => radii.map((radius, i) => ({ point: points[i], axis: null, radius, part: null })).filter(({ radius }) => radius));
    this.belted = this.belts.flatMap(({ first, second }) => [first, second]);
    const gears = [...this.meshes.flatMap(({ first, second }) => [first, second]), ...this.racks.map((rack) => rack.pinion)];
    this.pulleys = new Map(pulleys.map((rim) => [rim.point, Math.abs(rim.radius)]));
    this.round = [...this.rims, ...gears, ...this.belted, ...pulleys].map((rim) => ({ ...rim, radius: Math.abs(rim.radius) }));
    this.toothed = new Set(gears.map((rim) => rim.part)); // bodies that are gears
    this.curves = curves.filter((curve) => known([curve.point]) && carriers.has(curve.part));
    this.guides = guides.filter((guide) => known([guide.point, guide.base, guide.direction]) && !this.grounds.includes(guide.point));
    this.arrows = arrows.filter((arrow) => known([arrow.point]) && arrow.components.every((name) => this.tracks.has(name)));
    const used = [
      ...this.shapes.flatMap((shape) => Object.keys(shape.members)), ...this.links.flatMap((link) => link.ends), ...this.ropes.flatMap((rope) => rope.points),
      ...this.marks.filter((mark) => HELD.has(mark.kind)).map((mark) => mark.point),
    ];
    this.anchors = [...new Set(used)].filter((name) => isPoint(name) && this.isFixed(name));
    const bases = new Set(this.guides.map((guide) => guide.base));
    this.centres = Object.keys(this.picture.fixed).filter((name) => isPoint(name) && !bases.has(name) && !this.anchors.includes(name));
    this.points = [...new Set([...this.anchors, ...this.centres, ...this.moving])];
    const attached = new Set([...this.shapes.flatMap((shape) => Object.keys(shape.members)), ...this.links.flatMap((link) => link.ends), ...this.ropes.flatMap((rope) => rope.points), ...this.grounds]);
    this.loose = this.moving.filter((name) => !attached.has(name));
  }

  /** Whether a body of one point is drawn as a gear or wheel, or by a curve or shapes that it has. */
  hasOutline(name) {
    return this.toothed.has(name) || [...this.rims, ...this.belted].some(({ part }) => part === name) || [...this.curves, ...this.outlines].some(({ part }) => part === name);
  }

  /** Whether a fixed point lies in a shape of the world that stands still, and needs no foot. */
  isHoused(name) {
    const inside = this.dimension === 2 ? holds : holdsInSpace;
    return this.outlines.some((outline) => !outline.part && !outline.pose.length && inside(outline, this.at(name)));
  }

  isFixed(name) {
    return !this.components.has(name);
  }

  at(name) {
    return this.places.get(name);
  }

  /** Moves all points and vectors to where they are at time t. */
  pose(t) {
    for (const { place, x, y, z } of this.movers) place.set(x(t), y(t), z ? z(t) : 0);
    for (const body of this.bodies ?? []) body.place();
  }

  times() {
    const [start, end] = this.span;
    return Array.from({ length: SAMPLES + 1 }, (_, i) => start + ((end - start) * i) / SAMPLES);
  }

  /** Values of a function of the pose over the run. */
  over(measure) {
    return this.times().map((t) => {
      this.pose(t);
      return measure(t);
    });
  }

  /** low, high: corners of all that moves; cloud: all places of points; size: of the mechanism at an instant; r: half the width of a bar. */
  measure() {
    const low = new Vector3(Infinity, Infinity, Infinity), high = low.clone().negate();
    this.cloud = [];
    const strokes = this.threads.map((thread) => this.strokeOf(thread));
    const carried = [...this.outlines, ...this.curves].filter(({ part, pose }) => (part && this.bodies) || pose?.length);
    const spreads = this.over((t) => {
      const a = new Vector3(Infinity, Infinity, Infinity), b = a.clone().negate();
      for (const name of this.points) {
        a.min(this.at(name));
        b.max(this.at(name));
        this.cloud.push(this.at(name).clone());
      }
      if (this.dimension === 3)
        for (const outline of carried) {
          const place = placed(outline, this, t);
          for (const tip of tips(outline).map(place)) {
            a.min(tip);
            b.max(tip);
            this.cloud.push(tip);
          }
        }
      const flat = this.dimension === 2 ? carried : [];
      const circles = [...flat.map((outline) => [placed(outline, this, t)(bound(outline).centre), bound(outline).radius]), ...this.round.map((rim) => [this.at(rim.point), rim.radius])];
      this.threads.forEach((thread, i) => {
        const along = this.at(thread.axis).clone().normalize();
        for (const height of strokes[i]) this.cloud.push(this.at(thread.point).clone().addScaledVector(along, height));
      });
      for (const mark of this.faces) this.face(mark).forEach((place) => {
        low.min(place);
        high.max(place);
        this.cloud.push(place);
      });
      for (const [place, radius] of circles) {
        a.min(place.clone().subScalar(radius));
        b.max(place.clone().addScalar(radius));
        if (this.dimension === 3) for (const side of [-1, 1]) for (const axis of "xyz") this.cloud.push(place.clone().setComponent("xyz".indexOf(axis), place[axis] + side * radius));
      }
      low.min(a);
      high.max(b);
      return this.points.length || carried.length ? a.distanceTo(b) : 0;
    }).sort((a, b) => a - b);
    if (!this.points.length && !carried.length) low.copy(high.set(0, 0, 0));
    this.takeIn(low, high);
    const extent = low.distanceTo(high), spread = spreads[spreads.length >> 1];
    const widest = Math.max(0, ...this.round.map((rim) => 2 * rim.radius));
    const lengths = [...this.shapes.map(longest), ...this.round.map((rim) => 2 * rim.radius)].filter((length) => length > 0).sort((a, b) => a - b);
    const typical = lengths[lengths.length >> 1] ?? spread;
    this.size = Math.max(spread, widest) || extent || 1;
    if (!extent && !widest) this.size = 0.8; // only vectors: drawn about as long as they are
    this.r = Math.min(0.02 * Math.max(this.size, 0.25 * extent), Math.max(0.06 * (typical || this.size), 0.009 * this.size));
    const smallest = Math.min(Infinity, ...this.round.filter((rim) => this.toothed.has(rim.part)).map((rim) => rim.radius));
    this.r = Math.max(Math.min(this.r, Math.max(0.45 * smallest, 0.4 * this.r)), 0.005 * extent); // bars leave gears to be seen
    if (!extent && this.marks.length) this.r = 0.03 * this.size; // only shafts at a point
    Object.assign(this, { low, high, extent });
    const shown = new Set(this.outlines.map(({ part }) => part)), bare = this.shapes.filter(({ name }) => !shown.has(name));
    const rotor = Math.max(0, ...bare.map(rotorRadius));
    const margin = (this.margin = extent ? Math.max(5 * this.r, this.dimension === 3 ? 1.1 * rotor : 0) : 0.75);
    low.subScalar(margin);
    high.addScalar(margin);
    if (this.dimension === 2) low.z = high.z = 0;
    this.heaviest = Math.max(...this.shapes.map((shape) => shape.mass), 1e-300);
  }

  /** Leaves room for another mechanism in the same picture, which is drawn with bars as wide. */
  takeAlso(other) {
    this.low.min(other.low);
    this.high.max(other.high);
    this.cloud.push(...other.cloud);
    Object.assign(other, { r: this.r });
  }

  /** Widens a box by what lies near of the world that stands still: of a long floor only the part under the motion. */
  takeIn(low, high) {
    const reach = 0.3 * low.distanceTo(high), [near, far] = [low.clone().subScalar(reach), high.clone().addScalar(reach)];
    const standing = this.outlines.filter(({ part, pose, kind }) => !part && !pose.length && kind !== "plane");
    const inside = (p) => ["x", "y", "z"].every((axis) => near[axis] <= p[axis] && p[axis] <= far[axis]);
    for (const place of standing.flatMap(samples).filter(inside)) {
      low.min(place);
      high.max(place);
      this.cloud.push(place);
    }
  }

  /** A curve to which a point keeps as an outline: where the point goes, in the axes of the part. `closed`: all around. */
  visited(curve) {
    const body = this.bodies.find((one) => one.name === curve.part), [start, end] = this.span, places = [];
    for (let i = 0; i <= ALONG; i++) {
      this.pose(start + ((end - start) * i) / ALONG);
      const place = this.at(curve.point).clone();
      places.push(body ? place.applyMatrix4(body.matrix.clone().invert()) : place);
    }
    this.pose(start);
    const round = oneRound(places.map((place) => place.toArray()));
    return { ...curve, ...round, kind: round.closed ? "polygon" : "curve", radius: 0, pose: [] };
  }

  /** The places of a curve in the world, as the mechanism stands. */
  drawn(curve) {
    const place = placed(curve, this, 0);
    return curve.places.map((one) => place(new Vector3(...one)).toArray());
  }

  /** Where the sliding point is on a guide: first and last distance from its base over the run. */
  reach(guide) {
    const along = new Vector3();
    const values = this.over(() => {
      along.copy(this.at(guide.direction)).normalize();
      return along.dot(new Vector3().subVectors(this.at(guide.point), this.at(guide.base)));
    });
    return [Math.min(...values), Math.max(...values)];
  }

  /** Joints of faces on which parts slide, where no shapes show them. */
  get faces() {
    return this.marks.filter(({ kind, parts }) => kind === "planar" && !this.outlines.some(({ part }) => parts.includes(part)));
  }

  /** Corners around a face on which parts slide, as far as any point is away from its middle. */
  face({ point }) {
    const middle = this.at(point), reach = 1.1 * Math.max(...this.points.map((name) => middle.distanceTo(this.at(name))));
    return [[1, 0], [0, 1], [-1, 0], [0, -1]].map(([x, y]) => middle.clone().add(new Vector3(reach * x, reach * y, 0)));
  }

  /** First and last place of a nut on its spindle over the run, along the axis from the spindle's point. */
  strokeOf(thread) {
    const heights = this.over(() => this.at(thread.nut).clone().sub(this.at(thread.point)).dot(this.at(thread.axis).clone().normalize()));
    return [Math.min(...heights), Math.max(...heights)];
  }

  /** Shortest and longest distance of the ends of a link over the run. */
  stroke(link) {
    const values = this.over(() => this.at(link.ends[0]).distanceTo(this.at(link.ends[1])));
    return [Math.min(...values), Math.max(...values)];
  }

  /** The guide that a body carries, and that starts at its only point: the body is a beam along it. */
  beamOf(body) {
    return this.guides.find((guide) => guide.base === body.origin && body.vectors.includes(guide.direction));
  }

  /** The guide on which a point slides. */
  guideOf(point) {
    return this.guides.find((guide) => guide.point === point);
  }
}

/** Places along a curve that is run through again and again, or to and fro, once, and whether they go all around. */
function oneRound(places) {
  const sides = [0, 1, 2].map((k) => places.map((place) => place[k])), lows = sides.map((side) => Math.min(...side)), highs = sides.map((side) => Math.max(...side));
  const [x, y] = lows.map((low, k) => (low + highs[k]) / 2), near = 0.002 * Math.hypot(...lows.map((low, k) => highs[k] - low)) || 1;
  const kept = [places[0]];
  let turned = 0;
  for (const place of places.slice(1)) {
    const before = kept[kept.length - 1];
    if (Math.hypot(...place.map((value, k) => value - before[k])) < near) continue;
    const [a, b] = [before, place].map((one) => Math.atan2(one[1] - y, one[0] - x));
    turned += b - a - 2 * Math.PI * Math.round((b - a) / (2 * Math.PI));
    if (Math.abs(turned) > 2 * Math.PI) return { places: kept, closed: true };
    kept.push(place);
  }
  return { places: kept, closed: false };
}

function longest(shape) {
  const points = Object.entries(shape.members).filter(([name]) => isPoint(name)).map(([, place]) => new Vector3(...place));
  return Math.max(0, ...points.flatMap((a) => points.map((b) => a.distanceTo(b))));
}

/** In space a body whose weight sits at the far end of its two points is a wheel on a shaft: its radius, or zero. */
export function rotorRadius(shape) {
  const points = Object.entries(shape.members).filter(([name]) => isPoint(name)).map(([, place]) => new Vector3(...place));
  if (shape.kind !== "rigid" || points.length !== 2 || !shape.mass) return 0;
  const length = points[0].distanceTo(points[1]);
  return new Vector3(...shape.centroid).distanceTo(points[1]) < 0.05 * length ? 0.5 * length : 0;
}

/** A body: its members in its own frame, and the matrix that takes them to where they are. */
export class Body {
  constructor(shape, number, mechanism) {
    Object.assign(this, { shape, number, mechanism, name: shape.name, kind: shape.kind, matrix: new Matrix4() });
    this.members = new Map(Object.entries(shape.members).map(([name, place]) => [name, new Vector3(...place)]));
    this.points = [...this.members.keys()].filter(isPoint);
    this.vectors = [...this.members.keys()].filter((name) => !isPoint(name));
    this.origin = this.points[0];
    this.directions = [...this.members.keys()].filter((name) => name !== this.origin).map((name) => ({ name, local: this.direction(name) }))
      .filter(({ local }) => local.length() > 1e-9 * mechanism.size);
    this.pair = this.bestPair();
  }

  direction(name) {
    const local = this.members.get(name).clone();
    return isPoint(name) ? local.sub(this.members.get(this.origin)) : local;
  }

  /** Two members that span the frame best: nearest to a right angle. */
  bestPair() {
    const [first] = this.directions;
    if (!first) return [];
    const cross = (other) => new Vector3().crossVectors(first.local, other.local).length() / first.local.length() / other.local.length();
    const others = this.directions.slice(1).sort((a, b) => cross(b) - cross(a));
    return others.length && cross(others[0]) > 1e-6 ? [first, others[0]] : [first];
  }

  /** A direction as it stands in the world. */
  world({ name }, found) {
    found.copy(this.mechanism.at(name));
    return isPoint(name) ? found.sub(this.mechanism.at(this.origin)) : found;
  }

  /** Sets the matrix anew; once for each body and frame, so nothing is made on the way. */
  place() {
    const origin = this.mechanism.at(this.origin);
    this.turn(this.matrix);
    FIRST.copy(this.members.get(this.origin)).applyMatrix4(this.matrix);
    this.matrix.setPosition(origin.x - FIRST.x, origin.y - FIRST.y, origin.z - FIRST.z);
  }

  turn(matrix) {
    const [first, second] = this.pair;
    if (!first || this.kind === "particle") return matrix.identity();
    const world = this.world(first, FIRST);
    if (this.mechanism.dimension === 2) return matrix.makeRotationZ(Math.atan2(world.y, world.x) - Math.atan2(first.local.y, first.local.x));
    if (!second) return matrix.makeRotationFromQuaternion(TURN.setFromUnitVectors(SECOND.copy(first.local).normalize(), world.normalize()));
    this.back ??= frame(first.local, second.local, new Matrix4()).transpose();
    return frame(world, this.world(second, SECOND), matrix).multiply(this.back);
  }

  /** Points of the outline in its own frame: its points, and its centroid where that lies aside of them. */
  outline() {
    const { r } = this.mechanism, points = [];
    const centroid = new Vector3(...this.shape.centroid), scale = longest(this.shape);
    const add = (place) => points.every((other) => other.distanceTo(place) > 0.2 * r) && points.push(place);
    this.points.forEach((name) => add(this.members.get(name)));
    if (this.shape.mass > 0 && this.kind === "rigid" && centroid.length() < 3 * Math.max(scale, r)) add(centroid);
    return points;
  }
}

/** Right-handed orthonormal axes, the first along a, the second in the plane of a and b. */
function frame(a, b, matrix) {
  const [x, y, z] = BASIS;
  x.copy(a).normalize();
  z.crossVectors(a, b).normalize();
  return matrix.makeBasis(x, y.crossVectors(z, x), z);
}
