"""Doors for people: who is late, comes back or was sent away watches or asks for a bot's seat, and
a host who vanishes is replaced."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Setup
from boltbucket.server.clock.wall import steady_ms
from boltbucket.server.table.inbox import (
    Arrival,
    BotAnswer,
    ClientCommand,
    Departure,
    KnockAnswer,
    Knocking,
    Tick,
    WatchPass,
    Withdraw,
)
from boltbucket.server.table.knocking import MOST_KNOCKS
from boltbucket.server.table.seating import new_seating
from boltbucket.server.table.table import Table
from boltbucket.server.wire.messages import read_message
from tests.server.seated import QUICK, RecordingConnection, Seated, scene
from tests.server.test_host import notices

GRACE_MS = 60_000


async def refused(seated, request):
    with pytest.raises(Illegal) as refusal:
        await seated.grant(request)
    return refusal.value.code


async def knock(seated, name="Late", seat=1):
    return await seated.grant(Knocking(name, seat))


# Asking for the seat of a bot


@scene
async def test_who_comes_late_takes_over_from_a_bot_when_the_host_nods():
    seated = Seated(3, bots=(2,))
    await seated.act(0, "start")
    token = await knock(seated, "Cleo", 2)

    assert await seated.grant(KnockAnswer(token)) == ("waiting", None)
    (asked,) = seated.ears[1].room["knocks"]
    assert (asked["name"], asked["seat"]) == ("Cleo", 2)
    assert (await seated.act(1, "let_in", knock=asked["number"]))["code"] == "only_host"
    assert (await seated.act(0, "let_in", knock=asked["number"]))["t"] == "accepted"
    assert await seated.grant(KnockAnswer(token)) == ("seated", 2)

    seated.tokens[2] = token
    ear = seated.arrive(2)
    await seated.settle()
    assert ear.messages[0]["you"] == {"seat": 2, "role": "player"}
    seats = seated.ears[0].room["seats"]
    assert (seats[2]["name"], seats[2]["kind"], seats[2]["here"]) == ("Cleo", "human", True)
    assert seated.ears[0].room["knocks"] == []
    assert ("let_in", {"name": "Cleo", "bot": "Random"}) in notices(seated.ears[0])
    assert not seated.state.is_bot(2)


@scene
async def test_who_was_sent_away_comes_back_under_the_own_name():
    seated = Seated(2)
    await seated.act(0, "start")
    await seated.act(0, "kick", seat=1)
    token = await knock(seated, "P1", 1)
    await seated.act(0, "let_in", knock=1)

    assert await seated.grant(KnockAnswer(token)) == ("seated", 1)
    assert seated.state.seating.chairs[1].name == "P1"


@scene
async def test_a_host_may_say_no_and_whoever_knocked_learns_it():
    seated = Seated(2, bots=(1,))
    await seated.act(0, "start")
    token = await knock(seated)
    await seated.act(0, "turn_down", knock=1)

    assert await seated.grant(KnockAnswer(token)) == ("turned_down", None)
    assert await seated.grant(KnockAnswer("of another day")) == ("gone", None)
    assert seated.state.is_bot(1)
    assert (await seated.act(0, "let_in", knock=1))["code"] == "no_such_wish"


@scene
async def test_who_has_gone_from_the_door_asks_no_more():
    seated = Seated(2, bots=(1,))
    token = await knock(seated)
    await seated.grant(Withdraw(token))

    assert seated.ears[0].room["knocks"] == []
    assert await seated.grant(KnockAnswer(token)) == ("gone", None)


@scene
async def test_nobody_asks_for_the_seat_of_a_person_or_one_that_is_not_there():
    seated = Seated(2)

    assert await refused(seated, Knocking("Late", 1)) == "no_bot"
    assert await refused(seated, Knocking("Late", 5)) == "no_such_seat"
    assert await refused(seated, Knocking("\u202e", 1)) == "bad_name"


@scene
async def test_only_so_many_stand_at_the_door():
    seated = Seated(2, bots=(1,))
    for number in range(MOST_KNOCKS):
        await knock(seated, f"L{number}")

    assert await refused(seated, Knocking("Late", 1)) == "too_many_knocks"


@scene
async def test_one_seat_is_given_once():
    seated = Seated(3, bots=(1, 2))
    first, second, third = [await knock(seated, f"L{seat}", seat) for seat in (1, 1, 2)]
    await seated.act(0, "let_in", knock=2)

    answers = [await seated.grant(KnockAnswer(token)) for token in (first, second, third)]
    assert answers == [("gone", None), ("seated", 1), ("waiting", None)]


@scene
async def test_where_everybody_has_left_whoever_comes_back_has_a_seat_at_once():
    seated = Seated(2, bots=(1,))
    await seated.act(0, "start")
    await seated.act(0, "leave")
    assert seated.state.seating.host is None
    token = await knock(seated, "P0", 0)

    assert await seated.grant(KnockAnswer(token)) == ("seated", 0)
    assert seated.state.seating.host == 0


@scene
async def test_a_token_at_the_door_opens_nothing_yet():
    seated = Seated(2, bots=(1,))
    token = await knock(seated)
    ear = RecordingConnection()
    seated.task.put(Arrival(ear, token))
    await seated.settle()

    assert ear.goodbye == "bad_token"


@scene
async def test_knocks_outlast_the_beginning_of_a_game():
    seated = Seated(2, bots=(1,))
    token = await knock(seated)
    await seated.act(0, "start")

    assert await seated.grant(KnockAnswer(token)) == ("waiting", None)


@scene
async def test_a_bot_that_thinks_while_it_is_relieved_says_nothing_more():
    seated = Seated(2, bots=(1,))
    await seated.act(0, "start")
    number = seated.state.game.asked[1].number
    await knock(seated)
    await seated.act(0, "let_in", knock=1)
    rows = len(seated.store.rows)
    seated.task.put(BotAnswer(seated.state.game.head.id, 1, number, ("finish",)))
    await seated.settle()

    assert len(seated.store.rows) == rows


# Watching


@scene
async def test_who_knows_the_table_may_watch_where_spectators_are_welcome():
    seated = Seated(2)

    assert await seated.grant(WatchPass()) == "watch"
    await seated.act(0, "options", options={"watching": False})
    assert await refused(seated, WatchPass()) == "watching_ended"


@scene
async def test_once_the_link_for_watching_is_renewed_the_code_is_not_enough():
    seated = Seated(2)
    await seated.act(0, "new_watch_link")

    assert await refused(seated, WatchPass()) == "watch_by_link"
    await seated.act(0, "options", public=True)
    assert await seated.grant(WatchPass()) == "watch"


# Hosts


class Hosted:
    """A table on a clock of its own, in the lobby; the host sits on the first seat."""

    def __init__(self, people=3, options=QUICK):
        seating = new_seating("TEST22", Setup("2021", people, ("L",)), False, options, 0)
        self.tokens = []
        for number in range(people):
            seating, _, token = seating.sit_down(f"P{number}")
            self.tokens.append(token)
        self.now = steady_ms()
        self.table = Table(seating, self.now)
        self.ears = [self.arrive(seat) for seat in range(people)]

    def arrive(self, seat):
        ear = RecordingConnection()
        self.do(Arrival(ear, self.tokens[seat]))
        return ear

    def do(self, message):
        effects = self.table.handle(message, self.now)
        for connection, text in effects.deliveries:
            connection.send(text)
        return effects

    def say(self, seat, do, /, **fields):
        message = json.dumps({"t": "table", "id": 1, "do": do, **fields})
        self.do(ClientCommand(self.ears[seat], read_message(message)))
        return self.ears[seat].messages[-1]

    def wait(self, milliseconds):
        self.now += milliseconds
        return self.do(Tick())

    @property
    def host(self):
        return self.table.state.seating.host


PATIENT = replace(QUICK, grace_seconds=GRACE_MS // 1000)


@pytest.mark.parametrize("start", [False, True])
def test_a_host_who_vanishes_is_replaced_after_the_grace_time(start):
    table = Hosted(options=PATIENT)
    if start:
        table.say(0, "start")
    effects = table.do(Departure(table.ears[0]))
    assert effects.timer <= table.now + GRACE_MS

    table.wait(GRACE_MS - 1)
    assert table.host == 0
    table.wait(2)
    assert table.host == 1
    assert ("host_replaced", {"name": "P1", "gone": "P0"}) in notices(table.ears[2])
    if not start:
        assert table.say(1, "start")["t"] == "accepted"


def test_a_host_who_is_back_in_time_stays_one():
    table = Hosted(options=PATIENT)
    table.do(Departure(table.ears[0]))
    table.wait(GRACE_MS - 1)
    table.arrive(0)
    table.wait(GRACE_MS)

    assert table.host == 0


@pytest.mark.parametrize(("grace", "waits"), [(0, 20_000), (86_400, 120_000)])
def test_a_reload_costs_nobody_the_role_and_a_lobby_does_not_wait_for_days(grace, waits):
    table = Hosted(options=replace(QUICK, grace_seconds=grace))
    table.do(Departure(table.ears[0]))
    table.wait(waits - 1)
    assert table.host == 0
    table.wait(1)
    assert table.host == 1


def test_without_anybody_there_is_nobody_to_replace_a_host():
    table = Hosted(2, options=PATIENT)
    table.do(Departure(table.ears[1]))
    table.do(Departure(table.ears[0]))
    table.wait(10 * GRACE_MS)
    assert table.host == 0

    table.arrive(1)
    table.wait(GRACE_MS)
    assert table.host == 1


def test_the_role_can_be_handed_on_to_somebody_who_is_here():
    table = Hosted(options=PATIENT)
    table.do(Departure(table.ears[2]))

    assert table.say(1, "make_host", seat=1)["code"] == "only_host"
    assert table.say(0, "make_host", seat=2)["code"] == "nobody_there"
    table.say(0, "make_host", seat=1)
    assert table.host == 1
    assert ("new_host", {"name": "P1"}) in notices(table.ears[0])


# Over HTTP


def test_the_doors_are_open_over_http(server):
    bots = [None, {"character": "careful"}]
    setup = {"seats": 2}
    code, _ = server.open_table(("Ann",), setup=setup, bots=bots, start=True)
    known = server.get_json(f"/api/tables/{code}")
    assert (known["open"], known["watching"], known["here"]) == (0, True, 0)

    assert server.post(f"/api/tables/{code}/watch", {})["spectator_token"] == server.watching
    token = server.post(f"/api/tables/{code}/knock", {"name": "Bo", "seat": 1})["token"]
    state = server.get_json(f"/api/tables/{code}/knock", authorization=f"Bearer {token}")
    assert state == {"state": "waiting", "seat": None}
    assert server.refusal("/api/tables/NOBODY/watch", {}) == (404, "no_such_table")
    wish = {"name": "Bo", "seat": 0}
    assert server.refusal(f"/api/tables/{code}/knock", wish) == (409, "no_bot")
