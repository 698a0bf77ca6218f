"""Reading what we add to a box: a fifth cabin, more tiles, goods and cards, level IV, plans."""

from __future__ import annotations

from collections.abc import Iterable

from boltbucket.rules.editions.board_data import (
    GOODS_BY_NAME,
    entries,
    level_like,
    read_amounts,
    read_blueprints,
    section,
)
from boltbucket.rules.editions.box_data import check_piles
from boltbucket.rules.editions.card_data import read_cards
from boltbucket.rules.editions.plans import Plan
from boltbucket.rules.language.value import replace
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Bank, Edition, Level
from boltbucket.rules.printed.reading import Entry, numbers, parse, text
from boltbucket.rules.ship.tile import Tile

SECTIONS = frozenset({"fifth", "copies", "bank", "blueprints", "levels"})
SETS = ("first", "second")
NUMBERS_A_SET = 1000
"""A copy has the number of its original, and so much more for each set."""


def with_our_own(box: Edition, additions: str, deck: str, earlier: str = "") -> Edition:
    """The printed box with everything of ours, from the texts of its files; sections that earlier
    rules had otherwise take the place of those of today."""
    file = f"ours/{box.name}.toml"
    whole = Entry(file, "file", {**parse(additions, file), **parse(earlier, file)})
    whole.only(SECTIONS)
    blueprints = {**box.blueprints, **read_blueprints(whole)}
    levels = [level_like(entry, box.levels, blueprints) for entry in entries(whole, "levels")]
    cards, _ = read_cards(deck, "ours/cards.toml", f"{box.name}-")
    cabin, copies = _fifth_cabin(whole, box), _copies(whole, box)
    enlarged = replace(
        box,
        starting_cabins=(*box.starting_cabins, cabin),
        copies=copies,
        cards=(*box.cards, *cards),
        blueprints=blueprints,
        levels={**box.levels, **{level.name: level for level in levels}},
        large_bank=_large_bank(whole, box.bank),
        own_design=_ids((cabin, *sum(copies, ()), *cards)),
    )
    check_piles(enlarged, file)
    return enlarged


def with_plans(box: Edition, plans: Iterable[Plan]) -> Edition:
    """The box with a level for every plan that is not printed, as far as it has what that needs."""
    flyable = [plan for plan in plans if plan.level in box.levels]
    levels = {plan.name: _level_on(box.levels[plan.level], plan) for plan in flyable}
    return replace(
        box,
        blueprints={**box.blueprints, **{plan.name: plan.blueprint for plan in flyable}},
        levels={**box.levels, **levels},
    )


def _level_on(level: Level, plan: Plan) -> Level:
    return replace(level, name=plan.name, blueprint=plan.blueprint, own_design=True)


def _ids(things: Iterable[Tile | Card]) -> frozenset[str]:
    return frozenset(thing.id for thing in things)


def _fifth_cabin(whole: Entry, box: Edition) -> Tile:
    colour = section(whole, "fifth").read("colour", text)
    number = len(box.starting_cabins) + 1
    return replace(box.starting_cabins[0], id=f"{box.name}-cabin-{number}", colour=colour)


def _copies(whole: Entry, box: Edition) -> tuple[tuple[Tile, ...], ...]:
    copies = section(whole, "copies")
    copies.only(frozenset(SETS))
    return tuple(_copied(copies, name, place, box) for place, name in enumerate(SETS, start=1))


def _copied(copies: Entry, name: str, place: int, box: Edition) -> tuple[Tile, ...]:
    found = []
    for number in copies.read(name, numbers):
        original = box.tile_by_id.get(f"{box.name}-{number:03}")
        if original is None:
            raise copies.error(name, "no_such_tile", number=number)
        copy = f"{box.name}-{place * NUMBERS_A_SET + number}"
        found.append(replace(original, id=copy))
    return tuple(found)


def _large_bank(whole: Entry, bank: Bank) -> Bank:
    entry = section(whole, "bank")
    entry.only(frozenset({"goods"}))
    return replace(bank, goods=read_amounts(entry.child("goods"), GOODS_BY_NAME))
