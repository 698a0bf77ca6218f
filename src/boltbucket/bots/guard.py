"""A guard beside every bot: whatever it does, the game goes on with a legal answer."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from boltbucket.bots.bot import Bot, Strength
from boltbucket.bots.random_builder import LUCK_BITS, random_build
from boltbucket.bots.shipwright import Shipwright
from boltbucket.bots.skill import SKILLS
from boltbucket.bots.style import Style
from boltbucket.rules.decisions import Build, Decision
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.view import View

FRAMES = 6
HARD_LIMIT_SECONDS = 1.0
"""A bot that thinks longer than this is answered for."""
_CALM: tuple[Answer, ...] = (
    ("done",),
    ("pass",),
    ("no",),
    ("fly_on",),
    ("put_back",),
    ("return",),
    ("reserve",),
    ("finish", 1),
    ("finish", 2),
    ("finish", 3),
    ("finish", 4),
)
"""Answers that end a matter without risk, the calmest first."""


def safe_answer(decision: Decision) -> Answer:
    """A legal answer that does no harm: end the matter if that is possible."""
    for answer in _CALM:
        if decision.allows(answer):
            return answer
    return decision.options[0]


@dataclass
class Guarded:
    """A bot whose slips are made good and noted."""

    bot: Bot
    name: str = "bot"
    limit_seconds: float = HARD_LIMIT_SECONDS
    clock: Callable[[], float] = time.perf_counter
    notes: list[Fault] = field(default_factory=list)

    def decide(self, view: View, decision: Decision) -> Answer:
        began = self.clock()
        try:
            answer = self.bot.decide(view, decision)
        except Exception as error:  # noqa: BLE001 - bots are anybody's code; the game goes on
            return self._instead(view, decision, _raised(error))
        if self.clock() - began > self.limit_seconds:
            return self._instead(view, decision, Fault("bot_too_slow"))
        if type(answer) is not tuple or not decision.allows(answer):
            return self._instead(view, decision, Fault("bot_illegal", wrong=repr(answer)))
        return answer

    def _instead(self, view: View, decision: Decision, slip: Fault) -> Answer:
        answer, kind = stand_in(view, decision), decision.kind
        note = Fault("bot_slip", bot=self.name, slip=slip, kind=kind, answer=repr(answer))
        self.notes.append(note)
        return answer


def _raised(error: BaseException) -> Fault:
    return Fault("bot_raised", error=repr(error), where=way_to(error))


def way_to(error: BaseException) -> str:
    """Where something was raised, for whoever wrote the bot: innermost first."""
    frames = traceback.extract_tb(error.__traceback__)[1:]
    way = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in reversed(frames)]
    return " < ".join(way[:FRAMES])


class Missing:
    """A bot that could not be made: it says why whenever it is asked."""

    def __init__(self, error: BaseException) -> None:
        self._error = error
        self._way = error.__traceback__

    def decide(self, view: View, decision: Decision) -> Answer:
        # Whatever is raised again would grow longer every time.
        raise self._error.with_traceback(self._way)


def made(make: Callable[[], Bot]) -> Bot:
    """The bot, or one that is missing in its place."""
    try:
        return make()
    except Exception as error:  # noqa: BLE001 - bots are anybody's code; the game goes on
        return Missing(reason_of(error))


def reason_of(error: BaseException) -> BaseException:
    """What a bot itself raised that is refused because of it."""
    refused = isinstance(error, Illegal) and error.__cause__ is not None
    return error.__cause__ or error if refused else error


def stand_in(view: View, decision: Decision) -> Answer:
    """A safe answer; while building, what a plain trucker would do, so that no ship is lost."""
    if not isinstance(decision, Build):
        return safe_answer(decision)
    try:
        answer = _BUILDER.decide(view, decision)
    except Exception:  # noqa: BLE001 - nothing may go wrong here
        return _build_on(view, decision)
    return answer if decision.allows(answer) else _build_on(view, decision)


def _build_on(view: View, decision: Build) -> Answer:
    """Any tile where it fits, as long as there are tiles nobody has seen."""
    yard = view.table.yard
    if yard is None or not yard.heap.face_down:
        return safe_answer(decision)
    take: Answer = ("take", yard.heap.face_down[0])
    if not decision.allows(take):
        luck = crc32(bytes(where + 2 for where in yard.heap.where)) % (1 << LUCK_BITS)
        return random_build(decision, luck, careful=True)
    room = view.table.ships[decision.seat].layout.open_squares
    return take if room else safe_answer(decision)


_BUILDER = Shipwright(Style(), SKILLS[Strength.TRUCKER], seed=0)
