"""What readers expected is said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boltbucket.rules
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.missions.library import read_file, read_untrusted
from boltbucket.rules.missions.locating import MissionError
from boltbucket.rules.notation import NotationError, read_ship
from boltbucket.rules.record import read_record
from boltbucket.rules.scenario import Unreadable, read_scenario
from boltbucket.words import LANGUAGES, Words
from boltbucket.words.catalogue import entries
from boltbucket.words.faults import PREFIX, phrase, told

RULES = Path(boltbucket.rules.__file__).parent
PACKAGE = RULES.parent
OTHERS = [language for language in LANGUAGES if language != "en"]
SAYING = {
    "fault": 0, "take": 0, "ends_after": 1, "WordError": 1, "Unreadable": 1, "ValueError": 0,
    "error": 1, "OSError": 0, "ArgumentTypeError": 0, "_instead": 2,
    "MissionError": 2,
}  # fmt: skip
"""Which argument of a call says what is wrong."""
RETURNING = ("quirk_value", "toml_problem")
"""Functions that return what is wrong."""
PLACES = [
    *RULES.glob("notation/*.py"),
    *RULES.glob("scenario/*.py"),
    *RULES.glob("missions/**/*.py"),
    RULES / "editions" / "reading.py",
    RULES / "editions" / "card_data.py",
    PACKAGE / "server" / "run.py",
    PACKAGE / "bots" / "guard.py",
    *(PACKAGE / "cli").glob("*.py"),
]


def expectations() -> Iterator[tuple[str, str]]:
    """Every text of a reader about what is wrong, with made-up details."""
    for file in PLACES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            where = f"{file.name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                said = node.args[SAYING.get(name, 99) :][:1]
                yield from ((where, text) for each in said for text in samples(each, name))
            elif isinstance(node, ast.FunctionDef) and node.name in RETURNING:
                ends = [step.value for step in ast.walk(node) if isinstance(step, ast.Return)]
                yield from ((where, text) for end in ends if end for text in samples(end, ""))


def samples(node: ast.expr, caller: str) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*samples(node.body, caller), *samples(node.orelse, caller))
        return
    text = sample(node)
    if text and " " in text and re.search("[a-z]", text):
        yield f"7 {text}; 7 answered with 7" if caller == "_instead" else text


def sample(node: ast.expr) -> str | None:
    """A text that an expression may be; None for one that only hands a text on."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(sample(part) or "7" for part in node.values)
    if isinstance(node, ast.BinOp):
        return (sample(node.left) or "7") + (sample(node.right) or "7")
    return None


FOUND = sorted(set(expectations()))


@pytest.mark.parametrize(("where", "text"), FOUND, ids=[where for where, _ in FOUND])
def test_what_was_expected_has_words(where, text):
    for language in OTHERS:
        assert phrase(Words(language), text) != text, f"{where}: add {text!r} to words/*/faults.ftl"


def test_every_phrase_is_said_somewhere():
    texts = [text for _, text in FOUND]
    words = Sayings()
    for text in texts:
        phrase(words, text)

    unsaid = {key for key in entries("en") if key.startswith(PREFIX)} - words.keys
    assert unsaid == set()


class Sayings(Words):
    """Remembers what it is asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()

    def say(self, key: str, /, **params: object) -> str:
        self.keys.add(key)
        return super().say(key, **params)


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
        ("title = 'a'\n= 1\n", 2, "ab hier ist das kein TOML: Zeile 2, Spalte 1"),
        ("title = 'a'\n\ntitle = 'b'\n", 3, "das steht hier zum zweiten Mal: Zeile 3, Spalte 12"),
        ("title = 'a'\n[heap", 2, "am Ende ist noch etwas offen, Zeile 2"),
        ("title = [\n1,\n", 2, "am Ende ist noch etwas offen, Zeile 2"),
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
    assert told(Words("cs"), OSError(9999, "strange", "a")) == "a: strange"
    assert told(Words("en"), Illegal("hand_full")) == Words("en").refusal(Illegal("hand_full"))


def test_what_nobody_has_words_for_is_passed_on():
    assert phrase(Words("de"), "something else entirely") == "something else entirely"
