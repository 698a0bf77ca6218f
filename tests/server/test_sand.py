"""Sand that has run stays run, however a table ends and comes back."""

from __future__ import annotations

import asyncio
import shutil
import time

import pytest

from tests.server.serving import put_away, served


async def sand_left(server, code, token, *, start=False, stays_seconds=0.0):
    """How many milliseconds of sand are left when somebody comes, or has begun to build."""
    async with server.client(code, token) as ann:
        if start:
            await ann.act("start")
        left = ann.room["sand_ends_ms"] - now_ms()
        await asyncio.sleep(stays_seconds)
        return left


def now_ms():
    return time.time_ns() // 1_000_000


def test_a_restart_gives_no_sand_back(tmp_path):
    with served(tmp_path) as server:
        code, (token,) = server.open_table(("Ann",), flights=("I",))
        before = asyncio.run(sand_left(server, code, token, start=True, stays_seconds=1.5))
    with served(tmp_path) as server:
        after = asyncio.run(sand_left(server, code, token))

    assert after < before - 1400


def test_a_table_that_was_put_away_gives_no_sand_back(tmp_path):
    with served(tmp_path, idle_seconds=0) as server:
        code, (token,) = server.open_table(("Ann",), flights=("I",))
        before = asyncio.run(sand_left(server, code, token, start=True, stays_seconds=1.5))
        registry = server.app.state.registry
        put_away(registry, code)
        after = asyncio.run(sand_left(server, code, token))

    assert after < before - 1400


@pytest.mark.slow
def test_a_server_that_is_killed_gives_no_sand_back(tmp_path):
    """What it knows of the sand it stores every other second, and rounds up."""

    async def story():
        async with server.client(code, token) as ann:
            await ann.act("start")
            ends = ann.room["sand_ends_ms"]
            await asyncio.sleep(3.5)
            # What a server that is killed now would leave behind.
            most = ends - now_ms()
            await asyncio.to_thread(shutil.copytree, tmp_path / "one", tmp_path / "two")
            return most, ends - now_ms()

    with served(tmp_path / "one") as server:
        code, (token,) = server.open_table(("Ann",), flights=("I",))
        most, least = asyncio.run(story())
    with served(tmp_path / "two") as server:
        began = now_ms()
        after = asyncio.run(sand_left(server, code, token))
        passed = now_ms() - began

    assert least - 2 * 2000 - passed < after < most + 100
