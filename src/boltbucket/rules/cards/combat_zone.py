"""Combat Zone: the weakest ship of each line suffers, and with five players the next one too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from boltbucket.rules.cards.penalties import Penalty, read_penalty
from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.declaring import Awaiting, Declare
from boltbucket.rules.flying.yardstick import (
    YARDSTICKS,
    NextWeakestFound,
    WeakestFound,
    Yardstick,
    victims,
)
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.fields import reads
from boltbucket.rules.printed.reading import choice, texts
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


@dataclass(frozen=True, slots=True)
class CombatLine:
    """Whoever has the least by the yardstick pays the penalty."""

    yardstick: Yardstick
    penalty: Penalty


@dataclass(frozen=True, kw_only=True)
class CombatZone(Adventure):
    """Lines are resolved from top to bottom."""

    kind: ClassVar[str] = "combat_zone"
    needs_rivals: ClassVar[bool] = True

    lines: tuple[CombatLine, ...]

    def resolve(self, play: Play) -> Agenda:
        return tuple(Compare(line) for line in self.lines)

    def suffered_by(self, play: Play, seat: Seat) -> Agenda:
        return tuple(step for line in self.lines for step in line.penalty.suffered_by((seat,)))


@value
class Compare(Awaiting):
    """All declare in the order of this moment; the least suffers, of equals the foremost."""

    purpose: ClassVar[str] = "combat_zone"

    line: CombatLine
    values: tuple[tuple[Seat, int], ...] = ()

    def run(self, play: Play) -> Agenda:
        heard = dict(self.values)
        for seat in play.table.order:
            if seat not in heard:
                return (Declare(seat, self.line.yardstick, self, self.safe(play.table)),)
        return self.settle(play, heard)

    def settle(self, play: Play, heard: Mapping[Seat, int]) -> Agenda:
        """All have declared: who suffers."""
        # sorted() keeps the order of equals: the ship ahead comes first.
        worst, *rest = sorted(play.table.order, key=lambda seat: heard[seat])
        yardstick = self.line.yardstick.value
        play.tell(WeakestFound(worst, yardstick, self.values))
        agenda = self.line.penalty.suffered_by((worst,))
        for seat in rest[: victims(play.table) - 1]:
            play.tell(NextWeakestFound(seat, yardstick, self.values))
            agenda += self.line.penalty.eased.suffered_by((seat,))
        return agenda

    def safe(self, table: Table) -> int | None:
        """What is enough to be safe for now: a tie falls on the ship ahead."""
        declared = sorted(strength for _, strength in self.values)
        struck = victims(table)
        return declared[struck - 1] if len(declared) >= struck else None

    def declared(self, play: Play, seat: Seat, strength: int) -> Agenda:
        counted = variant_of(play.table).compared(strength)
        return (replace(self, values=(*self.values, (seat, counted))),)

    def defeat(self, play: Play, seat: Seat, strength: int) -> Agenda | None:
        return self.line.penalty.suffered_by((seat,))


# Reading


@reads(tuple[CombatLine, ...])
def read_lines(value: Any) -> tuple[CombatLine, ...]:
    """Lines from top to bottom: `crew: 3 days`, `cannons: light rear, heavy rear`."""
    return tuple(_line(line) for line in texts(value))


def _line(line: str) -> CombatLine:
    yardstick, colon, penalty = line.partition(": ")
    if not colon:
        raise Fault("yardstick_penalty", found=repr(line))
    return CombatLine(choice(yardstick, YARDSTICKS), read_penalty(penalty))
