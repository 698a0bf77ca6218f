"""A club moves from one store to another: whole, checked, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing

import pytest

from boltbucket.cli.main import main
from boltbucket.rules.language.refusal import Fault
from boltbucket.server.settings import Settings
from boltbucket.server.store import moving, sqlite_contents
from boltbucket.server.store.contents import COLUMNS, LEFT_BEHIND
from boltbucket.server.store.folder import serving_store
from boltbucket.server.store.moving import move_store
from boltbucket.server.store.profiles import KeptRow
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Batch
from boltbucket.server.store.stored_games import find_game
from boltbucket.server.wire.messages import Chat
from tests.server.serving import served
from tests.server.stored import batch, head, row
from tests.server.test_data_folder import play

psycopg = pytest.importorskip("psycopg")
GAMES = 30


def kept(store):
    """Everything the contract of stores can tell."""
    games = store.games(1000, finished_only=False)
    codes = sorted({game.code for game in games})
    return (
        [(game, store.read_game(game.id), store.read_rows(game.id)) for game in games],
        [(code, store.read_table(code), store.read_chats(code)) for code in codes],
        (store.public_tables(1000), store.secret(), store.losses),
        [store.profiles.read(key) for key in ("ann", "bo", "nobody")],
    )


def fill(store):
    async def story():
        for number in range(GAMES):
            name, code = f"g{number}", f"T{number % 7}"
            rows = [row(n) for n in range(number)]
            said = [Chat(number, 0, "Žofie", text="Tak letíme! 🚀")]
            more = {"table": b'{"n": %d}' % number, "public": number % 2 == 0, "chats": said}
            heads = [head(name, code, number, number + 5 if number % 3 else None)]
            await store.write(batch(*rows, game=name, code=code, heads=heads, **more))

    asyncio.run(story())
    store.secret()
    for key in ("ann", "bo"):
        store.profiles.open(key, 10)
    store.profiles.keep("ann", [KeptRow("f1", 5, b"{}"), KeptRow("f2", 7, None)])


class Folder:
    def __init__(self, folder):
        self.name = str(folder)
        self.file = folder / "boltbucket.db"

    def open(self):
        return SqliteStore(self.file)

    def change(self, text):
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute(text)


class Database:
    def __init__(self, url):
        self.name = url

    def open(self):
        from boltbucket.server.store.postgres import PostgresStore

        return PostgresStore(self.name)

    def change(self, text):
        with psycopg.connect(self.name) as connection:
            connection.execute(text)


KINDS = {"folder": lambda request: Folder(request.getfixturevalue("tmp_path_factory").mktemp("d"))}
KINDS |= {"database": lambda request: Database(request.getfixturevalue("postgres").new())}
WAYS = ["folder database", "database folder", "folder folder", "database database"]


@pytest.fixture(params=WAYS)
def way(request):
    return [KINDS[kind](request) for kind in request.param.split()]


@pytest.fixture
def filled(way):
    with closing(way[0].open()) as store:
        fill(store)
    return way


def everything(place):
    with closing(place.open()) as store:
        return kept(store)


def test_a_whole_club_moves_and_is_the_same_after_it(filled):
    source, target = filled
    before = everything(source)

    moved = move_store(source.name, target.name)

    assert everything(target) == before == everything(source)
    assert moved.counts["games"] == GAMES
    assert moved.counts["tables"] == 7
    assert moved.counts["answers"] == sum(range(GAMES))
    assert moved.damaged == ()


def test_when_a_table_was_last_touched_moves_with_it(filled):
    """Otherwise nothing would be forgotten for another term."""
    source, target = filled
    source.change("update tables set touched_ms = 5")
    move_store(source.name, target.name)

    with closing(target.open()) as store:
        store.forget_before(1000)
        assert store.public_tables(10) == []


def test_there_and_back_again_is_the_same(filled, tmp_path):
    source, middle = filled
    source.change("delete from about where name = 'losses'")
    value = "3" if isinstance(source, Folder) else "'3'"
    source.change(f"insert into about values ('losses', {value})")
    before = everything(source)
    move_store(source.name, middle.name)
    end = Folder(tmp_path / "end")
    move_store(middle.name, end.name)

    assert everything(end) == before
    assert before[2][2] == 3


def test_what_is_damaged_is_told_and_carried_as_it_is(filled, capsys):
    source, target = filled
    source.change("delete from answers where game = 'g4' and number = 2")
    source.change("update games set seal = null where id = 'g9'")
    source.change("delete from tails where game = 'g12'")

    assert main(["move-store", source.name, target.name, "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert [
        name for name in ("g4", "g9", "g12", "g5") if f"Game {name} was already damaged" in out
    ] == [*("g4", "g9", "g12")]
    with closing(target.open()) as store:
        with pytest.raises(Exception, match="4 were written"):
            store.read_rows("g4")
        assert store.read_rows("g5") == [row(n) for n in range(5)]


def test_a_target_that_is_not_empty_is_refused_and_stays_as_it_is(filled):
    source, target = filled
    with closing(target.open()) as store:
        asyncio.run(store.write(Batch("AAA", chats=[Chat(1, 0, "Ann", text="hi")])))

    with pytest.raises(Fault, match="store_not_empty"):
        move_store(source.name, target.name)

    with closing(target.open()) as store:
        assert store.games(10, finished_only=False) == []


def test_what_does_not_arrive_as_it_was_sent_is_noticed_and_taken_back(filled, monkeypatch):
    source, target = filled
    before = everything(source)
    for club in _clubs():
        wrong = _dropping_a_row(club.write)
        monkeypatch.setattr(club, "write", wrong)

    with pytest.raises(Fault, match="store_not_arrived"):
        move_store(source.name, target.name)

    with closing(target.open()) as store:
        assert store.games(10, finished_only=False) == store.public_tables(10) == []
    assert everything(source) == before


def _clubs():
    from boltbucket.server.store.postgres_contents import PostgresContents

    return sqlite_contents.SqliteContents, PostgresContents


def _dropping_a_row(write):
    def wrong(self, table, rows):
        write(self, table, (row for row in rows if table != "answers" or row[:2] != ("g7", 3)))

    return wrong


def test_a_move_that_breaks_off_leaves_nothing_behind(filled):
    source, target = filled

    def interrupt(done, total):
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(moving, "_TELL_EVERY", 100)
        with pytest.raises(KeyboardInterrupt):
            move_store(source.name, target.name, interrupt)

    move_store(source.name, target.name)
    assert everything(target) == everything(source)


# In use


@pytest.mark.parametrize("which", [0, 1])
def test_a_folder_a_server_uses_is_neither_source_nor_target(tmp_path, which):
    folders = [tmp_path / "one", tmp_path / "two"]
    SqliteStore(folders[0] / "boltbucket.db").close()

    with serving_store(Settings(data=folders[which])), pytest.raises(Fault, match="folder_in_use"):
        move_store(*map(str, folders))


@pytest.mark.parametrize("which", [0, 1])
def test_a_database_with_servers_is_neither_source_nor_target(postgres, which):
    places = [Database(postgres.new()), Database(postgres.new())]
    for place in places:
        place.open().close()
    live = "insert into nodes values ('n1', 'c', clock_timestamp() + interval '5 seconds')"
    places[which].change(live)

    with pytest.raises(Fault, match="store_in_use"):
        move_store(*(place.name for place in places))

    places[which].change("update nodes set until = clock_timestamp() - interval '1 second'")
    move_store(*(place.name for place in places))


def test_a_store_does_not_move_to_itself(tmp_path, capsys):
    SqliteStore(tmp_path / "boltbucket.db").close()

    assert main(["move-store", str(tmp_path), f"{tmp_path}/.", "--lang", "en"]) == 2
    assert "cannot be moved to itself" in capsys.readouterr().err


def test_a_folder_without_games_is_said_to_be_one(tmp_path, capsys):
    assert main(["move-store", str(tmp_path / "no"), str(tmp_path / "new"), "--lang", "en"]) == 2
    assert str(tmp_path / "no") in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_without_the_package_it_says_what_to_install(tmp_path, capsys, monkeypatch):
    SqliteStore(tmp_path / "boltbucket.db").close()
    for name in [each for each in sys.modules if each.startswith("boltbucket.server.store.postg")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)

    assert main(["move-store", str(tmp_path), "postgresql://127.0.0.1:1/club", "--lang", "en"]) == 2
    assert 'pip install "boltbucket[club]"' in capsys.readouterr().err


# All of it


def test_every_table_of_every_store_is_carried_or_left_behind_on_purpose(postgres, tmp_path):
    database, folder = Database(postgres.new()), Folder(tmp_path)
    database.open().close()
    folder.open().close()
    with psycopg.connect(database.name) as connection:
        text = "select table_name, column_name from information_schema.columns "
        shared = connection.execute(text + "where table_schema = 'public'").fetchall()
    with closing(sqlite3.connect(folder.file)) as connection:
        text = "select t.name, c.name from sqlite_master t, pragma_table_info(t.name) c "
        embedded = connection.execute(text + "where t.type = 'table'").fetchall()
    carried = {(table, column) for table, columns in COLUMNS.items() for column in columns}

    assert {each for each in shared if each[0] not in LEFT_BEHIND} == carried
    assert set(embedded) == carried


def test_a_game_played_on_one_store_is_played_on_from_the_other(postgres, tmp_path, capsys):
    url = postgres.new()
    with served(tmp_path / "one") as server:
        code, (token,) = server.open_table(("Ann",), setup={"building": "untimed"})
        record = asyncio.run(play(server, code, token, 5))
    assert main(["move-store", str(tmp_path / "one"), url, "--lang", "en"]) == 0
    assert "one game, one table, 5 answers" in capsys.readouterr().out
    with closing(Database(url).open()) as store:
        assert len(find_game(store, record).restored().game.record().entries) >= 5
    assert main(["move-store", url, str(tmp_path / "two")]) == 0

    with served(tmp_path / "two") as server:
        assert asyncio.run(play(server, code, token)) == record
