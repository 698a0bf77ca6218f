"""A match: one flight or several, and what goes on from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from boltbucket.rules.cards.card import Card
from boltbucket.rules.dice import Chance
from boltbucket.rules.editions.edition import Level
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.charter import PLAIN_CHARTER
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import FlightBegan, MatchEnded
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.flying import FlyDeck
from boltbucket.rules.flight.rewards import Bill, SettleBill
from boltbucket.rules.flight.route import Route
from boltbucket.rules.missions.choosing import STARTING_CREDITS, ChooseMission
from boltbucket.rules.setup import Format, Setup, check_setup
from boltbucket.rules.trek import Titles, TrekCharter, draw_titles
from boltbucket.rules.value import blank, replace, value
from boltbucket.rules.yard.deck import Piles, deal_piles
from boltbucket.rules.yard.opening import open_yard


@value
class Match:
    """What outlives a flight."""

    number: int = 0
    """Which flight it is, counted from 0."""
    used: frozenset[str] = frozenset()
    """The ids of cards that have left the game."""
    turned_up: frozenset[str] = frozenset()
    """Those of them that everybody has seen; a flight can end before its deck does."""
    bills: tuple[Mapping[Seat, Bill], ...] = ()
    """The bills of all flights so far."""
    titles: Titles | None = None
    """The titles of the Trek."""
    starting_credits: int = 0
    missions: tuple[str, ...] = ()
    """The missions that were drawn so far."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    credits: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    """Everybody who made a profit, the richest first."""
    ranking: tuple[tuple[Seat, ...], ...]
    """Seats by credits, the richest first; equals together."""
    bills: tuple[Mapping[Seat, Bill], ...]


def opening(setup: Setup, seed: int, replay: tuple[int, ...] = ()) -> tuple[Flight, Agenda]:
    """An empty table, and the agenda of the whole match; raises Illegal for a bad set-up."""
    check_setup(setup)
    chance = Chance(seed)
    chance.replay = list(replay)
    programme = PROGRAMMES[setup.format]
    return empty_table(setup, chance), (*programme.before_match, BeginFlight(0))


def empty_table(setup: Setup, chance: Chance) -> Flight:
    box = edition(setup.edition)
    flight = blank(Flight)
    flight.setup = setup
    flight.edition = box
    flight.chance = chance
    flight.match = Match(starting_credits=PROGRAMMES[setup.format].starting_credits)
    flight.events = []
    flight.credits = dict.fromkeys(range(setup.seats), flight.match.starting_credits)
    clear_table(flight, box.levels[setup.flights[0]])
    return flight


def clear_table(flight: Flight, level: Level) -> None:
    """Put away the last flight and get out the boards of the next."""
    flight.level = level
    flight.charter = PLAIN_CHARTER
    flight.ships = {}
    flight.lost = dict.fromkeys(flight.seats, ())
    flight.route = Route(level.loop, {})
    flight.retired = {}
    flight.doomed = {}
    flight.bank = flight.edition.bank.goods
    flight.piles = ()
    flight.seen = {}
    flight.deck = ()
    flight.card = None
    flight.revealed = ()
    flight.yard = None


@value
class DrawTitles(Step):
    """The Trek begins: as many titles as there are players."""

    def run(self, flight: Flight) -> Agenda:
        titles = draw_titles(flight)
        flight.match = replace(flight.match, titles=titles)
        return ()


@value
class TakeUpTitles(Step):
    """The next flight is one of the Trek."""

    def run(self, flight: Flight) -> Agenda:
        flight.charter = TrekCharter()
        return ()


@dataclass(frozen=True)
class Programme:
    """What a format adds to plain flights."""

    starting_credits: int = 0
    before_match: Agenda = ()
    before_flight: Agenda = ()
    """Finds the terms of the flight, with its level known and the table empty."""


PROGRAMMES: Mapping[Format, Programme] = {
    Format.FLIGHTS: Programme(before_flight=(ChooseMission(),)),
    Format.TREK: Programme(before_match=(DrawTitles(),), before_flight=(TakeUpTitles(),)),
    Format.MISSIONS: Programme(STARTING_CREDITS, before_flight=(ChooseMission(drawn=True),)),
}


@value
class BeginFlight(Step):
    """Agree on the terms of the next flight, or end the match after the last."""

    number: int

    def run(self, flight: Flight) -> Agenda:
        if self.number == len(flight.setup.flights):
            return (EndMatch(),)
        if self.number:
            _make_room(flight, self.number)
        terms = PROGRAMMES[flight.setup.format].before_flight
        return (*terms, *_FLIGHT, BeginFlight(self.number + 1))


def _make_room(flight: Flight, number: int) -> None:
    """The flight before is over; the first finds the table empty."""
    flight.match = replace(flight.match, number=number, turned_up=_turned_up_so_far(flight))
    clear_table(flight, flight.edition.levels[flight.setup.flights[number]])


def _turned_up_so_far(flight: Flight) -> frozenset[str]:
    dealt = {card.id for pile in flight.piles for card in pile}
    return flight.match.turned_up.difference(dealt).union(flight.revealed)


@value
class OpenYard(Step):
    """Heap, piles and ship plans are laid out, and building begins."""

    def run(self, flight: Flight) -> Agenda:
        number = flight.match.number
        flight.tell(FlightBegan(number, flight.level.name))
        piles = lay_piles(flight, flight.level)
        return open_yard(flight, piles, first=number % flight.setup.seats)


_FLIGHT: Final[Agenda] = (OpenYard(), FlyDeck(), SettleBill())


def lay_piles(flight: Flight, level: Level) -> Piles:
    """The piles of the next flight; their cards leave the game."""
    piles = _dealt(flight, level)
    dealt = [card.id for pile in piles for card in pile]
    flight.match = replace(flight.match, used=flight.match.used.union(dealt))
    return piles


def _dealt(flight: Flight, level: Level) -> Piles:
    """The marked cards of a learning flight in one pile, or cards that have not been used yet."""
    if level.learning_cards_only:
        return (flight.chance.shuffled(flight.edition.learning_cards, "piles"),)
    unused = {number: _unused(flight, level, number) for number in level.pile}
    return deal_piles(level, unused, flight.chance)


def _unused(flight: Flight, level: Level, number: int) -> Sequence[Card]:
    """Cards of a level that are still in the game; when too few are left, all come back."""
    cards = flight.edition.cards_of(number)
    if not flight.match.used:
        return cards
    fresh = [card for card in cards if card.id not in flight.match.used]
    if len(fresh) >= level.pile[number] * level.piles:
        return fresh
    back = flight.match.used.difference(card.id for card in cards)
    flight.match = replace(flight.match, used=back)
    return cards


@value
class EndMatch(Step):
    """Count the credits."""

    def run(self, flight: Flight) -> Agenda:
        purses = _purses(flight)
        flight.tell(MatchEnded(tuple(purses.items()), _winners(flight, purses)))
        return ()


def outcome_of(flight: Flight) -> Outcome:
    purses = _purses(flight)
    return Outcome(
        credits=purses,
        winners=_winners(flight, purses),
        ranking=tuple(
            tuple(seat for seat in purses if purses[seat] == credits)
            for credits in sorted(set(purses.values()), reverse=True)
        ),
        bills=flight.match.bills,
    )


def _purses(flight: Flight) -> dict[Seat, int]:
    return {seat: flight.purse(seat) for seat in flight.seats}


def _winners(flight: Flight, purses: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Who has more than at the start, the richest first."""
    least = flight.match.starting_credits
    winners = [seat for seat, credits in purses.items() if credits > least]
    # sorted() keeps the order of seats among equals.
    return tuple(sorted(winners, key=lambda seat: -purses[seat]))
