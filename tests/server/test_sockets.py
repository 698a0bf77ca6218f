"""The socket itself: who is let in, what is refused, and that nobody slows the others."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boltbucket.rules.events import Event
from boltbucket.rules.schema import family, tell
from boltbucket.server import table_task
from boltbucket.server.metrics import Metrics
from boltbucket.server.table.inbox import Arrival
from boltbucket.server.wire import connection
from boltbucket.server.wire.connection import Connection
from tests.server.players import RandomPerson
from tests.server.raw_lines import masked, web_socket
from tests.server.seated import Seated
from tests.server.serving import served


async def first_reply(server, message, **headers):
    async with connect(server.socket, additional_headers=headers) as socket:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await socket.send(text)
        return json.loads(await socket.recv())


def hello(code, token=None, **changes):
    return {"t": "hello", "v": 2, "table": code, "token": token, **changes}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"table": "NOSUCH"}, "no_such_table"),
        ({"token": "wrong"}, "bad_token"),
        ({"token": None}, "bad_token"),
        ({"v": 9}, "wrong_version"),
        ({"extra": 1}, "bad_message"),
        ({"t": "ping"}, "bad_message"),
        ({"have": -1}, "bad_message"),
    ],
)
def test_a_bad_hello_is_sent_away_with_the_reason(server, changes, code):
    table, tokens = server.open_table(("Ann",))

    reply = asyncio.run(first_reply(server, {**hello(table, tokens[0]), **changes}))

    assert (reply["t"], reply["code"]) == ("bye", code)


def test_small_letters_in_a_code_are_forgiven(server):
    table, tokens = server.open_table(("Ann",))

    reply = asyncio.run(first_reply(server, hello(table.lower(), tokens[0])))

    assert (reply["t"], reply["you"]) == ("welcome", {"seat": 0, "role": "host"})


def test_spectators_need_their_token_unless_the_table_is_public(server):
    private, _ = server.open_table(("Ann",))
    watching = server.watching
    public, _ = server.open_table(("Ann",), public=True)

    assert asyncio.run(first_reply(server, hello(private)))["t"] == "bye"
    assert asyncio.run(first_reply(server, hello(private, watching)))["you"]["seat"] is None
    assert asyncio.run(first_reply(server, hello(public)))["you"]["role"] == "spectator"


def test_a_page_of_another_site_is_not_let_in(server):
    table, tokens = server.open_table(("Ann",))

    with pytest.raises(InvalidStatus):
        asyncio.run(first_reply(server, hello(table, tokens[0]), Origin="https://evil.example"))
    ours = server.url
    assert asyncio.run(first_reply(server, hello(table, tokens[0]), Origin=ours))["t"] == "welcome"


def test_a_message_that_is_too_long_ends_the_line(server):
    table, tokens = server.open_table(("Ann",))

    async def story():
        async with connect(server.socket) as socket:
            await socket.send(json.dumps(hello(table, tokens[0])))
            await socket.recv()
            await socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await socket.recv()
            return closed.value.rcvd.code

    assert asyncio.run(story()) == 1009


def test_whoever_floods_the_server_is_cut_off(tmp_path):
    with served(tmp_path, message_burst=10, messages_per_second=1) as server:
        table, tokens = server.open_table(("Ann",))

        async def story():
            async with connect(server.socket) as socket:
                await socket.send(json.dumps(hello(table, tokens[0])))
                with pytest.raises(ConnectionClosed) as closed:
                    for _ in range(300):
                        await socket.send('{"t":"ping"}')
                        await asyncio.sleep(0)
                    while True:
                        await socket.recv()
                return closed.value.rcvd.code

        assert asyncio.run(story()) == 1008


def test_too_many_handshakes_from_one_address_are_refused(tmp_path):
    with served(tmp_path, handshakes="3/minute") as server:
        table, tokens = server.open_table(("Ann",))

        async def story():
            replies = []
            for _ in range(5):
                try:
                    replies.append((await first_reply(server, hello(table, tokens[0])))["t"])
                except InvalidStatus:
                    replies.append("refused")
            return replies

        assert asyncio.run(story()) == ["welcome"] * 3 + ["refused"] * 2


class StalledLine:
    """A line whose client does not read."""

    waiting_bytes = 0

    def write(self, frames):
        self.waiting_bytes += sum(map(len, frames))


class StalledSocket:
    application_state = None
    closed_with = None

    async def close(self, code):
        self.closed_with = code


def test_a_client_that_does_not_read_is_told_to_come_back_and_stops_nobody(monkeypatch):
    monkeypatch.setattr(connection, "MOST_WAITING", 16 * 1024)

    async def story():
        seated = Seated(2)
        await seated.act(0, "start")
        socket, line, metrics = StalledSocket(), StalledLine(), Metrics()
        stalled = Connection(socket, line, metrics)
        seated.task.put(Arrival(stalled, seated.tokens[1]))
        for number in range(64):
            await seated.answer(0, "take", number)
            await seated.answer(0, "return")
            await asyncio.sleep(0)
        assert stalled.closed
        assert socket.closed_with == 1013
        assert 16 * 1024 < line.waiting_bytes < 64 * 1024
        assert metrics.overflows._value.get() == 1
        updates = [m for m in seated.ears[0].messages if m["t"] == "update" and m["events"]]
        assert len(updates) >= 2 * 64

    asyncio.run(story())


def test_a_real_client_that_does_not_read_is_cut_off_and_stops_nobody(server):
    table, tokens = server.open_table(("Ann", "Bob"))

    async def story():
        async with server.client(table, tokens[0]) as ann:
            await ann.act("start")
            stalled = await asyncio.to_thread(
                web_socket, server.port, table, tokens[1], receive_buffer=4096
            )
            await ann.until(lambda c: c.room["seats"][1]["here"], 5)
            for number in range(400):
                stalled.sendall(masked(b'{"t":"look","id":%d}' % number))
            for number in range(40):
                await asyncio.wait_for(ann.answer(("take", number)), 20)
                await asyncio.wait_for(ann.answer(("return",)), 20)
            await ann.until(lambda c: not c.room["seats"][1]["here"], 20)
            stalled.close()

    asyncio.run(story())
    assert b"boltbucket_overflows_total 1.0" in server.get("/metrics")


def test_malformed_messages_by_the_ten_thousand_change_nothing(server):
    table, tokens = server.open_table(("Ann", "Bob"))
    other, other_tokens = server.open_table(("Cid",))

    async def story():
        async with server.client(other, other_tokens[0]) as cid:
            await cid.act("start")
            game = asyncio.create_task(RandomPerson(cid, 1).play())
            async with server.client(table, tokens[0]) as ann:
                await ann.act("start")
                before = json.dumps([ann.view, ann.room], sort_keys=True)
                await asyncio.gather(*(flood(server, table, tokens[0], seed) for seed in range(4)))
                await ann.until(lambda c: c.room["seats"][1]["here"] is False, 5)
                assert json.dumps([ann.view, ann.room], sort_keys=True) == before
            await asyncio.wait_for(game, 60)

    asyncio.run(story())
    assert b"boltbucket_table_crashes_total 0.0" in server.get("/metrics")


async def flood(server, table, token, seed):
    """Messages that are nothing at all, almost something, or something impossible."""
    chance = Random(seed)
    async with connect(server.socket) as socket:
        await socket.send(json.dumps(hello(table, token)))
        for _ in range(50):
            batch = [garbage(chance) for _ in range(60)]
            for text in batch:
                await socket.send(text)
            await socket.send('{"t":"ping"}')
            while json.loads(await socket.recv())["t"] != "pong":
                pass


def garbage(chance):
    good = [
        {"t": "answer", "id": 1, "answer": ["take", 3], "decision": 1},
        {"t": "table", "id": 2, "do": "kick", "seat": 1},
        {"t": "chat", "text": "hi"},
        {"t": "phrase", "phrase": "hello"},
        {"t": "ping"},
    ]
    message = dict(chance.choice(good))
    kind = chance.randrange(7)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    if kind == 1:
        return json.dumps(message)[: chance.randrange(1, 12)]
    if kind == 2:
        message[chance.choice(list(message))] = chance.choice(JUNK)
        return json.dumps({**message, "t": chance.choice(JUNK)})
    if kind == 3:
        return json.dumps({**message, "surprise": chance.choice(JUNK)})
    if kind == 4:
        impossible = [["take", 99999], ["place", -1, 9], ["finish"], ["take"], ["", 3], ["go", 0]]
        return json.dumps({"t": "answer", "id": 5, "answer": chance.choice(impossible)})
    if kind == 5:
        return json.dumps(chance.choice(JUNK))
    return json.dumps({"t": "table", "id": 5, "do": "kick", "seat": chance.randrange(2, 8)})


JUNK = [None, -1, 2**70, 1.5, "", "x" * 500, [], {}, [[[]]], True, "\u0000", {"t": {"t": {}}}]


@pytest.mark.parametrize("depth", [100, 7000])
def test_a_message_nested_without_end_is_refused_and_the_line_lives_on(server, depth):
    table, tokens = server.open_table(("Ann",))
    deep = '{"t":"ping","id":7,"x":' + "[" * depth + "]" * depth + "}"

    async def story():
        async with connect(server.socket) as socket:
            await socket.send(json.dumps(hello(table, tokens[0])))
            await socket.recv()
            await socket.send(deep)
            refused = json.loads(await socket.recv())
            await socket.send('{"t":"ping"}')
            return refused["code"], json.loads(await socket.recv())["t"]

    assert asyncio.run(story()) == ("bad_message", "pong")


def test_a_hello_nested_without_end_is_sent_away(server):
    assert asyncio.run(first_reply(server, "[" * 7000))["code"] == "bad_message"


def test_nobody_guesses_codes_over_sockets_for_long(tmp_path):
    with served(tmp_path, misses="2/minute") as server:
        guesses = [asyncio.run(first_reply(server, hello("NOSUCH")))["code"] for _ in range(3)]

    assert guesses == ["no_such_table", "no_such_table", "slow_down"]


def test_a_table_that_is_behind_tells_clients_to_slow_down(server, monkeypatch):
    monkeypatch.setattr(table_task, "MOST_QUEUED", 0)
    table, tokens = server.open_table(("Ann",))

    async def story():
        async with server.client(table, tokens[0]) as ann:
            return (await ann.act("name", name="Anna"))["code"]

    assert asyncio.run(story()) == "slow_down"


def test_a_client_that_heard_everything_has_what_the_rules_show(server):
    table, tokens = server.open_table(("Ann", "Bob"), flights=("I", "II"))
    heard = []

    async def story():
        async with (
            server.client(table, tokens[0], heard.append) as ann,
            server.client(table, tokens[1], heard.append) as bob,
        ):
            await ann.act("start")
            await asyncio.gather(RandomPerson(ann, 1).play(), RandomPerson(bob, 2).play())
            await ann.until(lambda client: client.phase == "over", 5)
            _, view = await ann.look()
            return ann.view, view

    followed, view = asyncio.run(story())
    assert followed == json.loads(json.dumps(tell(view)))
    assert {message["t"] for message in heard} >= {"welcome", "update", "accepted", "view"}
    told = {event["type"] for message in heard for event in message.get("events", ())}
    assert told <= {kind.__name__ for kind in family(Event)}


def test_what_would_follow_is_told_to_who_asks(server):
    table, tokens = server.open_table(("Ann", "Bob"))

    async def story():
        async with server.client(table, tokens[0]) as ann:
            before = await ann.consider(("take", 3))
            await ann.act("start")
            await ann.answer(("take", 3))
            seen = [
                await ann.consider(("return",), answer) for answer in (("take", 3), ("take", 4))
            ]
            return before, await ann.consider(("take", 4)), seen, ann.view

    before, refused, (known, unknown), view = asyncio.run(story())
    assert (before["code"], refused["code"]) == ("not_started", "hand_full")
    events = [event["type"] for event in known["prospect"]["events"]]
    assert (known["prospect"]["stop"], events) == ("asked", ["TileReturned", "TileTaken"])
    assert unknown["prospect"]["stop"] == "luck"
    assert view["table"]["yard"]["builders"][0]["hand"] == 3


def test_considering_much_costs_as_much_as_saying_much(tmp_path):
    with served(tmp_path, message_burst=21, messages_per_second=0.01) as server:
        table, tokens = server.open_table(("Ann",))

        async def story():
            async with server.client(table, tokens[0]) as ann:
                await ann.act("start")
                return [await ann.consider(*[("take", 3)] * 8) for _ in range(3)]

        replies = asyncio.run(story())
        assert [reply.get("code") for reply in replies] == [None, None, "slow_down"]
