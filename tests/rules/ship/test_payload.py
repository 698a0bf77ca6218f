"""Payload aboard: mass, plating, radiation and dead zones."""

from __future__ import annotations

from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.flaws import Flaw, FlawKind
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.tile import Kind

from .ships import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    battery,
    brown_module,
    cabin,
    cannon,
    engine,
    hold,
    pipes,
    shield,
    ship,
    tile,
)

ACROSS = (RIGHT, LEFT)
LENGTHWISE = (FRONT, REAR)


def explosive():
    return tile(Kind.EXPLOSIVE)


def fragile():
    return tile(Kind.FRAGILE)


def heavy(mass: int, connectors: str = "3333"):
    return tile(Kind.HEAVY, connectors, capacity=mass)


def radioactive(connectors: str = "3333"):
    return tile(Kind.RADIOACTIVE, connectors)


def artifact(*directions, connectors: str = "3333"):
    return tile(Kind.SINGLE_ARTIFACT, connectors, *directions)


def double_artifact(connectors: str = "3333"):
    return tile(Kind.DOUBLE_ARTIFACT, connectors)


def test_mass_is_taken_off_after_the_brown_bonus():
    loaded = ship({708: engine(), 608: engine(), 706: heavy(4), 807: cabin(), 808: brown_module()})

    assert loaded.board(807, Figure.BROWN).engine_strength() == 0


def test_without_engines_the_brown_alien_does_not_help_against_mass():
    loaded = ship({706: heavy(4), 807: cabin(), 808: brown_module()}).board(807, Figure.BROWN)

    assert loaded.engine_strength() == -8


def test_a_quirk_can_give_all_heavy_payload_one_mass():
    loaded = ship({706: heavy(4), 606: heavy(3)}).refit(quirks=Quirks(heavy_mass=1))

    assert loaded.engine_strength() == -4


def test_heavy_payload_is_plated_on_its_smooth_sides_only():
    loaded = ship({706: heavy(2, "0130"), 607: pipes("0300")})

    assert loaded.plated(706, FRONT)
    assert not loaded.plated(706, RIGHT)
    assert not loaded.plated(607, FRONT)


def test_radioactive_payload_may_not_be_joined_to_another():
    assert ship({706: radioactive(), 606: radioactive()}).flaws == (
        Flaw(FlawKind.RADIOACTIVE_JOINED, (606, 706)),
    )


def test_radioactive_payload_may_touch_another_without_a_joint():
    apart = ship({706: radioactive("0330"), 606: radioactive("0030"), 607: pipes()})

    assert apart.legal


def test_radioactive_payload_does_not_suit_where_it_would_join_another():
    hot = ship({706: radioactive()})

    assert hot.accepts(705, radioactive())
    assert not hot.suits(705, radioactive())
    assert hot.suits(708, radioactive())


def test_the_eight_squares_around_radioactive_payload_get_no_crew_and_no_batteries():
    hot = ship({706: pipes(), 606: radioactive(), 605: battery(2), 607: cabin(), 708: cabin()})

    assert hot.manned().manned_cabins == (708,)
    assert hot.charged().charge == {}


def test_goods_do_not_mind_radiation():
    assert ship({706: radioactive(), 606: hold(2)}).room_for(Good.BLUE) == (606,)


def test_nothing_works_in_the_row_of_an_artifact_across():
    zone = {606: artifact(*ACROSS), 706: cannon(), 806: shield(FRONT, RIGHT), 807: cannon("0033")}

    assert ship(zone).cannons == (807,)
    assert not ship(zone).shielded(FRONT)


def test_a_lengthwise_artifact_deadens_its_column():
    dead = ship({708: artifact(*LENGTHWISE), 706: hold(2), 607: engine(), 709: engine()})

    assert dead.engines == (607,)
    assert dead.room_for(Good.BLUE) == ()
    assert dead.containers(706) == 0


def test_a_double_artifact_deadens_its_row_and_its_column():
    dead = ship({706: double_artifact(), 606: battery(2), 607: battery(1)}).charged().manned()

    assert dead.charge == {607: 1}
    assert dead.crew == {}


def test_a_single_artifact_deadens_only_the_line_it_shows():
    across = ship({606: artifact(*ACROSS), 706: pipes(), 607: cannon("3330", LEFT)})
    lengthwise = ship({706: artifact(*LENGTHWISE), 606: cannon("0330")})

    assert across.cannons == (607,)
    assert lengthwise.cannons == (606,)


def test_a_dead_zone_reaches_over_gaps():
    assert ship({705: double_artifact(), 709: engine(), 607: pipes()}).engines == ()


def test_life_support_does_not_work_in_a_dead_zone():
    tiles = {608: artifact(*ACROSS), 708: brown_module(), 807: cabin(), 808: brown_module()}
    dead = ship({**tiles, 706: brown_module()})

    assert dead.alien_options == ()
    assert dead.without({608}).alien_options == ((807, Figure.BROWN),)


def test_an_artifact_may_not_lie_in_the_zone_of_another():
    assert ship({706: artifact(*ACROSS), 606: artifact(*LENGTHWISE)}).flaws == (
        Flaw(FlawKind.ARTIFACT_IN_ZONE, (606, 706)),
    )


def test_an_artifact_does_not_suit_in_the_zone_of_another_nor_with_one_in_its_own():
    zoned = ship({706: artifact(*LENGTHWISE), 607: pipes()})

    assert not zoned.suits(708, artifact(*ACROSS))
    assert not zoned.suits(606, artifact(*ACROSS))
    assert zoned.suits(608, artifact(*ACROSS))
    assert zoned.suits(806, artifact(*LENGTHWISE))


def test_an_artifact_does_not_suit_where_it_would_deaden_another():
    zoned = ship({606: artifact(*ACROSS), 607: pipes(), 706: pipes()})

    assert not zoned.suits(608, artifact(*LENGTHWISE))
    assert zoned.suits(608, artifact(*ACROSS))


def test_losing_the_artifact_revives_what_was_dead_but_empty():
    dead = ship({706: double_artifact(), 606: cannon("0330"), 607: battery()}).charged().manned()
    revived = dead.without({706})

    assert revived.cannons == (606,)
    assert revived.crew == {}


def test_a_destroyed_tile_usually_goes_alone():
    assert ship({706: pipes(), 705: pipes()}).destroyed_along(706) == (706,)


def test_an_explosion_destroys_the_eight_tiles_around():
    loaded = ship({706: explosive(), 605: pipes(), 704: pipes(), 708: pipes()})

    assert loaded.destroyed_along(706) == (706, 605, 707)


def test_explosions_set_off_others():
    loaded = ship({706: explosive(), 605: explosive(), 505: pipes()})

    assert loaded.destroyed_along(706) == (706, 605, 707, 505)


def test_fragile_payload_goes_with_any_neighbour_and_takes_its_own_kind_along():
    loaded = ship({706: pipes(), 605: fragile(), 504: fragile(), 606: pipes()})

    assert loaded.destroyed_along(706) == (706, 605, 504)


def test_an_explosive_neighbour_of_a_destroyed_tile_stays_whole():
    assert ship({706: pipes(), 606: explosive()}).destroyed_along(706) == (706,)
