// Values of quantities at a time, from the Chebyshev series that bricard/viewer/tracks.py packed.

export const SPEED = ".speed"; // of a point: the length of its velocity, made of the tracks of its components

function bytes(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Reads integers, each of as many bytes as it needs: seven bits a byte, the lowest first; the sign is the lowest bit. */
function integers(packed) {
  let i = 0;
  return () => {
    let value = 0, unit = 1;
    for (; packed[i] > 127; i++, unit *= 128) value += (packed[i] - 128) * unit;
    value += packed[i++] * unit;
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
}

/** One quantity: pieces between `ends`, each a series. */
class Track {
  constructor(name, ends, offsets, series) {
    Object.assign(this, { name, ends, offsets, series, last: 0 });
  }

  /** The piece that holds t. Playing mostly asks for the same piece again or for the next. */
  piece(t) {
    const { ends } = this;
    let i = this.last;
    const holds = (k) => t >= ends[k] && t < ends[k + 1];
    if (!holds(i)) {
      if (i + 2 < ends.length && holds(i + 1)) i += 1;
      else {
        let low = 0, high = ends.length - 1;
        while (high - low > 1) {
          const middle = (low + high) >> 1;
          if (ends[middle] <= t) low = middle;
          else high = middle;
        }
        i = low;
      }
    }
    this.last = i;
    return i;
  }

  /** Where t is in its piece, from -1 to 1; times beyond the run stand at its ends. */
  place(t, i) {
    const a = this.ends[i], b = this.ends[i + 1], s = (2 * t - a - b) / (b - a);
    return s < -1 ? -1 : s > 1 ? 1 : s;
  }

  at(t) {
    const i = this.piece(t), s = this.place(t, i), { offsets, series } = this, first = offsets[i];
    let b1 = 0, b2 = 0;
    for (let k = offsets[i + 1] - 1; k > first; k--) {
      const next = 2 * s * b1 - b2 + series[k];
      b2 = b1;
      b1 = next;
    }
    return s * b1 - b2 + series[first];
  }

  /** Rate of change: sum of k c_k U_(k-1). */
  rate(t) {
    const i = this.piece(t), s = this.place(t, i), { offsets, series } = this, first = offsets[i];
    let sum = 0, u = 1, before = 0;
    for (let k = first + 1; k < offsets[i + 1]; k++) {
      sum += (k - first) * series[k] * u;
      const next = 2 * s * u - before;
      before = u;
      u = next;
    }
    return (2 * sum) / (this.ends[i + 1] - this.ends[i]);
  }
}

/** Ends of pieces from their levels; between roots a level counts the halvings. */
function pieceEnds(levels, roots) {
  const ends = new Float64Array(levels.length + 1);
  let place = 0;
  for (let i = 0; i <= levels.length; i++) {
    const root = Math.min(Math.floor(place), roots.length - 2);
    ends[i] = roots[root] + (place - root) * (roots[root + 1] - roots[root]);
    if (i < levels.length) place += 2 ** -levels[i];
  }
  return ends;
}

/** All tracks by name. A name with one more prime than a known one is its rate of change. Swings about `rest` are scaled. */
export class Tracks {
  constructor(packed, rest = {}) {
    Object.assign(this, { rest, amplitude: 1 });
    const levels = bytes(packed.levels), sizes = bytes(packed.sizes), next = integers(bytes(packed.series));
    const series = new Float64Array(sizes.reduce((sum, size) => sum + size, 0));
    this.names = packed.names;
    this.known = new Map();
    let piece = 0, place = 0;
    packed.names.forEach((name, n) => {
      const count = packed.pieces[n], offsets = new Uint32Array(count + 1);
      const ends = pieceEnds(levels.subarray(piece, piece + count), packed.roots);
      for (let i = 0; i < count; i++) {
        offsets[i] = place;
        for (let k = 0; k < sizes[piece + i]; k++) series[place++] = 2 ** packed.powers[n] * next();
      }
      offsets[count] = place;
      piece += count;
      this.known.set(name, new Track(name, ends, offsets, series));
    });
  }

  /** The axes of a point that has components. */
  axes(point) {
    return ["x", "y", "z"].filter((axis) => this.known.has(`${point}.${axis}`));
  }

  speed(point) {
    const rates = this.axes(point).map((axis) => this.of(`${point}.${axis}'`));
    return (t) => Math.sqrt(rates.reduce((sum, rate) => sum + rate(t) ** 2, 0));
  }

  has(name) {
    if (!this.known.has(name) && name.endsWith(SPEED)) return this.axes(name.slice(0, -SPEED.length)).length > 0;
    return this.known.has(name) || (name.endsWith("'") && this.known.has(name.slice(0, -1)));
  }

  /** Number of pieces: how much a quantity moves. */
  pieces(name) {
    return this.known.get(name)?.offsets.length ?? 1;
  }

  /** A function of time. */
  of(name) {
    if (!this.known.has(name) && name.endsWith(SPEED)) return this.speed(name.slice(0, -SPEED.length));
    const track = this.known.get(name), middle = this.rest[name];
    if (track && middle !== undefined) return (t) => middle + this.amplitude * (track.at(t) - middle);
    if (track) return (t) => track.at(t);
    const base = this.known.get(name.slice(0, -1));
    return (t) => base.rate(t);
  }
}
