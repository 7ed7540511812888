// The torque of a motor: an arc about its axis, as long as the torque is large, with a head that points the way it turns.
import { Group, Mesh, MeshBasicMaterial, Vector3 } from "three";
import { filled, Ribbon } from "./outline.js";

const ALONG = 48; // points of an arc
const RADIUS = 6, WIDTH = 0.6, HEAD = 2.2; // of the mechanism's r: of the arc, of its line, of its head
const ORDER = 95;

/** `scaled(t)`: a vector whose x is the length of the arc, with its sign. */
export function torqueArc(motor, mechanism, scaled, color) {
  const { r } = mechanism, radius = Math.max(RADIUS * r, 0.07 * mechanism.size), group = new Group(), turned = new Group();
  const paint = () => new MeshBasicMaterial({ color, transparent: true, depthTest: false, depthWrite: false, side: 2, forceSinglePass: true });
  const ribbon = new Ribbon(ALONG, WIDTH * r), x = new Float32Array(ALONG), y = new Float32Array(ALONG);
  const line = new Mesh(ribbon, paint()), head = new Mesh(filled([[-HEAD * r, -0.5 * HEAD * r], [0, 0], [-HEAD * r, 0.5 * HEAD * r]]), paint());
  for (const mesh of [line, head]) Object.assign(mesh, { renderOrder: ORDER, frustumCulled: false });
  turned.add(line, head);
  group.add(turned);
  const place = mechanism.at(motor.point), axis = motor.axis && mechanism.at(motor.axis), unit = new Vector3(), Z = new Vector3(0, 0, 1);
  let drawn = 0;
  return {
    object: group,
    update: (t) => {
      const length = scaled(t).x, angle = Math.abs(length) / radius, bare = Math.max(0, angle - (HEAD * r) / radius);
      drawn = Math.abs(length);
      group.visible = drawn > 0.3 * r;
      if (!group.visible) return;
      group.position.copy(place);
      if (axis) group.quaternion.setFromUnitVectors(Z, unit.copy(axis).normalize());
      turned.scale.y = length < 0 ? -1 : 1;
      for (let i = 0; i < ALONG; i++) {
        const at = (bare * i) / (ALONG - 1);
        x[i] = radius * Math.cos(at);
        y[i] = radius * Math.sin(at);
      }
      ribbon.bend(x, y);
      head.position.set(radius * Math.cos(angle), radius * Math.sin(angle), 0);
      head.rotation.z = angle - 0.5 * (angle - bare) + Math.PI / 2;
      head.scale.setScalar(Math.min(1, drawn / (HEAD * r)));
    },
    /** Along the arc, from where its line begins to the tip of its head. */
    length: () => (group.visible ? radius * arcBetween(ribbon.attributes.position, head.position) : 0),
  };
}

/** The angle from the beginning of an arc to a place on it, all turns counted. */
function arcBetween(position, { x, y }) {
  const places = Array.from({ length: ALONG }, (_, i) => [(position.getX(2 * i) + position.getX(2 * i + 1)) / 2, (position.getY(2 * i) + position.getY(2 * i + 1)) / 2]);
  return [...places.slice(1), [x, y]].reduce((sum, [bx, by], i) => {
    const [ax, ay] = places[i];
    return sum + Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }, 0);
}
