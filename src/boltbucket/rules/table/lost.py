"""Components that came off a ship, and how."""

from __future__ import annotations

from enum import StrEnum

from boltbucket.rules.language.value import value
from boltbucket.rules.ship.tile import Tile


class Cause(StrEnum):
    """How a component came off: later rules depend on which."""

    DESTROYED = "destroyed"
    FALLEN_OFF = "fallen_off"
    GIVEN_UP = "given_up"
    REMOVED = "removed"


@value
class LostTile:
    """A component that will have to be paid for."""

    tile: Tile
    cause: Cause
