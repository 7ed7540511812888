"""Plots of contacts show modes, forces and gaps, and draw nothing across a jump."""

import numpy as np
import pytest
from contact_motions import FALL, MU, SPEED, STOP, G, bounce_times
from shared import builtin
from test_contact_results import bouncing_ball, braked_block, solution, two_corners

import bricard as br
from bricard import plotting


@pytest.fixture(scope="module")
def ball():
    return solution(bouncing_ball())


def lines(figure, label):
    return [line for axes in figure.axes for line in axes.lines if line.get_label() == label]


def test_a_phase_portrait_ends_before_an_impact_and_begins_after_it(ball):
    """The velocity of the ball jumps at each of three impacts; the curve has as many gaps."""
    (line,) = lines(plotting.phase(ball, "y", "y'"), "y' over y")
    y, v = line.get_data()
    gaps = np.flatnonzero(np.isnan(v))
    assert len(gaps) == 3
    assert v[gaps[0] - 1] == pytest.approx(-SPEED)
    assert v[gaps[0] + 1] == pytest.approx(0.7 * SPEED)
    assert np.isnan(y[gaps]).all()


def test_bars_of_modes_and_ticks_of_impacts(ball):
    """A bar reaches as far as its mode; an impact is a line across."""
    axes = plotting.modes(two_corners()).axes[0]
    assert [(bar.get_x(), bar.get_width()) for bar in axes.patches] == [(0, 2), (2, 1)]
    assert [text.get_text() for text in axes.get_yticklabels()] == ["box/floor"]
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["stick", "slip-"]
    ticks = plotting.modes(ball).axes[0].collections[0].get_segments()
    assert [segment[0][0] for segment in ticks] == pytest.approx(bounce_times(3))


def test_forces_over_time():
    """Friction is -mu N and falls to nothing when the block stops."""
    figure = plotting.contact_forces(solution(braked_block()))
    (line,) = lines(figure, "T")
    t, T = line.get_data()
    assert T[t < STOP - 1e-6] == pytest.approx(-MU * G)
    assert np.count_nonzero(np.isnan(T)) == 1


def test_friction_in_space_is_a_force_and_not_a_place():
    """By default the ball's points are drawn; its friction, |T| = mu N while it slips, by its name."""
    sol = br.simulate(builtin("masse_shot"))
    assert [axes.get_ylabel() for axes in sol.plot().axes] == ["C (m)"]
    curves = [line.get_ydata()[0] for line in sol.plot("T.ball.cloth").axes[0].lines]
    assert np.hypot(*curves) == pytest.approx(0.2 * 0.17 * G, rel=1e-9)


def test_gaps_over_time(ball):
    """The gap is the height of the ball."""
    (line,) = lines(plotting.gaps(ball), "ball/floor")
    t, gap = line.get_data()
    assert gap[t < FALL] == pytest.approx(1 - G * t[t < FALL] ** 2 / 2, abs=1e-9)


def test_solutions_without_contacts_are_refused():
    """The message says where contacts come from."""
    sol = br.solve_dae(br.DAE("y", lambda t, x, der: [der(x.y, 2) + G]), (0, 1), {"y": 0, "y'": 1})
    for plot in (plotting.modes, plotting.contact_forces, plotting.gaps):
        with pytest.raises(br.SolutionError, match="This solution has no contacts"):
            plot(sol)
