"""The charter of a mission: the rules of its card, put in where the base game asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.charter import Charter, Piles
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import TruckerReplaced
from boltbucket.rules.flight.giving_up import give_up
from boltbucket.rules.flight.rewards import BillLine
from boltbucket.rules.missions import billing, dealing, library, parts
from boltbucket.rules.missions.counters import tiles_aboard
from boltbucket.rules.missions.mission import Mission, Rows
from boltbucket.rules.missions.sitting_out import MaySitOut
from boltbucket.rules.missions.supercards.supercard import Supercard
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.tile import Kind, Tile
from boltbucket.rules.value import replace, value

if TYPE_CHECKING:
    from boltbucket.rules.editions.edition import Edition, Level
    from boltbucket.rules.flight.flight import Flight
    from boltbucket.rules.match import Match
    from boltbucket.rules.ship.ship import Ship

NEW_TRUCKER = 1
"""Credits of whoever takes over for a trucker who died."""


@dataclass(frozen=True)
class MissionCharter(Charter):
    """What every mission can do by its data alone. A mission with procedures of its own is a
    subclass; its fields are public, like everything a charter holds."""

    name: str
    options: tuple[str, ...] = ()
    dealt: tuple[tuple[Tile, ...], ...] = ()
    """The tiles in every reserve, seat by seat."""
    crews: tuple[tuple[Seat, tuple[int, int]], ...] = ()
    """The humans and aliens of every ship before the first card."""
    captured: tuple[Seat, ...] = ()

    @property
    def mission(self) -> Mission:
        return library.mission(self.name, self.options)

    def prepared(self, flight: Flight) -> MissionCharter:
        """The charter after what is drawn or dealt before building."""
        return replace(self, dealt=dealing.deal_payload(flight, self.mission.heap))

    # Building

    def payload_of(self, level: Level) -> tuple[Tile, ...]:
        tiles = parts.payload_of(self.mission.heap.payload.at(level.number))
        if not self.dealt:
            return tiles
        dealt = {tile.id for hand in self.dealt for tile in hand}
        return tuple(tile for tile in tiles if tile.id not in dealt)

    def reserved(self, flight: Flight, seat: Seat) -> tuple[Tile, ...]:
        return self.dealt[seat] if self.dealt else ()

    def reserve_places(self, flight: Flight, seat: Seat) -> int:
        places = self.mission.building.reserve
        return flight.level.reserve if places is None else places

    def forbids(self, match: Match, ship: Ship, seat: Seat, tile: Tile) -> str | None:
        building = self.mission.building
        if tile.kind in building.forbidden:
            return "mission_forbids"
        most = building.most.get(tile.kind)
        aboard = ship.tiles.values()
        if most is None or sum(each.kind is tile.kind for each in aboard) < most:
            return None
        return "mission_limit"

    def piles(self, flight: Flight, piles: tuple[tuple[Card, ...], ...]) -> Piles:
        return dealing.lay_piles(flight, self.mission.piles, piles)

    def cards(self, box: Edition, level: Level) -> tuple[Card, ...]:
        return dealing.possible_cards(box, self.mission.piles)

    def makeup(self, level: Level, place: int, size: int) -> Mapping[int, int]:
        return dealing.makeup(level, self.mission.piles, place, size)

    # Flight

    def quirks(self, flight: Flight, seat: Seat) -> Quirks:
        ship, plan = self.mission.ship, flight.level.blueprint
        quirks = Quirks(
            alien_bonus=ship.alien_bonus,
            containers_used=ship.containers_used,
            batteries_short=ship.batteries_short,
            shieldless_sides=ship.shieldless,
            half_forward_cannon_rows=_rows(plan, ship.half_forward_cannons),
            idle_engine_rows=_rows(plan, ship.idle_engines),
            heavy_mass=ship.heavy_mass,
        )
        return NO_QUIRKS if quirks == NO_QUIRKS else quirks

    def before_first_card(self, flight: Flight) -> Agenda:
        return (NoteCrews(),)

    def before_card(self, flight: Flight, card: Card) -> Agenda:
        kind = self.mission.flight.sit_out_supercards
        if kind is None or not isinstance(card, Supercard):
            return ()
        return tuple(MaySitOut(seat, card, kind) for seat in flight.order)

    def after_card(self, flight: Flight, card: Card) -> Agenda:
        flight.route = flight.route.with_away(frozenset())
        return ()

    def overwhelmed(self, flight: Flight, seat: Seat) -> Agenda:
        if self.mission.flight.captured_by_fleets:
            flight.doomed[seat] = "captured"
            flight.charter = replace(self, captured=(*self.captured, seat))
        return ()

    def after_last_card(self, flight: Flight) -> Agenda:
        """Everybody gives up who has fewer of what counts than somebody still flying."""
        kinds = self.mission.flight.give_up_behind
        if kinds:
            _leave_behind(flight, kinds)
        return ()

    # The bill

    def beauty_factor(self, flight: Flight) -> int:
        return self.mission.bill.best_looking_times

    def pays_for_losses(self, flight: Flight, seat: Seat) -> bool:
        return billing.concerns(self.mission.bill.losses_paid_by, flight, seat)

    def extra_lines(self, flight: Flight) -> tuple[tuple[Seat, BillLine], ...]:
        return (*billing.lines(flight, self.mission.bill), *self._contest(flight))

    def _contest(self, flight: Flight) -> Iterable[tuple[Seat, BillLine]]:
        contest = self.mission.contest
        return () if contest is None else billing.settle(flight, contest)

    def after_bill(self, flight: Flight) -> Agenda:
        return tuple(ReplaceTrucker(seat) for seat in self.captured)


def _rows(plan: Blueprint, rows: Rows | None) -> frozenset[int]:
    if rows is None or rows.row not in plan.rows:
        return frozenset()
    at = plan.rows.index(rows.row)
    return frozenset(plan.rows[:at] if rows.above else plan.rows[at + 1 :])


def _leave_behind(flight: Flight, kinds: frozenset[Kind]) -> None:
    count = tiles_aboard(kinds)
    counts = {seat: count(flight, seat) for seat in flight.order}
    for seat, found in counts.items():
        if found < max(counts.values()):
            give_up(flight, seat, "fewer_delivered")


@value
class NoteCrews(Step):
    """Who is aboard is written down, for what the bill says about it later."""

    def run(self, flight: Flight) -> Agenda:
        charter = flight.charter
        assert isinstance(charter, MissionCharter), charter
        ships = ((seat, flight.ship(seat)) for seat in flight.seats)
        crews = tuple((seat, (ship.humans, len(ship.aliens))) for seat, ship in ships)
        flight.charter = replace(charter, crews=crews)
        return ()


@value
class ReplaceTrucker(Step):
    """A new trucker takes over, with hardly a credit."""

    seat: Seat

    def run(self, flight: Flight) -> Agenda:
        flight.credits[self.seat] = NEW_TRUCKER
        flight.tell(TruckerReplaced(self.seat, NEW_TRUCKER))
        return ()
