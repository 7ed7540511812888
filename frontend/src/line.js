// Lines of a width in pixels, which WebGL does not offer by itself: each point becomes two, moved apart on the screen.
import { BufferAttribute, BufferGeometry, Color, Mesh, ShaderMaterial, Vector2 } from "three";

const VERTEX = `
  attribute vec3 before; attribute vec3 after; attribute float side; attribute float moment;
  uniform vec2 view; uniform float width; varying float vMoment;
  void main() {
    mat4 m = projectionMatrix * modelViewMatrix;
    vec4 here = m * vec4(position, 1.0), a = m * vec4(before, 1.0), b = m * vec4(after, 1.0);
    vec2 along = (b.xy / b.w - a.xy / a.w) * view;
    along = length(along) > 1e-9 ? normalize(along) : vec2(1.0, 0.0);
    here.xy += side * width * vec2(-along.y, along.x) / view * here.w;
    gl_Position = here; vMoment = moment;
  }`;
// A path shows what is past strongly and what is to come faintly; a trail fades with age and shows nothing ahead.
const FRAGMENT = `
  uniform vec3 color; uniform float opacity, now, tail; varying float vMoment;
  void main() {
    float age = now - vMoment;
    float a = tail > 0.0 ? (age < 0.0 ? 0.0 : clamp(1.0 - age / tail, 0.0, 1.0)) : (age >= 0.0 ? 0.95 : 0.3);
    if (a <= 0.0) discard;
    gl_FragColor = vec4(color, a * opacity);
    #include <colorspace_fragment>
  }`;

export const viewSize = { value: new Vector2(1, 1) }; // of all lines, in pixels

/** A line through points [Vector3] reached at moments; moments of zero make a plain line. */
export class Line extends Mesh {
  constructor(points, { color, width = 2, opacity = 1, moments = null }) {
    super(
      geometryOf(points, moments),
      new ShaderMaterial({
        vertexShader: VERTEX, fragmentShader: FRAGMENT, transparent: true, depthWrite: false,
        uniforms: {
          view: viewSize, width: { value: width }, color: { value: new Color(color) }, opacity: { value: opacity }, now: { value: 0 }, tail: { value: 0 },
        },
      }),
    );
    this.frustumCulled = false;
  }

  show(now, tail) {
    this.material.uniforms.now.value = now;
    this.material.uniforms.tail.value = tail;
  }
}

function geometryOf(points, moments) {
  const n = points.length, geometry = new BufferGeometry(), index = [];
  const rows = { position: 0, before: -1, after: 1 };
  for (const [name, shift] of Object.entries(rows)) {
    const values = new Float32Array(6 * n);
    for (let i = 0; i < n; i++) {
      const p = points[Math.max(0, Math.min(n - 1, i + shift))];
      values.set([p.x, p.y, p.z, p.x, p.y, p.z], 6 * i);
    }
    geometry.setAttribute(name, new BufferAttribute(values, 3));
  }
  geometry.setAttribute("side", new BufferAttribute(Float32Array.from({ length: 2 * n }, (_, i) => (i % 2 ? -1 : 1)), 1));
  geometry.setAttribute("moment", new BufferAttribute(Float32Array.from({ length: 2 * n }, (_, i) => (moments ? moments[i >> 1] : 0)), 1));
  for (let i = 0; i + 1 < n; i++) index.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 1, 2 * i + 3, 2 * i + 2);
  geometry.setIndex(index);
  return geometry;
}
