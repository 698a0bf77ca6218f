"""Cards leave the game after a flight: every flight has new ones."""

from dataclasses import replace

from boltbucket.rules.dice import Chance
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.game import Game
from boltbucket.rules.match import empty_table, lay_piles
from boltbucket.rules.setup import Building, Setup


def table(edition: str) -> Flight:
    return empty_table(Setup(edition, 2, ("I",)), Chance(3))


def dealt(flight: Flight, level: str) -> list[str]:
    piles = lay_piles(flight, flight.edition.levels[level])
    return [card.id for pile in piles for card in pile]


def test_no_card_comes_twice_in_the_three_rounds_of_2007():
    flight = table("2007")
    cards = [card for level in ("I", "II", "III") for card in dealt(flight, level)]

    assert len(cards) == 8 + 12 + 16
    assert len(set(cards)) == len(cards)


def test_the_starred_cards_of_the_first_flight_do_not_come_back_in_the_next_rounds():
    flight = table("2007")
    starred = dealt(flight, "first")

    later = dealt(flight, "II") + dealt(flight, "III")

    assert len(starred) == 8
    assert not set(starred) & set(later)


def test_the_extra_round_on_iiia_uses_up_the_last_cards_of_level_i():
    flight = table("2007")
    cards = [card for level in ("I", "II", "III", "IIIa") for card in dealt(flight, level)]

    assert sum(card.startswith("2007-I-") for card in cards) == 20
    assert len(set(cards)) == len(cards)


def test_when_too_few_cards_of_a_level_are_left_all_of_them_come_back():
    flight = table("2021")
    for _ in range(2):
        dealt(flight, "I")

    assert len(set(dealt(flight, "I"))) == 8


def given_up_early() -> Game:
    """A second flight is being built after a first one that ended with cards in its deck."""
    game = Game.new(Setup("2021", 1, ("I", "I"), building=Building.UNTIMED), 5)
    game.submit(0, ("finish", 1))
    while game.flight.match.number == 0:
        options = game.pending[0].options
        game.submit(0, ("give_up",) if ("give_up",) in options else options[-1])
    return game


def test_cards_never_turned_up_leave_the_game_with_the_others():
    match = given_up_early().flight.match

    assert len(match.turned_up) < 8
    assert len(match.used) == 2 * 8


def test_nobody_learns_which_cards_were_never_turned_up():
    game = given_up_early()

    assert game.view(0).match.used == game.flight.match.turned_up


def test_a_card_that_came_back_and_lies_hidden_again_is_not_known_as_used():
    game = given_up_early()
    hidden = game.flight.piles[0][0].id
    game.flight.match = replace(game.flight.match, turned_up=frozenset({hidden}))

    assert hidden not in game.view(0).match.used
