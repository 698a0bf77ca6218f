"""The Python client keeps its line, and speaks as docs/protocol.md says."""

from __future__ import annotations

import asyncio
import re
import textwrap
from pathlib import Path

import msgspec
import pytest

from boltbucket.server.bots.client import TableClient
from boltbucket.server.wire.messages import ServerMessage, read_message

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
MESSAGES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
FROM_CLIENTS = ("hello", "answer")


def test_a_client_tries_again_when_the_server_dies_while_hands_are_shaken():
    assert asyncio.run(tries_at_a_dying_server(wanted=3)) >= 3


async def tries_at_a_dying_server(wanted):
    """How often a client knocks at a server that hangs up before it has answered."""
    enough = asyncio.Event()
    tries = 0

    async def hang_up(reader, writer):
        nonlocal tries
        tries += 1
        writer.close()
        if tries >= wanted:
            enough.set()

    server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    client = TableClient(f"ws://127.0.0.1:{port}/ws", "NOBODY")
    entering = asyncio.create_task(client.__aenter__())
    try:
        await asyncio.wait_for(enough.wait(), 20)
    finally:
        entering.cancel()
        await asyncio.gather(entering, return_exceptions=True)
        await client.__aexit__()
        server.close()
    return tries


# As the documentation says


@pytest.mark.parametrize("sample", MESSAGES, ids=lambda sample: sample.split('"')[3])
def test_the_messages_of_the_documentation_are_some(sample):
    text = sample.replace(", …", "").replace("{…}", "{}")
    kind = msgspec.json.decode(text)["t"]
    read = read_message if kind in FROM_CLIENTS else msgspec.json.Decoder(ServerMessage).decode

    assert read(text).__struct_config__.tag == kind


def test_the_client_of_the_documentation_answers(server):
    """It asks for the first of what its decision offers, and the server takes it."""
    (sample,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    code, (token,) = server.open_table(start=True)
    link = f"{server.url}/t/{code}#{token}"
    body = textwrap.indent(sample.replace("http://localhost:8000/t/K7RM2P#…", link), "    ")
    names: dict[str, object] = {}
    exec(f"async def story():\n{body}\n    return reply", names)

    assert asyncio.run(names["story"]())["t"] == "accepted"
