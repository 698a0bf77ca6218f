"""Mission files: what they may say, and what is said about broken ones."""

from __future__ import annotations

import pytest

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.printed import packaged
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.variants.missions import library
from boltbucket.rules.variants.missions.library import MissionError
from boltbucket.rules.variants.missions.mission import ByLevel, sets

PLAIN = 'title = "Plain"\n'


def problem(text: str) -> MissionError:
    with pytest.raises(MissionError) as error:
        library.read_untrusted(PLAIN + text, "plain")
    return error.value


def test_a_title_is_enough():
    assert library.read_untrusted(PLAIN, "plain").title == "Plain"


def test_a_level_that_is_not_listed_has_the_value_of_the_one_below():
    assert [ByLevel(((1, 4), (3, 9))).at(level) for level in (1, 2, 3, 4)] == [4, 4, 9, 9]


def test_sets_are_of_different_ones():
    assert sets([3, 1, 1], 3) == 1
    assert sets([9, 0, 0], 3) == 0
    assert sets([2, 2, 1, 1], 3) == 2


def test_payload_may_depend_on_the_level():
    text = '[heap.payload]\nI = []\nII = ["heavy"]\n'
    payload = library.read_untrusted(PLAIN + text, "plain").heap.payload

    assert payload.at(1) == frozenset()
    assert payload.at(4) == {Kind.HEAVY}


@pytest.mark.parametrize(
    ("text", "line", "field", "code"),
    [
        ('[heap]\npayload = ["fragil"]\n', 3, "heap.payload", "none_of"),
        ("[heap]\n\npaylod = []\n", 4, "heap.paylod", "unknown_field"),
        ("[wings]\n", 2, "wings", "unknown_field"),
        ("[piles]\nopen = -1\n", 3, "piles.open", "a_count"),
        ("piles.open = { II = 1 }\n", 2, "piles.open", "level_one"),
        ("[piles]\nopen = { I = 1, V = 2 }\n", 3, "piles.open", "none_of"),
        ('[fits]\nseats = "two"\n', 3, "fits.seats", "players"),
        ('[ship]\nidle_engines = "row 7"\n', 3, "ship.idle_engines", "rows_such_as"),
        ("[[bill.lines]]\ncredits = 1\n", 2, "bill.lines.count", "missing"),
        (
            '[[bill.lines]]\ncount = "one"\ncredits = 1\n[[bill.lines]]\ncount = "x"\n',
            6,
            "bill.lines.count",
            "none_of",
        ),
        ('[contest]\nscore = "one"\nwinner = "me"\nstake = 1\n', 4, "contest.winner", "none_of"),
        ('[options.wild]\ntitle = "x"\n', 3, "options.wild.title", "unknown_field"),
        ("[heap\n", 2, None, "toml"),
        ('python = "rules.py"\n', 2, "python", "python_own"),
    ],
)
def test_a_broken_file_gets_file_line_field_and_code(text, line, field, code):
    found = problem(text)

    assert found.place == {"file": "plain", "line": line, "field": field}
    assert found.code == code
    assert str(found).startswith(f"plain:{line}:")


def test_a_file_that_is_no_text_is_reported(tmp_path):
    file = tmp_path / "noise.toml"
    file.write_bytes(b'title = "\xff"')

    with pytest.raises(MissionError, match="not_utf8"):
        library.read_file(file)


def test_a_missing_title_is_reported_on_the_first_line():
    with pytest.raises(MissionError) as error:
        library.read_untrusted("own_design = true\n", "plain")

    assert (error.value.line, error.value.field, error.value.code) == (1, "title", "missing")


def test_a_variant_replaces_what_stands_above():
    plain = library.mission("the_bet")
    heavy = library.mission("the_bet", ("heavy_armour",))

    assert plain.ship.heavy_mass is None
    assert heavy.ship.heavy_mass == 1
    assert heavy.contest is not None


def test_options_of_other_missions_do_not_matter():
    assert library.mission("carpool", ("heavy_armour",)) is library.mission("carpool")


def test_an_unknown_mission_is_refused():
    with pytest.raises(Illegal, match="setup_mission"):
        library.mission("golf")


# Python


RULES = """
from dataclasses import dataclass
from boltbucket.rules.table.match import BillLine
from boltbucket.rules.variants.missions.variant import MissionVariant

@dataclass(frozen=True)
class Bonus(MissionVariant):
    def extra_lines(self, play):
        return tuple((seat, BillLine("mission:bonus", 7, 1)) for seat in play.table.order)
"""


def write(folder, rules):
    (folder / "bonus.py").write_text(rules)
    (folder / "bonus.toml").write_text('title = "Bonus"\npython = "bonus.py"\n')
    return folder / "bonus.toml"


def test_a_file_of_ones_own_may_bring_python(tmp_path):
    mission = library.read_file(write(tmp_path, RULES))

    assert mission.rules is not None
    assert mission.rules.__name__ == "Bonus"


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("", "python_variant (file=bonus.py, count=0)"),
        ("def broken(:\n", "SyntaxError"),
        ("1 / 0\n", "python_failed (file=bonus.py, error=ZeroDivisionError"),
        ("import boltbucket_nowhere\n", "boltbucket_nowhere"),
    ],
)
def test_broken_python_is_reported_with_the_line_that_names_it(tmp_path, rules, reason):
    with pytest.raises(MissionError) as error:
        library.read_file(write(tmp_path, rules))

    assert error.value.line == 2
    assert reason in str(error.value)


def test_python_is_only_looked_for_beside_the_mission(tmp_path):
    file = tmp_path / "far.toml"
    file.write_text('title = "Far"\npython = "../far.py"\n')

    with pytest.raises(MissionError, match="python_name"):
        library.read_file(file)


# Packages


class Point:
    value = "package:FILE"

    def __init__(self, name, file):
        self.name = name
        self.file = file

    def load(self):
        return self.file


def test_installed_packages_offer_missions_and_broken_ones_do_no_harm(tmp_path, monkeypatch):
    (tmp_path / "good.toml").write_text('title = "Good"\n')
    (tmp_path / "bad.toml").write_text("titel = 1\n")
    points = [Point("good", tmp_path / "good.toml"), Point("bad", tmp_path / "bad.toml")]
    monkeypatch.setattr(packaged, "entry_points", lambda group: points)
    library.package_missions.cache_clear()

    found, problems = library.package_missions()

    assert list(found) == ["good"]
    assert "bad.toml:1" in str(problems[0])
    assert "good" in library.known_missions()
    library.package_missions.cache_clear()
