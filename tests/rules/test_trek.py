"""The Transgalactic Trek: what titles count, who wins, keeps, gives and defends them."""

from dataclasses import replace
from typing import Any

import pytest

from boltbucket.rules.game import Game
from boltbucket.rules.setup import TREK_FLIGHTS, Format, Setup
from boltbucket.rules.ship.tile import Kind, Side
from boltbucket.rules.table.match import Match
from boltbucket.rules.variant import BASE_GAME
from boltbucket.rules.variants.trek import (
    TITLES,
    Titles,
    TrekVariant,
    alien_distances,
    battery_users,
    cabins_with_a_view,
    components,
    hauled_holds,
    longest_corridor,
    title_named,
)
from tests.rules.table import SEAT, TestTable, fly, ship

PLAIN = "@+hh"
LADEN = "h2+Y @+hh h2"
LONG = "t @+hh t"


def trek(number: int, titles: Titles, level: str = "II", **ships: Any) -> TestTable:
    """The end of a flight of the Trek."""
    match = Match(number=number, memories=(titles,))
    return fly(level=level, **ships).has(match=match, variant=TrekVariant())


def titles_of(table: TestTable) -> Titles:
    titles = table.table.match.recall(Titles)
    assert titles is not None
    return titles


def holders(table: TestTable) -> dict[str, int]:
    return dict(titles_of(table).holders)


# What they count


def test_the_hauler_counts_components_with_goods_not_blocks():
    assert hauled_holds(ship("h3+YYB @+hh h2+G h2")) == 2


def test_the_drummer_counts_components_that_use_batteries_but_not_batteries():
    assert battery_users(ship(". gg s\nb2+2 @+hh b2\n. ee .")) == 3


def test_the_steward_adds_the_squares_from_each_alien_to_the_nearest_other_cabin():
    assert alien_distances(ship("c+p lp t @+hh t c+b")) == 3 + 2


def test_the_steward_counts_squares_along_rows_and_columns():
    assert alien_distances(ship("c+p . .\nlp t @+hh")) == 2 + 1


def test_an_alien_in_the_only_cabin_is_no_squares_away_from_another():
    assert alien_distances(ship("c+p lp @").without({707})) == 0


def test_the_steward_scores_nothing_without_aliens():
    assert alien_distances(ship("c+hh @+hh")) == 0


def test_a_cabin_has_a_view_through_a_smooth_side_towards_an_empty_square():
    assert cabins_with_a_view(ship("c-0300+hh @+hh c-0003+hh")) == 2


def test_an_empty_cabin_and_a_cabin_of_open_pipes_have_no_view():
    assert cabins_with_a_view(ship("c-0300 @+hh c-3333+hh")) == 0


def test_a_smooth_side_towards_another_component_is_no_view():
    walled = "t-0030 c-3330+hh @+hh\nt-3300 t-3003    ."

    assert ship(walled).legal
    assert cabins_with_a_view(ship(walled)) == 0


def test_the_engineer_counts_every_component():
    assert components(ship("t @+hh t\n. e .")) == 4


def test_a_corridor_is_a_joined_chain_of_components_with_one_or_two_connectors():
    assert longest_corridor(ship("t-0300 t-0303 t-0303 @+hh t-0003")) == 3


def test_components_with_three_connectors_interrupt_a_corridor():
    assert longest_corridor(ship("t-0303 t-3303 t-0303 @+hh")) == 1


def test_there_are_six_titles_each_with_a_restriction_on_its_golden_side():
    restrained = [
        title
        for title in TITLES
        if title.quirks != TITLES[3].quirks
        or title.views_unshielded
        or title.reserve_barred
        or title.kind_barred
    ]

    assert len(TITLES) == len(restrained) == 6


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_titles_are_drawn_as_there_are_players(seats):
    match = Game.new(Setup("2021", seats, TREK_FLIGHTS, Format.TREK), 1).table.match
    titles = match.recall(Titles)

    assert titles is not None
    assert len(titles.in_play) == seats


# The first flight


def test_all_with_the_best_score_earn_two_credits_and_the_foremost_wins_the_title():
    table = trek(0, Titles(("engineer",)), red=PLAIN, blue=LONG, green=LONG).settles()

    assert [table.bill(name).get("title:engineer") for name in ("red", "blue", "green")] == [
        None,
        2,
        2,
    ]
    assert holders(table) == {"engineer": SEAT["blue"]}


def test_one_is_enough_to_score_best():
    table = trek(0, Titles(("hauler",)), red=PLAIN, blue=LADEN).settles()

    assert table.bill("blue")["title:hauler"] == 2


def test_if_everybody_scores_nothing_nobody_earns_and_the_leader_takes_the_title():
    table = trek(0, Titles(("hauler",)), red=PLAIN, blue=PLAIN).settles()

    assert "title:hauler" not in table.bill("red")
    assert holders(table) == {"hauler": SEAT["red"]}


def test_who_gave_up_neither_scores_nor_wins():
    table = trek(0, Titles(("engineer",)), red=PLAIN, blue=LONG)
    table.gives_up("blue").settles()

    assert holders(table) == {"engineer": SEAT["red"]}


def test_titles_are_dealt_by_chance_if_nobody_arrives():
    table = trek(0, Titles(("engineer", "hauler")), red=PLAIN, blue=LONG)
    table.gives_up("red").gives_up("blue").settles()

    assert sorted(holders(table).values()) == [0, 1]


def test_who_wins_several_titles_keeps_one_and_gives_the_others_to_players_without():
    titles = Titles(("drummer", "engineer", "hauler"))
    table = trek(0, titles, red=LADEN, blue=PLAIN, green=PLAIN).settles()

    table.answers("red", "pick", "hauler").answers("red", "pick", SEAT["green"])

    assert holders(table) == {"drummer": SEAT["green"], "engineer": SEAT["blue"], "hauler": 0}


def test_of_two_who_won_several_titles_the_foremost_shares_them_out_first():
    titles = Titles(("cruise_captain", "drummer", "engineer", "hauler"))
    table = trek(
        0,
        titles,
        red="h2+Y h2 @+hh h2",
        blue="s @+hh c-0003+hh",
        green=PLAIN,
        yellow=PLAIN,
        at={"blue": 9, "red": 7, "green": 5, "yellow": 3},
    ).settles()

    assert list(table.asked) == ["blue"]


def test_titles_replace_the_best_looking_ship():
    table = trek(0, Titles(("engineer",)), red=PLAIN, blue=LONG).settles()

    assert "best_looking" not in {**table.bill("red"), **table.bill("blue")}


# Defending


def test_a_tied_best_score_defends_a_silver_title_for_four_credits_and_turns_it_to_gold():
    table = trek(1, Titles(("engineer",), {"engineer": 1}), red=LONG, blue=LONG).settles()

    assert table.bill("blue")["title:engineer"] == 4
    assert titles_of(table).gold == {"engineer"}


def test_a_title_that_is_not_defended_stays_silver_and_with_its_holder():
    table = trek(1, Titles(("engineer",), {"engineer": 1}), red=LONG, blue=PLAIN).settles()

    assert "title:engineer" not in table.bill("blue")
    assert titles_of(table).gold == frozenset()
    assert holders(table) == {"engineer": 1}


def test_who_gave_up_does_not_stand_in_the_way_of_a_defence():
    table = trek(1, Titles(("engineer",), {"engineer": 1}), red=LONG, blue=PLAIN)
    table.gives_up("red").settles()

    assert table.bill("blue")["title:engineer"] == 4


@pytest.mark.parametrize(("gold", "credits"), [(frozenset(), 6), (frozenset({"engineer"}), 12)])
def test_the_last_flight_pays_six_for_silver_and_twelve_for_gold(gold, credits):
    titles = Titles(("engineer",), {"engineer": 0}, gold)
    table = trek(2, titles, red=LONG, blue=PLAIN).settles()

    assert table.bill("red")["title:engineer"] == credits


def test_a_silver_title_defended_on_the_last_flight_stays_silver():
    titles = Titles(("engineer",), {"engineer": 0})
    table = trek(2, titles, level="III", red=LONG, blue=PLAIN).settles()

    assert titles_of(table) == titles


# The golden side


def golden(name: str, drawing: str = PLAIN) -> TestTable:
    return trek(2, Titles((name,), {name: 0}, frozenset({name})), red=drawing, blue=PLAIN)


def test_the_golden_hauler_fills_one_container_of_each_hold():
    table = golden("hauler")
    quirks = TrekVariant().quirks(table.table, 0)

    assert replace(ship("h3 @+hh"), quirks=quirks).free_containers(607) == 1


def test_the_golden_drummer_loads_one_battery_fewer_into_each_component():
    table = golden("drummer")
    quirks = TrekVariant().quirks(table.table, 0)

    assert replace(ship("b3 @ b2"), quirks=quirks).charged().batteries == 3


def test_the_golden_stewards_aliens_add_one_instead_of_two():
    table = golden("xeno_steward")
    quirks = TrekVariant().quirks(table.table, 0)

    assert replace(ship("g . .\n@+hh c+p lp"), quirks=quirks).cannon_strength() == 2 + 2


def test_the_golden_captain_has_no_shields_on_sides_with_a_view():
    table = golden("cruise_captain", "s^< @+hh c-0003+hh")
    quirks = TrekVariant().quirks(table.table, 0)

    assert quirks.shieldless_sides == {Side.FRONT, Side.RIGHT, Side.REAR}
    assert replace(table.ship("red"), quirks=quirks).shielded(Side.LEFT)
    assert not replace(table.ship("red"), quirks=quirks).shielded(Side.FRONT)


def test_only_cabins_have_a_view_that_weakens_the_shields_of_the_golden_captain():
    table = golden("cruise_captain", "t-0300 @-3333+hh")

    assert TrekVariant().quirks(table.table, 0).shieldless_sides == frozenset()


def test_the_golden_engineer_has_no_reserve_but_rivals_have():
    table = golden("engineer")

    assert [TrekVariant().reserve_places(table.table, seat) for seat in (0, 1)] == [0, 2]


def test_other_golden_titles_leave_the_reserve_alone():
    assert TrekVariant().reserve_places(golden("hauler").table, 0) == 2


def test_the_golden_corridor_master_builds_no_structural_modules():
    table = golden("corridor_master")
    truss = ship("t @").tiles[607]
    assert truss.kind is Kind.STRUCTURAL is title_named("corridor_master").kind_barred

    assert TrekVariant().build_ban(table.table, 0, truss) == "title_forbids_tile"
    assert TrekVariant().build_ban(table.table, 0, ship("c @").tiles[607]) is None
    assert TrekVariant().build_ban(table.table, 1, truss) is None


def test_silver_titles_restrict_nothing():
    table = trek(2, Titles(("hauler",), {"hauler": 0}), red=PLAIN, blue=PLAIN)

    assert TrekVariant().quirks(table.table, 0) == BASE_GAME.quirks(table.table, 0)
