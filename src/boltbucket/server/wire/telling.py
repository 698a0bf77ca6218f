"""Values of the game and the room as JSON. Printed things are written once and kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import msgspec
from msgspec import Raw, Struct

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.schema import tell, telling
from boltbucket.rules.ship.tile import Tile

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode

Teller = Callable[[Any], Any]
_PRINTED = (Tile, Card, Level)
_AS_IT_IS = frozenset({str, int, bool, type(None)})
_tellers: dict[type, Teller] = {}
"""For every class met so far, how its values are made ready for JSON."""


def written(value: object) -> bytes:
    """A value as JSON, as `schema.tell` tells it."""
    return encode(ready(value))


def ready(value: Any) -> Any:
    """A value that can be written down at once."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value
    make_ready = _tellers.get(kind)
    if make_ready is None:
        make_ready = _tellers[kind] = _teller(kind)
    return make_ready(value)


def _teller(kind: Any) -> Teller:
    if issubclass(kind, Enum | Struct):
        return _itself
    if issubclass(kind, tuple | list):
        return _row
    if issubclass(kind, Mapping):
        return lambda value: {key: ready(item) for key, item in value.items()}
    if issubclass(kind, _PRINTED):
        return _printed
    if issubclass(kind, Edition | frozenset):
        return tell
    parts = telling(kind)
    return lambda value: {name: ready(read(value)) for name, read in parts}


def _itself(value: Any) -> Any:
    return value


def _row(value: Any) -> Any:
    """Words and numbers need not be looked at one by one."""
    return value if _AS_IT_IS.issuperset(map(type, value)) else [ready(item) for item in value]


_kept: dict[int, tuple[object, Raw]] = {}
"""By identity, because there are few and they live as long as their edition."""


def _printed(value: object) -> Raw:
    kept = _kept.get(id(value))
    if kept is None:
        kept = _kept[id(value)] = (value, Raw(encode(tell(value))))
    return kept[1]


# Events and refusals


def events_written(events: tuple[Event, ...]) -> bytes:
    return written(events) if events else b"[]"


def seen_events(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """The events without what the viewer may not know."""
    return tuple(event.seen_by(viewer) for event in events)


def params_told(params: Mapping[str, object]) -> dict[str, Any]:
    """The parameters of a refusal."""
    return {name: _param(value) for name, value in params.items()}


def _fault_told(fault: Fault) -> dict[str, Any]:
    """A fault within a refusal: what the page needs to put it into words."""
    params = {name: _fault_param(value) for name, value in fault.params.items()}
    place = params_told(fault.place)
    return {"kind": type(fault).__name__, "code": fault.code, "params": params, "place": place}


def _fault_param(value: object) -> Any:
    """As any parameter, but lists stay lists: the page joins them in its language."""
    return [_param(item) for item in value] if isinstance(value, tuple) else _param(value)


def _param(value: object) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Fault):
        return _fault_told(value)
    return value if isinstance(value, str | int) else "" if value is None else str(value)
