"""Giving up: forced or chosen, always between two cards."""

from __future__ import annotations

from typing import Final

from boltbucket.rules.flying.bill import sale
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step, together
from boltbucket.rules.table.table import Table

FLY_ON: Final[Answer] = ("fly_on",)
GIVE_UP: Final[Answer] = ("give_up",)


@value
class MustGiveUp(Step):
    """After every card, the last one too: no strength in Open Space, no humans, lapped.

    Those who cannot fly on leave first. Only a leader who flies on can be a lap ahead.
    """

    def run(self, play: Play) -> Agenda:
        doomed = play.table.doomed
        play.table = replace(play.table, doomed={})
        if not play.table.level.giving_up:
            return ()
        for seat in play.table.order:
            if seat in doomed:
                give_up(play, seat, doomed[seat])
            elif not play.table.ship(seat).humans:
                give_up(play, seat, "no_humans")
        for seat in play.table.route.lapped:
            give_up(play, seat, "lapped")
        return ()


def give_up(play: Play, seat: Seat, reason: str) -> None:
    """The rocket leaves the board."""
    table = play.table
    retired = {**table.retired, seat: reason}
    play.table = replace(table, route=table.route.without(seat), retired=retired)
    play.tell(GaveUp(seat, reason))


@value
class MayGiveUp(Step):
    """Before the next card is revealed, all who fly decide whether they go on."""

    def run(self, play: Play) -> Agenda:
        if not play.table.deck or not play.table.level.giving_up:
            return ()
        return together(play, [(DecideToFlyOn(seat),) for seat in play.table.order])


@value
class DecideToFlyOn(Step):
    """Fly on, or give up of one's own accord."""

    seat: Seat

    def ask(self, table: Table) -> Questions:
        sales = [sale(table, self.seat, arrived=arrived) for arrived in (True, False)]
        return (FlyOn(self.seat, (FLY_ON, GIVE_UP), len(table.deck), *sales),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == GIVE_UP:
            give_up(play, seat, "chosen")
        return ()


# Questions


@value
class FlyOn(Choice):
    """Between two cards: ("fly_on",) or ("give_up",)."""

    kind = "fly_on"
    topic = "giving_up"
    cards_left: int = 0
    goods: int = 0
    """What the goods aboard bring whoever arrives with them."""
    goods_given_up: int = 0
    """And whoever gives up now."""


# Events


@value
class GaveUp(Event):
    """reason: "chosen", "no_humans", "no_engines", "lapped" or a mission's own."""

    topic = "giving_up"
    seat: Seat
    reason: str
