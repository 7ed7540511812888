// Names of quantities: which belong together, and what they are in words, so that they are found by typing.
import { isPoint } from "./mechanism.js";
import { SPEED } from "./tracks.js";

/** Components of a point, a vector or a force, and energies, share a card; all else stands alone. */
export function family(name) {
  const prime = name.match(/'*$/)[0];
  return /\.[xyz]'*$/.test(name) || name.startsWith("energy.") ? name.slice(0, name.lastIndexOf(".")) + prime : name;
}

/** The text of a pair, as it stands in lists. */
export const pairName = ([over, what]) => `${what} over ${over}`;

const RATES = ["", "rate of ", "acceleration of "];
const KINDS = [
  [/^motor\.(.*)$/, (_, name, unit) => `motor ${unit === "N" ? "force" : "torque"} of ${name}`],
  [/^joint\.(.*)\.torque(\.[xyz])?$/, (_, joint) => `torque in the joint ${joint}`],
  [/^joint\.(.*)\.[xyz]$/, (_, joint) => `joint force, reaction in ${joint}`],
  [/^energy\.(.*)$/, (_, kind) => `${kind} energy`],
  [/^work\.(.*)$/, (_, kind) => `work ${kind}`],
  [/^lam\.(.*)$/, (_, name) => `multiplier of the constraint ${name}`],
  [/^(.*)\.omega(\.[xyz])?$/, (_, part) => `angular velocity of ${part}`],
  [/^(.*)\.speed$/, (_, point) => `speed of the point ${point}`],
  [/^([^.]*)\.[xyz]$/, (_, name) => (isPoint(name) ? `position of the point ${name}` : `component of the vector ${name}`)],
];
const OF_UNITS = { rad: "angle", m: "length, slide", "m/s": "velocity", "rad/s": "angular velocity", N: "force", "N m": "torque", J: "energy", W: "power" };

/** What a quantity is, in words. */
export function inWords(name, unit) {
  const prime = name.match(/'*$/)[0], base = prime ? name.slice(0, -prime.length) : name;
  const found = KINDS.map(([pattern, words]) => [base.match(pattern), words]).find(([match]) => match);
  const words = found ? found[1](found[0][0], found[0][1], unit) : OF_UNITS[unit] ?? "";
  return prime ? `${(RATES[prime.length] ?? "derivative of ") + (words || base)}${prime.length === 1 && /^position/.test(words) ? ", velocity" : ""}` : words;
}

/** All that can be plotted: quantities, their rates, speeds of points, portraits of what is free to move. */
export function listed(sources, plotted) {
  const names = [...new Set(sources.flatMap(({ tracks }) => tracks.names))], known = new Set(names);
  const bases = names.filter((name) => !name.endsWith("'"));
  const points = [...new Set(bases.filter((name) => /^[^.]+\.x$/.test(name) && isPoint(name)).map((name) => name.slice(0, -2)))];
  const speeds = points.map((point) => point + SPEED).filter((name) => !known.has(name));
  const rates = bases.filter((name) => !/^(joint|motor|lam)\./.test(name) && !known.has(`${name}'`)).map((name) => `${name}'`);
  const free = bases.filter((name) => !name.includes(".")), pairs = free.map((name) => [name, `${name}'`]);
  const all = [...plotted, ...names, ...speeds, ...rates, ...pairs, ...points.map((point) => [`${point}.x`, `${point}.y`]).filter(([, y]) => known.has(y))];
  return [...new Map(all.map((one) => [String(one), one])).values()];
}
