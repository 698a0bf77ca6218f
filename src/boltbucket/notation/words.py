"""The letters and signs of the notation."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.tile import Kind, Side

FREE = "."
OUTSIDE = "-"
COMMENT = ";"

KIND_WORDS = {
    Kind.STRUCTURAL: "t",
    Kind.STARTING_CABIN: "k",
    Kind.CABIN: "c",
    Kind.SINGLE_CANNON: "g",
    Kind.DOUBLE_CANNON: "gg",
    Kind.SINGLE_ENGINE: "e",
    Kind.DOUBLE_ENGINE: "ee",
    Kind.SHIELD: "s",
    Kind.BATTERY: "b",
    Kind.CARGO: "h",
    Kind.SPECIAL_CARGO: "r",
    Kind.LIFE_SUPPORT_BROWN: "lb",
    Kind.LIFE_SUPPORT_PURPLE: "lp",
    Kind.EXPLOSIVE: "x",
    Kind.FRAGILE: "f",
    Kind.HEAVY: "m",
    Kind.RADIOACTIVE: "n",
    Kind.SINGLE_ARTIFACT: "a",
    Kind.DOUBLE_ARTIFACT: "aa",
    Kind.SENTRY: "y",
    Kind.ARMS_LOCKER: "w",
}
KIND_OF_WORD = {word: kind for kind, word in KIND_WORDS.items()}

SIZED = frozenset({Kind.BATTERY, Kind.CARGO, Kind.SPECIAL_CARGO, Kind.HEAVY})
"""Kinds that say how much they hold or weigh."""

USUAL_DIRECTIONS: dict[Kind, tuple[Side, ...]] = {
    Kind.SINGLE_CANNON: (Side.FRONT,),
    Kind.DOUBLE_CANNON: (Side.FRONT,),
    Kind.SINGLE_ENGINE: (Side.REAR,),
    Kind.DOUBLE_ENGINE: (Side.REAR,),
    Kind.SHIELD: (Side.FRONT, Side.RIGHT),
    Kind.SINGLE_ARTIFACT: (Side.FRONT, Side.REAR),
    Kind.DOUBLE_ARTIFACT: tuple(Side),
}
"""Where a component looks when its word does not say."""
LOOKING = frozenset(USUAL_DIRECTIONS) - {Kind.DOUBLE_ARTIFACT}
"""Kinds whose words say where they look; a double artifact looks everywhere."""

FIGURE_LETTERS = {Figure.HUMAN: "h", Figure.BROWN: "b", Figure.PURPLE: "p"}
FIGURE_OF_LETTER = {letter: figure for figure, letter in FIGURE_LETTERS.items()}

SIDE_SIGNS = "^>v<NESW"
SIDE_OF_SIGN = {sign: Side(place % 4) for place, sign in enumerate(SIDE_SIGNS)}
CONNECTORS = "0123"
HOLDS = "+~"
PRINTED = "#P"
STARTS = "@k"


@dataclass(frozen=True)
class Spelling:
    """The signs that a drawing and a link write differently."""

    sides: str
    start: str
    printed: str
    holds: str


DRAWN = Spelling(sides="^>v<", start="@", printed="#", holds="+")
LINKED = Spelling(sides="NESW", start="k", printed="P", holds="~")
