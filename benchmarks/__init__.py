"""Questions about speed, each with its expectation, answered beside a peer in the same run.

    python -m benchmarks                 all of them; writes docs/benchmarks.md and docs/accuracy-table.md
    python -m benchmarks long_double     some of them; only prints
    python -m benchmarks accuracy        the built-in problems; writes docs/accuracy-table.md

A benchmark is a module: its docstring is the question (first line), what is expected and how it is measured;
its function `measure` yields a `Row` as soon as it is known, or raises `Skipped`. Rows of another kind come with
HEADINGS of the module's own. To add a benchmark, write the module and add its name to ORDER. An expectation that is
refuted stays, and its row says "missed".
Programs of other packages, which run in processes of their own, are in peers/.
What needs another kind of table is a module of PAGES: its function `write` measures and writes a page of its own.
"""

ORDER = (
    "against_yardstick",
    "against_dop853",
    "contact_events",
    "against_heyoka",
    "against_ida",
    "against_peers",
    "bodies_in_contact",
    "identification",
    "inverse_dynamics",
    "small_motions",
    "stiff_systems",
    "work_precision",
    "wrong_successes",
    "right_hand_side",
    "tangents",
    "chain_growth",
    "mechspec_chain",
    "around_integration",
    "from_shell",
    "fresh_process",
    "dense_output",
    "order_scan",
    "long_double",
    "page_frames",
    "own_tests",
)

PAGES = ("accuracy",)
