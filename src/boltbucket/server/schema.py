"""The protocol as TypeScript, made from the Python types so that the two cannot drift apart.

python -m boltbucket.server.schema > client/src/headless/protocol.generated.ts
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Collection
from typing import Any, get_args

import msgspec
from msgspec import inspect as look

from boltbucket.rules.ship.flaws import FlawKind
from boltbucket.rules.ship.tile import Kind
from boltbucket.server import api, messages, shapes

WIDTH = 100

_HEADER = """\
/** The protocol's types, made from the server's. Run `python -m boltbucket.server.schema` anew. */
"""
_MESSAGES = (
    *(messages.Welcome, messages.Update, messages.Refused, messages.Accepted, messages.Chat),
    *(messages.Seen, messages.Bye, messages.Pong),
)
_COMMANDS = (
    *(messages.Hello, messages.Answering, messages.TableCommand, messages.Chatting),
    *(messages.Phrasing, messages.Looking, messages.Ping),
)
_PARTS = (
    *(shapes.PlainParts, shapes.ShipPart, shapes.BuilderPart, shapes.LostTile, shapes.GameEvent),
)
_API = (
    *(api.NewTable, api.Joining, api.Opened, api.SeatToken, api.OpenTables, api.KnownTable),
    *(api.RecordHead, api.ReplayFrame, api.Replay, api.DrawnShip, api.CheckedShip),
    *(api.PlannedShip, api.ShipForecast),
    *(api.EditionParts, api.Choices, api.ServerInfo, api.Health, api.Problem),
)
_WHOLE = frozenset({shapes.Setup, shapes.Handicap, shapes.BotChoice, messages.Options})
"""What a client may shorten, but the server and the page write in full."""
_VOCABULARIES: dict[str, tuple[str, ...]] = {
    "Kind": tuple(Kind),
    "FlawKind": tuple(FlawKind),
    "Good": get_args(shapes.Good),
    "Figure": get_args(shapes.Figure),
    "Colour": get_args(shapes.Colour),
    "Shape": get_args(shapes.Shape),
    "Strength": get_args(shapes.Strength),
    "Phase": get_args(shapes.Phase),
    "Role": get_args(shapes.Role),
    "TableAction": get_args(messages.TableAction),
    "Phrase": messages.PHRASES,
}
"""Closed lists of words, with the name of one of them."""
_NAMES = {frozenset[object](words): name for name, words in _VOCABULARIES.items()}
# What is written by hand, part by part, and typed as text that is already JSON.
_RAW = {
    ("Welcome", "parts"): "Parts",
    ("Welcome", "log"): "readonly GameEvent[]",
    ("Update", "parts"): "Parts",
    ("Update", "events"): "readonly GameEvent[]",
    ("Seen", "view"): "unknown",
    ("ReplayFrame", "parts"): "Parts",
    ("ReplayFrame", "events"): "readonly GameEvent[]",
}


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    for kind in (*_PARTS, *_MESSAGES, *_COMMANDS, *_API):
        writer.name_of(kind)
    numbered = {f"`{name}:${{number}}`": kind for name, kind in shapes.NUMBERED_PARTS.items()}
    heap = {"heap": shapes.HEAP_PARTS["heap"], "'heap+'": shapes.HEAP_PARTS["heap+"]}
    lines = [f"  readonly {name}: {writer.text_of(kind)};" for name, kind in heap.items()]
    lines += [
        f"  readonly [part: {name}]: {writer.text_of(kind)};" for name, kind in numbered.items()
    ]
    return "\n".join(
        [
            _HEADER,
            f"export const PROTOCOL_VERSION = {messages.VERSION};",
            *(_vocabulary(name, words) for name, words in _VOCABULARIES.items()),
            *writer.blocks,
            "export interface OtherParts {\n" + "\n".join(lines) + "\n}",
            "export type Parts = Partial<PlainParts & OtherParts>;",
            _alias("ServerMessage", [kind.__name__ for kind in _MESSAGES]),
            _alias("ClientMessage", [kind.__name__ for kind in _COMMANDS]),
            "",
        ]
    )


def _vocabulary(name: str, words: tuple[str, ...]) -> str:
    plural = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper() + "S"
    line = f"export const {plural} = [{', '.join(map(_quoted, words))}] as const;"
    if len(line) > WIDTH:
        lines = "".join(f"  {_quoted(word)},\n" for word in words)
        line = f"export const {plural} = [\n{lines}] as const;"
    return f"{line}\nexport type {name} = (typeof {plural})[number];"


def _alias(name: str, types: list[str]) -> str:
    line = f"export type {name} = {' | '.join(types)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in types) + ";"


class _Writer:
    """Writes every struct once, those it is made of before it."""

    def __init__(self) -> None:
        self.blocks: list[str] = []
        self._named: set[type] = set()

    def text_of(self, kind: Any) -> str:
        return self._type(look.type_info(kind))

    def name_of(self, kind: type[msgspec.Struct]) -> str:
        if kind not in self._named:
            self._named.add(kind)
            self.blocks.append(self._interface(kind))
        return kind.__name__

    def _interface(self, kind: type[msgspec.Struct]) -> str:
        info = look.type_info(kind)
        assert isinstance(info, look.StructType)
        lines = [f"  readonly {info.tag_field}: {_quoted(str(info.tag))};"] if info.tag else []
        lines += [self._field(kind, field) for field in info.fields]
        if issubclass(kind, shapes.Open):
            lines.append("  readonly [field: string]: unknown;")
        sentence = " ".join((kind.__dict__.get("__doc__") or "").split())
        comment = f"/** {sentence} */\n" if sentence else ""
        body = "\n".join(lines)
        return f"{comment}export interface {kind.__name__} {{\n{body}\n}}"

    def _field(self, owner: type, field: look.Field) -> str:
        wanted = _RAW.get((owner.__name__, field.name)) or self._type(field.type)
        optional = "" if field.required or owner in _WHOLE else "?"
        line = f"  readonly {field.encode_name}{optional}: {wanted};"
        if len(line) <= WIDTH:
            return line
        options = "".join(f"\n    | {each}" for each in wanted.split(" | "))
        return f"  readonly {field.encode_name}{optional}:{options};"

    def _type(self, info: look.Type) -> str:
        if isinstance(info, look.StructType):
            return self.name_of(info.cls)
        if isinstance(info, look.UnionType):
            members = info.types
            return " | ".join(dict.fromkeys(self._type(each) for each in members))
        if isinstance(info, look.ListType):
            return f"readonly {self._item(info.item_type)}[]"
        if isinstance(info, look.TupleType):
            return f"readonly [{', '.join(self._type(each) for each in info.item_types)}]"
        if isinstance(info, look.DictType):
            key = self._type(info.key_type)
            return f"Readonly<Record<{key}, {self._type(info.value_type)}>>"
        if isinstance(info, look.LiteralType):
            return _words(info.values)
        if isinstance(info, look.EnumType):
            return _words([each.value for each in info.cls])
        return _SIMPLE[type(info)]

    def _item(self, info: look.Type) -> str:
        text = self._type(info)
        return f"({text})" if " " in text and not text.startswith("Readonly<") else text


def _words(values: Collection[object]) -> str:
    return _NAMES.get(frozenset(values)) or " | ".join(_quoted(value) for value in values)


_SIMPLE: dict[type, str] = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
    look.RawType: "unknown",
}


def _quoted(value: object) -> str:
    return str(value) if isinstance(value, int) else "'" + json.dumps(value)[1:-1] + "'"


if __name__ == "__main__":
    sys.stdout.write(typescript())
