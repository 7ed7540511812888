// Shapes of parts in the plane: flat, outlined, drawn one over the other in a fixed order.
import { Color, Group, Mesh, MeshBasicMaterial, ShapeGeometry, Vector3 } from "three";
import { coil, turnsFor } from "./coil.js";
import { cover, holdsInSpace, within } from "./solids.js";
import { telescope } from "./cylinder.js";
import { pullAt } from "./ground.js";
import { filled, hull, rectangle, Ribbon, roundHull } from "./outline.js";

const ORDER = { grid: 0, rail: 10, ground: 12, link: 20, spring: 24, gear: 26, block: 28, body: 30, slot: 60, ball: 64, pin: 70, stub: 72, arrow: 80 };
const PER_TURN = 22;
const AROUND = 72; // sides of a rim

export class PlaneShapes {
  constructor(mechanism, theme) {
    Object.assign(this, { mechanism, theme, r: mechanism.r, colours: theme.colours, racks: [] });
  }

  mesh(geometry, color, order, opacity = 1) {
    // All are transparent for the renderer, so that only the order counts.
    const mesh = new Mesh(geometry, new MeshBasicMaterial({ color, opacity, transparent: true, depthTest: false, depthWrite: false, side: 2, forceSinglePass: true }));
    mesh.renderOrder = order;
    mesh.frustumCulled = false;
    return mesh;
  }

  /** A colour mixed with the background as the eye sees it, not as light adds. */
  tint(color, share = 0.3) {
    const [a, b] = [color, this.colours.stage].map((hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)));
    const mixed = a.map((value, i) => Math.round(share * value + (1 - share) * b[i]));
    return new Color(`rgb(${mixed.join(",")})`);
  }

  /** An outline of rounded corners with a lighter inside. */
  outlined(points, r, color, order, { share = 0.45, edge = 0.3 * this.r, opacity = 1 } = {}) {
    const group = new Group();
    group.add(this.mesh(filled(roundHull(points, r)), color, order));
    group.add(this.mesh(filled(roundHull(points, Math.max(r - edge, 0.3 * r))), this.tint(color, share), order + 0.1, opacity));
    return group;
  }

  disc(radius, color, order) {
    return this.mesh(filled(roundHull([[0, 0]], radius)), color, order);
  }

  stroke(from, to, width, color, order) {
    return this.mesh(new Ribbon(2, width).bend([from[0], to[0]], [from[1], to[1]]), color, order);
  }

  ring(radius, color, order, inside = this.colours.stage) {
    const group = new Group();
    group.add(this.mesh(filled(roundHull([[0, 0]], radius)), color, order), this.mesh(filled(roundHull([[0, 0]], 0.58 * radius)), inside, order + 0.1));
    return group;
  }

  // ---------------------------------------------------------------------------------------------- bodies

  body(body) {
    const color = this.theme.series(body.number), order = ORDER.body + (body.number % 20), { mechanism, r } = this;
    const group = new Group();
    const points = body.outline(), own = this.covering(body);
    if (this.racks.some((rack) => rack.body === body && rack.isBar)) return null; // drawn with its teeth
    if (own) return own.kind === "circle" && body.kind !== "particle" ? followBody(this.spoke(own, body, color, order), body) : null;
    if (points.length > 1) group.add(this.outlined(points, this.halfWidth(body), color, order, { edge: Math.min(0.3 * r, 0.6 * this.halfWidth(body)) }));
    else if (mechanism.guideOf(body.origin) || mechanism.hasOutline(body.name)) return null; // drawn as the block on the guide, or as what it is
    else if (body.kind === "particle") group.add(this.ball(body, color));
    else group.add(mechanism.beamOf(body) ? this.beam(body, mechanism.beamOf(body), color, order) : this.wheel(body, color, order));
    return followBody(group, body);
  }

  /** Half the width of a bar; rods without mass, and strings, are thin. */
  halfWidth({ kind, shape }) {
    if (kind !== "rod") return this.r;
    return (shape.mass ? 0.85 : 0.28) * this.r;
  }

  /** Whether a body is drawn by its shapes alone; those that hold all of its points. */
  covering(body) {
    const own = this.mechanism.outlines.filter(({ part, inside }) => part === body.name && !inside), points = body.outline();
    return cover(own, points, holds) ? own.find((outline) => points.every((point) => holds(outline, point))) ?? own[0] : undefined;
  }

  /** The line by which one sees a disc turn. */
  spoke({ places: [[x, y]], radius }, body, color, order) {
    const { local } = body.directions[0] ?? { local: new Vector3(1, 0, 0) }, tip = local.clone().setLength(0.86 * radius);
    return this.stroke([x, y], [x + tip.x, y + tip.y], Math.min(0.5 * this.r, 0.1 * radius), color, order);
  }

  beam(body, guide, color, order) {
    const [from, to] = this.mechanism.reach(guide), along = body.direction(guide.direction).normalize();
    return this.outlined([Math.min(from, 0), Math.max(to, 0)].map((s) => along.clone().multiplyScalar(s)), 1.3 * this.r, color, order);
  }

  ball(body, color) {
    const size = Math.cbrt(body.shape.mass / this.mechanism.heaviest);
    return this.outlined([[0, 0]], this.r * (1 + 0.9 * size), color, ORDER.ball, { share: 0.85 });
  }

  block(color, order = ORDER.block) {
    return this.outlined(rectangle(4.4 * this.r, 2.8 * this.r), 0.3 * this.r, color, order);
  }

  /** A body of one point and directions: a wheel with a spoke; those on the same axis get larger and thinner. */
  wheel(body, color, order) {
    const same = this.mechanism.bodies.filter((other) => other.origin === body.origin && other.outline().length === 1 && other.number < body.number);
    const radius = this.mechanism.size * (0.13 + 0.09 * same.length), group = new Group();
    group.add(this.outlined([[0, 0]], radius, color, ORDER.body - 1 - same.length, { share: 0.16 }));
    const { local } = body.directions[0] ?? { local: new Vector3(1, 0, 0) };
    const tip = local.clone().setLength(0.86 * radius);
    group.add(this.stroke([0, 0], [tip.x, tip.y], 0.7 * this.r, color, order));
    return group;
  }

  /** A gear, with a spoke by which its turning shows; rings lie below the wheels inside of them. */
  gear(wheel) {
    const { r } = this, { body, radius, isRing, outside } = wheel, color = body ? this.theme.series(body.number) : this.colours.ground;
    const group = new Group(), order = radius < 3 * r ? ORDER.slot : ORDER.gear + (isRing ? -2 : 0), tip = [wheel.first.x, wheel.first.y].map((x) => x * radius);
    const edge = (points) => this.mesh(new Ribbon(points.length, Math.min(0.3 * r, 0.03 * radius)).bend(points.map((p) => p[0]), points.map((p) => p[1])), color, order + 0.2);
    const closed = (points) => [...points, points[0]];
    group.add(this.mesh(new ShapeGeometry(wheel.shape()), this.tint(color, 0.3), order), edge(closed(wheel.outline())));
    if (isRing) group.add(edge(around(outside)), this.stroke(tip.map((x) => (x * (outside + radius)) / 2 / radius), tip.map((x) => (x * outside) / radius), 0.5 * r, color, order + 0.3));
    else group.add(this.stroke(tip.map((x) => 0.2 * x), tip.map((x) => 0.8 * x), 0.5 * r, color, order + 0.3));
    group.position.copy(wheel.centre);
    return body ? followBody(group, body) : { object: group, update: () => {} };
  }

  /** A curve to which a point keeps: of a part all around, its outline; else a wire or a groove. */
  curve(curve) {
    const { places, closed } = curve, body = this.mechanism.bodies.find((one) => one.name === curve.part);
    const color = body ? this.theme.series(body.number) : this.colours.ground, line = closed ? [...places, places[0]] : places, group = new Group();
    if (closed && body) group.add(this.mesh(filled(places), this.tint(color, 0.3), ORDER.gear));
    if (line.length > 1) group.add(this.mesh(new Ribbon(line.length, 0.4 * this.r).bend(line.map((p) => p[0]), line.map((p) => p[1])), color, ORDER.gear + 0.2));
    return body ? followBody(group, body) : { object: group, update: () => {} };
  }

  rack(rack) {
    const color = rack.body ? this.theme.series(rack.body.number) : this.colours.ground, group = new Group(), inverse = rack.carrier?.matrix.clone().invert();
    const points = inverse ? rack.drawn().map((place) => new Vector3(...place).applyMatrix4(inverse).toArray()) : rack.outline();
    if (!points.length) return null;
    const line = [...points, points[0]];
    const order = rack.wheel.radius < 3 * this.r ? ORDER.slot - 1 : ORDER.gear - 1; // small teeth lie over the bar that has them
    group.add(this.mesh(filled(points), this.tint(color, 0.3), order));
    group.add(this.mesh(new Ribbon(line.length, Math.min(0.3 * this.r, 0.1 * rack.wheel.radius)).bend(line.map((p) => p[0]), line.map((p) => p[1])), color, order + 0.2));
    if (rack.carrier) return followBody(group, rack.carrier);
    group.scale.y = rack.sign;
    return this.along(group, rack, rack.point);
  }

  /** Directions show by the shape of a body, or by the spoke of a wheel. */
  stub() {
    return null;
  }

  // ---------------------------------------------------------------------------------------------- links

  link(link) {
    const draw = { spring: this.spring, damper: this.damper, "spring-damper": this.springDamper, bushing: this.bushing, cylinder: this.cylinder }[link.kind] ?? this.bar;
    return draw.call(this, link);
  }

  between(link, object, update = () => {}) {
    const [a, b] = link.ends.map((name) => this.mechanism.at(name)), holder = new Group();
    holder.add(object);
    return {
      object: holder,
      update: () => {
        holder.position.copy(a);
        holder.rotation.z = Math.atan2(b.y - a.y, b.x - a.x);
        update(a.distanceTo(b));
      },
    };
  }

  spring(link, shift = 0) {
    const { r } = this, [, longest] = this.mechanism.stroke(link), radius = Math.min(1.7 * r, 0.2 * longest);
    const turns = turnsFor(link.length || longest, r), count = turns * PER_TURN;
    const ribbon = new Ribbon(count, 0.42 * r), x = new Float32Array(count), y = new Float32Array(count);
    return this.between(link, this.mesh(ribbon, this.colours.steel, ORDER.spring), (length) => {
      coil(length, radius, turns, count, (i, along, angle, swing) => {
        // Seen a little from the side, so that the windings show as loops.
        x[i] = along + 0.35 * swing * (Math.cos(angle) - 1) + 0.35 * swing;
        y[i] = shift + swing * Math.sin(angle);
      });
      ribbon.bend(x, y);
    });
  }

  damper(link, shift = 0) {
    const { r, colours } = this, [least, most] = this.mechanism.stroke(link), wide = 1.15 * r;
    const start = 0.22 * least, room = Math.max(most - least + 1.6 * r, 0.34 * least), rod = least - start - 0.8 * r;
    const group = new Group(), piston = new Group(), line = (a, b, parent) => parent.add(this.stroke(a, b, 0.36 * r, colours.steel, ORDER.link));
    line([0, shift], [start, shift], group);
    line([start, shift - wide], [start, shift + wide], group);
    line([start - 0.18 * r, shift + wide], [start + room, shift + wide], group);
    line([start - 0.18 * r, shift - wide], [start + room, shift - wide], group);
    line([-rod, shift], [0, shift], piston);
    line([-rod, shift - 0.8 * wide], [-rod, shift + 0.8 * wide], piston);
    group.add(piston);
    return this.between(link, group, (length) => piston.position.setX(length));
  }

  springDamper(link) {
    return together(this.spring(link, 1.6 * this.r), this.damper(link, -1.6 * this.r), this.crossbars(link));
  }

  /** Short bars that hold a spring and a damper side by side. */
  crossbars(link) {
    const bar = () => this.stroke([0, -1.9 * this.r], [0, 1.9 * this.r], 0.42 * this.r, this.colours.steel, ORDER.spring), group = new Group(), far = bar();
    group.add(bar(), far);
    return this.between(link, group, (length) => far.position.setX(length));
  }

  bushing(link) {
    const group = new Group(), far = this.outlined([[0, 0]], 0.7 * this.r, this.colours.ink, ORDER.pin + 1);
    group.add(this.outlined([[0, 0]], 2 * this.r, this.colours.steel, ORDER.pin, { share: 0.2, edge: 0.3 * this.r }), far);
    return this.between(link, group, (length) => far.position.setX(length));
  }

  /** A barrel with rods that come out of it. */
  cylinder(link) {
    const { r, colours } = this;
    return telescope(link, this, (k, length, width) => {
      const tube = new Group(), half = 1.25 * width * r, order = ORDER.spring - 0.3 * k, color = k ? colours.steel : colours.ink;
      tube.add(this.mesh(filled(bar(length, half)), color, order), this.mesh(filled(bar(length, half, 0.22 * r)), this.tint(color, k ? 0.3 : 0.42), order + 0.1));
      return tube;
    });
  }

  bar(link) {
    const [, length] = this.mechanism.stroke(link), object = this.outlined([[0, 0], [length, 0]], 0.34 * this.r, this.colours.steel, ORDER.link);
    return this.between(link, object, (now) => object.scale.setX(now / (length || 1)));
  }

  // ---------------------------------------------------------------------------------- joints and ground

  mark(mark) {
    const fixed = this.mechanism.isFixed(mark.point);
    const weight = this.mechanism.bodies.some((body) => body.kind === "particle" && body.origin === mark.point); // a ball hides its pin
    if (weight || !["pin", "revolute", "ball", "slot", "curve"].includes(mark.kind)) return null;
    return followPoint(this.ring((fixed ? 0.85 : 0.75) * this.r, this.colours.ink, ORDER.pin), this.mechanism.at(mark.point));
  }

  /** An arc around what a motor turns, with a head that points the way it turns. */
  motor(motor) {
    const { r } = this, color = this.colours.force, radius = 3.4 * r, group = new Group(), arc = (from, to) => around(radius, from, to);
    const points = arc(-0.75 * Math.PI, 0.5 * Math.PI), head = this.mesh(filled([[-1.1 * r, 0], [0, 2 * r], [1.1 * r, 0]]), color, ORDER.arrow);
    group.add(this.mesh(new Ribbon(points.length, 0.55 * r).bend(points.map((p) => p[0]), points.map((p) => p[1])), color, ORDER.arrow), head);
    head.position.set(0, radius, 0);
    head.rotation.z = Math.PI / 2;
    const rate = this.mechanism.tracks.of(`${motor.name}'`), place = this.mechanism.at(motor.point);
    return {
      object: group,
      update: (t) => {
        group.position.copy(place);
        group.scale.x = rate(t) < 0 ? -1 : 1;
      },
    };
  }

  dot(name) {
    return followPoint(this.outlined([[0, 0]], 1.3 * this.r, this.theme.series(this.mechanism.moving.indexOf(name)), ORDER.ball, { share: 0.85 }), this.mechanism.at(name));
  }

  /** A fixed point that holds nothing. */
  centre(name) {
    return followPoint(this.outlined([[0, 0]], 0.9 * this.r, this.colours.ground, ORDER.ground, { share: 0.9 }), this.mechanism.at(name));
  }

  hatching(from, to, group) {
    const { r, colours } = this, length = to - from, count = Math.min(90, Math.max(3, Math.round(length / (1.3 * r))));
    group.add(this.stroke([from, 0], [to, 0], 0.36 * r, colours.ground, ORDER.ground));
    for (let i = 0; i < count; i++) {
      const x = from + (length * (i + 0.7)) / count;
      group.add(this.stroke([x, 0], [x - 0.9 * r, -1.1 * r], 0.2 * r, colours.ground, ORDER.ground));
    }
  }

  /** A pin stands on a pedestal; what hangs or pulls is held by a wall behind it, a pulley at a distance from it. */
  anchor(name) {
    const { mechanism, r } = this, group = new Group(), place = mechanism.at(name), pull = pullAt(name, mechanism), radius = mechanism.pulleys.get(name) ?? 0;
    if (!pull) this.pedestal(group);
    else {
      const wall = new Group(), away = radius ? radius + 2.5 * r : 0, turned = Math.atan2(pull.y, pull.x) - Math.PI / 2;
      group.rotation.z = Math.round(turned / (Math.PI / 2)) * (Math.PI / 2);
      wall.position.y = -away;
      this.hatching(-(radius || 3 * r), radius || 3 * r, wall);
      group.add(wall);
      if (away) group.add(this.stroke([0, -away], [0, 0], 0.9 * r, this.colours.ground, ORDER.slot), this.ring(0.8 * r, this.colours.ink, ORDER.pin));
    }
    group.position.copy(place);
    return { object: group, update: () => {} };
  }

  pedestal(group) {
    const { r } = this, floor = new Group();
    group.add(this.mesh(filled(hull([...roundHull([[0, 0]], 1.5 * r), [-2.6 * r, -3.6 * r], [2.6 * r, -3.6 * r]])), this.colours.ground, ORDER.ground));
    group.add(this.mesh(filled(hull([...roundHull([[0, 0]], 1.18 * r), [-2.1 * r, -3.3 * r], [2.1 * r, -3.3 * r]])), this.tint(this.colours.ground, 0.3), ORDER.ground + 0.1));
    floor.position.y = -3.6 * r;
    this.hatching(-3.6 * r, 3.6 * r, floor);
    group.add(floor);
  }

  /** Ground that moves: a pedestal where a part is pinned to it, else a hatched plate under the point. */
  movingGround(name) {
    const group = new Group();
    if (this.mechanism.bodies.some((body) => body.members.has(name) && body.points.length > 1)) {
      this.pedestal(group);
      group.add(this.ring(0.85 * this.r, this.colours.ink, ORDER.pin));
    } else this.hatching(-6 * this.r, 6 * this.r, group);
    return followPoint(group, this.mechanism.at(name));
  }

  /** The line on which a point slides, and the block on it. A line that moves is a slot. */
  guide(guide) {
    const { mechanism, r, colours } = this, [from, to] = mechanism.reach(guide), group = new Group();
    if (mechanism.isFixed(guide.base) && mechanism.isFixed(guide.direction)) {
      const rail = new Group(), direction = mechanism.at(guide.direction);
      const down = direction.x > 1e-9 || (Math.abs(direction.x) <= 1e-9 && direction.y < 0) ? 1 : -1; // the hatched side: below, or left
      rail.scale.y = down;
      rail.position.y = -1.45 * r * down;
      this.hatching(from - 4.5 * r, to + 4.5 * r, rail);
      group.add(rail);
    } else {
      const ends = [[from, 0], [to, 0]];
      group.add(this.mesh(filled(roundHull(ends, 0.62 * r)), colours.ink, ORDER.slot, 0.75), this.mesh(filled(roundHull(ends, 0.42 * r)), colours.stage, ORDER.slot + 0.1));
    }
    return together(this.along(group, guide, guide.base), this.slider(guide));
  }

  slider(guide) {
    const body = this.mechanism.bodies.find((one) => one.origin === guide.point && one.outline().length === 1);
    const group = new Group(), order = this.mechanism.isFixed(guide.direction) ? ORDER.block : ORDER.slot + 1;
    if (!body || !this.covering(body)) group.add(this.block(body ? this.theme.series(body.number) : this.colours.steel, order));
    group.add(this.ring(0.75 * this.r, this.colours.ink, ORDER.pin));
    return this.along(group, guide, guide.point);
  }

  along(object, guide, at) {
    const place = this.mechanism.at(at), direction = this.mechanism.at(guide.direction);
    return {
      object,
      update: () => {
        object.position.copy(place);
        object.rotation.z = Math.atan2(direction.y, direction.x);
      },
    };
  }
}

/** A bar along the x axis from zero, drawn in by a margin. */
function bar(length, half, margin = 0) {
  return rectangle(length - 2 * margin, 2 * (half - margin)).map(([x, y]) => [x + length / 2, y]);
}

/** A circle, or an arc between two angles. */
function around(radius, from = 0, to = 2 * Math.PI) {
  return Array.from({ length: AROUND + 1 }, (_, i) => from + ((to - from) * i) / AROUND).map((angle) => [radius * Math.cos(angle), radius * Math.sin(angle)]);
}

/** Keeps an object with a body, after a turn in the body's own frame. */
export function followBody(object, body, turn = null) {
  const holder = new Group();
  if (turn) object.applyMatrix4(turn);
  holder.add(object);
  holder.matrixAutoUpdate = false;
  holder.userData.body = body;
  return { object: holder, update: () => holder.matrix.copy(body.matrix) };
}

export function followPoint(object, place) {
  return { object, update: () => object.position.copy(place) };
}

/** Whether a point lies in a disc, a capsule or a polygon, or on its edge. */
export function holds(outline, { x, y }) {
  const { kind, places } = outline;
  if (kind === "polygon") return within(places, x, y);
  return ["circle", "wheel", "capsule"].includes(kind) && holdsInSpace({ ...outline, kind: "capsule", places: places.map(([a, b]) => [a, b, 0]) }, new Vector3(x, y, 0));
}

export function together(...parts) {
  const object = new Group();
  object.add(...parts.map((part) => part.object));
  return { object, update: (t) => parts.forEach((part) => part.update(t)) };
}
