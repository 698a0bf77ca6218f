"""Sitting out a supercard: a piece of payload is given up, and the ship is away for a while."""

from __future__ import annotations

from boltbucket.rules.flying.damage import Discard, lose_components
from boltbucket.rules.language.answer import PASS, Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table


@value
class MaySitOut(Step):
    """The seat may give up one of its pieces of payload, or face the card."""

    seat: Seat
    card: Card
    payload: Kind

    def ask(self, table: Table) -> Questions:
        cells = table.ship(self.seat).layout.of((self.payload,))
        if not cells:
            return ()
        options = (*(("discard", cell) for cell in cells), PASS)
        return (Discard(self.seat, options, purpose="sit_out", amount=1),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == PASS:
            return ()
        falling = lose_components(play, self.seat, (int(answer[1]),), Cause.GIVEN_UP)
        return (*falling, GoAway(self.seat, self.card))


@value
class GoAway(Step):
    """Until the card is over it is as though the ship were not in the flight."""

    seat: Seat
    card: Card

    def run(self, play: Play) -> Agenda:
        play.table = replace(
            play.table, route=play.table.route.with_away(play.table.route.away | {self.seat})
        )
        play.tell(CardSatOut(self.seat, self.card))
        return ()


# Events


@value
class CardSatOut(Event):
    """For this card it is as though the ship were not in the flight."""

    topic = "missions"
    seat: Seat
    card: Card
