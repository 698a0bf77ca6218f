"""What a server says when it is ready: the links that work, or why there is none for phones."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from boltbucket.cli.serve import _greeting
from boltbucket.server.http import server


def greeted(capsys, host, public_url=None):
    settings = SimpleNamespace(
        host=host, port=8000, public_url=public_url, data="games", store=None
    )
    _greeting(settings, "en", None)(SimpleNamespace(lost=0))
    return capsys.readouterr().out


def test_who_lets_phones_in_is_told_the_link_for_them(capsys, monkeypatch):
    monkeypatch.setattr(server, "own_address", lambda: "10.77.0.1")

    assert "http://10.77.0.1:8000\n" in greeted(capsys, "0.0.0.0")
    assert "10.77.0.1" not in greeted(capsys, "127.0.0.1")


@pytest.mark.parametrize(
    ("host", "public_url", "told"),
    [("0.0.0.0", None, True), ("127.0.0.1", None, False), ("0.0.0.0", "https://club", False)],
)
def test_in_a_network_without_a_way_out_the_address_has_to_be_looked_up(
    capsys, monkeypatch, host, public_url, told
):
    monkeypatch.setattr(server, "own_address", lambda: None)

    assert ("http://ADDRESS:8000" in greeted(capsys, host, public_url)) is told
