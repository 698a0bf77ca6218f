"""Looking at the cards while building."""

from boltbucket.rules.events import PileLookedAt
from tests.rules.building.yardwork import RED, YELLOW, Yardwork


def looking(pile: int = 0) -> Yardwork:
    work = Yardwork()
    work.builds(RED)
    return work.does(RED, "look", pile)


def test_who_looks_at_a_pile_sees_its_cards():
    work = looking(1)

    assert work.told[-1] == PileLookedAt(RED, 1, work.game.table.piles[1])


def test_others_do_not_see_the_cards():
    work = looking(1)

    assert work.told[-1].seen_by(YELLOW) == PileLookedAt(RED, 1, ())


def test_a_first_tile_must_be_built_before_looking():
    work = Yardwork()

    assert work.refuses(RED, "look", 0).code == "build_first"


def test_a_reserved_tile_is_not_a_built_one():
    work = Yardwork()
    work.takes(RED)
    work.does(RED, "reserve")

    assert work.refuses(RED, "look", 0).code == "build_first"


def test_the_fourth_pile_is_closed():
    work = Yardwork()
    work.builds(RED)

    assert work.refuses(RED, "look", 3).code == "pile_closed"


def test_nothing_is_built_while_looking():
    work = looking()

    assert work.refuses(RED, "take", work.yard.heap.free[0]).code == "looking"
    assert work.refuses(RED, "finish", 1).code == "looking"


def test_one_pile_is_looked_at_at_a_time():
    work = looking(0)

    assert work.refuses(RED, "look", 1).code == "looking"


def test_a_pile_in_somebodys_hands_cannot_be_taken():
    work = looking(0)
    work.builds(YELLOW)

    assert work.refuses(YELLOW, "look", 0).params == {"by": RED}


def test_a_pile_put_back_is_free_for_others():
    work = looking(0).does(RED, "put_back")
    work.builds(YELLOW)

    work.does(YELLOW, "look", 0)

    assert work.builder(YELLOW).pile == 0


def test_piles_may_be_looked_at_again_and_again():
    work = looking(2)

    work.does(RED, "put_back").does(RED, "look", 2).does(RED, "put_back")

    assert work.builder(RED).seen == (2,)


def test_hands_must_be_empty_to_look():
    work = Yardwork()
    work.builds(RED)
    work.takes(RED)

    assert work.refuses(RED, "look", 0).code == "hand_full"


def test_nothing_in_hand_means_no_pile_to_put_back():
    work = Yardwork()

    assert work.refuses(RED, "put_back").code == "no_pile"


def test_the_cards_of_a_learning_flight_stay_hidden():
    work = Yardwork("2021 L")
    work.builds(RED)

    assert work.refuses(RED, "look", 0).code == "no_peeking"


def test_the_hidden_pile_is_not_found_by_counting_from_the_end():
    work = Yardwork()
    work.builds(RED)

    assert work.refuses(RED, "look", -1).code == "pile_closed"
