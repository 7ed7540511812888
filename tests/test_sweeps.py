"""Sweeps: every point once, whatever happens to workers; failures are rows."""

import math
import sys

import numpy as np
import pytest

import bricard as br
from bricard.analysis.sweeping import processes

SPRING = """
PhysicalParams: {k: 100, m: 1, a: 0.1}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0]}
  Particles: {B: m}
  Collinears: {OxB: s}
  Springs: {OB: [k, 1]}
ProblemData: {tend: 2, positions: {s: 1 + a}, velocities: {s: 0}}
"""


@pytest.fixture(scope="module")
def spring():
    """A mass on a spring: s = 1 + a cos(sqrt(k/m) t)."""
    return br.Mechanism.parse(SPRING)


def test_a_grid_gives_the_closed_form(spring):
    """End, mean and root mean square of an oscillation, over stiffness and mass."""
    grid = {"k": [50.0, 80.0], "m": [1.0, 2.0, 3.0]}
    asked = {"end": "end(s)", "rms": "rms(s - 1)", "work": "integral(s'**2)", "top": "max(s')"}
    found = br.sweep(spring, grid, asked, workers=0)
    k, m = np.meshgrid(*grid.values(), indexing="ij")
    w, T = np.sqrt(k / m), 2.0
    assert found.values("end") == pytest.approx(1 + 0.1 * np.cos(w * T), rel=1e-9)
    assert found.values("rms") == pytest.approx(0.1 * np.sqrt(0.5 + np.sin(2 * w * T) / (4 * w * T)), rel=1e-9)
    assert found.values("work") == pytest.approx(0.01 * w**2 * (T / 2 - np.sin(2 * w * T) / (4 * w)), rel=1e-9)
    assert found.values("top") == pytest.approx(0.1 * w, rel=1e-9)


def test_samples_on_processes_are_those_of_this_process(spring, tmp_path):
    """Start values and parameters as samples; curves have times of their own, and the dataset holds all."""
    samples = [{"m": 1.0, "start.s": 1.2}, {"m": 2.0, "start.s": 0.9}]
    apart = br.sweep(spring, samples, ["s", "end(s)"], folder=tmp_path, workers=2, times=11)
    here = br.sweep(spring, samples, ["s", "end(s)"], workers=0, times=11)
    assert np.array_equal(apart.values("s"), here.values("s"))
    t = np.linspace(0, 2, 11)
    assert apart.values("s")[0] == pytest.approx(1 + 0.2 * np.cos(10 * t), abs=1e-9)
    data = apart.dataset()
    assert data["s"].dims == ("sample", "step")
    assert data["m"].values.tolist() == [1.0, 2.0]
    assert data["t"].values[1].tolist() == t.tolist()


def test_a_rerun_computes_what_is_missing(spring, tmp_path):
    """Points that a folder has are not computed again, also where they are points of another grid."""
    done = []
    br.sweep(spring, {"k": [50, 60]}, "end(s)", folder=tmp_path, workers=0)
    br.sweep(
        spring, {"k": [50, 60, 70]}, "end(s)", folder=tmp_path, workers=0, progress=lambda *now: done.append(now)
    )
    assert done == [(3, 3)]
    assert len(list(tmp_path.iterdir())) == 3
    br.sweep(spring, {"k": [50]}, "end(s)", folder=tmp_path, workers=0, method=br.Method(tol=1e-8))
    assert len(list(tmp_path.iterdir())) == 4


def test_failures_are_rows(spring, tmp_path):
    """A mass that is not positive fails by itself; the others do not."""
    found = br.sweep(spring, {"m": [1.0, -1.0]}, "end(s)", folder=tmp_path, workers=0)
    assert found.values("end(s)")[0] == pytest.approx(1 + 0.1 * math.cos(20), rel=1e-9)
    assert np.isnan(found.values("end(s)")[1])
    assert list(found.failures) == [1]
    assert "1 of 2 points have failed" in str(found)
    again = br.sweep(spring, {"m": [1.0, -1.0]}, "end(s)", folder=tmp_path, workers=0)
    assert again.failures == found.failures


KILLED = """
import os, signal, sys
from pathlib import Path
from bricard.analysis.sweeping import worker
own = worker.computed
def computed(job, values):
    marker = Path(sys.argv[1])
    if values["k"] == 60 and len(marker.read_text()) < int(sys.argv[2]):
        marker.write_text(marker.read_text() + "x")
        os.kill(os.getpid(), signal.SIGKILL)
    return own(job, values)
worker.computed = computed
worker.main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_worker_loses_nothing(spring, tmp_path, monkeypatch):
    """A process that gets SIGKILL at a point is started again and repeats it; all other points are there."""
    marker = tmp_path / "killed"
    marker.write_text("")
    monkeypatch.setattr(processes, "COMMAND", (sys.executable, "-c", KILLED, str(marker), "1"))
    folder = tmp_path / "points"
    found = br.sweep(spring, {"k": [50, 60, 70]}, "end(s)", folder=folder, workers=2)
    assert marker.read_text() == "x"
    assert found.values("end(s)") == pytest.approx(1 + 0.1 * np.cos(2 * np.sqrt([50, 60, 70])), rel=1e-9)
    assert sorted(path.suffix for path in folder.iterdir()) == [".json"] * 3


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_point_that_always_kills_is_a_row_that_is_tried_again(spring, tmp_path, monkeypatch):
    """It is given up after some times, and not kept: the next run repeats it."""
    marker = tmp_path / "killed"
    marker.write_text("")
    monkeypatch.setattr(processes, "COMMAND", (sys.executable, "-c", KILLED, str(marker), "3"))
    folder = tmp_path / "points"
    found = br.sweep(spring, {"k": [60]}, "end(s)", folder=folder, workers=1)
    assert found.failures[0].startswith("Its process ended 3 times, with code -9.")
    assert not list(folder.iterdir())
    again = br.sweep(spring, {"k": [60]}, "end(s)", folder=folder, workers=1)
    assert not again.failures


@pytest.mark.parametrize("workers", [0, 1])
def test_interrupting_keeps_what_there_is(spring, tmp_path, workers):
    """Ctrl-C: the sweep so far is with the exception, and in the folder."""

    def stop(done, total):
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(br.Interrupted) as stopped:
        br.sweep(spring, {"k": [50, 60, 70, 80]}, "end(s)", folder=tmp_path, workers=workers, progress=stop)
    partial = stopped.value.solution
    assert sum(np.isfinite(partial.values("end(s)"))) == 2
    assert "2 of 4 points are not computed." in str(partial)
    assert not partial.failures
    assert len(list(tmp_path.iterdir())) >= 2
    assert not br.sweep(spring, {"k": [50, 60, 70, 80]}, "end(s)", folder=tmp_path, workers=0).failures


@pytest.mark.filterwarnings("ignore")
def test_on_a_dask_cluster(spring, tmp_path):
    """A cluster of this machine, by its name and by the address of its scheduler, gives the same numbers."""
    distributed = pytest.importorskip("distributed")
    expected = 1 + 0.1 * np.cos(2 * np.sqrt([50, 60]))
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        found = br.sweep(
            spring, {"k": [50, 60]}, "end(s)", folder=tmp_path, cluster=cluster.scheduler_address, workers=1
        )
        assert found.values("end(s)") == pytest.approx(expected, rel=1e-9)
        assert len(list(tmp_path.iterdir())) == 2
        with distributed.Client(cluster) as client:
            found = br.sweep(spring, {"m": [1, -1]}, "end(s)", cluster=client)
    assert list(found.failures) == [1]


def test_plots(spring):
    """Lines, a heat map, and a family of curves."""
    found = br.sweep(spring, {"k": [50, 60], "m": [1, 2, 3]}, ["end(s)", "s"], workers=0, times=5)
    (heat, _), (lines,), (curves,) = (
        found.plot("end(s)").axes, found.plot("end(s)", kind="lines").axes, found.plot("s").axes
    )  # fmt: skip
    assert heat.collections[0].get_array().size == 6
    assert [len(line.get_xdata()) for line in lines.lines] == [2, 2, 2]
    assert len(curves.lines) == 6
    with pytest.raises(br.OptionError, match="is a curve: use kind='curves'"):
        found.plot("s", kind="lines")


REFUSED = [
    ({"kk": [1]}, "end(s)", "There is no parameter 'kk'."),
    ({}, "end(s)", "over is empty."),
    ({"k": []}, "end(s)", "There are no values for 'k'."),
    ({"k": ["soft"]}, "end(s)", "A value of 'k' is 'soft'; it must be a number."),
    (3, "end(s)", "over is 3; it must be {'l': [0.4, 0.5]}, a grid, or"),
    ([{"k": 1}, {"m": 1}], "end(s)", "Sample 1 has the parameters m."),
    ({"k": [1]}, [], "quantities is empty."),
    ({"k": [1]}, "end(s", "The quantity end(s 'end(s'"),
]


@pytest.mark.parametrize(("over", "quantities", "message"), REFUSED)
def test_what_cannot_be_swept_is_refused(spring, over, quantities, message):
    """Before anything is computed."""
    with pytest.raises(br.OptionError) as refused:
        br.sweep(spring, over, quantities, workers=0)
    assert str(refused.value).startswith(message)


def test_an_unknown_quantity_is_refused(spring):
    """With what may be meant."""
    with pytest.raises(br.SolutionError, match="'ss'"):
        br.sweep(spring, {"k": [1]}, "end(ss)", workers=0)
