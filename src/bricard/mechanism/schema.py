"""The JSON Schema of MechSpec, with which editors complete words and mark mistakes as one types."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from itertools import pairwise
from os import PathLike
from typing import Any

from bricard.atomic import write_text
from bricard.library.shapes import EXPRESSION_SCHEMA, Define, Schema
from bricard.library.words import Field, Word, as_written, fields
from bricard.mechanism.document import Document
from bricard.spec.expressions import Expression

DIALECT = "https://json-schema.org/draft/2020-12/schema"
SHORT_FORMS = ("1", ["1"], ["1", "1"], ["1", "1", "1"], None)
BY_TYPE = {
    "number": "A number or an expression of the parameters.",
    "amount": "A number or an expression of the parameters, not negative.",
    "place": "Coordinates, or the name of a point or vector of the part.",
    "position": "An expression of time, coordinates and outputs, without rates.",
    "law": "An expression of time.",
    "formula": "An expression of time, coordinates, rates and outputs.",
    "measure": "An expression with words that make a number of curves: max(B.x), end(theta).",
    "watched": "An expression of all names that the solution knows.",
    "point": "The name of a point.",
    "vector": "The name of a vector.",
    "direction": "A vector, two points (AB), or a part.",
    "part": "The name of a part.",
    "turning part": "The name of a rigid part or a rod.",
    "part with axes": "The name of a rigid part.",
    "quantity": "The name of an angle or slide.",
}


def schema(kind: type[Word] = Document, title: str = "MechSpec") -> dict[str, Any]:
    """The JSON Schema of a MechSpec file, or of another kind of file."""
    definitions: dict[str, Schema] = {}
    names: dict[type[Word], str] = {}

    def define(kind: type[Word]) -> Schema:
        if kind not in names:
            names[kind] = name = kind.__name__ if kind.__name__ not in definitions else _full_name(kind)
            definitions[name] = {}  # a kind may contain itself
            definitions[name] = _of_kind(kind, define)
        return {"$ref": f"#/$defs/{names[kind]}"}

    document = _of_words(kind, define)
    return {"$schema": DIALECT, "title": title, "$defs": dict(sorted(definitions.items())), **document}


def _full_name(kind: type[Word]) -> str:
    """With the folder that it comes from, of a kind whose name another one has, too: contact_shapes.Line."""
    return f"{kind.__module__.split('.')[-2]}.{kind.__name__}"


def write_schema(path: str | PathLike[str]) -> None:
    """Writes the schema to a file, for editors."""
    write_text(path, json.dumps(schema(), indent=1, ensure_ascii=False) + "\n")


def _of_kind(kind: type[Word], define: Define) -> Schema:
    """An entry: a mapping of its words, or one of its short forms."""
    full, short = _of_words(kind, define), _short_forms(kind)
    return {"description": full["description"], "anyOf": [full, *short]} if short else full


def _of_words(kind: type[Word], define: Define) -> Schema:
    documented = _attribute_docstrings(kind)
    required = [field.word for field in fields(kind).values() if field.required or field.word == "type"]
    return {
        "additionalProperties": False,
        "description": _clean(kind.__doc__ or ""),
        "properties": {
            field.word: {
                **field.shape.schema(define),
                **_default(field),
                "description": _clean(documented.get(field.name) or _about(kind, field)),
            }
            for field in fields(kind).values()
        },
        **({"required": required} if required else {}),
        "type": "object",
    }


def _default(field: Field) -> Schema:
    """A default, if it can be written in a file."""
    if isinstance(field.default, Expression):
        return {"default": as_written(field.default)}
    return {"default": field.default} if isinstance(field.default, str) and field.default else {}


def _attribute_docstrings(kind: type[Word]) -> dict[str, str]:
    """The texts below the fields of a class."""
    try:
        (node,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except OSError:  # made from the tables
        return {}
    body = node.body if isinstance(node, ast.ClassDef) else []
    return {
        field.target.id: str(text.value.value)
        for field, text in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
    }


def _about(kind: type[Word], field: Field) -> str:
    """What a table in the docstring of a kind says of a word, or else what its entries are, or of what type it is."""
    found = re.search(rf"^ +{field.word} {{2,}}(.+)$", kind.__doc__ or "", re.MULTILINE)
    if found:
        return found.group(1)
    return field.shape.about or BY_TYPE.get(field.shape.refers or "") or _clean(kind.__doc__ or "").split("\n")[0]


def _clean(docstring: str) -> str:
    return "\n".join(line.strip() for line in docstring.strip().split("\n"))


def _short_forms(kind: type[Word]) -> list[Schema]:
    """The forms besides a mapping that the reader takes."""
    accepted = [form for form in SHORT_FORMS if kind.made_of(form) is not None]
    forms: list[Schema] = []
    if any(isinstance(form, list) for form in accepted):
        longest = {"maxItems": len(kind.shorthand)} if kind.shorthand else {}
        forms.append({"type": "array", **longest})
    if "1" in accepted:
        forms.append(dict(EXPRESSION_SCHEMA))
    if None in accepted:
        forms.append({"type": "null"})
    return forms
