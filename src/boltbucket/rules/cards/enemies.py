"""Enemies: they attack from the leader on until somebody defeats them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.offering import Offering
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.declaring import Awaiting, Declare
from boltbucket.rules.flight.events import EnemyMet
from boltbucket.rules.flight.hits import Hit
from boltbucket.rules.flight.losses import LoseCrew, LoseGoods
from boltbucket.rules.flight.offers import Offer
from boltbucket.rules.flight.strikes import volley
from boltbucket.rules.flight.yardstick import Yardstick
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, kw_only=True)
class Enemy(Offering):
    """What all enemies have: a strength in whole points, and days that the reward costs."""

    strength: int
    days: int

    def play(self, flight: Flight) -> Agenda:
        return (Attack(self, flight.order),)

    def penalty(self, seat: Seat) -> Agenda:
        """What a defeated ship suffers at once."""
        return ()

    def aftermath(self, defeated: tuple[Seat, ...]) -> Agenda:
        """What all defeated ships suffer once it is known who they are."""
        return ()


@value
class Attack(Awaiting):
    """The enemy meets the seats in order; more strength beats it, equal strength holds it off."""

    enemy: Enemy
    seats: tuple[Seat, ...]
    defeated: tuple[Seat, ...] = ()

    def run(self, flight: Flight) -> Agenda:
        if not self.seats:
            return self.enemy.aftermath(self.defeated)
        return (Declare(self.seats[0], Yardstick.CANNONS, self, against=2 * self.enemy.strength),)

    def declared(self, flight: Flight, seat: Seat, strength: int) -> Agenda:
        against = 2 * self.enemy.strength
        result = "won" if strength > against else "tied" if strength == against else "lost"
        flight.tell(EnemyMet(seat, self.enemy.kind, strength, against, result))
        if result == "won":
            return (Offer(self.enemy, (seat,)), Attack(self.enemy, (), self.defeated))
        rest = self.seats[1:]
        if result == "tied":
            return (Attack(self.enemy, rest, self.defeated),)
        return (*self.enemy.penalty(seat), Attack(self.enemy, rest, (*self.defeated, seat)))


@dataclass(frozen=True, kw_only=True)
class Smugglers(Enemy):
    """They take goods and are beaten for goods."""

    kind: ClassVar[str] = "smugglers"

    goods_lost: int
    goods: tuple[Good, ...]

    @property
    def reward_in_goods(self) -> tuple[Good, ...]:
        return self.goods

    def penalty(self, seat: Seat) -> Agenda:
        return (LoseGoods(seat, self.goods_lost),)


@dataclass(frozen=True, kw_only=True)
class Slavers(Enemy):
    """They take crew and are beaten for credits."""

    kind: ClassVar[str] = "slavers"

    crew_lost: int
    credits: int

    @property
    def reward_in_credits(self) -> int:
        return self.credits

    def penalty(self, seat: Seat) -> Agenda:
        return (LoseCrew(seat, self.crew_lost, self.kind),)


@dataclass(frozen=True, kw_only=True)
class Pirates(Enemy):
    """They fire at everyone they defeat and are beaten for credits."""

    kind: ClassVar[str] = "pirates"

    shots: tuple[Hit, ...]
    credits: int

    @property
    def reward_in_credits(self) -> int:
        return self.credits

    def aftermath(self, defeated: tuple[Seat, ...]) -> Agenda:
        """The first of the defeated rolls for all of them."""
        return volley(self.shots, defeated, defeated[0], meteor=False) if defeated else ()
