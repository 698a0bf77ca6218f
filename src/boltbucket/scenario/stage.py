"""A scenario while it is played."""

from __future__ import annotations

from dataclasses import dataclass, field

from boltbucket.rules.events import Event
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table
from boltbucket.scenario.names import SEAT_OF, read_answer, seat_name
from boltbucket.scenario.reading import Line
from boltbucket.scenario.table import read_tile


@dataclass
class Stage:
    """The game, all that was told, and what was told since the last line of answers."""

    game: Game
    told: list[Event] = field(default_factory=list)
    latest: list[Event] = field(default_factory=list)

    @property
    def table(self) -> Table:
        return self.game.table

    def hear(self, events: tuple[Event, ...]) -> None:
        self.told += events
        self.latest += events

    def seat(self, line: Line, name: str) -> Seat:
        seat = SEAT_OF.get(name)
        if seat is None or seat >= self.table.setup.seats:
            raise line.fault("seats", known=tuple(map(seat_name, self.table.seats)))
        return seat

    def player(self, line: Line, name: str) -> Seat:
        """A seat that is not the clock's."""
        seat = self.seat(line, name)
        if seat == CLOCK:
            raise line.fault("a_player")
        return seat

    def ship(self, line: Line, name: str) -> Ship:
        return self.table.ship(self.player(line, name))

    def answer(self, line: Line, seat: Seat, text: str) -> Answer:
        """An answer; `take #031` and `fetch #031` name the tile instead of where it lies."""
        words = text.split()
        if not words:
            raise line.fault("an_answer")
        if words[0] in ("take", "fetch") and words[1:] and not words[1].isdecimal():
            return (words[0], self._place_of(line, seat, *words[:2]))
        return read_answer(words)

    def _place_of(self, line: Line, seat: Seat, verb: str, word: str) -> int:
        yard = self.table.yard
        if yard is None:
            raise line.fault("number_no_yard")
        tile = read_tile(word, line, self.table)
        lying = yard.heap.tiles if verb == "take" else yard.reserve(seat)
        if tile not in lying:
            raise line.fault("tile_lying", word=word)
        return lying.index(tile)
