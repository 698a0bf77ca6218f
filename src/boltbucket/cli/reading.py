"""Reading the values of options: what is wrong with one is a fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from boltbucket.cli.misuse import Misuse
from boltbucket.rules.language.refusal import Fault

Read = Callable[[str], Any]
"""Reads the value of an option; raises a fault."""


class Value(click.ParamType):  # type: ignore[type-arg]
    """A value read by a function; what that finds wrong is told with the name of the option."""

    name = "value"

    def __init__(self, read: Read) -> None:
        self.read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str):
            return value  # what the source says is used where nothing is given
        try:
            return self.read(value)
        except Fault as fault:
            option = "/".join(param.opts) if param else ""
            raise Misuse(Fault("option_value", option=option, reason=fault), ctx) from None


def one_of(known: Sequence[str]) -> Read:
    def read(text: str) -> str:
        if text not in known:
            raise Fault("none_of", found=text, known=tuple(known))
        return text

    return read


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Fault("a_whole", found=text) from None


def positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise Fault("above_nought", found=text)
    return int(text)


def within(least: int, most: int) -> Read:
    """A whole number with bounds."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise Fault("from_to", found=text, least=least, most=most)
        return int(text)

    return read


def braces(known: Sequence[str]) -> str:
    return "{" + ",".join(known) + "}"
