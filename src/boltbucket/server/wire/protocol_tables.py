"""The tables of docs/protocol.md, made from the classes they describe.

python -m boltbucket.server.wire.protocol_tables docs/protocol.md
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin

from boltbucket.rules.decisions import Decision
from boltbucket.rules.events import Event
from boltbucket.rules.printed.card import Card
from boltbucket.rules.schema import Description, described, family
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View
from boltbucket.server.wire.room import Room

_PLACE = re.compile(r"(<!-- (\w+): made by [^>]* -->\n).*?(<!-- end -->)", re.DOTALL)
_SHARED = {
    Decision: frozenset({"seat", "options"}),
    Card: frozenset({"id", "level", "learning", "uncertain"}),
    Event: frozenset[str](),
}
"""Fields that all of a family have; the text names them once."""


def with_tables(text: str) -> str:
    """The document with all its tables written anew."""
    return _PLACE.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n{found[3]}", text)


def _kinds(base: type, tag: str) -> str:
    lines = [f"| `{tag}` | fields | what |", "|---|---|---|"]
    for kind in family(base, own=True):
        found = described(_known(kind))
        lines.append(
            f"| `{_name(found, tag)}` | {_fields(found, _SHARED[base])} | {_what(found)} |"
        )
    return "\n".join(lines) + "\n"


def _name(found: Description, tag: str) -> str:
    return dict(found.tags)[tag]


def _fields(found: Description, left_out: frozenset[str]) -> str:
    return ", ".join(f"`{each.name}`" for each in found.fields if each.name not in left_out)


def _what(found: Description) -> str:
    """The first sentence, which says it all."""
    return " ".join(found.meaning.split("\n\n")[0].split()).replace("|", "\\|")


def _parts(*kinds: type) -> str:
    lines = ["| of | field | type |", "|---|---|---|"]
    for kind in kinds:
        lines += _rows(kind)
    return "\n".join(lines) + "\n"


def _rows(kind: type) -> Iterator[str]:
    for each in described(_known(kind)).fields:
        yield f"| {kind.__name__} | `{each.name}` | {_type(each.type)} |"


def _type(hint: Any) -> str:
    """A type as a reader of Python would write it, without the modules."""
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(map(_type, get_args(hint)))
    text = hint.__name__ if isinstance(hint, type) and not hasattr(hint, "__args__") else str(hint)
    return re.sub(r"(\w+\.)+(?=\w)", "", text).replace("|", "or").replace("NoneType", "None")


def _known(kind: type) -> Any:
    return kind


TABLES: Mapping[str, Callable[[], str]] = {
    "events": lambda: _kinds(Event, "type"),
    "decisions": lambda: _kinds(Decision, "kind"),
    "cards": lambda: _kinds(Card, "kind"),
    "view": lambda: _parts(View, Table, Room),
}


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(with_tables(file.read_text(encoding="utf-8")), encoding="utf-8")
