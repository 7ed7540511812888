"""Every Python block of the README and of docs/ runs, and prints what the page says.

    ```python            runs; the blocks of one page run in order and share their names
    ```python no-run     is only shown
    ```text              directly after a block that ran: what it prints, trailing spaces apart

A failing block is reported with the file and line of the page.
"""

import contextlib
import io
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("[!_]*/**/*.md"))]
FENCE = re.compile(r"^(?P<indent> *)(?P<ticks>`{3,})(?P<info>[^`]*)$")


@dataclass(frozen=True)
class Fence:
    """A fenced block: its info string, its body, the lines (from 1) of the body's start and of the end."""

    info: str
    body: str
    first_line: int
    end_line: int


@dataclass(frozen=True)
class Snippet:
    """Code to run, the line of its first line, and what it must print (None: anything)."""

    code: str
    first_line: int
    output: str | None


def fences(text: str) -> Iterator[Fence]:
    """The fenced blocks of a page of Markdown."""
    lines = text.splitlines()
    number = 0
    while number < len(lines):
        opening = FENCE.match(lines[number])
        number += 1
        if opening is None:
            continue
        first = number
        while number < len(lines) and lines[number].strip() != opening["ticks"]:
            number += 1
        body = textwrap.dedent("\n".join(lines[first:number]))
        number += 1
        yield Fence(opening["info"].strip(), body, first + 1, number)


def snippets(text: str) -> Iterator[Snippet]:
    """The Python blocks of a page that shall run."""
    lines = text.splitlines()
    blocks = list(fences(text))
    for block, following in zip_longest(blocks, blocks[1:]):
        if block.info != "python":
            continue
        output = None
        if following is not None and following.info == "text":
            between = lines[block.end_line : following.first_line - 2]
            output = following.body if not any(map(str.strip, between)) else None
        yield Snippet(block.body, block.first_line, output)


def trimmed(text: str) -> list[str]:
    """The lines of a text without trailing spaces and without empty lines at its end."""
    return [line.rstrip() for line in text.rstrip().splitlines()]


def run_page(page: Path) -> None:
    """Run the snippets of a page in one namespace; raise where one fails or prints something else."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for snippet in snippets(page.read_text(encoding="utf-8")):
        place = f"{page}:{snippet.first_line}"
        # Empty lines in front make the line numbers of tracebacks those of the page.
        source = "\n" * (snippet.first_line - 1) + snippet.code
        printed = io.StringIO()
        try:
            with contextlib.redirect_stdout(printed):
                exec(compile(source, str(page), "exec"), names)
        except Exception as error:
            error.add_note(f"{place}: this snippet failed")
            raise
        if snippet.output is not None and trimmed(printed.getvalue()) != trimmed(snippet.output):
            pytest.fail(
                f"{place}: this snippet prints\n{printed.getvalue()}\nwhere the page says\n{snippet.output}",
                pytrace=False,
            )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_snippets_run(page: Path) -> None:
    """A reader who types in a page gets what the page shows."""
    run_page(page)


def write(folder: Path, text: str) -> Path:
    page = folder / "page.md"
    page.write_text(textwrap.dedent(text), encoding="utf-8")
    return page


def test_blocks_share_their_names_and_outputs_are_compared(tmp_path: Path) -> None:
    """A page tells one story: later blocks use the names of earlier ones."""
    page = write(
        tmp_path,
        """\
        ```python
        answer = 6 * 7
        ```
        ```python no-run
        answer = undefined
        ```
        ```python
        print(answer, end="  ")
        ```

        ```text
        42
        ```
        """,
    )
    run_page(page)


def test_text_after_prose_is_not_an_output(tmp_path: Path) -> None:
    """Only the block directly after the code is its output."""
    run_page(write(tmp_path, "```python\nprint(1)\n```\nA file:\n```text\n2\n```\n"))


def test_wrong_output_names_file_and_line(tmp_path: Path) -> None:
    """A wrong output is found, with its place."""
    page = write(tmp_path, "# Title\n\n```python\nprint(1)\n```\n```text\n2\n```\n")
    with pytest.raises(pytest.fail.Exception, match=r"page\.md:4: this snippet prints\n1\n"):
        run_page(page)


def test_failing_snippet_names_file_and_line(tmp_path: Path) -> None:
    """A failing snippet is found; its traceback points into the page."""
    page = write(tmp_path, "# Title\n\n```python\na = 1\na / 0\n```\n")
    with pytest.raises(ZeroDivisionError) as info:
        run_page(page)
    assert info.value.__notes__ == [f"{page}:4: this snippet failed"]
    assert (info.traceback[-1].path, info.traceback[-1].lineno + 1) == (page, 5)
