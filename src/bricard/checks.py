"""Checks of what users hand to public functions: one place for all refusals of wrong kinds and wrong names.

    @checked(OptionError)
    def settle(mechanism: Mechanism, *, until: float | None = None): ...

compares every argument with its annotation before the function runs: `until is 'soon'; it must be a number or None.`
Numbers may be those of NumPy, and are never NaN; sequences may be arrays. `Any`, and names that are imported for type
checkers only, are not compared: the function looks at these itself.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, wraps
from itertools import islice
from numbers import Real
from os import PathLike
from types import NoneType, UnionType
from typing import Any, Literal, ParamSpec, TypeVar, Union, cast, get_args, get_origin

from bricard.errors import BricardError, OptionError

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
SHOWN = 80  # characters of a value
LISTED = 12
COMPARED = 300
Test = Callable[[Any], bool]


def checked(error: type[BricardError], but: Collection[str] = ()) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function whose arguments are compared with its annotations; what does not fit is an `error`.

    but   parameters that the function looks at itself, because it has more to say about them
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> T:
            kinds = _kinds(function)
            for parameter, name, value in _arguments(function, args, kwargs):
                hint, fitting = kinds[parameter]
                if parameter not in but and not fitting(value):
                    raise error(f"{name} is {shown(value)}; it must be {described(hint)}.")
            try:
                return function(*args, **kwargs)
            except TypeError:
                called = function.__qualname__.removesuffix(".__init__").rpartition(".")[2]
                bound(called, _signature(function), args, kwargs)  # tells how to call, if that was wrong
                raise

        return run

    return decorate


def known_options(decorated: F) -> F:
    """A function, or a class, that refuses keywords which it does not have, and says which one may be meant."""
    function = vars(decorated)["__init__"] if isinstance(decorated, type) else decorated

    @wraps(function)
    def run(*args: Any, **options: Any) -> Any:
        known = getattr(decorated, "__dataclass_fields__", None) or _signature(function).parameters
        for name in options:
            if name not in known or name == "self":
                remedy = did_you_mean(name, [other for other in known if other != "self"])
                if "parameters" in known and remedy.startswith("Known"):
                    remedy += f" A parameter of the model stands in parameters={{{name!r}: ...}}."
                raise OptionError(f"There is no option {name!r}.\n  {remedy}")
        return function(*args, **options)

    if isinstance(decorated, type):
        type.__setattr__(decorated, "__init__", run)
        return decorated
    return cast(F, run)


def shown(value: Any) -> str:
    """A value in a message, cut short."""
    try:
        text = " ".join(repr(value).split())
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 4]} ..."


def finite_number(value: Any, what: str, error: type[BricardError]) -> float:
    """The value as a float, or an error of the given type."""
    try:
        number = float(value)
    except Exception:
        raise error(f"{what} is {shown(value)}; it must be a number.") from None
    if isinstance(value, (str, bytes)) or not math.isfinite(number):
        raise error(f"{what} is {shown(value)}; it must be a finite number.")
    return number


def whole_number(value: Any, what: str, error: type[BricardError], least: int = 0) -> int:
    """The value as an int, at least `least`, or an error."""
    number = finite_number(value, what, error)
    if number != round(number) or number < least:
        raise error(f"{what} is {shown(value)}; it must be a whole number, at least {least}.")
    return int(number)


def one_of(value: Any, what: str, known: Collection[str], error: type[BricardError] = OptionError) -> str:
    """The value, if it is a known name."""
    if isinstance(value, str) and value in known:
        return value
    close = closest(value, list(known)) if isinstance(value, str) else None
    remedy = "" if close is None else f"\n  Did you mean '{close}'?"
    raise error(f"{what} is {shown(value)}; it must be one of {', '.join(known)}.{remedy}")


def as_names(value: Any, option: str) -> tuple[str, ...]:
    """A name, or a list of names, as a tuple."""
    names = members(value)
    if not all(isinstance(name, str) for name in names):
        raise OptionError(f"{option} is {shown(value)}; it must be a name or a list of names.")
    return names


def members(value: Any) -> tuple[Any, ...]:
    """What a sequence holds; anything else, and texts, alone."""
    if isinstance(value, (str, bytes)) or not isinstance(value, Iterable):
        return (value,)
    try:
        return tuple(value)
    except Exception:  # CasADi's matrices and arrays of no dimension look iterable, but are not
        return (value,)


def takes(function: Any, count: int) -> bool:
    """Whether a function can be called with so many arguments."""
    if not callable(function) or isinstance(function, type):
        return False
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError:
        return False
    except ValueError:  # of some built-in functions
        return True
    return True


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A remedy for an unknown word: the closest known one, or else what is known."""
    words = list(dict.fromkeys(known))
    close = closest(word, words)
    if close is not None:
        return f"Did you mean '{close}'?"
    if not words:
        return ""
    listed = ", ".join(words[:LISTED])
    return f"Known are {listed}, ..." if len(words) > LISTED else f"Known are {listed}."


def closest(word: str, known: Sequence[str]) -> str | None:
    """The known word closest to `word`, regardless of case; None where none is close."""
    from difflib import get_close_matches  # only where something is wrong

    near = (other for other in known if abs(len(other) - len(word)) <= 2)
    folded = {other.casefold(): other for other in islice(near, COMPARED)}
    matches = get_close_matches(word.casefold(), folded, n=1)
    return folded[matches[0]] if matches else None


def rate_meant(word: str, known: Iterable[str]) -> str | None:
    """The name whose rate is meant by a word such as dx, xdot or x_dot; None where none is."""
    return next((name for name in known if word in (f"d{name}", f"{name}dot", f"{name}_dot")), None)


# -- kinds of values by annotations ---------------------------------------------------------------------------------


_signature = cache(inspect.signature)


@cache
def _kinds(function: Callable[..., Any]) -> dict[str, tuple[Any, Test]]:
    """The annotations of the parameters, in their order, and what tells whether a value is of that kind."""
    names = getattr(function, "__globals__", {})
    hints = {name: _evaluated(one.annotation, names) for name, one in _signature(function).parameters.items()}
    return {name: (hint, _test(hint)) for name, hint in hints.items()}


@cache
def _collects(function: Callable[..., Any]) -> bool:
    """Whether it has parameters like *args and **kwargs."""
    several = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return any(one.kind in several for one in _signature(function).parameters.values())


def _evaluated(annotation: Any, names: Mapping[str, Any]) -> Any:
    if annotation is inspect.Parameter.empty or "ArrayLike" in str(annotation):  # anything may be made an array
        return Any
    try:
        return eval(annotation, dict(names)) if isinstance(annotation, str) else annotation
    except (NameError, TypeError):
        return Any


def _arguments(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Iterator[tuple[str, str, Any]]:
    """Parameter, name and value of each argument; those that a parameter collects are named one by one."""
    kinds = _kinds(function)
    if not _collects(function):
        yield from zip(kinds, kinds, args, strict=False)
        yield from ((name, name, value) for name, value in kwargs.items() if name in kinds)
        return
    parameters = _signature(function).parameters
    for name, value in bound(function.__name__, _signature(function), args, kwargs).items():
        if parameters[name].kind is inspect.Parameter.VAR_POSITIONAL:
            yield from ((name, f"{name}[{i}]", one) for i, one in enumerate(value))
        elif parameters[name].kind is inspect.Parameter.VAR_KEYWORD:
            yield from ((name, key, one) for key, one in value.items())
        else:
            yield name, name, value


def bound(
    name: str, signature: inspect.Signature, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Mapping[str, Any]:
    """The arguments of a call by their parameters; a TypeError that shows how to call, if they do not fit."""
    try:
        return signature.bind(*args, **kwargs).arguments
    except TypeError as error:
        own = [one.replace(annotation=one.empty) for key, one in signature.parameters.items() if key != "self"]
        collecting = any(one.kind is inspect.Parameter.VAR_KEYWORD for one in own)
        unknown = [key for key in kwargs if key not in signature.parameters and not collecting]
        finding = f"there is no argument '{unknown[0]}'" if unknown else str(error)
        raise TypeError(f"{name}: {finding}\n  Write {name}{inspect.Signature(own)}.") from None


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of the annotated kind."""
    return _test(hint)(value)


@cache
def _test(hint: Any) -> Test:
    """What tells whether a value is of the annotated kind."""
    origin, arguments = get_origin(hint), get_args(hint)
    kind = origin or hint
    if hint is Any:
        return lambda value: True
    if origin in (Union, UnionType):
        tests = [_test(one) for one in arguments]
        return lambda value: any(test(value) for test in tests)
    if origin is Literal:
        return lambda value: isinstance(value, (str, Real)) and value in arguments
    if hint in (float, int, bool):
        return lambda value: _is_number(value, hint)
    if kind in (Sequence, Iterable, tuple, list):
        parts = _parts_test(arguments)
        return lambda value: _is_sequence(value, kind) and parts(value)
    if kind is Mapping:
        key, one = [_test(argument) for argument in arguments or (Any, Any)]
        return lambda value: isinstance(value, Mapping) and all(key(k) and one(v) for k, v in value.items())
    if hint is None or kind is NoneType:
        return lambda value: value is None
    return callable if kind is Callable else lambda value: _is_instance(value, kind)


def _is_instance(value: Any, kind: Any) -> bool:
    try:
        return isinstance(value, kind)
    except TypeError:  # a protocol
        return True


def _is_number(value: Any, kind: type) -> bool:
    if kind is bool:
        return type(value).__name__ in ("bool", "bool_")
    if type(value) is float and kind is float:
        return not math.isnan(value)
    if type(value) is int and kind is int:
        return True
    if isinstance(value, (str, bytes)) or not hasattr(value, "__float__"):
        return False
    try:
        number = float(value)
    except Exception:
        return False
    return not math.isnan(number) and (kind is float or (math.isfinite(number) and number == round(number)))


def _is_sequence(value: Any, kind: Any) -> bool:
    if isinstance(value, (str, bytes, Mapping)):
        return False
    if hasattr(value, "shape"):  # CasADi's matrices, and arrays of no dimension, only look like sequences
        return isinstance(value, Iterable) and getattr(value, "ndim", 0) > 0
    return isinstance(value, Iterable) if kind is Iterable else _has_items(value)


def _has_items(value: Any) -> bool:
    return hasattr(value, "__len__") and hasattr(value, "__getitem__")


def _parts_test(arguments: tuple[Any, ...]) -> Test:
    """What tells whether members are of their kind; those of an iterator cannot be looked at beforehand."""
    if not arguments or arguments[0] is Any:
        return lambda value: True
    first, *others = [_test(one) for one in arguments if one is not Ellipsis]
    if not others:
        return lambda value: not hasattr(value, "__len__") or all(first(one) for one in value)
    return lambda value: (
        not hasattr(value, "__len__")
        or (
            len(value) == len(arguments) and all(test(one) for test, one in zip((first, *others), value, strict=True))
        )
    )


NAMES = {float: "a number", int: "a whole number", bool: "True or False", str: "a text", NoneType: "None"}
KINDS = {Mapping: "a mapping", Callable: "a function", PathLike: "a path"}
MANY = {float: "numbers", int: "whole numbers", str: "texts"}


def described(hint: Any) -> str:
    """An annotation in words."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        words = list(dict.fromkeys(described(one) for one in arguments))
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
    if origin is Literal:
        return " or ".join(repr(one) for one in arguments)
    kind = origin or hint
    if kind in NAMES:
        return NAMES[kind]
    if kind in KINDS:
        return KINDS[kind]
    if kind is tuple and arguments and Ellipsis not in arguments:
        return f"({', '.join(described(one) for one in arguments)})"
    if kind in (Sequence, Iterable, tuple, list):
        members = MANY.get(arguments[0], "") if arguments else ""
        return f"a sequence of {members}" if members else "a sequence"
    name = getattr(kind, "__name__", "something else")
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
