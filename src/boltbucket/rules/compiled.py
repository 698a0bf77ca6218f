"""What compiled values need to pass for dataclasses; nothing else uses this.

`compiling/` writes out what a dataclass would add to a class, and calls these functions.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from boltbucket.rules.value import field_names, replace

Fields = tuple[tuple[str, str, Any], ...]
"""Names, annotations and what else there is to say of each."""


def given(**options: Any) -> Any:
    """A field as dataclasses describe it; untyped, for mypyc believes what its type says."""
    return dataclasses.field(**options)


def graft(kind: Any, fields: Fields, *, frozen: bool) -> None:
    """Give the class what `fields` and `replace` look for, as another dataclass has it."""
    space = {"__annotations__": {name: annotation for name, annotation, _ in fields}}
    like = type(kind.__name__, (), {**space, **{name: field for name, _, field in fields}})
    options = {"init": False, "repr": False, "eq": False, "match_args": False}
    twin: Any = dataclasses.dataclass(frozen=frozen, **options)(like)
    kind.__annotations__ = space["__annotations__"]
    kind.__dataclass_fields__ = twin.__dataclass_fields__
    kind.__dataclass_params__ = twin.__dataclass_params__
    positional = tuple(name for name, _, field in fields if field.kw_only is not True)
    kind.__match_args__ = positional  # type: ignore[misc]


def replaced(before: Any, changes: dict[str, Any]) -> Any:
    """`replace` for a class in plain Python that extends a compiled one."""
    return replace(before, **changes)


def reduced(value: Any) -> tuple[object, ...]:
    """For pickling: compiled objects have no dictionary to look into."""
    kind = type(value)
    return _rebuilt, (kind, tuple(getattr(value, name) for name in field_names(kind)))


def _rebuilt(kind: Any, values: tuple[object, ...]) -> Any:
    return kind(**dict(zip(field_names(kind), values, strict=True)))
