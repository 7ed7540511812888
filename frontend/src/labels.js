// Names of points, as text over the picture.

export class Labels {
  constructor(holder, mechanism, stage) {
    Object.assign(this, { holder, mechanism, stage, shown: false, hovered: null, drawn: true });
    this.texts = new Map(
      mechanism.points.map((name) => {
        const text = document.createElement("span");
        text.textContent = name;
        holder.append(text);
        return [name, text];
      }),
    );
    this.widths = new Map();
    this.update();
  }

  /** Once for each, for it takes the browser a layout. */
  measured(name, text) {
    this.widths.set(name, text.offsetWidth);
    return text.offsetWidth;
  }

  toggle(shown = !this.shown) {
    this.shown = shown;
    this.update();
  }

  hover(name) {
    this.hovered = name;
    this.update();
  }

  update() {
    if (!this.shown && !this.hovered && !this.drawn) return;
    this.drawn = this.shown || this.hovered;
    const taken = new Map(); // points at the same place stand side by side
    for (const [name, text] of this.texts) {
      text.hidden = !this.shown && this.hovered !== name;
      if (text.hidden) continue;
      const { x, y } = this.stage.project(this.mechanism.at(name)), spot = `${Math.round(x / 4)} ${Math.round(y / 4)}`;
      const shift = taken.get(spot) ?? 0;
      taken.set(spot, shift + (this.widths.get(name) ?? this.measured(name, text)) + 5);
      text.style.transform = `translate(${(x + 9 + shift).toFixed(1)}px, ${(y - 20).toFixed(1)}px)`;
    }
  }
}
