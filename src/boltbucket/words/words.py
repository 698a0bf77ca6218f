"""Words of one language: sentences for keys, events, decisions and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from boltbucket.rules.decisions import Decision, Pick
from boltbucket.rules.events import Event
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.tile import Tile
from boltbucket.words import numbers
from boltbucket.words.catalogue import complete, entries, references
from boltbucket.words.values import FAULT, Names, Translator, key_part, table


class Words:
    """All sentences of one language. What is missing is said in English, never left blank."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._loaded: set[str] = set()
        self._lock = RLock()

    # Keys

    def has(self, key: str) -> bool:
        return key in complete(self.language)

    def say(self, key: str, /, **params: Any) -> str:
        """The message of a key, or of one of its attributes as in `card-planets.rule`."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            return key
        message = self._message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        return str(self._bundle.format_pattern(pattern, params)[0])

    def form(self, key: str, form: str) -> str:
        """A word as a sentence needs it; the bare word where it has no such form."""
        said = self.say(f"{key}.{form}")
        return self.say(key) if said == f"{key}.{form}" else said

    # Numbers and lists

    def decimal(self, value: float, digits: int = 1) -> str:
        return numbers.decimal(self.language, value, digits)

    def shortest(self, value: float, digits: int = 2) -> str:
        return numbers.shortest(self.language, value, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        return numbers.percent(self.language, share, digits)

    def listed(self, items: Iterable[str], style: numbers.Joined = "standard") -> str:
        return numbers.listed(self.language, items, style)

    def _message(self, name: str) -> Any:
        with self._lock:  # The server shares words between threads.
            self._load(name)
        return self._bundle.get_message(name)

    def _load(self, name: str) -> None:
        """Parse a message, and whatever it refers to, when it is first needed."""
        source = complete(self.language).get(name)
        if source is None or name in self._loaded:
            return
        self._loaded.add(name)
        self._bundle.add_resource(FluentResource(source))
        for other in references(source):
            self._load(other)

    # The game

    def event(self, event: Event, names: Names = ()) -> str:
        """What has happened, and why."""
        return self._told(key_of(event), _fields(event), names)

    def decision(self, decision: Decision, names: Names = ()) -> str:
        """What a seat is asked."""
        params = dict(decision.params) if isinstance(decision, Pick) else {}
        return self._told(key_of(decision), _fields(decision) | params, names)

    def answer(self, decision: Decision, answer: Answer, names: Names = ()) -> str:
        """One of the answers, as a button says it."""
        verb, *objects = answer
        fields_of_verb = dict(zip(table()["answers"].get(verb, ()), objects, strict=False))
        if isinstance(decision, Pick) and verb == "pick":
            return self._picked(decision.what, objects[0], names)
        return self._told(f"answer-{key_part(str(verb))}", fields_of_verb, names)

    def _picked(self, what: str, name: str | int, names: Names) -> str:
        kind = table()["picks"].get(what, what)
        if kind == "player":
            return Translator(self, names).player(int(name))
        return Translator(self, names).word(kind, str(name))

    def refusal(self, illegal: Illegal, names: Names = ()) -> str:
        """What is wrong with an answer, and what would be right."""
        return self._told(key_of(illegal), illegal.params, names)

    def fault(self, fault: Fault, names: Names = ()) -> str:
        """What is wrong, and where it is."""
        said = self._told(key_of(fault), fault.params, names)
        if not fault.place:
            return said
        place = {name: "none" if part is None else str(part) for name, part in fault.place.items()}
        return self.say(f"place-{key_part(type(fault).__name__)}", **place, fault=said)

    def card(self, card: Card) -> str:
        return self.say(key_of(card))

    def tile(self, tile: Tile) -> str:
        return self.say(key_of(tile))

    def _told(self, key: str, values: Mapping[str, Any], names: Names) -> str:
        return self.say(key, **Translator(self, names).arguments(key, values))


def key_of(thing: Event | Decision | Fault | Card | Tile) -> str:
    """The key of the words for something of the game."""
    if isinstance(thing, Event):
        return f"event-{key_part(type(thing).__name__)}"
    if isinstance(thing, Pick):
        return f"decision-pick-{key_part(thing.what)}"
    if isinstance(thing, Decision):
        return f"decision-{key_part(thing.kind)}"
    if isinstance(thing, Illegal):
        return f"refusal-{key_part(thing.code)}"
    if isinstance(thing, Fault):
        return f"{FAULT}{key_part(thing.code)}"
    prefix = "card" if isinstance(thing, Card) else "component"
    return f"{prefix}-{key_part(str(thing.kind))}"


def _fields(thing: Event | Decision) -> dict[str, Any]:
    """The fields worth telling: not the list of options."""
    names = (field.name for field in fields(thing))
    hidden = ("options", "params")
    return {name: getattr(thing, name) for name in names if name not in hidden and name[0] != "_"}


@cache
def words(language: str) -> Words:
    """The shared words of a language."""
    assert entries(language), language
    return Words(language)
