"""Points of a sweep on processes of this machine.

Each process is a Python of its own that reads points from a pipe. One that is killed is started again and repeats its
point, a few times; then the point is a row with a message, which is not kept.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Event, Thread

from bricard.analysis.sweeping.point import Job, Row, computed
from bricard.records import dataclass

TRIES = 3
PATIENCE = 2.0  # seconds that a process gets to end by itself
COMMAND = (sys.executable, "-m", "bricard.analysis.sweeping.worker")
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
Point = Mapping[str, float]
Numbered = tuple[int, Point]


def here(job: Job, points: Sequence[Numbered]) -> Iterator[tuple[int, Row]]:
    """One after the other, in this process."""
    for number, values in points:
        yield number, computed(job, values)


def on_processes(job: Job, points: Sequence[Numbered], count: int) -> Iterator[tuple[int, Row]]:
    """On so many processes, in the order in which they are done; these end with the iterator."""
    todo: Queue[Numbered] = Queue()
    done: Queue[tuple[int, Row] | BaseException] = Queue()
    for point in points:
        todo.put(point)
    ending = Event()
    workers = [_Worker(job, todo, done, ending) for _ in range(min(count, len(points)))]
    threads = [Thread(target=worker.run, daemon=True) for worker in workers]
    for thread in threads:
        thread.start()
    try:
        for _ in points:
            found = done.get()
            if isinstance(found, BaseException):
                raise found
            yield found
    finally:
        ending.set()
        for worker in workers:
            worker.end()
        for thread in threads:
            thread.join()


@dataclass(eq=False)
class _Worker:
    """A process, and the thread that talks to it."""

    job: Job
    todo: Queue[Numbered]
    done: Queue[tuple[int, Row] | BaseException]
    ending: Event
    process: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        """Hands points over until none is left."""
        try:
            while not self.ending.is_set():
                number, values = self.todo.get_nowait()
                self.done.put((number, self._asked(values)))
        except Empty:
            pass
        except BaseException as error:
            self.done.put(error)
        finally:
            if self.process is not None:
                _closed(self.process)

    def _asked(self, values: Point) -> Row:
        for _ in range(TRIES):
            process = self.process or self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                pickle.dump(values, process.stdin)
                process.stdin.flush()
                row: Row = pickle.load(process.stdout)
                return row
            except (EOFError, OSError, pickle.UnpicklingError):
                self.process, code = None, _closed(process)
                if self.ending.is_set():
                    break
        return Row({}, f"Its process ended {TRIES} times, with code {code}.\n  Is there enough memory?")

    def _started(self) -> subprocess.Popen[bytes]:
        environment = {**ONE_THREAD, **os.environ}
        process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.process = process
        if self.ending.is_set():  # it was told so in between
            process.terminate()
        assert process.stdin is not None
        pickle.dump(self.job, process.stdin)
        return process

    def end(self) -> None:
        """Ends the process, at which its thread ends, too."""
        if (process := self.process) is not None:
            process.terminate()


def _closed(process: subprocess.Popen[bytes]) -> int:
    process.terminate()
    try:
        code = process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        code = process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(OSError):  # what was still to be written has nobody to read it
            pipe.close()
    return code
