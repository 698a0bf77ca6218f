"""Bots think in other processes, and nothing they do stops the table."""

from __future__ import annotations

import asyncio
import pickle

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_bot, read_player
from boltbucket.bots.guard import Guarded
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup as Rules
from boltbucket.server.minds import Minds, packed, think
from boltbucket.server.packing import packed_view, unpacked_view
from boltbucket.server.remote import play
from boltbucket.sim.random_play import RandomPlayers


def games():
    """Views from all over a game."""
    game = Game.new(Rules("2007", 3, ("II",)), 4)
    players = RandomPlayers(4)
    step = 0
    while game.pending:
        step += 1
        if step % 7 == 0:
            yield game
        game.submit(*players.answer(game))


def test_a_view_is_the_same_in_another_process():
    for game in games():
        for seat in (0, 1, 2):
            view = game.view(seat)
            assert same(pickle.loads(packed(view)), view)


def test_a_view_is_the_same_on_another_machine():
    for game in games():
        for seat in (0, 1, 2):
            view = game.view(seat)
            assert same(unpacked_view(packed_view(view)), view)


def same(one, other):
    fields = set(type(one).__dataclass_fields__) - {"pending", "yard"}
    assert {name for name in fields if getattr(one, name) != getattr(other, name)} == set()
    assert (one.yard is None) == (other.yard is None)
    if one.yard is not None:
        assert one.yard == other.yard
    return repr(one.decision) == repr(other.decision)


def test_a_bot_thinks_in_another_process():
    view = Game.new(Rules("2021", 2, ("I",)), 4).view(0)
    player = read_player("hauler:ace")

    async def story():
        minds = Minds(1)
        try:
            return await minds.decide(player, 3, view)
        finally:
            minds.close()

    answer = asyncio.run(story())
    assert view.decision.allows(answer)
    assert think(player, 3, packed(view)) == answer


def test_the_table_goes_on_when_the_processes_of_the_bots_die():
    view = Game.new(Rules("2021", 2, ("I",)), 4).view(0)

    async def story():
        minds = Minds(1)
        minds._started().submit(_die)
        first = await minds.decide(Player("hauler", Strength.ACE), 3, view)
        second = await minds.decide(Player("hauler", Strength.ACE), 3, view)
        minds.close()
        return first, second

    for answer in asyncio.run(story()):
        assert view.decision.allows(answer)


def _die():
    import os

    os._exit(1)


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
