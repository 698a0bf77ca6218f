"""Games that earlier rules have stored are played on, not lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from boltbucket.rules.agreement import read_setup
from boltbucket.rules.game import Game
from boltbucket.rules.read_record import read_record
from boltbucket.rules.verify import verify
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Batch, GameHead, Row
from boltbucket.server.store.stored_games import find_game, record_text
from boltbucket.server.table.seating import new_seating
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import QUICK
from tests.server.serving import served

GAMES = Path(__file__).parents[1] / "games"
MATCHES = ["2007-game", "2021-trek", "2021-missions"]
"""Of the first version, with several flights."""


def old_rows(data):
    """The answers people gave, as a server stored them: those of the engine are not among them."""
    given = [entry for entry in data["entries"] if not entry[3]]
    return [
        Row(number, 1000 * number, seat, answer, chance)
        for number, (seat, answer, chance, _, _) in enumerate(given)
    ]


def old_head(data, name="old", code="", over=True, version=1):
    players = [
        {"name": f"P{seat}", "colour": "red", "shape": "star", "bot": None}
        for seat in range(data["setup"]["seats"])
    ]
    more = {"ended_ms": 2000} if over else {}
    head = (name, code, data["setup"], data["seed"], data["opening"], version, 1000, players)
    return GameHead(*head, **more)


def golden(name):
    text = (GAMES / f"{name}.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert data["version"] == 1
    assert len(data["setup"]["flights"]) > 1
    return data, read_record(text)


@pytest.fixture
def store(tmp_path):
    found = SqliteStore(tmp_path / "boltbucket.db")
    yield found
    found.close()


@pytest.mark.parametrize("name", MATCHES)
def test_a_finished_game_is_a_record_of_today(store, name):
    data, record = golden(name)
    rows = [("old", row) for row in old_rows(data)]
    asyncio.run(store.write(Batch("", heads=[old_head(data)], rows=rows)))

    exported = read_record(record_text(find_game(store, "old")))

    assert verify(exported).agrees
    assert Game.replayed(exported).outcome == Game.replayed(record).outcome


@pytest.mark.parametrize(
    "name", ["version_2/2021-trek", "version_3/2021-IV", "version_3/2007-IV", "version_4/2021-IV"]
)
def test_a_game_of_later_rules_stays_one_of_its_version(store, name):
    data = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    head = old_head(data, version=data["version"])
    rows = [("old", row) for row in old_rows(data)]
    asyncio.run(store.write(Batch("", heads=[head], rows=rows)))

    exported = read_record(record_text(find_game(store, "old")))

    assert exported.version == data["version"]
    assert verify(exported).agrees
    assert [entry.answer for entry in exported.entries] == [
        tuple(answer) for _, answer, _, _, _ in data["entries"]
    ]


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("part", [0.1, 0.5, 0.75, 0.99])
def test_a_game_that_was_being_played_goes_on_at_its_table(tmp_path, store, name, part):
    data, _ = golden(name)
    rows = old_rows(data)
    rows = rows[: int(len(rows) * part)]
    code, token = seat_people(store, data, rows)
    store.close()

    with served(tmp_path) as server:
        before, answered = asyncio.run(one_answer(server, code, token))
    with served(tmp_path) as server:
        after, _ = asyncio.run(one_answer(server, code, token))

    assert before["told"] == after["told"] == []
    assert before["flight"] <= after["flight"]
    assert answered in ("accepted", "not asked")
    with_answer = stored(tmp_path)
    assert with_answer.head.version == 2
    assert [row.number for row in with_answer.rows] == list(range(len(with_answer.rows)))
    assert len(with_answer.rows) >= len(rows)


def seat_people(store, data, rows):
    """A table of the time, with everybody in their seats and the game so far."""
    seating = new_seating("OLDONE", read_setup(data["setup"]), False, QUICK, 0)
    tokens = []
    for seat in range(data["setup"]["seats"]):
        seating, _, token = seating.sit_down(f"P{seat}")
        tokens.append(token)
    table = msgspec.json.encode(msgspec.structs.replace(seating, game="old", games=("old",)))
    head = old_head(data, code="OLDONE", over=False)
    answers = [("old", row) for row in rows]
    asyncio.run(store.write(Batch("OLDONE", table=table, heads=[head], rows=answers)))
    return "OLDONE", tokens[0]


def stored(folder):
    store = SqliteStore(folder / "boltbucket.db")
    try:
        return find_game(store, "old")
    finally:
        store.close()


async def one_answer(server, code, token):
    """What somebody who comes is told, and what becomes of an answer."""
    heard = []
    async with asyncio.timeout(30), server.client(code, token, heard.append) as ann:
        number, view = await ann.look()
        reply = "not asked"
        if view.decision is not None:
            reply = (await ann.answer(RandomPlayers(1).decide(view.decision), number))["t"]
        told = [each["code"] for each in heard if each["t"] in ("refused", "bye")]
        return {"told": told, "flight": ann.view["table"]["match"]["number"]}, reply
