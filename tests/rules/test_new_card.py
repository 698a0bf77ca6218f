"""A new kind of card is one file: nothing else has to know of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_card_written_outside_the_rules_is_read_flown_saved_and_told():
    command = [sys.executable, "-m", "tests.rules.comet"]

    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)

    assert outcome.returncode == 0, outcome.stderr
