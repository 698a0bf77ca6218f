"""Profiles in the shared store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boltbucket.server.store.profiles import MOST_FLIGHTS, KeptRow

TABLES = """
create table profiles (key text primary key, touched_ms bigint not null);
create index profiles_touched on profiles (touched_ms);
create table flights (
    profile text not null references profiles on delete cascade, id text not null,
    ended_ms bigint not null, data bytea, primary key (profile, id)
);
create function keep_flights(
    key_ text, ids text[], ended bigint[], data_ bytea[], most integer
) returns boolean language plpgsql as $$
begin
    update profiles set touched_ms = now_ms() where key = key_;
    if not found then
        return false;
    end if;
    insert into flights as f
        select distinct on (b.id) key_, b.id, b.ended_ms, b.data
        from unnest(ids, ended, data_) with ordinality b(id, ended_ms, data, place)
        order by b.id, place desc
        on conflict (profile, id) do update set
            ended_ms = excluded.ended_ms, data = excluded.data where f.data is not null;
    delete from flights f where f.profile = key_ and f.id in (
        select id from flights where profile = key_ order by ended_ms desc, id offset most);
    return true;
end $$;
"""
_OPEN = """
insert into profiles select %b, now_ms() where (select count(*) from profiles) < %b returning 1
"""
_READ = """
with visited as (update profiles set touched_ms = now_ms() where key = %b returning key)
select f.id, f.ended_ms, f.data from visited left join flights f on f.profile = visited.key
order by f.ended_ms desc, f.id
"""
_KEEP = "select keep_flights(%b, %b::text[], %b::bigint[], %b::bytea[], %b)"


class PostgresProfiles:
    """`rows` gives what a statement finds."""

    def __init__(self, rows: Callable[[str, Any], list[tuple[Any, ...]]]) -> None:
        self._rows = rows

    def open(self, key: str, most: int) -> bool:
        return bool(self._rows(_OPEN, (key, most)))

    def read(self, key: str) -> list[KeptRow] | None:
        found = self._rows(_READ, (key,))
        return [KeptRow(*row) for row in found if row[0] is not None] if found else None

    def keep(self, key: str, rows: Sequence[KeptRow]) -> bool:
        columns = [[row[column] for row in rows] for column in range(3)]
        return bool(self._rows(_KEEP, (key, *columns, MOST_FLIGHTS))[0][0])

    def forget(self, key: str) -> bool:
        return bool(self._rows("delete from profiles where key = %b returning 1", (key,)))
