"""Simulations on a cluster: the same numbers, whatever happens to its workers."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
from collections import Counter

import pytest

from boltbucket.bots.bot import Player
from boltbucket.cli.main import main
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.setup import Setup
from boltbucket.sim.cluster import Portable, cluster, portable
from boltbucket.sim.many import run_many
from boltbucket.sim.results import play_job
from boltbucket.sim.simulating import jobs_for
from tests.sim.dask_cluster import DaskCluster
from tests.sim.test_commands import SHIP
from tests.waiting import wait_until

distributed = pytest.importorskip("distributed")
GAMES = 6
COMPARE = ("compare", "racer", "random", "--seats", "2", "--level", "I", "--seed", "5")
SIMULATE = ("simulate", "racer", "random", "--level", "I", "--games", str(GAMES), "--seed", "5")


@pytest.fixture(scope="module")
def dask(tmp_path_factory):
    found = DaskCluster(tmp_path_factory.mktemp("dask"))
    try:
        found.add_worker()
        found.add_worker()
        yield found
    finally:
        found.close()


@pytest.fixture
def ship(tmp_path):
    file = tmp_path / "ship.txt"
    file.write_text(SHIP, encoding="utf-8")
    return str(file)


def told(capsys, *arguments):
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_cluster_plays_the_same_games_as_one_process(dask, capsys, tmp_path):
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    alone = told(capsys, *SIMULATE, "--workers", "1", "--csv", str(here))

    assert told(capsys, *SIMULATE, "--cluster", dask.address, "--csv", str(there)) == alone
    assert there.read_text() == here.read_text()


def test_tournaments_are_the_same_on_a_cluster(dask, capsys):
    line = ("tournament", "racer", "random", "--pairs", "--level", "I", "--games", "4")

    assert told(capsys, *line, "--cluster", dask.address) == told(capsys, *line, "--workers", "1")


def test_forecasts_are_the_same_on_a_cluster(dask, capsys, ship):
    line = ("forecast", ship, "--flights", "25", "--rivals", "0")

    assert told(capsys, *line, "--cluster", dask.address) == told(capsys, *line, "--workers", "1")


def test_a_comparison_is_the_same_on_a_cluster_that_loses_a_worker(dask, capsys, tmp_path):
    """The verdict, its figures and all rows; the worker goes when the first of them are there."""
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    line = (*COMPARE, "--games", "40")
    alone = told(capsys, *line, "--workers", "1", "--csv", str(here))
    victim = dask.add_worker()
    with cluster(dask.address) as found:
        wait_until(lambda: found.workers() == 3)
    killing = threading.Thread(target=kill_when_begun, args=(dask, victim, there))
    killing.start()

    assert told(capsys, *line, "--cluster", dask.address, "--csv", str(there)) == alone
    killing.join()
    assert victim.returncode == -signal.SIGKILL
    assert there.read_text() == here.read_text()


def kill_when_begun(dask, worker, file):
    wait_until(lambda: file.exists() and file.stat().st_size)
    dask.kill(worker)


def test_a_plan_of_a_file_is_flown_on_a_cluster(dask, capsys, tmp_path, monkeypatch):
    """The workers were started before anybody knew of it, and cannot read the file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOLTBUCKET_PLANS", "")
    assert main(["plan", "new", "wedge"]) == 0
    capsys.readouterr()
    line = ("simulate", "random", "random", "--plan-file", "wedge.toml", "--level", "wedge")
    line += ("--games", "2")

    assert told(capsys, *line, "--cluster", dask.address) == told(capsys, *line, "--workers", "1")


def test_the_work_of_a_lost_worker_is_done_by_the_others(dask):
    jobs = jobs_for(Setup("2021", 2, ("I",)), (Player("racer"), Player("random")), 40, seed=3)
    alone = run_many(play_job, jobs[:GAMES], workers=1)
    victim = dask.add_worker()
    killed = threading.Event()

    def kill_one(done, total):
        if done >= 3 and not killed.is_set():
            dask.kill(victim)
            killed.set()

    with cluster(dask.address) as found:
        wait_until(lambda: found.workers() == 3)
        results = run_many(portable(play_job), jobs, found.executor, kill_one, found.workers)

    assert killed.is_set()
    assert [result.seed for result in results] == [job.seed for job in jobs]
    assert [each.plain() for each in results[:GAMES]] == [each.plain() for each in alone]


def interrupted(dask, file, *arguments):
    """What is told and written of a command that hears Ctrl-C when its first rows are there."""
    more = ("--jsonl", str(file), "--json", "--lang", "en", "--cluster", dask.address)
    line = [sys.executable, "-m", "boltbucket", *arguments, *more]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: process.poll() is not None or (file.exists() and file.stat().st_size))
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert len(err.splitlines()) == 1
    return json.loads(out), [json.loads(line) for line in file.read_text().splitlines()], err


def test_an_interruption_leaves_what_is_done(dask, tmp_path):
    found, rows, err = interrupted(dask, tmp_path / "games", *SIMULATE, "--games", "100000")

    assert len(rows) == 2 * found["games"]
    assert {row["seat"] for row in rows if row["game"] == rows[-1]["game"]} == {0, 1}
    assert "of 100,000" in err


def test_an_interrupted_comparison_counts_the_seeds_that_are_whole(dask, tmp_path):
    """Three games a seed, because all rivals are like the second bot."""
    found, rows, _ = interrupted(dask, tmp_path / "games", *COMPARE, "--games", "100000")

    games = Counter(row["seed"] for row in rows if row["seat"] == 0)
    assert found["seeds"] == sum(count == 3 for count in games.values())


def test_an_interrupted_forecast_tells_of_the_flights_that_are_done(dask, tmp_path, ship):
    line = ("forecast", ship, "--flights", "1000000", "--rivals", "0")
    found, rows, _ = interrupted(dask, tmp_path / "flights", *line)

    assert found["flights"] == len(rows) > 0


def test_other_versions_do_not_play_along():
    with pytest.raises(Fault, match="cluster_version"):
        Portable(str, "0.0.1", ())(1)


def test_where_there_is_no_cluster_it_is_said_in_a_sentence(capsys, monkeypatch):
    monkeypatch.setattr("boltbucket.sim.cluster.CONNECT_SECONDS", 0.5)

    assert main([*SIMULATE, "--cluster", "tcp://127.0.0.1:1", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "there is no cluster at tcp://127.0.0.1:1" in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x"])
def test_of_a_cluster_that_is_not_there_nothing_is_left_behind(monkeypatch, address):
    """A line that is still open would be closed by a process that plays, which waits in vain."""
    monkeypatch.setattr("boltbucket.sim.cluster.CONNECT_SECONDS", 0.5)
    main([*SIMULATE, "--cluster", address])

    lines = [each for each in gc.get_objects() if type(each) is distributed.Client]
    assert {line.status for line in lines} <= {"closed"}


def test_an_address_that_is_none_is_said_to_be_no_cluster(capsys):
    assert main([*SIMULATE, "--cluster", "nonsense://x", "--lang", "en"]) == 2
    assert "there is no cluster at nonsense://x" in capsys.readouterr().err


def test_without_the_package_it_says_what_to_install(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)

    assert main([*SIMULATE, "--cluster", "tcp://127.0.0.1:1", "--lang", "en"]) == 2
    assert 'pip install "boltbucket[cluster]"' in capsys.readouterr().err
