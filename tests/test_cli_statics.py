"""Commands that tell where a mechanism rests and how it vibrates."""

import csv
import json

import pytest
from small_motions import ABSORBER, ABSORBER_RESPONSE, HENCKY, hencky
from typer.testing import CliRunner

from bricard.cli.main import app


@pytest.fixture
def bricard(tmp_path, monkeypatch):
    """Runs a command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "absorber.yaml").write_text(ABSORBER)
    (tmp_path / "column.yaml").write_text(hencky(3).text())

    def invoke(*arguments, code=0):
        result = CliRunner().invoke(app, list(arguments))
        assert result.exit_code == code, (result.stdout, result.stderr, result.exception)
        return result

    return invoke


def test_branches_of_a_column_are_followed_and_drawn(bricard, tmp_path):
    """The critical force in the table; a plot; bad ranges are told."""
    told = json.loads(bricard("equilibrium", "column.yaml", "--over", "P=5:10", "--plot", "b.svg", "--json").stdout)
    assert [row["P"] for row in told["rows"] if row["kind"] == "bifurcation"] == pytest.approx([HENCKY[3]])
    assert (tmp_path / "b.svg").exists()
    assert "Write it as in --over P=0:20" in bricard("equilibrium", "column.yaml", "--over", "P", code=1).stderr
    assert "Leave out --all" in bricard("equilibrium", "absorber.yaml", "--all", "--plot", "x.png", code=1).stderr


def test_a_response_is_written_in_full(bricard, tmp_path):
    """As a table with all digits, at the frequencies that are asked for."""
    arguments = ("--input", "push.A.x", "--output", "A.x", "--frequencies", "1:20", "--points", "2", "--csv", "r.csv")
    bricard("response", "absorber.yaml", *arguments, "-q")
    with (tmp_path / "r.csv").open() as file:
        head, *rows = csv.reader(file)
    assert head == ["w rad/s", "|H| A.x/push.A.x", "arg H A.x/push.A.x"]
    assert [float(x) for x in rows[-1]][1:] == pytest.approx(ABSORBER_RESPONSE[20][:2], rel=1e-10)
    assert (
        "bricard response needs --output.\n  Name what answers, as in --output A.x."
        in bricard("response", "absorber.yaml", code=1).stderr
    )
    assert (
        "--frequencies 1:100"
        in bricard("response", "absorber.yaml", "--output", "A.x", "--frequencies", "x", code=1).stderr
    )


def test_modes_are_told_and_shown(bricard, tmp_path):
    """A page with a slider; what is not there is told."""
    found = json.loads(bricard("modes", "absorber.yaml", "--html", "m.html", "--mode", "2", "--json").stdout)
    assert found["stable"]
    assert len(found["rows"]) == 2
    assert '"rest":{' in (tmp_path / "m.html").read_text()
    assert "There is no mode 9" in bricard("modes", "absorber.yaml", "--html", "x.html", "--mode", "9", code=1).stderr
    assert "Choose rest or start" in bricard("modes", "absorber.yaml", "--at", "noon", code=1).stderr


def test_a_run_starts_at_rest(bricard):
    """By an option of `bricard run`."""
    told = bricard("run", "absorber.yaml", "--start", "equilibrium", "--no-page", "--no-plots")
    assert "reached t = 1" in told.stdout
