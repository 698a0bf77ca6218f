"""Lines that nobody answers on any more are noticed soon, and the others are told."""

from __future__ import annotations

import asyncio

from boltbucket.server.settings import Settings
from tests.server.raw_lines import web_socket
from tests.server.serving import served

SOON = {"ping_seconds": 0.5, "silence_seconds": 0.5}
NOTICED_SECONDS = 8


def test_a_dead_line_is_noticed_within_eight_seconds():
    settings = Settings()

    assert settings.ping_seconds + settings.silence_seconds < NOTICED_SECONDS


def test_whoever_gives_no_sign_of_life_is_away_for_the_others(tmp_path):
    with served(tmp_path, **SOON) as server:
        code, tokens = server.open_table(("Ann", "Ben"))

        assert asyncio.run(asyncio.wait_for(comes_and_falls_silent(server, code, *tokens), 30))


async def comes_and_falls_silent(server, code, ann, ben):
    """Ben hears all and answers nothing, not even pings: whether Ann sees him come and go."""
    async with server.client(code, ann) as client:
        await client.until(lambda table: bool(table.room))
        with await asyncio.to_thread(web_socket, server.port, code, ben):
            await client.until(lambda table: table.room["seats"][1]["here"])
            await client.until(lambda table: not table.room["seats"][1]["here"])
        return client.room["seats"][0]["here"]
