"""Escort Mission: an unarmed ship flies along, and somebody has to look after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.declaring import battery_answers
from boltbucket.rules.flying.strike import Defend
from boltbucket.rules.language.answer import PASS, Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.table.match import BillLine
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.missions.supercards.supercard import at_level
from boltbucket.rules.variants.missions.variant import MissionVariant

STEP_IN: Final[Answer] = ("step_in",)
AHEAD = 2
"""Spaces it moves in Open Space."""
REWARDS = (3, 5, 7, 9)
CONVOY_REWARDS = (2, 3, 4, 5)
"""With five players there are two of them, and so much is paid for each."""


@dataclass(frozen=True)
class EscortVariant(MissionVariant):
    """Cards that look for the weakest find the escorted ship, unless somebody covers it."""

    escort: int | None = None
    """The space of its rocket, which is in nobody's way; none when it has left the flight."""
    follower: int | None = None
    """The space of the rocket behind it, if five players escort a convoy of two."""

    @property
    def rockets(self) -> tuple[int, ...]:
        """Where the escorted rockets are, the first one first."""
        return tuple(space for space in (self.escort, self.follower) if space is not None)

    def before_first_card(self, play: Play) -> Agenda:
        return (*super().before_first_card(play), SendEscort())

    def before_card(self, play: Play, card: Card) -> Agenda:
        if not card.needs_rivals or self.escort is None or len(play.table.order) < 2:
            return super().before_card(play, card)
        cover = CoverEscort(play.table.order, card if play.table.match.clarified else None)
        return (cover, *super().before_card(play, card))

    def after_card(self, play: Play, card: Card) -> Agenda:
        agenda = super().after_card(play, card)
        if self.escort is None:
            return agenda
        if isinstance(card, OpenSpace):
            move_escort(play, *(space + AHEAD for space in self.rockets))
        for _ in self._lapped(play.table):
            lose_escort(play, "lapped")
        return agenda

    def _lapped(self, table: Table) -> list[int]:
        """The rockets more than a lap behind the leader: always those at the rear."""
        if not table.order:
            return []
        lap_behind = table.route.positions[table.route.leader] - table.route.length
        return [space for space in self.rockets if space < lap_behind]

    def extra_lines(self, play: Play) -> tuple[tuple[Seat, BillLine], ...]:
        usual = super().extra_lines(play)
        if self.escort is None:
            return usual
        rewards = CONVOY_REWARDS if play.table.crowded else REWARDS
        count = len(self.rockets)
        line = BillLine("escort", at_level(rewards, play.table.level.number) * count, count)
        return (*usual, *((seat, line) for seat in play.table.order))


def _variant(table: Table) -> EscortVariant:
    assert isinstance(table.variant, EscortVariant), table.variant
    return table.variant


def move_escort(play: Play, space: int, behind: int | None = None) -> None:
    variant = replace(_variant(play.table), escort=space, follower=behind)
    play.table = replace(play.table, variant=variant)
    play.tell(EscortMoved(space) if behind is None else ConvoyMoved((space, behind)))


def lose_escort(play: Play, reason: str) -> None:
    """The escorted ship is gone; of a convoy the rear one goes first."""
    variant = _variant(play.table)
    if variant.follower is None:
        play.table = replace(play.table, variant=replace(variant, escort=None))
        play.tell(EscortLost(reason))
    else:
        play.table = replace(play.table, variant=replace(variant, follower=None))
        play.tell(ConvoyShrank(reason))


@value
class SendEscort(Step):
    """It starts on the space behind the last ship; with five players another one behind it."""

    def run(self, play: Play) -> Agenda:
        if play.table.order:
            last = play.table.route.positions[play.table.order[-1]]
            move_escort(play, *((last - 1, last - 2) if play.table.crowded else (last - 1,)))
        return ()


@value
class CoverEscort(Step):
    """In order, each may spend a battery, so that the weakest player suffers as usual, or step in
    and suffer all that the card takes. If nobody does, the escorted ship is hit and lost, and the
    card is over for everybody."""

    seats: tuple[Seat, ...]
    card: Card | None = None
    """The card whose blow can be taken; none by earlier rules."""

    def ask(self, table: Table) -> Questions:
        if not self.seats:
            return ()
        step_in = () if self.card is None else (STEP_IN,)
        covers = (*battery_answers(table, self.seats[0]), *step_in)
        return (Defend(self.seats[0], (*covers, PASS), means="escort"),) if covers else ()

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == PASS:
            return (replace(self, seats=self.seats[1:]),)
        if answer == STEP_IN:
            assert isinstance(self.card, Adventure), self.card
            play.tell(EscortCovered(self.seats[0]))
            return (*self.card.suffered_by(play, self.seats[0]), CardIsOver())
        play.spend_battery(self.seats[0], int(answer[1]), "escort")
        play.tell(EscortCovered(self.seats[0]))
        return ()

    def run(self, play: Play) -> Agenda:
        if self.seats:
            return (replace(self, seats=self.seats[1:]),)
        lose_escort(play, "hit")
        return (CardIsOver(),)


@value
class CardIsOver(Step):
    """The blow has been dealt: for the rest of the card it is as though nobody were there."""

    def run(self, play: Play) -> Agenda:
        route = play.table.route
        play.table = replace(play.table, route=route.with_away(frozenset(route.positions)))
        return ()


# Events


@value
class EscortMoved(Event):
    topic = "missions"
    position: int


@value
class ConvoyMoved(Event):
    topic = "five_players"
    spaces: tuple[int, ...]


@value
class ConvoyShrank(Event):
    """One of two escorted rockets is lost. reason: "hit" or "lapped"."""

    topic = "five_players"
    reason: str


@value
class EscortCovered(Event):
    topic = "missions"
    seat: Seat


@value
class EscortLost(Event):
    """reason: "hit" or "lapped"."""

    topic = "missions"
    reason: str
