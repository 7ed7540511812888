// The picture alone, frame by frame: for videos and pictures that a program makes of the page.
import { clockText } from "./controls.js";

const by = (id) => document.getElementById(id);

/** Turns the page into a film; `frame(t)` shows a time at once. */
export function film({ player, view, title }) {
  const [name, clock] = by("caption").children, text = clockText(player);
  return {
    begin: ({ speed = 1, azimuth = null, elevation = null }) => {
      document.body.classList.add("film");
      by("caption").hidden = !title;
      name.textContent = title;
      player.pause();
      view.traces.fading = false;
      view.stage.look(azimuth, elevation);
      view.stage.resize();
      view.stage.fit();
      film.pace = speed === 1 ? "" : speed > 1 ? `  ×${Number(speed.toPrecision(3))}` : `  ${Number((1 / speed).toPrecision(3))} times slower`;
    },
    frame: (t) => {
      player.seek(t);
      clock.textContent = `${text(t)} s${film.pace}`;
      view.show();
    },
  };
}
