"""The Python client keeps its line."""

from __future__ import annotations

import asyncio

from boltbucket.server.bots.client import TableClient


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
