"""From the last tile to the first card: crew, batteries, deck and start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import (
    DONE,
    Answer,
    BoardAlien,
    Decision,
    Seat,
    alien_answer,
)
from boltbucket.rules.flight.events import (
    AlienBoarded,
    BatteriesLoaded,
    Cause,
    CrewBoarded,
    GaveUp,
    Launched,
    ReserveForfeited,
)
from boltbucket.rules.flight.flight import LostTile
from boltbucket.rules.flight.route import Route
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.value import value
from boltbucket.rules.yard.acts import yard_of
from boltbucket.rules.yard.deck import shuffled_deck, stacked_deck
from boltbucket.rules.yard.teams import swap_all_partners

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@value
class SwapPartners(Step):
    """Team variant: partners fly the ship the other one built."""

    def run(self, flight: Flight) -> Agenda:
        swap_all_partners(flight)
        return ()


@value
class ForfeitReserves(Step):
    """Tiles left in a reserve count as lost."""

    def run(self, flight: Flight) -> Agenda:
        yard = yard_of(flight)
        for seat in flight.seats:
            tiles = yard.reserve(seat)
            if tiles:
                flight.lost[seat] += tuple([LostTile(tile, Cause.REMOVED) for tile in tiles])
                flight.tell(ReserveForfeited(seat, tiles))
        return ()


# Crew and batteries


@value
class BoardCrews(Step):
    """Crew moves in in the order of the start places, so that those behind see who flies what."""

    def run(self, flight: Flight) -> Agenda:
        for seat in flight.seats:
            ship = flight.ship(seat)
            quirks = flight.charter.quirks(flight, seat)
            if quirks is not ship.quirks:
                flight.refit(seat, ship.refit(quirks=quirks))
        return tuple([BoardCrew(seat) for seat in yard_of(flight).order])


@value
class BoardCrew(Step):
    """Aliens one at a time, where there are any; then humans in all other cabins, and
    batteries."""

    seat: Seat

    def ask(self, flight: Flight) -> Decision | None:
        if not flight.level.aliens:
            return None
        aliens = flight.ship(self.seat).alien_options
        if not aliens:
            return None
        options = [alien_answer(cell, figure) for cell, figure in aliens]
        return BoardAlien(self.seat, (*options, DONE))

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        if answer == DONE:
            return self.run(flight)
        cell, figure = int(answer[1]), Figure(str(answer[2]))
        flight.refit(self.seat, flight.ship(self.seat).board(cell, figure))
        flight.tell(AlienBoarded(self.seat, cell, figure))
        return (self,)

    def run(self, flight: Flight) -> Agenda:
        seat = self.seat
        ship = flight.ships[seat].manned().charged()
        flight.refit(seat, ship)
        flight.events += [CrewBoarded(seat, ship.humans), BatteriesLoaded(seat, ship.batteries)]
        return ()


# Start


@value
class LaunchShips(Step):
    """The deck is made, the rockets stand on their start spaces, the yard closes."""

    def run(self, flight: Flight) -> Agenda:
        flight.deck = _deck(flight)
        builders = yard_of(flight).builders
        flight.seen = {seat: builders[seat].seen for seat in flight.seats}
        positions = _start_positions(flight)
        flight.route = Route(flight.level.loop, positions)
        flight.yard = None
        flight.tell(Launched(tuple(positions.items()), len(flight.deck)))
        for seat in flight.seats:
            if seat not in positions:
                _stay_behind(flight, seat)
        return ()


def _deck(flight: Flight) -> tuple[Card, ...]:
    if flight.setup.prognostic:
        return stacked_deck(flight.piles)
    return shuffled_deck(flight.piles, flight.level.number, flight.chance)


def _start_positions(flight: Flight) -> dict[Seat, int]:
    """Where the rockets stand, the leader first; a ship without a single tile does not start."""
    yard, level, ships = yard_of(flight), flight.level, flight.ships
    return {
        seat: level.start_space(yard.builders[seat].place or 0)
        for seat in yard.order
        if ships[seat].tiles
    }


def _stay_behind(flight: Flight, seat: Seat) -> None:
    flight.retired[seat] = "no_ship"
    flight.tell(GaveUp(seat, "no_ship"))
