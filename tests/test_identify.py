"""Identification: known parameters come back from the closed form of their motion; what data do not tell is told."""

import numpy as np
import pytest

import bricard as br

OSCILLATOR = """
Title: Mass on a spring
PhysicalParams: {k: 80, c: 0.6, m: 2}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0]}
  Particles: {B: m}
  Collinears: {OxB: s}
  Springs: {OB: [k, 1]}
  Dampers: {OB: c}
ProblemData: {tend: 2, positions: {s: 1.08}, velocities: {s: 0}}
"""
TRUE = {"k": 100.0, "c": 1.0, "start.s": 1.1}


def closed_form(t, k=100.0, c=1.0, m=2.0, a=0.1):
    """s = 1 + exp(-d t) (a cos(w t) + a d/w sin(w t)), the free motion of a damped oscillator."""
    d = c / (2 * m)
    w = np.sqrt(k / m - d**2)
    return 1 + a * np.exp(-d * t) * (np.cos(w * t) + d / w * np.sin(w * t))


@pytest.fixture(scope="module")
def oscillator():
    return br.Mechanism.parse(OSCILLATOR)


def test_parameters_and_a_start_come_back(oscillator):
    """From exact data, to rounding."""
    t = np.linspace(0, 2, 101)
    fit = br.identify(oscillator, {"t": t, "s": closed_form(t)}, ["k", "c", "start.s"])
    assert fit.success
    assert fit.parameters == pytest.approx(TRUE, rel=1e-8)
    assert fit.rms["s"] < 1e-9
    assert not fit.unidentified
    assert fit.evaluations < 15


def test_standard_deviations_are_those_of_repeated_measurements(oscillator):
    """With noise: the covariance is that of least squares by SciPy on the closed form."""
    from scipy.optimize import least_squares

    t, noise = np.linspace(0, 2, 201), 1e-3 * np.random.default_rng(5).standard_normal(201)
    data = closed_form(t) + noise
    fit = br.identify(oscillator, {"t": t, "s": data}, ["k", "c", "start.s"])
    other = least_squares(
        lambda p: closed_form(t, p[0], p[1], a=p[2] - 1) - data, [80, 0.6, 1.08], xtol=1e-14, ftol=1e-14
    )
    assert list(fit.parameters.values()) == pytest.approx(other.x, rel=1e-6)
    covariance = np.linalg.inv(other.jac.T @ other.jac) * 2 * other.cost / (201 - 3)
    assert fit.covariance == pytest.approx(covariance, rel=1e-4)
    assert fit.sd["k"] == pytest.approx(np.sqrt(covariance[0, 0]), rel=1e-4)


def test_what_the_data_do_not_tell_is_told(oscillator):
    """Without a force the motion depends on k/m and c/m only."""
    t = np.linspace(0, 2, 51)
    fit = br.identify(oscillator, {"t": t, "s": closed_form(t)}, ["k", "c", "m", "start.s"])
    assert fit.success
    assert fit.parameters["k"] / fit.parameters["m"] == pytest.approx(50, rel=1e-6)
    (direction,) = fit.unidentified
    assert direction.keys() == {"k", "c", "m"}
    assert np.ptp(list(direction.values())) == pytest.approx(0, abs=1e-4)
    assert np.isinf(fit.sd["k"])
    assert np.isfinite(fit.sd["start.s"])
    assert "The data do not tell these apart" in str(fit)


def test_several_runs_formulas_and_weights(oscillator, tmp_path):
    """A CSV file with its own headings and gaps, and a run that starts elsewhere, of a formula."""
    t = np.linspace(0, 1, 41)
    cells = [f"{a!r};{b!r}" for a, b in zip(t.tolist(), (100 * closed_form(t)).tolist(), strict=True)]
    cells[7] = cells[7].split(";")[0] + ";"
    path = tmp_path / "run.csv"
    path.write_text("time;enc\n" + "\n".join(cells) + "\n", encoding="utf-8")
    columns = {"t": "time", "100*s": "enc"}
    with pytest.raises(br.OptionError, match=r"run\.csv:9: 'enc' has no number"):
        br.identify(oscillator.starting({"s": 1.1}), path, ["k", "c"], columns=columns)
    runs = [path, br.Record({"time": t, "enc": 100 * closed_form(t, a=-0.2)}, positions={"s": 0.8})]
    fit = br.identify(
        oscillator.starting({"s": 1.1}), runs, ["k", "c"], columns=columns, weights={"100*s": 10}, gaps="skip"
    )
    assert fit.parameters == pytest.approx({"k": 100, "c": 1}, rel=1e-7)
    assert np.isnan(fit.residuals[0]["100*s"][7])
    assert len(fit.plot().axes[0].lines) == 4


def test_interrupting_keeps_the_best_fit(oscillator, monkeypatch):
    """Ctrl-C in a run."""
    from bricard.analysis.design import shots

    plain, runs = shots.sensitivities, []

    def pressed(*args, **options):
        runs.append(1)
        if len(runs) > 3:
            raise KeyboardInterrupt
        return plain(*args, **options)

    monkeypatch.setattr(shots, "sensitivities", pressed)
    t = np.linspace(0, 2, 51)
    with pytest.raises(br.Interrupted) as stopped:
        br.identify(oscillator, {"t": t, "s": closed_form(t)}, ["k", "c"])
    fit = stopped.value.solution
    assert not fit.success
    assert fit.history[-1] < fit.history[0]


T = [0.0, 0.5, 1.0, 1.5]
REFUSED = [
    ({"t": T, "s": T}, ["q"], {}, "There is no parameter 'q'."),
    ({"t": T, "s": T}, [], {}, "over is empty."),
    ({"t": T, "s": T}, ["start.A"], {}, "'start.A': the start of 'A' is not given."),
    ({"t": T, "s": T[:2]}, ["k"], {}, "run 1: 's' has 2 values for 4 times."),
    ({"time": T, "s": T}, ["k"], {}, "run 1: no column holds the times."),
    ({"t": T}, ["k"], {}, "run 1: there is no column beside the times."),
    ({"t": T[::-1], "s": T}, ["k"], {}, "run 1: times do not increase after t = 1.5."),
    ({"t": T, "s": [1, np.nan, 1, 1]}, ["k"], {}, "run 1, row 1: 's' has no number."),
    ({"t": T, "s": T}, ["k"], {"columns": {"t": "t", "s": "S"}}, "run 1: there is no column 'S'."),
    ({"t": T, "s": T}, ["k"], {"weights": {"z": 1}}, "weights: 'z' was not measured."),
    ({"t": T[:2], "s": T[:2]}, ["k", "c"], {}, "2 measured numbers are too few for 2 unknowns."),
    ({"t": [-1, 0, 1], "s": [1, 1, 1]}, ["k"], {}, "run 1: times begin before the start, t = 0."),
    ({"t": T, "s": ["a", "b", "c", "d"]}, ["k"], {}, "The column 's' is ['a', 'b', 'c', 'd']; it must be numbers."),
    (3, ["k"], {}, "data is 3; it must be a CSV file or columns"),
    ([], ["k"], {}, "data is empty."),
    ({"t": T, "s": T}, ["k"], {"gaps": "fill"}, "gaps is 'fill'; it must be 'refuse' or 'skip'."),
]


@pytest.mark.parametrize(("data", "over", "options", "message"), REFUSED)
def test_what_cannot_be_identified_is_refused(oscillator, data, over, options, message):
    """With what to do."""
    with pytest.raises(br.OptionError) as refused:
        br.identify(oscillator, data, over, **options)
    assert str(refused.value).startswith(message)


FILES = [
    ("", "run.csv: the first line must have the names of the columns"),
    ("0,1\n1,2\n", "run.csv: the first line must have the names of the columns"),
    ("t,s\n0,1\n1\n", "run.csv:3: 1 cells under 2 headings."),
    ("t,s\n0,1\n1,soft\n", "run.csv:3: 'soft' under 's' is not a number."),
    ("t;s\n0;1,5\n", "run.csv:2: '1,5' under 's' is not a number.\n  Write a decimal point."),
]


@pytest.mark.parametrize(("text", "message"), FILES)
def test_files_that_are_wrong_are_refused(oscillator, tmp_path, text, message):
    """With the line."""
    path = tmp_path / "run.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(br.OptionError) as refused:
        br.identify(oscillator, path, ["k"])
    assert str(refused.value).startswith(message)
    with pytest.raises(br.FileError, match=r"missing\.csv cannot be read"):
        br.identify(oscillator, tmp_path / "missing.csv", ["k"])


def test_inputs_of_runs_make_masses_visible(oscillator):
    """A known force: with it, masses are told apart from stiffnesses; s - 1 - u/k oscillates freely."""
    forced = br.Mechanism.parse(
        OSCILLATOR.replace("ProblemData", "AppliedForces: {Forces: {B: [u, 0]}}\nInputs: {u: 0}\nProblemData")
    )
    t = np.linspace(0, 2, 51)
    runs = [
        br.Record({"t": t, "s": u / 100 + closed_form(t, a=0.1 - u / 100)}, positions={"s": 1.1}, inputs={"u": u})
        for u in (0.0, 5.0)
    ]
    fit = br.identify(forced, runs, ["k", "c", "m"])
    assert fit.parameters == pytest.approx({"k": 100, "c": 1, "m": 2}, rel=1e-7)
    assert not fit.unidentified
