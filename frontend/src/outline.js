// Flat outlines: convex hulls, rounded hulls, ribbons along curves. Points are Vector3 or [x, y].
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Shape, ShapeGeometry, Vector2 } from "three";

/** Convex hull of points [x, y], counter-clockwise (Andrew's monotone chain). */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (list) => {
    const kept = [];
    for (const p of list) {
      while (kept.length > 1 && turn(kept[kept.length - 2], kept[kept.length - 1], p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Hull of discs of radius r around points: a bar of two, a rounded plate of more. */
export function roundHull(points, r, corners = 32) {
  const circle = Array.from({ length: corners }, (_, i) => [r * Math.cos((2 * Math.PI * i) / corners), r * Math.sin((2 * Math.PI * i) / corners)]);
  return hull(points.flatMap((p) => circle.map(([x, y]) => [(p.x ?? p[0]) + x, (p.y ?? p[1]) + y])));
}

export function rectangle(width, height) {
  const [x, y] = [width / 2, height / 2];
  return [[-x, -y], [x, -y], [x, y], [-x, y]];
}

export function shapeOf(points) {
  return new Shape(points.map(([x, y]) => new Vector2(x, y)));
}

export function filled(points) {
  return new ShapeGeometry(shapeOf(points));
}

/** A ribbon along a curve of a given number of points; `bend` gives it new points. */
export class Ribbon extends BufferGeometry {
  constructor(count, width) {
    super();
    Object.assign(this, { count, width });
    this.setAttribute("position", new BufferAttribute(new Float32Array(count * 6), 3).setUsage(DynamicDrawUsage));
    const index = [];
    for (let i = 0; i + 1 < count; i++) index.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 1, 2 * i + 3, 2 * i + 2);
    this.setIndex(index);
  }

  /** x, y: coordinates of the curve. */
  bend(x, y) {
    const { array } = this.attributes.position, n = this.count;
    for (let i = 0; i < n; i++) {
      const a = Math.max(0, i - 1), b = Math.min(n - 1, i + 1);
      const dx = x[b] - x[a], dy = y[b] - y[a], half = this.width / 2 / (Math.hypot(dx, dy) || 1);
      array.set([x[i] - dy * half, y[i] + dx * half, 0, x[i] + dy * half, y[i] - dx * half, 0], 6 * i);
    }
    this.attributes.position.needsUpdate = true;
    return this;
  }

  /** Its middle, from what is drawn. */
  line() {
    const { array } = this.attributes.position;
    return Array.from({ length: this.count }, (_, i) => [0, 1, 2].map((j) => (array[6 * i + j] + array[6 * i + 3 + j]) / 2));
  }
}
