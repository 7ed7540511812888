"""Runs parts of the battery from the shell; see the package's docstring."""

import argparse
from collections import Counter

from . import FAMILIES, draw, judge, true_solution


def main():
    """Prints the wrong answers with their text, and a line for each family."""
    parser = argparse.ArgumentParser(prog="python -m tests.battery", description="bricard against known solutions")
    parser.add_argument("--family", action="append", choices=FAMILIES, help="may be repeated; default all")
    parser.add_argument("--count", type=int, default=20, help="draws of each family")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="only this seed; prints the draw whatever comes of it")
    parser.add_argument("--tol", type=float, action="append", help="may be repeated; default 1e-8")
    parser.add_argument("--refused", action="store_true", help="list refusals too")
    parser.add_argument("--quiet", action="store_true", help="only the table")
    options = parser.parse_args()
    first, count = (options.first, options.count) if options.seed is None else (options.seed, 1)
    shown = {"wrong"} | ({"refused"} if options.refused else set())
    table = []
    for family in options.family or FAMILIES:
        counts = {tolerance: Counter() for tolerance in options.tol or [1e-8]}
        dropped = missing = 0
        for seed in range(first, first + count):
            problem = draw(family, seed)
            truth = true_solution(problem)
            if options.seed is not None:
                print(problem)
                print("# no certain truth" if truth is None else f"# truth at t = {truth.times}:\n# {truth.values}")
            if truth is None:
                dropped += 1
                continue
            missing += truth.values is None
            for tolerance, counter in counts.items():
                verdict = judge(problem, truth, tolerance)
                counter[verdict.kind] += 1
                if options.seed is not None or (verdict.kind in shown and not options.quiet):
                    print(f"\n{problem}\n# tol {tolerance:g}: {verdict}")
        for tolerance, counter in counts.items():
            table.append((family, tolerance, counter, missing, dropped))
            print("\n" + line(*table[-1]), flush=True)
    print(f"\n{'family':16}{'tol':>7}{'right':>7}{'wrong':>7}{'refused':>9}{'no solution':>13}{'dropped':>9}")
    for row in table:
        print(line(*row))


def line(family, tolerance, counter, missing, dropped):
    """A row of the table; `missing` are draws without a solution to the end."""
    counts = f"{counter['right']:7}{counter['wrong']:7}{counter['refused']:9}"
    return f"{family:16}{tolerance:7.0e}{counts}{missing:13}{dropped:9}"


if __name__ == "__main__":
    main()
