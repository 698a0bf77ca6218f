"""Only what nobody has touched for the days agreed on is forgotten."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from contextlib import closing

import pytest

from boltbucket.cli.main import main
from boltbucket.rules.language.refusal import Fault
from boltbucket.server.clock.wall import wall_ms
from boltbucket.server.settings import Settings
from boltbucket.server.store.sqlite import SqliteStore
from tests.server.seated import Seated
from tests.server.serving import put_away, served
from tests.waiting import wait_until

DAY_MS = 86_400_000


def age(file, days=3):
    """Everything in a store becomes older."""
    with closing(sqlite3.connect(file)) as database, database:
        for what in ("tables set touched_ms=touched_ms-{0}", "games set began_ms=began_ms-{0}"):
            database.execute("update " + what.format(days * DAY_MS))


def tables_kept(file):
    """Without asking for one, which would count as touching it."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute("select count(*) from tables").fetchone()[0]


@pytest.mark.parametrize("days", ["0", "-1", "many", "1.5"])
def test_less_than_a_day_is_no_number_of_days(capsys, days):
    # The port is taken, so that nothing is served even if the days are believed.
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code = main(["serve", "--port", port, "--keep-days", days, "--lang", "en"])

    assert code == 2
    assert "is not a number from 1 to 36500" in capsys.readouterr().err


@pytest.mark.parametrize("days", [0, -1])
def test_no_server_is_set_to_forget_everything(days):
    with pytest.raises(Fault, match="retention_days"):
        Settings(retention_days=days)


def test_a_game_being_played_is_not_forgotten(tmp_path):
    store = SqliteStore(tmp_path / "games.db")

    async def story():
        seated = Seated(2, store=store)
        await seated.act(0, "start")
        age(tmp_path / "games.db")
        await seated.answer(0, "take", 3)
        return seated.table

    table = asyncio.run(story())
    gone = store.forget_before(wall_ms() - DAY_MS)

    assert gone == 0
    assert store.read_table(table.code) is not None
    assert [row.answer for row in store.read_rows(table.state.game.head.id)] == [["take", 3]]
    store.close()


def test_a_table_in_memory_is_not_forgotten(tmp_path):
    with served(tmp_path, retention_days=1) as server:
        code, (token,) = server.open_table(("Ann",))
        away, _ = server.open_table(("Bob",))
        registry = server.app.state.registry

        async def story():
            async with server.client(code, token) as ann:
                await ann.act("start")
                await ann.answer(("take", 3))
                age(tmp_path / "boltbucket.db")
                forgetting = asyncio.run_coroutine_threadsafe(registry.forget_old(), registry.loop)
                await asyncio.wrap_future(forgetting)
                return await ann.answer(("return",))

        assert asyncio.run(story())["t"] == "accepted"
    with served(tmp_path) as server:
        assert server.get_json(f"/api/tables/{code}")["phase"] == "building"
        assert server.get_json(f"/api/tables/{away}")["phase"] == "lobby"


def test_a_table_somebody_has_asked_for_is_touched(tmp_path):
    with served(tmp_path) as server:
        code, _ = server.open_table(("Ann",))
    age(tmp_path / "boltbucket.db")
    with served(tmp_path) as server:
        server.get_json(f"/api/tables/{code}")
    with served(tmp_path, retention_days=1) as server:
        time.sleep(0.5)

        assert server.get_json(f"/api/tables/{code}")["code"] == code


def test_a_server_forgets_at_once_even_on_a_machine_that_has_just_started(tmp_path, monkeypatch):
    with served(tmp_path) as server:
        code, _ = server.open_table(("Ann",))
    age(tmp_path / "boltbucket.db")
    running = time.monotonic
    started = running() - 60
    monkeypatch.setattr(time, "monotonic", lambda: running() - started)

    with served(tmp_path, retention_days=1) as server:
        wait_until(lambda: tables_kept(tmp_path / "boltbucket.db") == 0)

        assert server.refusal(f"/api/tables/{code}") == (404, "no_such_table")


def test_nothing_is_forgotten_because_the_calendar_was_set(tmp_path, monkeypatch):
    with served(tmp_path, retention_days=1, idle_seconds=0) as server:
        code, _ = server.open_table(("Ann",))
        registry = server.app.state.registry
        put_away(registry, code)
        today = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: today() + 365 * DAY_MS * 1_000_000)
        asyncio.run_coroutine_threadsafe(registry.forget_old(), registry.loop).result(10)

        assert server.get_json(f"/api/tables/{code}")["code"] == code
