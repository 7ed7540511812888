// Arrows of forces, torques and velocities. All of one unit have the same scale, which is shown beside the picture.
import { Group, Vector3 } from "three";
import { gapsOf } from "./touching.js";
import { torqueArc } from "./torque.js";

const LONGEST = 0.28; // of the mechanism's size
const SEEN = 0.3; // of the whole extent: how small that size is at least
const ORDER = 95; // over all else

/** Kinds of arrows: what they are called, their unit, and the name of their colour. */
const KINDS = {
  forces: ["applied forces", "N", "force"],
  joints: ["joint forces", "N", "joint"],
  contacts: ["contact forces", "N", "contact"],
  motors: ["motor torques", "N m", "force"],
  pushes: ["motor forces", "N", "force"],
  weights: ["gravity", "N", "weight"],
  velocities: ["velocities", "m/s", "velocity"],
};
/** Those that are seen at first. */
export const AT_FIRST = ["forces", "contacts"];

export class Arrows {
  /** `shown`: names of the kinds that are seen. */
  constructor(mechanism, shapes, theme, shown, contacts = []) {
    Object.assign(this, { mechanism, shapes, theme, root: new Group(), size: Math.max(mechanism.size, SEEN * mechanism.extent), scales: {} });
    const found = Object.keys(KINDS).map((id) => [id, this[id](contacts)]), largest = this.largest(found.map(([, vectors]) => vectors));
    this.kinds = found.map(([id, vectors], i) => this.kind(id, vectors, largest[i])).filter(({ arrows }) => arrows.length);
    if (this.kinds.length) this.root.add(...this.kinds.map(({ group }) => group));
    this.show(shown);
  }

  // -------------------------------------------------------------------------------------- what there is of each kind
  // Each: {name, text, at, vector}; `at` is a place that the mechanism moves, or a function that sets one.

  forces() {
    return this.mechanism.arrows.map(({ name, point, components }) => ({ name: point, text: `force ${name} at ${point}`, at: this.mechanism.at(point), vector: this.vector(components) }));
  }

  joints() {
    return this.mechanism.joints.map(({ joint, point, part, components }) => ({ name: joint, text: `force in the joint ${joint} on ${part}`, at: this.mechanism.at(point), vector: this.vector(components) }));
  }

  contacts(contacts) {
    return gapsOf(contacts, this.mechanism).flatMap(({ contact, closed, times, at, force, friction }) =>
      [["normal force of", force], ["friction of", friction]].filter(([, one]) => one).map(([words, one]) => ({
        name: contact, text: `${words} ${contact}`, times, at, vector: (t, v) => (closed(t) ? one(t, v) : v.set(0, 0, 0)),
      })),
    );
  }

  motors() {
    return this.mechanism.motors.filter(({ name }) => this.mechanism.tracks.has(`motor.${name}`)).map((motor) => {
      const torque = this.mechanism.tracks.of(`motor.${motor.name}`);
      return { name: motor.name, text: `torque of the motor that drives ${motor.name}`, motor, vector: (t, v) => v.set(torque(t), 0, 0) };
    });
  }

  /** Drives that stretch a link. */
  pushes() {
    const { mechanism } = this, { tracks } = mechanism;
    return mechanism.links.filter(({ name }) => tracks.has(`motor.${name}`)).map(({ name, ends }) => {
      const [a, b] = ends.map((end) => mechanism.at(end)), force = tracks.of(`motor.${name}`);
      return { name, text: `force of the motor that drives ${name}`, at: b, vector: (t, v) => v.subVectors(b, a).normalize().multiplyScalar(force(t)) };
    });
  }

  weights() {
    const { gravity, bodies } = this.mechanism, g = new Vector3(...gravity);
    if (!g.length()) return [];
    return bodies.filter(({ shape }) => shape.mass > 0).map((body) => {
      const centroid = new Vector3(...body.shape.centroid);
      return { name: body.name, text: `weight of ${body.name}`, at: (_, place) => place.copy(centroid).applyMatrix4(body.matrix), vector: (_, v) => v.copy(g).multiplyScalar(body.shape.mass) };
    });
  }

  velocities() {
    const axes = ["x", "y", "z"].slice(0, this.mechanism.dimension);
    return this.mechanism.moving.map((name) => ({ name, text: `velocity of ${name}`, at: this.mechanism.at(name), vector: this.vector(axes.map((axis) => `${name}.${axis}'`)) }));
  }

  vector(names) {
    const [x, y, z] = names.map((name) => this.mechanism.tracks.of(name));
    return (t, v) => v.set(x(t), y(t), z ? z(t) : 0);
  }

  // ------------------------------------------------------------------------------------------------------------ drawing

  /** The longest vector of each kind over the run, also at times of its own, such as those of short contacts. */
  largest(kinds) {
    const v = new Vector3(), most = kinds.map(() => 0);
    const look = (vectors, i, t) => {
      for (const { vector } of vectors) {
        const length = vector(t, v).length();
        if (length > most[i] && Number.isFinite(length)) most[i] = length;
      }
    };
    this.mechanism.over((t) => kinds.forEach((vectors, i) => look(vectors, i, t)));
    kinds.forEach((vectors, i) => vectors.forEach((one) => (one.times ?? []).forEach((t) => look([one], i, t))));
    return most;
  }

  kind(id, vectors, largest) {
    const [label, unit, colour] = KINDS[id], kind = { id, label, unit, color: this.theme.colours[colour], group: new Group(), largest, arrows: [] };
    if (largest > 0) kind.arrows = vectors.map((one) => this.arrow(one, kind));
    if (kind.arrows.length) kind.group.add(...kind.arrows.map(({ object }) => object));
    return kind;
  }

  arrow({ name, text, at, vector, motor }, { unit, color }) {
    const place = typeof at === "function" ? new Vector3() : at, drawn = new Vector3();
    const scaled = (t) => vector(t, drawn).multiplyScalar(this.scales[unit] ?? 0);
    const made = motor ? torqueArc(motor, this.mechanism, scaled, color) : this.shapes.arrow(place, scaled, 1, color);
    made.object.userData.about = (t) => `${text}: ${valueText(vector(t, new Vector3()).length())} ${unit}`;
    if (this.mechanism.dimension === 3) made.object.traverse(shinesThrough);
    const update = (t) => {
      if (place !== at && !motor) at(t, place);
      made.update(t);
    };
    return { name, object: made.object, update, length: () => (motor ? made.length() : reach(made.object, place)) };
  }

  /** Scales in metres of the picture for one unit: the longest arrow of those that are seen is as long as it may be. */
  show(shown) {
    this.shown = shown;
    this.scales = {};
    const longest = {};
    for (const kind of this.kinds) {
      kind.group.visible = shown.has(kind.id);
      if (kind.group.visible) longest[kind.unit] = Math.max(longest[kind.unit] ?? 0, kind.largest);
    }
    for (const [unit, largest] of Object.entries(longest)) this.scales[unit] = (LONGEST * this.size) / largest;
  }

  /** Of the kinds that are seen, by unit. */
  get legend() {
    return Object.entries(this.scales).map(([unit, scale]) => ({ unit, scale, kinds: this.kinds.filter((kind) => kind.group.visible && kind.unit === unit) }));
  }

  update(t) {
    for (const { group, arrows } of this.kinds) if (group.visible) for (const arrow of arrows) arrow.update(t);
  }

  /** Lengths of all arrows as they are drawn, by kind and name. */
  lengths() {
    return Object.fromEntries(this.kinds.filter(({ group }) => group.visible).map(({ id, arrows }) => [id, Object.fromEntries(arrows.map(({ name, length }) => [name, length()]))]));
  }
}

function valueText(value) {
  return Number(value.toPrecision(4)).toString();
}

/** Arrows inside of parts are seen as well. */
function shinesThrough(object) {
  if (!object.material) return;
  Object.assign(object.material, { depthTest: false, transparent: true });
  Object.assign(object, { castShadow: false, renderOrder: ORDER });
}

/** How far the vertices of an object reach from a place, in the world: measured in what is drawn. */
function reach(object, place) {
  let most = 0;
  const vertex = new Vector3();
  object.updateWorldMatrix(true, true);
  object.traverseVisible((one) => {
    const position = one.geometry?.attributes.position;
    for (let i = 0; i < (position?.count ?? 0); i++) most = Math.max(most, vertex.fromBufferAttribute(position, i).applyMatrix4(one.matrixWorld).distanceTo(place));
  });
  return most;
}
