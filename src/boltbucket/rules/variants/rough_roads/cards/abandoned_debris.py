"""Abandoned Debris: what is abandoned lies in a field of wreckage."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from boltbucket.rules.cards.abandoned_ship import AbandonedShip
from boltbucket.rules.cards.abandoned_station import AbandonedStation
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Pick
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.rough_roads.road import Road

NAMES = {side.name.lower(): side for side in Side}
DIRECTIONS: tuple[Answer, ...] = tuple(("pick", name) for name in NAMES)


@value
class AbandonedDebris(Road):
    """Before an abandoned ship or station all vote for a direction; a large meteor comes from
    there."""

    name: ClassVar[str] = "abandoned_debris"

    def before_card(self, play: Play, card: Card) -> Agenda:
        if not isinstance(card, AbandonedShip | AbandonedStation):
            return ()
        return (VoteForDirection(play.table.order),)


@value
class VoteForDirection(Step):
    """One after the other; of directions with the same number of votes all count, in the order of
    their first vote."""

    seats: tuple[Seat, ...]
    votes: tuple[str, ...] = ()

    def ask(self, table: Table) -> Questions:
        if not self.seats:
            return ()
        return (Pick(self.seats[0], DIRECTIONS, what="debris_direction"),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        side = str(answer[1])
        play.tell(DirectionVoted(self.seats[0], NAMES[side]))
        return (replace(self, seats=self.seats[1:], votes=(*self.votes, side)),)

    def run(self, play: Play) -> Agenda:
        counts = Counter(self.votes)
        most = max(counts.values(), default=0)
        sides = [side for side, votes in counts.items() if votes == most]
        meteors = tuple(Hit(heavy=True, side=NAMES[side]) for side in sides)
        order = play.table.order
        return volley(meteors, order, order[0], meteor=True) if order else ()


# Events


@value
class DirectionVoted(Event):
    topic = "rough_roads"
    seat: Seat
    side: Side
