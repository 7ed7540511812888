// All parts of a mechanism as objects of a scene, and their places at a time.
import { Box3, Group } from "three";
import { Arrows, AT_FIRST } from "./arrows.js";
import { flattened } from "./flatten.js";
import { gearTrain } from "./gears.js";
import { bounding, outlined } from "./outlines.js";
import { belt, rope } from "./rope.js";
import { nut } from "./screw.js";
import { wheelOf } from "./wheel.js";
import { PlaneShapes } from "./plane.js";
import { SpaceShapes } from "./space.js";
import { WORDS } from "./symbols.js";

export class Drawing {
  constructor(mechanism, theme, { shown = new Set(AT_FIRST), contacts = [] } = {}) {
    this.mechanism = mechanism;
    this.root = new Group();
    const shapes = new (mechanism.dimension === 2 ? PlaneShapes : SpaceShapes)(mechanism, theme);
    mechanism.pose(mechanism.span[0]);
    this.gears = gearTrain(mechanism);
    shapes.racks = this.gears.racks;
    const flat = mechanism.dimension === 2, all = (things, words, draw) => things.map((thing) => told(draw(thing), words(thing, mechanism)));
    const whole = (...given) => all(...given).map((part) => flattened(part, flat)); // of parts that move as one
    const outlines = all(mechanism.outlines, WORDS.outline, (outline) => outlined(outline, shapes));
    this.outlines = new Map(mechanism.outlines.map(({ name, speed }, i) => [name, speed ? outlines[i] : flattened(outlines[i], flat)]));
    this.strands = [...all(mechanism.ropes, WORDS.rope, (one) => lasting(rope(one, shapes), one.until)), ...all(mechanism.belts, WORDS.belt, (one) => belt(one, shapes))];
    const links = all(paired(mechanism.links), WORDS.link, (link) => lasting(shapes.link(link), link.until));
    this.cylinders = links.filter((link) => link.tubes);
    this.wheels = all([...mechanism.rims, ...mechanism.belted], WORDS.rim, (rim) => wheelOf(rim, shapes));
    const parts = [
      ...this.outlines.values(),
      ...all(mechanism.guides, WORDS.guide, (guide) => shapes.guide(guide)),
      ...whole(mechanism.curves, WORDS.curve, (curve) => shapes.curve(curve)),
      ...whole(mechanism.anchors.filter((name) => !mechanism.isHoused(name)), WORDS.anchor, (name) => shapes.anchor(name)),
      ...whole(mechanism.centres.filter((name) => !mechanism.isHoused(name)), WORDS.centre, (name) => shapes.centre(name)),
      ...links,
      ...this.wheels,
      ...this.strands,
      ...all(mechanism.threads, WORDS.thread, (thread) => nut(thread, shapes)),
      ...all(mechanism.grounds, WORDS.ground, (name) => shapes.movingGround(name)),
      ...whole(this.gears.wheels, WORDS.gear, (wheel) => shapes.gear(wheel)),
      ...whole(this.gears.racks, WORDS.rack, (rack) => shapes.rack(rack)),
      ...whole(mechanism.bodies, WORDS.body, (body) => shapes.body(body)),
      ...all(stubs(mechanism), WORDS.stub, ([name, body]) => shapes.stub(name, body)),
      ...whole(mechanism.marks, WORDS.mark, (mark) => shapes.mark(mark)),
      ...all(mechanism.motors, WORDS.motor, (motor) => shapes.motor(motor)),
      ...whole(mechanism.loose, WORDS.loose, (name) => shapes.dot(name)),
    ];
    this.parts = parts.filter(Boolean);
    this.spindles = shapes.spindles ?? [];
    this.root.add(...this.parts.map((part) => part.object));
    this.bounds = mechanism.outlines.filter(({ kind, touches }) => touches && kind !== "plane").map((outline) => bounding(outline, shapes));
    this.circles = new Group();
    if (this.bounds.length) this.circles.add(...this.bounds.map((part) => part.object));
    this.arrows = new Arrows(mechanism, theme, shown, contacts);
    this.root.add(this.circles, this.arrows.root);
  }

  update(t) {
    this.mechanism.pose(t);
    for (const part of this.parts) part.update(t);
    if (this.circles.visible) for (const part of this.bounds) part.update(t);
    this.arrows.update(t);
  }

  /** Shows or hides what is drawn of a body. */
  reveal(name, on) {
    this.eachOf(name, (object) => (object.visible = on));
  }

  /** Fades all bodies but one; null: none. */
  highlight(name) {
    for (const body of this.mechanism.bodies)
      this.eachOf(body.name, (holder) =>
        holder.traverse(({ material }) => {
          if (!material) return;
          material.userData.opacity ??= material.opacity;
          material.opacity = name == null || body.name === name ? material.userData.opacity : 0.15 * material.userData.opacity;
          const seen = this.mechanism.dimension === 2 || material.opacity < 1;
          if (material.transparent !== seen) Object.assign(material, { transparent: seen, needsUpdate: true });
        }),
      );
  }

  eachOf(name, act) {
    for (const { object } of this.parts) object.traverse((one) => one.userData.body?.name === name && act(one));
  }

  /** Where a point is drawn: by the object of a body that has it and is seen, otherwise by itself. */
  pose(name) {
    this.root.updateMatrixWorld(true);
    let place = this.mechanism.at(name);
    this.root.traverseVisible((object) => {
      const local = object.userData.body?.members.get(name);
      if (local) place = local.clone().applyMatrix4(object.matrixWorld);
    });
    return place?.toArray();
  }

  /** Corners of the box around a shape as it is drawn; null where it is hidden. */
  reach(name) {
    const { object } = this.outlines.get(name);
    this.root.updateMatrixWorld(true);
    const box = new Box3().setFromObject(object, true);
    return object.visible ? [box.min.toArray(), box.max.toArray()] : null;
  }

  dispose() {
    this.root.traverse((object) => {
      object.geometry?.dispose();
      object.material?.dispose();
    });
  }
}

/** A part that says what it is when it is pointed at. */
function told(part, words) {
  if (part) part.object.userData.about = words;
  return part;
}

/** A part that is drawn only until an event takes it away. */
function lasting(part, until) {
  if (until == null) return part;
  const update = (t) => {
    part.object.visible = t < until;
    part.update(t);
  };
  return { ...part, update };
}

/** A spring and a damper between the same points are drawn as one. */
function paired(links) {
  const key = ({ ends }) => [...ends].sort().join(" ");
  const both = new Set(links.filter(({ kind }) => kind === "damper").map(key).filter((k) => links.some((link) => link.kind === "spring" && key(link) === k)));
  return links
    .filter((link) => !(link.kind === "damper" && both.has(key(link))))
    .map((link) => (link.kind === "spring" && both.has(key(link)) ? { ...link, kind: "spring-damper" } : link));
}

/** Directions of bodies that no joint and no guide shows, and that do not lie along the body. */
function stubs({ bodies, marks, guides, threads, rims, belted, toothed, outlines }) {
  const drawn = new Set([...toothed, ...[...threads, ...rims, ...belted, ...outlines].map(({ part }) => part)]); // their turning shows by thread, spokes, peg or shapes
  const shown = new Set([...marks.flatMap((mark) => [mark.axis, mark.second]), ...guides.map((guide) => guide.direction)]);
  const list = [];
  for (const body of bodies.filter(({ name }) => !drawn.has(name)))
    for (const name of body.vectors) {
      const along = body.directions.some((other) => other.name !== name && body.points.includes(other.name) && other.local.angleTo(body.direction(name)) < 0.02);
      if (!shown.has(name) && !along) list.push([name, body]);
    }
  return list;
}
