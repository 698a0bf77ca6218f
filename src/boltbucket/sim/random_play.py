"""Random play: any match there can be, and hasty players for it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from boltbucket.bots.random_builder import LUCK_BITS, random_build
from boltbucket.rules.decisions import Build, Decision, FlyAgain, FlyOn, LoadGoods
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.setup import (
    MOST_SEATS,
    TREK_FLIGHTS,
    Building,
    Format,
    Handicap,
    Setup,
    Teams,
)
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.missions.mission import INTRUDERS

LEVELS = {name: tuple(edition(name).levels) for name in EDITION_NAMES}
MISSION_LEVELS: Final = ("I", "II", "III", "IV")
_GIVES_UP: Final = 20
"""One in so many decisions to fly on, or again, is against it."""
_LOADS_ON: Final = 3
"""One in so many times loading ends, though more could be moved about."""
_SAND: Final = 12
"""One in so many answers the clock speaks."""


def random_setup(chance: Random) -> Setup:
    """A match of any edition, level, variant, format and number of players."""
    name = chance.choice(sorted(LEVELS))
    seats = chance.randint(1, MOST_SEATS)
    if chance.random() < 0.1:
        trek = Setup(name, seats, TREK_FLIGHTS, Format.TREK, building=_building(chance))
        return replace(trek, rough_roads=_roads(chance))
    if chance.random() < 0.1:
        missions = Setup(
            name,
            seats,
            (chance.choice(MISSION_LEVELS),),
            Format.MISSIONS,
            building=_building(chance),
            options=chance.choice(((), (INTRUDERS,))),
        )
        ships = chance.random() < 0.3
        return replace(missions, rough_roads=_roads(chance), other_ships=ships)
    if chance.random() < 0.05:
        return replace(_raids(name, seats, chance), rough_roads=_roads(chance))
    return Setup(
        edition=name,
        seats=seats,
        flights=_flights(name, chance),
        building=_building(chance),
        sand_percent=chance.choice((50, 100, 200)),
        handicaps=_handicaps(seats, chance),
        prognostic=chance.random() < 0.2,
        teams=chance.choice(tuple(Teams)) if seats == 4 else Teams.NONE,
        rough_roads=_roads(chance),
    )


def _raids(name: str, seats: int, chance: Random) -> Setup:
    """A mission whose supercards may let intruders in."""
    missions = [each for each, it in box_missions().items() if INTRUDERS in it.options]
    return Setup(
        name,
        seats,
        (chance.choice(("I", "II", "III")),),
        building=_building(chance),
        missions=(chance.choice(missions),),
        options=(INTRUDERS,),
    )


def _roads(chance: Random) -> int:
    """Rough roads every third time."""
    return chance.choice((0, 0, 0, 0, 0, 0, 1, 2, 3))


def _flights(name: str, chance: Random) -> tuple[str, ...]:
    number = chance.choice((1, 1, 1, 1, 1, 1, 2, 3))
    return tuple(chance.choice(LEVELS[name]) for _ in range(number))


def _building(chance: Random) -> Building:
    return chance.choice((Building.REAL_TIME, Building.REAL_TIME, Building.UNTIMED, Building.TURNS))


def _handicaps(seats: int, chance: Random) -> tuple[tuple[int, Handicap], ...]:
    if chance.random() < 0.8:
        return ()
    helped = Handicap(head_start=chance.choice((0, 30)), extra_time=chance.choice((0, 30)))
    return ((chance.randrange(seats), helped),)


class RandomPlayers:
    """Everybody at a table, the clock included, with answers that bring a game to its end.

    Careful ones build without mistakes where they can, so that their ships fly far.
    """

    def __init__(self, seed: int, *, careful: bool = False) -> None:
        self.chance = Random(seed)
        self.careful = careful
        self._bits = self.chance.getrandbits

    def play(self, game: Game) -> int:
        """Answers until the game is over; how many answers that took."""
        given = 0
        while game.pending:
            seat, answer = self.answer(game)
            game.submit(seat, answer)
            given += 1
        return given

    def answer(self, game: Game) -> tuple[Seat, Answer]:
        """Somebody who is asked, and what they say."""
        luck = self._bits(LUCK_BITS)
        asked = tuple(game.pending)
        size = len(asked)
        if size > 1 and asked[-1] == CLOCK and luck % _SAND:
            size -= 1
        seat = asked[luck // _SAND % size]
        return seat, self.decide(game.pending[seat])

    def decide(self, decision: Decision) -> Answer:
        luck = self._bits(LUCK_BITS)
        if isinstance(decision, Build):
            return random_build(decision, luck, self.careful)
        options = decision.options
        if isinstance(decision, FlyOn | FlyAgain):
            return options[0 if luck % _GIVES_UP else 1]
        if isinstance(decision, LoadGoods) and not luck % _LOADS_ON:
            return options[-1]
        return options[luck // _LOADS_ON % len(options)]
