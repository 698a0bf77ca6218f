"""The flight: its level, its terms, the hourglass."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, Final, get_type_hints

import numpy as np

from boltbucket.learn.actions import SEATS
from boltbucket.learn.fields.field import Field, Moment, one_of
from boltbucket.rules.editions.library import EDITION_NAMES
from boltbucket.rules.printed.edition import Level
from boltbucket.rules.setup import Building, Format
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.missions.variant import MissionVariant
from boltbucket.rules.variants.trek import TITLES, Titles

_PHASES: Final = ("choosing", "building", "launch", "flight", "between", "over")
_LEVEL: Final = tuple(
    each.name for each in fields(Level) if get_type_hints(Level)[each.name] in (int, bool)
)
"""The plain figures of a level, by the names the rules give them."""
_FLIGHT: Final = (
    *(f"phase {name}" for name in _PHASES),
    *(f"box {name}" for name in EDITION_NAMES),
    *(f"format {each}" for each in Format),
    "players",
    "flight number",
    "flights to come",
    "cards left",
    "cards turned up",
    *(f"reward for place {place + 1}" for place in range(SEATS)),
    *_LEVEL,
)


def _flight(moment: Moment) -> Any:
    table = moment.table
    setup, number = table.setup, table.match.number
    return [
        *one_of(_PHASES, moment.view.phase),
        *_box(setup.edition, setup.format),
        setup.seats,
        number,
        len(setup.flights) - number - 1,
        len(table.deck),
        len(table.revealed),
        *_of_level(table.level),
    ]


@cache
def _box(box: str, form: Format) -> list[int]:
    return [*one_of(EDITION_NAMES, box), *one_of(tuple(Format), form)]


_level_rows: dict[int, tuple[Level, list[int]]] = {}


def _of_level(level: Level) -> list[int]:
    kept = _level_rows.get(id(level))
    if kept is None or kept[0] is not level:
        rewards = [level.reward(place + 1) for place in range(SEATS)]
        row = [*rewards, *(int(getattr(level, name)) for name in _LEVEL)]
        kept = _level_rows[id(level)] = (level, row)
    return kept[1]


_CLOCK: Final = (
    *(f"building {each}" for each in Building),
    "hourglass",
    "spaces",
    "space",
    "sand runs",
    "can be turned",
    "seats that wait",
    "own turn",
)


def _clock(moment: Moment) -> Any:
    yard = moment.yard
    if yard is None:
        return 0
    glass = yard.hourglass
    turning = (1, glass.spaces, glass.space, glass.running, glass.can_turn) if glass else (0,) * 5
    return [
        *one_of(tuple(Building), moment.table.setup.building),
        *map(int, turning),
        len(yard.waiting),
        int(yard.turn == moment.seat),
    ]


def _mission(moment: Moment) -> Any:
    variant = moment.table.variant
    names = tuple(box_missions())
    return one_of(names, variant.name) if isinstance(variant, MissionVariant) else 0


TITLE_NAMES: Final = tuple(title.name for title in TITLES)


def _titles(moment: Moment) -> Any:
    titles = moment.table.match.recall(Titles)
    rows = np.zeros((len(moment.around), len(TITLE_NAMES)), np.uint8)
    if titles is not None:
        held = {seat: place for place, seat in enumerate(moment.around)}
        for name, seat in titles.holders.items():
            if seat in held:
                rows[held[seat], TITLE_NAMES.index(name)] = 1 + (name in titles.gold)
    return rows


FLIGHT: Final = (
    Field("flight", "the flight, its level and its rewards", _FLIGHT, _flight),
    Field("clock", "how ships are built, and the hourglass", _CLOCK, _clock),
    Field("mission", "the mission flown", tuple(box_missions()), _mission, planes=True),
    Field(
        "titles",
        "who holds which title of the Trek; 2 if it has turned to gold",
        TITLE_NAMES,
        _titles,
        ("seats",),
        planes=True,
    ),
)
