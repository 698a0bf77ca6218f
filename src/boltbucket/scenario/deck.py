"""Cards of a scenario: by their id, or written out."""

from __future__ import annotations

import tomllib
from itertools import count

from boltbucket.rules.catalogue import expansion_card
from boltbucket.rules.editions.card_data import read_card
from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.printed.fields import ROMAN
from boltbucket.rules.printed.reading import DataError, Entry
from boltbucket.scenario.reading import Line

_ROMAN_OF = {number: name for name, number in ROMAN.items()}


def read_card_line(line: Line, edition: Edition, level: Level) -> Card:
    """`2021-II-04`, `stardust`, or a kind with its fields as in the data of an edition:
    `smugglers { strength = 4, goods_lost = 2, goods = "YG", days = 1 }`."""
    kind, _, fields = line.text.partition(" ")
    printed = edition.card_by_id.get(kind) or expansion_card(kind)
    if printed is not None and not fields:
        return printed
    if kind not in KINDS:
        raise line.fault("card", edition=edition.name, known=tuple(KINDS))
    return _written_out(line, kind, fields, level)


def _written_out(line: Line, kind: str, fields: str, level: Level) -> Card:
    name = f"{kind}-{_ROMAN_OF[level.number]}-{line.number % 100:02}"
    try:
        table = tomllib.loads(f"card = {fields or '{}'}")["card"]
        return read_card(Entry("scenario", name, table), KINDS[kind])
    except DataError as wrong:
        reason = Fault(wrong.code, **wrong.params)
        raise line.fault("card_fields", card=kind, field=wrong.field, reason=reason) from None
    except (tomllib.TOMLDecodeError, AttributeError):
        raise line.fault("card_braces") from None


def read_pile(line: Line, edition: Edition, level: Level) -> tuple[Card, ...]:
    """`pile` and the cards in it: ids, or kinds that need no fields."""
    numbers = count(line.number)
    words = (Line(number, word) for number, word in zip(numbers, line.words[1:], strict=False))
    return tuple(read_card_line(word, edition, level) for word in words)
