// Buttons, sliders and texts of the page.
import { checklist, popover } from "./chooser.js";
import { element, icon, numberText } from "./text.js";

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
  const clock = clockText(player);
  let playing = null;
  player.listen(() => {
    if (playing !== player.playing) {
      playing = player.playing;
      icon(play, playing ? "pause" : "play");
      play.setAttribute("aria-label", playing ? "Pause" : "Play");
    }
    loop.setAttribute("aria-pressed", String(player.loop));
    time.value = player.time;
    filled(time, (player.time - player.start) / (player.end - player.start));
    time.setAttribute("aria-valuetext", `${clock(player.time)} s`);
    by("clock").replaceChildren(clock(player.time), element("small", {}, ` / ${clock(player.end)} s`));
    const number = player.speeds.indexOf(player.speed);
    speed.value = number;
    filled(speed, number / (player.speeds.length - 1));
    speedText.textContent = `${player.speed}×`;
    speed.setAttribute("aria-valuetext", `${player.speed} times real time`);
  });
}

function filled(slider, share) {
  slider.style.setProperty("--done", `${(100 * share).toFixed(2)}%`);
}

/** Times with as many decimals as a thousandth of the run needs. */
function clockText({ start, end }) {
  const decimals = Math.max(0, Math.min(8, 3 - Math.floor(Math.log10(end - start) + 1e-9)));
  return (t) => t.toFixed(decimals).replace("-", "−");
}

/** Fit, names, paths, theme. */
export function viewTools({ stage, labels, traces, theme, mechanism, refresh }) {
  icon(by("fit"), "fit");
  icon(by("names"), "names");
  icon(by("traces"), "traces");
  by("fit").addEventListener("click", () => stage.fit());
  by("names").addEventListener("click", () => {
    labels.toggle();
    by("names").setAttribute("aria-pressed", String(labels.shown));
  });
  const sun = () => icon(by("theme"), theme.name === "dark" ? "light" : "dark");
  theme.listen(sun);
  sun();
  by("theme").addEventListener("click", () => theme.toggle());
  return popover(by("traces"), by("trace-list"), (panel) => {
    const entries = mechanism.moving.map((name) => ({ name, color: traces.colour(name), on: traces.chosen.has(name) }));
    const fading = checklist([{ name: "Fading trail", on: traces.fading }], (_, on) => refresh((traces.fading = on)));
    panel.replaceChildren(element("h2", {}, "Paths of points"), ...checklist(entries, (name, on) => refresh(traces.toggle(name, on))), element("hr"), ...fading);
  });
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

/** The list of quantities to plot: all that the page holds, and their rates of change. */
export function quantityChooser(plots, tracks) {
  popover(by("choose"), by("quantity-list"), (panel) => {
    const primes = tracks.names.filter((name) => !name.endsWith("'")).map((name) => `${name}'`);
    const names = [...new Set([...plots.names, ...tracks.names, ...primes])];
    const entries = names.map((name) => ({ name, note: plots.unit(name), on: plots.names.includes(name) }));
    panel.replaceChildren(...checklist(entries, (name, on) => plots.toggle(name, on)));
  });
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
export function drawer({ title, description, certificate, source, span, events, marks }) {
  const rows = certificate.split("\n").map((line) => line.match(/^(.*?)\s{2,}(.*)$/) ?? [line, "", line]);
  const facts = [["span", `${numberText(span[0])} to ${numberText(span[1])} s`], ...(events.length ? [["events", String(events.length)]] : []), ...marks.map(({ t, text }) => [numberText(t), text])];
  const list = (pairs) => element("dl", {}, ...pairs.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]));
  const parts = [];
  if (description) parts.push(element("p", {}, description));
  parts.push(element("h3", {}, "How far to trust it"), list([...facts, ...rows.map(([, name, text]) => [name, text])]));
  if (source) parts.push(element("details", {}, element("summary", {}, "Mechanism file"), element("pre", {}, source)));
  return opens(by("info"), dialog("drawer", title, ...parts));
}

export function helpOverlay(keys) {
  const rows = keys.flatMap(({ show, text }) => [element("dt", {}, ...show.map((key) => element("kbd", {}, key))), element("dd", {}, text)]);
  const tips = element("p", { style: "margin-top:16px;font-size:13px;color:var(--quiet)" }, "Drag to move or turn the picture, scroll or pinch to zoom. Click a point for its path. Drag in a plot to set the time.");
  return opens(by("help"), dialog("keys", "Keys", element("dl", {}, ...rows), tips));
}
