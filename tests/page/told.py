"""What the rules tell, written down for the page's own tests: `python -m tests.page.told`.

The page is tested without a server. What it needs is a table as it is told, what answers change,
and every kind of event with the arguments its sentence gets here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from boltbucket.rules.events import Event
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.printed.card import Card
from boltbucket.rules.schema import described, family, tell
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.ship.flaws import Flaw, FlawKind
from boltbucket.rules.ship.tile import Tile
from boltbucket.server.wire.patch import Differences, joined
from boltbucket.server.wire.telling import written as wire_written
from boltbucket.words import LANGUAGES, Words
from boltbucket.words.values import Translator, key_part
from tests.browser.staged import StagedTable

FOLDER = Path(__file__).parents[2] / "client/src/testing"
NAMES = ("Ada", "Bo")
BOX = Setup("2021", seats=2, flights=("II",), building=Building.REAL_TIME)


def told() -> dict[str, Any]:
    """Every file, and what is in it."""
    return {"yard.json": yard(), "flight.json": flight(), "events.json": events()}


# Tables


def yard() -> dict[str, Any]:
    """A yard just opened, and what some answers of the first seat lead to, by all given so far."""
    game = Game.new(BOX, seed=3)
    taken: Answer = ("take", 3)
    cell, turn = placed(game, taken)
    put: Answer = ("place", cell, turn)
    ways = [
        [taken, put, ("take", 4)],
        [taken, put, ("pick_up",)],
        [taken, ("return",), ("take", 4)],
    ]
    steps: dict[str, Any] = {}
    for way in ways:
        steps |= dict(follow(game.copy(), way))
    return {"view": tell(game.view(0)), "place": list(put), "steps": steps}


def placed(game: Game, taken: Answer) -> tuple[int, int]:
    """A place for the tile where it lies turned."""
    after = game.copy()
    after.submit(0, taken)
    fit = next(fit for fit in after.view(0).fits if fit.turn == 3)
    return fit.cell, fit.turn


def follow(game: Game, answers: Sequence[Answer]) -> Iterator[tuple[str, Any]]:
    for number, answer in enumerate(answers, start=1):
        before = game.view(0)
        happened = game.submit(0, answer)
        changes = json.loads(joined(Differences().between(before, game.view(0))))
        key = json.dumps(answers[:number], separators=(",", ":"))
        yield key, {"events": tell(happened), "moments": [], "view": changes}


FLIGHT = """
scenario A flight to be shown
edition 2021
level II
ship red at 6
    gg^   g     gg>
    b2+2  @+hh  b3+1
    h2+YB c+p   r1
    .     lp    .
ship blue at 3
    .     @+hh  .
    .     e     .
deck slavers { strength = 6, crew_lost = 1, credits = 5, days = 1 }
    stardust
"""


def flight() -> dict[str, Any]:
    """A ship that is asked how strong it is."""
    table = StagedTable(FLIGHT)
    return {"view": tell(table.game.view(0)), "room": json.loads(wire_written(table.room))}


# Events


def events() -> list[dict[str, Any]]:
    """One event of every kind, with its arguments and sentences."""
    return [spoken(example(kind)) for kind in family(Event)]


def spoken(event: Event) -> dict[str, Any]:
    key = f"event-{key_part(type(event).__name__)}"
    fields = {each.name: getattr(event, each.name) for each in described(type(event)).fields}
    english = Words("en")
    return {
        "event": tell(event),
        "arguments": Translator(english, NAMES).arguments(key, fields),
        "texts": {language: Words(language).event(event, NAMES) for language in LANGUAGES},
    }


def example(kind: Any) -> Event:
    fields = described(kind).fields
    own = {"reason": REASONS[kind.__name__]} if kind.__name__ in REASONS else {}
    made: Event = kind(**{each.name: _value(each.name, each.type) for each in fields} | own)
    return made


def _value(name: str, kind: Any) -> Any:
    if name in SPECIAL:
        return SPECIAL[name]
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _value(name, next(each for each in inner if each is not NoneType))
    if origin is Literal:
        return inner[0]
    if origin is tuple:
        parts = inner[:1] * 2 if inner[-1] is Ellipsis else inner
        return tuple(_value("", part) for part in parts)
    return _plain(kind)


def _plain(kind: Any) -> Any:
    if kind in PLAIN:
        return PLAIN[kind]
    assert issubclass(kind, Enum), kind
    return next(iter(kind))


_GAME = Game.new(BOX, seed=3)
_TILE = next(tile for tile in _GAME.table.open_yard.heap.tiles if tile.capacity == 2)
_CARD = _GAME.table.piles[0][0]
PLAIN: Mapping[Any, Any] = {
    int: 1,
    str: "x",
    bool: True,
    Tile: _TILE,
    Card: _CARD,
    Flaw: Flaw(FlawKind.MISMATCH, (707, 708)),
}
SPECIAL: Mapping[str, Any] = {
    "cell": 708,
    "cells": (707, 708),
    "level": "II",
    "enemy": "pirates",
    "offer": "abandoned_ship",
    "faction": "pirates",
    "result": "tied",
    "item": "goods",
    "mission": "the_bet",
    "missions": ("the_bet", "carpool"),
    "how": "majority",
    "orders": ("off_the_edges", "no_aliens"),
    "title": "cruise_captain",
    "titles": ("cruise_captain",),
    "yardstick": "engines",
    "purpose": "shield",
}


REASONS: Mapping[str, str] = {
    "CreditsGained": "abandoned_ship",
    "CrewLost": "slavers",
    "EscortLost": "hit",
    "GaveUp": "chosen",
}


def written() -> dict[str, str]:
    return {
        name: json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, data in told().items()
    }


if __name__ == "__main__":
    for name, text in written().items():
        (FOLDER / name).write_text(text, "utf-8")
