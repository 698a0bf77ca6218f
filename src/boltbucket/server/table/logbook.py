"""The log of a flight: what has been told of it, and the moments that are asked about later."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.rules.events import Event, FlightBegan, HitApproached, Launched
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.odds import Odds, odds_when
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table


@value
class Logbook:
    """Of one flight; the next begins another."""

    flight: int = 0
    """Which flight of the match it is, counted from 0."""
    events: tuple[Event, ...] = ()
    """What has been told: of its mission, and from its launch on."""
    launch: Table | None = None
    """The table when the ships left the ground."""
    hits: tuple[tuple[HitApproached, Table], ...] = ()
    """Every meteor and shot that came, with the table it came to."""

    def noting(self, event: Event, table: Table) -> Logbook:
        """The log with what has happened, and the table of that moment."""
        if isinstance(event, FlightBegan):
            return Logbook(event.number)
        log = self
        if isinstance(event, Launched):
            log = replace(log, launch=table)
        if isinstance(event, HitApproached):
            log = replace(log, hits=(*log.hits, (event, table)))
        if log.launch is not None or event.topic == "missions":
            log = replace(log, events=(*log.events, event))
        return log

    def odds(self, flight: int, hit: int) -> Mapping[Seat, Odds]:
        """What might have become of the ships when this hit of the flight came, counted from 0;
        raises Illegal for one that is not kept."""
        if flight != self.flight or not 0 <= hit < len(self.hits):
            raise Illegal("no_such_moment")
        came, table = self.hits[hit]
        return odds_when(table, came)

    def launched(self, flight: int) -> Mapping[Seat, Ship]:
        """The ships as they left the ground."""
        if flight != self.flight or self.launch is None:
            raise Illegal("no_such_moment")
        return self.launch.ships
