"""Who owns which table: leases in the database, by the database's clock.

A process shows that it lives by coming again before its time is over. As long as it does, its
tables are its own; taking one from a process that does not raises the table's epoch, and whatever
still carries the old one is refused (`store_batches`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from boltbucket.server.store.postgres import PostgresStore

_ALIVE = "select from nodes n where n.id = {} and n.until > clock_timestamp()"
_BEAT = """
with before as (select until > clock_timestamp() as alive from nodes where id = %(id)s)
insert into nodes as n (id, address, until, tables, leaving)
values (%(id)s, %(address)s, clock_timestamp() + make_interval(secs => %(seconds)s),
    %(tables)s, %(leaving)s)
on conflict (id) do update set
    until = excluded.until, tables = excluded.tables, leaving = excluded.leaving
returning coalesce((select alive from before), false)
"""
_NODES = "select id, tables, leaving from nodes where until > clock_timestamp()"
_TIDY = "delete from nodes where until < clock_timestamp() - interval '1 hour'"
_RESERVE = """
insert into leases select %b, 1, %b
where not exists (select from tables where code = %b)
on conflict (code) do nothing returning epoch
"""
_CLAIM = f"""
with before as (select owner from leases where code = %(code)s)
insert into leases as l values (%(code)s, 1, %(id)s)
on conflict (code) do update set epoch = l.epoch + 1, owner = excluded.owner
where l.owner is null or l.owner = excluded.owner
    or %(sure)s and not exists ({_ALIVE.format("l.owner")})
returning epoch, (select owner from before)
"""
_ADOPT = f"""
update leases set owner = %(id)s, epoch = epoch + 1 where code in (
    select code from leases where owner = any(%(gone)s) and not exists ({_ALIVE.format("owner")})
    and (%(codes)s::text[] is null or code = any(%(codes)s::text[]))
    order by code for update skip locked limit %(most)s)
returning code
"""
_LEFT = "select count(*) from leases where owner = any(%b)"
_OWNER = f"select owner from leases where code = %b and exists ({_ALIVE.format('owner')})"
_HELD = "select code, epoch from leases where owner = %b"
_HAND_OVER = f"""
update leases set owner = %(to)s, epoch = epoch + 1
where code = %(code)s and epoch = %(epoch)s
and (%(to)s::text is null or exists ({_ALIVE.format("%(to)s")}))
returning epoch
"""
_WAITING = """
insert into waiting select * from unnest(%b::text[], %b::integer[], %b::text[])
on conflict (code) do update set here = excluded.here, opened_by = excluded.opened_by
"""
_NOT_WAITING = "delete from waiting where code = any(%b)"
_LISTED = f"""
select t.data, coalesce(w.here, 0), w.opened_by from tables t
left join leases l on l.code = t.code and exists ({_ALIVE.format("l.owner")})
left join waiting w on w.code = l.code
where t.public order by t.touched_ms desc limit %b
"""


@dataclass(frozen=True)
class Node:
    """A process that lives."""

    id: str
    tables: int
    leaving: bool


@dataclass(frozen=True)
class Pulse:
    """What a process learns when it comes again."""

    nodes: tuple[Node, ...]
    held: Mapping[str, int] | None
    """The tables that are ours, with their epochs, where our time had been over."""
    adopted: tuple[str, ...] = ()
    """Tables of processes that are gone, which are ours from here on."""


class Leases:
    """Asks the database; every method waits for it."""

    def __init__(self, store: PostgresStore, node: str, address: str, seconds: float) -> None:
        self._store = store
        self.node = node
        self._address = address
        self._seconds = seconds

    def beat(self, tables: int, leaving: bool, doubtful: bool = False) -> Pulse:
        words = {"id": self.node, "address": self._address, "seconds": self._seconds}
        words |= {"tables": tables, "leaving": leaving}
        alive = self._store.rows(_BEAT, words)[0][0]
        nodes = tuple(Node(*row) for row in self._store.rows(_NODES))
        return Pulse(nodes, None if alive and not doubtful else self.held())

    def held(self) -> dict[str, int]:
        return dict(self._store.rows(_HELD, (self.node,)))

    def end_thread(self) -> None:
        """This thread asks no more."""
        self._store.end_thread()

    def tidy(self) -> None:
        self._store.rows(_TIDY)

    def reserve(self, code: str) -> int | None:
        """The epoch of a table that is to be; None if there is one of that code."""
        found = self._store.rows(_RESERVE, (code, self.node, code))
        return found[0][0] if found else None

    def claim(self, code: str, sure: bool = True) -> tuple[int, str | None] | None:
        """The epoch under which a table is ours from here on, and who had it before; None if
        another has it, or had it, and we are not sure that it is gone."""
        found = self._store.rows(_CLAIM, {"code": code, "id": self.node, "sure": sure})
        return (found[0][0], found[0][1]) if found else None

    def left(self, gone: Collection[str]) -> int:
        """How many tables these processes have left that nobody has taken."""
        return int(self._store.rows(_LEFT, (list(gone),))[0][0])

    def adopt(
        self, gone: Collection[str], codes: Collection[str] | None = None, most: int | None = None
    ) -> tuple[str, ...]:
        """Tables these processes have left, which are ours from here on: those of these codes, or
        so many."""
        chosen = None if codes is None else list(codes)
        words = {"id": self.node, "gone": list(gone), "codes": chosen, "most": most}
        return tuple(code for (code,) in self._store.rows(_ADOPT, words))

    def owner(self, code: str) -> str | None:
        """The process that lives and has the table."""
        found = self._store.rows(_OWNER, (code,))
        return found[0][0] if found else None

    def hand_over(self, code: str, epoch: int, to: str | None) -> bool:
        """Whether the table, if it was ours, now belongs to another, or to nobody."""
        words = {"code": code, "epoch": epoch, "to": to}
        return bool(self._store.rows(_HAND_OVER, words))

    def end(self) -> None:
        """This process is gone."""
        self._store.rows("update leases set owner = null where owner = %b", (self.node,))
        self._store.rows("delete from nodes where id = %b", (self.node,))

    # The list of tables that wait for people

    def note_waiting(self, waiting: Mapping[str, tuple[int, str | None]]) -> None:
        codes = sorted(waiting)
        here = [waiting[code][0] for code in codes]
        self._store.rows(_WAITING, (codes, here, [waiting[code][1] for code in codes]))

    def forget_waiting(self, codes: list[str]) -> None:
        self._store.rows(_NOT_WAITING, (codes,))

    def listed(self, limit: int) -> list[tuple[bytes, int, str | None]]:
        return self._store.rows(_LISTED, (limit,))
