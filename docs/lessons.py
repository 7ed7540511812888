"""What the gallery teaches: topics and their mechanisms, from lessons.yaml."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from bricard.checks import did_you_mean

FILE = Path(__file__).with_name("lessons.yaml")
AT = 0.2  # of the run: when a picture is taken


@dataclass(frozen=True)
class Lesson:
    """What to look for in a mechanism, a question and perhaps its answer; how its picture and plot are made."""

    look: str
    question: str
    answer: str = ""
    at: float = AT
    traces: list[str] | None = None
    plots: tuple[str, ...] | list[str] = ()


@dataclass(frozen=True)
class Topic:
    """Mechanisms that teach something, the plainest first."""

    title: str
    teaches: str
    mechanisms: Mapping[str, Lesson]


@cache
def topics() -> tuple[Topic, ...]:
    """All topics, in their order."""
    return tuple(_topic(one) for one in yaml.safe_load(FILE.read_text(encoding="utf-8")))


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by mechanism."""
    return {name: lesson for topic in topics() for name, lesson in topic.mechanisms.items()}


def check(names: Collection[str]) -> None:
    """Each built-in mechanism has its place, once."""
    placed = [name for topic in topics() for name in topic.mechanisms]
    for name in placed:
        assert name in names, f"{FILE.name}: {name} is not a built-in mechanism. {did_you_mean(name, names)}"
        assert placed.count(name) == 1, f"{FILE.name}: {name} stands in two topics"
    missing = set(names) - set(placed)
    assert not missing, f"{FILE.name}: in which topic are {', '.join(sorted(missing))}?"


def _topic(given: Mapping[str, Any]) -> Topic:
    return Topic(given["topic"], given["teaches"], {name: Lesson(**one) for name, one in given["mechanisms"].items()})
