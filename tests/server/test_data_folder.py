"""The data folder: one server at a time, one sentence if it cannot be used, and backups of it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing

import pytest

from boltbucket.cli.main import main
from boltbucket.rules.language.refusal import Fault
from boltbucket.server.settings import Settings
from boltbucket.server.store.folder import serving_store
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.stored_games import find_game
from tests.ports import free_port
from tests.server.players import RandomPerson
from tests.server.serving import KillableServer, served


def serve(folder, language="en"):
    """Exit code and what is said of a server that cannot start."""
    command = [sys.executable, "-m", "boltbucket", "serve", "--lang", language]
    options = ["--port", str(free_port()), "--data", str(folder)]
    done = subprocess.run([*command, *options], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr.strip()


def test_a_second_server_is_told_that_the_folder_is_in_use(tmp_path):
    with served(tmp_path):
        code, said = serve(tmp_path, "de")

    assert code == 2
    assert said == f"boltbucket: den Ordner {tmp_path} benutzt schon ein anderer Server"
    with served(tmp_path) as server:
        assert server.get_json("/health")["status"] == "ok"


def test_a_server_that_was_killed_keeps_no_folder(tmp_path):
    server = KillableServer(tmp_path)
    server.kill()

    with serving_store(Settings(data=tmp_path)) as store:
        assert store.games(10) == []
    with serving_store(Settings(data=tmp_path)), pytest.raises(Fault, match="folder_in_use"):
        serving_store(Settings(data=tmp_path)).__enter__()


NO_STORES = {
    "overwritten": (b"this is not a store of games" * 200, "cannot be read or written as a store"),
    "other format": (None, "was written by another version"),
}


@pytest.mark.parametrize(("content", "said"), NO_STORES.values(), ids=NO_STORES)
def test_a_store_that_cannot_be_opened_is_one_sentence_and_an_exit_code(tmp_path, content, said):
    file = tmp_path / "boltbucket.db"
    if content is None:
        SqliteStore(file).close()
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("update about set value='abc' where name='format'")
    else:
        file.write_bytes(content)

    code, told = serve(tmp_path)

    assert code == 2
    assert said in told
    assert len(told.splitlines()) == 1
    if content is not None:
        assert file.read_bytes() == content


def test_a_server_says_that_what_was_stored_last_is_gone(tmp_path):
    (tmp_path / "boltbucket.commits").write_bytes(b"%020d" % 3)
    command = [sys.executable, "-m", "boltbucket", "serve", "--port", str(free_port())]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)], stderr=subprocess.PIPE, text=True,
        env={**os.environ, "LANG": "en"},
    )  # fmt: skip
    try:
        assert "3 changes are missing" in server.stderr.readline()
    finally:
        server.kill()
        server.communicate()


# Backups


async def play(server, code, token, answers=None):
    async with server.client(code, token) as ann:
        if ann.phase == "lobby":
            await ann.act("start")
        person = RandomPerson(ann, 5)
        while ann.phase != "over" and (answers is None or len(person.accepted) < answers):
            await person.answer()
        return ann.room["record"]


def test_a_backup_of_a_running_server_is_restored_elsewhere(tmp_path, capsys):
    target = tmp_path / "backup.db"
    untimed = {"building": "untimed"}
    with served(tmp_path / "one") as server:
        code, (token,) = server.open_table(("Ann",), setup=untimed)
        over = asyncio.run(play(server, code, token))
        other, (key,) = server.open_table(("Bo",), setup=untimed, flights=("I",))
        running = asyncio.run(play(server, other, key, 5))
        assert main(["backup", str(target), "--data", str(tmp_path / "one")]) == 0
        asyncio.run(play(server, other, key, 3))

    assert f"{target}: 2 games, 2 tables" in capsys.readouterr().out
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    (tmp_path / "two").mkdir()
    target.rename(tmp_path / "two" / "boltbucket.db")
    with closing(SqliteStore(tmp_path / "two" / "boltbucket.db")) as store:
        assert find_game(store, over).restored().over
        assert len(find_game(store, running).rows) == 5
    with served(tmp_path / "two") as server:
        assert server.get_json(f"/api/tables/{code}")["phase"] == "over"
        assert asyncio.run(play(server, other, key, 1)) == running


def test_a_backup_tells_which_games_are_damaged(tmp_path, capsys):
    untimed = {"building": "untimed"}
    with served(tmp_path) as server:
        code, (token,) = server.open_table(("Ann",), setup=untimed)
        record = asyncio.run(play(server, code, token, 4))
    with closing(sqlite3.connect(tmp_path / "boltbucket.db")) as database, database:
        database.execute("delete from answers where number=3")

    assert main(["backup", str(tmp_path / "b.db"), "--data", str(tmp_path)]) == 1
    assert f"Game {record} is damaged" in capsys.readouterr().out


def test_a_backup_overwrites_nothing(tmp_path, capsys):
    SqliteStore(tmp_path / "boltbucket.db").close()
    target = tmp_path / "b.db"
    target.write_text("mine")

    assert main(["backup", str(target), "--data", str(tmp_path)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert target.read_text() == "mine"
    assert main(["backup", str(tmp_path / "c.db"), "--data", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "c.db").exists()
