"""Runs trials for a time, writes what they find, ends with 1 if there is something."""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from fuzz import KINDS
from fuzz.trials import BAD, Outcome, Trial
from fuzz.workers import outcomes

LIMIT = 20.0  # seconds of processor time that a trial may take


def trials(kinds: list[str], seed: int) -> Iterator[Trial]:
    """Without end; those of one seed are always the same."""
    random = Random(seed)
    for number in itertools.count():
        yield Trial(kinds[number % len(kinds)], random.getrandbits(40))


def main(arguments: list[str]) -> int:
    """Tells new classes of findings as they come, and all of them at the end."""
    asked = _parser().parse_args(arguments)
    chosen = (
        iter([_trial(text) for text in asked.replay]) if asked.replay else trials(asked.kind or [*KINDS], asked.seed)
    )
    chosen = itertools.islice(chosen, asked.count)
    until = time.monotonic() + asked.seconds
    counts: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    for outcome in outcomes(chosen, jobs=asked.jobs, limit=asked.limit, until=until):
        counts[outcome.what] += 1
        if outcome.what in (*BAD, "noise"):
            classes[outcome.place] += 1
            if classes[outcome.place] == 1:
                print(f"{outcome.trial}  {outcome.place}", flush=True)
            keep(outcome, asked.out)
        elif asked.replay:
            print(f"{outcome.trial}  {outcome.what} in {outcome.seconds:.1f} s\n{outcome.text}")
    print(
        f"seed {asked.seed}: {counts.total()} trials:", ", ".join(f"{n} {what}" for what, n in counts.most_common())
    )
    for place, number in classes.most_common():
        print(f"{number:5}  {place}")
    if classes:
        print(f"Files and tracebacks: {asked.out}. Again: python -m fuzz --replay KIND:SEED")
    return int(any(counts[what] for what in BAD))


def keep(outcome: Outcome, folder: Path) -> None:
    """The file of a finding, and what happened."""
    folder.mkdir(parents=True, exist_ok=True)
    path, _ = outcome.trial.write(folder)
    words = f"{outcome.place}\npython -m fuzz --replay {outcome.trial}\n\n{outcome.text}"
    path.with_name(f"{path.name}.{outcome.what}.txt").write_text(words, encoding="utf-8", errors="replace")


def _trial(text: str) -> Trial:
    kind, _, seed = text.partition(":")
    return Trial(kind, int(seed))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0, help="when to stop")
    parser.add_argument("--count", type=int, help="of trials, at most")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of all trials; default the clock")
    parser.add_argument("--kind", action="append", choices=KINDS, help="only this kind; can be given several times")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--limit", type=float, default=LIMIT, help="processor time of a trial, in seconds")
    parser.add_argument("--out", type=Path, default=Path("fuzz-findings"), help="folder for findings")
    parser.add_argument("--replay", nargs="+", default=[], metavar="KIND:SEED", help="run these trials again")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
