// When the picture is drawn: in each frame while the motion plays, otherwise once after something has changed.

const LONGEST = 0.1; // seconds by which a frame goes on; a page that was hidden goes on where it was

export class Frames {
  constructor(player) {
    Object.assign(this, { player, show: () => {}, due: true, coming: false, last: 0 });
    player.listen(() => player.playing && this.wake());
  }

  /** What is seen has changed. */
  ask() {
    this.due = true;
    this.wake();
  }

  /** What is seen has been drawn. */
  drawn() {
    this.due = false;
  }

  wake() {
    if (this.coming) return;
    this.coming = true;
    this.last = performance.now();
    requestAnimationFrame((now) => this.frame(now));
  }

  frame(now) {
    this.player.advance(Math.min(LONGEST, Math.max(0, now - this.last) / 1000));
    this.last = now;
    if (this.due) this.show();
    if (this.player.playing) requestAnimationFrame((later) => this.frame(later));
    else this.coming = false;
  }
}
