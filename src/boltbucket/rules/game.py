"""A game: ask what is pending, submit answers, look at it from a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Answer, Decision, Seat, is_plain
from boltbucket.rules.flight.events import Event
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.match import Outcome, opening, outcome_of
from boltbucket.rules.record import RULES_VERSION, Entry, Record, entry_data
from boltbucket.rules.setup import Setup
from boltbucket.rules.value import blank
from boltbucket.rules.view import View, view_of

Given = tuple[Seat, Answer, tuple[int, ...], bool]
"""The first fields of an Entry: what is known of an answer while a game goes on."""


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

    __slots__ = ("_agenda", "_entries", "_looked_at", "_opening", "_pending", "asked", "flight")

    flight: Flight
    asked: tuple[Seat, ...]
    """The seats that may answer, the clock last; none when the game is over."""
    _agenda: Agenda
    _pending: Mapping[Seat, Decision] | None
    """None until somebody asks for all of them."""
    _looked_at: Decision | None
    """The one question somebody has asked for."""
    _entries: list[Given]
    """All answers so far, those of the engine included."""
    _opening: tuple[int, ...]

    @classmethod
    def new(cls, setup: Setup, seed: int) -> Game:
        """A new game, ready for the first answer; raises Illegal for a set-up that cannot be."""
        flight, agenda = opening(setup, seed)
        return cls.begun(flight, agenda)[0]

    @classmethod
    def begun(cls, flight: Flight, agenda: Agenda) -> tuple[Game, tuple[Event, ...]]:
        """A game from any table on, and what happens there before the first question."""
        game = blank(cls)
        game.flight = flight
        game._entries = []
        game._settle(agenda)
        game._opening = flight.chance.forget()
        events = tuple(flight.events)
        flight.events = []
        return game, events

    @classmethod
    def resumed(cls, flight: Flight, agenda: Agenda) -> Game:
        """A game in the middle of things; its record begins here."""
        game = blank(cls)
        game.flight = flight
        game._entries = []
        game._opening = ()
        game._go_on(agenda)
        return game

    def _go_on(self, agenda: Agenda) -> None:
        """Ask what the agenda is known to ask."""
        self._agenda = agenda
        self._looked_at = None
        self._pending = None
        asked = agenda[0].waits(self.flight) if agenda else ()
        self.asked = asked or tuple(self.pending)

    @property
    def setup(self) -> Setup:
        return self.flight.setup

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """Who is asked what; empty when the game is over."""
        if self._pending is None:
            self._pending = self._agenda[0].asks(self.flight) if self._agenda else {}
        return self._pending

    def question(self, seat: Seat) -> Decision | None:
        """What this seat is asked, if anything."""
        if seat not in self.asked:
            return None
        if self._pending is not None:
            return self._pending[seat]
        decision = self._looked_at
        if decision is None or decision.seat != seat:
            decision = self._looked_at = self._agenda[0].question(self.flight, seat)
        return decision

    @property
    def agenda(self) -> Agenda:
        """The steps still to be taken."""
        return self._agenda

    @property
    def length(self) -> int:
        """How many answers have been given so far, those of the engine included."""
        return len(self._entries)

    def entry(self, number: int) -> Entry:
        """One of these answers as the record will hold it."""
        return Entry(*self._entries[number])

    def submit(self, seat: Seat, answer: Answer) -> tuple[Event, ...]:
        """Give an answer and learn what follows; raises Illegal and changes nothing if it cannot
        be given."""
        decision = self._looked_at
        if type(seat) is not int or decision is None or decision.seat != seat:
            decision = self.question(seat) if type(seat) is int else None
        if decision is None or not decision.allows(answer):
            raise self._refusal(seat, answer)
        flight = self.flight
        agenda = self._agenda
        entries = self._entries
        number = len(entries)
        entries.append((seat, answer, (), False))
        self._settle(agenda[0].takes(flight, seat, answer) + agenda[1:])
        if flight.chance.drawn:
            entries[number] = (seat, answer, flight.chance.forget(), False)
        events = tuple(flight.events)
        flight.events = []
        return events

    def _refusal(self, seat: Seat, answer: Answer) -> Illegal:
        """Why an answer is not taken."""
        if type(seat) is not int:
            return Illegal("not_asked", seat=repr(seat))
        decision = self.question(seat)
        if decision is None and not self._agenda:
            return Illegal("game_over")
        if decision is None:
            return self._agenda[0].absence(self.flight, seat, answer)
        return (
            decision.refusal(answer)
            if is_plain(answer)
            else Illegal("not_an_answer", answer=repr(answer))
        )

    def _settle(self, agenda: Agenda) -> None:
        """Run the agenda until a seat has a choice."""
        flight = self.flight
        asked: tuple[Seat, ...] = ()
        decisions: Mapping[Seat, Decision] | None = None
        while agenda:
            head = agenda[0]
            asked = head.waits(flight)
            if asked:
                decisions = None
                break
            decisions = head.asks(flight)
            if not decisions:
                agenda = head.run(flight) + agenda[1:]
                continue
            forced = head.forced(decisions)
            if forced is None:
                break
            seat, answer = forced
            agenda = head.takes(flight, seat, answer) + agenda[1:]
            self._entries.append((seat, answer, (), True))
        else:
            decisions = {}
        self._agenda = agenda
        self._looked_at = None
        self._pending = decisions
        self.asked = asked if decisions is None else tuple(decisions)

    def view(self, seat: Seat | None) -> View:
        """What this seat may know; None is a spectator."""
        return view_of(self, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is going on."""
        return None if self._agenda else outcome_of(self.flight)

    def copy(self) -> Game:
        """An independent game in the same state; values are shared."""
        twin = blank(Game)
        twin.flight = self.flight.copy()
        twin.asked = self.asked
        twin._agenda = self._agenda
        twin._pending = self._pending
        twin._looked_at = self._looked_at
        twin._entries = self._entries.copy()
        twin._opening = self._opening
        return twin

    # Storing

    def record(self) -> Record:
        """The game so far as set-up and answers."""
        seed = self.flight.chance.seed
        entries = tuple([Entry(*each) for each in self._entries])
        return Record(self.setup, seed, self._opening, entries)

    @classmethod
    def opened(cls, record: Record) -> Game:
        """The game of a record before its first answer, with the chance the record holds."""
        flight, agenda = opening(record.setup, record.seed, replay=record.opening)
        return cls.begun(flight, agenda)[0]

    def repeat(self, entry: Entry) -> tuple[Event, ...]:
        """Submit an entry of a record with the numbers that were drawn then."""
        self.flight.chance.replay = list(entry.chance)
        events = self.submit(entry.seat, entry.answer)
        self.flight.chance.replay = []
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
        edition = self.flight.edition
        return {
            "version": RULES_VERSION,
            "edition": edition.name,
            "flight": self.flight.packed(),
            "agenda": pack(self._agenda, edition),
            "opening": list(self._opening),
            "entries": [entry_data(Entry(*each)) for each in self._entries],
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
        box = edition(data["edition"])
        game = blank(cls)
        game.flight = Flight.unpacked(data["flight"], box)
        game._opening = _all_of(int, unpack(data["opening"], box))
        game._entries = [_given(Entry(*unpack(entry, box))) for entry in data["entries"]]
        game._go_on(_all_of(Step, unpack(data["agenda"], box)))
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.save() == other.save()

    __hash__ = None  # type: ignore[assignment]


def _given(entry: Entry) -> Given:
    return entry.seat, entry.answer, entry.chance, entry.auto


def _all_of(kind: type, items: object) -> tuple[Any, ...]:
    """The items, if they are a row of that kind."""
    if not isinstance(items, tuple) or not all(isinstance(item, kind) for item in items):
        raise TypeError(f"a row of {kind.__name__} was expected")
    return items
