"""Ships as text, both ways: a drawing for people, one line for links. See docs/notation.md."""

from boltbucket.notation.drawing import read_ship, write_ship
from boltbucket.notation.error import NotationError
from boltbucket.notation.line import read_line, write_line
from boltbucket.notation.token import free_tile
from boltbucket.rules.ship.ship import Ship

__all__ = [
    "NotationError",
    "free_tile",
    "read_any",
    "read_line",
    "read_ship",
    "write_line",
    "write_ship",
]


def read_any(text: str) -> Ship:
    """The ship of a drawing or of a line, whichever the text is."""
    words = text.split(maxsplit=1)
    return read_line(text) if len(words) == 1 and words[0] != "ship" else read_ship(text)
