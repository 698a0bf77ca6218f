"""The clock while ships are built. The sand itself runs outside the rules: whoever owns the timer
answers for the seat CLOCK when it has run out."""

from __future__ import annotations

from boltbucket.rules.building.verbs.look import put_pile_back
from boltbucket.rules.building.verbs.reserve import reserve_tile
from boltbucket.rules.building.verbs.return_ import return_tile
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.play import Play


@value
class Clock(Choice):
    """What the owner of the clock may say: ("sand",) when a run of the hourglass is over,
    ("go", seat) when a seat has waited for the head start of others, ("time_up", seat) when the
    extra time of a seat is over."""

    kind = "clock"
    topic = "hourglass"

    @property
    def forced(self) -> Answer | None:
        """Time is never hurried on."""
        return None


def clock_says(play: Play, answer: Answer) -> None:
    if answer[0] == "go":
        _go(play, int(answer[1]))
    elif answer[0] == "sand":
        _sand(play)
    else:
        _stop(play, int(answer[1]))


def start_hourglass(play: Play) -> None:
    """The sand begins to run, once nobody has to wait any more."""
    yard = play.table.open_yard
    if yard.hourglass is None or yard.waiting:
        return
    play.table = replace(play.table, yard=replace(yard, hourglass=yard.hourglass.turned()))
    play.tell(HourglassStarted(yard.hourglass.spaces))


def _go(play: Play, seat: Seat) -> None:
    yard = play.table.open_yard
    waiting = tuple(each for each in yard.waiting if each != seat)
    play.table = replace(play.table, yard=replace(yard, waiting=waiting))
    play.tell(WaitEnded(seat))
    start_hourglass(play)


def _sand(play: Play) -> None:
    yard = play.table.open_yard
    assert yard.hourglass is not None
    hourglass = yard.hourglass.ran_out()
    play.table = replace(play.table, yard=replace(yard, hourglass=hourglass))
    play.tell(SandRanOut(hourglass.space))
    if hourglass.done:
        for seat in yard.seats:
            if yard.builds(seat) and seat not in yard.terms.extra_time:
                _stop(play, seat)


def _stop(play: Play, seat: Seat) -> None:
    """The seat drops what it holds and can only claim its place."""
    put_pile_back(play, seat)
    builder = play.table.open_yard.builders[seat]
    if builder.hand is not None:
        (reserve_tile if builder.bound else return_tile)(play, seat)
    yard = play.table.open_yard
    stopped = yard.with_builder(seat, yard.builders[seat].stopping())
    play.table = replace(play.table, yard=stopped)
    play.tell(BuildingStopped(seat))


# Events


@value
class HourglassStarted(Event):
    topic = "hourglass"
    spaces: int


@value
class SandRanOut(Event):
    topic = "hourglass"
    space: int


@value
class BuildingStopped(Event):
    """Time was up before the seat had finished."""

    topic = "hourglass"
    seat: Seat


@value
class WaitEnded(Event):
    """The head start of others is over for this seat."""

    topic = "handicaps"
    seat: Seat
