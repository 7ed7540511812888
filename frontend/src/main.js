// The page: reads its data, brings the parts together, runs the loop, and answers tests through window.bricard.
import { Vector3 } from "three";
import { Compass } from "./compass.js";
import { amplitudeTool, arrowsTool, boundsTool, drawer, helpOverlay, partsTool, quantityChooser, transport, viewsTool, viewTools } from "./controls.js";
import { ends } from "./cylinder.js";
import { Drawing } from "./drawing.js";
import { film } from "./film.js";
import { keyTable, listenToKeys } from "./keyboard.js";
import { Labels } from "./labels.js";
import { Mechanism } from "./mechanism.js";
import { Player } from "./player.js";
import { Plots } from "./plots.js";
import { savingTools } from "./saving.js";
import { Stage, VIEWS } from "./stage.js";
import { Timeline } from "./modes.js";
import { Touching } from "./touching.js";
import { numberText } from "./text.js";
import { Theme } from "./theme.js";
import { Traces } from "./traces.js";
import { Tracks } from "./tracks.js";
import { drawnWheel } from "./wheel.js";

const NEAR = 14; // pixels within which a point is pointed at

const by = (id) => document.getElementById(id);

function start() {
  const data = JSON.parse(by("data").textContent);
  by("description").textContent = data.description;
  by("description").title = data.description;
  const theme = new Theme(), tracks = new Tracks(data.tracks, data.rest), player = new Player(data.span), mechanism = new Mechanism(data, tracks);
  transport(player);
  const plots = new Plots(by("cards"), { tracks, units: data.units, events: [...data.events, ...data.marks.map((mark) => mark.t)], theme, player, names: data.plots });
  quantityChooser(plots, tracks);
  drawer(data);
  const timeline = new Timeline(by("modes"), { contacts: data.contacts, theme, player });
  const view = makeView(mechanism, theme, player, data);
  amplitudeTool(data.rest, (amplitude) => {
    tracks.amplitude = amplitude;
    view.dress();
  });
  listenToKeys(withHelp(keyTable({ player, stage: view.stage, theme, click: (id) => by(id).click() })));

  savingTools({ canvas: view.stage.canvas, player, title: data.title, show: () => view.show() });

  player.listen(() => (view.changed = true));
  player.listen(() => plots.draw());
  run(player, view);
  window.bricard = {
    seek: (t) => {
      player.pause();
      player.seek(t);
      view.show();
    },
    time: () => player.time,
    playing: () => player.playing,
    play: () => player.play(),
    pause: () => player.pause(),
    pose: (name) => view.drawing.pose(name),
    arrows: () => ({ scales: view.drawing.arrows.scales, lengths: view.drawing.arrows.lengths() }),
    place: (name) => view.stage.project(mechanism.at(name)),
    project: (place) => view.stage.project(new Vector3(...place)),
    speed: () => player.speed,
    cursors: () => plots.cards.map((card) => (card.cursor - card.x(player.start)) / (card.x(player.end) - card.x(player.start))),
    traces: () => [...view.traces.chosen],
    touching: () => view.touching.seen,
    shape: (name) => view.drawing.reach(name),
    gears: () => view.drawing.gears.wheels.map((wheel) => wheel.drawn()),
    ropes: () => view.drawing.strands.map((strand) => strand.line()),
    racks: () => view.drawing.gears.racks.map((rack) => rack.drawn()),
    wheels: () => view.drawing.wheels.filter(({ wheel }) => wheel.mark).map(({ wheel }) => drawnWheel(wheel)),
    cylinders: () => view.drawing.cylinders.map((cylinder) => cylinder.tubes.map(ends)),
    threads: () => view.drawing.spindles.map((spindle) => spindle.drawn()),
    curves: () => mechanism.curves.map((curve) => mechanism.drawn(curve)),
    timeline: (t) => timeline.x(t),
    film: film({ player, view, title: data.title }),
  };
  player.tell();
  view.show();
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.play();
}

function withHelp(table) {
  helpOverlay(table);
  return table;
}

/** The picture with all that lies on it. */
function makeView(mechanism, theme, player, { traces: chosen, contacts, marks }) {
  const stage = new Stage(by("picture"), mechanism, theme), labels = new Labels(by("labels"), mechanism, stage);
  const view = { stage, labels, traces: new Traces(mechanism, theme, chosen, marks), drawing: null, touching: null, bounds: false, hidden: new Set(), arrows: new Set(["forces"]), changed: true };
  const compass = new Compass(by("compass"), stage);
  view.dress = () => {
    for (const old of [view.drawing, view.touching].filter(Boolean)) {
      stage.scene.remove(old.root);
      old.dispose();
    }
    view.drawing = new Drawing(mechanism, theme, view.arrows);
    view.drawing.circles.visible = view.bounds;
    for (const name of view.hidden) view.drawing.reveal(name, false);
    view.touching = new Touching(mechanism, theme, contacts, player);
    stage.scene.add(view.drawing.root, view.touching.root);
    stage.dress();
    view.traces.rebuild();
    view.changed = true;
  };
  view.show = () => {
    view.drawing.update(player.time);
    stage.goAlong();
    view.touching.update(player.time, stage.camera);
    view.traces.update(player.time);
    stage.render();
    labels.update();
    compass.update(view.drawing.arrows.scales);
    view.changed = false;
  };
  stage.scene.add(view.traces.group);
  view.dress();
  theme.listen(view.dress);
  viewTools({ stage, labels, traces: view.traces, theme, mechanism, refresh: () => (view.changed = true) });
  by("names").addEventListener("click", () => (view.changed = true));
  const refresh = () => (view.changed = true);
  const reveal = (name, on) => {
    on ? view.hidden.delete(name) : view.hidden.add(name);
    refresh(view.drawing.reveal(name, on));
  };
  arrowsTool({ kinds: view.drawing.arrows.kinds, shown: view.arrows, refresh: () => refresh(view.drawing.arrows.show(view.arrows)) });
  partsTool({ mechanism, theme, hidden: view.hidden, reveal, highlight: (name) => refresh(view.drawing.highlight(name)) });
  viewsTool({ mechanism, stage, views: VIEWS, refresh });
  boundsTool(view.drawing.bounds.length > 0, (on) => {
    view.drawing.circles.visible = view.bounds = on;
    view.changed = true;
  });
  pointing(view, mechanism);
  return view;
}

/** Says which point the mouse is at; a click shows or hides its path. */
function pointing(view, mechanism) {
  const canvas = view.stage.canvas, hint = by("hint");
  let pressed = null;
  const nearest = (event) => {
    const box = canvas.getBoundingClientRect(), x = event.clientX - box.left, y = event.clientY - box.top;
    const found = mechanism.points.map((name) => {
      const p = view.stage.project(mechanism.at(name));
      return { name, distance: Math.hypot(p.x - x, p.y - y) };
    });
    const best = found.reduce((a, b) => (b.distance < a.distance ? b : a), { distance: Infinity });
    return best.distance < NEAR ? best.name : null;
  };
  canvas.addEventListener("pointermove", (event) => {
    if (event.buttons) return;
    const name = nearest(event);
    canvas.classList.toggle("near", Boolean(name) && mechanism.moving.includes(name));
    view.labels.hover(name);
    hint.textContent = name ? `${name}  (${mechanism.at(name).toArray().slice(0, mechanism.dimension).map((value) => numberText(value)).join(", ")})` : "";
  });
  canvas.addEventListener("pointerleave", () => {
    view.labels.hover(null);
    hint.textContent = "";
  });
  canvas.addEventListener("pointerdown", (event) => (pressed = [event.clientX, event.clientY]));
  canvas.addEventListener("click", (event) => {
    if (!pressed || Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > 4) return;
    const name = nearest(event);
    if (name && mechanism.moving.includes(name)) view.traces.toggle(name);
    view.changed = true;
  });
}

/** Draws only when something has changed. */
function run(player, view) {
  let last = performance.now();
  const frame = (now) => {
    // A page that was hidden goes on where it was.
    player.advance(Math.min(0.1, Math.max(0, now - last) / 1000));
    last = now;
    if (view.changed || view.stage.dirty) view.show();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

try {
  start();
} catch (error) {
  by("hint").textContent = `The picture cannot be shown: ${error.message}`;
  throw error;
}
