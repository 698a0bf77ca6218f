"""The variant of a mission: the rules of its card, put in where the base game asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from boltbucket.rules.flying.giving_up import give_up
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Pick
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.tile import Kind, Tile
from boltbucket.rules.table.match import BillLine
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import FlightVariant, Piles
from boltbucket.rules.variants.missions import billing, dealing, library, parts
from boltbucket.rules.variants.missions.counters import tiles_aboard
from boltbucket.rules.variants.missions.mission import Mission, Rows
from boltbucket.rules.variants.missions.sitting_out import MaySitOut
from boltbucket.rules.variants.missions.supercards.supercard import Supercard

NEW_TRUCKER = 1
"""Credits of whoever takes over for a trucker who died."""


@value
class MissionVariant(FlightVariant):
    """What every mission can do by its data alone. A mission with procedures of its own is a
    subclass; its fields are public, like everything a variant holds."""

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

    def prepared(self, play: Play) -> MissionVariant:
        """The variant after what is drawn or dealt before building."""
        return replace(self, dealt=dealing.deal_payload(play, self.mission.heap))

    # Building

    def payload_of(self, table: Table) -> tuple[Tile, ...]:
        mission, level = self.mission, table.level.number
        tiles = parts.payload_of(mission.heap.payload.at(level))
        if mission.piles.intruders and mission.piles.any_super(level):
            tiles += parts.guards(table.setup.seats)
        if not self.dealt:
            return tiles
        dealt = {tile.id for hand in self.dealt for tile in hand}
        return tuple(tile for tile in tiles if tile.id not in dealt)

    def reserved(self, table: Table, seat: Seat) -> tuple[Tile, ...]:
        return self.dealt[seat] if self.dealt else ()

    def reserve_places(self, table: Table, seat: Seat) -> int:
        places = self.mission.building.reserve
        return table.level.reserve if places is None else places

    def build_ban(self, table: Table, seat: Seat, tile: Tile) -> str | None:
        building = self.mission.building
        if tile.kind in building.forbidden:
            return "mission_forbids"
        most = building.most.get(tile.kind)
        aboard = table.ship(seat).tiles.values()
        if most is None or sum(each.kind is tile.kind for each in aboard) < most:
            return None
        return "mission_limit"

    def piles(self, play: Play, piles: tuple[tuple[Card, ...], ...]) -> Piles:
        return dealing.lay_piles(play, self.mission.piles, piles)

    def cards(self, box: Edition, level: Level) -> tuple[Card, ...]:
        return dealing.possible_cards(box, self.mission.piles)

    def makeup(self, level: Level, place: int, size: int) -> Mapping[int, int]:
        return dealing.makeup(level, self.mission.piles, place, size)

    # Flight

    def quirks(self, table: Table, seat: Seat) -> Quirks:
        ship, plan = self.mission.ship, table.level.blueprint
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

    def before_first_card(self, play: Play) -> Agenda:
        return (NoteCrews(),)

    def before_card(self, play: Play, card: Card) -> Agenda:
        kind = self.mission.flight.sit_out_supercards
        if kind is None or not isinstance(card, Supercard):
            return ()
        return tuple(MaySitOut(seat, card, kind) for seat in play.table.order)

    def after_card(self, play: Play, card: Card) -> Agenda:
        play.table = replace(play.table, route=play.table.route.with_away(frozenset()))
        return ()

    def overwhelmed(self, play: Play, seat: Seat) -> Agenda:
        if self.mission.flight.captured_by_fleets:
            play.doom(seat, "captured")
            captured = (*self.captured, seat)
            play.table = replace(play.table, variant=replace(self, captured=captured))
        return ()

    def after_last_card(self, play: Play) -> Agenda:
        """Everybody gives up who has fewer of what counts than somebody still flying."""
        kinds = self.mission.flight.give_up_behind
        if kinds:
            _leave_behind(play, kinds)
        return ()

    # The bill

    def beauty_factor(self, table: Table) -> int:
        return self.mission.bill.best_looking_times

    def pays_for_losses(self, table: Table, seat: Seat) -> bool:
        return billing.concerns(self.mission.bill.losses_paid_by, table, seat)

    def extra_lines(self, play: Play) -> tuple[tuple[Seat, BillLine], ...]:
        return (*billing.lines(play.table, self.mission.bill), *self._contest(play))

    def _contest(self, play: Play) -> Iterable[tuple[Seat, BillLine]]:
        contest = self.mission.contest
        return () if contest is None else billing.settle(play, contest)

    def after_bill(self, play: Play) -> Agenda:
        return tuple(MayReturn(seat) for seat in self.captured)


def _rows(plan: Blueprint, rows: Rows | None) -> frozenset[int]:
    if rows is None or rows.row not in plan.rows:
        return frozenset()
    at = plan.rows.index(rows.row)
    return frozenset(plan.rows[:at] if rows.above else plan.rows[at + 1 :])


def _leave_behind(play: Play, kinds: frozenset[Kind]) -> None:
    count = tiles_aboard(kinds)
    counts = {seat: count(play.table, seat) for seat in play.table.order}
    for seat, found in counts.items():
        if found < max(counts.values()):
            give_up(play, seat, "fewer_delivered")


@value
class NoteCrews(Step):
    """Who is aboard is written down, for what the bill says about it later."""

    def run(self, play: Play) -> Agenda:
        variant = play.table.variant
        assert isinstance(variant, MissionVariant), variant
        ships = ((seat, play.table.ship(seat)) for seat in play.table.seats)
        crews = tuple((seat, (ship.humans, len(ship.aliens))) for seat, ship in ships)
        play.table = replace(play.table, variant=replace(variant, crews=crews))
        return ()


RETURN: Final[Answer] = ("pick", "return")
SIT_OUT: Final[Answer] = ("pick", "sit_out")


@value
class MayReturn(Step):
    """A trucker has died: a new one takes over, with hardly a credit, or the seat sits out what is
    left of the match. After the last flight nothing is left to sit out."""

    seat: Seat

    def ask(self, table: Table) -> Questions:
        flights_left = len(table.setup.flights) - table.match.number - 1
        if not flights_left or not table.match.clarified:
            return ()
        return (Pick(self.seat, (RETURN, SIT_OUT), what="after_death"),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == RETURN:
            return self.run(play)
        match = play.table.match
        play.note(replace(match, sitting_out=(*match.sitting_out, self.seat)))
        play.set_credits(self.seat, 0)
        play.tell(TruckerMissed(self.seat))
        return ()

    def run(self, play: Play) -> Agenda:
        play.set_credits(self.seat, NEW_TRUCKER)
        play.tell(TruckerReplaced(self.seat, NEW_TRUCKER))
        return ()


# Events


@value
class TruckerReplaced(Event):
    """A trucker has died; a new one takes over with this many credits."""

    topic = "missions"
    seat: Seat
    purse: int


@value
class TruckerMissed(Event):
    """A trucker has died, and nobody takes over: the seat sits out the rest of the match."""

    topic = "missions"
    seat: Seat
