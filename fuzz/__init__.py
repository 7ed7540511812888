"""Attacks on the doors of bricard: nothing but a BricardError may come out, and within the time limit.

    python -m fuzz --seconds 120 --seed 1

A trial is a kind and a seed, which together decide its file; `use` then does with the file what users do. Trials run
in processes of their own, so that hangs and crashes are findings like others. To add a kind: a module with ENDING,
`make(random) -> bytes` and `use(path, random)`, and a line in KINDS.
"""

KINDS = {"mechspec": "fuzz.mechspec", "results": "fuzz.results", "calls": "fuzz.calls"}
