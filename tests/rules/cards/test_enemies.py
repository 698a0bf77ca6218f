"""Smugglers, Slavers and Pirates."""

from boltbucket.rules.cards.enemies import Pirates, Slavers, Smugglers
from boltbucket.rules.decisions import Accept, Defend, LoadGoods, PickBattery, PickGood
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import DiceRolled, EnemyMet, GoodLost, HitApproached
from boltbucket.rules.flying.hit import read_hits
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.lost import Cause
from tests.rules.table import fly

SLAVERS = Slavers("test", 1, strength=1, days=2, crew_lost=2, credits=5)
SMUGGLERS = Smugglers("test", 1, strength=1, days=1, goods_lost=2, goods=(Good.RED, Good.YELLOW))
PIRATES = Pirates(
    "test", 1, strength=1, days=1, credits=4, shots=read_hits("heavy front, light front")
)
WEAK = """
    @+hh c+hh
"""
EQUAL = """
    g    .
    @+hh c+hh
"""
STRONG = """
    g    g
    @+hh c+hh
"""


def results(table):
    return [(event.seat, event.result) for event in table.told(EnemyMet)]


def test_the_smugglers_of_the_rulebook():
    """Red ties with 4, green wins with 4½ and loads what fits, blue is never attacked."""
    red = """
        .   g    gg
        g   t    t
        gg< @+hh t
        .   b2+1 .
    """
    green = """
        gg   g>   gg
        h1   @+hh t
        b2+2 .    h1
    """
    blue = """
        g   g    g
        t   @+hh h1+Y
    """
    smugglers = edition("2007").card_by_id["2007-I-02"]
    table = fly(edition="2007", level="II", red=red, green=green, blue=blue).meets(smugglers)
    assert table.asked["red"].strength == 4
    assert table.asked["red"].against == 8

    table.answers("red", "power", 805)
    assert results(table) == [(0, "tied")]

    table.answers("green", "power", 606).answers("green", "power", 806)
    assert results(table)[1] == (2, "won")
    assert table.told(EnemyMet)[1].strength == 9
    table.answers("green", "yes")
    table.answers("green", "load", "yellow", 607).answers("green", "load", "green", 808)
    table.answers("green", "done")

    assert table.over
    assert table.goods("green") == "YG"
    assert table.goods("blue") == "Y"
    assert table.positions == {"red": 9, "green": 5, "blue": 3}


def test_more_strength_wins_and_those_behind_are_spared():
    table = fly(red=STRONG, blue=WEAK).meets(SLAVERS).answers("red", "yes")

    assert results(table) == [(0, "won")]
    assert table.credits("red") == 5
    assert table.ship("blue").crew_size == 4


def test_equal_strength_gains_nothing_loses_nothing_and_the_enemy_goes_on():
    table = fly(red=EQUAL, blue=STRONG).meets(SLAVERS)

    assert results(table) == [(0, "tied"), (1, "won")]
    assert table.ship("red").crew_size == 4


def test_less_strength_suffers_at_once_and_the_enemy_goes_on():
    table = fly(red=WEAK, blue=STRONG).meets(SLAVERS)
    assert set(table.asked) == {"red"}

    table.answers("red", "crew", 707).answers("red", "crew", 807)

    assert table.ship("red").crew_size == 2
    assert isinstance(table.asked["blue"], Accept)


def test_half_a_point_decides():
    weaker = """
        g<  @+hh
    """
    table = fly(red=weaker, blue=weaker).meets(
        Slavers("test", 1, strength=0, days=1, crew_lost=1, credits=1)
    )

    assert results(table) == [(0, "won")]


def test_the_winner_may_refuse_reward_and_days_and_the_enemy_is_gone():
    table = fly(red=STRONG, blue=STRONG, at={"red": 9, "blue": 3}).meets(SLAVERS)

    table.answers("red", "no")

    assert table.over
    assert table.credits("red") == 0
    assert table.positions == {"red": 9, "blue": 3}


def test_the_reward_costs_days():
    table = fly(red=STRONG, at={"red": 9}).meets(SLAVERS).answers("red", "yes")

    assert table.positions == {"red": 7}


def test_nothing_more_happens_when_nobody_wins():
    table = fly(red=EQUAL, blue=EQUAL).meets(SLAVERS)

    assert table.over


def test_losing_more_crew_than_there_is_loses_all():
    slavers = Slavers("test", 1, strength=9, days=1, crew_lost=9, credits=1)
    table = fly(red=WEAK).meets(slavers)

    assert table.over
    assert table.ship("red").crew_size == 0


def test_powering_less_on_purpose_is_legal():
    ship = """
        gg
        @+hh
        b2+2
    """
    table = fly(red=ship, blue=STRONG).meets(SLAVERS).answers("red", "done")

    assert results(table)[0] == (0, "lost")


def test_a_purple_alien_adds_two_when_there_is_any_strength():
    ship = """
        .    .   g>
        @+hh c+p lp
    """
    slavers = Slavers("test", 1, strength=2, days=1, crew_lost=1, credits=1)
    table = fly(red=ship).meets(slavers)

    assert results(table) == [(0, "won")]
    assert table.told(EnemyMet)[0].strength == 5


def test_a_purple_alien_does_not_fight_with_bare_hands():
    ship = """
        @+hh c+p lp
    """
    table = fly(red=ship).meets(SLAVERS)

    assert table.told(EnemyMet)[0].strength == 0


def test_smugglers_take_the_most_valuable_goods_first():
    ship = """
        @+hh r2+YB r2+RG
    """
    table = fly(red=ship).meets(SMUGGLERS)

    assert [event.good for event in table.told(GoodLost)] == [Good.RED, Good.YELLOW]
    assert table.goods("red") == "GB"


def test_among_equal_blocks_the_owner_chooses():
    ship = """
        h3+YYB @+hh h2+Y
    """
    table = fly(red=ship).meets(SMUGGLERS)
    expected = PickGood(0, (("good", 607), ("good", 807)), good=Good.YELLOW, amount=2)
    assert table.asked == {"red": expected}

    table.answers("red", "good", 607).answers("red", "good", 807)

    assert table.ship("red").goods == {607: (Good.YELLOW, Good.BLUE)}


def test_lost_goods_go_to_the_bank():
    ship = """
        @+hh h2+Y
    """
    table = fly(red=ship)
    before = table.bank("Y")

    table.meets(SMUGGLERS)

    assert table.bank("Y") == before + 1


def test_without_goods_batteries_are_taken_and_the_owner_chooses_where():
    ship = """
        b2+2 @+hh b2+1
        .    h1+B .
    """
    table = fly(red=ship).meets(SMUGGLERS)
    assert isinstance(table.asked["red"], PickBattery)

    table.answers("red", "battery", 807)

    assert table.over
    assert table.ship("red").charge == {607: 2}


def test_without_goods_and_batteries_nothing_is_taken():
    table = fly(red=WEAK).meets(SMUGGLERS)

    assert table.over
    assert table.ship("red").crew_size == 4


def test_smugglers_are_beaten_for_goods():
    table = fly(red=STRONG).meets(SMUGGLERS).answers("red", "yes")

    assert table.over

    freighter = STRONG + "    r2 h1\n"
    table = fly(red=freighter).meets(SMUGGLERS).answers("red", "yes")

    assert isinstance(table.asked["red"], LoadGoods)


def test_pirates_fire_at_all_they_defeated_with_one_roll_by_the_first_of_them():
    table = fly(blue=EQUAL, red=WEAK, green=WEAK, yellow=STRONG, rolls=[8, 4]).meets(PIRATES)
    assert table.told(DiceRolled) == []

    table.answers("yellow", "yes")

    assert [event.seat for event in table.told(DiceRolled)] == [0, 0]
    assert [event.seats for event in table.told(HitApproached)] == [(0, 2), (0, 2)]
    assert table.lost("red") == table.lost("green") == [Cause.DESTROYED]
    assert table.lost("blue") == table.lost("yellow") == []
    assert table.credits("yellow") == 4


def test_pirates_that_nobody_beats_fire_after_the_last_attack():
    table = fly(red=WEAK, blue=EQUAL, green=WEAK, rolls=[8, 4]).meets(PIRATES)

    assert [event.seats for event in table.told(HitApproached)] == [(0, 2), (0, 2)]


def test_pirates_that_defeat_nobody_do_not_fire():
    table = fly(red=EQUAL, blue=STRONG).meets(PIRATES).answers("blue", "no")

    assert table.over
    assert table.told(DiceRolled) == []


def test_the_defeated_defend_against_a_shot_at_the_same_time():
    ship = """
        b2+2 @+hh s
    """
    pirates = Pirates("test", 1, strength=1, days=1, credits=4, shots=read_hits("light front"))
    table = fly(red=ship, blue=ship, rolls=[7]).meets(pirates)

    assert set(table.asked) == {"red", "blue"}
    assert all(isinstance(decision, Defend) for decision in table.asked.values())


def test_a_light_shot_destroys_smooth_sides_too():
    ship = """
        t-0030
        @+hh
    """
    pirates = Pirates("test", 1, strength=1, days=1, credits=4, shots=read_hits("light front"))
    table = fly(red=ship, rolls=[7]).meets(pirates)

    assert table.lost("red") == [Cause.DESTROYED]


def test_nothing_stops_a_heavy_shot():
    ship = """
        g
        @+hh
        b2+2
        s^>
    """
    pirates = Pirates("test", 1, strength=5, days=1, credits=4, shots=read_hits("heavy front"))
    table = fly(red=ship, rolls=[7]).meets(pirates)

    assert table.over
    assert table.lost("red") == [Cause.DESTROYED]


def test_cannons_do_not_stop_shots():
    ship = """
        g
        @+hh
    """
    pirates = Pirates("test", 1, strength=5, days=1, credits=4, shots=read_hits("light front"))
    table = fly(red=ship, rolls=[7]).meets(pirates)

    assert table.lost("red") == [Cause.DESTROYED]
