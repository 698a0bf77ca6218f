"""Meteor Swarm."""

from boltbucket.rules.decisions import Defend
from boltbucket.rules.events import DiceRolled, HitBounced, HitMissed, MeteorShot, TileLost
from boltbucket.rules.flying.hit import read_hits
from boltbucket.rules.flying.strike import outlook
from boltbucket.rules.table.lost import Cause
from tests.rules.table import fly, ship, swarm

OPEN = """
    .    t    .
    .    @+hh .
    b2+2 e    .
"""
SMOOTH = """
    t-0030
    @+hh
"""
SHIELDED = """
    t
    @+hh
    b2+2
    s^>
"""
SHIELDED_LEFT_AND_REAR = """
    t
    @+hh
    b2+2
    sv<
"""


def test_a_small_meteor_bounces_off_a_smooth_side():
    table = fly(red=SMOOTH, rolls=[7]).meets(swarm("small front"))

    assert table.told(HitBounced) == [HitBounced(0, 706)]
    assert table.lost("red") == []


def test_a_small_meteor_destroys_what_shows_a_connector():
    table = fly(red=OPEN, rolls=[7]).meets(swarm("small front"))

    assert [event.cell for event in table.told(TileLost)] == [706]


def test_a_shield_stops_a_small_meteor_and_costs_one_battery():
    table = fly(red=SHIELDED, rolls=[7]).meets(swarm("small front"))
    assert isinstance(table.asked["red"], Defend)
    assert table.asked["red"].means == "shield"

    table.answers("red", "battery", 708)

    assert table.ship("red").batteries == 1
    assert table.lost("red") == []


def test_using_a_shield_is_optional():
    table = fly(red=SHIELDED, rolls=[7]).meets(swarm("small front")).answers("red", "pass")

    assert table.lost("red") == [Cause.DESTROYED]


def test_one_shield_stops_any_number_of_hits_each_for_a_battery():
    table = fly(red=SHIELDED, rolls=[7, 7]).meets(swarm("small front, small front"))

    table.answers("red", "battery", 708).answers("red", "battery", 708)

    assert table.ship("red").batteries == 0
    assert table.lost("red") == []


def test_a_shield_covers_two_sides_only():
    table = fly(red=SHIELDED_LEFT_AND_REAR, rolls=[7]).meets(swarm("small front"))

    assert table.lost("red") == [Cause.DESTROYED]


def test_a_shield_without_batteries_does_not_help():
    ship = SHIELDED.replace("b2+2", "b2")
    table = fly(red=ship, rolls=[7]).meets(swarm("small front"))

    assert table.lost("red") == [Cause.DESTROYED]


def test_cannons_do_not_stop_small_meteors():
    ship = """
        g-1333
        @+hh
    """
    table = fly(red=ship, rolls=[7]).meets(swarm("small front"))

    assert table.lost("red") == [Cause.DESTROYED]


def test_a_large_meteor_does_not_bounce():
    table = fly(red=SMOOTH, rolls=[7]).meets(swarm("large front"))

    assert table.lost("red") == [Cause.DESTROYED]


def test_shields_do_not_stop_large_meteors():
    table = fly(red=SHIELDED, rolls=[7]).meets(swarm("large front"))

    assert table.lost("red") == [Cause.DESTROYED]


def test_a_single_cannon_shoots_large_meteors_for_free_as_often_as_needed():
    ship = """
        g
        @+hh
    """
    table = fly(red=ship, rolls=[7, 7]).meets(swarm("large front, large front"))

    assert table.told(MeteorShot) == [MeteorShot(0, 706)] * 2
    assert table.lost("red") == []


def test_a_double_cannon_needs_a_battery_for_each_meteor():
    ship = """
        gg
        @+hh
        b2+2
    """
    table = fly(red=ship, rolls=[7, 7]).meets(swarm("large front, large front"))
    assert table.asked["red"].means == "cannon"

    table.answers("red", "battery", 708).answers("red", "battery", 708)

    assert table.ship("red").batteries == 0
    assert table.told(MeteorShot) == [MeteorShot(0, 706)] * 2


def test_a_single_cannon_in_range_saves_the_battery_of_a_double_one():
    ship = """
        .   t .
        g> @+hh gg>
        b2+2 . .
    """
    table = fly(red=ship, rolls=[7]).meets(swarm("large right"))

    assert table.ship("red").batteries == 2
    assert table.lost("red") == []


def test_at_the_front_only_a_cannon_in_that_very_column_helps():
    ship = """
        .    t    g
        b2+2 @+hh t
    """
    table = fly(red=ship, rolls=[7]).meets(swarm("large front"))

    assert [event.cell for event in table.told(TileLost)] == [706]


def test_at_the_side_a_cannon_in_the_next_row_helps():
    ship = """
        .    g>
        @+hh t
    """
    table = fly(red=ship, rolls=[8]).meets(swarm("large right"))
    assert table.told(HitMissed)

    table = fly(red=ship, rolls=[7]).meets(swarm("large right"))
    assert table.told(MeteorShot) == [MeteorShot(0, 806)]


def test_at_the_side_a_cannon_two_rows_away_does_not_help():
    ship = """
        .    g>
        .    t
        @+hh t
        .    t
    """
    table = fly(level="III", red=ship, rolls=[8]).meets(swarm("large right"))

    assert len(table.lost("red")) == 1


def test_at_the_rear_a_cannon_in_the_next_column_helps():
    ship = """
        t @+hh
        t gv
    """
    table = fly(red=ship, rolls=[6]).meets(swarm("large rear"))

    assert table.told(MeteorShot) == [MeteorShot(0, 708)]


def test_a_cannon_in_the_middle_of_the_ship_shoots_past_its_own_tiles():
    ship = """
        t    t
        .    t
        g    t
        @+hh t
    """
    table = fly(level="III", red=ship, rolls=[7]).meets(swarm("large front"))

    assert table.told(MeteorShot) == [MeteorShot(0, 706)]


def test_a_roll_beside_the_ship_misses():
    table = fly(red=OPEN, rolls=[4, 12]).meets(swarm("large front, small left"))

    assert table.told(HitMissed) == [HitMissed(0, 4), HitMissed(0, 12)]


def test_the_leader_rolls_once_for_all():
    table = fly(blue=OPEN, red=OPEN, rolls=[7]).meets(swarm("small front"))

    assert [event.seat for event in table.told(DiceRolled)] == [1]
    assert (table.lost("red"), table.lost("blue")) == ([Cause.DESTROYED], [Cause.DESTROYED])


def test_all_players_defend_at_the_same_time():
    table = fly(red=SHIELDED, blue=SHIELDED, rolls=[7]).meets(swarm("small front"))
    assert set(table.asked) == {"red", "blue"}

    table.answers("blue", "pass").answers("red", "battery", 708)

    assert (table.lost("red"), table.lost("blue")) == ([], [Cause.DESTROYED])


def test_a_meteor_is_over_for_all_before_the_next_is_rolled():
    table = fly(red=SHIELDED, blue=SHIELDED, rolls=[7, 7]).meets(swarm("small front, small front"))

    table.answers("red", "pass")
    assert len(table.told(DiceRolled)) == 1
    table.answers("blue", "pass")

    assert len(table.told(DiceRolled)) == 2


def test_the_next_meteor_meets_what_the_last_one_left():
    ship = """
        t
        t
        @+hh
    """
    table = fly(level="III", red=ship, rolls=[7, 7]).meets(swarm("large front, large front"))

    assert [event.cell for event in table.told(TileLost)] == [705, 706]


def test_connectors_round_a_hole_inside_are_never_hit():
    ship = """
        t-0330 t-0303 t-0033
        t-3030 .      t-3030
        t-3300 @+hh   t-3003
    """
    table = fly(level="III", red=ship, rolls=[7]).meets(swarm("small front"))

    assert table.told(HitBounced) == [HitBounced(0, 705)]


def test_the_plating_of_heavy_payload_stops_large_meteors():
    ship = """
        m3-0030
        @+hh
    """
    table = fly(red=ship, rolls=[7]).meets(swarm("large front"))

    assert table.told(HitBounced) == [HitBounced(0, 706, "plated")]


def test_heavy_payload_is_open_where_it_has_connectors():
    ship = """
        m3
        @+hh
    """
    table = fly(red=ship, rolls=[7]).meets(swarm("large front"))

    assert table.lost("red") == [Cause.DESTROYED]


def test_explosive_payload_takes_the_eight_around_it_along():
    ship = """
        x t
        t @+hh
        t t
    """
    table = fly(red=ship, rolls=[6]).meets(swarm("large front"))

    assert sorted(event.cell for event in table.told(TileLost)) == [606, 607, 706, 707]
    assert set(table.lost("red")) == {Cause.DESTROYED}


def test_explosions_and_broken_glass_spread():
    ship = """
        x t x
        t t @+hh
        f t t
    """
    table = fly(red=ship, rolls=[5]).meets(swarm("large front"))

    lost = {event.cell for event in table.told(TileLost) if event.cause is Cause.DESTROYED}
    assert lost == {506, 606, 507, 607, 508}


def test_tiles_that_fall_off_set_nothing_off():
    ship = """
        t    .  .
        @+hh .  .
        t    t  .
        .    t  x
    """
    table = fly(red=ship, rolls=[8]).meets(swarm("large left"))
    table.answers("red", "piece", 706)

    assert table.lost("red").count(Cause.DESTROYED) == 1
    assert table.lost("red").count(Cause.FALLEN_OFF) == 3


def test_without_batteries_it_is_the_battery_that_is_missing():
    (small,), (large,) = read_hits("small front"), read_hits("large front")

    assert outlook(ship("t .\n@+hh s"), small, 7, meteor=True).reason == "no_battery"
    assert outlook(ship("gg\n@+hh"), large, 7, meteor=True).reason == "no_battery"
