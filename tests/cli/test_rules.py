"""`boltbucket rules`: the reference in the terminal and as pages."""

from __future__ import annotations

import json
import re

import pytest

from boltbucket.cli.main import main
from boltbucket.cli.rule_pages import pages, write_pages
from boltbucket.cli.ship_boxes import ship_boxes
from boltbucket.languages import LANGUAGES
from boltbucket.notation import read_ship
from boltbucket.words.pictured import example_tiles
from boltbucket.words.played import played, played_names
from boltbucket.words.reference import chapters, examples, topic_names


def printed(capsys, *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


def test_without_a_topic_all_are_listed(capsys):
    listed = printed(capsys)

    assert all(name in listed for name in topic_names())


def test_a_topic_is_found_by_name_title_card_or_component(capsys):
    assert "Combat Zone" in printed(capsys, "combat_zone", "--lang", "en")
    assert "Combat Zone" in printed(capsys, "combat", "zone", "--lang", "en")
    assert "Kampfzone" in printed(capsys, "Kampfzone", "--lang", "de")
    assert "Enemies" in printed(capsys, "slavers", "--lang", "en")
    assert "Kanonen" in printed(capsys, "Doppelkanone", "--lang", "de")


def test_a_topic_draws_its_ship_and_tells_its_figures(capsys):
    shown = printed(capsys, "strength", "--lang", "cs")

    assert "gg↑" in shown
    assert "Síla děl s bateriemi: 5" in shown


def test_searching_lists_topics(capsys):
    assert "hourglass" in printed(capsys, "--search", "sand", "--lang", "en")
    assert "has won" in printed(capsys, "--search", "how do I win", "--lang", "en")


def test_topics_are_plain_data_on_request(capsys):
    topic = json.loads(printed(capsys, "payload", "--json", "--lang", "de"))

    assert topic["title"] == "Nutzlast" and topic["ours"]


def test_a_question_needs_no_switch(capsys):
    assert "has won" in printed(capsys, "how", "do", "I", "win", "--lang", "en")
    assert "Gewinnen" in printed(capsys, "wie gewinne ich?", "--lang", "de")


def test_an_unknown_topic_names_likely_ones(capsys):
    assert main(["rules", "conectors", "--lang", "en"]) == 2

    complaint = capsys.readouterr().err
    assert "There is no topic" in complaint and "connectors" in complaint


def test_a_search_without_success_says_so(capsys):
    assert main(["rules", "--search", "elephant", "--lang", "de"]) == 2

    assert "elephant" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_a_page_leads_somewhere(language):
    written = pages(language)
    text = "".join(written.values())

    for chapter, topic in re.findall(r"\((\w+)\.md#(\w+)\)", text):
        assert f'id="{topic}"' in written[f"{chapter}.md"]
    assert set(re.findall(r"pictures/(\w+)\.svg", text)) == set(examples())
    assert set(re.findall(r"pictures/tile-(\w+)\.svg", text)) == set(example_tiles())


def test_pages_come_with_their_pictures(tmp_path):
    write_pages(tmp_path)

    assert (tmp_path / "cs/index.md").exists()
    assert {file.stem for file in (tmp_path / "cs").iterdir()} == {"index", *chapters()}
    ships = sum(len(played(name).ships) for name in played_names())
    assert (
        len(list((tmp_path / "pictures").iterdir()))
        == len(examples()) + len(example_tiles()) + ships
    )


def test_boxes_show_pipes_contents_and_numbers():
    drawing = ship_boxes(read_ship("ship 2021 I\n. g-0010 .\nb2-0100+2 @red-3333+hh s-0001\n"))

    assert "─┬─" in drawing.plain and "─╩─" in drawing.plain
    assert "▮▮" in drawing.plain and "☻☻" in drawing.plain
    assert drawing.plain.splitlines()[0].split() == ["6", "7", "8"]
