"""Components: what is printed on a tile, and how it lies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum

from boltbucket.rules.language.value import cached, field_names, keep
from boltbucket.rules.ship import boards


class Side(IntEnum):
    """A side of a tile or ship, clockwise from the front (north)."""

    FRONT = 0
    RIGHT = 1
    REAR = 2
    LEFT = 3

    __hash__ = int.__hash__  # the enum's own is many times slower

    @property
    def opposite(self) -> Side:
        return Side((self + 2) % 4)

    def turned(self, quarters: int) -> Side:
        return Side((self + quarters) % 4)


class Connector(IntEnum):
    """A side's pipes."""

    SMOOTH = 0
    SINGLE = 1
    DOUBLE = 2
    UNIVERSAL = 3

    __hash__ = int.__hash__

    def fits(self, other: Connector) -> bool:
        """Whether the two form a joint."""
        return bool(self & other)


class Kind(StrEnum):
    """The kinds of component: base game first, then payload, then what keeps intruders out."""

    STRUCTURAL = "structural"
    STARTING_CABIN = "starting_cabin"
    CABIN = "cabin"
    SINGLE_CANNON = "single_cannon"
    DOUBLE_CANNON = "double_cannon"
    SINGLE_ENGINE = "single_engine"
    DOUBLE_ENGINE = "double_engine"
    SHIELD = "shield"
    BATTERY = "battery"
    CARGO = "cargo"
    SPECIAL_CARGO = "special_cargo"
    LIFE_SUPPORT_BROWN = "life_support_brown"
    LIFE_SUPPORT_PURPLE = "life_support_purple"
    EXPLOSIVE = "explosive"
    FRAGILE = "fragile"
    HEAVY = "heavy"
    RADIOACTIVE = "radioactive"
    SINGLE_ARTIFACT = "single_artifact"
    DOUBLE_ARTIFACT = "double_artifact"
    SENTRY = "sentry"
    ARMS_LOCKER = "arms_locker"

    __hash__ = str.__hash__


CABINS = frozenset({Kind.CABIN, Kind.STARTING_CABIN})
CANNONS = frozenset({Kind.SINGLE_CANNON, Kind.DOUBLE_CANNON})
ENGINES = frozenset({Kind.SINGLE_ENGINE, Kind.DOUBLE_ENGINE})
HOLDS = frozenset({Kind.CARGO, Kind.SPECIAL_CARGO})
LIFE_SUPPORTS = frozenset({Kind.LIFE_SUPPORT_BROWN, Kind.LIFE_SUPPORT_PURPLE})
GUARDS = frozenset({Kind.SENTRY, Kind.ARMS_LOCKER})
PAYLOADS = frozenset(
    {
        Kind.EXPLOSIVE,
        Kind.FRAGILE,
        Kind.HEAVY,
        Kind.RADIOACTIVE,
        Kind.SINGLE_ARTIFACT,
        Kind.DOUBLE_ARTIFACT,
    }
)


@dataclass(frozen=True)
class Tile:
    """A component as it lies: turned tiles keep their id and say how far they are turned.

    `connectors` are those of the front, right, rear and left side as placed. `directions` are the
    sides a barrel, an exhaust or a shield looks to, or along which an artifact's zone runs.
    `capacity` counts batteries, containers or, for heavy payload, mass.
    """

    id: str
    kind: Kind
    connectors: tuple[Connector, Connector, Connector, Connector]
    capacity: int = 0
    directions: tuple[Side, ...] = ()
    colour: str = ""
    turn: int = 0

    @property
    def is_payload(self) -> bool:
        return self.kind in PAYLOADS

    @property
    def hidden(self) -> bool:
        """Whether only the back can be seen."""
        return not self.id

    @property
    def direction(self) -> Side:
        """Where the one barrel or exhaust points."""
        return self.directions[0]

    def turned(self, quarters: int) -> Tile:
        """The tile turned clockwise by quarter turns."""
        return self.turns[quarters % 4]

    @cached
    def turns(self) -> tuple[Tile, ...]:
        """The tile turned by none, one, two and three quarters; the four know each other."""
        turns: tuple[Tile, ...] = (self, _turned(self, 1), _turned(self, 2), _turned(self, 3))
        for quarters, tile in enumerate(turns):
            keep(tile, "turns", turns[quarters:] + turns[:quarters])
        return turns

    @property
    def unturned(self) -> Tile:
        return self.turned(-self.turn)

    @cached
    def shape(self) -> int:
        """Connectors, barrel and exhaust as the hull reads them."""
        front, right, rear, left = self.connectors
        shape = front * boards.FRONT_1 | right * boards.RIGHT_1
        shape |= rear * boards.REAR_1 | left * boards.LEFT_1
        if self.kind in CANNONS or self.kind in ENGINES:
            shape |= boards.OPENS_FRONT << self.direction
        if self.kind in ENGINES:
            shape |= boards.ENGINE
        if self.is_payload:
            shape |= boards.PAYLOAD
        return int(shape)

    def __getstate__(self) -> dict[str, object]:
        """What is printed, without what is kept for speed."""
        return {name: getattr(self, name) for name in field_names(type(self))}


def _turned(tile: Tile, quarters: int) -> Tile:
    sides = tile.connectors
    return replace(
        tile,
        connectors=(
            sides[-quarters % 4],
            sides[(1 - quarters) % 4],
            sides[(2 - quarters) % 4],
            sides[(3 - quarters) % 4],
        ),
        directions=tuple(sorted(side.turned(quarters) for side in tile.directions)),
        turn=(tile.turn + quarters) % 4,
    )
