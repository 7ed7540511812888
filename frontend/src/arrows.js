// Arrows of forces, torques and velocities. All of one unit have the same scale, which is shown beside the picture.
import { Group, Vector3 } from "three";
import { Fleet } from "./fleet.js";
import { numberText } from "./text.js";
import { gapsOf } from "./touching.js";
import { torqueArc } from "./torque.js";

const LONGEST = 0.28; // of the mechanism's size
const SEEN = 0.3; // of the whole extent: how small that size is at least

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
  constructor(mechanism, theme, shown, contacts = []) {
    Object.assign(this, { mechanism, theme, root: new Group(), size: Math.max(mechanism.size, SEEN * mechanism.extent), scales: {} });
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
      [["normal force", force], ["friction", friction]].filter(([, one]) => one).map(([words, one]) => ({
        name: `${words} of ${contact}`, text: `${words} of ${contact}`, times, at, vector: (t, v) => (closed(t) ? one(t, v) : v.set(0, 0, 0)),
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
    const [label, unit, colour] = KINDS[id], kind = { id, label, unit, color: this.theme.colours[colour], group: new Group(), largest, arrows: [], update: () => {} };
    if (!(largest > 0)) return kind;
    kind.arrows = vectors.map((one) => this.arrow(one, unit));
    return id === "motors" ? this.arcs(kind) : this.straight(kind);
  }

  /** `place`: where it begins; `vector(t)`: as it is drawn; `about(t)`: what it is. */
  arrow({ name, text, at, vector, motor }, unit) {
    const own = typeof at === "function", place = own ? new Vector3() : at, drawn = new Vector3();
    const scaled = (t) => {
      if (own) at(t, place);
      return vector(t, drawn).multiplyScalar(this.scales[unit] ?? 0);
    };
    return { name, motor, place, vector: scaled, about: (t) => `${text}: ${numberText(vector(t, new Vector3()).length())} ${unit}` };
  }

  straight(kind) {
    const fleet = new Fleet(kind.arrows, this.mechanism, kind.color);
    kind.group.add(...fleet.meshes);
    return { ...kind, update: (t) => fleet.update(t), length: (i) => fleet.reach(i) };
  }

  arcs(kind) {
    const arcs = kind.arrows.map(({ motor, vector, about }) => {
      const arc = torqueArc(motor, this.mechanism, vector, kind.color);
      arc.object.userData.about = about;
      return arc;
    });
    kind.group.add(...arcs.map(({ object }) => object));
    return { ...kind, update: (t) => arcs.forEach((arc) => arc.update(t)), length: (i) => arcs[i].length() };
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
    for (const { group, update } of this.kinds) if (group.visible) update(t);
  }

  /** Lengths of all arrows as they are drawn, by kind and name. */
  lengths() {
    return Object.fromEntries(this.kinds.filter(({ group }) => group.visible).map(({ id, arrows, length }) => [id, Object.fromEntries(arrows.map(({ name }, i) => [name, length(i)]))]));
  }
}
