"""`boltbucket check` and `boltbucket draw`."""

from __future__ import annotations

import io
import json
from xml.etree import ElementTree

import pytest

from boltbucket.cli.main import main
from boltbucket.notation import read_ship, write_line

SOUND = """
ship 2021 II
.    g       gg>      .     .
b2+2 @red+hh h3+YYB   c+hh  lp
.    e       r1+R     c+p   .
.    .       .        ee    .
"""
FLAWED = """
ship 2021 II
c-2222+h  @-1111+hh
.         e>-3000
"""


@pytest.fixture
def ship_file(tmp_path):
    def written(text: str) -> str:
        file = tmp_path / "ship.txt"
        file.write_text(text, encoding="utf-8")
        return str(file)

    return written


def checked(capsys, *arguments: str) -> tuple[int, dict]:
    code = main(["check", "--json", *arguments])
    return code, json.loads(capsys.readouterr().out)


def test_a_legal_ship_exits_with_0(capsys, ship_file):
    code, found = checked(capsys, ship_file(SOUND))

    assert code == 0
    assert found["legal"] is True
    assert found["flaws"] == []


def test_the_figures_of_a_ship_are_counted(capsys, ship_file):
    _, found = checked(capsys, ship_file(SOUND))

    assert found["crew"] == 5
    assert found["humans"] == 4
    assert found["aliens"] == ["purple"]
    assert found["batteries"] == 2
    assert found["engine_strength"] == {"without_batteries": 1, "best": 3}
    assert found["cannon_strength"] == {"without_batteries": 3, "best": 4}
    assert found["goods"] == ["red", "yellow", "yellow", "blue"]
    assert found["goods_value"] == 11
    assert found["pieces"] == 1
    assert len(found["piece_cells"][0]) == 11


def test_half_points_are_written_as_halves(capsys, ship_file):
    _, found = checked(capsys, ship_file("ship 2021 II\n@ g>\n"))

    assert found["cannon_strength"] == {"without_batteries": 0.5, "best": 0.5}


def test_mistakes_exit_with_1_and_name_their_squares(capsys, ship_file):
    code, found = checked(capsys, ship_file(FLAWED))

    assert code == 1
    assert found["legal"] is False
    assert found["flaws"] == [
        {"kind": "mismatch", "cells": [[6, 7], [7, 7]]},
        {"kind": "engine_direction", "cells": [[7, 8]]},
        {"kind": "not_connected", "cells": [[6, 7]]},
    ]
    assert found["pieces"] == 2


def test_an_unreadable_ship_exits_with_2_and_one_sentence(capsys, ship_file):
    name = ship_file("ship 2021 II\n@ c-12\n")

    assert main(["check", name]) == 2
    assert capsys.readouterr().err == (
        f"boltbucket: {name}: line 2, column 7: expected the connector of the rear side, 0 to 3\n"
    )


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b""])
def test_a_file_without_text_exits_with_2(capsys, tmp_path, data):
    file = tmp_path / "ship.txt"
    file.write_bytes(data)

    assert main(["check", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_a_missing_file_exits_with_2(capsys, tmp_path):
    assert main(["check", str(tmp_path / "none.txt")]) == 2
    assert "none.txt" in capsys.readouterr().err


def test_a_ship_is_read_from_standard_input(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(SOUND.encode())))

    assert checked(capsys, "-")[0] == 0


def test_a_ship_in_one_line_is_read_too(capsys, ship_file):
    code, found = checked(capsys, ship_file(write_line(read_ship(FLAWED)) + "\n"))

    assert code == 1
    assert len(found["flaws"]) == 3


def test_the_report_shows_drawing_mistakes_and_figures(capsys, ship_file):
    assert main(["check", ship_file(FLAWED)]) == 1

    shown = capsys.readouterr().out
    assert "Mistakes: 3" in shown
    assert "one-pipe connector on two-pipe connector: 6/7 and 7/7" in shown
    assert "engine not pointing to the rear: 7/8" in shown
    assert "not joined to the ship: 6/7" in shown
    assert "Crew                3 (3 humans)" in shown


def test_the_drawing_of_a_report_marks_mistakes_and_reads_back(capsys, ship_file):
    main(["check", ship_file(FLAWED)])

    drawing, _, _ = capsys.readouterr().out.partition("\n\n")
    lines = drawing.splitlines()
    marked = next(line for line in lines if line.startswith("7"))
    assert lines[lines.index(marked) + 1].index("!") == marked.index("c-2222")
    assert read_ship(drawing) == read_ship(FLAWED)


def test_a_sound_report_says_so(capsys, ship_file):
    assert main(["check", ship_file(SOUND)]) == 0

    shown = capsys.readouterr().out
    assert "none: this ship may fly" in shown
    assert "Engine strength     1 without batteries, 3 at best" in shown
    assert "Goods               11 credits (1× red, 2× yellow, and 1× blue)" in shown


def test_a_ship_is_drawn_as_svg(ship_file, tmp_path):
    picture = tmp_path / "ship.svg"

    assert main(["draw", ship_file(SOUND), "-o", str(picture), "--title", "Rust & Co"]) == 0

    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert root.tag.endswith("svg")
    assert root[0].text == "Rust & Co"


def test_a_ship_is_drawn_as_png_of_the_wished_width(ship_file, tmp_path):
    picture = tmp_path / "ship.png"

    assert main(["draw", ship_file(SOUND), "-o", str(picture), "--width", "300"]) == 0

    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20], "big") == 300


def test_svg_goes_to_standard_output_on_request(capsys, ship_file):
    assert main(["draw", ship_file(FLAWED), "-o", "-", "--theme", "paper"]) == 0
    assert capsys.readouterr().out.startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["-o", "ship.gif"], "ends in .svg or .png"),
        (["-o", "ship.png", "--width", "0"], "from 16 to 8192"),
        (["-o", "ship.png", "--theme", "pink"], "pink"),
        ([], "--output"),
    ],
)
def test_a_picture_that_cannot_be_drawn_exits_with_2(capsys, ship_file, arguments, sentence):
    assert main(["draw", ship_file(SOUND), *arguments]) == 2
    assert sentence in capsys.readouterr().err
