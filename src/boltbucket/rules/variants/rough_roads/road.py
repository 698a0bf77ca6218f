"""A card of Rough Roads: a variant of the flight it lies beside."""

from __future__ import annotations

from typing import ClassVar, Final

from boltbucket.rules.language.value import replace, told, value
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.table.play import Play
from boltbucket.rules.variant import FlightVariant

ROADS: Final[dict[str, type[Road]]] = {}
"""Name -> card. Whoever writes a subclass with a `name` has added one."""


@value
class Road(FlightVariant):
    """What a card changes is said by overriding; what it remembers during the flight are fields."""

    name: ClassVar[str]
    construction: ClassVar[bool] = False
    """Whether it must be known before ships are built."""
    not_with: ClassVar[frozenset[str]] = frozenset()
    """Missions it contradicts."""
    last: ClassVar[bool] = False
    """Whether it looks at what the other cards have done."""

    def __init_subclass__(cls) -> None:
        name = cls.__dict__.get("name")
        if name is not None and ROADS.setdefault(name, cls).__qualname__ != cls.__qualname__:
            raise ValueError(f"two cards of Rough Roads are called {name!r}")

    @told
    def card(self) -> str:
        """Its name, for whoever shows it."""
        return self.name

    def laid(self, play: Play) -> Road:
        """The card once it lies on the table: what it rolls for is rolled."""
        return self

    def plan(self, plan: Blueprint) -> Blueprint:
        """The ship plan of the flight."""
        return plan

    def renewed(self, play: Play, now: Road) -> None:
        """The card remembers something: from now on it lies there like this."""
        roads = tuple(now if each == self else each for each in play.table.roads)
        play.table = replace(play.table, roads=roads)
