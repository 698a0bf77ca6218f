"""The set-up of a match: what the players agree on before the first tile is taken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MOST_SEATS = 5
"""How many can play: four with what is printed, a fifth with parts of our own."""
TREK_FLIGHTS = ("I", "II", "III")
MOST_FLIGHTS = 20
LEAST_SAND_PERCENT, MOST_SAND_PERCENT = 10, 1000
MOST_HANDICAP = 3600
"""The longest head start, and the most extra time, in seconds."""


class Building(StrEnum):
    """How ships are built."""

    REAL_TIME = "real_time"
    """All at once, against the hourglass."""
    UNTIMED = "untimed"
    """All at once, no hourglass."""
    TURNS = "turns"
    """One after the other, a tile a turn, no hourglass."""


class Format(StrEnum):
    """What is played."""

    FLIGHTS = "flights"
    """One flight, or any sequence of flights."""
    TREK = "trek"
    """The Transgalactic Trek: titles over levels I, II and III."""
    MISSIONS = "missions"
    """The Missions game: 20 credits at the start and a mission for every flight."""

    __hash__ = str.__hash__  # the enum's own is many times slower


class Teams(StrEnum):
    """The team variants of 2007: partners sit opposite each other."""

    NONE = "none"
    SWAP = "swap"
    """Partners swap places when building is over."""
    ADVANCED = "advanced"
    """They also swap whenever the hourglass is turned, but for the last time."""


@dataclass(frozen=True)
class Handicap:
    """Help for one seat, in seconds; the owner of the clock measures them."""

    head_start: int = 0
    extra_time: int = 0


@dataclass(frozen=True)
class Setup:
    """Everything agreed on. `flights` names levels of the edition, in order."""

    edition: str
    seats: int
    flights: tuple[str, ...]
    format: Format = Format.FLIGHTS
    building: Building = Building.REAL_TIME
    sand_percent: int = 100
    """The length of a run of the hourglass; 100 is the printed one."""
    handicaps: tuple[tuple[int, Handicap], ...] = ()
    prognostic: bool = False
    teams: Teams = Teams.NONE
    missions: tuple[str, ...] = ()
    """Missions agreed on, one a flight; empty where none, or where they are drawn."""
    options: tuple[str, ...] = ()
    """Named options of missions, such as a variant printed on the card."""
    rough_roads: int = 0
    """How many cards of Rough Roads are drawn for every flight: 1 is hard, 2 extreme, 3 insane."""
    roads: tuple[str, ...] = ()
    """Cards of Rough Roads that lie beside every flight."""
    other_ships: bool = False
    """Whether all may agree on another ship once they know the mission."""
    lesson: str = ""
    """The lesson by which tiles and cards are arranged; empty where chance arranges them."""


def can_team(seats: int) -> bool:
    """Whether so many can play in pairs."""
    return seats >= 4 and not seats % 2


def pairs(seats: int) -> tuple[tuple[int, int], ...]:
    """Partners sit opposite each other.

    >>> pairs(4)
    ((0, 2), (1, 3))
    """
    half = seats // 2
    return tuple((seat, seat + half) for seat in range(half))
