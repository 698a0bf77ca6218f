"""The reference of the rules: complete, alike in three languages, and its examples are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from boltbucket.cli.rule_pages import pages
from boltbucket.languages import FOLDERS
from boltbucket.notation import read_ship
from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.variants.rough_roads.road import ROADS
from boltbucket.scenario import play_scenario, read_scenario
from boltbucket.words import LANGUAGES, Words
from boltbucket.words.figures import figure
from boltbucket.words.played import PLAYED, played, played_names, story
from boltbucket.words.reference import (
    Passage,
    chapters,
    examples,
    facts,
    plain_topic,
    topic_names,
    topic_of_card,
    topic_of_component,
    topics,
)
from boltbucket.words.searching import SHOWN, search
from boltbucket.words.values import key_part
from tests.words.required_messages import decisions, events, import_all_rules

WORKED = (
    "enemies", "open_space", "flight_days", "stardust", "meteor_swarm", "losing_components",
    "epidemic", "end_of_flight", "combat_zone", "strength", "payload", "enemy_fleet",
    "planets", "abandoned_ship", "abandoned_station", "giving_up", "trek",
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
    assert scenario.plays[-1].text in ("= over", "..."), "a Trek goes on"


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
    assert shown[-1]["lines"] == story("de", "pirates")
    assert shown[-1]["html"].startswith("<ul>\n<li>")


# Drawn examples


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_of_an_example_are_told(language):
    for name in examples():
        for line in facts(language, name):
            assert line and "{" not in line and "fact-" not in line, line


# Searching


def first(language, asked):
    return search(language, asked)[0].topic.name


@pytest.mark.parametrize(
    ("language", "word"), [("en", "hourglass"), ("de", "Sanduhr"), ("cs", "hodiny")]
)
def test_a_word_in_the_title_finds_its_topic_first(language, word):
    assert first(language, word) == "hourglass"


def test_accents_and_capitals_need_not_be_typed():
    assert first("cs", "PLANETY") == "planets"
    assert first("de", "antriebe") == "engines"
    assert first("cs", "hvezdny prach") == "stardust"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("shield", "shields", "SHIELDS")),
        ("de", ("Schild", "Schilde", "Schilden")),
        ("cs", ("štít", "štíty", "štítů", "štítem")),
    ],
)
def test_any_form_of_a_word_finds_it(language, forms):
    assert {first(language, form) for form in forms} == {"shields"}


@pytest.mark.parametrize(
    ("language", "question", "topic"),
    [
        ("en", "how do I win?", "winning"),
        ("de", "Wie gewinne ich?", "winning"),
        ("cs", "Jak vyhraju?", "winning"),
        ("en", "what happens when I give up", "giving_up"),
        ("en", "can I keep a tile for later?", "reserve"),
        ("de", "Wann muss ich aufgeben?", "giving_up"),
        ("cs", "Kdy musím odstoupit?", "giving_up"),
        ("de", "Was kostet eine Batterie?", "batteries"),
        ("en", "how do I build a good ship", "good_ship"),
        ("cs", "jak postavit dobrou loď", "good_ship"),
        ("en", "how do I turn a tile with the mouse", "controls"),
        ("de", "Wie drehe ich mit der Tastatur?", "controls"),
        ("cs", "jak otočím dílek myší", "controls"),
        ("en", "what if my ship breaks in two?", "losing_components"),
        ("en", "what happens to reserved tiles", "reserve"),
        ("en", "what is the difference between the editions?", "editions"),
        ("en", "how long does building take?", "hourglass"),
        ("en", "can I go into debt?", "credits"),
        ("en", "how do I leave the flight early?", "giving_up"),
        ("en", "can a tile be a mistake?", "mistakes"),
        ("de", "Was passiert, wenn mein Schiff zerbricht?", "losing_components"),
        ("de", "Kann ich Schulden machen?", "credits"),
        ("cs", "Co když se loď rozpadne?", "losing_components"),
        ("cs", "Můžu mít dluhy?", "credits"),
    ],
)
def test_a_plain_question_is_answered(language, question, topic):
    assert first(language, question) == topic


def test_what_is_found_comes_with_its_passage():
    found = search("en", "does the leader roll for meteors?")[0]

    assert found.topic.name == "hits"
    assert "The leader rolls for meteors" in found.excerpt
    assert len(found.excerpt) <= SHOWN + 4


def test_a_word_that_stands_nowhere_is_passed_over():
    assert first("en", "hourglass elephants") == "hourglass"
    assert search("en", "elephants") == ()
    assert search("en", "  ") == ()


# Pictures and tables


def test_every_kind_of_component_and_card_is_pictured():
    import_all_rules()
    shown = topics("en").values()

    assert {tile.kind for topic in shown for tile in topic.tiles} == set(Kind)
    assert {card.kind for topic in shown for card in topic.cards} == set(KINDS)


def test_every_card_has_a_picture_in_the_documentation():
    import_all_rules()
    pictures = Path(__file__).parents[2] / "docs" / "images" / "cards"

    assert {file.stem for file in pictures.glob("*.svg")} == set(KINDS)
    assert "](../../images/cards/pirates.svg)" in pages("en")["cards.md"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_what_every_card_of_rough_roads_says(language):
    speech, told = Words(language), topics(language)["rough_roads"].text

    for name in ROADS:
        key = f"road-{key_part(name)}"
        assert f"{speech.say(key)}: {speech.form(key, 'about')}" in told


def test_the_overview_shows_all_components_of_the_box():
    kinds = [tile.kind for tile in topics("en")["components"].tiles]

    assert len(kinds) == len(set(kinds)) == 13
    assert kinds[:2] == [Kind.STRUCTURAL, Kind.STARTING_CABIN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_tables_and_html_of_texts_is_not_let_through(language):
    table = next(part for part in topics(language)["levels"].passages if "|" in part.text)

    assert table.html.startswith("<table>")
    assert table.lines[1] == "I 8 4, 3, 2, 1 2 4, 2, 1, 0 6, 4, 2, 0"
    assert "<script>" not in Passage("<script>alert(1)</script>").html


@pytest.mark.parametrize("topic", ["levels", "hourglass", "bank", "credits", "end_of_flight"])
def test_what_is_not_certain_is_marked_where_it_stands(topic):
    assert "uncertain" in topics("en")[topic].marks


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
