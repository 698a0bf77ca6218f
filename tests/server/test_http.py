"""The HTTP interface: tables, records, replays, words, and that nothing makes it stumble."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.error
import urllib.request

import pytest

from boltbucket.rules.agreement import read_setup
from boltbucket.rules.game import Game
from boltbucket.rules.read_record import read_record
from boltbucket.rules.setup import Setup
from boltbucket.server.open_tables import MOST_OF_ONE, Listing, listed
from boltbucket.server.table.seating import new_seating
from boltbucket.server.wire.room import Options
from tests.server.players import RandomPerson
from tests.server.serving import played, served

SETUP = Setup("2021", 2, ("L",))


def test_public_tables_with_an_open_seat_are_listed(tmp_path):
    with served(tmp_path) as server:
        server.open_table(("Ann", None), public=True)
        server.open_table(("Bob", None))
        server.open_table(("Cid",), public=True)

        tables = server.get_json("/api/tables")["tables"]

        assert [(t["host"], t["taken"], t["seats"]) for t in tables] == [("Ann", 1, 2)]


def test_a_full_table_takes_nobody_in(server):
    code, _ = server.open_table(("Ann", "Bob"))

    assert server.refusal(f"/api/tables/{code}/join", {"name": "Cid"}) == (409, "table_full")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad_message"),
        ({"setup": {"edition": "1999", "seats": 2, "flights": ["L"]}}, "setup_edition"),
        ({"setup": {"edition": "2021", "seats": 6, "flights": ["L"]}}, "setup_seats"),
        (
            {"setup": {"edition": "2007", "seats": 5, "flights": ["I"], "teams": "swap"}},
            "setup_teams",
        ),
        ({"setup": {"edition": "2021", "seats": 2, "flights": []}}, "setup_flights"),
        ({"name": "x" * 25}, "bad_message"),
        ({"name": "\u202e"}, "bad_name"),
        ({"options": {"draw_ms": -1}}, "bad_message"),
        ({"bots": [None, {"character": "nobody"}]}, "unknown_bot"),
        ({"surprise": 1}, "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server, wish, code):
    good = {"setup": {"edition": "2021", "seats": 2, "flights": ["L"]}, "name": "Ann"}

    body = {**good, **wish} if wish else {}
    assert server.refusal("/api/tables", body) == (400, code)


@pytest.mark.parametrize("flight", ["L", "IV", "tug_and_barge"])
def test_five_players_sit_down_each_with_a_colour_and_a_shape(server, flight):
    code, _ = server.open_table(("Ann", "Bob", "Cid", "Dot", "Eve"), flights=[flight])

    seats = server.get_json(f"/api/tables/{code}")["seats"]

    assert len({seat["colour"] for seat in seats}) == 5
    assert len({seat["shape"] for seat in seats}) == 5


def test_choices_say_how_many_can_play_and_what_can_be_flown(server):
    choices = server.get_json("/api/choices")

    assert choices["most_seats"] == 5
    assert {"IV", "fork", "tug_and_barge", "manta"} <= set(choices["editions"]["2007"])


def test_a_page_of_another_site_cannot_open_tables(server):
    refused = server.refusal("/api/tables", {}, Origin="https://evil.example")

    assert refused == (403, "foreign_origin")


def test_a_body_that_is_too_long_is_refused(server):
    assert server.refusal("/api/tables", b" " * 20_000) == (413, "too_long")


def test_too_many_new_tables_from_one_address_are_refused(tmp_path):
    with served(tmp_path, new_tables="2/minute") as server:
        server.open_table(("Ann",))
        server.open_table(("Ann",))
        wish = {"setup": {"edition": "2021", "seats": 1, "flights": ["L"]}, "name": "Ann"}

        assert server.refusal("/api/tables", wish) == (429, "slow_down")


def test_a_new_token_ends_the_old_one(server):
    code, tokens = server.open_table(("Ann", "Bob"))
    path = f"/api/tables/{code}/seats/1/token"

    assert server.refusal(path, {}) == (403, "bad_token")
    assert server.refusal(path, {}, Authorization="Bearer nonsense") == (403, "bad_token")
    fresh = server.post(path, {}, Authorization=f"Bearer {tokens[0]}")["seat_token"]
    assert server.refusal(path, {}, Authorization=f"Bearer {tokens[1]}") == (403, "bad_token")
    assert server.post(path, {}, Authorization=f"Bearer {fresh}")["seat"] == 1


def test_a_record_is_hidden_until_the_game_is_over(server):
    code, tokens = server.open_table(("Ann", "Bob"))

    async def story():
        async with server.client(code, tokens[0]) as ann, server.client(code, tokens[1]) as bob:
            await ann.act("start")
            name = ann.room["record"]
            get = asyncio.to_thread
            assert await get(server.refusal, f"/api/records/{name}") == (403, "still_hidden")
            seat = f"/api/replays/{name}?view=0"
            assert await get(server.refusal, seat) == (403, "still_hidden")
            assert (await get(server.get_json, f"/api/replays/{name}"))["over"] is False
            await asyncio.gather(RandomPerson(ann, 1).play(), RandomPerson(bob, 2).play())
            return name, ann.view

    name, shown = asyncio.run(story())
    record = read_record(server.get(f"/api/records/{name}").decode())
    game = Game.replayed(record)
    assert {str(s): c for s, c in game.outcome.credits.items()} == shown["outcome"]["credits"]
    about = server.get_json(f"/api/records/{name}/about")
    assert [player["name"] for player in about["players"]] == ["Ann", "Bob"]
    for view in ("spectator", "0", "1"):
        replay = server.get_json(f"/api/replays/{name}?view={view}")
        *_, last = played(replay)
        assert last["outcome"] == shown["outcome"]
        assert last["table"]["ships"] == shown["table"]["ships"]
        assert len(replay["frames"]) == sum(not entry.auto for entry in record.entries)


def test_the_practice_yard_counts_a_ship(server):
    tiles = [{"cell": 707, "id": "2021-cabin-1"}]
    level = server.get_json("/api/editions/2021")["levels"][0]
    cabin = server.get_json("/api/editions/2021")["starting_cabins"][0]
    tiles = [{"cell": level["blueprint"]["start"], "id": cabin["id"]}]

    checked = server.post("/api/ships/check", {"level": level["name"], "tiles": tiles})

    assert checked["legal"]
    assert checked["figures"]["exposed"] == 4
    again = server.post("/api/ships/check", {"notation": checked["notation"]})
    assert again["figures"] == checked["figures"]
    assert server.refusal("/api/ships/check", {"notation": "?"}) == (400, "bad_notation")


def test_the_practice_yard_learns_where_a_tile_fits(server):
    box = server.get_json("/api/editions/2021")
    start, cabin = box["levels"][0]["blueprint"]["start"], box["starting_cabins"][0]
    drawn = {"level": "L", "tiles": [{"cell": start, "id": cabin["id"]}]}
    notation = server.post("/api/ships/check", drawn)["notation"]
    engine = next(tile["id"] for tile in box["tiles"] if tile["kind"] == "single_engine")

    fits = server.post("/api/ships/fits", {"notation": notation, "tile": engine})["fits"]

    assert any(not fit["flaws"] for fit in fits)
    assert "engine_direction" in {flaw["kind"] for fit in fits for flaw in fit["flaws"]}
    unknown = {"notation": notation, "tile": "nothing"}
    assert server.refusal("/api/ships/fits", unknown) == (400, "no_such_tile")


def test_the_log_learns_how_likely_a_hit_was(server):
    box = server.get_json("/api/editions/2021")
    start, cabin = box["levels"][0]["blueprint"]["start"], box["starting_cabins"][0]
    drawn = {"level": "L", "tiles": [{"cell": start, "id": cabin["id"]}]}
    notation = server.post("/api/ships/check", drawn)["notation"]
    hit = {"heavy": True, "side": 0}

    odds = server.post("/api/ships/odds", {"notation": notation, "hit": hit})["odds"]

    lost = [line["line"] for line in odds["lines"] if line["outlook"]["fate"] == "lost"]
    assert (odds["rolls"], lost) == (36, [start // 100])
    forged = {"notation": notation, "hit": {**hit, "fixed_die": 7}}
    assert server.refusal("/api/ships/odds", forged) == (400, "bad_message")


@pytest.mark.parametrize("break_", ["\n", "\r", "\x0b", "\u2028"])
def test_a_ship_of_too_many_lines_is_not_read(server, break_):
    notation = {"notation": break_ * 2000}

    assert server.refusal("/api/ships/check", notation) == (400, "too_many_lines")
    assert server.refusal("/api/ships/fits", {**notation, "tile": "x"}) == (400, "too_many_lines")


@pytest.mark.parametrize("sign", [".", "_", "2021.III_"])
def test_a_ship_of_too_many_squares_is_not_read(server, sign):
    notation = {"notation": "2021.III_" + sign * 850}

    assert server.refusal("/api/ships/check", notation) == (400, "too_many_squares")


def test_ships_are_looked_at_so_often_and_no_more(tmp_path):
    with served(tmp_path, ship_checks="2/minute") as server:
        for _ in range(2):
            assert server.refusal("/api/ships/check", {"notation": "?"})[1] == "bad_notation"

        assert server.refusal("/api/ships/check", {"notation": "?"}) == (429, "slow_down")


@pytest.mark.parametrize("path", ["/", "/api/server", "/nothing", "/api/words/en"])
def test_every_request_is_counted_whatever_it_is_for(tmp_path, path):
    with served(tmp_path, requests="3/minute", files="3/minute") as server:
        for _ in range(3):
            try:
                server.get(path)
            except urllib.error.HTTPError as error:
                error.close()

        assert server.refusal(path) == (429, "slow_down")


@pytest.mark.parametrize("path", ["/api/tables/AAAAAA", "/api/records/aaaaaa/about"])
def test_nobody_guesses_names_for_long(tmp_path, path):
    with served(tmp_path, misses="3/minute") as server:
        code, _ = server.open_table(("Ann",))
        assert [server.refusal(path)[0] for _ in range(4)] == [404, 404, 404, 429]

        assert server.refusal(f"/api/tables/{code}") == (429, "slow_down")


def test_json_nested_without_end_is_refused(server):
    deep = b'{"name":' + b"[" * 7000 + b"]" * 7000 + b"}"

    assert server.refusal("/api/tables", deep) == (400, "bad_message")


@pytest.mark.parametrize("depth", [50, 200, 900])
def test_a_set_up_nested_deeply_is_refused(server, depth):
    edition = b"[" * depth + b"]" * depth
    wish = b'{"setup": {"edition": %s, "seats": 1, "flights": ["L"]}, "name": "Ann"}' % edition

    status, _ = server.refusal("/api/tables", wish)

    assert status == 400


def test_what_is_the_same_for_everybody_is_packed_once_and_sent_once(server):
    request = urllib.request.Request(
        server.url + "/api/words/en", headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(request) as answer:
        packed, tag = answer.read(), answer.headers["etag"]
        assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == server.get("/api/words/en")

    request.add_header("If-None-Match", tag)
    with pytest.raises(urllib.error.HTTPError) as same:
        urllib.request.urlopen(request)
    with same.value as answer:
        assert (answer.code, answer.read()) == (304, b"")


def test_whatever_goes_wrong_the_answer_is_safe_for_browsers(tmp_path, monkeypatch):
    with served(tmp_path) as server:

        def stumble(store):
            raise RuntimeError

        monkeypatch.setattr(type(server.app.state.checkup), "well", stumble)
        with pytest.raises(urllib.error.HTTPError) as failed:
            server.get("/health")
        with failed.value as error:
            assert error.code == 500
            assert json.loads(error.read())["code"] == "server_error"
            assert error.headers["x-content-type-options"] == "nosniff"


def test_no_visitor_fills_the_list_of_tables_alone():
    def table(number, **more):
        seating = new_seating(f"T{number}", SETUP, True, Options(), 1000 + number)
        return Listing(seating.sit_down("Ann")[0], **more)

    flood = [table(number, opened_by="203.0.113.7") for number in range(100, 160)]
    alone, attended = table(1), table(2, here=1)

    codes = [seating.code for seating in listed([*flood, alone, attended], 2000)]

    assert codes == ["T2", *(f"T{number}" for number in range(159, 159 - MOST_OF_ONE, -1)), "T1"]


def test_tables_that_play_do_not_hide_those_that_wait(tmp_path):
    with served(tmp_path) as server:
        server.open_table(("Ann", None), public=True)
        for _ in range(3):
            server.open_table(("Bob",), public=True, start=True)
        store = server.app.state.registry.store

        assert len(store.public_tables(10)) == 1


def test_every_answer_is_safe_for_browsers(server):
    with urllib.request.urlopen(server.url + "/health") as answer:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_words_and_rules_are_served_in_three_languages(server):
    for language in ("en", "de", "cs"):
        assert b"=" in server.get(f"/api/words/{language}")
        assert server.get_json(f"/api/rules/{language}")["topics"]
    assert server.refusal("/api/words/xx") == (404, "not_found")


def test_numbers_are_there_for_prometheus(server):
    assert b"boltbucket_answers_total" in server.get("/metrics")


def test_unknown_addresses_are_not_found(server):
    assert server.refusal("/api/nothing") == (404, "not_found")
    with pytest.raises(urllib.error.HTTPError) as missing:
        server.get("/../../etc/passwd")
    with missing.value as error:
        assert error.code == 404
        assert json.loads(error.read())["code"] == "not_found"


def test_every_preset_can_be_played(server):
    presets = server.get_json("/api/choices")["presets"]

    assert next(iter(presets)) == "first_game"
    assert {"evening", "veterans", "trek", "missions"} <= set(presets)
    for preset in presets.values():
        read_setup(preset["setup"])


def test_a_table_with_intruders_can_be_opened_where_a_mission_offers_them(server):
    cards = server.get_json("/api/choices")["missions"]
    offering = [name for name, card in cards.items() if "intruders" in card["options"]]
    setup = {"edition": "2021", "seats": 2, "flights": ["II"], "options": ["intruders"]}

    for name in offering:
        wish = {"name": "Ada", "setup": {**setup, "missions": [name]}}
        assert server.post("/api/tables", wish)["code"]
    assert offering == ["beverage_run", "club_gold_trials", "hilarious_stories"]
    without = {"name": "Ada", "setup": {**setup, "missions": ["the_bet"]}}
    assert server.refusal("/api/tables", without) == (400, "setup_option")


def test_mission_cards_say_what_they_pay(server):
    cards = server.get_json("/api/choices")["missions"]

    assert len(cards) == 16
    assert cards["beverage_run"]["lines"][0]["credits"] == [8, 12, 16, 20]
    assert cards["the_bet"]["stake"] == [4, 6, 8, 10]
    assert "L" not in cards["carpool"]["flights"]["2021"]
    assert [name for name, card in cards.items() if not card["own_design"]] == [
        "alien_archaeology",
        "alien_design",
        "beverage_run",
        "the_bet",
    ]
