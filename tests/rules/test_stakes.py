"""What losing costs, said before the strength is declared: it is what is then lost."""

from __future__ import annotations

import pytest

from boltbucket.rules.decisions import PowerUp
from boltbucket.rules.events import (
    BatteryLost,
    CardRevealed,
    CrewLost,
    FlightEnded,
    GoodLost,
    HitApproached,
    RocketMoved,
)
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.stakes import Stakes
from boltbucket.scenario import play_scenario, read_scenario
from boltbucket.sim.random_play import RandomPlayers

DONE = ("done",)
ALONE = {
    "2007": Setup("2007", 1, ("III",)),
    "2021": Setup("2021", 1, ("III",)),
    "fleets": Setup("2007", 1, ("III",), Format.MISSIONS, missions=("the_bet",)),
    "more fleets": Setup("2007", 1, ("III",), Format.MISSIONS, missions=("beverage_run",)),
}


@pytest.mark.parametrize("name", ALONE)
def test_who_declares_too_little_loses_what_was_said(name):
    """Alone, nothing but one's own loss happens until the card is over."""
    found = 0
    for seed in range(25):
        game = Game.new(ALONE[name], seed)
        players = RandomPlayers(seed, careful=True)
        while game.pending:
            seat, answer = players.answer(game)
            decision = game.pending[seat]
            stakes = game.view(seat).stakes if seat != CLOCK else None
            if stakes is not None and isinstance(decision, PowerUp):
                assert suffered(game.copy()) == told(stakes)
                found += 1
            game.submit(seat, answer)

    assert found


def suffered(game: Game) -> dict[str, int]:
    """What is lost by who powers nothing, until the next card."""
    events = list(game.submit(0, DONE))
    while game.pending and not any(isinstance(each, CardRevealed | FlightEnded) for each in events):
        events += game.submit(0, game.pending[0].options[0])
    ends = [n for n, each in enumerate(events) if isinstance(each, CardRevealed | FlightEnded)]
    events = events[: ends[0]] if ends else events
    days = [-each.days for each in events if isinstance(each, RocketMoved) and each.days < 0]
    kinds = {"crew": CrewLost, "goods": GoodLost, "batteries": BatteryLost, "shots": HitApproached}
    counts = {key: sum(isinstance(each, kind) for each in events) for key, kind in kinds.items()}
    return {**counts, "days": sum(days)}


def told(stakes: Stakes) -> dict[str, int]:
    return {key: getattr(stakes, key) for key in ("crew", "goods", "batteries", "shots", "days")}


# One by one

RIVALS = """
level II
ship red at 9
    b2+2  @+hh  h2+YB
    .     gg    g
ship blue at 6
    b2+2  @+hh  .
    .     gg    .
deck {card}
"""


def stakes(card: str) -> Stakes | None:
    text = RIVALS.replace("{card}", card)
    return play_scenario(read_scenario(text), to_the_end=False).game.view(0).stakes


NOTHING = Stakes(crew=0, goods=0, batteries=0, days=0, shots=0, out=False)


@pytest.mark.parametrize(
    ("card", "lost"),
    [
        ('combat_zone { lines = ["cannons: 3 days"] }', {"days": 3}),
        ('combat_zone { lines = ["cannons: light rear, heavy rear"] }', {"shots": 2}),
        ('combat_zone { lines = ["cannons: 2 crew"] }', {"crew": 2, "out": True}),
        (
            "smugglers { strength = 5, goods_lost = 3, goods = 'R', days = 1 }",
            {"goods": 2, "batteries": 1},
        ),
        ("pirates { strength = 5, shots = 'light front', credits = 4, days = 1 }", {"shots": 1}),
    ],
)
def test_what_rivals_and_enemies_take(card, lost):
    assert stakes(card) == replace(NOTHING, **lost)


def test_there_are_none_for_who_is_strong_enough_as_it_is():
    text = 'pirates { strength = 1, shots = "light front", credits = 4, days = 1 }'

    assert stakes(text) is None


def test_there_are_none_in_open_space():
    assert stakes("open_space") is None
