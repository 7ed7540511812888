// Lists to choose from, with a search field where they are long.
import { element } from "./text.js";

const MANY = 10; // entries from which on a search helps
const SHOWN = 300; // rows at most; a search narrows the rest

/** Opens and closes a popover by a button, by Escape, and by a click elsewhere. */
export function popover(button, panel, fill) {
  const show = (open) => {
    if (open) fill(panel);
    panel.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open) panel.querySelector("input")?.focus({ preventScroll: true });
    else panel.dispatchEvent(new Event("close"));
  };
  button.addEventListener("click", () => show(panel.hidden));
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    show(false);
    button.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!panel.hidden && !panel.contains(event.target) && !button.contains(event.target)) show(false);
  });
  return () => show(panel.hidden);
}

/** A list of checkboxes. Entries: {name, note, color, on}; `choose(name, on)` is told of changes. */
export function checklist(entries, choose) {
  const rows = element("div", { className: "rows" });
  const fill = (words) => {
    const found = entries.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
    rows.replaceChildren(...found.slice(0, SHOWN).map((entry) => row(entry, choose)));
    if (!found.length) rows.append(element("p", {}, "Nothing of that name."));
  };
  fill([]);
  if (entries.length < MANY) return [rows];
  const search = element("input", { type: "search", placeholder: "Search names", ariaLabel: "Search names" });
  search.addEventListener("input", () => fill(search.value.toLowerCase().split(/\s+/).filter(Boolean)));
  return [search, rows];
}

function row(entry, choose) {
  const box = element("input", { type: "checkbox", checked: entry.on });
  box.addEventListener("change", () => choose(entry.name, (entry.on = box.checked)));
  const label = element("label", {}, box, entry.name);
  if (entry.color) label.append(element("span", { className: "dot", style: `background:${entry.color};margin-left:auto` }));
  if (entry.note) label.append(element("small", {}, entry.note));
  return label;
}
