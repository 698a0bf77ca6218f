"""The command line speaks three languages."""

from __future__ import annotations

import pytest

from boltbucket.cli.main import language_of, main, make_parser
from boltbucket.cli.speech import complaint, spoken
from boltbucket.words import LANGUAGES, Words


def everything_said() -> list[tuple[str, str]]:
    return list(spoken(make_parser([]), Words()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_help_has_words_in_every_language(language):
    words = Words(language)
    missing = {key: text for key, text in everything_said() if words.say(key) == key}

    assert missing == {}, "add these to words/*/cli.ftl"


def test_the_english_catalogue_says_what_the_commands_say():
    words = Words()
    changed = {key: text for key, text in everything_said() if words.say(key) != text}

    assert changed == {}, "change these in words/*/cli.ftl, too"


def test_help_is_shown_in_the_language_asked_for(capsys):
    with pytest.raises(SystemExit):
        main(["rules", "--help", "--lang", "cs"])

    shown = capsys.readouterr().out
    assert shown.startswith("použití: boltbucket rules")
    assert "jeho jméno nebo název" in shown


def test_complaints_are_made_in_the_language_asked_for(capsys):
    assert main(["rules", "--loud", "--lang", "de"]) == 2

    assert "hier unbekannt: --loud" in capsys.readouterr().err


def test_an_unknown_complaint_is_passed_on():
    assert complaint(Words("de"), "something else") == "something else"


def test_the_command_line_chooses_the_language(monkeypatch):
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")

    assert language_of(["rules", "--lang=de"]) == "de"
    assert language_of(["rules", "--lang", "de"]) == "de"
    assert language_of(["rules"]) == "cs"
