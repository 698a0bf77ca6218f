"""Personal links: flights are kept for whoever has the secret, and for nobody else."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

import pytest

from tests.server.serving import KillableServer, served


def flight(name="abc-0", **more):
    return {
        "v": 1, "id": name, "ended_ms": 1000, "edition": "2021", "format": "flights", "level": "II",
        "flights": 1, "mission": None, "seat": 0, "place": 2, "credits": 17, "purse": 25,
        "players": [{"name": "Ada"}, {"name": "Fuss", "bot": {"character": "careful"}}],
        "arrived": True, "lost": 3, "titles": [], "won": False,
        "built": "ship 2021 II", "landed": "ship 2021 II", **more,
    }  # fmt: skip


class Profile:
    """Somebody with a personal link."""

    def __init__(self, server, secret=None):
        self.server = server
        self.secret = secret or server.post("/api/profiles", {})["secret"]

    def call(self, method="GET", body=None, **headers):
        data = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self.secret}", **headers}
        request = urllib.request.Request(
            f"{self.server.url}/api/profile", data, headers, method=method
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read())["code"]

    def keep(self, *flights, gone=()):
        return self.call("POST", {"flights": flights, "gone": gone})

    @property
    def kept(self):
        return [each["id"] for each in self.call()["flights"]]


@pytest.fixture
def ada(server):
    return Profile(server)


def test_what_one_device_keeps_another_reads_by_the_same_secret(server, ada):
    assert ada.keep(flight("a-0", ended_ms=1), flight("b-0", ended_ms=2)) == {"done": True}

    told = Profile(server, ada.secret).call()
    assert [each["id"] for each in told["flights"]] == ["b-0", "a-0"]
    assert told["flights"][1]["credits"] == 17
    assert Profile(server).kept == []


def test_a_secret_that_is_not_known_opens_nothing(server, ada):
    stranger = Profile(server, "guessed")

    assert stranger.call() == (404, "no_such_profile")
    assert stranger.keep(flight()) == (404, "no_such_profile")
    assert stranger.call("DELETE") == (404, "no_such_profile")


def test_without_a_secret_nobody_is_let_in(server):
    assert server.refusal("/api/profile") == (403, "bad_token")


def test_deleted_flights_are_named_so_that_other_devices_drop_them(ada):
    ada.keep(flight("a-0"), flight("b-0"))
    ada.keep(gone=["a-0"])
    ada.keep(flight("a-0"))

    told = ada.call()
    assert [each["id"] for each in told["flights"]] == ["b-0"]
    assert told["gone"] == ["a-0"]


def test_whoever_wishes_is_forgotten(ada):
    ada.keep(flight())

    assert ada.call("DELETE") == {"done": True}
    assert ada.call() == (404, "no_such_profile")


@pytest.mark.parametrize(
    "odd",
    [
        {"v": 2}, {"id": "../x"}, {"id": ""}, {"built": "x" * 3001}, {"credits": 10**9},
        {"players": [{"name": "x" * 25}]}, {"surprise": 1}, {"titles": ["x"] * 13}, {"place": 0},
    ],
)  # fmt: skip
def test_nothing_but_flights_is_kept(ada, odd):
    assert ada.keep({**flight(), **odd}) == (400, "bad_message")
    assert ada.kept == []


def test_pages_of_other_sites_change_nothing(ada):
    ada.keep(flight())
    foreign = {"origin": "https://elsewhere.example"}

    for method in ("POST", "DELETE"):
        assert ada.call(method, {}, **foreign) == (403, "foreign_origin")
    assert ada.kept == ["abc-0"]


def test_only_the_hash_of_the_secret_is_on_the_disk(tmp_path):
    with served(tmp_path) as server:
        ada = Profile(server)
        ada.keep(flight())

    found = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"abc-0" in found
    assert ada.secret.encode() not in found


def test_links_are_no_more_than_there_may_be(tmp_path):
    with served(tmp_path, profiles=1) as server:
        Profile(server)

        assert server.refusal("/api/profiles", {}) == (503, "profiles_full")


def test_what_was_kept_outlives_a_server_that_is_killed(tmp_path):
    server = KillableServer(tmp_path)
    ada = Profile(server)
    ada.keep(flight())
    server.kill()
    server.start()

    assert ada.kept == ["abc-0"]
    server.stop()


def test_a_flight_written_by_a_later_version_is_left_out_and_not_lost(tmp_path):
    with served(tmp_path) as server:
        ada = Profile(server)
        ada.keep(flight("a-0"), flight("b-0"))
        store = server.app.state.registry.store
        store._reader.execute("update flights set data='{\"v\":9}' where id='a-0'")

        assert ada.kept == ["b-0"]
        assert len(store._rows("select * from flights")) == 2
