"""Dead Zone: a column of the ship in which nothing works."""

from __future__ import annotations

from dataclasses import replace as replace_plan
from typing import ClassVar

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import Blueprint, column_of
from boltbucket.rules.table.play import Play
from boltbucket.rules.variants.rough_roads.road import Road


@value
class DeadZone(Road):
    """Before building a column is rolled until it crosses the plan. No crew, batteries, goods, life
    support, engines, cannons or shields there; joints hold as always."""

    name: ClassVar[str] = "dead_zone"
    construction: ClassVar[bool] = True

    column: int = 0

    def laid(self, play: Play) -> Road:
        table = play.table
        columns = {column_of(cell) for cell in table.level.blueprint.area}
        roller = table.playing[0]
        column = play.roll(roller)
        while column not in columns:
            column = play.roll(roller)
        play.tell(ColumnDied(column))
        return replace(self, column=column)

    def plan(self, plan: Blueprint) -> Blueprint:
        return replace_plan(plan, dead_column=self.column)


# Events


@value
class ColumnDied(Event):
    """Nothing will work in this column."""

    topic = "rough_roads"
    column: int
