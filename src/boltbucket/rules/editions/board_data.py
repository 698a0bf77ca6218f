"""Reading boards: ship plans, levels, prices, the bank and what the box should hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

from boltbucket.rules.editions.plan_data import read_blueprint
from boltbucket.rules.language.value import replace
from boltbucket.rules.printed.edition import Bank, Doubt, Level
from boltbucket.rules.printed.fields import ROMAN
from boltbucket.rules.printed.reading import (
    Entry,
    choice,
    count,
    doubts_of,
    flag,
    number,
    numbers,
    parse,
    table,
)
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.contents import Figure, Good

SECTIONS = frozenset({"contents", "blueprints", "every_level", "levels", "prices", "bank"})
GOODS_BY_NAME = {good.value: good for good in Good}
FIGURES_BY_NAME = {figure.value: figure for figure in Figure}


@dataclass(frozen=True)
class Contents:
    """What the box should hold."""

    tiles: int
    starting_cabins: int
    cards_a_level: int
    learning_cards: int


@dataclass(frozen=True)
class Boards:
    """What a file of boards holds."""

    blueprints: Mapping[str, Blueprint]
    levels: Mapping[str, Level]
    prices: Mapping[Good, int]
    bank: Bank
    contents: Contents
    doubts: tuple[Doubt, ...]


def read_boards(data: str, file: str) -> Boards:
    whole = Entry(file, "file", parse(data, file))
    whole.only(SECTIONS)
    every_level = section(whole, "every_level")
    blueprints = read_blueprints(whole)
    levels = [_level(entry, every_level, blueprints) for entry in entries(whole, "levels")]
    prices, bank = section(whole, "prices"), section(whole, "bank")
    return Boards(
        blueprints,
        {level.name: level for level in levels},
        read_amounts(prices, GOODS_BY_NAME),
        _bank(bank),
        _contents(section(whole, "contents")),
        tuple(
            doubt
            for entry in (every_level, *entries(whole, "levels"), bank)
            for doubt in doubts_of(entry)
        ),
    )


def read_blueprints(whole: Entry) -> dict[str, Blueprint]:
    plans = [read_blueprint(entry) for entry in entries(whole, "blueprints")]
    return {plan.name: plan for plan in plans}


def section(whole: Entry, name: str) -> Entry:
    return Entry(whole.file, name, whole.read(name, table))


def entries(whole: Entry, name: str) -> list[Entry]:
    entry = section(whole, name)
    return [entry.child(each) for each in entry.table]


def _contents(entry: Entry) -> Contents:
    names = [field.name for field in fields(Contents)]
    entry.only(frozenset(names))
    return Contents(**{name: entry.read(name, number) for name in names})


LEVEL_READERS = {
    "number": number,
    "loop": number,
    "start_spaces": numbers,
    "rewards": numbers,
    "best_looking": number,
    "loss_limit": count,
    "piles": count,
    "hourglass_spaces": count,
    "sand_seconds": number,
    "reserve": count,
    "aliens": flag,
    "peeking": flag,
    "giving_up": flag,
    "free_repairs": flag,
    "rebuilding": flag,
    "faulty_last": flag,
    "looking_settles": flag,
    "reserve_binds": flag,
    "hasty": flag,
    "start_choice": flag,
    "learning_cards_only": flag,
    "credits_below_zero": flag,
    "secret_credits": flag,
}
LEVEL_FIELDS = frozenset(field.name for field in fields(Level)) - {"name", "own_design"}


def _level(entry: Entry, every_level: Entry, blueprints: Mapping[str, Blueprint]) -> Level:
    """A level; what it does not say holds for every level. No loss limit means none."""
    every_level.only(LEVEL_FIELDS)
    entry.only(LEVEL_FIELDS)
    own = Entry(entry.file, entry.name, {**every_level.table, **entry.table})
    values: dict[str, Any] = {
        field: own.read(field, reader)
        for field, reader in LEVEL_READERS.items()
        if field != "loss_limit" or field in own.table
    }
    level = Level(
        **{"loss_limit": None, **values},
        name=entry.name.partition(".")[2],
        blueprint=own.read("blueprint", lambda name: choice(name, blueprints)),
        pile=own.read("pile", _pile),
        uncertain=_uncertain_fields(every_level, entry),
    )
    _check_level(own, level)
    return level


def level_like(entry: Entry, levels: Mapping[str, Level], plans: Mapping[str, Blueprint]) -> Level:
    """A level of our own: what it does not say is as on the level it is like."""
    entry.only(LEVEL_FIELDS | {"like"})
    readers = {**LEVEL_READERS, "pile": _pile, "blueprint": lambda name: choice(name, plans)}
    values: dict[str, Any] = {
        field: entry.read(field, reader)
        for field, reader in readers.items()
        if field in entry.table
    }
    model = entry.read("like", lambda name: choice(name, levels))
    name = entry.name.partition(".")[2]
    level = replace(model, **values, name=name, own_design=True, uncertain=())
    _check_level(entry, level)
    return level


def _uncertain_fields(every_level: Entry, entry: Entry) -> tuple[str, ...]:
    """The doubtful fields; a level that states a field itself does not share a common doubt."""
    common = [doubt for doubt in doubts_of(every_level) if doubt.field not in entry.table]
    found = tuple(dict.fromkeys(doubt.field for doubt in common + doubts_of(entry)))
    for field in found:
        if field not in LEVEL_FIELDS:
            raise entry.error("uncertain", "level_has_no", field=field)
    return found


def _pile(value: Any) -> dict[int, int]:
    return {choice(level, ROMAN): number(cards) for level, cards in table(value).items()}


def _check_level(entry: Entry, level: Level) -> None:
    spaces = level.start_spaces
    if len(spaces) < 3 or any(a <= b for a, b in pairwise(spaces)):
        raise entry.error("start_spaces", "start_spaces_fall")
    if spaces[0] >= level.loop:
        raise entry.error("start_spaces", "start_spaces_loop", loop=level.loop)
    if len(level.rewards) != len(spaces):
        raise entry.error("rewards", "rewards_as_places")
    if level.learning_cards_only == bool(level.pile):
        raise entry.error("pile", "pile_or_learning")
    if any(cards > level.number for cards in level.pile):
        raise entry.error("pile", "pile_above_level", level=level.number)


def _bank(entry: Entry) -> Bank:
    entry.only(frozenset({"goods", "figures", "batteries", "uncertain"}))
    for doubt in doubts_of(entry):
        if doubt.field not in entry.table:
            raise entry.error("uncertain", "bank_has_no", field=doubt.field)
    figures = entry.child("figures") if "figures" in entry.table else None
    return Bank(
        goods=read_amounts(entry.child("goods"), GOODS_BY_NAME),
        figures=_listed(figures, FIGURES_BY_NAME) if figures else {},
        batteries=entry.read("batteries", number) if "batteries" in entry.table else None,
    )


def read_amounts(entry: Entry, things: Mapping[str, Good]) -> dict[Good, int]:
    """A number for each of the things."""
    entry.only(frozenset(things))
    return {thing: entry.read(name, number) for name, thing in things.items()}


def _listed(entry: Entry, things: Mapping[str, Figure]) -> dict[Figure, int]:
    entry.only(frozenset(things))
    return {
        thing: entry.read(name, number) for name, thing in things.items() if name in entry.table
    }
