"""A game that cannot be read from the store takes nothing with it but itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from boltbucket.rules.game import Game
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Batch
from tests.server.serving import served

DAMAGES = {
    "an answer is missing": "delete from answers where number=1",
    "an answer is no answer": """update answers set data='[1,9,0,["jump"],[]]' where number=1""",
    "an answer is no JSON": "update answers set data=x'ff00' where number=2",
    "the head is no JSON": "update games set head=x'7b'",
    "the head is missing": "delete from games",
    "the head was changed": "update games set head=json_set(cast(head as text), '$.version', 99)",
    "the last answer is missing": "delete from answers where number=3",
    "an answer was changed": """update answers set data='[3,9,0,["return"],[]]' where number=3""",
}


@pytest.fixture(params=DAMAGES.values(), ids=DAMAGES)
def damaged(request, tmp_path):
    """A folder with a damaged game; the table's code, the host's token, the game's name."""
    with served(tmp_path) as server:
        code, tokens = server.open_table(("Ann", "Bob"))
        record = asyncio.run(begin(server, code, tokens[0]))
    with sqlite3.connect(tmp_path / "boltbucket.db") as database:
        database.execute(request.param)
    database.close()
    return tmp_path, code, tokens[0], record


async def begin(server, code, token):
    async with server.client(code, token) as ann:
        await ann.act("start")
        for answer in (("take", 7), ("return",), ("take", 8), ("return",)):
            assert (await ann.answer(answer))["t"] == "accepted"
        return ann.room["record"]


async def come(server, code, token, *actions):
    """What is told to somebody who comes, and what follows from these actions."""
    heard = []
    async with asyncio.timeout(20), server.client(code, token, heard.append) as ann:
        replies = [await ann.act(action) for action in actions]
        await ann.look()
    told = [each["code"] for each in heard if each["t"] in ("refused", "bye")]
    return told, ann.phase, [reply["t"] for reply in replies]


def test_a_game_of_other_rules_is_called_so(tmp_path):
    with served(tmp_path) as server:
        code, tokens = server.open_table(("Ann", "Bob"))
        record = asyncio.run(begin(server, code, tokens[0]))
    with closing(SqliteStore(tmp_path / "boltbucket.db")) as store:
        head = replace(store.read_game(record), version=99)
        asyncio.run(store.write(Batch(code, heads=[head])))

    with served(tmp_path) as server:
        assert asyncio.run(come(server, code, tokens[0])) == (["other_rules"], "lobby", [])
        assert server.refusal(f"/api/replays/{record}") == (410, "other_rules")


def test_a_game_that_cannot_be_shown_leaves_its_table(tmp_path):
    with served(tmp_path) as server:
        code, tokens = server.open_table(("Ann", "Bob"))
        asyncio.run(begin(server, code, tokens[0]))
    real = Game.view

    def view(game, seat):
        if threading.current_thread() is threading.main_thread():
            return real(game, seat)
        raise RuntimeError("not to be shown")

    with served(tmp_path) as server, patch.object(Game, "view", view):
        assert asyncio.run(come(server, code, tokens[0])) == (["game_unreadable"], "lobby", [])


def test_a_table_that_cannot_be_read_is_refused_and_no_other(tmp_path):
    with served(tmp_path) as server:
        damaged, _ = server.open_table(("Ann", None), public=True)
        whole, _ = server.open_table(("Bo", None), public=True)
    with sqlite3.connect(tmp_path / "boltbucket.db") as database:
        database.execute("update tables set data=x'7b' where code=?", (damaged,))
    database.close()

    with served(tmp_path) as server:
        assert server.refusal(f"/api/tables/{damaged}") == (410, "table_unreadable")
        assert [each["code"] for each in server.get_json("/api/tables")["tables"]] == [whole]


def test_its_table_is_back_in_the_lobby_and_says_why(damaged):
    folder, code, token, _ = damaged
    with served(folder) as server:
        assert server.get_json(f"/api/tables/{code}")["phase"] == "lobby"
        assert asyncio.run(come(server, code, token)) == (["game_unreadable"], "lobby", [])
    with served(folder) as server:
        assert asyncio.run(come(server, code, token)) == (["game_unreadable"], "lobby", [])


def test_the_next_game_can_be_played_at_its_table(damaged):
    folder, code, token, _ = damaged
    with served(folder) as server:
        _, phase, replies = asyncio.run(come(server, code, token, "start"))
        assert (phase, replies) == ("building", ["accepted"])
    with served(folder) as server:
        assert asyncio.run(come(server, code, token)) == ([], "building", [])


def test_its_replay_is_refused_with_the_reason(damaged):
    folder, _, _, record = damaged
    with served(folder) as server:
        status, refused = server.refusal(f"/api/replays/{record}")

    assert (status, refused) in [(410, "game_unreadable"), (404, "no_such_record")]
