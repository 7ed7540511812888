"""Syntax errors of the YAML scanner and parser, in plain words.

To explain one more message of PyYAML: one line in _EXPLANATIONS, with the pattern of its `problem`.
"""

import re
from typing import Any

from yaml.error import MarkedYAMLError

from bricard.records import dataclass
from bricard.spec.composing import BETWEEN_ITEMS, TAB

EMPTY_KEY = ("an empty key is not a name", "A name begins with a letter.")
_CLOSING = {"[": "]", "{": "}"}
_NO_OPENING = ("'{0}' closes a bracket that was never opened", "Remove it, or add the opening bracket.")


@dataclass(frozen=True)
class SyntaxFinding:
    """A syntax error: where in the text, what, and the remedy."""

    index: int | None
    finding: str
    remedy: str


# Pattern of PyYAML's message; finding; remedy. {0} is the first group of the pattern.
_EXPLANATIONS = [
    (r"found character '\\t' that", *TAB),
    (
        r"found character '(.+)' that cannot",
        "a value cannot begin with {0}",
        "Put the value in quotes.",
    ),
    (
        r"mapping values are not allowed",
        "a colon is not expected here",
        "Begin all keys of a mapping in the same column, and put text that contains ': ' in quotes.",
    ),
    (
        r"sequence entries are not allowed",
        "a list item '- ' is not expected here",
        "Write each item of the list on a line of its own, below the key.",
    ),
    (
        r"found unknown escape character '(.+)'",
        "'\\{0}' has no meaning within double quotes",
        "Use single quotes, within which a backslash stands for itself.",
    ),
    (r"but found '([\]}])'", *_NO_OPENING),
    (r"expected (the node content|<block end>), but found ':'", *EMPTY_KEY),
    (r"expected the node content, but found ','", "an item is missing before the comma", "Remove the comma."),
    (r"<block end>, but found '\?'", "a key follows the items of a list", "Put the list below a key of its own."),
    (
        r"<block end>, but found '-'",
        "a list item follows the keys of a mapping",
        "Put the list below a key of its own.",
    ),
    (
        r"expected <block end>",
        "the indentation of this line fits none of the lines above",
        "Begin all keys of a mapping in the same column.",
    ),
]
UNKNOWN_REMEDY = "Check indentation, brackets, quotes and colons near this place."


def explain(error: MarkedYAMLError, text: str) -> SyntaxFinding:
    """The syntax error in `text` in plain words."""
    problem = str(error.problem or "unknown structure")
    return (
        _unclosed_quote(error, problem)
        or _missing_colon(error, problem)
        or _bracket(error, problem)
        or _surplus(error, problem, text)
        or _from_table(error, problem)
    )


def _index(mark: Any) -> int | None:
    return None if mark is None else int(mark.index)


def _unclosed_quote(error: MarkedYAMLError, problem: str) -> SyntaxFinding | None:
    if "quoted scalar" not in str(error.context) or "unexpected" not in problem:
        return None
    return SyntaxFinding(
        _index(error.context_mark), "the quote that opens here is not closed", "Add the closing quote."
    )


def _missing_colon(error: MarkedYAMLError, problem: str) -> SyntaxFinding | None:
    if "could not find expected ':'" not in problem:
        return None
    remedy = "Write 'key: value', with a blank after the colon."
    return SyntaxFinding(_index(error.context_mark), "a colon is missing after this word", remedy)


def _bracket(error: MarkedYAMLError, problem: str) -> SyntaxFinding | None:
    """A bracket left open, or two items without a comma between them."""
    opened, stopped = error.context_mark, error.problem_mark
    if opened is None or stopped is None or not re.match(r"expected ',' or '[\]}]'", problem):
        return None
    opening = "[" if "sequence" in str(error.context) else "{"
    closing = _CLOSING[opening]
    if stopped.line > opened.line or "<stream end>" in problem:
        return SyntaxFinding(
            _index(opened), f"the bracket '{opening}' is not closed", f"Add the missing '{closing}'."
        )
    return SyntaxFinding(_index(stopped), f"',' or '{closing}' is expected here", BETWEEN_ITEMS)


def _surplus(error: MarkedYAMLError, problem: str, text: str) -> SyntaxFinding | None:
    """More text on the line of a value that is complete: `a: [1, 2] 3`."""
    index = _index(error.problem_mark)
    if index is None or not re.match(r"expected <block end>, but found '<?[a-z]", problem):
        return None
    if text[:index].rstrip(" ")[-1:] in ("", "\n", "\r"):
        return None
    return SyntaxFinding(index, "the value is complete before this text", "Put the whole value in quotes.")


def _from_table(error: MarkedYAMLError, problem: str) -> SyntaxFinding:
    index = _index(error.problem_mark or error.context_mark)
    for pattern, finding, remedy in _EXPLANATIONS:
        if match := re.search(pattern, problem):
            return SyntaxFinding(index, finding.format(*match.groups()), remedy)
    return SyntaxFinding(index, f"the text is not valid YAML ({problem})", UNKNOWN_REMEDY)
