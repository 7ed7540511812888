"""Samples: every kind of the tables shows itself on the same two free parts, so that tests run over the tables.

The parts are `base` with the points A, B and the vectors u, n, and `follower` with P, Q and v, m; n is across u, and
m across v. Nothing else about them is special. The ground has the points O, C and the vectors i, j, k, l, with j
across i and l across k; no part has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from bricard.records import dataclass

NAME = "sample"  # of the entry that a sample is about


@dataclass(frozen=True)
class Sample:
    """The words of an entry, and further sections of a file that it needs."""

    words: Mapping[str, Any]
    beside: Mapping[str, Any] = field(default_factory=dict)


Samples = dict[int, Sample]  # by dimension


def with_words(sample: Sample, **words: Any) -> Sample:
    """A sample with further words."""
    return Sample({**sample.words, **words}, sample.beside)


def between_springs(dimension: int) -> Sample:
    """A point E between B of the base and Q of the follower, for a part that is only a point."""
    place = [1.5, 0.8, 0.3][:dimension]
    springs = {"BE": [20, 0.2], "QE": [15, 0.3]}
    return Sample({"points": ["E"]}, {"PartData": {"Springs": springs}, "ProblemData": {"positions": {"E": place}}})


def pair(dimension: int) -> dict[str, Any]:
    """The two parts, moving freely, as the data of a file."""
    return _PLANE if dimension == 2 else _SPACE


def with_sections(data: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Data of a file with further sections and entries."""
    result = dict(data)
    for name, value in more.items():
        old = result.get(name)
        result[name] = with_sections(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return result


_PLANE = {
    "Dimension": 2,
    "PartData": {
        "Fixed": {"O": [0.2, -0.1], "C": [1.6, 0.4], "i": [3, 4], "j": [-4, 3], "k": [5, -12], "l": [12, 5]},
        "Rigids": {
            "base": {
                "points": ["A", "B", "u", "n"],
                "Geom": [[0.8, 0.1], [4, 3], [-3, 4]],
                "Dyna": [[0.3, 0.2], 1.3, 0.21],
            },
            "follower": {
                "points": ["P", "Q", "v", "m"],
                "Geom": [[-0.5, 0.7], [12, -5], [5, 12]],
                "Dyna": [[-0.1, 0.4], 0.9, 0.13],
            },
        },
    },
    "ProblemData": {
        "tend": 1,
        "tolerance": 1e-12,
        "positions": {"A": [0.3, 0.1], "B": [1.0, 0.6], "P": [1.5, 0.7], "Q": [1.9, 1.4]},
        "velocities": {"A": [1.2, -0.9], "B": [0.3, 1.8], "P": [-1.5, 0.6], "Q": [1.8, 2.1]},
    },
}
_SPACE = {
    "Dimension": 3,
    "PartData": {
        "Fixed": {
            "O": [0.2, -0.1, 0.3],
            "C": [1.6, 0.4, -0.2],
            "i": [1, 2, 2],
            "j": [2, 1, -2],
            "k": [2, -1, 2],
            "l": [-1, 2, 2],
        },
        "Rigids": {
            "base": {
                "points": ["A", "B", "u", "n"],
                "Geom": [[0.8, 0.1, -0.2], [2, 3, 6], [3, -6, 2]],
                "Dyna": [[0.3, 0.2, 0.1], 1.3, [[0.21, 0.02, -0.01], [0.02, 0.27, 0.03], [-0.01, 0.03, 0.3]]],
            },
            "follower": {
                "points": ["P", "Q", "v", "m"],
                "Geom": [[-0.5, 0.7, 0.2], [6, 2, -3], [2, 3, 6]],
                "Dyna": [[-0.1, 0.4, 0.2], 0.9, [[0.13, -0.02, 0.01], [-0.02, 0.17, 0.02], [0.01, 0.02, 0.19]]],
            },
        },
    },
    "ProblemData": {
        "tend": 1,
        "tolerance": 1e-12,
        "positions": {
            "A": [0.3, 0.1, 0.2],
            "B": [1.0, 0.6, 0.3],
            "u": [0.6, 0.3, 0.7],
            "P": [1.5, 0.7, -0.2],
            "Q": [1.9, 1.4, 0.1],
            "v": [0.5, 0.2, 0.8],
        },
        "velocities": {
            "A": [1.2, -0.9, 0.6],
            "B": [0.3, 1.8, -0.6],
            "u": [-0.9, 1.5, 0.3],
            "P": [-1.5, 0.6, 0.9],
            "Q": [1.8, 2.1, -1.2],
            "v": [1.5, -0.6, -0.9],
        },
    },
}
