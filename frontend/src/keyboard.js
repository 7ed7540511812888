// Keys of the page. Where a text field has the focus, they are its own.

/** Each entry: keys as the browser names them, how they are shown, what they do. */
export function keyTable({ player, stage, theme, click }) {
  return [
    { keys: [" "], show: ["space"], text: "play or pause", run: () => player.toggle() },
    { keys: ["ArrowLeft"], show: ["←"], text: "back a little (with Shift: less)", run: (event) => player.step(event.shiftKey ? -0.001 : -0.01) },
    { keys: ["ArrowRight"], show: ["→"], text: "on a little", run: (event) => player.step(event.shiftKey ? 0.001 : 0.01) },
    { keys: ["Home"], show: ["Home"], text: "to the start", run: () => player.seek(player.start) },
    { keys: ["End"], show: ["End"], text: "to the end", run: () => player.seek(player.end) },
    { keys: ["+", "=", "ArrowUp"], show: ["+", "↑"], text: "faster", run: () => player.changeSpeed(1) },
    { keys: ["-", "ArrowDown"], show: ["−", "↓"], text: "slower", run: () => player.changeSpeed(-1) },
    { keys: ["r"], show: ["r"], text: "repeat on or off", run: () => player.setLoop(!player.loop) },
    { keys: ["f"], show: ["f"], text: "fit the picture", run: () => stage.fit() },
    { keys: ["l"], show: ["l"], text: "names of points", run: () => click("names") },
    { keys: ["t"], show: ["t"], text: "paths of points", run: () => click("traces") },
    { keys: ["b"], show: ["b"], text: "bounding circles of shapes", run: () => click("bounds") },
    { keys: ["a"], show: ["a"], text: "arrows of forces and velocities", run: () => click("arrows") },
    { keys: ["o"], show: ["o"], text: "parts", run: () => click("parts") },
    { keys: ["w"], show: ["w"], text: "views", run: () => click("views") },
    { keys: ["p"], show: ["p"], text: "save a picture", run: () => click("picture-file") },
    { keys: ["v"], show: ["v"], text: "save a film of the run", run: () => click("film-file") },
    { keys: ["d"], show: ["d"], text: "light or dark", run: () => theme.toggle() },
    { keys: ["i"], show: ["i"], text: "about this run", run: () => click("info") },
    { keys: ["?"], show: ["?"], text: "this list", run: () => click("help") },
  ];
}

/** Elements that have their own use for a key. The space bar plays wherever it is not needed for a choice. */
function owns(target, key) {
  if (target.matches("input[type=search], select")) return true;
  if (target.matches("input[type=range]")) return key.startsWith("Arrow") && target.id !== "time";
  if (target.matches("input[type=checkbox], summary, dialog *, .popover *")) return key === " " || key === "Enter";
  return target.matches("button") && key === "Enter";
}

export function listenToKeys(table) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || owns(event.target, event.key)) return;
    if (document.querySelector("dialog[open]") && !["?", "i"].includes(event.key)) return;
    const entry = table.find(({ keys }) => keys.includes(event.key));
    if (!entry) return;
    event.preventDefault();
    entry.run(event);
  });
}
