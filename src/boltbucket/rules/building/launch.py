"""From the last tile to the first card: crew, batteries, deck and start."""

from __future__ import annotations

from boltbucket.rules.building.piles import shuffled_deck, stacked_deck
from boltbucket.rules.building.teams import swap_all_partners
from boltbucket.rules.flying.giving_up import GaveUp
from boltbucket.rules.language.answer import DONE, Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.lost import Cause, LostTile
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


@value
class SwapPartners(Step):
    """Team variant: partners fly the ship the other one built."""

    def run(self, play: Play) -> Agenda:
        swap_all_partners(play)
        return ()


@value
class ForfeitReserves(Step):
    """Tiles left in a reserve count as lost."""

    def run(self, play: Play) -> Agenda:
        yard = play.table.open_yard
        for seat in play.table.seats:
            tiles = yard.reserve(seat)
            if tiles:
                play.charge_for(seat, [LostTile(tile, Cause.REMOVED) for tile in tiles])
                play.tell(ReserveForfeited(seat, tiles))
        return ()


# Crew and batteries


@value
class BoardCrews(Step):
    """Crew moves in in the order of the start places, so that those behind see who flies what."""

    def run(self, play: Play) -> Agenda:
        for seat in play.table.seats:
            ship = play.table.ship(seat)
            quirks = variant_of(play.table).quirks(play.table, seat)
            if quirks is not ship.quirks:
                play.refit(seat, ship.refit(quirks=quirks))
        aboard = play.table.playing
        return tuple(BoardCrew(seat) for seat in play.table.open_yard.order if seat in aboard)


@value
class BoardCrew(Step):
    """Aliens one at a time, where there are any; then humans in all other cabins, and
    batteries."""

    seat: Seat

    def ask(self, table: Table) -> Questions:
        aliens = table.ship(self.seat).alien_options if table.level.aliens else ()
        options = [alien_answer(cell, figure) for cell, figure in aliens]
        return (BoardAlien(self.seat, (*options, DONE)),) if options else ()

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == DONE:
            return self.run(play)
        cell, figure = int(answer[1]), Figure(str(answer[2]))
        play.refit(self.seat, play.table.ship(self.seat).board(cell, figure))
        play.tell(AlienBoarded(self.seat, cell, figure))
        return (self,)

    def run(self, play: Play) -> Agenda:
        seat = self.seat
        ship = play.table.ships[seat].manned()
        play.refit(seat, ship)
        play.tell(CrewBoarded(seat, ship.humans))
        ship = ship.charged()
        play.refit(seat, ship)
        play.tell(BatteriesLoaded(seat, ship.batteries))
        return ()


# Start


@value
class LaunchShips(Step):
    """The deck is made, the rockets stand on their start spaces, the yard closes."""

    def run(self, play: Play) -> Agenda:
        deck = _deck(play)
        table = play.table
        seen = {seat: table.open_yard.builders[seat].seen for seat in table.seats}
        positions = _start_positions(table)
        route = Route(table.level.loop, positions)
        grounded = [seat for seat in table.seats if seat not in positions]
        leaving = [
            GaveUp(seat, "no_ship" if seat in table.playing else "sits_out") for seat in grounded
        ]
        retired = {**table.retired, **{each.seat: each.reason for each in leaving}}
        play.table = replace(table, deck=deck, seen=seen, route=route, retired=retired, yard=None)
        play.tell(Launched(tuple(positions.items()), len(deck)))
        for each in leaving:
            play.tell(each)
        return ()


def _deck(play: Play) -> tuple[Card, ...]:
    if variant_of(play.table).stacked(play.table):
        return stacked_deck(play.table.piles)
    return shuffled_deck(play.table.piles, play.table.level.number, play.chance)


def _start_positions(table: Table) -> dict[Seat, int]:
    """Where the rockets stand, the leader first; a ship without a single tile does not start."""
    yard, level, ships = table.open_yard, table.level, table.ships
    return {
        seat: level.start_space(yard.builders[seat].place or 0)
        for seat in yard.order
        if ships[seat].tiles
    }


# Questions


@value
class BoardAlien(Choice):
    """Let an alien move in: ("alien", cell, figure), or ("done",) for humans in the rest."""

    kind = "board_alien"
    topic = "crew"


def alien_answer(cell: Cell, figure: Figure) -> Answer:
    return ("alien", cell, figure.value)


# Events


@value
class ReserveForfeited(Event):
    topic = "reserve"
    seat: Seat
    tiles: tuple[Tile, ...]


@value
class AlienBoarded(Event):
    topic = "crew"
    seat: Seat
    cell: Cell
    figure: Figure


@value
class CrewBoarded(Event):
    topic = "crew"
    seat: Seat
    humans: int


@value
class BatteriesLoaded(Event):
    topic = "batteries"
    seat: Seat
    batteries: int


@value
class Launched(Event):
    topic = "flight_order"
    positions: tuple[tuple[Seat, int], ...]
    cards: int
