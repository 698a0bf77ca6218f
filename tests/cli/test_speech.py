"""The command line speaks three languages."""

from __future__ import annotations

import pytest

from boltbucket.cli.main import language_of, main
from boltbucket.words import LANGUAGES, Words
from tests.words.required_messages import help_keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_help_has_words_in_every_language(language):
    missing = {key for key in help_keys() if not Words(language).has(key)}

    assert missing == set(), "add these to words/*/cli.ftl"


def test_help_is_shown_in_the_language_asked_for(capsys):
    assert main(["rules", "--help", "--lang", "cs"]) == 0

    shown = capsys.readouterr().out
    assert shown.startswith("použití: boltbucket rules [volby] [TÉMA ...]\n")
    assert "jméno nebo název tématu" in shown
    assert "ukázat tuto nápovědu a skončit" in shown


def test_the_list_of_commands_is_shown_in_the_language_asked_for(capsys):
    assert main(["--lang", "de"]) == 0

    shown = capsys.readouterr().out
    assert "Befehle:" in shown
    assert "die Regeln lesen und durchsuchen" in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("rules --loud --lang de", "hier unbekannt: --loud (siehe boltbucket rules --help)"),
        ("frobnicate --lang de", "hier unbekannt: frobnicate (siehe boltbucket --help)"),
        ("mission fly --lang de", "hier unbekannt: fly (siehe boltbucket mission --help)"),
        ("tiles these words --lang de", "hier unbekannt: these words (siehe"),
        ("mission --lang cs", "toto chybí: PŘÍKAZ (viz boltbucket mission --help)"),
        ("draw ship.txt --lang cs", "toto chybí: --output (viz boltbucket draw"),
        ("verify --lang de", "das fehlt: AUFZEICHNUNG (siehe boltbucket verify --help)"),
        ("--lang de serve --port", "--port braucht einen Wert (siehe boltbucket serve"),
        ("--lang de tiles --json=5", "--json nimmt keinen Wert (siehe boltbucket tiles"),
        ("serve --port x --lang cs", "--port: x není číslo od 1 do 65535 (viz boltbucket serve"),
        ("simulate --games 0 --lang de", "--games: 0 ist keine Zahl über null"),
        ("simulate --seed x --lang de", "--seed: erwartet: eine ganze Zahl, nicht x"),
        ("draw a -o b --theme c --lang cs", "--theme: c není nic z space, paper"),
        ("--lang fr", "--lang: fr is not one of en, cs, de (see boltbucket --help)"),
    ],
)
def test_complaints_are_made_in_the_language_asked_for(capsys, arguments, said):
    assert main(arguments.split()) == 2

    complained = capsys.readouterr().err
    assert said in complained
    assert complained.count("\n") == 1


def test_the_command_line_chooses_the_language(monkeypatch):
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")

    assert language_of(["rules", "--lang=de"]) == "de"
    assert language_of(["rules", "--lang", "de"]) == "de"
    assert language_of(["rules"]) == "cs"
