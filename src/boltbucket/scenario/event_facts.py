"""Facts about what was told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from boltbucket.rules import events as known_events
from boltbucket.rules.codec import plain
from boltbucket.rules.events import Event
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.ship.tile import Side
from boltbucket.scenario.failure import Finding
from boltbucket.scenario.names import seat_name, write_cell, write_strength
from boltbucket.scenario.reading import Line
from boltbucket.scenario.stage import Stage

_SEATS = frozenset({"seat", "receiver", "first", "second"})
_CELLS = frozenset({"cell", "target"})
_SEAT_ROWS = frozenset({"seats", "order", "winners"})
_CELL_ROWS = frozenset({"cells", "path"})
_HALVES = frozenset({"strength", "against"})

NOT_TOLD = Fault("not_told")


def event_fact(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`KIND field=value …`: told since the last line of answers, with these fields at least."""
    wanted = " ".join(words)
    told = _of_kind(stage, line, words)
    if any(_fits(event, words[1:]) for event in told):
        return wanted, wanted
    return wanted, "; ".join(_written(event, words[1:]) for event in told) or NOT_TOLD


def no_event_fact(stage: Stage, line: Line, words: list[str]) -> Finding:
    """The same, but it must not have been told."""
    told = [event for event in _of_kind(stage, line, words) if _fits(event, words[1:])]
    return NOT_TOLD, "; ".join(map(_shown, told)) or NOT_TOLD


def _of_kind(stage: Stage, line: Line, words: list[str]) -> list[Event]:
    kind = getattr(known_events, words[0] if words else "", None)
    if not isinstance(kind, type) or not issubclass(kind, Event):
        raise line.fault("event_name")
    fields = kind.__dataclass_fields__
    for word in words[1:]:
        name = word.partition("=")[0]
        if "=" not in word or name not in fields:
            known = tuple(f"{field}=…" for field in fields)
            raise line.fault("event_fields", event=words[0], known=known, word=word)
    return [event for event in stage.latest if isinstance(event, kind)]


def _fits(event: Event, pairs: list[str]) -> bool:
    stated = dict(pair.split("=", 1) for pair in pairs)
    return all(_text(event, name) == value for name, value in stated.items())


def _written(event: Event, pairs: list[str]) -> str:
    names = [pair.partition("=")[0] for pair in pairs]
    return " ".join([type(event).__name__, *(f"{name}={_text(event, name)}" for name in names)])


def _shown(event: Event) -> str:
    return _written(event, [f"{name}=" for name in event.__dataclass_fields__])


def _text(event: Event, name: str) -> str:
    value = getattr(event, name)
    if value is None:
        return "none"
    if isinstance(value, Side):
        return value.name.lower()
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in _SEATS:
        return seat_name(value)
    if name in _CELLS:
        return write_cell(value)
    if name in _HALVES:
        return write_strength(value)
    return _plain_text(name, value)


def _plain_text(name: str, value: object) -> str:
    """Tuples as words joined by +; of cards, tiles and the like the id."""
    if isinstance(value, tuple):
        return "+".join(map(_item_text(name), value))
    return str(getattr(value, "id", None) or plain(value))


def _item_text(name: str) -> Callable[[Any], str]:
    if name in _SEAT_ROWS:
        return seat_name
    return write_cell if name in _CELL_ROWS else partial(_plain_text, "")
