"""Rules other versions get wrong and that have no test elsewhere.

Next door: aliens without engines (test_open_space), the order after each line (test_combat_zone),
rockets met a lap later (test_route), the lost starting cabin and pieces without humans
(test_losing_components), losses and earlier credits (test_rewards).
"""

from boltbucket.rules.editions.library import edition
from boltbucket.rules.ship.contents import Figure
from tests.rules.table import ship


def test_no_alien_moves_into_the_starting_cabin():
    freighter = ship("""
        lb @ lp
        .  c lp
    """)

    assert freighter.alien_options == ((708, Figure.PURPLE),)


def test_tile_53_is_not_mirrored():
    assert edition("2021").tile_by_id["2021-053"].connectors == (3, 3, 0, 1)
