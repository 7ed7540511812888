"""The tokens and the parser of expressions.

A Pratt parser (Top down operator precedence, POPL 1973): an operand, then operators as long as they bind at
least as tightly as asked. The power binds tighter than a sign on its left, as in Python: -a**2 = -(a**2).
"""

import math
import re
from typing import NamedTuple

from bricard.spec.trees import (
    BINDING,
    COMPARED,
    COMPARISON,
    POWER,
    SIGN,
    SUM,
    Binary,
    Call,
    Name,
    Node,
    Number,
    Unary,
)

MAX_CHARACTERS = 10_000
MAX_NESTING = 100
MODULES = ("np", "numpy", "math", "br")  # of Python, before the names of functions

_BLANK = re.compile(r"[ \t\r\n]*")
_TOKEN = re.compile(
    r"(?P<number>(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)*'*)"
    r"|(?P<sign>\*\*|[<>]=?|[-+*/(),])"
)
_POWERS = "Write ** for powers."
_COMPARISON = "Compare by < > <= >=, in the condition of if(a < b, x, y)."
_BRACKET = "Use parentheses ( )."
_NAMES = "Names consist of letters A-Z and a-z, digits and underscores."
# Finding and remedy by the first character that belongs to no token; {0} is that character.
_FOREIGN = {
    "^": ("'^' is not an operator", _POWERS),
    "²": ("'²' is not an operator", _POWERS),
    "³": ("'³' is not an operator", _POWERS),
    "=": ("'=' cannot be used in an expression", "Write only what stands on the right-hand side."),
    "!": ("'!' cannot be used in an expression", _COMPARISON),
    "[": ("'[' cannot be used in an expression", _BRACKET),
    "]": ("']' cannot be used in an expression", _BRACKET),
    "{": ("'{' cannot be used in an expression", _BRACKET),
    "}": ("'}' cannot be used in an expression", _BRACKET),
    '"': ("a quote cannot be used in an expression", "Write names without quotes."),
    "'": ("a prime can only follow a name", "Write A.x' for the rate of A.x."),
    ".": ("a dot stands without a name or digits", "Write 0.5 or A.x."),
    "_": ("a name cannot begin with '_'", "A name begins with a letter."),
    "\N{MINUS SIGN}": ("this dash is not a minus sign", "Write - for a difference."),
    "\N{EN DASH}": ("this dash is not a minus sign", "Write - for a difference."),
    "\N{MULTIPLICATION SIGN}": ("'{0}' is not an operator", "Write * for a product."),
    "\N{MIDDLE DOT}": ("'{0}' is not an operator", "Write * for a product."),
    "°": ("'°' cannot be used in an expression", "Write 30 deg."),
    "%": ("'%' is not an operator", "Write /100 for a percentage."),
}
_KEYWORDS = frozenset("and or not if else for in is lambda while return import from yield await del def".split())


class ExpressionError(Exception):
    """An expression cannot be read or evaluated; `column` counts characters from 0."""

    def __init__(self, column: int, finding: str, remedy: str = "") -> None:
        super().__init__(f"column {column + 1}: {finding}" + (f"\n  {remedy}" if remedy else ""))
        self.column = column
        self.finding = finding
        self.remedy = remedy

    def __reduce__(self) -> tuple[type["ExpressionError"], tuple[int, str, str]]:
        return type(self), (self.column, self.finding, self.remedy)


class Token(NamedTuple):
    """A number, a name or a sign; the end of the text is the sign ''."""

    kind: str
    text: str
    column: int


def parse(text: str) -> Node:
    """The tree of an expression.

    Raises ExpressionError.
    """
    if len(text) > MAX_CHARACTERS:
        finding = f"the expression is longer than {MAX_CHARACTERS:,} characters"
        raise ExpressionError(0, finding, "Give parts of it names of their own.")
    alone = _TOKEN.fullmatch(text)
    if alone is None or alone.lastgroup == "sign":
        return _Parser(tokens(text)).whole()
    token = Token(str(alone.lastgroup), text, 0)
    return _number(token) if token.kind == "number" else _name(token)


def tokens(text: str) -> list[Token]:
    """The tokens of a text, the end included."""
    found: list[Token] = []
    position = _skip_blanks(text, 0)
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise _foreign(text[position], position)
        kind = str(match.lastgroup)
        found.append(Token(kind, match.group(), position))
        position = _skip_blanks(text, match.end())
        if kind == "number" and text[position : position + 1].isalpha() and (written := _unit_at(text, position)):
            found.append(Token("unit", written, position))
            position = _skip_blanks(text, position + len(written))
    found.append(Token("sign", "", len(text)))
    return found


def _unit_at(text: str, position: int) -> str:
    from bricard.spec.units import unit_at  # most files have no units

    return unit_at(text, position)


def _skip_blanks(text: str, position: int) -> int:
    match = _BLANK.match(text, position)
    return match.end() if match else position


def _foreign(character: str, column: int) -> ExpressionError:
    if character.isalpha() and character not in _FOREIGN:
        return ExpressionError(column, f"the letter '{character}' cannot be used in an expression", _NAMES)
    shown = character if character.isprintable() else f"U+{ord(character):04X}"
    default = (f"'{shown}' cannot be used in an expression", "Operators are + - * / and **.")
    finding, remedy = _FOREIGN.get(character, default)
    return ExpressionError(column, finding.replace("{0}", character), remedy)


class _Parser:
    """Reads tokens from left to right; `position` is that of the next."""

    def __init__(self, found: list[Token]) -> None:
        self.tokens = found
        self.position = 0
        self.nesting = 0

    @property
    def next(self) -> Token:
        return self.tokens[self.position]

    def advance(self) -> Token:
        token = self.tokens[self.position]
        self.position += 1
        return token

    def whole(self) -> Node:
        if not self.next.text:
            raise ExpressionError(0, "an expression is missing", "Write a number or an expression.")
        root = self.expression(SUM)
        if self.next.text:
            raise self.unexpected(self.next)
        return root

    def expression(self, binding: int) -> Node:
        """An operand, and all that binds to it at least as tightly as `binding`."""
        left = self.operand()
        while self.next.kind == "sign" and BINDING.get(self.next.text, -1) >= binding:
            sign = self.advance()
            right = self.nested(POWER, sign) if sign.text == "**" else self.expression(BINDING[sign.text] + 1)
            left = Binary(sign.text, left, right, sign.column)
        return left

    def nested(self, binding: int, opening: Token) -> Node:
        """An expression one level deeper; only here the recursion can grow."""
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            finding = f"more than {MAX_NESTING} levels are nested"
            raise ExpressionError(opening.column, finding, "Give parts of the expression names of their own.")
        inner = self.expression(binding)
        self.nesting -= 1
        return inner

    def operand(self) -> Node:
        token = self.advance()
        if token.kind == "number":
            return _with_unit(token, self.advance()) if self.next.kind == "unit" else _number(token)
        if token.kind == "name":
            return self.call(token) if self.next.text == "(" else _name(token)
        if token.text in ("+", "-"):
            return Unary(token.text, self.nested(SIGN, token), token.column)
        if token.text == "(":
            inner = self.nested(SUM, token)
            self.close(token)
            return inner
        raise self.missing_operand(token)

    def call(self, function: Token) -> Call:
        opening = self.advance()
        if not function.text.replace("_", "").isalnum():
            module, _, name = function.text.rpartition(".")
            remedy = f"Write {name}(...)." if module in MODULES else "Write * for a product."
            raise ExpressionError(function.column, f"'{function.text}' is not a function", remedy)
        arguments: list[Node] = []
        if self.next.text != ")":
            arguments.append(self.nested(COMPARISON if function.text == "if" else SUM, opening))
            while self.next.text == ",":
                self.advance()
                arguments.append(self.nested(SUM, opening))
        self.close(opening)
        return Call(function.text, tuple(arguments), function.column)

    def close(self, opening: Token) -> None:
        if self.next.text == ")":
            self.advance()
        elif self.next.text:
            raise self.unexpected(self.next)
        else:
            raise ExpressionError(opening.column, "the parenthesis is not closed", "Add the missing ')'.")

    def missing_operand(self, token: Token) -> ExpressionError:
        before = self.tokens[self.position - 2] if self.position > 1 else None
        if before is not None and before.text == token.text == "/":
            return ExpressionError(before.column, "'//' is not an operator", "Write / for a quotient.")
        if token.text:
            return ExpressionError(token.column, f"a number or name is missing before '{token.text}'")
        after = f" after '{before.text}'" if before else ""
        return ExpressionError(token.column, f"a number or name is missing{after}")

    def unexpected(self, token: Token) -> ExpressionError:
        """An operand is complete, and something follows that is not an operator."""
        from bricard.spec.units import meant

        before = self.tokens[self.position - 1]
        for word in (before, token):
            if word.text in _KEYWORDS and not (before.kind == "number" and meant(word.text)):
                remedy = "Expressions consist of numbers, names, functions and + - * / **."
                return ExpressionError(word.column, f"'{word.text}' cannot be used in an expression", remedy)
        if token.text in COMPARED:
            return ExpressionError(token.column, f"'{token.text}' cannot be used here", _COMPARISON)
        if token.text == ")":
            return ExpressionError(
                token.column, "')' has no opening parenthesis", "Remove it, or add the opening '('."
            )
        if token.text == ",":
            remedy = "Write a decimal point, and commas only between the arguments of a function."
            return ExpressionError(token.column, "a comma is not expected here", remedy)
        called = token.text and self.tokens[self.position + 1].text == "("
        if before.kind in ("number", "unit") and token.kind == "name" and meant(token.text) and not called:
            remedy = f"Did you mean '{meant(token.text)}'? Write * for a product."
            return ExpressionError(token.column, f"'{token.text}' is not a unit", remedy)
        finding = f"an operator is missing between '{before.text}' and '{token.text}'"
        return ExpressionError(token.column, finding, "Write * for a product.")


def _number(token: Token) -> Number:
    value = float(token.text)
    if not math.isfinite(value):
        raise ExpressionError(token.column, "the number is too large", "Write a number below 1e75.")
    return Number(value, token.column)


def _with_unit(token: Token, written: Token) -> Number:
    from bricard.spec.units import unit

    try:
        value = unit(written.text).of(_number(token).value)
    except OverflowError:
        value = math.inf
    if not math.isfinite(value):
        raise ExpressionError(token.column, "the number is too large", "Write a number below 1e75.")
    return Number(value, token.column, written.text)


def _name(token: Token) -> Name:
    name = token.text.rstrip("'")
    return Name(name, len(token.text) - len(name), token.column)
