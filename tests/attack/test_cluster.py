"""A short version of the fault test: `python -m tests.attack --only cluster` has the long one."""

from __future__ import annotations

import asyncio

import pytest

from tests.server import machines

pytest.importorskip("psycopg")
pytest.importorskip("redis")


@pytest.mark.slow
@pytest.mark.skipif(machines.missing() is not None, reason=str(machines.missing()))
def test_nothing_acknowledged_is_lost_whatever_breaks_in_a_club(tmp_path):
    from tests.attack.cluster import FAULTS, harass

    broken = harass(tmp_path, tuple(FAULTS), tables=3, pause=0.05)
    report = asyncio.run(asyncio.wait_for(broken, 240))

    assert set(report.faults) == set(FAULTS)
    assert report.ledger.acknowledged > 50
    assert report.over == len(report.ledger.tables)
