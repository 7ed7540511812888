// Gears that mesh, and racks: how many teeth, where they are, and their outlines.
// A wheel turns about a point of its body; u is the angle around it in teeth, so that a whole number is a tooth.
import { Path, Shape, Vector2, Vector3 } from "three";

const FEWEST = 14, MOST = 36; // teeth of the smallest wheel
const ADDENDUM = 0.9, DEDENDUM = 1.1, HALF_TIP = 0.11, HALF_ROOT = 0.36; // heights in modules, half widths in pitches

/** All wheels of the picture with their teeth, and racks beside their pinions. */
export function gearTrain(mechanism) {
  const wheels = new Map(), links = [];
  const wheelOf = (rim) => {
    const key = `${rim.part} ${rim.point}`;
    if (!wheels.has(key)) wheels.set(key, new Wheel(rim, mechanism));
    return wheels.get(key);
  };
  for (const { first, second } of mechanism.meshes) links.push([wheelOf(first), wheelOf(second)]);
  const racks = mechanism.racks.map((rack) => new Rack(rack, wheelOf(rack.pinion), mechanism));
  for (const group of together([...wheels.values()], links)) countTeeth(group);
  turnIntoGaps([...wheels.values()], links);
  racks.forEach((rack) => rack.fit());
  return { wheels: [...wheels.values()], racks };
}

class Wheel {
  constructor(rim, mechanism) {
    this.body = mechanism.bodies.find((body) => body.name === rim.part) ?? null;
    Object.assign(this, { mechanism, point: rim.point, axis: rim.axis, radius: Math.abs(rim.radius), isRing: rim.radius < 0, phase: 0, teeth: 0 });
    const local = (name) => (this.body ? this.body.members.get(name) : mechanism.at(name));
    this.centre = (local(rim.point) ?? new Vector3()).clone();
    this.normal = (rim.axis && local(rim.axis) ? local(rim.axis) : new Vector3(0, 0, 1)).clone().normalize();
    const far = Math.abs(this.normal.x) < 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
    this.first = far.addScaledVector(this.normal, -far.dot(this.normal)).normalize();
    this.second = new Vector3().crossVectors(this.normal, this.first);
  }

  /** Its place and a direction of the world, in its own axes as the mechanism stands. */
  get place() {
    return this.mechanism.at(this.point);
  }

  /** Its axis in the world. */
  get axle() {
    return this.body ? this.normal.clone().transformDirection(this.body.matrix) : this.normal;
  }

  angleOf(direction) {
    const own = this.body ? direction.clone().transformDirection(this.body.matrix.clone().invert()) : direction;
    return Math.atan2(own.dot(this.second), own.dot(this.first));
  }

  /** How many teeth from its first tooth a direction of the world lies. */
  toothAt(direction) {
    return ((this.angleOf(direction) - this.phase) * this.teeth) / (2 * Math.PI);
  }

  /** Points around the pitch circle, with teeth: [x, y] in the plane of the wheel. */
  outline() {
    const module = (2 * this.radius) / this.teeth, side = this.isRing ? -1 : 1, points = [];
    const [tip, root] = [this.radius + side * ADDENDUM * module, this.radius - side * DEDENDUM * module];
    for (let i = 0; i < this.teeth; i++)
      for (const [at, radius] of [[-HALF_ROOT, root], [-HALF_TIP, tip], [HALF_TIP, tip], [HALF_ROOT, root]]) {
        const angle = this.phase + (2 * Math.PI * (i + at)) / this.teeth;
        points.push([radius * Math.cos(angle), radius * Math.sin(angle)]);
      }
    return points;
  }

  /** The outline in the world, as the mechanism stands. */
  drawn() {
    const { body, centre, first, second } = this;
    return this.outline().map(([x, y]) => {
      const place = centre.clone().addScaledVector(first, x).addScaledVector(second, y);
      return (body ? place.applyMatrix4(body.matrix) : place).toArray();
    });
  }

  /** The area of the wheel; of a ring that between its teeth and a circle around them. */
  shape() {
    const points = this.outline().map(([x, y]) => new Vector2(x, y));
    if (!this.isRing) {
      const shape = new Shape(points);
      shape.holes.push(new Path().absarc(0, 0, 0.16 * this.radius, 0, 2 * Math.PI, true));
      return shape;
    }
    const shape = new Shape().absarc(0, 0, this.outside, 0, 2 * Math.PI, false);
    shape.holes.push(new Path(points));
    return shape;
  }

  get outside() {
    const module = (2 * this.radius) / this.teeth;
    return this.isRing ? 1.08 * this.radius + 1.6 * module : this.radius + ADDENDUM * module;
  }
}

class Rack {
  constructor(rack, wheel, mechanism) {
    Object.assign(this, { wheel, mechanism, point: rack.point, direction: rack.direction, sign: Math.sign(rack.pinion.radius) || 1 });
    this.body = mechanism.bodies.find((body) => body.name === rack.part) ?? null;
  }

  /** Its pitch line lies where the pinion's rim goes along with it; `offset`: of a tooth from its point, `height`: of the line. */
  fit() {
    const { wheel, mechanism } = this, along = mechanism.at(this.direction).clone().normalize();
    const axis = wheel.axis ? mechanism.at(wheel.axis).clone().normalize() : new Vector3(0, 0, 1);
    const up = new Vector3().crossVectors(axis, along).multiplyScalar(this.sign); // from the line to the pinion
    const contact = wheel.place.clone().addScaledVector(up, -wheel.radius), from = mechanism.at(this.point);
    this.pitch = (2 * Math.PI * wheel.radius) / wheel.teeth;
    this.height = contact.clone().sub(from).dot(up);
    const u = wheel.toothAt(up.clone().negate()), turn = this.sign; // counter-clockwise teeth pass along the line
    this.offset = contact.sub(from).dot(along) - turn * (u + 0.5) * this.pitch;
    const slid = mechanism.over(() => wheel.place.clone().sub(mechanism.at(this.point)).dot(mechanism.at(this.direction).clone().normalize()));
    const seen = this.body ? mechanism.over(() => mechanism.at(this.direction).clone().transformDirection(this.body.matrix.clone().invert())) : [];
    this.carrier = seen.some((one) => one.distanceTo(seen[0]) > 1e-3) ? null : this.body; // a body that turns on its guide does not turn the rack
    mechanism.pose(mechanism.span[0]);
    const room = 3 * this.pitch;
    const own = this.isBar ? this.bodyPoints().map(([x]) => x) : [];
    Object.assign(this, { low: Math.min(...own, ...slid.map((x) => x - room)), high: Math.max(...own, ...slid.map((x) => x + room)) });
  }

  /** Points of its body in its own axes. */
  bodyPoints() {
    const [along, up] = this.axes, from = this.mechanism.at(this.point);
    return (this.body?.points ?? []).map((name) => this.mechanism.at(name).clone().sub(from)).map((place) => [place.dot(along), place.dot(up)]);
  }

  /** Whether its body is no more than this bar: then the body is drawn by it alone, with teeth from end to end. */
  get isBar() {
    return this.mechanism.dimension === 2 && this.carrier !== null && this.bodyPoints().every(([, y]) => Math.abs(y) < 0.5 * this.mechanism.r);
  }

  /** Its axes as the mechanism stands: along, and up to the pinion. */
  get axes() {
    const along = this.mechanism.at(this.direction).clone().normalize();
    return [along, new Vector3().crossVectors(this.wheel.axle, along).multiplyScalar(this.sign).normalize()];
  }

  /** The outline in the world, as the mechanism stands. */
  drawn() {
    const [along, up] = this.axes;
    return this.outline().map(([x, y]) => this.mechanism.at(this.point).clone().addScaledVector(along, x).addScaledVector(up, y).toArray());
  }

  /** Points [along, up] of the bar, its teeth towards the pinion. */
  outline() {
    const { pitch, offset, low, high, height } = this, module = pitch / Math.PI, points = [];
    for (let i = Math.ceil((low - offset) / pitch); offset + i * pitch <= high; i++)
      for (const [at, y] of [[-HALF_ROOT, -DEDENDUM], [-HALF_TIP, ADDENDUM], [HALF_TIP, ADDENDUM], [HALF_ROOT, -DEDENDUM]])
        points.push([offset + (i + at) * pitch, height + y * module]);
    const back = Math.min(height - 3 * module, 0);
    return points.length ? [[points[0][0], back], ...points, [points[points.length - 1][0], back]] : [];
  }
}

/** Wheels that mesh with each other, directly or by others. */
function together(wheels, links) {
  const groups = new Map(wheels.map((wheel) => [wheel, [wheel]]));
  for (const [a, b] of links) {
    const [one, other] = [groups.get(a), groups.get(b)];
    if (one === other) continue;
    one.push(...other);
    other.forEach((wheel) => groups.set(wheel, one));
  }
  return [...new Set(groups.values())];
}

/** Numbers of teeth in proportion to the radii, as far as whole numbers can be. */
function countTeeth(wheels) {
  const least = Math.min(...wheels.map((wheel) => wheel.radius));
  const misfit = (count) => Math.max(...wheels.map(({ radius }) => Math.abs((count * radius) / least - Math.round((count * radius) / least))));
  let best = FEWEST;
  for (let count = FEWEST; count <= MOST; count++) if (misfit(count) < misfit(best) - 1e-6) best = count;
  for (const wheel of wheels) wheel.teeth = Math.round((best * wheel.radius) / least);
}

/** Turns wheels, one after the other, so that a tooth of one is in a gap of the other. */
function turnIntoGaps(wheels, links) {
  const done = new Set(), queue = [];
  for (const start of wheels) {
    if (done.has(start)) continue;
    done.add(start);
    queue.push(start);
    while (queue.length) {
      const wheel = queue.shift();
      for (const [a, b] of links) {
        const other = a === wheel ? b : b === wheel ? a : null;
        if (!other || done.has(other)) continue;
        intoGap(wheel, other);
        done.add(other);
        queue.push(other);
      }
    }
  }
}

/** Where a wheel touches another: a direction from its own centre, and one from the other's. */
export function contact(wheel, other) {
  const line = new Vector3().subVectors(other.place, wheel.place);
  if (line.length() < 1e-9 * wheel.mechanism.size) line.set(1, 0, 0);
  line.normalize();
  if (wheel.isRing) return [line, line];
  return other.isRing ? [line.clone().negate(), line.clone().negate()] : [line, line.clone().negate()];
}

/** By how much of a tooth two wheels miss each other: 0 where a tooth is in the middle of a gap. */
export function misfit(wheel, other) {
  const [own, their] = contact(wheel, other), sum = wheel.toothAt(own) + sense(wheel, other) * other.toothAt(their) - 0.5;
  return sum - Math.round(sum);
}

/** 1 where teeth that are counted along one wheel are counted backwards along the other, as outer gears do. */
function sense(wheel, other) {
  const alike = wheel.axle.dot(other.axle) < 0 ? -1 : 1;
  return wheel.isRing || other.isRing ? -alike : alike;
}

function intoGap(wheel, other) {
  other.phase += (sense(wheel, other) * misfit(wheel, other) * 2 * Math.PI) / other.teeth; // a tooth more is a misfit of one
}
