"""The tables of a shared store in PostgreSQL, and how those of earlier formats become such.

Everything a batch holds is written by one call of `store_batches`: it locks the leases of its
tables against being taken over, leaves out what carries an old epoch, and says which those were.
"""

from __future__ import annotations

from typing import Any

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.postgres_profiles import TABLES as _PROFILES

_FIRST_COMER = 0x626F6C74
"""The number of the lock under which a store is prepared: several servers may start at once."""

_GAMES = """
create table tables (
    code text primary key, data bytea not null, public boolean not null, touched_ms bigint not null
);
create index tables_touched on tables (public, touched_ms);
create table games (
    id text primary key, code text not null, head bytea not null, began_ms bigint not null,
    ended_ms bigint, seal bytea
);
create index games_began on games (began_ms);
create table answers (
    game text not null, number integer not null, data bytea not null, seal bytea,
    primary key (game, number)
);
create table tails (game text primary key, answers integer not null) with (fillfactor = 70);
create table chats (
    code text not null, n bigint not null, data bytea not null, primary key (code, n)
);
"""

_LEASES = """
create table nodes (
    id text primary key, address text not null, until timestamptz not null,
    tables integer not null default 0, leaving boolean not null default false
);
create table leases (code text primary key, epoch bigint not null, owner text);
create index leases_owner on leases (owner);
create table waiting (code text primary key, here integer not null, opened_by text);

create function now_ms() returns bigint language sql as
    $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$;

create function store_batches(
    codes text[], epochs bigint[],
    table_codes text[], table_data bytea[], table_public boolean[],
    head_codes text[], head_ids text[], head_of text[], heads bytea[], began bigint[],
    ended bigint[], head_seals bytea[],
    rewritten_codes text[], rewritten text[],
    answer_codes text[], games text[], numbers integer[], answers bytea[], seals bytea[],
    chat_codes text[], chat_n bigint[], chats bytea[], chats_kept integer
) returns text[] language plpgsql as $$
declare
    stale text[];
begin
    perform from leases l where l.code = any(codes) order by l.code for share;
    select coalesce(array_agg(b.code), '{}') into stale
        from unnest(codes, epochs) b(code, epoch)
        where b.epoch is not null
        and not exists (select from leases l where l.code = b.code and l.epoch = b.epoch);
    insert into tables as t
        select distinct on (b.code) b.code, b.data, b.public, now_ms()
        from unnest(table_codes, table_data, table_public)
            with ordinality b(code, data, public, place)
        where b.code <> all(stale) order by b.code, place desc
        on conflict (code) do update set
            data = excluded.data, public = excluded.public, touched_ms = excluded.touched_ms;
    insert into games as g
        select distinct on (b.id) b.id, b.of, b.head, b.began_ms, b.ended_ms, b.seal
        from unnest(head_codes, head_ids, head_of, heads, began, ended, head_seals)
            with ordinality b(code, id, of, head, began_ms, ended_ms, seal, place)
        where b.code <> all(stale) order by b.id, place desc
        on conflict (id) do update set
            code = excluded.code, head = excluded.head, began_ms = excluded.began_ms,
            ended_ms = excluded.ended_ms, seal = excluded.seal;
    delete from answers a using unnest(rewritten_codes, rewritten) b(code, game)
        where a.game = b.game and b.code <> all(stale);
    insert into answers
        select b.game, b.number, b.data, b.seal
        from unnest(answer_codes, games, numbers, answers, seals) b(code, game, number, data, seal)
        where b.code <> all(stale);
    insert into tails as t
        select distinct on (b.game) b.game, b.number + 1
        from unnest(answer_codes, games, numbers) with ordinality b(code, game, number, place)
        where b.code <> all(stale) order by b.game, place desc
        on conflict (game) do update set answers = excluded.answers;
    insert into chats as c
        select distinct on (b.code, b.n) b.code, b.n, b.data
        from unnest(chat_codes, chat_n, chats) with ordinality b(code, n, data, place)
        where b.code <> all(stale) order by b.code, b.n, place desc
        on conflict (code, n) do update set data = excluded.data;
    delete from chats c using (select distinct code from unnest(chat_codes) code) b
        where c.code = b.code and b.code <> all(stale) and c.n <= (
            select n from chats o where o.code = b.code order by n desc limit 1 offset chats_kept);
    update tables t set touched_ms = now_ms()
        where t.code = any(codes) and t.code <> all(stale) and t.touched_ms < now_ms() - 30000;
    return stale;
end $$;
"""

_MIGRATIONS = (_GAMES, _LEASES, _PROFILES)
"""Each makes the next format out of the one before; the first out of nothing."""
FORMAT = len(_MIGRATIONS)


def prepare(connection: Any, name: str) -> None:
    """Make the tables, or bring them up to date; raises a Fault if we do not know their format."""
    with connection.transaction():
        connection.execute("select pg_advisory_xact_lock(%s)", (_FIRST_COMER,))
        connection.execute(
            "create table if not exists about (name text primary key, value bytea not null)"
        )
        found = _format(connection, name)
        for migration in _MIGRATIONS[found:]:
            connection.execute(migration)
        connection.execute(
            "insert into about values ('format', %s) "
            "on conflict (name) do update set value = excluded.value",
            (str(FORMAT).encode(),),
        )


def _format(connection: Any, name: str) -> int:
    row = connection.execute("select value from about where name = 'format'").fetchone()
    if row is None:
        return 0
    text = bytes(row[0]).decode("ascii", "replace")
    if not text.isdecimal() or not 1 <= int(text) <= FORMAT:
        raise Fault("store_version", file=name)
    return int(text)
