"""bricard show, plot and animate: saved results in words and pictures."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bricard.cli.output import counting, fail, open_page, say, warn
from bricard.cli.telling import tell_both, tell_contacts, tell_impacts, tell_values
from bricard.errors import BricardError, MechanismWarning
from bricard.results.files import load
from bricard.results.motion import Motion
from bricard.results.names import is_main

ALONE = ("energy", "violations", "steps", "mechanism")  # plots without names
OF_CONTACTS = ("modes", "contact_forces", "gaps")  # plots of named contacts, or of all
NUMBER = {"phase": 2, **dict.fromkeys(ALONE, 0)}  # of names that a plot takes; others take any
OF_TWO = ("compare", "error")  # plots of two solutions, which are for Python


def show(results: Path, *, every: bool, page: bool = False) -> None:
    """Tells what a file of results holds: values, how far to trust them, contacts, impacts."""
    if page:
        remedy = f"For the page of one: bricard animate {results} --html page.html"
        fail(f"--html and --open are for two results.\n  {remedy}")
    try:
        solution = load(results)
    except BricardError as error:
        fail(error)
    title = solution.picture.title if isinstance(solution, Motion) and solution.picture else ""
    say(f"{title or results}: {solution.message}", style="bold")
    if len(solution.t):
        tell_values(solution, every=every)
    say(str(solution.certificate))
    say("")
    tell_contacts(solution, every=every)
    tell_impacts(solution, every=every)


def overlay(results: Path, other: Path, page: Path | None, *, opened: bool, every: bool) -> None:
    """Lays two motions over each other on a page, and tells last values of both beside each other."""
    first, second = (_motion(path) for path in (results, other))
    labels = _labels(results, other)
    target = page or results.with_name("overlay.html")
    try:
        first.animate(second, labels=labels).save(target)
    except BricardError as error:
        fail(error)
    tell_both(first, second, labels, [name for name in first.names if is_main(name)], every=every)
    say(str(target))
    if opened:
        open_page(target)


def _labels(first: Path, second: Path) -> list[str]:
    """Names of two files, with as many of their folders as tell them apart."""
    parts = [path.resolve().with_suffix("").parts for path in (first, second)]
    for depth in range(1, max(map(len, parts)) + 1):
        names = ["/".join(one[-depth:]) for one in parts]
        if names[0] != names[1]:
            return [name.removesuffix("/results") for name in names]
    return ["first", "second"]


def _motion(results: Path) -> Motion:
    try:
        motion = load(results)
    except BricardError as error:
        fail(error)
    if not isinstance(motion, Motion):
        fail(f"{results} is the solution of equations, not of a mechanism.\n  There is nothing to animate.")
    return motion


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
    videos: Mapping[Path | None, dict[str, Any]],
    pictures: Mapping[Path | None, dict[str, Any]],
    traces: list[str],
    *,
    quiet: bool,
) -> None:
    """Writes what is asked for, videos and pictures with their options; the page beside the results if nothing is."""
    films = {target: options for target, options in videos.items() if target is not None}
    stills = {target: options for target, options in pictures.items() if target is not None}
    try:
        motion = _motion(results)
        if page is None and not films and not stills:
            page = results.with_name("animation.html")
        if page is not None:
            motion.animate(traces=traces or None).save(page)
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always", MechanismWarning)
            for target, options in films.items():
                with counting(f"frames of {target.name}", quiet=quiet) as counted:
                    motion.video(target, progress=counted, **options)
            for target, options in stills.items():
                motion.write_picture(target, **options)
    except BricardError as error:
        fail(error)
    for text in dict.fromkeys(str(one.message) for one in told):
        warn(text)
    if not quiet:
        for written in (*([page] if page else []), *films, *stills):
            say(str(written))
