"""A local process of a sweep: takes a job and then points from its input, gives rows, and ends with its input."""

from __future__ import annotations

import os
import pickle
import signal
import sys

from bricard.analysis.sweeping.point import computed


def main() -> None:
    """Answers until there are no more questions; Ctrl-C is for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions = sys.stdin.buffer
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what is printed on the way is not an answer
        job = pickle.load(questions)
        while True:
            try:
                values = pickle.load(questions)
            except EOFError:
                return
            signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())  # a file that is being written goes
            row = computed(job, values)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            pickle.dump(row, answers)
            answers.flush()


if __name__ == "__main__":
    main()
