// What each symbol of the picture means: said when it is pointed at, and listed with the keys.
import { numberText } from "./text.js";

const LINKS = {
  spring: "spring", damper: "damper", "spring-damper": "spring and damper", bushing: "bushing: holds by springs and dampers",
  cable: "cable: pulls, but does not push", distance: "rod without mass: keeps two points at a distance",
};
const JOINTS = {
  pin: "pin joint: turns freely", revolute: "revolute joint: turns about its axis", ball: "ball joint: turns in all directions",
  universal: "universal joint: turns about two crossed axes", cylindrical: "cylindrical joint: turns about its axis and slides along it",
  prismatic: "prismatic joint: slides along its axis", slot: "pin in a slot", curve: "point that keeps to a curve", planar: "planar joint: slides on a face",
  fixed: "fixed joint: holds parts together", screw: "screw: a turn goes with a slide",
};

const joined = (parts) => (parts.length ? ` (${parts.join(", ")})` : "");
const metres = (length) => `${numberText(Math.abs(length), 3)} m`;

/** By what is drawn, from what it is drawn of. */
export const WORDS = {
  outline: ({ name, part, touches }) => `shape ${name}${part ? ` of ${part}` : ", fixed"}${touches ? ": touches other shapes" : ""}`,
  guide: ({ point }, mechanism) => `guide of ${point}: it slides along this ${mechanism.dimension === 2 ? "line" : "rail"}`,
  curve: ({ point, part }) => `curve${part ? ` of ${part}` : ", fixed"}: ${point} keeps to it`,
  anchor: (name) => `${name} is fixed to the ground`,
  centre: (name) => `${name}, a fixed point`,
  link: ({ name, kind, length }) => `${LINKS[kind] ?? kind} ${name}${length && kind.startsWith("spring") ? `, ${metres(length)} long at rest` : ""}`,
  rope: ({ name, length }) => `rope ${name}${length ? `, ${metres(length)} long` : ""}`,
  belt: ({ first, second }) => `belt around ${[first, second].map(({ part }) => part ?? "the ground").join(" and ")}`,
  thread: ({ part, pitch }) => `nut of the screw ${part}: ${metres(pitch)} a turn${pitch < 0 ? ", left-handed" : ""}`,
  ground: (name) => `${name}, ground that moves`,
  rim: ({ radius, part }) => `wheel${part ? ` of ${part}` : ""} that rolls, radius ${metres(radius)}`,
  gear: ({ body, radius, isRing }) => `${isRing ? "ring gear" : "gear"} ${body?.name ?? "of the ground"}, radius ${metres(radius)}`,
  rack: ({ body }) => `rack ${body?.name ?? "of the ground"}`,
  body: ({ name, shape, kind }) => `${{ rod: "rod", particle: "particle", rigid: "part" }[kind] ?? kind} ${name}${shape.mass ? `, ${numberText(shape.mass, 3)} kg` : ", without mass"}`,
  stub: ([name, body]) => `direction ${name} of ${body.name}`,
  mark: ({ kind, point, parts }) => `${point}: ${JOINTS[kind] ?? `${kind} joint`}${joined(parts)}`,
  motor: ({ name }) => `motor: drives ${name}; the arrow points the way it turns`,
  loose: (name) => `point ${name}`,
};

/** Symbols that pages may have, for the list beside the keys. */
export const SYMBOLS = [
  ["pedestal, hatched line", "fixed to the ground"],
  ["ring at a point", "joint that turns"],
  ["box on a line, sleeve on a rail", "slides along it"],
  ["coil; cup with a piston", "spring; damper"],
  ["tube with a rod", "cylinder: a driven length"],
  ["red arc with a head", "motor, and which way it turns"],
  ["straight arrows", "forces and velocities, to the scale below the picture"],
  ["long arc with a head", "torque of a motor: its length along the arc, to the scale"],
  ["coloured line behind a point", "its path, stronger where it has been"],
  ["dot and ring where parts touch", "closed contact, in the colour of its mode; impact"],
  ["bars under the picture", "modes of contacts over time; thin marks are impacts"],
  ["dotted lines in plots", "events"],
  ["pale mechanism, dashed curves", "the second of two motions"],
];
