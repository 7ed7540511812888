"""The JSON Schema of MechSpec, with which editors complete words and mark mistakes as one types."""

from __future__ import annotations

import json
import re
from os import PathLike
from typing import Any

from pydantic import ValidationError
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue

from bricard.atomic import write_text
from bricard.library.words import EXPRESSION_SCHEMA, Word, as_written, referred
from bricard.mechanism.document import Document
from bricard.spec.expressions import Expression

DIALECT = "https://json-schema.org/draft/2020-12/schema"
SHORT_FORMS = ("1", ["1"], ["1", "1"], ["1", "1", "1"], None)
ALSO_ONE_VALUE = frozenset({"centroid", "torque"})  # lists that a single value may stand for
BY_TYPE = {
    "number": "A number or an expression of the parameters.",
    "amount": "A number or an expression of the parameters, not negative.",
    "position": "An expression of time, coordinates and outputs, without rates.",
    "law": "An expression of time.",
    "formula": "An expression of time, coordinates, rates and outputs.",
    "point": "The name of a point.",
    "vector": "The name of a vector.",
    "direction": "A vector, two points (AB), or a part.",
    "part": "The name of a part.",
    "turning part": "The name of a rigid part or a rod.",
    "part with axes": "The name of a rigid part.",
    "quantity": "The name of an angle or slide.",
}


def schema() -> dict[str, Any]:
    """The JSON Schema of a MechSpec file."""
    described = Document.model_json_schema(by_alias=True, schema_generator=_Generator)
    return {"$schema": DIALECT, "title": "MechSpec", **described}


def write_schema(path: str | PathLike[str]) -> None:
    """Writes the schema to a file, for editors."""
    write_text(path, json.dumps(schema(), indent=1, ensure_ascii=False) + "\n")


class _Generator(GenerateJsonSchema):
    """Short forms, descriptions, no titles, and only defaults that can be written in a file."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def default_schema(self, schema: Any) -> JsonSchemaValue:
        inner, default = self.generate_inner(schema["schema"]), schema.get("default")
        if isinstance(default, Expression):
            return {**inner, "default": as_written(default)}
        return {**inner, "default": default} if isinstance(default, str) and default else inner

    def dict_schema(self, schema: Any) -> JsonSchemaValue:
        """A section, which may be empty or only a list of names."""
        full = GenerateJsonSchema.dict_schema(self, schema)
        return {"anyOf": [full, {"type": "null"}, {"type": "array", "items": {"type": "string"}}]}

    def model_schema(self, schema: Any) -> JsonSchemaValue:
        full = GenerateJsonSchema.model_schema(self, schema)
        kind = schema["cls"]
        full.pop("title", None)
        full["description"] = _clean(kind.__doc__ or "")
        for word, inner in full.get("properties", {}).items():
            _complete(kind, word, inner)
        if "type" in kind.model_fields:
            full["required"] = ["type", *full.get("required", [])]
        short = _short_forms(kind)
        return {"description": full["description"], "anyOf": [full, *short]} if short else full


def _complete(kind: type[Word], word: str, inner: JsonSchemaValue) -> None:
    """A word's description, and that one value may stand for a list."""
    if word in ALSO_ONE_VALUE and inner.get("type") == "array":
        items = dict(inner)
        inner.clear()
        inner["anyOf"] = [items, EXPRESSION_SCHEMA]
    description = inner.get("description") or _from_docstring(kind, word)
    inner["description"] = _clean(description)


def _from_docstring(kind: type[Word], word: str) -> str:
    """What a table in the docstring of a kind says of a word, or else of what type it is."""
    found = re.search(rf"^ +{word} {{2,}}(.+)$", kind.__doc__ or "", re.MULTILINE)
    if found:
        return found.group(1)
    info = next(info for name, info in kind.model_fields.items() if word in (name, info.alias))
    return BY_TYPE.get(referred(info) or "", "") or _clean(kind.__doc__ or "").split("\n")[0]


def _clean(docstring: str) -> str:
    return "\n".join(line.strip() for line in docstring.strip().split("\n"))


def _short_forms(kind: type[Word]) -> list[JsonSchemaValue]:
    """The forms besides a mapping that the reader takes."""
    accepted = [form for form in SHORT_FORMS if _accepts(kind, form)]
    forms: list[JsonSchemaValue] = []
    if any(isinstance(form, list) for form in accepted):
        longest = {"maxItems": len(kind.shorthand)} if kind.shorthand else {}
        forms.append({"type": "array", **longest})
    if "1" in accepted:
        forms.append(dict(EXPRESSION_SCHEMA))
    if None in accepted:
        forms.append({"type": "null"})
    return forms


def _accepts(kind: type[Word], form: Any) -> bool:
    try:
        kind.model_validate(form)
    except ValidationError:
        return False
    return True
