"""A game: ask what is pending, submit answers, look at it from a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boltbucket.rules.agreement import check_setup
from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.consider import Prospect, consider
from boltbucket.rules.course import Outcome, empty_table, outcome_of, whole_match
from boltbucket.rules.editions.library import edition
from boltbucket.rules.language.answer import Answer, is_plain
from boltbucket.rules.language.chance import Chance, Seed, commitment
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.record import RULES_VERSION, Entry, Record, entry_data
from boltbucket.rules.setup import Setup
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step, settle
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View, view_of


class Game:
    """A match from the first tile to the last credit.

    >>> from boltbucket.rules.setup import Setup
    >>> game = Game.new(Setup("2021", seats=2, flights=("I",)), seed=7)
    >>> sorted(game.pending)
    [-1, 0, 1]
    >>> events = game.submit(0, ("take", 12))
    >>> type(events[0]).__name__
    'TileTaken'
    """

    __slots__ = ("agenda", "chance", "entries", "moments", "opening", "pending", "table")

    table: Table
    """Everything that lies on the table."""
    agenda: Agenda
    """The steps still to be taken."""
    pending: Mapping[Seat, Decision]
    """Who is asked what; empty when the game is over."""
    chance: Chance
    entries: list[Entry]
    """All answers so far, those of the engine included."""
    opening: tuple[int, ...]
    """The numbers drawn before the first answer."""
    moments: tuple[Table, ...]
    """The table after each of the events that the last answer led to."""

    @classmethod
    def new(cls, setup: Setup, seed: Seed, rules: int = RULES_VERSION) -> Game:
        """A new game, ready for the first answer; raises Illegal for a set-up that cannot be."""
        table = empty_table(check_setup(setup), rules)
        return cls.begun(table, whole_match(setup), Chance(seed))[0]

    @classmethod
    def begun(cls, table: Table, agenda: Agenda, chance: Chance) -> tuple[Game, tuple[Event, ...]]:
        """A game from any table on, and what happens there before the first question."""
        game = cls._standing(table, (), chance)
        play = Play(table, chance)
        game.entries = game._settle(play, agenda)
        game.opening = chance.forget()
        return game, tuple(play.events)

    @classmethod
    def resumed(cls, table: Table, agenda: Agenda, chance: Chance) -> Game:
        """A game in the middle of things; its record begins here."""
        return cls._standing(table, agenda, chance)

    @classmethod
    def _standing(cls, table: Table, agenda: Agenda, chance: Chance) -> Game:
        game = cls.__new__(cls)
        game.table = table
        game.agenda = agenda
        game.chance = chance
        game.entries = []
        game.opening = ()
        game.moments = ()
        questions = agenda[0].ask(table) if agenda else ()
        game.pending = {each.seat: each for each in questions}
        return game

    @property
    def setup(self) -> Setup:
        return self.table.setup

    def submit(self, seat: Seat, answer: Answer) -> tuple[Event, ...]:
        """Give an answer and learn what follows; raises Illegal and changes nothing if it cannot
        be given."""
        decision = self.pending.get(seat) if type(seat) is int else None
        if decision is None or not decision.allows(answer):
            raise self._refusal(seat, answer)
        play = Play(self.table, self.chance)
        following = self.agenda[0].take(play, seat, answer)
        taken = self._settle(play, following + self.agenda[1:])
        self.entries.append(Entry(seat, answer, self.chance.forget()))
        self.entries += taken
        return tuple(play.events)

    def _settle(self, play: Play, agenda: Agenda) -> list[Entry]:
        """Run the agenda until a seat has a choice; the answers of seats that had none."""
        self.agenda, questions, taken = settle(play, agenda)
        self.table = play.table
        self.moments = tuple(play.moments)
        self.pending = {each.seat: each for each in questions}
        return [Entry(seat, answer, auto=True) for seat, answer in taken]

    def _refusal(self, seat: Seat, answer: Answer) -> Illegal:
        """Why an answer is not taken."""
        if type(seat) is not int:
            return Illegal("not_asked", seat=repr(seat))
        if not self.pending:
            return Illegal("game_over")
        decision = self.pending.get(seat)
        if decision is None:
            return next(iter(self.pending.values())).absence(seat, answer)
        if not is_plain(answer):
            return Illegal("not_an_answer", answer=repr(answer))
        return decision.refusal(answer)

    def view(self, seat: Seat | None) -> View:
        """What this seat may know; None is a spectator."""
        return view_of(self.table, self.agenda, self.pending, self.outcome, seat)

    def consider(self, seat: Seat, answers: Sequence[Answer]) -> Prospect:
        """What these answers would lead to, as far as the seat can be certain of it; raises Illegal
        for the first that cannot be given."""
        return consider(self.view(seat), answers)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is going on."""
        return None if self.agenda else outcome_of(self.table)

    def copy(self) -> Game:
        """An independent game in the same state; all but chance is shared."""
        twin = Game.__new__(Game)
        twin.table = self.table
        twin.agenda = self.agenda
        twin.pending = self.pending
        twin.chance = self.chance.copy()
        twin.entries = self.entries.copy()
        twin.opening = self.opening
        twin.moments = self.moments
        return twin

    # Storing

    def record(self) -> Record:
        """The game so far as set-up and answers."""
        seed, entries = self.chance.seed, tuple(self.entries)
        rules = self.table.match.rules
        return Record(self.setup, seed, self.opening, entries, rules, commitment=commitment(seed))

    @classmethod
    def opened(cls, record: Record) -> Game:
        """The game of a record before its first answer, with the chance the record holds."""
        chance = Chance(record.seed)
        chance.replay = list(record.opening)
        setup = check_setup(record.setup)
        return cls.begun(empty_table(setup, record.version), whole_match(setup), chance)[0]

    def repeat(self, entry: Entry) -> tuple[Event, ...]:
        """Submit an entry of a record with the numbers that were drawn then."""
        self.chance.replay = list(entry.chance)
        events = self.submit(entry.seat, entry.answer)
        self.chance.replay = []
        return events

    @classmethod
    def replayed(cls, record: Record) -> Game:
        """The game at the end of a record."""
        game = cls.opened(record)
        for entry in record.entries:
            if not entry.auto:
                game.repeat(entry)
        return game

    def save(self) -> dict[str, Any]:
        """A snapshot as plain data; `load` gives an equal game."""
        box = self.table.edition
        return {
            "version": RULES_VERSION,
            "edition": box.name,
            "rules": self.table.match.rules,
            "table": pack(self.table, box),
            "agenda": pack(self.agenda, box),
            "chance": self.chance.state(),
            "opening": list(self.opening),
            "entries": [entry_data(each) for each in self.entries],
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Game:
        """The game of a snapshot; raises Illegal if it is none, or of rules we do not know."""
        if not isinstance(data, dict) or data.get("version") != RULES_VERSION:
            version = data.get("version") if isinstance(data, dict) else None
            raise Illegal("save_version", version=version, ours=RULES_VERSION)
        try:
            return cls._unpacked(data)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise Illegal("bad_save", what=repr(error)) from error

    @classmethod
    def _unpacked(cls, data: dict[str, Any]) -> Game:
        box = edition(data["edition"], data["rules"])
        table = unpack(data["table"], box)
        agenda = _all_of(Step, unpack(data["agenda"], box))
        game = cls.resumed(table, agenda, Chance.restored(data["chance"]))
        game.opening = _all_of(int, unpack(data["opening"], box))
        game.entries = [Entry(*unpack(entry, box)) for entry in data["entries"]]
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.save() == other.save()

    __hash__ = None  # type: ignore[assignment]


def _all_of(kind: type, items: object) -> tuple[Any, ...]:
    """The items, if they are a row of that kind."""
    if not isinstance(items, tuple) or not all(isinstance(item, kind) for item in items):
        raise TypeError(f"a row of {kind.__name__} was expected")
    return items
