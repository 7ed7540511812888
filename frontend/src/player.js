// The clock of the page: time of the motion, speed, loop. It tells its listeners when the time or the state changes.

const LONGEST = 15, SHORTEST = 5, WANTED = 8; // seconds of real time a run should take

/** The speed 1, 2 or 5 times a power of ten at which a run takes a pleasant time; 1 where that is so already. */
export function pleasantSpeed(duration) {
  if (duration >= SHORTEST && duration <= LONGEST) return 1;
  const exact = duration / WANTED, power = 10 ** Math.floor(Math.log10(exact));
  return [1, 2, 5, 10].map((step) => step * power).reduce((a, b) => (Math.abs(Math.log(b / exact)) < Math.abs(Math.log(a / exact)) ? b : a));
}

export class Player {
  constructor([start, end]) {
    Object.assign(this, { start, end, span: [start, end], time: start, playing: false, loop: true, listeners: [] });
    this.speed = this.firstSpeed = pleasantSpeed(end - start);
    this.speeds = this.choices();
  }

  /** Speeds that can be chosen: 0.05 to 10, and around the first speed where that lies elsewhere. */
  choices() {
    const low = Math.min(0.05, this.firstSpeed / 10), high = Math.max(10, this.firstSpeed * 10), list = [];
    for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++)
      for (const step of [1, 2, 5]) list.push(Number(`${step}e${power}`));
    const kept = list.filter((speed) => speed > low * 0.999 && speed < high * 1.001);
    this.speed = this.firstSpeed = kept.reduce((a, b) => (Math.abs(b - this.firstSpeed) < Math.abs(a - this.firstSpeed) ? b : a));
    return kept;
  }

  listen(listener) {
    this.listeners.push(listener);
  }

  tell() {
    for (const listener of this.listeners) listener(this);
  }

  seek(t) {
    this.time = Math.max(this.start, Math.min(this.end, t));
    this.tell();
  }

  step(fraction) {
    this.seek(this.time + fraction * (this.end - this.start));
  }

  play() {
    if (this.time >= this.end) this.time = this.start;
    this.playing = true;
    this.tell();
  }

  pause() {
    this.playing = false;
    this.tell();
  }

  toggle() {
    this.playing ? this.pause() : this.play();
  }

  setLoop(loop) {
    this.loop = loop;
    this.tell();
  }

  setSpeed(speed) {
    this.speed = speed;
    this.tell();
  }

  /** The next slower or faster of the choices. */
  changeSpeed(by) {
    const i = this.speeds.findIndex((speed) => speed >= this.speed * 0.999);
    this.setSpeed(this.speeds[Math.max(0, Math.min(this.speeds.length - 1, i + by))]);
  }

  /** Goes on by some seconds of real time. */
  advance(seconds) {
    if (!this.playing) return;
    const next = this.time + seconds * this.speed, length = this.end - this.start;
    if (next < this.end) this.time = next;
    else if (this.loop) this.time = this.start + ((next - this.start) % length);
    else {
      this.time = this.end;
      this.playing = false;
    }
    this.tell();
  }
}
