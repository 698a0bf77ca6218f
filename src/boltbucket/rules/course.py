"""The course of a match: one flight or several, and what goes on from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boltbucket.rules.building.opening import open_yard
from boltbucket.rules.building.piles import Piles, deal_piles
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flying.bill import SettleBill
from boltbucket.rules.flying.deck import FlyDeck
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Level
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.table.match import RULES_VERSION, Bill, Match
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import BASE_GAME
from boltbucket.rules.variants.lessons.lesson import BeginLesson
from boltbucket.rules.variants.missions.choosing import STARTING_CREDITS, ChooseMission, WishForShip
from boltbucket.rules.variants.rough_roads.drawing import LayRoads
from boltbucket.rules.variants.trek import DrawTitles, TakeUpTitles


@value
class FormatSteps:
    """What a format adds to plain flights."""

    starting_credits: int = 0
    before_match: Agenda = ()
    before_flight: Agenda = ()
    """Finds the terms of the flight, with its level known and the table empty."""


FORMATS: Final[Mapping[Format, FormatSteps]] = {
    Format.FLIGHTS: FormatSteps(before_flight=(ChooseMission(), WishForShip())),
    Format.TREK: FormatSteps(before_match=(DrawTitles(),), before_flight=(TakeUpTitles(),)),
    Format.MISSIONS: FormatSteps(
        STARTING_CREDITS, before_flight=(ChooseMission(drawn=True), WishForShip())
    ),
}


def whole_match(setup: Setup) -> Agenda:
    """The agenda of a match before anything has happened."""
    return (*FORMATS[setup.format].before_match, BeginFlight(0))


def empty_table(setup: Setup, rules: int = RULES_VERSION) -> Table:
    """The table before the first flight of a match, played by that version of the rules."""
    credits = FORMATS[setup.format].starting_credits
    match = Match(starting_credits=credits, rules=rules)
    return _set_out(setup, match, dict.fromkeys(range(setup.seats), credits))


def _set_out(setup: Setup, match: Match, credits: Mapping[Seat, int]) -> Table:
    """The boards of the next flight, and nothing on them yet."""
    box = edition(setup.edition, match.rules)
    level = box.levels[setup.flights[match.number]]
    return Table(
        setup=setup,
        edition=box,
        level=level,
        variant=BASE_GAME,
        match=match,
        credits=credits,
        bank=box.bank_for(level, setup.seats).goods,
        ships={},
        lost=dict.fromkeys(range(setup.seats), ()),
        route=Route(level.loop, {}),
        retired={},
        doomed={},
        piles=(),
        seen={},
        deck=(),
        card=None,
        revealed=(),
        yard=None,
    )


@value
class BeginFlight(Step):
    """Agree on the terms of the next flight, or end the match after the last."""

    number: int

    def run(self, play: Play) -> Agenda:
        setup = play.table.setup
        if self.number:
            _make_room(play, self.number)
        terms = FORMATS[setup.format].before_flight
        return (*terms, BeginLesson(), LayRoads(), *_FLIGHT, after_flight(setup, self.number))


def after_flight(setup: Setup, number: int) -> Step:
    """What follows when the bills of a flight are settled."""
    return EndMatch() if number + 1 == len(setup.flights) else AskToFlyAgain(number + 1)


def _make_room(play: Play, number: int) -> None:
    """The flight before is put away; the first finds the table empty."""
    table = play.table
    match = replace(table.match, number=number, turned_up=_turned_up_so_far(table))
    play.table = _set_out(table.setup, match, table.credits)


def _turned_up_so_far(table: Table) -> frozenset[str]:
    dealt = {card.id for pile in table.piles for card in pile}
    return table.match.turned_up.difference(dealt).union(table.revealed)


# Between two flights

FLY_AGAIN: Final[Answer] = ("fly_again",)
STOP: Final[Answer] = ("stop",)


@value
class AskToFlyAgain(Step):
    """Everybody looks at the bills. The match goes on unless all of them want to stop here."""

    number: int
    """The flight that is next."""
    votes: tuple[tuple[Seat, bool], ...] = ()
    """Who has spoken, and whether they fly again."""

    def ask(self, table: Table) -> Questions:
        heard = dict(self.votes)
        left = len(table.setup.flights) - self.number
        waiting = (seat for seat in table.playing if seat not in heard)
        return tuple(FlyAgain(seat, (FLY_AGAIN, STOP), left) for seat in waiting)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        play.tell(FlightWished(seat, answer == FLY_AGAIN))
        return (AskToFlyAgain(self.number, (*self.votes, (seat, answer == FLY_AGAIN))),)

    def run(self, play: Play) -> Agenda:
        again = any(wished for _, wished in self.votes)
        return (BeginFlight(self.number),) if again else (EndMatch(),)


# One flight


@value
class OpenYard(Step):
    """Heap, piles and ship plans are laid out, and building begins."""

    def run(self, play: Play) -> Agenda:
        number = play.table.match.number
        play.tell(FlightBegan(number, play.table.level.name))
        piles = lay_piles(play, play.table.level)
        return open_yard(play, piles, first=number % play.table.setup.seats)


_FLIGHT: Final[Agenda] = (OpenYard(), FlyDeck(), SettleBill())


def lay_piles(play: Play, level: Level) -> Piles:
    """The piles of the next flight; their cards leave the game."""
    piles = _dealt(play, level)
    match = play.table.match
    used = match.used.union(card.id for pile in piles for card in pile)
    play.note(replace(match, used=used))
    return piles


def _dealt(play: Play, level: Level) -> Piles:
    """The marked cards of a learning flight in one pile, or cards that have not been used yet."""
    if level.learning_cards_only:
        return (play.chance.shuffled(play.table.edition.learning_cards, "piles"),)
    unused = {number: _unused(play, level, number) for number in level.pile}
    return deal_piles(level, unused, play.chance)


def _unused(play: Play, level: Level, number: int) -> Sequence[Card]:
    """Cards of a level that are still in the game; when too few are left, all come back."""
    match = play.table.match
    cards = play.table.edition.cards_of(number)
    fresh = [card for card in cards if card.id not in match.used]
    if len(fresh) >= level.pile[number] * level.piles:
        return fresh
    play.note(replace(match, used=match.used.difference(card.id for card in cards)))
    return cards


# The end


@value
class EndMatch(Step):
    """Count the credits."""

    def run(self, play: Play) -> Agenda:
        purses = _purses(play.table)
        play.tell(MatchEnded(tuple(purses.items()), _winners(play.table, purses)))
        return ()


@value
class Outcome:
    """How a match ended."""

    credits: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    """Everybody who made a profit, the richest first."""
    ranking: tuple[tuple[Seat, ...], ...]
    """Seats by credits, the richest first; equals together."""
    bills: tuple[Mapping[Seat, Bill], ...]


def outcome_of(table: Table) -> Outcome:
    purses = _purses(table)
    return Outcome(
        credits=purses,
        winners=_winners(table, purses),
        ranking=tuple(
            tuple(seat for seat in purses if purses[seat] == credits)
            for credits in sorted(set(purses.values()), reverse=True)
        ),
        bills=table.match.bills,
    )


def _purses(table: Table) -> dict[Seat, int]:
    return {seat: table.purse(seat) for seat in table.seats}


def _winners(table: Table, purses: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Who has more than at the start, the richest first."""
    least = table.match.starting_credits
    winners = [seat for seat, credits in purses.items() if credits > least]
    # sorted() keeps the order of seats among equals.
    return tuple(sorted(winners, key=lambda seat: -purses[seat]))


# Questions


@value
class FlyAgain(Choice):
    """The flight is paid: ("fly_again",) or ("stop",)."""

    kind = "fly_again"
    topic = "end_of_flight"
    flights_left: int = 0


# Events


@value
class FlightBegan(Event):
    number: int
    level: str


@value
class FlightWished(Event):
    """A seat has said whether it flies again."""

    topic = "end_of_flight"
    seat: Seat
    again: bool


@value
class MatchEnded(Event):
    topic = "winning"
    credits: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]
