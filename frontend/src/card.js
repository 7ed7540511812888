// Quantities over time, in one card.
import { Axes, line, moveTo, rangeOf, TOP, BOTTOM } from "./axes.js";
import { family } from "./quantities.js";
import { element, numberText, setText } from "./text.js";

const FEWEST = 900, MOST = 6000, PER_PIECE = 10; // samples of a curve
export const DASHES = [5, 4]; // of the second motion

/** Times of a curve between two times: as many as its quantities move. */
export function timesOf(tracks, names, [start, end]) {
  const count = Math.max(FEWEST, Math.min(MOST, PER_PIECE * Math.max(...names.map((name) => tracks.pieces(name)))));
  return Float64Array.from({ length: count + 1 }, (_, i) => start + ((end - start) * i) / count);
}

/** Numbers of a quantity in a legend: a short line in its colour, its name, and a value for each motion. */
export function readout(text, sources, unit) {
  const swatch = element("i"), values = sources.map(() => element("b", { style: `min-width:${unit.length + 8}ch` }));
  const node = element("span", {}, swatch, text, ...values);
  return { node, swatch, tell: (number, value) => setText(values[number], `${numberText(value)}${unit && ` ${unit}`}`) };
}

export class Card {
  constructor(names, plots) {
    Object.assign(this, { names, plots });
    const { player, theme, sources } = plots, unit = plots.unit(names[0]);
    this.curves = names.flatMap((name, n) =>
      sources.map((source, number) => ({ ...source, name, n, number })).filter(({ tracks }) => tracks.has(name)).map((curve) => this.curve(curve)),
    );
    const range = rangeOf(this.curves.map(({ values }) => values));
    this.axes = new Axes(theme, { across: { range: [player.start, player.end], unit: "s" }, up: { range, unit }, label: `${names.join(", ")} over time` });
    this.readouts = names.map((name) => readout(names.length > 1 ? name.slice(name.lastIndexOf(".") + 1) : name, sources.filter(({ tracks }) => tracks.has(name)), unit));
    const title = names.length > 1 ? [element("strong", {}, family(names[0]))] : [];
    this.legend = element("div", { className: "legend" }, ...title, ...this.readouts.map(({ node }) => node));
    this.element = element("div", { className: "card over-time" }, this.legend, this.axes.element);
    this.line = this.axes.mover("cursor");
    this.ahead = this.axes.mover("cursor hovered");
    for (const curve of this.curves) curve.dot = this.axes.mover("dot");
    this.listen();
  }

  curve(curve) {
    const of = curve.tracks.of(curve.name), times = timesOf(curve.tracks, [curve.name], curve.span);
    return { ...curve, of, times, values: Float64Array.from(times, of) };
  }

  listen() {
    const { plots, axes } = this, { player } = plots, timeAt = (event) => player.start + axes.shares(event)[0] * (player.end - player.start);
    axes.canvas.addEventListener("pointerdown", (event) => {
      axes.canvas.setPointerCapture(event.pointerId);
      this.held = true;
      player.seek(timeAt(event));
    });
    axes.canvas.addEventListener("pointermove", (event) => (this.held ? player.seek(timeAt(event)) : event.pointerType === "mouse" && plots.hover(timeAt(event))));
    axes.canvas.addEventListener("pointerleave", () => plots.hover(null));
    for (const kind of ["pointerup", "pointercancel"]) axes.canvas.addEventListener(kind, () => (this.held = false));
  }

  draw() {
    const { axes, plots } = this, pen = axes.begin();
    if (!pen) return;
    pen.strokeStyle = plots.theme.colours.quiet;
    pen.setLineDash([1, 3]);
    for (const t of plots.events) line(pen, axes.x(t), TOP, axes.x(t), axes.height - BOTTOM);
    for (const { n, number, times, values, dot } of this.curves) {
      const color = plots.theme.series(n);
      pen.setLineDash(number ? DASHES : []);
      pen.strokeStyle = this.readouts[n].swatch.style.borderColor = dot.style.background = color;
      pen.beginPath();
      values.forEach((value, i) => pen.lineTo(axes.x(times[i]), axes.y(value)));
      pen.stroke();
    }
  }

  move(now, hovered, tell) {
    const { axes } = this, t = hovered ?? now;
    if (!axes.width) return;
    this.cursor = axes.x(now);
    moveTo(this.line, this.cursor, TOP - 4);
    moveTo(this.ahead, hovered === null ? NaN : axes.x(hovered), TOP);
    for (const { of, n, number, span, dot } of this.curves) {
      const value = of(t), there = t >= span[0] && t <= span[1] && axes.holds(value);
      moveTo(dot, there ? axes.x(t) : NaN, axes.y(value));
      if (tell) this.readouts[n].tell(Math.min(number, this.readouts[n].node.querySelectorAll("b").length - 1), value);
    }
  }
}
