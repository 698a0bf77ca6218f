"""The set-up of a match: what the players agree on before the first tile is taken."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.ship.kept import kept

MOST_SEATS = 4
"""How many can play with the parts of the base games."""


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

    @kept
    def problem(self) -> Illegal | None:
        """Why it cannot be played, if it cannot; missions, of which more can be read in at any
        time, are looked at apart."""
        try:
            _check(self)
        except Illegal as problem:
            return problem
        return None


def check_setup(setup: Setup) -> Setup:
    """The set-up itself, if it can be played; raises Illegal otherwise."""
    problem = setup.problem
    if problem is not None:
        raise Illegal(problem.code, **problem.params)
    if setup.missions or setup.options or setup.format is Format.MISSIONS:
        _check_missions(setup)
    return setup


def _check(setup: Setup) -> None:
    _check_edition(setup)
    if not 1 <= setup.seats <= MOST_SEATS:
        raise Illegal("setup_seats", seats=setup.seats, most=MOST_SEATS)
    if not 10 <= setup.sand_percent <= 1000:
        raise Illegal("setup_sand", percent=setup.sand_percent)
    if setup.teams is not Teams.NONE and (setup.seats < 4 or setup.seats % 2):
        raise Illegal("setup_teams", seats=setup.seats)
    if setup.format is Format.TREK and setup.flights != TREK_FLIGHTS:
        raise Illegal("setup_trek", flights=", ".join(setup.flights))
    _check_handicaps(setup)


TREK_FLIGHTS = ("I", "II", "III")


def _check_edition(setup: Setup) -> None:
    if setup.edition not in EDITION_NAMES:
        raise Illegal("setup_edition", edition=setup.edition, known=", ".join(EDITION_NAMES))
    levels = edition(setup.edition).levels
    if not 1 <= len(setup.flights) <= 20:
        raise Illegal("setup_flights", count=len(setup.flights))
    for name in setup.flights:
        if name not in levels:
            raise Illegal("setup_level", level=name, known=", ".join(levels))


def _check_handicaps(setup: Setup) -> None:
    for seat, handicap in setup.handicaps:
        seconds = (handicap.head_start, handicap.extra_time)
        if seat not in range(setup.seats) or not all(0 <= each <= 3600 for each in seconds):
            raise Illegal("setup_handicap", seat=seat)
    seats = [seat for seat, _ in setup.handicaps]
    for seat in seats:
        if seats.count(seat) > 1:
            raise Illegal("setup_handicap_twice", seat=seat)


def _check_missions(setup: Setup) -> None:
    # Missions are flown, and the flight knows its set-up: they are needed only from here on.
    from boltbucket.rules.missions.agreement import check_missions

    check_missions(setup)


def read_setup(data: Any) -> Setup:
    """A set-up from plain data; raises Illegal naming the field that is wrong."""
    if not isinstance(data, dict):
        raise Illegal("setup_field", field="setup")
    unknown = set(data) - {field.name for field in fields(Setup)}
    if unknown:
        raise Illegal("setup_field", field=sorted(map(str, unknown))[0])
    return check_setup(Setup(**{name: _read_field(name, item) for name, item in _all(data)}))


def _all(data: dict[str, Any]) -> list[tuple[str, Any]]:
    for name in ("edition", "seats", "flights"):
        if name not in data:
            raise Illegal("setup_field", field=name)
    return list(data.items())


def _read_field(name: str, item: Any) -> Any:
    try:
        return _READERS[name](item)
    except (TypeError, ValueError, KeyError) as error:
        raise Illegal("setup_field", field=name) from error


def _text(item: Any) -> str:
    if not isinstance(item, str):
        raise TypeError
    return item


def _whole(item: Any) -> int:
    if type(item) is not int:
        raise TypeError
    return item


def _switch(item: Any) -> bool:
    if not isinstance(item, bool):
        raise TypeError
    return item


def _texts(item: Any) -> tuple[str, ...]:
    if not isinstance(item, list | tuple):
        raise TypeError
    return tuple(_text(each) for each in item)


def _handicaps(item: Any) -> tuple[tuple[int, Handicap], ...]:
    return tuple((_whole(seat), _handicap(each)) for seat, each in item)


def _handicap(item: dict[str, Any]) -> Handicap:
    return Handicap(**{name: _whole(seconds) for name, seconds in item.items()})


_READERS: dict[str, Any] = {
    "edition": _text,
    "seats": _whole,
    "flights": _texts,
    "format": Format,
    "building": Building,
    "sand_percent": _whole,
    "handicaps": _handicaps,
    "prognostic": _switch,
    "teams": Teams,
    "missions": _texts,
    "options": _texts,
}
