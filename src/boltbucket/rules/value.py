"""Values: data that never changes once it is made."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")
T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Kind]) -> type[Kind]:
    """A dataclass whose objects must not be changed.

    The type checker sees to that. At run time it is a plain dataclass: a frozen one takes three
    times as long to make, and a game makes values by the thousand.
    """
    return dataclass(unsafe_hash=True)(kind)


_field_names: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields a value is made of, kept because this is asked for every value."""
    names = _field_names.get(kind)
    if names is None:
        assert is_dataclass(kind), kind
        names = _field_names[kind] = tuple(each.name for each in fields(kind) if each.init)
    return names


def blank(kind: type[T]) -> T:
    """An object of that kind with nothing set yet."""
    return kind.__new__(kind)


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(before: T, /, **changes: Any) -> T:
        """The value with some of its fields changed; half the time the library's takes."""
        kind = type(before)
        for name in field_names(kind):
            if name not in changes:
                changes[name] = getattr(before, name)
        return kind(**changes)
