"""Open Space: everyone flies as far as the engines carry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.declaring import Awaiting, Declare
from boltbucket.rules.flying.yardstick import Yardstick
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True)
class OpenSpace(Adventure):
    """Everyone moves ahead by their engine strength."""

    kind: ClassVar[str] = "open_space"

    def resolve(self, play: Play) -> Agenda:
        return (FlyAhead(play.table.order),)


@value
class FlyAhead(Awaiting):
    """In order, each declares and moves at once; who has no strength cannot go on."""

    purpose: ClassVar[str] = "open_space"

    seats: tuple[Seat, ...]

    def run(self, play: Play) -> Agenda:
        return (Declare(self.seats[0], Yardstick.ENGINES, self),) if self.seats else ()

    def declared(self, play: Play, seat: Seat, strength: int) -> Agenda:
        if strength > 0:
            play.move(seat, strength // 2)
        else:
            play.doom(seat, "no_engines")
        return (FlyAhead(self.seats[1:]),)
