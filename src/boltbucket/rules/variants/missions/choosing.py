"""Choosing missions: three are drawn, the players agree on one, or chance decides."""

from __future__ import annotations

from dataclasses import replace as replace_level

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Decision, Pick
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.match import Memory
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.missions import library
from boltbucket.rules.variants.missions.variant import MissionVariant

DRAWN = 3
STARTING_CREDITS = 20
NONE = "none"
"""What a seat says that could live with each of the missions."""


@value
class ChooseMission(Step):
    """The mission of the next flight: the one that was set up, or one of three that are drawn."""

    drawn: bool = False
    """Whether missions are drawn where none was set up."""

    def run(self, play: Play) -> Agenda:
        fixed = play.table.setup.missions
        if fixed:
            accept_mission(play, fixed[play.table.match.number], "set_up")
            return ()
        return (DrawMissions(),) if self.drawn else ()


@value
class DrawMissions(Step):
    """Three missions nobody has drawn before, as long as there are three; then all come back."""

    def run(self, play: Play) -> Agenda:
        playable = [
            name
            for name, mission in library.box_missions().items()
            if mission.problem_with(play.table.level, play.table.setup.seats) is None
        ]
        match = play.table.match
        before = (match.recall(MissionsSeen) or MissionsSeen()).missions
        fresh = [name for name in playable if name not in before]
        if len(fresh) < DRAWN:
            before, fresh = (), playable
        drawn = play.chance.shuffled(fresh, "missions")[:DRAWN]
        play.note(match.remembering(MissionsSeen((*before, *drawn))))
        play.tell(MissionsDrawn(drawn))
        return (WishForMission(drawn),)


@value
class MissionsSeen(Memory):
    """The missions that were drawn so far."""

    missions: tuple[str, ...] = ()


@value
class Ballot(Step):
    """All seats say something at the same time; when all have spoken, it counts."""

    missions: tuple[str, ...]
    votes: tuple[tuple[Seat, str], ...] = ()

    def ballot(self, seat: Seat) -> Decision:
        raise AssertionError(f"{self} has no question")

    def ask(self, table: Table) -> Questions:
        voted = dict(self.votes)
        return tuple(self.ballot(seat) for seat in table.playing if seat not in voted)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        mission = str(answer[1])
        play.tell(MissionWished(seat, mission, isinstance(self, RejectMission)))
        return (replace(self, votes=(*self.votes, (seat, mission))),)

    @property
    def agreed(self) -> str | None:
        """What all have said."""
        said = {mission for _, mission in self.votes}
        return said.pop() if len(said) == 1 else None


@value
class WishForMission(Ballot):
    """Which of the missions would you like to fly?"""

    def ballot(self, seat: Seat) -> Decision:
        return Pick(seat, _options(self.missions), what="mission_to_fly")

    def run(self, play: Play) -> Agenda:
        if self.agreed is None:
            return (RejectMission(self.missions),)
        accept_mission(play, self.agreed, "agreed")
        return ()


@value
class RejectMission(Ballot):
    """They do not agree. If all reject the same one, chance decides between the others."""

    def ballot(self, seat: Seat) -> Decision:
        return Pick(seat, _options((*self.missions, NONE)), what="mission_to_reject")

    def run(self, play: Play) -> Agenda:
        left = [name for name in self.missions if name != self.agreed]
        if len(left) < len(self.missions):
            play.tell(MissionDropped(str(self.agreed)))
        accept_mission(play, play.chance.shuffled(left, "missions")[0], "chance")
        return ()


@value
class WishForShip(Step):
    """The mission is known: all may agree on another ship. If they do not, nothing changes."""

    votes: tuple[tuple[Seat, str], ...] = ()

    def ask(self, table: Table) -> Questions:
        if not table.setup.other_ships or not isinstance(table.variant, MissionVariant):
            return ()
        voted = dict(self.votes)
        options = tuple(("pick", name) for name in _ships_for(table))
        waiting = (seat for seat in table.playing if seat not in voted)
        return tuple(Pick(seat, options, what="ship_to_fly") for seat in waiting)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        plan = str(answer[1])
        play.tell(ShipWished(seat, plan))
        return (replace(self, votes=(*self.votes, (seat, plan))),)

    def run(self, play: Play) -> Agenda:
        wished = {plan for _, plan in self.votes}
        if len(wished) == 1 and wished != {play.table.level.blueprint.name}:
            plan = wished.pop()
            play.tell(ShipChosen(plan))
            level = replace_level(play.table.level, blueprint=play.table.edition.blueprints[plan])
            play.table = replace(play.table, level=level)
        return ()


def _ships_for(table: Table) -> tuple[str, ...]:
    """The plans of the box the mission can be flown with, the one of the level first."""
    assert isinstance(table.variant, MissionVariant), table.variant
    own, barred = table.level.blueprint.name, table.variant.mission.fits.not_with
    others = [name for name in table.edition.blueprints if name != own and name not in barred]
    return (own, *others)


def _options(missions: tuple[str, ...]) -> tuple[Answer, ...]:
    return tuple(("pick", name) for name in missions)


def accept_mission(play: Play, name: str, how: str) -> None:
    """The flight is flown under the rules of this mission."""
    wanted = _options_of(play.table)
    mission = library.mission(name, wanted)
    play.tell(MissionChosen(name, how, mission.own_design))
    rules = mission.rules or MissionVariant
    assert issubclass(rules, MissionVariant), rules
    options = tuple(option for option in mission.options if option in wanted)
    play.table = replace(play.table, variant=rules(name, options).prepared(play))


def _options_of(table: Table) -> tuple[str, ...]:
    """Those agreed on; earlier rules always kept artifacts out of Experiments on level I."""
    agreed = table.setup.options
    return agreed if table.match.clarified else (*agreed, "artifacts_later")


# Events


@value
class MissionsDrawn(Event):
    topic = "missions"
    missions: tuple[str, ...]


@value
class MissionWished(Event):
    """A seat has said which of the missions it would like to fly, or would not."""

    topic = "missions"
    seat: Seat
    mission: str
    unwanted: bool


@value
class MissionDropped(Event):
    """Nobody wanted it."""

    topic = "missions"
    mission: str


@value
class ShipWished(Event):
    """A seat has said which ship it would like to fly the mission with."""

    topic = "missions"
    seat: Seat
    plan: str


@value
class ShipChosen(Event):
    """All have agreed on another ship for this mission."""

    topic = "missions"
    plan: str


@value
class MissionChosen(Event):
    """how: "agreed", "chance", or "set_up" where it was fixed before the match."""

    topic = "missions"
    mission: str
    how: str
    own_design: bool
