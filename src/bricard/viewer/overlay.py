"""Two motions on one page: the first as usual, the second behind it, pale; in plots the second is dashed.

Both are drawn as what they are, so they need not be of the same mechanism, but both in the plane or both in space.
Quantities of the same name share a plot. The page runs from the first start to the last end; a motion that has not
begun, or is over, stands still there, and its curves end where it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bricard.errors import SolutionError
from bricard.viewer.contents import Viewable, contents

SHARED = ("picture", "moving", "tracks", "span", "units")


def with_other(shown: dict[str, Any], other: Viewable, labels: Sequence[str] | None) -> dict[str, Any]:
    """The contents of a page with another motion behind its own."""
    second = contents(other, [], [])
    flat = [one["picture"]["dimension"] for one in (shown, second)]
    if flat[0] != flat[1]:
        words = ["in the plane" if one == 2 else "in space" for one in flat]
        raise SolutionError(
            f"The first motion is {words[0]} and the other {words[1]}.\n  Show them on pages of their own."
        )
    return {
        **shown,
        "span": [min(shown["span"][0], second["span"][0]), max(shown["span"][1], second["span"][1])],
        "spans": [shown["span"], second["span"]],
        "labels": _labels(shown["title"], second["title"], labels),
        "other": {name: second[name] for name in SHARED},
        "units": {**second["units"], **shown["units"]},
    }


def _labels(first: str, second: str, given: Sequence[str] | None) -> list[str]:
    """What the two are called: as given, by their titles, or first and second where these are the same."""
    if given is None:
        return [first, second] if first and second and first != second else ["first", "second"]
    if len(given) != 2 or given[0] == given[1]:
        raise SolutionError(f'labels: {list(given)}\n  Give two names, as in labels=["stiff", "soft"].')
    return list(given)
