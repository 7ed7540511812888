"""Kinds of parts, forces and drives answer for themselves: nobody outside of the library asks what kind they are."""

import ast
import re
from pathlib import Path

import pytest

import bricard
from bricard.library.bodies import PARTS
from bricard.library.bodies.body import Body
from bricard.library.drives import DRIVES
from bricard.library.forces import FORCES
from bricard.library.forces.force import Force

SOURCES = Path(bricard.__file__).parent
DRAWN = SOURCES / "results/picture.py"  # where a shape says what its form means
MODULES = [path for path in sorted(SOURCES.rglob("*.py")) if "library" not in path.relative_to(SOURCES).parts]


def subclasses(kind):
    """A class and all that are made of it."""
    return {kind}.union(*[subclasses(one) for one in kind.__subclasses__()])


list(PARTS.values())  # imports them all
BODIES = subclasses(Body)
CLASSES = {kind.__name__ for kind in BODIES | subclasses(Force) | {*FORCES.values(), *DRIVES.values()}} - {"Body"}
ASKING = re.compile(rf"\.\s*(kind|drawn)\b|\b({'|'.join(sorted(CLASSES))})\b")  # other texts ask nothing
WORDS = {getattr(kind, word) for kind in BODIES - {Body} for word in ("kind", "drawn")}


def names_in(node):
    """The classes that isinstance is asked about."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)} | {
        one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)
    }


def questions(tree):
    """Comparisons of a kind with a word of a body, and tests for classes of bodies, forces and drives."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                asks = any(isinstance(side, ast.Attribute) and side.attr in ("kind", "drawn") for side in sides)
                words = {one.value for side in sides for one in ast.walk(side) if isinstance(one, ast.Constant)}
                if asks and words & WORDS:
                    yield node.lineno
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, classes]):
                if names_in(classes) & CLASSES:
                    yield node.lineno
            case ast.MatchClass(cls=ast.Name(id=name)) if name in CLASSES:
                yield node.pattern.lineno


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path != DRAWN], ids=lambda p: str(p.relative_to(SOURCES))
)
def test_nobody_asks_for_the_kind(path):
    """A new kind is a file in the library and a line in its table."""
    text = path.read_text(encoding="utf-8")
    found = list(questions(ast.parse(text))) if ASKING.search(text) else []
    assert not found, f"{path}: lines {found}"


def test_the_test_sees_questions():
    """It would have found them."""
    lines = [
        'body.kind == "rod"',
        "isinstance(x, Spring)",
        'x.kind in ("rod", "rigid")',
        "isinstance(x, (int, RodBody))",
    ]
    assert list(questions(ast.parse("\n".join(lines)))) == [1, 2, 3, 4]
    assert all(ASKING.search(line) for line in lines)
