"""Gravitational Anomaly: ships turn round."""

from __future__ import annotations

from dataclasses import replace as replace_plan
from typing import ClassVar

from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.cards.planets import Planets
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variants.rough_roads.road import Road


@value
class GravitationalAnomaly(Road):
    """Engines may be built to look ahead as well, and then do nothing. After every Open Space and
    every Planets all ships are turned by half a turn: fronts, rears and the numbers of lines."""

    name: ClassVar[str] = "gravitational_anomaly"
    construction: ClassVar[bool] = True
    not_with: ClassVar[frozenset[str]] = frozenset({"alien_design"})

    def plan(self, plan: Blueprint) -> Blueprint:
        return replace_plan(plan, engines_both_ways=True)

    def after_card(self, play: Play, card: Card) -> Agenda:
        return (TurnRound(),) if isinstance(card, OpenSpace | Planets) else ()


@value
class TurnRound(Step):
    def run(self, play: Play) -> Agenda:
        for seat in play.table.order:
            ship = play.table.ship(seat)
            turned = replace(ship.quirks, turned=not ship.quirks.turned)
            play.refit(seat, ship.refit(quirks=turned))
        if play.table.order:
            play.tell(ShipsTurned(play.table.ship(play.table.route.leader).quirks.turned))
        return ()


# Events


@value
class ShipsTurned(Event):
    """Whether they fly backwards now."""

    topic = "rough_roads"
    backwards: bool
