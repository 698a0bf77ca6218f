"""Ships as text, both ways: a drawing for people, one line for links. See docs/notation.md."""

from boltbucket.rules.notation.drawing import read_ship, write_ship
from boltbucket.rules.notation.error import NotationError
from boltbucket.rules.notation.line import read_line, write_line
from boltbucket.rules.notation.token import free_tile

__all__ = ["NotationError", "free_tile", "read_line", "read_ship", "write_line", "write_ship"]
