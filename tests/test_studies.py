"""Studies: from files and from the command line."""

import json

import jsonschema
import numpy as np
import pytest
from typer.testing import CliRunner

import bricard as br
from bricard.analysis.studies.reading import read_study
from bricard.analysis.studies.words import Study
from bricard.cli import main
from bricard.mechanism.schema import schema
from bricard.spec.text import read_text

BALANCER = """
Title: Balanced arm
PhysicalParams: {k: 20, a: 0.3}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], H: [0, a], y: [0, 1]}
  Rods: {OA: [0.8, 3]}
  Points: {S: O + 5/8*(A - O)}
  Springs: {HS: [k, 0]}
  Angles: {theta: [y, OA]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {theta: 1}, velocities: {theta: 0}}
"""
STUDY = """
Mechanism: arm.yaml
Optimise:
  over: {k: [0, 200]}
  minimise: integral(motor.theta**2)
  at:
    theta: {from: 0, to: pi, count: 33}
Sweep:
  over: {k: [0, 40], a: {from: 0.2, to: a, count: 2}}
  quantities: [end(theta), theta]
  folder: points
  workers: 0
Identify:
  data: run.csv
  columns: {t: time, theta: enc}
  over: [k, start.theta]
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with a mechanism, a study and measurements of the mechanism with k = 40, released at 0.9."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "arm.yaml").write_text(BALANCER, encoding="utf-8")
    (tmp_path / "study.yaml").write_text(STUDY, encoding="utf-8")
    motion = br.simulate(br.Mechanism.parse(BALANCER, k=40).starting({"theta": 0.9}, fixed="theta"), 1)
    t = np.linspace(0, 1, 41)
    lines = [f"{a!r},{b!r}" for a, b in zip(t.tolist(), motion("theta", t).tolist(), strict=True)]
    (tmp_path / "run.csv").write_text("time,enc\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return tmp_path


def run(*arguments, code=0):
    """What the program prints."""
    result = CliRunner().invoke(main.app, arguments)
    assert result.exit_code == code, result.output
    return result.output


def test_optimise(folder):
    """By the study: k a b = m g l/2; the optimum is a mechanism of its own."""
    told = run("optimise", "study.yaml", "--out", "best")
    assert "This is a local optimum" in told
    assert br.Mechanism.load(folder / "best" / "optimum.yaml").parameters["k"] == pytest.approx(78.48, rel=1e-8)
    assert {path.name for path in (folder / "best").iterdir()} == {
        "optimum.yaml",
        "optimum.html",
        "history.png",
        "optimise.csv",
    }


def test_options_go_before_the_study(folder):
    """Other bounds, from the command line."""
    found = json.loads(run("optimise", "study.yaml", "--over", "k=0:50", "--json"))
    assert found["parameters"]["k"] == pytest.approx(50, rel=1e-6)
    assert found["active"] == ["k"]


def test_optimise_without_a_study(folder):
    """All in options."""
    command = "optimise arm.yaml --over a=0.1:1 --minimise integral(motor.theta**2) --at theta=0:pi:33 --set k=60"
    found = json.loads(run(*command.split(), "--subject-to", "a <= 0.5", "--json"))
    assert found["parameters"]["a"] == pytest.approx(0.3924, rel=1e-8)
    assert found["constraints"]["a <= 0.5"] == pytest.approx(0.1076, rel=1e-6)


def test_identify(folder):
    """What the measurements were made with comes back."""
    found = json.loads(run("identify", "study.yaml", "--out", "fit", "--json"))
    assert found["parameters"] == pytest.approx({"k": 40, "start.theta": 0.9}, rel=1e-7)
    fitted = br.Mechanism.load(folder / "fit" / "fit.yaml")
    assert fitted.start.positions["theta"] == pytest.approx(0.9)


def test_sweep(folder):
    """All combinations; a second run takes them from the folder."""
    found = json.loads(run("sweep", "study.yaml", "--json", "--out", "told"))
    assert [(one["k"], one["a"]) for one in found["points"]] == [(0, 0.2), (0, 0.3), (40, 0.2), (40, 0.3)]
    assert len(list((folder / "points").iterdir())) == 4
    own = br.simulate(br.Mechanism.parse(BALANCER, k=40), 1)
    assert found["points"][3]["end(theta)"] == pytest.approx(own["theta"][-1], rel=1e-8)
    assert "4 points" not in run("sweep", "study.yaml", "-q")


def test_a_search_that_fails_is_told(folder):
    """Exit code 3, and what was not met."""
    told = run("optimise", "study.yaml", "--subject-to", "k <= 5", "--subject-to", "k >= 10", code=3)
    assert "not met" in told


MISTAKES = [
    ("Mechanism: arm.yaml\nOptimise: {ovr: {}, minimise: k}\n", "s.yaml:2:12: unknown word 'ovr' in 'Optimise'"),
    ("Mechanism: arm.yaml\nOptimise: {over: {k: 3}, minimise: k}\n", "s.yaml:2:22: a list of numbers is wanted here"),
    (
        "Mechanism: arm.yaml\nSweep: {over: {k: {from: 1, to: 2, count: 1.5}}, quantities: s}\n",
        "s.yaml:2:19: count is",
    ),
    ("Mechanism: arm.yaml\nSweep: {over: {k: [1 +]}, quantities: s}\n", "s.yaml:2:"),
    ("Mechanism: arm.yaml\nIdentify: {data: a.csv, over: k, gaps: fill}\n", "s.yaml:2:40: gaps is 'fill'"),
    ("Mechanism: arm.yaml\nSweeep:\n", "s.yaml:2:1: unknown word 'Sweeep'\n  Did you mean 'Sweep'?"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES)
def test_mistakes_have_places(text, message):
    """Line, column, finding and remedy."""
    source = read_text(text, "s.yaml")
    with pytest.raises(br.SpecError) as refused:
        read_study(source.data, source)
    assert str(refused.value).startswith(message)


def test_questions_that_are_not_asked(folder):
    """A section that a study does not have, and a mechanism that it does not name."""
    (folder / "empty.yaml").write_text("Mechanism: arm.yaml\n", encoding="utf-8")
    assert "The study does not say what to optimise" in run("optimise", "empty.yaml", code=1)
    (folder / "lost.yaml").write_text("Sweep: {over: {k: [1]}, quantities: theta}\n", encoding="utf-8")
    assert "the study names no mechanism" in run("sweep", "lost.yaml", code=1)
    assert "bricard optimise needs --over.\n  Write it as in --over l=0.5:2, or" in run(
        "optimise", "arm.yaml", "--minimise", "k", code=1
    )


def test_the_schema_takes_the_study():
    """What editors check is what the reader takes."""
    made = schema(Study, "bricard study")
    jsonschema.Draft202012Validator.check_schema(made)
    validator = jsonschema.Draft202012Validator(made)
    assert not list(validator.iter_errors(read_text(STUDY).data))
    assert list(validator.iter_errors({"Optimise": {"ovr": {}}}))
    assert json.loads(run("schema", "--study"))["title"] == "bricard study"
