"""Directives: orders about how a ship has to look, drawn before building."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import column_of, row_of
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CABINS, CANNONS, Kind, Side
from boltbucket.rules.table.match import BillLine
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variants.missions.supercards.supercard import at_level
from boltbucket.rules.variants.missions.variant import MissionVariant

DRAWN = 3
REWARDS = (3, 5, 7, 9)
MOST_SHIELDS = 2
MIDDLE_ROW = 7


def _keeps_off_the_edges(ship: Ship) -> bool:
    """No component on the outermost columns of the building area."""
    columns = sorted({column_of(cell) for cell in ship.blueprint.area})
    return all(column_of(cell) not in (columns[0], columns[-1]) for cell in ship.tiles)


def _few_shields(ship: Ship) -> bool:
    return len(ship.layout.of((Kind.SHIELD,))) <= MOST_SHIELDS


def _cannons_forward(ship: Ship) -> bool:
    return all(ship.tiles[c].direction is Side.FRONT for c in ship.layout.of(CANNONS))


def _no_double_engines(ship: Ship) -> bool:
    return not ship.layout.of((Kind.DOUBLE_ENGINE,))


def _cabins_apart(ship: Ship) -> bool:
    """No two cabins joined."""
    cabins = frozenset(ship.layout.of(CABINS))
    return all(cabins.isdisjoint(ship.joined(cabin)) for cabin in cabins)


def _gap_in_the_middle(ship: Ship) -> bool:
    """At least one square of the building area left empty in row 7."""
    row = [cell for cell in ship.blueprint.area if row_of(cell) == MIDDLE_ROW]
    return any(cell not in ship.tiles for cell in row)


def _no_red_holds(ship: Ship) -> bool:
    return not ship.layout.of((Kind.SPECIAL_CARGO,))


def _no_aliens(ship: Ship) -> bool:
    return not ship.aliens


ORDERS: Mapping[str, Callable[[Ship], bool]] = {
    "off_the_edges": _keeps_off_the_edges,
    "few_shields": _few_shields,
    "cannons_forward": _cannons_forward,
    "no_double_engines": _no_double_engines,
    "cabins_apart": _cabins_apart,
    "gap_in_the_middle": _gap_in_the_middle,
    "no_red_holds": _no_red_holds,
    "no_aliens": _no_aliens,
}


@dataclass(frozen=True)
class DirectivesVariant(MissionVariant):
    """Three orders for everybody; each one a ship keeps at launch pays its finisher."""

    orders: tuple[str, ...] = ()
    kept: tuple[tuple[Seat, int], ...] = ()

    def prepared(self, play: Play) -> MissionVariant:
        orders = play.chance.shuffled(tuple(ORDERS), "orders")[:DRAWN]
        play.tell(OrdersDrawn(orders))
        return replace(self, orders=orders)

    def before_first_card(self, play: Play) -> Agenda:
        return (*super().before_first_card(play), InspectShips())

    def extra_lines(self, play: Play) -> tuple[tuple[Seat, BillLine], ...]:
        reward = at_level(REWARDS, play.table.level.number)
        kept = dict(self.kept)
        own = (
            (seat, BillLine("orders", reward * kept.get(seat, 0), kept.get(seat, 0)))
            for seat in play.table.order
        )
        return (*super().extra_lines(play), *own)


@value
class InspectShips(Step):
    """Before the first card: which orders does each ship keep?"""

    def run(self, play: Play) -> Agenda:
        variant = play.table.variant
        assert isinstance(variant, DirectivesVariant), variant
        kept = []
        for seat in play.table.seats:
            ship = play.table.ship(seat)
            orders = tuple(order for order in variant.orders if ORDERS[order](ship))
            play.tell(OrdersKept(seat, orders))
            kept.append((seat, len(orders)))
        play.table = replace(play.table, variant=replace(variant, kept=tuple(kept)))
        return ()


# Events


@value
class OrdersDrawn(Event):
    topic = "missions"
    orders: tuple[str, ...]


@value
class OrdersKept(Event):
    """Which of the drawn orders the ship keeps as it launches."""

    topic = "missions"
    seat: Seat
    orders: tuple[str, ...]
