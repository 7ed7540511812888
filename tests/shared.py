"""What the tests of many files begin with, made once in each process."""

import re
from functools import cache

from bricard.problems import catalogue

SWITCHED = re.compile(r"^(Contacts|Limits|Clutches|DryFriction|Events):", re.MULTILINE)
SMOOTH = tuple(name for name in catalogue.names() if not SWITCHED.search(catalogue.text(name)))  # M, f, G tell all


@cache
def builtin(name):
    """A built-in mechanism; what simulate() keeps of it serves all tests."""
    return catalogue.mechanism(name)
