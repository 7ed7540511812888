"""Videos: as long as they should be, readable by others, and showing the mechanism where it is."""

from pathlib import Path

import numpy as np
import pytest

import bricard as br
from bricard.errors import OptionError, SolutionError

pytest.importorskip("matplotlib")
imageio_ffmpeg = pytest.importorskip("imageio_ffmpeg")

from matplotlib.colors import to_rgb  # noqa: E402

from bricard.plotting import style, symbols  # noqa: E402
from bricard.video import write_picture, write_video  # noqa: E402
from bricard.video.by_matplotlib import film as film_of  # noqa: E402
from bricard.video.chromium import find_chromium  # noqa: E402
from bricard.video.shot import Shot  # noqa: E402
from bricard.video.writing import default_speed, frame_times  # noqa: E402

FILES = Path(br.__file__).parent / "problems" / "mechspec"
SMALL = (320, 240)
PLAIN = {"renderer": "matplotlib"}
needs_chromium = pytest.mark.skipif(find_chromium() is None, reason="no Chromium was found")


@pytest.fixture(scope="module")
def crank():
    return br.simulate(FILES / "slidercrank.yaml", 2)


@pytest.fixture(scope="module")
def rscr():
    return br.simulate(FILES / "rscr.yaml", 2)


@pytest.fixture(scope="module")
def swing():
    return br.simulate(FILES / "mechanism0.yaml")


def facts(path):
    """What ffmpeg says of a file, and its number of frames."""
    reader = imageio_ffmpeg.read_frames(path)
    found = next(reader)
    reader.close()
    return found, imageio_ffmpeg.count_frames_and_secs(path)[0]


def first_frames(path, count):
    """Frames (height, width, 3); to read on to the end would leave pipes open."""
    reader = imageio_ffmpeg.read_frames(path)
    width, height = next(reader)["size"]
    frames = [np.frombuffer(next(reader), dtype=np.uint8).reshape(height, width, 3) for _ in range(count)]
    reader.close()
    return frames


# -- files -------------------------------------------------------------------------------------------


def test_mp4(crank, tmp_path):
    """Two seconds of motion are two seconds of film, in a format that every player knows."""
    path = write_video(crank, tmp_path / "a.mp4", fps=20, size=SMALL, **PLAIN)
    found, frames = facts(path)
    assert found["size"] == SMALL
    assert found["codec"] == "h264"
    assert found["pix_fmt"].startswith("yuv420p")
    assert found["fps"] == 20
    assert frames == 41
    assert found["duration"] == pytest.approx(41 / 20, abs=0.05)


def test_gif(rscr, tmp_path):
    """A GIF has as many frames as asked for, and starts again at its end for ever."""
    path = write_video(rscr, tmp_path / "a.gif", fps=10, size=SMALL, traces=["B"], **PLAIN)
    found, frames = facts(path)
    assert found["size"] == SMALL
    assert frames == 21
    assert found["duration"] == pytest.approx(2.1, abs=0.05)
    content = path.read_bytes()
    assert content.startswith(b"GIF89a")
    assert b"NETSCAPE2.0\x03\x01\x00\x00" in content
    assert len(content) < 200_000


def test_gif_begins_at_the_start(crank, tmp_path):
    """The frames from which colours are chosen are not shown."""
    path = write_video(crank, tmp_path / "a.gif", fps=10, size=SMALL, **PLAIN)
    film = film_of(crank, Shot(frame_times(crank, 10, 1.0), SMALL))
    shown = first_frames(path, 20)
    for k in (0, 7, 19):
        assert np.abs(shown[k].astype(int) - film.frame(k)[..., :3]).mean() < 1.0


def test_sizes_are_made_even(crank, tmp_path):
    """Players need even numbers of pixels; nothing is stretched."""
    path = write_video(crank, tmp_path / "a.mp4", fps=5, size=(321, 243), **PLAIN)
    assert facts(path)[0]["size"] == (320, 242)


def test_progress(crank, tmp_path):
    """Every frame is reported."""
    calls = []
    write_video(crank, tmp_path / "a.mp4", fps=5, size=SMALL, progress=lambda *done: calls.append(done), **PLAIN)
    assert calls == [(k + 1, 11) for k in range(11)]


def test_a_stopped_video_leaves_no_file(crank, tmp_path):
    """Ctrl-C on the way."""

    def stop(done, total):
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_video(crank, tmp_path / "a.mp4", fps=5, size=SMALL, progress=stop, **PLAIN)
    assert list(tmp_path.iterdir()) == []


# -- times -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("end", "speed"), [(2, 1.0), (19, 1.0), (100, 5.0), (0.04, 0.01)])
def test_speed_unasked(end, speed):
    """Real time, but for runs that make too long or too short a video."""

    class Run:
        t = np.array([0.0, end])

    assert default_speed(Run()) == pytest.approx(speed)


def test_frame_times(crank):
    """Equal distances from the start to the very end."""
    t = frame_times(crank, 25, 0.5)
    assert len(t) == 101
    assert (t[0], t[-1]) == (0, 2)
    assert np.diff(t) == pytest.approx(0.5 / 25)


# -- pictures ----------------------------------------------------------------------------------------


def pixel(film, place):
    """Row and column of a place on the paper."""
    axes = film.drawing.elements[0].artist.axes
    x, y = axes.transData.transform(place)
    return int(film.frame(0).shape[0] - 1 - y), int(x)


def test_bodies_are_where_they_are(crank):
    """In the middle of the coupler, which is drawn over the crank, is its colour, in every frame."""
    t = np.linspace(0, 2, 9)
    film = film_of(crank, Shot(t, (640, 480)))
    expected = 255 * np.array(to_rgb(style.look()["axes.prop_cycle"].by_key()["color"][1]))
    A, B = crank(["A.x", "A.y"], t), crank(["B.x", "B.y"], t)
    for k, place in enumerate((A + B).T / 2):
        assert film.frame(k)[pixel(film, place)][:3] == pytest.approx(expected, abs=8)


def test_scales_are_equal(crank):
    """A metre is as many pixels up as across."""
    film = film_of(crank, Shot(np.linspace(0, 2, 3), (640, 300)))
    origin, across, up = (np.array(pixel(film, place)) for place in ((0, 0), (0.4, 0), (0, 0.4)))
    assert across[1] - origin[1] == pytest.approx(origin[0] - up[0], abs=1)


def test_everything_stays_in_view(rscr):
    """The border of the frames stays white but for the text above."""
    film = film_of(rscr, Shot(np.linspace(0, 2, 21), SMALL, ("B",)))
    for k in range(21):
        frame = film.frame(k)[..., :3]
        assert frame[-3:].min() == 255
        assert frame[40:, :3].min() == frame[40:, -3:].min() == 255


def test_nearer_is_drawn_later(rscr):
    """The painter's order follows the bodies as they turn."""
    film = film_of(rscr, Shot(np.linspace(0, 2, 21), SMALL))
    for k in (0, 10, 20):
        depth = {id(one.artist): one.depth[k] for one in film.drawing.elements}
        order = [depth[id(artist)] for artist in film.drawing.at(k)]
        assert order == sorted(order)


def test_traces_grow(swing):
    """A trace ends where its point is."""
    t = np.linspace(0, 1, 5)
    film = film_of(swing, Shot(t, SMALL, ("B",)))
    for k in range(5):
        (line,) = film.behind(k)
        assert (line.get_xdata()[-1], line.get_ydata()[-1]) == pytest.approx(swing(["B.x", "B.y"], t[k]))


def test_the_clock_shows_the_time(swing):
    """With as many digits as tell frames apart."""
    film = film_of(swing, Shot(np.linspace(0, 1, 31), SMALL))
    assert [film.before(k)[0].get_text() for k in (0, 15, 30)] == ["t = 0.00 s", "t = 0.50 s", "t = 1.00 s"]


@pytest.mark.parametrize("sign", [symbols.spring, symbols.damper, symbols.spring_damper])
def test_links_join_their_ends(sign):
    """Springs and dampers begin and end at their points, and are about as wide as asked for."""
    a, b = np.array([1.0, 2.0]), np.array([4.0, 6.0])
    places = sign(a, b, 0.3)
    assert places[0] == pytest.approx(a)
    assert places[-1] == pytest.approx(b)
    normal = np.array([-0.8, 0.6])
    assert 0.2 < np.nanmax(np.abs((places - a) @ normal)) < 1.0


# -- errors ------------------------------------------------------------------------------------------


def message(error, *args, **kwargs):
    with pytest.raises(error) as caught:
        write_video(*args, **kwargs)
    return str(caught.value)


def test_videos_that_cannot_be_written(crank, tmp_path):
    """Unknown endings, folders and options."""
    assert message(OptionError, crank, tmp_path / "a.avi") == (
        "'a.avi' does not end in .mp4 or .gif.\n  Choose one of these endings."
    )
    path = tmp_path / "none" / "a.mp4"
    assert message(OptionError, crank, path) == (
        f"'{path}' cannot be written.\n  Choose a folder that exists, and a name that is not a folder's."
    )
    path = tmp_path / "a.mp4"
    assert message(OptionError, crank, path, fps=0) == "fps is 0; in this format it must be from 1 to 240."
    assert message(OptionError, crank, path, speed=-1) == (
        "speed is -1; it must be positive, such as 0.5 for slow motion."
    )
    assert message(OptionError, crank, path, size=(10, 10)) == (
        "size is (10, 10); width and height must be from 64 to 4096 pixels."
    )
    assert message(SolutionError, crank, path, traces=["Bx"]) == (
        "traces takes points, but 'Bx' is none.\n  Points of this solution: A, B."
    )


def test_equations_have_no_picture(tmp_path):
    """Only mechanisms can be drawn."""
    dae = br.DAE("u", lambda t, x, der: [der(x.u, 1) + x.u])
    text = message(SolutionError, br.solve_dae(dae, (0, 1), {"u": 1}), tmp_path / "a.mp4")
    assert text.startswith("This solution has no picture: only mechanisms can be drawn.")


# -- by the page ---------------------------------------------------------------------------------------


@needs_chromium
def test_the_page_is_filmed(crank, tmp_path):
    """As many frames as by matplotlib; they move, and have the colours of the page."""
    path = write_video(crank, tmp_path / "a.mp4", fps=4, size=SMALL, renderer="page")
    found, frames = facts(path)
    assert found["size"] == SMALL
    assert frames == 9
    first, _, third = first_frames(path, 3)
    assert np.mean(np.abs(first.astype(float) - third) > 40) > 0.005


@needs_chromium
def test_a_picture_of_the_page(crank, tmp_path):
    """A PNG of the size that was asked for; dark if asked for; other times look different."""
    start, later = (image(write_picture(crank, tmp_path / f"{t}.png", t, size=SMALL)) for t in (0.0, 1.3))
    dark = image(write_picture(crank, tmp_path / "dark.png", size=SMALL, dark=True))
    assert start.shape == (240, 320, 3)
    assert np.mean(start) > 200 > 100 > np.mean(dark)
    assert np.mean(np.abs(start - later) > 40) > 0.005


def image(path):
    """Pixels (height, width, 3)."""
    from PIL import Image

    return np.array(Image.open(path).convert("RGB")).astype(float)


def test_without_chromium(crank, tmp_path, monkeypatch):
    """Videos and pictures are drawn by matplotlib, and say so with a remedy; the page alone is refused."""
    monkeypatch.setenv("CHROMIUM", "/no/such/program")
    monkeypatch.setattr("bricard.video.chromium.PLACES", ())
    said = r"No Chromium was found: matplotlib draws, more simply than the animation page\.\n  Install Chromium"
    with pytest.warns(br.MechanismWarning, match=said):
        crank.video(tmp_path / "a.gif", fps=2, size=SMALL)
    with pytest.warns(br.MechanismWarning, match=said):
        crank.write_picture(tmp_path / "a.png", 1.3, size=SMALL)
    own = film_of(crank, Shot(np.array([1.3]), SMALL)).frame(0)[..., :3]
    assert image(tmp_path / "a.png") == pytest.approx(own)
    for write in (write_picture, write_video):
        with pytest.raises(OptionError, match=r"No Chromium was found\.\n  Install Chromium"):
            write(crank, tmp_path / ("b.png" if write is write_picture else "b.gif"), renderer="page")
    with pytest.raises(OptionError, match="renderer is 'pov'"):
        film_by("pov", crank, tmp_path)


def film_by(renderer, solution, folder):
    return write_video(solution, folder / "b.gif", fps=2, size=SMALL, renderer=renderer)
