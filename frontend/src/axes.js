// The still part of a plot: a canvas with axes, on which curves are drawn once; what moves lies over it.
import { niceStep } from "./stage.js";
import { element, ticks } from "./text.js";

export const LEFT = 50, RIGHT = 10, TOP = 12, BOTTOM = 22; // margins, in pixels

/** A range with some room, in which poles do not press everything else flat. */
export function rangeOf(curves) {
  const all = curves.flatMap((curve) => Array.from(curve)).filter(Number.isFinite).sort((a, b) => a - b);
  let [low, high] = [all[0] ?? 0, all[all.length - 1] ?? 1];
  const [inner, outer] = [all[Math.floor(0.005 * all.length)], all[Math.floor(0.995 * all.length)]];
  if (high - low > 20 * (outer - inner) && outer > inner) [low, high] = [inner - (outer - inner), outer + (outer - inner)];
  const least = 1e-6 * Math.max(Math.abs(low), Math.abs(high)) || 1e-9;
  if (high - low < least) [low, high] = [low - Math.max(0.5 * Math.abs(low), least), high + Math.max(0.5 * Math.abs(high), least)];
  const room = 0.06 * (high - low);
  return [low - room, high + room];
}

export class Axes {
  /** `across`, `up`: {range, unit} of the two axes; `label` for those who do not see it. */
  constructor(theme, { across, up, label }) {
    Object.assign(this, { theme, across, up, width: 0, height: 0 });
    this.canvas = element("canvas", { role: "img", ariaLabel: label });
    this.over = element("div", { className: "over", ariaHidden: "true" });
    this.element = element("div", { className: "plot" }, this.canvas, this.over);
  }

  x(value) {
    const [low, high] = this.across.range;
    return LEFT + ((value - low) / (high - low)) * (this.width - LEFT - RIGHT);
  }

  y(value) {
    const [low, high] = this.up.range;
    return TOP + ((high - value) / (high - low)) * (this.height - TOP - BOTTOM);
  }

  holds(value) {
    return value >= this.up.range[0] && value <= this.up.range[1];
  }

  /** Where a pointer is, as shares of both axes between zero and one. */
  shares(event) {
    const box = this.canvas.getBoundingClientRect(), clamped = (share) => Math.max(0, Math.min(1, share));
    return [
      clamped((event.clientX - box.left - LEFT) / (box.width - LEFT - RIGHT)),
      clamped((box.bottom - BOTTOM - event.clientY) / (box.height - TOP - BOTTOM)),
    ];
  }

  /** Something that moves over the plot. */
  mover(className, color = null) {
    const node = element("div", { className });
    if (color) node.style.background = color;
    this.over.append(node);
    return node;
  }

  /** Whether it has another size than when it was drawn. */
  get resized() {
    return this.canvas.clientWidth !== this.width || this.canvas.clientHeight !== this.height;
  }

  /** The canvas, empty but for the axes, with a pen that keeps to the inside; null while it is not seen. */
  begin() {
    const { canvas } = this, ratio = Math.min(devicePixelRatio, 3);
    Object.assign(this, { width: canvas.clientWidth, height: canvas.clientHeight });
    if (!this.width || !this.height) return null;
    const [w, h] = [Math.round(this.width * ratio), Math.round(this.height * ratio)];
    if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h });
    const pen = canvas.getContext("2d");
    pen.reset?.();
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, this.width, this.height);
    this.draw(pen);
    pen.beginPath();
    pen.rect(LEFT, TOP, this.width - LEFT - RIGHT, this.height - TOP - BOTTOM);
    pen.clip();
    pen.lineWidth = 1.6;
    pen.lineJoin = "round";
    return pen;
  }

  draw(pen) {
    const { colours } = this.theme, bottom = this.height - BOTTOM;
    Object.assign(pen, { font: `11px ${getComputedStyle(document.body).fontFamily}`, lineWidth: 1, strokeStyle: colours.faint, fillStyle: colours.quiet, textAlign: "right", textBaseline: "middle" });
    const list = ticks(...this.up.range, Math.max(2, this.height / 30), niceStep);
    list.forEach(({ value, text }, i) => {
      const y = Math.round(this.y(value)) + 0.5, named = i === list.length - 1 && this.up.unit ? `${text} ${this.up.unit}` : text;
      line(pen, LEFT, y, this.width - RIGHT, y);
      pen.fillText(pen.measureText(named).width < LEFT - 8 ? named : text, LEFT - 6, y);
      if (named !== text && pen.measureText(named).width >= LEFT - 8) pen.fillText(this.up.unit, LEFT - 6, y - 12);
    });
    Object.assign(pen, { textBaseline: "alphabetic", textAlign: "left" });
    this.drawAcross(pen, bottom);
  }

  /** Ticks below; the last one has the unit. */
  drawAcross(pen, bottom) {
    const list = ticks(...this.across.range, Math.max(2, (this.width - LEFT) / 46), niceStep), { unit } = this.across;
    const named = list.map(({ value, text }, i) => ({ value, text: unit && i === list.length - 1 ? `${text} ${unit}` : text }));
    const wide = (text) => pen.measureText(text).width, left = ({ value, text }) => Math.min(this.x(value) - wide(text) / 2, this.width - wide(text) - 1);
    const last = named.length ? left(named[named.length - 1]) : Infinity;
    let taken = 0; // up to where texts reach
    named.forEach((tick, i) => {
      const x = Math.round(this.x(tick.value)) + 0.5, start = left(tick), end = start + wide(tick.text);
      line(pen, x, bottom, x, bottom + 4);
      if (i < named.length - 1 && (start < taken + 6 || end > last - 6)) return;
      pen.fillText(tick.text, start, bottom + 16);
      taken = end;
    });
  }
}

export function line(pen, x0, y0, x1, y1) {
  pen.beginPath();
  pen.moveTo(x0, y0);
  pen.lineTo(x1, y1);
  pen.stroke();
}

/** Moves an element of a plot; out of sight where it has no place. */
export function moveTo(node, x, y) {
  node.style.transform = Number.isFinite(x + y) ? `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` : "translate(-99px, 0)";
}
