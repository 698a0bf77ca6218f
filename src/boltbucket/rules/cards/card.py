"""Adventure cards: one small class a kind, its numbers from the edition's data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from boltbucket.rules.flight.agenda import Agenda
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True)
class Card:
    """An adventure card: data, and the steps it starts."""

    kind: ClassVar[str]
    needs_rivals: ClassVar[bool] = False
    """Whether the card is ignored while a single ship is flying."""

    id: str
    level: int
    learning: bool = False
    """Whether it belongs to the learning flight, or the first flight of 2007."""
    uncertain: tuple[str, ...] = ()
    """The fields whose printed value is not certain."""

    def play(self, flight: Flight) -> Agenda:
        """The steps that resolve the card, in running order."""
        return ()
