"""Cards leave the game after a flight: every flight has new ones."""

from dataclasses import replace

from boltbucket.rules.course import empty_table, lay_piles
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.table.play import Play
from tests.rules.table import on_and_on


def begun(edition: str) -> Play:
    return Play(empty_table(Setup(edition, 2, ("I",))), Chance(3))


def dealt(play: Play, level: str) -> list[str]:
    piles = lay_piles(play, play.table.edition.levels[level])
    return [card.id for pile in piles for card in pile]


def test_no_card_comes_twice_in_the_three_rounds_of_2007():
    play = begun("2007")
    cards = [card for level in ("I", "II", "III") for card in dealt(play, level)]

    assert len(cards) == 8 + 12 + 16
    assert len(set(cards)) == len(cards)


def test_the_starred_cards_of_the_first_flight_do_not_come_back_in_the_next_rounds():
    play = begun("2007")
    starred = dealt(play, "first")

    later = dealt(play, "II") + dealt(play, "III")

    assert len(starred) == 8
    assert not set(starred) & set(later)


def test_the_extra_round_on_iiia_uses_up_the_last_cards_of_level_i():
    play = begun("2007")
    cards = [card for level in ("I", "II", "III", "IIIa") for card in dealt(play, level)]

    assert sum(card.startswith("2007-I-") for card in cards) == 20
    assert len(set(cards)) == len(cards)


def test_when_too_few_cards_of_a_level_are_left_all_of_them_come_back():
    play = begun("2021")
    for _ in range(2):
        dealt(play, "I")

    assert len(set(dealt(play, "I"))) == 8


def given_up_early() -> Game:
    """A second flight is being built after a first one that ended with cards in its deck."""
    game = Game.new(Setup("2021", 1, ("I", "I"), building=Building.UNTIMED), 5)
    game.submit(0, ("finish", 1))
    while game.table.match.number == 0:
        decision = game.pending[0]
        giving_up = decision.allows(("give_up",))
        game.submit(0, ("give_up",) if giving_up else on_and_on(decision))
    return game


def test_cards_never_turned_up_leave_the_game_with_the_others():
    match = given_up_early().table.match

    assert len(match.turned_up) < 8
    assert len(match.used) == 2 * 8


def test_nobody_learns_which_cards_were_never_turned_up():
    game = given_up_early()

    assert game.view(0).table.match.used == game.table.match.turned_up


def test_a_card_that_came_back_and_lies_hidden_again_is_not_known_as_used():
    game = given_up_early()
    hidden = game.table.piles[0][0].id
    match = replace(game.table.match, turned_up=frozenset({hidden}))
    game.table = replace(game.table, match=match)

    assert hidden not in game.view(0).table.match.used
