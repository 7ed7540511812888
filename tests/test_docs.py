"""Every Python block, command and file of the README and of docs/ works, and prints what the page says.

    ```python            runs; the blocks of one page run in order and share their names
    ```python no-run     is only shown
    ```console           the commands `$ bricard ...` run, and print what follows them
    ```text              directly after a Python block: what it prints, trailing spaces apart
    ```yaml my.yaml      is written to that file, for the blocks after it
    ```yaml              sections of a MechSpec file: their words must be known
    ```yaml no-check     is only shown

Each page runs in an empty folder of its own. In printed text `...` stands for anything; what commands print may
differ in spaces, in the seventh digit of numbers, in times and numbers of steps. A failing block is reported with its
file and line.
"""

import contextlib
import importlib.util
import io
import math
import re
import shlex
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import bricard as br
from bricard.cli.main import app
from bricard.library.bodies import PARTS
from bricard.library.bodies.rigid import Dynamics
from bricard.library.contact_laws import LAWS
from bricard.library.contact_shapes import SHAPES
from bricard.library.drives.drive import Drive
from bricard.library.events import EVENTS
from bricard.library.forces import FORCES
from bricard.library.joints import JOINTS
from bricard.library.onesided import ONESIDED
from bricard.mechanism.document import Document, ForceSections, PartSections, RunData
from bricard.mechanism.reading.draft import VECTOR_FUNCTIONS
from bricard.problems import catalogue
from bricard.spec.expressions import CONSTANTS, FUNCTIONS
from bricard.spec.text import read_text

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("[!_]*/**/*.md"))]
FENCE = re.compile(r"^(?P<indent> *)(?P<ticks>`{3,})(?P<info>[^`]*)$")
# Lines that differ from machine to machine: of these only the first word is compared.
VARIES = re.compile(r'^(\s*"?(?:steps|seconds|regularity)\b|(?=\d+\.\d+ s$)).*$', re.MULTILINE)
GROUPS = {"PartData": PartSections, "AppliedForces": ForceSections, "ProblemData": RunData}


@dataclass(frozen=True)
class Fence:
    """A fenced block: its info string, its body, the lines (from 1) of the body's start and of the end."""

    info: str
    body: str
    first_line: int
    end_line: int


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


def expected_output(text: str, block: Fence, following: Fence | None) -> str | None:
    """What a Python block must print: the text block directly below it."""
    if following is None or following.info != "text":
        return None
    between = text.splitlines()[block.end_line : following.first_line - 2]
    return None if any(map(str.strip, between)) else following.body


def trimmed(text: str) -> str:
    """A text without trailing spaces and without empty lines at its ends."""
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines()).strip("\n")


def agrees(printed: str, wanted: str) -> bool:
    """Whether a printed text is the wanted one, in which `...` stands for anything."""
    pattern = ".*".join(re.escape(part) for part in trimmed(wanted).split("..."))
    return re.fullmatch(pattern, trimmed(printed), re.DOTALL) is not None


def same_words(printed: str, wanted: str) -> bool:
    """Whether two texts have the same words, whatever the space between; numbers to six digits, `...` anything."""
    words, pattern = (VARIES.sub(r"\1", text).split() for text in (printed, wanted))
    at, held, back = 0, 0, None  # as file names are matched: after a failure the last `...` takes one word more
    while at < len(words):
        if held < len(pattern) and pattern[held] == "...":
            back, held = (at, held), held + 1
        elif held < len(pattern) and same_word(words[at], pattern[held]):
            at, held = at + 1, held + 1
        elif back is not None:
            back = (back[0] + 1, back[1])
            at, held = back[0], back[1] + 1
        else:
            return False
    return all(one == "..." for one in pattern[held:])


def same_word(printed: str, wanted: str) -> bool:
    if printed == wanted:
        return True
    try:
        return math.isclose(float(printed.rstrip(",;:")), float(wanted.rstrip(",;:")), rel_tol=1e-6, abs_tol=1e-9)
    except ValueError:
        return False


def complain(place: str, printed: str, wanted: str) -> None:
    pytest.fail(f"{place}: this prints\n{printed}\nwhere the page says\n{wanted}", pytrace=False)


def run_python(page: Path, block: Fence, names: dict[str, Any]) -> str:
    """Runs a block; empty lines in front make the line numbers of tracebacks those of the page."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile("\n" * (block.first_line - 1) + block.body, str(page), "exec"), names)
    except Exception as error:
        error.add_note(f"{page}:{block.first_line}: this snippet failed")
        raise
    return printed.getvalue()


def run_console(place: str, block: str) -> None:
    """Runs the commands of a block one by one; `> file` keeps what one prints."""
    for command in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        line, _, wanted = command.partition("\n")
        words = shlex.split(line, comments=True)
        target = words[words.index(">") + 1] if ">" in words else None
        words = words[: words.index(">")] if target else words
        assert words[0] == "bricard", f"{place}: only commands of bricard run here"
        result = CliRunner().invoke(app, words[1:])
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        if target:
            Path(target).write_text(result.stdout, encoding="utf-8")
        shown = result.stderr if target else result.output
        if not same_words(shown, wanted):
            complain(f"{place}: {line}", shown, wanted)


def check_words(place: str, text: str) -> None:
    """Sections of a file, at whatever depth, have known words; a whole file is a mechanism."""
    data = read_text(text, place).data
    if "PartData" in data and "Dimension" in data:
        br.Mechanism.parse(text, place)
        return
    for word, value in data.items():
        groups = [name for name, group in GROUPS.items() if word in group.words()]
        if not groups and Document.made_of({"Dimension": 2, "PartData": {}, word: value}) is None:
            raise ValueError(f"{place}: {word} and what it has are not words of a file")
        for group in groups:
            assert GROUPS[group].made_of({word: value}), f"{place}: {word}"


def run_page(page: Path) -> None:
    """Runs a page in the working folder; raises where a block fails or prints something else."""
    names: dict[str, Any] = {"__name__": "__main__"}
    text = page.read_text(encoding="utf-8")
    blocks = list(fences(text))
    for block, following in zip_longest(blocks, blocks[1:]):
        place = f"{page}:{block.first_line}"
        language, _, argument = block.info.partition(" ")
        if block.info == "python":
            printed, wanted = run_python(page, block, names), expected_output(text, block, following)
            if wanted is not None and not agrees(printed, wanted):
                complain(place, printed, wanted)
        elif block.info == "console":
            run_console(place, block.body)
        elif language == "yaml" and argument.endswith(".yaml"):
            Path(argument).write_text(block.body + "\n", encoding="utf-8")
        elif block.info == "yaml":
            check_words(place, block.body)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader who types in a page gets what the page shows."""
    monkeypatch.chdir(tmp_path)
    run_page(page)


def words_of_the_language() -> Iterator[str]:
    """Every section, every word of an entry, every type of joint, every function."""
    kinds = (*PARTS.values(), *FORCES.values(), *JOINTS.values(), Drive, *ONESIDED.values(), *EVENTS.values())
    kinds = (*kinds, *SHAPES.values(), *LAWS.values())
    for group in (Document, *GROUPS.values(), Dynamics, *kinds):
        yield from group.words()
    yield from (*JOINTS, *LAWS, *FUNCTIONS, *VECTOR_FUNCTIONS, *CONSTANTS)


def test_reference_mentions_every_word() -> None:
    """A word that the reader of a file understands can be looked up."""
    text = (DOCS / "mechspec.md").read_text(encoding="utf-8")
    missing = [word for word in words_of_the_language() if not re.search(rf"\b{word}\b", text)]
    assert missing == []


def test_tables_of_the_reference_are_those_of_the_library() -> None:
    """docs/make_reference.py has nothing to change."""
    spec = importlib.util.spec_from_file_location("make_reference", DOCS / "make_reference.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    text = script.PAGE.read_text(encoding="utf-8")
    assert script.with_tables(text) == text, "run: python docs/make_reference.py"


def test_every_command_is_documented() -> None:
    """Every command and option of the program is on its page."""
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    options = [option for command in commands.values() for one in command.params for option in one.opts]
    long = [option for option in options if option.startswith("--")]
    assert [name for name in commands if f"## {name}" not in text] == []
    assert [name for name in long if name not in text and name.replace("--", "--no-") not in text] == []


def test_every_builtin_mechanism_has_a_page() -> None:
    """The gallery is complete: run `make gallery` after adding a file."""
    index = (DOCS / "gallery" / "index.md").read_text(encoding="utf-8")
    for name in catalogue.names():
        assert (DOCS / "gallery" / f"{name}.md").exists(), name
        assert f"({name}.md)" in index, name


def test_the_gallery_is_sorted_by_what_it_teaches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each mechanism has its place in lessons.yaml, once; the index has the topics in their order."""
    monkeypatch.syspath_prepend(str(DOCS))
    import lessons

    lessons.check(catalogue.names())
    with pytest.raises(
        AssertionError, match=r"lessons.yaml: pendulum is not a built-in mechanism\. Did you mean 'pendulums'"
    ):
        lessons.check([*(name for name in catalogue.names() if name != "pendulum"), "pendulums"])
    index = (DOCS / "gallery" / "index.md").read_text(encoding="utf-8")
    found = re.findall(r"(?m)^## (.*)\n\n(.*)$", index)
    assert found[: len(lessons.topics())] == [(topic.title, topic.teaches) for topic in lessons.topics()]
    linked = re.findall(r"\*\*\[.*\]\((.*)\.md\)\*\*", index)
    assert linked == list(lessons.lessons())


def test_built_pages_ask_no_network(tmp_path: Path) -> None:
    """Programs, styles and pictures of a page lie beside it; its formulas are MathML."""
    pytest.importorskip("furo")
    from sphinx.application import Sphinx

    (tmp_path / "index.md").write_text("# Page\n\n$x^2$ and\n\n$$\\frac{1}{2} m v^2$$\n", encoding="utf-8")
    changed = {"extensions": "myst_parser,mathml", "html_static_path": str(DOCS / "_static")}
    with io.StringIO() as told:
        app = Sphinx(tmp_path, DOCS, tmp_path / "html", tmp_path / "trees", "html", changed, told, told)
        app.build()
    page = (tmp_path / "html" / "index.html").read_text(encoding="utf-8")
    loaded = re.findall(r'<(?:script|img|iframe|link)\b[^>]*?\b(?:src|href)="([^"]*)"', page)
    assert any("gallery.css" in one for one in loaded)
    assert [one for one in loaded if "//" in one] == []
    assert page.count("<math") == 2
    styles = [path.read_text(encoding="utf-8") for path in (tmp_path / "html" / "_static").rglob("*.css")]
    assert [
        found for style in styles for found in re.findall(r"url\(['\"]?(?:https?:)?//[^)]*|@import[^;]*", style)
    ] == []


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


def test_commands_run_and_files_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands see the files of the page; numbers may differ in their last digits, words may not."""
    monkeypatch.chdir(tmp_path)
    file = "```yaml a.yaml\nDimension: 2\nPartData: {Fixed: {O: [0, 0]}, Rodds: {OA: [1, 2]}}\n```\n"
    told = "```console\n$ bricard check a.yaml\na.yaml:2:32: unknown word 'Rodds' in ... 'Rods'?\n```\n"
    run_page(write(tmp_path, file + told))
    with pytest.raises(pytest.fail.Exception, match=r"bricard check a\.yaml: this prints"):
        run_page(write(tmp_path, file + told.replace("Rodds", "Rods")))


def test_numbers_are_compared_as_numbers() -> None:
    """Rounding is not a difference, a sixth digit is."""
    assert same_words("x  0.30000000001 m\n\n0.12 s\n", "x 0.3 m\n0.34 s")
    assert not same_words("x 0.30001 m", "x 0.3 m")
    assert same_words("a b c d", "a ... d")
    assert not same_words("a b c", "a ... d")


def test_sections_with_unknown_words_are_found(tmp_path: Path) -> None:
    """A fragment of a file must have the words of the language."""
    run_page(write(tmp_path, "```yaml\nRods: {OA: [1, 2]}\n```\n"))
    with pytest.raises(ValueError, match="Rodds"):
        run_page(write(tmp_path, "```yaml\nRodds: {OA: [1, 2]}\n```\n"))


def test_text_after_prose_is_not_an_output(tmp_path: Path) -> None:
    """Only the block directly after the code is its output."""
    run_page(write(tmp_path, "```python\nprint(1)\n```\nA file:\n```text\n2\n```\n"))


def test_wrong_output_names_file_and_line(tmp_path: Path) -> None:
    """A wrong output is found, with its place."""
    page = write(tmp_path, "# Title\n\n```python\nprint(1)\n```\n```text\n2\n```\n")
    with pytest.raises(pytest.fail.Exception, match=r"page\.md:4: this prints\n1\n"):
        run_page(page)


def test_failing_snippet_names_file_and_line(tmp_path: Path) -> None:
    """A failing snippet is found; its traceback points into the page."""
    page = write(tmp_path, "# Title\n\n```python\na = 1\na / 0\n```\n")
    with pytest.raises(ZeroDivisionError) as info:
        run_page(page)
    assert info.value.__notes__ == [f"{page}:4: this snippet failed"]
    assert (info.traceback[-1].path, info.traceback[-1].lineno + 1) == (page, 5)
