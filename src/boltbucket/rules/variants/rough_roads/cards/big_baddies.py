"""Big Baddies: every enemy is stronger than printed."""

from __future__ import annotations

from dataclasses import replace as replace_card
from typing import ClassVar

from boltbucket.rules.cards.enemies import Enemy
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.table.events import DiceRolled
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.variants.rough_roads.road import Road


@value
class BigBaddies(Road):
    """The leader throws two dice once for the card; the lower one is added to its strength."""

    name: ClassVar[str] = "big_baddies"

    def resolve(self, play: Play, card: Card) -> Agenda | None:
        if not isinstance(card, Enemy) or not play.table.order:
            return None
        dice = (play.chance.die(), play.chance.die())
        play.tell(DiceRolled(play.table.route.leader, dice))
        grown = replace_card(card, strength=card.strength + min(dice))
        play.table = replace(play.table, card=grown)
        play.tell(EnemyGrew(card.kind, min(dice), 2 * grown.strength))
        return grown.resolve(play)


# Events


@value
class EnemyGrew(Event):
    """An enemy is so much stronger, and so strong now."""

    topic = "rough_roads"
    enemy: str
    more: int
    strength: int
