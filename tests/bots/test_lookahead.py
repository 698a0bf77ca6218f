"""Thinking ahead: by rounds or by the clock, and better than habit."""

from __future__ import annotations

from boltbucket.bots.ace import Ace
from boltbucket.bots.bot import Player
from boltbucket.bots.captain import Captain
from boltbucket.bots.lookahead import AT_LEAST, Effort, Lookahead, Weighing
from boltbucket.bots.style import Style, styles
from boltbucket.rules.decisions import FlyOn
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match
from boltbucket.sim.simulated_clock import SimulatedClock

STYLE = Style()


def moment(kind):
    """A view of seat 0 when it is first asked for this in flight."""
    players = (Player("hauler"), Player("racer"))
    match = Match(Setup("2021", 2, ("I",)), players, seed=2)
    clock = SimulatedClock(players)
    while True:
        decision = match.game.pending.get(0)
        if isinstance(decision, kind):
            return match.game.view(0)
        match.step(clock)


def ahead(effort, **more):
    return Lookahead(Captain(STYLE), Captain(STYLE), STYLE, effort, 1, **more)


def test_a_sound_ship_is_not_given_up():
    view = moment(FlyOn)

    best = ahead(Effort(rounds=4)).best(view, view.decision, [("give_up",), ("fly_on",)])

    assert best == ("fly_on",)


def test_counting_gives_the_same_answer_every_time():
    view = moment(FlyOn)
    answers = {
        ahead(Effort(rounds=2)).best(view, view.decision, view.decision.options) for _ in range(2)
    }

    assert len(answers) == 1


def test_thinking_stops_when_time_is_up():
    view = moment(FlyOn)
    ticks = iter(range(1000))
    clock = lambda: 0.01 * next(ticks)  # noqa: E731 - a clock that ticks whenever it is read
    thinker = ahead(Effort(rounds=100, seconds=0.05), clock=clock)

    thinker.best(view, view.decision, view.decision.options)

    assert next(ticks) < 10


def test_without_rounds_habit_decides():
    view = moment(FlyOn)

    assert ahead(Effort(rounds=0)).best(view, view.decision, [("give_up",)]) == ("give_up",)


def test_an_ace_keeps_some_of_its_character():
    assert Ace(styles()["gunner"], 1).captain.style != Ace(styles()["racer"], 1).captain.style


YES, NO = ("yes",), ("no",)


def weighed(*rounds):
    """Habit says no; what both answers led to, round by round."""
    found = Weighing([NO, YES])
    for no, yes in rounds:
        found.add({NO: no, YES: yes})
    return found


def test_what_is_always_better_is_found_out_soon():
    found = weighed(*[(luck, luck + 2) for luck in range(AT_LEAST)])

    assert found.left == [YES]
    assert found.best == YES


def test_what_differs_by_luck_alone_is_played_on():
    found = weighed(*[(0, swing) for swing in (9, -8, 9, -9, 8, -8)])

    assert len(found.left) == 2
    assert found.best == NO


def test_what_never_makes_a_difference_is_left_to_habit():
    found = weighed(*[(luck, luck) for luck in range(AT_LEAST)])

    assert found.left == [NO]


def test_nothing_is_dropped_after_one_round():
    assert len(weighed((0, 99)).left) == 2
