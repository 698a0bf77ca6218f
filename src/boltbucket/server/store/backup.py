"""Backups: the whole store as one file, taken while it is being written."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.schema import HEAD
from boltbucket.server.store.store import seal

_DAMAGED = f"""
select id from games where seal is not seal(id, {HEAD}, head)
union select game from answers where seal is not seal(game, number, data)
union select t.game from tails t
    where t.answers <> (select count(*) from answers a where a.game = t.game)
union select distinct game from answers where game not in (select game from tails)
"""


@dataclass(frozen=True)
class Backup:
    """What a backup holds."""

    games: int
    tables: int
    damaged: tuple[str, ...]
    """Games that are not what was written."""


def back_up(store: Path, target: Path) -> Backup:
    """Copy the store of a running server, or of none, as it is at one moment, and look through the
    copy; raises a Fault if the file is there already, or the copy cannot be read."""
    if target.exists():
        raise Fault("file_exists", file=str(target))
    part = target.with_name(f".{target.name}.part")
    # Seeds, chat and the secret of the server are in it: nobody else may read it.
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        found = _copied(store, part)
        part.replace(target)
    except sqlite3.Error as error:
        raise Fault("store_unreadable", file=str(store), reason=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return found


def _copied(store: Path, target: Path) -> Backup:
    with closing(sqlite3.connect(store)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        # A single file: all that has been written is in it.
        copy.execute("pragma journal_mode=delete")
        return _looked_through(copy)


def _looked_through(copy: sqlite3.Connection) -> Backup:
    (verdict,) = copy.execute("pragma integrity_check").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    copy.create_function("seal", 3, seal, deterministic=True)
    (games,) = copy.execute("select count(*) from games").fetchone()
    (tables,) = copy.execute("select count(*) from tables").fetchone()
    return Backup(games, tables, tuple(row[0] for row in copy.execute(_DAMAGED)))
