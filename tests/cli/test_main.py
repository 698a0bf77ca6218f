import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from boltbucket import __version__
from boltbucket.cli import main as command_line
from boltbucket.cli.command import Options
from boltbucket.cli.main import machine_language, main
from boltbucket.cli.problem import Problem
from boltbucket.rules.record import RULES_VERSION
from boltbucket.words import Words, choose_language
from boltbucket.words.catalogue import complete


@pytest.fixture
def commands(monkeypatch):
    """Offer the given functions as commands and nothing else."""

    def offer(**functions):
        found = command_line.make_commands()
        for name, function in functions.items():
            found.add(name, function)
        monkeypatch.setattr(command_line, "make_commands", lambda: found)
        monkeypatch.setattr(command_line, "_modules", list)

    return offer


def test_without_a_command_the_help_is_shown(capsys, commands):
    commands()

    assert main([]) == 0
    assert capsys.readouterr().out.startswith("usage: boltbucket")


def test_the_version_is_shown(capsys, commands):
    commands()

    assert main(["--version"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"boltbucket {__version__} (rules {RULES_VERSION}, Python 3.")
    assert told.count("\n") == 1


def test_an_unknown_command_gets_one_sentence_and_code_2(capsys):
    assert main(["frobnicate"]) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "frobnicate" in captured.err


def test_a_command_written_wrongly_is_told_which_was_meant(capsys):
    assert main(["simulat"]) == 2

    assert "did you mean simulate?" in capsys.readouterr().err


def test_an_option_written_wrongly_is_told_which_was_meant(capsys):
    assert main(["simulate", "--gamez", "3"]) == 2

    assert "did you mean --games?" in capsys.readouterr().err


def test_an_unknown_option_gets_one_sentence_and_code_2(capsys, commands):
    commands(fly=lambda options: None)

    assert main(["fly", "--faster"]) == 2
    assert "--faster" in capsys.readouterr().err


def test_a_problem_is_told_in_one_sentence(capsys, commands):
    def fail(options):
        raise Problem("the ship has no cabin")

    commands(fly=fail)

    assert main(["fly"]) == 2
    assert capsys.readouterr().err == "boltbucket: the ship has no cabin\n"


def test_a_missing_file_is_named(capsys, commands, tmp_path):
    def read(options):
        (tmp_path / "ship.txt").read_text()

    commands(check=read)

    assert main(["check"]) == 2
    assert "ship.txt: there is no such file" in capsys.readouterr().err


def test_a_command_chooses_its_exit_code(commands):
    commands(check=lambda options: 1)

    assert main(["check"]) == 1


@pytest.mark.parametrize("arguments", [["--lang", "de", "fly"], ["fly", "--lang", "de"]])
def test_the_language_may_stand_before_or_after_the_command(commands, arguments):
    seen: list[Options] = []
    commands(fly=seen.append)

    main(arguments)

    assert seen[0].lang == "de"


@pytest.mark.parametrize(
    ("locale", "language"), [("cs_CZ.UTF-8", "cs"), ("C.UTF-8", "en"), ("fr_FR.UTF-8", "en")]
)
def test_the_machine_tells_the_language(monkeypatch, locale, language):
    monkeypatch.setenv("LC_ALL", locale)

    assert machine_language() == language


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"LANG": "de_AT.UTF-8"},
        {"LC_MESSAGES": "cs_CZ", "LANG": "de_DE"},
        {"LC_ALL": "fr_FR", "LANG": "de_DE"},
        {"LANGUAGE": "fr:cs", "LANG": "de_DE.UTF-8"},
    ],
)
def test_commands_and_words_choose_the_same_language(monkeypatch, environment):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert machine_language() == choose_language(None, environment)


def test_the_machine_s_language_is_spoken_and_lang_comes_first(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    main(["tiles", "--kind", "nothing"])
    main(["tiles", "--kind", "nothing", "--lang", "de"])

    czech, german = capsys.readouterr().err.splitlines()
    assert "druh dílku nothing není" in czech
    assert "eine Plättchenart nothing gibt es nicht" in german


def test_a_sentence_that_a_language_lacks_is_said_in_english(capsys, monkeypatch):
    lacking = {**complete("de"), "list-unknown-tile": complete("en")["list-unknown-tile"]}
    monkeypatch.setattr("boltbucket.words.words.complete", lambda _: lacking)
    monkeypatch.setattr("boltbucket.words.words.words", Words)

    main(["tiles", "--kind", "nothing", "--lang", "de"])

    assert "there is no tile kind nothing" in capsys.readouterr().err


def test_every_module_with_commands_registers(capsys):
    assert main([]) == 0


def test_the_command_of_the_documentation_is_one(monkeypatch, commands):
    page = Path(__file__).parents[2] / "docs/development.md"
    names: dict[str, object] = {}
    exec(re.search(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)[1], names)
    monkeypatch.setattr(command_line, "import_module", lambda _: SimpleNamespace(**names))
    commands()
    monkeypatch.setattr(command_line, "_modules", lambda: ["tiles"])

    assert main(["tiles", "--level", "I", "--level", "II", "--json"]) == 0
    assert main(["tiles", "--lvel", "I"]) == 2
