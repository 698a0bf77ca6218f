"""Results as files: CSV, JSON lines and Parquet say the same."""

from __future__ import annotations

import csv
import json
import os
import signal
import sys

import pytest

from boltbucket.cli.main import main
from boltbucket.sim import result_files as files
from boltbucket.sim.many import run_each
from tests.sim.test_commands import SHIP

parquet = pytest.importorskip("pyarrow.parquet")
KINDS = ("csv", "jsonl", "parquet")


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    options = [word for kind in KINDS for word in (f"--{kind}", str(folder / f"games.{kind}"))]
    line = ["simulate", "racer", "random", "--level", "I", "--games", "3", "--workers", "1"]
    assert main([*line, *options]) == 0
    return folder


@pytest.fixture(scope="module")
def rows(written):
    text = (written / "games.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_every_seat_of_every_game_has_a_row(rows):
    assert [(row["game"], row["seat"]) for row in rows] == [
        (game, seat) for game in (1, 2, 3) for seat in (0, 1)
    ]
    assert {row["player"] for row in rows} == {"racer:trucker", "random:trucker"}
    assert all(sum(row["losses"].values()) == row["lost"] for row in rows)
    assert {(row["edition"], row["level"]) for row in rows} == {("2021", "I")}


def test_a_row_names_the_missions_that_were_flown(tmp_path):
    name = tmp_path / "games.jsonl"
    chosen = ["--with-mission", "the_bet", "--with-mission", "carpool"]
    line = ["simulate", "racer", "random", "--level", "I", "--level", "I", "--games", "1"]
    assert main([*line, *chosen, "--workers", "1", "--jsonl", str(name)]) == 0

    rows = [json.loads(row) for row in name.read_text("utf-8").splitlines()]
    assert [row["mission"] for row in rows] == ["the_bet carpool"] * 2


def test_parquet_holds_the_same_as_json(written, rows):
    table = parquet.read_table(written / "games.parquet")

    assert table.column_names == list(files.GAME_COLUMNS)
    found = table.to_pylist(maps_as_pydicts="strict")
    assert found == rows


def test_csv_holds_the_same_as_json(written, rows):
    with (written / "games.csv").open(encoding="utf-8") as file:
        found = list(csv.DictReader(file))

    assert [int(row["credits"]) for row in found] == [row["credits"] for row in rows]
    assert [row["starts"] for row in found] == [" ".join(map(str, row["starts"])) for row in rows]
    counts = [dict(each.split(":") for each in row["money"].split()) for row in found]
    assert [{name: int(n) for name, n in each.items()} for each in counts] == [
        row["money"] for row in rows
    ]


def test_rows_are_written_in_groups_and_none_is_left_out(tmp_path, monkeypatch, rows):
    monkeypatch.setattr(files, "ROWS_A_GROUP", 4)
    name = str(tmp_path / "games.parquet")
    with files.result_files(files.GAME_COLUMNS, None, None, name) as out:
        for row in rows * 3:
            out.write([row])

    found = parquet.ParquetFile(name)
    assert found.metadata.num_rows == 3 * len(rows)
    assert found.metadata.num_row_groups > 3


def test_what_was_written_is_there_when_it_ends_badly(tmp_path, rows):
    name = str(tmp_path / "games.parquet")
    with (
        pytest.raises(RuntimeError),
        files.result_files(files.GAME_COLUMNS, None, None, name) as out,
    ):
        out.write(rows)
        raise RuntimeError

    assert parquet.read_table(name).num_rows == len(rows)


def test_flights_of_a_forecast_have_a_row_each(tmp_path, capsys):
    ship, file = tmp_path / "ship.txt", tmp_path / "flights.parquet"
    ship.write_text(SHIP, encoding="utf-8")
    line = ["forecast", str(ship), "--flights", "12", "--rivals", "0", "--workers", "1", "--json"]
    assert main([*line, "--seed", "7", "--parquet", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    rows = parquet.read_table(file).to_pylist()

    assert [row["profit"] for row in rows] == told["profits"]
    assert [row["flight"] for row in rows] == list(range(1, 13))
    assert [row["seed"] for row in rows] == list(range(7, 19))
    assert sum(row["end"] == "arrived" for row in rows) / 12 == pytest.approx(told["arrived"], 1e-3)


def test_a_ladder_says_which_rung_a_game_belongs_to(tmp_path):
    file = tmp_path / "games.jsonl"
    line = ["tournament", "racer", "random", "--pairs", "--level", "I", "--games", "2"]
    assert main([*line, "--workers", "1", "--jsonl", str(file)]) == 0

    assert len(file.read_text("utf-8").splitlines()) == 4


def test_without_the_package_it_says_what_to_install(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    line = ["simulate", "random", "--games", "1", "--parquet", str(tmp_path / "a"), "--lang", "en"]

    assert main(line) == 2
    assert 'pip install "boltbucket[parquet]"' in capsys.readouterr().err


def test_a_seed_too_large_for_the_file_is_refused_before_anything_is_played(tmp_path, capsys):
    line = ["simulate", "random", "--seed", str(2**63), "--parquet", str(tmp_path / "a")]

    assert main([*line, "--lang", "en"]) == 2
    assert "--seed" in capsys.readouterr().err


def double(number):
    return 2 * number


def test_ctrl_c_waits_for_the_result_that_is_being_taken():
    taken = []

    def take(result):
        if result == 6:
            os.kill(os.getpid(), signal.SIGINT)
        taken.append(result)

    done = run_each(double, range(10_000), take, workers=1)

    assert done == len(taken) < 10_000
    assert taken == sorted(taken)
    assert 6 in taken
