"""A short version of the kill test: `python -m tests.attack.kills` has the long one."""

from __future__ import annotations

import asyncio

import pytest

from tests.attack.kills import harass
from tests.attack.ledger import Broken, Ledger


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    report = asyncio.run(asyncio.wait_for(harass(tmp_path, 12, seed=5), 240))

    assert report.kills == 12
    assert report.ledger.acknowledged > 50
    assert report.views > 10


@pytest.fixture
def ledger():
    found = Ledger()
    found.begin("TABLE", "game")
    for answer in (("take", 3), ("return",)):
        found.send("TABLE", 0, answer)
        found.accept("TABLE", 0, answer, "game")
    found.send("TABLE", 0, ("take", 4))
    return found


@pytest.mark.parametrize("heard_of", [[], [("take", 4)]])
def test_what_nobody_heard_of_may_be_stored_or_not(ledger, heard_of):
    ledger._compare("game", 0, [("take", 3), ("return",), *heard_of])

    assert ledger.unheard == len(heard_of)


@pytest.mark.parametrize(
    "rows",
    [
        [("take", 3)],
        [("return",), ("take", 3)],
        [("take", 3), ("take", 3), ("return",)],
        [("take", 3), ("return",), ("take", 4), ("take", 4)],
        [("take", 3), ("return",), ("finish", 1)],
    ],
    ids=["lost", "in another order", "doubled", "doubled unheard", "never sent"],
)
def test_what_is_lost_doubled_or_misplaced_is_noticed(ledger, rows):
    with pytest.raises(Broken):
        ledger._compare("game", 0, rows)
