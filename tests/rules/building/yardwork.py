"""A yard to test with: players act by verbs, tiles are found by what is on them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boltbucket.rules.events import Event
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Building, Handicap, Setup
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind, Tile
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.table import Table
from boltbucket.rules.table.yard import Yard
from tests.rules.table import ship

RED, YELLOW, GREEN, BLUE = range(4)

Wanted = Callable[[Tile], bool]


class Yardwork:
    """A game that has just begun, and what has been told since."""

    def __init__(self, level: str = "2021 II", seats: int = 2, seed: int = 1, **setup: object):
        edition, name = level.split()
        self.game = Game.new(Setup(edition, seats, (name,), **setup), seed)  # type: ignore[arg-type]
        self.told: list[Event] = []

    # Looking

    @property
    def yard(self) -> Yard:
        assert self.game.table.yard is not None
        return self.game.table.yard

    def ship(self, seat: Seat) -> Ship:
        return self.game.table.ship(seat)

    def builder(self, seat: Seat) -> Builder:
        return self.yard.builders[seat]

    def offered(self, seat: Seat) -> tuple[Answer, ...]:
        return self.game.pending[seat].options

    def verbs(self, seat: Seat) -> set[str]:
        return {str(answer[0]) for answer in self.offered(seat)}

    def asked(self) -> list[Seat]:
        return sorted(self.game.pending)

    def heard(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.told if isinstance(event, kind)]

    # Acting

    def does(self, seat: Seat, *answer: str | int) -> Yardwork:
        self.told += self.game.submit(seat, answer)
        return self

    def refuses(self, seat: Seat, *answer: str | int) -> Illegal:
        """The reason why the answer is refused; nothing has changed."""
        before = self.game.save()
        with pytest.raises(Illegal) as refused:
            self.game.submit(seat, answer)
        assert self.game.save() == before
        assert answer not in self.offered(seat)
        return refused.value

    def turned_away(self, seat: Seat, *answer: str | int) -> Illegal:
        """The reason why a seat that is not asked may not act."""
        assert seat not in self.game.pending
        with pytest.raises(Illegal) as refused:
            self.game.submit(seat, answer)
        return refused.value

    def clock(self, *answer: str | int) -> Yardwork:
        return self.does(CLOCK, *answer)

    def takes(self, seat: Seat, wanted: Wanted | Kind | None = None) -> int:
        """Take the first free tile that is wanted."""
        handle = next(h for h in self.yard.heap.free if _is_wanted(self.yard.tile(h), wanted))
        self.does(seat, "take", handle)
        return handle

    def places(self, seat: Seat) -> Cell:
        """Build the tile in hand where it makes no mistake."""
        tile = self.yard.tile_in_hand(seat)
        assert tile is not None
        cell, turn = self.ship(seat).sound_places(tile)[0]
        self.does(seat, "place", cell, turn)
        return cell

    def builds(self, seat: Seat, kind: Kind = Kind.CABIN) -> Cell:
        """Take a tile of that kind that fits, and build it without a mistake."""
        self.takes(
            seat, lambda tile: tile.kind is kind and bool(self.ship(seat).sound_places(tile))
        )
        return self.places(seat)

    def builds_badly(self, seat: Seat) -> Cell:
        """Build an engine that points to the side."""
        self.takes(seat, Kind.SINGLE_ENGINE)
        tile = self.yard.tile_in_hand(seat)
        assert tile is not None
        ship = self.ship(seat)
        cell, turn = next(
            (cell, turn)
            for cell, turn in ship.places(tile)
            if turn and not ship.place(cell, tile.turned(turn)).legal
        )
        self.does(seat, "place", cell, turn)
        return cell

    def has(self, seat: Seat, drawing: str) -> Yardwork:
        """The seat has built this ship."""
        setup = self.game.setup
        built = ship(drawing, setup.edition, setup.flights[0])
        table = self.game.table
        self._lays_out(replace(table, ships={**table.ships, seat: built}))
        return self

    def _lays_out(self, table: Table) -> None:
        """The game goes on from another table."""
        self.game = Game.resumed(table, self.game.agenda, self.game.chance)

    def finishes(self, seat: Seat, place: int) -> Yardwork:
        return self.does(seat, "finish", place)

    def all_finish(self) -> Yardwork:
        """Everybody who has not finished takes the next place."""
        for seat in self.yard.seats:
            if not self.builder(seat).finished:
                self.finishes(seat, self.yard.free_places[0])
        return self


def _is_wanted(tile: Tile, wanted: Wanted | Kind | None) -> bool:
    if wanted is None:
        return True
    return tile.kind is wanted if isinstance(wanted, Kind) else wanted(tile)


def in_turns(level: str = "2021 II", seats: int = 2) -> Yardwork:
    return Yardwork(level, seats, building=Building.TURNS)


def untimed(level: str = "2021 II", seats: int = 2) -> Yardwork:
    return Yardwork(level, seats, building=Building.UNTIMED)


def with_help(seat: Seat, seats: int = 2, level: str = "2021 I", **seconds: int) -> Yardwork:
    """A game in which one seat has a handicap in its favour."""
    return Yardwork(level, seats, handicaps=((seat, Handicap(**seconds)),))
