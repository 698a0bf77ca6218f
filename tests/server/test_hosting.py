"""What whoever runs a server can rely on: names, numbers, health, files and logs."""

from __future__ import annotations

import asyncio
import json
import logging
import stat
import urllib.error
import urllib.request

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boltbucket.server import logs
from boltbucket.server.http.hosts import KnownHosts
from boltbucket.server.logs import JsonLines, Sparing, log, start_logging
from boltbucket.server.settings import Settings
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import StoreFailed
from tests.server.serving import served


def asked(server, path, **headers):
    """Status and JSON of an answer."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(server.url + path, headers=named)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


# Names


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.0.17", True),
        ("[::1]:8000", True),
        ("[fe80::1%25eth0]:8000", True),
        ("raspberry:8000", True),
        ("raspberry.local", True),
        ("play.example.org", True),
        ("PLAY.example.org.", True),
        ("friends.example.net:443", True),
        ("third.example.com", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example:8000", False),
        ("play.example.org.evil.example", False),
    ],
)
def test_a_server_answers_to_its_own_names(host, known):
    settings = Settings(
        public_url="https://play.example.org",
        origins=("https://friends.example.net",),
        allowed_hosts=("third.example.com",),
    )

    assert (host in KnownHosts(settings)) is known


def test_any_name_will_do_if_that_is_wished():
    assert "evil.example" in KnownHosts(Settings(allowed_hosts=("*",)))


def test_a_name_that_leads_here_from_elsewhere_is_refused(server):
    status, told = asked(server, "/api/server", Host="evil.example:8000")

    assert (status, json.loads(told)["code"]) == (421, "wrong_host")


def test_a_socket_under_a_name_from_elsewhere_is_refused(server):
    async def story():
        headers = {"Host": "evil.example", "Origin": "http://evil.example"}
        with pytest.raises(InvalidStatus):
            async with connect(server.socket, additional_headers=headers):
                pass

    asyncio.run(story())


def test_a_trusted_proxy_may_use_any_name(tmp_path):
    with served(tmp_path, proxies=("127.0.0.1",)) as server:
        assert asked(server, "/api/server", Host="play.example.org")[0] == 200


def test_an_origin_that_is_none_is_foreign(server):
    assert server.refusal("/api/tables", {}, Origin="http://[") == (403, "foreign_origin")


# Numbers


def test_numbers_are_for_programs_on_this_machine(tmp_path):
    with served(tmp_path, proxies=("127.0.0.1",)) as server:
        assert asked(server, "/metrics")[0] == 200
        assert asked(server, "/metrics", X_Forwarded_For="203.0.113.7")[0] == 404
        assert asked(server, "/metrics", X_Forwarded_For="127.0.0.1")[0] == 404
        assert asked(server, "/metrics", Forwarded="for=127.0.0.1")[0] == 404


@pytest.mark.parametrize(("allowed", "status"), [("public", 200), ("off", 404)])
def test_numbers_can_be_for_everybody_or_nobody(tmp_path, allowed, status):
    with served(tmp_path, metrics=allowed) as server:
        assert asked(server, "/metrics", X_Forwarded_For="203.0.113.7")[0] == status


def test_how_late_the_loop_is_can_be_seen(server):
    text = server.get("/metrics").decode()

    assert "boltbucket_loop_lag_seconds_bucket" in text
    assert "boltbucket_loop_lag_recent_seconds" in text


# Health


def test_health_notices_that_nothing_can_be_stored(tmp_path, monkeypatch):
    with served(tmp_path) as server:
        assert server.get_json("/health")["status"] == "ok"
        checkup = server.app.state.checkup
        monkeypatch.setattr(checkup, "_looked", -100.0)

        def full():
            raise StoreFailed("database or disk is full")

        monkeypatch.setattr(server.app.state.registry.store, "prove_writable", full)

        assert server.refusal("/health") == (503, "store_failed")


def test_a_store_that_cannot_write_says_so(tmp_path):
    store = SqliteStore(tmp_path / "boltbucket.db")
    try:
        store.prove_writable()
        store._reader.execute("pragma query_only=1")
        with pytest.raises(StoreFailed):
            store.prove_writable()
    finally:
        store.close()


def test_the_store_is_not_tried_for_everybody_who_asks(tmp_path, monkeypatch):
    with served(tmp_path) as server:
        tried = []
        monkeypatch.setattr(
            server.app.state.registry.store, "prove_writable", lambda: tried.append(1)
        )

        for _ in range(20):
            server.get("/health")

        assert len(tried) <= 2


# Files


def mode(file):
    return stat.S_IMODE(file.stat().st_mode)


def test_only_the_owner_can_read_what_is_stored(tmp_path):
    folder = tmp_path / "data"
    with served(folder) as server:
        server.open_table(("Ann",))
        files = {
            file.name: mode(file)
            for file in folder.glob("boltbucket.*")
            if file.suffix != ".commits"
        }

    assert mode(folder) == 0o700
    assert {"boltbucket.db", "boltbucket.db-wal"} <= files.keys()
    assert set(files.values()) == {0o600}


def test_files_that_were_open_to_all_are_closed(tmp_path):
    file = tmp_path / "boltbucket.db"
    SqliteStore(file).close()
    file.chmod(0o644)

    SqliteStore(file).close()

    assert mode(file) == 0o600


# Logs


@pytest.fixture
def log_file(tmp_path):
    before = {name: logging.getLogger(name) for name in ("boltbucket.server", "uvicorn.error")}
    kept = {name: (each.handlers, each.level, each.propagate) for name, each in before.items()}
    yield tmp_path / "logs" / "boltbucket.log"
    for handler in before["boltbucket.server"].handlers:
        handler.close()
    start_logging(None)
    for name, (handlers, level, propagate) in kept.items():
        logger = before[name]
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_only_the_owner_can_read_the_log(log_file):
    start_logging(log_file)
    log("hello")

    assert mode(log_file) == 0o600


def test_no_code_and_no_address_is_in_the_log(log_file, tmp_path):
    start_logging(log_file)
    with served(tmp_path / "data") as server:
        code, tokens = server.open_table(("Ann",))
        log("told", 40, table=code, error=f"no_such_table (table={code})")
        asked(server, f"/api/tables/{code}/nothing")
    text = log_file.read_text()

    assert "table_opened" in text
    assert code not in text
    assert tokens[0] not in text
    assert "127.0.0.1" not in text


def test_lines_of_one_table_can_be_told_from_others(log_file):
    start_logging(log_file)
    for code in ("ABCDEF", "GHJKMN", "ABCDEF"):
        log("something", table=code)
    first, other, again = (json.loads(line)["table"] for line in log_file.read_text().splitlines())

    assert first == again != other


def test_codes_are_in_the_log_if_that_is_wished(log_file):
    start_logging(log_file, details=True)
    log("something", table="ABCDEF")

    assert "ABCDEF" in log_file.read_text()


def test_nobody_can_fill_the_log_with_one_thing(log_file, monkeypatch):
    monkeypatch.setattr(logs, "MOST_A_MINUTE", 5)
    sparing = Sparing()

    def record(second):
        made = logging.LogRecord("x", 30, "", 1, "again", (), None)
        made.created = second
        return made

    assert sum(sparing.filter(record(60.0)) for _ in range(100)) == 5
    later = record(120.0)
    assert sparing.filter(later)
    assert json.loads(JsonLines().format(later))["left_out_before"] == 95
