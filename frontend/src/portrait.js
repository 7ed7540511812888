// One quantity over another, such as the rate of an angle over the angle: the phase portrait, on which a point moves.
import { Axes, BOTTOM, LEFT, moveTo, rangeOf, RIGHT, TOP } from "./axes.js";
import { DASHES, readout, timesOf } from "./card.js";
import { element } from "./text.js";

export class Portrait {
  constructor([over, what], plots) {
    Object.assign(this, { names: [over, what], plots });
    const { theme } = plots, units = this.names.map((name) => plots.unit(name)), sources = plots.sources.filter(({ tracks }) => tracks.has(over) && tracks.has(what));
    this.curves = sources.map((source) => {
      const [x, y] = this.names.map((name) => source.tracks.of(name)), times = timesOf(source.tracks, this.names, source.span);
      return { ...source, x, y, times, across: Float64Array.from(times, x), up: Float64Array.from(times, y) };
    });
    const [across, up] = [["across", 0], ["up", 1]].map(([part, i]) => ({ range: rangeOf(this.curves.map((curve) => curve[part])), unit: units[i] }));
    this.axes = new Axes(theme, { across, up, label: `${what} over ${over}` });
    this.readouts = [what, over].map((name, i) => readout(name, sources, units[1 - i]));
    const [first, second] = this.readouts.map(({ node }) => node);
    second.firstChild.remove(); // the curve has one colour
    this.element = element("div", { className: "card" }, element("div", { className: "legend" }, first, "over", second), this.axes.element);
    for (const curve of this.curves) curve.dot = this.axes.mover("dot");
    this.listen();
  }

  /** A drag goes to the time at which the curve is next to the pointer. */
  listen() {
    const { axes, plots } = this, [curve] = this.curves;
    const seek = (event) => {
      const [sx, sy] = axes.shares(event), share = ([low, high], value) => (value - low) / (high - low);
      let best = 0, least = Infinity;
      curve.times.forEach((_, i) => {
        const away = (share(axes.across.range, curve.across[i]) - sx) ** 2 + (share(axes.up.range, curve.up[i]) - sy) ** 2;
        if (away < least) [best, least] = [i, away];
      });
      plots.player.seek(curve.times[best]);
    };
    axes.canvas.addEventListener("pointerdown", (event) => {
      axes.canvas.setPointerCapture(event.pointerId);
      this.held = true;
      seek(event);
    });
    axes.canvas.addEventListener("pointermove", (event) => this.held && seek(event));
    for (const kind of ["pointerup", "pointercancel"]) axes.canvas.addEventListener(kind, () => (this.held = false));
  }

  draw() {
    const { axes, plots } = this, pen = axes.begin(), color = plots.theme.series(0);
    if (!pen) return;
    this.curves.forEach(({ across, up, dot }, number) => {
      pen.setLineDash(number ? DASHES : []);
      pen.strokeStyle = this.readouts[0].swatch.style.borderColor = dot.style.background = color;
      pen.beginPath();
      across.forEach((value, i) => pen.lineTo(axes.x(value), axes.y(up[i])));
      pen.stroke();
    });
  }

  move(now, hovered, tell) {
    const { axes } = this, t = hovered ?? now;
    if (!axes.width) return;
    this.curves.forEach(({ x, y, dot }, number) => {
      const [a, b] = [x(t), y(t)];
      moveTo(dot, axes.x(a), axes.holds(b) ? axes.y(b) : NaN);
      if (tell) [b, a].forEach((value, i) => this.readouts[i].tell(number, value));
    });
  }

  /** The values at which the points are drawn, read from their places; for tests. */
  get drawn() {
    const { across, up, width, height } = this.axes, at = ([low, high], share) => low + share * (high - low);
    return this.curves.map(({ dot }) => {
      const [x, y] = dot.style.transform.match(/-?[\d.]+/g).map(Number);
      return [at(across.range, (x - LEFT) / (width - LEFT - RIGHT)), at(up.range, (height - BOTTOM - y) / (height - TOP - BOTTOM))];
    });
  }
}
