"""A wrong entry fails while loading and names its file, itself and its field."""

from __future__ import annotations

import pytest

from boltbucket.rules.editions.box_data import read_edition
from boltbucket.rules.editions.library import FILES, FOLDERS, read_text
from boltbucket.rules.printed.reading import DataError

TILES = [
    ('2021-035 = "0031"', '2021-035 = "0041"', "2021-035", "connectors"),
    ('2021-035 = "0031"', '2021-035 = "003"', "2021-035", "connectors"),
    ('2021-035 = "0031"', '2021-035 = "00310"', "2021-035", "connectors"),
    ('2021-035 = "0031"', '2021-035 = "0000"', "2021-035", "connectors"),
    ('2021-035 = "0031"', '2021-035 = ""', "2021-035", "tile"),
    ('2021-035 = "0031"', '2021-035 = " "', "2021-035", "connectors"),
    ('2021-035 = "0031"', "2021-035 = 31", "2021-035", "tile"),
    ('2021-035 = "0031"', '2021-035 = "0031 x2"', "2021-035", "capacity"),
    ('2021-035 = "0031"', '2021-035 = "0031 N"', "2021-035", "directions"),
    ('2021-035 = "0031"', '2021-035 = "0031 blue"', "2021-035", "colour"),
    ('2021-035 = "0031"', '2021-035 = "0031 !"', "2021-035", "tile"),
    ('2021-035 = "0031"', '2007-035 = "0031"', "2007-035", "id"),
    ('2021-035 = "0031"', '2021-001 = "0031"', "2021-001", "id"),
    ('2021-035 = "0031"', '2021-036 = "0031"', "file", "syntax"),
    ('2021-035 = "0031"', "", "contents", "tiles"),
    ('2021-033 = "3333 blue"', '2021-033 = "3333"', "2021-033", "colour"),
    ('2021-033 = "3333 blue"', "", "contents", "starting_cabins"),
    ('2021-101 = "0010 N"', '2021-101 = "1010 N"', "2021-101", "connectors"),
    ('2021-101 = "0010 N"', '2021-101 = "0010"', "2021-101", "directions"),
    ('2021-101 = "0010 N"', '2021-101 = "0010 NE"', "2021-101", "directions"),
    ('2021-101 = "0010 N"', '2021-101 = "0010 N E"', "2021-101", "directions"),
    ('2021-073 = "1000 S"', '2021-073 = "1010 S"', "2021-073", "connectors"),
    ('2021-149 = "0131 NE"', '2021-149 = "0131 NS"', "2021-149", "directions"),
    ('2021-149 = "0131 NE"', '2021-149 = "0131 NN"', "2021-149", "directions"),
    ('2021-012 = "1020 x3"', '2021-012 = "1020 x4"', "2021-012", "capacity"),
    ('2021-012 = "1020 x3"', '2021-012 = "1020"', "2021-012", "capacity"),
    ("[cabin]", "[cabbin]", "cabbin", "kind"),
    ("[starting_cabin]", "fragile = 7\n[starting_cabin]", "fragile", "tiles"),
]
CARDS = [
    ("2021-I-17 = { crew = 2,", "2021-I-17 = { crew = -2,", "2021-I-17", "crew"),
    ("2021-I-17 = { crew = 2,", "2021-I-17 = { crew = 0,", "2021-I-17", "crew"),
    ("2021-I-17 = { crew = 2,", "2021-I-17 = { crew = true,", "2021-I-17", "crew"),
    ("2021-I-17 = { crew = 2,", "2021-I-17 = { crew = 2.5,", "2021-I-17", "crew"),
    ("2021-I-17 = { crew = 2,", "2021-I-17 = {", "2021-I-17", "crew"),
    ("2021-I-17 = { crew = 2,", "2021-I-17 = { crew = 2, fuel = 2,", "2021-I-17", "fuel"),
    ("2021-I-17 = { crew = 2,", "2021-I-17 = { crew = 2, level = 2,", "2021-I-17", "level"),
    ("2021-I-17 = {", "2021-V-17 = {", "2021-V-17", "id"),
    ("2021-I-17 = {", "2021-II-21 = {", "contents", "cards_a_level"),
    ("2021-I-17 = {", "2007-I-17 = {", "2007-I-17", "id"),
    ("2021-I-17 = {", "2021-I-01 = {", "2021-I-01", "id"),
    ("2021-I-06 = {}", "2021-I-06 = 6", "2021-I-06", "card"),
    ("2021-I-06 = {}", "2021-I-06 = { learning = 1 }", "2021-I-06", "learning"),
    ("2021-I-06 = {}", "2021-I-06 = { learning = true }", "contents", "learning_cards"),
    ("2021-I-06 = {}", "2021-I-06 = { uncertain.days = 'why' }", "2021-I-06", "uncertain"),
    ("2021-I-06 = {}", "2021-I-06 = { uncertain = 'why' }", "2021-I-06", "uncertain"),
    ('["YGBB", "YY"]', '["YGBB", "YX"]', "2021-I-14", "planets"),
    ('["YGBB", "YY"]', "[]", "2021-I-14", "planets"),
    ('["YGBB", "YY"]', '"YGBB"', "2021-I-14", "planets"),
    ('goods = "YG"', 'goods = ["Y"]', "2021-I-19", "goods"),
    ("large front, small left,", "huge front, small left,", "2021-I-09", "meteors"),
    ("large front, small left,", "large top, small left,", "2021-I-09", "meteors"),
    ("large front, small left,", "large, small left,", "2021-I-09", "meteors"),
    ("large front, small left,", "large front 7, small left,", "2021-I-09", "meteors"),
    ('"crew: 3 days"', '"luck: 3 days"', "2021-I-16", "lines"),
    ('"crew: 3 days"', '"crew: 3 weeks"', "2021-I-16", "lines"),
    ('"crew: 3 days"', '"crew: 0 days"', "2021-I-16", "lines"),
    ('"crew: 3 days"', '"crew 3 days"', "2021-I-16", "lines"),
    ("[stardust]", "[moondust]", "moondust", "kind"),
    ("[stardust]", "[stardust", "file", "syntax"),
    ("[open_space]", "epidemic = 1\n[open_space]", "file", "syntax"),
]
BOARDS = [
    ("loop = 24", "loop = 0", "levels.II", "loop"),
    ("loop = 24", "loop = 5", "levels.II", "start_spaces"),
    ("loop = 24", "", "levels.II", "loop"),
    ("loop = 24", "loop = 24\nwarp = 9", "levels.II", "warp"),
    ("[6, 3, 1, 0]", "[6, 3, 3, 0]", "levels.II", "start_spaces"),
    ("[6, 3, 1, 0]", "[]", "levels.II", "start_spaces"),
    ("[6, 3, 1, 0]", "[6, 3, 1]", "levels.II", "rewards"),
    ("pile = { I = 1, II = 2 }", "pile = { I = 1, IX = 2 }", "levels.II", "pile"),
    ("pile = { I = 1, II = 2 }", "pile = { I = 1, III = 2 }", "levels.II", "pile"),
    ("pile = { I = 1, II = 2 }", "pile = { I = 9, II = 2 }", "levels.II", "pile"),
    ("pile = { I = 1, II = 2 }", "pile = {}", "levels.II", "pile"),
    ('blueprint = "II"', 'blueprint = "IV"', "levels.II", "blueprint"),
    ('blueprint = "II"', "blueprint = [2]", "levels.II", "blueprint"),
    ("aliens = true", 'aliens = "yes"', "levels.I", "aliens"),
    ("secret_credits = false", "", "levels.L", "secret_credits"),
    ("secret_credits = false", "secret = false", "every_level", "secret"),
    ("uncertain.giving_up = ", "uncertain.giving = ", "levels.L", "uncertain"),
    ("uncertain.giving_up = ", "uncertain.giving_up = 3 #", "levels.L", "uncertain"),
    (" 9  .  #  #  .", " 9  .  #  .", "blueprints.I", "plan"),
    (" 9  .  #  #  .", " 8  .  #  #  .", "blueprints.I", "plan"),
    (" 9  .  #  #  .", " x  .  #  #  .", "blueprints.I", "plan"),
    (" 9  .  #  #  .", " 9  .  #  ?  .", "blueprints.I", "plan"),
    (" 9  .  #  #  .", " 9  .  #  #  S", "blueprints.I", "plan"),
    (" 7  .  #  #  S", " 7  .  #  #  #", "blueprints.I", "plan"),
    ("reserve_printed = true", "reserved = true", "blueprints.I", "reserved"),
    ("red = 4\n", "", "prices", "red"),
    ("red = 4\n", "red = 4\nwhite = 5\n", "prices", "white"),
    ("goods = { red = 12,", "goods = { red = 0,", "bank.goods", "red"),
    ("goods = { red = 12,", "fuel = { red = 12,", "bank", "fuel"),
    ("uncertain.goods = ", "uncertain.batteries = ", "bank", "uncertain"),
    ("tiles = 152", "tiles = 151", "contents", "tiles"),
    ("[bank]", "[banks]", "file", "banks"),
]


def load_with(file: str, old: str, new: str) -> None:
    texts = {name: read_text(FOLDERS["2021"], name) for name in FILES}
    assert old in texts[file], f"nothing to break: {old}"
    texts[file] = texts[file].replace(old, new, 1)
    read_edition("2021", texts, "second_2021")


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field"),
    [
        (file, *case)
        for file, cases in zip(FILES, (TILES, CARDS, BOARDS), strict=True)
        for case in cases
    ],
)
def test_a_wrong_entry_is_named_with_file_and_field(file, old, new, entry, field):
    with pytest.raises(DataError) as caught:
        load_with(file, old, new)

    assert caught.value.entry == entry
    assert caught.value.field == field
    assert str(caught.value).startswith("second_2021/")


def test_a_fault_has_a_code_behind_its_place():
    with pytest.raises(DataError) as caught:
        load_with("tiles.toml", '2021-101 = "0010 N"', '2021-101 = "1010 N"')

    assert str(caught.value) == ("second_2021/tiles.toml:2021-101:connectors: smooth_side")
