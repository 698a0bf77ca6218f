"""Many tasks over any executor: in order, in chunks, and interrupted without loss."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

from boltbucket.bots.bot import Player, Strength
from boltbucket.rules.setup import Setup
from boltbucket.sim.many import fitting_size, run_many, work_through
from boltbucket.sim.results import play_job
from boltbucket.sim.simulating import jobs_for


class AtOnce(Executor):
    """Does the work when it is handed in, and remembers how large the chunks were."""

    def __init__(self):
        self.chunks = []

    def submit(self, function, /, *arguments):
        self.chunks.append(len(arguments[1]))
        future = Future()
        future.set_result(function(*arguments))
        return future


def double(number):
    return 2 * number


def test_results_come_in_the_order_of_the_tasks():
    with ThreadPoolExecutor(4) as pool:
        assert run_many(double, range(100), pool) == list(range(0, 200, 2))


def test_small_tasks_are_sent_in_large_chunks():
    executor = AtOnce()
    run_many(double, range(3000), executor)

    assert len(executor.chunks) < 30


def test_a_chunk_takes_a_tenth_of_a_second_or_more():
    for seconds in (0.0005, 0.003, 0.02, 0.2, 5.0):
        assert fitting_size(seconds) * seconds >= 0.1


def test_an_interruption_leaves_what_is_done():
    def interrupt(done, total):
        if done >= 3:
            raise KeyboardInterrupt

    results = run_many(double, range(1000), AtOnce(), progress=interrupt)

    assert 3 <= len(results) < 1000
    assert results == sorted(results)


def test_progress_is_told():
    heard = []
    run_many(double, range(10), AtOnce(), progress=lambda done, total: heard.append((done, total)))

    assert heard[-1] == (10, 10)


def test_games_come_out_the_same_here_and_in_other_processes():
    players = (Player("hauler", Strength.ACE), Player("racer"))
    jobs = jobs_for(Setup("2021", 2, ("I",)), players, games=3, seed=4)
    here = run_many(play_job, jobs, AtOnce())
    with ProcessPoolExecutor(2) as pool:
        there = run_many(play_job, jobs, pool)

    assert [result.plain() for result in here] == [result.plain() for result in there]


def test_a_chunk_tells_how_long_it_took():
    seconds, results = work_through(double, [1, 2])

    assert results == [2, 4]
    assert seconds >= 0
