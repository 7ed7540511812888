"""Formulas as MathML, which browsers draw themselves: the pages ask no network for a program that draws formulas.

A Sphinx extension: `html_math_renderer = "mathml"`.
"""

from __future__ import annotations

from typing import Any

from docutils import nodes
from latex2mathml.converter import convert


def inline(writer: Any, node: nodes.Element) -> None:
    """$a + b$ within a line."""
    writer.body.append(convert(node.astext()))
    raise nodes.SkipNode


def block(writer: Any, node: nodes.Element) -> None:
    """$$a + b$$ on lines of its own; rows that are ended by two backslashes stand below each other."""
    text = node.astext().strip()
    if "&" in text and not text.startswith(r"\begin"):
        text = rf"\begin{{align}}{text}\end{{align}}"
    writer.body.append(f'<div class="math">{convert(text, display="block")}</div>')
    raise nodes.SkipNode


def setup(app: Any) -> dict[str, bool]:
    """Registers the renderer."""
    app.add_html_math_renderer("mathml", (inline, None), (block, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
