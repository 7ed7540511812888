// What is seen as files: a picture, and a film of one run from start to end, with title and time.
import { clockText } from "./controls.js";
import { icon } from "./text.js";

const RATE = 30; // frames a second of a film
const FORMATS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

const by = (id) => document.getElementById(id);

/** Buttons that save a picture and a film; `show` draws the present time at once. */
export function savingTools({ canvas, player, title, show }) {
  const name = (title.match(/[\p{L}\p{N}]+/gu) ?? ["motion"]).join("-").toLowerCase(), text = clockText(player);
  const sheet = document.createElement("canvas"), paint = () => {
    show(); // what was drawn before is gone once it has been seen
    compose(sheet, canvas, title, `${text(player.time)} s`);
  };
  icon(by("picture-file"), "camera");
  icon(by("film-file"), "film");
  by("picture-file").addEventListener("click", () => {
    paint();
    sheet.toBlob((blob) => download(blob, `${name}.png`), "image/png");
  });
  const format = globalThis.MediaRecorder && FORMATS.find((one) => MediaRecorder.isTypeSupported(one));
  by("film-file").hidden = !format;
  let recording = null;
  by("film-file").addEventListener("click", () => {
    if (recording) recording.stop();
    else recording = record({ sheet, paint, player, format, done: () => (recording = null), name });
  });
}

/** Plays the run once and keeps it; a second click ends it before. */
function record({ sheet, paint, player, format, done, name }) {
  const pieces = [], button = by("film-file"), loop = player.loop;
  paint();
  const recorder = new MediaRecorder(sheet.captureStream(RATE), { mimeType: format, videoBitsPerSecond: 8e6 });
  const frame = () => {
    if (recorder.state === "inactive") return;
    paint();
    if (player.playing) requestAnimationFrame(frame);
    else recorder.stop();
  };
  recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
  recorder.addEventListener("stop", () => {
    button.setAttribute("aria-pressed", "false");
    player.setLoop(loop);
    done();
    download(new Blob(pieces, { type: format.split(";")[0] }), `${name}.${format.includes("mp4") ? "mp4" : "webm"}`);
  });
  button.setAttribute("aria-pressed", "true");
  player.seek(player.start);
  player.setLoop(false);
  player.play();
  recorder.start();
  requestAnimationFrame(frame);
  return recorder;
}

/** The picture on the ground of the stage, which is not part of it, with its title and the time. */
function compose(sheet, canvas, title, time) {
  if (sheet.width !== canvas.width || sheet.height !== canvas.height) Object.assign(sheet, { width: canvas.width, height: canvas.height });
  const pen = sheet.getContext("2d"), style = getComputedStyle(document.documentElement), colour = (name) => style.getPropertyValue(name).trim();
  const ground = pen.createLinearGradient(0, 0, 0, sheet.height), size = Math.max(14, 0.026 * sheet.height);
  ground.addColorStop(0, colour("--stage-top"));
  ground.addColorStop(1, colour("--stage"));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.drawImage(canvas, 0, 0);
  Object.assign(pen, { font: `${size}px ${colour("--font")}`, fillStyle: colour("--ink"), textBaseline: "top", textAlign: "left" });
  pen.fillText(title, size, size);
  Object.assign(pen, { fillStyle: colour("--quiet"), textAlign: "right" });
  pen.fillText(time, sheet.width - size, size);
}

function download(blob, name) {
  const link = document.createElement("a");
  Object.assign(link, { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
