"""Reading cards: a group a kind, one line a card; the class of the kind says what a line holds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, get_type_hints

from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Doubt
from boltbucket.rules.printed.fields import READERS, ROMAN
from boltbucket.rules.printed.reading import (
    Entry,
    doubts,
    doubts_of,
    parse,
    table,
)

CARD_ID = re.compile(r"(.+)-(I|II|III|IV|S)-(\d\d)")
LEVEL_OF_ID = {**ROMAN, "S": 0}
"""S is for cards of no level: supercards, which serve flights of every level."""


def read_cards(
    data: str, file: str, prefix: str = ""
) -> tuple[tuple[Card, ...], tuple[Doubt, ...]]:
    """All cards of a file by level and number, and what is not certain about them. The prefix is
    put before every id."""
    found: dict[str, Card] = {}
    doubtful: list[Doubt] = []
    for kind, lines in parse(data, file).items():
        if kind not in KINDS:
            raise Entry(file, kind, {}).error("kind", "kind_none_of", known=tuple(KINDS))
        for name in Entry(file, kind, {"cards": lines}).read("cards", table):
            card = prefix + name
            entry = Entry(file, card, Entry(file, name, {"card": lines[name]}).read("card", table))
            if card in found:
                raise entry.error("id", "stands_twice")
            found[card] = read_card(entry, KINDS[kind])
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
