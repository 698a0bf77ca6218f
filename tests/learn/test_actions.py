"""Actions: a number for every answer, an answer for every number that is offered."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from boltbucket.learn.actions import (
    COUNT,
    SEATS,
    VERBS_BY_NUMBER,
    action_name,
    answer_of,
    choices,
    number_of,
    objects_of,
    verb_of,
)
from boltbucket.learn.faces import face_of, faces
from boltbucket.learn.squares import SIDE, number_of_cell
from boltbucket.rules.decisions import Choice
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import MOST_SEATS, Setup
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.table.table import Table
from tests.learn.games import GOLDEN, MISSIONS, golden_questions, mission_questions


def check_both_ways(game: Game, seat: Seat) -> int:
    """Every option has a number that leads back to it; how many options there were."""
    decision = game.pending[seat]
    offered = choices(decision, game.table)
    numbers = {answer: number_of(answer, decision, game.table) for answer in decision.options}
    assert set(numbers.values()) == set(offered)
    for number, answer in offered.items():
        assert numbers[answer] == number
    for answer, number in numbers.items():
        assert alike(offered[number], answer, game.table), (offered[number], answer)
    return len(decision.options)


def alike(one: Answer, other: Answer, table: Table) -> bool:
    """The same answer, or tiles that look the same."""
    if one == other:
        return True
    heap = table.open_yard.heap
    first, second = (heap.public.tiles[int(answer[1])] for answer in (one, other))
    return one[0] == other[0] == "take" and (
        first == second if first.hidden else face_of(first) == face_of(second)
    )


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_option_of_a_golden_game_has_a_number_and_comes_back(file):
    assert sum(check_both_ways(*asked) for asked in golden_questions(file)) > 500


@pytest.mark.parametrize("name", MISSIONS)
def test_every_option_of_a_random_mission_has_a_number_and_comes_back(name):
    for seed in range(2):
        assert sum(check_both_ways(*asked) for asked in mission_questions(name, seed)) > 100


def test_numbers_run_through_all_verbs_and_their_objects():
    assert [verb_of(verb.first) for verb in VERBS_BY_NUMBER] == list(VERBS_BY_NUMBER)
    assert sum(verb.count for verb in VERBS_BY_NUMBER) == COUNT
    named = [(verb_of(number).name, objects_of(number)) for number in range(COUNT)]
    assert len(set(named)) == COUNT


def test_there_are_start_places_for_as_many_as_can_play():
    assert SEATS >= MOST_SEATS


def test_what_is_drawn_by_other_boxes_has_the_same_number():
    game = Game.new(Setup("2021", 1, ("II",)), 1)
    other = Game.new(Setup("2007", 1, ("II",)), 1)

    for each in (game, other):
        numbers = choices(each.pending[0], each.table)
        assert [action_name(number) for number in numbers][:1] == ["take_hidden 0"]


def test_equal_tiles_of_the_heap_are_one_action():
    game = Game.new(Setup("2021", 1, ("II",)), 1)
    faces_of_heap = [face_of(tile) for tile in game.table.yard.heap.tiles]
    twins = next(
        [handle for handle, each in enumerate(faces_of_heap) if each == face]
        for face in faces_of_heap
        if faces_of_heap.count(face) > 1
    )
    for handle in twins:
        game.submit(0, ("take", handle))
        game.submit(0, ("return",))

    decision = game.pending[0]
    numbers = {number_of(("take", handle), decision, game.table) for handle in twins}
    assert len(twins) > 1
    assert len(numbers) == 1
    assert answer_of(numbers.pop(), decision, game.table) == ("take", twins[0])


def test_all_that_lie_face_down_are_one_action():
    game = Game.new(Setup("2021", 2, ("II",)), 1)

    decision = game.pending[0]
    assert len([each for each in decision.options if each[0] == "take"]) > 100
    assert len([n for n in choices(decision, game.table) if verb_of(n).name == "take_hidden"]) == 1


def test_a_number_that_is_not_offered_has_no_answer():
    game = Game.new(Setup("2021", 1, ("II",)), 1)

    assert answer_of(COUNT - 1, game.pending[0], game.table) is None


def test_every_plan_lies_on_the_grid_with_its_start_in_the_middle():
    for name in EDITION_NAMES:
        for plan in edition(name).blueprints.values():
            numbers = number_of_cell(plan)
            assert numbers[plan.start] == SIDE * SIDE // 2
            assert len(set(numbers.values())) == len(plan.cells)
            for cell, around in plan.neighbours.items():
                front, right, _, _ = around
                assert front is None or numbers[front] == numbers[cell] - SIDE
                assert right is None or numbers[right] == numbers[cell] + 1


def test_a_plan_that_would_stick_out_is_moved_back():
    lanes = tuple(range(1, 12))
    area = frozenset(100 * column + 5 for column in lanes)
    plan = Blueprint("row", lanes, (5, 6), area, start=105)

    numbers = number_of_cell(plan)

    assert numbers[105] // SIDE == SIDE // 2
    assert [numbers[100 * column + 5] % SIDE for column in lanes] == list(range(SIDE))


@dataclass(frozen=True)
class Toast(Choice):
    """A question of a plug-in."""

    kind = "toast"
    topic = "rules"


def test_an_answer_only_a_plug_in_has_is_numbered_by_its_place():
    game = Game.new(Setup("2021", 1, ("II",)), 1)
    toast = Toast(0, (("toast", "to health"), ("toast", "to wealth"), ("pass",)))

    names = {action_name(n): answer for n, answer in choices(toast, game.table).items()}

    assert names == {
        "other 0": ("toast", "to health"),
        "other 1": ("toast", "to wealth"),
        "pass": ("pass",),
    }


def test_every_tile_of_every_box_has_a_face():
    for name in EDITION_NAMES:
        assert {face_of(tile) for tile in edition(name).tiles} <= set(faces())
