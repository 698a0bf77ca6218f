"""`boltbucket tiles` and `boltbucket cards`."""

from __future__ import annotations

import json

import pytest

from boltbucket.cli.main import main


def boltbucket(*words: str) -> int:
    return main([*words, *(() if "--lang" in words else ("--lang", "en"))])


def listed(capsys, *words):
    assert boltbucket(*words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_all_tiles_of_both_editions_are_listed(capsys):
    found = listed(capsys, "tiles")

    assert len(found) == 144 + 156
    assert len({tile["id"] for tile in found}) == 300


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
    }


def test_all_levels_are_built_from_the_same_tiles(capsys):
    assert listed(capsys, "tiles", "--level", "II") == listed(capsys, "tiles")

    assert boltbucket("tiles", "--level", "II", "--kind", "shield") == 0
    assert "All levels are built from the same tiles." in capsys.readouterr().out


def test_there_are_no_tiles_of_a_level_that_does_not_exist(capsys):
    assert boltbucket("tiles", "--level", "IV") == 2
    assert "there is no level IV; there are" in capsys.readouterr().err


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
    assert len(listed(capsys, "cards", "--level", "3")) == 40


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


def test_nothing_found_is_no_error(capsys):
    assert listed(capsys, "cards", "--kind", "stardust", "--level", "III") == []
    assert boltbucket("cards", "--kind", "stardust", "--level", "III") == 0


@pytest.mark.parametrize(
    ("words", "exists"),
    [
        (("tiles", "--kind", "canon"), "single_cannon"),
        (("tiles", "--edition", "1999"), "2007, 2021"),
        (("cards", "--kind", "aliens"), "smugglers"),
        (("cards", "--level", "V"), "I, II, III"),
        (("cards", "--edition", "2022", "--json"), "2007, 2021"),
    ],
)
def test_an_unknown_value_is_refused_with_what_exists(capsys, words, exists):
    assert boltbucket(*words) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert exists in " ".join(printed.err.split())
    assert words[2] in printed.err
