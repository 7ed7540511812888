// Time plots: one card for quantities that belong together, all with the same cursor.
import { niceStep } from "./stage.js";
import { element, numberText, ticks } from "./text.js";

const LEFT = 50, RIGHT = 10, TOP = 8, BOTTOM = 22; // margins of the axes, in pixels
const SAMPLES = 900;
const MOST_EVENTS = 200; // that are marked

/** Components of a point and energies share a card; all else stands alone. */
function family(name) {
  const prime = name.match(/'*$/)[0];
  return /\.[xyz]'*$/.test(name) || name.startsWith("energy.") ? name.slice(0, name.lastIndexOf(".")) + prime : name;
}

export class Plots {
  constructor(holder, { tracks, units, events, theme, player, names }) {
    Object.assign(this, { holder, tracks, units, events: events.slice(0, MOST_EVENTS), theme, player, cards: [], hovered: null });
    this.names = names.filter((name) => tracks.has(name));
    this.rebuild();
    theme.listen(() => this.draw());
    new ResizeObserver(() => this.draw()).observe(holder);
  }

  unit(name) {
    return this.units[name] ?? "";
  }

  toggle(name, on) {
    this.names = on ? [...this.names, name] : this.names.filter((other) => other !== name);
    this.rebuild();
  }

  rebuild() {
    const groups = new Map();
    for (const name of this.names) groups.set(family(name), [...(groups.get(family(name)) ?? []), name]);
    this.cards = [...groups.values()].map((names) => new Card(names, this));
    this.holder.replaceChildren(...this.cards.map((card) => card.element));
    this.draw();
  }

  hover(t) {
    this.hovered = t;
    this.draw();
  }

  draw() {
    for (const card of this.cards) card.draw();
  }
}

class Card {
  constructor(names, plots) {
    Object.assign(this, { names, plots, values: names.map((name) => plots.tracks.of(name)) });
    this.canvas = element("canvas", { role: "img", ariaLabel: `${names.join(", ")} over time` });
    this.legend = element("div", { className: "legend" });
    if (names.length > 1) this.legend.append(element("strong", {}, family(names[0])));
    this.readouts = names.map((name) => {
      const [line, value] = [element("i"), element("b")];
      this.legend.append(element("span", {}, line, names.length > 1 ? name.slice(name.lastIndexOf(".") + 1) : name, value));
      return { line, value };
    });
    const unit = plots.unit(names[0]);
    if (unit) this.legend.append(element("em", {}, unit));
    this.element = element("div", { className: "card" }, this.legend, this.canvas);
    this.sample();
    this.listen();
  }

  sample() {
    const { start, end } = this.plots.player, count = Math.max(SAMPLES, Math.min(6000, 10 * Math.max(...this.names.map((name) => this.plots.tracks.pieces(name)))));
    this.times = Float64Array.from({ length: count + 1 }, (_, i) => start + ((end - start) * i) / count);
    this.curves = this.values.map((value) => Float64Array.from(this.times, value));
    const all = this.curves.flatMap((curve) => Array.from(curve)).filter(Number.isFinite).sort((a, b) => a - b);
    let [low, high] = [all[0] ?? 0, all[all.length - 1] ?? 1];
    // Poles would press everything else flat.
    const [inner, outer] = [all[Math.floor(0.005 * all.length)], all[Math.floor(0.995 * all.length)]];
    if (high - low > 20 * (outer - inner) && outer > inner) [low, high] = [inner - (outer - inner), outer + (outer - inner)];
    const least = 1e-6 * Math.max(Math.abs(low), Math.abs(high)) || 1e-9;
    if (high - low < least) [low, high] = [low - Math.max(0.5 * Math.abs(low), least), high + Math.max(0.5 * Math.abs(high), least)];
    const room = 0.06 * (high - low);
    Object.assign(this, { low: low - room, high: high + room });
  }

  listen() {
    const { plots, canvas } = this, timeAt = (event) => {
      const box = canvas.getBoundingClientRect(), share = (event.clientX - box.left - LEFT) / (box.width - LEFT - RIGHT);
      return plots.player.start + Math.max(0, Math.min(1, share)) * (plots.player.end - plots.player.start);
    };
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.held = true;
      plots.player.seek(timeAt(event));
    });
    canvas.addEventListener("pointermove", (event) => (this.held ? plots.player.seek(timeAt(event)) : event.pointerType === "mouse" && plots.hover(timeAt(event))));
    canvas.addEventListener("pointerleave", () => plots.hover(null));
    for (const kind of ["pointerup", "pointercancel"]) canvas.addEventListener(kind, () => (this.held = false));
  }

  x(t) {
    const { start, end } = this.plots.player;
    return LEFT + ((t - start) / (end - start)) * (this.width - LEFT - RIGHT);
  }

  y(value) {
    return TOP + ((this.high - value) / (this.high - this.low)) * (this.height - TOP - BOTTOM);
  }

  draw() {
    const { canvas } = this, ratio = Math.min(devicePixelRatio, 3);
    Object.assign(this, { width: canvas.clientWidth, height: canvas.clientHeight });
    if (!this.width || !this.height) return;
    const [w, h] = [Math.round(this.width * ratio), Math.round(this.height * ratio)];
    if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h });
    const pen = canvas.getContext("2d");
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, this.width, this.height);
    this.drawAxes(pen);
    this.drawCurves(pen);
    this.drawCursor(pen);
  }

  drawAxes(pen) {
    const { colours } = this.plots.theme, { start, end } = this.plots.player, bottom = this.height - BOTTOM;
    pen.font = `11px ${getComputedStyle(document.body).fontFamily}`;
    pen.lineWidth = 1;
    pen.strokeStyle = colours.faint;
    pen.fillStyle = colours.quiet;
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    for (const { value, text } of ticks(this.low, this.high, Math.max(2, this.height / 30), niceStep)) {
      const y = Math.round(this.y(value)) + 0.5;
      line(pen, LEFT, y, this.width - RIGHT, y);
      pen.fillText(text, LEFT - 6, y);
    }
    pen.setLineDash([1, 3]);
    pen.strokeStyle = colours.quiet;
    for (const t of this.plots.events) line(pen, this.x(t), TOP, this.x(t), bottom);
    pen.setLineDash([]);
    pen.textBaseline = "alphabetic";
    pen.textAlign = "left";
    let taken = 0; // up to where texts reach
    for (const { value, text } of ticks(start, end, Math.max(2, (this.width - LEFT) / 46), niceStep)) {
      const x = this.x(value), wide = pen.measureText(text).width, left = Math.min(x - wide / 2, this.width - wide - 1);
      line(pen, Math.round(x) + 0.5, bottom, Math.round(x) + 0.5, bottom + 4);
      if (left < taken + 6) continue;
      pen.fillText(text, left, bottom + 16);
      taken = left + wide;
    }
  }

  drawCurves(pen) {
    const { theme } = this.plots;
    pen.save();
    pen.beginPath();
    pen.rect(LEFT, TOP, this.width - LEFT - RIGHT, this.height - TOP - BOTTOM);
    pen.clip();
    pen.lineWidth = 1.6;
    pen.lineJoin = "round";
    this.curves.forEach((curve, n) => {
      pen.strokeStyle = this.readouts[n].line.style.borderColor = theme.series(n);
      pen.beginPath();
      curve.forEach((value, i) => pen.lineTo(this.x(this.times[i]), this.y(value)));
      pen.stroke();
    });
    pen.restore();
  }

  drawCursor(pen) {
    const { theme, player, hovered } = this.plots, t = hovered ?? player.time;
    pen.strokeStyle = theme.colours.ink;
    pen.lineWidth = 1.2;
    this.cursor = this.x(player.time);
    line(pen, this.cursor, TOP - 4, this.cursor, this.height - BOTTOM);
    if (hovered !== null) {
      pen.setLineDash([3, 3]);
      line(pen, this.x(hovered), TOP, this.x(hovered), this.height - BOTTOM);
      pen.setLineDash([]);
    }
    this.values.forEach((value, n) => {
      const now = value(t);
      this.readouts[n].value.textContent = numberText(now);
      if (now < this.low || now > this.high) return;
      pen.fillStyle = theme.series(n);
      pen.strokeStyle = theme.colours.paper;
      pen.beginPath();
      pen.arc(this.x(t), this.y(now), 4, 0, 2 * Math.PI);
      pen.fill();
      pen.stroke();
    });
  }
}

function line(pen, x0, y0, x1, y1) {
  pen.beginPath();
  pen.moveTo(x0, y0);
  pen.lineTo(x1, y1);
  pen.stroke();
}
