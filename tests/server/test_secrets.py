"""No secret leaves: every byte sent to a seat is compared with what the seat may know."""

from __future__ import annotations

import asyncio
import json
import re

import msgspec
import pytest

from boltbucket.rules.codec import plain
from boltbucket.rules.yard.heap import DOWN, UP
from boltbucket.server.items import Tick
from boltbucket.server.shapes import Setup
from boltbucket.sim.random_play import RandomPlayers
from tests.server.ear import Seated

MATCHES = [
    Setup("2021", 3, ["II"]),
    Setup("2021", 2, ["L", "I"]),
    Setup("2021", 4, ["I", "II", "III"], format="trek"),
    Setup("2007", 3, ["III"]),
    Setup("2007", 4, ["II", "IIIa"], teams="swap"),
    Setup("2007", 2, ["first", "I"], building="turns"),
    Setup("2007", 3, ["I", "II"], format="missions"),
]


@pytest.mark.parametrize("setup", MATCHES, ids=lambda s: f"{s.edition}-{'-'.join(s.flights)}")
@pytest.mark.parametrize("seed", [1])
def test_nothing_is_sent_that_the_seat_may_not_know(setup, seed):
    asyncio.run(watch_every_byte(setup, seed))


async def watch_every_byte(setup, seed):
    seated = Seated(setup.seats, setup)
    ears = {**seated.ears, None: seated.arrive(None)}
    await seated.act(0, "start")
    watchers = [Watcher(eye, ear, seated) for eye, ear in ears.items()]
    players = RandomPlayers(seed)
    game = seated.game
    steps = 0
    while game.pending:
        if seated.table.play.ended_flight is not None:
            for seat in range(setup.seats):
                await seated.act(seat, "next")
        else:
            seat, answer = players.answer(game)
            if seat < 0:
                seated.table.submit(seat, answer)
                seated.table.put(Tick())
                await seated.settle()
            else:
                assert (await seated.answer(seat, *answer))["t"] == "accepted"
        for watcher in watchers:
            watcher.check()
        steps += 1
        if steps % 25 == 0:
            await watchers[steps // 25 % len(watchers)].come_back()


class Watcher:
    """Compares what one pair of eyes is sent with the views it was allowed."""

    def __init__(self, eye, ear, seated):
        self.eye, self.ear, self.seated = eye, ear, seated
        box = seated.game.flight.edition
        self.tile_ids = set(box.tile_by_id)
        self.card_ids = set(box.card_by_id)
        self.known = set()
        self.read = 0
        self.parts = {}
        self.check()

    def check(self):
        game = self.seated.game
        view = game.view(self.eye)
        self.learn(view)
        ended = self.seated.table.play.ended_flight
        if ended is not None:
            # The last card was turned up with the answer that ended the flight.
            self.known |= set(ended.revealed)
        for text in self.ear.heard[self.read :]:
            self.check_bytes(text, game)
            self.apply(json.loads(text))
        self.read = len(self.ear.heard)
        if ended is None:
            self.compare(view)

    async def come_back(self):
        """A welcome and what was said and done before shows no more than is known by now."""
        ear = self.seated.arrive(self.eye)
        await self.seated.settle()
        self.seated.depart(ear)
        await self.seated.settle()
        assert ear.messages[0]["t"] == "welcome"
        for text in ear.heard:
            self.check_bytes(text, self.seated.game)

    def learn(self, view):
        """Tiles and cards whose faces the rules show to these eyes."""
        self.known |= {tile.id for tile in view.shown_tiles.values()}
        self.known |= {tile.id for ship in view.ships.values() for tile in ship.tiles.values()}
        self.known |= set(view.revealed)
        self.known |= {card.id for pile in view.seen_piles.values() for card in pile}

    def check_bytes(self, text, game):
        named = set(re.findall(rb'"([^"]+)"', text))
        printed = {name.decode() for name in named} & (self.tile_ids | self.card_ids)
        assert printed <= self.known, (self.eye, printed - self.known)
        assert str(game.flight.chance.seed).encode() not in text

    def apply(self, message):
        for name, value in message.get("parts", {}).items():
            if name == "heap+":
                for handle, state in value:
                    self.parts["heap"][handle] = state
            else:
                self.parts[name] = value

    def compare(self, view):
        """Every part is what the view says, and a decision is only one's own."""
        parts = self.parts
        assert parts["seat"] == self.eye
        assert parts["credits"] == {str(seat): purse for seat, purse in view.credits.items()}
        assert (parts["decision"] is None) == (view.decision is None)
        if view.decision is not None:
            assert parts["decision"]["seat"] == self.eye
            if view.decision.kind != "build":
                assert parts["decision"]["options"] == plain(view.decision.options)
        assert parts["cards_left"] == view.cards_left
        piles = {name[5:]: part for name, part in parts.items() if name[:5] == "seen:" and part}
        seen = {pile: [card["id"] for card in cards] for pile, cards in piles.items()}
        assert seen == {str(p): [c.id for c in cards] for p, cards in view.seen_piles.items()}
        for seat, ship in view.ships.items():
            tiles = {str(cell): tile.id for cell, tile in ship.tiles.items()}
            assert {c: t["id"] for c, t in parts[f"ship:{seat}"]["tiles"].items()} == tiles
        if view.yard is not None:
            assert [shown(state) for state in parts["heap"]] == heap_of(view.yard.heap)


def shown(state):
    return state["id"] if isinstance(state, dict) else state


def heap_of(heap):
    return [
        (2 if handle in heap.payload else 0) if letter == DOWN
        else heap.tiles[handle].id if letter == UP
        else -1
        for handle, letter in enumerate(heap.lies)
    ]  # fmt: skip


def test_a_bot_on_another_machine_gets_its_view_and_no_more():
    async def scene():
        seated = Seated(2, Setup("2021", 2, ["II"]))
        await seated.act(0, "start")
        for handle in (5, 9):
            await seated.answer(0, "take", handle)
            await seated.answer(0, "return")
        await seated.say(1, {"t": "look"})
        view = seated.ears[1].last
        text = msgspec.json.encode(view)
        game = seated.game
        box = game.flight.edition
        named = {name.decode() for name in re.findall(rb'"([^"]+)"', text)}
        allowed = {tile.id for tile in game.view(1).shown_tiles.values()}
        allowed |= {tile.id for tile in box.starting_cabins}
        assert view["t"] == "view"
        assert named & (set(box.tile_by_id) | set(box.card_by_id)) <= allowed
        assert str(game.flight.chance.seed).encode() not in text

    asyncio.run(scene())
