"""A match: one flight or several, and what goes on from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from boltbucket.rules.cards.card import Card
from boltbucket.rules.dice import Chance
from boltbucket.rules.editions.edition import Level
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.charter import PLAIN_CHARTER, Charter
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import FlightBegan, MatchEnded
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.flying import FlyDeck
from boltbucket.rules.flight.rewards import Bill, SettleBill
from boltbucket.rules.flight.route import Route
from boltbucket.rules.setup import Format, Setup, check_setup
from boltbucket.rules.trek import Titles, TrekCharter, draw_titles
from boltbucket.rules.yard.deck import Piles, deal_piles
from boltbucket.rules.yard.opening import open_yard


@dataclass(frozen=True)
class Match:
    """What outlives a flight."""

    number: int = 0
    """Which flight it is, counted from 0."""
    used: frozenset[str] = frozenset()
    """The ids of cards that have left the game."""
    bills: tuple[Mapping[Seat, Bill], ...] = ()
    """The bills of all flights so far."""
    titles: Titles | None = None
    """The titles of the Trek."""
    starting_credits: int = 0


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
    return empty_table(setup, chance), (*_before_match(setup), BeginFlight(0))


def _before_match(setup: Setup) -> Agenda:
    return (DrawTitles(),) if setup.format is Format.TREK else ()


def empty_table(setup: Setup, chance: Chance) -> Flight:
    box = edition(setup.edition)
    flight = Flight.__new__(Flight)
    flight.setup = setup
    flight.edition = box
    flight.chance = chance
    flight.match = Match()
    flight.events = []
    flight.credits = dict.fromkeys(range(setup.seats), 0)
    clear_table(flight, box.levels[setup.flights[0]], PLAIN_CHARTER)
    return flight


def clear_table(flight: Flight, level: Level, charter: Charter) -> None:
    """Put away the last flight and get out the boards of the next."""
    flight.level = level
    flight.charter = charter
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


@dataclass(frozen=True)
class DrawTitles(Step):
    """The Trek begins: as many titles as there are players."""

    def run(self, flight: Flight) -> Agenda:
        titles = draw_titles(flight)
        flight.match = replace(flight.match, titles=titles)
        return ()


@dataclass(frozen=True)
class BeginFlight(Step):
    """Set up the next flight, or end the match after the last."""

    number: int

    def run(self, flight: Flight) -> Agenda:
        if self.number == len(flight.setup.flights):
            return (EndMatch(),)
        name = flight.setup.flights[self.number]
        level = flight.edition.levels[name]
        flight.match = replace(flight.match, number=self.number)
        clear_table(flight, level, _charter(flight))
        flight.tell(FlightBegan(self.number, name))
        building = open_yard(
            flight, lay_piles(flight, level), first=self.number % flight.setup.seats
        )
        return (*building, FlyDeck(), SettleBill(), BeginFlight(self.number + 1))


def _charter(flight: Flight) -> Charter:
    if flight.match.titles is not None:
        return TrekCharter()
    return PLAIN_CHARTER


def lay_piles(flight: Flight, level: Level) -> Piles:
    """The piles of the next flight; their cards leave the game."""
    piles = deal_piles(level, _cards_for(flight, level), flight.chance)
    dealt = frozenset(card.id for pile in piles for card in pile)
    flight.match = replace(flight.match, used=flight.match.used | dealt)
    return piles


def _cards_for(flight: Flight, level: Level) -> list[Card]:
    """The marked cards of a learning flight, or cards that have not been used yet."""
    if level.learning_cards_only:
        return list(flight.edition.learning_cards)
    return [card for number in level.pile for card in _unused(flight, level, number)]


def _unused(flight: Flight, level: Level, number: int) -> list[Card]:
    """Cards of a level that are still in the game; when too few are left, all come back."""
    cards = flight.edition.cards_of(number)
    fresh = [card for card in cards if card.id not in flight.match.used]
    if len(fresh) >= level.pile[number] * level.piles:
        return fresh
    back = flight.match.used.difference(card.id for card in cards)
    flight.match = replace(flight.match, used=back)
    return list(cards)


@dataclass(frozen=True)
class EndMatch(Step):
    """Count the credits."""

    def run(self, flight: Flight) -> Agenda:
        outcome = outcome_of(flight)
        flight.tell(MatchEnded(tuple(sorted(outcome.credits.items())), outcome.winners))
        return ()


def outcome_of(flight: Flight) -> Outcome:
    credits = {seat: flight.purse(seat) for seat in flight.seats}
    by_wealth = sorted(flight.seats, key=lambda seat: (-credits[seat], seat))
    profit = flight.match.starting_credits
    return Outcome(
        credits=credits,
        winners=tuple(seat for seat in by_wealth if credits[seat] > profit),
        ranking=tuple(
            tuple(seat for seat in by_wealth if credits[seat] == purse)
            for purse in sorted(set(credits.values()), reverse=True)
        ),
        bills=flight.match.bills,
    )
