"""The types of the page, made from the classes of rules and server so that they cannot drift apart.

python -m boltbucket.server.wire.typescript > client/src/game.generated.ts
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, IntEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct, UnsetType

from boltbucket.rules.consider import Prospect
from boltbucket.rules.decisions import Decision
from boltbucket.rules.events import Event
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.odds import Odds
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.schema import FAMILIES, PAYLOAD_BACK_TOLD, Field, described, family
from boltbucket.rules.setup import Handicap, Setup
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.match import Memory
from boltbucket.rules.table.table import Variant
from boltbucket.rules.view import Phase, View
from boltbucket.server.http import api, kept_flights
from boltbucket.server.wire import messages
from boltbucket.server.wire.page_constants import constants
from boltbucket.server.wire.room import (
    BotChoice,
    ChairKind,
    Colour,
    Options,
    Pause,
    Role,
    Room,
    Shape,
)

WIDTH = 100

_HEADER = """\
/** All types of the game and of the protocol, made from the classes of rules and server.
 * Run `python -m boltbucket.server.wire.typescript` anew. */
"""
_PATCH = """\
/** Where something has changed: the way from the view or the room down to it. */
export type Path = readonly (string | number)[];
/** What is there now; nothing where it is gone. An empty path leads to the whole. */
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];"""
_ANSWER = """\
/** A player by place at the table, counted from 0. */
export type Seat = number;
/** A square by its printed numbers: column * 100 + row. */
export type Cell = number;
/** A verb with its objects, such as ['battery', 708]. */
export type Answer = readonly (string | number)[];"""
_UNIONS: Mapping[type, str] = {
    Decision: "Decision",
    Event: "GameEvent",
    Card: "Card",
    Variant: "Variant",
    Memory: "Memory",
}
"""Families of values, and the names of their unions: `Event` is taken in a page."""
_SERVER_MESSAGES = get_args(messages.ServerMessage)
_CLIENT_MESSAGES = get_args(messages.ClientMessage)
_API = (
    *(api.NewTable, api.Joining, api.Opened, api.SeatToken, api.OpenTables, api.KnownTable),
    *(api.RecordHead, api.ReplayFrame, api.Replay, api.PastOdds, api.DrawnShip, api.CheckedShip),
    *(api.CoachedMoment, api.Coaching, api.AskedAce, api.AceReason, api.AceAdvice),
    *(api.TriedTile, api.Fits, api.TriedHit, api.HitOdds, api.PlannedShip, api.ShipForecast),
    *(api.RuleFound, api.Answers, api.EditionParts, api.Choices, api.ServerInfo),
    *(api.Health, api.Problem),
    *(api.Knocker, api.Knocked, api.KnockState, api.WatchToken),
    *(kept_flights.KeptFlights, kept_flights.Keeping, kept_flights.ProfileOpened),
)
_WHOLE = frozenset({Setup, Handicap, BotChoice, Options})
"""What a client may shorten, but the server and the page write in full."""
_VOCABULARIES: dict[str, tuple[str, ...]] = {
    "Colour": get_args(Colour),
    "Shape": get_args(Shape),
    "Phase": get_args(Phase),
    "Role": get_args(Role),
    "ChairKind": get_args(ChairKind),
    "Pause": get_args(Pause),
    "TableAction": get_args(messages.TableAction),
    "Phrase": messages.PHRASES,
}
"""Closed lists of words besides the enums, with the name of one of them."""
_NAMES = {frozenset[object](words): name for name, words in _VOCABULARIES.items()}
_SIMPLE: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
    Raw: "unknown",
    Edition: "string",
    messages.Patch: "readonly Change[]",
}


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    for base in FAMILIES:
        writer.text_of(base)
    for kind in (View, Prospect, Odds, Room, *_SERVER_MESSAGES, *_CLIENT_MESSAGES, *_API):
        writer.text_of(kind)
    return "\n".join(
        [
            _HEADER,
            f"export const PROTOCOL_VERSION = {messages.VERSION};",
            *(_vocabulary(name, words) for name, words in _VOCABULARIES.items()),
            *constants(),
            _ANSWER,
            _PATCH,
            *writer.blocks,
            _alias("ServerMessage", [kind.__name__ for kind in _SERVER_MESSAGES]),
            _alias("ClientMessage", [kind.__name__ for kind in _CLIENT_MESSAGES]),
            "",
        ]
    )


class _Writer:
    """Writes every class once, those it is made of before it."""

    def __init__(self) -> None:
        self.blocks: list[str] = []
        self._named: dict[str, type] = {}

    def text_of(self, hint: Any, hideable: bool = False) -> str:
        """A Python type as TypeScript; hideable tiles and cards may be told as their backs."""
        if hint == Answer:
            return "Answer"
        if hint in _SIMPLE:
            return _SIMPLE[hint]
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(*arguments)
        if origin is Literal:
            return _words(arguments)
        if origin in (Union, UnionType):
            members = (each for each in arguments if each is not UnsetType)
            return " | ".join(dict.fromkeys(self.text_of(each, hideable) for each in members))
        if origin in (tuple, list, frozenset):
            return self._row(arguments, hideable)
        if origin is not None and issubclass(origin, Mapping):
            key, item = (self.text_of(each) for each in arguments)
            return f"Readonly<Record<{key}, {item}>>"
        return self._named_type(hint) + (_back_of(hint) if hideable else "")

    def _annotated(self, hint: Any, *marks: Any) -> str:
        """Either a type with limits, or JSON that says what it tells."""
        for mark in marks:
            if isinstance(mark, msgspec.Meta) and mark.extra:
                return self.text_of(mark.extra["told"])
        return self.text_of(hint)

    def _row(self, arguments: tuple[Any, ...], hideable: bool) -> str:
        if len(arguments) == 1 or Ellipsis in arguments:
            text = self.text_of(arguments[0], hideable)
            return f"readonly {f'({text})' if _needs_brackets(text) else text}[]"
        return f"readonly [{', '.join(self.text_of(each, hideable) for each in arguments)}]"

    def _named_type(self, kind: type) -> str:
        name = _UNIONS.get(kind, kind.__name__)
        if name not in self._named:
            self._named[name] = kind
            self.blocks.append(self._block(kind, name))
        assert self._named[name] is kind, f"{self._named[name]} and {kind} have one name"
        return name

    def _block(self, kind: type, name: str) -> str:
        if kind in _UNIONS:
            return _alias(name, [self._named_type(each) for each in family(kind, own=True)])
        if issubclass(kind, IntEnum):
            return f"export type {name} = {' | '.join(str(each.value) for each in kind)};"
        if issubclass(kind, Enum):
            return _vocabulary(name, tuple(each.value for each in kind))
        lines = self._of_struct(kind) if issubclass(kind, Struct) else self._of_value(kind)
        body = "\n".join(lines)
        return f"{_comment(kind)}export interface {name} {{\n{body}\n}}"

    def _of_value(self, kind: type) -> Iterator[str]:
        description = described(kind)
        for tag, word in description.tags:
            yield f"  readonly {tag}: {_quoted(word) if tag != 'topic' else 'string'};"
        for each in description.fields:
            yield self._field(each, "")

    def _of_struct(self, kind: type[Struct]) -> Iterator[str]:
        config = kind.__struct_config__
        if config.tag is not None:
            yield f"  readonly {config.tag_field}: {_quoted(config.tag)};"
        hints = get_type_hints(kind, include_extras=True)
        for each in msgspec.structs.fields(kind):
            optional = "" if each.required or kind in _WHOLE else "?"
            yield self._field(Field(each.encode_name, hints[each.name]), optional)

    def _field(self, field: Field, optional: str) -> str:
        wanted = self.text_of(field.type, field.hideable)
        line = f"  readonly {field.name}{optional}: {wanted};"
        if len(line) <= WIDTH:
            return line
        options = "".join(f"\n    | {each}" for each in wanted.split(" | "))
        return f"  readonly {field.name}{optional}:{options};"


def _back_of(kind: type) -> str:
    """How a tile or card is told of which only the back is seen."""
    if kind is Tile:
        return f" | {_quoted(PAYLOAD_BACK_TOLD)} | null"
    return " | null" if kind is Card else ""


def _needs_brackets(text: str) -> bool:
    return text.startswith("readonly ") or " | " in re.sub(r"<.*>|\[.*\]", "", text)


def _comment(kind: type) -> str:
    sentence = " ".join((kind.__dict__.get("__doc__") or "").split())
    if not sentence or sentence.startswith(f"{kind.__name__}("):
        return ""
    if len(sentence) + 7 <= WIDTH:
        return f"/** {sentence} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in _wrapped(sentence)) + " */\n"


def _wrapped(sentence: str) -> Iterable[str]:
    return textwrap.wrap(sentence, WIDTH - 3, break_on_hyphens=False)


def _vocabulary(name: str, words: tuple[str, ...]) -> str:
    plural = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper().removesuffix("S") + "S"
    line = f"export const {plural} = [{', '.join(map(_quoted, words))}] as const;"
    if len(line) > WIDTH:
        lines = "".join(f"  {_quoted(word)},\n" for word in words)
        line = f"export const {plural} = [\n{lines}] as const;"
    return f"{line}\nexport type {name} = (typeof {plural})[number];"


def _alias(name: str, types: list[str]) -> str:
    head, union = f"export type {name} =", " | ".join(types)
    if len(f"{head} {union};") <= WIDTH:
        return f"{head} {union};"
    if len(f"  {union};") <= WIDTH:
        return f"{head}\n  {union};"
    return f"{head}\n" + "\n".join(f"  | {each}" for each in types) + ";"


def _words(values: tuple[object, ...]) -> str:
    return _NAMES.get(frozenset(values)) or " | ".join(_quoted(value) for value in values)


def _quoted(value: object) -> str:
    return str(value) if isinstance(value, int) else "'" + json.dumps(value)[1:-1] + "'"


if __name__ == "__main__":
    sys.stdout.write(typescript())
