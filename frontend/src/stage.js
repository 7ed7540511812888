// Renderer, camera, light and grid: where a drawing is shown and from where it is seen.
import {
  Color, DirectionalLight, HemisphereLight, LineBasicMaterial, LineSegments, BufferGeometry, Float32BufferAttribute, Mesh, MOUSE, OrthographicCamera,
  PCFShadowMap, PerspectiveCamera, PlaneGeometry, Scene, ShadowMaterial, TOUCH, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { viewSize } from "./line.js";

/** From where a mechanism in space may be looked at. */
export const VIEWS = {
  Oblique: new Vector3(0.62, -1, 0.55),
  Front: new Vector3(0, -1, 0),
  Right: new Vector3(1, 0, 0),
  Top: new Vector3(0, -1e-4, 1), // not quite, for the camera's up is up
};
const VIEW_FROM = VIEWS.Oblique.clone().normalize(); // from the right, in front, above

export class Stage {
  /** `changed` is called when the picture has to be drawn anew. */
  constructor(canvas, mechanism, theme, changed) {
    Object.assign(this, { canvas, mechanism, theme, changed, flat: mechanism.dimension === 2, scene: new Scene(), surroundings: [], from: VIEW_FROM.clone() });
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.setClearColor(0, 0);
    this.renderer.shadowMap.enabled = !this.flat;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.camera = this.flat ? new OrthographicCamera() : new PerspectiveCamera(30, 1, 0.1, 100);
    this.camera.up.set(0, this.flat ? 1 : 0, this.flat ? 0 : 1);
    this.controls = this.makeControls();
    this.resize();
    this.fit();
    new ResizeObserver(() => this.resize()).observe(canvas);
  }

  makeControls() {
    const controls = new OrbitControls(this.camera, this.canvas);
    controls.zoomToCursor = true;
    if (this.flat) {
      controls.enableRotate = false;
      controls.mouseButtons.LEFT = MOUSE.PAN;
      controls.touches = { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_PAN };
    }
    controls.addEventListener("change", () => this.changed());
    return controls;
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.canvas, ratio = Math.min(devicePixelRatio, 2), size = `${width} ${height} ${ratio}`;
    if (!width || !height || size === this.size) return; // to be set anew would empty it
    const refit = !this.moved;
    this.size = size;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.refineShadow();
    viewSize.value.set(width, height);
    this.aspect = width / height;
    if (!this.flat) this.camera.aspect = this.aspect;
    if (refit) this.fit();
    else if (this.flat) {
      const half = this.camera.top;
      Object.assign(this.camera, { left: -half * this.aspect, right: half * this.aspect });
    }
    this.camera.updateProjectionMatrix();
    this.changed();
  }

  /** True where the reader has moved the camera; then a new size of the window does not fit it anew. */
  get moved() {
    return this.fitted && (this.camera.position.distanceTo(this.fitted.position) > 1e-6 * this.fitted.scale || this.camera.zoom !== 1);
  }

  /** From where `fit` looks, in degrees: the azimuth from the x axis, the elevation above the ground; null: as ever. */
  look(azimuth, elevation) {
    if (azimuth == null) this.from.copy(VIEW_FROM);
    else {
      const [a, e] = [azimuth, elevation].map((angle) => (angle * Math.PI) / 180);
      this.from.set(Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e));
    }
  }

  fit() {
    const { low, high } = this.mechanism;
    this.camera.zoom = 1;
    if (this.flat) {
      const centre = new Vector3().addVectors(low, high).multiplyScalar(0.5);
      this.controls.target.copy(centre);
      const half = Math.max((high.y - low.y) / 2, (high.x - low.x) / 2 / this.aspect) * 1.06;
      Object.assign(this.camera, { left: -half * this.aspect, right: half * this.aspect, top: half, bottom: -half, near: 0, far: 20 * half });
      this.camera.position.set(centre.x, centre.y, 10 * half);
      this.fitted = { scale: half };
    } else {
      const { centre, distance } = this.spaceView();
      this.controls.target.copy(centre);
      this.camera.position.copy(centre).addScaledVector(this.from, distance);
      Object.assign(this.camera, { near: distance / 50, far: distance * 20 });
      this.fitted = { scale: distance };
    }
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.fitted.position = this.camera.position.clone();
    this.changed();
  }

  /** The nearest place from which all that moves is seen, in the middle of the picture. */
  spaceView() {
    const { cloud, margin, low, high } = this.mechanism, forward = this.from.clone().negate();
    const right = new Vector3().crossVectors(forward, this.camera.up).normalize(), up = new Vector3().crossVectors(right, forward);
    const points = cloud.length > 1 ? cloud : [low, high], range = (axis) => {
      const values = points.map((p) => p.dot(axis));
      return [Math.min(...values), Math.max(...values)];
    };
    const [centre, spans] = [new Vector3(), [right, up, forward].map(range)];
    [right, up, forward].forEach((axis, i) => centre.addScaledVector(axis, (spans[i][0] + spans[i][1]) / 2));
    const tan = Math.tan((this.camera.fov * Math.PI) / 360);
    const needed = points.map((p) => {
      const from = p.clone().sub(centre);
      return Math.max((Math.abs(from.dot(up)) + margin) / tan, (Math.abs(from.dot(right)) + margin) / tan / this.aspect) - from.dot(forward);
    });
    return { centre, distance: 1.04 * Math.max(...needed) };
  }

  /** Grid and light, anew for each theme. */
  dress() {
    for (const object of this.surroundings) {
      this.scene.remove(object);
      object.geometry?.dispose();
      object.material?.dispose();
      object.dispose?.();
    }
    this.surroundings = [...this.grid(), ...(this.flat ? [] : this.light())];
    this.scene.add(...this.surroundings);
    this.changed();
  }

  light() {
    const { low, high, size } = this.mechanism, centre = new Vector3().addVectors(low, high).multiplyScalar(0.5), span = low.distanceTo(high);
    const dark = this.theme.name === "dark";
    const sky = new HemisphereLight("#ffffff", dark ? "#3a4048" : "#c2c8d0", dark ? 1.5 : 1.9);
    sky.position.set(0, 0, 1);
    const key = new DirectionalLight("#fff6e8", dark ? 2.2 : 2), rim = new DirectionalLight("#dce9ff", 0.7);
    key.position.copy(centre).add(new Vector3(0.5, -0.45, 1.2).multiplyScalar(span));
    rim.position.copy(centre).add(new Vector3(-1, 0.6, 0.4).multiplyScalar(span));
    key.target.position.copy(rim.target.position.copy(centre));
    key.castShadow = true;
    key.shadow.normalBias = 0.004 * size;
    const reach = 0.75 * span;
    Object.assign(key.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.01 * span, far: 4 * span });
    this.shadow = key.shadow;
    this.refineShadow();
    return [sky, key, key.target, rim, rim.target];
  }

  /** More texels than the picture has pixels would only take time. */
  refineShadow() {
    const fine = this.canvas.width > 1024 ? 2 : 1, { shadow } = this;
    if (!shadow || shadow.mapSize.x === 1024 * fine) return;
    shadow.mapSize.setScalar(1024 * fine);
    shadow.radius = 1.5 * fine;
    shadow.map?.dispose();
    shadow.map = null;
    this.renderer.shadowMap.needsUpdate = true;
  }

  grid() {
    const { low, high } = this.mechanism, colours = this.theme.colours, width = Math.max(high.x - low.x, high.y - low.y);
    const cell = niceStep(width / 8), reach = this.flat ? 3 : 0.9, depth = this.flat ? 0 : low.z;
    const first = (a, b) => Math.floor(((a + b) / 2 - reach * width) / cell), last = (a, b) => Math.ceil(((a + b) / 2 + reach * width) / cell);
    const [x0, x1, y0, y1] = [first(low.x, high.x), last(low.x, high.x), first(low.y, high.y), last(low.y, high.y)];
    const fine = [], coarse = [];
    for (let i = x0; i <= x1; i++) (i % 5 ? fine : coarse).push(i * cell, y0 * cell, depth, i * cell, y1 * cell, depth);
    for (let i = y0; i <= y1; i++) (i % 5 ? fine : coarse).push(x0 * cell, i * cell, depth, x1 * cell, i * cell, depth);
    const lines = [[fine, colours.gridFine], [coarse, this.flat ? colours.faint : colours.grid]].map(([points, color]) => {
      const geometry = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(points, 3));
      const object = new LineSegments(geometry, new LineBasicMaterial({ color: new Color(color), transparent: true, depthWrite: false }));
      object.renderOrder = -2;
      return object;
    });
    if (this.flat) return lines;
    const floor = new Mesh(new PlaneGeometry(8 * width, 8 * width), new ShadowMaterial({ opacity: this.theme.name === "dark" ? 0.45 : 0.16, depthWrite: false }));
    floor.position.set((low.x + high.x) / 2, (low.y + high.y) / 2, depth);
    floor.receiveShadow = true;
    floor.renderOrder = -1;
    return [...lines, floor];
  }

  /** How many pixels a metre takes; in space, in the middle of what is looked at. */
  pixelsPerMetre() {
    const { camera } = this, tall = this.flat ? camera.top - camera.bottom : 2 * Math.tan((camera.fov * Math.PI) / 360) * camera.position.distanceTo(this.controls.target);
    return (this.canvas.clientHeight * camera.zoom) / (tall || 1);
  }

  /** Looks from one of VIEWS at all that moves. */
  standard(name) {
    this.from.copy(VIEWS[name]).normalize();
    this.fit();
  }

  /** Keeps a point where it is in the picture, from now on; null: lets it go. */
  follow(name) {
    this.followed = name;
    this.last = name && this.mechanism.at(name).clone();
  }

  goAlong() {
    if (!this.followed) return;
    const moved = this.mechanism.at(this.followed).clone().sub(this.last);
    this.last.add(moved);
    this.camera.position.add(moved);
    this.controls.target.add(moved);
    this.fitted?.position.add(moved);
    this.controls.update();
  }

  /** Where a place is on the canvas, in pixels. */
  project(place) {
    const p = place.clone().project(this.camera);
    return { x: ((p.x + 1) / 2) * this.canvas.clientWidth, y: ((1 - p.y) / 2) * this.canvas.clientHeight };
  }

  /** Shadows stay where they are unless something has `moved`: turning the view takes no new ones. */
  render(moved) {
    this.renderer.shadowMap.needsUpdate ||= moved;
    this.renderer.render(this.scene, this.camera);
  }
}

/** 1, 2 or 5 times a power of ten, the nearest above. */
export function niceStep(value) {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value * 0.9999) ?? 10 * power;
}
