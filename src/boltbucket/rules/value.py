"""Values: data that never changes once it is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Kind]) -> type[Kind]:
    """A dataclass whose objects must not be changed.

    The type checker sees to that. At run time it is a plain dataclass: a frozen one takes three
    times as long to make, and a game makes values by the thousand.
    """
    return dataclass(unsafe_hash=True)(kind)
