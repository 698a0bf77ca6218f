"""The agenda: steps still to be taken, the next one first.

Whatever may wait for an answer is a step: frozen data that asks, and whose answer replaces it by
the steps that follow. A step holds only seats, cells and card data, so a game can be copied,
stored and compared in the middle of any card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

    def asked(self, flight: Flight) -> tuple[Seat, ...]:
        """Who is asked."""
        return tuple(self.asks(flight))

    def question(self, flight: Flight, seat: Seat) -> Decision | None:
        """What one seat is asked."""
        return self.asks(flight).get(seat)

    def waits(self, flight: Flight) -> bool:
        """Whether it is known, without a look at the questions, that nobody's answer is forced."""
        return False

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
    def questions(self) -> tuple[Mapping[Seat, Decision] | None, ...]:
        """What each track is known to ask; None where nobody has looked yet."""
        return (None,) * len(self.tracks)

    def asks(self, flight: Flight) -> Mapping[Seat, Decision]:
        decisions: dict[Seat, Decision] = {}
        for number, known in enumerate(self.questions):
            decisions.update(self.tracks[number][0].asks(flight) if known is None else known)
        return decisions

    def run(self, flight: Flight) -> Agenda:
        """Nobody is asked: every track runs its first step."""
        return _going_on([(track[0].run(flight) + track[1:], None) for track in self.tracks])

    def takes(self, flight: Flight, seat: Seat, answer: Answer) -> Agenda:
        """The seat's track goes on, up to its next question; the others wait where they are."""
        number = next(n for n, track in enumerate(self.tracks) if _asks(track[0], flight, seat))
        track = self.tracks[number]
        going = [(each, self.questions[n]) for n, each in enumerate(self.tracks)]
        going[number] = _to_next_question(flight, track[0].takes(flight, seat, answer) + track[1:])
        return _going_on(going)


def _going_on(tracks: Sequence[tuple[Agenda, Mapping[Seat, Decision] | None]]) -> Agenda:
    """Those tracks that have not come to their end, and what they are known to ask."""
    left = [(track, known) for track, known in tracks if track]
    if not left:
        return ()
    together = Together(tuple([track for track, _ in left]))
    together.questions = tuple([known for _, known in left])
    return (together,)


def _asks(step: Step, flight: Flight, seat: Seat) -> bool:
    """Whether the step asks this seat; most steps say whose they are."""
    owner = getattr(step, "seat", None)
    return seat in step.asks(flight) if owner is None else owner == seat


def _to_next_question(
    flight: Flight, track: Agenda
) -> tuple[Agenda, Mapping[Seat, Decision] | None]:
    while track:
        questions = track[0].asks(flight)
        if questions:
            return track, questions
        track = track[0].run(flight) + track[1:]
    return (), None


def together(flight: Flight, tracks: list[Agenda]) -> Agenda:
    """Tracks that start now, each brought to its first question."""
    return _going_on([_to_next_question(flight, track) for track in tracks])
