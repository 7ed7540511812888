"""Files are whole or not there; what is damaged is told, and never taken for a solution."""

import json
import os
import random
import resource
import signal
import stat
import subprocess
import sys
import time
import zlib

import h5py
import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.atomic import replacing, write_text
from bricard.plotting import save
from bricard.results.files import GROUP
from bricard.results.seal import LENGTH, is_sealed, is_whole
from bricard.video import write_video


@pytest.fixture(scope="module")
def motion():
    return br.simulate(builtin("slidercrank"), 1.0)


WRITERS = {
    "a.nc": lambda motion, path: motion.save(path),
    "a.csv": lambda motion, path: motion.to_csv(path),
    "a.parquet": lambda motion, path: motion.to_parquet(path),
    "a.html": lambda motion, path: motion.animate().save(path),
    "a.png": lambda motion, path: save(motion.plot(), path),
    "a.svg": lambda motion, path: save(motion.plot(), path),
    "a.pdf": lambda motion, path: save(motion.plot(), path),
    "a.gif": lambda motion, path: write_video(motion, path, fps=5, size=(160, 120), renderer="matplotlib"),
    "a.mp4": lambda motion, path: write_video(motion, path, fps=5, size=(160, 120), renderer="matplotlib"),
    "a.yaml": lambda motion, path: builtin("bricard").save(path),
    "a.c": lambda motion, path: br.equations(builtin("pendulum")).c("a").write(path.parent),
}
every_writer = pytest.mark.parametrize("name", WRITERS)


def write(name, motion, folder):
    if name.endswith((".gif", ".mp4")):
        pytest.importorskip("imageio_ffmpeg")
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    WRITERS[name](motion, folder / name)


# -- writing ------------------------------------------------------------------------------------------------------


@every_writer
def test_a_full_disk_leaves_the_old_file(name, motion, tmp_path):
    """No file may be longer than 600 bytes: the old one stays, nothing else is there, the error says what to do."""
    target = tmp_path / name
    target.write_bytes(b"old")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600, limits[1]))
    try:
        with pytest.raises(br.FileError) as error:
            write(name, motion, tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "cannot be written: " in str(error.value)
    assert str(error.value).endswith(".\n  Make room there, or choose another place.")
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".h"] == [name]


@every_writer
def test_files_that_take_the_place_of_others(name, motion, tmp_path):
    """The new file has the permissions of the old one, and one that was not there those that all new files have."""
    write(name, motion, tmp_path)
    (tmp_path / "usual").touch()
    assert (tmp_path / name).stat().st_mode == (tmp_path / "usual").stat().st_mode
    (tmp_path / name).write_bytes(b"old")
    (tmp_path / name).chmod(0o640)
    write(name, motion, tmp_path)
    assert (tmp_path / name).read_bytes() != b"old"
    assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o640


@pytest.mark.parametrize("name", ["a.nc", "a.csv", "a.parquet", "a.html", "a.png", "a.yaml"])
def test_folders_that_are_not_there(name, motion, tmp_path):
    """The place, the reason and the remedy, without a word of the libraries below."""
    with pytest.raises(br.FileError) as error:
        write(name, motion, tmp_path / "no")
    place = tmp_path / "no" / name
    assert (
        str(error.value) == f"{place} cannot be written: No such file or directory.\n  Choose a folder that exists."
    )


@pytest.mark.parametrize("name", ["a.nc", "a.csv", "a.parquet", "a.html", "a.png", "a.yaml"])
def test_folders_in_the_place_of_files(name, motion, tmp_path):
    """A folder is not replaced."""
    (tmp_path / name).mkdir()
    with pytest.raises(br.FileError) as error:
        write(name, motion, tmp_path)
    assert str(error.value) == f"{tmp_path / name} cannot be written: Is a directory.\n  Choose another place."


def test_an_exception_while_writing(tmp_path):
    """Ctrl-C, too, leaves the old file and nothing else."""
    target = tmp_path / "a.txt"
    target.write_text("old")

    def press():
        with replacing(target) as beside:
            beside.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        press()
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_links_and_devices(tmp_path):
    """A link stays a link to what is new; a device is written to, and not replaced."""
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("real.txt")
    write_text(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"
    write_text("/dev/null", "gone")
    assert not os.path.isfile("/dev/null")


@pytest.mark.skipif(os.geteuid() == 0, reason="everything may be written by root")
def test_a_file_that_may_not_be_written(tmp_path):
    """A rename would not ask; we do."""
    (tmp_path / "a.txt").write_text("old")
    (tmp_path / "a.txt").chmod(0o444)
    with pytest.raises(br.FileError, match="Permission denied"):
        write_text(tmp_path / "a.txt", "new")


def test_termination_keeps_what_was_computed(tmp_path):
    """SIGTERM in the middle of a run: exit code 143 and a results file that reads."""
    words = "run problem:pendulum --until 1e6 --out x --no-page --no-plots --quiet".split()
    program = "import bricard.cli.main as m, bricard.cli.run as r; s = r.simulate; print('ready', flush=True);"
    program += "r.simulate = lambda *a, **o: s(*a, **{**o, 'progress': lambda t, n: print(t, flush=True)}); m.main()"
    started = subprocess.Popen([sys.executable, "-c", program, *words], cwd=tmp_path, stdout=subprocess.PIPE)
    started.stdout.readline(), started.stdout.readline()  # ready, and the first time
    started.send_signal(signal.SIGTERM)
    started.communicate(timeout=60)
    assert started.returncode == 143
    assert 0 < br.load(tmp_path / "x/results.nc").t[-1] < 1e6


# -- damage -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(motion, tmp_path_factory):
    return motion.save(tmp_path_factory.mktemp("saved") / "x.nc").read_bytes()


@pytest.fixture
def results(saved, tmp_path):
    path = tmp_path / "x.nc"
    path.write_bytes(saved)
    return path


def test_every_flipped_byte_is_found(results, motion):
    """A byte that differs anywhere: damaged, or (in the mark of the checksum itself) the same solution."""
    content, draw = results.read_bytes(), random.Random(3)
    assert is_sealed(results)
    assert is_whole(results)
    for place in [*draw.sample(range(len(content)), 60), *range(len(content) - LENGTH, len(content), 7)]:
        results.write_bytes(content[:place] + bytes([content[place] ^ 1 << draw.randrange(8)]) + content[place + 1 :])
        if is_sealed(results):
            with pytest.raises(br.FileError) as error:
                br.load(results)
            changed = "its content has changed since it was written"
            assert str(error.value) == f"{results} is damaged: {changed}.\n  Simulate again."
        else:
            assert len(content) - LENGTH <= place
            assert np.array_equal(kept_values(br.load(results)), kept_values(motion))


def test_every_cut_is_found(results, motion):
    """The first part of a file is not a file."""
    content, draw = results.read_bytes(), random.Random(4)
    for length in draw.sample(range(len(content) - LENGTH), 25):
        results.write_bytes(content[:length])
        with pytest.raises(br.FileError):
            br.load(results)
    results.write_bytes(content[:-LENGTH])  # a file of an older version
    assert np.array_equal(kept_values(br.load(results)), kept_values(motion))


def without(name):
    def change(group):
        del group[name]

    return change


def kept_values(solution):
    return np.concatenate([segment.values for segment in solution.trajectory.segments])


def other_segment(**changes):
    """What the header says of the first segment."""

    def change(group):
        header = json.loads(group.attrs["header"])
        header["segments"][0].update(changes)
        group.attrs["header"] = json.dumps(header)

    return change


def other_header(**changes):
    def change(group):
        header = json.loads(group.attrs["header"])
        for path, value in changes.items():
            *parents, last = path.split("__")
            inner = header
            for parent in parents:
                inner = inner[parent]
            if value is None:
                del inner[last]
            else:
                inner[last] = value
        group.attrs["header"] = json.dumps(header)

    return change


def reshaped(name, *shape):
    def change(group):
        data = np.resize(group[name][...], shape)
        del group[name]
        group[name] = data

    return change


def other_outputs(change_one):
    def change(group):
        outputs = json.loads(zlib.decompress(group["outputs"][...].tobytes()))
        change_one(outputs)
        data = np.frombuffer(zlib.compress(json.dumps(outputs).encode()), dtype=np.uint8)
        del group["outputs"]
        group["outputs"] = data

    return change


def no_attribute(name):
    def change(group):
        del group.attrs[name]

    return change


DAMAGE = {
    "no times": without("times"),
    "no values": without("values"),
    "no certificate": without("certificate_residuals"),
    "no end": without("end"),
    "no header": no_attribute("header"),
    "no format": no_attribute("format"),
    "a header that is a number": lambda group: group.attrs.__setitem__("header", 3.0),
    "a header that is a list": lambda group: group.attrs.__setitem__("header", "[]"),
    "no kind": other_header(kind=None),
    "another kind": other_header(kind="Novel"),
    "a solution with a picture": other_header(kind="Solution"),
    "no motion": other_header(motion=None),
    "success in words": other_header(success="yes"),
    "one variable less": other_segment(variables=["A.x"]),
    "columns out of range": other_segment(positions=[99, 1, 2, 3, 4]),
    "derivatives out of range": other_segment(offsets=[9, 9, 9, 9, 9]),
    "an output less": other_segment(outputs=[]),
    "a group of strangers": other_segment(groups={"A": ["Z.x"]}),
    "no segments": other_header(segments=[]),
    "a segment that ends in words": other_segment(end="late"),
    "arrays that are not there": other_header(arrays=["times", "nothing"]),
    "too few arrays": other_header(arrays=["times"]),
    "parameters in words": other_segment(parameters={"l1": "long"}),
    "another parameter": other_segment(parameters={"l1": 1.0}),
    "no certificate numbers": other_header(certificate={}),
    "steps in words": other_header(certificate__steps="many"),
    "a picture of four dimensions": other_header(motion__picture__dimension=4),
    "a shape without name": other_header(motion__picture__shapes=[{"kind": "rod"}]),
    "times in a table": reshaped("times", 2, 3),
    "fewer times": reshaped("times", 2),
    "values in a row": reshaped("values", 12),
    "shorter polynomials": reshaped("coefficients", 2, 1, 5),
    "a certificate of another length": reshaped("certificate_regularity", 1),
    "outputs that are not an archive": reshaped("outputs", 5),
    "an operation that is not there": other_outputs(lambda one: one[0].update(operations="fly " * 3)),
    "an operation of two with one": other_outputs(
        lambda one: one[0].update(operations="add", operands=[[0, -1]], constants={}, result=one[0]["inputs"])
    ),
    "a constant out of range": other_outputs(lambda one: one[0].update(constants={"99999": 1.0})),
    "a result out of range": other_outputs(lambda one: one[0].update(result=10**6)),
    "inputs out of range": other_outputs(lambda one: one[0].update(inputs=3)),
    "a variable out of range": other_outputs(lambda one: one[0].update(derivatives=[[99, 0]])),
    "outputs that are a number": other_outputs(lambda one: one.clear()),
}


@pytest.mark.parametrize("case", DAMAGE)
def test_contents_that_contradict_each_other(case, results):
    """A file without checksum (another program has changed it) is read only if all parts fit together."""
    with h5py.File(results, "a") as file:
        DAMAGE[case](file[GROUP])
    assert not is_sealed(results)
    with pytest.raises(br.FileError) as error:
        br.load(results)
    assert str(error.value).startswith(f"{results} is damaged: ")
    assert str(error.value).endswith(".\n  Simulate again.")
    assert "\n" not in str(error.value).removesuffix("\n  Simulate again.")


def test_other_files_of_hdf5(tmp_path):
    """HDF5 of others, with a group of our name, or a variable in its place."""
    path = tmp_path / "x.nc"
    for make in (
        lambda file: file.create_dataset("x", data=[1.0]),
        lambda file: file.create_dataset(GROUP, data=[1.0]),
        lambda file: file.create_group(GROUP),
        lambda file: file.create_group(GROUP).attrs.update({"format": "one"}),
        lambda file: file.create_group(GROUP).attrs.update({"format": 1}),
    ):
        with h5py.File(path, "w") as file:
            make(file)
        with pytest.raises(br.FileError):
            br.load(path)


def test_a_large_file_is_checked_quickly(tmp_path):
    """The checksum of 50 MB takes less than a second of processor time."""
    path = tmp_path / "x"
    path.write_bytes(bytes(50_000_000) + b"\nbricard sha256 " + b"0" * 64 + b"\n")
    started = time.process_time()
    assert is_sealed(path)
    assert not is_whole(path)
    assert time.process_time() - started < 1.0
