// Light and dark. The system's choice holds until the reader makes another.

// Colours that stay apart for colour-blind readers (after Okabe and Ito), tuned for contrast on each paper.
const SERIES = {
  light: ["#0a6cb0", "#c55a00", "#008060", "#b14f86", "#6a4fb3", "#8a6d00", "#2a8fbd"],
  dark: ["#5cb0ee", "#f09a4a", "#3fc79a", "#e48fbd", "#a996f0", "#d9bd4e", "#86d3f0"],
};
// Modes of contacts: what holds is green, what slips is warm, what only presses is blue.
const MODES = {
  light: { closed: "#0a6cb0", stick: "#008060", slip: "#d08a00", "slip+": "#d08a00", "slip-": "#c2410c" },
  dark: { closed: "#5cb0ee", stick: "#3fc79a", slip: "#e8b64a", "slip+": "#e8b64a", "slip-": "#f0814a" },
};
const COLOURS = {
  light: { ink: "#17202a", quiet: "#56616e", faint: "#d9dee4", paper: "#ffffff", stage: "#f4f6f9", steel: "#6d7884", ground: "#8b96a2", force: "#b3261e", joint: "#7a3fb0", contact: "#b35c00", weight: "#4d7c0f", velocity: "#0b6b8a", ghost: "#7d5a3c", flash: "#e07b00", grid: "#c9d1d9", gridFine: "#e2e7ec" },
  dark: { ink: "#e8ecf0", quiet: "#a3adb8", faint: "#343c45", paper: "#14181d", stage: "#1b2026", steel: "#98a4b0", ground: "#727e8a", force: "#ff8a80", joint: "#c9a3f5", contact: "#ffb365", weight: "#a3d24f", velocity: "#6ecbe0", ghost: "#c9a98a", flash: "#ffc14d", grid: "#3a434d", gridFine: "#272e35" },
};

function remembered() {
  try {
    return localStorage.getItem("bricard-theme");
  } catch {
    return null; // pages inside notebooks may have no storage
  }
}

export class Theme {
  constructor() {
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.chosen = remembered();
    this.listeners = [];
    this.system.addEventListener("change", () => this.apply());
    this.apply();
  }

  get name() {
    return this.chosen ?? (this.system.matches ? "dark" : "light");
  }

  get colours() {
    return COLOURS[this.name];
  }

  mode(name) {
    return MODES[this.name][name] ?? this.colours.steel;
  }

  series(i) {
    const list = SERIES[this.name];
    return list[i % list.length];
  }

  listen(listener) {
    this.listeners.push(listener);
  }

  toggle() {
    this.chosen = this.name === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("bricard-theme", this.chosen);
    } catch {
      // not remembered then
    }
    this.apply();
  }

  apply() {
    document.documentElement.dataset.theme = this.name;
    for (const listener of this.listeners) listener();
  }
}
