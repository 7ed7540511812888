// Telescopic cylinders of driven lengths: a barrel and rods that keep their lengths and slide into each other.
import { Box3, Group, Vector3 } from "three";

const MARGIN = 0.06; // of the shortest length: how far a rod stays in, and its eye stays out

/** Lengths of barrel and rods, all alike, for a shortest and a longest distance. With more rods than one each goes its share. */
export function stages(least, most) {
  const room = MARGIN * least;
  for (let rods = 1; rods < 12; rods++) {
    // Drawn in, the last tube ends a margin before the far eye; drawn out, each keeps a margin in the one before.
    const length = least - 2 * room;
    if ((rods + 1) * length - rods * room >= most || rods === 11) return { rods, length, room };
  }
  return null;
}

/** Where the tubes begin at a distance of the ends: the barrel at the first end, the last rod at the second. */
export function starts({ rods, length }, distance) {
  const last = distance - length; // of the last rod, which ends at the second point
  return Array.from({ length: rods + 1 }, (_, k) => (last * k) / rods);
}

/** draw(k, length, width) gives the tube k along the x axis from zero; width: in parts of the barrel's. */
export function telescope(link, shapes, draw) {
  const plan = stages(...shapes.mechanism.stroke(link)), group = new Group();
  const tubes = Array.from({ length: plan.rods + 1 }, (_, k) => draw(k, plan.length, plan.rods ? 1 - (0.55 * k) / plan.rods : 1));
  group.add(...[...tubes].reverse());
  const part = shapes.between(link, group, (distance) => starts(plan, distance).forEach((x, k) => (tubes[k].position.x = x)));
  return { ...part, tubes };
}

/** Both ends of a tube in the world, as it is drawn. */
export function ends(tube) {
  tube.updateWorldMatrix(true, true);
  const box = new Box3(), inverse = tube.matrixWorld.clone().invert();
  tube.traverse(({ geometry, matrixWorld }) => {
    if (!geometry) return;
    geometry.computeBoundingBox();
    box.union(geometry.boundingBox.clone().applyMatrix4(matrixWorld.clone().premultiply(inverse)));
  });
  return [box.min.x, box.max.x].map((x) => new Vector3(x, 0, 0).applyMatrix4(tube.matrixWorld).toArray());
}
