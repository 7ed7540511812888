// Shapes of parts and of the world, fixed or moving: discs, lines, polygons, capsules, curves, wheels; solids in space.
import { CapsuleGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial, PlaneGeometry, Quaternion, SphereGeometry, TorusGeometry, Vector3 } from "three";
import { filled, Ribbon, roundHull } from "./outline.js";
import { followBody } from "./plane.js";
import { RIM, RUBBER, solids, SPOKES, tips } from "./solids.js";
import { conveyor } from "./rope.js";

const ORDER = { world: 8, part: 26, bound: 86 };
const AROUND = 96; // sides of a circle
const MOST_TEETH = 160; // of a hatched side

/** An outline as a part of the drawing: its object and how it follows what carries it. */
export function outlined(outline, shapes) {
  const { mechanism } = shapes, draw = mechanism.dimension === 2 ? flat(shapes) : solid(shapes);
  if (outline.speed && outline.kind === "line" && !outline.part && !outline.pose.length) return conveyor(outline, shapes);
  return carried(outline, mechanism, veiled(draw(outline, colourOf(outline, shapes)), outline.opacity, mechanism.dimension));
}

/** An object through which one sees, if its opacity is below one. */
function veiled(object, opacity, dimension) {
  if (opacity < 1)
    object.traverse(({ material }) => {
      if (!material) return;
      Object.assign(material, { opacity: opacity * material.opacity, transparent: true, depthWrite: false });
    });
  if (opacity < 1 && dimension === 3) object.traverse((one) => (one.castShadow = false));
  return object;
}

/** The smallest circle around its middle that holds an outline, to be shown on demand. */
export function bounding(outline, shapes) {
  const { mechanism } = shapes, { centre, radius } = bound(outline);
  const group = new Group(), ring = rim(shapes, radius, 0.25 * shapes.r, shapes.colours.force, ORDER.bound);
  ring.position.copy(centre);
  group.add(ring);
  return carried(outline, mechanism, group);
}

/** Middle and radius of a circle around an outline, in its own axes. */
export function bound({ kind, places, radius, extent = [] }) {
  const given = kind === "plane" ? places.slice(0, 1) : places, far = extent.length ? given.map((place) => place.map((x, i) => x + extent[i])) : [];
  const points = [...given, ...far].map((place) => new Vector3(...place));
  const low = points[0].clone(), high = points[0].clone();
  for (const point of points) {
    low.min(point);
    high.max(point);
  }
  const centre = low.add(high).multiplyScalar(0.5);
  return { centre, radius: radius + Math.max(...points.map((point) => point.distanceTo(centre))) };
}

/** Points along an outline, in its own axes. */
export function samples(outline) {
  const { kind, places, radius } = outline;
  if (kind === "prism") return edges(places, outline.extent);
  if (places[0].length === 3 && kind !== "polygon") return tips(outline);
  if (kind === "circle" || kind === "wheel") return ring(radius).map(([x, y]) => new Vector3(places[0][0] + x, places[0][1] + y, 0));
  const points = places.map((place) => new Vector3(...place)), ends = kind === "polygon" ? [...points.slice(1), points[0]] : points.slice(1);
  return [points[0], ...ends.flatMap((end, i) => Array.from({ length: 40 }, (_, k) => new Vector3().lerpVectors(points[i], end, (k + 1) / 40)))];
}

/** Points along the edges of both faces of a prism. */
function edges(places, extent) {
  const far = places.map((place) => place.map((x, i) => x + extent[i]));
  return [places, far].flatMap((face) => samples({ kind: "polygon", places: face, radius: 0 }));
}

/** Where the axes of an outline are at the time to which the mechanism was posed. */
export function placed(outline, mechanism, t) {
  const body = outline.part && mechanism.bodies?.find((one) => one.name === outline.part);
  if (body) return (point) => point.clone().applyMatrix4(body.matrix);
  if (!outline.pose.length) return (point) => point.clone();
  const [x, y, angle] = outline.pose.map((name) => mechanism.tracks.of(name)(t));
  return (point) => point.clone().applyAxisAngle(new Vector3(0, 0, 1), angle).add(new Vector3(x, y, 0));
}

function carried(outline, mechanism, object) {
  const body = mechanism.bodies.find((one) => one.name === outline.part);
  if (body) return followBody(object, body);
  if (!outline.pose.length) return { object, update: () => {} };
  const [x, y, angle] = outline.pose.map((name) => mechanism.tracks.of(name));
  return {
    object,
    update: (t) => {
      object.position.set(x(t), y(t), 0);
      object.rotation.z = angle(t);
    },
  };
}

function colourOf({ part, color }, { mechanism, theme, colours }) {
  if (color) return color;
  const body = mechanism.bodies.find((one) => one.name === part);
  return body ? theme.series(body.number) : colours.ground;
}

// ------------------------------------------------------------------------------------------- in the plane

function flat(shapes) {
  const { r, colours } = shapes, group = () => new Group();
  const order = ({ part }) => (part ? ORDER.part : ORDER.world), share = ({ color }) => (color ? 0.6 : 0.22);
  const turns = ({ part, pose }) => pose.length > 0 || shapes.mechanism.bodies.some(({ name, kind }) => name === part && kind !== "particle");
  const stroke = (points, color, at, width = 0.4 * r) => shapes.mesh(new Ribbon(points.length, width).bend(points.map((p) => p[0]), points.map((p) => p[1])), color, at);
  const kinds = {
    circle(outline, color) {
      const { places: [[x, y]], radius, inside } = outline, made = group();
      made.position.set(x, y, 0);
      if (!inside) made.add(shapes.mesh(filled(roundHull([[0, 0]], radius, AROUND)), shapes.tint(color, share(outline)), order(outline)));
      made.add(rim(shapes, inside ? radius + 0.2 * r : radius - 0.2 * r, 0.4 * r, color, order(outline) + 0.2));
      if (inside) made.add(...teeth(shapes, ring(radius), color, order(outline)));
      if (turns(outline)) made.add(shapes.stroke([inside ? 0.85 * radius : 0, 0], [0.96 * radius, 0], 0.4 * r, color, order(outline) + 0.3));
      return holding(made);
    },
    wheel(outline, color) {
      const { places: [[x, y]], radius } = outline, made = group(), at = order(outline), spokes = turns(outline) ? SPOKES : 0, tyre = (1 - RIM) * radius;
      made.position.set(x, y, 0);
      made.add(rim(shapes, radius - tyre / 2, tyre, shapes.tint(RUBBER, 0.85), at), rim(shapes, RIM * radius, 0.07 * radius, color, at + 0.2));
      if (!spokes) made.add(shapes.disc(RIM * radius, shapes.tint(color, 0.45), at + 0.1));
      for (let i = 0; i < spokes; i++) {
        const angle = (2 * Math.PI * i) / spokes;
        made.add(shapes.stroke([0, 0], [RIM * radius * Math.cos(angle), RIM * radius * Math.sin(angle)], 0.09 * radius, color, at + 0.2));
      }
      made.add(shapes.disc(0.16 * radius, color, at + 0.3));
      return holding(made);
    },
    point: (outline, color) => holding(shapes.mesh(filled(roundHull(outline.places, 0.6 * r)), color, order(outline))),
    line: (outline, color) => sided(outline, color),
    curve: (outline, color) => sided(outline, color),
    polygon(outline, color) {
      const made = group(), { places } = outline, side = (from, i) => shapes.mesh(filled(roundHull([from, places[(i + 1) % places.length]], 0.2 * r, 8)), color, order(outline) + 0.2);
      made.add(shapes.mesh(filled(places), shapes.tint(color, share(outline)), order(outline)), ...places.map(side));
      return made;
    },
    capsule: (outline, color) => shapes.outlined(outline.places, outline.radius, color, order(outline), { share: share(outline), edge: 0.4 * r }),
  };
  /** A line or curve; where it is of the world, with a hatched side. */
  function sided(outline, color) {
    const made = group();
    made.add(stroke(outline.places, color, order(outline) + 0.2));
    if (!outline.part) made.add(...teeth(shapes, outline.places, colours.ground, order(outline)));
    return made;
  }
  return (outline, color) => (kinds[outline.kind] ?? kinds.line)(outline, color);
}

function holding(object) {
  const group = new Group();
  group.add(object);
  return group;
}

function ring(radius) {
  return Array.from({ length: AROUND + 1 }, (_, i) => [radius * Math.cos((2 * Math.PI * i) / AROUND), radius * Math.sin((2 * Math.PI * i) / AROUND)]);
}

function rim(shapes, radius, width, color, order) {
  const points = ring(radius), { mechanism } = shapes;
  if (mechanism.dimension === 3) return new Mesh(new TorusGeometry(radius, width / 2, 8, AROUND), new MeshBasicMaterial({ color }));
  return shapes.mesh(new Ribbon(points.length, width).bend(points.map((p) => p[0]), points.map((p) => p[1])), color, order);
}

/** Short strokes on the right of a polyline, which is the solid side. */
function teeth(shapes, points, color, order) {
  const { r } = shapes, made = [], lengths = points.slice(1).map((p, i) => Math.hypot(p[0] - points[i][0], p[1] - points[i][1]));
  const whole = lengths.reduce((a, b) => a + b, 0), step = Math.max(1.3 * r, whole / MOST_TEETH);
  let next = 0.7 * step, passed = 0;
  lengths.forEach((length, i) => {
    const [x, y] = points[i], [dx, dy] = [(points[i + 1][0] - x) / (length || 1), (points[i + 1][1] - y) / (length || 1)];
    for (; next <= passed + length; next += step) {
      const [px, py] = [x + dx * (next - passed), y + dy * (next - passed)];
      made.push(shapes.stroke([px, py], [px + r * (1.1 * dy - 0.9 * dx), py + r * (-1.1 * dx - 0.9 * dy)], 0.2 * r, color, order));
    }
    passed += length;
  });
  return made;
}

// ------------------------------------------------------------------------------------------------ in space

function solid(shapes) {
  const { mechanism, colours } = shapes;
  const kinds = {
    sphere({ places: [centre], radius }, color) {
      const made = new Group(), band = (turn) => new Mesh(new TorusGeometry(radius, 0.012 * radius, 8, AROUND).rotateX(turn), new MeshBasicMaterial({ color: colours.ink }));
      made.add(shapes.mesh(new SphereGeometry(radius, 48, 32), color), band(0), band(Math.PI / 2));
      made.position.set(...centre);
      return holding(made);
    },
    plane({ places: [point, normal], color }) {
      const { low, high } = mechanism, across = new Vector3(...normal).normalize(), middle = new Vector3().addVectors(low, high).multiplyScalar(0.5);
      const side = 1.4 * low.distanceTo(high), made = new Mesh(new PlaneGeometry(side, side), new MeshBasicMaterial({ color: color || colours.ground, transparent: true, opacity: 0.18, side: DoubleSide, depthWrite: false }));
      made.position.copy(middle).addScaledVector(across, across.dot(new Vector3(...point).sub(middle))); // under the motion
      made.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), across);
      return holding(made);
    },
    capsule({ places: [a, b], radius }, color) {
      const [from, to] = [new Vector3(...a), new Vector3(...b)], made = shapes.mesh(new CapsuleGeometry(radius, from.distanceTo(to), 12, 32), color);
      made.position.addVectors(from, to).multiplyScalar(0.5);
      made.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), to.sub(from).normalize()));
      return holding(made);
    },
    point: ({ places: [centre] }, color) => kinds.sphere({ places: [centre], radius: shapes.r }, color),
    ...solids(shapes),
  };
  return (outline, color) => (kinds[outline.kind] ?? kinds.point)(outline, color);
}
