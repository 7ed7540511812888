"""problem:NAME wherever the path of a mechanism may stand, in Python as on the command line."""

import pytest

import bricard as br
from bricard.assembly.settling import settle
from bricard.export.equations import equations
from bricard.problems import catalogue

NAME = "problem:slidercrank"
pytestmark = pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")


@pytest.mark.parametrize(
    "door",
    [
        lambda name: br.assemblies(name.replace(NAME, "problem:cam_follower"), starts=2),
        br.Mechanism.load,
        lambda name: br.simulate(name, 0.1),
        lambda name: br.compare(name, ["natural"], until=0.1),
        lambda name: br.sweep(name, over={"l1": [0.3]}, quantities=["max(B.x)"], until=0.1, workers=0),
        lambda name: br.optimise(name, over={"l1": (0.2, 0.4)}, minimise="end(B.x)", until=0.1),
        lambda name: br.inverse(name, {"OA.angle": "t"}, span=0.1),
        br.dynamics,
        br.equilibrium,
        br.kinematics,
        br.linearise,
        equations,
        settle,
    ],
)
def test_a_name_stands_for_a_file(door):
    """Every function that takes a file takes the name of a built-in mechanism, and corrects a wrong one."""
    door(NAME)
    with pytest.raises(br.SpecError) as caught:
        door("problem:slidercranck")
    assert str(caught.value) == "There is no built-in mechanism 'slidercranck'.\n  Did you mean 'slidercrank'?"
    with pytest.raises(br.SpecError) as caught:
        door("slidercrank")
    assert str(caught.value) == (
        "slidercrank: there is no such file.\n  The built-in mechanism is called problem:slidercrank."
    )


def test_a_part_of_a_name_is_enough_for_a_remedy():
    """planetary_gear is meant by planetry; where nothing is like a name, all are listed."""
    assert catalogue.similar("planetry", catalogue.names()) == "Did you mean 'planetary_gear'?"
    assert catalogue.similar("xylophone", catalogue.names()).startswith("Known are andrews, billiards,")


def test_parameters_of_a_built_in_mechanism():
    """They are replaced as those of a file are."""
    assert br.Mechanism.load(NAME, l1=0.7).parameters["l1"] == 0.7
    assert br.Mechanism.load(NAME).parameters == catalogue.mechanism("slidercrank").parameters


def test_a_file_goes_before_a_name(tmp_path, monkeypatch):
    """A file that is called like a built-in mechanism is read."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "slidercrank").write_text(catalogue.text("pendulum"))
    assert br.Mechanism.load("slidercrank").title == "Pendulum"
