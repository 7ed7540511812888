"""Mutated MechSpec files: read, described, modelled and run for a few steps."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import bricard as br
from bricard.errors import BricardError
from bricard.spec import read_text
from fuzz.corpus import bad_files, corpus

ENDING = ".yaml"
STEPS = 40
TOKEN = re.compile(r"[A-Za-z_][\w.']*|[-+]?\d[\w.+-]*|\s+|.", re.DOTALL)
NUMBER = re.compile(r"(?<![\w.])[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?![\w.])")
NUMBERS = (
    "0 -0.0 1 -1 2 0.5 1e-300 1e-74 1e-50 1e-30 1e-16 1e-9 1e-6 1e6 1e9 1e16 1e30 1e50 1e74 -1e74 1e155 1e400 .nan "
    "-.inf nan 007 0x10 1_000 123456789012345678901234567890 3.141592653589793 pi"
).split()
WORDS = (
    "t th theta s A B C O OA AB x y z A.x A.y' B.z'' O.x u P l m lam pi e true null ~ Gravity Fixed Rods Bodies Geom "
    "Angles Motions Torques Springs Dampers Joints type points axis pin sphere revolute constraint formula"
).split()
FUNCTIONS = "sin cos tan asin acos atan sqrt exp log sinh cosh tanh atan2 abs sign min max hypot der norm".split()
PATHOLOGIES = (
    "",
    " ",
    "[]",
    "{}",
    "[[]]",
    "{a: {}}",
    "''",
    '"A.x"',
    "- 1",
    "!!int 3",
    "&a 1",
    "*a",
    "|",
    ">",
    "\t",
    "\x00",
    "é",
)
WAYS: tuple[dict[str, Any], ...] = (
    *[{}] * 6,
    {"coordinates": "body"},
    {"coordinates": "body"},
    {"coordinates": "relative"},
    {"coordinates": "relative"},
    {"coordinates": "parasitic"},
    {"constraints": "qr", "integrator": "dop853"},
    {"constraints": "partition", "integrator": "lsoda", "coordinates": "body"},
    {"constraints": "ggl", "integrator": "taylor"},
)


def make(random: Random) -> bytes:
    """A text with one to three mutations."""
    text = random.choice(bad_files() if random.random() < 0.1 else corpus())
    for _ in range(random.choice((1, 1, 2, 3))):
        text = random.choice(GENTLE if random.random() < 0.6 else MUTATIONS)(text, random)
    return text.encode("utf-8", errors="surrogatepass")


def use(path: Path, random: Random) -> None:
    """From the file to a short motion, and what users ask of it."""
    mechanism = br.Mechanism.load(path)
    assert br.Mechanism.parse(mechanism.text()).text() == mechanism.text(), "the text is not read as it was written"
    with suppress(BricardError):
        mechanism.report()
    options = random.choice(WAYS)
    motion = br.simulate(mechanism, None if mechanism.start.end is not None else 1.0, max_steps=STEPS, **options)
    f"{motion!r} {motion.certificate}"
    if not motion.success:
        assert motion.message.strip(), "a run stopped without a word"
    for name in motion.names if len(motion.t) else ():
        values = motion[name]
        lasts = all(segment.knows(name) for segment in motion.trajectory.segments)  # else it has no value in some
        finite = not lasts or np.isfinite(values).all()
        assert not motion.success or finite, f"{name} is not finite, and the run called success"


# ------------------------------------------------------------------------------------- texts


def number(text: str, random: Random) -> str:
    """Another number."""
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    match = random.choice(found)
    return text[: match.start()] + random.choice(NUMBERS) + text[match.end() :]


def shifted(text: str, random: Random) -> str:
    """A number changes by a factor."""
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    match = random.choice(found)
    factor = random.choice((-1, -1, 0.0, 0.5, 2, 3, 1e3, 1e-3, 1e9, 1e-9, 1 + 1e-15, 1 + 1e-8, 0.9, 1.1))
    return text[: match.start()] + repr(float(match[0]) * factor) + text[match.end() :]


def added(text: str, random: Random) -> str:
    """A section of another file joins."""
    try:
        data, other = read_text(text).data, read_text(random.choice(corpus())).data
    except BricardError:
        return characters(text, random)
    section = random.choice(list(other))
    mine, theirs = data.setdefault(section, other[section]), other[section]
    if isinstance(mine, dict) and isinstance(theirs, dict) and theirs:
        name = random.choice(list(theirs))
        mine[name] = theirs[name]
    return json.dumps(data, indent=1, ensure_ascii=False)


def swapped_tokens(text: str, random: Random) -> str:
    """Two words, numbers or signs change places."""
    tokens = TOKEN.findall(text)
    solid = [k for k, token in enumerate(tokens) if token.strip()]
    if len(solid) > 1:
        first, second = random.sample(solid, 2)
        tokens[first], tokens[second] = tokens[second], tokens[first]
    return "".join(tokens)


def other_token(text: str, random: Random) -> str:
    """A token becomes another one, or none, or two."""
    tokens = TOKEN.findall(text)
    solid = [k for k, token in enumerate(tokens) if token.strip()]
    if solid:
        place = random.choice(solid)
        others = (random.choice(WORDS), random.choice(NUMBERS), tokens[random.choice(solid)], "", expression(random))
        tokens[place] = random.choice(others)
    return "".join(tokens)


def lines(text: str, random: Random) -> str:
    """A line is lost, doubled, moved, or comes from another file."""
    rows = text.splitlines(keepends=True)
    if not rows:
        return text
    place, row = random.randrange(len(rows)), random.choice(rows)
    match random.randrange(4):
        case 0:
            del rows[place]
        case 1:
            rows.insert(place, row)
        case 2:
            rows[place] = row
        case _:
            rows.insert(place, random.choice(random.choice(corpus()).splitlines(keepends=True) or [""]))
    return "".join(rows)


def characters(text: str, random: Random) -> str:
    """A few characters are lost or others."""
    start = random.randrange(len(text) + 1)
    end = min(len(text), start + random.choice((0, 1, 1, 2, 10)))
    return text[:start] + random.choice((*PATHOLOGIES, "", "", chr(random.randrange(32, 127)))) + text[end:]


# ------------------------------------------------------------------------------------- trees


def tree(text: str, random: Random) -> str:
    """A change of structure: something is lost, renamed, doubled, exchanged or replaced."""
    try:
        data = read_text(text).data
    except BricardError:
        return characters(text, random)
    places = list(_places(data))
    holder, key = random.choice(places) if places else (data, None)
    if key is None:
        return text
    match random.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[random.choice((*WORDS, f"{key}2", str(key) * 2, str(key).lower()))] = holder[key]
        case 2 if isinstance(holder, dict):
            holder[random.choice((*WORDS, f"{key}x"))] = holder.pop(key)
        case 3:
            other, there = random.choice(places)
            if there in other if isinstance(other, dict) else there < len(other):
                holder[key] = json.loads(json.dumps(other[there]))
        case 4:
            holder[key] = _grafted(random)
        case _:
            holder[key] = _value(random)
    return json.dumps(data, indent=1, ensure_ascii=False)


def formula(text: str, random: Random) -> str:
    """A value becomes a random expression."""
    try:
        data = read_text(text).data
    except BricardError:
        return number(text, random)
    leaves = [(holder, key) for holder, key in _places(data) if not isinstance(holder[key], (dict, list))]
    if leaves:
        holder, key = random.choice(leaves)
        holder[key] = expression(random)
    return json.dumps(data, indent=1, ensure_ascii=False)


def expression(random: Random, depth: int = 3) -> str:
    """A formula, mostly a valid one."""
    if depth == 0 or random.random() < 0.2:
        return random.choice((random.choice(WORDS), random.choice(NUMBERS), "t", "2", "1"))
    inner = expression(random, depth - 1)
    match random.randrange(5):
        case 0:
            return f"{random.choice(FUNCTIONS)}({inner})"
        case 1:
            return f"({inner})**{random.choice(('2', '-1', '0.5', '5', '1e9', '-1000', 't'))}"
        case 2:
            return f"-{inner}"
        case 3:
            return f"({inner}"[random.randrange(2) :]
    return f"({inner}) {random.choice('+-*/')} {expression(random, depth - 1)}"


def _places(data: Any) -> Any:
    """(container, key) of everything in a tree."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from _places(data[key])


def _grafted(random: Random) -> Any:
    """A branch of another file."""
    try:
        data = read_text(random.choice(corpus())).data
    except BricardError:
        return _value(random)
    places = list(_places(data))
    holder, key = random.choice(places) if places else ({0: None}, 0)
    return holder[key]


def _value(random: Random) -> Any:
    simple = random.choice((None, True, 0, -1, 1e-160, 1e160, 10**30, "", *WORDS[:8], expression(random)))
    return random.choice(
        (simple, simple, [], {}, [simple], [simple, 1], [1, simple, 0], {"A": simple}, [[simple]] * 2)
    )


GENTLE: tuple[Callable[[str, Random], str], ...] = (shifted, shifted, number, formula)
MUTATIONS: tuple[Callable[[str, Random], str], ...] = (
    number, swapped_tokens, other_token, lines, characters, tree, tree, added, added,
)  # fmt: skip
