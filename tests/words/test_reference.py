"""The reference of the rules: complete, alike in three languages, and its examples are true."""

from __future__ import annotations

import pytest

from boltbucket.languages import FOLDERS
from boltbucket.notation import read_ship
from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.ship.tile import Kind
from boltbucket.scenario import play_scenario, read_scenario
from boltbucket.words import LANGUAGES, Words
from boltbucket.words.figures import figure
from boltbucket.words.played import PLAYED, played, played_names, story
from boltbucket.words.reference import (
    chapters,
    examples,
    facts,
    plain_topic,
    search,
    topic_names,
    topic_of_card,
    topic_of_component,
    topics,
)
from tests.words.required_messages import decisions, events, import_all_rules

WORKED = (
    "enemies", "open_space", "flight_days", "stardust", "meteor_swarm", "losing_components",
    "epidemic", "end_of_flight", "combat_zone", "strength", "payload", "enemy_fleet",
)  # fmt: skip
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_every_topic_and_no_other(language):
    files = {file.stem for file in (FOLDERS[language] / "rules").iterdir()}

    assert files == set(topic_names())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", topic_names())
def test_a_topic_has_the_same_passages_in_every_language(name, language):
    english, other = topics("en")[name], topics(language)[name]

    assert [(p.mark, p.example, len(p.lines)) for p in other.passages] == [
        (p.mark, p.example, len(p.lines)) for p in english.passages
    ]


@pytest.mark.parametrize("name", topic_names())
def test_see_also_leads_to_topics(name):
    see = topics("en")[name].see

    assert see, "nothing leads here"
    assert set(see) <= set(topic_names()) - {name}


def test_everything_that_happens_leads_to_a_rule():
    needed = {kind.topic for kind in (*events(), *decisions())}

    assert needed - set(topic_names()) == set()


def test_every_card_and_component_leads_to_its_rule():
    import_all_rules()

    cards = {topic_of_card(kind) for kind in KINDS}
    components = {topic_of_component(kind.value) for kind in Kind}
    assert (cards | components) - set(topic_names()) == set()


def test_every_chapter_has_a_heading_in_every_language():
    for language in LANGUAGES:
        assert all(Words(language).has(f"chapter-{name}") for name in chapters())


@pytest.mark.parametrize("name", examples())
def test_the_examples_are_true(name):
    ship = read_ship(examples()[name].ship)

    assert {fact: figure(ship, fact) for fact, _ in examples()[name].facts} == dict(
        examples()[name].facts
    )


@pytest.mark.parametrize("name", sorted(set(examples()) - {"joints", "mistakes"}))
def test_examples_that_do_not_show_mistakes_have_none(name):
    assert read_ship(examples()[name].ship).flaws == ()


def test_every_example_is_shown_somewhere():
    shown = {name for topic in topics("en").values() for name in topic.examples}

    assert shown == set(examples())


# Played examples


@pytest.mark.parametrize("name", played_names())
def test_a_played_example_holds_and_expects_something(name):
    scenario = read_scenario((PLAYED / f"{name}.txt").read_text("utf-8"))

    play_scenario(scenario)
    assert scenario.title
    assert any(line.first == "=" for line in scenario.plays)
    assert scenario.plays[-1].text == "= over"


@pytest.mark.parametrize("name", played_names())
def test_the_ships_of_a_played_example_have_no_mistakes(name):
    for ship in played(name).ships.values():
        assert read_ship(ship).flaws == ()


def test_every_played_example_is_shown_somewhere():
    shown = {name for topic in topics("en").values() for name in topic.played}

    assert shown == set(played_names())


@pytest.mark.parametrize("topic", WORKED)
def test_the_rules_that_are_hard_to_picture_have_a_played_example(topic):
    assert topics("en")[topic].played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", played_names())
def test_a_played_example_is_told_in_whole_sentences(name, language):
    for line in story(language, name):
        assert line[-1] in ".!?" and "{" not in line and "event-" not in line, line


def test_a_played_example_tells_the_numbers_that_led_to_it():
    assert "Blue beats the smugglers: cannon strength 4½ against 4." in story("en", "smugglers")
    assert any("4½ gegen 4" in line for line in story("de", "smugglers"))
    assert story("en", "stardust")[-1] == "In the end: Red, on space 5; Blue, on space 8."


def test_a_played_example_as_plain_data_has_text_ships_and_story():
    shown = plain_topic("de", topics("de")["enemies"])["passages"][-5:]

    assert [bool(part.get("ship")) for part in shown] == [False, True, True, True, False]
    assert shown[1]["facts"] == ["Rot, auf Feld 9"]
    assert shown[-1]["lines"] == story("de", "smugglers")


# Drawn examples


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_of_an_example_are_told(language):
    for name in examples():
        for line in facts(language, name):
            assert line and "{" not in line and "fact-" not in line, line


def test_a_word_in_the_title_finds_its_topic_first():
    assert search("en", "hourglass")[0].name == "hourglass"
    assert search("de", "Sanduhr")[0].name == "hourglass"
    assert search("cs", "hodiny")[0].name == "hourglass"


def test_accents_and_capitals_need_not_be_typed():
    assert "planets" in [topic.name for topic in search("cs", "PLANETY")]
    assert "engines" in [topic.name for topic in search("de", "antriebe")]
    assert search("cs", "hvezdny prach")[0].name == "stardust"


def test_all_words_must_occur():
    assert search("en", "hourglass elephants") == ()
    assert search("en", "  ") == ()


def test_marks_say_where_editions_differ_and_what_is_ours():
    assert topics("en")["end_of_flight"].editions_differ
    assert topics("en")["titles"].ours
    assert not topics("en")["planets"].ours


def test_a_topic_as_plain_data_says_which_cards_and_components_lead_to_it():
    shown = plain_topic("en", topics("en")["enemies"])

    assert shown["about"] == ["smugglers", "slavers", "pirates"]
    assert "double_cannon" in plain_topic("en", topics("en")["cannons"])["about"]


def test_a_topic_as_plain_data_holds_its_ship():
    shown = plain_topic("cs", topics("cs")["strength"])

    drawn = next(part for part in shown["passages"] if "ship" in part)
    assert drawn["ship"].startswith("ship 2021 I")
    assert "Síla děl bez baterií: 3" in drawn["facts"]
