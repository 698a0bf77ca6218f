"""Lines below requests and messages: how many, how long, how fast."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import ExitStack, suppress

import pytest

from boltbucket.server.addresses import Proxies, is_this_machine, visitor
from boltbucket.server.gate import VISITORS_KEPT, Gate
from boltbucket.server.settings import Settings
from boltbucket.server.wire import http_line
from tests.server.raw_lines import (
    BEGINNING,
    HANDSHAKE,
    NOTHING_MORE,
    PING,
    ended,
    everything,
    line,
    masked,
    web_socket,
)
from tests.server.serving import served
from tests.waiting import wait_until

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-a: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


many_addresses = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has more than one address of its own"
)


# Who is one visitor


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", "not an address"),
    ],
)
def test_addresses_of_one_network_are_one_visitor(address, name):
    assert visitor(address) == name


def test_all_addresses_of_a_network_share_a_limit():
    gate = Gate(Settings(handshakes="2/minute"))

    assert asyncio.run(gate.lets("handshake", "2001:db8::1"))
    assert asyncio.run(gate.lets("handshake", "2001:db8::2"))
    assert not asyncio.run(gate.lets("handshake", "2001:db8::3"))
    assert asyncio.run(gate.lets("handshake", "2001:db8:0:1::3"))


def test_proxies_are_addresses_or_networks():
    proxies = Proxies(("127.0.0.1", "10.0.0.0/8", "2001:db8::/32", "nonsense"))

    assert "127.0.0.1" in proxies
    assert "10.9.8.7" in proxies
    assert "2001:db8::5" in proxies
    assert "::ffff:10.1.1.1" in proxies
    assert "11.0.0.1" not in proxies
    assert "nonsense" not in proxies
    assert "11.0.0.1" in Proxies(("*",))


def test_this_machine_is_known_by_its_address():
    assert is_this_machine("127.0.0.1")
    assert is_this_machine("::1")
    assert not is_this_machine("192.168.0.5")
    assert not is_this_machine("")


def test_lines_of_a_proxy_are_not_those_of_one_visitor():
    gate = Gate(Settings(proxies=("10.0.0.1",), connections_per_address=1, connections=3))

    assert [gate.visit("10.0.0.1") is not None for _ in range(4)] == [True, True, True, False]


def test_a_line_that_has_ended_makes_room():
    gate = Gate(Settings(connections_per_address=1))
    first = gate.visit("203.0.113.7")

    assert gate.visit("203.0.113.7") is None
    gate.end(first)
    assert gate.visit("203.0.113.7") is not None
    assert gate.open == 1


def test_traffic_is_remembered_of_so_many_visitors_and_no_more():
    gate = Gate(Settings())
    first = gate.traffic("10.0.0.1")

    assert gate.traffic("10.0.0.1") is first
    for number in range(VISITORS_KEPT):
        gate.traffic(f"10.1.{number // 256}.{number % 256}")
    assert gate.traffic("10.0.0.1") is not first


# Half a request


def test_half_a_request_does_not_hold_a_line_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(http_line, "REQUEST_SECONDS", 0.3)
    with served(tmp_path) as server, line(server.port) as silent, line(server.port) as slow:
        slow.sendall(HALF)

        assert ended(slow, 5)
        assert ended(silent, 5)
        assert 'turned_away_total{reason="half_a_request"} 2.0' in server.get("/metrics").decode()


def test_half_a_second_request_does_not_either(tmp_path, monkeypatch):
    monkeypatch.setattr(http_line, "REQUEST_SECONDS", 0.3)
    with served(tmp_path) as server, line(server.port) as slow:
        slow.sendall(WHOLE)
        slow.recv(65536)
        slow.sendall(HALF)

        assert ended(slow, 3)


def test_half_a_body_does_not_either(tmp_path, monkeypatch):
    monkeypatch.setattr(http_line, "REQUEST_SECONDS", 0.3)
    with served(tmp_path) as server, line(server.port) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")

        assert ended(slow, 5)


def test_whoever_hangs_up_in_mid_body_is_no_trouble(server, caplog):
    with line(server.port) as made:
        made.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
        made.shutdown(1)
        everything(made)
    server.get("/health")

    assert "request_failed" not in caplog.text


def test_a_whole_request_may_take_its_time_to_be_answered(tmp_path, monkeypatch):
    monkeypatch.setattr(http_line, "REQUEST_SECONDS", 0.2)
    with served(tmp_path) as server, line(server.port) as made:
        store = server.app.state.registry.store
        monkeypatch.setattr(store, "prove_writable", lambda: time.sleep(0.6))
        made.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))

        assert b'"status":"ok"' in everything(made)


@many_addresses
def test_half_open_lines_of_one_address_stop_nobody_else(tmp_path):
    with served(tmp_path, connections_per_address=8) as server, ExitStack() as lines:
        table, tokens = server.open_table(("Ann",))

        async def story():
            async with server.client(table, tokens[0]) as ann:
                for _ in range(100):
                    made = lines.enter_context(line(server.port, "127.0.0.9"))
                    with suppress(ConnectionError):
                        made.sendall(HALF)
                reply = await asyncio.wait_for(ann.act("name", name="Anna"), 5)
                return reply["t"], await asyncio.to_thread(server.get_json, "/health")

        told, health = asyncio.run(story())
        assert (told, health["status"]) == ("accepted", "ok")
        assert server.app.state.gate.open < 16


@many_addresses
def test_one_line_too_many_is_told_so(tmp_path):
    with served(tmp_path, connections_per_address=1) as server:
        with line(server.port, "127.0.0.9"), line(server.port, "127.0.0.9") as refused:
            head, _, told = everything(refused).partition(b"\r\n\r\n")

        assert head.startswith(b"HTTP/1.1 503")
        assert json.loads(told) == {"code": "too_many_connections", "params": {}}


@many_addresses
def test_whoever_comes_too_often_is_cut_without_a_word(tmp_path):
    with served(tmp_path, connection_burst=3, connections_per_second=0.01) as server:
        for _ in range(3):
            with line(server.port, "127.0.0.9") as made:
                made.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
                assert everything(made).startswith(b"HTTP/1.1 200")
        with line(server.port, "127.0.0.9") as made:
            assert everything(made) == b""


# Bytes and frames


@many_addresses
def test_a_body_without_end_is_cut(tmp_path):
    with served(tmp_path, byte_burst=100_000, bytes_per_second=1) as server:
        with line(server.port, "127.0.0.9") as made:
            made.sendall(b"POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n")
            with pytest.raises(ConnectionError):
                for _ in range(1000):
                    made.sendall(bytes(10_000))
                    time.sleep(0.001)
        assert 'reason="too_many_bytes"' in server.get("/metrics").decode()


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", PING), (BEGINNING, NOTHING_MORE), (b"", masked(b"{}"))],
    ids=["pings", "continuations", "messages"],
)
@many_addresses
def test_frames_without_end_cut_the_line(tmp_path, first, frame):
    with served(tmp_path, frame_burst=200, frames_per_second=1) as server:
        table, tokens = server.open_table(("Ann",))
        with web_socket(server.port, table, tokens[0], "127.0.0.9") as made:
            made.sendall(first + frame * 400)

            assert ended(made, 5)
        assert 'turned_away_total{reason="too_many_frames"} 1.0' in server.get("/metrics").decode()


def test_a_few_pings_are_answered(server):
    table, tokens = server.open_table(("Ann",))
    with web_socket(server.port, table, tokens[0]) as made:
        made.sendall(PING * 3)

        heard = b""
        while heard.count(b"\x8a\x00") < 3:
            heard += made.recv(65536)


def test_all_lines_of_one_address_share_what_they_may_say(tmp_path):
    limits = {"message_burst": 10, "messages_per_second": 0.01, "lines_worth_of_traffic": 2}
    with served(tmp_path, **limits) as server:
        table, tokens = server.open_table(("Ann",))

        async def story():
            replies = []
            for _ in range(4):
                async with server.client(table, tokens[0]) as ann:
                    replies += [await ann.act("name", name=f"Ann {n}") for n in range(6)]
            return [reply.get("code") for reply in replies]

        said = asyncio.run(story())
        assert said == [None] * 20 + ["slow_down"] * 4


# Slow readers


def test_an_answer_nobody_reads_is_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr(http_line, "READING_SECONDS", 0.3)
    with served(tmp_path) as server, line(server.port, receive_buffer=4096) as made:
        ask = b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
        made.sendall(ask * 60)
        wait_until(lambda: 'reason="unread_answer"' in server.get("/metrics").decode())


def test_a_handshake_is_counted_once_and_ends(server):
    before = server.app.state.gate.open
    with line(server.port) as made:
        made.sendall(HANDSHAKE)
        made.recv(1024)
        assert server.app.state.gate.open == before + 1
    wait_until(lambda: server.app.state.gate.open == before)
