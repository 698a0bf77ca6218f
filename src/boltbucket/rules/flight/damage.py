"""Losing components: destroyed ones take along what no longer holds."""

from __future__ import annotations

from collections.abc import Iterable

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Answer, Decision, PickPiece, Seat
from boltbucket.rules.flight.events import Cause, PieceKept
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.value import value


@value
class Destroy(Step):
    """A component is destroyed, with whatever its destruction sets off."""

    seat: Seat
    cell: Cell

    def run(self, flight: Flight) -> Agenda:
        cells = flight.ship(self.seat).destroyed_along(self.cell)
        return lose_components(flight, self.seat, cells, Cause.DESTROYED)


def lose_components(flight: Flight, seat: Seat, cells: Iterable[Cell], cause: Cause) -> Agenda:
    """Components come off; aliens without life support leave at once; if the ship broke, its
    owner decides which piece flies on."""
    flight.lose_tiles(seat, cells, cause)
    ship = flight.ships[seat]
    for cabin in ship.stranded_aliens:
        flight.lose_crew(seat, cabin, "life_support")
    return () if ship.whole else (KeepPiece(seat),)


@value
class KeepPiece(Step):
    """One piece flies on, whichever the owner likes; the others fall off."""

    seat: Seat

    def ask(self, flight: Flight) -> Decision | None:
        pieces = flight.ship(self.seat).pieces
        return PickPiece(self.seat, tuple([("piece", piece[0]) for piece in pieces]), pieces)

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        pieces = flight.ship(self.seat).pieces
        kept = piece_from(pieces, int(answer[1]))
        flight.tell(PieceKept(self.seat, kept))
        fallen = [cell for piece in pieces if piece is not kept for cell in piece]
        return lose_components(flight, self.seat, fallen, Cause.FALLEN_OFF)


def piece_from(pieces: tuple[tuple[Cell, ...], ...], first: Cell) -> tuple[Cell, ...]:
    """The piece that begins with this square."""
    for piece in pieces:
        if piece[0] == first:
            return piece
    raise AssertionError(f"no piece begins at {first}")
