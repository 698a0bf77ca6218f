"""How a seat stands in the middle of a table, in credits."""

from __future__ import annotations

from benchmarks.old_bots.evaluate.rewards import expected_order_reward
from benchmarks.old_bots.evaluate.ship import equipment_worth
from benchmarks.old_bots.style import Style
from benchmarks.old_bots.tally import Tally
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table

USUAL_DECK = 12
GIVEN_UP = 0.5


def standing(table: Table, seat: Seat, style: Style) -> float:
    """What the seat may expect to have at the end of the table."""
    ship = table.ships[seat]
    goods = ship.goods_value(table.edition.prices)
    lost = len(table.lost[seat])
    limit = table.level.loss_limit
    sure = table.credits[seat] - (lost if limit is None else min(lost, limit))
    if seat not in table.route or not ship.humans:
        return sure + GIVEN_UP * goods
    order = expected_order_reward(table, seat)
    future = future_worth(ship, style) * len(table.deck) / USUAL_DECK
    return sure + goods + order + future + _looks(table, seat)


def _looks(table: Table, seat: Seat) -> float:
    exposed = {other: table.ships[other].exposed_connectors for other in table.order}
    fewest = min(exposed.values())
    chance = 0.75 if exposed[seat] == fewest else 0.25 if exposed[seat] == fewest + 1 else 0.05
    return table.level.best_looking * chance


def future_worth(ship: Ship, style: Style) -> float:
    """What the ship's equipment, as far as it is manned and charged, may bring on a whole deck."""
    tally = Tally(ship.tiles.values())
    tally.batteries = ship.batteries
    tally.cabins = 0
    aboard = {figure for _, figure in ship.aliens}
    brown, purple = Figure.BROWN in aboard, Figure.PURPLE in aboard
    worth = equipment_worth(tally, brown, purple, style)
    return worth + style.crew * (ship.crew_size if ship.crew_size < 8 else 8)
