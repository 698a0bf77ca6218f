"""Figures found out once and kept: how every value of this folder remembers what it reckoned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Figure = TypeVar("Figure")


class kept(Generic[Figure]):  # noqa: N801
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
    def __get__(self, value: None, owner: type) -> kept[Figure]: ...

    @overload
    def __get__(self, value: object, owner: type) -> Figure: ...

    def __get__(self, value: object | None, owner: type) -> Figure | kept[Figure]:
        if value is None:
            return self
        figure = self.find(value)
        value.__dict__[self.name] = figure
        return figure


def keep(value: object, name: str, figure: object) -> None:
    """Hand a figure that is known already to a value that is just being made.

    For the value's own class alone: what anybody has seen is never changed.
    """
    value.__dict__[name] = figure
