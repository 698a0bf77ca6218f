"""What several cards do when an adventure is over."""

from __future__ import annotations

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.play import Play


@value
class Spot:
    """Coordinates rolled like those of sabotage: the column first, then the row."""

    column: int
    row: int

    def on(self, play: Play, seat: Seat) -> Cell | None:
        """The component at that spot of the seat's ship."""
        return play.table.ship(seat).found_at(self.column, self.row)


def rolled_spot(play: Play, seat: Seat) -> Spot:
    return Spot(play.roll(seat), play.roll(seat, side=Side.LEFT))
