"""How a seat stands in the middle of a flight, in credits."""

from __future__ import annotations

from boltbucket.bots.prospects import expected_order_reward
from boltbucket.bots.style import Style
from boltbucket.bots.tally import Tally
from boltbucket.bots.worth import equipment_worth
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.ship import Ship

USUAL_DECK = 12
GIVEN_UP = 0.5


def standing(flight: Flight, seat: Seat, style: Style) -> float:
    """What the seat may expect to have at the end of the flight."""
    ship = flight.ships[seat]
    goods = ship.goods_value(flight.edition.prices)
    lost = len(flight.lost[seat])
    limit = flight.level.loss_limit
    sure = flight.credits[seat] - (lost if limit is None else min(lost, limit))
    if seat not in flight.route or not ship.humans:
        return sure + GIVEN_UP * goods
    order = expected_order_reward(flight, seat)
    future = future_worth(ship, style) * len(flight.deck) / USUAL_DECK
    return sure + goods + order + future + _looks(flight, seat)


def _looks(flight: Flight, seat: Seat) -> float:
    exposed = {other: flight.ships[other].exposed_connectors for other in flight.order}
    fewest = min(exposed.values())
    chance = 0.75 if exposed[seat] == fewest else 0.25 if exposed[seat] == fewest + 1 else 0.05
    return flight.level.best_looking * chance


def future_worth(ship: Ship, style: Style) -> float:
    """What the ship's equipment, as far as it is manned and charged, may bring on a whole deck."""
    tally = Tally(ship.tiles.values())
    tally.batteries = ship.batteries
    tally.cabins = 0
    aboard = {figure for _, figure in ship.aliens}
    brown, purple = Figure.BROWN in aboard, Figure.PURPLE in aboard
    worth = equipment_worth(tally, brown, purple, style)
    return worth + style.crew * (ship.crew_size if ship.crew_size < 8 else 8)
