"""What is said at a table stays for a while, whoever reloads or restarts."""

from __future__ import annotations

import asyncio

from boltbucket.server.table.inbox import SitDown
from tests.server.seated import Seated, scene
from tests.server.serving import served


def said(ear):
    return [(m["from"], m["name"], m.get("text")) for m in ear.messages if m["t"] == "chat"]


def test_what_was_said_is_heard_after_a_restart(tmp_path):
    async def speak(server, code, token):
        async with server.client(code, token) as ann:
            await ann.say("anybody here?")

    async def listen(server, code, token):
        heard = []
        async with server.client(code, token, heard.append):
            while not [m for m in heard if m["t"] == "chat"]:
                await asyncio.sleep(0.02)
        return [m for m in heard if m["t"] == "chat"]

    with served(tmp_path) as server:
        code, tokens = server.open_table(("Ann", "Bo"))
        asyncio.run(speak(server, code, tokens[0]))
    with served(tmp_path) as server:
        (chat,) = asyncio.run(asyncio.wait_for(listen(server, code, tokens[1]), 10))

    assert (chat["from"], chat["name"], chat["text"]) == (0, "Ann", "anybody here?")


@scene
async def test_who_reloads_hears_everything_again_however_much_happened():
    seated = Seated(2)
    await seated.say(0, {"t": "chat", "text": "first"})
    await seated.act(0, "start")
    for _ in range(300):
        await seated.act(0, "colour", colour="red")
        await seated.act(0, "colour", colour="blue")

    ear = seated.arrive(1)
    await seated.settle()

    assert said(ear) == [(0, "P0", "first")]


@scene
async def test_what_somebody_said_who_has_left_keeps_its_name():
    seated = Seated(3)
    await seated.say(1, {"t": "chat", "text": "bye"})
    await seated.act(1, "leave")
    await seated.grant(SitDown("Newcomer"))

    ear = seated.arrive(0)
    await seated.settle()

    assert said(ear) == [(None, "P1", "bye")]
    assert [c.sender for batch in seated.store.batches for c in batch.chats][-1] is None


@scene
async def test_what_was_said_moves_with_its_speaker():
    seated = Seated(3, people=3)
    await seated.say(2, {"t": "chat", "text": "me"})
    await seated.act(1, "leave")

    await seated.act(0, "start")

    ear = seated.arrive(0)
    await seated.settle()
    assert said(ear) == [(1, "P2", "me")]
