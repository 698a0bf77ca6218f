"""A match: what outlives a single flight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, told, value

RULES_VERSION: Final = 4
"""Counts up whenever an old record would no longer give the same events."""
CLARIFIED: Final = 3
"""The first version with what a second reading of the rulebooks has changed: tiles set aside in the
2007 game, repaired ships on the learning flight, dead truckers, the escort and Experiments."""
REWEIGHED: Final = 4
"""The first version whose level IV is weighed so that it pays an ace more than level III."""


@value
class BillLine:
    """What for, how many credits, and the number they were worked out from."""

    item: str
    amount: int
    count: int = 0


@value
class Bill:
    """All that one seat earned and paid at the end of a flight."""

    seat: Seat
    lines: tuple[BillLine, ...]

    @told
    def total(self) -> int:
        return sum(line.amount for line in self.lines)


@value
class Memory:
    """What a variant remembers from flight to flight; each has a class of its own for it."""


M = TypeVar("M", bound=Memory)


@value
class Match:
    """One flight or several, as far as they have been flown."""

    number: int = 0
    """Which flight it is, counted from 0."""
    used: frozenset[str] = frozenset()
    """The ids of cards that have left the game."""
    turned_up: frozenset[str] = frozenset()
    """Those of them that everybody has seen; a flight can end before its deck does."""
    bills: tuple[Mapping[Seat, Bill], ...] = ()
    """The bills of all flights so far."""
    starting_credits: int = 0
    memories: tuple[Memory, ...] = ()
    """What variants remember, one of each kind."""
    sitting_out: tuple[Seat, ...] = ()
    """Who does not fly any more, because their trucker has died."""
    rules: int = RULES_VERSION
    """The version of the rules it is played by: that of its record."""

    @property
    def clarified(self) -> bool:
        return self.rules >= CLARIFIED

    def recall(self, kind: type[M]) -> M | None:
        """The memory of that kind, if there is one."""
        return next((each for each in self.memories if isinstance(each, kind)), None)

    def remembering(self, memory: Memory) -> Match:
        """The match with this memory in the place of the one of its kind."""
        others = tuple(each for each in self.memories if type(each) is not type(memory))
        return replace(self, memories=(*others, memory))
