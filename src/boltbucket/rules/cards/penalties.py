"""What a line of a Combat Zone takes from the ship that comes last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.hits import Hit
from boltbucket.rules.flight.losses import LoseCrew, LoseDays, LoseGoods
from boltbucket.rules.flight.strikes import volley

if TYPE_CHECKING:
    from boltbucket.rules.flight.agenda import Agenda


@dataclass(frozen=True, slots=True)
class DaysPenalty:
    """Flight days lost."""

    days: int

    def suffered_by(self, seat: Seat) -> Agenda:
        return (LoseDays(seat, self.days),)


@dataclass(frozen=True, slots=True)
class CrewPenalty:
    """Crew lost, of the owner's choice."""

    crew: int

    def suffered_by(self, seat: Seat) -> Agenda:
        return (LoseCrew(seat, self.crew, "combat_zone"),)


@dataclass(frozen=True, slots=True)
class GoodsPenalty:
    """Goods lost, the most valuable first."""

    goods: int

    def suffered_by(self, seat: Seat) -> Agenda:
        return (LoseGoods(seat, self.goods),)


@dataclass(frozen=True, slots=True)
class ShotsPenalty:
    """Cannon fire, shot by shot, rolled by the ship it is aimed at."""

    shots: tuple[Hit, ...]

    def suffered_by(self, seat: Seat) -> Agenda:
        return volley(self.shots, (seat,), seat, meteor=False)


Penalty = DaysPenalty | CrewPenalty | GoodsPenalty | ShotsPenalty
