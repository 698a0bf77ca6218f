"""How likely a hit was: from the table it came to, under all that was in force there."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from boltbucket.rules.events import HitApproached
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import outlook
from boltbucket.rules.game import Game
from boltbucket.rules.odds import odds_when
from boltbucket.rules.setup import TREK_FLIGHTS, Format, Setup
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.rough_roads.road import ROADS
from boltbucket.scenario import read_scenario
from boltbucket.scenario.settings import agreed_setup, read_plan
from boltbucket.scenario.table import set_table
from boltbucket.sim.promised_odds import check_odds
from boltbucket.sim.random_play import RandomPlayers

MATCHES = {
    "trek": Setup("2007", 4, TREK_FLIGHTS, Format.TREK),
    **{
        name: Setup("2007", 3, ("II",), Format.MISSIONS, missions=(name,))
        for name in box_missions()
    },
    **{f"road {name}": Setup("2021", 3, ("III",), roads=(name,)) for name in ROADS},
}


@pytest.mark.parametrize("name", MATCHES)
def test_every_ship_meets_a_hit_as_the_odds_have_it(name):
    hits = 0
    for seed in range(3):
        game = Game.new(MATCHES[name], seed)
        players = RandomPlayers(seed, careful=True)
        while game.pending:
            events = game.submit(*players.answer(game))
            check_odds(game, events)
            hits += sum(isinstance(event, HitApproached) for event in events)

    assert hits


# One by one


def hits_of(text: str):
    """The hits of a scenario before the first question, each with the odds of everybody."""
    read = read_scenario(text)
    plan = read_plan(read)
    game, events = set_table(plan, agreed_setup(plan, read))
    # Cards of Rough Roads have been laid before it began.
    tables = zip(events[-len(game.moments) :], game.moments, strict=True)
    return [
        (event, odds_when(table, event), table)
        for event, table in tables
        if isinstance(event, HitApproached)
    ]


TWO = """
level II
ship red at 9
    t     @+hh  t
    .     e     .
ship blue at 6
    .     @+hh  .
    .     e     .
"""


def test_what_finds_nobody_counts_for_nothing_where_it_is_rolled_for_again():
    ((_, odds, table),) = hits_of(
        f'{TWO}roads bad_luck\ndeck meteor_swarm {{ meteors = "large front" }}\ndice 2 12 6\n'
    )

    lines = Counter()
    for rolls in product(list(product(range(1, 7), repeat=2)), repeat=3):
        sums = [sum(roll) for roll in rolls]
        lines[next((line for line in sums[:2] if 6 <= line <= 8), sums[2])] += 1
    assert {each.line: each.ways for each in odds[0].lines} == lines
    assert odds[1].rolls == 36**3
    hit = Hit(True, Side.FRONT)
    assert [each.outlook for each in odds[1].lines] == [
        outlook(table.ship(1), hit, line, True) for line in sorted(lines)
    ]


def test_a_die_that_is_fixed_leaves_six_rolls():
    ((came, odds, _),) = hits_of(
        f'{TWO}deck meteor_swarm {{ meteors = "large front 5" }}\ndice d3\n'
    )

    assert came.fixed_die == 5
    assert [(each.line, each.ways) for each in odds[0].lines] == [(n, 1) for n in range(6, 12)]


def test_a_shower_is_certain():
    found = hits_of(f'{TWO}mission the_bet\ndeck meteor_shower {{ sides = "front" }}\n')

    assert [came.line for came, _, _ in found][:2] == [6, 7]
    for came, odds, _ in found:
        assert [(each.line, each.ways) for each in odds[0].lines] == [(came.line, 1)]


def test_batteries_are_those_of_the_moment():
    """The first shot costs the last battery; the shield is of no use against the second."""
    read = read_scenario("""
level II
ship red at 9
    b2+1  @+hh  s^>
    .     e     .
deck pirates { strength = 9, shots = "light front, light front", credits = 4, days = 1 }
dice 7 7
""")
    plan = read_plan(read)
    game, first = set_table(plan, agreed_setup(plan, read))
    came = [(event, game.moments[n]) for n, event in enumerate(first)]
    answer = next(each for each in game.pending[0].options if each[0] == "battery")
    second = game.submit(0, answer)
    came += [(event, game.moments[n]) for n, event in enumerate(second)]

    fates = [
        {each.line: each.outlook for each in odds_when(table, event)[0].lines}[7].reason
        for event, table in came
        if isinstance(event, HitApproached)
    ]
    assert fates == ["shield", "no_battery"]
