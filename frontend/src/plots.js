// Plots: one card for quantities that belong together, all with the same cursor; pairs of quantities over each other.
import { Card } from "./card.js";
import { Portrait } from "./portrait.js";
import { family, pairName } from "./quantities.js";

const MOST_EVENTS = 200; // that are marked
const CALM = 120; // milliseconds between two values that are shown while the motion plays


export class Plots {
  /** `sources`: motions that are shown, each {tracks, span, label}; `names`: what is plotted, pairs as lists of two. */
  constructor(holder, { sources, units, events, theme, player, names }) {
    Object.assign(this, { holder, sources, units, events: events.slice(0, MOST_EVENTS), theme, player, cards: [], hovered: null, told: 0 });
    this.names = names.filter((one) => [one].flat().every((name) => this.known(name)));
    this.watch = new ResizeObserver(() => this.cards.some(({ axes }) => axes.resized) && this.draw());
    this.rebuild();
    theme.listen(() => this.draw());
  }

  known(name) {
    return this.sources.some(({ tracks }) => tracks.has(name));
  }

  unit(name) {
    return this.units[name] ?? (name.endsWith(".speed") ? "m/s" : "");
  }

  /** Whether a name, or a pair, is plotted. */
  has(one) {
    return this.names.some((other) => String(other) === String(one));
  }

  toggle(one, on) {
    this.names = on ? [...this.names, one] : this.names.filter((other) => String(other) !== String(one));
    this.rebuild();
  }

  rebuild() {
    const groups = new Map();
    for (const one of this.names) {
      const key = Array.isArray(one) ? pairName(one) : family(one);
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    this.cards = [...groups.values()].map((names) => (Array.isArray(names[0]) ? new Portrait(names[0], this) : new Card(names, this)));
    this.holder.replaceChildren(...this.cards.map((card) => card.element));
    this.watch.disconnect();
    for (const { axes } of this.cards) this.watch.observe(axes.element);
    this.draw();
  }

  hover(t) {
    this.hovered = t;
    this.move();
  }

  draw() {
    for (const card of this.cards) card.draw();
    this.move();
  }

  /** Cursors go along; the numbers only now and then while the motion plays, so that they can be read. */
  move() {
    const now = performance.now(), tell = !this.player.playing || this.hovered !== null || now - this.told > CALM;
    if (tell) this.told = now;
    for (const card of this.cards) card.move(this.player.time, this.hovered, tell);
  }
}
