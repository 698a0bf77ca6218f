"""Choosing missions: three are drawn, the players agree on one, or chance decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Answer, Decision, Pick, Seat
from boltbucket.rules.flight.events import (
    MissionChosen,
    MissionDropped,
    MissionsDrawn,
    MissionWished,
)
from boltbucket.rules.missions import library
from boltbucket.rules.missions.charter import MissionCharter
from boltbucket.rules.value import replace, value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight

DRAWN = 3
STARTING_CREDITS = 20
NONE = "none"
"""What a seat says that could live with each of the missions."""


@value
class ChooseMission(Step):
    """The mission of the next flight: the one that was set up, or one of three that are drawn."""

    drawn: bool = False
    """Whether missions are drawn where none was set up."""

    def run(self, flight: Flight) -> Agenda:
        fixed = flight.setup.missions
        if fixed:
            accept_mission(flight, fixed[flight.match.number], "set_up")
            return ()
        return (DrawMissions(),) if self.drawn else ()


@value
class DrawMissions(Step):
    """Three missions nobody has drawn before, as long as there are three; then all come back."""

    def run(self, flight: Flight) -> Agenda:
        playable = [
            name
            for name, mission in library.box_missions().items()
            if mission.problem_with(flight.level, flight.setup.seats) is None
        ]
        fresh = [name for name in playable if name not in flight.match.missions]
        if len(fresh) < DRAWN:
            flight.match = replace(flight.match, missions=())
            fresh = playable
        drawn = flight.chance.shuffled(fresh, "missions")[:DRAWN]
        flight.match = replace(flight.match, missions=(*flight.match.missions, *drawn))
        flight.tell(MissionsDrawn(drawn))
        return (WishForMission(drawn),)


@value
class Ballot(Step):
    """All seats say something at the same time; when all have spoken, it counts."""

    missions: tuple[str, ...]
    votes: tuple[tuple[Seat, str], ...] = ()

    def ballot(self, seat: Seat) -> Decision:
        raise AssertionError(f"{self} has no question")

    def asks(self, flight: Flight) -> Mapping[Seat, Decision]:
        voted = dict(self.votes)
        return {seat: self.ballot(seat) for seat in flight.seats if seat not in voted}

    def takes(self, flight: Flight, seat: Seat, answer: Answer) -> Agenda:
        mission = str(answer[1])
        flight.tell(MissionWished(seat, mission, isinstance(self, RejectMission)))
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

    def run(self, flight: Flight) -> Agenda:
        if self.agreed is None:
            return (RejectMission(self.missions),)
        accept_mission(flight, self.agreed, "agreed")
        return ()


@value
class RejectMission(Ballot):
    """They do not agree. If all reject the same one, chance decides between the others."""

    def ballot(self, seat: Seat) -> Decision:
        return Pick(seat, _options((*self.missions, NONE)), what="mission_to_reject")

    def run(self, flight: Flight) -> Agenda:
        left = [name for name in self.missions if name != self.agreed]
        if len(left) < len(self.missions):
            flight.tell(MissionDropped(str(self.agreed)))
        accept_mission(flight, flight.chance.shuffled(left, "missions")[0], "chance")
        return ()


def _options(missions: tuple[str, ...]) -> tuple[Answer, ...]:
    return tuple(("pick", name) for name in missions)


def accept_mission(flight: Flight, name: str, how: str) -> None:
    """The flight is flown under the rules of this mission."""
    mission = library.mission(name, flight.setup.options)
    flight.tell(MissionChosen(name, how, mission.own_design))
    rules = mission.rules or MissionCharter
    options = tuple(option for option in mission.options if option in flight.setup.options)
    flight.charter = rules(name, options).prepared(flight)
