"""bricard show, plot and animate: saved results in words and pictures."""

from __future__ import annotations

from pathlib import Path

from bricard.cli.output import counting, fail, say
from bricard.cli.telling import tell_contacts, tell_impacts, tell_values
from bricard.errors import BricardError
from bricard.results.files import load
from bricard.results.motion import Motion
from bricard.results.names import is_main

ALONE = ("energy", "violations", "steps", "mechanism")  # plots without names
OF_CONTACTS = ("modes", "contact_forces", "gaps")  # plots of named contacts, or of all
NUMBER = {"phase": 2, **dict.fromkeys(ALONE, 0)}  # of names that a plot takes; others take any
OF_TWO = ("compare", "error")  # plots of two solutions, which are for Python


def show(results: Path, *, every: bool) -> None:
    """Tells what a file of results holds: values, how far to trust them, contacts, impacts."""
    try:
        solution = load(results)
    except BricardError as error:
        fail(error)
    title = solution.picture.title if isinstance(solution, Motion) and solution.picture else ""
    say(f"{title or results}: {solution.message}", style="bold")
    if len(solution.t):
        tell_values(solution, [name for name in solution.names if is_main(name)], every=every)
    say(str(solution.certificate))
    say("")
    tell_contacts(solution, every=every)
    tell_impacts(solution, every=every)


def plot(results: Path, names: list[str], out: Path | None, kind: str, *, quiet: bool) -> None:
    """Draws one plot; a name such as `energy` alone chooses that plot."""
    from bricard.plotting import PLOTS, save

    if kind == "history" and len(names) == 1 and names[0] in (*ALONE, *OF_CONTACTS):
        kind, names = names[0], []
    known = [one for one in PLOTS if one not in OF_TWO]
    if kind not in known:
        fail(f"--kind {kind}: there is no such plot.\n  Choose one of {', '.join(known)}.")
    if kind in NUMBER and len(names) != NUMBER[kind]:
        example = " ".join(["results.nc", *["A.x", "A.x'"][: NUMBER[kind]], "--kind", kind])
        wanted = f"it takes {NUMBER[kind] or 'no'} names, not {len(names)}"
        fail(f"--kind {kind}: {wanted}.\n  As in: bricard plot {example}")
    target = out or results.with_name(f"{'-'.join([kind, *names])[:80].replace(chr(39), 'p').replace('/', '-')}.png")
    try:
        save(PLOTS[kind](load(results), *names), target)
    except BricardError as error:
        fail(error)
    if not quiet:
        say(str(target))


def animate(
    results: Path,
    page: Path | None,
    mp4: Path | None,
    gif: Path | None,
    traces: list[str],
    speed: float | None,
    fps: int,
    *,
    quiet: bool,
) -> None:
    """Writes what is asked for; the page beside the results if nothing is."""
    try:
        motion = load(results)
        if not isinstance(motion, Motion):
            fail(f"{results} is the solution of equations, not of a mechanism.\n  There is nothing to animate.")
        if page is None and mp4 is None and gif is None:
            page = results.with_name("animation.html")
        if page is not None:
            motion.animate(traces=traces or None).save(page)
        for target in (mp4, gif):
            if target is not None:
                _video(motion, target, traces, speed, fps, quiet=quiet)
    except BricardError as error:
        fail(error)
    if not quiet:
        for target in (page, mp4, gif):
            if target is not None:
                say(str(target))


def _video(motion: Motion, target: Path, traces: list[str], speed: float | None, fps: int, *, quiet: bool) -> None:
    from bricard.video import write_video

    with counting(f"frames of {target.name}", quiet=quiet) as counted:
        write_video(motion, target, fps=fps, speed=speed, traces=tuple(traces), progress=counted)
