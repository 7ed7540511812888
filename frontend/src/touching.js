// What is drawn where parts touch: a dot and the arrows of N and T while a gap is closed, a flash at an impact.
import { Group, Mesh, MeshBasicMaterial, RingGeometry, Vector3 } from "three";
import { PlaneShapes } from "./plane.js";
import { SpaceShapes } from "./space.js";

const LONGEST_ARROW = 0.22, LARGEST_FLASH = 0.11; // of what is seen as the mechanism's size
const SEEN = 0.3; // of the whole extent: how small that is at least
const FLASH = 0.4; // seconds of real time
const RINGS = 24; // flashes at the same time
const ORDER = 90;

export class Touching {
  constructor(mechanism, theme, contacts, player) {
    Object.assign(this, { mechanism, theme, player, root: new Group() });
    this.shapes = new (mechanism.dimension === 2 ? PlaneShapes : SpaceShapes)(mechanism, theme);
    this.size = Math.max(mechanism.size, SEEN * mechanism.extent);
    const gaps = contacts.flatMap((contact) => contact.gaps).filter(({ place }) => place.length);
    this.gaps = gaps.map((gap) => this.gap(gap));
    this.impacts = this.gaps.flatMap(({ at, impacts }) => impacts.map(([t, impulse]) => ({ t, impulse, at }))).sort((a, b) => a.t - b.t);
    this.hardest = Math.max(...this.impacts.map(({ impulse }) => impulse), 1e-300);
    const largest = Math.max(...this.gaps.flatMap(({ force, modes }) => this.times(modes).map((t) => force(t).length())), 0);
    const scale = largest > 0 ? (LONGEST_ARROW * this.size) / largest : 0;
    for (const gap of this.gaps) this.dress(gap, scale);
    this.rings = Array.from({ length: Math.min(RINGS, this.impacts.length) }, () => this.ring());
    if (this.rings.length) this.root.add(...this.rings);
  }

  /** A gap with functions of time in place of names. */
  gap({ modes, impacts, place, normal, force, friction }) {
    const of = (names) => names.map((name) => this.mechanism.tracks.of(name)), vector = (parts) => (t) => new Vector3(...parts.map((part) => part(t)));
    const [at, along, [N], [T]] = [vector(of(place)), vector(of(normal)), of(force), of(friction)];
    const tangent = (t) => {
      const n = along(t);
      return new Vector3(n.y, -n.x, 0).multiplyScalar(T(t));
    };
    return { modes, impacts, at, force: (t) => along(t).multiplyScalar(N(t)), friction: T ? tangent : null, place: new Vector3() };
  }

  /** Some times at which a gap is closed. */
  times(modes) {
    return modes.flatMap(([start, end]) => [0.01, 0.3, 0.7, 0.99].map((share) => start + share * (end - start)));
  }

  dress(gap, scale) {
    gap.dot = this.dot();
    gap.arrows = [gap.force, gap.friction].filter(Boolean).map((force) => this.shapes.arrow(gap.place, force, scale));
    gap.group = new Group();
    gap.group.add(gap.dot, ...gap.arrows.map((arrow) => arrow.object));
    this.root.add(gap.group);
    if (this.mechanism.dimension === 3) gap.group.traverse(shinesThrough);
  }

  dot() {
    const { mechanism, shapes, theme } = this;
    if (mechanism.dimension === 3) return shapes.steel(shapes.ballGeometry(1.1 * mechanism.r));
    return shapes.disc(0.8 * mechanism.r, theme.colours.ink, ORDER);
  }

  ring() {
    const ring = new Mesh(new RingGeometry(0.8, 1, 48), new MeshBasicMaterial({ color: this.theme.colours.flash, transparent: true, depthTest: false, depthWrite: false, side: 2 }));
    ring.renderOrder = ORDER + 2;
    ring.visible = false;
    return ring;
  }

  update(t, camera) {
    for (const gap of this.gaps) {
      const now = modeAt(gap.modes, t);
      gap.group.visible = Boolean(now);
      if (!now) continue;
      gap.place.copy(gap.at(t));
      gap.dot.position.copy(gap.place);
      if (this.mechanism.dimension === 2) gap.dot.material.color.set(this.theme.mode(now));
      for (const arrow of gap.arrows) arrow.update(t);
    }
    this.flash(t, camera);
  }

  /** Rings that grow and fade around the last impacts, the larger the harder these were. */
  flash(t, camera) {
    const lasting = FLASH * this.player.speed, recent = this.impacts.filter((impact) => impact.t <= t && t < impact.t + lasting);
    const shown = recent.sort((a, b) => b.impulse - a.impulse).slice(0, this.rings.length);
    this.rings.forEach((ring, i) => {
      ring.visible = i < shown.length;
      if (!ring.visible) return;
      const { t: hit, impulse, at } = shown[i], age = (t - hit) / lasting;
      ring.position.copy(at(hit));
      ring.quaternion.copy(camera.quaternion);
      ring.scale.setScalar(LARGEST_FLASH * this.size * Math.sqrt(impulse / this.hardest) * (0.35 + 0.65 * Math.sqrt(age)) + 1e-9);
      ring.material.opacity = 0.9 * (1 - age);
    });
  }

  /** For tests: how many gaps are drawn closed, and how many flashes are seen. */
  get seen() {
    return { closed: this.gaps.filter(({ group }) => group.visible).length, flashes: this.rings.filter(({ visible }) => visible).length };
  }

  dispose() {
    this.root.traverse((object) => {
      object.geometry?.dispose();
      object.material?.dispose();
    });
  }
}

/** Forces inside a ball are seen as well. */
function shinesThrough(object) {
  if (!object.material) return;
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
