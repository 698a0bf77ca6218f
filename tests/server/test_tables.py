"""Around the game: seats, names, bots, going on, leaving, pausing."""

from __future__ import annotations

import json
from unittest.mock import patch

import pytest

from boltbucket.rules.setup import Setup
from boltbucket.server import table_task
from boltbucket.server.clock.wall import steady_ms
from boltbucket.server.table.inbox import Tick
from boltbucket.server.wire.room import Options
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import Seated, scene


@scene
async def test_everybody_learns_a_new_name_and_colour():
    seated = Seated(2)

    await seated.act(1, "name", name="Zoë")
    await seated.act(1, "colour", colour="red", shape="star")

    chair = seated.ears[0].room["seats"][1]
    assert (chair["name"], chair["colour"], chair["shape"]) == ("Zoë", "red", "star")


@scene
async def test_a_colour_somebody_has_is_swapped():
    seated = Seated(2)

    await seated.act(1, "colour", colour="blue")

    colours = [chair["colour"] for chair in seated.ears[0].room["seats"]]
    assert colours == ["green", "blue"]


@scene
async def test_a_name_is_plain_text_in_one_line():
    seated = Seated(2)

    await seated.act(1, "name", name="a\u202e\x00\n<b>  b")

    assert seated.ears[0].room["seats"][1]["name"] == "a <b> b"


@scene
async def test_two_people_cannot_have_the_same_name():
    seated = Seated(2)

    assert (await seated.act(1, "name", name="P0"))["code"] == "name_taken"


@scene
async def test_the_host_puts_swaps_and_removes_bots():
    seated = Seated(3, people=2)
    bot = {"character": "random", "strength": "ace"}

    assert (await seated.act(1, "bot", seat=2, bot=bot))["code"] == "only_host"
    assert (await seated.act(0, "bot", seat=2, bot=bot))["t"] == "accepted"
    assert (await seated.act(0, "bot", seat=1, bot=bot))["code"] == "seat_taken"
    assert seated.ears[1].room["seats"][2]["bot"] == bot
    assert (await seated.act(0, "remove_bot", seat=2))["t"] == "accepted"
    assert seated.ears[1].room["seats"][2]["kind"] == "open"


@scene
async def test_an_unknown_bot_is_refused():
    seated = Seated(2, people=1)

    assert (await seated.act(0, "bot", seat=1, bot={"character": "x"}))["code"] == "unknown_bot"


@scene
async def test_seats_nobody_took_are_put_away_when_the_game_begins():
    seated = Seated(4, people=3)
    await seated.act(1, "leave")

    await seated.act(0, "start")

    assert seated.game.setup.seats == 2
    assert seated.ears[2].room["seat"] == 1
    assert (await seated.answer(2, "take", 3))["t"] == "accepted"


@scene
async def test_fewer_seats_than_people_are_refused():
    seated = Seated(3)
    setup = {"edition": "2021", "seats": 2, "flights": ["L"]}

    assert (await seated.act(0, "options", setup=setup))["code"] == "seats_taken"
    assert len(seated.state.seating.chairs) == 3


@scene
async def test_a_set_up_that_cannot_be_is_refused_and_changes_nothing():
    seated = Seated(2)
    setup = {"edition": "2021", "seats": 2, "flights": ["IX"]}

    assert (await seated.act(0, "options", setup=setup))["code"] == "setup_level"
    assert seated.ears[0].room["setup"]["flights"] == ["L"]


@scene
async def test_an_answer_is_stored_before_anybody_hears_of_it():
    seated = Seated(2)
    await seated.act(0, "start")
    heard = len(seated.ears[1].heard)

    async def failing(batch):
        assert len(seated.ears[1].heard) == heard
        assert [row.answer for _, row in batch.rows] == [["take", 3]]

    seated.store.write = failing
    await seated.answer(0, "take", 3)

    assert len(seated.ears[1].heard) == heard + 1


@scene
async def test_who_was_faster_is_told_to_the_slower():
    seated = Seated(2)
    await seated.act(0, "start")
    await seated.answer(0, "take", 3)

    refused = await seated.answer(1, "take", 3)

    assert (refused["code"], refused["params"]["by"]) == ("tile_taken", 0)


@scene
async def test_nobody_draws_faster_than_the_table_allows():
    seated = Seated(2, options=Options(count_seconds=0, draw_ms=5000))
    begun = steady_ms()
    with patch.object(table_task, "steady_ms", side_effect=lambda: begun) as clock:
        await seated.act(0, "start")
        await seated.answer(0, "take", 3)
        await seated.answer(0, "return")
        clock.side_effect = lambda: begun + 1000
        refused = await seated.answer(0, "take", 4)
        clock.side_effect = lambda: begun + 5000
        taken = await seated.answer(0, "take", 4)

    assert (refused["code"], refused["params"]["wait_ms"]) == ("too_fast", 4000)
    assert taken.get("code") is None


async def drawing_twice(edition):
    """What somebody hears who draws again at once, at a table without an agreement on it."""
    seated = Seated(2, Setup(edition, 2, ("I",)), options=Options(count_seconds=0, draw_ms=None))
    await seated.act(0, "start")
    await seated.answer(0, "take", 3)
    await seated.answer(0, "return")
    return await seated.answer(0, "take", 4)


@scene
async def test_in_the_2007_game_tiles_are_drawn_as_fast_as_one_can():
    assert (await drawing_twice("2007")).get("code") is None


@scene
async def test_in_the_2021_game_there_is_a_pause_between_two_tiles():
    assert (await drawing_twice("2021"))["code"] == "too_fast"


@scene
async def test_an_answer_to_an_old_question_is_refused():
    seated = Seated(2)
    await seated.act(0, "start")

    assert (await seated.answer(0, "take", 3, decision=999))["code"] == "stale_answer"


@scene
async def test_the_decision_keeps_its_number_while_others_build():
    seated = Seated(2)
    await seated.act(0, "start")
    number = seated.ears[0].room["question"]
    await seated.answer(1, "take", 3)

    assert seated.ears[0].room["question"] == number
    assert (await seated.answer(0, "take", 4, decision=number))["t"] == "accepted"


@scene
async def test_the_next_flight_begins_when_all_who_are_here_want_it():
    seated = Seated(2, Setup("2021", 2, ("L", "I")))
    await play_flight(seated)
    ear = seated.ears[1]

    assert ear.events[-1] == "BillPresented"
    assert ear.phase == "between"
    assert len(ear.view["table"]["match"]["bills"]) == 1
    assert ear.view["table"]["level"]["name"] == "L"
    assert (await seated.answer(0, "take", 1))["code"] == "not_offered"
    await seated.answer(0, "fly_again")
    assert ear.phase == "between"
    assert [seat["ready"] for seat in ear.room["seats"]] == [True, False]
    await seated.answer(1, "stop")
    assert (ear.phase, ear.view["table"]["level"]["name"]) == ("building", "I")
    assert "FlightBegan" in ear.events[-3:]
    start = str(seated.game.table.level.blueprint.start)
    assert set(ear.view["table"]["ships"]["0"]["tiles"]) == {start}


@scene
async def test_between_two_flights_nobody_waits_for_who_is_away():
    seated = Seated(2, Setup("2021", 2, ("L", "I")))
    await play_flight(seated)
    seated.depart(seated.ears[1])
    await seated.settle()
    assert seated.ears[0].phase == "between"

    await seated.answer(0, "fly_again")

    assert seated.ears[0].phase == "building"


@scene
async def test_the_match_is_over_where_nobody_wants_to_fly_again():
    seated = Seated(2, Setup("2021", 2, ("L", "I")))
    await play_flight(seated)

    await seated.answer(0, "stop")
    await seated.answer(1, "stop")

    assert seated.ears[0].phase == "over"
    assert len(seated.ears[0].view["outcome"]["bills"]) == 1


@scene
async def test_a_rematch_begins_at_once_with_the_same_people():
    seated = Seated(2)
    await play_flight(seated)
    assert seated.ears[0].phase == "over"
    first = seated.state.game.head.id

    await seated.act(0, "rematch")

    assert seated.ears[1].phase == "building"
    assert seated.state.game.head.id != first
    assert seated.ears[1].view["outcome"] is None
    assert (await seated.answer(1, "take", 3))["t"] == "accepted"


@scene
async def test_after_a_game_every_answer_is_refused():
    seated = Seated(2)
    await play_flight(seated)

    for answer in (("take", 3), ("return",), ("finish", 1), ("fly_on",)):
        assert (await seated.answer(0, *answer))["code"] == "game_over"


@scene
async def test_after_a_game_the_host_may_go_back_to_the_lobby():
    seated = Seated(2)
    await play_flight(seated)

    await seated.act(0, "lobby")

    assert seated.ears[1].phase == "lobby"
    setup = {"edition": "2007", "seats": 2, "flights": ["first"]}
    assert (await seated.act(0, "options", setup=setup))["t"] == "accepted"


@scene
async def test_who_leaves_a_game_is_played_by_a_bot():
    seated = Seated(2)
    await seated.act(0, "start")

    await seated.act(0, "leave")

    chair = seated.ears[1].room["seats"][0]
    assert (chair["kind"], chair["name"]) == ("bot", "P0")
    assert seated.ears[0].goodbye == "left"
    assert seated.ears[1].room["host"] == 1


@scene
async def test_the_host_can_send_somebody_away():
    seated = Seated(3)

    assert (await seated.act(1, "kick", seat=2))["code"] == "only_host"
    await seated.act(0, "kick", seat=2)

    assert seated.ears[2].goodbye == "kicked"
    assert seated.ears[0].room["seats"][2]["kind"] == "open"


@scene
async def test_a_paused_table_takes_no_answers():
    seated = Seated(2)
    await seated.act(0, "start")
    await seated.act(1, "pause")
    await seated.act(0, "pause")

    assert seated.ears[0].room["paused"] == "asked"
    assert (await seated.answer(0, "take", 3))["code"] == "paused"
    await seated.act(1, "pause")
    assert (await seated.answer(0, "take", 3))["t"] == "accepted"


@scene
async def test_time_stands_still_when_everybody_has_left():
    seated = Seated(2)
    await seated.act(0, "start")
    assert seated.state.watch.running

    for ear in seated.ears.values():
        seated.depart(ear)
    await seated.settle()

    assert seated.state.paused == "empty"
    assert not seated.state.watch.running


@scene
async def test_a_bot_stands_in_for_who_is_away_too_long_until_they_are_back():
    seated = Seated(2, options=Options(grace_seconds=0))
    await seated.act(0, "start")
    seated.depart(seated.ears[1])
    seated.task.put(Tick())
    await seated.settle()
    assert seated.ears[0].room["seats"][1]["bot_stands_in"]
    assert seated.state.is_bot(1)

    seated.arrive(1)
    await seated.settle()

    assert not seated.state.is_bot(1)
    seated.task._bots.stop()


@scene
async def test_no_bot_stands_in_where_the_table_did_not_agree_to_it():
    seated = Seated(2, options=Options(grace_seconds=0, bot_stands_in=False))
    await seated.act(0, "start")
    seated.depart(seated.ears[1])
    seated.task.put(Tick())
    await seated.settle()

    assert not seated.state.is_bot(1)


@scene
async def test_spectators_may_look_but_not_act():
    seated = Seated(2)
    await seated.act(0, "start")
    seated.ears[9] = seated.arrive(None)
    await seated.settle()

    assert seated.ears[9].phase == "building"
    assert (await seated.answer(9, "take", 3))["code"] == "only_watching"


@scene
async def test_chat_reaches_everybody_as_plain_text():
    seated = Seated(2)

    await seated.say(0, {"t": "chat", "text": "hi <b>there</b>\n\x07"})
    await seated.say(1, {"t": "phrase", "phrase": "nice_ship"})

    said = [m for m in seated.ears[1].messages if m["t"] == "chat"]
    assert [(m["from"], m.get("text"), m.get("phrase")) for m in said] == [
        (0, "hi <b>there</b>", None),
        (1, None, "nice_ship"),
    ]


@scene
async def test_whoever_talks_too_much_is_told_so():
    seated = Seated(2)

    replies = [await seated.say(0, {"t": "chat", "text": "hm"}) for _ in range(8)]

    assert [r["code"] for r in replies if r] == ["chat_too_fast"] * 3


@pytest.mark.parametrize("gap", [0, 1, 3])
def test_who_comes_back_gets_what_was_missed(gap):
    @scene
    async def story():
        seated = Seated(2)
        await seated.act(0, "start")
        left = seated.ears[1]
        have = left.last["n"]
        seated.depart(left)
        await seated.settle()
        have = max(have, left.last["n"])
        for handle in range(gap):
            await seated.answer(0, "take", handle)
            await seated.answer(0, "return")

        back = seated.arrive(1, have)
        await seated.settle()

        assert {m["t"] for m in back.messages} == {"update"}
        left.heard += back.heard
        assert (left.view, left.room) == fresh(seated, 1)

    story()


@scene
async def test_who_comes_back_too_late_gets_everything():
    seated = Seated(2)
    await seated.act(0, "start")
    back = seated.arrive(1, 17)
    await seated.settle()

    assert back.messages[0]["t"] == "welcome"


@scene
async def test_a_client_that_followed_all_updates_has_what_a_fresh_one_gets():
    seated = Seated(2, Setup("2021", 2, ("II",)))
    await seated.act(0, "start")
    players = RandomPlayers(5)
    for _ in range(200):
        if not seated.game.pending:
            break
        seat, answer = players.answer(seated.game)
        if seat >= 0:
            await seated.answer(seat, *answer)
        assert (seated.ears[0].view, seated.ears[0].room) == fresh(seated, 0)


def fresh(seated, eye):
    """View and room as somebody who arrives now would get them."""
    (viewer, *_) = seated.state.at(eye)
    welcome = json.loads(seated.table.projection.greet(viewer, None, 0, ())[0])
    return welcome["view"], welcome["room"]


async def play_flight(seated):
    """Random answers until the first flight is paid."""
    await seated.act(0, "start")
    players = RandomPlayers(3)
    while seated.state.game.phase not in ("between", "over"):
        seat, answer = players.answer(seated.game)
        if seat >= 0:
            assert (await seated.answer(seat, *answer))["t"] == "accepted"
        else:
            await seated.force(seat, answer)


@scene
async def test_whoever_comes_to_a_table_keeps_it_from_being_forgotten():
    seated = Seated(2)
    await seated.settle()
    before = len(seated.store.batches)

    seated.arrive(1)
    await seated.settle()

    assert [batch.table is not None for batch in seated.store.batches[before:]] == [True]
