// Arrows of forces and velocities. All of one kind have the same scale, which is shown beside the picture.
import { Group, Vector3 } from "three";

const LONGEST = 0.28; // of the mechanism's size

export class Arrows {
  /** `shown`: names of the kinds that are seen. */
  constructor(mechanism, shapes, theme, shown) {
    Object.assign(this, { mechanism, shapes, shown, root: new Group() });
    const { tracks } = mechanism, vector = (names) => {
      const parts = names.map((name) => tracks.of(name));
      return (t) => new Vector3(...parts.map((part) => part(t)));
    };
    const velocities = mechanism.moving.map((name) => ({ name, vector: vector(["x", "y", "z"].slice(0, mechanism.dimension).map((axis) => `${name}.${axis}'`)) }));
    this.kinds = [
      this.kind("forces", "N", theme.colours.force, mechanism.arrows.map(({ point, components }) => ({ name: point, vector: vector(components) }))),
      this.kind("velocities", "m/s", theme.colours.steel, velocities),
    ].filter(({ arrows }) => arrows.length);
    if (this.kinds.length) this.root.add(...this.kinds.map(({ group }) => group));
    this.show(shown);
  }

  kind(name, unit, color, vectors) {
    const { mechanism, shapes } = this, group = new Group(), times = mechanism.times();
    const largest = Math.max(0, ...vectors.flatMap(({ vector }) => times.map((t) => vector(t).length()).filter(Number.isFinite)));
    const scale = largest > 0 ? (LONGEST * mechanism.size) / largest : 0; // metres of the picture for one unit
    const arrows = scale ? vectors.map(({ name: point, vector }) => ({ point, ...shapes.arrow(mechanism.at(point), vector, scale, color) })) : [];
    if (arrows.length) group.add(...arrows.map(({ object }) => object));
    return { name, unit, color, scale, group, arrows };
  }

  show(shown) {
    this.shown = shown;
    for (const kind of this.kinds) kind.group.visible = shown.has(kind.name);
  }

  /** Kinds that are seen, with their scales. */
  get scales() {
    return this.kinds.filter(({ name }) => this.shown.has(name)).map(({ name, unit, color, scale }) => ({ name, unit, color, scale }));
  }

  update(t) {
    for (const { group, arrows } of this.kinds) if (group.visible) arrows.forEach((arrow) => arrow.update(t));
  }

  /** Lengths of all arrows in the picture, by kind and point. */
  lengths() {
    return Object.fromEntries(this.kinds.filter(({ group }) => group.visible).map(({ name, arrows }) => [name, Object.fromEntries(arrows.map(({ point, length }) => [point, length()]))]));
  }
}
