"""Escort Mission: an unarmed ship flies along, and somebody has to look after it."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.cards.card import Card
from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import PASS, Answer, Decision, Defend, Seat
from boltbucket.rules.flight.declaring import battery_answers
from boltbucket.rules.flight.events import EscortCovered, EscortLost, EscortMoved
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.rewards import BillLine
from boltbucket.rules.missions.charter import MissionCharter
from boltbucket.rules.missions.supercards.supercard import at_level
from boltbucket.rules.value import replace, value

AHEAD = 2
"""Spaces it moves in Open Space."""
REWARDS = (3, 5, 7, 9)


@dataclass(frozen=True)
class EscortCharter(MissionCharter):
    """Cards that look for the weakest find the escorted ship, unless somebody covers it."""

    escort: int | None = None
    """The space of its rocket, which is in nobody's way; none when it has left the flight."""

    def before_first_card(self, flight: Flight) -> Agenda:
        return (*super().before_first_card(flight), SendEscort())

    def before_card(self, flight: Flight, card: Card) -> Agenda:
        if not card.needs_rivals or self.escort is None or len(flight.order) < 2:
            return super().before_card(flight, card)
        return (CoverEscort(flight.order), *super().before_card(flight, card))

    def after_card(self, flight: Flight, card: Card) -> Agenda:
        agenda = super().after_card(flight, card)
        if self.escort is None:
            return agenda
        if isinstance(card, OpenSpace):
            move_escort(flight, self.escort + AHEAD)
        if self._lapped(flight):
            lose_escort(flight, "lapped")
        return agenda

    def _lapped(self, flight: Flight) -> bool:
        if self.escort is None or not flight.order:
            return False
        lead = flight.route.positions[flight.route.leader] - self.escort
        return lead > flight.route.length

    def extra_lines(self, flight: Flight) -> tuple[tuple[Seat, BillLine], ...]:
        usual = super().extra_lines(flight)
        if self.escort is None:
            return usual
        reward = at_level(REWARDS, flight.level.number)
        return (*usual, *((seat, BillLine("escort", reward, 1)) for seat in flight.order))


def _charter(flight: Flight) -> EscortCharter:
    assert isinstance(flight.charter, EscortCharter), flight.charter
    return flight.charter


def move_escort(flight: Flight, space: int) -> None:
    flight.charter = replace(_charter(flight), escort=space)
    flight.tell(EscortMoved(space))


def lose_escort(flight: Flight, reason: str) -> None:
    flight.charter = replace(_charter(flight), escort=None)
    flight.tell(EscortLost(reason))


@value
class SendEscort(Step):
    """It starts on the space behind the last ship."""

    def run(self, flight: Flight) -> Agenda:
        if flight.order:
            move_escort(flight, flight.route.positions[flight.order[-1]] - 1)
        return ()


@value
class CoverEscort(Step):
    """In order, each may spend a battery. If nobody does, the escorted ship is hit instead of the
    weakest and lost, and the card is over for everybody."""

    seats: tuple[Seat, ...]

    def ask(self, flight: Flight) -> Decision | None:
        if not self.seats or not flight.ship(self.seats[0]).batteries:
            return None
        options = (*battery_answers(flight, self.seats[0]), PASS)
        return Defend(self.seats[0], options, means="escort")

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        if answer == PASS:
            return (replace(self, seats=self.seats[1:]),)
        flight.spend_battery(self.seats[0], int(answer[1]), "escort")
        flight.tell(EscortCovered(self.seats[0]))
        return ()

    def run(self, flight: Flight) -> Agenda:
        if self.seats:
            return (replace(self, seats=self.seats[1:]),)
        lose_escort(flight, "hit")
        flight.route = flight.route.with_away(frozenset(flight.route.positions))
        return ()
