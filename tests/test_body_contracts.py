"""Every part of the table keeps the contract of parts, on its own sample; a new kind is tested without an edit."""

from functools import cache

import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.library.bodies import PARTS
from bricard.library.samples import NAME, pair, with_sections
from bricard.mechanism.builder import method_name
from bricard.mechanism.mechanism import Mechanism

CASES = [(section, dimension) for section, kind in PARTS.items() for dimension in kind.samples]
TIMES = np.linspace(0, 1, 7)
FORMS = {"rigid", "rod", "particle", "stretch"}

every_part = pytest.mark.parametrize(("section", "dimension"), CASES, ids=[f"{s}-{d}" for s, d in CASES])


@cache
def mechanism(section, dimension):
    """The sample of a part."""
    sample = PARTS[section].samples[dimension]
    entry = {"PartData": {section: {NAME: sample.words}}}
    return Mechanism.from_data(with_sections(with_sections(pair(dimension), sample.beside), entry))


@cache
def motion(section, dimension, coordinates="natural"):
    """One second of the sample's motion."""
    sol = br.simulate(mechanism(section, dimension), coordinates=coordinates)
    assert sol.success
    return sol


@pytest.mark.parametrize("section", PARTS)
def test_samples_for_every_dimension(section):
    """A part has a sample in the plane and in space."""
    assert PARTS[section].samples.keys() == {2, 3}


@every_part
def test_work(section, dimension):
    """Stored, dissipated and supplied energy balance, and the equations hold along the motion."""
    sol = motion(section, dimension)
    assert sol.certificate.energy_balance < 1e-11
    assert sol.certificate.largest_residual < 1e-12


@every_part
@pytest.mark.parametrize("coordinates", ["body", "relative"])
def test_formulations_agree(section, dimension, coordinates):
    """All points move alike in all coordinates."""
    one, other = motion(section, dimension), motion(section, dimension, coordinates)
    for body in mechanism(section, dimension).bodies.values():
        for name in body.members:
            assert np.max(np.abs(one(name, TIMES) - other(name, TIMES))) < 1e-8


@every_part
def test_parasitic_joints_hold_it(section, dimension):
    """With springs for joints it stays together."""
    sample = mechanism(section, dimension)
    sol = br.simulate(sample, 0.01, coordinates="parasitic", stiffness=1e5)
    assert sol.success, sol.message
    stiff = motion(section, dimension)
    for name in sample.bodies[NAME].points:
        assert np.max(np.abs(sol(name, 0.01) - stiff(name, 0.01))) < 1e-2


@every_part
def test_reads_back(section, dimension):
    """The text of a sample describes the same mechanism."""
    first = mechanism(section, dimension)
    again = Mechanism.parse(first.text())
    assert again.text() == first.text()
    assert prepare(again).sizes == prepare(first).sizes


@every_part
def test_is_drawn(section, dimension):
    """Viewers know the form of its shape, and where its points are."""
    sol = motion(section, dimension)
    (shape,) = [shape for shape in sol.picture.shapes if shape.name == NAME]
    assert shape.kind in FORMS
    assert all(f"{name}.x" in sol.names for name in shape.members)


@every_part
def test_is_named_in_the_report(section, dimension):
    """The table of parts says what it is."""
    first = mechanism(section, dimension)
    assert any(line.split()[:2] == [NAME, first.bodies[NAME].kind.split()[0]] for line in first.report().splitlines())


@pytest.mark.parametrize("section", PARTS)
def test_the_builder_has_a_method(section):
    """Named like the section."""
    assert callable(getattr(br.MechanismBuilder, method_name(section)))
