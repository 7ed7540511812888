// A second motion behind the first: the same drawing, pale and in one colour.
import { Drawing } from "./drawing.js";
import { Traces } from "./traces.js";

const OPACITY = 0.38;
const BEHIND = -200; // its order in the plane, below all of the first

/** A theme whose parts have the colour of the second motion. */
function paled(theme) {
  const colour = () => theme.colours.ghost;
  return new Proxy(theme, {
    get: (target, name) => (name === "series" ? colour : name === "colours" ? { ...target.colours, steel: colour(), ink: colour(), ground: colour(), force: colour() } : Reflect.get(target, name)),
  });
}

export class Ghost {
  constructor(mechanism, theme, { label, chosen }) {
    Object.assign(this, { mechanism, label, theme: paled(theme), drawing: null });
    this.traces = new Traces(mechanism, this.theme, chosen);
  }

  /** Drawn anew; what has to be added to the scene. */
  dress() {
    this.drawing = new Drawing(this.mechanism, this.theme, { shown: new Set() });
    this.drawing.circles.visible = false;
    this.drawing.root.userData.label = this.label;
    this.drawing.root.traverse((object) => {
      if (!object.material) return;
      object.renderOrder += BEHIND;
      object.castShadow = false;
      Object.assign(object.material, { transparent: true, opacity: OPACITY * object.material.opacity });
    });
    this.traces.rebuild();
    return this.drawing.root;
  }

  update(t) {
    this.drawing.update(t);
    this.traces.update(t);
  }
}
