"""The agenda: steps still to be taken, the next one first.

Whatever may wait for an answer is a step: frozen data that asks, and whose answer replaces it by
the steps that follow. A step holds only seats, cells and card data, so a game can be copied,
stored and compared in the middle of any card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boltbucket.rules.flight.decisions import Answer, Decision, Seat
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.ship.kept import kept
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@value
class Step:
    """One thing to do. It either asks a seat, or it simply runs."""

    def ask(self, flight: Flight) -> Decision | None:
        """The question to answer first, if there is one."""
        return None

    def run(self, flight: Flight) -> Agenda:
        """What happens when there is nothing to ask: the steps that replace this one."""
        return ()

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        """What the answer leads to: the steps that replace this one, in running order."""
        raise AssertionError(f"{self} asked nothing")

    def asks(self, flight: Flight) -> Mapping[Seat, Decision]:
        """All questions open now; more than one where several seats act at once."""
        decision = self.ask(flight)
        return {} if decision is None else {decision.seat: decision}

    def question(self, flight: Flight, seat: Seat) -> Decision:
        """What a seat is asked that is known to be asked."""
        return self.asks(flight)[seat]

    def waits(self, flight: Flight) -> tuple[Seat, ...]:
        """Who is asked, where it is known without a look at the questions that nobody's answer is
        forced; otherwise nobody."""
        return ()

    def takes(self, flight: Flight, seat: Seat, answer: Answer) -> Agenda:
        return self.take(flight, answer)

    def forced(self, decisions: Mapping[Seat, Decision]) -> tuple[Seat, Answer] | None:
        """A seat that has no choice, and its answer."""
        for seat, decision in decisions.items():
            answer = decision.forced
            if answer is not None:
                return seat, answer
        return None

    def absence(self, flight: Flight, seat: Seat, answer: Answer) -> Illegal:
        """Why a seat that is not asked may not answer."""
        return Illegal("not_asked", seat=seat)


Agenda = tuple[Step, ...]


@value
class Together(Step):
    """Several seats at once, each along a track of its own. Roll before, never inside: what one
    of them does never changes what another is asked."""

    tracks: tuple[Agenda, ...]
    """None of them empty."""

    @kept
    def questions(self) -> tuple[Decision | None, ...]:
        """What each track is known to ask; empty where nobody has looked yet."""
        return ()

    def asks(self, flight: Flight) -> Mapping[Seat, Decision]:
        return {each.seat: each for each in self._found(flight) if each is not None}

    def waits(self, flight: Flight) -> tuple[Seat, ...]:
        """All who are asked, once every track is known to offer a choice."""
        choosers = [each.seat for each in self.questions if each and len(each.options) > 1]
        return tuple(choosers) if len(choosers) == len(self.tracks) else ()

    def _found(self, flight: Flight) -> tuple[Decision | None, ...]:
        """What each track asks."""
        if not self.questions:
            self.questions = tuple([track[0].ask(flight) for track in self.tracks])
        return self.questions

    def run(self, flight: Flight) -> Agenda:
        """Nobody is asked: every track runs its first step."""
        return together(flight, [track[0].run(flight) + track[1:] for track in self.tracks])

    def takes(self, flight: Flight, seat: Seat, answer: Answer) -> Agenda:
        """The seat's track goes on, up to its next question; the others wait where they are."""
        number = 0
        known = self._found(flight)
        for each in known:
            if each is not None and each.seat == seat:
                break
            number += 1
        tracks, questions = [*self.tracks], [*known]
        track = tracks[number]
        going, question = _to_next_question(flight, track[0].take(flight, answer) + track[1:])
        if going:
            tracks[number], questions[number] = going, question
        else:
            del tracks[number], questions[number]
        return _joint(tracks, questions)


def _joint(tracks: list[Agenda], questions: list[Decision | None]) -> Agenda:
    """Tracks that are known to ask these questions; nothing if there are none."""
    if not tracks:
        return ()
    step = Together(tuple(tracks))
    step.questions = tuple(questions)
    return (step,)


def _to_next_question(flight: Flight, track: Agenda) -> tuple[Agenda, Decision | None]:
    while track:
        question = track[0].ask(flight)
        if question is not None:
            return track, question
        track = track[0].run(flight) + track[1:]
    return (), None


def together(flight: Flight, tracks: list[Agenda]) -> Agenda:
    """Tracks that start now, each brought to its first question; each asks a single seat."""
    going: list[Agenda] = []
    questions: list[Decision | None] = []
    for track in tracks:
        left, question = _to_next_question(flight, track)
        if left:
            going.append(left)
            questions.append(question)
    return _joint(going, questions)
