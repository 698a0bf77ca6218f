"""A short run of every attack: seconds where `make attack` takes minutes."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

import pytest

from tests.attack import (
    clock_steps,
    floods,
    full_disk,
    half_open,
    lost_workers,
    malformed,
    slow_readers,
    soak,
)
from tests.attack.findings import Finding, table

SHORT = {
    "floods": partial(floods.run, 2.0, floods.SHORT),
    "half_open": partial(half_open.run, 300, 2.0),
    "slow_readers": partial(slow_readers.run, 10, 2.0),
    "malformed": partial(malformed.run, 2000, 200),
    "clock_steps": clock_steps.run,
    "full_disk": full_disk.run,
    "lost_workers": partial(lost_workers.run, 1),
    "soak": partial(soak.run, 12, 60.0),
}
MEASURED = ("floods", "half_open", "slow_readers")
"""What compares how long another table waits; the others have nothing to do with time."""
ATTACKS = [
    pytest.param(name, marks=pytest.mark.alone) if name in MEASURED else name for name in SHORT
]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="uses /proc and addresses of Linux")
@pytest.mark.parametrize("name", ATTACKS)
def test_every_promise_is_kept(name):
    findings = asyncio.run(SHORT[name]())

    print(table(findings))
    assert findings
    assert all(finding.kept for finding in findings), table(findings)


def test_a_broken_promise_is_seen_in_the_table():
    kept = Finding("flood", "another table waits", "1.0 times", "<= 3", True)
    broken = Finding("flood", "another table waits", "9.0 times", "<= 3", False)

    lines = table([kept, broken]).splitlines()

    assert [line.split()[-1] for line in lines[2:]] == ["kept", "BROKEN"]
