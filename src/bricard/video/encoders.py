"""Frames into a file, by the ffmpeg that comes with imageio-ffmpeg. To add a format: a line in ENCODERS.

A GIF has 256 colours. They are chosen from a few frames spread over the run, which are sent ahead of all others: so
the choice is ready before the first frame is written, and no other frame has to wait in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bricard.atomic import replacing
from bricard.errors import FileError, OptionError
from bricard.records import dataclass

SAMPLES = 12
PALETTE = (
    f"[0:v]split[a][b];[a]trim=end_frame={SAMPLES},palettegen=max_colors=128:stats_mode=full[colours];"
    f"[b]trim=start_frame={SAMPLES},setpts=PTS-STARTPTS[frames];"
    "[frames][colours]paletteuse=dither=none:diff_mode=rectangle"
)


@dataclass(frozen=True)
class Encoder:
    """How ffmpeg writes a format.

    options  of imageio_ffmpeg.write_frames, by the number of frames a second
    samples  number of frames sent ahead, to choose colours from
    fps      at most
    """

    options: Callable[[float], dict[str, Any]]
    samples: int
    fps: float


def _mp4(fps: float) -> dict[str, Any]:
    """H.264; faststart lets a page play it before it is loaded."""
    quality = ["-crf", "20", "-preset", "veryfast", "-tune", "animation", "-movflags", "+faststart"]
    return {"codec": "libx264", "output_params": quality}


def _gif(fps: float) -> dict[str, Any]:
    """Played again and again; the last frame stays as long as the others, in hundredths of a second."""
    loop = ["-loop", "0", "-final_delay", str(round(100 / fps))]
    return {"codec": "gif", "pix_fmt_out": "pal8", "output_params": ["-filter_complex", PALETTE, *loop]}


ENCODERS = {
    ".mp4": Encoder(_mp4, 0, 240.0),
    ".gif": Encoder(_gif, SAMPLES, 50.0),  # players slow down GIFs of more frames a second
}


def encoder_for(path: Path) -> Encoder:
    """The encoder for the ending of a path."""
    found = ENCODERS.get(path.suffix.lower())
    if found is None:
        raise OptionError(f"'{path.name}' does not end in {' or '.join(ENCODERS)}.\n  Choose one of these endings.")
    if not path.absolute().parent.is_dir() or path.is_dir():
        raise OptionError(
            f"'{path}' cannot be written.\n  Choose a folder that exists, and a name that is not a folder's."
        )
    return found


@contextmanager
def writing(path: Path, size: tuple[int, int], fps: float, encoder: Encoder) -> Iterator[Generator[None, Any, None]]:
    """Where to send frames (height, width, 4) of bytes; the file is complete afterwards, or not there at all."""
    try:
        import imageio_ffmpeg
    except ModuleNotFoundError:
        raise FileError("Videos need imageio-ffmpeg.\n  Install it: pip install imageio-ffmpeg.") from None

    with replacing(path) as beside:
        # The size is even, which is all that the encoders ask for.
        sink = imageio_ffmpeg.write_frames(
            str(beside),
            size,
            pix_fmt_in="rgba",
            fps=fps,
            quality=None,
            macro_block_size=2,
            ffmpeg_log_level="error",
            **encoder.options(fps),
        )
        sink.send(None)
        try:
            yield sink
            sink.close()
        except OSError:
            raise _stopped(path) from None
        finally:
            sink.close()
        try:
            # ffmpeg may have stopped after the last frame, which only the file tells.
            imageio_ffmpeg.count_frames_and_secs(str(beside))
        except RuntimeError:
            raise _stopped(path) from None


def _stopped(path: Path) -> FileError:
    return FileError(f"{path} cannot be written: ffmpeg stopped.\n  Make room there, or choose another place.")
