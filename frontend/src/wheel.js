// Wheels with spokes, by which one sees them turn: pulleys, wheels that roll, wheels of belts.
import { CylinderGeometry, Group, Matrix4, SphereGeometry, TorusGeometry, Vector3 } from "three";
import { filled, roundHull } from "./outline.js";
import { followBody, followPoint } from "./plane.js";

const SPOKES = 5, ORDER = 25.5, AROUND = 96;

/** A rim with spokes across the z axis, one of them marked. Its outer radius is `radius`. */
export function spoked(radius, color, shapes, wide = Math.min(0.7 * shapes.r, 0.14 * radius)) {
  const group = new Group(), flat = shapes.mechanism.dimension === 2, turns = Array.from({ length: SPOKES }, (_, k) => (2 * Math.PI * k) / SPOKES);
  if (flat) {
    group.add(shapes.mesh(filled(roundHull([[0, 0]], radius, AROUND)), color, ORDER), shapes.mesh(filled(roundHull([[0, 0]], radius - wide, AROUND)), shapes.tint(color, 0.16), ORDER + 0.1));
    const spoke = (k, turn) => shapes.stroke([0, 0], [(radius - wide) * Math.cos(turn), (radius - wide) * Math.sin(turn)], k ? 0.35 * wide : 1.1 * wide, color, ORDER + 0.2);
    group.add(...turns.map((turn, k) => spoke(k, turn)));
    return Object.assign(group, { rim: group.children[0], mark: group.children[2] });
  }
  group.add(shapes.mesh(new TorusGeometry(radius - wide, wide, 14, AROUND), color), shapes.steel(new CylinderGeometry(1.6 * wide, 1.6 * wide, 2.4 * wide, 24).rotateX(Math.PI / 2)));
  turns.forEach((turn, k) => {
    const rod = new CylinderGeometry(k ? 0.35 * wide : 0.8 * wide, k ? 0.35 * wide : 0.8 * wide, radius - wide, 14).translate(0, (radius - wide) / 2, 0).rotateZ(turn - Math.PI / 2);
    group.add(k ? shapes.steel(rod) : shapes.mesh(rod, color));
  });
  return Object.assign(group, { rim: group.children[0], mark: group.children[2] });
}

/** Places of the rim and the tip of the marked spoke in the world, as a wheel is drawn. */
export function drawnWheel({ rim, mark }) {
  rim.updateWorldMatrix(true, false);
  mark.updateWorldMatrix(true, false);
  const places = ({ geometry: { attributes: { position } }, matrixWorld }) => Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i).applyMatrix4(matrixWorld));
  const centre = new Vector3().setFromMatrixPosition(rim.matrixWorld), all = places(mark), far = Math.max(...all.map((place) => place.distanceTo(centre)));
  const tips = all.filter((place) => place.distanceTo(centre) > (1 - 1e-6) * far); // corners of its end
  const tip = tips.reduce((sum, place) => sum.addScaledVector(place, 1 / tips.length), new Vector3());
  return { rim: places(rim).map((place) => place.toArray()), mark: tip.toArray() };
}

/** A pulley under a rope, which has its middle at the given radius. */
export function pulley(radius, shapes) {
  const wheel = spoked(radius, shapes.colours.steel, shapes);
  wheel.place = (place, angle) => {
    wheel.position.copy(place);
    wheel.rotation.z = angle;
  };
  return wheel;
}

/** A wheel of a body around one of its points, in space across an axis; without an axis a ball. */
export function wheelOf(rim, shapes) {
  const { mechanism } = shapes, body = mechanism.bodies.find((one) => one.name === rim.part), color = body ? shapes.theme.series(body.number) : shapes.colours.steel;
  const radius = Math.abs(rim.radius), made = mechanism.dimension === 3 && !rim.axis ? ball(radius, color, shapes) : spoked(radius, color, shapes);
  const centre = body?.members.get(rim.point);
  if (!centre) return { ...followPoint(made, mechanism.at(rim.point)), wheel: made };
  const axis = (rim.axis && body.members.get(rim.axis)) || new Vector3(0, 0, 1), z = axis.clone().normalize();
  const far = Math.abs(z.x) < 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0), x = far.addScaledVector(z, -far.dot(z)).normalize();
  const part = followBody(made, body, new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z).setPosition(centre));
  return { ...part, wheel: made };
}

function ball(radius, color, shapes) {
  const group = new Group(), skin = shapes.mesh(new SphereGeometry(radius, 48, 32), color), band = (turn) => shapes.mesh(new TorusGeometry(radius, 0.02 * radius, 8, AROUND).rotateX(turn), shapes.colours.ink);
  Object.assign(skin.material, { transparent: true, opacity: 0.5 });
  group.add(skin, band(0), band(Math.PI / 2));
  return group;
}
