"""bricard modes: how a mechanism vibrates."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from bricard.analysis.linear.linearise import linearise
from bricard.cli.findings import found, tell
from bricard.cli.inputs import read_mechanism
from bricard.cli.output import fail, say


def modes(
    source: str,
    *,
    settings: list[str],
    at: str,
    coordinates: str,
    mode: int,
    html: Path | None,
    csv: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Prints the modes, and writes a page on which one swings."""
    if at not in ("rest", "start"):
        fail(f"--at {at}: there is no such place.\n  Choose rest or start.")
    mechanism = read_mechanism(source, settings)
    place: Literal["start"] | None = "start" if at == "start" else None
    findings = found(lambda: linearise(mechanism, place, coordinates=coordinates).modes())
    tell(findings, csv=csv, quiet=quiet, as_json=as_json, further={"stable": findings.stable})
    if html is not None:
        path = found(lambda: findings.animate(mode).save(html))
        if not (quiet or as_json):
            say(str(path))
