"""The samples of the documentation do what it says, and its commands are understood."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from boltbucket.cli.command import Command
from boltbucket.cli.main import run

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", *DOCS.glob("*.md")])
RUN = ("learning.md", "library.md", "simulations.md")
"""Pages whose samples build on each other, from the first to the last."""
TRIED_BY = {
    "README.md": "tests/test_readme.py",
    "architecture.md": "tests/rules/test_new_card.py",
    "bots.md": "tests/bots/test_docs.py",
    "development.md": "tests/cli/test_main.py",
    "missions.md": "tests/cli/test_mission.py",
    "notation.md": "tests/rules/test_notation.py",
    "plans.md": "tests/cli/test_plan.py",
    "protocol.md": "tests/server/test_client.py",
    "words.md": "tests/words/test_words.py",
    **dict.fromkeys(RUN, "tests/test_docs.py"),
}
"""Where the samples of a page are tried."""
TO_COME = ("--lang fr", "--lang cs")
"""The example of a language that somebody brings, and one that is there."""
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)


def samples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", RUN)
def test_the_samples_of_a_page_run_one_after_the_other(page):
    names: dict[str, object] = {}
    for sample in samples(page):
        exec(compile(sample, page, "exec"), names)

    assert names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_samples_of_every_page_are_tried_somewhere(page):
    languages = {language for language, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}

    if languages - {"", "sh"}:
        assert page.name in (ROOT / TRIED_BY[page.name]).read_text(encoding="utf-8")


# Commands


def typed(page: Path) -> list[list[str]]:
    """The commands of ours that a page shows in blocks, in words."""
    blocks = [block for language, block in BLOCK.findall(page.read_text(encoding="utf-8"))]
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines()
    ours = [line for line in lines if line.strip().startswith("boltbucket ")]
    return [shlex.split(line, comments=True)[1:] for line in ours]


def mentioned(page: Path) -> list[list[str]]:
    """Those it names in its sentences, often without what they need."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    named = re.findall(r"`boltbucket ([^`]+)`", text)
    return [shlex.split(words.replace(*TO_COME)) for words in named]


@pytest.fixture
def understood(monkeypatch, tmp_path):
    """Reads the words of commands, and runs none of them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Command, "invoke", lambda *_: 0)
    return run


def test_pages_show_and_name_commands():
    assert len([words for page in PAGES for words in typed(page)]) > 20
    assert len([words for page in PAGES for words in mentioned(page)]) > 20


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_a_page_shows_is_understood(page, understood):
    for words in typed(page):
        assert understood(words) == 0, words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_a_page_names_is_there(page, understood):
    for words in mentioned(page):
        try:
            assert understood(words) == 0, words
        except click.MissingParameter:
            continue  # a sentence need not say what it is called with
