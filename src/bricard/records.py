"""Dataclasses that cost little to define.

The standard library compiles up to five functions for each dataclass, half a millisecond at import, also for classes
of which a run makes no instance. Here `__init__` is compiled when more than a few instances are made, and the other
functions are the same for all classes. Everything else is as in `dataclasses`, whose `field`, `fields`, `replace` and
`asdict` go with it; type checkers see its decorator, and `inspect` the signature. A class with slots takes that one.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError
from functools import cache
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any

FEW = 40  # instances of a class that are made without compiling anything

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls: type | None = None, /, *, frozen: bool = False, eq: bool = True, repr: bool = True) -> Any:
        """The class with what a dataclass has."""
        if cls is None:
            return lambda one: dataclass(one, frozen=frozen, eq=eq, repr=repr)
        own = {name for name, method in vars(cls).items() if method is not None}  # no hash: that of an own __eq__
        methods: dict[str, Any] = {"__init__": _first_init(cls), "__signature__": _SIGNATURE}
        methods |= {"__repr__": _repr} if repr else {}
        methods |= {"__eq__": _eq, "__hash__": _hash if frozen else None} if eq else {}
        methods |= {"__setattr__": _no_assignment, "__delattr__": _no_deletion} if frozen else {}
        for name in methods.keys() - own:
            setattr(cls, name, methods[name])
        type.__setattr__(cls, "__dataclass_fields__", _Fields(cls))
        type.__setattr__(cls, "__match_args__", _MATCH_ARGS)
        return cls


class _Fields:
    """The fields of a class and of those it inherits from, where `dataclasses` looks for them; made when it does."""

    def __init__(self, owner: type) -> None:
        self.owner = owner
        described = {name: one for name, one in vars(owner).items() if hasattr(one, "default_factory")}
        for name, one in described.items():
            delattr(owner, name) if one.default is MISSING else setattr(owner, name, one.default)
        self.described = described

    def __get__(self, instance: Any, cls: type) -> dict[str, Field[Any]]:
        fields: dict[str, Field[Any]] = {}
        for base in self.owner.__mro__[-1:0:-1]:
            fields |= getattr(base, "__dataclass_fields__", {})
        by_name = False
        for name, annotation in self.owner.__annotations__.items():
            by_name = by_name or "KW_ONLY" in str(annotation)
            if "KW_ONLY" in str(annotation) or "ClassVar" in str(annotation):
                continue
            one: Any = self.described.get(name)
            if one is None:
                one = dataclasses.field(default=vars(self.owner).get(name, MISSING))
            one.name, one.type = name, annotation
            one._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
            one.kw_only = by_name if one.kw_only is MISSING else one.kw_only
            fields[name] = one
        type.__setattr__(self.owner, "__dataclass_fields__", fields)
        return fields


class _MatchArgs:
    """The names of the fields that are given by position, for patterns."""

    def __get__(self, instance: Any, cls: type) -> tuple[str, ...]:
        return tuple(one.name for one in dataclasses.fields(cls) if one.init and not one.kw_only)


_MATCH_ARGS = _MatchArgs()


def _first_init(cls: type) -> Callable[..., None]:
    """An __init__ for a few instances, which then puts the compiled one in its place."""
    left = FEW

    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        nonlocal left
        left -= 1
        values = _values(cls, args, kwargs) if left >= 0 else None
        if values is not None:
            self.__dict__.update(values)
            if hasattr(cls, "__post_init__"):
                self.__post_init__()
            return
        compiled = _compiled_init(cls)
        if vars(cls)["__init__"] is __init__:
            type.__setattr__(cls, "__init__", compiled)
        compiled(self, *args, **kwargs)

    __init__.__qualname__ = f"{cls.__qualname__}.__init__"
    return __init__


def _values(cls: type, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any] | None:
    """The values of the fields; None if arguments are wrong, about which the compiled __init__ complains."""
    positional, by_name, others = _parameters(cls)
    values = dict(zip(positional, args, strict=False))
    if len(args) > len(positional) or not by_name >= kwargs.keys() or (kwargs and values.keys() & kwargs.keys()):
        return None
    values |= kwargs
    for name, default, make in others:
        if name not in values:
            if default is MISSING and make is MISSING:
                return None
            values[name] = default if make is MISSING else make()
    return values


@cache
def _parameters(cls: type) -> tuple[list[str], set[str], list[tuple[str, Any, Any]]]:
    """The fields that may be given by position and by name, and all of them with their defaults."""
    plain = _plain_parameters(cls)
    if plain is not None:
        return list(plain), set(plain), [(name, default, MISSING) for name, default in plain.items()]
    fields = dataclasses.fields(cls)
    given = [one for one in fields if one.init]
    defaults = [(one.name, one.default, one.default_factory) for one in fields if one.init or _value(one) != one.name]
    return [one.name for one in given if not one.kw_only], {one.name for one in given}, defaults


def _plain_parameters(cls: type) -> dict[str, Any] | None:
    """The fields with their defaults, if none has more to say; their descriptions need not be made then."""
    found: dict[str, Any] = {}
    for base in cls.__mro__[-2::-1]:
        own = vars(base).get("__dataclass_fields__")
        if own is None:
            continue
        if not isinstance(own, _Fields) or own.described:
            return None
        for name, annotation in base.__annotations__.items():
            if "KW_ONLY" in str(annotation):
                return None
            if "ClassVar" not in str(annotation):
                found[name] = vars(base).get(name, MISSING)
    return found


@cache
def _compiled_init(cls: type) -> Callable[..., None]:
    """Sets the fields in their order, then calls __post_init__."""
    fields = dataclasses.fields(cls)
    names: dict[str, Any] = {"MISSING": MISSING}
    for one in fields:
        names |= {f"default_{one.name}": one.default, f"make_{one.name}": one.default_factory}
    positional = [_parameter(one) for one in fields if one.init and not one.kw_only]
    by_name = [_parameter(one) for one in fields if one.init and one.kw_only]
    lines = [f"self_dict[{one.name!r}] = {_value(one)}" for one in fields if one.init or _value(one) != one.name]
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    parameters = ", ".join(["self", *positional, *(["*", *by_name] if by_name else [])])
    body = "".join(f"    {line}\n" for line in lines)
    exec(f"def __init__({parameters}):\n    self_dict = self.__dict__\n{body}", names)
    init: Callable[..., None] = names["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    init.__module__ = cls.__module__
    init.__annotations__ = {one.name: one.type for one in fields if one.init} | {"return": None}
    return init


class _Signature:
    """That of the compiled __init__, without self, when `inspect` asks a class for it."""

    def __get__(self, instance: Any, cls: type) -> inspect.Signature:
        if instance is not None or "__dataclass_fields__" not in vars(cls):
            raise AttributeError("__signature__")
        whole = inspect.signature(_compiled_init(cls))
        return whole.replace(parameters=list(whole.parameters.values())[1:])


_SIGNATURE = _Signature()


def _parameter(one: Field[Any]) -> str:
    if one.default is not MISSING:
        return f"{one.name}=default_{one.name}"
    return one.name if one.default_factory is MISSING else f"{one.name}=MISSING"


def _value(one: Field[Any]) -> str:
    """What a field is set to."""
    if one.default_factory is not MISSING:
        return f"make_{one.name}() if {one.name} is MISSING else {one.name}" if one.init else f"make_{one.name}()"
    return one.name if one.init or one.default is MISSING else f"default_{one.name}"


@recursive_repr()
def _repr(self: Any) -> str:
    shown = [f"{one.name}={getattr(self, one.name)!r}" for one in dataclasses.fields(self) if one.repr]
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _eq(self: Any, other: Any) -> Any:
    return _key(self) == _key(other) if type(self) is type(other) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_key(self))


def _key(self: Any) -> tuple[Any, ...]:
    return tuple([getattr(self, one.name) for one in dataclasses.fields(self) if one.compare])


def _no_assignment(self: Any, name: str, value: Any) -> None:
    if "__dataclass_fields__" in vars(type(self)) or name in type(self).__dataclass_fields__:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")
    object.__setattr__(self, name, value)


def _no_deletion(self: Any, name: str) -> None:
    if "__dataclass_fields__" in vars(type(self)) or name in type(self).__dataclass_fields__:
        raise FrozenInstanceError(f"cannot delete field {name!r}")
    object.__delattr__(self, name)
