"""Observations: what a view knows, the same for everybody who sees the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from boltbucket.learn.actions import actions_table
from boltbucket.learn.documentation import written
from boltbucket.learn.fields.field import Field
from boltbucket.learn.limits import Limits
from boltbucket.learn.observation import FIELDS, Observer, fields_table
from boltbucket.learn.spaces import Eyes, Form
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.game import Game
from boltbucket.rules.schema import tell
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Setup
from tests.learn.games import MISSIONS, mission_moments, random_moments

DOCS = Path(__file__).parents[2] / "docs" / "learning.md"
EVERY = 9
SETUPS = {
    "2021": Setup("2021", 2, ("II",)),
    "2007, secret credits": Setup("2007", 3, ("I", "III")),
    "IIIa": Setup("2007", 2, ("IIIa",)),
    "trek": Setup("2021", 2, TREK_FLIGHTS, Format.TREK),
    "missions": Setup("2021", 3, ("I", "II"), Format.MISSIONS),
    "in turns": Setup("2021", 4, ("I",), building=Building.TURNS),
}


def same(one, other):
    return all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize("name", SETUPS)
def test_no_observation_changes_when_hidden_things_do(name):
    observer, limits = Observer(4), Limits()
    compared = 0
    moments = (game for seed in (1, 2, 3) for game in random_moments(SETUPS[name], seed))
    for number, game in enumerate(moments):
        if number % EVERY:
            continue
        for seat in game.table.seats:
            view = game.view(seat)
            other = sampled_game(view, number).view(seat)
            assert same(observer.observe(view, limits), observer.observe(other, limits))
            compared += 1

    assert compared > 20


def test_the_games_compared_do_differ_in_what_is_hidden():
    game = Game.new(SETUPS["2021"], 5)
    other = sampled_game(game.view(0), 1)

    assert other.table.yard.heap.tiles != game.table.yard.heap.tiles
    assert other.table.piles != game.table.piles


def test_a_tile_in_hand_a_pile_and_a_face_in_the_heap_are_seen():
    game, observer = Game.new(SETUPS["2021"], 5), Observer(2)
    before = observer.observe(game.view(0), Limits())

    game.submit(0, ("take", 3))
    held = observer.observe(game.view(0), Limits())
    game.submit(0, ("return",))
    returned = observer.observe(game.view(0), Limits())

    assert before["hands"].sum() == 0 < held["hands"][0].sum()
    assert held["heap"].sum() == 0 < returned["heap"].sum()
    assert held["hidden_heap"][0] == before["hidden_heap"][0] - 1


def test_only_who_looks_at_a_pile_sees_its_cards():
    game, observer = Game.new(SETUPS["2021"], 5), Observer(2)
    game.submit(0, ("take", 0))
    game.submit(0, next(answer for answer in game.pending[0].options if answer[0] == "place"))
    game.submit(0, ("look", 0))

    assert observer.observe(game.view(0), Limits())["cards_seen"].sum() == 3
    assert observer.observe(game.view(1), Limits())["cards_seen"].sum() == 0


def test_everybody_sees_their_own_ship_first():
    game, observer = Game.new(SETUPS["2021"], 5), Observer(2)
    game.submit(1, ("take", 0))
    game.submit(1, next(answer for answer in game.pending[1].options if answer[0] == "place"))
    own, other = (observer.observe(game.view(seat), Limits())["ships"] for seat in (1, 0))

    assert np.array_equal(own, other[::-1])
    assert not np.array_equal(own[0], own[1])


@pytest.mark.parametrize("form", Form)
def test_all_numbers_lie_in_the_space_and_fill_the_flat_row(form):
    eyes = Eyes(Observer(4), form)
    moments = [game for name in MISSIONS[:6] for game in mission_moments(name, 1)]
    for game in moments[::23]:
        for seat in game.table.seats:
            seen = eyes.look(game.view(seat), Limits(), (1, 2))
            assert eyes.space.contains(seen)


def test_a_flat_row_holds_what_the_arrays_hold():
    game, observer = Game.new(SETUPS["2021"], 5), Observer(3)
    arrays = observer.observe(game.view(0), Limits())

    flat = observer.flat(arrays)

    assert len(flat) == observer.length
    assert flat.sum() == sum(int(each.sum()) for each in arrays.values())


def test_room_for_more_seats_stays_empty_and_room_for_fewer_shows_neighbours():
    game = Game.new(Setup("2021", 3, ("II",)), 5)
    wide, own, narrow = (Observer(seats).observe(game.view(1), Limits()) for seats in (5, 3, 2))

    assert wide["ships"].shape[0] == 5
    assert not wide["ships"][3:].any() and not wide["seats"][3:].any()
    assert np.array_equal(wide["seats"][:3], own["seats"])
    assert np.array_equal(narrow["seats"], own["seats"][:2])


def test_the_dictionary_for_people_says_the_same_as_the_figures_of_the_view():
    for number, game in enumerate(random_moments(SETUPS["2021"], seed=3)):
        if number % 40:
            continue
        view = game.view(0)
        observer = Observer(2)
        named = observer.named(observer.observe(view, Limits()))
        figures = tell(view.figures[0])
        seen = named["seats"].get(0, {})
        for word, name in (("crew", "crew"), ("exposed connectors", "exposed")):
            assert seen.get(word, 0) == figures[name]
        assert named["question"] == ({view.decision.kind: 1} if view.decision else {})


def test_every_field_has_as_many_labels_as_numbers():
    blank = Observer(2).blank()

    for each in FIELDS:
        assert isinstance(each, Field) and each.meaning
        assert len(set(each.labels)) == len(each.labels) == blank[each.name].shape[-1]


def test_the_documentation_has_the_tables_of_all_fields_and_actions():
    text = DOCS.read_text(encoding="utf-8")

    assert written(text) == text
    assert fields_table() in text and actions_table() in text
