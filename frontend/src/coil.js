// The centre line of a coil spring along the x axis, from 0 to its length.

const LEAD = 0.1; // straight part at each end, of the length

export const turnsFor = (length, r) => Math.max(5, Math.min(12, Math.round(length / (2.2 * r))));

/** Calls put(i, x, angle, radius) for points i of a coil; the radius grows from nothing where the straight ends begin. */
export function coil(length, radius, turns, count, put) {
  const lead = Math.min(LEAD * length, 3 * radius);
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1), inner = Math.max(0, Math.min(1, (share - 0.06) / 0.88));
    const x = share < 0.06 ? (share / 0.06) * lead : share > 0.94 ? length - ((1 - share) / 0.06) * lead : lead + inner * (length - 2 * lead);
    const rise = Math.min(1, 10 * inner, 10 * (1 - inner));
    put(i, x, 2 * Math.PI * turns * inner, radius * rise * rise * (3 - 2 * rise));
  }
}
