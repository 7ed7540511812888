"""What one types at first, and not quite right: the message shows how it is written."""

import re
import subprocess
import sys

import numpy as np
import pytest
from typer.testing import CliRunner

import bricard as br
from bricard.cli.main import app, main

PENDULUM = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 2]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {A: [1, 0]}}
"""
COMMAND = [sys.executable, "-m", "bricard.cli"]


def builder():
    """A builder with a rod on the ground."""
    b = br.MechanismBuilder("Pendulum", dimension=2)
    b.fixed(O=(0, 0))
    b.rod("OA", 1, 2)
    return b


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda b: b.rod("AB"), "rod: missing a required argument: 'length'\n  Write rod(name, length, mass=None"),
        (lambda b: b.rod("AB", len=1), "rod: there is no argument 'len'\n  Write rod(name, length, mass=None"),
        (lambda b: b.motion(phi="t"), "motion: there is no argument 'phi'\n  Write motion(name, law=None"),
        (lambda b: b.problem(end=3), "problem: there is no argument 'end'\n  Write problem(*, t0=None, tend=None,"),
        (lambda b: b.gravity(0, -9.81), "gravity: too many positional arguments\n  Write gravity("),
        (lambda b: br.MechanismBuilder("Rod"), "MechanismBuilder: missing a required argument: 'dimension'\n  Write"),
        (lambda b: b.fixed("C", (1, 0)), "fixed: too many positional arguments\n  Write fixed(**places)."),
    ],
)
def test_a_wrong_call_of_the_builder_shows_the_right_one(call, message):
    """Place, finding and the arguments that there are."""
    with pytest.raises(TypeError, match=f"^{re.escape(message)}"):
        call(builder())


@pytest.mark.parametrize(
    ("model", "error", "remedy"),
    [
        (builder(), br.ModelError, "A builder makes one: simulate(b.mechanism())."),
        (
            {"Dimension": 2},
            br.ModelError,
            "Of the data of a file make a mechanism: simulate(Mechanism.from_data(data)).",
        ),
        (PENDULUM, br.SpecError, "Make a mechanism of the text: Mechanism.parse(text)."),
        (5, br.ModelError, "For other equations use solve_dae(dae, ...)."),
    ],
)
def test_what_is_nearly_a_mechanism_is_told_how_to_become_one(model, error, remedy):
    """A builder, data, the text of a file."""
    with pytest.raises(error, match=re.escape(remedy)) as refused:
        br.simulate(model, 1)
    assert len(str(refused.value)) < 300


def test_a_caret_is_not_a_power():
    """Python's ^ is another operator than in most formulas."""
    with pytest.raises(br.ModelError, match=re.escape("not a power in Python.\n  Write u**2.")):
        br.DAE("u", lambda t, x, der: [der(x.u) + x.u ^ 2])


def test_a_folder_of_results_is_as_good_as_its_file(tmp_path):
    """`bricard run` names the folder; a folder without results is refused."""
    sol = br.simulate(br.Mechanism.parse(PENDULUM))
    sol.save(tmp_path / "results.nc")
    assert br.load(tmp_path)("A.y", 1.0) == sol("A.y", 1.0)
    (tmp_path / "empty").mkdir()
    with pytest.raises(br.FileError, match=r"is a folder, without results\.nc in it"):
        br.load(tmp_path / "empty")


def test_commands_take_the_folder_of_a_run(tmp_path):
    """What is drawn goes where the results are."""
    br.simulate(br.Mechanism.parse(PENDULUM)).save(tmp_path / "results.nc")
    told = CliRunner().invoke(app, ["plot", str(tmp_path), "A.x"])
    assert told.exit_code == 0
    assert (tmp_path / "history-A.x.png").is_file()
    assert "A.x" in CliRunner().invoke(app, ["show", str(tmp_path)]).output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["sweep"],
            "bricard sweep needs --over and --quantity.\n  Write it as in --over l=0.4:0.6:5 --quantity 'max(A.x)'",
        ),
        (["sweep", "--over", "l=1,2"], "bricard sweep needs --quantity.\n  Write it as in --quantity 'max(A.x)', or"),
        (["identify"], "bricard identify needs --data and --over.\n  Write it as in --data run.csv --over l, or"),
        (["response"], "The mechanism has no inputs.\n  Name a force on a point, as in --input push.A.x, or"),
    ],
)
def test_commands_say_which_options_they_need(tmp_path, words, message):
    """In the words of the command line."""
    (tmp_path / "p.yaml").write_text(PENDULUM, encoding="utf-8")
    told = CliRunner().invoke(app, [words[0], str(tmp_path / "p.yaml"), *words[1:]])
    assert told.exit_code == 1
    assert message in told.output


def test_a_response_wants_an_input_that_does_not_follow_a_table(tmp_path):
    """The road of a car is a table when it is driven, and a constant about which it is shaken."""
    road = "Inputs: {road: {t: [0, 1, 2, 3], values: [0, 0, 1, 0]}}\n"
    (tmp_path / "p.yaml").write_text(PENDULUM + road, encoding="utf-8")
    told = CliRunner().invoke(app, ["response", str(tmp_path / "p.yaml"), "--output", "A.x"])
    assert told.exit_code == 1
    assert told.output.startswith(
        "All inputs of the mechanism follow tables: road.\n  Give one a constant value, Inputs:"
    )


def test_a_number_is_a_span():
    """The end alone, for energies as for mechanisms: q'' = -q from 1 at rest is cos t."""
    s = br.Lagrangian("q")
    s.lagrangian((s.rate.q**2 - s.q**2) / 2)
    assert br.simulate(s, 2, {"q": 1})("q", 2.0) == pytest.approx(np.cos(2), rel=1e-9)


def test_rounding_is_not_shown_as_a_position():
    """A pendulum hangs below its pin, not 3e-17 m beside it; the number itself is kept."""
    found = br.equilibrium(br.Mechanism.parse(PENDULUM))
    assert [line.split() for line in found.table.splitlines()[2:]] == [["A.x", "0", "m"], ["A.y", "-1", "m"]]
    assert found.rows[0][1] == found("A.x")


def test_times_of_joint_forces_go_by_their_name():
    """The second argument is the part; without it the last one that is joined."""
    sol = br.simulate(br.Mechanism.parse(PENDULUM))
    with pytest.raises(br.SolutionError, match=re.escape("Times go by their name: reactions('O', t=0.5).")):
        sol.reactions("O", 0.5)
    pull = 2 * (sol("A''", 0.5) / 2 + [0, 9.81])  # m a = F + m g, of the middle
    assert sol.reactions("O", t=0.5).force[:, 0] == pytest.approx(pull, rel=1e-10)


def test_beyond_the_end_of_a_run_that_stopped_its_reason_is_told():
    """u' = u^2 from 1 is 1/(1 - t), which ends at t = 1; a misspelt name is another error."""
    sol = br.solve_dae(br.DAE("u", lambda t, x, der: [der(x.u) - x.u**2]), (0, 2), {"u": 1})
    with pytest.raises(
        br.SolutionError, match=r"that the solution covers\n(.*\n)*  The run stopped at t = 1, because"
    ):
        sol("u", 1.5)
    with pytest.raises(br.SolutionError) as refused:
        sol("v", 0.5)
    assert "stopped" not in str(refused.value)
    assert sol("u", 0.5) == pytest.approx(2, rel=1e-8)


@pytest.mark.parametrize(("damping", "told"), [(0, False), (3, True)])
def test_two_frequencies_of_a_damped_mode_are_told_apart(damping, told):
    """omega = (k/m)^(1/2) is that without damping; 2 pi f = (k/m - (c/2m)^2)^(1/2) is seen."""
    slide = "Dimension: 2\nPartData: {Fixed: {O: [0, 0], x: [1, 0]}, Particles: {A: 2}, Collinears: {OxA: s}, "
    springs = f"Springs: {{OA: {{stiffness: 100, length: 0.2, damping: {damping}}}}}}}\n"
    modes = br.linearise(br.Mechanism.parse(slide + springs + "ProblemData: {tend: 1, positions: {s: 0.3}}")).modes()
    assert ("The frequency is that with damping, omega that without." in modes.remarks) is told
    assert modes.mode(1).omega == pytest.approx(np.sqrt(50), rel=1e-12)
    assert 2 * np.pi * modes.mode(1).frequency == pytest.approx(np.sqrt(50 - (damping / 4) ** 2), rel=1e-12)


@pytest.mark.parametrize(("name", "command"), [("p.yaml", "run"), ("results.nc", "show")])
def test_a_file_without_a_command_is_told_which(tmp_path, monkeypatch, capsys, name, command):
    """A mechanism is run, results are shown."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text(PENDULUM, encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["bricard", name])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(f"before it.\n  Write bricard {command} {name}.\n")


def test_a_file_may_have_the_name_of_a_command(tmp_path):
    """A file called run beside a mechanism does not stop `bricard run`."""
    (tmp_path / "run").write_text("mine", encoding="utf-8")
    words = [*COMMAND, "run", "problem:pendulum", "--until", "0.1", "--no-plots", "--no-page"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "reached t = 0.1" in done.stdout


def test_a_command_ends_without_a_word_more(tmp_path):
    """What is in memory at the end of the program is nobody's business: the shell's prompt follows the table."""
    (tmp_path / "p.yaml").write_text(PENDULUM, encoding="utf-8")
    words = [*COMMAND, "compare", "p.yaml", "--until", "0.1", "--way", "natural/qr/dop853"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "natural/qr/dop853" in done.stdout


COLLAPSED = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Particles: {A: 1}, Springs: {OA: [100, 1]}}
ProblemData: {tend: 1, positions: {A: [0, 0]}}
"""


def test_a_run_that_stops_where_it_begins_says_why(tmp_path):
    """A spring whose ends are in one place has no direction: no step, no values, but a reason, wherever one asks."""
    (tmp_path / "p.yaml").write_text(COLLAPSED, encoding="utf-8")
    motion = br.simulate(tmp_path / "p.yaml")
    reason = "stopped at t = 0, because 1/sqrt(A.x**2 + A.y**2) is not a finite number here.\n  Try: "
    assert motion.message.startswith(reason)
    assert reason in motion._repr_html_()
    with pytest.raises(br.SolutionError) as error:
        motion("A.x", 0)
    assert f"holds no step: it has no value at any time\n  The run {reason}" in str(error.value)
    told = CliRunner().invoke(app, ["run", str(tmp_path / "p.yaml"), "--out", str(tmp_path / "p")])
    assert told.exit_code == 3
    assert told.output.startswith(f"The run {reason}")
