"""A ship's quirks as lines of a drawing or parts of a link."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from boltbucket.notation.error import WordError
from boltbucket.notation.words import DRAWN, SIDE_OF_SIGN, Spelling
from boltbucket.rules.language.value import replace
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks

_KINDS = {field.name: str(field.type) for field in fields(Quirks)}
_NAMES = {name.replace("_", "-"): name for name in _KINDS}
_NUMBERS = ("int", "int | None", "bool")


def write_quirks(quirks: Quirks, spelling: Spelling = DRAWN) -> tuple[tuple[str, str], ...]:
    """Names and values of all that is unusual about a ship."""
    return tuple(
        (name, _write_value(getattr(quirks, field), _KINDS[field], spelling))
        for name, field in _NAMES.items()
        if getattr(quirks, field) != getattr(NO_QUIRKS, field)
    )


def read_quirk(quirks: Quirks, name: str, value: str) -> Quirks:
    """The quirks with one more; raises `WordError`, of the code `quirks` if there is no such."""
    if name not in _NAMES:
        raise WordError(0, "quirks", known=tuple(_NAMES))
    field = _NAMES[name]
    return replace(quirks, **{field: _read_value(value, _KINDS[field])})


def _write_value(value: object, kind: str, spelling: Spelling) -> str:
    if isinstance(value, int):
        return str(int(value))
    assert isinstance(value, frozenset)
    if "Side" in kind:
        return "".join(spelling.sides[side] for side in sorted(value))
    return "-".join(str(row) for row in sorted(value))


def _read_value(value: str, kind: str) -> Any:
    try:
        return _parse(value, kind)
    except (KeyError, ValueError):
        raise _wrong_value(kind) from None


def _wrong_value(kind: str) -> WordError:
    if kind in _NUMBERS:
        return WordError(0, "quirk_number")
    return WordError(0, "quirk_sides") if "Side" in kind else WordError(0, "quirk_rows")


def _parse(value: str, kind: str) -> Any:
    if not value:
        raise ValueError(value)
    if kind in _NUMBERS:
        return bool(_number(value)) if kind == "bool" else _number(value)
    if "Side" in kind:
        return frozenset(SIDE_OF_SIGN[sign] for sign in value)
    return frozenset(_number(row) for row in value.split("-"))


def _number(digits: str) -> int:
    if not (digits.isascii() and digits.isdecimal()):
        raise ValueError(digits)
    return int(digits)
