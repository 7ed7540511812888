"""bricard response: how a mechanism answers to inputs that swing."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from bricard.analysis.linear.linearise import linearise
from bricard.analysis.linear.response import Response
from bricard.cli.findings import found, save_figure, tell
from bricard.cli.inputs import read_mechanism
from bricard.cli.output import fail
from bricard.facts import listed
from bricard.mechanics.inputs import is_table
from bricard.mechanism.mechanism import Mechanism


def response(
    source: str,
    *,
    settings: list[str],
    inputs: list[str],
    outputs: list[str],
    span: str | None,
    points: int,
    plot: Path | None,
    csv: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Prints amplitudes and phases, and writes the Bode plot."""
    mechanism = read_mechanism(source, settings)
    findings = found(lambda: _asked(mechanism, inputs, outputs, span, points))
    tell(findings, csv=csv, quiet=quiet, as_json=as_json)
    if plot is not None:
        save_figure(found(lambda: findings.plot()), plot, quiet=quiet or as_json)


def _asked(mechanism: Mechanism, inputs: list[str], outputs: list[str], span: str | None, points: int) -> Response:
    system = linearise(mechanism, inputs=inputs or None, outputs=outputs)
    if not system.inputs:
        following = [name for name, value in mechanism.inputs.items() if is_table(value)]
        if following:
            fail(
                f"All inputs of the mechanism follow tables: {listed(following)}.\n"
                f"  Give one a constant value, Inputs: {{{following[0]}: 0}}, or name a force, --input push.A.x."
            )
        remedy = "Name a force on a point, as in --input push.A.x, or write Inputs in the file."
        fail(f"The mechanism has no inputs.\n  {remedy}")
    if not system.outputs:
        fail("bricard response needs --output.\n  Name what answers, as in --output A.x.")
    if span is None:
        w = system.response().w
        return system.response(np.geomspace(w[0], w[-1], points))
    low, _, high = span.partition(":")
    try:
        ends = float(low), float(high)
        return system.response(np.geomspace(*ends, points))
    except ValueError:
        fail(
            f"--frequencies {span}: these are not two frequencies.\n  Write them in rad/s, as in --frequencies 1:100."
        )
