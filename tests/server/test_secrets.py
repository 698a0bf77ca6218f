"""No secret leaves: every byte sent to a seat is compared with what the seat may know."""

from __future__ import annotations

import asyncio
import json
import re

import msgspec
import pytest

from boltbucket.rules.setup import Building, Format, Setup, Teams
from boltbucket.server.http.replays import replay_json
from boltbucket.server.store.stored_games import StoredGame
from boltbucket.server.wire.telling import written
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import Seated

MATCHES = [
    Setup("2021", 3, ("II",)),
    Setup("2021", 2, ("L", "I")),
    Setup("2021", 4, ("I", "II", "III"), format=Format.TREK),
    Setup("2007", 3, ("III",)),
    Setup("2007", 4, ("II", "IIIa"), teams=Teams.SWAP),
    Setup("2007", 2, ("first", "I"), building=Building.TURNS),
    Setup("2007", 3, ("I", "II"), format=Format.MISSIONS),
]


@pytest.mark.parametrize("setup", MATCHES, ids=lambda s: f"{s.edition}-{'-'.join(s.flights)}")
@pytest.mark.parametrize("seed", [1])
def test_nothing_is_sent_that_the_seat_may_not_know(setup, seed):
    asyncio.run(watch_every_byte(setup, seed))


async def watch_every_byte(setup, seed):
    seated = Seated(setup.seats, setup)
    ears = {**seated.ears, None: seated.arrive(None)}
    await seated.act(0, "start")
    watchers = [Watcher(seat, ear, seated) for seat, ear in ears.items()]
    players = RandomPlayers(seed)
    steps = 0
    while seated.game.pending:
        seat, answer = players.answer(seated.game)
        if seat < 0:
            await seated.force(seat, answer)
        else:
            if steps % 3 == 0:
                await seated.say(seat, {"t": "consider", "answers": [answer]})
            if steps % 10 == 0:
                await seated.say(seat, {"t": "look"})
            assert (await seated.answer(seat, *answer))["t"] == "accepted"
        for watcher in watchers:
            watcher.check()
        steps += 1
        watchers[steps % len(watchers)].compare()
        if steps % 25 == 0:
            await watchers[steps // 25 % len(watchers)].come_back()


class Watcher:
    """Compares what one viewer is sent with the views it was allowed."""

    def __init__(self, seat, ear, seated):
        self.seat, self.ear, self.seated = seat, ear, seated
        box = seated.game.table.edition
        self.printed = printed_in(box)
        self.known = set()
        self.read = 0
        self.check()

    def check(self):
        game = self.seated.game
        view = game.view(self.seat)
        self.known |= faces(view)
        for text in self.ear.heard[self.read :]:
            self.check_bytes(text, game)
        self.read = len(self.ear.heard)

    def compare(self):
        """What was followed from the beginning is what the rules show now."""
        assert self.ear.view == json.loads(written(self.seated.game.view(self.seat)))
        assert self.ear.room["seat"] == self.seat

    async def come_back(self):
        """A welcome and what was said and done before shows no more than is known by now."""
        ear = self.seated.arrive(self.seat)
        await self.seated.settle()
        self.seated.depart(ear)
        await self.seated.settle()
        assert ear.messages[0]["t"] == "welcome"
        for text in ear.heard:
            self.check_bytes(text, self.seated.game)

    def check_bytes(self, text, game):
        named = names(text) & self.printed
        assert named <= self.known, (self.seat, named - self.known)
        assert str(game.chance.seed).encode() not in text


def printed_in(box):
    return set(box.tile_by_id) | set(box.card_by_id)


def names(text):
    return {name.decode() for name in re.findall(rb'"([^"]*)"', text)}


def faces(view):
    """Tiles and cards whose faces the rules show to this viewer, found on the table itself and not
    in what is sent."""
    table = view.table
    tiles = {tile.id for ship in table.ships.values() for tile in ship.tiles.values()}
    if table.yard is not None:
        heap = table.yard.heap
        tiles |= {heap.tiles[h].id for h in range(len(heap.where)) if not heap.lies_face_down(h)}
    tiles |= {lost.tile.id for gone in table.lost.values() for lost in gone}
    cards = {card.id for pile in view.seen_piles.values() for card in pile}
    return tiles | cards | set(table.revealed) | table.match.turned_up


def test_the_cards_of_a_pile_are_told_to_who_looks_and_to_nobody_else():
    async def story():
        seated = Seated(2, Setup("2021", 2, ("II",)))
        seated.ears[9] = seated.arrive(None)
        await seated.act(0, "start")
        await place_something(seated, 0)
        await seated.say(0, {"t": "consider", "answers": [["look", 0]]})
        considered = seated.ears[0].last
        await seated.answer(0, "look", 0)
        cards = {card.id for card in seated.game.table.piles[0]}
        return considered, cards, [names(b"".join(seated.ears[e].heard)) for e in (0, 1, 9)]

    considered, cards, (own, other, watched) = asyncio.run(story())
    assert considered["prospect"]["stop"] == "luck"
    assert cards <= own
    assert not cards & (other | watched)


async def place_something(seated, seat):
    """Take tiles until one fits."""
    for handle in range(40):
        await seated.answer(seat, "take", handle)
        fits = seated.game.view(seat).fits
        if fits:
            await seated.answer(seat, "place", fits[0].cell, fits[0].turn)
            return
        await seated.answer(seat, "return")


def test_considering_a_face_down_tile_does_not_turn_it_over():
    async def story():
        seated = Seated(2, Setup("2021", 2, ("II",)))
        await seated.act(0, "start")
        before = len(seated.ears[0].heard)
        for handle in range(len(seated.game.table.yard.heap.tiles)):
            await seated.say(0, {"t": "consider", "answers": [["take", handle], ["return"]]})
        told = b"".join(seated.ears[0].heard[before:])
        return told, printed_in(seated.game.table.edition), seated.ears[0].last

    told, printed, last = asyncio.run(story())
    cabins = {name for name in printed if "cabin" in name or "start" in name}
    assert last["prospect"]["stop"] == "luck"
    assert names(told) & printed <= cabins | names(json.dumps(last["prospect"]["ship"]).encode())


def test_a_bot_on_another_machine_gets_its_view_and_no_more():
    async def story():
        seated = Seated(2, Setup("2021", 2, ("II",)))
        await seated.act(0, "start")
        for handle in (5, 9):
            await seated.answer(0, "take", handle)
            await seated.answer(0, "return")
        await seated.say(1, {"t": "look"})
        view = seated.ears[1].last
        text = msgspec.json.encode(view)
        game = seated.game
        allowed = faces(game.view(1))
        assert view["t"] == "view"
        assert names(text) & printed_in(game.table.edition) <= allowed
        assert str(game.chance.seed).encode() not in text

    asyncio.run(story())


@pytest.mark.parametrize("setup", MATCHES[:1] + MATCHES[-1:], ids=["2021", "missions"])
def test_a_replay_shows_a_spectator_no_more_than_was_seen_then(setup):
    async def story():
        seated = Seated(setup.seats, setup)
        await seated.act(0, "start")
        players = RandomPlayers(5)
        known = faces(seated.game.view(None))
        while seated.game.pending and len(seated.store.rows) < 150:
            seat, answer = players.answer(seated.game)
            await seated.force(seat, answer)
            known |= faces(seated.game.view(None))
        stored = StoredGame(seated.state.game.head, seated.store.rows)
        return known, seated.game, replay_json(stored, None)

    known, game, text = asyncio.run(story())
    assert names(text) & printed_in(game.table.edition) <= known
    assert str(game.chance.seed).encode() not in text
