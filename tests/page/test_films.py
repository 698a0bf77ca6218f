"""What the page shows of whole games is what happened, in order, and at every moment what is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from boltbucket.rules.flying.adventure import KINDS
from tests.page.films import GAMES, write

ROOT = Path(__file__).parents[2]
LONGEST_SECONDS = 400


def turned_up(folder: Path) -> set[str]:
    """The kinds of all cards that are in the films."""
    films = [json.loads(file.read_text("utf-8")) for file in folder.iterdir()]
    told = [each for film in films for update in film["updates"] for each in update["events"]]
    return {event["card"]["kind"] for event in told if event["type"] == "CardRevealed"}


def test_the_page_shows_whole_games_as_they_are(tmp_path):
    write(tmp_path)
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
    assert set(KINDS) - turned_up(tmp_path) == set()
    assert shown.returncode == 0, shown.stdout[-4000:] + shown.stderr[-2000:]
