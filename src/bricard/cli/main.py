"""bricard: simulate mechanisms from the command line."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from bricard.cli import completion
from bricard.keeping import TICKS, WAITING

app = typer.Typer(
    help="Simulate mechanisms: describe one in a short text file, run it, look at it.\n\n"
    "Start with [bold]bricard new pendulum > my.yaml[/bold] and [bold]bricard run my.yaml[/bold].",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)

YOUNG = 150_000  # objects that are made between two searches for garbage: most stay, for they are imports

# The class of all mistakes in the command itself, which typer does not export.
UsageError: Any = typer.BadParameter.__bases__[0]


def _as_json(wanted: bool) -> bool:
    from bricard.cli.output import channel

    channel.as_json = wanted
    return wanted


Source = Annotated[
    str,
    typer.Argument(
        help="A MechSpec file, or problem:NAME for a built-in mechanism.", autocompletion=completion.sources
    ),
]
StudySource = Annotated[
    str,
    typer.Argument(
        help="A study file, a MechSpec file, or problem:NAME; options go before what a study says.",
        autocompletion=completion.sources,
    ),
]
Settings = Annotated[
    list[str],
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="Change a parameter, as in l=50mm; can be given several times.",
        autocompletion=completion.parameters,
    ),
]
All = Annotated[bool, typer.Option("--all", help="Print tables to their ends.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing but errors.")]
Json = Annotated[
    bool,
    typer.Option(
        "--json",
        callback=_as_json,
        is_eager=True,
        help='Print one JSON object instead of text; of errors, too: {"error": {"message": ...}}.',
    ),
]


def _in_folder(path: Path | None) -> Path | None:
    """The results, if the folder was named that `bricard run` has written."""
    return path / "results.nc" if path is not None and (path / "results.nc").is_file() else path


Results = Annotated[
    Path,
    typer.Argument(
        help="A results.nc that bricard run has written, or its folder.",
        autocompletion=completion.results,
        callback=_in_folder,
    ),
]


def _version(wanted: bool) -> None:
    if wanted:
        from bricard import __version__

        typer.echo(f"bricard {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Options of bricard itself."""
    _as_json(False)


@app.command()
def run(
    source: Source,
    set_: Settings = [],  # noqa: B006
    tol: Annotated[
        float | None, typer.Option("--tol", help="Relative tolerance; default the file's, or 1e-10 (ODEs: 1e-8).")
    ] = None,
    until: Annotated[float | None, typer.Option("--until", help="End of the run in seconds.")] = None,
    start: Annotated[
        str | None, typer.Option("--start", help="given, or equilibrium: where it rests; default the file's.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Folder for the results; default the file's name.")
    ] = None,
    form: Annotated[str, typer.Option("--format", help="Of the results: nc, csv or parquet.")] = "nc",
    plot: Annotated[
        list[str],
        typer.Option(
            "--plot", help="A name to plot; can be given several times.", autocompletion=completion.quantities
        ),
    ] = [],  # noqa: B006
    order: Annotated[int | None, typer.Option("--order", help="Order of the Taylor series, 20 by default.")] = None,
    long_double: Annotated[bool, typer.Option("--long-double", help="Compute in long double.")] = False,
    estimate_error: Annotated[
        bool, typer.Option("--estimate-error", help="Run again with a finer tolerance and tell the difference.")
    ] = False,
    coordinates: Annotated[
        str,
        typer.Option(
            "--coordinates", help="natural, body, relative or parasitic.", autocompletion=completion.coordinates
        ),
    ] = "natural",
    constraints: Annotated[
        str,
        typer.Option(
            "--constraints",
            help="direct, acceleration, baumgarte, ggl, partition, qr, svd, ...",
            autocompletion=completion.constraints,
        ),
    ] = "direct",
    integrator: Annotated[
        str | None,
        typer.Option(
            "--integrator",
            help="taylor, radau (stiff), auto, dop853, lsoda, cvode, rk4, ...",
            autocompletion=completion.integrators,
        ),
    ] = None,
    independent: Annotated[
        list[str], typer.Option("--independent", help="A coordinate for --constraints partition.")
    ] = [],  # noqa: B006
    contact: Annotated[
        str | None, typer.Option("--contact", help="events, penalty or steps (many bodies, first order).")
    ] = None,
    step: Annotated[
        float | None, typer.Option("--step", help="Step of a fixed-step integrator, or of contact steps, in seconds.")
    ] = None,
    option: Annotated[
        list[str], typer.Option("--option", help="Another option of simulate, such as stiffness=1e6, alpha=5, cut=A.")
    ] = [],  # noqa: B006
    page: Annotated[bool, typer.Option(help="Write the animation page.")] = True,
    plots: Annotated[bool, typer.Option(help="Write the plots.")] = True,
    open_: Annotated[bool, typer.Option("--open", help="Open the animation page in the browser.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Run again whenever the file is saved.")] = False,
    every: All = False,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Simulate a mechanism; write results, plots and an animation page.

    Ends with 0 if the run reached its end, 1 if the input is wrong (2 if the command is), 3 if the run stopped before
    its end, 130 after Ctrl-C, 143 after SIGTERM; in the last three cases what was computed is written.

    Example: bricard run problem:slidercrank --tol 1e-12 --until 5 --set l1=0.5 --out build
    """
    from bricard.cli.inputs import read_options
    from bricard.cli.run import run as work

    given = {
        "start": start,
        "coordinates": coordinates,
        "constraints": constraints,
        "integrator": integrator,
        "independent": independent,
        "contact": contact,
        "step": step,
        "order": order,
        "precision": "long double" if long_double else None,
        "tol": tol,
        "estimate_error": estimate_error,
    }
    once = partial(
        work,
        source,
        settings=set_,
        until=until,
        folder=out,
        form=form,
        plots=plot,
        page=page,
        pictures=plots,
        opened=open_,
        every=every,
        quiet=quiet,
        as_json=json,
        options={name: value for name, value in given.items() if value is not None} | read_options(option),
    )
    if not watch:
        once()
        return
    from bricard.cli.watching import again_on_save

    again_on_save(source, once)


@app.command()
def check(source: Source, set_: Settings = [], quiet: Quiet = False, json: Json = False) -> None:  # noqa: B006
    """Report on a mechanism without solving: parts, joints, coordinates, constraints, freedoms, structure.

    Ends with 0 if it can be simulated and with 1 if not.

    Example: bricard check problem:bricard
    """
    from bricard.cli.check import check as work

    work(source, settings=set_, quiet=quiet, as_json=json)


@app.command()
def compare(
    source: Source,
    way: Annotated[
        list[str],
        typer.Option(
            "--way", help="coordinates/constraints/integrator, or events, steps/1e-3, penalty/1e6; default many."
        ),
    ] = [],  # noqa: B006
    set_: Settings = [],  # noqa: B006
    tol: Annotated[float, typer.Option("--tol", help="Tolerance of all ways.")] = 1e-8,
    until: Annotated[float | None, typer.Option("--until", help="End of the runs in seconds.")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Folder for the table and the drift plot.")] = None,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Solve a mechanism in several ways: times, steps, errors, drift, and who agrees with whom.

    Example: bricard compare problem:slidercrank --until 2 --way natural --way body/qr/dop853
    """
    from bricard.cli.compare import compare as work

    work(source, way, settings=set_, tol=tol, until=until, folder=out, quiet=quiet, as_json=json)


@app.command()
def equations(
    source: Source,
    coordinates: Annotated[str, typer.Option("--coordinates", help="natural, body or relative.")] = "natural",
    form: Annotated[str, typer.Option("--as", help="text, latex, python, matlab or c.")] = "text",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="A file, or for c a folder; default the screen.")
    ] = None,
    symbols: Annotated[bool, typer.Option("--symbols", help="Parameters by name instead of numbers.")] = False,
    set_: Settings = [],  # noqa: B006
) -> None:
    """Print the equations of motion, readably or as code.

    Example: bricard equations problem:slidercrank --coordinates relative
    """
    from bricard.cli.equations import equations as work

    work(source, coordinates, form, out, symbols=symbols, settings=set_)


Csv = Annotated[Path | None, typer.Option("--csv", help="Write the table to this file, with full numbers.")]


@app.command()
def equilibrium(
    source: Source,
    every: Annotated[bool, typer.Option("--all", help="All equilibria instead of the one it falls into.")] = False,
    over: Annotated[
        str | None, typer.Option("--over", metavar="NAME=FROM:TO", help="Follow branches over a parameter.")
    ] = None,
    set_: Settings = [],  # noqa: B006
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw it: a .png, .svg or .pdf file.")] = None,
    csv: Csv = None,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Tell where a mechanism rests, with its drives held: positions, stability; folds and bifurcations.

    Example: bricard equilibrium problem:double_wishbone; bricard equilibrium problem:slidercrank --all
    """
    from bricard.cli.equilibrium import equilibrium as work

    work(source, settings=set_, every=every, over=over, plot=plot, csv=csv, quiet=quiet, as_json=json)


@app.command()
def modes(
    source: Source,
    at: Annotated[str, typer.Option("--at", help="rest: where it comes to rest; start: as it starts.")] = "rest",
    coordinates: Annotated[str, typer.Option("--coordinates", help="natural, body or relative.")] = "natural",
    html: Annotated[Path | None, typer.Option("--html", help="Write a page on which a mode swings.")] = None,
    mode: Annotated[int, typer.Option("--mode", help="The number of this mode.")] = 1,
    set_: Settings = [],  # noqa: B006
    csv: Csv = None,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Tell how a mechanism vibrates: frequencies, damping, which parts move.

    Example: bricard modes problem:double_wishbone --html mode.html
    """
    from bricard.cli.modes import modes as work

    work(
        source,
        settings=set_,
        at=at,
        coordinates=coordinates,
        mode=mode,
        html=html,
        csv=csv,
        quiet=quiet,
        as_json=json,
    )


@app.command()
def response(
    source: Source,
    input: Annotated[
        list[str], typer.Option("--input", help="An input, or push.A.x for a force on A along x; default all inputs.")
    ] = [],  # noqa: B006
    output: Annotated[
        list[str],
        typer.Option(
            "--output", help="What answers, such as A.x; several may be given.", autocompletion=completion.quantities
        ),
    ] = [],  # noqa: B006
    frequencies: Annotated[
        str | None, typer.Option("--frequencies", metavar="FROM:TO", help="In rad/s; default around the modes.")
    ] = None,
    points: Annotated[int, typer.Option("--points", min=2, help="Number of frequencies.")] = 25,
    set_: Settings = [],  # noqa: B006
    plot: Annotated[Path | None, typer.Option("--plot", help="Write the Bode plot: .png, .svg or .pdf.")] = None,
    csv: Csv = None,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Tell how a mechanism answers to inputs that swing: amplitudes and phases over the frequency.

    Example: bricard response problem:double_wishbone --input push.W.z --output W.z --plot bode.png
    """
    from bricard.cli.response import response as work

    work(
        source,
        settings=set_,
        inputs=input,
        outputs=output,
        span=frequencies,
        points=points,
        plot=plot,
        csv=csv,
        quiet=quiet,
        as_json=json,
    )


@app.command()
def optimise(
    source: StudySource,
    over: Annotated[list[str], typer.Option("--over", help="A parameter and its bounds: a=0.2:0.6.")] = [],  # noqa: B006
    minimise: Annotated[str | None, typer.Option("--minimise", help="The objective: 'max(P.y) - min(P.y)'.")] = None,
    at: Annotated[
        list[str], typer.Option("--at", help="Positions: theta=0:2*pi:25 or theta=0,1,2; without it, a motion.")
    ] = [],  # noqa: B006
    subject_to: Annotated[
        list[str], typer.Option("--subject-to", help="A condition: 'max(motor.theta) <= 20'.")
    ] = [],  # noqa: B006
    until: Annotated[float | None, typer.Option("--until", help="End of the motion in seconds.")] = None,
    set_: Settings = [],  # noqa: B006
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Folder for the optimum and plots.")] = None,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Find values of parameters at which an objective is smallest: a local optimum.

    Example: bricard optimise problem:pendulum --over l=0.5:2 --minimise "(end(A.x) - 0.3)**2" --until 1
    """
    from bricard.cli import studies

    given = studies.only_given(
        over={name: studies.bounds(one) for name, one in studies.pairs(over, "--over", "a=0.2:0.6").items()},
        minimise=minimise,
        at={name: studies.values(one) for name, one in studies.pairs(at, "--at", "theta=0:2*pi:25").items()},
        subject_to=subject_to,
        until=until,
    )
    studies.optimise(source, set_, given, studies.Told(out, quiet, json))


@app.command()
def identify(
    source: StudySource,
    data: Annotated[list[str], typer.Option("--data", help="A CSV file; can be given several times.")] = [],  # noqa: B006
    over: Annotated[
        list[str], typer.Option("--over", help="A parameter, or start.theta; can be given several times.")
    ] = [],  # noqa: B006
    column: Annotated[
        list[str], typer.Option("--column", help="A quantity and its heading: theta=enc; of the times, t=time.")
    ] = [],  # noqa: B006
    weight: Annotated[
        list[str], typer.Option("--weight", help="A quantity and one over its standard deviation: theta=100.")
    ] = [],  # noqa: B006
    gaps: Annotated[str | None, typer.Option("--gaps", help="refuse or skip cells without a number.")] = None,
    set_: Settings = [],  # noqa: B006
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Folder for the fit and plots.")] = None,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Find values of parameters with which the motion fits measurements.

    Example: bricard identify my.yaml --data run.csv --column t=time --column theta=enc --over k --over start.theta
    """
    from bricard.cli import studies

    given = studies.only_given(
        data=data,
        over=over,
        columns=studies.pairs(column, "--column", "theta=enc"),
        weights=studies.pairs(weight, "--weight", "theta=100"),
        gaps=gaps,
    )
    studies.identify(source, set_, given, studies.Told(out, quiet, json))


@app.command()
def sweep(
    source: StudySource,
    over: Annotated[
        list[str], typer.Option("--over", help="A parameter and its values: l=0.4:0.6:5 or l=0.4,0.5.")
    ] = [],  # noqa: B006
    quantity: Annotated[
        list[str], typer.Option("--quantity", help="What is kept: 'max(B.x)', 'end(theta)', or a curve, B.x.")
    ] = [],  # noqa: B006
    folder: Annotated[
        str | None, typer.Option("--folder", help="Where each point is kept; a further run computes what is missing.")
    ] = None,
    until: Annotated[float | None, typer.Option("--until", help="End of the runs in seconds.")] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="Number of processes; default all.")] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", help="The address of a dask scheduler, or local.")
    ] = None,
    tol: Annotated[float | None, typer.Option("--tol", help="Tolerance of the runs.")] = None,
    set_: Settings = [],  # noqa: B006
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Folder for the table and the plot.")] = None,
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Run a mechanism with many values of its parameters.

    Example: bricard sweep problem:slidercrank --over l1=0.3:0.5:3 --quantity "max(B.x)" --until 1 --folder points
    """
    from bricard.cli import studies

    given = studies.only_given(
        over={name: studies.values(one) for name, one in studies.pairs(over, "--over", "l=0.4:0.6:5").items()},
        quantities=quantity,
        folder=folder,
        until=until,
        workers=workers,
        cluster=cluster,
        tol=tol,
    )
    studies.sweep(source, set_, given, studies.Told(out, quiet, json))


@app.command()
def kinematics(
    source: Source,
    over: Annotated[
        str | None,
        typer.Option(
            "--over",
            help="What it is moved by: theta, or with a range theta:0:2*pi.",
            autocompletion=completion.quantities,
        ),
    ] = None,
    curve: Annotated[
        list[str], typer.Option("--curve", help="A point whose curve is drawn.", autocompletion=completion.points)
    ] = [],  # noqa: B006
    hold: Annotated[
        list[str], typer.Option("--hold", metavar="NAME=VALUE", help="A freedom that stays as it is.")
    ] = [],  # noqa: B006
    past: Annotated[bool, typer.Option("--past", help="Pass dead centres of the drive.")] = False,
    coordinates: Annotated[str, typer.Option("--coordinates", help="natural, body or relative.")] = "natural",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Folder for the table, the plots and the page.")
    ] = None,
    set_: Settings = [],  # noqa: B006
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Move a mechanism by its drive, without dynamics: ranges, extremes, dead centres, curves of points.

    Example: bricard kinematics problem:hoekens_linkage --over phi:0:2*pi --curve P --out curves
    """
    from bricard.cli.kinematics import kinematics as work

    work(
        source,
        settings=set_,
        over=over,
        hold=hold,
        curves=curve,
        past=past,
        coordinates=coordinates,
        folder=out,
        quiet=quiet,
        as_json=json,
    )


@app.command()
def inverse(
    source: Source,
    motion: Annotated[
        list[str],
        typer.Option("--motion", metavar="NAME=LAW", help="What follows a law of time; default the file's motions."),
    ] = [],  # noqa: B006
    by: Annotated[
        list[str],
        typer.Option("--by", metavar="ON=NAME", help="An actuator, by what it acts on; default where it is driven."),
    ] = [],  # noqa: B006
    until: Annotated[float | None, typer.Option("--until", help="End of the motion in seconds.")] = None,
    coordinates: Annotated[str, typer.Option("--coordinates", help="natural, body or relative.")] = "natural",
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Folder for the table and the plot.")] = None,
    set_: Settings = [],  # noqa: B006
    quiet: Quiet = False,
    json: Json = False,
) -> None:
    """Find the forces, torques and powers that a motion needs.

    Example: bricard inverse problem:slidercrank --motion OA.angle=20*t --until 0.3 --out torques
    """
    from bricard.cli.inverse import inverse as work

    work(
        source,
        settings=set_,
        motion=motion,
        by=by,
        until=until,
        coordinates=coordinates,
        folder=out,
        quiet=quiet,
        as_json=json,
    )


@app.command()
def show(
    results: Results,
    other: Annotated[Path | None, typer.Argument(help="Other results, to be laid over the first ones.")] = None,
    every: All = False,
    html: Annotated[
        Path | None, typer.Option("--html", help="Of two results: where the page is written; default overlay.html.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Of two results: open the page in the browser.")] = False,
) -> None:
    """Tell what saved results hold: values, how far to trust them, contacts and impacts.

    Two results are laid over each other on a page.

    Example: bricard show slidercrank/results.nc; bricard show slidercrank/results.nc slidercrank/results.nc
    """
    from bricard.cli.show import overlay
    from bricard.cli.show import show as work

    if other is None:
        work(results, every=every, page=html is not None or open_)
    else:
        overlay(results, other, html, opened=open_, every=every)


@app.command()
def plot(
    results: Results,
    names: Annotated[
        list[str],
        typer.Argument(
            help="Names (A, B.x, A.x', theta) or plots (energy, steps, violations, ...).",
            autocompletion=completion.saved_names,
        ),
    ] = [],  # noqa: B006
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A .png, .svg or .pdf file.")] = None,
    kind: Annotated[
        str,
        typer.Option(
            "--kind", help="history, phase, path, energy, reactions, modes, ...; all stand in the documentation."
        ),
    ] = "history",
    quiet: Quiet = False,
) -> None:
    """Plot saved results.

    Example: bricard plot slidercrank/results.nc A.x B.x --out motion.pdf
    """
    from bricard.cli.show import plot as work

    work(results, names, out, kind, quiet=quiet)


@app.command()
def animate(
    results: Results,
    html: Annotated[Path | None, typer.Option("--html", help="Write the animation page here.")] = None,
    mp4: Annotated[Path | None, typer.Option("--mp4", help="Write a video here.")] = None,
    gif: Annotated[Path | None, typer.Option("--gif", help="Write an animated picture here.")] = None,
    png: Annotated[Path | None, typer.Option("--png", help="Write a picture here, of the time --at.")] = None,
    at: Annotated[float | None, typer.Option("--at", help="Time of the picture; default the start.")] = None,
    renderer: Annotated[
        str | None,
        typer.Option("--renderer", help="page (an installed Chromium) or matplotlib; default the page if it can."),
    ] = None,
    trace: Annotated[
        list[str], typer.Option("--trace", help="A point whose path is drawn.", autocompletion=completion.points)
    ] = [],  # noqa: B006
    speed: Annotated[
        float | None, typer.Option("--speed", help="Of the video: simulated seconds a second; default 1, or faster.")
    ] = None,
    fps: Annotated[int, typer.Option("--fps", help="Frames a second of the video.")] = 30,
    quiet: Quiet = False,
) -> None:
    """Animate saved results: a page for the browser, a video, an animated picture or one picture.

    Example: bricard animate slidercrank/results.nc --html a.html --gif a.gif --fps 15
    """
    from bricard.cli.show import animate as work

    stills = {"traces": trace or None, "t": at, "renderer": renderer}
    videos = {"traces": tuple(trace), "speed": speed, "fps": fps, "renderer": renderer}
    work(results, html, {mp4: videos, gif: videos}, {png: stills}, trace, quiet=quiet)


@app.command()
def problems(
    name: Annotated[
        str | None, typer.Argument(help="Print the file of this one.", autocompletion=completion.problems)
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Say what each of them shows.")] = False,
    json: Json = False,
) -> None:
    """List the built-in mechanisms, or print the file of one.

    Example: bricard problems; bricard problems scissor_lift
    """
    from bricard.cli.catalogue import problems as work

    work(name, every=every, as_json=json)


@app.command()
def new(
    template: Annotated[
        str,
        typer.Argument(
            help="Which one to print; without it the list. With --from: the file to write.",
            autocompletion=completion.templates,
        ),
    ] = "",
    start: Annotated[
        str,
        typer.Option(
            "--from", help="A template or a built-in mechanism to begin with.", autocompletion=completion.beginnings
        ),
    ] = "",
) -> None:
    """Print or write a commented file to start from.

    Example: bricard new --from fourbar my.yaml
    """
    from bricard.cli.catalogue import begin
    from bricard.cli.catalogue import new as work

    begin(start, template) if start else work(template)


@app.command()
def schema(
    study: Annotated[bool, typer.Option("--study", help="That of study files instead.")] = False,
) -> None:
    """Print the JSON Schema of MechSpec files, or of study files, for editors.

    Example: bricard schema > mechspec.schema.json
    """
    from bricard.cli.output import show_json
    from bricard.mechanism.schema import schema as work

    if not study:
        show_json(work())
        return
    from bricard.analysis.studies.words import Study

    show_json(work(Study, "bricard study"))


def _miss_a_command(first: str) -> None:
    """Ends the program where a file stands in the place of a command, and has no command's name."""
    if Path(first).is_file() and not _named(first):
        from bricard.cli.output import warn

        command = "show" if first.endswith(".nc") else "run"
        warn(f"{first} is a file; a command is missing before it.\n  Write bricard {command} {first}.")
        sys.exit(2)


def _leave_only(asked: str) -> None:
    """Takes all commands away but the one that is asked for: typer would make all of them, with all their options."""
    if (named := _named(asked)) and completion.SHELL not in os.environ:
        app.registered_commands = named


def _named(name: str) -> list[Any]:
    """The command of a name, if there is one."""
    return [one for one in app.registered_commands if one.callback and name == (one.name or one.callback.__name__)]


def main() -> None:
    """The program `bricard`."""
    gc.set_threshold(YOUNG)
    atexit.register(gc.freeze)  # all files are closed: to search for garbage once more would only take time
    os.environ.setdefault(WAITING, TICKS)  # threads of NumPy's linear algebra that wait soon sleep
    completion.read_colons(os.environ)
    _miss_a_command((sys.argv[1:] or [""])[0])
    _leave_only(next((one for one in sys.argv[1:] if not one.startswith("-")), ""))
    if "--json" not in sys.argv[1:]:
        app()
    try:
        sys.exit(app(standalone_mode=False))
    except UsageError as error:
        from bricard.cli.output import show_error

        show_error(error.format_message())
        sys.exit(error.exit_code)
