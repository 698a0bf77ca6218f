"""Drawing the cards of Rough Roads: before ships are built, and never the same ones twice in a
match as long as there are others."""

from __future__ import annotations

from dataclasses import replace as replace_level

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.match import Memory
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.missions.variant import MissionVariant
from boltbucket.rules.variants.rough_roads.road import ROADS, Road


@value
class RoadsSeen(Memory):
    """The cards that have been discarded so far."""

    cards: tuple[str, ...] = ()


@value
class LayRoads(Step):
    """The cards agreed on for every flight, and as many more as the difficulty asks for. On a
    learning flight there are none."""

    def run(self, play: Play) -> Agenda:
        setup = play.table.setup
        if play.table.level.learning_cards_only:
            return ()
        for name in setup.roads:
            lay_road(play, name)
        for _ in range(setup.rough_roads):
            lay_road(play, draw_road(play))
        if play.table.roads:
            play.tell(RoadsLaid(names_in_force(play.table)))
        return ()


def lay_road(play: Play, name: str) -> None:
    """The card is in force from now on."""
    road = ROADS[name]().laid(play)
    table = play.table
    plan = road.plan(table.level.blueprint)
    level = table.level
    if plan is not level.blueprint:
        level = replace_level(level, blueprint=plan)
    roads = sorted((*table.roads, road), key=lambda each: isinstance(each, Road) and each.last)
    play.table = replace(table, level=level, roads=tuple(roads))


def draw_road(play: Play, *, construction: bool = True) -> str:
    """A card nobody has seen in this match; when none is left, all come back."""
    match = play.table.match
    seen = (match.recall(RoadsSeen) or RoadsSeen()).cards
    playable = _playable(play.table, construction)
    fresh = [name for name in playable if name not in seen]
    if not fresh:
        seen, fresh = names_in_force(play.table), playable
    name = fresh[play.chance.below(len(fresh), "roads")]
    play.note(match.remembering(RoadsSeen((*seen, name))))
    return name


def _playable(table: Table, construction: bool) -> list[str]:
    """The cards that are not in force already and do not contradict the mission."""
    mission = table.variant.name if isinstance(table.variant, MissionVariant) else ""
    taken = names_in_force(table)
    return [
        name
        for name, road in ROADS.items()
        if name not in taken
        and mission not in road.not_with
        and (construction or not road.construction)
    ]


def names_in_force(table: Table) -> tuple[str, ...]:
    return tuple(road.name for road in table.roads if isinstance(road, Road))


# Events


@value
class RoadsLaid(Event):
    """These cards of Rough Roads are in force on this flight."""

    topic = "rough_roads"
    roads: tuple[str, ...]
