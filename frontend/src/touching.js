// What is drawn where parts touch: a dot while a gap is closed, a flash at an impact. Arrows of their forces are in arrows.js.
import { Group, Mesh, MeshBasicMaterial, RingGeometry, Vector3 } from "three";
import { PlaneShapes } from "./plane.js";
import { SpaceShapes } from "./space.js";

const LARGEST_FLASH = 0.11; // of what is seen as the mechanism's size
const SEEN = 0.3; // of the whole extent: how small that is at least
const FLASH = 0.4; // seconds of real time
const RINGS = 24; // flashes at the same time
const ORDER = 90;

/** Gaps that have a place, with functions of time that set a vector in place of names; `mode`, `closed`: at a time. */
export function gapsOf(contacts, { tracks }) {
  const vector = (names) => {
    const [x, y, z] = names.map((name) => tracks.of(name));
    return (t, v) => v.set(x(t), y(t), z ? z(t) : 0);
  };
  const placed = contacts.flatMap(({ name, gaps }) => gaps.filter(({ place }) => place.length).map((gap) => ({ ...gap, contact: name })));
  return placed.map(({ contact, modes, impacts, place, normal, force: [push], friction: [rub] }) => {
    const [along, N, T] = [vector(normal), tracks.of(push), rub && tracks.of(rub)], mode = (t) => modeAt(modes, t);
    const tangent = (t, v) => along(t, v).set(v.y, -v.x, 0).multiplyScalar(T(t));
    const times = modes.flatMap(([start, end]) => [0.01, 0.3, 0.7, 0.99].map((share) => start + share * (end - start)));
    return { contact, impacts, times, mode, closed: (t) => Boolean(mode(t)), at: vector(place), force: (t, v) => along(t, v).multiplyScalar(N(t)), friction: T && tangent };
  });
}

export class Touching {
  constructor(mechanism, theme, contacts, player) {
    Object.assign(this, { mechanism, theme, player, root: new Group() });
    this.shapes = new (mechanism.dimension === 2 ? PlaneShapes : SpaceShapes)(mechanism, theme);
    this.size = Math.max(mechanism.size, SEEN * mechanism.extent);
    this.gaps = gapsOf(contacts, mechanism).map((gap) => ({ ...gap, dot: this.dot(gap) }));
    if (this.gaps.length) this.root.add(...this.gaps.map(({ dot }) => dot));
    this.impacts = this.gaps.flatMap(({ at, impacts }) => impacts.map(([t, impulse]) => ({ t, impulse, at: at(t, new Vector3()) }))).sort((a, b) => a.t - b.t);
    this.hardest = Math.max(...this.impacts.map(({ impulse }) => impulse), 1e-300);
    this.rings = Array.from({ length: Math.min(RINGS, this.impacts.length) }, () => this.ring());
    if (this.rings.length) this.root.add(...this.rings);
  }

  dot({ contact, mode }) {
    const { mechanism, shapes, theme } = this, flat = mechanism.dimension === 2;
    const dot = flat ? shapes.disc(0.8 * mechanism.r, theme.colours.ink, ORDER) : shapes.steel(shapes.ballGeometry(1.1 * mechanism.r));
    dot.userData.about = (t) => `contact ${contact}: ${mode(t)}`;
    if (!flat) shinesThrough(dot);
    return dot;
  }

  ring() {
    const ring = new Mesh(new RingGeometry(0.8, 1, 48), new MeshBasicMaterial({ color: this.theme.colours.flash, transparent: true, depthTest: false, depthWrite: false, side: 2, forceSinglePass: true }));
    ring.renderOrder = ORDER + 2;
    ring.visible = false;
    return ring;
  }

  update(t, camera) {
    for (const { dot, mode, at } of this.gaps) {
      const now = mode(t);
      dot.visible = Boolean(now);
      if (!now) continue;
      at(t, dot.position);
      if (this.mechanism.dimension === 2) dot.material.color.set(this.theme.mode(now));
    }
    if (this.rings.length) this.flash(t, camera);
  }

  /** Rings that grow and fade around the last impacts, the larger the harder these were. */
  flash(t, camera) {
    const lasting = FLASH * this.player.speed, recent = this.impacts.slice(this.before(t - lasting), this.before(t));
    const shown = recent.sort((a, b) => b.impulse - a.impulse).slice(0, this.rings.length);
    this.rings.forEach((ring, i) => {
      ring.visible = i < shown.length;
      if (!ring.visible) return;
      const { t: hit, impulse, at } = shown[i], age = (t - hit) / lasting;
      ring.position.copy(at);
      ring.quaternion.copy(camera.quaternion);
      ring.scale.setScalar(LARGEST_FLASH * this.size * Math.sqrt(impulse / this.hardest) * (0.35 + 0.65 * Math.sqrt(age)) + 1e-9);
      ring.material.opacity = 0.9 * (1 - age);
    });
  }

  /** How many impacts there were up to a time. */
  before(t) {
    let low = 0, high = this.impacts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.impacts[middle].t <= t) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** For tests: how many gaps are drawn closed, and how many flashes are seen. */
  get seen() {
    return { closed: this.gaps.filter(({ dot }) => dot.visible).length, flashes: this.rings.filter(({ visible }) => visible).length };
  }

  dispose() {
    this.root.traverse((object) => {
      object.geometry?.dispose();
      object.material?.dispose();
    });
  }
}

/** Dots inside a ball are seen as well. */
function shinesThrough(object) {
  Object.assign(object.material, { depthTest: false, transparent: true });
  Object.assign(object, { castShadow: false, renderOrder: ORDER });
}

/** The mode at a time, found by halving; null while the gap is open. */
function modeAt(modes, t) {
  let low = 0, high = modes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (modes[middle][0] <= t) low = middle + 1;
    else high = middle;
  }
  const found = modes[low - 1];
  return found && t <= found[1] ? found[2] : null;
}
