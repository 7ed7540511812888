"""The command line: what it prints where, which files it writes, and how it ends."""

import csv
import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
from types import SimpleNamespace

import jsonschema
import numpy as np
import pytest
from thrown_disc import thrown_disc
from typer.main import get_command
from typer.testing import CliRunner

import bricard as br
from bricard.cli import completion
from bricard.cli import main as commands
from bricard.cli import run as running
from bricard.cli.main import app
from bricard.problems import catalogue

ANSI = "\x1b["
COMMANDS = (
    "run",
    "check",
    "compare",
    "equations",
    "kinematics",
    "inverse",
    "equilibrium",
    "modes",
    "response",
    "optimise",
    "identify",
    "sweep",
    "show",
    "plot",
    "animate",
    "problems",
    "new",
    "schema",
)
TEMPLATES = ("fourbar", "pendulum", "slidercrank", "spatial")
LEAN = ("--no-page", "--no-plots")


@pytest.fixture
def bricard(tmp_path, monkeypatch):
    """Runs a command in an empty folder; checks the exit code."""
    monkeypatch.chdir(tmp_path)

    def invoke(*arguments, code=0):
        result = CliRunner().invoke(app, [str(a) for a in arguments])
        assert result.exit_code == code, (result.stdout, result.stderr, result.exception)
        assert ANSI not in result.output
        return result

    return invoke


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """The folder of a run of a slider-crank."""
    folder = tmp_path_factory.mktemp("saved")
    command = ["run", "problem:slidercrank", "--until", "1", "--out", str(folder), "--quiet", *LEAN]
    assert CliRunner().invoke(app, command).exit_code == 0
    return folder


@pytest.fixture
def results(bricard, saved, tmp_path):
    """Saved results of a slider-crank, in the present folder."""
    shutil.copytree(saved, tmp_path / "out")
    return "out/results.nc"


def test_long_tables(bricard):
    """A table shows its first rows and all energies; --all shows the rest."""
    short = bricard("run", "problem:andrews", "--until", "0.001", *LEAN).stdout
    long = bricard("run", "problem:andrews", "--until", "0.001", "--all", *LEAN).stdout
    assert "shown by --all" in short
    assert "energy.total" in short
    assert "shown by --all" not in long
    assert len(long.splitlines()) > len(short.splitlines())


@pytest.mark.parametrize("name", ["andrews", "bouncing_balls", "double_wishbone", "pendulum"])
def test_a_run_fits_a_screen_before_its_details(bricard, name):
    """Outcome, values with all energies, residuals and files: within 80 columns and 24 lines, then the details."""
    lines = [
        line.rstrip()
        for line in bricard("run", f"problem:{name}", "--until", "0.1", "--no-plots").stdout.splitlines()
    ]
    end = next(number for number, line in enumerate(lines) if line.startswith("engine "))
    assert max(map(len, lines)) <= 80
    assert end <= 23  # a line is left for the prompt
    told = "\n".join(lines[:end])
    for word in (
        "reached t = 0.1.",
        "energy.kinetic",
        "energy.potential",
        "energy.total",
        "residuals ",
        "animation ",
    ):
        assert word in told


def test_the_page_is_opened(bricard, monkeypatch):
    """--open hands the page to the browser, and needs a page."""
    opened = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    bricard("run", "problem:pendulum", "--until", "0.1", "--no-plots", "--open")
    assert opened[0].startswith("file://")
    assert opened[0].endswith("pendulum/animation.html")
    assert "--open needs" in bricard("run", "problem:pendulum", *LEAN, "--open", code=1).stderr


def test_a_file_is_run_again_when_it_is_saved(tmp_path):
    """--watch tells what is wrong with a file, and runs it again once it is right."""
    file, right = tmp_path / "my.yaml", catalogue.text("pendulum")
    file.write_text(right.replace("Dimension", "Dimensions"))
    command = [sys.executable, "-u", "-m", "bricard.cli", "run", "my.yaml", "--until", "0.1", "--watch", *LEAN]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
        seen = lines_until(run, "Watching")
        assert "Did you mean 'Dimension'?" in seen
        file.write_text(right)
        assert "reached t = 0.1" in lines_until(run, "Watching")
        run.send_signal(signal.SIGINT)
        assert run.wait(20) == 0


def lines_until(process, word):
    """What a process prints up to a line with a word."""
    lines = []
    for line in process.stdout:
        lines.append(line)
        if word in line:
            break
    return "".join(lines)


@pytest.mark.parametrize("start", ["fourbar", "planetary_gear", "problem:planetary_gear"])
def test_new_files(bricard, tmp_path, start):
    """A file that begins as another can be run, and none is written over."""
    bricard("new", "--from", start, "my.yaml")
    bricard("check", "my.yaml")
    assert "is there already" in bricard("new", "--from", start, "my.yaml", code=1).stderr


def test_new_files_that_cannot_be(bricard):
    """What is missing is told."""
    assert "into which file" in bricard("new", "--from", "fourbar", code=1).stderr
    assert "planetary_gear" in bricard("new", "--from", "planetarygear", "my.yaml", code=1).stderr


# -- run ----------------------------------------------------------------------------------------------------------


def test_a_run_writes_results_plots_and_the_page(bricard, tmp_path):
    """A run without options makes a folder named after the mechanism, and tells what is in it."""
    told = bricard("run", "problem:pendulum", "--until", 2)
    files = {path.name for path in (tmp_path / "pendulum").iterdir()}
    assert files == {"results.nc", "animation.html", "motion.png", "energy.png"}
    assert told.stderr == ""
    assert told.stdout.startswith("Pendulum: reached t = 2.\n")
    assert all(f"pendulum/{name}" in told.stdout for name in files)
    assert re.search(r"A\.x +10 +\S+ +m", told.stdout)
    assert "energy balance      kept within" in told.stdout


def test_the_results_are_the_solution(bricard, tmp_path):
    """The file holds what simulate() gives, with the options of the command."""
    bricard(
        "run", "problem:slidercrank", "--tol", "1e-12", "--until", 2, "--set", "l1=0.5", "--out", "b", "-q", *LEAN
    )
    expected = br.simulate(catalogue.mechanism("slidercrank", l1=0.5), 2, tol=1e-12)
    loaded = br.load(tmp_path / "b/results.nc")
    t = np.linspace(0, 2, 30)
    assert np.array_equal(loaded("A", t), expected("A", t))
    assert loaded.certificate.tolerance == 1e-12


def test_options_of_the_solver(bricard, tmp_path):
    """Order, precision and the comparison run arrive."""
    options = ("--order", 16, "--long-double", "--estimate-error", "--until", 1, "--out", "x", "-q", *LEAN)
    bricard("run", "problem:pendulum", *options)
    certificate = br.load(tmp_path / "x/results.nc").certificate
    assert (certificate.order, certificate.precision) == (16, "long double")
    assert max(certificate.error.values()) < 1e-8


def test_quiet_prints_nothing(bricard):
    """--quiet leaves files only."""
    assert bricard("run", "problem:pendulum", "--until", 1, "--quiet", *LEAN).output == ""
    assert bricard("check", "problem:pendulum", "-q").output == ""


def test_json_is_all_that_is_printed(bricard, tmp_path):
    """One object, with the values at the end; nothing on the error channel."""
    told = bricard("run", "problem:pendulum", "--until", 1, "--json", *LEAN)
    data = json.loads(told.stdout)
    assert told.stderr == ""
    assert data["success"] is True
    assert (data["title"], data["end"]) == ("Pendulum", 1.0)
    assert data["files"] == {"results": "pendulum/results.nc"}
    loaded = br.load(tmp_path / "pendulum/results.nc")
    assert data["values"] == {name: float(loaded[name][-1]) for name in loaded.names}
    assert data["steps"] == loaded.certificate.steps


@pytest.mark.parametrize("value", ["2*5", "sqrt(100)", "10", "1e1"])
def test_settings_may_be_expressions(bricard, value):
    """--set takes what a file would."""
    data = json.loads(bricard("run", "problem:pendulum", "--set", f"l={value}", "--json", *LEAN).stdout)
    assert data["values"]["A.x"] == pytest.approx(-7.0559097, abs=1e-6)


def test_several_settings(bricard):
    """Each is used; a later one may use the parameters' names."""
    told = bricard("check", "problem:pendulum", "--set", "l=2", "--set", "m=3*l")
    assert "l = 2, m = 6" in told.stdout


@pytest.mark.parametrize("form", ["csv", "nc", "parquet"])
def test_formats(bricard, tmp_path, form):
    """--format chooses the file of the results."""
    if form == "parquet":
        pytest.importorskip("pyarrow")
    bricard("run", "problem:pendulum", "--until", 1, "--format", form, "-q", *LEAN)
    assert [path.name for path in (tmp_path / "pendulum").iterdir()] == [f"results.{form}"]
    if form == "csv":
        with (tmp_path / "pendulum/results.csv").open() as file:
            assert next(csv.reader(file))[:2] == ["time [s]", "A.x [m]"]


def test_a_run_that_stops_early_writes_what_it_has(bricard, tmp_path):
    """At tolerance 1e-12 the four-bars cannot pass their flat position: exit code 3, results up to there."""
    told = bricard("run", "problem:nfourbar", "--tol", "1e-12", code=3)
    assert told.stderr.startswith("The run stopped at t = 0.714")
    assert "Try: precision='long double'" in told.stderr
    loaded = br.load(tmp_path / "nfourbar/results.nc")
    assert not loaded.success
    assert loaded.t[-1] == pytest.approx(0.7143, abs=1e-3)
    assert {path.name for path in (tmp_path / "nfourbar").iterdir()} >= {"animation.html", "motion.png"}


def test_a_run_from_a_singular_start_says_why(bricard, tmp_path):
    """Not that the solution holds no step, but that three rods are stretched."""
    text = """
Dimension: 2
PartData: {Fixed: {O: [0, 0], C: [3, 0]}, Rods: {OA: [1, 1], AB: [1, 1], BC: [1, 1]}}
ProblemData: {tend: 5, positions: {A: [1, 0], B: [2, 0]}}
"""
    (tmp_path / "flat.yaml").write_text(text)
    told = bricard("run", tmp_path / "flat.yaml", code=1)
    assert "OA and AB are in line" in told.stderr
    assert "no step" not in told.stderr


def test_json_of_a_run_that_stops_early(bricard):
    """Standard output is JSON all the same."""
    told = bricard("run", "problem:nfourbar", "--tol", "1e-12", "--json", *LEAN, code=3)
    assert json.loads(told.stdout)["success"] is False


def test_an_interrupted_run_writes_what_it_has(bricard, tmp_path, monkeypatch):
    """Ctrl-C: exit code 130, and the results so far are in the folder."""

    def interrupted(mechanism, end, **options):
        raise br.Interrupted(br.simulate(mechanism, end / 4))

    monkeypatch.setattr(running, "simulate", interrupted)
    bricard("run", "problem:pendulum", "--until", 8, *LEAN, code=130)
    assert br.load(tmp_path / "pendulum/results.nc").t[-1] == 2.0


WRONG = {
    "missing file": (
        ["run", "nope.yaml"],
        "nope.yaml: there is no such file\n",
    ),
    "name of a problem": (
        ["run", "pendulum"],
        "pendulum: there is no such file.\n  The built-in mechanism is called problem:pendulum.\n",
    ),
    "unknown problem": (
        ["run", "problem:pendulm"],
        "There is no built-in mechanism 'pendulm'.\n  Did you mean 'pendulum'?\n",
    ),
    "unknown parameter": (
        ["run", "problem:pendulum", "--set", "L=1"],
        "problem:pendulum:4:17: there is no parameter 'L' that could be set\n  Did you mean 'l'?\n",
    ),
    "parameter without value": (
        ["run", "problem:pendulum", "--set", "l"],
        "--set l: a setting is a name, = and a value.\n  Write it as in --set l1=0.5.\n",
    ),
    "impossible value": (
        ["check", "problem:pendulum", "--set", "l=1/0"],
        "problem:pendulum:4:18: with l = '1/0': division by zero\n  Check the values of the parameters.\n",
    ),
    "unknown format": (
        ["run", "problem:pendulum", "--format", "xls"],
        "--format xls: there is no such format.\n  Choose one of nc, csv, parquet.\n",
    ),
    "tolerance": (
        ["run", "problem:pendulum", "--tol", "-1"],
        "tol is -1.0; it must lie between 1e-16 and 0.1.\n",
    ),
    "span": (
        ["run", "problem:pendulum", "--until", "0"],
        "The time span is (0.0, 0.0); it must be (start, end), two different finite numbers.\n",
    ),
    "unknown template": (
        ["new", "fourbr"],
        "There is no template 'fourbr'.\n  Did you mean 'fourbar'?\n",
    ),
    "unknown problem to print": (
        ["problems", "bricrad"],
        "There is no built-in mechanism 'bricrad'.\n  Did you mean 'bricard'?\n",
    ),
    "missing results": (
        ["plot", "nope.nc", "A"],
        "nope.nc: there is no such file.\n  Write one with solution.save(path).\n",
    ),
    "missing results to animate": (
        ["animate", "nope.nc"],
        "nope.nc: there is no such file.\n  Write one with solution.save(path).\n",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input(bricard, case):
    """Exit code 1; the message is on the error channel, and nothing else is anywhere."""
    arguments, message = WRONG[case]
    told = bricard(*arguments, code=1)
    assert told.stderr == message
    assert told.stdout == ""


@pytest.mark.parametrize("case", [case for case in WRONG if WRONG[case][0][0] in ("run", "check", "problems")])
def test_wrong_input_as_json(bricard, case):
    """With --json the same message and exit code, as an object on the output channel."""
    arguments, message = WRONG[case]
    told = bricard(*arguments, "--json", code=1)
    assert json.loads(told.stdout)["error"]["message"] == message.rstrip("\n")
    assert told.stderr == ""


def test_mistakes_in_a_file_as_json(bricard, tmp_path):
    """Each finding with its remedy."""
    (tmp_path / "my.yaml").write_text("Dimension: 2\nPartData:\n  Rodds: {OA: [1, 1]}\n")
    error = json.loads(bricard("check", "my.yaml", "--json", code=1).stdout)["error"]
    assert error["kind"] == "SpecError"
    assert error["message"].startswith("my.yaml:3:3: ")
    assert error["findings"] == [{"finding": "unknown word 'Rodds' in 'PartData'", "remedy": "Did you mean 'Rods'?"}]


def test_wrong_files_are_told_with_their_places(bricard, tmp_path):
    """File, line, column, finding, remedy."""
    (tmp_path / "my.yaml").write_text("Dimension: 2\nPartData:\n  Rodds: {OA: [1, 1]}\n")
    told = bricard("check", "my.yaml", code=1)
    assert told.stderr.startswith("my.yaml:3:3: ")
    assert "Did you mean 'Rods'?" in told.stderr


def test_places_that_cannot_be_written(bricard, tmp_path):
    """A file where the folder should be is told before the run."""
    (tmp_path / "taken").write_text("")
    for place in ("taken", "taken/deeper"):
        told = bricard("run", "problem:pendulum", "--until", 1e9, "--out", place, code=1)
        assert told.stderr == f"{place} cannot be written: Not a directory.\n  Choose a folder that exists.\n"


@pytest.mark.parametrize("way", [[], ["--coordinates", "relative", "--option", "cut=A"]], ids=["natural", "relative"])
def test_an_unknown_plot_is_told_before_the_run(bricard, tmp_path, way):
    """A typing error in --plot costs no time; names of the mechanism, points and derivatives are fine."""
    told = bricard("run", "problem:slidercrank", "--until", 1e9, "--plot", "A", "--plot", "A.z", *way, code=1)
    assert told.stderr == "--plot A.z: there is no such name.\n  Did you mean 'A.y'?\n"
    assert not list(tmp_path.iterdir())
    bricard("run", "problem:slidercrank", "--until", 0.1, "--plot", "A", "--plot", "B.x'", *way, "-q")
    assert (tmp_path / "slidercrank/animation.html").exists()


def test_saved_results_are_told(bricard, results):
    """Values and certificate, as a run tells them."""
    told = bricard("show", results).output
    assert "violated by at most" in told
    assert "contact" not in told


def test_contacts_are_told_within_eighty_columns(bricard, tmp_path):
    """A line for each contact and each of the first impacts."""
    thrown_disc().save(tmp_path / "disc.nc")
    lines = bricard("show", "disc.nc").output.splitlines()
    (row,) = [line.split() for line in lines if line.startswith("C/wall")]
    assert row == ["C/wall", "1", "0", "s", "0", "free"]
    table = lines[next(i for i, line in enumerate(lines) if line.startswith("contact  ")) :]
    assert max(map(len, table)) <= 80
    assert sum(line.split()[1:2] == ["C/floor"] for line in table) + 1 >= 12
    assert bricard("plot", "disc.nc", "modes").output == "modes.png\n"
    assert bricard("plot", "disc.nc", "C/floor", "--kind", "contact_forces").output == "contact_forces-C-floor.png\n"


# -- check, problems, new, schema ---------------------------------------------------------------------------------


def test_check_reports(bricard):
    """The table of coordinates and constraints, and the redundant one of Bricard's linkage."""
    told = bricard("check", "problem:bricard").stdout
    assert "12 coordinates - 11 constraints = 1 degree of freedom" in told
    assert "redundant: P4P5a4a5.a5.2, of the revolute joint P5 a5 (ground, P4P5a4a5)" in told


def test_check_as_json(bricard):
    """Names and counts agree with each other."""
    data = json.loads(bricard("check", "problem:bricard", "--json").stdout)
    assert data["degrees_of_freedom"] == len(data["coordinates"]) - len(data["constraints"]) == 1
    assert data["redundant"] == ["P4P5a4a5.a5.2"]
    assert data["dimension"] == 3


def test_check_refuses_what_cannot_be_assembled(bricard, tmp_path):
    """Exit code 1 and the reason."""
    text = bricard("new", "fourbar").stdout.replace("coupler: 0.8", "coupler: 0.02")  # 0.62 + 0.25 < 0.9
    (tmp_path / "my.yaml").write_text(text)
    assert bricard("check", "my.yaml", code=1).stderr.startswith("This mechanism cannot be assembled")


def test_problems_are_listed_and_printed(bricard):
    """One line a mechanism, unbroken where programs read it; the file of one as it is."""
    lines = bricard("problems").stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(catalogue.names())
    assert max(map(len, lines)) <= 80
    told = bricard("problems", "--all").stdout.splitlines()
    assert [line.split()[0] for line in told[1:]] == list(catalogue.names())
    assert "rope" in next(line for line in told if line.startswith("block_and_tackle"))
    data = json.loads(bricard("problems", "--json").stdout)
    assert [one["name"] for one in data] == list(catalogue.names())
    assert all(one["title"] and one["description"] for one in data)
    for argument in ("scissor_lift", "problem:scissor_lift"):
        assert bricard("problems", argument).stdout == catalogue.text("scissor_lift")


def test_templates_are_listed(bricard):
    """Without a name the list of them."""
    assert bricard("new").stdout.split() == list(TEMPLATES)


@pytest.mark.parametrize("template", TEMPLATES)
def test_templates_run_to_their_ends(bricard, tmp_path, template):
    """A new file is a mechanism that moves; its energy is accounted for."""
    (tmp_path / "my.yaml").write_text(bricard("new", template).stdout)
    data = json.loads(bricard("run", "my.yaml", "--json", *LEAN).stdout)
    assert data["success"]
    assert data["end"] == br.Mechanism.load(tmp_path / "my.yaml").start.end
    assert data["energy_balance"] < 1e-7
    assert data["largest_residual"] < 1e-9


def test_the_schema_is_a_schema(bricard):
    """It is valid JSON Schema, and the templates follow it."""
    schema = json.loads(bricard("schema").stdout)
    jsonschema.Draft202012Validator.check_schema(schema)


# -- plot and animate ---------------------------------------------------------------------------------------------

PLOTTED = {
    "names": (["A.x", "B.x"], "history-A.x-B.x.png"),
    "a point": (["A"], "history-A.png"),
    "nothing": ([], "history.png"),
    "a derivative": (["A.x'"], "history-A.xp.png"),
    "energy": (["energy"], "energy.png"),
    "steps": (["steps"], "steps.png"),
    "violations": (["--kind", "violations"], "violations.png"),
    "mechanism": (["mechanism"], "mechanism.png"),
    "phase": (["A.x", "A.x'", "--kind", "phase"], "phase-A.x-A.xp.png"),
    "path": (["A", "--kind", "path"], "path-A.png"),
    "reactions": (["A", "--kind", "reactions"], "reactions-A.png"),
    "spectrum": (["A.x", "--kind", "spectrum"], "spectrum-A.x.png"),
}


@pytest.mark.parametrize("case", PLOTTED)
def test_kinds_of_plots(bricard, results, tmp_path, case):
    """Beside the results, under a name that says what it is."""
    arguments, name = PLOTTED[case]
    assert bricard("plot", results, *arguments).stdout == f"out/{name}\n"
    assert (tmp_path / "out" / name).read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(("ending", "start"), [("pdf", b"%PDF"), ("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_formats_of_plots(bricard, results, tmp_path, ending, start):
    """By the ending of --out."""
    told = bricard("plot", results, "A.x", "B.x", "--out", f"motion.{ending}", "--quiet")
    assert told.output == ""
    assert (tmp_path / f"motion.{ending}").read_bytes().startswith(start)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["A.q"], "Did you mean 'A.y'?"),
        (["A", "--kind", "histry"], "--kind histry: there is no such plot.\n  Choose one of history, phase, path, "),
        (["--kind", "compare"], "--kind compare: there is no such plot.\n"),
        (["A.x", "--kind", "phase"], "As in: bricard plot results.nc A.x A.x' --kind phase\n"),
        (["A.x", "--kind", "energy"], "--kind energy: it takes no names, not 1.\n"),
        (["A", "--out", "x.txt"], "'x.txt' does not end in .png, .svg, .pdf.\n"),
        (["A", "--out", "no/x.png"], "no/x.png cannot be written: No such file or directory.\n"),
    ],
)
def test_plots_that_cannot_be(bricard, results, arguments, message):
    """What is wrong, and what there is."""
    told = bricard("plot", results, *arguments, code=1)
    assert message in told.stderr
    assert told.stdout == ""


def test_pages(bricard, results, tmp_path):
    """The page is written beside the results, or where it is wanted."""
    assert bricard("animate", results).stdout == "out/animation.html\n"
    assert bricard("animate", results, "--html", "a.html", "--trace", "A", "-q").output == ""
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!")


def test_animated_pictures(bricard, results, tmp_path):
    """A GIF of a second at five frames."""
    words = ("--gif", "a.gif", "--fps", 5, "--renderer", "matplotlib")
    assert bricard("animate", results, *words).stdout == "a.gif\n"
    assert (tmp_path / "a.gif").read_bytes().startswith(b"GIF89a")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--html", "no/a.html"], "no/a.html cannot be written: No such file or directory.\n"),
        (["--gif", "no/a.gif"], "'no/a.gif' cannot be written."),
        (["--gif", "a.gif", "--fps", "0"], "fps is 0;"),
        (["--gif", "a.gif", "--renderer", "pov"], "renderer is 'pov'"),
        (["--png", "a.jpg"], "does not end in .png"),
        (["--png", "a.png", "--at", "9"], "t is 9; the run is from 0 to 1 s"),
        (["--trace", "Q"], "'Q' has no path"),
    ],
)
def test_animations_that_cannot_be(bricard, results, arguments, message):
    """Exit code 1 and the reason."""
    assert message in bricard("animate", results, *arguments, code=1).stderr


def test_equations_have_no_animation(bricard, tmp_path):
    """Results of solve_dae can be plotted, but there is nothing to be seen moving."""
    br.solve_dae(br.DAE("x", lambda t, x, der: [der(x.x) - 1]), (0, 1), {"x": 0}).save(tmp_path / "x.nc")
    assert bricard("plot", "x.nc", "x").stdout == "history-x.png\n"
    assert bricard("animate", "x.nc", code=1).stderr == (
        "x.nc is the solution of equations, not of a mechanism.\n  There is nothing to animate.\n"
    )


# -- analyses -------------------------------------------------------------------------------------------------------


def test_kinematics_as_json_and_files(bricard, tmp_path):
    """Dead centres of a linkage, in numbers; table, plots and page in a folder."""
    made = bricard(
        "kinematics", "problem:hoekens_linkage", "--over", "phi:0:2*pi", "--curve", "P", "--out", "k", "--json"
    )
    told = json.loads(made.stdout)
    assert [one["of"] for one in told["dead_centres"]] == ["QB.angle", "QB.angle"]
    assert told["mobility"] == {"finite": 1, "instantaneous": 1}
    assert sorted(path.name for path in (tmp_path / "k").iterdir()) == sorted(
        ["kinematics.csv", "kinematics.png", "curves.png", "kinematics.html"]
    )


def test_inverse_as_json_and_files(bricard, tmp_path):
    """What the crank of a slider-crank needs, by its piston."""
    command = ("inverse", "problem:slidercrank", "--motion", "OA.angle=1+t", "--by", "Bx=piston", "--until", "1")
    told = json.loads(bricard(*command, "--out", "i", "--json").stdout)
    assert [one["actuator"] for one in told["actuators"]] == ["piston"]
    with (tmp_path / "i" / "inverse.csv").open() as file:
        assert next(csv.reader(file)) == ["t (s)", "piston", "power of piston (W)"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("kinematics", "problem:slidercrank", "--over", "thet:0:1"), "over 'thet': there is no 'thet'."),
        (("kinematics", "problem:slidercrank", "--over", "Bx:0:x"), "--over x: column 1: 'x' is not a parameter"),
        (("kinematics", "problem:slidercrank", "--hold", "Bx"), "--hold Bx: a setting is a name, = and a value."),
        (("inverse", "problem:slidercrank"), "Nothing is prescribed."),
        (("inverse", "problem:slidercrank", "--motion", "A=1"), "motion of 'A' is '1';"),
    ],
)
def test_analyses_that_cannot_be(bricard, arguments, message):
    """Exit code 1 and the reason."""
    assert bricard(*arguments, code=1).stderr.startswith(message)


# -- help ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option_and_gives_an_example(bricard, command):
    """`--help` of every command."""
    told = " ".join(re.sub(r"[│╭╮╰╯─]", " ", bricard(command, "--help").stdout).split())
    assert f"Example: bricard {command}" in told
    parameters = get_command(app).commands[command].params
    flags = [flag for one in parameters for flag in (*one.opts, *one.secondary_opts)]
    assert [flag for flag in flags if flag not in told] == []


def test_every_command_is_tested():
    """The list above is that of the program."""
    assert {one.callback.__name__ for one in app.registered_commands} == set(COMMANDS)


def examples():
    """The examples of the help texts."""
    for command in COMMANDS:
        text = " ".join(getattr(commands, command).__doc__.split("Example: ")[1].split())
        yield from (one.strip() for one in text.split(";"))


def write_measurements(folder):
    """A pendulum on a spring, and its angle with another stiffness and another start."""
    text = """
PhysicalParams: {k: 20}
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 2]}
  Angles: {theta: OA}
  RotarySprings: {theta: [k, -1]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {theta: -1.2}, velocities: {theta: 0}}
"""
    (folder / "my.yaml").write_text(text, encoding="utf-8")
    motion = br.simulate(br.Mechanism.parse(text, k=25).starting({"theta": -1.1}), 1)
    lines = [f"{t},{motion('theta', t)}" for t in np.linspace(0, 1, 21).tolist()]
    (folder / "run.csv").write_text("\n".join(["time,enc", *lines]), encoding="utf-8")


@pytest.mark.parametrize("example", list(examples()))
def test_examples_of_the_help_texts_work(bricard, tmp_path, example):
    """As they stand; redirections are the shell's."""
    words = shlex.split(example)
    assert words[0] == "bricard"
    if "slidercrank/results.nc" in words:
        bricard("run", "problem:slidercrank", "--until", 1, "-q", *LEAN)
    if "run.csv" in words:
        write_measurements(tmp_path)
    if ">" in words:
        words = words[: words.index(">")]
    bricard(*words[1:])


def test_two_results_are_laid_over_each_other(bricard, results, tmp_path, monkeypatch):
    """On a page beside the first, with names that tell them apart; the file's own mistakes are told."""
    shutil.copytree(tmp_path / "out", tmp_path / "again")
    opened = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    told = bricard("show", results, "again/results.nc", "--open").output
    assert "out/overlay.html" in told
    assert "out, t = 1 s" in told
    assert "again, t = 1 s" in told
    assert opened == [(tmp_path / "out" / "overlay.html").as_uri()]
    page = (tmp_path / "out" / "overlay.html").read_text("utf-8")
    assert '"labels":["out","again"]' in page
    bricard("show", results, results, "--html", "both.html")
    assert '"labels":["first","second"]' in (tmp_path / "both.html").read_text("utf-8")
    alone = bricard("show", results, "--html", "one.html", code=1).stderr
    assert alone.startswith("--html and --open are for two results.\n  For the page of one: bricard animate")


def test_the_version_and_bare_help(bricard):
    """--version, and help where nothing is said."""
    assert bricard("--version").stdout == f"bricard {br.__version__}\n"
    assert "Simulate mechanisms" in bricard(code=2).output


@pytest.mark.parametrize("arguments", [["nope"], ["run"], ["run", "x.yaml", "--tol", "much"], ["run", "x", "--nope"]])
def test_wrong_commands(bricard, arguments):
    """Exit code 2, as of every such program."""
    assert "Usage: " in bricard(*arguments, code=2).stderr


# -- as a program -------------------------------------------------------------------------------------------------


def program(*arguments, **options):
    return subprocess.Popen(
        [sys.executable, "-m", "bricard.cli", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def finished(process):
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def test_as_a_program(tmp_path):
    """Exit codes and channels of the real program; no colours into a pipe."""
    good, bad = program("check", "problem:pendulum", cwd=tmp_path), program("run", "nope.yaml", cwd=tmp_path)
    code, out, err = finished(good)
    assert (code, err) == (0, "")
    assert "1 degree of freedom" in out
    assert ANSI not in out
    assert finished(bad) == (1, "", "nope.yaml: there is no such file\n")


@pytest.mark.parametrize("arguments", [["--tol", "abc"], ["--tolerance", "1"], ["--json", "--tol"]])
def test_wrong_commands_as_json(tmp_path, arguments):
    """Mistakes in the command itself, too: exit code 2."""
    code, out, err = finished(program("run", "problem:pendulum", "--json", *arguments, cwd=tmp_path))
    assert (code, err) == (2, "")
    assert "--tol" in json.loads(out)["error"]["message"]


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_completion_of_the_shell(tmp_path):
    """Typer's own script for bash, asked for from bash, whoever runs the tests."""
    command = shlex.join([sys.executable, "-m", "bricard.cli", "--show-completion"])
    found = subprocess.run(["bash", "-c", f"{command}; exit $?"], cwd=tmp_path, capture_output=True, text=True)
    assert found.returncode == 0
    assert "complete" in found.stdout


# Words as bash splits them, and some of what it must be told.
COMPLETED = {
    "run prob": ["problem:bricard", "problem:pendulum"],
    "run problem :": ["bricard", "pendulum"],
    "run --tol 1 problem : pend": ["pendulum"],
    "check my": ["my.yaml", "mydir/"],
    "check mydir/": ["mydir/inner.yml"],
    "problems sc": ["scissor_lift", "screw_press"],
    "new pen": ["pendulum"],
    "run problem : slidercrank --plot B": ["B", "Bx"],
    "run problem : slidercrank --set l": ["l1=0.4", "l2=1"],
    "run my.yaml --coordinates b": ["body"],
    "run my.yaml --constraints p": ["partition", "projection"],
    "run my.yaml --integrator ra": ["radau"],
    "kinematics problem : hoekens_linkage --over p": ["phi"],
    "kinematics problem : hoekens_linkage --curve P": ["P"],
    "plot mydir/r": ["mydir/results.nc"],
}


# Asks for each line as the shell does, by variables of the environment.
COMPLETING = """
import contextlib, io, json, os, sys
from bricard.cli.main import main
lines, sys.argv, told, before = sys.argv[1:], ["bricard"], {}, dict(os.environ)
for line in lines:
    words = ["bricard", *line.split()]
    asked = {"COMP_WORDS": chr(10).join(words), "COMP_CWORD": str(len(words) - 1)}
    os.environ.clear()
    os.environ.update(before | asked | {"_BRICARD_COMPLETE": "complete_bash"})
    with contextlib.redirect_stdout(io.StringIO()) as printed, contextlib.suppress(SystemExit):
        main()
    told[line] = printed.getvalue().split()
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def offered(tmp_path_factory):
    """What is offered for each line, in a folder with a MechSpec file, another file and a folder."""
    folder = tmp_path_factory.mktemp("completed")
    (folder / "mydir").mkdir()
    for name in ("my.yaml", "my.txt", "mydir/inner.yml", "mydir/results.nc"):
        (folder / name).touch()
    command = [sys.executable, "-c", COMPLETING, *COMPLETED]
    return json.loads(subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout)


@pytest.mark.parametrize("line", COMPLETED)
def test_completion_of_names(offered, line):
    """Built-in mechanisms, MechSpec files and folders, templates, and nothing else."""
    assert set(COMPLETED[line]) <= set(offered[line])
    assert all(one.startswith(line.split()[-1].removeprefix(":")) for one in offered[line])
    assert "my.txt" not in offered[line]


def test_completion_of_what_a_mechanism_has():
    """Its parameters with their values, its points, angles and outputs; nothing of a file that cannot be read."""
    typed = SimpleNamespace(params={"source": "problem:planetary_gear"}, args=[])
    assert {"rs=0.03", "motor=5"} <= set(completion.parameters(typed, ""))
    assert {"P", "sun_angle"} <= set(completion.quantities(typed, ""))
    missing = SimpleNamespace(params={"source": "missing.yaml", "results": "missing.nc"}, args=[])
    assert completion.parameters(missing, "") == completion.quantities(missing, "") == []
    assert completion.saved_names(missing, "") == []


def test_completion_of_what_results_have(saved):
    """Points and names of the results that were typed before an option."""
    typed = SimpleNamespace(params={}, args=[str(saved / "results.nc")])
    assert {"A", "A.x", "Bx", "energy.total"} <= set(completion.saved_names(typed, ""))
    assert completion.points(typed, "") == ["A", "B"]


CONTROL_C = """
import os, signal
from bricard.cli import main, run
real = run.simulate
def pressed(t, steps):
    os.kill(os.getpid(), signal.SIGINT)
run.simulate = lambda mechanism, end, **options: real(mechanism, end, **{**options, "progress": pressed})
main.main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_control_c(tmp_path):
    """A signal in the middle of a run, sent when it first tells how far it is: what was computed is written."""
    words = ["run", "problem:pendulum", "--until", "1e5", "--out", "x", *LEAN]
    process = subprocess.run([sys.executable, "-c", CONTROL_C, *words], cwd=tmp_path, capture_output=True, timeout=60)
    assert process.returncode == 130, process.stderr
    loaded = br.load(tmp_path / "x/results.nc")
    assert 0 < loaded.t[-1] < 1e5
    assert loaded("A.x", 0.0) == 10


# ---------------------------------------------------------------------------------------- laboratory


def test_compare_writes_its_table_and_plot(bricard, tmp_path):
    """The ways that were asked for, each with its row; --json says the same in numbers."""
    ways = ("--way", "natural", "--way", "body/qr", "--way", "relative/euler")
    told = bricard("compare", "problem:slidercrank", "--until", "0.5", *ways, "--out", tmp_path / "lab")
    assert "natural/direct/taylor" in told.stdout
    assert "refused: constraints is 'euler'" in told.stdout
    assert (tmp_path / "lab" / "drift.png").stat().st_size > 1000
    assert (tmp_path / "lab" / "compare.csv").read_text().count("\n") == 4
    data = json.loads(bricard("compare", "problem:slidercrank", "--until", "0.5", *ways, "--json").stdout)
    assert [row["way"] for row in data["ways"]] == [
        "natural/direct/taylor",
        "body/qr/dop853",
        "relative/euler",
    ]
    assert data["ways"][1]["end_error"] < 1e-6


def test_equations_in_a_file_have_its_name(bricard, tmp_path):
    """Code is named after the file that it is written to."""
    assert (
        bricard("equations", "problem:pendulum", "--as", "matlab", "--out", str(tmp_path / "swing.m")).exit_code == 0
    )
    assert "function eq = swing(" in (tmp_path / "swing.m").read_text()
    bricard("equations", "problem:pendulum", "--as", "c", "--out", tmp_path)
    assert {path.name for path in tmp_path.glob("pendulum.*")} == {"pendulum.c", "pendulum.h"}
    assert "inner.phase = 0" in bricard("equations", "problem:planetary_gear", "--symbols").stdout
    refused = bricard("equations", "problem:pendulum", "--as", "fortran", code=1)
    assert "there is no such form" in refused.stderr


def test_run_in_other_coordinates(bricard, tmp_path):
    """The choice of formulation and integrator reaches the run."""
    options = ("--coordinates", "body", "--constraints", "qr", "--integrator", "rk4", "--step", "0.001")
    told = bricard("run", "problem:slidercrank", "--until", "0.2", *options, *LEAN, "--out", tmp_path)
    assert "rk4 with a step of 0.001 s, constraints by qr" in told.stdout


def test_options_of_simulate(bricard, tmp_path):
    """Numbers, words and names."""
    quick = ("--until", "0.05", "--no-page", "--no-plots", "--out", str(tmp_path / "out"))
    told = bricard("run", "problem:slidercrank", "--coordinates", "relative", "--option", "cut=A", *quick)
    assert told.exit_code == 0
    assert "Bx" in told.stdout
    settled = ("--coordinates", "parasitic", "--option", "settle=off", "--option", "stiffness=1e6")
    assert bricard("run", "problem:slidercrank", *settled, *quick).exit_code == 0
    wrong = bricard("run", "problem:slidercrank", "--option", "stifness=1e6", *quick, code=1)
    assert "There is no option 'stifness'." in wrong.stderr
    order = bricard("run", "problem:slidercrank", "--constraints", "qr", "--order", "25", *quick, code=1)
    assert "The option 'order' goes with integrator='taylor', 'auto'." in order.stderr


def test_compare_without_any_way(bricard):
    """Ends with 1."""
    told = bricard("compare", "problem:slidercrank", "--until", "0.1", "--way", "natural/direct/dop853", code=1)
    assert "No way could be tried." in told.stderr
