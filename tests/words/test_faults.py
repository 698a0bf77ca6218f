"""What readers expected is said in every language."""

from __future__ import annotations

import ast
import pickle
import re

import pytest

from boltbucket.notation import NotationError, read_ship
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.read_record import read_record
from boltbucket.rules.variants.missions.library import MissionError, read_file, read_untrusted
from boltbucket.scenario import Failed, Unreadable, play_scenario, read_scenario
from boltbucket.words import LANGUAGES, Words
from boltbucket.words.catalogue import entries
from boltbucket.words.faults import told
from boltbucket.words.review import FORMS
from boltbucket.words.values import FAULT as PREFIX
from boltbucket.words.values import key_part
from tests.words.required_messages import FAULTS, calls, fault_params, refusal_params

FRAMES = ("NotationError", "Unreadable", "MissionError", "PlanError", "DataError")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_a_fault_has_words(language):
    missing = {f"{PREFIX}{key_part(code)}" for code in fault_params()} - set(entries(language))

    assert sorted(missing) == []


@pytest.mark.parametrize(("code", "given"), sorted(fault_params().items()))
def test_a_fault_is_said_with_what_it_is_given(code, given):
    for language in LANGUAGES:
        assert [variables(language, f"{PREFIX}{key_part(code)}")] * len(given) == given


@pytest.mark.parametrize(("code", "given"), sorted(refusal_params().items()))
def test_a_refusal_says_nothing_it_is_not_given(code, given):
    said = {FORMS.sub("", name) for name in variables("en", f"refusal-{key_part(code)}")}

    assert all(said <= names for names in given)


def test_no_refusal_or_fault_is_given_words_of_its_own():
    """What a sentence is filled with are names, codes, numbers and faults, never English."""
    spoken = [
        (call.lineno, node.value)
        for name, call in calls()
        if name in (*FAULTS, "Illegal")
        for part in call.keywords
        for node in ast.walk(part.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.search(r"[a-z]{2,} [a-z]{2,}", node.value)
    ]

    assert spoken == []


def test_every_message_about_a_fault_is_said_somewhere():
    said = {f"{PREFIX}{key_part(code)}" for code in fault_params()}

    assert sorted({key for key in entries("en") if key.startswith(PREFIX)} - said) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("frame", FRAMES)
def test_every_place_has_words(frame, language):
    assert f"place-{key_part(frame)}" in entries(language)


def variables(language: str, key: str) -> set[str]:
    return set(re.findall(r"\{ *\$([a-z_]+)", entries(language)[key]))


def fault_of(read, text):
    with pytest.raises((NotationError, Unreadable, MissionError)) as found:
        read(text)
    return found.value


def test_a_wrong_ship_is_told_with_its_place():
    fault = fault_of(read_ship, "ship 2021 II\n@+hhh\n")

    assert told(Words("en"), fault) == "line 2, column 5: expected two humans at most"
    assert told(Words("de"), fault) == "Zeile 2, Spalte 5: erwartet: höchstens zwei Menschen"
    assert told(Words("cs"), fault) == "řádek 2, sloupec 5: očekáváno: nejvýš dva kosmonauti"


def test_choices_are_joined_in_the_language():
    fault = fault_of(read_ship, "ship 1999 II\n@\n")

    assert told(Words("de"), fault).endswith("eine Ausgabe: 2007 oder 2021")


def test_signs_and_sides_are_told():
    square = fault_of(read_ship, "ship 2021 I\n 4 5 6 7 8 9 10\n5 . - - . - - -\n")
    side = fault_of(read_ship, "ship 2021 I\nc-01\n")

    assert told(Words("de"), square).endswith("- für ein Feld außerhalb oder ein Plättchen")
    assert "hinteren Seite" in told(Words("de"), side)


def test_a_wrong_scenario_is_told():
    fault = fault_of(read_scenario, "  level II\n")

    assert told(Words("cs"), fault) == "očekáváno: řádek bez odsazení"


def test_a_wrong_mission_file_is_told_with_file_line_and_field():
    fault = fault_of(lambda text: read_untrusted(text, "bad"), "title = 7\n")

    assert told(Words("de"), fault) == "bad:1: title: erwartet: Text, nicht 7"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("title = 'a'\n= 1\n", 2, "ab Zeile 2 ist das kein TOML"),
        ("title = 'a'\n\ntitle = 'b'\n", 3, "das steht hier zum zweiten Mal: Zeile 3"),
        ("[heap]\n[bill]\n[heap]\n= 1\n", 3, "das steht hier zum zweiten Mal: Zeile 3"),
        ("title = 'a'\n[heap", 2, "ab Zeile 2 ist das kein TOML"),
        ("text = 'a'\ntitle = [\n1,\n", 2, "ab Zeile 2 ist das kein TOML"),
        ('text = """\n= 1\n"""\ntitle = \'a\'\n= 1\n', 5, "ab Zeile 5 ist das kein TOML"),
        ("a = 1", 1, "a: unbekanntes Feld"),
    ],
)
def test_a_mission_file_that_is_no_toml_is_told_with_its_line(text, line, said):
    fault = fault_of(lambda text: read_untrusted(text, "bad"), text)

    assert told(Words("de"), fault).startswith(f"bad:{line}: {said}")


def test_a_mission_file_that_is_no_text_is_told_with_its_line(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_bytes(b"title = 'a'\n\xff\n")

    fault = fault_of(read_file, file)

    assert told(Words("de"), fault) == f"{file}:2: ist kein Text in UTF-8"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{\n"format": ?', "ab Zeile 2, Spalte 11 nicht lesbar"),
        ('{"format": "boltbucket-record", "version": 1, "setup": SETUP}', "seed fehlt"),
        (
            '{"format": "boltbucket-record", "version": 1, "setup": SETUP, "seed": 1, '
            '"opening": [], "entries": [[0, ["finish", 1], [], false, ""], [0]]}',
            "Eintrag 1 der Aufzeichnung",
        ),
    ],
)
def test_an_unreadable_record_is_told_with_its_place(text, said):
    setup = '{"edition": "2021", "seats": 2, "flights": ["I"]}'
    with pytest.raises(Illegal) as refused:
        read_record(text.replace("SETUP", setup))

    assert said in told(Words("de"), refused.value)


def test_refusals_and_the_machine_s_complaints_are_told():
    missing = FileNotFoundError(2, "No such file or directory", "ship.txt")

    assert told(Words("de"), missing) == "ship.txt: diese Datei oder diesen Ordner gibt es nicht"
    assert told(Words("cs"), OSError(9999, "strange", "a")) == "a: to počítač nedokáže (strange)"
    assert told(Words("en"), Illegal("hand_full")) == Words("en").refusal(Illegal("hand_full"))


SCENARIO = """ship red at 6
    @+hh b2+1
    ee   .
deck open_space
"""


def failure_of(lines: str) -> Failed:
    with pytest.raises(Failed) as found:
        play_scenario(read_scenario(SCENARIO + lines))
    return found.value


@pytest.mark.parametrize(
    ("language", "expected", "found"),
    [
        (
            "en",
            "red > power 6/8 to be accepted",
            "not_offered: That answer (power, 608) is not on offer. Choose one of those "
            "shown. Now red is asked power_up: power 7/8, done",
        ),
        (
            "de",
            "dass red > power 6/8 angenommen wird",
            "Jetzt: red wird power_up gefragt: power 7/8, done",
        ),
        (
            "cs",
            "že red > power 6/8 bude přijato",
            "Teď: red má otázku power_up: power 7/8, done",
        ),
    ],
)
def test_what_a_scenario_expected_is_told(language, expected, found):
    failure = failure_of("red > power 6/8\n")

    assert Words(language).fault(failure.expected) == expected
    assert Words(language).fault(failure.found).endswith(found)


def test_a_fault_within_a_fault_is_told_in_the_same_language():
    card = fault_of(play_scenario, read_scenario("ship red\n    @\ndeck planets { days = 0 }\n"))
    setup = fault_of(play_scenario, read_scenario("edition 1999\n"))

    assert "planets: days: erwartet: eine ganze Zahl ab 1, nicht 0" in told(Words("de"), card)
    assert "dá hrát (Vydání 1999 neexistuje." in told(Words("cs"), setup)


def test_a_fault_within_a_refusal_is_told_in_the_same_language():
    refusal = Illegal("bad_notation", reason=NotationError(1, 1, "edition", known=("2007", "2021")))
    said = Words("de").refusal(refusal)

    assert "nicht lesbar: Zeile 1, Spalte 1: erwartet: eine Ausgabe: 2007 oder 2021." in said


def test_numbers_of_faults_are_quoted_as_they_were_written():
    fault = Fault("no_free_port", count=50, first=8000, last=8049)

    assert told(Words("en"), fault) == "none of the ports 8000 to 8049 is free"
    assert told(Words("de"), fault) == "keiner der Ports 8000 bis 8049 ist frei"


def test_words_that_mean_something_elsewhere_are_quoted_too():
    fault = Fault("card_fields", card="planets", field="days", reason=Fault("missing"))

    assert told(Words("en"), fault) == "the fields of planets: days: is missing"


@pytest.mark.parametrize(
    "fault",
    [
        Illegal("hand_full"),
        NotationError(2, 5, "batteries", most=3),
        MissionError("a.toml", 3, None, "toml", line=3),
        Unreadable(7, "playable_setup", reason=Illegal("setup_seats", seats=9, most=4)),
    ],
)
def test_a_fault_travels_between_processes(fault):
    again = pickle.loads(pickle.dumps(fault))

    assert (type(again), str(again)) == (type(fault), str(fault))
    assert told(Words("cs"), again) == told(Words("cs"), fault)
