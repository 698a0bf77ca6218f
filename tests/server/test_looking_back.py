"""Looking back: how likely a hit was, and what the ships were like when they left the ground."""

from __future__ import annotations

import json
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from boltbucket.rules.events import HitApproached, Launched
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.odds import odds_when
from boltbucket.rules.schema import tell
from boltbucket.rules.setup import TREK_FLIGHTS, Format, Setup
from boltbucket.server.http.coaching import coaching_json
from boltbucket.server.http.replays import odds_json
from boltbucket.server.store.stored_games import StoredGame
from boltbucket.server.table.running_game import begun_game
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import Seated, scene

TREK = Setup("2021", 3, TREK_FLIGHTS, Format.TREK, rough_roads=2)


@scene
async def test_whoever_asks_is_told_the_odds_of_the_moment_a_hit_came():
    seated = Seated(3, Setup("2021", 3, ("II",), roads=("bad_luck",)))
    seated.ears[None] = seated.arrive(None)
    with patch("boltbucket.server.table.actions.new_seed", lambda: "01" * 32):
        await seated.act(0, "start")
    expected, ships = await flown(seated)
    assert len(expected) > 3
    for seat in (0, 2, None):
        for hit in (0, len(expected) // 2, len(expected) - 1):
            reply = await seated.say(seat, {"t": "odds", "flight": 0, "hit": hit})
            assert reply["odds"] == told(expected[hit])
        reply = await seated.say(seat, {"t": "launched", "flight": 0})
        assert reply["ships"] == told(ships)


async def flown(seated):
    """The odds of all hits of a flight, each found when it came, and the ships at its launch."""
    players, expected, ships = RandomPlayers(3, careful=True), [], None
    while not seated.state.game.over:
        seat, answer = players.answer(seated.game)
        before = seated.state.game.game
        if seat >= 0:
            await seated.answer(seat, *answer)
        else:
            await seated.force(seat, answer)
        twin = before.copy()
        for event, table in zip(twin.submit(seat, answer), twin.moments, strict=True):
            if isinstance(event, HitApproached):
                expected.append(odds_when(table, event))
            if isinstance(event, Launched):
                ships = table.ships
        assert twin == seated.game
    return expected, ships


def told(value):
    return json.loads(json.dumps(tell(value)))


@scene
async def test_there_is_nothing_to_look_back_at_before_the_launch():
    seated = Seated()
    assert (await seated.say(0, {"t": "launched", "flight": 0}))["code"] == "not_started"
    await seated.act(0, "start")
    for wish in ({"t": "launched", "flight": 0}, {"t": "odds", "flight": 0, "hit": 0}):
        assert (await seated.say(0, wish))["code"] == "no_such_moment"


def test_a_replay_tells_the_odds_of_every_hit_of_every_flight():
    game, _ = begun_game("g", "CODE", TREK, 6, [], 0)
    players, rows, expected = RandomPlayers(6, careful=True), [], {}
    while not game.over:
        game, _, row = game.submit(*players.answer(game.game), game.last_at + 1)
        rows.append(row)
        for number, (came, table) in enumerate(game.log.hits):
            expected[game.log.flight, number] = odds_when(table, came)
    stored = StoredGame(game.head, rows)

    assert {flight for flight, _ in expected} == {0, 1, 2}
    for (flight, hit), odds in list(expected.items())[:: max(1, len(expected) // 12)]:
        assert json.loads(odds_json(stored, flight, hit)) == {"odds": told(odds)}
    with pytest.raises(Illegal, match="no_such_moment"):
        odds_json(stored, 1, 400)


def test_the_coach_of_a_game_that_is_over_tells_what_was_better_with_a_picture():
    seated = [{"name": n, "colour": n, "shape": "ring", "bot": None} for n in ("red", "blue")]
    game, _ = begun_game("g", "CODE", Setup("2021", 2, ("II",)), 6, seated, 0)
    players, rows = RandomPlayers(3, careful=True), []
    while not game.over:
        game, _, row = game.submit(*players.answer(game.game), game.last_at + 1)
        rows.append(row)
    over = replace(game.head, ended_ms=game.last_at)

    with pytest.raises(Illegal, match="still_hidden"):
        coaching_json(StoredGame(replace(over, ended_ms=None), rows), 0)
    with pytest.raises(Illegal, match="no_such_seat"):
        coaching_json(StoredGame(over, rows), 2)
    moments = json.loads(coaching_json(StoredGame(over, rows), 0))["moments"]
    assert moments
    for each in moments:
        assert each["given"] != each["better"]
        assert each["credits"] > 0
        assert each["picture"].startswith("<svg")
