"""Changed copies of values, as fast as Python can make them."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


def changed(value: Value, **fields: object) -> Value:
    """The value with other fields, like `dataclasses.replace`; figures it keeps stay as they are,
    so they must not depend on these fields."""
    twin: Value = object.__new__(type(value))
    object.__setattr__(twin, "__dict__", value.__dict__ | fields)
    return twin
