"""Building in turn: one tile or pile a turn."""

from __future__ import annotations

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.play import Play


def use_turn(play: Play) -> None:
    """Something was picked up: the turn ends when it is put down."""
    yard = play.table.open_yard
    if yard.turn is not None:
        play.table = replace(play.table, yard=replace(yard, turn_used=True))


def maybe_pass_turn(play: Play) -> None:
    """After every act: the turn goes on to the next seat if it is used up."""
    yard = play.table.open_yard
    if yard.turn is None or not yard.turn_used:
        return
    builder = yard.builders[yard.turn]
    if builder.hand is None and builder.pile is None:
        pass_turn(play, after=yard.turn)


def pass_turn(play: Play, after: Seat) -> None:
    """The next seat that has not finished is on."""
    yard = play.table.open_yard.with_turn(after)
    play.table = replace(play.table, yard=yard)
    if yard.turn is not None:
        play.tell(TurnPassed(yard.turn))


@value
class TurnPassed(Event):
    """Where players build in turn: whose turn it is now."""

    topic = "building_turns"
    seat: Seat
