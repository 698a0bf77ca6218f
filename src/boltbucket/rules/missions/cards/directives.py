"""Directives: orders about how a ship has to look, drawn before building."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import OrdersDrawn, OrdersKept
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.rewards import BillLine
from boltbucket.rules.missions.charter import MissionCharter
from boltbucket.rules.missions.supercards.supercard import at_level
from boltbucket.rules.ship.blueprint import column_of, row_of
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CABINS, CANNONS, Kind, Side
from boltbucket.rules.value import replace, value

DRAWN = 3
REWARDS = (3, 5, 7, 9)
MOST_SHIELDS = 2
MIDDLE_ROW = 7


def _keeps_off_the_edges(ship: Ship) -> bool:
    """No component on the outermost columns of the building area."""
    columns = sorted({column_of(cell) for cell in ship.blueprint.area})
    return all(column_of(cell) not in (columns[0], columns[-1]) for cell in ship.tiles)


def _few_shields(ship: Ship) -> bool:
    return len(ship.frame.of((Kind.SHIELD,))) <= MOST_SHIELDS


def _cannons_forward(ship: Ship) -> bool:
    return all(ship.tiles[c].direction is Side.FRONT for c in ship.frame.of(CANNONS))


def _no_double_engines(ship: Ship) -> bool:
    return not ship.frame.of((Kind.DOUBLE_ENGINE,))


def _cabins_apart(ship: Ship) -> bool:
    """No two cabins joined."""
    cabins = frozenset(ship.frame.of(CABINS))
    return all(cabins.isdisjoint(ship.joined(cabin)) for cabin in cabins)


def _gap_in_the_middle(ship: Ship) -> bool:
    """At least one square of the building area left empty in row 7."""
    row = [cell for cell in ship.blueprint.area if row_of(cell) == MIDDLE_ROW]
    return any(cell not in ship.tiles for cell in row)


def _no_red_holds(ship: Ship) -> bool:
    return not ship.frame.of((Kind.SPECIAL_CARGO,))


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
class DirectivesCharter(MissionCharter):
    """Three orders for everybody; each one a ship keeps at launch pays its finisher."""

    orders: tuple[str, ...] = ()
    kept: tuple[tuple[Seat, int], ...] = ()

    def prepared(self, flight: Flight) -> MissionCharter:
        orders = flight.chance.shuffled(tuple(ORDERS), "orders")[:DRAWN]
        flight.tell(OrdersDrawn(orders))
        return replace(self, orders=orders)

    def before_first_card(self, flight: Flight) -> Agenda:
        return (*super().before_first_card(flight), InspectShips())

    def extra_lines(self, flight: Flight) -> tuple[tuple[Seat, BillLine], ...]:
        reward = at_level(REWARDS, flight.level.number)
        kept = dict(self.kept)
        own = (
            (seat, BillLine("orders", reward * kept.get(seat, 0), kept.get(seat, 0)))
            for seat in flight.order
        )
        return (*super().extra_lines(flight), *own)


@value
class InspectShips(Step):
    """Before the first card: which orders does each ship keep?"""

    def run(self, flight: Flight) -> Agenda:
        charter = flight.charter
        assert isinstance(charter, DirectivesCharter), charter
        kept = []
        for seat in flight.seats:
            ship = flight.ship(seat)
            orders = tuple(order for order in charter.orders if ORDERS[order](ship))
            flight.tell(OrdersKept(seat, orders))
            kept.append((seat, len(orders)))
        flight.charter = replace(charter, kept=tuple(kept))
        return ()
