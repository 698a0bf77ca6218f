"""A language is one folder: ours are complete, and a generated fourth one is spoken everywhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from boltbucket.cli.main import main, make_commands
from boltbucket.languages import ELSEWHERE, FOLDERS, LANGUAGES, folders_of_languages
from boltbucket.rules.variants.missions.counters import COUNTERS
from boltbucket.rules.variants.missions.library import known_missions
from boltbucket.words.reference import topic_names
from boltbucket.words.review import Remark, plural_forms, review
from tests.words.pseudo import CODE, outside, write_pseudo

SHIP = """
ship 2021 I
b2-0030+1    c-0120+hh    g^-0001
h2-3110+YB   @red-3333+hh t-0011
ee-1000      e-3000       e-1000
"""
WORD = re.compile(r"(?<![\w.:/=<-])[A-Za-z]{3,}(?![\w:/=<-]|\.\w)")
GOODS = re.compile(r"[RYGB]+|III")
DATA = {"boltbucket", "and", "or", *topic_names(), *known_missions()}
DATA |= {part for name in COUNTERS for part in re.findall(r"[a-z]+", name)}
"""What is the same in every language: names to type. Lists are joined by CLDR, and nobody has
described the generated language there."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_languages_lack_nothing(language):
    assert review(FOLDERS[language]) == []


def test_czech_needs_one_few_and_other_and_french_its_many():
    assert plural_forms("cs") == {"one", "few", "other"}
    assert plural_forms("de") == {"one", "other"}
    assert plural_forms("pl") == {"one", "few", "many"}


@pytest.fixture
def pseudo(tmp_path):
    return write_pseudo(tmp_path)


def test_a_folder_elsewhere_is_a_language_and_nothing_else_is_needed(pseudo):
    found = folders_of_languages({ELSEWHERE: str(pseudo.parent)})

    assert next(iter(found)) == "en"
    assert set(found) == {*LANGUAGES, CODE}
    assert found[CODE] == pseudo


def test_a_complete_translation_passes_the_check(pseudo, capsys):
    assert main(["words", "check", str(pseudo), "--lang", "en"]) == 0
    assert "Nothing is missing" in capsys.readouterr().out


def test_everything_that_is_wrong_with_a_translation_is_listed(pseudo, capsys):
    page = pseudo / "page.ftl"
    text = page.read_text("utf-8")
    text = re.sub(r"^page-home =.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"^page-seconds =.*$", "page-seconds = { $minutes }", text, flags=re.MULTILINE)
    page.write_text(text + "\npage-unheard-of = What?\nbroken {\n", "utf-8")
    (pseudo / "rules" / "flight.md").unlink()

    assert main(["words", "check", str(pseudo), "--lang", "en"]) == 1
    found = {(remark.lack, remark.where) for remark in review(pseudo)}
    assert found == {
        ("junk", "page.ftl"), ("missing", "page-home"), ("unknown", "page-unheard-of"),
        ("variables", "page-seconds"), ("topic", "flight"),
    }  # fmt: skip
    assert "1 message is missing:\n  page-home" in capsys.readouterr().out


def test_a_missing_plural_form_is_found(tmp_path):
    folder = write_pseudo(tmp_path).rename(tmp_path / "pl")

    lacking = [remark for remark in review(folder) if remark.lack == "plural"]
    assert Remark("plural", "games-counted", "few, many") in lacking


def test_there_is_no_such_language(capsys):
    assert main(["words", "check", "tlh", "--lang", "en"]) == 2
    assert "there is no language tlh" in capsys.readouterr().err


# Spoken


def commands(ship: str, folder: str) -> list[list[str]]:
    """Every command that ends by itself, and wrong uses of them."""
    root = make_commands()
    helped = list(names_of(root, click.Context(root, obj="en")))
    used = [
        f"check {ship}", "cards", "cards --edition missions", "tiles --edition 2021",
        "tiles --edition missions", "rules", "rules planets", "rules payload", "mission list",
        "mission counters", "rules --search meteor", "words check en",
        f"simulate random --games 1 --workers 1 -p {folder}/a.svg",
        f"forecast {ship} --flights 2 --rivals 1 --workers 1",
        f"mission new nice_one {folder}", "plan list", "plan check manta", "plan check fork",
        "rules how do I win", "compare random random --games 1 --workers 1",
    ]  # fmt: skip
    wrong = [
        "frobnicate", "cards --level IV", "cards --kind nothing", "check", "check no_such_file",
        "draw a -o b.gif", "rules conectors", "rules --search elephant", "simulate hauler:best",
        "simulate --games many", "tiles --edition 1999", "tournament random", "verify no_such_file",
        "mission new Bad-Name", "mission test no_such_file", "words check tlh", "join nowhere",
        "plan new Bad-Name", "plan check no_such_file", "bot new Bad-Name", "bot test nobody",
        "simulate random --handicap 1", "simulate random --with-mission nowhere",
        "simulate random --cluster nonsense://x", f"move-store {ship} {ship}",
        "serve --keep-days 0", f"verify {ship}", f"scenario {ship}", f"mission test {ship}",
    ]  # fmt: skip
    lines = [*(f"{each} --help" for each in helped), *used, *wrong]
    return [[*line.split(), "--lang", CODE] for line in lines]


def names_of(command: click.Command, ctx: click.Context, name: str = "") -> Iterator[str]:
    """A command and all below it, as they are typed."""
    yield name
    for each in command.list_commands(ctx) if isinstance(command, click.Group) else ():
        found = command.get_command(ctx, each)
        assert found is not None
        yield from names_of(found, ctx, f"{name} {each}".strip())


@pytest.fixture(scope="module")
def spoken(tmp_path_factory):
    place = tmp_path_factory.mktemp("translations")
    write_pseudo(place)
    ship = place / "ship.txt"
    ship.write_text(SHIP, "utf-8")
    wide = {**os.environ, ELSEWHERE: str(place), "COLUMNS": "400"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.words.speaking"],
        input=json.dumps(commands(str(ship), str(place))),
        env=wide,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return json.loads(done.stdout)


def test_no_command_says_a_word_that_is_not_translated(spoken):
    assert len(spoken) > 50
    for each in spoken:
        assert "⟦" in each["said"] or "counters" in each["arguments"], each
        assert untranslated(each) == set(), each


def untranslated(each):
    given = {part for word in each["arguments"] for part in re.findall(r"\w+", word)}
    text = re.sub(r"\{[\w,.|-]+\}|\"[^\"]*\"|'[^']*'", " ", outside(each["said"]))
    text = re.sub(r"\b([A-Z]+)[_:](?=[A-Z])", r"\1 ", text)
    named = {part for line in commands("", "") for word in line for part in word.split("-")}
    found = {word for word in WORD.findall(text) if word not in given | DATA | named}
    return {word for word in found if not GOODS.fullmatch(word)}
