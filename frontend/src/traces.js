// Paths of points, as lines that are strong where the point has been.
import { BufferGeometry, Group, Points, PointsMaterial, Vector3 } from "three";
import { Line } from "./line.js";

const FEWEST = 800, MOST = 8000, PER_PIECE = 12; // points of a path
const TAIL = 0.12; // part of the run that a trail shows
const MARK = 9; // pixels of a marked place

export class Traces {
  constructor(mechanism, theme, chosen, marks = []) {
    Object.assign(this, { mechanism, theme, marks, chosen: new Set(chosen.filter((name) => mechanism.moving.includes(name))), fading: false, group: new Group(), lines: new Map() });
    this.rebuild();
  }

  colour(name) {
    return this.theme.series(this.mechanism.moving.indexOf(name) + 1);
  }

  toggle(name, on = !this.chosen.has(name)) {
    on ? this.chosen.add(name) : this.chosen.delete(name);
    this.rebuild();
  }

  rebuild() {
    for (const line of this.lines.values()) {
      this.group.remove(line);
      for (const one of [line, ...line.children]) {
        one.geometry.dispose();
        one.material.dispose();
      }
    }
    this.lines = new Map([...this.chosen].map((name) => [name, this.line(name)]));
    if (this.lines.size) this.group.add(...this.lines.values());
  }

  line(name) {
    const { span, components } = this.mechanism, [x, y, z] = components.get(name), points = [], moments = [];
    const count = Math.max(FEWEST, Math.min(MOST, PER_PIECE * this.mechanism.tracks.pieces(`${name}.x`)));
    for (let i = 0; i <= count; i++) {
      const t = span[0] + ((span[1] - span[0]) * i) / count;
      points.push(new Vector3(x(t), y(t), z ? z(t) : 0));
      moments.push(i / count); // of the run: small numbers stay exact in single precision
    }
    const line = new Line(points, { color: this.colour(name), width: 2.2, moments });
    line.renderOrder = this.mechanism.dimension === 2 ? 15 : 0;
    line.material.depthTest = this.mechanism.dimension === 3;
    if (this.marks.length) line.add(this.dots(name));
    return line;
  }

  /** Where a point is at the marked times. */
  dots(name) {
    const [x, y, z] = this.mechanism.components.get(name);
    const places = this.marks.map(({ t }) => new Vector3(x(t), y(t), z ? z(t) : 0));
    const dots = new Points(new BufferGeometry().setFromPoints(places), new PointsMaterial({ color: this.colour(name), size: MARK, sizeAttenuation: false }));
    dots.renderOrder = 16;
    dots.material.depthTest = this.mechanism.dimension === 3;
    return dots;
  }

  update(t) {
    const [start, end] = this.mechanism.span, now = (t - start) / (end - start);
    for (const line of this.lines.values()) line.show(now + 1e-6, this.fading ? TAIL : 0);
  }
}
