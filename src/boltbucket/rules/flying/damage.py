"""Losing components: destroyed ones take along what no longer holds."""

from __future__ import annotations

from collections.abc import Iterable

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table


@value
class Destroy(Step):
    """A component is destroyed, with whatever its destruction sets off."""

    seat: Seat
    cell: Cell

    def run(self, play: Play) -> Agenda:
        cells = play.table.ship(self.seat).destroyed_along(self.cell)
        return lose_components(play, self.seat, cells, Cause.DESTROYED)


def lose_components(play: Play, seat: Seat, cells: Iterable[Cell], cause: Cause) -> Agenda:
    """Components come off; aliens without life support leave at once; if the ship broke, its
    owner decides which piece flies on."""
    play.lose_tiles(seat, cells, cause)
    ship = play.table.ships[seat]
    for cabin in ship.stranded_aliens:
        play.lose_crew(seat, cabin, "life_support")
    return () if ship.whole else (KeepPiece(seat),)


@value
class KeepPiece(Step):
    """One piece of what has broken flies on, whichever the owner likes; the others fall off."""

    seat: Seat

    def ask(self, table: Table) -> Questions:
        pieces = table.ship(self.seat).broken
        return (PickPiece(self.seat, tuple(("piece", piece[0]) for piece in pieces), pieces),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        pieces = play.table.ship(self.seat).broken
        kept = piece_from(pieces, int(answer[1]))
        play.tell(PieceKept(self.seat, kept))
        fallen = [cell for piece in pieces if piece is not kept for cell in piece]
        return lose_components(play, self.seat, fallen, Cause.FALLEN_OFF)


def piece_from(pieces: tuple[tuple[Cell, ...], ...], first: Cell) -> tuple[Cell, ...]:
    """The piece that begins with this square."""
    for piece in pieces:
        if piece[0] == first:
            return piece
    raise AssertionError(f"no piece begins at {first}")


# Questions


@value
class PickPiece(Choice):
    """The ship has broken: ("piece", first cell of the piece that flies on)."""

    kind = "pick_piece"
    topic = "losing_components"
    pieces: tuple[tuple[Cell, ...], ...] = ()


@value
class Discard(Choice):
    """Choose a component that comes off: ("discard", cell), or ("pass",) where that is offered."""

    kind = "discard"
    topic = "losing_components"
    purpose: str = ""
    """What for: the kind of card, or the mission's rule."""
    amount: int = 0
    """How many are still to go, this one included."""


# Events


@value
class PieceKept(Event):
    topic = "losing_components"
    seat: Seat
    cells: tuple[Cell, ...]
