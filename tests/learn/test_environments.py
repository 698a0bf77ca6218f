"""Environments: they keep the promises of Gymnasium and PettingZoo, and those of the rules."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import boltbucket.learn as learn
from boltbucket.bots.bot import Player
from boltbucket.bots.cast import make_steady_bot
from boltbucket.learn.actions import SEATS, WAIT, answer_of, number_of, verb_of
from boltbucket.learn.rewards import gained, standing
from boltbucket.learn.vector import ManyEnv, WorkerEnv
from boltbucket.rules.game import Game
from boltbucket.rules.read_record import read_record
from boltbucket.rules.setup import MOST_SEATS, TREK_FLIGHTS, Building, Format, Setup
from boltbucket.rules.verify import verify
from boltbucket.sim.playing import Match, bot_seed

TWO = Setup("2021", 2, ("I",))
UNTIMED = Setup("2021", 3, ("II",), building=Building.UNTIMED)
advice = pytest.mark.filterwarnings("ignore:Observation")
"""PettingZoo likes plain arrays better than masks beside them; its own games have masks too."""


def drawn(mask, chance: Random) -> int:
    """Any action that is offered; ends are left for later, so that there is something to see."""
    numbers = [int(number) for number in np.flatnonzero(mask)]
    going_on = [n for n in numbers if verb_of(n).name not in ("finish", "give_up", "stop")]
    return chance.choice(going_on or numbers)


def equal(one, other) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[name], other[name]) for name in one)
    return np.array_equal(one, other)


# What the libraries ask for


@pytest.mark.parametrize("name", learn.IDS)
def test_gymnasium_finds_nothing_wrong(name):
    check_env(gymnasium.make(name).unwrapped)


@advice
@pytest.mark.parametrize("form", learn.Form)
def test_pettingzoo_finds_nothing_wrong_with_the_table(form, capsys):
    api_test(learn.env(setup=TWO, form=form), num_cycles=400)

    assert "Passed" in capsys.readouterr().out


@advice
def test_pettingzoo_finds_nothing_wrong_with_the_yard(capsys):
    parallel_api_test(learn.parallel_env(), num_cycles=150)

    assert "Passed" in capsys.readouterr().out


def test_seeds_reproduce_for_pettingzoo():
    seed_test(lambda: learn.env(setup=TWO), num_cycles=30)
    parallel_seed_test(lambda: learn.parallel_env(setup=UNTIMED), num_cycles=30)


# One seat


def play(env, seed: int):
    """An episode of random answers: what was seen first, all rewards, how it ended."""
    chance = Random(seed)
    seen, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        seen, reward, over, truncated, info = env.step(drawn(seen["action_mask"], chance))
        assert not truncated and info["legal"]
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("name", learn.IDS[:3])
@pytest.mark.parametrize("reward", learn.Reward)
def test_rewards_sum_to_the_credits_gained(name, reward):
    env = gymnasium.make(name, reward=reward)
    rewards, info = play(env, seed=4)
    episode = env.unwrapped.episode

    assert sum(rewards) == info["gained"] == gained(episode.game.table, info["seat"])
    assert episode.game.outcome is not None
    if reward == learn.Reward.BILL:
        assert not any(rewards[:-1])


def test_shaped_rewards_come_on_the_way():
    rewards, _ = play(learn.SeatEnv(learn.FlyTask(), reward="shaped"), seed=4)

    assert sum(reward != 0 for reward in rewards) > 2


@pytest.mark.parametrize("name", learn.IDS[1:3])
def test_an_episode_is_a_game_that_the_engine_replays(name):
    env = gymnasium.make(name)
    play(env, seed=2)
    game = env.unwrapped.episode.game
    record = read_record(game.record().text())

    assert verify(record).agrees
    assert Game.replayed(record).outcome == game.outcome


def test_a_flight_of_ready_ships_ends_as_the_engine_ends_it():
    env = learn.SeatEnv(learn.FlyTask())
    env.reset(seed=2)
    before = env.episode.game.copy()
    chance, over = Random(2), False
    while not over:
        _, _, over, _, _ = env.step(drawn(env.action_masks(), chance))
    game = env.episode.game
    for entry in game.entries[len(before.entries) :]:
        if not entry.auto:
            before.submit(entry.seat, entry.answer)

    assert before == game
    assert before.outcome == game.outcome is not None


@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_as_many_play_as_the_rules_allow(seats):
    env = learn.env(setup=Setup("2021", seats, ("I",), building=Building.UNTIMED), seats=SEATS)
    totals = play_table(env, seed=seats)

    assert len(totals) == seats
    assert env.episode.game.outcome is not None


class OneOfEqualTiles:
    """A bot that takes the first of equal tiles, as an action does."""

    def __init__(self, player: Player, seed: int) -> None:
        self.bot = make_steady_bot(player, seed)

    def decide(self, view, decision):
        answer = self.bot.decide(view, decision)
        return answer_of(number_of(answer, decision, view.table), decision, view.table)


def test_bots_that_play_through_the_environment_get_what_they_get_without_it():
    setup, names = Setup("2021", 3, ("I",)), ("hauler", "careful", "gunner")

    def make(player: Player, seed: int):
        return (OneOfEqualTiles if player.character == names[0] else make_steady_bot)(player, seed)

    expected = Match(setup, tuple(map(Player, names)), 9, make).play()
    episode = learn.MatchTask(setup, seat=0, opponents=names[1:]).begin(9)
    bot = make_steady_bot(Player(names[0]), bot_seed(9, 0))
    while episode.asked is not None:
        view = episode.view(0)
        episode.answer(number_of(bot.decide(view, view.decision), view.decision, view.table))

    assert episode.game.record() == expected.record()
    assert episode.game.outcome == expected.outcome


def test_the_same_seed_gives_the_same_episode_and_another_another():
    first, second, third = (
        play(gymnasium.make("boltbucket/Flight-v0"), seed) for seed in (3, 3, 4)
    )

    assert first == second != third


def test_an_action_that_is_not_offered_does_something_harmless():
    env = gymnasium.make("boltbucket/Fly-v0")
    env.reset(seed=1)
    over, steps = False, 0
    while not over:
        _, _, over, _, info = env.step(WAIT)
        steps += 1
        assert not info["legal"]
    ship = env.unwrapped.episode.game.table

    assert steps > 3
    assert 0 not in ship.retired or ship.retired[0] != "chosen"


@pytest.mark.parametrize("name", learn.IDS[:3])
def test_an_episode_can_be_gone_back_to(name):
    env = gymnasium.make(name).unwrapped
    chance = Random(1)
    seen, _ = env.reset(seed=6)
    for _ in range(5):
        seen, *_ = env.step(drawn(seen["action_mask"], chance))
    kept = env.snapshot()
    ends = []
    for _ in range(2):
        again, _ = env.restore(kept)
        assert equal(again, seen)
        luck, over = Random(8), False
        while not over:
            again, _, over, _, info = env.step(drawn(again["action_mask"], luck))
        ends.append((info, env.episode.game.record()))

    assert ends[0] == ends[1]


def test_random_bots_are_copied_with_their_luck():
    task = learn.MatchTask(TWO, seat=0, opponents=("random",))
    env = learn.SeatEnv(task)
    seen, _ = env.reset(seed=1)
    kept = env.snapshot()
    records = []
    for _ in range(2):
        seen, _ = env.restore(kept)
        luck, over = Random(8), False
        while not over:
            seen, _, over, _, _ = env.step(drawn(seen["action_mask"], luck))
        records.append(env.episode.game.record())

    assert records[0] == records[1]


def test_the_yard_closes_on_who_builds_alone():
    env = gymnasium.make("boltbucket/Build-v0").unwrapped
    seen, info = env.reset(seed=2)
    late = set()
    while info["question"] == "build":
        if info["seconds"] >= 270:
            late |= {verb_of(int(number)).name for number in np.flatnonzero(seen["action_mask"])}
        seen, _, _, _, info = env.step(drawn(seen["action_mask"], Random(1)))

    assert "finish" in late
    assert late <= {"finish", "return", "reserve", "put_back"}


def test_whoever_builds_without_a_clock_may_take_all_day():
    setup = Setup("2021", 1, ("II",), building=Building.UNTIMED)

    assert learn.BuildTask(setup).begin(1).closing_seconds is None


# Render


@pytest.mark.parametrize("name", ("boltbucket/Fly-v0", "boltbucket/Build-v0"))
def test_a_table_is_rendered_as_text_picture_and_pixels(name):
    shown = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = gymnasium.make(name, render_mode=mode)
        env.reset(seed=1)
        shown[mode] = env.render()

    assert "ship 2021 II" in shown["ansi"] and "asked:" in shown["ansi"]
    assert shown["svg"].startswith("<svg")
    assert shown["rgb_array"].ndim == 3 and shown["rgb_array"].shape[2] == 3
    assert len(np.unique(shown["rgb_array"].reshape(-1, 3), axis=0)) > 50


def test_a_render_mode_that_is_none_is_refused():
    with pytest.raises(ValueError, match="hologram"):
        learn.SeatEnv(learn.FlyTask(), render_mode="hologram")


# The whole table


def play_table(env, seed: int):
    chance = Random(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else drawn(seen["action_mask"], chance))
    return totals


TABLES = {
    "level I": TWO,
    "three untimed": UNTIMED,
    "in turns": Setup("2021", 2, ("I",), building=Building.TURNS),
    "four of 2007": Setup("2007", 4, ("II",)),
    "first flight": Setup("2007", 2, ("first",)),
    "learning flight": Setup("2021", 4, ("L",)),
    "trek": Setup("2021", 2, TREK_FLIGHTS, Format.TREK),
    "missions": Setup("2021", 2, ("I", "II"), Format.MISSIONS),
    "mission": Setup("2021", 3, ("II",), missions=("experiments",)),
    "alone": Setup("2021", 1, ("III",)),
    "rough roads": Setup("2021", 3, ("II",), rough_roads=2),
}


@pytest.mark.parametrize("name", TABLES)
def test_random_agents_end_with_the_results_of_the_engine(name):
    env = learn.env(setup=TABLES[name], reward="shaped")
    totals = play_table(env, seed=3)
    game = env.episode.game
    replayed = Game.replayed(read_record(game.record().text()))

    assert replayed.outcome == game.outcome is not None
    start = game.table.match.starting_credits
    assert totals == {f"seat_{seat}": game.table.credits[seat] - start for seat in game.table.seats}


def test_bills_are_paid_at_the_end():
    totals = play_table(learn.env(setup=TWO), seed=5)
    shaped = play_table(learn.env(setup=TWO, reward="shaped"), seed=5)

    assert totals == shaped


def test_a_table_can_be_gone_back_to():
    env = learn.env(setup=TWO)
    env.reset(seed=3)
    chance = Random(2)
    for _ in range(12):
        env.step(drawn(env.last()[0]["action_mask"], chance))
    kept = env.snapshot()
    ends = []
    for _ in range(2):
        env.restore(kept)
        luck = Random(5)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else drawn(seen["action_mask"], luck))
        ends.append(env.episode.game.record())

    assert ends[0] == ends[1]


def test_time_runs_at_the_yard_and_stops_who_builds_too_long():
    env = learn.env(setup=TWO)
    env.reset(seed=1)
    seconds = []
    for _ in range(30):
        env.step(drawn(env.last()[0]["action_mask"], Random(1)))
        seconds.append(env.episode.seconds)

    assert seconds == sorted(seconds)
    assert seconds[-1] > 20


# The yard


def test_whoever_is_second_loses_the_step():
    env = learn.parallel_env(setup=UNTIMED)
    env.reset(seed=1)
    game = env.round.game
    for seat in range(3):  # a tile that everybody sees
        game.submit(seat, ("take", 7))
        game.submit(seat, ("return",))
    env.round = type(env.round)(game, fly=False)
    number = number_of(("take", 7), game.pending[0], game.table)

    env.step(dict.fromkeys(env.agents, number))

    assert [builder.hand for builder in game.table.yard.builders] == [7, None, None]


def test_who_is_served_first_goes_round():
    env = learn.parallel_env(setup=UNTIMED)
    env.reset(seed=1)
    firsts = []
    for _ in range(4):
        firsts.append(env.round.first)
        env.step(
            {
                agent: drawn(env._look(n)["action_mask"], Random(1))
                for n, agent in enumerate(env.agents)
            }
        )

    assert firsts == [0, 1, 2, 0]


@pytest.mark.parametrize("fly", (False, True))
def test_a_yard_is_built_to_the_end_and_sums_to_the_bill(fly):
    env = learn.parallel_env(setup=UNTIMED, fly=fly, reward="shaped")
    chance = Random(4)
    seen, _ = env.reset(seed=4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {agent: drawn(seen[agent]["action_mask"], chance) for agent in env.agents}
        seen, rewards, _, _, infos = env.step(actions)
        assert all(info["legal"] for info in infos.values())
        for agent, reward in rewards.items():
            totals[agent] += reward
    credits = env.round.game.table.credits

    assert totals == {f"seat_{seat}": credits[seat] for seat in range(3)}


def test_who_is_not_asked_may_only_wait():
    env = learn.parallel_env(setup=UNTIMED)
    env.reset(seed=1)
    game = env.round.game
    game.submit(0, ("finish", 1))
    env.round = type(env.round)(game, fly=False)

    assert list(np.flatnonzero(env._look(0)["action_mask"])) == [WAIT]


def test_a_yard_can_be_gone_back_to():
    env = learn.parallel_env(setup=UNTIMED)
    seen, _ = env.reset(seed=1)
    kept = env.snapshot()
    records = []
    for _ in range(2):
        env.restore(kept)
        chance, now = Random(3), seen
        while env.agents:
            now, *_ = env.step({a: drawn(now[a]["action_mask"], chance) for a in env.agents})
        records.append(env.round.game.record())

    assert records[0] == records[1]


def test_a_yard_with_a_clock_is_refused():
    with pytest.raises(ValueError, match="real time"):
        learn.parallel_env(setup=TWO)


# Many at once


def test_many_in_one_process_do_what_single_ones_do():
    task = learn.FlyTask()
    many = ManyEnv(task, 3, reward="shaped")
    seen, _ = many.reset(seed=20)
    singles = [learn.SeatEnv(task, reward="shaped") for _ in range(3)]
    alone = [env.reset(seed=20 + n)[0] for n, env in enumerate(singles)]
    over = [False] * 3
    for step in range(25):
        for number in range(3):
            own = {name: each[number] for name, each in seen["observation"].items()}
            assert equal(own, alone[number]["observation"])
            assert np.array_equal(seen["action_mask"][number], alone[number]["action_mask"])
        actions = [drawn(m, Random(step)) if m.any() else 0 for m in seen["action_mask"]]
        seen, rewards, ended, _, _ = many.step(np.array(actions))
        for number, env in enumerate(singles):
            if over[number]:
                alone[number], over[number] = env.reset()[0], False
                continue
            alone[number], reward, over[number], _, _ = env.step(actions[number])
            assert reward == rewards[number] and over[number] == ended[number]


def test_workers_do_what_one_process_does():
    made = [
        gymnasium.make_vec(
            "boltbucket/Fly-v0", num_envs=3, vectorization_mode="vector_entry_point", **more
        )
        for more in ({}, {"workers": 2})
    ]
    assert [type(each) for each in made] == [ManyEnv, WorkerEnv]
    seen = [each.reset(seed=1)[0] for each in made]
    for step in range(12):
        assert equal(*seen)
        actions = [drawn(m, Random(step)) if m.any() else 0 for m in seen[0]["action_mask"]]
        results = [each.step(np.array(actions)) for each in made]
        seen = [result[0] for result in results]
        assert equal(*(result[4] for result in results))
        for part in (1, 2, 3):
            assert np.array_equal(results[0][part], results[1][part])
    made[1].close()


def test_flat_rows_of_many_are_those_of_single_ones():
    task = learn.FlyTask(rivals=())
    many = ManyEnv(task, 2, form="flat")
    seen, _ = many.reset(seed=5)

    assert np.array_equal(
        seen["observation"][1], learn.SeatEnv(task, form="flat").reset(seed=6)[0]["observation"]
    )


# Set-ups


def test_options_of_the_task_and_of_the_environment_go_to_their_places():
    setup = Setup("2007", 2, ("I",))
    env = gymnasium.make("boltbucket/Flight-v0", setup=setup, seat=1, reward="shaped").unwrapped
    env.reset(seed=1)

    assert env.task.setup == setup and env.seat == 1
    assert env.reward is learn.Reward.SHAPED


def test_only_the_fields_that_are_wanted_are_made():
    env = gymnasium.make("boltbucket/Fly-v0", fields=("seats", "question")).unwrapped
    seen, _ = env.reset(seed=1)
    whole, _ = gymnasium.make("boltbucket/Fly-v0").reset(seed=1)

    assert set(seen["observation"]) == {"seats", "question"}
    assert np.array_equal(seen["observation"]["seats"], whole["observation"]["seats"])


def test_any_ship_can_be_flown():
    ship = "ship 2021 I\n    .   g   .\n    s   @   b2\n    .   e   .\n"
    env = learn.SeatEnv(learn.FlyTask(ship=ship, rivals=(), level="I"))
    env.reset(seed=1)

    assert len(env.episode.game.table.ship(0).tiles) == 5
    assert env.episode.game.table.setup.seats == 1


def test_standing_at_the_yard_counts_what_would_be_paid_for():
    game = Game.new(Setup("2021", 1, ("II",)), 1)
    game.submit(0, ("take", 0))
    game.submit(0, ("reserve",))

    assert standing(game, 0) == -1
