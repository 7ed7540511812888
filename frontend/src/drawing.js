// All parts of a mechanism as objects of a scene, and their places at a time.
import { Group } from "three";
import { Arrows } from "./arrows.js";
import { gearTrain } from "./gears.js";
import { bounding, outlined } from "./outlines.js";
import { belt, rope } from "./rope.js";
import { nut } from "./screw.js";
import { wheelOf } from "./wheel.js";
import { PlaneShapes } from "./plane.js";
import { SpaceShapes } from "./space.js";

export class Drawing {
  constructor(mechanism, theme, shown = new Set(["forces"])) {
    this.mechanism = mechanism;
    this.root = new Group();
    const shapes = new (mechanism.dimension === 2 ? PlaneShapes : SpaceShapes)(mechanism, theme);
    mechanism.pose(mechanism.span[0]);
    this.gears = gearTrain(mechanism);
    shapes.racks = this.gears.racks;
    this.strands = [...mechanism.ropes.map((one) => lasting(rope(one, shapes), one.until)), ...mechanism.belts.map((one) => belt(one, shapes))];
    const links = paired(mechanism.links).map((link) => lasting(shapes.link(link), link.until));
    this.cylinders = links.filter((link) => link.tubes);
    this.wheels = [...mechanism.rims, ...mechanism.belted].map((rim) => wheelOf(rim, shapes));
    const parts = [
      ...mechanism.outlines.map((outline) => outlined(outline, shapes)),
      ...mechanism.guides.map((guide) => shapes.guide(guide)),
      ...mechanism.curves.map((curve) => shapes.curve(curve)),
      ...mechanism.anchors.map((name) => shapes.anchor(name)),
      ...mechanism.centres.map((name) => shapes.centre(name)),
      ...links,
      ...this.wheels,
      ...this.strands,
      ...mechanism.threads.map((thread) => nut(thread, shapes)),
      ...mechanism.grounds.map((name) => shapes.movingGround(name)),
      ...this.gears.wheels.map((wheel) => shapes.gear(wheel)),
      ...this.gears.racks.map((rack) => shapes.rack(rack)),
      ...mechanism.bodies.map((body) => shapes.body(body)),
      ...stubs(mechanism).map(([name, body]) => shapes.stub(name, body)),
      ...mechanism.marks.map((mark) => shapes.mark(mark)),
      ...mechanism.motors.map((motor) => shapes.motor(motor)),
      ...mechanism.loose.map((name) => shapes.dot(name)),
    ];
    this.parts = parts.filter(Boolean);
    this.spindles = shapes.spindles ?? [];
    this.root.add(...this.parts.map((part) => part.object));
    this.bounds = mechanism.outlines.filter(({ kind }) => kind !== "plane").map((outline) => bounding(outline, shapes));
    this.circles = new Group();
    if (this.bounds.length) this.circles.add(...this.bounds.map((part) => part.object));
    this.arrows = new Arrows(mechanism, shapes, theme, shown);
    this.root.add(this.circles, this.arrows.root);
  }

  update(t) {
    this.mechanism.pose(t);
    for (const part of [...this.parts, ...(this.circles.visible ? this.bounds : [])]) part.update(t);
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
          if (this.mechanism.dimension === 3) material.transparent = material.opacity < 1;
        }),
      );
  }

  eachOf(name, act) {
    for (const { object } of this.parts) object.traverse((one) => one.userData.body?.name === name && act(one));
  }

  /** Where a point is drawn: by the object of a body that has it, otherwise by itself. */
  pose(name) {
    this.root.updateMatrixWorld(true);
    let place = this.mechanism.at(name);
    this.root.traverseVisible((object) => {
      const local = object.userData.body?.members.get(name);
      if (local) place = local.clone().applyMatrix4(object.matrixWorld);
    });
    return place?.toArray();
  }

  dispose() {
    this.root.traverse((object) => {
      object.geometry?.dispose();
      object.material?.dispose();
    });
  }
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
function stubs({ bodies, marks, guides, threads, rims, belted, toothed }) {
  const turned = new Set([...toothed, ...[...threads, ...rims, ...belted].map(({ part }) => part)]); // their turning shows by thread, spokes or peg
  const shown = new Set([...marks.flatMap((mark) => [mark.axis, mark.second]), ...guides.map((guide) => guide.direction)]);
  const list = [];
  for (const body of bodies.filter(({ name }) => !turned.has(name)))
    for (const name of body.vectors) {
      const along = body.directions.some((other) => other.name !== name && body.points.includes(other.name) && other.local.angleTo(body.direction(name)) < 0.02);
      if (!shown.has(name) && !along) list.push([name, body]);
    }
  return list;
}
