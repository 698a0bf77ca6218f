"""Learning: slopes are right, policies are stored, and what was learned sits at a table."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest

import boltbucket.learn as learn
from boltbucket.bots.bot import Player
from boltbucket.bots.cast import make_steady_bot
from boltbucket.learn import train
from boltbucket.learn.episode import Pilot
from boltbucket.learn.features import (
    action_length,
    action_rows,
    fits_well_column,
    state_length,
    state_row,
)
from boltbucket.learn.imitate import imitate, shown_by
from boltbucket.learn.policy import Policy, sight_of, softmax
from boltbucket.learn.policy_bot import PolicyBot
from boltbucket.learn.ppo import Effort, Learner, Taken, gradient, judge
from boltbucket.learn.vector import ManyEnv
from boltbucket.learn.what_if import Trials, Trier
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match
from tests.bots.plugins import installed

ALONE = learn.FlyTask(rivals=())


def sights(count: int):
    """Moments of flights flown by rules of thumb."""
    shown = [moment for seed in range(4) for moment in shown_by(Pilot(), ALONE, seed)]
    return shown[:count]


def taken(policy: Policy) -> list[Taken]:
    chance = Random(1)
    steps = []
    for sight, place in sights(12):
        likely = float(np.log(softmax(policy.scores(sight))[place]))
        step = Taken(sight, place, likely + chance.uniform(-0.1, 0.1), 0.0)
        step.advantage, step.target = chance.gauss(0, 1), chance.gauss(0, 1)
        steps.append(step)
    return steps


def loss(policy: Policy, steps: list[Taken], effort: Effort) -> float:
    """The loss in so many words, as the papers write it."""
    advantages = np.array([step.advantage for step in steps])
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    total = 0.0
    for step, advantage in zip(steps, advantages, strict=True):
        chances = softmax(policy.scores(step.sight))
        ratio = np.exp(np.log(chances[step.place]) - step.log_chance)
        near = np.clip(ratio, 1 - effort.clip, 1 + effort.clip)
        total -= min(ratio * advantage, near * advantage)
        total += effort.entropy * float((chances * np.log(chances)).sum())
        total += 0.5 * (policy.value(step.sight.state) - step.target) ** 2
    return total / len(steps)


@pytest.mark.parametrize("name", ("score", "direct", "action", "bias", "state", "value"))
def test_the_slope_is_that_of_the_loss(name):
    policy = Policy.new(1, hidden=6, seed=3)
    policy.weights = {key: each.astype(np.float64) for key, each in policy.weights.items()}
    effort, steps = Effort(entropy=0.05), taken(policy)
    slope = gradient(policy.weights, steps, effort)[name].ravel()
    steepest = np.argsort(-np.abs(slope))[:4]

    flat = policy.weights[name].reshape(-1)
    for place in steepest:
        kept = flat[place]
        losses = []
        for change in (1e-5, -1e-5):
            flat[place] = kept + change
            losses.append(loss(policy, steps, effort))
        flat[place] = kept
        assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-5, rel=1e-3, abs=1e-7)


def test_what_comes_later_counts_until_the_episode_ends():
    sight = sights(1)[0][0]
    row = [Taken(sight, 0, 0.0, 0.0, reward) for reward in (1.0, 2.0, 5.0)]
    row[1].over = True

    judge(row, after=7.0, effort=Effort(smoothing=1.0))

    assert [step.target for step in row] == [3.0, 2.0, 12.0]


def test_rows_are_as_long_as_they_say():
    for task in (ALONE, learn.FlyTask(), learn.BuildTask()):
        seen, _ = learn.SeatEnv(task).reset(seed=1)
        arrays, numbers = seen["observation"], np.flatnonzero(seen["action_mask"])

        assert state_row(arrays).shape == (state_length(task.setup.seats),)
        assert action_rows(arrays, numbers).shape == (len(numbers), action_length())


def test_joints_and_open_pipes_are_counted_as_the_rules_count_them():
    episode = learn.BuildTask().begin(3)
    chance = Random(3)
    compared = 0
    while compared < 60:
        view = episode.view(0)
        arrays = learn.Observer(1).observe(view, episode.limits[0])
        numbers = np.array(sorted(episode.choices))
        rows = np.expm1(action_rows(arrays, numbers)).round()
        for number, row in zip(numbers, rows, strict=True):
            if learn.action_name(int(number)).startswith("place"):
                compared += compare_joints(view, episode.choices[int(number)], row)
        moves = [n for n in numbers if "finish" not in learn.action_name(int(n))]
        episode.answer(int(chance.choice(moves)))


def compare_joints(view, answer, row) -> int:
    """The row of an action says how the tile would lie."""
    _, cell, turn = answer
    tile = view.table.yard.tile_in_hand(0).turned(turn)
    after = view.ship.place(cell, tile)
    start = row[fits_well_column() :]
    assert start[1] == len(after.joined(cell))
    assert start[2] == sum(each == cell for each, _ in after.exposed_sides)
    assert start[0] == ((cell, turn) in view.ship.sound_places(view.table.yard.tile_in_hand(0)))
    return 1


def test_a_policy_is_stored_and_read_back(tmp_path):
    policy = Policy.new(1, hidden=4, seed=2)
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")

    sight = sights(1)[0][0]
    assert again.seats == 1
    assert np.array_equal(again.scores(sight), policy.scores(sight))


def test_a_policy_of_another_numbering_is_refused(tmp_path):
    policy = Policy.new(1, hidden=4)
    np.savez(tmp_path / "old.npz", **policy.weights, seats=1, signature=1)

    with pytest.raises(ValueError, match="another numbering"):
        Policy.load(tmp_path / "old.npz")


def test_imitation_comes_to_agree_with_what_was_shown():
    shown = sights(120)
    policy = Policy.new(1, hidden=32, seed=1)
    before = np.mean([policy.best(sight) == sight.numbers[place] for sight, place in shown])

    after = imitate(policy, shown, seed=1, rounds=25, batch=32)

    assert after > max(before, 0.85)


def test_learning_is_reproduced_by_its_seed():
    ends = []
    for _ in range(2):
        policy = Policy.new(1, hidden=8, seed=4)
        envs = ManyEnv(ALONE, 4, reward="shaped")
        heard = []
        effort = Effort(updates=2, steps=12, batch=16)
        learner = Learner(policy, envs, effort, np.random.default_rng(4))
        learner.learn(lambda steps, credits, heard=heard: heard.append(steps))
        assert heard == [48, 96]
        ends.append(policy.weights)

    assert all(np.array_equal(ends[0][name], ends[1][name]) for name in ends[0])


def test_the_example_trains_tests_and_draws_its_curve(tmp_path, capsys):
    curve, file = tmp_path / "curve.svg", tmp_path / "fly.npz"
    short = ["--updates", "1", "--envs", "2", "--tests", "3"]
    train.main(["fly", *short, "--out", str(file), "--curve", str(curve)])

    assert "learned is better by" in capsys.readouterr().out
    assert curve.read_text(encoding="utf-8").startswith("<svg")
    assert Policy.load(file).seats == 1


# What if


def trier(policy: Policy, **changes) -> Trier:
    trials = Trials(**{"updates": 1, "episodes": 2, "batch": 16, **changes})
    return Trier(policy, ALONE, Pilot(), trials, np.random.default_rng(4))


def test_every_answer_of_a_moment_is_weighed_by_what_it_brings_in_the_end():
    student = trier(Policy.new(1, hidden=8, seed=4))
    student.learn(lambda steps, credits: None)

    assert all(len(each.brought) == len(each.sight.numbers) > 1 for each in student.tried)
    assert any(np.ptp(each.brought) > 0 for each in student.tried)


def test_the_answer_that_brought_most_becomes_likelier():
    policy = Policy.new(1, hidden=8, seed=4)
    student = trier(policy, rounds=0)
    student.learn(lambda steps, credits: None)
    (chosen, *_) = sorted(student.tried, key=lambda each: -np.ptp(each.brought))
    best = int(np.argmax(chosen.brought))
    before = softmax(policy.scores(chosen.sight))[best]
    student.tried = [chosen]

    for _ in range(30):
        student._round(1e-2)

    assert softmax(policy.scores(chosen.sight))[best] > max(before, 0.5)


def test_trying_is_reproduced_by_its_seed():
    ends = []
    for _ in range(2):
        policy = Policy.new(1, hidden=8, seed=4)
        trier(policy).learn(lambda steps, credits: None)
        ends.append(policy.weights)

    assert all(np.array_equal(ends[0][name], ends[1][name]) for name in ends[0])


# At a table


def test_a_policy_sits_at_a_table_as_a_bot():
    policy = Policy.new(2, hidden=8, seed=1)
    with installed(student=lambda strength, seed: PolicyBot(policy)):
        match = Match(
            Setup("2021", 3, ("I",)),
            (Player("student"), Player("racer"), Player("student")),
            seed=3,
            make=make_steady_bot,
        )
        game = match.play()

    assert game.outcome is not None
    assert match.notes == []


def test_a_policy_answers_as_it_does_in_the_environment():
    policy = Policy.new(1, hidden=8, seed=1)
    bot, episode = PolicyBot(policy), ALONE.begin(5)
    while episode.asked is not None:
        view = episode.view(0)
        arrays = learn.Observer(1).observe(view, episode.limits[0])
        mask = np.zeros(learn.SeatEnv(ALONE).action_space.n, np.int8)
        mask[list(episode.choices)] = 1
        number = policy.best(sight_of(arrays, mask))
        assert bot.decide(view, view.decision) == episode.choices[number]
        episode.answer(number)


# Without the extra


def test_everything_else_works_without_the_extra():
    code = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[name] = None
import boltbucket.cli.main, boltbucket.server.app, boltbucket.sim.playing, boltbucket.drawing
try:
    import boltbucket.learn
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "boltbucket.learn needs: pip install boltbucket[learn]"
