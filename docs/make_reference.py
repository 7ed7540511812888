"""Writes the tables of docs/mechspec.md from the docstrings of the library, between their marks.

    python docs/make_reference.py       (make gallery runs it, too)

A test compares the page with what this would write, so that the tables cannot go stale.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from inspect import getdoc
from pathlib import Path
from typing import Any

from bricard.library.bodies import PARTS
from bricard.library.contact_laws import LAWS
from bricard.library.contact_shapes import SHAPES
from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.forces import FORCES
from bricard.library.joints import JOINTS
from bricard.library.joints.joint import Joint
from bricard.library.onesided import ONESIDED
from bricard.library.words import Word, as_written, fields
from bricard.spec.expressions import Expression

PAGE = Path(__file__).resolve().parent / "mechspec.md"
MARKS = re.compile(r"(<!-- table: (\w+) -->)\n.*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    """Brings the page up to date."""
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def with_tables(text: str) -> str:
    """A page with its tables made anew."""
    tables = {
        "joints": joints,
        "parts": parts,
        "forces": forces,
        "onesided": onesided,
        "shapes": shapes,
        "laws": laws,
    }
    return MARKS.sub(lambda mark: f"{mark[1]}\n\n{tables[mark[2]]()}\n\n{mark[3]}", text)


def joints() -> str:
    """Every type of joint."""
    rows = []
    for name, kind in JOINTS.items():
        text, equations = _described(kind)
        leaves = ", ".join(str(kind.freedoms.get(dimension, "–")) for dimension in (2, 3))
        rows.append((f"`{name}`", leaves, _fields(kind), f"{text} {equations}".strip()))
    return _table(("type", "leaves in the plane, in space", "words", "meaning"), rows)


def parts() -> str:
    """Every kind of part."""
    return _table(("section", "words", "meaning"), [_section(name, kind) for name, kind in PARTS.items()])


def forces() -> str:
    """Every kind of force."""
    rows = [(*_section(name, kind)[:1], kind.group, *_section(name, kind)[1:]) for name, kind in FORCES.items()]
    return _table(("section", "stands in", "words", "meaning"), rows)


def onesided() -> str:
    """Every kind of what is not smooth."""
    return _table(("section", "words", "meaning"), [_section(name, kind) for name, kind in ONESIDED.items()])


def shapes() -> str:
    """Every kind of shape."""
    where = {frozenset({2}): "the plane", frozenset({3}): "space", frozenset({2, 3}): "both"}
    touching = {frozenset(): "never", **{one: f"in {word}" for one, word in where.items()}}
    rows = [
        (f"`{name}`", where[kind.dimensions], touching[kind.touches_in & kind.dimensions], *_own(kind))
        for name, kind in SHAPES.items()
    ]
    return _table(("kind", "in", "touches", "words of its own", "meaning"), rows)


def _own(kind: type[ContactShape]) -> tuple[str, str]:
    """Words and meaning of a kind of shape, without the words that all of them have."""
    return _fields(kind, without=fields(ContactShape)), " ".join(_described(kind)).strip()


def laws() -> str:
    """Every law of contact."""
    kinds: dict[type[Word], list[str]] = {}
    for name, kind in LAWS.items():
        kinds.setdefault(kind, []).append(f"`{name}`")
    rows = [(", ".join(names), _fields(kind), " ".join(_described(kind)).strip()) for kind, names in kinds.items()]
    return _table(("law", "words", "meaning"), rows)


def _section(name: str, kind: type[Word]) -> tuple[str, str, str]:
    return (f"`{name}`", _fields(kind), " ".join(_described(kind)).strip())


def _described(kind: type[Word]) -> tuple[str, str]:
    """The sentences of a docstring; then, line by line, its formulas as code and what it says of single words."""
    sentences, lines = [], []
    for number, paragraph in enumerate((getdoc(kind) or "").split("\n\n")):
        if number == 0 or paragraph.rstrip().endswith("."):
            sentences.append(" ".join(paragraph.split()))
        else:
            lines += [_line(kind, line) for line in paragraph.splitlines()]
    return " ".join(sentences), "<br>".join(["", *lines])


def _line(kind: type[Word], line: str) -> str:
    word, _, rest = line.strip().partition(" ")
    if word in kind.words():
        return f"`{word}`: {' '.join(rest.split())}"
    formula, _, remark = line.partition("      ")
    code = formula if "`" in formula else f"`{' '.join(formula.split())}`"
    return f"{code} {remark.strip()}".strip()


def _fields(kind: type[Word], without: Collection[str] = ()) -> str:
    """The words of an entry; those with a default in brackets."""
    needed: dict[str, list[str]] = {}
    for dimension, names in getattr(kind, "required", {}).items():
        for name in names:
            needed.setdefault(name, []).append({2: "plane", 3: "space"}[dimension])
    shown = []
    for field in fields(kind).values():
        word = f"`{field.word}`"
        if field.word in without:
            continue
        if field.name in needed:
            shown.append(f"[{word}; needed in {' and '.join(needed[field.name])}]")
        elif field.required:
            shown.append(word)
        elif not (issubclass(kind, Joint) and field.name == "type"):
            shown.append(f"[{word}{_default(field.default)}]")
    return ", ".join(shown)


def _default(value: Any) -> str:
    if isinstance(value, Expression):
        return f" = {as_written(value)}"
    return f" = {value}" if value not in (None, (), "") else ""


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


if __name__ == "__main__":
    main()
