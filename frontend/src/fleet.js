// Many straight arrows as two meshes, one of shafts and one of heads: the renderer has to be called twice for all of them.
import { Color, ConeGeometry, CylinderGeometry, InstancedMesh, Matrix4, MeshBasicMaterial, MeshStandardMaterial, Quaternion, Vector3 } from "three";
import { filled, rectangle } from "./outline.js";

const X = new Vector3(1, 0, 0);
const SHORTEST = 0.5; // of the mechanism's r, below which an arrow is not drawn
const NOTHING = new Matrix4().makeScale(0, 0, 0);
const ORDER = 95; // over all else

/** A shaft from 0 to 1 along x, and a head that begins at 0; lengths in the mechanism's r. */
function flatForms(r) {
  const shaft = filled(rectangle(1, 0.7 * r)).translate(0.5, 0, 0), head = filled([[0, -1.2 * r], [2.6 * r, 0], [0, 1.2 * r]]);
  return { shaft, head, tip: 2.6 * r };
}

function solidForms(r) {
  const shaft = new CylinderGeometry(0.45 * r, 0.45 * r, 1, 16).rotateZ(-Math.PI / 2).translate(0.5, 0, 0);
  return { shaft, head: new ConeGeometry(1.15 * r, 2.8 * r, 24).rotateZ(-Math.PI / 2).translate(1.4 * r, 0, 0), tip: 2.8 * r };
}

export class Fleet {
  /** Arrows {place, vector}: where each begins, and `vector(t)`, the vector as it is drawn. */
  constructor(arrows, { dimension, r }, color) {
    const flat = dimension === 2, forms = flat ? flatForms(r) : solidForms(r);
    const paint = flat ? new MeshBasicMaterial({ color, side: 2, forceSinglePass: true }) : new MeshStandardMaterial({ color: new Color(color).lerp(new Color("#ffffff"), 0.06), roughness: 0.55, metalness: 0.05 });
    Object.assign(paint, { transparent: true, depthTest: false, depthWrite: false });
    Object.assign(this, { arrows, r, tip: forms.tip, turn: new Quaternion(), along: new Vector3(), size: new Vector3(), matrix: new Matrix4(), at: new Vector3() });
    this.meshes = [forms.shaft, forms.head].map((geometry) => Object.assign(new InstancedMesh(geometry, paint, arrows.length), { frustumCulled: false, renderOrder: ORDER }));
    for (const mesh of this.meshes) mesh.userData.abouts = arrows.map(({ about }) => about);
  }

  update(t) {
    const [shafts, heads] = this.meshes;
    this.arrows.forEach(({ place, vector }, i) => this.point(i, place, vector(t), shafts, heads));
    for (const mesh of this.meshes) mesh.instanceMatrix.needsUpdate = true;
  }

  point(i, place, vector, shafts, heads) {
    const { r, tip, turn, along, size, matrix, at } = this, length = vector.length();
    if (!(length > SHORTEST * r)) {
      shafts.setMatrixAt(i, NOTHING);
      heads.setMatrixAt(i, NOTHING);
      return;
    }
    const bare = Math.max(length - tip, 1e-9), small = Math.min(1, length / tip);
    turn.setFromUnitVectors(X, along.copy(vector).divideScalar(length));
    shafts.setMatrixAt(i, matrix.compose(place, turn, size.set(bare, 1, 1)));
    heads.setMatrixAt(i, matrix.compose(at.copy(place).addScaledVector(along, bare), turn, size.setScalar(small)));
  }

  /** How far the vertices of an arrow reach from where it begins: measured in what is drawn. */
  reach(i) {
    const vertex = new Vector3();
    return Math.max(...this.meshes.map((mesh) => {
      const { position } = mesh.geometry.attributes;
      mesh.getMatrixAt(i, this.matrix);
      if (!this.matrix.determinant()) return 0;
      return Math.max(...Array.from({ length: position.count }, (_, k) => vertex.fromBufferAttribute(position, k).applyMatrix4(this.matrix).distanceTo(this.arrows[i].place)));
    }));
  }
}
