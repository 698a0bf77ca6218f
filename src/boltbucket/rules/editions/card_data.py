"""Reading cards: a group a kind, one line a card; the class of the kind says what a line holds."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, get_type_hints

from boltbucket.rules.cards.card import Card
from boltbucket.rules.cards.combat_zone import CombatLine
from boltbucket.rules.cards.penalties import (
    CrewPenalty,
    DaysPenalty,
    GoodsPenalty,
    Penalty,
    ShotsPenalty,
)
from boltbucket.rules.cards.registry import CARD_CLASSES
from boltbucket.rules.editions.edition import Doubt
from boltbucket.rules.editions.reading import (
    Entry,
    choice,
    doubts,
    doubts_of,
    flag,
    number,
    parse,
    table,
    text,
    texts,
)
from boltbucket.rules.flight.hits import Hit
from boltbucket.rules.flight.yardstick import Yardstick
from boltbucket.rules.illegal import Fault
from boltbucket.rules.ship.contents import GOOD_OF_LETTER, Good
from boltbucket.rules.ship.tile import Side

ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4}
CARD_ID = re.compile(r"(.+)-(I|II|III|IV|S)-(\d\d)")
LEVEL_OF_ID = {**ROMAN, "S": 0}
"""S is for cards of no level: supercards, which serve flights of every level."""
SIZES = {"small": False, "light": False, "large": True, "heavy": True}
SIDES = {side.name.lower(): side for side in Side}
YARDSTICKS = {yardstick.value: yardstick for yardstick in Yardstick}
AMOUNTS: Mapping[str, Callable[[int], Penalty]] = {
    "days": DaysPenalty,
    "crew": CrewPenalty,
    "goods": GoodsPenalty,
}
AMOUNT = re.compile(r"(\d+) (\w+)")


def read_cards(data: str, file: str) -> tuple[tuple[Card, ...], tuple[Doubt, ...]]:
    """All cards of a file by level and number, and what is not certain about them."""
    found: dict[str, Card] = {}
    doubtful: list[Doubt] = []
    for kind, lines in parse(data, file).items():
        if kind not in CARD_CLASSES:
            raise Entry(file, kind, {}).error("kind", "kind_none_of", known=tuple(CARD_CLASSES))
        for name in Entry(file, kind, {"cards": lines}).read("cards", table):
            entry = Entry(file, name, Entry(file, name, {"card": lines[name]}).read("card", table))
            if name in found:
                raise entry.error("id", "stands_twice")
            found[name] = read_card(entry, CARD_CLASSES[kind])
            doubtful += doubts_of(entry)
    cards = tuple(sorted(found.values(), key=lambda card: (card.level, card.id)))
    return cards, tuple(sorted(doubtful, key=lambda doubt: (doubt.entry, doubt.field)))


def read_card(entry: Entry, card_class: type[Card]) -> Card:
    """One card, each field read as its type asks."""
    hints = get_type_hints(card_class)
    printed = [field for field in fields(card_class) if field.name not in ("id", "level")]
    entry.only(frozenset(field.name for field in printed))
    values: dict[str, Any] = {"id": entry.name, "level": _level(entry)}
    for field in printed:
        if field.name in entry.table or field.default is MISSING:
            reader = _uncertain if field.name == "uncertain" else READERS[hints[field.name]]
            values[field.name] = entry.read(field.name, reader)
    _check_doubts(entry, values)
    return card_class(**values)


def _level(entry: Entry) -> int:
    match = CARD_ID.fullmatch(entry.name)
    if match is None:
        raise entry.error("id", "card_id")
    return LEVEL_OF_ID[match[2]]


def _check_doubts(entry: Entry, values: Mapping[str, Any]) -> None:
    for field in values.get("uncertain", ()):
        if field not in values:
            raise entry.error("uncertain", "card_has_no", field=field)


def _uncertain(value: Any) -> tuple[str, ...]:
    return tuple(doubts(value))


def read_goods(value: Any) -> tuple[Good, ...]:
    """Goods by their letters: `RYB`."""
    return tuple(choice(letter, GOOD_OF_LETTER) for letter in text(value))


def read_planets(value: Any) -> tuple[tuple[Good, ...], ...]:
    return tuple(read_goods(planet) for planet in texts(value))


def read_hits(value: Any) -> tuple[Hit, ...]:
    """Meteors or shots in order: `small left, large front`; a third word fixes a die."""
    return tuple(_hit(part.split()) for part in text(value).split(","))


def _hit(words: list[str]) -> Hit:
    if len(words) not in (2, 3):
        raise Fault("size_and_side", found=repr(" ".join(words)))
    die = int(choice(words[2], {str(pip): pip for pip in range(1, 7)})) if words[2:] else None
    return Hit(choice(words[0], SIZES), choice(words[1], SIDES), die)


def read_lines(value: Any) -> tuple[CombatLine, ...]:
    """Lines from top to bottom: `crew: 3 days`, `cannons: light rear, heavy rear`."""
    return tuple(_line(line) for line in texts(value))


def _line(line: str) -> CombatLine:
    yardstick, colon, penalty = line.partition(": ")
    if not colon:
        raise Fault("yardstick_penalty", found=repr(line))
    return CombatLine(choice(yardstick, YARDSTICKS), _penalty(penalty))


def _penalty(words: str) -> Penalty:
    amount = AMOUNT.fullmatch(words)
    if amount is None:
        return ShotsPenalty(read_hits(words))
    return choice(amount[2], AMOUNTS)(number(int(amount[1])))


READERS: dict[Any, Callable[[Any], Any]] = {
    bool: flag,
    int: number,
    str: text,
    tuple[Good, ...]: read_goods,
    tuple[tuple[Good, ...], ...]: read_planets,
    tuple[Hit, ...]: read_hits,
    tuple[CombatLine, ...]: read_lines,
}
"""Type of a field -> how it is read; expansions add theirs."""
