// What lies under the mouse, in words beside it; a click on a point shows or hides its path.
import { DynamicDrawUsage, Raycaster, Vector2 } from "three";
import { numberText } from "./text.js";

const NEAR = 14; // pixels within which a point is pointed at

const by = (id) => document.getElementById(id);

/** The nearest point of a mechanism to a place of the picture, if it is near. */
function nearest(view, mechanism, x, y) {
  const found = mechanism.points.map((name) => {
    const p = view.stage.project(mechanism.at(name));
    return { name, distance: Math.hypot(p.x - x, p.y - y) };
  });
  const best = found.reduce((a, b) => (b.distance < a.distance ? b : a), { distance: Infinity });
  return best.distance < NEAR ? best.name : null;
}

/** What is drawn on top at a place of the picture: the words of its part, or null. */
function symbolAt(view, x, y, t) {
  const { stage } = view, ray = new Raycaster(), { clientWidth, clientHeight } = stage.canvas;
  ray.setFromCamera(new Vector2((2 * x) / clientWidth - 1, 1 - (2 * y) / clientHeight), stage.camera);
  const roots = [view.drawing.root, view.touching.root, ...view.ghosts.map(({ drawing }) => drawing.root)];
  for (const root of roots) root.traverse(forgetBounds);
  const hits = ray.intersectObjects(roots, true).filter(({ object }) => seen(object));
  if (stage.flat) hits.sort((a, b) => b.object.renderOrder - a.object.renderOrder);
  for (const { object, instanceId } of hits) {
    const about = object.userData.abouts?.[instanceId] ?? above(object, (one) => one.userData.about)?.userData.about, label = above(object, (one) => one.userData.label)?.userData.label;
    if (about) return (label ? `${label}: ` : "") + (typeof about === "function" ? about(t) : about);
  }
  return null;
}

/** Where vertices or copies move, the sphere around them is another one now. */
function forgetBounds(object) {
  if (object.isInstancedMesh) object.boundingSphere = null;
  if (object.geometry?.attributes.position?.usage === DynamicDrawUsage) object.geometry.boundingSphere = null;
}

function above(object, test) {
  for (let one = object; one; one = one.parent) if (test(one)) return one;
  return null;
}

const seen = (object) => !above(object, (one) => !one.visible);

export function pointing(view, mechanism, player) {
  const canvas = view.stage.canvas, hint = by("hint");
  let pressed = null, at = null;
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const say = (name, [x, y]) => {
    const where = name && `${name}  (${mechanism.at(name).toArray().slice(0, mechanism.dimension).map((value) => numberText(value)).join(", ")}) m`;
    const words = [where, symbolAt(view, x, y, player.time)].filter(Boolean).join(" · ");
    hint.textContent = words;
    if (words) hint.style.transform = `translate(${Math.max(4, Math.min(x + 14, canvas.clientWidth - hint.offsetWidth - 8))}px, ${Math.max(4, y + 22 + hint.offsetHeight > canvas.clientHeight ? y - hint.offsetHeight - 12 : y + 18)}px)`;
  };
  const look = () => {
    if (!at) return;
    const name = nearest(view, mechanism, ...at);
    canvas.classList.toggle("near", Boolean(name) && mechanism.moving.includes(name));
    view.labels.hover(name);
    say(name, at);
    at = null;
  };
  canvas.addEventListener("pointermove", (event) => {
    if (event.buttons) return;
    if (!at) requestAnimationFrame(look); // once a frame
    at = place(event);
  });
  canvas.addEventListener("pointerleave", () => {
    at = null;
    view.labels.hover(null);
    hint.textContent = "";
  });
  canvas.addEventListener("pointerdown", (event) => (pressed = [event.clientX, event.clientY]));
  canvas.addEventListener("click", (event) => {
    if (!pressed || Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > 4) return;
    const name = nearest(view, mechanism, ...place(event));
    if (name && mechanism.moving.includes(name)) view.trace(name);
    view.refresh();
  });
}
