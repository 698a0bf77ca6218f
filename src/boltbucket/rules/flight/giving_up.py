"""Giving up: forced or chosen, always between two cards."""

from __future__ import annotations

from typing import Final

from boltbucket.rules.flight.agenda import Agenda, Step, together
from boltbucket.rules.flight.decisions import Answer, Decision, FlyOn, Seat
from boltbucket.rules.flight.events import GaveUp
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.value import value

FLY_ON: Final[Answer] = ("fly_on",)
GIVE_UP: Final[Answer] = ("give_up",)
_WAYS: Final = (FLY_ON, GIVE_UP)


def give_up(flight: Flight, seat: Seat, reason: str) -> None:
    """The rocket leaves the board."""
    flight.route = flight.route.without(seat)
    flight.retired[seat] = reason
    flight.tell(GaveUp(seat, reason))


@value
class MustGiveUp(Step):
    """After every card, the last one too: no strength in Open Space, no humans, lapped.

    Those who cannot fly on leave first. Only a leader who flies on can be a lap ahead.
    """

    def run(self, flight: Flight) -> Agenda:
        must_give_up(flight)
        return ()


def must_give_up(flight: Flight) -> None:
    doomed = flight.doomed
    flight.doomed = {}
    if not flight.level.giving_up:
        return
    for seat in flight.order:
        if seat in doomed:
            give_up(flight, seat, doomed[seat])
        elif not flight.ships[seat].humans:
            give_up(flight, seat, "no_humans")
    for seat in flight.route.lapped:
        give_up(flight, seat, "lapped")


@value
class MayGiveUp(Step):
    """Before the next card is revealed, all who fly decide whether they go on."""

    def run(self, flight: Flight) -> Agenda:
        return may_give_up(flight)


def may_give_up(flight: Flight) -> Agenda:
    if not flight.deck or not flight.level.giving_up:
        return ()
    return together(flight, [(DecideToFlyOn(seat),) for seat in flight.order])


@value
class DecideToFlyOn(Step):
    """Fly on, or give up of one's own accord."""

    seat: Seat

    def ask(self, flight: Flight) -> Decision | None:
        return FlyOn(self.seat, _WAYS, len(flight.deck))

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        if answer == GIVE_UP:
            give_up(flight, self.seat, "chosen")
        return ()
