"""The samples of the README do what it says."""

import re
from pathlib import Path

from boltbucket.bots.guard import Guarded
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Building, Setup

README = Path(__file__).parents[1] / "README.md"
SAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def sample_with(word: str) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(next(each for each in SAMPLES if word in each), names)
    return names


def test_the_library_sample_runs():
    assert sample_with("Game.new")["tile"] is not None


def test_the_bot_of_the_readme_plays_a_whole_game_without_a_slip():
    bot = Guarded(sample_with("Daredevil")["Daredevil"]())
    game = Game.new(Setup("2021", seats=2, flights=("I",), building=Building.UNTIMED), seed=3)
    for seat in (0, 1):
        game.submit(seat, ("finish", seat + 1))
    while game.pending:
        seat = min(game.pending)
        game.submit(seat, bot.decide(game.view(seat), game.pending[seat]))

    assert bot.notes == []


def test_every_page_the_readme_links_to_exists():
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text(encoding="utf-8"))

    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []


def test_the_mission_it_begins_has_a_name_missions_may_have():
    begun = re.findall(r"boltbucket mission new (\S+)", README.read_text(encoding="utf-8"))

    assert begun
    assert all(re.fullmatch(r"[a-z0-9_]+", name) for name in begun)
