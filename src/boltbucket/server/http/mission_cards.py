"""Mission cards as the page shows them: what they put into the game, and what they pay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.setup import MOST_SEATS
from boltbucket.rules.variants.missions.box import directives, escort_mission
from boltbucket.rules.variants.missions.library import known_missions
from boltbucket.rules.variants.missions.mission import ByLevel, Mission

Value = TypeVar("Value")
LEVELS = (1, 2, 3, 4)
_PROCEDURES = {
    "directives": ("orders", directives.REWARDS),
    "escort_mission": ("escort", escort_mission.REWARDS),
}
"""Lines of the bill that are written in Python."""


class MissionLine(Struct):
    """Credits on levels I to IV for each of what the item counts."""

    item: str
    credits: list[int]
    who: str
    most: bool


class MissionCard(Struct):
    """Lists of four are for levels I to IV."""

    title: str
    text: str
    own_design: bool
    options: list[str]
    flights: dict[str, list[str]]
    """by edition: the levels it can be flown on"""
    not_recommended: dict[str, list[str]]
    """by edition: those of them whose ships have a hard time on it"""
    seats: tuple[int, int]
    payload: list[list[str]]
    dealt: dict[str, int]
    most: dict[str, int]
    forbidden: list[str]
    open: list[int]
    hidden: list[int]
    super_pile: bool
    supercards: list[str]
    """the kinds in use; all of them if none is named"""
    without: list[str]
    best_looking_times: int
    losses_paid_by: str
    stake: list[int]
    lines: list[MissionLine]


def mission_cards() -> dict[str, MissionCard]:
    return {name: _card(mission) for name, mission in known_missions().items()}


def _card(mission: Mission) -> MissionCard:
    heap, piles, building = mission.heap, mission.piles, mission.building
    return MissionCard(
        title=mission.title,
        text=mission.text,
        own_design=mission.own_design,
        options=list(mission.options),
        flights={year: _flights(mission, year) for year in EDITION_NAMES},
        not_recommended={year: _hard_flights(mission, year) for year in EDITION_NAMES},
        seats=(mission.fits.least_seats, mission.fits.most_seats or MOST_SEATS),
        payload=[_named(kinds) for kinds in _by_level(heap.payload)],
        dealt={kind.value: count for kind, count in heap.dealt},
        most={kind.value: count for kind, count in building.most.items()},
        forbidden=_named(building.forbidden),
        open=_by_level(piles.open),
        hidden=_by_level(piles.hidden),
        super_pile=piles.super_pile,
        supercards=sorted(piles.supercards or ()),
        without=sorted(piles.without),
        best_looking_times=mission.bill.best_looking_times,
        losses_paid_by=mission.bill.losses_paid_by.value,
        stake=[] if mission.contest is None else _by_level(mission.contest.stake),
        lines=_lines(mission),
    )


def _flights(mission: Mission, year: str) -> list[str]:
    seats = mission.fits.least_seats
    levels = edition(year).levels.items()
    return [name for name, level in levels if mission.problem_with(level, seats) is None]


def _hard_flights(mission: Mission, year: str) -> list[str]:
    levels, hard = edition(year).levels, mission.fits.not_recommended
    return [name for name in _flights(mission, year) if levels[name].blueprint.name in hard]


def _lines(mission: Mission) -> list[MissionLine]:
    lines = [
        MissionLine(line.item, _by_level(line.credits), line.who.value, line.most)
        for line in mission.bill.lines
    ]
    if mission.name in _PROCEDURES:
        item, rewards = _PROCEDURES[mission.name]
        lines.append(MissionLine(item, list(rewards[: len(LEVELS)]), "finishers", False))
    return lines


def _by_level(values: ByLevel[Value]) -> list[Value]:
    return [values.at(level) for level in LEVELS]


def _named(kinds: Iterable[str]) -> list[str]:
    return sorted(str(kind) for kind in kinds)
