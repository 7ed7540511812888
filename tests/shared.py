"""What the tests of many files begin with, made once in each process."""

from functools import cache

from bricard.problems import catalogue


@cache
def builtin(name):
    """A built-in mechanism; what simulate() keeps of it serves all tests."""
    return catalogue.mechanism(name)
