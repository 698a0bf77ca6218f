"""Planets: goods for those who take the time to land."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.loading import TakeGoods
from boltbucket.rules.flying.losses import lose_days_rear_first
from boltbucket.rules.flying.offers import OfferDeclined
from boltbucket.rules.language.answer import PASS, Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.printed.fields import read_goods, reads
from boltbucket.rules.printed.reading import texts
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


@dataclass(frozen=True, kw_only=True)
class Planets(Adventure):
    """Each planet takes one ship, the last printed one two of five; whoever lands loads its goods
    and loses the days."""

    kind: ClassVar[str] = "planets"

    days: int
    planets: tuple[tuple[Good, ...], ...]

    def resolve(self, play: Play) -> Agenda:
        return (ChoosePlanets(self, play.table.order),)


@value
class ChoosePlanets(Step):
    """In order, each may land on a free planet; nothing is loaded until all have chosen."""

    card: Planets
    seats: tuple[Seat, ...]
    landed: tuple[tuple[Seat, int], ...] = ()
    """Who landed where, in flight order."""

    def ask(self, table: Table) -> Questions:
        if not self.seats:
            return ()
        card = self.card
        free = [("planet", n) for n in range(len(card.planets)) if self._has_room(table, n)]
        return (Land(self.seats[0], (*free, PASS), card.days, card.planets),) if free else ()

    def _has_room(self, table: Table, planet: int) -> bool:
        ships = [number for _, number in self.landed].count(planet)
        last = planet == len(self.card.planets) - 1
        return ships < (2 if table.crowded and last else 1)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        seat, rest = self.seats[0], self.seats[1:]
        if answer == PASS:
            play.tell(OfferDeclined(seat, self.card.kind))
            return (ChoosePlanets(self.card, rest, self.landed),)
        number = int(answer[1])
        play.tell(PlanetReached(seat, number))
        return (ChoosePlanets(self.card, rest, (*self.landed, (seat, number))),)

    def run(self, play: Play) -> Agenda:
        """All have chosen: the landed load from the front, then lose days from the rear."""
        loading = [TakeGoods(seat, self.card.planets[number]) for seat, number in self.landed]
        days = {seat: self.card.days for seat, _ in self.landed}
        greeted = variant_of(play.table).landed(play, tuple(seat for seat, _ in self.landed))
        return (*greeted, *loading, *lose_days_rear_first(play.table, days))


# Reading


@reads(tuple[tuple[Good, ...], ...])
def read_planets(value: Any) -> tuple[tuple[Good, ...], ...]:
    """The goods of each planet by their letters."""
    return tuple(read_goods(planet) for planet in texts(value))


# Questions


@value
class Land(Choice):
    """Choose a planet: ("planet", number from 0), or ("pass",)."""

    kind = "land"
    topic = "planets"
    days: int = 0
    planets: tuple[tuple[Good, ...], ...] = ()


# Events


@value
class PlanetReached(Event):
    topic = "planets"
    seat: Seat
    planet: int
