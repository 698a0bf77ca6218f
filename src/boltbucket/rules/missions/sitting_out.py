"""Sitting out a supercard: a piece of payload is given up, and the ship is away for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.damage import lose_components
from boltbucket.rules.flight.decisions import PASS, Answer, Decision, Discard, Seat
from boltbucket.rules.flight.events import CardSatOut, Cause
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@value
class MaySitOut(Step):
    """The seat may give up one of its pieces of payload, or face the card."""

    seat: Seat
    card: Card
    payload: Kind

    def ask(self, flight: Flight) -> Decision | None:
        cells = flight.ship(self.seat).frame.of((self.payload,))
        if not cells:
            return None
        options = (*(("discard", cell) for cell in cells), PASS)
        return Discard(self.seat, options, purpose="sit_out", amount=1)

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        if answer == PASS:
            return ()
        falling = lose_components(flight, self.seat, (int(answer[1]),), Cause.GIVEN_UP)
        return (*falling, GoAway(self.seat, self.card))


@value
class GoAway(Step):
    """Until the card is over it is as though the ship were not in the flight."""

    seat: Seat
    card: Card

    def run(self, flight: Flight) -> Agenda:
        flight.route = flight.route.with_away(flight.route.away | {self.seat})
        flight.tell(CardSatOut(self.seat, self.card))
        return ()
