"""Names of points, vectors and parts.

A capital first letter makes a point, a small one a vector. The name of a part is the run of its points and
vectors, each a letter with digits: `DC1wv` has D, C1, w and v.
"""

import re

AXES = "xyz"
ENDINGS = (".yaml", ".yml")  # of files that describe mechanisms
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")

_RUN = re.compile(r"(?:[A-Za-z][0-9]*)+")
_MEMBER = re.compile(r"[A-Za-z][0-9]*")


def is_name(text: str) -> bool:
    """Whether `text` is a letter followed by letters, digits and underscores."""
    return text.isidentifier() and text.isascii() and text[0] != "_"


def is_point(name: str) -> bool:
    """Whether `name` is a name that begins with a capital letter."""
    return is_name(name) and name[0].isupper()


def is_vector(name: str) -> bool:
    """Whether `name` is a name that begins with a small letter."""
    return is_name(name) and name[0].islower()


def split_run(name: str) -> list[str] | None:
    """The points and vectors in the name of a part; None where the name is not such a run.

    >>> split_run("DC1wv")
    ['D', 'C1', 'w', 'v']
    >>> split_run("left_arm") is None
    True
    """
    return _MEMBER.findall(name) if _RUN.fullmatch(name) else None
