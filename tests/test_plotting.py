"""Plots: figures contain what they claim, with units, and say clearly what they cannot show."""

import subprocess
import sys
from collections import defaultdict
from dataclasses import replace
from math import pi
from pathlib import Path

import numpy as np
import pytest
from contact_motions import bouncing_ball

import bricard as br
from bricard.cli.show import OF_CONTACTS
from bricard.errors import FileError, OptionError, SolutionError
from bricard.results.solution import Solution
from bricard.results.trajectory import Trajectory

matplotlib = pytest.importorskip("matplotlib")

from matplotlib.figure import Figure  # noqa: E402

from bricard import plotting  # noqa: E402
from bricard.plotting import PLOTS, scene, style  # noqa: E402
from bricard.plotting.curves import sample_times  # noqa: E402
from bricard.plotting.spectrum import WINDOWS, amplitudes  # noqa: E402

FILES = Path(br.__file__).parent / "problems" / "mechspec"
AMPLITUDE, FREQUENCY = 0.7, 3.3  # of the sine, in units of u and 1/t


@pytest.fixture(scope="module")
def crank():
    return br.simulate(FILES / "slidercrank.yaml", 2)


@pytest.fixture(scope="module")
def rscr():
    return br.simulate(FILES / "rscr.yaml", 4)


@pytest.fixture(scope="module")
def swing():
    return br.simulate(FILES / "mechanism0.yaml")


@pytest.fixture(scope="module")
def sine():
    return oscillation()


def oscillation(**options):
    """u = AMPLITUDE sin(2 pi FREQUENCY t), as a plain DAE."""
    w = 2 * pi * FREQUENCY
    dae = br.DAE("u", lambda t, x, der: [der(x.u, 2) + w**2 * x.u])
    return br.solve_dae(dae, (0, 7.77), {"u": 0, "u'": AMPLITUDE * w}, tol=1e-11, **options)


@pytest.fixture(scope="module")
def bouncing():
    """A ball thrown up with speed 1 under gravity 2: at t = 1 it bounces at half the speed."""
    dae = br.DAE("y", lambda t, x, der: [der(x.y, 2) + 2])
    bounce = br.Event(lambda t, x, der: x.y, -1, action=lambda t, values: {"y": 0.0, "y'": -0.5 * values["y'"]})
    return br.solve_dae(dae, (0, 1.4), {"y": 0, "y'": 1}, events=bounce)


def panels(figure):
    return figure.axes


def data(line):
    return np.asarray(line.get_xdata()), np.asarray(line.get_ydata())


def legend_labels(axes):
    legend = axes.get_legend()
    return [] if legend is None else [text.get_text() for text in legend.get_texts()]


# -- history -----------------------------------------------------------------------------------------


def test_a_point_is_drawn_by_component(crank):
    """One panel, a curve for each component, the unit of length on the axis."""
    figure = plotting.history(crank, "A")
    (axes,) = panels(figure)
    assert axes.get_ylabel() == "A (m)"
    assert axes.get_xlabel() == "t (s)"
    assert legend_labels(axes) == ["A.x", "A.y"]
    for line, name in zip(axes.lines, ("A.x", "A.y"), strict=True):
        t, values = data(line)
        assert values == pytest.approx(crank(name, t), abs=0)


def test_different_units_get_panels_of_their_own(crank):
    """Metres, metres per second and per second squared: three panels above one time axis."""
    figure = plotting.history(crank, "A", "B.x'", "B.x''", "Bx")
    assert [axes.get_ylabel() for axes in panels(figure)] == ["A.x, A.y, Bx (m)", "B.x' (m/s)", "B.x'' (m/s²)"]
    assert [len(axes.lines) for axes in panels(figure)] == [3, 1, 1]
    assert [axes.get_xlabel() for axes in panels(figure)] == ["", "", "t (s)"]
    assert len({axes.get_xlim() for axes in panels(figure)}) == 1
    assert legend_labels(panels(figure)[1]) == []


def test_step_points_are_on_the_curve(crank):
    """A curve has enough points, and all step points exactly."""
    t, _ = data(panels(plotting.history(crank, "A.x"))[0].lines[0])
    assert len(t) >= 1000
    assert set(crank.t) <= set(t)
    assert np.all(np.diff(t) > 0)


def test_a_part_of_the_run(crank):
    """A pair of times is a part of the run; any other array is taken as it is."""
    t, _ = data(panels(plotting.history(crank, "A.x", t=(0.5, 1.0)))[0].lines[0])
    assert (t[0], t[-1]) == (0.5, 1.0)
    assert len(t) >= 1000
    t, _ = data(panels(plotting.history(crank, "A.x", t=[0.5, 0.7, 1.0]))[0].lines[0])
    assert list(t) == [0.5, 0.7, 1.0]


def test_without_names_every_point_has_a_panel(crank):
    """Unasked, the points are drawn."""
    assert [axes.get_ylabel() for axes in panels(plotting.history(crank))] == ["A (m)", "B (m)"]


def test_a_plain_dae_has_no_units(sine):
    """The units of a DAE are its author's."""
    (axes,) = panels(plotting.history(sine))
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("t", "u")


def test_jumps_are_drawn_from_both_sides(bouncing):
    """At the bounce the speed is -1 before and 1/2 after."""
    t, speed = data(panels(plotting.history(bouncing, "y'"))[0].lines[0])
    at = np.flatnonzero(np.abs(t - 1) < 1e-12)
    assert speed[at] == pytest.approx([-1, 0.5])


def test_a_run_backwards():
    """A run from 1 to 0 is drawn like any other; its start is on the right."""
    dae = br.DAE("u", lambda t, x, der: [der(x.u, 1) + x.u])
    backwards = br.solve_dae(dae, (1, 0), {"u": 1.0})
    (axes,) = panels(plotting.history(backwards, "u"))
    t, values = data(axes.lines[0])
    assert (t[0], t[-1]) == (1.0, 0.0)
    assert axes.get_xlim() == (0.0, 1.0)
    assert values == pytest.approx(np.exp(1 - t))


def test_kept_times_are_all_that_is_drawn():
    """A solution that keeps its values at t_eval is drawn through them."""
    kept = oscillation(t_eval=np.linspace(0, 7.77, 50), keep="times")
    t, values = data(panels(plotting.history(kept, "u"))[0].lines[0])
    assert list(t) == list(kept.t)
    assert values == pytest.approx(AMPLITUDE * np.sin(2 * pi * FREQUENCY * t), abs=1e-8)


def test_long_runs_stay_drawable(crank):
    """A run of very many steps has hardly more points than steps."""
    t = np.linspace(0, 2, 100_001)
    many = replace(crank, certificate=replace(crank.certificate, t=t[:-1]))
    assert len(sample_times(many)) < 110_000


# -- phase and path ----------------------------------------------------------------------------------


def test_phase(sine):
    """Position and speed of a sine lie on an ellipse."""
    figure = plotting.phase(sine, "u", "u'")
    (axes,) = panels(figure)
    u, speed = data(axes.lines[0])
    assert (u / AMPLITUDE) ** 2 + (speed / (2 * pi * FREQUENCY * AMPLITUDE)) ** 2 == pytest.approx(1, abs=1e-7)
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("u", "u'")


def test_phase_has_units(crank):
    """Units of both axes."""
    (axes,) = panels(plotting.phase(crank, "A.x", "A.x'"))
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("A.x (m)", "A.x' (m/s)")


def test_path_in_the_plane(crank):
    """The crank's end goes round its circle of 0.4 m, at equal scales; start and end are marked."""
    figure = plotting.path(crank, "A", "B")
    (axes,) = panels(figure)
    named = {line.get_label(): line for line in axes.lines}
    x, y = data(named["A"])
    assert np.hypot(x, y) == pytest.approx(0.4, abs=1e-9)
    assert axes.get_aspect() == 1.0
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("x (m)", "y (m)")
    assert {text.get_text() for text in axes.texts} == {"A", "B"}
    marks = [data(line) for line in axes.lines if line.get_marker() == "o" and line.get_zorder() == 3]
    assert len(marks) == 4
    assert [float(one[0]) for one in marks[0]] == pytest.approx(crank(["A.x", "A.y"], 0.0))
    assert [float(one[0]) for one in marks[1]] == pytest.approx(crank(["A.x", "A.y"], 2.0))


def test_outline_behind_a_path(crank):
    """The mechanism at the start is drawn faintly, or not at all."""
    with_outline, without = (panels(plotting.path(crank, "A", outline=one))[0] for one in ("start", "none"))
    assert len(with_outline.patches) > len(without.patches) == 0
    assert all(patch.get_alpha() < 0.5 for patch in with_outline.patches)


def test_path_in_space(rscr):
    """A path in space has three axes, at equal scales."""
    figure = plotting.path(rscr, "B")
    (axes,) = panels(figure)
    assert axes.name == "3d"
    assert axes.get_zlabel() == "z (m)"
    line = next(line for line in axes.lines if line.get_label() == "B")
    x, y, z = line.get_data_3d()
    assert (x + 3) ** 2 + y**2 + z**2 == pytest.approx(1, abs=1e-9)  # A = (-3, 0, 0), |AB| = 1
    lengths = np.ptp([axes.get_xlim(), axes.get_ylim(), axes.get_zlim()], axis=1)
    assert axes.get_box_aspect() is None or np.ptp(lengths / axes._box_aspect) == pytest.approx(0, abs=1e-9)


# -- energy, reactions, trust ------------------------------------------------------------------------


def test_energies_and_their_balance(swing):
    """Kinetic, potential and total energy in joules; the balance below on a logarithmic axis."""
    figure = plotting.energy(swing)
    above, below = panels(figure)
    assert legend_labels(above) == ["kinetic", "potential", "total"]
    assert above.get_ylabel() == "energy (J)"
    t, kinetic = data(above.lines[0])
    assert kinetic == pytest.approx(swing.energy(t).kinetic)
    assert below.get_yscale() == "log"
    assert below.get_ylabel() == "balance (J)"
    assert np.nanmax(data(below.lines[0])[1]) < 1e-9


def test_works_are_drawn_where_there_are_any():
    """A damper's mass loses what it dissipates; the balance counts from the start of the run in any part of it."""
    s = br.Lagrangian("A[2]")
    s.particle(1.0, s.A)
    s.spring(10.0, (0, 0), s.A, 0.5)
    s.damper(0.3, (0, 0), s.A)
    motion = br.simulate(s, (0, 3), {"A": (1, 0)}, {"A": (0, 1)}, tol=1e-11)
    above, below = panels(plotting.energy(motion, t=(1, 2)))
    assert legend_labels(above) == ["kinetic", "potential", "total", "dissipated"]
    t, lost = data(above.lines[3])
    total = data(above.lines[2])[1]
    assert (t[0], t[-1]) == (1, 2)
    assert total + lost == pytest.approx(float(motion.energy(0.0).total), abs=1e-8)
    assert np.nanmax(data(below.lines[0])[1]) < 1e-8


def test_energies_in_given_axes(swing):
    """Given axes get the energies, and are returned."""
    axes = Figure().add_subplot()
    assert plotting.energy(swing, ax=axes) is axes
    assert len(axes.lines) == 3


def test_multipliers(crank):
    """The multipliers of constraints, under the constraints' names."""
    (axes,) = panels(plotting.reactions(crank, "OA", "AB"))
    assert legend_labels(axes) == ["OA", "AB"]
    assert axes.get_ylabel() == "multiplier"
    t, values = data(axes.lines[1])
    assert values == pytest.approx(crank.multiplier("AB", t), abs=0)


def test_force_of_a_joint(crank):
    """The bearing of the crank alone pushes along x: its force is the rate of momentum of both rods, of 1 kg each."""
    (axes,) = panels(plotting.reactions(crank, "O"))
    assert axes.get_ylabel() == "force at O (N)"
    assert legend_labels(axes) == ["O.x", "O.y"]
    t, force = data(axes.lines[0])
    assert force == pytest.approx(crank("A.x''", t) + crank("B.x''", t) / 2, abs=1e-6)


def test_forces_of_all_joints(crank):
    """Unasked, the size of every joint's force."""
    (axes,) = panels(plotting.reactions(crank, t=[0.0, 0.5, 1.0]))
    assert axes.get_ylabel() == "force in the joint (N)"
    assert legend_labels(axes) == ["O", "A", "OxB"]
    assert all(np.all(data(line)[1] >= 0) for line in axes.lines)


def test_violations(crank):
    """The certificate's residuals over time, on a logarithmic axis; zeros are gaps."""
    (axes,) = panels(plotting.violations(crank))
    assert axes.get_yscale() == "log"
    assert legend_labels(axes) == ["constraints", "hidden constraints"]
    t, values = data(axes.lines[0])
    assert list(t) == list(crank.certificate.t)
    shown = np.isfinite(values)
    assert values[shown] == pytest.approx(crank.certificate.residuals[shown], abs=0)
    assert np.all(crank.certificate.residuals[~shown] == 0)


def test_steps(crank, bouncing):
    """Step sizes add up to the run; events are lines across."""
    (axes,) = panels(plotting.steps(crank))
    t, sizes = data(axes.lines[-1])
    assert axes.get_yscale() == "log"
    assert axes.get_ylabel() == "step size (s)"
    assert sizes[:-1] == pytest.approx(np.diff(t))
    assert sizes[:-1].sum() == pytest.approx(2)
    (axes,) = panels(plotting.steps(bouncing))
    assert axes.lines[0].get_xdata()[0] == pytest.approx(1)
    assert np.all(data(axes.lines[-1])[1] > 0)


# -- differences -------------------------------------------------------------------------------------


def test_error_to_another_solution(sine):
    """The difference to a coarse run, with the tolerance as a line."""
    w = 2 * pi * FREQUENCY
    coarse = br.solve_dae(sine.dae, (0, 5), {"u": 0, "u'": AMPLITUDE * w}, tol=1e-3)
    (axes,) = panels(plotting.error(coarse, sine))
    assert axes.get_yscale() == "log"
    t, difference = data(axes.lines[0])
    exact = np.abs(coarse("u", t) - AMPLITUDE * np.sin(w * t))
    assert difference[np.isfinite(difference)] == pytest.approx(exact[np.isfinite(difference)], abs=1e-8)
    assert legend_labels(axes) == ["u", "tolerance 1e-03"]
    assert axes.lines[1].get_ydata()[0] == 1e-3


def test_error_to_given_values(sine):
    """A reference may be a table of times and values."""
    t = np.linspace(0, 7, 8)
    table = {"u": (t, AMPLITUDE * np.sin(2 * pi * FREQUENCY * t))}
    (axes,) = panels(plotting.error(sine, table))
    at, difference = data(axes.lines[0])
    assert list(at) == list(t)
    assert np.nanmax(difference) < 1e-8


def test_error_shows_the_largest_of_many(rscr):
    """Of many names those that differ most are drawn, and the legend says so."""
    coarse = br.simulate(FILES / "rscr.yaml", 4, tol=1e-5)
    (axes,) = panels(plotting.error(coarse, rscr))
    assert axes.get_legend().get_title().get_text() == "the 8 largest of 13"
    assert len(axes.lines) == 9
    assert axes.get_ylabel() == "difference (m)"


def test_compare(crank):
    """A panel for every name with both curves; a table is drawn as circles."""
    other = br.simulate(FILES / "slidercrank.yaml", 1, tol=1e-6)
    first, second = panels(plotting.compare(crank, other, "A", labels=("fine", "coarse")))
    assert (first.get_ylabel(), second.get_ylabel()) == ("A.x (m)", "A.y (m)")
    assert legend_labels(first) == ["fine", "coarse"]
    t, values = data(first.lines[1])
    assert t.max() == 1.0
    assert values == pytest.approx(other("A.x", t), abs=0)
    (axes,) = panels(plotting.compare(crank, {"A.x": ([0.0, 1.0], [0.28, 0.1])}, "A.x"))
    assert axes.lines[1].get_marker() == "o"
    assert axes.lines[1].get_linestyle() == "None"


# -- spectrum ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", [*WINDOWS])
def test_a_sine_peaks_at_its_amplitude(sine, window):
    """Frequency and amplitude of a sine whose periods do not fit into the run."""
    found = amplitudes(sine, "u", window)
    peak = np.argmax(found.amplitude)
    assert found.amplitude[peak] == pytest.approx(AMPLITUDE, rel=0.01 if window == "none" else 2e-3)
    flat = 0.5 / 7.77 if window == "flattop" else 0.02  # its peak is flat for half a line of the run
    assert found.frequency[peak] == pytest.approx(FREQUENCY, abs=flat)


def test_spectrum(crank):
    """The axis is in hertz and reaches as far as there is something to see."""
    (axes,) = panels(plotting.spectrum(crank, "A.x"))
    assert axes.get_xlabel() == "frequency (Hz)"
    assert axes.get_ylabel() == "amplitude of A.x (m)"
    (axes,) = panels(plotting.spectrum(crank, "A.x", "A.y", highest=3.0))
    assert axes.get_xlim() == (0.0, 3.0)
    assert legend_labels(axes) == ["A.x", "A.y"]
    assert axes.get_ylabel() == "amplitude (m)"


# -- mechanism ---------------------------------------------------------------------------------------


def test_mechanism(swing):
    """A body, a particle, a spring, joints and ground, at equal scales."""
    figure = plotting.mechanism(swing, 0.4)
    (axes,) = panels(figure)
    assert axes.get_title(loc="left") == "Mechanism0, t = 0.4 s"
    assert axes.get_aspect() == 1.0
    (body,) = axes.patches
    corners = {tuple(np.round(corner, 9)) for corner in body.get_xy()}
    A = tuple(np.round(swing(["A.x", "A.y"], 0.4), 9))
    assert corners == {(0.0, 0.0), A}
    spring = max(axes.lines, key=lambda line: len(line.get_xdata()) if line.get_color() == "#555555" else 0)
    assert (spring.get_xdata()[-1], spring.get_ydata()[-1]) == pytest.approx(swing(["B.x", "B.y"], 0.4))


def test_centroids_follow_their_bodies(rscr):
    """The centroid of the crank AB is half way between A and B."""
    found = scene.scene(rscr, np.linspace(0, 4, 5))
    crank = found.picture.shapes[0]
    assert found.centroid(crank) == pytest.approx((found.world["A"] + found.world["B"]) / 2, abs=1e-9)


def test_hull():
    """The hull of a square with its middle is the square; of points on a line its ends."""
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1], [0.5, 0.5]])
    assert {tuple(one) for one in scene.hull(square)} == {(0, 0), (1, 0), (1, 1), (0, 1)}
    assert {tuple(one) for one in scene.hull(np.array([[0, 0], [1, 1], [2, 2]]))} == {(0, 0), (2, 2)}
    assert len(scene.hull(np.array([[1, 1], [1, 1]]))) == 1


def test_view_axes_are_orthonormal():
    """Across, up and towards the viewer make a right-handed frame; z points up on the paper."""
    axes = scene.view_axes(-55, 22)
    assert axes @ axes.T == pytest.approx(np.eye(3), abs=1e-12)
    assert np.linalg.det(axes) == pytest.approx(1)
    assert axes[1, 2] > 0


# -- contracts ---------------------------------------------------------------------------------------

ARGUMENTS = {
    "reactions": ("OA",),
    "phase": ("A.x", "A.x'"),
    "path": ("A",),
    "spectrum": ("A.x",),
    "error": ({"A.x": ([0.0, 1.0], [0.3, 0.1])},),
    "compare": ({"A.x": ([0.0, 1.0], [0.3, 0.1])},),
}


@pytest.fixture(scope="module")
def subjects(crank):
    """What plots show: of contacts, a ball that bounces."""
    ball = bouncing_ball()
    bounced = Solution(True, "", ball.trajectory, (), ball.certificate(), history=ball.contacts)
    return defaultdict(lambda: crank, dict.fromkeys(OF_CONTACTS, bounced))


@pytest.mark.parametrize("name", [*PLOTS])
def test_every_plot_returns_a_figure_and_changes_no_setting(subjects, name):
    """A figure, without pyplot, with the user's settings as they were; it can be drawn without a warning."""
    before = dict(matplotlib.rcParams)
    figure = PLOTS[name](subjects[name], *ARGUMENTS.get(name, ()))
    assert isinstance(figure, Figure)
    figure.canvas.draw()
    assert dict(matplotlib.rcParams) == before
    assert not figure.get_suptitle()


@pytest.mark.parametrize("name", [name for name in PLOTS if name != "compare"])
def test_every_plot_draws_into_given_axes(subjects, name):
    """Given axes are drawn into and returned."""
    axes = Figure().add_subplot()
    arguments = ARGUMENTS.get(name, ("A",) if name == "history" else ())
    assert PLOTS[name](subjects[name], *arguments, ax=axes) is axes
    assert axes.lines or axes.patches or axes.collections


@pytest.mark.parametrize("name", ["history", "path", "mechanism", "energy", "violations", "steps", "spectrum"])
def test_solutions_from_files_are_drawn_alike(crank, tmp_path, name):
    """A file keeps everything that a plot needs."""
    loaded = br.load(crank.save(tmp_path / "a.nc"))
    first, second = (PLOTS[name](one, *ARGUMENTS.get(name, ())) for one in (crank, loaded))
    for one, other in zip(panels(first), panels(second), strict=True):
        assert one.get_ylabel() == other.get_ylabel()
        assert len(one.patches) == len(other.patches)
        for a, b in zip(one.lines, other.lines, strict=True):
            assert np.array_equal(data(a), data(b), equal_nan=True)


def test_curves_differ_in_black_and_white():
    """No two of the first eighteen curves share colour and line style; the first six have styles of their own."""
    cycle = style.look()["axes.prop_cycle"].by_key()
    pairs = list(zip(cycle["color"], map(str, cycle["linestyle"]), strict=True))
    assert len(set(pairs)) == len(pairs) == 18
    assert len({dashes for _, dashes in pairs[:6]}) == 6


def test_bricard_does_not_import_matplotlib():
    """Plots cost nothing before they are asked for."""
    code = "import sys, bricard; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_plots_do_not_import_pyplot():
    """No global state of matplotlib is used."""
    code = "import sys, bricard.plotting, bricard.video; sys.exit('matplotlib.pyplot' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# -- errors ------------------------------------------------------------------------------------------


def message(call, *args, error=SolutionError, **kwargs):
    with pytest.raises(error) as caught:
        call(*args, **kwargs)
    return str(caught.value)


def test_unknown_names(crank, sine):
    """What was meant, and what there is."""
    assert message(plotting.history, crank, "Ax") == (
        "'Ax' is not in this solution.\n"
        "  Did you mean 'A.x'? It has Bx, A.x, A.y, lam.OA, lam.AB, B.x, B.y, energy.kinetic, energy.potential, "
        "energy.total."
    )
    assert message(plotting.phase, sine, "omega", "u") == "'omega' is not in this solution.\n  It has u."


def test_times_outside_the_run(crank):
    """The run is named."""
    expected = "t = 3 lies outside the run, which goes from 0 to 2.\n  Ask for times inside it, or simulate further."
    assert message(plotting.history, crank, "A", t=(1, 3)) == expected
    assert message(plotting.mechanism, crank, 3.0) == expected
    assert message(plotting.energy, crank, t=[0.0, 1.0, 3.0]) == expected


def test_runs_without_a_step(crank):
    """A run that never started has nothing to plot."""
    (segment,) = crank.trajectory.segments
    empty = replace(crank, trajectory=Trajectory((replace(segment, t=segment.t[:1]),)))
    assert message(plotting.history, empty, "A") == (
        "There is nothing to plot: the run made no step.\n  Its message (sol.message) says why it stopped."
    )


def test_points_where_numbers_are_asked_for_and_the_reverse(crank):
    """Points and numbers are different kinds."""
    assert message(plotting.phase, crank, "A", "A.x'") == (
        "phase takes numbers, but 'A' has 2 components.\n  Write 'A.x' or 'A.y'."
    )
    assert message(plotting.path, crank, "Bx") == (
        "path takes points, but 'Bx' is none.\n  Points of this solution: A, B."
    )
    assert message(plotting.path, crank, "A.x").startswith("path takes points, but 'A.x' is none.")
    assert message(plotting.path, crank) == "path needs a point.\n  Write path(sol, 'A')."


def test_different_units_in_one_axes(crank):
    """One axes has one unit."""
    assert message(plotting.history, crank, "A.x", "A.x'", ax=Figure().add_subplot()) == (
        "One axes cannot show names of different units: m, m/s.\n"
        "  Leave ax out for a panel each, or choose names of one unit."
    )


def test_what_a_dae_does_not_have(sine):
    """Energies, reactions and pictures belong to mechanics."""
    assert message(plotting.energy, sine) == (
        "This solution has no energies: it is that of a DAE.\n"
        "  Energies come with simulate, for mechanisms and mechanical systems."
    )
    assert message(plotting.reactions, sine) == "There are no reactions to plot: this solution has no constraints."
    assert message(plotting.mechanism, sine) == (
        "This solution has no picture: only mechanisms can be drawn.\n"
        "  Plot its curves instead, for example history(sol), or describe it as a mechanism."
    )


def test_unknown_joints(crank):
    """Joints and constraints are listed."""
    assert message(plotting.reactions, crank, "OB") == (
        "'OB' is not a joint or constraint of this solution.\n  Joints: O, A, OxB. Constraints: OA, AB."
    )


def test_references_that_do_not_fit(crank, sine):
    """A reference needs the same names, and as many values as times."""
    assert message(plotting.error, crank, sine) == (
        "The solution and the reference have no name in common.\n"
        "  Name what to compare, or give {name: (times, values)}."
    )
    assert message(plotting.error, crank, {"A.x": ([0, 1], [0.3])}) == (
        "The reference of 'A.x' has 2 times and 1 values.\n"
        "  Give two lists of the same length: {'A.x': (times, values)}."
    )
    assert message(plotting.compare, crank, {"A.x": ([0], [0.3])}, "A.y") == (
        "'A.y' is not in the reference.\n  It has A.x."
    )


def test_spectra_that_cannot_be(sine):
    """Windows by name, values at equal distances."""
    assert message(plotting.spectrum, sine, "u", window="hat", error=OptionError) == (
        "window is 'hat'.\n  Choose one of hann, blackman, flattop, none."
    )
    kept = oscillation(t_eval=np.linspace(0, 7, 8), keep="times")
    assert message(plotting.spectrum, kept, "u") == (
        "A spectrum needs values at equal distances, and this solution keeps its values at t_eval only.\n"
        "  Solve with keep='steps'."
    )


# -- files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ending", "begin"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")])
def test_saving(sine, tmp_path, ending, begin):
    """The ending chooses the format; equal figures are equal files."""
    first, second = (plotting.save(plotting.history(sine), tmp_path / f"{n}{ending}") for n in "ab")
    assert first.read_bytes().startswith(begin)
    assert first.read_bytes() == second.read_bytes()


def test_png_has_200_dots_an_inch(sine, tmp_path):
    """6.4 by 3.6 inches are 1280 by 720 pixels."""
    content = plotting.save(plotting.history(sine), tmp_path / "a.png").read_bytes()
    assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == (1280, 720)


def test_saving_elsewhere(sine, tmp_path):
    """Unknown formats and folders."""
    figure = plotting.history(sine)
    assert message(plotting.save, figure, tmp_path / "a.bmp", error=OptionError) == (
        "'a.bmp' does not end in .png, .svg, .pdf.\n  Choose one of these endings: each is a format."
    )
    path = tmp_path / "none" / "a.png"
    assert message(plotting.save, figure, path, error=FileError) == (
        f"{path} cannot be written: No such file or directory.\n  Choose a folder that exists."
    )
