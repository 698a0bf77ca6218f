"""What the tests themselves say: dots while somebody watches, and a line at the end in a log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOME = "tests/test_release.py::test_only_versions_are_released"
COMMAND = [sys.executable, "-m", "pytest", "-q", "--no-header", "--color=no", SOME]


def test_a_log_gets_a_line_at_the_end_and_no_dots():
    said = subprocess.run(COMMAND, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    (line,) = said.split("\n\n")[-1].strip().splitlines()
    assert line == said.strip()
    assert line.startswith("4 passed")


def test_who_watches_sees_dots():
    ours, theirs = os.openpty()
    with os.fdopen(ours, "rb") as watched:
        with os.fdopen(theirs, "wb") as drawn:
            subprocess.run(COMMAND, cwd=ROOT, stdout=drawn, check=True)
        said = watched.read1().decode()

    assert said.startswith("....")
    assert "4 passed" in said
