"""The agenda: steps still to be taken, the next one first.

Whatever may wait for an answer is a step: frozen data that asks, and whose answer replaces it by
the steps that follow. A step holds only seats, cells and card data, so a game can be copied,
stored and compared in the middle of any card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import keep, value
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
    of them does never changes what another is asked, so a track is asked once and then waits."""

    tracks: tuple[Agenda, ...]
    """Each stands at a question."""

    def ask(self, table: Table) -> Questions:
        return tuple([each for questions in self._asked(table) for each in questions])

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        """The seat's track goes on; the others wait where they are."""
        going = []
        for track, questions in zip(self.tracks, self._asked(play.table), strict=True):
            if seat in [each.seat for each in questions]:
                further = (*track[0].take(play, seat, answer), *track[1:])
                going.append(_to_next_question(play, further))
            else:
                going.append((track, questions))
        return _together(going)

    def _asked(self, table: Table) -> tuple[Questions, ...]:
        """What each track asks."""
        known: tuple[Questions, ...] | None = self.__dict__.get(_ASKED)
        if known is None:
            known = tuple([track[0].ask(table) for track in self.tracks])
            keep(self, _ASKED, known)
        return known


_ASKED: Final = "asked"
"""Under this name tracks keep what they ask."""


def together(play: Play, tracks: Iterable[Agenda]) -> Agenda:
    """Tracks that run at the same time, each brought to its next question."""
    return _together([_to_next_question(play, track) for track in tracks])


def _together(going: list[tuple[Agenda, Questions]]) -> Agenda:
    """Those of the tracks that have not come to their end."""
    asking = [(track, questions) for track, questions in going if track]
    if not asking:
        return ()
    step = Together(tuple([track for track, _ in asking]))
    keep(step, _ASKED, tuple([questions for _, questions in asking]))
    return (step,)


def _to_next_question(play: Play, track: Agenda) -> tuple[Agenda, Questions]:
    """The track from its next question on, and what it asks there."""
    while track:
        questions = track[0].ask(play.table)
        if questions:
            return track, questions
        track = track[0].run(play) + track[1:]
    return (), ()
