// Values of quantities at a time, from the Chebyshev series that bricard/viewer/tracks.py packed.

function bytes(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
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

  at(t) {
    const i = this.piece(t), a = this.ends[i], b = this.ends[i + 1];
    const s = Math.max(-1, Math.min(1, (2 * t - a - b) / (b - a)));
    let b1 = 0, b2 = 0;
    for (let k = this.offsets[i + 1] - 1; k > this.offsets[i]; k--) [b1, b2] = [2 * s * b1 - b2 + this.series[k], b1];
    return s * b1 - b2 + this.series[this.offsets[i]];
  }

  /** Rate of change: sum of k c_k U_(k-1). */
  rate(t) {
    const i = this.piece(t), a = this.ends[i], b = this.ends[i + 1];
    const s = Math.max(-1, Math.min(1, (2 * t - a - b) / (b - a)));
    let sum = 0, u = 1, before = 0;
    for (let k = this.offsets[i] + 1; k < this.offsets[i + 1]; k++) {
      sum += (k - this.offsets[i]) * this.series[k] * u;
      [u, before] = [2 * s * u - before, u];
    }
    return (2 * sum) / (b - a);
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
    const levels = bytes(packed.levels), sizes = bytes(packed.sizes);
    const series = new Float32Array(bytes(packed.series).buffer);
    this.names = packed.names;
    this.known = new Map();
    let piece = 0, place = 0;
    packed.names.forEach((name, n) => {
      const count = packed.pieces[n], offsets = new Uint32Array(count + 1);
      const ends = pieceEnds(levels.subarray(piece, piece + count), packed.roots);
      for (let i = 0; i < count; i++) {
        offsets[i] = place;
        place += sizes[piece + i];
      }
      offsets[count] = place;
      piece += count;
      this.known.set(name, new Track(name, ends, offsets, series));
    });
  }

  has(name) {
    return this.known.has(name) || (name.endsWith("'") && this.known.has(name.slice(0, -1)));
  }

  /** Number of pieces: how much a quantity moves. */
  pieces(name) {
    return this.known.get(name)?.offsets.length ?? 1;
  }

  /** A function of time. */
  of(name) {
    const track = this.known.get(name), middle = this.rest[name];
    if (track && middle !== undefined) return (t) => middle + this.amplitude * (track.at(t) - middle);
    if (track) return (t) => track.at(t);
    const base = this.known.get(name.slice(0, -1));
    return (t) => base.rate(t);
  }
}
