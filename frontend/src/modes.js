// The timeline of contacts: one bar each, coloured by its mode, with ticks at impacts. A click or a drag sets the time.
import { moveTo } from "./axes.js";
import { element } from "./text.js";

const ROW = 18, BAR = 12, TOP = 4, GAP = 10; // pixels: of a row, of its bar, above the first, between name and bar
const LONGEST = 150; // pixels of a name, at most; on narrow pages a third of the width

const MODES = {
  closed: "closed: the parts touch, or the stop is reached", stick: "stick: touches without slipping", slip: "slip: touches and slips",
  "slip+": "slip+: slips in the positive direction", "slip-": "slip−: slips in the negative direction",
};

export class Timeline {
  constructor(holder, { contacts, theme, player }) {
    Object.assign(this, { holder, contacts, theme, player });
    holder.hidden = !contacts.length;
    if (holder.hidden) return;
    this.canvas = element("canvas", { role: "img", ariaLabel: `Modes of ${contacts.map(({ name }) => name).join(", ")} over time` });
    this.legend = element("div", { className: "legend" });
    this.cursor = element("div", { className: "cursor", ariaHidden: "true" });
    this.rows = element("div", { className: "rows", tabIndex: 0, role: "group", ariaLabel: "Modes over time" }, element("div", { className: "plot" }, this.canvas, this.cursor));
    holder.replaceChildren(this.legend, this.rows);
    this.canvas.style.height = `${TOP + ROW * contacts.length}px`;
    this.listen();
    new ResizeObserver(() => this.draw()).observe(this.canvas);
    this.tellColours();
    theme.listen(() => {
      this.tellColours();
      this.draw();
    });
    player.listen(() => this.move());
  }

  listen() {
    const { canvas, player } = this;
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.held = true;
      player.seek(this.timeAt(event));
    });
    canvas.addEventListener("pointermove", (event) => {
      if (this.held) player.seek(this.timeAt(event));
      canvas.title = this.wordsAt(event);
    });
    for (const kind of ["pointerup", "pointercancel"]) canvas.addEventListener(kind, () => (this.held = false));
  }

  /** The time under the pointer: that of an impact, where there is one within three pixels. */
  timeAt(event) {
    const box = this.canvas.getBoundingClientRect(), { start, end } = this.player, x = event.clientX - box.left;
    const near = this.contactAt(event)?.gaps.flatMap(({ impacts }) => impacts.map(([t]) => t)).find((t) => Math.abs(this.x(t) - x) < 3);
    const share = (x - this.left) / (box.width - this.left - 1);
    return near ?? start + Math.max(0, Math.min(1, share)) * (end - start);
  }

  contactAt(event) {
    const box = this.canvas.getBoundingClientRect();
    return this.contacts[Math.floor((event.clientY - box.top - TOP) / ROW)];
  }

  wordsAt(event) {
    const contact = this.contactAt(event), t = this.timeAt(event);
    const found = contact?.modes.find(([start, end]) => start <= t && t < end);
    return contact ? `${contact.name}: ${found ? found[2] : "free"}` : "";
  }

  x(t) {
    const { start, end } = this.player;
    return this.left + ((t - start) / (end - start)) * (this.width - this.left - 1);
  }

  draw() {
    const { canvas } = this, ratio = Math.min(devicePixelRatio, 3), [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width || !height) return;
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h });
    const pen = canvas.getContext("2d");
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.font = `11px ${getComputedStyle(document.body).fontFamily}`;
    const widest = Math.max(...this.contacts.map(({ name }) => pen.measureText(name).width));
    Object.assign(this, { width, left: GAP + Math.min(widest, LONGEST, width / 3) });
    this.contacts.forEach((contact, row) => this.drawRow(pen, contact, TOP + ROW * row));
    this.cursor.style.height = `${height}px`;
    this.move();
  }

  move() {
    if (this.width) moveTo(this.cursor, this.x(this.player.time) - 0.75, 0);
  }

  drawRow(pen, { name, modes, gaps }, top) {
    const { colours } = this.theme, bar = top + (ROW - BAR) / 2;
    pen.fillStyle = colours.quiet;
    pen.textBaseline = "middle";
    pen.fillText(shortened(pen, name, this.left - GAP), 0, top + ROW / 2 + 0.5);
    pen.fillStyle = colours.faint;
    pen.fillRect(this.left, bar + BAR / 2 - 0.5, pen.canvas.clientWidth - this.left - 1, 1);
    for (const [start, end, mode] of modes) {
      pen.fillStyle = this.theme.mode(mode);
      pen.fillRect(this.x(start), bar, Math.max(0.75, this.x(end) - this.x(start)), BAR);
    }
    pen.fillStyle = colours.ink;
    for (const [t] of gaps.flatMap(({ impacts }) => impacts)) pen.fillRect(this.x(t) - 0.5, bar - 1, 1, BAR + 2);
  }

  /** What the colours mean: of the modes that there are. */
  tellColours() {
    const used = [...new Set(this.contacts.flatMap(({ modes }) => modes.map(([, , mode]) => mode)))];
    const entry = (text, style, title) => element("span", { title }, element("i", { style }), text);
    const bars = used.map((mode) => entry(mode.replace("-", "−"), `background:${this.theme.mode(mode)}`, MODES[mode] ?? `${mode}: the mode of a contact`));
    const any = this.contacts.some(({ gaps }) => gaps.some(({ impacts }) => impacts.length));
    this.legend.replaceChildren(element("strong", {}, "Contacts"), ...bars, ...(any ? [entry("impact", `background:${this.theme.colours.ink};width:1px`, "impact: velocities jump")] : []));
  }
}

function shortened(pen, text, room) {
  if (pen.measureText(text).width <= room) return text;
  let kept = text;
  while (kept && pen.measureText(`${kept}…`).width > room) kept = kept.slice(0, -1);
  return `${kept}…`;
}
