"""What the bill of a mission can count, by the word a mission file uses for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.missions.mission import Counter
from boltbucket.rules.ship import payload
from boltbucket.rules.ship.tile import CABINS, CANNONS, ENGINES, PAYLOADS, Kind

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight

LOST = "lost "
ARTIFACTS = (Kind.SINGLE_ARTIFACT, Kind.DOUBLE_ARTIFACT)


def tiles_aboard(kinds: Collection[Kind]) -> Counter:
    """Components of these kinds that are still attached."""

    def count(flight: Flight, seat: Seat) -> int:
        return sum(tile.kind in kinds for tile in flight.ship(seat).tiles.values())

    return count


def tiles_lost(kinds: Collection[Kind]) -> Counter:
    """Components of these kinds that came off, in whatever way."""

    def count(flight: Flight, seat: Seat) -> int:
        return sum(lost.tile.kind in kinds for lost in flight.lost[seat])

    return count


def _one(flight: Flight, seat: Seat) -> int:
    return 1


def _mass(flight: Flight, seat: Seat) -> int:
    ship = flight.ship(seat)
    return payload.mass(ship.frame, ship.quirks)


def _humans(flight: Flight, seat: Seat) -> int:
    return flight.ship(seat).humans


def _aliens(flight: Flight, seat: Seat) -> int:
    return len(flight.ship(seat).aliens)


def _crew(flight: Flight, seat: Seat) -> int:
    return flight.ship(seat).crew_size


def _batteries(flight: Flight, seat: Seat) -> int:
    return flight.ship(seat).batteries


def _goods(flight: Flight, seat: Seat) -> int:
    return len(flight.ship(seat).all_goods)


def _exposed_connectors(flight: Flight, seat: Seat) -> int:
    return flight.ship(seat).exposed_connectors


def _crew_lost(flight: Flight, seat: Seat) -> int:
    humans, aliens = _launched(flight, seat)
    return humans + aliens - _crew(flight, seat)


def _aliens_lost(flight: Flight, seat: Seat) -> int:
    return _launched(flight, seat)[1] - _aliens(flight, seat)


def _no_alien_at_launch(flight: Flight, seat: Seat) -> int:
    return int(_launched(flight, seat)[1] == 0)


def _launched(flight: Flight, seat: Seat) -> tuple[int, int]:
    """The humans and aliens aboard before the first card."""
    crews: dict[Seat, tuple[int, int]] = dict(getattr(flight.charter, "crews", ()))
    return crews.get(seat) or (_humans(flight, seat), _aliens(flight, seat))


COUNTERS: dict[str, Counter] = {
    "one": _one,
    "components": tiles_aboard(frozenset(Kind)),
    "components_lost": tiles_lost(frozenset(Kind)),
    "payload": tiles_aboard(PAYLOADS),
    "payload_lost": tiles_lost(PAYLOADS),
    "artifacts": tiles_aboard(ARTIFACTS),
    "mass": _mass,
    "cannons": tiles_aboard(CANNONS),
    "engines": tiles_aboard(ENGINES),
    "cabins": tiles_aboard(CABINS),
    "exposed_connectors": _exposed_connectors,
    "batteries": _batteries,
    "goods": _goods,
    "crew": _crew,
    "humans": _humans,
    "aliens": _aliens,
    "crew_lost": _crew_lost,
    "aliens_lost": _aliens_lost,
    "no_alien_at_launch": _no_alien_at_launch,
    **{kind.value: tiles_aboard((kind,)) for kind in Kind},
    **{f"{LOST}{kind.value}": tiles_lost((kind,)) for kind in Kind},
}
"""The kinds of component count those aboard, `lost` and a kind those that came off."""
