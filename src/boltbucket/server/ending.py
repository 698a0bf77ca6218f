"""The last moment of a flight: ships, goods and rockets as they were when it was paid."""

from __future__ import annotations

from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Answer, Seat
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.rewards import ReturnTokens
from boltbucket.rules.match import BeginFlight


def flight_at_its_end(flight: Flight, agenda: Agenda, seat: Seat, answer: Answer) -> Flight:
    """The flight, a copy of its own, played on with the answer that ends it, up to the moment
    before the table is cleared. Its events are those of the answer until then."""
    head, *rest = agenda
    agenda = (*head.takes(flight, seat, answer), *rest)
    while agenda and not isinstance(agenda[0], ReturnTokens | BeginFlight):
        step, *rest = agenda
        asks = step.asks(flight)
        if not asks:
            agenda = (*step.run(flight), *rest)
            continue
        forced = step.forced(asks)
        if forced is None:
            break
        owner, only = forced
        agenda = (*step.takes(flight, owner, only), *rest)
    return flight
