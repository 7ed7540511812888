// A part that moves as a whole becomes one mesh: for many parts, calls of the renderer are what takes time.
import { BufferAttribute, Color, Mesh } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

const NEAR = 0.5; // between orders of drawing that may become one

/** Joins meshes of a part in the plane, which lie on each other in their order; as it was, where it cannot be. */
export function flattened(part, flat) {
  const meshes = [];
  if (!part || !flat) return part;
  part.object.updateMatrixWorld(true);
  part.object.traverse((one) => one.isMesh && meshes.push(one));
  meshes.sort((a, b) => a.renderOrder - b.renderOrder);
  const root = part.object.isMesh ? null : part.object;
  if (!root || meshes.length < 2 || meshes.some(({ material }) => !material.isMeshBasicMaterial || material.vertexColors) || meshes[meshes.length - 1].renderOrder - meshes[0].renderOrder > NEAR) return part;
  const back = root.matrixWorld.clone().invert(), [first] = meshes;
  const geometry = mergeGeometries(meshes.map((mesh) => coloured(mesh).applyMatrix4(back.clone().multiply(mesh.matrixWorld))));
  const joined = new Mesh(geometry, Object.assign(first.material.clone(), { vertexColors: true, color: new Color("#ffffff"), opacity: 1 }));
  Object.assign(joined, { renderOrder: first.renderOrder, frustumCulled: first.frustumCulled });
  for (const { geometry: old, material } of meshes) {
    old.dispose();
    material.dispose();
  }
  root.clear();
  root.add(joined);
  return part;
}

/** A copy of a mesh's geometry that has its colour in it. */
function coloured({ geometry, material: { color, opacity } }) {
  const copy = geometry.clone(), { count } = copy.attributes.position, colours = new Float32Array(4 * count);
  for (let i = 0; i < count; i++) colours.set([color.r, color.g, color.b, opacity], 4 * i);
  for (const name of Object.keys(copy.attributes)) if (name !== "position") copy.deleteAttribute(name);
  return copy.setAttribute("color", new BufferAttribute(colours, 4));
}
