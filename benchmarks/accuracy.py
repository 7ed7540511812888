"""How many digits of the built-in problems are right, and how many had the thesis?

Expected: at every tolerance of the thesis at least as many digits as it reports, or an error below the floor of
double precision.
`python -m benchmarks accuracy` measures and writes docs/accuracy-table.md. A new problem in bricard.problems is in
the table at once; a row that misses the expectation stays, and the problem's sentence in EXPLANATIONS says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from benchmarks import proportionality, thesis_times
from benchmarks.pictures import DOCS
from benchmarks.table import Skipped, duration, machine, markdown, versions
from benchmarks.timing import best_times, timed
from bricard.problems import PROBLEMS, Problem
from bricard.problems.slider_crank import KINEMATIC
from bricard.results.motion import Motion
from bricard.taylor.engine import Precision

PAGE = DOCS / "accuracy-table.md"
NO_BREAK = "\N{NO-BREAK SPACE}"
TOLERANCES = (1e-6, 1e-8, 1e-10, 1e-12)
HEADINGS = (
    "problem", "tolerance", "digits", "SCD", "thesis's SCD", "outcome", "floor", "steps", "energy balance",
    "CPU time",
)  # fmt: skip

EXPLANATIONS = {
    "bricard": "After 10 s, a little more than two periods, P1.z and P2.z happen to be -2.7e-4, and an error "
    "relative to them counts 3700 times as much as one relative to the bars. By its own definition the thesis cannot "
    "have had such values: 13.36 digits of them would be an absolute error of 1e-17, a tenth of the rounding of the "
    "other coordinates. It does not print the direction of gravity, which is here that of the "
    "benchmark.",
    "mcpherson": "The geometry is our own, since the figure that gives it is lost: this is another motion than the "
    "thesis's, and the figures compare only roughly. No other cause has been looked for.",
    "nfourbar": "The step over the first flat position, where the multipliers have poles, changes the energy by 3e-6 "
    "of 36 J, and the slow passages over the top turn that into a delay.",
}

INTRODUCTION = """\
Written by `make bench` (or `python -m benchmarks accuracy` alone). The [gallery](gallery/index.md) has the problems.

Every built-in problem runs from its start to its end, and its final values are compared with a reference: 20 digits
by another formulation (minimal coordinates, quadruple precision) or by a closed form.

*digits*
: $-\\log_{10}$ of the largest error of all observed values, relative to the largest of these values.

*SCD*
: the "significant correct digits" of Derakhshan's thesis (chapter 4): $-\\log_{10}$ of the largest *relative* error
  of a single value. It has fewer digits when a value happens to be near zero at the end. Values that are exactly zero
  are left out.

*thesis's SCD*
: what the thesis reports for DAETS at this tolerance, against Simulink at its finest.

*outcome*
: **missed** if our SCD is smaller than the thesis's and the error is above the floor; *floor* if it is smaller only
  because double precision ends here.

*floor*
: digits of a good run in double precision at its finest tolerance, for problems whose data are rounded to double.

*energy balance*
: largest $|E(t) - E(0) + \\text{dissipated} - \\text{supplied}|$ at the step points, in joules.

*CPU time*
: of the whole call `problem.simulate(tol=...)`, with the building and the structural analysis of the model, best of
  three."""


@dataclass(frozen=True)
class Outcome:
    """A run of a problem and the CPU time that it took."""

    problem: Problem
    tolerance: float
    precision: Precision
    motion: Motion
    seconds: float

    @property
    def published(self) -> float | None:
        """The thesis's SCD."""
        return self.problem.published.get(self.tolerance)

    @property
    def verdict(self) -> str:
        """What has become of the expectation."""
        return verdict(self.problem, self.tolerance, self.motion)

    def cells(self) -> tuple[str, ...]:
        """The row as text, in the order of HEADINGS."""
        problem, motion = self.problem, self.motion
        digits = [problem.significant_digits, problem.relative_digits]
        return (
            problem.title,
            f"{self.tolerance:.0e}" + ("" if self.precision == "double" else f", {self.precision}"),
            *(f"{one(motion):.2f}" if motion.success else "" for one in digits),
            "" if self.published is None else f"{self.published:.2f}",
            f"**{self.verdict}**" if self.verdict in ("missed", "stops") else self.verdict,
            f"{problem.floor_digits:.1f}",
            str(motion.certificate.steps),
            f"{motion.certificate.energy_balance:.1e}",
            duration(self.seconds),
        )


def verdict(problem: Problem, tolerance: float, motion: Motion) -> str:
    """Whether a run has the thesis's digits, or as many as double precision gives; empty if the thesis has none."""
    if not motion.success:
        return "stops"
    if tolerance not in problem.published:
        return ""
    if problem.relative_digits(motion) >= problem.published[tolerance]:
        return "met"
    return "floor" if problem.error(motion) <= problem.double_floor else "missed"


def explanation(problem: Problem) -> str:
    """Why a problem misses the thesis's digits."""
    return EXPLANATIONS.get(problem.name, "No explanation has been found.")


def measure() -> Iterator[Outcome]:
    """Every problem at every tolerance; a run that stops in double is followed by one in long double."""
    for problem in (*PROBLEMS.values(), KINEMATIC):
        for tolerance in sorted({*TOLERANCES, *problem.published}, reverse=True):
            outcome = _run(problem, tolerance, "double")
            yield outcome
            if not outcome.motion.success:
                yield _run(problem, tolerance, "long double")


def _run(problem: Problem, tolerance: float, precision: Precision) -> Outcome:
    motion = problem.simulate(tol=tolerance, precision=precision)
    job = timed(lambda: problem.simulate(tol=tolerance, precision=precision))
    seconds = best_times({"run": job}, budget=0.0, in_a_row=1)["run"]
    return Outcome(problem, tolerance, precision, motion, seconds)


def write() -> Path:
    """Measures everything, printing as it goes, and writes the page."""
    print("\n[accuracy]", __doc__.partition("\n")[0], flush=True)
    outcomes = []
    for outcome in measure():
        outcomes.append(outcome)
        print("  ".join(outcome.cells()), flush=True)
    print("\n[thesis_times]", thesis_times.__doc__.partition("\n")[0], flush=True)
    timings = []
    for timing in thesis_times.measure():
        timings.append(timing)
        print("  ".join(timing.cells()), flush=True)
    try:
        proportionality.draw()
    except Skipped as reason:
        print(f"no picture: {reason}")
    PAGE.write_text(page(outcomes, timings), encoding="utf-8")
    return PAGE


def page(outcomes: Sequence[Outcome], timings: Sequence[thesis_times.Timing]) -> str:
    """The documentation page."""
    verdicts = [outcome.verdict for outcome in outcomes if outcome.published is not None]
    question, _, how = thesis_times.__doc__.strip().partition("\n")
    picture = proportionality.PICTURE.relative_to(DOCS).as_posix()
    parts = [
        "# Accuracy of the built-in problems",
        INTRODUCTION,
        "\n".join(f"- {fact}" for fact in (f"Date: {date.today().isoformat()}", machine(), versions())),
        "## Digits",
        f"{len(verdicts)} rows have a figure of the thesis beside them (those of its slider-crank stand at both "
        f"readings of its start): {verdicts.count('met')} are met, {verdicts.count('floor')} down to the floor of "
        f"double precision, {verdicts.count('missed')} are missed, and in {verdicts.count('stops') or 'none'} does "
        "the run in double precision stop.",
        markdown(HEADINGS, _grouped([outcome.cells() for outcome in outcomes])),
        *_notes(outcomes),
        "## Error and tolerance",
        "A finer tolerance gives a smaller error, about in proportion, all along the motion, until rounding or the "
        "error of the start is reached. Where stability sets the steps (the governor), the error follows the "
        "tolerance nevertheless. The five-link suspension is an exception: below 1e-8 nothing is gained. Its points "
        "are right to 1e-14 m, but the phase of its wheel, which turns 159 times, drifts with the square of time, by "
        "3e-11 m at the rim. In long double the drift is nearly the same, so that rounding in the steps is not its "
        "cause; the cause has not been found.",
        f"![Relative error over time for four tolerances: six panels, one a problem. The finer the tolerance, the "
        f"lower the curve, down to about 1e-15.]({picture})",
        f"## {question}",
        how.strip(),
        thesis_times.verdict(list(timings)),
        markdown(thesis_times.HEADINGS, _grouped([timing.cells() for timing in timings])),
    ]
    return "\n\n".join(parts) + "\n"


def _grouped(rows: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The rows with a title only where it changes, and with numbers that stay together with their units."""
    titles = ["", *[row[0] for row in rows]]
    return [
        ("" if row[0] == before else row[0], *[cell.replace(" ", NO_BREAK) for cell in row[1:]])
        for row, before in zip(rows, titles, strict=False)
    ]


def _notes(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """A sentence for every problem with a row that misses or stops."""
    for problem in (*PROBLEMS.values(), KINEMATIC):
        own = [outcome for outcome in outcomes if outcome.problem is problem]
        missed = [f"{outcome.tolerance:.0e}" for outcome in own if outcome.verdict == "missed"]
        if missed:
            yield f"**{problem.title}, missed at {', '.join(missed)}.** {explanation(problem)}"
        for outcome in own:
            if outcome.verdict == "stops":
                reason = " ".join(outcome.motion.message.split())
                yield f"**{problem.title}, {outcome.precision} at {outcome.tolerance:.0e}.** The run {reason}"
