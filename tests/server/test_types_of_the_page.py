"""The types of the page and the tables of the protocol are those of rules and server."""

from __future__ import annotations

import re
from pathlib import Path

from boltbucket.rules.decisions import Decision
from boltbucket.rules.events import Event
from boltbucket.rules.printed.card import Card
from boltbucket.rules.schema import described, family
from boltbucket.server.wire.protocol_tables import TABLES, with_tables
from boltbucket.server.wire.typescript import typescript

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
FILE = Path(__file__).parents[2] / "client" / "src" / "game.generated.ts"


def test_the_types_of_the_page_are_up_to_date():
    wanted = typescript()

    assert FILE.read_text(encoding="utf-8") == wanted, (
        "run: python -m boltbucket.server.wire.typescript > client/src/game.generated.ts"
    )


def test_the_tables_of_the_protocol_are_up_to_date():
    text = PROTOCOL.read_text(encoding="utf-8")

    assert text == with_tables(text), (
        "run: python -m boltbucket.server.wire.protocol_tables docs/protocol.md"
    )
    assert {f"<!-- {name}: made by" in text for name in TABLES} == {True}


def test_a_renamed_field_of_a_rule_changes_the_types_of_the_page():
    text = typescript()

    for base in (Event, Decision, Card):
        for kind in family(base, own=True):
            found = re.search(rf"export interface {kind.__name__} \{{(.*?)\n\}}", text, re.DOTALL)
            names = re.findall(r"readonly (\w+)", found[1])
            assert set(names) >= {field.name for field in described(kind).fields}
