"""Other machines: the engine is chosen by name, and the same input gives the same bits twice.

`make test-machines` runs the tests marked `machines` under other processors' linear algebra and other engines.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from engines import ENGINES

import bricard as br
from bricard.problems import catalogue
from bricard.taylor import engine

pytestmark = pytest.mark.machines
REMEDY = "\n  Without it the fastest engine is taken that this machine can run."


@pytest.fixture
def chosen(monkeypatch):
    """Sets BRICARD_ENGINE and forgets what was chosen before."""

    def choose(name):
        monkeypatch.setenv("BRICARD_ENGINE", name)
        engine.compiled_module.cache_clear()
        return engine.compiled_module()

    yield choose
    engine.compiled_module.cache_clear()


def bits():
    """A fingerprint of results: a start found by least squares, a singular position passed, events, QR."""
    bouncing = br.Event(lambda t, x, der: x.h, direction=-1, action=lambda t, values: {"h'": -0.8 * values["h'"]})
    ball = br.DAE("h", lambda t, x, der: [der(x.h, 2) + 9.81])
    crank = catalogue.mechanism("slidercrank")
    solutions = [
        br.simulate(catalogue.mechanism("nfourbar"), 1.1),
        br.simulate(crank, 0.5, coordinates="body"),
        br.simulate(crank, 0.5, constraints="qr", integrator="dop853"),
        br.solve_dae(ball, (0, 2), {"h": 1, "h'": 0}, events=[bouncing]),
    ]
    digest = hashlib.sha256()
    for solution in solutions:
        digest.update(np.ascontiguousarray(solution.t).tobytes())
        for name in solution.names[:8]:
            digest.update(np.ascontiguousarray(solution[name]).tobytes())
    return digest.hexdigest()


def test_the_same_input_gives_the_same_bits():
    """Twice in this process, and in another one, whose hashes of strings are different."""
    program = "import sys; sys.path.insert(0, sys.argv[1]); from test_machines import bits; print(bits())"
    other = subprocess.run(
        [sys.executable, "-c", program, str(Path(__file__).parent)],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert bits() == bits() == other.stdout.strip()


@pytest.mark.parametrize(("name", "known"), [("avx2", "compiled v3"), ("portable", "compiled")])
def test_an_engine_by_its_name(chosen, name, known):
    """An engine that this machine can run is taken; another one is refused."""
    if known in ENGINES:
        assert chosen(name).Engine is ENGINES[known]
    else:
        with pytest.raises(br.EngineError) as error:
            chosen(name)
        reason = engine.LACKING[name]
        assert (
            str(error.value)
            == f"BRICARD_ENGINE is '{name}', but that engine is not available here: {reason}.{REMEDY}"
        )


def test_numpy_by_its_name(chosen):
    """exp(-1) by the twin."""
    assert chosen("numpy") is None
    solution = br.solve_dae(br.DAE("y", lambda t, x, der: [der(x.y) + x.y]), (0, 1), {"y": 1})
    assert solution.certificate.engine == "NumPy twin"
    assert solution("y", 1.0) == pytest.approx(np.exp(-1), rel=1e-12)


def test_an_unknown_engine(chosen):
    """The names are told."""
    with pytest.raises(br.EngineError) as error:
        chosen("sse4")
    assert str(error.value) == f"BRICARD_ENGINE is 'sse4'; it must be one of avx2, portable, numpy.{REMEDY}"


def test_an_engine_that_was_not_built(chosen, monkeypatch):
    """It is said why, whatever this machine can run."""
    monkeypatch.setitem(engine.MODULES, "avx2", lambda: None)
    with pytest.raises(br.EngineError, match="it was not built, or this processor has no AVX2 and FMA"):
        chosen("avx2")
