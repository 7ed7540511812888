"""Plain data to text, in the style of MechSpec.

The two outer levels of mappings are blocks, as are mappings of mappings; all else is written in brackets on one
line where it fits. Numbers are exact. `read_text(write_text(data)).data == data`.
"""

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from bricard.spec.composing import MAX_NESTING
from bricard.spec.findings import Finding, Path, raise_findings
from bricard.spec.scalars import is_readable, plain_scalar, unreadable

WIDTH = 100

_INDENT = 2
_BLOCK_LEVELS = 2
# YAML limits a key to 1024 characters; escapes may make it ten times as long as its text.
_MAX_KEY = 100
# Text that no YAML reader takes for anything else, wherever it stands.
_PLAIN = re.compile(r"(?:[-+](?=[\w(.])|\.(?=\d))?[\w(](?:[\w.+*/()'-]| (?=[^ ]))*|\.\d[\w.+*/()' -]*(?<! )")
_OTHER_NUMBER = re.compile(r"0[xo]\w*|[\d_.:]+|[-+]?[\d_]+(?:\.[\d_]*)?(?:[eE][-+]?\d+)?")
_OTHER_WORDS = frozenset("yes no on off".split())
_LITERAL = re.compile(r"(?:[^\s#-][^\r\n]*\n)+[^\s][^\r\n]*\n?")


def write_text(data: Mapping[str, Any]) -> str:
    """Mappings, lists, text, numbers, true, false and None as a description.

    Raises SpecError for what a description cannot hold.
    """
    findings: list[Finding] = []
    _check(data, (), findings)
    if findings:
        raise_findings(findings)
    if not data:
        return "{}\n"
    return "\n".join(_block_mapping(data, 1, "")) + "\n"


# ---------------------------------------------------------------------------------------------- blocks


def _block_mapping(data: Mapping[str, Any], level: int, indent: str) -> list[str]:
    lines: list[str] = []
    for key, value in data.items():
        lines += _entry(f"{indent}{_text(key)}:", value, level + 1, indent + " " * _INDENT)
    return lines


def _block_list(items: Sequence[Any], level: int, indent: str) -> list[str]:
    lines: list[str] = []
    for item in items:
        lines += _entry(f"{indent}-", item, level + 1, indent + " " * _INDENT)
    return lines


def _entry(start: str, value: Any, level: int, indent: str) -> list[str]:
    """The lines of a key or dash with its value."""
    if value is None:
        return [start] if start.endswith(":") else [f"{start} null"]
    if isinstance(value, str) and _LITERAL.fullmatch(value) and is_readable(value):
        return _literal(start, value, indent)
    if not value or not isinstance(value, Mapping | list | tuple):
        return [f"{start} {_flow(value)}"]
    if not _is_block(value, level):
        line = f"{start} {_flow(value)}"
        if len(line) <= WIDTH:
            return [line]
    if isinstance(value, Mapping):
        return [start, *_block_mapping(value, level, indent)]
    return [start, *_block_list(value, level, indent)]


def _is_block(value: Mapping[str, Any] | Sequence[Any], level: int) -> bool:
    if not isinstance(value, Mapping):
        return False
    return level <= _BLOCK_LEVELS or any(isinstance(inner, Mapping) and inner for inner in value.values())


def _literal(start: str, value: str, indent: str) -> list[str]:
    chomping = "" if value.endswith("\n") else "-"
    return [f"{start} |{chomping}", *(indent + line for line in value.removesuffix("\n").split("\n"))]


# ------------------------------------------------------------------------------------------------ flow


def _flow(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(_pair(key, inner) for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flow(item) for item in value) + "]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    return float.__repr__(value) if isinstance(value, float) else int.__repr__(value)


def _pair(key: str, value: Any) -> str:
    return _text(key) if value is None else f"{_text(key)}: {_flow(value)}"


def _text(text: str) -> str:
    """Text as it is where that is safe, in single quotes where possible, else in double quotes with escapes."""
    if _is_plain(text):
        return text
    if "\n" not in text and "\t" not in text and "\r" not in text and is_readable(text):
        return "'" + text.replace("'", "''") + "'"
    from json import dumps  # for texts that are rare

    return unreadable().sub(_escape, dumps(text, ensure_ascii=False))


def _escape(match: re.Match[str]) -> str:
    return f"\\u{ord(match.group()):04x}"


def _is_plain(text: str) -> bool:
    if not _PLAIN.fullmatch(text) or _OTHER_NUMBER.fullmatch(text) or text.lower() in _OTHER_WORDS:
        return False
    return text.count("(") == text.count(")") and isinstance(plain_scalar(text), str)


# ---------------------------------------------------------------------------------------------- checks


def _check(value: Any, path: Path, findings: list[Finding]) -> None:
    if len(path) >= MAX_NESTING and isinstance(value, Mapping | list | tuple):
        findings.append(Finding(path, f"more than {MAX_NESTING} levels are nested"))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            _check_key(key, path, findings)
            _check(inner, (*path, str(key)), findings)
    elif isinstance(value, list | tuple):
        for position, item in enumerate(value):
            _check(item, (*path, position), findings)
    elif problem := _scalar_problem(value):
        findings.append(Finding(path, problem))


def _check_key(key: Any, path: Path, findings: list[Finding]) -> None:
    if not isinstance(key, str):
        findings.append(Finding(path, f"the key {key!r} is not text"))
    elif len(key) > _MAX_KEY:
        findings.append(Finding(path, f"the key '{key[:20]}...' is longer than {_MAX_KEY} characters"))
    elif problem := _scalar_problem(key):
        findings.append(Finding(path, f"a key: {problem}"))


def _scalar_problem(value: Any) -> str | None:
    if value is None or isinstance(value, bool):
        return None
    if isinstance(value, str):
        return "the text contains half a character (a surrogate)" if _has_surrogate(value) else None
    if not isinstance(value, int | float):
        return f"a value of type {type(value).__name__} cannot be written"
    if isinstance(value, float) and not math.isfinite(value):
        return f"the number {value} is not finite"
    return "the number is too large" if isinstance(value, int) and abs(value) > 10**300 else None


def _has_surrogate(text: str) -> bool:
    return any("\ud800" <= character <= "\udfff" for character in text)
