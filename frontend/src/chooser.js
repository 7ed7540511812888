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
    if (open) panel.querySelector("input, button, select")?.focus({ preventScroll: true });
    else panel.dispatchEvent(new Event("close"));
  };
  button.addEventListener("click", () => show(panel.hidden));
  panel.addEventListener("keydown", (event) => walk(panel, event));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || panel.hidden) return;
    show(false);
    button.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!panel.hidden && !panel.contains(event.target) && !button.contains(event.target)) show(false);
  });
  return () => show(panel.hidden);
}

/** Arrows go up and down the list; Enter ticks, in the search field the first row that was found. */
function walk(panel, event) {
  const { key, target } = event, rows = [...panel.querySelectorAll("input, button, select")], at = rows.indexOf(target), step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step && !target.matches("select")) {
    rows[at + step]?.focus();
    event.preventDefault();
    event.stopPropagation();
  } else if (key === "Enter" && target.matches("input")) {
    (target.matches("[type=search]") ? panel.querySelector(".rows input") : target)?.click();
    event.preventDefault();
    event.stopPropagation();
  }
}

/** A list of checkboxes. Entries: {name, note, words, color, on}; `choose(entry, on)` is told of changes. */
export function checklist(entries, choose) {
  const rows = element("div", { className: "rows" });
  const fill = (typed) => {
    const texts = (entry) => `${entry.name} ${entry.words ?? ""} ${entry.note ?? ""}`.toLowerCase();
    // What begins with the first word stands first, then what has it in its name, then what it means.
    const rank = ({ name }) => (name.toLowerCase().startsWith(typed[0]) ? 0 : name.toLowerCase().includes(typed[0]) ? 1 : 2);
    const found = entries.filter((entry) => typed.every((word) => texts(entry).includes(word)));
    if (typed.length) found.sort((a, b) => rank(a) - rank(b));
    rows.replaceChildren(...found.slice(0, SHOWN).map((entry) => row(entry, choose)));
    if (!found.length) rows.append(element("p", {}, "Nothing of that name."));
    if (found.length > SHOWN) rows.append(element("p", {}, `${found.length - SHOWN} more: type a part of a name.`));
  };
  fill([]);
  if (entries.length < MANY) return [rows];
  const search = element("input", { type: "search", placeholder: "Type a name, or what it is", ariaLabel: "Search by name or meaning" });
  search.addEventListener("input", () => fill(search.value.toLowerCase().split(/\s+/).filter(Boolean)));
  return [search, rows];
}

function row(entry, choose) {
  const box = element("input", { type: "checkbox", checked: entry.on });
  box.addEventListener("change", () => choose(entry, (entry.on = box.checked)));
  const label = element("label", {}, box, element("span", { className: "name" }, entry.name));
  if (entry.words) {
    label.title = entry.words;
    label.append(element("em", { className: "words" }, entry.words));
  }
  if (entry.color) label.append(element("span", { className: "dot", style: `background:${entry.color};margin-left:auto` }));
  if (entry.note) label.append(element("small", {}, entry.note));
  return label;
}
