"""Nothing goes round for ever, and nothing that matters is out of reach."""

from __future__ import annotations

from random import Random

import pytest

from boltbucket.learn.actions import choices, verb_of
from boltbucket.learn.episode import Episode
from boltbucket.learn.limits import SECOND_THOUGHTS, Limits
from boltbucket.learn.tasks import TableTask
from boltbucket.rules.setup import Building, Setup
from boltbucket.scenario import play_scenario, read_scenario

UNDOING = ("unload", "take", "pick_up", "fetch", "reserve", "return", "look", "put_back", "load")
LONGEST = 3000


def play_round(episode: Episode, seed: int) -> int:
    """Somebody who undoes whatever can be undone; how many answers it took."""
    chance, given = Random(seed), 0
    while not episode.over:
        numbers = list(episode.choices)
        undoing = [number for number in numbers if verb_of(number).name in UNDOING]
        episode.answer(chance.choice(undoing or numbers))
        given += 1
        assert given < LONGEST, "it goes round for ever"
    return given


@pytest.mark.parametrize(
    "setup",
    (
        Setup("2021", 1, ("II",), building=Building.UNTIMED),
        Setup("2021", 2, ("I",), building=Building.TURNS),
        Setup("2007", 2, ("first",), building=Building.UNTIMED),
        Setup("2021", 2, ("II",), building=Building.UNTIMED, missions=("experiments",)),
        Setup("2021", 2, ("I",)),
    ),
    ids=("alone", "in turns", "first flight", "mission", "real time"),
)
def test_whoever_undoes_everything_comes_to_an_end_all_the_same(setup):
    assert play_round(TableTask(setup).begin(3), 3) > SECOND_THOUGHTS


STOWING = """
level II
ship red at 9
    h3+BBB  @+hh  h3
    .       e     .
deck planets { days = 1, planets = ["RYG"] }
"""


def stowing():
    stage = play_scenario(read_scenario(STOWING), to_the_end=False)
    game = stage.game
    while game.pending and game.pending[0].kind != "load_goods":
        game.submit(0, game.pending[0].options[0])
    return game


def test_only_as_many_blocks_are_taken_out_as_were_aboard():
    game, limits = stowing(), Limits()
    taken_out = 0
    while game.pending and game.pending[0].kind == "load_goods":
        decision = game.pending[0]
        offered = limits.narrowed(choices(decision, game.table), decision, game.table)
        unloads = [number for number in offered if verb_of(number).name == "unload"]
        loads = [number for number in offered if verb_of(number).name == "load"]
        number = (unloads or loads or list(offered))[0]
        taken_out += number in unloads
        limits.note(number)
        game.submit(0, offered[number])

    assert taken_out == 3


def test_the_next_flight_brings_new_second_thoughts():
    setup = Setup("2021", 1, ("I", "I"), building=Building.UNTIMED)
    episode = TableTask(setup).begin(1)
    limits = episode.limits[0]
    limits.thoughts = 0
    while episode.game.table.match.number == 0:
        names = {verb_of(number).name: number for number in episode.choices}
        wanted = ("finish", "done", "fly_on", "fly_again")
        episode.answer(next((names[n] for n in wanted if n in names), next(iter(names.values()))))

    assert limits.thoughts == SECOND_THOUGHTS
