"""Values: data that never changes once it is made.

Everything a game consists of is a value: frozen, compared by what it holds, shared between copies.
What follows from a value is found out once and kept with it (`cached`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import wraps
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar, dataclass_transform, overload

Kind = TypeVar("Kind")
T = TypeVar("T")
Figure = TypeVar("Figure")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Kind]) -> type[Kind]:
    """A frozen dataclass. Its constructor writes all fields at once, which takes a third of the
    time: a game makes values by the thousand."""
    made: Any = dataclass(frozen=True, init=False)(kind)
    made.__init__ = _constructor(made)
    made.__getstate__ = _fields_of
    return made  # type: ignore[no-any-return]


def _constructor(kind: type) -> Callable[..., None]:
    """`def __init__(self, seat, days=0)`, written out for the fields of this class."""
    space: dict[str, Any] = {}
    arguments, items = ["self"], []
    for each in fields(kind):
        name, given = each.name, each.name
        if each.default is not MISSING:
            space[f"_{name}"] = each.default
            given = f"{name}=_{name}"
        elif each.default_factory is not MISSING:
            space[f"_{name}"] = each.default_factory
            given = f"{name}=None"
            name = f"_{name}() if {name} is None else {name}"
        arguments.append(given)
        items.append(f"{each.name!r}: {name}")
    # All at once: a dictionary filled bit by bit would be slow to look things up in.
    exec(
        f"def __init__({', '.join(arguments)}): self.__dict__.update({{{', '.join(items)}}})", space
    )
    made: Callable[..., None] = space["__init__"]
    made.__qualname__ = f"{kind.__qualname__}.__init__"
    return made


def _fields_of(value: object) -> dict[str, object]:
    """What is pickled: the fields, without the figures kept beside them."""
    return {name: value.__dict__[name] for name in field_names(type(value))}


_field_names: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields a value is made of, kept because this is asked for every value."""
    names = _field_names.get(kind)
    if names is None:
        assert is_dataclass(kind), kind
        names = _field_names[kind] = tuple(each.name for each in fields(kind) if each.init)
    return names


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(before: T, /, **changes: Any) -> T:
        """The value with some of its fields changed; a quarter of the time the library's takes."""
        kind = type(before)
        names = _field_names.get(kind) or field_names(kind)
        after = kind.__new__(kind)
        store, old = after.__dict__, before.__dict__
        if len(old) == len(names):  # nothing is kept beside the fields
            store.update(old)
        else:
            store.update({name: old[name] for name in names})
        store.update(changes)
        if len(store) != len(names):
            raise TypeError(f"{kind.__name__} has no {', '.join(changes.keys() - set(names))}")
        return after


class cached(Generic[Figure]):  # noqa: N801
    """A property computed at the first question, for values that never change.

    It does what `functools.cached_property` does, without the lock that Python 3.11's takes: on a
    ship that lock costs more than most figures.
    """

    def __init__(self, find: Callable[[Any], Figure]) -> None:
        self.find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, value: None, owner: type) -> cached[Figure]: ...

    @overload
    def __get__(self, value: object, owner: type) -> Figure: ...

    def __get__(self, value: object | None, owner: type) -> Figure | cached[Figure]:
        if value is None:
            return self
        figure = self.find(value)
        value.__dict__[self.name] = figure
        return figure


def once(find: Callable[[Any], Figure]) -> Callable[[Any], Figure]:
    """A function of a value that is asked once: like `cached`, for those who stand outside its
    class."""
    name = f"{find.__module__}.{find.__qualname__}"

    @wraps(find)
    def found(value: Any) -> Figure:
        kept = value.__dict__
        if name not in kept:
            kept[name] = find(value)
        figure: Figure = kept[name]
        return figure

    return found


def keep(value: object, name: str, figure: object) -> None:
    """Hand a figure that is known already to a value that is just being made. For whoever makes it
    alone: what anybody has seen is never changed."""
    value.__dict__[name] = figure


class told(cached[Figure]):  # noqa: N801
    """A figure that goes along wherever its value is told: to pages and to other machines."""


UNTOLD: Mapping[str, bool] = MappingProxyType({"untold": True})
"""Metadata of a field that is not told: who needs it knows it already."""
HIDEABLE: Mapping[str, bool] = MappingProxyType({"hideable": True})
"""Metadata of a field with tiles or cards of which only the back may be seen."""
