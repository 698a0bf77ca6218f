"""The kinds of card there are: the base game's, and those that expansions add."""

from __future__ import annotations

from typing import TypeVar

from boltbucket.rules.cards.abandoned_ship import AbandonedShip
from boltbucket.rules.cards.abandoned_station import AbandonedStation
from boltbucket.rules.cards.card import Card
from boltbucket.rules.cards.combat_zone import CombatZone
from boltbucket.rules.cards.enemies import Pirates, Slavers, Smugglers
from boltbucket.rules.cards.epidemic import Epidemic
from boltbucket.rules.cards.meteor_swarm import MeteorSwarm
from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.cards.planets import Planets
from boltbucket.rules.cards.sabotage import Sabotage
from boltbucket.rules.cards.stardust import Stardust

CardClass = TypeVar("CardClass", bound=type[Card])

CARD_CLASSES: dict[str, type[Card]] = {
    card_class.kind: card_class
    for card_class in (
        OpenSpace,
        Planets,
        AbandonedShip,
        AbandonedStation,
        MeteorSwarm,
        Smugglers,
        Slavers,
        Pirates,
        CombatZone,
        Stardust,
        Epidemic,
        Sabotage,
    )
}
"""Kind of card -> its class, in the order of the rulebook."""


def card_kind(card_class: CardClass) -> CardClass:
    """Make a class of cards known by its kind; a class decorator for expansions."""
    known = CARD_CLASSES.setdefault(card_class.kind, card_class)
    if known is not card_class:
        raise ValueError(f"two classes for the kind of card {card_class.kind!r}")
    return card_class
