"""MechSpec texts to start from: the built-in mechanisms, the templates, and what stands in tests and pages."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = ("src/bricard/problems/mechspec/*.yaml", "src/bricard/cli/templates/*.yaml")
LOOKS_LIKE = re.compile(r"^(PartData|Dimension):", re.MULTILINE)
YAML_BLOCK = re.compile(r"^```yaml[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
BAD_FILE = re.compile(r"^=== [^\n]*\n(.*?)^---$", re.MULTILINE | re.DOTALL)


@cache
def bad_files() -> tuple[str, ...]:
    """Texts with mistakes that are told."""
    paths = sorted(ROOT.glob("tests/bad_files/*.txt"))
    return tuple(text for path in paths for text in BAD_FILE.findall(path.read_text(encoding="utf-8")))


@cache
def corpus() -> tuple[str, ...]:
    """The other texts, in an order that does not depend on the machine."""
    texts = [path.read_text(encoding="utf-8") for pattern in FILES for path in sorted(ROOT.glob(pattern))]
    for path in [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]:
        texts += YAML_BLOCK.findall(path.read_text(encoding="utf-8"))
    for path in sorted(ROOT.glob("tests/test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts += [one.value for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return tuple(dict.fromkeys(text for text in texts if LOOKS_LIKE.search(text)))
