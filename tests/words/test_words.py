"""Sentences: what the game says in the languages of its players."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from pathlib import Path

import pytest

from boltbucket.rules.decisions import Accept, Pick, PickCrew, PowerUp
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import (
    BillPresented,
    EnemyMet,
    GoodsLeft,
    HitBounced,
    MatchEnded,
    RocketMoved,
    TilePlaced,
    TitleWon,
    WeakestFound,
)
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.flaws import Flaw, FlawKind
from boltbucket.rules.ship.intruders import Guard
from boltbucket.rules.ship.tile import Kind, Side, Tile
from boltbucket.rules.table.lost import Cause
from boltbucket.words import LANGUAGES, Words, catalogue, choose_language, key_of, negotiate
from boltbucket.words.catalogue import complete
from tests.words.required_messages import events as all_events

NAMES = ("Anna", "Ben", "Cleo", "Dan")
BOX = edition("2021")
CANNON = next(tile for tile in BOX.tiles if tile.kind is Kind.DOUBLE_CANNON)

en, de, cs = Words("en"), Words("de"), Words("cs")


def test_a_lost_fight_says_both_strengths():
    event = EnemyMet(0, "slavers", 9, 10, "lost")

    assert "4½ against 5" in en.event(event, NAMES)
    assert "4½ gegen 5" in de.event(event, NAMES)
    assert "4½ proti 5" in cs.event(event, NAMES)


def test_components_stand_in_the_case_the_sentence_needs():
    engine = next(tile for tile in BOX.tiles if tile.kind is Kind.DOUBLE_ENGINE)
    cabin = next(tile for tile in BOX.tiles if tile.kind is Kind.CABIN)

    assert de.event(TilePlaced(0, 708, engine), NAMES) == "Anna baut einen Doppelantrieb auf 7/8."
    assert cs.event(TilePlaced(0, 708, cabin), NAMES) == "Anna staví na 7/8 kajutu."


def test_a_tie_is_told_only_where_there_was_one():
    clear = WeakestFound(1, "cannons", ((0, 9), (1, 4)))
    tied = WeakestFound(0, "cannons", ((0, 4), (1, 4)))

    assert "(Anna 4½, Ben 2)" in en.event(clear, NAMES)
    assert "(Anna 2, Ben 2; tied, and Anna is farther ahead)" in en.event(tied, NAMES)
    assert "Gleichstand" not in de.event(clear, NAMES) and "Gleichstand" in de.event(tied, NAMES)
    assert "remíza" not in cs.event(clear, NAMES) and "remíza" in cs.event(tied, NAMES)


def test_what_a_hit_bounced_off_is_named():
    smooth, plated = HitBounced(0, 708, "smooth"), HitBounced(0, 708, "plated")

    assert [en.event(each, NAMES).split()[-1] for each in (smooth, plated)] == [
        "smooth.",
        "plated.",
    ]
    assert "glatt" in de.event(smooth, NAMES) and "gepanzert" in de.event(plated, NAMES)
    assert "prázdná" in cs.event(smooth, NAMES) and "pancéřovaná" in cs.event(plated, NAMES)


@pytest.mark.parametrize(
    ("reason", "said"), [("score", "best score"), ("tie", "tied"), ("lot", "chance decides")]
)
def test_why_a_title_is_won_is_told(reason, said):
    assert said in en.event(TitleWon(0, "hauler", reason), NAMES)


@pytest.mark.parametrize(
    "card", ["abandoned_ship", "abandoned_station", "smugglers", "slavers", "pirates"]
)
def test_every_offer_has_a_question_of_its_own(card):
    for words in (en, de, cs):
        asked = words.decision(Accept(0, (), offer=card, days=1))

        assert (
            asked.split("?")[0]
            != words.decision(Accept(0, (), offer="planets", days=1)).split("?")[0]
        )


@pytest.mark.parametrize(
    ("days", "said"), [(1, "1 letový den"), (3, "3 letové dny"), (5, "5 letových dní")]
)
def test_czech_days_are_declined(days, said):
    assert said in cs.event(RocketMoved(0, -days, 4), NAMES)


def test_a_contest_lists_everybody_s_value():
    event = WeakestFound(1, "cannons", ((0, 9), (1, 4)))

    assert "Anna 4½, Ben 2" in en.event(event, NAMES)


def test_a_line_of_the_bill_says_what_it_was_worked_out_from():
    assert en.event(BillPresented(0, "title:hauler", 2, 3), NAMES) == (
        "Anna: title Top Hauler, score 3: +2 credits."
    )
    assert de.event(BillPresented(1, "losses", -1, 1), NAMES) == (
        "Ben: 1 Bauteil verloren: −1 Credit."
    )


def test_goods_are_counted_by_colour():
    event = GoodsLeft(0, (Good.RED, Good.RED, Good.BLUE))

    assert "2× red and 1× blue" in en.event(event, NAMES)


def test_a_game_without_profit_says_so():
    assert "nobody has made a profit" in en.event(MatchEnded(((0, 0),), ()), NAMES)


def test_a_player_without_a_name_has_a_number():
    assert en.event(BillPresented(2, "forgiven", 1, 1)).startswith("Player 3:")


def test_questions_tell_what_is_at_stake():
    power = PowerUp(0, (), yardstick="cannons", strength=7, against=10)
    offer = Accept(0, (), offer="abandoned_ship", days=1, crew=3, credits=6)

    assert en.decision(power) == "Cannon strength 3½ against 5. Spend batteries on your doubles?"
    assert "6 credits" in en.decision(offer) and "3 crew" in en.decision(offer)
    assert "3 členy posádky" in cs.decision(PickCrew(0, (), amount=3))


def test_a_choice_among_named_things_shows_their_names():
    keep = Pick(0, (), what="title_to_keep")
    give = Pick(0, (), what="title_to_give", params=(("title", "hauler"),))

    assert en.answer(keep, ("pick", "engineer")) == "Master Engineer"
    assert en.answer(give, ("pick", 2), NAMES) == "Cleo"
    assert "Top Hauler" in en.decision(give, NAMES)


def test_a_refusal_names_who_was_faster():
    assert "Cleo" in en.refusal(Illegal("tile_taken", by=2), NAMES)


def test_a_mission_that_nobody_knows_is_called_as_it_was_written():
    refusal = Illegal("setup_mission", mission="glass_house", known="the_bet")

    assert "glass_house" in en.refusal(refusal)


def test_an_unknown_key_is_shown_rather_than_nothing():
    assert en.say("there-is-no-such-key") == "there-is-no-such-key"
    assert en.refusal(Illegal("never_heard_of")) == "refusal-never-heard-of"


def test_what_a_language_lacks_is_said_in_english(monkeypatch):
    lacking = {key: text for key, text in complete("de").items() if key != "answer-yes"}
    english = complete("en")["answer-yes"]
    monkeypatch.setattr(
        "boltbucket.words.words.complete", lambda _: {**lacking, "answer-yes": english}
    )

    assert Words("de").say("answer-yes") == "Yes"
    assert Words("de").say("answer-no") == "Nein"


def test_cards_and_tiles_have_names():
    assert de.tile(CANNON) == "Doppelkanone"
    assert {cs.card(card) for card in BOX.cards} >= {"Planety", "Volný vesmír", "Sabotáž"}
    assert key_of(CANNON) == "component-double-cannon"


def test_the_catalogue_has_every_message_once():
    assert catalogue("cs").count("\nanswer-yes = ") == 1


# Every event with made-up values is a whole sentence in every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", all_events(), ids=lambda kind: kind.__name__)
def test_every_event_is_a_whole_sentence(kind, language):
    hints = typing.get_type_hints(kind)
    values = {
        field.name: sample(hints[field.name], field.name) for field in dataclasses.fields(kind)
    }

    said = Words(language).event(kind(**values), NAMES)

    assert said and "{" not in said and "$" not in said, said
    assert said[-1] in ".!?", said


TEXTS = {
    "level": "II", "yardstick": "engines", "offer": "slavers", "enemy": "slavers",
    "result": "won", "item": "order", "title": "hauler", "titles": "hauler",
}  # fmt: skip


def sample(hint: object, name: str) -> object:
    """A value of a type, such as the rules would give."""
    if isinstance(hint, types.UnionType):
        return sample(typing.get_args(hint)[0], name)
    if typing.get_origin(hint) is typing.Literal:
        return typing.get_args(hint)[0]
    if typing.get_origin(hint) is tuple:
        parts = [part for part in typing.get_args(hint) if part is not Ellipsis]
        return tuple(sample(part, name) for part in parts)
    known = {
        int: 2, bool: True, str: TEXTS.get(name, "slavers"), Tile: CANNON, Card: BOX.cards[0],
        Side: Side.REAR, Figure: Figure.BROWN, Good: Good.GREEN,
        Cause: Cause.DESTROYED, Guard: Guard.SENTRY, Flaw: Flaw(FlawKind.MISMATCH, (707, 708)),
    }  # fmt: skip
    return known[hint]


# Which language


def test_what_is_asked_for_comes_before_the_machine():
    assert choose_language("de", {"LANG": "cs_CZ.UTF-8"}) == "de"


def test_the_machine_s_language_counts_otherwise():
    assert choose_language(None, {"LC_ALL": "cs_CZ.UTF-8", "LANG": "de_DE.UTF-8"}) == "cs"
    assert choose_language(None, {"LANGUAGE": "fr:de", "LANG": "cs_CZ"}) == "de"


def test_a_language_nobody_speaks_falls_back_to_english():
    assert choose_language("fr", {}) == "en"
    assert choose_language(None, {"LANG": "C.UTF-8"}) == "en"


def test_a_browser_s_wishes_are_weighed():
    assert negotiate("fr, de;q=0.7, cs;q=0.9") == "cs"
    assert negotiate("") == "en"


def test_the_sample_of_the_documentation_speaks():
    page = Path(__file__).parents[2] / "docs/words.md"
    (sample,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    made, asked = sample.split("\n\n")[0], sample.split('words = Words("de")\n')[1]
    names = {
        "event": RocketMoved(0, 2, 5),
        "illegal": Illegal("tile_taken", by=1),
        "names": NAMES,
        "fault": Fault("no_free_port", count=1, first=8000, last=8000),
    }
    exec(f'{made}\nwords = Words("de")', names)
    said = [eval(line, names) for line in asked.splitlines()]

    assert "Anna" in said[0] and "Ben" in said[1] and "8000" in said[2]
    assert said[-1] == ("2,4", "40\N{NO-BREAK SPACE}%", "Anna und Ben")
