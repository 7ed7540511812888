// A round tube along a line that moves.
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Vector3 } from "three";

const AROUND = 7; // points around it

export class Tube extends BufferGeometry {
  constructor(count, radius) {
    super();
    const index = [];
    Object.assign(this, { count, radius });
    for (const name of ["position", "normal"]) this.setAttribute(name, new BufferAttribute(new Float32Array(3 * count * AROUND), 3).setUsage(DynamicDrawUsage));
    for (let i = 0; i + 1 < count; i++)
      for (let k = 0; k < AROUND; k++) {
        const a = i * AROUND + k, b = i * AROUND + ((k + 1) % AROUND);
        index.push(a, b, a + AROUND, b, b + AROUND, a + AROUND);
      }
    this.setIndex(index);
  }

  /** centre: x, y, z of its points, one after the other. What lies across is carried along from ring to ring. */
  bend(centre) {
    const { count, radius } = this, position = this.attributes.position.array, normal = this.attributes.normal.array;
    const point = (i, to) => to.fromArray(centre, 3 * Math.max(0, Math.min(count - 1, i)));
    const [here, next, tangent, out, third] = Array.from({ length: 5 }, () => new Vector3());
    for (let i = 0; i < count; i++) {
      tangent.subVectors(point(i + 1, next), point(i - 1, here)).normalize();
      if (!i) out.set(Math.abs(tangent.x) < 0.9 ? 1 : 0, Math.abs(tangent.x) < 0.9 ? 0 : 1, 0);
      out.addScaledVector(tangent, -out.dot(tangent)).normalize();
      third.crossVectors(tangent, out);
      point(i, here);
      for (let k = 0; k < AROUND; k++) {
        const c = Math.cos((2 * Math.PI * k) / AROUND), s = Math.sin((2 * Math.PI * k) / AROUND), at = 3 * (i * AROUND + k);
        for (let j = 0; j < 3; j++) {
          normal[at + j] = c * out.getComponent(j) + s * third.getComponent(j);
          position[at + j] = here.getComponent(j) + radius * normal[at + j];
        }
      }
    }
    this.attributes.position.needsUpdate = this.attributes.normal.needsUpdate = true;
    return this;
  }

  /** Its middle, from what is drawn. */
  line() {
    const { array } = this.attributes.position;
    return Array.from({ length: this.count }, (_, i) => [0, 1, 2].map((j) => {
      let sum = 0;
      for (let k = 0; k < AROUND; k++) sum += array[3 * (i * AROUND + k) + j];
      return sum / AROUND;
    }));
  }
}
