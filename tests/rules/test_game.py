"""The game as others drive it: pending, submit, copy, save and load, outcome."""

from __future__ import annotations

import json

import pytest

from boltbucket.rules.course import outcome_of
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Format, Handicap, Setup, Teams
from boltbucket.sim.random_play import RandomPlayers


def new(seats: int = 2, level: str = "I", seed: int = 5) -> Game:
    return Game.new(Setup("2021", seats, (level,)), seed)


def played_out(game: Game, seed: int = 5) -> Game:
    players = RandomPlayers(seed, careful=True)
    while game.pending:
        game.submit(*players.answer(game))
    return game


def refused(game: Game, seat, answer) -> str:
    with pytest.raises(Illegal) as refusal:
        game.submit(seat, answer)
    return refusal.value.code


def test_all_builders_and_the_clock_are_asked_at_once():
    assert set(new(3).pending) == {0, 1, 2, CLOCK}


def test_who_reaches_second_learns_who_was_faster():
    game = new()
    game.submit(1, ("take", 12))

    with pytest.raises(Illegal) as refusal:
        game.submit(0, ("take", 12))

    assert (refusal.value.code, refusal.value.params) == ("tile_taken", {"by": 1})


@pytest.mark.parametrize("seat", [2, -2, 99, None, "0", True, 0.0])
def test_a_seat_that_is_not_asked_is_refused(seat):
    game = new()
    before = game.save()

    refused(game, seat, ("take", 1))

    assert game.save() == before


@pytest.mark.parametrize(
    "answer",
    [None, "take", ["take", 1], (), ("take",), ("take", "1"), ("take", True), ("take", 1.0), (1,)],
)
def test_what_is_no_answer_is_refused_and_changes_nothing(answer):
    game = new()
    before = game.save()

    refused(game, 0, answer)

    assert game.save() == before


def test_an_answer_after_the_end_is_refused():
    game = played_out(new())

    assert refused(game, 0, ("fly_on",)) == "game_over"


def test_the_outcome_comes_with_the_end():
    game = new()
    assert game.outcome is None

    outcome = played_out(game).outcome

    assert outcome is not None
    assert set(outcome.credits) == {0, 1}
    assert len(outcome.bills) == 1


def test_the_richest_rank_first_and_equals_together():
    table = replace(new(seats=4).table, credits={0: 3, 1: 7, 2: -1, 3: 7})

    outcome = outcome_of(table)

    assert outcome.ranking == ((1, 3), (0,), (2,))
    assert outcome.winners == (1, 3, 0)


def test_the_same_seed_gives_the_same_game():
    assert played_out(new()) == played_out(new())
    assert new(seed=1) != new(seed=2)


def test_a_copy_goes_its_own_way():
    game = new()
    twin = game.copy()
    twin.submit(0, ("take", 1))

    assert game == new()
    assert twin != game


def test_a_stored_game_comes_back_equal_in_the_middle_of_a_card():
    game = new(4, "III")
    players = RandomPlayers(3, careful=True)
    while game.table.card is None:
        game.submit(*players.answer(game))

    again = Game.load(json.loads(json.dumps(game.save())))

    assert again == game
    assert again.pending == game.pending


@pytest.mark.parametrize("data", [None, [], {}, {"version": 999}])
def test_what_is_no_stored_game_is_refused(data):
    with pytest.raises(Illegal) as refusal:
        Game.load(data)

    assert refusal.value.code == "save_version"


@pytest.mark.parametrize("part", ["edition", "table", "agenda", "chance", "opening", "entries"])
@pytest.mark.parametrize("damage", ["gone", None, 7, "nonsense", [{}], {"$": "nothing"}])
def test_a_damaged_game_is_refused(part, damage):
    data = new(2, "I").save()
    if damage == "gone":
        del data[part]
    else:
        data[part] = damage

    with pytest.raises(Illegal):
        Game.load(data)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup("1999", 2, ("I",)), "setup_edition"),
        (Setup("2021", 0, ("I",)), "setup_seats"),
        (Setup("2021", 2, ("V",)), "setup_level"),
        (Setup("2021", 2, ()), "setup_flights"),
        (Setup("2021", 2, ("I",), sand_percent=1), "setup_sand"),
        (Setup("2021", 2, ("I",), teams=Teams.SWAP), "setup_teams"),
        (Setup("2021", 3, ("I",), teams=Teams.SWAP), "setup_teams"),
        (Setup("2021", 2, ("I", "II"), Format.TREK), "setup_trek"),
        (Setup("2021", 2, ("I",), handicaps=((2, Handicap(5)),)), "setup_handicap"),
        (Setup("2021", 2, ("I",), handicaps=((1, Handicap(extra_time=3601)),)), "setup_handicap"),
        (
            Setup("2021", 2, ("I",), handicaps=((1, Handicap(5)), (1, Handicap(9)))),
            "setup_handicap_twice",
        ),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup, code):
    with pytest.raises(Illegal) as refusal:
        Game.new(setup, 1)

    assert refusal.value.code == code
