"""Runs the benchmarks named on the command line, or all of them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from benchmarks import ORDER, PAGES
from benchmarks.table import HEADINGS, Answer, Line, Skipped, line, machine, page, versions
from bricard.taylor.engine import compiled_module

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"


def main(names: list[str]) -> None:
    """Answers the questions, printing as it goes; a complete run writes the documentation pages."""
    unknown = [name for name in names if name not in (*ORDER, *PAGES)]
    if unknown:
        sys.exit(f"There is no benchmark '{unknown[0]}'; there are: {', '.join((*ORDER, *PAGES))}.")
    if compiled_module() is None:
        sys.exit("The benchmarks measure the compiled engine: install a C++ compiler and install bricard again.")
    print(machine(), versions(), sep="\n")
    answers = [answer(name) for name in (names or ORDER) if name in ORDER]
    if not names:
        PAGE.write_text(page(answers), encoding="utf-8")
        print("\nWritten: docs/benchmarks.md")
    elif answers:
        print("\nA run of all benchmarks writes docs/benchmarks.md; this one did not.")
    for name in names or PAGES:
        if name in PAGES:
            print(f"\nWritten: docs/{import_module(f'benchmarks.{name}').write().name}")


def answer(name: str) -> Answer:
    """Runs one benchmark and prints its rows as they come."""
    module = import_module(f"benchmarks.{name}")
    headings = getattr(module, "HEADINGS", HEADINGS)
    print(f"\n[{name}] {module.__doc__.strip()}\n", line(headings), sep="\n", flush=True)
    rows: list[Line] = []
    try:
        for row in module.measure():
            rows.append(row)
            print(line(row.cells()), flush=True)
    except Skipped as reason:
        print(f"skipped: {reason}")
        return Answer(module.__doc__.strip(), rows, str(reason), headings)
    return Answer(module.__doc__.strip(), rows, headings=headings)


if __name__ == "__main__":
    main(sys.argv[1:])
