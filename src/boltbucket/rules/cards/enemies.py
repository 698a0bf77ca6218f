"""Enemies: they attack from the leader on until somebody defeats them, or two of five do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.declaring import Awaiting, Declare
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.losses import LoseCrew, LoseGoods
from boltbucket.rules.flying.offering import Offering
from boltbucket.rules.flying.offers import Offer
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.flying.yardstick import Yardstick
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True, kw_only=True)
class Enemy(Offering):
    """What all enemies have: a strength in whole points, and days that the reward costs."""

    strength: int
    days: int

    def resolve(self, play: Play) -> Agenda:
        return (Attack(self, play.table.order, wins=2 if play.table.crowded else 1),)

    def penalty(self, seat: Seat) -> Agenda:
        """What a defeated ship suffers at once."""
        return ()

    def aftermath(self, defeated: tuple[Seat, ...]) -> Agenda:
        """What all defeated ships suffer once it is known who they are."""
        return ()


@value
class Attack(Awaiting):
    """The enemy meets the seats in order; more strength beats it, equal strength holds it off."""

    purpose: ClassVar[str] = "enemy"

    enemy: Enemy
    seats: tuple[Seat, ...]
    defeated: tuple[Seat, ...] = ()
    wins: int = 1
    """How many more must beat it."""

    def run(self, play: Play) -> Agenda:
        if not self.seats:
            return self.enemy.aftermath(self.defeated)
        return (Declare(self.seats[0], Yardstick.CANNONS, self, against=2 * self.enemy.strength),)

    def declared(self, play: Play, seat: Seat, strength: int) -> Agenda:
        against = 2 * self.enemy.strength
        result = "won" if strength > against else "tied" if strength == against else "lost"
        play.tell(EnemyMet(seat, self.enemy.kind, strength, against, result))
        onward = replace(self, seats=self.seats[1:])
        if result == "won":
            rest = onward.seats if self.wins > 1 else ()
            return (Offer(self.enemy, (seat,)), replace(onward, seats=rest, wins=self.wins - 1))
        if result == "tied":
            return (onward,)
        return (*self.enemy.penalty(seat), replace(onward, defeated=(*self.defeated, seat)))

    def defeat(self, play: Play, seat: Seat, strength: int) -> Agenda | None:
        if strength >= 2 * self.enemy.strength:
            return None
        return (*self.enemy.penalty(seat), *self.enemy.aftermath((seat,)))


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


# Events


@value
class EnemyMet(Event):
    """result: "won", "tied" or "lost", seen from the seat."""

    topic = "enemies"
    seat: Seat
    enemy: str
    strength: int
    against: int
    result: str
