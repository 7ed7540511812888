// Keys of the page. In a text field they are its own; the space bar plays everywhere else.

/** Each entry: keys as the browser names them, how they are shown, what they do, and the controls that do the same. */
export function keyTable({ player, stage, theme, click }) {
  const of = (control, key, text) => ({ keys: [key], show: [key], text, control, run: () => click(control) });
  return [
    { keys: [" "], show: ["space"], text: "play or pause", control: "play", run: () => player.toggle() },
    { keys: ["ArrowLeft"], show: ["←"], text: "back a little (with Shift: less)", control: "time", run: (event) => player.step(event.shiftKey ? -0.001 : -0.01) },
    { keys: ["ArrowRight"], show: ["→"], text: "on a little", control: "time", run: (event) => player.step(event.shiftKey ? 0.001 : 0.01) },
    { keys: ["Home"], show: ["Home"], text: "to the start", control: "restart", run: () => player.seek(player.start) },
    { keys: ["End"], show: ["End"], text: "to the end", run: () => player.seek(player.end) },
    { keys: ["+", "=", "ArrowUp"], show: ["+", "↑"], text: "faster", control: "speed", run: () => player.changeSpeed(1) },
    { keys: ["-", "ArrowDown"], show: ["−", "↓"], text: "slower", control: "speed", run: () => player.changeSpeed(-1) },
    { keys: ["0"], show: ["0"], text: "the first speed", control: "speed-text", run: () => player.setSpeed(player.firstSpeed) },
    { keys: ["r"], show: ["r"], text: "repeat on or off", control: "loop", run: () => player.setLoop(!player.loop) },
    { keys: ["[", "]"], show: ["[", "]"], text: "smaller or larger amplitude of a mode", control: "amplitude", run: (event) => nudge("amplitude", event.key === "]" ? 1 : -1) },
    { keys: ["f"], show: ["f"], text: "fit the picture", control: "fit", run: () => stage.fit() },
    of("names", "l", "names of points"),
    of("traces", "t", "paths of points"),
    of("bounds", "b", "bounding circles of shapes"),
    of("arrows", "a", "arrows of forces, torques and velocities"),
    of("parts", "o", "parts to hide and to highlight"),
    of("views", "w", "views, and a camera that goes along"),
    of("choose", "q", "quantities to plot"),
    of("picture-file", "p", "save a picture"),
    of("film-file", "v", "save a film of the run"),
    { keys: ["d"], show: ["d"], text: "light or dark", control: "theme", run: () => theme.toggle() },
    of("info", "i", "about this run"),
    of("help", "?", "this list"),
  ];
}

function nudge(id, steps) {
  const slider = document.getElementById(id);
  if (slider.closest("[hidden]")) return;
  steps > 0 ? slider.stepUp(steps) : slider.stepDown(-steps);
  slider.dispatchEvent(new Event("input"));
}

/** Elements that have their own use for a key. */
function owns(target, key) {
  if (target.matches("input[type=search], input[type=text], textarea")) return true;
  if (key === " ") return false;
  if (target.matches("select")) return true;
  if (target.matches("input[type=range]")) return key.startsWith("Arrow") && target.id !== "time";
  return key === "Enter";
}

export function listenToKeys(table) {
  // While the keys are listened to, a button or a box does not take the space bar for itself: that comes with keyup.
  document.addEventListener("keyup", (event) => event.key === " " && !owns(event.target, " ") && event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || owns(event.target, event.key)) return;
    if (document.querySelector("dialog[open]") && !["?", "i", " "].includes(event.key)) return;
    const entry = table.find(({ keys }) => keys.includes(event.key));
    if (!entry) return;
    event.preventDefault();
    entry.run(event);
  });
}
