"""Colours of the two themes and of everything on a tile."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.tile import Kind

INK = "#1B2333"
PLATE_LIGHT = "#E3E9F0"
PLATE = "#C9D1DC"
PLATE_DARK = "#9FAABA"
HUB = "#232D47"
HUB_EDGE = "#3B4869"
PIPE_LIGHT = "#A9B5C6"
PIPE = "#77849A"
PIPE_DARK = "#4A566C"
CLAMP = "#F2F5F9"
MOUTH = "#04060B"
WELD = "#7C889B"
AMBER = "#FFB000"
ALARM = "#FF3B4E"
SPENT = "#38435E"
WHITE = "#F7FAFD"
GLASS = "#6EC1FF"
FLAME = "#FFD24A"

KIND_COLOURS = {
    Kind.STRUCTURAL: PIPE,
    Kind.STARTING_CABIN: GLASS,
    Kind.CABIN: GLASS,
    Kind.SINGLE_CANNON: "#C86BFA",
    Kind.DOUBLE_CANNON: "#C86BFA",
    Kind.SINGLE_ENGINE: "#FF8A3D",
    Kind.DOUBLE_ENGINE: "#FF8A3D",
    Kind.SHIELD: "#36D6A8",
    Kind.BATTERY: "#B7E04B",
    Kind.CARGO: "#E8EDF4",
    Kind.SPECIAL_CARGO: "#FF5A5F",
    Kind.LIFE_SUPPORT_BROWN: "#B9803F",
    Kind.LIFE_SUPPORT_PURPLE: "#9B6BFF",
    Kind.EXPLOSIVE: "#FF6B4A",
    Kind.FRAGILE: "#8EE3F5",
    Kind.HEAVY: "#B8C2D0",
    Kind.RADIOACTIVE: "#F5D90A",
    Kind.SINGLE_ARTIFACT: "#4FE0D0",
    Kind.DOUBLE_ARTIFACT: "#4FE0D0",
    Kind.SENTRY: "#FF7AA8",
    Kind.ARMS_LOCKER: "#8FA8FF",
}

FIGURE_COLOURS = {Figure.HUMAN: WHITE, Figure.BROWN: "#C98B45", Figure.PURPLE: "#9B6BFF"}

GOOD_COLOURS = {
    Good.RED: "#E8364A",
    Good.YELLOW: "#F5C518",
    Good.GREEN: "#2FAF5B",
    Good.BLUE: "#3D7DF0",
}

PLAYER_COLOURS = {
    "red": "#E5484D",
    "blue": "#3D7DF0",
    "green": "#2FA45A",
    "yellow": "#F0B90B",
    "orange": "#F2762E",
    "purple": "#B26BA7",
    "": "#8793A8",
}
PLAYER_SHAPES = {
    "red": "circle",
    "blue": "square",
    "green": "triangle",
    "yellow": "diamond",
}
OTHER_SHAPE = "star"


@dataclass(frozen=True)
class Theme:
    """What lies behind the tiles."""

    name: str
    ground: str
    ground_far: str
    grid: str
    """The fine lines of the blueprint."""
    square: str
    square_edge: str
    text: str
    faint: str
    panel: str
    stars: bool


SPACE = Theme(
    name="space",
    ground="#0E1424",
    ground_far="#172142",
    grid="#1B2747",
    square="#18213A",
    square_edge="#4A5F96",
    text="#E8EDF7",
    faint="#7F90BD",
    panel="#18213A",
    stars=True,
)
PAPER = Theme(
    name="paper",
    ground="#EEF3FA",
    ground_far="#E2EAF5",
    grid="#D3DFEF",
    square="#FAFCFF",
    square_edge="#6F93C4",
    text="#1B2333",
    faint="#4A6490",
    panel="#DCE6F3",
    stars=False,
)
THEMES = {theme.name: theme for theme in (SPACE, PAPER)}
