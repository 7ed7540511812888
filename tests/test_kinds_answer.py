"""Kinds answer questions: outside their own folder nobody asks what kind a relation is."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import bricard
from bricard.library.joints import JOINTS
from bricard.library.relations.relation import Relation
from bricard.mechanism.reading.draft import VECTOR_FUNCTIONS

SOURCES = Path(bricard.__file__).parent
for one in (SOURCES / "library" / "relations").glob("*.py"):
    import_module(f"bricard.library.relations.{one.stem}")
OUTSIDE = sorted(path for path in SOURCES.rglob("*.py") if path.parent != SOURCES / "library" / "relations")


def kinds(base):
    """All subclasses of a class, by name."""
    return {base.__name__}.union(*[kinds(one) for one in base.__subclasses__()])


def names(node):
    """All names in a piece of code."""
    found = list(ast.walk(node))
    return {one.id for one in found if isinstance(one, ast.Name)} | {
        one.attr for one in found if isinstance(one, ast.Attribute)
    }


def asked_types(tree):
    """Names of the types that code tests for: isinstance, match, and comparisons of type(x)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("isinstance", "issubclass"):
            yield from names(node.args[1])
        elif isinstance(node, ast.MatchClass):
            yield from names(node.cls)
        elif isinstance(node, ast.Compare) and "type" in names(node):
            yield from names(node)


@cache
def named_kind():
    """Where a text names a kind of relations."""
    return re.compile(rf"\b({'|'.join(sorted(kinds(Relation)))})\b")


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(SOURCES)))
def test_nobody_asks_for_the_kind_of_a_relation(path):
    """No module tests whether a relation is of some kind."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text if "bricard.library" in text and named_kind().search(text) else "")  # others import none
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bricard.library")
        for alias in node.names
    }
    assert not set(asked_types(tree)) & imported & kinds(Relation)


def test_the_test_sees_what_it_forbids():
    """All ways to ask for a type are found."""
    for code in ("isinstance(r, OnLine | Same)", "match r:\n case OnLine(): pass", "type(r) is OnLine"):
        assert "OnLine" in set(asked_types(ast.parse(code)))
    assert {"OnLine", "Same", "Turned"} <= kinds(Relation)


@pytest.mark.parametrize("path", sorted((SOURCES / "mechanism").rglob("*.py")), ids=lambda path: path.stem)
def test_nobody_asks_for_the_kind_of_a_joint(path):
    """What holds for joints of one type stands in the file of this type."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.Compare, ast.MatchValue, ast.Dict)):
            words = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
            assert not words & (JOINTS.keys() - VECTOR_FUNCTIONS.keys()), f"{path}:{node.lineno}"
