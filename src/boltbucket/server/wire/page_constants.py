"""What the page must know of the rules before any table is there, written for its types."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from boltbucket.rules import setup
from boltbucket.rules.editions.library import EDITION_NAMES, edition, ladder
from boltbucket.rules.setup import can_team, pairs
from boltbucket.rules.ship.contents import PRICES
from boltbucket.rules.variants.rough_roads.agreement import MOST_ROADS

_NUMBERS = {
    "MOST_FLIGHTS": setup.MOST_FLIGHTS,
    "MOST_HANDICAP": setup.MOST_HANDICAP,
    "MOST_ROADS": MOST_ROADS,
    "LEAST_SAND_PERCENT": setup.LEAST_SAND_PERCENT,
    "MOST_SAND_PERCENT": setup.MOST_SAND_PERCENT,
}


def constants() -> Iterator[str]:
    yield _record("PRICES", "Good, number", {good.value: price for good, price in PRICES.items()})
    yield from (f"export const {name} = {number};" for name, number in _NUMBERS.items())
    yield f"export const TREK_FLIGHTS: readonly string[] = {_text(setup.TREK_FLIGHTS)};"
    yield "/** The levels of the editions in the order in which they are learned. */"
    yield _record("LADDERS", _NAMES, {name: ladder(name) for name in EDITION_NAMES})
    yield "/** Those of them that have no hourglass. */"
    yield _record("UNTIMED_LEVELS", _NAMES, {name: _untimed(name) for name in EDITION_NAMES})
    yield "/** The partner of each seat, by the numbers of seats that can play in teams. */"
    yield _record("PARTNERS", _SEATS, {seats: _partners(seats) for seats in _team_seats()})


_NAMES = "string, readonly string[]"
_SEATS = "number, readonly number[]"


def _untimed(name: str) -> tuple[str, ...]:
    levels = edition(name).levels
    return tuple(each for each in ladder(name) if not levels[each].hourglass_spaces)


def _team_seats() -> Iterator[int]:
    return (seats for seats in range(1, setup.MOST_SEATS + 1) if can_team(seats))


def _partners(seats: int) -> list[int]:
    partner = {one: other for pair in pairs(seats) for one, other in (pair, pair[::-1])}
    return [partner[seat] for seat in range(seats)]


def _record(name: str, types: str, items: Mapping[str, object] | Mapping[int, object]) -> str:
    head = f"export const {name}: Readonly<Record<{types}>> ="
    pairs = [f"{_key(key)}: {_text(item)}" for key, item in items.items()]
    line = f"{head} {{ {', '.join(pairs)} }};"
    if len(line) <= 100:
        return line
    return f"{head} {{\n" + "".join(f"  {pair},\n" for pair in pairs) + "};"


def _key(key: str | int) -> str:
    text = str(key)
    return text if text.isdigit() or text.isidentifier() else f"'{text}'"


def _text(item: object) -> str:
    return json.dumps(item).replace('"', "'")
