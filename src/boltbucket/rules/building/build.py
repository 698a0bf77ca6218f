"""Building ships: everybody at once, as fast as they can."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from boltbucket.rules.building.clock import Clock, clock_says
from boltbucket.rules.building.turns import maybe_pass_turn
from boltbucket.rules.building.verbs.finish import Finish
from boltbucket.rules.building.verbs.flip import Flip
from boltbucket.rules.building.verbs.look import Look, PutBack
from boltbucket.rules.building.verbs.pick_up import PickUp
from boltbucket.rules.building.verbs.place import Place
from boltbucket.rules.building.verbs.reserve import Fetch, Reserve
from boltbucket.rules.building.verbs.return_ import Return
from boltbucket.rules.building.verbs.take import Take
from boltbucket.rules.building.verbs.take_off import TakeOff
from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.language.value import UNTOLD, cached, value
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table

_ALL = (Place, Return, Reserve, Take, PickUp, TakeOff, Fetch, Look, PutBack, Flip, Finish)
VERBS: Final[dict[str, Verb]] = {verb.name: verb() for verb in _ALL}
"""By name, in the order in which their answers are listed."""


@value
class BuildShips(Step):
    """Everybody builds until all have claimed a start place."""

    def ask(self, table: Table) -> Questions:
        yard = table.open_yard
        if yard.over:
            return ()
        questions: list[Decision] = [Build(seat, table) for seat in yard.active]
        clock = yard.clock_answers
        if clock:
            questions.append(Clock(CLOCK, clock))
        return tuple(questions)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if seat == CLOCK:
            clock_says(play, answer)
        else:
            VERBS[str(answer[0])].act(play, seat, *map(int, answer[1:]))
            maybe_pass_turn(play)
        return (self,)


@value
class Build(Decision):
    """What to do at the yard.

    ("take", handle), ("place", cell, quarter turns), ("pick_up",) the last tile again,
    ("return",), ("reserve",), ("fetch", slot of the reserve), ("look", pile), ("put_back",) the
    pile, ("flip",) the hourglass, ("finish", start place); on the first flight of 2007 also
    ("take_off", cell) for a tile that makes a mistake. There are many options: they are listed
    only when somebody asks for them.
    """

    kind = "build"
    topic = "building"

    table: Table = field(repr=False, compare=False, metadata=UNTOLD)

    @cached
    def options(self) -> tuple[Answer, ...]:
        offers = (each for verb in VERBS.values() for each in verb.offers(self.table, self.seat))
        return tuple(answer for answer in offers if refusal(self.table, self.seat, answer) is None)

    @property
    def forced(self) -> Answer | None:
        """Building is never hurried on; only who was stopped takes the one place left."""
        yard = self.table.open_yard
        if not yard.builders[self.seat].stopped:
            return None
        places = yard.offered_places
        return ("finish", places[0]) if len(places) == 1 else None

    def allows(self, answer: Answer) -> bool:
        return refusal(self.table, self.seat, answer) is None

    def refusal(self, answer: Answer) -> Illegal:
        reason = refusal(self.table, self.seat, answer)
        assert reason is not None, answer
        return reason

    def absence(self, seat: Seat, answer: Answer) -> Illegal:
        """Why a seat that is not asked may not act."""
        yard = self.table.open_yard
        if seat in yard.waiting:
            return Illegal("head_start", seat=seat)
        if seat not in yard.seats or not yard.builders[seat].finished:
            return Illegal("not_your_turn", turn=yard.turn)
        turning = VERBS["flip"].refusal(self.table, seat) if answer == ("flip",) else None
        return turning or Illegal("already_finished", place=yard.builders[seat].place)


def refusal(table: Table, seat: Seat, answer: object) -> Illegal | None:
    """Why the seat may not do this now; None if it may. The answer may be anything."""
    if type(answer) is not tuple or not answer or type(answer[0]) is not str:
        return Illegal("unknown_answer", answer=answer)
    verb = VERBS.get(answer[0])
    objects = answer[1:]
    if verb is None or len(objects) != verb.objects or not _whole(objects):
        return Illegal("unknown_answer", answer=answer)
    builder = table.open_yard.builders[seat]
    return _idle(builder, verb.name) or verb.refusal(table, seat, *objects)


def _whole(objects: tuple[object, ...]) -> bool:
    """Whether all are whole numbers: True and 1.0 would pass for 1 and then stand in the record."""
    return all(type(each) is int for each in objects)


def _idle(builder: Builder, verb: str) -> Illegal | None:
    """Why somebody who is not building does not do this."""
    if builder.place is not None and verb != "flip":
        return Illegal("already_finished", place=builder.place)
    if builder.stopped and verb != "finish":
        return Illegal("time_is_up")
    if builder.pile is not None and verb not in ("put_back", "flip"):
        return Illegal("looking", pile=builder.pile)
    return None
