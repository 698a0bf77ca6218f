"""Adventure cards as they are printed: a class a kind, its numbers from the edition's data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Card:
    """A printed card. What it does says the class of its kind, above the table."""

    kind: ClassVar[str]
    needs_rivals: ClassVar[bool] = False
    """Whether the card is ignored while a single ship is flying."""

    id: str
    level: int
    learning: bool = False
    """Whether it belongs to the learning flight, or the first flight of 2007."""
    uncertain: tuple[str, ...] = ()
    """The fields whose printed value is not certain."""

    @property
    def hidden(self) -> bool:
        """Whether only the back can be seen."""
        return not self.id


HIDDEN_CARD = Card("", 0)
"""What is to be seen of a card that lies face down."""
