// Buttons, sliders and texts of the page.
import { checklist, popover } from "./chooser.js";
import { inWords, listed, pairName } from "./quantities.js";
import { SYMBOLS } from "./symbols.js";
import { element, icon, numberText, setAttribute, setText } from "./text.js";

const by = (id) => document.getElementById(id);

/** Play, restart, loop, time, speed. */
export function transport(player) {
  const play = by("play"), loop = by("loop"), time = by("time"), speed = by("speed"), speedText = by("speed-text");
  icon(by("restart"), "restart");
  icon(loop, "loop");
  play.addEventListener("click", () => player.toggle());
  by("restart").addEventListener("click", () => player.seek(player.start));
  loop.addEventListener("click", () => player.setLoop(!player.loop));
  Object.assign(time, { min: player.start, max: player.end });
  time.addEventListener("input", () => player.seek(Number(time.value)));
  Object.assign(speed, { min: 0, max: player.speeds.length - 1 });
  speed.addEventListener("input", () => player.setSpeed(player.speeds[speed.value]));
  speedText.addEventListener("click", () => player.setSpeed(player.firstSpeed));
  const clock = clockText(player), now = document.createTextNode("");
  by("clock").replaceChildren(now, element("small", {}, ` / ${clock(player.end)} s`));
  let playing = null;
  player.listen(() => {
    if (playing !== player.playing) {
      playing = player.playing;
      icon(play, playing ? "pause" : "play");
      play.setAttribute("aria-label", playing ? "Pause" : "Play");
    }
    time.value = player.time;
    filled(time, (player.time - player.start) / (player.end - player.start));
    const text = clock(player.time);
    if (now.data !== text) now.data = text;
    if (!playing) setAttribute(time, "aria-valuetext", `${text} s`); // readers of screens need not hear each frame
  });
  player.listen(() => {
    const number = player.speeds.indexOf(player.speed);
    setAttribute(loop, "aria-pressed", String(player.loop));
    if (Number(speed.value) === number && speedText.textContent) return;
    speed.value = number;
    filled(speed, number / (player.speeds.length - 1));
    setText(speedText, `${player.speed}×`);
    setAttribute(speedText, "aria-label", `${player.speed}×, back to the first speed`);
    setAttribute(speed, "aria-valuetext", `${player.speed} times real time`);
  });
}

/** How much of a slider is coloured; as a transform of its track, this takes no layout. */
function filled(slider, share) {
  slider.style.setProperty("--done", `${(100 * share).toFixed(2)}%`);
}

/** Times with as many decimals as a thousandth of the run needs. */
export function clockText({ start, end }) {
  const decimals = Math.max(0, Math.min(8, 3 - Math.floor(Math.log10(end - start) + 1e-9)));
  return (t) => t.toFixed(decimals).replace("-", "−");
}

/** Fit, names, paths, theme. */
export function viewTools({ stage, labels, view, theme, mechanism, refresh }) {
  icon(by("fit"), "fit");
  icon(by("names"), "names");
  icon(by("traces"), "traces");
  by("fit").addEventListener("click", () => stage.fit());
  by("names").addEventListener("click", () => {
    labels.toggle();
    by("names").setAttribute("aria-pressed", String(labels.shown));
    refresh();
  });
  const sun = () => icon(by("theme"), theme.name === "dark" ? "light" : "dark");
  theme.listen(sun);
  sun();
  by("theme").addEventListener("click", () => theme.toggle());
  return popover(by("traces"), by("trace-list"), (panel) => {
    const { traces, ghosts } = view, entries = mechanism.moving.map((name) => ({ name, color: traces.colour(name), on: traces.chosen.has(name) }));
    const fading = checklist([{ name: "Fading trail", on: traces.fading }], (_, on) => {
      for (const one of [traces, ...ghosts.map((ghost) => ghost.traces)]) one.fading = on;
      refresh();
    });
    panel.replaceChildren(element("h2", {}, "Paths of points"), ...checklist(entries, ({ name }, on) => refresh(view.trace(name, on))), element("hr"), ...fading);
  });
}

const nameAt = (target) => target.closest("label")?.querySelector(".name").textContent ?? null;

/** Which parts are seen; the one that is pointed at, or has the focus, stands out. */
export function partsTool({ mechanism, theme, hidden, reveal, highlight }) {
  icon(by("parts"), "parts");
  by("parts").hidden = mechanism.bodies.length < 2;
  popover(by("parts"), by("part-list"), (panel) => {
    const entries = mechanism.bodies.map((body) => ({ name: body.name, color: theme.series(body.number), on: !hidden.has(body.name) }));
    panel.replaceChildren(element("h2", {}, "Parts"), ...checklist(entries, reveal));
  });
  by("part-list").addEventListener("pointerover", ({ target }) => highlight(nameAt(target)));
  by("part-list").addEventListener("focusin", ({ target }) => highlight(nameAt(target)));
  for (const event of ["pointerleave", "close"]) by("part-list").addEventListener(event, () => highlight(null));
}

/** Which kinds of arrows are seen. */
export function arrowsTool({ kinds, shown, refresh }) {
  icon(by("arrows"), "arrows");
  by("arrows").hidden = !kinds().length;
  popover(by("arrows"), by("arrow-list"), (panel) => {
    const entries = kinds().map(({ id, label, unit, color }) => ({ id, name: label, note: unit, color, on: shown.has(id) }));
    const choose = ({ id }, on) => refresh(on ? shown.add(id) : shown.delete(id));
    panel.replaceChildren(element("h2", {}, "Arrows"), ...checklist(entries, choose));
  });
}

/** From where to look, and which point to go along with. */
export function viewsTool({ mechanism, stage, views, refresh }) {
  icon(by("views"), "views");
  popover(by("views"), by("view-list"), (panel) => {
    const sights = stage.flat ? [] : Object.keys(views).map((name) => {
      const button = element("button", { type: "button", className: "row" }, name);
      button.addEventListener("click", () => refresh(stage.standard(name)));
      return button;
    });
    const chosen = ["", ...mechanism.moving].map((name) => element("option", { value: name, selected: name === (stage.followed ?? "") }, name || "nothing"));
    const follow = element("select", { ariaLabel: "Go along with a point" }, ...chosen);
    follow.addEventListener("change", () => refresh(stage.follow(follow.value || null)));
    panel.replaceChildren(...(sights.length ? [element("h2", {}, "Look from"), ...sights, element("hr")] : []), element("h2", {}, "Go along with"), follow);
  });
}

/** The amplitude of a mode, where the page shows one. */
export function amplitudeTool(rest, show) {
  const slider = by("amplitude"), text = by("amplitude-text");
  by("swing").hidden = !rest;
  const tell = () => {
    text.textContent = `${Number(slider.value).toFixed(1)}×`;
    slider.setAttribute("aria-valuetext", `${slider.value} times the first amplitude`);
    filled(slider, slider.value / slider.max);
  };
  slider.addEventListener("input", () => {
    tell();
    show(Number(slider.value));
  });
  tell();
}

/** Bounding circles of shapes, where there are any. */
export function boundsTool(there, show) {
  const button = by("bounds");
  icon(button, "bounds");
  button.hidden = !there;
  button.addEventListener("click", () => {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    show(on);
  });
}

/** The list of quantities to plot: all that the page holds, their rates, and one over another. */
export function quantityChooser(plots, sources) {
  popover(by("choose"), by("quantity-list"), (panel) => {
    const entries = listed(sources, plots.names).map((one) => {
      if (Array.isArray(one)) return { one, name: pairName(one), words: one[1] === `${one[0]}'` ? "phase portrait" : "path", note: one.map((name) => plots.unit(name)).reverse().join(" / "), on: plots.has(one) };
      return { one, name: one, words: inWords(one, plots.unit(one)), note: plots.unit(one), on: plots.has(one) };
    });
    panel.replaceChildren(...checklist(entries, ({ one }, on) => plots.toggle(one, on)));
  });
}

/** Which of two motions is drawn how. */
export function motionsLegend(labels, theme) {
  by("motions").hidden = !labels;
  if (!labels) return;
  const tell = () => {
    const [first, second] = [theme.series(0), theme.colours.ghost].map((color, i) => element("i", { style: `border-color:${color};border-top-style:${i ? "dashed" : "solid"}` }));
    by("motions").replaceChildren(element("span", { title: "drawn in full colours; solid curves" }, first, labels[0]), element("span", { title: "drawn pale, behind; dashed curves" }, second, labels[1]));
  };
  theme.listen(tell);
  tell();
}

function dialog(id, title, ...children) {
  const close = element("button", { type: "button", ariaLabel: "Close", title: "Close (Esc)" }), box = by(id);
  icon(close, "close");
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.replaceChildren(element("header", {}, element("h2", {}, title), close), element("div", { className: "body" }, ...children));
  return box;
}

function opens(button, box) {
  icon(button, button.id);
  const toggle = () => {
    box.open ? box.close() : box.showModal();
    button.setAttribute("aria-expanded", String(box.open));
  };
  button.addEventListener("click", toggle);
  box.addEventListener("close", () => button.setAttribute("aria-expanded", "false"));
  return toggle;
}

/** The drawer with description, certificate and file. */
export function drawer({ title, description, certificate, source, span, events, marks, notes }) {
  const rows = certificate.split("\n").map((line) => line.match(/^(.*?)\s{2,}(.*)$/) ?? [line, "", line]);
  const facts = [["span", `${numberText(span[0])} to ${numberText(span[1])} s`], ...(events.length ? [["events", String(events.length)]] : []), ...marks.map(({ t, text }) => [numberText(t), text])];
  const list = (pairs) => element("dl", {}, ...pairs.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]));
  const parts = [];
  if (description) parts.push(element("p", {}, description));
  parts.push(element("h3", {}, "How far to trust it"), list([...facts, ...rows.map(([, name, text]) => [name, text])]));
  if (notes.length) parts.push(element("h3", {}, "Left out"), ...notes.map((note) => element("p", {}, note)));
  if (source) parts.push(element("details", {}, element("summary", {}, "Mechanism file"), element("pre", {}, source)));
  return opens(by("info"), dialog("drawer", title, ...parts));
}

export function helpOverlay(keys) {
  const rows = keys.filter(({ control }) => !control || !by([control].flat()[0]).closest("[hidden]")).flatMap(({ show, text }) => [element("dt", {}, ...show.map((key) => element("kbd", {}, key))), element("dd", {}, text)]);
  const signs = SYMBOLS.flatMap(([symbol, text]) => [element("dt", {}, symbol), element("dd", {}, text)]);
  const tips = element("p", { className: "tips" }, "Drag to move or turn the picture, scroll or pinch to zoom. Point at a part to read what it is. Click a point for its path. Drag in a plot to set the time. In lists ↑ and ↓ go on, Enter ticks.");
  return opens(by("help"), dialog("keys", "Keys and symbols", element("dl", {}, ...rows), tips, element("h3", {}, "Symbols"), element("dl", { className: "symbols" }, ...signs)));
}
