"""Limits: what keeps a learner from going round for ever.

Tiles can be taken and returned, placed and picked up, goods loaded and unloaded without end. A
seat of an environment has a number of second thoughts a flight for the first, and takes out only
as many blocks as were aboard when loading began: so every way to stow is still within reach, and
every episode ends.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from boltbucket.learn.actions import Choices, verb_of
from boltbucket.rules.decisions import Decision, LoadGoods
from boltbucket.rules.language.answer import DONE
from boltbucket.rules.table.table import Table

SECOND_THOUGHTS: Final = 100
"""A flight. Taking tiles that nobody has seen is free: some day none is left."""
_UNDOING: Final = frozenset({"take", "take_off", "pick_up", "fetch", "look"})
"""What costs one: taking face-up tiles, and whatever can be taken back and done again."""


@dataclass
class Limits:
    """How much one seat may still undo."""

    thoughts: int = SECOND_THOUGHTS
    unloads: int = 0
    loading: tuple[int, int] | None = None
    """The flight and card of the loading that is going on."""
    flight: int = 0

    def narrowed(self, found: Choices, decision: Decision, table: Table) -> Choices:
        """What may be done, without what would go too far. An end is always among it."""
        self._look(decision, table)
        if isinstance(decision, LoadGoods):
            return found if self.unloads else _without(found, frozenset({"unload"}))
        return found if self.thoughts else _without(found, _UNDOING)

    def _look(self, decision: Decision, table: Table) -> None:
        if table.match.number != self.flight:
            self.flight, self.thoughts = table.match.number, SECOND_THOUGHTS
        if not isinstance(decision, LoadGoods):
            self.loading = None
        elif self.loading != (card := (table.match.number, len(table.revealed))):
            self.loading = card
            self.unloads = len(table.ships[decision.seat].all_goods)

    def note(self, number: int) -> None:
        """The seat does this."""
        name = verb_of(number).name
        if name in _UNDOING:
            self.thoughts -= 1
        elif name == "unload":
            self.unloads -= 1
        elif name == DONE[0]:
            self.loading = None

    def copy(self) -> Limits:
        return replace(self)


def _without(found: Choices, verbs: frozenset[str]) -> Choices:
    return {number: each for number, each in found.items() if verb_of(number).name not in verbs}
