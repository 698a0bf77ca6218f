"""What the bill of a mission can count, by the word a mission file uses for it."""

from __future__ import annotations

from collections.abc import Collection

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship import payload
from boltbucket.rules.ship.tile import CABINS, CANNONS, ENGINES, PAYLOADS, Kind
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.missions.mission import Counter

LOST = "lost "
ARTIFACTS = (Kind.SINGLE_ARTIFACT, Kind.DOUBLE_ARTIFACT)


def tiles_aboard(kinds: Collection[Kind]) -> Counter:
    """Components of these kinds that are still attached."""

    def count(table: Table, seat: Seat) -> int:
        return sum(tile.kind in kinds for tile in table.ship(seat).tiles.values())

    return count


def tiles_lost(kinds: Collection[Kind]) -> Counter:
    """Components of these kinds that came off, in whatever way."""

    def count(table: Table, seat: Seat) -> int:
        return sum(lost.tile.kind in kinds for lost in table.lost[seat])

    return count


def _one(table: Table, seat: Seat) -> int:
    return 1


def _mass(table: Table, seat: Seat) -> int:
    ship = table.ship(seat)
    return payload.mass(ship.layout, ship.quirks)


def _humans(table: Table, seat: Seat) -> int:
    return table.ship(seat).humans


def _aliens(table: Table, seat: Seat) -> int:
    return len(table.ship(seat).aliens)


def _crew(table: Table, seat: Seat) -> int:
    return table.ship(seat).crew_size


def _batteries(table: Table, seat: Seat) -> int:
    return table.ship(seat).batteries


def _goods(table: Table, seat: Seat) -> int:
    return len(table.ship(seat).all_goods)


def _exposed_connectors(table: Table, seat: Seat) -> int:
    return table.ship(seat).exposed_connectors


def _crew_lost(table: Table, seat: Seat) -> int:
    humans, aliens = _launched(table, seat)
    return humans + aliens - _crew(table, seat)


def _aliens_lost(table: Table, seat: Seat) -> int:
    return _launched(table, seat)[1] - _aliens(table, seat)


def _no_alien_at_launch(table: Table, seat: Seat) -> int:
    return int(_launched(table, seat)[1] == 0)


def _launched(table: Table, seat: Seat) -> tuple[int, int]:
    """The humans and aliens aboard before the first card."""
    crews: dict[Seat, tuple[int, int]] = dict(getattr(table.variant, "crews", ()))
    return crews.get(seat) or (_humans(table, seat), _aliens(table, seat))


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
