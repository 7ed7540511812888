"""The fuzzer: a few trials of fixed seeds, and that it finds what it looks for."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("resource")  # limits and signals of Unix

from fuzz import KINDS
from fuzz.__main__ import main
from fuzz.corpus import bad_files, corpus
from fuzz.trials import Outcome, Trial, attempt
from fuzz.workers import outcomes

ROOT = Path(__file__).parent.parent


@pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")  # which is meant to be heard
@pytest.mark.parametrize(("kind", "count"), [("mechspec", 25), ("results", 15)])
def test_nothing_but_bricard_errors(kind, count, tmp_path):
    """Mutated files and damaged results: every trial ends well, or by an error in the user's words."""
    found = [attempt(Trial(kind, seed), tmp_path, lambda: "") for seed in range(count)]
    assert {outcome.what for outcome in found} == {"accepted", "refused"}, [
        one for one in found if one.what == "error"
    ]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kind", KINDS)
def test_a_trial_is_its_seed(kind, tmp_path):
    """The same seed makes the same file, in this process and in another; another seed makes another."""
    program = "import sys, fuzz.trials as f, pathlib; f.Trial(sys.argv[1], 7).write(pathlib.Path(sys.argv[2]))"
    (tmp_path / "there").mkdir()
    subprocess.run([sys.executable, "-c", program, kind, tmp_path / "there"], cwd=ROOT, check=True)
    here, _ = Trial(kind, 7).write(tmp_path)
    if kind != "results":  # these begin with a run of the machine that they are made on
        assert (tmp_path / "there" / here.name).read_bytes() == here.read_bytes()
    assert Trial(kind, 8).write(tmp_path)[0].read_bytes() != here.read_bytes()


def test_texts_to_start_from():
    """Built-in mechanisms, pages and tests; those with mistakes apart."""
    assert len(corpus()) > 100
    assert len(bad_files()) > 50


BROKEN = """\
ENDING = ".txt"
def make(random):
    return b"x"
def use(path, random):
    {}
"""
ATTACKS = {
    "error": "raise KeyError('lost')",
    "hang": "while True: pass",
    "crash": "import os; os.abort()",
    "noise": "print('well')",
    "accepted": "pass",
    "refused": "import bricard; raise bricard.OptionError('no')",
}


@pytest.mark.parametrize("what", ATTACKS)
def test_what_it_finds(what, tmp_path, monkeypatch):
    """Exceptions, endless loops, crashes and stray prints are told apart, and the next trial goes on."""
    (tmp_path / "attacks.py").write_text(BROKEN.format(ATTACKS[what]))
    monkeypatch.syspath_prepend(tmp_path)
    found = list(outcomes([Trial("attacks", k) for k in range(2)], jobs=1, limit=0.5, until=time.monotonic() + 60))
    assert [one.what for one in found] == [what] * 2


def test_findings_are_kept(tmp_path, capsys, monkeypatch):
    """The file, the traceback and how to run it again; exit code 1."""
    bad = Outcome(Trial("mechspec", 5), "error", 'File "/x/bricard/a.py", line 3, in f\nKeyError: 1')
    monkeypatch.setattr("fuzz.__main__.outcomes", lambda *a, **o: iter([bad]))
    assert main(["--seconds", "1", "--seed", "1", "--out", str(tmp_path)]) == 1
    assert "bricard/a.py:3 in f: KeyError: 1" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {"mechspec-5.yaml", "mechspec-5.yaml.error.txt"}
    assert "python -m fuzz --replay mechspec:5" in (tmp_path / "mechspec-5.yaml.error.txt").read_text()
