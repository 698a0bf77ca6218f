"""Nasty Surprise: nobody knows what is coming before the ships are built."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variants.rough_roads.drawing import draw_road, lay_road
from boltbucket.rules.variants.rough_roads.road import Road


@value
class NastySurprise(Road):
    """After building a freshly drawn card takes its place, never a construction card."""

    name: ClassVar[str] = "nasty_surprise"

    def after_building(self, play: Play) -> Agenda:
        return (Surprise(),)


@value
class Surprise(Step):
    def run(self, play: Play) -> Agenda:
        name = draw_road(play, construction=False)
        others = tuple(r for r in play.table.roads if not isinstance(r, NastySurprise))
        play.table = replace(play.table, roads=others)
        lay_road(play, name)
        play.tell(RoadSurprised(name))
        return ()


# Events


@value
class RoadSurprised(Event):
    """This card is in force from now on."""

    topic = "rough_roads"
    road: str
