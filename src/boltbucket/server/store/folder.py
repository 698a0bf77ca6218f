"""The data folder of a server: one server at a time, and a store that can be opened."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.private_files import make_private
from boltbucket.server.settings import Settings, usual_folder
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Store

LOCK = "boltbucket.lock"


@contextmanager
def serving_store(settings: Settings) -> Iterator[Store]:
    """The store for a server: a shared one, or a file in a folder it has for itself; raises a Fault
    or OSError if it cannot have it."""
    with _shared(settings.store) if settings.store else _own_store(settings) as store:
        yield store


@contextmanager
def _shared(url: str) -> Iterator[Store]:
    try:
        from boltbucket.server.store.postgres import opened
    except ModuleNotFoundError as error:
        raise Fault("club_not_installed", package=error.name) from error
    with closing(opened(url)) as store:
        yield store


@contextmanager
def _own_store(settings: Settings) -> Iterator[Store]:
    with owned(settings.data), _opened(settings.database) as store:
        yield store


@contextmanager
def opened_store(folder: Path | None, fresh: bool = False) -> Iterator[SqliteStore]:
    """The store of a data folder, or of the usual one, for a command; `fresh` ones are made."""
    file = Settings(data=folder or usual_folder()).database
    if not fresh:
        check_exists(file)
    with _opened(file) as store:
        yield store


def check_exists(file: Path) -> None:
    if not file.exists():
        raise FileNotFoundError(errno.ENOENT, "there are no games", str(file))


@contextmanager
def _opened(file: Path) -> Iterator[SqliteStore]:
    try:
        store = SqliteStore(file)
    except sqlite3.Error as error:
        raise Fault("store_unreadable", file=str(file), reason=str(error)) from error
    try:
        yield store
    finally:
        store.close()


@contextmanager
def owned(folder: Path) -> Iterator[None]:
    """A data folder for one program alone. The lock ends with its process, however that ends."""
    make_private(folder / LOCK)
    with (folder / LOCK).open("a+b") as file:
        try:
            _lock(file.fileno())
        except OSError as error:
            raise Fault("folder_in_use", folder=str(folder)) from error
        yield


if os.name == "nt":  # pragma: no cover

    def _lock(descriptor: int) -> None:
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]

else:

    def _lock(descriptor: int) -> None:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
