"""Tasks: what an episode is about, from flying one ship to a whole match.

A task is a value; `begin(seed)` gives an episode of it. The same seed gives the same episode.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final, Protocol

from boltbucket.bots.bot import Bot, Player, Strength
from boltbucket.bots.cast import make_steady_bot, read_player
from boltbucket.learn.episode import Episode, Pilot
from boltbucket.notation import read_ship
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.heap import Heap
from boltbucket.rules.table.yard import Yard
from boltbucket.sim.playing import bot_seed

Opponent = str | Callable[[int], Bot]
"""A bot by its name, `hauler` or `hauler:ace`, or whatever makes one from a seed."""
OPPONENTS: Final = ("careful", "gunner", "racer")
_SOMEBODY: Final = Player("learner")


FLIGHT: Final = Setup("2021", 4, ("II",))
ALONE: Final = Setup("2021", 1, ("II",))


class Task(Protocol):
    """What can be learned."""

    @property
    def setup(self) -> Setup: ...

    def begin(self, seed: int) -> Episode: ...


@dataclass(frozen=True)
class MatchTask:
    """A match, or a single flight, from the first tile to the bill."""

    setup: Setup = FLIGHT
    seat: Seat | None = None
    """Where the learner sits; None for anywhere."""
    opponents: tuple[Opponent, ...] = OPPONENTS
    """The others, round and round."""
    pace: Strength = Strength.TRUCKER
    """How fast the learner's hands are."""

    def begin(self, seed: int) -> Episode:
        seat = Random(seed).randrange(self.setup.seats) if self.seat is None else self.seat
        others = [each for each in range(self.setup.seats) if each != seat]
        opponents = {each: self.opponents[n % len(self.opponents)] for n, each in enumerate(others)}
        players = [Player("learner", self.pace)] * self.setup.seats
        for each, opponent in opponents.items():
            players[each] = read_player(opponent) if isinstance(opponent, str) else _SOMEBODY
        bots = {each: seated(opponent, seed, each) for each, opponent in opponents.items()}
        return Episode(Game.new(self.setup, seed), tuple(players), bots)


@dataclass(frozen=True)
class TableTask:
    """A table where every seat learns: for the environments of several agents."""

    setup: Setup = FLIGHT
    pace: Strength = Strength.TRUCKER

    def begin(self, seed: int) -> Episode:
        players = (Player("learner", self.pace),) * self.setup.seats
        return Episode(Game.new(self.setup, seed), players, {})


@dataclass(frozen=True)
class BuildTask:
    """Build a ship alone, against the sand. Rules of thumb fly it, and the bill is the reward.

    Nobody is there to turn the hourglass for the last time, so the yard closes when the sand would
    have run through all spaces without a break.
    """

    setup: Setup = ALONE
    pace: Strength = Strength.TRUCKER

    def begin(self, seed: int) -> Episode:
        players = (Player("learner", self.pace),) * self.setup.seats
        game = Game.new(self.setup, seed)
        return Episode(game, players, {}, {0: Pilot()}, closing_seconds=_sand_seconds(game))


def _sand_seconds(game: Game) -> float | None:
    """How long the sand runs in all; None where building is not timed."""
    level, setup = game.table.level, game.setup
    if setup.building is not Building.REAL_TIME or not level.hourglass_spaces:
        return None
    return level.hourglass_spaces * level.sand_seconds * setup.sand_percent / 100


@dataclass(frozen=True)
class FlyTask:
    """Fly this ship: crew moves in, cards are turned up, the others fly by rules of thumb."""

    ship: str = ""
    """The learner's ship as a drawing; nothing for the first of `example_ships()`."""
    rivals: tuple[str, ...] | None = None
    """The ships of the others as drawings; None for the other examples, () to fly alone."""
    edition: str = "2021"
    level: str = "II"
    seat: Seat = 0
    start: int | None = None
    """The learner's start place, counted from 1; None for any."""

    @property
    def setup(self) -> Setup:
        seats = 1 + len(self._rivals)
        return Setup(self.edition, seats, (self.level,), building=Building.UNTIMED)

    @property
    def _rivals(self) -> tuple[str, ...]:
        return example_ships()[1:] if self.rivals is None else self.rivals

    def begin(self, seed: int) -> Episode:
        bots = {seat: Pilot() for seat in range(self.setup.seats) if seat != self.seat}
        return Episode(self._launched(seed), (_SOMEBODY,) * self.setup.seats, bots)

    def _launched(self, seed: int) -> Game:
        drawings = [*self._rivals]
        drawings.insert(self.seat, self.ship or example_ships()[0])
        game = Game.new(self.setup, seed)
        plan = game.table.level.blueprint
        ships = [_empty(_read(drawing, self.edition, self.level)) for drawing in drawings]
        assert all(ship.blueprint == plan for ship in ships), f"a ship is not built on {plan.name}"
        return launched(game, ships, self._places(seed))

    def _places(self, seed: int) -> list[int]:
        places = list(range(1, self.setup.seats + 1))
        Random(seed).shuffle(places)
        if self.start is not None:
            places.remove(self.start)
            places.insert(self.seat, self.start)
        return places


def launched(game: Game, ships: Sequence[Ship], places: Sequence[int]) -> Game:
    """The game with these ships built, and everybody ready to launch."""
    table = game.table
    yard = table.open_yard
    for seat, (ship, place) in enumerate(zip(ships, places, strict=True)):
        yard = yard.with_builder(
            seat, yard.builders[seat].finishing(place), _taken(yard, seat, ship)
        )
    built = {**table.ships, **dict(enumerate(ships))}
    agenda, chance = game.agenda, Chance(game.chance.seed)
    return Game.begun(replace(table, ships=built, yard=yard), agenda, chance)[0]


def _taken(yard: Yard, seat: Seat, ship: Ship) -> Heap:
    """The heap without the tiles of the ship."""
    built = {tile.id for tile in ship.tiles.values()}
    heap = yard.heap
    where = [
        seat if tile.id in built else at for tile, at in zip(heap.tiles, heap.where, strict=True)
    ]
    return Heap(heap.tiles, tuple(where))


@cache
def _read(drawing: str, edition: str, level: str) -> Ship:
    return read_ship(drawing, edition=edition)


def _empty(ship: Ship) -> Ship:
    return Ship(ship.blueprint, ship.tiles)


@cache
def example_ships() -> tuple[str, ...]:
    """Four ships for level II of 2021, as truckers built them at one table."""
    text = (files("boltbucket.learn") / "ships.txt").read_text(encoding="utf-8")
    return tuple(f"{drawing.strip()}\n" for drawing in text.split("\n\n") if drawing.strip())


def seated(opponent: Opponent, seed: int, seat: Seat) -> Bot:
    """The bot of an opponent at a seat."""
    own = bot_seed(seed, seat)
    return (
        make_steady_bot(read_player(opponent), own) if isinstance(opponent, str) else opponent(own)
    )
