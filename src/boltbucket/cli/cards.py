"""`boltbucket cards`: every adventure card of both editions, and the supercards of Missions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any

from boltbucket.cli.command import Group, Options
from boltbucket.cli.listing import (
    MISSIONS,
    NO_BREAK,
    add_filters,
    chosen_boxes,
    chosen_levels,
    known,
    print_json,
    print_tables,
)
from boltbucket.cli.supercards import METEORS, SHOTS, hit_in_words, supercard_details
from boltbucket.rules.cards.combat_zone import CombatLine
from boltbucket.rules.cards.penalties import ShotsPenalty
from boltbucket.rules.editions.library import edition, printed_edition
from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import PRINTED_LEVELS
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.variants.missions import parts
from boltbucket.rules.variants.missions.supercards.supercard import Supercard
from boltbucket.words import Words
from boltbucket.words.values import key_part

HEADINGS = ("id", "kind", "printed")
COMMON = frozenset(field.name for field in fields(Card))
NOUNS = ("days", "crew", "goods", "credits", "crew_lost", "goods_lost", "strength")


def register(commands: Group) -> None:
    command = commands.add("cards", run)
    add_filters(command)
    command.option("--level", multiple=True)
    command.flag("--learning")


def run(args: Options) -> int:
    found = _found(args)
    words = Words(args.lang)
    if args.json:
        print_json([card_json(card, box) for box, card in found])
    elif found:
        headings = [words.say(f"list-{name}") for name in HEADINGS]
        print_tables(headings, [(box, _row(card, words)) for box, card in found])
        _print_notes([card for _, card in found], words)
    else:
        print(words.say("list-no-card"))
    return 0


def _found(args: Options) -> list[tuple[str, Card]]:
    boxes = chosen_boxes(args.edition)
    kinds = known("list-unknown-card", args.kind or KINDS, tuple(KINDS))
    levels = chosen_levels(args.level)
    return [
        (box, card)
        for box in boxes
        for card in _cards_of(box, args)
        if card.kind in kinds
        and (card.level in levels or _fits_any_level(card))
        and (card.learning or not args.learning)
    ]


def _cards_of(box: str, args: Options) -> tuple[Card, ...]:
    """What is printed; our own on request, or where their level is asked for."""
    if box == MISSIONS:
        return () if args.ours else parts.supercards()
    own = edition(box).own_design
    cards = edition(box).cards
    if args.ours:
        return tuple(card for card in cards if card.id in own)
    return cards if args.level else printed_edition(box).cards


def _fits_any_level(card: Card) -> bool:
    return isinstance(card, Supercard)


def card_json(card: Card, box: str) -> dict[str, Any]:
    """A card as one JSON object with all its numbers."""
    printed = {name: _plain(name, getattr(card, name)) for name in _printed(card)}
    return {
        "id": card.id,
        "edition": box,
        "kind": card.kind,
        "level": None if _fits_any_level(card) else card.level,
        "learning": card.learning,
        **printed,
        "uncertain": list(card.uncertain),
        "own_design": _own_design(card),
    }


def _printed(card: Card) -> list[str]:
    """The fields of the card's own kind, the days last."""
    own = [field.name for field in fields(card) if field.name not in COMMON]
    return sorted(own, key=lambda name: name == "days")


def _plain(name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(name, item) for item in value]
    if isinstance(value, Hit):
        return _plain_hit(value, name)
    if isinstance(value, Side):
        return value.name.lower()
    if isinstance(value, CombatLine):
        return {"yardstick": value.yardstick.value, "penalty": _plain_penalty(value)}
    if is_dataclass(value):
        names = [field.name for field in fields(value)]
        return {each: _plain(each, getattr(value, each)) for each in names}
    return value.value if isinstance(value, StrEnum) else value


def _plain_hit(hit: Hit, name: str) -> dict[str, Any]:
    plain = {"size": _sizes(name)[hit.heavy], "heavy": hit.heavy, "side": hit.side.name.lower()}
    return plain if hit.fixed_die is None else {**plain, "die": hit.fixed_die}


def _plain_penalty(line: CombatLine) -> dict[str, Any]:
    names = [field.name for field in fields(line.penalty)]
    return {name: _plain(name, getattr(line.penalty, name)) for name in names}


def _row(card: Card, words: Words) -> list[str]:
    marks = ("*" if card.learning else "") + ("?" if card.uncertain else "")
    marks += "+" if _own_design(card) else ""
    return [card.id + marks, words.card(card), _details(card, words)]


def _own_design(card: Card) -> bool:
    if isinstance(card, Supercard):
        return card.own_design
    return card.level > PRINTED_LEVELS


def _details(card: Card, words: Words) -> str:
    if isinstance(card, Supercard):
        return supercard_details(card, words)
    return "; ".join(_shown(name, getattr(card, name), words) for name in _printed(card))


def _shown(name: str, value: Any, words: Words) -> str:
    if isinstance(value, int):
        return _amount(value, name, words)
    if name == "planets":
        return " | ".join(_letters(planet) for planet in value)
    if name == "goods":
        return _letters(value)
    if name == "lines":
        return "; ".join(f"{_least(line, words)}: {_penalty(line, words)}" for line in value)
    return _hits(value, name, words)


def _least(line: CombatLine, words: Words) -> str:
    return words.say(f"yardstick-{line.yardstick.value}")


def _amount(value: int, name: str, words: Words) -> str:
    if name not in NOUNS:
        return f"{name}{NO_BREAK}{value}"
    return words.say(f"list-{key_part(name)}", amount=value).replace(" ", NO_BREAK)


def _letters(goods: Iterable[Good]) -> str:
    return "".join(good.letter for good in goods)


def _hits(hits: Iterable[Hit], name: str, words: Words) -> str:
    return ", ".join(hit_in_words(hit, _sizes(name), words) for hit in hits)


def _sizes(name: str) -> tuple[str, str]:
    return SHOTS if name == "shots" else METEORS


def _penalty(line: CombatLine, words: Words) -> str:
    if isinstance(line.penalty, ShotsPenalty):
        return _hits(line.penalty.shots, "shots", words)
    name = fields(line.penalty)[0].name
    return f"-{_amount(getattr(line.penalty, name), name, words)}"


def _print_notes(cards: list[Card], words: Words) -> None:
    print("\n" + words.say("list-cards-counted", count=len(cards)))
    if any(card.learning for card in cards):
        print(words.say("list-note-learning"))
    if any(card.uncertain for card in cards):
        print(words.say("list-note-uncertain"))
    if any(_own_design(card) for card in cards):
        print(words.say("list-note-own-design"))
