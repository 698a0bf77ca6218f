from __future__ import annotations

import pytest

from boltbucket.server.store.sqlite import SqliteStore
from tests.server.serving import served


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def opens(request, tmp_path):
    """Opens the same store again and again."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.db")
    url = request.getfixturevalue("postgres").new()
    from boltbucket.server.store.postgres import PostgresStore

    return lambda: PostgresStore(url)
