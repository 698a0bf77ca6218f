"""What of an offer finds room, and what it sells for, as everybody is told before choosing."""

from __future__ import annotations

from boltbucket.rules.flying.loading import Haul
from boltbucket.rules.ship.contents import Good
from boltbucket.scenario import play_scenario, read_scenario

STATION = """
level I
ship red at 5
    {hold}  @+hh  .
    .       e     .
deck abandoned_station {{ crew = 1, goods = "RGB", days = 1 }}
"""


def hauls(hold: str, bank: str = "") -> tuple[Haul, ...]:
    text = STATION.format(hold=hold) + bank
    return play_scenario(read_scenario(text), to_the_end=False).game.view(0).hauls


def test_a_red_block_without_a_red_container_is_not_counted():
    assert hauls("h2") == (Haul((Good.GREEN, Good.BLUE), 3),)


def test_a_red_container_takes_the_red_block_first():
    assert hauls("r1") == (Haul((Good.RED,), 4),)


def test_nothing_fits_a_full_hold():
    assert hauls("h2+BB") == (Haul((), 0),)
