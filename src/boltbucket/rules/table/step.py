"""The agenda: steps still to be taken, the next one first.

Whatever may wait for an answer is a step: frozen data that asks, and whose answer replaces it by
the steps that follow. A step holds only seats, cells and card data, so a game can be copied,
stored and compared in the middle of any card.
"""

from __future__ import annotations

from collections.abc import Iterable

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table

Questions = tuple[Decision, ...]
"""Mostly one; more where several seats act at the same time."""


@value
class Step:
    """One thing to do. It either asks, or it simply runs."""

    def ask(self, table: Table) -> Questions:
        """The questions to answer first, if there are any."""
        return ()

    def run(self, play: Play) -> Agenda:
        """What happens when there is nothing to ask: the steps that replace this one."""
        return ()

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        """What a seat's answer leads to: the steps that replace this one, in running order."""
        raise AssertionError(f"{self} asked nothing")


Agenda = tuple[Step, ...]


def settle(play: Play, agenda: Agenda) -> tuple[Agenda, Questions, list[tuple[Seat, Answer]]]:
    """Run the agenda until a seat has a choice: what is left of it, what is asked, and the answers
    given on the way by seats that had none."""
    taken: list[tuple[Seat, Answer]] = []
    while agenda:
        head = agenda[0]
        questions = head.ask(play.table)
        if not questions:
            agenda = head.run(play) + agenda[1:]
            continue
        forced = _forced(questions)
        if forced is None:
            return agenda, questions, taken
        taken.append(forced)
        agenda = head.take(play, *forced) + agenda[1:]
    return (), (), taken


def _forced(questions: Questions) -> tuple[Seat, Answer] | None:
    """A seat that has no choice, and its answer."""
    for question in questions:
        answer = question.forced
        if answer is not None:
            return question.seat, answer
    return None


@value
class Together(Step):
    """Several seats at once, each along a track of its own. Roll before, never inside: what one
    of them does never changes what another is asked."""

    tracks: tuple[Agenda, ...]
    """Each stands at a question."""

    def ask(self, table: Table) -> Questions:
        return tuple(question for track in self.tracks for question in track[0].ask(table))

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        """The seat's track goes on; the others wait where they are."""
        tracks = [
            (*track[0].take(play, seat, answer), *track[1:])
            if seat in _asked(track, play)
            else track
            for track in self.tracks
        ]
        return together(play, tracks)


def _asked(track: Agenda, play: Play) -> tuple[Seat, ...]:
    return tuple(question.seat for question in track[0].ask(play.table))


def together(play: Play, tracks: Iterable[Agenda]) -> Agenda:
    """Tracks that run at the same time, each brought to its next question."""
    going = tuple(track for track in (_to_next_question(play, each) for each in tracks) if track)
    return (Together(going),) if going else ()


def _to_next_question(play: Play, track: Agenda) -> Agenda:
    while track and not track[0].ask(play.table):
        track = track[0].run(play) + track[1:]
    return track
