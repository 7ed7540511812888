// Where the axes point, and how long a length is: drawn in the corner of the picture.
import { Vector3 } from "three";
import { roundText } from "./text.js";
import { niceStep } from "./stage.js";

const ARM = 24, WIDEST = 110; // pixels: of an axis; of the bar that shows a length
const AXES = [["x", new Vector3(1, 0, 0), "#c2410c"], ["y", new Vector3(0, 1, 0), "#15803d"], ["z", new Vector3(0, 0, 1), "#1d4ed8"]];

export class Compass {
  constructor(holder, stage) {
    Object.assign(this, { holder, stage, seen: "" });
  }

  /** Anew where the camera has moved, or other arrows are seen; `legend`: scales by unit, in metres for one unit. */
  update(legend) {
    const { camera } = this.stage, key = [this.stage.pixelsPerMetre().toPrecision(6), ...camera.quaternion.toArray().map((x) => x.toFixed(4)), ...legend.map(({ unit, scale, kinds }) => `${unit} ${scale} ${kinds.map(({ color }) => color)}`)].join(" ");
    if (key === this.seen) return;
    this.seen = key;
    this.holder.innerHTML = this.scales(legend) + (this.stage.flat ? this.bar() : this.triad());
  }

  /** An arrow of a round value for each unit, with the kinds that have it. */
  scales(legend) {
    const perMetre = this.stage.pixelsPerMetre();
    return legend.map(({ unit, scale, kinds }) => {
      const value = niceStep(WIDEST / perMetre / scale / 2.2), width = value * scale * perMetre, color = kinds.length > 1 ? "currentColor" : kinds[0].color;
      const arrow = `<path d="M1 8H${(width - 6).toFixed(1)}" style="stroke:${color};stroke-width:3"/><path d="M${(width - 8).toFixed(1)} 3L${width.toFixed(1)} 8l-8 5z" style="fill:${color};stroke:none"/>`;
      const names = kinds.map((kind) => `<span><i style="background:${kind.color}"></i>${kind.label}</span>`).join("");
      return `<span class="scale" data-unit="${unit}" data-value="${value}" data-width="${width}">${names}<svg width="${Math.ceil(width) + 2}" height="16" aria-hidden="true">${arrow}</svg>${roundText(value)} ${unit}</span>`;
    }).join("");
  }

  /** In the plane: a bar of a round length. */
  bar() {
    const perMetre = this.stage.pixelsPerMetre(), length = niceStep(WIDEST / perMetre / 2.2), width = length * perMetre;
    const line = `<path d="M1 4v8M1 8h${width.toFixed(1)}M${(width + 1).toFixed(1)} 4v8"/>`;
    return `<svg width="${Math.ceil(width) + 3}" height="16" aria-hidden="true">${line}</svg><span>${roundText(length)} m</span>`;
  }

  /** In space: the directions of x, y and z. */
  triad() {
    const { camera } = this.stage, turn = camera.quaternion.clone().invert(), middle = ARM + 14;
    const arms = AXES.map(([name, axis, color]) => ({ name, color, tip: axis.clone().applyQuaternion(turn) })).sort((a, b) => a.tip.z - b.tip.z);
    const lines = arms.map(({ name, color, tip }) => {
      const at = (length) => `${(middle + length * tip.x).toFixed(1)} ${(middle - length * tip.y).toFixed(1)}`, [x, y] = at(ARM + 8).split(" ");
      return `<path d="M${middle} ${middle}L${at(ARM)}" style="stroke:${color}"/><text x="${x}" y="${y}" style="fill:${color}">${name}</text>`;
    });
    return `<svg width="${2 * middle}" height="${2 * middle}" aria-hidden="true">${lines.join("")}</svg>`;
  }
}
