// Numbers and names as text, and small elements.

/** A number in few characters, with the minus sign of print. */
export function numberText(value, digits = 4) {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  if (size < 1e-12) return "0";
  const text = size >= 1e5 || size < 1e-3 ? value.toExponential(digits - 2) : value.toPrecision(digits);
  return text.replace("-", "−").replace("e+", "e").replace("e−0", "e−");
}

/** 1, 2 or 5 times a power of ten, without an exponent where it is not needed. */
export function roundText(value) {
  return value >= 1e-4 && value < 1e6 ? String(Number(value.toPrecision(1))) : value.toExponential(0).replace("e+", "e").replace("-", "−");
}

/** Ticks between two values, at most about `count`, with as many decimals as their step needs. */
export function ticks(low, high, count, niceStep) {
  const step = niceStep((high - low) / count), list = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; i++) list.push(i * step);
  const largest = Math.max(...list.map(Math.abs), step), decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const plain = largest < 1e5 && decimals <= 4;
  return list.map((value) => ({
    value,
    text: (Math.abs(value) < step / 1e3 ? "0" : plain ? value.toFixed(decimals) : value.toExponential(Math.max(0, Math.round(Math.log10(largest / step))))).replace("-", "−").replace("e+", "e"),
  }));
}

/** Changes a text only where it is another one. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Sets an attribute only where it is another one. */
export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) name in node && name !== "style" ? (node[name] = value) : node.setAttribute(name, value);
  node.append(...children);
  return node;
}

const PATHS = {
  play: '<path d="M7 4.5v15l12-7.5z"/>',
  pause: '<path d="M7 5h3.4v14H7zM13.6 5H17v14h-3.4z"/>',
  restart: '<path d="M6 5v14M19 5.5 9 12l10 6.5z"/>',
  loop: '<path d="M17 3l3.5 3.5L17 10M20.5 6.5H8A4.5 4.5 0 0 0 3.5 11v.5M7 21l-3.5-3.5L7 14M3.5 17.5H16a4.5 4.5 0 0 0 4.5-4.5v-.5"/>',
  fit: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  names: '<path d="M5 19 11 5l6 14M7.2 14h7.6M20.5 5.5v.01"/>',
  traces: '<path d="M3 17c4-1 4-10 9-10 4.5 0 4.5 6 9 5"/><circle cx="21" cy="12" r="1"/><circle cx="3.5" cy="17" r="1"/>',
  bounds: '<circle cx="12" cy="12" r="9" stroke-dasharray="3 2.6"/><path d="M8 9.5 15 8l1.5 6.5-6 1.5z"/>',
  arrows: '<path d="M4 18 17 7M10 6.5l7.5.2-.8 7.4M14 19h6M17.5 16.5 20 19l-2.5 2.5"/>',
  parts: '<path d="M4 7.5 12 4l8 3.5-8 3.5zM4 12l8 3.5 8-3.5M4 16.5 12 20l8-3.5"/>',
  views: '<path d="M12 3.5 19.5 8v8L12 20.5 4.5 16V8zM4.5 8 12 12.2 19.5 8M12 12.2v8.3"/>',
  camera: '<path d="M4 8h3.2L9 5.5h6L16.8 8H20v11H4z"/><circle cx="12" cy="13.2" r="3.4"/>',
  film: '<rect x="3.5" y="5" width="17" height="14" rx="2"/><path d="M8 5v14M16 5v14M3.5 9.7H8M3.5 14.3H8M16 9.7h4.5M16 14.3h4.5"/>',
  light: '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  dark: '<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.01"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.3 9.3a2.8 2.8 0 1 1 4 2.8c-.9.5-1.3 1-1.3 2M12 17v.01"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
};

export function icon(button, name) {
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
