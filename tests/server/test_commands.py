"""The commands around the server."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from boltbucket.cli.main import main
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.server.bots.client import socket_url
from boltbucket.server.run import free_port as next_free_port
from boltbucket.server.settings import Settings
from boltbucket.server.store.exchange import import_batch
from boltbucket.server.store.sqlite import SqliteStore
from tests.ports import free_port
from tests.server.players import RandomPerson
from tests.server.serving import played, served

GOLDEN = Path(__file__).parents[1] / "games" / "2007-I.json"


def test_serve_says_where_it_is_and_ends_at_an_interrupt(tmp_path):
    port = free_port()
    command = [sys.executable, "-m", "boltbucket", "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        first = server.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            assert json.loads(answer.read())["status"] == "ok"
        server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=20)
    finally:
        server.kill()
        server.wait()

    assert f"http://localhost:{port}" in first
    assert "Good night" in rest
    assert server.returncode == 0
    lines = (tmp_path / "boltbucket.log").read_text().splitlines()
    events = [json.loads(line)["event"] for line in lines]
    assert "server_started" in events
    assert "server_stopped" in events


def test_a_port_in_use_is_passed_over(tmp_path):
    with served(tmp_path) as server:
        assert next_free_port("127.0.0.1", server.port) > server.port
        with pytest.raises(Fault, match="no_free_port"):
            next_free_port("127.0.0.1", server.port, 1)


def test_games_of_another_version_are_left_alone(tmp_path, capsys):
    file = Settings(data=tmp_path).database
    SqliteStore(file).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update about set value='0' where name='format'")

    assert main(["export", "--data", str(tmp_path), "--lang", "de"]) == 2
    assert "hat eine andere Version des Programms geschrieben" in capsys.readouterr().err


def test_games_are_exported_and_imported(tmp_path, capsys):
    with served(tmp_path / "one") as server:
        code, tokens = server.open_table(
            ("Ann",), setup={"building": "untimed"}, flights=("L", "I")
        )

        async def story():
            async with server.client(code, tokens[0]) as ann:
                await ann.act("start")
                await RandomPerson(ann, 3).play()
                return ann.view["outcome"]

        outcome = asyncio.run(story())
    files = tmp_path / "files"

    assert main(["export", "--data", str(tmp_path / "one"), "-o", str(files)]) == 0
    (file,) = files.iterdir()
    assert main(["import", "--data", str(tmp_path / "two"), str(file)]) == 0
    name = capsys.readouterr().out.split("/replay/")[1].strip()
    with served(tmp_path / "two") as server:
        replay = server.get_json(f"/api/replays/{name}?view=0")
    moments = [(view["phase"], view["outcome"]) for view in played(replay)]
    assert moments[-1] == ("over", outcome)
    assert "between" in [phase for phase, _ in moments]


def test_an_imported_game_keeps_its_people_and_times(tmp_path, capsys):
    with served(tmp_path / "one") as server:
        code, tokens = server.open_table(("Ann", "Bo"), edition="2007", flights=("I", "I"))

        async def story():
            async with server.client(code, tokens[0]) as ann, server.client(code, tokens[1]) as bo:
                await ann.act("colour", colour="purple", shape="star")
                await ann.act("start")
                await asyncio.gather(RandomPerson(ann, 3).play(), RandomPerson(bo, 4).play())
                return ann.room["record"]

        record = asyncio.run(story())
        about = server.get_json(f"/api/records/{record}/about")
        replay = server.get_json(f"/api/replays/{record}")
    files, again = tmp_path / "files", tmp_path / "again"
    assert main(["export", "--data", str(tmp_path / "one"), "-o", str(files)]) == 0
    (file,) = files.iterdir()
    assert main(["verify", str(file)]) == 0
    assert main(["import", "--data", str(tmp_path / "two"), str(file)]) == 0
    name = capsys.readouterr().out.split("/replay/")[1].strip()

    with served(tmp_path / "two") as server:
        assert server.get_json(f"/api/records/{name}/about") == {**about, "id": name}
        assert server.get_json(f"/api/replays/{name}") == {**replay, "id": name}
    assert about["players"][0] == {"name": "Ann", "colour": "purple", "shape": "star", "bot": None}
    assert main(["export", "--data", str(tmp_path / "two"), "-o", str(again)]) == 0
    assert (again / f"boltbucket-{name}.json").read_text() == file.read_text()


def test_a_record_without_people_is_imported_with_numbers_for_names():
    text = GOLDEN.read_text(encoding="utf-8")

    (head,) = import_batch(text).heads

    seats = json.loads(text)["setup"]["seats"]
    assert [player["name"] for player in head.players] == ["1", "2", "3", "4"][:seats]
    assert head.ended_ms is not None


@pytest.mark.parametrize("people", [7, {}, {"players": [{"name": "A"}]}])
def test_people_that_make_no_sense_are_not_imported(people):
    data = {**json.loads(GOLDEN.read_text(encoding="utf-8")), "game": people}

    with pytest.raises(Illegal):
        import_batch(json.dumps(data))


def test_times_beyond_all_calendars_are_not_imported(tmp_path, capsys):
    data = json.loads(GOLDEN.read_text(encoding="utf-8"))
    people = {
        "players": [{"name": "A", "colour": "red", "shape": "star", "bot": None}]
        * data["setup"]["seats"],
        "began_ms": 10**30, "ended_ms": 0, "times": [],
    }  # fmt: skip
    file = tmp_path / "x.json"
    file.write_text(json.dumps({**data, "game": people}))

    assert main(["import", "--data", str(tmp_path), str(file)]) == 2
    assert "x.json" in capsys.readouterr().err


def test_answers_after_the_end_are_not_imported(tmp_path, capsys):
    data = json.loads(GOLDEN.read_text(encoding="utf-8"))
    data["entries"].append([0, ["pass"], [], False, ""])
    file = tmp_path / "x.json"
    file.write_text(json.dumps(data))

    assert main(["import", "--data", str(tmp_path), str(file)]) == 2
    assert "x.json" in capsys.readouterr().err


def test_what_is_no_record_is_not_imported(tmp_path, capsys):
    file = tmp_path / "x.json"
    file.write_text("{}")

    assert main(["import", "--data", str(tmp_path), str(file)]) == 2
    assert "not a record" in capsys.readouterr().err


def test_a_link_is_taken_apart():
    assert socket_url("https://a.b/t/CODE#token") == ("wss://a.b/ws", "CODE", "token")
    assert socket_url("http://a.b:8000/t/CODE") == ("ws://a.b:8000/ws", "CODE", None)


def test_join_says_why_it_was_refused(server, capsys):
    code, _ = server.open_table(("Ann",))

    assert main(["join", f"{server.url}/t/{code}"]) == 2
    assert "the table refused" in capsys.readouterr().err


def test_a_link_with_a_token_can_be_said_without_others_seeing_it(server, capsys, monkeypatch):
    code, _ = server.open_table(("Ann",))
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{server.url}/t/{code}#nonsense\n"))

    assert main(["join", "-"]) == 2
    assert "the table refused" in capsys.readouterr().err


def test_logs_hold_no_tokens(tmp_path):
    port = free_port()
    command = [sys.executable, "-m", "boltbucket", "serve", "--port", str(port), "--log", "-"]
    log = tmp_path / "log"
    with log.open("w") as file:
        server = subprocess.Popen(
            [*command, "--data", str(tmp_path)],
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
            env={**os.environ},
        )
        try:
            server.stdout.readline()
            body = {"setup": {"edition": "2021", "seats": 1, "flights": ["L"]}, "name": "Ann"}
            request = urllib.request.Request(
                f"http://127.0.0.1:{port}/api/tables", json.dumps({**body, "start": True}).encode()
            )
            with urllib.request.urlopen(request) as answer:
                opened = json.loads(answer.read())

            async def story():
                from boltbucket.server.bots.client import TableClient

                url = f"ws://127.0.0.1:{port}/ws"
                async with TableClient(url, opened["code"], opened["seat_token"]) as ann:
                    await ann.say("psst")
                    await ann.answer(("take", 3))

            asyncio.run(story())
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=20)
        finally:
            server.kill()
            server.wait()
    text = log.read_text()
    assert "game_begun" in text
    for secret in (opened["seat_token"], opened["spectator_token"], "psst", "Ann"):
        assert secret not in text
    for line in text.splitlines():
        json.loads(line)
