"""Crew, batteries, the deck and the start."""

from collections import Counter

from boltbucket.rules.building.piles import shuffled_deck
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import BatteriesLoaded, CrewBoarded, Launched
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.ship.contents import Figure
from tests.rules.building.yardwork import BLUE, GREEN, RED, YELLOW, Yardwork

TWO_ALIENS = """
    lb  c   @   c   lp
"""


def crew_told(work: Yardwork, seat: int) -> int:
    return next(event.humans for event in work.heard(CrewBoarded) if event.seat == seat)


def test_every_cabin_gets_two_humans():
    work = Yardwork().has(RED, "c @ c").all_finish()

    assert crew_told(work, RED) == 6


def test_batteries_are_loaded_as_printed():
    work = Yardwork().has(RED, "b2 @ b3").all_finish()

    assert BatteriesLoaded(RED, 5) in work.told


def test_aliens_move_in_one_at_a_time():
    work = Yardwork().has(RED, TWO_ALIENS).all_finish()
    before = work.offered(RED)

    work.does(RED, "alien", 607, "brown")

    assert before == (("alien", 607, "brown"), ("alien", 807, "purple"), ("done",))
    assert work.offered(RED) == (("alien", 807, "purple"), ("done",))


def test_who_is_done_gets_humans_in_the_other_cabins():
    work = Yardwork().has(RED, TWO_ALIENS).all_finish()

    work.does(RED, "alien", 607, "brown").does(RED, "done")

    assert work.ship(RED).crew[607] == (Figure.BROWN,)
    assert crew_told(work, RED) == 4


def test_crew_is_chosen_in_the_order_of_the_start():
    work = Yardwork().has(RED, TWO_ALIENS).has(YELLOW, TWO_ALIENS)

    work.finishes(RED, 2).finishes(YELLOW, 1)

    assert work.asked() == [YELLOW]


def test_the_next_chooses_when_the_one_ahead_is_done():
    work = Yardwork().has(RED, TWO_ALIENS).has(YELLOW, TWO_ALIENS).all_finish()

    work.does(RED, "done")

    assert work.asked() == [YELLOW]


def test_no_aliens_fly_on_a_learning_flight():
    for level in ("2021 L", "2007 first"):
        work = Yardwork(level).has(RED, TWO_ALIENS).all_finish()

        assert crew_told(work, RED) == 6


# The start


def test_ships_start_on_the_spaces_of_their_places():
    work = Yardwork("2021 II", seats=4)
    work.finishes(BLUE, 1).finishes(RED, 2).finishes(GREEN, 4).finishes(YELLOW, 3)

    (launched,) = work.heard(Launched)

    assert launched.positions == ((BLUE, 6), (RED, 3), (YELLOW, 1), (GREEN, 0))


def test_ships_of_2007_start_at_equal_distances():
    work = Yardwork("2007 III", seats=4).all_finish()

    (launched,) = work.heard(Launched)

    assert [space for _, space in launched.positions] == [12, 8, 4, 0]


def test_a_single_player_starts_on_the_first_space():
    work = Yardwork("2021 I", seats=1).all_finish()

    (launched,) = work.heard(Launched)

    assert launched.positions == ((RED, 4),)


# The deck


def piles_of(level: int) -> tuple[tuple, ...]:
    cards = edition("2021").cards
    lower = [card for card in cards if card.level < level]
    own = [card for card in cards if card.level == level]
    return (tuple(lower[:4]), tuple(own[:2]))


def test_the_top_card_is_of_the_flights_level():
    tops = {shuffled_deck(piles_of(2), 2, Chance(seed))[0].level for seed in range(50)}

    assert tops == {2}


def test_every_card_of_the_level_may_be_on_top():
    tops = {shuffled_deck(piles_of(2), 2, Chance(seed))[0] for seed in range(50)}

    assert tops == set(piles_of(2)[1])


def test_the_deck_has_all_cards_of_the_piles():
    piles = piles_of(3)

    deck = shuffled_deck(piles, 3, Chance(5))

    assert Counter(deck) == Counter(card for pile in piles for card in pile)


def test_a_deck_without_a_card_of_the_level_is_simply_mixed():
    piles = (piles_of(2)[0],)

    assert Counter(shuffled_deck(piles, 3, Chance(5))) == Counter(piles[0])


def test_level_two_flies_twelve_cards():
    work = Yardwork("2021 II").all_finish()

    assert work.heard(Launched)[0].cards == 12


def test_a_learning_flight_has_the_eight_learning_cards():
    for level in ("2021 L", "2007 first"):
        work = Yardwork(level)
        dealt = {card.id for pile in work.game.table.piles for card in pile}

        assert dealt == {card.id for card in work.game.table.edition.learning_cards}
        assert len(dealt) == 8


def test_the_prognostic_variant_keeps_the_piles_in_order():
    work = Yardwork("2007 II", prognostic=True)
    expected = [card.id for pile in work.game.table.piles for card in pile]

    work.all_finish()

    flight = work.game.table
    assert [*flight.revealed, *(card.id for card in flight.deck)] == expected
