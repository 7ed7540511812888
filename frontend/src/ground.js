// What fixed points hold: pins stand on the ground, what hangs or pulls is held from behind.
import { Vector3 } from "three";

const TIMES = 16; // of an average over the run

/** The direction, on an average over the run, in which springs, ropes and massless rods pull at a fixed point; null where a
 *  part is pinned to it. */
export function pullAt(name, mechanism) {
  const { bodies, links, marks, ropes } = mechanism, here = bodies.filter((body) => body.members.has(name));
  if (here.some(({ kind, shape }) => kind !== "rod" || shape.mass)) return null;
  if (!here.length && marks.some((mark) => mark.point === name && mark.kind === "pin")) return null;
  const link = links.find(({ ends, kind }) => ends.includes(name) && kind !== "bushing"), others = here.flatMap((body) => body.points.filter((other) => other !== name));
  if (link?.kind === "cylinder") return null; // stands on a pin
  if (link) others.push(link.ends[0] === name ? link.ends[1] : link.ends[0]);
  for (const { points } of ropes) points.forEach((point, i) => point === name && others.push(...[points[i - 1], points[i + 1]].filter(Boolean)));
  const sum = new Vector3(), way = new Vector3();
  if (!others.length) return null;
  for (let i = 0; i <= TIMES; i++) {
    mechanism.pose(mechanism.span[0] + ((mechanism.span[1] - mechanism.span[0]) * i) / TIMES);
    others.forEach((other) => sum.add(way.subVectors(mechanism.at(other), mechanism.at(name)).normalize()));
  }
  mechanism.pose(mechanism.span[0]);
  return sum.length() ? sum.normalize() : null;
}
