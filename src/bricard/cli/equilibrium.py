"""bricard equilibrium: where a mechanism rests."""

from __future__ import annotations

from pathlib import Path

from bricard.analysis.findings import Findings
from bricard.analysis.statics.branches import Branches
from bricard.analysis.statics.equilibria import equilibria
from bricard.analysis.statics.equilibrium import equilibrium as find
from bricard.cli.findings import found, read_range, save_figure, tell
from bricard.cli.inputs import read_mechanism
from bricard.cli.output import fail
from bricard.mechanism.mechanism import Mechanism


def equilibrium(
    source: str,
    *,
    settings: list[str],
    every: bool,
    over: str | None,
    plot: Path | None,
    csv: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Prints one equilibrium, all of them, or branches over a parameter."""
    mechanism = read_mechanism(source, settings)
    findings = found(lambda: _asked(mechanism, every, over))
    tell(findings, csv=csv, quiet=quiet, as_json=as_json)
    if plot is None:
        return
    if every and over is None:
        fail("--plot draws one equilibrium, or branches over a parameter.\n  Leave out --all, or give --over.")
    save_figure(found(lambda: findings.plot()), plot, quiet=quiet or as_json)  # type: ignore[attr-defined]


def _asked(mechanism: Mechanism, every: bool, over: str | None) -> Findings:
    if over is not None:
        branches: Branches = equilibria(mechanism, over=read_range(over))
        return branches
    return equilibria(mechanism) if every else find(mechanism)
