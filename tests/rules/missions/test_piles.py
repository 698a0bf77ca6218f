"""Supercards in the piles: how many, where, and what a seat can know of them."""

from __future__ import annotations

import pytest

from boltbucket.rules.building.piles import shuffled_deck
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.missions.supercards.supercard import Supercard
from tests.rules.table import on_and_on


def piles(mission: str, level: str = "II", seed: int = 1, options: tuple[str, ...] = ()):
    game = Game.new(Setup("2021", 2, (level,), missions=(mission,), options=options), seed)
    return game, game.table.piles


def supers(pile) -> int:
    return sum(isinstance(card, Supercard) for card in pile)


def test_the_bet_has_four_open_piles_the_last_one_of_meteors():
    game, laid = piles("the_bet", "III")

    assert [len(pile) for pile in laid] == [4, 4, 4, 4]
    assert {card.kind for card in laid[3]} <= {"meteor_alert", "meteor_shower"}
    assert game.table.yard.terms.open_piles == 4


def test_the_bet_hands_the_hidden_pile_back():
    game, laid = piles("the_bet")

    assert game.table.match.used == {card.id for pile in laid for card in pile}


def test_beverage_run_adds_a_supercard_to_each_open_pile():
    assert [supers(pile) for pile in piles("beverage_run")[1]] == [1, 1, 1, 0]


def test_those_who_dare_add_one_to_the_unknown_pile():
    laid = piles("beverage_run", options=("extra_unknown_supercard",))[1]

    assert [supers(pile) for pile in laid] == [1, 1, 1, 1]


@pytest.mark.parametrize(("level", "filled"), [("I", 1), ("II", 2), ("III", 3)])
def test_hilarious_stories_fill_as_many_piles_as_the_level_says(level, filled):
    laid = piles("hilarious_stories", level)[1]

    assert sum(supers(pile) for pile in laid) == filled


def test_easy_peasy_hides_fleets():
    laid = piles("easy_peasy")[1]

    assert [card.kind for card in laid[3] if isinstance(card, Supercard)] == ["enemy_fleet"] * 2
    assert not any(supers(pile) for pile in laid[:3])


@pytest.mark.parametrize("seed", range(20))
def test_carpool_has_no_abandoned_ships(seed):
    game, laid = piles("carpool", "III", seed)
    cards = [card for pile in laid for card in pile]

    assert not any(card.kind == "abandoned_ship" for card in cards)
    assert len({card.id for card in cards}) == len(cards) == 16
    assert game.table.match.used == {card.id for card in cards}


@pytest.mark.parametrize("seed", range(10))
def test_a_supercard_never_lies_on_top_of_the_deck(seed):
    game, laid = piles("the_bet", "II", seed)

    assert shuffled_deck(laid, 2, game.chance)[0].level == 2


@pytest.mark.parametrize("mission", ["the_bet", "easy_peasy", "club_gold_trials", "carpool"])
def test_a_bot_can_imagine_the_hidden_cards(mission):
    game, laid = piles(mission, "III")
    imagined = sampled_game(game.view(0), 7).table.piles

    assert [len(pile) for pile in imagined] == [len(pile) for pile in laid]
    assert [supers(pile) for pile in imagined] == [supers(pile) for pile in laid]


def test_the_backs_of_payload_differ_but_say_no_more():
    game = Game.new(Setup("2021", 2, ("II",), missions=("experiments",)), 1)
    heap = game.view(0).table.yard.heap

    assert heap.payload == game.table.yard.heap.payload
    assert len({heap.tiles[handle] for handle in heap.payload}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_supercards_that_were_used_do_not_come_back_while_there_are_others(seed):
    setup = Setup("2021", 1, ("I", "I"), missions=("club_gold_trials", "club_gold_trials"))
    game = Game.new(setup, seed)
    first = {card.id for pile in game.table.piles for card in pile}
    while game.table.match.number == 0:
        seat, decision = next(iter(game.pending.items()))
        answer = ("finish", 1) if decision.kind == "build" else on_and_on(decision)
        game.submit(seat, answer)
    second = {card.id for pile in game.table.piles for card in pile if isinstance(card, Supercard)}

    assert len(second) == 3
    assert second.isdisjoint(first)


def test_when_too_few_supercards_are_left_all_of_them_come_back():
    game = Game.new(Setup("2021", 1, ("III", "III"), missions=("the_bet", "the_bet")), 1)
    while game.table.match.number == 0:
        seat, decision = next(iter(game.pending.items()))
        answer = ("finish", 1) if decision.kind == "build" else on_and_on(decision)
        game.submit(seat, answer)

    assert supers(game.table.piles[3]) == 4
