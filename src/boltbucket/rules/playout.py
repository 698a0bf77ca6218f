"""Playing on in one's head: nothing is told, recorded or checked, so it is quick."""

from __future__ import annotations

from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, settle
from boltbucket.rules.table.table import Table


class Playout:
    """A game from where another one stands, for whoever wants to know how it ends."""

    __slots__ = ("agenda", "play", "questions")

    agenda: Agenda
    questions: Questions
    """What is asked now; nothing when the game is over."""

    def __init__(self, game: Game) -> None:
        self.play = Unheard(game.table, game.chance.copy())
        self.agenda = game.agenda
        self.questions = tuple(game.pending.values())

    @property
    def table(self) -> Table:
        return self.play.table

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Give an answer that is allowed, and go on to the next question."""
        following = self.agenda[0].take(self.play, seat, answer)
        self.agenda, self.questions, _ = settle(self.play, following + self.agenda[1:])


class Unheard(Play):
    """A play of which nothing is told."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        """Nobody listens."""
