"""Scenes: what is shown of a table, part by part, and what has changed since it was last told.

Values of the game never change, so a part is encoded again only when its value is another one,
and once for everybody. Only a seat's own decision, the piles it has looked at and secret credits
are written for each pair of eyes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from boltbucket.rules.codec import plain
from boltbucket.rules.editions.edition import Level
from boltbucket.rules.flight.charter import PLAIN_CHARTER, Charter
from boltbucket.rules.flight.decisions import Decision, Seat
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.match import Outcome
from boltbucket.rules.setup import MOST_SEATS
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.trek import TrekCharter
from boltbucket.rules.yard.builder import Builder
from boltbucket.rules.yard.heap import Heap
from boltbucket.server import encode
from boltbucket.server.encode import encode as to_json
from boltbucket.server.shapes import Phase

Eye = Seat | None
"""Whose eyes: a seat, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision a seat has been asked for, with the number its answer must name."""

    decision: Decision
    number: int
    since: int
    building: bool = False
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything there is to be seen of a game."""

    flight: Flight
    phase: Phase
    asked: Mapping[Seat, Asked]
    outcome: Outcome | None
    times: Mapping[str, object]
    """Parts that depend on the clock and the people: hourglass, waiting, table."""

    @property
    def over(self) -> bool:
        return self.outcome is not None


Values = dict[str, Any]


def public_values(shown: Shown) -> Values:
    """What everybody sees, by part. Equal values need not be told again."""
    flight = shown.flight
    values: Values = {
        "phase": shown.phase,
        "number": flight.match.number,
        "setup": flight.setup,
        "level": flight.level,
        "piles": flight.piles,
        "open_piles": 0 if flight.yard is None else flight.yard.terms.open_piles,
        "route": flight.route,
        "order": flight.route.order,
        "card": flight.card,
        "cards_left": len(flight.deck),
        "retired": tuple(flight.retired.items()),
        "bank": flight.bank,
        "titles": flight.match.titles,
        "mission": flight.charter,
        "bills": flight.match.bills,
        "outcome": shown.outcome,
        **shown.times,
    }
    if _credits_are_public(shown):
        values["credits"] = tuple(flight.credits.items())
    for seat, ship in flight.ships.items():
        values[_SHIP[seat]] = ship
    for seat, lost in flight.lost.items():
        values[_LOST[seat]] = lost
    if flight.yard is not None:
        values["heap"] = flight.yard.heap
        for seat, builder in enumerate(flight.yard.builders):
            values[_BUILDER[seat]] = _Building(builder, flight.yard.heap)
    return values


_SHIP, _LOST, _BUILDER = (
    [f"{head}:{seat}" for seat in range(MOST_SEATS)] for head in ("ship", "lost", "builder")
)


class _Building(NamedTuple):
    """A builder, and the heap its tiles are from."""

    builder: Builder
    heap: Heap


def private_values(shown: Shown, eye: Eye) -> Values:
    """What only this seat sees; a spectator sees what is left of it."""
    values: Values = {"seat": eye, "decision": None if eye is None else shown.asked.get(eye)}
    if not _credits_are_public(shown):
        values["credits"] = _purses(shown.flight, eye)
    if eye is not None:
        for pile in _seen(shown.flight, eye):
            values[f"seen:{pile}"] = shown.flight.piles[pile]
    return values


def private_key(shown: Shown, eye: Eye) -> tuple[object, ...]:
    """All that the private values of these eyes depend on."""
    flight = shown.flight
    purses = shown.over, tuple(flight.credits.items())
    if eye is None:
        return purses
    return shown.asked.get(eye), _seen(flight, eye), purses


def _credits_are_public(shown: Shown) -> bool:
    return shown.over or not shown.flight.level.secret_credits


def _purses(flight: Flight, eye: Eye) -> tuple[tuple[Seat, int | None], ...]:
    own = () if eye is None else flight.partners(eye)
    purses = flight.credits.items()
    return tuple([(seat, purse if seat in own else None) for seat, purse in purses])


def _seen(flight: Flight, seat: Seat) -> tuple[int, ...]:
    if flight.yard is None:
        return flight.seen.get(seat, ())
    return flight.yard.builders[seat].seen


# Writing


def _decision(asked: Asked | None) -> bytes:
    return b"null" if asked is None else encode.decision_json(asked.decision, asked.number)


def _mission(charter: Charter) -> bytes:
    if charter == PLAIN_CHARTER or isinstance(charter, TrekCharter):
        return b"null"
    return to_json(plain(charter))


def _pairs(pairs: tuple[tuple[Any, Any], ...]) -> bytes:
    return to_json(dict(pairs))


_WRITERS: Mapping[str, Callable[[Any], bytes]] = {
    "setup": lambda setup: to_json(plain(setup)),
    "level": lambda level: bytes(encode.level_json(level)),
    "piles": lambda piles: to_json([len(pile) for pile in piles]),
    "retired": _pairs,
    "credits": _pairs,
    "mission": _mission,
    "route": encode.route_json,
    "card": lambda card: b"null" if card is None else bytes(encode.card_json(card)),
    "titles": encode.titles_json,
    "bills": encode.bills_json,
    "outcome": encode.outcome_json,
    "ship": encode.ship_json,
    "lost": encode.lost_json,
    "builder": lambda pair: encode.builder_json(*pair),
    "heap": encode.heap_json,
    "seen": encode.cards_json,
    "decision": _decision,
}


def written(name: str, value: Any) -> bytes:
    head = name.partition(":")[0]
    return _WRITERS.get(head, to_json)(value)


def _same(name: str, old: Any, new: Any) -> bool:
    if type(new) is _Building:
        return bool(old[0] is new[0])
    if type(new) in _BY_IDENTITY or name.startswith(("lost", "seen", "bills", "piles")):
        return False
    return bool(old == new)


_BY_IDENTITY = frozenset({Ship, Heap, Level})
"""Values that are costly to compare, and hardly ever made anew without a change."""


class Scene:
    """What one audience has been told: all parts as they were last written."""

    def __init__(self) -> None:
        self.values: Values = {}
        self.parts: dict[str, bytes] = {}
        self._stale: set[str] = set()

    def turn_to(self, values: Values) -> dict[str, bytes]:
        """Show these values from now on; the parts that have changed, ready to send."""
        old = self.values
        changes: dict[str, bytes] = {}
        if values is old:
            return changes
        for name, value in values.items():
            before = old.get(name, old)
            if before is value:
                continue
            if before is old:
                changes[name] = self._keep(name, value)
            elif not _same(name, before, value):
                self._change(name, before, value, changes)
        if len(old) != len(values) or old.keys() != values.keys():
            for name in old.keys() - values.keys():
                self._drop(name, changes)
        self.values = values
        return changes

    def _change(self, name: str, old: Any, new: Any, changes: dict[str, bytes]) -> None:
        if name == "heap" and len(old.lies) == len(new.lies) and old.tiles is new.tiles:
            if old.lies != new.lies:
                changes["heap+"] = encode.heap_changes_json(old.lies, new)
                self._stale.add(name)
            return
        changes[name] = self._keep(name, new)

    def _keep(self, name: str, value: Any) -> bytes:
        self._stale.discard(name)
        text = self.parts[name] = written(name, value)
        return text

    def _drop(self, name: str, changes: dict[str, bytes]) -> None:
        """A part that is no longer there; of what was seen, nothing is to be seen any more."""
        self.parts.pop(name, None)
        self._stale.discard(name)
        if name.startswith("seen:"):
            changes[name] = b"[]"

    def all_parts(self) -> dict[str, bytes]:
        for name in tuple(self._stale):
            self._keep(name, self.values[name])
        return self.parts


def joined(parts: Mapping[str, bytes]) -> bytes:
    """Parts as the inside of a JSON object."""
    return b",".join([b'"%b":%b' % (name.encode(), text) for name, text in parts.items()])
