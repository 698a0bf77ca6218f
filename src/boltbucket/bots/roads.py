"""What bots know about Rough Roads: how to build for a card, and what it makes dearer in flight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from boltbucket.bots.evaluate.remains import worth_of_part
from boltbucket.bots.evaluate.rewards import expected_order_reward, price_of_crew
from boltbucket.bots.style import Style
from boltbucket.rules.decisions import Pick
from boltbucket.rules.flying.giving_up import GIVE_UP
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.odds import odds_of
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of
from boltbucket.rules.variants.rough_roads.cards.abandoned_debris import NAMES
from boltbucket.rules.variants.rough_roads.cards.union_ship import CREDITS, PayUnion
from boltbucket.rules.variants.rough_roads.drawing import names_in_force

TASTES: Final[Mapping[str, Mapping[str, float]]] = {
    "bad_luck": {"threat": 1.4},
    "big_baddies": {"cannon": 1.2, "cannon_enough": 1.3},
    "cosmic_psychosis": {"crew_enough": 1.2, "joint": 1.2},
    "defective_connectors": {"engine": 1.3, "engine_enough": 1.4},
    "explosive_stuff": {"joint": 1.2, "threat": 1.3},
    "gravitational_anomaly": {"engine": 1.2, "engine_enough": 1.3},
    "infected_goods": {"container": 0.7, "red_container": 0.7, "crew_enough": 1.2},
    "metal_fatigue": {"joint": 1.4},
    "meteoric_inversion": {"exposed": 0.9, "cannon": 1.1},
    "piercing_projectiles": {"threat": 1.5, "shield_side": 1.2},
    "remorseless_fate": {"exposed": 2.0, "crew_enough": 1.3, "engine_enough": 1.2},
    "space_junk": {"joint": 1.4, "day": 1.3},
}
"""By how much a card changes what a builder and captain likes."""
DRAG: Final = 0.8
"""The price of a joint that leaks."""


def adapted_to_roads(style: Style, table: Table) -> Style:
    """The style with what the cards on the table make dearer or cheaper."""
    for name in names_in_force(table):
        changes = {each: getattr(style, each) * by for each, by in TASTES.get(name, {}).items()}
        style = replace(style, **changes)
    return style


def leaks(table: Table) -> float:
    """What a joint of a universal connector with another kind costs on this flight."""
    return DRAG if "defective_connectors" in names_in_force(table) else 0.0


# In flight


def price_of_landing(table: Table, seat: Seat, goods: tuple[Good, ...], style: Style) -> float:
    """What a load costs besides days: shots at who lands, and humans who fall ill."""
    price = price_of_loading(table, seat, goods, style)
    if "paranoid_locals" in names_in_force(table):
        others = len(table.order) > 1
        price += expected_loss(table, seat, Hit(heavy=not others, side=Side.FRONT), meteor=False)
    return price


def price_of_loading(table: Table, seat: Seat, goods: tuple[Good, ...], style: Style) -> float:
    if "infected_goods" not in names_in_force(table):
        return 0.0
    ship = table.ships[seat]
    sick = max(0, len(goods) - len(ship.aliens))
    return price_of_crew(table, ship, min(sick, ship.humans), style)


def expected_loss(table: Table, seat: Seat, hit: Hit, *, meteor: bool) -> float:
    """What a hit from that side costs the ship on average."""
    ship = table.ships[seat]
    odds = odds_of(ship, hit, meteor=meteor)
    lost = [each for each in odds.lines if each.outlook.fate == "lost"]
    prices = (each.ways * price_of_hit(table, ship, each.outlook.cell or 0) for each in lost)
    return sum(prices) / odds.rolls


def price_of_hit(table: Table, ship: Ship, target: Cell) -> float:
    """What losing a component costs, with all that explodes or falls off along with it."""
    gone = ship.destroyed_along(target)
    pieces = [piece.bit_count() for piece in ship.hull.only(~ship.blueprint.mask(gone)).pieces()]
    fallen = sum(pieces) - max(pieces, default=0)
    pierced = 1.0 if variant_of(table).pierces() else 0.0
    return pierced + sum(1 + worth_of_part(ship, cell, table) for cell in gone) + 1.5 * fallen


def voted(table: Table, decision: Pick) -> Answer:
    """The direction from which a large meteor costs the own ship least."""

    def price(answer: Answer) -> float:
        hit = Hit(heavy=True, side=NAMES[str(answer[1])])
        return expected_loss(table, decision.seat, hit, meteor=True)

    return min(decision.options, key=price)


def paid(table: Table, decision: PayUnion) -> Answer:
    """Cheap blocks first, then credits; who has more to pay than to expect goes home."""
    payments = [answer for answer in decision.options if answer != GIVE_UP]
    if not payments or (GIVE_UP in decision.options and _not_worth_it(table, decision)):
        return GIVE_UP
    prices = {good.value: price for good, price in table.edition.prices.items()}
    blocks = [answer for answer in payments if answer != CREDITS]
    cheap = [answer for answer in blocks if prices[str(answer[1])] <= 1]
    if CREDITS in payments and not cheap:
        return CREDITS
    return min(blocks, key=lambda answer: prices[str(answer[1])])


def _not_worth_it(table: Table, decision: PayUnion) -> bool:
    seat = decision.seat
    halved = table.ships[seat].goods_value(table.edition.prices) / 2
    return decision.amount > expected_order_reward(table, seat) + halved


def dropped(ship: Ship, options: Iterable[Answer]) -> Answer | None:
    """The component whose loss makes the ship fastest, if one does."""
    best, most = None, ship.best_engine_strength
    for answer in options:
        if answer[0] == "discard":
            left = ship.without((int(answer[1]),))
            flown = left.only(max(left.pieces, key=len, default=()))
            if flown.best_engine_strength > most and flown.humans:
                best, most = answer, flown.best_engine_strength
    return best
