"""Bots think in other processes, and nothing they do stops the table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import Executor, Future
from pathlib import Path

import msgspec
import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_bot, make_steady_bot, read_player
from boltbucket.bots.guard import Guarded
from boltbucket.bots.pace import luck_of, seconds_for
from boltbucket.rules.game import Game
from boltbucket.rules.language.value import replace
from boltbucket.rules.schema import tell
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.view import packed_view, unpacked_view
from boltbucket.server.bots import pool
from boltbucket.server.bots.pool import BotPool, think
from boltbucket.server.bots.remote import play
from boltbucket.server.clock.wall import wall_ms
from boltbucket.server.table import table
from boltbucket.server.table.inbox import BotAnswer
from boltbucket.server.table.turn import Turn
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import QUICK, Seated, scene
from tests.server.serving import served

LARGE = Setup("2021", 2, ("III",), building=Building.UNTIMED)


def games():
    """Views from all over a game."""
    game = Game.new(Setup("2007", 3, ("II",)), 4)
    players = RandomPlayers(4)
    step = 0
    while game.pending:
        step += 1
        if step % 7 == 0:
            yield game
        game.submit(*players.answer(game))


def test_a_view_is_the_same_elsewhere():
    for game in games():
        for seat in (0, 1, 2, None):
            view = game.view(seat)
            sent = unpacked_view(msgspec.json.decode(packed(view)))
            assert sent == view
            assert tell(sent) == tell(view)


def packed(view):
    return msgspec.json.encode(packed_view(view))


@pytest.fixture
def patient(monkeypatch):
    """However busy the machine is, a thought is waited for."""
    monkeypatch.setattr(pool, "LONGEST_WAIT_SECONDS", 120)
    monkeypatch.setattr(pool, "LONGEST_THOUGHT_SECONDS", 120)


@pytest.mark.usefixtures("patient")
def test_a_bot_thinks_in_another_process():
    view = Game.new(Setup("2021", 2, ("I",)), 4).view(0)
    player = read_player("hauler:ace")

    async def story():
        thinking = BotPool(1)
        try:
            return await thinking.decide(player, 3, view)
        finally:
            thinking.close()

    answer = asyncio.run(story())
    assert view.decision.allows(answer)
    assert think(player, 3, packed(view)) == answer


HAULER = Player("hauler", Strength.ACE)


def decided(workers, *views, player=HAULER):
    """What the bots answer to all of these views, asked at the same time."""

    async def story():
        found = BotPool(workers)
        try:
            return await asyncio.gather(*(found.decide(player, 3, view) for view in views))
        finally:
            found.close()

    return asyncio.run(story())


@pytest.mark.usefixtures("patient")
def test_a_thought_whose_process_dies_is_thought_again(monkeypatch, tmp_path):
    view = Game.new(Setup("2021", 2, ("I",)), 4).view(0)
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    monkeypatch.setattr(pool, "think", die_once)

    answers = decided(1, view, view, view)

    assert (tmp_path / "died").exists()
    assert answers == [think(HAULER, 3, packed(view))] * 3


def die_once(player, seed, data):
    died = Path(os.environ["DIED"])
    if not died.exists():
        died.touch()
        os._exit(1)
    return think(player, seed, data)


def die(player, seed, data):
    os._exit(1)


def hang(player, seed, data):
    while True:
        pass


def fail(player, seed, data):
    raise ZeroDivisionError


@pytest.mark.parametrize("thought", [die, hang, fail])
def test_a_bot_that_cannot_think_builds_on(monkeypatch, thought):
    monkeypatch.setattr(pool, "think", thought)
    monkeypatch.setattr(pool, "LONGEST_THOUGHT_SECONDS", 0.3)
    view = Game.new(Setup("2021", 2, ("I",)), 4).view(0)

    ((verb, *_),) = decided(1, view)

    assert verb == "take"


def test_a_bot_whose_process_starts_slowly_does_not_launch_a_bare_cabin(monkeypatch):
    monkeypatch.setattr(pool, "LONGEST_THOUGHT_SECONDS", 0.05)
    view = Game.new(Setup("2021", 2, ("I",)), 4).view(0)

    assert decided(1, view)[0][0] != "finish"


def test_a_bot_that_is_never_heard_of_again_still_has_a_ship(monkeypatch):
    """Not a single thought comes back, and yet there is something to fly with."""
    monkeypatch.setattr(pool, "processes", lambda number: NobodyHome())
    monkeypatch.setattr(pool, "LONGEST_WAIT_SECONDS", 0.001)
    monkeypatch.setattr(pool, "STARTING_SECONDS", 0.001)
    game = Game.new(Setup("2021", 1, ("II",), building=Building.UNTIMED), 4)
    while game.pending[0].kind == "build":
        (answer,) = decided(1, game.view(0))
        game.submit(0, answer)

    assert len(game.table.ships[0].tiles) > 15
    assert game.table.ships[0].legal


class NobodyHome(Executor):
    def submit(self, *_):
        return Future()


def test_processes_for_bots_start_with_the_server(tmp_path):
    before = set(multiprocessing.active_children())
    with served(tmp_path, bot_workers=1):
        assert set(multiprocessing.active_children()) - before


def test_a_question_that_is_gone_when_a_bot_begins_to_think_is_no_fault(caplog):
    @scene
    async def story():
        seated = Seated(2, Setup("2021", 2, ("I",), building=Building.UNTIMED), bots=(1,))
        await seated.act(0, "start")
        # Nothing has waited yet, so that the bot is about to think.
        await seated.force(1, ("finish", 1))
        await asyncio.sleep(0.05)
        seated.task._bots.stop()

    with caplog.at_level(logging.INFO, "boltbucket.server"):
        story()

    assert "bot_failed" not in caplog.messages


@scene
async def test_what_a_bot_thought_of_in_one_game_is_not_answered_in_the_next():
    seated = Seated(2, Setup("2021", 2, ("L",), building=Building.UNTIMED))
    await seated.act(0, "start")
    people = replace(seated.state.people, stood_in_for=frozenset({1}))
    seated.table.state = replace(seated.state, people=people)
    number = seated.state.game.asked[1].number

    seated.task.put(BotAnswer("another game", 1, number, ("take", 3)))
    await seated.task.take_batch()

    assert seated.store.rows == []
    seated.task._bots.stop()


def test_a_bot_of_another_machine_plays_a_whole_game(server):
    code, tokens = server.open_table(("Ann", "Bob"), setup={"building": "untimed"})

    async def story():
        ann, bob = server.client(code, tokens[0]), server.client(code, tokens[1])
        bots = [Guarded(make_bot(read_player(name), 1)) for name in ("hauler:ace", "gunner")]
        games = [asyncio.create_task(play(c, b)) for c, b in zip((ann, bob), bots, strict=True)]
        await ann.until(lambda client: client.phase == "lobby", 5)
        await ann.act("start")
        return await asyncio.wait_for(asyncio.gather(*games), 60), bots

    endings, bots = asyncio.run(story())
    assert all(ending.startswith("Ann ") for ending in endings)
    assert [bot.notes for bot in bots] == [[], []]


@scene
async def test_bots_hurry_once_all_people_have_finished_their_ships():
    options = replace_options(bot_pace=100, draw_ms=1000)
    setup = Setup("2021", 2, ("L",), building=Building.UNTIMED)
    seated = Seated(2, setup, bots=(1,), options=options)
    await seated.settle()
    await seated.act(0, "start")
    before = table._pace(seated.state)
    slow = seated.task._bots._tasks[1]
    await seated.answer(0, "finish", 1, decision=seated.ears[0].room["question"])
    turn = Turn(replace(seated.state, last_draws={1: 0}), wall_ms())

    assert (before, table._pace(seated.state)) == (1.0, table.HURRY)
    assert turn.draw_wait(1) == 0
    assert slow.cancelled() or slow.cancelling(), "what it did slowly is begun anew"
    seated.task._bots.stop()


@pytest.mark.parametrize("name", ["hauler:beginner", "careful:trucker"])
def test_nobody_waits_for_bots_longer_than_ten_seconds(name):
    """The slowest hands, and those that turn over most tiles, with a whole large ship to build."""
    player, game = read_player(name), Game.new(LARGE, seed=5)
    game.submit(0, ("finish", 1))
    bot, waited, moment = make_bot(player, 7), 0.0, 0
    while 1 in game.pending and game.view(1).phase == "building":
        answer = bot.decide(game.view(1), game.pending[1])
        waited += table.HURRY * seconds_for(player.pace, answer, luck_of(7, moment))
        moment += 1
        game.submit(1, answer)

    assert len(game.table.ship(1).tiles) > 25
    assert waited < 8


@pytest.mark.parametrize("seed", range(3))
def test_three_bots_do_not_keep_anybody_waiting_in_flight(seed):
    """What all of them need between two questions to the first, one after the other."""
    players = [read_player(name) for name in ("careful", "hauler:beginner", "gunner", "racer")]
    bots = [make_steady_bot(player, seed) for player in players]
    game = Game.new(Setup("2021", 4, ("II",), building=Building.UNTIMED), seed)
    waits, waited, moment = [], 0.0, 0
    while game.pending:
        moment += 1
        seat, decision = next(iter(game.pending.items()))
        answer = bots[seat].decide(game.view(seat), decision)
        if seat == 0 and decision.kind != "build":
            waits.append(waited)
            waited = 0.0
        elif decision.kind != "build":
            usual = seconds_for(players[seat].pace, answer, luck_of(seed, moment))
            waited += usual * table._care(decision)
        game.submit(seat, answer)

    assert len(waits) > 10
    assert max(waits) < 8


def replace_options(**wishes):
    return msgspec.structs.replace(QUICK, **wishes)
