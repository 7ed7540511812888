"""Scalars of YAML 1.2: which plain words are numbers, true, false or null.

Decimal numbers only. Everything else is text, among it 0x1F, 1_000, yes and no.
"""

import math
import re
from functools import cache

Scalar = str | int | float | bool | None

_INTEGER = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_NOT_FINITE = {sign + word for sign in ("", "-", "+") for word in (".inf", ".Inf", ".INF")} | {".nan", ".NaN", ".NAN"}
_WORDS: dict[str, Scalar] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_NUMBER_STARTS = frozenset("0123456789.+-")
_LARGEST_INTEGER = 10**300

# What a text may contain: YAML's printable characters without its rare line breaks, which editors do not count.
_READABLE = "\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff"
_COMMON = re.compile("[\t\n\r\x20-\x7e]*")


@cache
def unreadable() -> re.Pattern[str]:
    """The pattern of a character that no text may contain; to compile it takes milliseconds."""
    return re.compile(f"[^{_READABLE}]")


def is_readable(text: str) -> bool:
    """Whether a text contains only what it may."""
    return _COMMON.fullmatch(text) is not None or unreadable().search(text) is None


class NumberError(ValueError):
    """A number that is not finite or too large."""


def plain_scalar(text: str) -> Scalar:
    """The value of an unquoted scalar.

    Raises NumberError for .nan, .inf and numbers that are too large.
    """
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _NUMBER_STARTS:
        return text
    if _INTEGER.fullmatch(text):
        return _integer(text)
    if _FLOAT.fullmatch(text):
        return _finite(text)
    if text in _NOT_FINITE:
        raise NumberError(f"the number {text} is not finite")
    return text


def _integer(text: str) -> int:
    # Python refuses to convert thousands of digits; leading zeros do not count.
    digits = text.lstrip("+-").lstrip("0")
    if len(digits) > 301 or (value := int(digits or "0")) > _LARGEST_INTEGER:
        raise NumberError("the number is too large")
    return -value if text[0] == "-" else value


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise NumberError(f"the number {text[:40]} is too large")
    return value
