"""What days, batteries and crew are worth on the way."""

from __future__ import annotations

from functools import cache
from math import comb, exp

from boltbucket.bots.style import Style
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.printed.edition import Level
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table

CALM = 2.5
"""How many days the order can shift by chance, even near the end."""
STIR = 0.8
"""How many more for every card to come."""
STRANDED = 12.0
"""What it costs not to move in open space any more."""
OPEN_SPACE = 0.2
"""How many of the cards to come are open space."""
DRIFT = 0.15
"""How many days a point more of engine strength gains with every card."""


def expected_order_reward(table: Table, seat: Seat, days: float = 0) -> float:
    """What the seat may expect for its place at the end, if it gains these days now."""
    positions = table.route.positions
    if seat not in positions:
        return 0.0
    left = len(table.deck)
    width = CALM + STIR * left
    own = positions[seat] + days + DRIFT * left * _push(table, seat)
    place = 1.0
    for other, at in positions.items():
        if other != seat:
            ahead = at + DRIFT * left * _push(table, other) - own
            place += 1 / (1 + exp(-ahead / (0.4 * width)))
    return _reward(table.level, place)


def _push(table: Table, seat: Seat) -> float:
    return table.ships[seat].best_engine_strength / 2


def _reward(level: Level, place: float) -> float:
    """Between two places the reward lies between theirs."""
    whole = int(place)
    first, second = level.reward(whole), level.reward(whole + 1)
    return first + (second - first) * (place - whole)


def price_of_days(table: Table, seat: Seat, days: int, style: Style) -> float:
    """What losing days costs."""
    if not days:
        return 0.0
    now = expected_order_reward(table, seat)
    return style.day * (now - expected_order_reward(table, seat, -days)) + 0.1 * days


def worth_of_battery(ship: Ship, left: int, style: Style) -> float:
    """What one battery less costs: little when there are many or hardly any cards."""
    if not ship.batteries:
        return 0.0
    scarce = 1.6 if ship.batteries <= 2 else 1.0 if ship.batteries <= 5 else 0.6
    usual = style.charge * min(1.0, left / 5) * scarce
    if ship.double_engines and not ship.engine_strength():
        return max(usual, STRANDED * _so_much_open_space(ship.batteries, left))
    return usual


@cache
def _so_much_open_space(cards: int, left: int) -> float:
    """How likely at least so many of the cards to come are open space: that many batteries a ship
    needs whose engines all want one."""
    fewer = (comb(left, n) * OPEN_SPACE**n * (1 - OPEN_SPACE) ** (left - n) for n in range(cards))
    return max(0.0, 1 - sum(fewer))


def price_of_crew(table: Table, ship: Ship, amount: int, style: Style) -> float:
    """What giving up crew costs; without a human the ship cannot fly on."""
    if not amount:
        return 0.0
    remaining, left = ship.crew_size - amount, len(table.deck)
    if remaining <= 0 or (ship.humans <= amount and not _aliens_can_go(ship, amount)):
        return 12.0 + left
    humans, level = min(ship.humans, remaining), table.level.number
    risk = _ruin(humans, left, level) - _ruin(ship.humans, left, level)
    return style.hand * amount * min(1.0, 0.2 + left / 8) + style.stakes * max(0.0, risk)


def _ruin(humans: int, left: int, level: int) -> float:
    """How likely so many humans are all lost over the cards to come: slavers take three at once
    on level I, four on level II, and so on."""
    return exp(-humans * 4 / (2 + level) / (0.3 + 0.28 * left))


def _aliens_can_go(ship: Ship, amount: int) -> bool:
    return amount - len(ship.aliens) < ship.humans
