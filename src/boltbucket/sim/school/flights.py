"""Lessons: ships that fly together, and what each of them brought home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from boltbucket.bots.captain import Captain
from boltbucket.bots.cast import make_steady_bot
from boltbucket.bots.style import Style
from boltbucket.bots.threats import perils_of
from boltbucket.bots.worth.learned import worth_for
from boltbucket.bots.worth.traits import Traits, traits_of
from boltbucket.rules.editions.library import edition
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship.ship import Ship
from boltbucket.sim.forecasting import Trip, launch
from boltbucket.sim.school.ships import built_ships, climbed, varied

VARIANTS = 4
"""How many ships are made of every one that was built."""
FLIGHTS = 32
MOST_CHANGES = 10
CLIMB = 60


@dataclass(frozen=True)
class Lesson:
    """One yard, and flights of its ships and of what can be made of them."""

    edition: str
    level: str
    seed: int
    climb: bool = False
    """Whether some ships are improved by what is known so far: mistakes of that come to light."""


class Flown(NamedTuple):
    """What one ship brought home from one place at the start."""

    traits: Traits
    place: int
    credits: int


def take_lesson(lesson: Lesson) -> list[Flown]:
    """All flights of a lesson, four ships each."""
    chance = Random(lesson.seed)
    ships = _fleet(lesson, chance)
    perils = perils_of(edition(lesson.edition), lesson.level)
    traits = [traits_of(ship, perils) for ship in ships]
    found: list[Flown] = []
    for number in range(FLIGHTS):
        drawn = chance.sample(range(len(ships)), 4)
        places, credits = fly(lesson, [ships[each] for each in drawn], lesson.seed * 1000 + number)
        found += [
            Flown(traits[each], places.get(seat, len(drawn)), credits[seat])
            for seat, each in enumerate(drawn)
        ]
    return found


def _fleet(lesson: Lesson, chance: Random) -> list[Ship]:
    box = edition(lesson.edition)
    tiles = box.tiles
    ships = built_ships(lesson.edition, lesson.level, lesson.seed, make_steady_bot)
    worth = worth_for(box, lesson.level)
    fleet = []
    for ship in ships:
        fleet.append(ship)
        for number in range(VARIANTS):
            other = varied(ship, tiles, chance.randint(1, MOST_CHANGES), chance)
            if lesson.climb and number % 2:
                other = climbed(other, tiles, chance.randint(1, CLIMB), worth.of_ship, chance)
            fleet.append(other)
    return fleet


def fly(
    lesson: Lesson, ships: Sequence[Ship], seed: int
) -> tuple[dict[Seat, int], dict[Seat, int]]:
    """The places at the start and the credits at the end, by seat; who never started has none."""
    trip = Trip(ships[0], lesson.edition, lesson.level, len(ships) - 1, seed, 1)
    game, _ = launch(trip, ships, seed)
    positions = game.table.route.positions
    order = sorted(positions, key=lambda seat: -positions[seat])
    captain = Captain(Style())
    while game.pending:
        seat, decision = next(iter(game.pending.items()))
        game.submit(seat, captain.decide(game.table, decision))
    return {seat: place for place, seat in enumerate(order, 1)}, dict(game.table.credits)
