// Spindles with a thread, and the nuts in which they turn.
import { CylinderGeometry, Group, Matrix4, Vector3 } from "three";
import { Tube } from "./tube.js";
import { spoked } from "./wheel.js";

const PER_TURN = 28, MOST_POINTS = 4000;
const Y = new Vector3(0, 1, 0);

/** A spindle, as long as its points and its nut need, with its thread; in the axes of its body. */
export class Spindle {
  constructor(thread, shapes) {
    const { mechanism, r } = shapes, body = mechanism.bodies.find((one) => one.name === thread.part);
    Object.assign(this, { thread, shapes, mechanism, body, radius: 1.1 * r });
    this.axis = body.members.get(thread.axis).clone().normalize();
    this.base = body.members.get(thread.point).clone();
    const nut = mechanism.strokeOf(thread);
    mechanism.pose(mechanism.span[0]);
    const room = 4 * r, own = body.points.map((name) => this.heightOf(body.members.get(name)));
    Object.assign(this, { low: Math.min(...nut, ...own), high: Math.max(...nut, ...own) });
    if (Math.min(...nut) - this.low < room) this.low = Math.min(...nut) - room;
    if (this.high - Math.max(...nut) < room) this.high = Math.max(...nut) + room;
    const far = Math.abs(this.axis.x) < 0.9 ? new Vector3(1, 0, 0) : Y.clone();
    this.first = far.addScaledVector(this.axis, -far.dot(this.axis)).normalize();
    this.second = new Vector3().crossVectors(this.axis, this.first);
  }

  heightOf(local) {
    return local.clone().sub(this.base).dot(this.axis);
  }

  place(height, angle, radius) {
    return this.base.clone().addScaledVector(this.axis, height).addScaledVector(this.first, radius * Math.cos(angle)).addScaledVector(this.second, radius * Math.sin(angle));
  }

  /** Rods of the thread: a steep one has several, side by side. A turn to the right takes a spindle along its axis, so the ridge winds back. */
  ridges() {
    const { pitch } = this.thread, { r } = this.shapes, length = this.high - this.low, starts = Math.max(1, Math.min(6, Math.round(Math.abs(pitch) / (1.8 * r))));
    const count = Math.min(MOST_POINTS, Math.max(8, Math.ceil((PER_TURN * length) / Math.abs(pitch)))), thick = Math.min(0.35 * r, (0.3 * Math.abs(pitch)) / starts);
    return Array.from({ length: starts }, (_, start) => {
      const centre = Array.from({ length: count + 1 }, (_, i) => (length * i) / count).flatMap((up) => this.place(this.low + up, (2 * Math.PI * up) / pitch + (2 * Math.PI * start) / starts, this.radius).toArray());
      return new Tube(count + 1, thick).bend(centre);
    });
  }

  /** With a wheel to turn it on its free end. */
  object(color) {
    const { shapes, low, high, axis } = this, group = new Group();
    const core = shapes.mesh(new CylinderGeometry(this.radius, this.radius, high - low, 32), color);
    core.position.copy(this.place((low + high) / 2, 0, 0));
    core.quaternion.setFromUnitVectors(Y, axis);
    this.tubes = this.ridges();
    group.add(core, ...this.tubes.map((tube) => shapes.steel(tube)), this.wheel(color));
    return group;
  }

  wheel(color) {
    const joined = this.mechanism.marks.filter((mark) => mark.parts.includes(this.body.name) && mark.kind !== "screw").map((mark) => this.heightOf(this.mechanism.at(mark.point).clone().applyMatrix4(this.body.matrix.clone().invert())));
    const up = joined.some((height) => height > (this.low + this.high) / 2) ? this.low : this.high, wheel = spoked(Math.min(0.3 * (this.high - this.low), 7 * this.shapes.r), color, this.shapes);
    wheel.applyMatrix4(new Matrix4().makeBasis(this.first, this.second, this.axis).setPosition(this.place(up, 0, 0)));
    return wheel;
  }

  /** The ridges in the world as they are drawn. */
  drawn() {
    return this.tubes.map((tube) => tube.line().map((place) => new Vector3(...place).applyMatrix4(this.body.matrix).toArray()));
  }
}

/** The nut of a thread: a hexagon around the spindle. */
export function nut(thread, shapes) {
  const { mechanism, r, colours, theme } = shapes, body = mechanism.bodies.find((one) => one.name === thread.nut_part);
  const made = shapes.mesh(new CylinderGeometry(2.6 * r, 2.6 * r, 3.2 * r, 6), body ? theme.series(body.number) : colours.ground), place = mechanism.at(thread.nut), axis = mechanism.at(thread.axis), unit = new Vector3();
  Object.assign(made.material, { flatShading: true });
  const turn = new Vector3(), group = new Group();
  group.add(made);
  return {
    object: group,
    update: () => {
      group.position.copy(place);
      group.quaternion.setFromUnitVectors(Y, unit.copy(axis).normalize());
      if (body) made.rotation.y = spin(body, group, turn);
    },
  };
}

/** By how much a body has turned about the y axis of a group. */
function spin(body, group, turn) {
  turn.set(1, 0, 0).transformDirection(body.matrix).applyQuaternion(group.quaternion.clone().invert());
  return Math.atan2(-turn.z, turn.x);
}
