// The page: reads its data, brings the parts together, runs the loop, and answers tests through window.bricard.
import { Vector3 } from "three";
import { AT_FIRST } from "./arrows.js";
import { Compass } from "./compass.js";
import { amplitudeTool, arrowsTool, boundsTool, drawer, helpOverlay, motionsLegend, partsTool, quantityChooser, transport, viewsTool, viewTools } from "./controls.js";
import { ends } from "./cylinder.js";
import { Drawing } from "./drawing.js";
import { film } from "./film.js";
import { Frames } from "./frames.js";
import { Ghost } from "./ghost.js";
import { keyTable, listenToKeys } from "./keyboard.js";
import { Labels } from "./labels.js";
import { Mechanism } from "./mechanism.js";
import { Player } from "./player.js";
import { Plots } from "./plots.js";
import { pointing } from "./pointing.js";
import { savingTools } from "./saving.js";
import { Stage, VIEWS } from "./stage.js";
import { Timeline } from "./modes.js";
import { Touching } from "./touching.js";
import { Theme } from "./theme.js";
import { Traces } from "./traces.js";
import { Tracks } from "./tracks.js";
import { drawnWheel } from "./wheel.js";

const by = (id) => document.getElementById(id);

function start() {
  const data = JSON.parse(by("data").textContent);
  by("description").textContent = data.description;
  by("description").title = data.description;
  const theme = new Theme(), tracks = new Tracks(data.tracks, data.rest), player = new Player(data.span), mechanism = new Mechanism(data, tracks);
  const sources = motions(data, tracks);
  transport(player);
  const plots = new Plots(by("cards"), { sources, units: data.units, events: [...data.events, ...data.marks.map((mark) => mark.t)], theme, player, names: data.plots });
  quantityChooser(plots, sources);
  drawer(data);
  motionsLegend(data.labels, theme);
  const timeline = new Timeline(by("modes"), { contacts: data.contacts, theme, player });
  const view = makeView(mechanism, theme, player, { ...data, sources });
  amplitudeTool(data.rest, (amplitude) => {
    tracks.amplitude = amplitude;
    view.dress();
  });
  const table = keyTable({ player, stage: view.stage, theme, click: (id) => by(id).click() });
  helpOverlay(table);
  listenToKeys(table);

  savingTools({ canvas: view.stage.canvas, player, title: data.title, show: () => view.show() });

  player.listen(() => plots.move());
  window.bricard = answers({ player, view, mechanism, plots, timeline, title: data.title, table });
  player.tell();
  view.show();
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.play();
}

/** The motions that are shown: one, or two that are laid over each other. */
function motions(data, tracks) {
  const first = { tracks, span: data.spans?.[0] ?? data.span, label: data.labels?.[0] ?? "" };
  return data.other ? [first, { tracks: new Tracks(data.other.tracks), span: data.spans[1], label: data.labels[1] }] : [first];
}

/** The picture with all that lies on it. */
function makeView(mechanism, theme, player, { traces: chosen, contacts, marks, other, sources }) {
  const others = other ? [new Mechanism({ ...other, span: player.span }, sources[1].tracks)] : [];
  for (const one of others) mechanism.takeAlso(one);
  const frames = new Frames(player), stage = new Stage(by("picture"), mechanism, theme, () => frames.ask()), labels = new Labels(by("labels"), mechanism, stage), compass = new Compass(by("compass"), stage);
  const view = { stage, labels, traces: new Traces(mechanism, theme, chosen, marks), drawing: null, touching: null, ghosts: [], bounds: false, hidden: new Set(), arrows: new Set(AT_FIRST), moved: true };
  view.ghosts = others.map((one) => new Ghost(one, theme, { label: sources[1].label, chosen }));
  view.refresh = () => {
    view.moved = true;
    frames.ask();
  };
  view.dress = () => {
    for (const old of [view.drawing, view.touching, ...view.ghosts.map(({ drawing }) => drawing)].filter(Boolean)) {
      stage.scene.remove(old.root);
      old.dispose();
    }
    view.drawing = new Drawing(mechanism, theme, { shown: view.arrows, contacts });
    view.drawing.circles.visible = view.bounds;
    for (const name of view.hidden) view.drawing.reveal(name, false);
    view.touching = new Touching(mechanism, theme, contacts, player);
    stage.scene.add(view.drawing.root, view.touching.root, ...view.ghosts.map((ghost) => ghost.dress()));
    stage.dress();
    view.traces.rebuild();
    view.refresh();
  };
  view.show = () => {
    view.drawing.update(player.time);
    for (const ghost of view.ghosts) ghost.update(player.time);
    stage.goAlong();
    view.touching.update(player.time, stage.camera);
    view.traces.update(player.time);
    stage.render(view.moved);
    labels.update();
    compass.update(view.drawing.arrows.legend);
    Object.assign(view, { moved: false, time: player.time, speed: player.speed });
    frames.drawn();
  };
  frames.show = view.show;
  player.listen(() => (player.time !== view.time || player.speed !== view.speed) && view.refresh()); // flashes last as long at any speed
  view.trace = (name, on) => {
    view.traces.toggle(name, on);
    for (const { traces, mechanism: one } of view.ghosts) if (one.moving.includes(name)) traces.toggle(name, view.traces.chosen.has(name));
  };
  stage.scene.add(view.traces.group, ...view.ghosts.map(({ traces }) => traces.group));
  view.dress();
  theme.listen(view.dress);
  tools(view, mechanism, theme);
  pointing(view, mechanism, player);
  return view;
}

/** Buttons beside the picture. */
function tools(view, mechanism, theme) {
  const { stage, labels, refresh } = view;
  viewTools({ stage, labels, view, theme, mechanism, refresh });
  const reveal = ({ name }, on) => {
    on ? view.hidden.delete(name) : view.hidden.add(name);
    refresh(view.drawing.reveal(name, on));
  };
  arrowsTool({ kinds: () => view.drawing.arrows.kinds, shown: view.arrows, refresh: () => refresh(view.drawing.arrows.show(view.arrows)) });
  partsTool({ mechanism, theme, hidden: view.hidden, reveal, highlight: (name) => refresh(view.drawing.highlight(name)) });
  viewsTool({ mechanism, stage, views: VIEWS, refresh });
  boundsTool(view.drawing.bounds.length > 0, (on) => {
    view.drawing.circles.visible = view.bounds = on;
    refresh();
  });
}

/** What tests and programs ask the page. */
function answers({ player, view, mechanism, plots, timeline, title, table }) {
  const overTime = () => plots.cards.filter((card) => card.cursor !== undefined);
  return {
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
    other: (name) => view.ghosts[0]?.drawing.pose(name),
    arrows: () => ({ scales: view.drawing.arrows.scales, lengths: view.drawing.arrows.lengths(), kinds: view.drawing.arrows.kinds.map(({ id }) => id) }),
    place: (name) => view.stage.project(mechanism.at(name)),
    project: (place) => view.stage.project(new Vector3(...place)),
    pixelsPerMetre: () => view.stage.pixelsPerMetre(),
    speed: () => player.speed,
    cursors: () => overTime().map((card) => (card.cursor - card.axes.x(player.start)) / (card.axes.x(player.end) - card.axes.x(player.start))),
    portraits: () => plots.cards.filter((card) => card.drawn).map((card) => ({ names: card.names, drawn: card.drawn })),
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
    controls: () => table.flatMap(({ control, show }) => [control].flat().filter(Boolean).map((id) => [id, show])),
    film: film({ player, view, title }),
  };
}

try {
  start();
} catch (error) {
  by("hint").textContent = `The picture cannot be shown: ${error.message}`;
  throw error;
}
