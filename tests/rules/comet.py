"""A kind of card written outside the rules, and a flight that meets it.

It runs in a process of its own: a class that has been written cannot be forgotten again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.course import empty_table
from boltbucket.rules.editions.card_data import read_cards
from boltbucket.rules.events import Event
from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.deck import FlyDeck
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.schema import family, tell
from boltbucket.rules.setup import Setup
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.step import Agenda, Step
from tests.rules.table import ship


@dataclass(frozen=True, kw_only=True)
class Comet(Adventure):
    kind: ClassVar[str] = "comet"

    days: int

    def resolve(self, play: Play) -> Agenda:
        return (RideTail(play.table.route.leader, self.days),)


@value
class RideTail(Step):
    seat: Seat
    days: int

    def run(self, play: Play) -> Agenda:
        play.move(self.seat, self.days)
        play.tell(TailRidden(self.seat, self.days))
        return ()


@value
class TailRidden(Event):
    topic = "comet"
    seat: Seat
    days: int


def main() -> None:
    (comet,), _ = read_cards("[comet]\n2021-I-99 = { days = 3 }\n", "cards.toml")
    table = empty_table(Setup("2021", 1, ("I",)))
    table = replace(table, ships={0: ship("@+hh", level="I")}, deck=(comet,))
    table = replace(table, route=Route(table.level.loop, {0: 4}))

    game, events = Game.begun(table, (FlyDeck(),), Chance(1))

    assert comet == Comet("2021-I-99", 1, days=3), comet
    assert game.table.route.positions == {0: 7}
    assert TailRidden(0, 3) in events
    step = RideTail(0, 3)
    assert unpack(pack(step, table.edition), table.edition) == step
    assert tell(comet)["kind"] == "comet" and tell(comet)["days"] == 3
    assert tell(TailRidden(0, 3)) == {"type": "TailRidden", "topic": "comet", "seat": 0, "days": 3}
    assert Comet in family(Card) and TailRidden in family(Event)


if __name__ == "__main__":
    main()
