"""Verifying: a record is played again, and every number and every event must agree."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import commitment
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.value import replace
from boltbucket.rules.record import Entry, Record, digest


@dataclass(frozen=True)
class Verdict:
    """What replaying a record showed."""

    answers: int
    """How many answers were given; those without a choice do not count."""
    sealed: int
    """How many of them had a fingerprint to compare."""
    over: bool
    """Whether the match came to its end."""
    disagreement: Disagreement | None = None

    @property
    def agrees(self) -> bool:
        return self.disagreement is None


@dataclass(frozen=True)
class Disagreement:
    """The first entry that does not agree, counted from 0; None for the opening."""

    entry: int | None
    code: str
    """"refused", "events", "chance", "entries", "seed" or "commitment"."""
    refusal: Illegal | None = None


def sealed(record: Record) -> Record:
    """The record with a fingerprint of the events that followed each answer."""
    game = Game.opened(record)
    entries = []
    for entry in record.entries:
        if not entry.auto:
            entry = replace(entry, digest=digest(game.repeat(entry)))
        entries.append(entry)
    return replace(record, entries=tuple(entries))


def verify(record: Record) -> Verdict:
    """Play the record again with its own numbers, then see whether the seed gives the same."""
    game = Game.opened(record)
    fault = None if game.record().opening == record.opening else Disagreement(None, "chance")
    answers = compared = 0
    for number, entry in enumerate(record.entries):
        if fault is not None:
            break
        if not entry.auto:
            answers += 1
            compared += bool(entry.digest)
            fault = _repeated(game, number, entry)
    fault = fault or _same_entries(game, record) or _same_chance(record) or _same_seed(record)
    return Verdict(answers, compared, not game.pending, fault)


def _repeated(game: Game, number: int, entry: Entry) -> Disagreement | None:
    try:
        events = game.repeat(entry)
    except Illegal as refusal:
        return Disagreement(number, "refused", refusal)
    if entry.digest and entry.digest != digest(events):
        return Disagreement(number, "events")
    return None


def _same_entries(game: Game, record: Record) -> Disagreement | None:
    """Answers without a choice and numbers drawn are those of the record, no more and no less."""
    played = game.record().entries
    for number, (entry, again) in enumerate(zip(record.entries, played, strict=False)):
        if (entry.seat, entry.answer, entry.auto) != (again.seat, again.answer, again.auto):
            return Disagreement(number, "entries")
        if entry.chance != again.chance:
            return Disagreement(number, "chance")
    if len(played) != len(record.entries):
        return Disagreement(min(len(played), len(record.entries)), "entries")
    return None


def _same_chance(record: Record) -> Disagreement | None:
    """The seed alone leads to the same numbers: nobody has loaded the dice."""
    game = Game.new(record.setup, record.seed, record.version)
    if game.record().opening != record.opening:
        return Disagreement(None, "seed")
    # As long as all numbers agree, so does the game: what was answered then can be answered now.
    for number, entry in enumerate(record.entries):
        if not entry.auto:
            game.submit(entry.seat, entry.answer)
            if game.entries[number].chance != entry.chance:
                return Disagreement(number, "seed")
    return None


def _same_seed(record: Record) -> Disagreement | None:
    """The seed is the one whose fingerprint was told: nobody has chosen it later."""
    if record.commitment is None or record.commitment == commitment(record.seed):
        return None
    return Disagreement(None, "commitment")
