// Shapes of parts in space: solid, lit, under the same names as those of the plane.
import {
  BoxGeometry, CapsuleGeometry, CatmullRomCurve3, Color, ConeGeometry, CylinderGeometry, ExtrudeGeometry, Group, Matrix4, Mesh,
  MeshStandardMaterial, Quaternion, SphereGeometry, TorusGeometry, TubeGeometry, Vector3,
} from "three";
import { ConvexGeometry } from "three/addons/geometries/ConvexGeometry.js";
import { coil, turnsFor } from "./coil.js";
import { ballJoint, universal } from "./couplings.js";
import { telescope } from "./cylinder.js";
import { pullAt } from "./ground.js";
import { roundHull, shapeOf } from "./outline.js";
import { rotorRadius } from "./mechanism.js";
import { followBody, followPoint, together } from "./plane.js";
import { cover, holdsInSpace } from "./solids.js";
import { Spindle } from "./screw.js";
import { axleOf, bearing, isBetweenShafts, shaftLength, shaftOf, turner } from "./shaft.js";
import { Tube } from "./tube.js";

const X = new Vector3(1, 0, 0), Y = new Vector3(0, 1, 0);
const PER_TURN = 20; // rings along a turn of a coil

export class SpaceShapes {
  constructor(mechanism, theme) {
    Object.assign(this, { mechanism, theme, r: mechanism.r, colours: theme.colours, spindles: [] });
  }

  mesh(geometry, color, { metal = 0.05, rough = 0.55 } = {}) {
    const paint = new Color(color).lerp(new Color("#ffffff"), 0.06);
    const mesh = new Mesh(geometry, new MeshStandardMaterial({ color: paint, metalness: metal, roughness: rough }));
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  steel(geometry) {
    return this.mesh(geometry, this.colours.steel, { metal: 0.25, rough: 0.4 });
  }

  /** A cylinder along the x axis between two places on it. */
  cylinder(from, to, radius, color = null, sides = 28) {
    const geometry = new CylinderGeometry(radius, radius, to - from, sides).rotateZ(Math.PI / 2).translate((from + to) / 2, 0, 0);
    return color ? this.mesh(geometry, color) : this.steel(geometry);
  }

  // ---------------------------------------------------------------------------------------------- bodies

  body(body) {
    const color = this.theme.series(body.number), points = body.outline(), { mechanism } = this;
    const thread = mechanism.threads.find(({ part }) => part === body.name);
    if (!thread && this.covered(body)) return null; // drawn as what it is
    if (points.length < 2 && mechanism.guideOf(body.origin) && body.kind === "particle") return null; // drawn as the sleeve on the guide
    if (body.kind === "particle") return followBody(this.ball(body, color), body);
    const group = new Group();
    const beam = points.length < 2 && mechanism.beamOf(body);
    if (thread) group.add(this.spindle(thread, color));
    else if (beam) group.add(this.beam(body, beam, color));
    else if (points.length < 2 && mechanism.hasOutline(body.name)) return null; // drawn as what it is
    else if (points.length < 2) group.add(axleOf(body, mechanism) ? turner(body, color, this) : this.lump(body, color));
    else if (body.kind === "rod") group.add(this.bar(points[0], points[1], (body.shape.mass ? 0.75 : 0.3) * this.r, color)); // strings are thin
    else group.add(this.solid(points, body, color));
    const rotor = this.rotor(body, color);
    if (rotor) group.add(rotor);
    return followBody(group, body);
  }

  /** Whether a body is drawn by its shapes alone. */
  covered(body) {
    const own = this.mechanism.outlines.filter(({ part }) => part === body.name), points = body.outline();
    return own.length > 0 && (points.length < 2 || cover(own, points, holdsInSpace));
  }

  ballGeometry(radius) {
    return new SphereGeometry(radius, 24, 16);
  }

  ball(body, color) {
    const size = Math.cbrt(body.shape.mass / this.mechanism.heaviest);
    return this.mesh(new SphereGeometry(this.r * (1.2 + 1.4 * size), 32, 20), color);
  }

  bar(a, b, radius, color) {
    const mesh = this.mesh(new CapsuleGeometry(radius, a.distanceTo(b), 6, 20), color);
    mesh.position.addVectors(a, b).multiplyScalar(0.5);
    mesh.quaternion.setFromUnitVectors(Y, new Vector3().subVectors(b, a).normalize());
    return mesh;
  }

  beam(body, guide, color) {
    const [from, to] = this.mechanism.reach(guide), along = body.direction(guide.direction).normalize();
    return this.solid([Math.min(from, 0), Math.max(to, 0)].map((s) => along.clone().multiplyScalar(s)), body, color);
  }

  /** Points on a line: a flat link; in a plane: a plate; otherwise the hull of balls around them. */
  solid(points, body, color) {
    const axes = principalAxes(points, body), flat = points.map((p) => p.clone().applyMatrix4(axes.clone().transpose()));
    const depth = Math.max(...flat.map((p) => p.z)) - Math.min(...flat.map((p) => p.z));
    if (depth > 0.8 * this.r) return this.mesh(this.rounded(points), color);
    const outline = shapeOf(roundHull(flat, 1.1 * this.r)), thick = 1.1 * this.r, bevel = 0.25 * this.r;
    const geometry = new ExtrudeGeometry(outline, { depth: thick, bevelThickness: bevel, bevelSize: bevel, bevelOffset: -bevel, bevelSegments: 3 });
    geometry.translate(0, 0, flat[0].z - thick / 2).applyMatrix4(axes);
    return this.mesh(geometry, color);
  }

  rounded(points) {
    const ball = new SphereGeometry(this.r, 12, 8).attributes.position, corners = [];
    for (const p of points) for (let i = 0; i < ball.count; i++) corners.push(new Vector3().fromBufferAttribute(ball, i).add(p));
    return new ConvexGeometry(corners);
  }

  spindle(thread, color) {
    this.spindles.push(new Spindle(thread, this));
    return this.spindles[this.spindles.length - 1].object(color);
  }

  /** A body of one point and directions: a box around its centroid, unequal so that its turning shows. */
  lump(body, color) {
    const { size } = this.mechanism, s = this.mechanism.extent ? 5 * this.r : 0.5 * size;
    const mesh = this.mesh(new BoxGeometry(1.6 * s, s, 0.55 * s), color);
    mesh.position.set(...body.shape.centroid);
    return mesh;
  }

  rotor(body, color) {
    const radius = rotorRadius(body.shape);
    if (!radius || this.mechanism.hasOutline(body.name)) return null;
    const [a, b] = body.points.map((name) => body.members.get(name)), disc = new Group(), spoke = this.steel(new CylinderGeometry(0.12 * radius, 0.12 * radius, 2.6 * this.r, 16));
    disc.add(this.mesh(new CylinderGeometry(radius, radius, 2 * this.r, 48), color));
    spoke.position.x = 0.72 * radius; // by which the spin is seen
    disc.add(spoke);
    disc.position.copy(b);
    disc.quaternion.setFromUnitVectors(Y, new Vector3().subVectors(b, a).normalize());
    return disc;
  }

  /** A gear, with a peg by which its turning shows. */
  gear(wheel) {
    const { body, radius } = wheel, color = body ? this.theme.series(body.number) : this.colours.ground, thick = 0.22 * radius, group = new Group();
    const geometry = new ExtrudeGeometry(wheel.shape(), { depth: thick, bevelEnabled: false, curveSegments: 48 }).translate(0, 0, -thick / 2);
    const at = wheel.isRing ? (wheel.outside + radius) / 2 : 0.6 * radius, peg = this.steel(new CylinderGeometry(0.05 * radius, 0.05 * radius, 1.3 * thick, 16).rotateX(Math.PI / 2).translate(at, 0, 0));
    group.add(this.mesh(geometry, color), peg);
    const turn = new Matrix4().makeBasis(wheel.first, wheel.second, wheel.normal).setPosition(wheel.centre);
    if (body) return followBody(group, body, turn);
    group.applyMatrix4(turn);
    return { object: group, update: () => {} };
  }

  /** A curve to which a point keeps, as a wire. */
  curve(curve) {
    const { places, closed } = curve, body = this.mechanism.bodies.find((one) => one.name === curve.part);
    if (places.length < 2) return null;
    const color = body ? this.theme.series(body.number) : this.colours.ground, path = new CatmullRomCurve3(places.map((place) => new Vector3(...place)), closed);
    const wire = this.mesh(new TubeGeometry(path, Math.min(600, 2 * places.length), 0.35 * this.r, 8, closed), color);
    return body ? followBody(wire, body) : { object: wire, update: () => {} };
  }

  rack(rack) {
    const points = rack.outline(), { mechanism } = this, thick = 0.22 * rack.wheel.radius;
    if (!points.length) return null;
    const color = rack.body ? this.theme.series(rack.body.number) : this.colours.ground, holder = new Group();
    holder.add(this.mesh(new ExtrudeGeometry(shapeOf(points), { depth: thick, bevelEnabled: false }).translate(0, 0, -thick / 2), color));
    holder.matrixAutoUpdate = false;
    const update = () => {
      const [along, up] = rack.axes;
      holder.matrix.makeBasis(along, up, new Vector3().crossVectors(along, up)).setPosition(mechanism.at(rack.point));
    };
    return { object: holder, update };
  }

  /** An arc around the axis of what a motor turns, with a head that points the way it turns. */
  motor(motor) {
    if (!motor.axis) return null;
    const { r, mechanism } = this, color = this.colours.force, radius = 4.2 * r, group = new Group(), turned = new Group();
    const head = this.mesh(new ConeGeometry(1.1 * r, 2.4 * r, 20).translate(0, 1.2 * r, 0).rotateZ(Math.PI / 2), color);
    head.position.y = radius;
    turned.add(this.mesh(new TorusGeometry(radius, 0.32 * r, 10, 48, 1.25 * Math.PI).rotateZ(-0.75 * Math.PI), color), head);
    group.add(turned);
    const body = mechanism.bodies.find((one) => one.origin === motor.point && one.vectors.includes(motor.axis)), shaft = body && !mechanism.hasOutline(body.name) && shaftOf(body, mechanism), shift = new Vector3();
    const rate = mechanism.tracks.of(`${motor.name}'`), place = mechanism.at(motor.point), axis = mechanism.at(motor.axis), unit = new Vector3(), Z = new Vector3(0, 0, 1);
    return {
      object: group,
      update: (t) => {
        group.position.copy(place);
        if (shaft) group.position.addScaledVector(shift.copy(shaft).transformDirection(body.matrix), 0.62 * shaftLength(mechanism));
        group.quaternion.setFromUnitVectors(Z, unit.copy(axis).normalize());
        turned.rotation.y = rate(t) < 0 ? Math.PI : 0;
      },
    };
  }

  stub(name, body) {
    const { r } = this, { local } = body.directions.find((direction) => direction.name === name), group = new Group(), color = this.theme.series(body.number);
    const length = this.mechanism.extent ? 4 * r : 0.62 * this.mechanism.size;
    const head = this.mesh(new ConeGeometry(0.75 * r, 2 * r, 16).rotateZ(-Math.PI / 2).translate(length + r, 0, 0), color);
    group.add(this.cylinder(0, length, 0.3 * r, color, 12), head);
    const turn = new Matrix4().makeRotationFromQuaternion(new Quaternion().setFromUnitVectors(X, local.clone().normalize()));
    return followBody(group, body, turn.setPosition(body.members.get(body.origin)));
  }

  // ---------------------------------------------------------------------------------------------- links

  link(link) {
    const draw = { spring: this.spring, damper: this.damper, "spring-damper": this.springDamper, bushing: this.bushing, cylinder: this.telescopic }[link.kind] ?? this.distance;
    return draw.call(this, link);
  }

  between(link, object, update = () => {}) {
    const [a, b] = link.ends.map((name) => this.mechanism.at(name)), holder = new Group(), along = new Vector3();
    holder.add(object);
    return {
      object: holder,
      update: () => {
        const length = along.subVectors(b, a).length();
        holder.position.copy(a);
        if (length) holder.quaternion.setFromUnitVectors(X, along.divideScalar(length));
        update(length);
      },
    };
  }

  spring(link) {
    const [, longest] = this.mechanism.stroke(link), radius = Math.min(1.9 * this.r, 0.2 * longest), turns = turnsFor(link.length || longest, this.r);
    const tube = new CoilTube(turns, 0.34 * this.r), mesh = this.mesh(tube, this.colours.steel, { metal: 0.3, rough: 0.35 });
    mesh.frustumCulled = false;
    return this.between(link, mesh, (length) => tube.wind(length, radius));
  }

  damper(link) {
    const { r } = this, [least, most] = this.mechanism.stroke(link), start = 0.12 * least;
    const room = Math.max(most - least + 1.6 * r, 0.4 * least), rod = least - start - 0.8 * r, group = new Group(), piston = new Group();
    group.add(this.cylinder(0, start, 0.4 * r), this.cylinder(start, start + room, 0.95 * r, this.colours.ground));
    piston.add(this.cylinder(-rod, 0, 0.38 * r));
    group.add(piston);
    return this.between(link, group, (length) => piston.position.setX(length));
  }

  springDamper(link) {
    return together(this.spring(link), this.damper(link));
  }

  bushing(link) {
    const group = new Group(), far = this.mesh(new SphereGeometry(this.r, 20, 12), this.colours.ink);
    const sleeve = this.steel(new SphereGeometry(1.9 * this.r, 28, 18));
    Object.assign(sleeve.material, { transparent: true, opacity: 0.45 });
    group.add(far, sleeve);
    return this.between(link, group, (length) => far.position.setX(length));
  }

  /** A barrel with rods that come out of it. */
  telescopic(link) {
    return telescope(link, this, (k, length, width) => {
      const tube = new Group();
      tube.add(this.cylinder(0, length, 1.25 * width * this.r, k ? null : this.colours.ground));
      return tube;
    });
  }

  distance(link) {
    const object = this.cylinder(0, 1, 0.32 * this.r);
    return this.between(link, object, (length) => object.scale.setX(length || 1e-9));
  }

  // ---------------------------------------------------------------------------------- joints and ground

  mark(mark) {
    const { r, mechanism } = this, place = mechanism.at(mark.point);
    if (["distance", "fixed"].includes(mark.kind) || !mark.circle) return null; // what slides has a sleeve on its guide
    if (mark.second) return universal(mark, this);
    if (!mark.axis || mark.kind === "ball") return ballJoint(mark, this);
    const beside = bearing(mark, this);
    if (beside) return beside;
    const group = new Group(), axis = mechanism.at(mark.axis);
    group.add(this.cylinder(-1.7 * r, 1.7 * r, 1.35 * r), this.cylinder(-3 * r, 3 * r, 0.5 * r, this.colours.ground, 16));
    return {
      object: group,
      update: () => {
        group.position.copy(place);
        group.quaternion.setFromUnitVectors(X, axis.clone().normalize());
      },
    };
  }

  dot(name) {
    return followPoint(this.mesh(new SphereGeometry(1.6 * this.r, 28, 18), this.theme.series(this.mechanism.moving.indexOf(name))), this.mechanism.at(name));
  }

  /** A fixed point that holds nothing. */
  centre(name) {
    return followPoint(this.mesh(new SphereGeometry(1.2 * this.r, 28, 18), this.colours.ground), this.mechanism.at(name));
  }

  /** A small foot under a fixed point, above one from which something hangs. */
  anchor(name) {
    if (isBetweenShafts(name, this.mechanism)) return null;
    const { r, colours } = this, group = new Group(), pull = pullAt(name, this.mechanism);
    if (pull && pull.z < -0.7) group.scale.z = -1;
    const post = this.mesh(new CylinderGeometry(0.8 * r, 1.5 * r, 3.4 * r, 24).rotateX(Math.PI / 2).translate(0, 0, -1.7 * r), colours.ground);
    const foot = this.mesh(new CylinderGeometry(2.6 * r, 2.6 * r, 0.7 * r, 32).rotateX(Math.PI / 2).translate(0, 0, -3.7 * r), colours.ground);
    group.add(post, foot);
    group.position.copy(this.mechanism.at(name));
    return { object: group, update: () => {} };
  }

  /** Ground that moves: a plate under the point. */
  movingGround(name) {
    const { r, colours } = this, plate = this.mesh(new CylinderGeometry(5 * r, 5 * r, 0.7 * r, 40).rotateX(Math.PI / 2).translate(0, 0, -0.35 * r), colours.ground);
    return followPoint(plate, this.mechanism.at(name));
  }

  guide(guide) {
    const { mechanism, r, colours } = this, [from, to] = mechanism.reach(guide);
    const rail = this.cylinder(Math.min(from, 0) - 3 * r, Math.max(to, 0) + 3 * r, 0.5 * r, colours.ground, 18);
    const body = mechanism.bodies.find((one) => one.kind === "particle" && one.origin === guide.point);
    const sleeve = this.cylinder(-2.2 * r, 2.2 * r, 1.35 * r, body ? this.theme.series(body.number) : null);
    return together(this.along(rail, guide, guide.base), this.along(sleeve, guide, guide.point));
  }

  along(object, guide, at) {
    const place = this.mechanism.at(at), direction = this.mechanism.at(guide.direction), unit = new Vector3();
    return {
      object,
      update: () => {
        object.position.copy(place);
        object.quaternion.setFromUnitVectors(X, unit.copy(direction).normalize());
      },
    };
  }
}

/** Axes along which points lie most widely: the first along the longest distance, the third across their plane. */
function principalAxes(points, body) {
  let best = [points[0], points[1]];
  for (const a of points) for (const b of points) if (a.distanceTo(b) > best[0].distanceTo(best[1])) best = [a, b];
  const x = new Vector3().subVectors(best[1], best[0]).normalize();
  const aside = (v) => v.clone().addScaledVector(x, -v.dot(x));
  const offsets = points.map((p) => aside(new Vector3().subVectors(p, best[0]))).sort((a, b) => b.length() - a.length());
  if (offsets[0].length() > 0.02 * best[0].distanceTo(best[1])) {
    const y = offsets[0].normalize();
    return new Matrix4().makeBasis(x, y, new Vector3().crossVectors(x, y));
  }
  // A link lies across the first of its body's axes, as if that were the axis of its joint.
  const axes = [...body.vectors.map((name) => aside(body.members.get(name))), aside(new Vector3(0, 0, 1)), aside(Y)].filter((v) => v.length() > 0.1);
  const z = axes[0].normalize();
  return new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z);
}

/** The wire of a coil spring along the x axis. */
class CoilTube extends Tube {
  constructor(turns, wire) {
    super(turns * PER_TURN, wire);
    Object.assign(this, { turns, centre: new Float32Array(3 * this.count) });
  }

  wind(length, radius) {
    coil(length, radius, this.turns, this.count, (i, x, angle, swing) => this.centre.set([x, swing * Math.cos(angle), swing * Math.sin(angle)], 3 * i));
    this.bend(this.centre);
  }
}
