"""Processes that run trials one after the other, and are replaced when they hang or crash."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import resource
import signal
import tempfile
import time
import warnings
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path

from bricard.errors import MechanismWarning
from fuzz.trials import Outcome, Trial, attempt

MEMORY = 4 * 2**30  # bytes
PATIENCE = 6  # a process may take this many times the limit by the clock, on a machine that others use, too


def outcomes(trials: Iterable[Trial], *, jobs: int, limit: float, until: float) -> Iterator[Outcome]:
    """Outcomes as they come; none is begun after `until` (time.monotonic). `limit` is seconds of processor time."""
    source = iter(trials)
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        workers = [Worker(Path(folder), number, limit) for number in range(jobs)]
        try:
            for worker in workers:
                worker.begin(next(source, None))
            while busy := [worker for worker in workers if worker.trial is not None]:
                ready = wait([worker.connection for worker in busy], timeout=1.0)
                for worker in busy:
                    if worker.connection in ready or worker.overdue:
                        yield worker.end()
                        worker.begin(next(source, None) if time.monotonic() < until else None)
        finally:
            for worker in workers:
                worker.stop()


class Worker:
    """A process with a pipe to it."""

    def __init__(self, folder: Path, number: int, limit: float) -> None:
        self.folder, self.limit, self.log = folder, limit, folder / f"worker-{number}.log"
        self.trial: Trial | None = None
        self._start()

    def begin(self, trial: Trial | None) -> None:
        """Hands over a trial; none lets the process rest."""
        self.trial, self.since = trial, time.monotonic()
        if trial is not None:
            self.connection.send(trial)

    @property
    def overdue(self) -> bool:
        """Whether the clock has run out (a process that waits for something uses no processor time)."""
        return time.monotonic() - self.since > PATIENCE * self.limit

    def end(self) -> Outcome:
        """The outcome of the trial that runs; a process that died is replaced."""
        trial = self.trial
        assert trial is not None
        seconds = time.monotonic() - self.since
        try:
            if not self.overdue:
                found: Outcome = self.connection.recv()
                return Outcome(found.trial, found.what, found.text, seconds)
        except (EOFError, ConnectionResetError):
            self.process.join()
        self.stop()
        what = "hang" if self.process.exitcode in (-signal.SIGPROF, -signal.SIGKILL) else "crash"
        text = self.log.read_text(encoding="utf-8", errors="replace") or f"exit code {self.process.exitcode}"
        self._start()
        return Outcome(trial, what, text, seconds)

    def stop(self) -> None:
        """Ends the process."""
        self.connection.close()
        if self.process.is_alive() and self.trial is not None:
            self.process.kill()
        self.process.join()

    def _start(self) -> None:
        self.log.write_bytes(b"")
        self.connection, theirs = get_context("spawn").Pipe()
        arguments = (theirs, self.folder, self.log, self.limit)
        self.process = get_context("spawn").Process(target=_work, args=arguments, daemon=True)
        self.process.start()
        theirs.close()


def _work(connection: Connection, folder: Path, log: Path, limit: float) -> None:
    """The life of a process: trials in, outcomes out. What it prints goes to its log."""
    target = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(target, 1)
    os.dup2(target, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    faulthandler.enable()
    # After its share of processor time the process says where it is, and ends.
    faulthandler.register(signal.SIGPROF, chain=True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("always")
    warnings.simplefilter("ignore", MechanismWarning)  # which is meant to be heard
    heard = 0

    def noise() -> str:
        nonlocal heard
        printed = log.read_bytes()[heard:]
        heard += len(printed)
        return printed.decode(errors="replace")

    with contextlib.suppress(EOFError):
        while True:
            trial = connection.recv()
            noise()
            signal.setitimer(signal.ITIMER_PROF, limit)
            outcome = attempt(trial, folder, noise)
            signal.setitimer(signal.ITIMER_PROF, 0)
            connection.send(outcome)
