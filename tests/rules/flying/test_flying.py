"""Flying through the deck, and the terms of a variant."""

from dataclasses import dataclass

from boltbucket.rules.cards.epidemic import Epidemic
from boltbucket.rules.cards.stardust import Stardust
from boltbucket.rules.events import CardRevealed
from boltbucket.rules.flying.losses import LoseCrew, LoseDays
from boltbucket.rules.table.lost import Cause, LostTile
from boltbucket.rules.table.match import BillLine
from boltbucket.rules.variant import FlightVariant
from tests.rules.table import fly

DUST = Stardust("dust", 1)
EPIDEMIC = Epidemic("plague", 1)
OPEN = "@-1100+hh"


@dataclass(frozen=True)
class Whims(FlightVariant):
    """Something happens at every occasion."""

    def before_first_card(self, play):
        return (LoseDays(0, 10),)

    def before_card(self, play, card):
        return (LoseCrew(0, 1, "whim"),)

    def after_card(self, play, card):
        return (LoseDays(0, 1),)

    def beauty_factor(self, table):
        return 2

    def pays_for_losses(self, table, seat):
        return False

    def extra_lines(self, play):
        return ((0, BillLine("whim", 7)),)


def test_cards_are_resolved_in_the_order_of_the_deck():
    table = fly(red=OPEN, blue=OPEN).flies(EPIDEMIC, DUST).all_fly_on()

    assert [event.card for event in table.told(CardRevealed)] == [EPIDEMIC, DUST]
    assert table.table.deck == ()


def test_the_card_lies_open_until_it_is_over():
    table = fly(red="@+hh", blue="@+hh").flies(DUST, DUST)

    assert table.table.card is None


def test_a_variant_can_do_something_around_every_card():
    table = fly(red=OPEN, at={"red": 20}).has(variant=Whims())

    table.flies(DUST)

    assert table.ship("red").crew_size == 1
    assert table.positions == {"red": 20 - 10 - 2 - 1}


def test_what_happens_after_a_card_can_still_force_giving_up():
    table = fly(red="@-1100+h", blue=OPEN).has(variant=Whims())

    table.flies(DUST)

    assert table.gave_up == {"red": "no_humans"}


def test_a_variant_changes_the_bill():
    table = fly(red=OPEN).has(variant=Whims())
    table.play.charge_for(0, [LostTile(table.ship("red").tiles[707], Cause.DESTROYED)])

    table.settles()

    assert table.bill("red") == {"order": 8, "best_looking": 8, "whim": 7}
