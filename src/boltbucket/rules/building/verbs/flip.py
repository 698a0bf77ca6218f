"""Turn the hourglass: ("flip",). Only who has finished turns it for the last time."""

from __future__ import annotations

from boltbucket.rules.building.teams import swap_all_partners
from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.setup import Teams
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class Flip(Verb):
    name = "flip"

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        hourglass = table.open_yard.hourglass
        if hourglass is None:
            return Illegal("no_hourglass")
        if not hourglass.started:
            return Illegal("not_started")
        if hourglass.running:
            return Illegal("sand_running", space=hourglass.space)
        if not hourglass.can_turn:
            return Illegal("last_space")
        if hourglass.last_is_next and not table.open_yard.builders[seat].finished:
            return Illegal("not_finished_flip")
        return None

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        yard = play.table.open_yard
        assert yard.hourglass is not None
        hourglass = yard.hourglass.turned()
        last = hourglass.space == hourglass.spaces
        play.table = replace(play.table, yard=replace(yard, hourglass=hourglass))
        play.tell(HourglassFlipped(seat, hourglass.space, last))
        if play.table.setup.teams is Teams.ADVANCED and not last:
            swap_all_partners(play)


@value
class HourglassFlipped(Event):
    topic = "hourglass"
    seat: Seat
    space: int
    last: bool
