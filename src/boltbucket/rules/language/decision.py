"""Decisions: what a seat is asked, and every answer it may give."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.language.answer import Answer, is_plain
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value


@value
class Decision:
    """A question to one seat."""

    kind: ClassVar[str]
    topic: ClassVar[str]
    """The rule behind it."""

    seat: Seat

    if TYPE_CHECKING:

        @property
        def options(self) -> tuple[Answer, ...]:
            """Every answer that is allowed."""

    def allows(self, answer: Answer) -> bool:
        return is_plain(answer) and answer in self.options

    @property
    def forced(self) -> Answer | None:
        """The only answer there is; the engine gives it by itself."""
        return self.options[0] if len(self.options) == 1 else None

    def refusal(self, answer: Answer) -> Illegal:
        """Why an answer that is not allowed is refused."""
        return Illegal("not_offered", answer=answer, kind=self.kind)

    def absence(self, seat: Seat, answer: Answer) -> Illegal:
        """Why a seat that is not asked while this is open may not answer."""
        return Illegal("not_asked", seat=seat)


@value
class Choice(Decision):
    """A question whose answers are listed."""

    options: tuple[Answer, ...]


@value
class Pick(Choice):
    """Choose one of several named things: ("pick", name). Titles, missions and the like."""

    kind = "pick"
    topic = "rules"
    what: str = ""
    params: tuple[tuple[str, str | int], ...] = ()
