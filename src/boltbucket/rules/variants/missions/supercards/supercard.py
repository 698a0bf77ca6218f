"""What all supercards share: one deck for every level, and nastier the higher the level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda

Value = TypeVar("Value")

LEVELS = (1, 2, 3, 4)
SUPER = 0
"""The level of the deck of supercards: no flight has it, so none of them lies on top."""


@dataclass(frozen=True, kw_only=True)
class Supercard(Adventure):
    """A card for flights of any level. Nothing happens while everybody is away."""

    intruders: ClassVar[bool] = False
    """Whether it lets intruders in: such cards are dealt only where that was agreed on."""

    own_design: bool = False
    """Whether its numbers are ours, because those of the printed card are not known."""

    def resolve(self, play: Play) -> Agenda:
        return self.strike(play) if play.table.order else ()

    def strike(self, play: Play) -> Agenda:
        """The steps that resolve the card for those who fly."""
        return ()


def by_level(values: Sequence[Value]) -> tuple[Value, ...]:
    """What counts on levels I to IV; above the highest that is listed, the last one stays."""
    return tuple(at_level(values, level) for level in LEVELS)


def down_to_level(lines: Sequence[Value]) -> tuple[tuple[Value, ...], ...]:
    """The lines that count on levels I to IV: each level adds one."""
    return tuple(tuple(lines[:level]) for level in LEVELS)


def at_level(values: Sequence[Value], level: int) -> Value:
    """The value of a level; above the highest that is listed, the last one stays."""
    return values[min(level, len(values)) - 1]
