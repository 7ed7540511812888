"""What users give on the command line: files, built-in mechanisms, settings."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from bricard.cli.output import fail
from bricard.errors import BricardError
from bricard.mechanism.mechanism import Mechanism
from bricard.problems import catalogue
from bricard.spec.expressions import ExpressionError, number, parse_expression

WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_mechanism(source: str, settings: list[str]) -> Mechanism:
    """The mechanism of a file, or of `problem:name`, with parameters changed by name=value."""
    try:
        parameters = dict(_pair(setting, "--set", "l1=0.5") for setting in settings)
        if not Path(source).exists() and source in set(templates()) - set(catalogue.names()):
            fail(f"{source}: there is no such file.\n  It is a template: bricard new {source} > {source}.yaml")
        return Mechanism.load(source, **parameters)
    except BricardError as error:
        fail(error)


def templates() -> tuple[str, ...]:
    """Names of the commented files that `bricard new` prints."""
    found = files("bricard.cli").joinpath("templates").iterdir()
    return tuple(sorted(one.name.removesuffix(".yaml") for one in found if one.name.endswith(".yaml")))


def stem(source: str) -> str:
    """The name of what a source describes."""
    return Path(source.removeprefix(catalogue.PREFIX)).stem


def read_options(texts: list[str]) -> dict[str, Any]:
    """Options of `simulate` written name=value: numbers, true, false, and lists of names with commas."""
    pairs = [_pair(text, "--option", "stiffness=1e6") for text in texts]
    return {name: _value(value) for name, value in pairs}


def read_pairs(texts: list[str], option: str, example: str) -> dict[str, str]:
    """Texts name=value of an option that can be given several times."""
    return dict(_pair(text, option, example) for text in texts)


def read_number(text: str, option: str) -> float:
    """A number, or an expression such as 2*pi."""
    try:
        return number(parse_expression(text), {})
    except ExpressionError as error:
        fail(f"{option} {text}: {error}")


def _value(text: str) -> Any:
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    try:
        return float(text)
    except ValueError:
        return [part.strip() for part in text.split(",")]


def _pair(text: str, option: str, example: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name.strip() or not value.strip():
        fail(f"{option} {text}: a setting is a name, = and a value.\n  Write it as in {option} {example}.")
    return name.strip(), value.strip()
