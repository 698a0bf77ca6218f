"""Around the game: seats, names, bots, going on, leaving, pausing."""

from __future__ import annotations

import json

import pytest

from boltbucket.server.items import Tick
from boltbucket.server.messages import Options
from boltbucket.server.shapes import Setup
from boltbucket.sim.random_play import RandomPlayers
from tests.server.ear import Seated, scene


@scene
async def test_everybody_learns_a_new_name_and_colour():
    seated = Seated(2)

    await seated.act(1, "name", name="Zoë")
    await seated.act(1, "colour", colour="red", shape="star")

    chair = seated.ears[0].parts["table"]["seats"][1]
    assert (chair["name"], chair["colour"], chair["shape"]) == ("Zoë", "red", "star")


@scene
async def test_a_colour_somebody_has_is_swapped():
    seated = Seated(2)

    await seated.act(1, "colour", colour="blue")

    colours = [chair["colour"] for chair in seated.ears[0].parts["table"]["seats"]]
    assert colours == ["green", "blue"]


@scene
async def test_a_name_is_plain_text_in_one_line():
    seated = Seated(2)

    await seated.act(1, "name", name="a\u202e\x00\n<b>  b")

    assert seated.ears[0].parts["table"]["seats"][1]["name"] == "a <b> b"


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
    assert seated.ears[1].parts["table"]["seats"][2]["bot"] == bot
    assert (await seated.act(0, "remove_bot", seat=2))["t"] == "accepted"
    assert seated.ears[1].parts["table"]["seats"][2]["kind"] == "open"


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
    assert seated.ears[2].parts["seat"] == 1
    assert (await seated.answer(2, "take", 3))["t"] == "accepted"


@scene
async def test_fewer_seats_than_people_are_refused():
    seated = Seated(3)
    setup = {"edition": "2021", "seats": 2, "flights": ["L"]}

    assert (await seated.act(0, "options", setup=setup))["code"] == "seats_taken"
    assert len(seated.table.seating.chairs) == 3


@scene
async def test_a_set_up_that_cannot_be_is_refused_and_changes_nothing():
    seated = Seated(2)
    setup = {"edition": "2021", "seats": 2, "flights": ["IX"]}

    assert (await seated.act(0, "options", setup=setup))["code"] == "setup_level"
    assert seated.ears[0].parts["setup"]["flights"] == ["L"]


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
    seated = Seated(2, options=Options(draw_ms=5000))
    await seated.act(0, "start")
    await seated.answer(0, "take", 3)
    await seated.answer(0, "return")

    refused = await seated.answer(0, "take", 4)

    assert refused["code"] == "too_fast"
    assert 4000 < refused["params"]["wait_ms"] <= 5000


@scene
async def test_an_answer_to_an_old_question_is_refused():
    seated = Seated(2)
    await seated.act(0, "start")

    assert (await seated.answer(0, "take", 3, decision=999))["code"] == "stale_answer"


@scene
async def test_the_decision_keeps_its_number_while_others_build():
    seated = Seated(2)
    await seated.act(0, "start")
    number = seated.ears[0].parts["decision"]["number"]
    await seated.answer(1, "take", 3)

    assert seated.ears[0].parts["decision"]["number"] == number
    assert (await seated.answer(0, "take", 4, decision=number))["t"] == "accepted"


@scene
async def test_the_next_flight_begins_when_all_who_are_here_want_it():
    seated = Seated(2, Setup("2021", 2, ["L", "I"]))
    await play_flight(seated)
    ear = seated.ears[1]

    told = [event["type"] for m in ear.messages[-5:] for event in m.get("events", ())]
    assert told[-1] == "BillPresented"
    assert ear.parts["phase"] == "between"
    assert len(ear.parts["bills"]) == 1
    assert ear.parts["level"]["name"] == "L"
    assert (await seated.answer(0, "take", 1))["code"] == "between_flights"
    await seated.act(0, "next")
    assert ear.parts["phase"] == "between"
    assert ear.parts["table"]["seats"][0]["ready"]
    await seated.act(1, "next")
    assert (ear.parts["phase"], ear.parts["level"]["name"]) == ("building", "I")
    told = [event["type"] for m in ear.messages[-5:] for event in m.get("events", ())]
    assert "FlightBegan" in told
    assert set(ear.parts["ship:0"]["tiles"]) == {str(seated.game.flight.level.blueprint.start)}


@scene
async def test_a_rematch_begins_at_once_with_the_same_people():
    seated = Seated(2)
    await play_flight(seated)
    assert seated.ears[0].parts["phase"] == "over"
    first = seated.table.play.head.id

    await seated.act(0, "rematch")

    assert seated.ears[1].parts["phase"] == "building"
    assert seated.table.play.head.id != first
    assert seated.ears[1].parts["outcome"] is None
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

    assert seated.ears[1].parts["phase"] == "lobby"
    setup = {"edition": "2007", "seats": 2, "flights": ["first"]}
    assert (await seated.act(0, "options", setup=setup))["t"] == "accepted"


@scene
async def test_who_leaves_a_game_is_played_by_a_bot():
    seated = Seated(2)
    await seated.act(0, "start")

    await seated.act(0, "leave")

    chair = seated.ears[1].parts["table"]["seats"][0]
    assert (chair["kind"], chair["name"]) == ("bot", "P0")
    assert seated.ears[0].goodbye == "left"
    assert seated.ears[1].parts["table"]["host"] == 1


@scene
async def test_the_host_can_send_somebody_away():
    seated = Seated(3)

    assert (await seated.act(1, "kick", seat=2))["code"] == "only_host"
    await seated.act(0, "kick", seat=2)

    assert seated.ears[2].goodbye == "kicked"
    assert seated.ears[0].parts["table"]["seats"][2]["kind"] == "open"


@scene
async def test_a_paused_table_takes_no_answers():
    seated = Seated(2)
    await seated.act(0, "start")
    await seated.act(1, "pause")
    await seated.act(0, "pause")

    assert seated.ears[0].parts["table"]["paused"] == "asked"
    assert (await seated.answer(0, "take", 3))["code"] == "paused"
    await seated.act(1, "pause")
    assert (await seated.answer(0, "take", 3))["t"] == "accepted"


@scene
async def test_time_stands_still_when_everybody_has_left():
    seated = Seated(2)
    await seated.act(0, "start")
    assert seated.table.watch.running

    for ear in seated.ears.values():
        seated.depart(ear)
    await seated.settle()

    assert seated.table.paused == "empty"
    assert not seated.table.watch.running


@scene
async def test_a_bot_sits_in_for_who_is_away_too_long_until_they_are_back():
    seated = Seated(2, options=Options(grace_seconds=0))
    await seated.act(0, "start")
    seated.depart(seated.ears[1])
    seated.table.put(Tick())
    await seated.settle()
    assert seated.ears[0].parts["table"]["seats"][1]["sat_in"]
    assert seated.table.is_bot(1)

    seated.arrive(1)
    await seated.settle()

    assert not seated.table.is_bot(1)
    seated.table._thinking.stop()


@scene
async def test_no_bot_sits_in_where_the_table_did_not_agree_to_it():
    seated = Seated(2, options=Options(grace_seconds=0, bot_sits_in=False))
    await seated.act(0, "start")
    seated.depart(seated.ears[1])
    seated.table.put(Tick())
    await seated.settle()

    assert not seated.table.is_bot(1)


@scene
async def test_spectators_may_look_but_not_act():
    seated = Seated(2)
    await seated.act(0, "start")
    seated.ears[9] = seated.arrive(None)
    await seated.settle()

    assert seated.ears[9].parts["phase"] == "building"
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
        seated.table.audience.connections.remove(left)
        for handle in range(gap):
            await seated.answer(0, "take", handle)
            await seated.answer(0, "return")

        back = seated.arrive(1, have)
        await seated.settle()

        assert {m["t"] for m in back.messages} == {"update"}
        left.heard += back.heard
        assert left.parts == fresh(seated, 1)

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
    seated = Seated(2, Setup("2021", 2, ["II"]))
    await seated.act(0, "start")
    players = RandomPlayers(5)
    for _ in range(200):
        if not seated.game.pending:
            break
        seat, answer = players.answer(seated.game)
        if seat >= 0:
            await seated.answer(seat, *answer)
        followed = dict(seated.ears[0].parts)
        gone = followed.keys() - fresh(seated, 0).keys()
        assert all(name.startswith(("builder", "heap", "seen")) for name in gone)
        assert fresh(seated, 0) == {name: followed[name] for name in followed.keys() - gone}


def fresh(seated, eye):
    """The view as somebody who arrives now would get it."""
    audience = seated.table.audience
    ear = type(seated.ears[0])(eye)
    ear.heard = audience.greet(ear, None, 0)[:1]
    return json.loads(ear.heard[0])["parts"]


async def play_flight(seated):
    """Random answers until the first flight is paid."""
    await seated.act(0, "start")
    players = RandomPlayers(3)
    play = seated.table.play
    while play.ended_flight is None and not play.over:
        seat, answer = players.answer(seated.game)
        if seat >= 0:
            assert (await seated.answer(seat, *answer))["t"] == "accepted"
        else:
            seated.table.submit(seat, answer)
            seated.table.put(Tick())
            await seated.settle()


@scene
async def test_whoever_comes_to_a_table_keeps_it_from_being_forgotten():
    seated = Seated(2)
    await seated.settle()
    before = len(seated.store.batches)

    seated.arrive(1)
    await seated.settle()

    assert [batch.table is not None for batch in seated.store.batches[before:]] == [True]
