"""Old records: what earlier rules wrote down, as the rules of today would write it.

Version 1 knew no pause between two flights: the answer that ended a flight began the next one as
well. Now everybody is asked in between, so these answers are put in; the numbers that were drawn
for the next flight, and the events that began it, belong to the last of them. Such a record is one
of version 2.

Later records need no change: the match knows the version it is played by. The few rules that were
another in version 2 ask for it (`Match.clarified`), and level IV is that of the version
(`editions.library`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from boltbucket.rules.course import FLY_AGAIN, AskToFlyAgain, FlightWished
from boltbucket.rules.game import Game
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.value import replace
from boltbucket.rules.record import RULES_VERSION, Entry, Record, digest

WITHOUT_PAUSES: Final = 1
"""The version of the rules that went on with the next flight unasked."""
WITH_PAUSES: Final = 2
"""The version that asked, and was otherwise the same."""
AS_WRITTEN: Final = range(WITH_PAUSES, RULES_VERSION + 1)
"""The versions whose games go on as they were written down."""


def with_pauses(record: Record) -> Record:
    """A record of version 1 as one of version 2, as far as it can be played."""
    record = replace(record, version=WITH_PAUSES)
    game = Game.opened(record)
    entries = list(record.entries)
    # What the game answers by itself stands in the record as well: the next entry comes after it.
    while len(game.entries) < len(entries):
        number = len(game.entries)
        game.chance.replay = list(entries[number].chance)
        try:
            events = game.submit(entries[number].seat, entries[number].answer)
        except Illegal:
            break  # Whoever verifies the record will find that out.
        if _pausing(game):
            begin = len(game.entries)
            entries[number], *pause = _shared_out(game, entries[number], events)
            entries[begin:begin] = pause
    return replace(record, entries=tuple(entries))


def paused_answers(record: Record) -> Iterator[list[Entry]]:
    """What each answer of a game of version 1 is in version 2, itself and what is put in behind it.
    The record holds no answers of the engine; raises Illegal where one cannot be given."""
    game = Game.opened(record)
    for entry in record.entries:
        game.chance.replay = list(entry.chance)
        events = game.submit(entry.seat, entry.answer)
        yield _shared_out(game, entry, events) if _pausing(game) else [entry]


def _pausing(game: Game) -> bool:
    return bool(game.agenda) and isinstance(game.agenda[0], AskToFlyAgain)


def _shared_out(game: Game, entry: Entry, events: Sequence[Event]) -> list[Entry]:
    """The entry that ended a flight, with its own numbers only, and everybody's wish to go on."""
    drawn = tuple(game.chance.replay)
    seats = tuple(game.pending)
    ending = replace(entry, chance=entry.chance[: len(entry.chance) - len(drawn)])
    pause = [Entry(seat, FLY_AGAIN) for seat in seats[:-1]]
    answers = [ending, *pause, Entry(seats[-1], FLY_AGAIN, drawn)]
    told = [events, *(game.submit(seat, FLY_AGAIN) for seat in seats)]
    if entry.digest != digest(_told_without_pause(told)):
        return answers
    return [replace(each, digest=digest(own)) for each, own in zip(answers, told, strict=True)]


def _told_without_pause(told: Sequence[Sequence[Event]]) -> list[Event]:
    """What version 1 told after the answer that ended the flight."""
    return [each for events in told for each in events if not isinstance(each, FlightWished)]
