"""`boltbucket tiles` and `boltbucket cards`."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from boltbucket.cli.main import main
from boltbucket.rules.variants.missions import parts


def boltbucket(*words: str) -> int:
    return main([*words, *(() if "--lang" in words else ("--lang", "en"))])


def listed(capsys, *words):
    assert boltbucket(*words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_all_tiles_of_both_editions_and_of_missions_are_listed(capsys):
    found = listed(capsys, "tiles")
    boxes = Counter(tile["edition"] for tile in found)

    assert boxes == {"2007": 144, "2021": 156, "missions": len(parts.tiles())}
    assert len({tile["id"] for tile in found}) == boxes.total()


def test_all_cards_of_both_editions_and_the_supercards_are_listed(capsys):
    boxes = Counter(card["edition"] for card in listed(capsys, "cards"))

    assert boxes == {"2007": 60, "2021": 60, "missions": 26}


def test_a_tile_in_json_says_everything_printed_on_it(capsys):
    shield = listed(capsys, "tiles", "--edition", "2021", "--kind", "shield")[0]

    assert shield == {
        "id": "2021-149",
        "edition": "2021",
        "kind": "shield",
        "capacity": 0,
        "connectors": {"north": 0, "east": 1, "south": 3, "west": 1},
        "directions": ["north", "east"],
        "barrel": None,
        "exhaust": None,
        "shield": ["north", "east"],
        "colour": None,
        "mass": 0,
        "zone": [],
    }


def test_heavy_payload_has_a_mass_and_holds_nothing(capsys):
    heavy = listed(capsys, "tiles", "--edition", "missions", "--kind", "heavy")

    assert {tile["capacity"] for tile in heavy} == {0}
    assert {tile["mass"] for tile in heavy} == {2, 3, 4, 5}


def test_an_artifact_says_where_its_zone_runs(capsys):
    artifacts = listed(capsys, "tiles", "--kind", "single_artifact")

    assert {tuple(tile["zone"]) for tile in artifacts} == {("north", "south")}


def test_a_list_with_payload_says_that_its_connectors_are_not_certain(capsys):
    boltbucket("tiles", "--kind", "fragile")

    assert "uncertain" in capsys.readouterr().out


def test_all_levels_are_built_from_the_same_tiles(capsys):
    assert listed(capsys, "tiles", "--level", "II") == listed(capsys, "tiles")

    assert boltbucket("tiles", "--level", "II", "--kind", "shield") == 0
    assert "All levels use the same tiles." in capsys.readouterr().out


def test_there_are_no_tiles_of_a_level_that_does_not_exist(capsys):
    assert boltbucket("tiles", "--level", "V") == 2
    assert "there is no level V; choose from" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["cabin", "starting_cabin"])
def test_a_cabin_holds_two_humans(capsys, kind):
    assert {tile["capacity"] for tile in listed(capsys, "tiles", "--kind", kind)} == {2}


@pytest.mark.parametrize(
    ("kind", "part", "side"),
    [("double_cannon", "barrel", "north"), ("single_engine", "exhaust", "south")],
)
def test_barrel_and_exhaust_are_named(capsys, kind, part, side):
    for tile in listed(capsys, "tiles", "--kind", kind):
        assert tile[part] == side
        assert tile["directions"] == [side]


def test_starting_cabins_are_tiles_too(capsys):
    cabins = listed(capsys, "tiles", "--kind", "starting_cabin", "--edition", "2007")

    assert [cabin["colour"] for cabin in cabins] == ["blue", "green", "yellow", "red"]


def test_filters_of_cards_combine(capsys):
    found = listed(capsys, "cards", "--edition", "2021", "--level", "II", "--kind", "planets")

    assert [card["id"] for card in found] == [f"2021-II-{n}" for n in (12, 13, 14, 15)]


def test_levels_may_be_written_as_numbers(capsys):
    assert len(listed(capsys, "cards", "--level", "3", "--edition", "2021")) == 20


def test_supercards_fit_every_level(capsys):
    found = listed(capsys, "cards", "--level", "III")

    assert len(found) == 20 + 20 + 26
    assert {card["level"] for card in found} == {3, None}


def test_a_supercard_in_json_has_the_numbers_of_all_levels(capsys):
    hole = listed(capsys, "cards", "--kind", "black_hole")[1]

    assert hole == {
        "id": "missions-S-09",
        "edition": "missions",
        "kind": "black_hole",
        "level": None,
        "learning": False,
        "own_design": True,
        "strengths": [4, 6, 8, 10],
        "uncertain": [],
    }


def test_a_meteor_of_a_supercard_in_json_names_the_die_that_is_not_rolled(capsys):
    alert = listed(capsys, "cards", "--kind", "meteor_alert")[0]

    assert alert["rows"][0][2] == {"size": "large", "heavy": True, "side": "left", "die": 3}
    assert "die" not in alert["rows"][0][0]


def test_a_fleet_in_json_has_sides_strengths_and_tolls(capsys):
    fleet = listed(capsys, "cards", "--kind", "enemy_fleet")[0]

    assert fleet["full"] == ["left", "right", "rear"]
    assert fleet["lines"][1] == {
        "strength": 8,
        "toll": {"crew": 3, "goods": 0, "days": 0, "shots": []},
    }


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("meteor_shower", "small front, small right"),
        ("meteor_alert", "I large front, large front, large left 3 | II large front"),
        ("black_hole", "strength 4/5/7/9"),
        ("enemy_fleet", "robbers; cannons in full: left, right, rear; I strength 6: -3 goods"),
        ("tactical_zone", "crew - cannons: I -1 crew, -2 days | II -2 crew, -1 day"),
        ("nanobot_dust", "components 1/2/3/4"),
        ("dust_storm", "1/1/2/2 days"),
        ("discharge", "batteries 1/2/3/4"),
        ("plague", "Every occupied cabin joined to an occupied cabin loses its whole crew."),
        ("robopolice_raid", "2 units; die 1-2 front, 3-4 left, 5-6 right; row or column 4+3;"),
    ],
)
def test_a_table_says_what_is_on_a_supercard(capsys, kind, said):
    boltbucket("cards", "--kind", kind)

    assert said in " ".join(capsys.readouterr().out.split())


def test_learning_cards_can_be_picked_out(capsys):
    assert len(listed(capsys, "cards", "--learning", "--edition", "2007")) == 8


def test_a_card_in_json_has_all_its_numbers(capsys):
    pirates = listed(capsys, "cards", "--edition", "2021", "--level", "I", "--kind", "pirates")

    light = {"size": "light", "heavy": False, "side": "front"}
    heavy = {"size": "heavy", "heavy": True, "side": "front"}
    assert pirates == [
        {
            "id": "2021-I-03",
            "edition": "2021",
            "kind": "pirates",
            "level": 1,
            "learning": False,
            "strength": 5,
            "shots": [light, heavy, light],
            "credits": 4,
            "days": 1,
            "uncertain": [],
            "own_design": False,
        }
    ]


def test_a_combat_zone_in_json_lists_yardsticks_and_penalties(capsys):
    zone = listed(capsys, "cards", "--edition", "2021", "--level", "II", "--kind", "combat_zone")[0]

    assert [line["yardstick"] for line in zone["lines"]] == ["cannons", "engines", "crew"]
    assert zone["lines"][0]["penalty"] == {"days": 4}
    assert zone["lines"][1]["penalty"] == {"goods": 3}
    assert zone["lines"][2]["penalty"]["shots"][3]["side"] == "rear"


@pytest.mark.parametrize("language", ["en", "de", "cs"])
@pytest.mark.parametrize("what", ["tiles", "cards"])
def test_tables_fit_into_eighty_columns(capsys, what, language):
    assert boltbucket(what, "--lang", language) == 0

    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert lines[0].startswith({"en": "Id", "de": "Nummer", "cs": "Číslo"}[language])


def test_a_table_marks_learning_and_doubtful_cards(capsys):
    boltbucket("cards", "--edition", "2021")

    table = capsys.readouterr().out
    assert "2021-I-02* " in table
    assert "2021-III-11? " in table
    assert "our own design" not in table


def test_a_table_marks_supercards_of_our_own_design(capsys):
    boltbucket("cards", "--edition", "missions")

    table = capsys.readouterr().out
    assert "missions-S-01+ " in table
    assert "missions-S-08? " in table
    assert "+ numbers of our own design" in table


def test_nothing_found_is_no_error(capsys):
    assert listed(capsys, "cards", "--kind", "stardust", "--level", "III") == []
    assert boltbucket("cards", "--kind", "stardust", "--level", "III") == 0


@pytest.mark.parametrize(
    ("words", "exists"),
    [
        (("tiles", "--kind", "canon"), "single_cannon"),
        (("tiles", "--edition", "1999"), "2007, 2021, missions"),
        (("cards", "--kind", "aliens"), "smugglers"),
        (("cards", "--level", "V"), "I, II, III"),
        (("cards", "--edition", "2022", "--json"), "2007, 2021, missions"),
    ],
)
def test_an_unknown_value_is_refused_with_what_exists(capsys, words, exists):
    assert boltbucket(*words) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert exists in " ".join(printed.err.split())
    assert words[2] in printed.err


def test_what_we_added_is_listed_on_request_only(capsys):
    printed = {tile["id"] for tile in listed(capsys, "tiles", "--edition", "2007")}
    ours = {tile["id"] for tile in listed(capsys, "tiles", "--edition", "2007", "--ours")}

    assert len(printed) == 144
    assert len(ours) == 1 + 2 * 35
    assert printed.isdisjoint(ours)


def test_the_cards_of_level_iv_are_marked_as_our_own(capsys):
    cards = listed(capsys, "cards", "--edition", "2021", "--level", "IV")

    assert len(cards) == 20
    assert all(card["own_design"] for card in cards)
    assert listed(capsys, "cards", "--edition", "2021", "--ours") == cards
