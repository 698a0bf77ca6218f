"""Agreeing on a set-up: whether it can be played, and reading one from plain data."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import (
    LEAST_SAND_PERCENT,
    MOST_FLIGHTS,
    MOST_HANDICAP,
    MOST_SAND_PERCENT,
    MOST_SEATS,
    TREK_FLIGHTS,
    Building,
    Format,
    Handicap,
    Setup,
    Teams,
    can_team,
)
from boltbucket.rules.variants.lessons.agreement import check_lesson
from boltbucket.rules.variants.missions.agreement import check_missions
from boltbucket.rules.variants.rough_roads.agreement import check_roads


def check_setup(setup: Setup) -> Setup:
    """The set-up itself, if it can be played; raises Illegal otherwise."""
    _check_edition(setup)
    if not 1 <= setup.seats <= MOST_SEATS:
        raise Illegal("setup_seats", seats=setup.seats, most=MOST_SEATS)
    if not LEAST_SAND_PERCENT <= setup.sand_percent <= MOST_SAND_PERCENT:
        raise Illegal("setup_sand", percent=setup.sand_percent)
    if setup.teams is not Teams.NONE and not can_team(setup.seats):
        raise Illegal("setup_teams", seats=setup.seats)
    if setup.format is Format.TREK and setup.flights != TREK_FLIGHTS:
        raise Illegal("setup_trek", flights=", ".join(setup.flights))
    _check_handicaps(setup)
    check_missions(setup)
    check_roads(setup)
    check_lesson(setup)
    return setup


def _check_edition(setup: Setup) -> None:
    if setup.edition not in EDITION_NAMES:
        raise Illegal("setup_edition", edition=setup.edition, known=", ".join(EDITION_NAMES))
    levels = edition(setup.edition).levels
    if not 1 <= len(setup.flights) <= MOST_FLIGHTS:
        raise Illegal("setup_flights", count=len(setup.flights))
    for name in setup.flights:
        if name not in levels:
            raise Illegal("setup_level", level=name, known=", ".join(levels))


def _check_handicaps(setup: Setup) -> None:
    for seat, handicap in setup.handicaps:
        seconds = (handicap.head_start, handicap.extra_time)
        if seat not in range(setup.seats) or not all(
            0 <= each <= MOST_HANDICAP for each in seconds
        ):
            raise Illegal("setup_handicap", seat=seat)
    seats = [seat for seat, _ in setup.handicaps]
    for seat in seats:
        if seats.count(seat) > 1:
            raise Illegal("setup_handicap_twice", seat=seat)


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


def _handicap(item: Any) -> Handicap:
    if not isinstance(item, dict):
        raise TypeError
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
    "rough_roads": _whole,
    "roads": _texts,
    "other_ships": _switch,
    "lesson": _text,
}
