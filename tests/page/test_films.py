"""What the page shows of whole games is what happened, in order, and at every moment what is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.page.films import GAMES, write

ROOT = Path(__file__).parents[2]
LONGEST_SECONDS = 400


def test_the_page_shows_whole_games_as_they_are(tmp_path):
    write(tmp_path, [])
    command = [sys.executable, "hatch_build.py", "npm", "test", "--", "films"]
    shown = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "FILMS": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=LONGEST_SECONDS,
        check=False,
    )

    assert len(GAMES) >= 20
    assert shown.returncode == 0, shown.stdout[-4000:] + shown.stderr[-2000:]
