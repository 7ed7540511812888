"""Tolerances: a slider-crank by double integrals with 40 digits."""

import numpy as np
import pytest

import bricard as br

SLIDER = """
Title: Slider-crank
PhysicalParams: {r: 0.1, l: 0.35}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0]}
  Rods:
    OA: [r, 1]
    AB: [l, 1]
  Collinears: {OxB: s}
  Angles: {theta: OA}
ProblemData: {tend: 0.1, positions: {theta: 1, s: 0.4}, velocities: {theta: 3}}
"""


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_the_position_of_a_slider(coordinates):
    """r and l deviate uniformly: derivatives, standard deviations, shares, corners, at 60 degrees."""
    found = br.tolerances(
        br.Mechanism.parse(SLIDER), "B.x", {"r": 0.001, "l": 0.002}, at={"theta": np.pi / 3}, coordinates=coordinates
    )
    assert found.gradient == pytest.approx({"r": 0.278837065767654300, "l": 1.03209369308427993}, abs=1e-12)
    assert found.sd_linear == pytest.approx(0.00120258328532972530, rel=1e-12)
    assert found.share["r"] == pytest.approx(0.0179204712742038101, rel=1e-11)
    assert found.worst == pytest.approx((0.386773257166944679, 0.391459308422574086), abs=1e-13)
    assert found.mean == pytest.approx(0.389115978291623041, abs=1e-5)
    assert found.sd == pytest.approx(0.00120258551130772057, rel=0.01)
    assert len(found.samples) == 100_000


def test_samples_are_those_of_the_closed_form():
    """Monte Carlo in closed form, with the same random numbers."""
    found = br.tolerances(
        br.Mechanism.parse(SLIDER), "B.x", {"r": ("normal", 0.001), "l": 0.002}, at={"theta": 1.0}, samples=50, seed=3
    )
    random = np.random.default_rng(3)
    r, l = 0.1 + random.normal(0, 0.001, 50), 0.35 + random.uniform(-0.002, 0.002, 50)
    assert found.samples == pytest.approx(r * np.cos(1) + np.sqrt(l**2 - (r * np.sin(1)) ** 2), abs=1e-13)


def test_the_distribution_is_drawn():
    """A histogram with the nominal value and the corners."""
    found = br.tolerances(br.Mechanism.parse(SLIDER), "B.x", {"l": 0.002}, at={"theta": 1.0}, samples=50)
    lines = found.plot().axes[0].lines
    assert [line.get_xdata()[0] for line in lines] == [found.value, *found.worst]


def test_samples_that_cannot_be_assembled_are_left_out():
    """A rod shorter than the crank's height."""
    short = br.Mechanism.parse(SLIDER, l=0.09)
    with pytest.raises(br.OptionError, match=r"At the corner l = 0\.07"):
        br.tolerances(short, "B.x", {"l": 0.02}, at={"theta": 1.0}, samples=20)


def test_tolerances_of_a_motion():
    """A crank that turns with theta' given at the start: what the length of the rod does to the end of the motion."""
    slider = br.Mechanism.parse(SLIDER)
    found = br.tolerances(slider, "end(B.x)", {"l": 0.002}, samples=5)
    ahead, behind = (br.simulate(slider.with_parameters(l=0.35 + d), 0.1)["B.x"][-1] for d in (1e-4, -1e-4))
    assert found.gradient["l"] == pytest.approx((ahead - behind) / 2e-4, rel=1e-5)
    ends = [br.simulate(slider.with_parameters(l=l), 0.1)["B.x"][-1] for l in (0.348, 0.352)]
    assert found.worst == pytest.approx(sorted(ends), rel=1e-8)


@pytest.mark.parametrize(
    ("over", "message"),
    [
        ({"q": 1}, "There is no parameter 'q'."),
        ({"r": -1}, "The deviation of 'r' is -1; it must be positive."),
        ({"r": ("often", 1)}, "'r' deviates 'often'; it must be 'uniform' or 'normal'."),
        ({}, "over is {}; it must be parameters with deviations"),
        ({"r": "wide"}, "The deviation of 'r' is 'wide'; it must be a number."),
    ],
)
def test_what_cannot_deviate_is_refused(over, message):
    """With what to do."""
    with pytest.raises(br.OptionError) as refused:
        br.tolerances(br.Mechanism.parse(SLIDER), "B.x", over, at={"theta": 1.0})
    assert str(refused.value).startswith(message)
