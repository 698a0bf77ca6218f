"""The tables of the embedded store, and how those of earlier formats become such."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.sqlite_profiles import TABLES as _PROFILES
from boltbucket.server.store.store import seal

FORMAT = 4
HEAD = -1
"""What stands for the number of an answer where a game's head is sealed."""
_TABLES = """
create table if not exists about (name text primary key, value blob not null) without rowid;
create table if not exists tables (
    code text primary key, data blob not null, public integer not null, touched_ms integer not null
) without rowid;
create table if not exists games (
    id text primary key, code text not null, head blob not null, began_ms integer not null,
    ended_ms integer, seal blob
) without rowid;
create table if not exists answers (
    game text not null, number integer not null, data blob not null, seal blob,
    primary key (game, number)
) without rowid;
create table if not exists tails (game text primary key, answers integer not null) without rowid;
create table if not exists chats (
    code text not null, n integer not null, data blob not null, primary key (code, n)
) without rowid;
create index if not exists tables_touched on tables (public, touched_ms);
create index if not exists games_began on games (began_ms);
"""


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Make the tables, or bring them up to date; raises a Fault if we do not know their format."""
    found = _format(connection)
    if found is not None and found not in _UPGRADES and found != FORMAT:
        raise Fault("store_version", file=str(file))
    connection.execute("begin immediate")
    for version in range(found or FORMAT, FORMAT):
        _UPGRADES[version](connection)
    for statement in (_TABLES + _PROFILES).split(";"):
        connection.execute(statement)
    connection.execute("insert or replace into about values ('format', ?)", (str(FORMAT),))
    connection.execute("insert or ignore into about values ('commits', 0)")
    connection.execute("insert or ignore into about values ('losses', 0)")
    connection.execute("commit")


def _format(connection: sqlite3.Connection) -> int | None:
    """None for a store that is new; -1 for what is no number."""
    if not connection.execute("select 1 from sqlite_master where name='about'").fetchone():
        return None
    found = connection.execute("select value from about where name='format'").fetchone()
    if found is None:
        return None
    text = found[0].decode("ascii", "replace") if isinstance(found[0], bytes) else str(found[0])
    return int(text) if text.isdecimal() else -1


def _rename_option(connection: sqlite3.Connection) -> None:
    """What an option of tables was called in the first format."""
    old, new = '"bot_sits_in":', '"bot_stands_in":'
    text = "update tables set data = cast(replace(cast(data as text), ?, ?) as blob)"
    connection.execute(text, (old, new))


def _seal_all(connection: sqlite3.Connection) -> None:
    """The second format had no seals, and did not count answers."""
    connection.create_function("seal", 3, seal, deterministic=True)
    connection.execute("alter table games add column seal blob")
    connection.execute("alter table answers add column seal blob")
    connection.execute("create table tails (game text primary key, answers integer) without rowid")
    connection.execute(f"update games set seal = seal(id, {HEAD}, head)")
    connection.execute("update answers set seal = seal(game, number, data)")
    connection.execute("insert into tails select game, count(*) from answers group by game")


def _add_profiles(connection: sqlite3.Connection) -> None:
    """The third format had none; they are made with all that is missing."""


_UPGRADES: Mapping[int, Callable[[sqlite3.Connection], None]] = {
    1: _rename_option,
    2: _seal_all,
    3: _add_profiles,
}
