"""Lessons: the learner turns over tiles in a telling order, and cards come in one."""

from __future__ import annotations

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_bot
from boltbucket.rules.agreement import check_setup, read_setup
from boltbucket.rules.codec import plain
from boltbucket.rules.editions.library import edition
from boltbucket.rules.fits import best_fit
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.value import replace
from boltbucket.rules.read_record import read_record
from boltbucket.rules.schema import tell
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.variants.lessons.lesson import lesson_setup, lessons
from boltbucket.rules.verify import verify

SETUP = lesson_setup("first_flight")
LESSON = lessons()["first_flight"]
MOST_ANSWERS = 2000
every_lesson = pytest.mark.parametrize("name", lessons())


def begun(seed: int = 5, name: str = "first_flight") -> Game:
    return Game.new(lesson_setup(name), seed)


def drawn(game: Game, seat: int, handle: int) -> str:
    """The id of the tile that lies there, which goes back face up."""
    (taken, *_) = game.submit(seat, ("take", handle))
    game.submit(seat, ("return",))
    return taken.tile.id


def built(name: str) -> Game:
    """The learner has put every tile of the lesson where it fits best."""
    game = begun(name=name)
    for _ in lessons()[name].tiles:
        game.submit(0, ("take", game.table.open_yard.heap.face_down[0]))
        fit = game.view(0).best_fit
        assert fit is not None
        game.submit(0, ("place", fit.cell, fit.turn))
    return game


def test_the_learner_turns_over_the_tiles_of_the_lesson_wherever_the_hand_goes():
    game = begun()
    found = [drawn(game, 0, game.table.open_yard.heap.face_down[place]) for place in (3, 40, 7, 99)]

    assert found == list(LESSON.tiles[:4])


def test_nobody_else_finds_a_tile_of_the_lesson():
    game = begun()
    others = [drawn(game, 1, handle) for handle in game.table.open_yard.heap.face_down[:-14]]

    assert not set(others) & set(LESSON.tiles)
    assert drawn(game, 0, game.table.open_yard.heap.face_down[-1]) == LESSON.tiles[0]


def test_the_heap_holds_every_tile_once_whoever_draws():
    game = begun()
    for seat in (0, 1, 2, 1, 0):
        drawn(game, seat, game.table.open_yard.heap.face_down[0])

    ids = sorted(tile.id for tile in game.table.open_yard.heap.tiles)
    assert ids == sorted(tile.id for tile in edition("2021").tiles)


def test_after_the_lesson_the_heap_is_as_it_was_mixed():
    game = begun()
    for _ in LESSON.tiles:
        drawn(game, 0, game.table.open_yard.heap.face_down[0])
    handle = game.table.open_yard.heap.face_down[5]
    there = game.table.open_yard.heap.tiles[handle].id

    assert drawn(game, 0, handle) == there


def test_a_tile_of_the_lesson_lies_face_down_like_any_other():
    heap = begun().view(0).table.open_yard.heap

    assert {tile.id for tile in heap.tiles} == {""}


def test_everybody_is_told_how_many_tiles_of_the_lesson_are_left():
    game = begun()
    drawn(game, 0, game.table.open_yard.heap.face_down[0])

    assert [game.view(seat).lesson_left for seat in (0, 1, None)] == [13, 13, 13]
    assert Game.new(replace(SETUP, lesson=""), 5).view(0).lesson_left == 0


@every_lesson
def test_where_tiles_fit_best_they_make_a_whole_ship_without_a_mistake(name):
    game = built(name)
    figures = game.view(0).figures[0]

    assert figures.flaws == ()
    assert figures.exposed <= 2
    assert figures.engines == (4, 8)
    assert figures.cannons[1] > 2 * 4, "stronger than the smugglers"
    assert figures.crew >= 5, "enough for the station"


@every_lesson
def test_that_ship_has_no_square_left(name):
    ship = built(name).table.ship(0)

    tiles = edition(lessons()[name].edition).tiles
    assert all(best_fit(ship, tile) is None for tile in tiles if tile not in ship.tiles.values())


@every_lesson
def test_the_lesson_begins_with_one_of_each_kind_that_is_explained(name):
    lesson = lessons()[name]
    box = edition(lesson.edition)
    kinds = [box.tile_by_id[tile].kind.value for tile in lesson.tiles[:7]]

    assert kinds == [
        "single_engine",
        "single_cannon",
        "cabin",
        "battery",
        "double_cannon",
        "cargo",
        "shield",
    ]


@every_lesson
def test_its_cards_are_all_of_the_learning_flight(name):
    lesson = lessons()[name]
    box = edition(lesson.edition)

    assert sorted(lesson.cards) == sorted(card.id for card in box.learning_cards)


def test_the_first_flight_of_either_edition_is_a_lesson():
    assert {(each.edition, each.level) for each in lessons().values()} == {
        (name, level.name)
        for name in ("2021", "2007")
        for level in edition(name).levels.values()
        if level.learning_cards_only
    }


def test_a_best_fit_makes_no_mistake_and_wastes_no_barrel():
    game = begun()
    for _ in range(2):
        game.submit(0, ("take", game.table.open_yard.heap.face_down[0]))
        fit = game.view(0).best_fit
        assert fit is not None
        assert fit.flaws == ()
        game.submit(0, ("place", fit.cell, fit.turn))

    ship = game.table.ship(0)
    assert [ship.tiles[cell].direction for cell in ship.cannons] == [Side.FRONT]


def test_no_hand_no_best_fit():
    assert begun().view(0).best_fit is None
    assert begun().view(None).best_fit is None
    assert begun().consider(0, []).best_fit is None


def test_whoever_wants_to_know_asks_for_the_best_fit_and_nobody_else_pays_for_it():
    game = begun()
    game.submit(0, ("take", game.table.open_yard.heap.face_down[0]))

    assert game.consider(0, []).best_fit == game.view(0).best_fit is not None
    assert "best_fit" not in tell(game.view(0))


@pytest.fixture(scope="module", params=lessons())
def flown(request) -> Game:
    """A whole lesson, played by bots."""
    game = begun(11, request.param)
    bots = {seat: make_bot(Player("careful", Strength.BEGINNER), seat) for seat in range(3)}
    for _ in range(MOST_ANSWERS):
        if not game.pending:
            return game
        seat, decision = next((s, d) for s, d in game.pending.items() if s >= 0)
        game.submit(seat, bots[seat].decide(game.view(seat), decision))
    raise AssertionError("the flight never ends")


def test_cards_come_in_the_order_of_the_lesson(flown):
    cards = lessons()[flown.table.setup.lesson].cards

    assert flown.table.revealed == cards[: len(flown.table.revealed)]
    assert len(flown.table.revealed) == 8


def test_a_lesson_is_recorded_saved_and_verified_like_any_other_game(flown):
    record = read_record(flown.record().text())

    assert record.setup == lesson_setup(record.setup.lesson)
    assert verify(record).agrees
    assert Game.replayed(record) == flown
    assert Game.load(flown.save()) == flown


def test_a_set_up_with_a_lesson_is_read_from_plain_data():
    assert read_setup(plain(SETUP)) == SETUP


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (replace(SETUP, lesson="knitting"), "setup_lesson"),
        (replace(SETUP, flights=("I",)), "setup_lesson_flight"),
        (replace(SETUP, flights=("L", "L")), "setup_lesson_flight"),
        (Setup("2007", 2, ("first",), lesson="first_flight"), "setup_lesson_flight"),
    ],
)
def test_a_lesson_is_given_on_its_own_flight_only(setup, code):
    with pytest.raises(Illegal) as refused:
        check_setup(setup)

    assert refused.value.code == code
