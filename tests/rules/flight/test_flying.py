"""Flying through the deck, and the terms of a charter."""

from dataclasses import dataclass

from boltbucket.rules.cards.epidemic import Epidemic
from boltbucket.rules.cards.stardust import Stardust
from boltbucket.rules.flight.charter import Charter
from boltbucket.rules.flight.events import CardRevealed
from boltbucket.rules.flight.losses import LoseCrew, LoseDays
from boltbucket.rules.flight.rewards import BillLine
from tests.rules.table import fly

DUST = Stardust("dust", 1)
EPIDEMIC = Epidemic("plague", 1)
OPEN = "@-1100+hh"


@dataclass(frozen=True)
class Whims(Charter):
    """Something happens at every occasion."""

    def before_first_card(self, flight):
        return (LoseDays(0, 10),)

    def before_card(self, flight, card):
        return (LoseCrew(0, 1, "whim"),)

    def after_card(self, flight, card):
        return (LoseDays(0, 1),)

    def beauty_factor(self, flight):
        return 2

    def pays_for_losses(self, flight, seat):
        return False

    def extra_lines(self, flight):
        return ((0, BillLine("whim", 7)),)


def test_cards_are_resolved_in_the_order_of_the_deck():
    table = fly(red=OPEN, blue=OPEN).flies(EPIDEMIC, DUST).all_fly_on()

    assert [event.card for event in table.told(CardRevealed)] == [EPIDEMIC, DUST]
    assert table.flight.deck == ()


def test_the_card_lies_open_until_it_is_over():
    table = fly(red="@+hh", blue="@+hh").flies(DUST, DUST)

    assert table.flight.card is None


def test_a_charter_can_do_something_around_every_card():
    table = fly(red=OPEN, at={"red": 20})
    table.flight.charter = Whims()

    table.flies(DUST)

    assert table.ship("red").crew_size == 1
    assert table.positions == {"red": 20 - 10 - 2 - 1}


def test_what_happens_after_a_card_can_still_force_giving_up():
    table = fly(red="@-1100+h", blue=OPEN)
    table.flight.charter = Whims()

    table.flies(DUST)

    assert table.gave_up == {"red": "no_humans"}


def test_a_charter_changes_the_bill():
    table = fly(red=OPEN)
    table.flight.charter = Whims()
    table.flight.lost[0] = table.flight.lost[0] * 2

    table.settles()

    assert table.bill("red") == {"order": 8, "best_looking": 8, "whim": 7}
