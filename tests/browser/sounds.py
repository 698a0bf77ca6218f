"""Sounds as files: `python -m tests.browser.sounds FOLDER` writes each as WAV and says how loud and
how long it is. What the page would play is rendered by the same code, without a speaker."""

from __future__ import annotations

import base64
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.screenshots import chromium

ROOT = Path(__file__).parents[2]
RATE = 44_100
WINDOW = RATE // 50
"""Loudness is that of the loudest stretch of twenty milliseconds."""
AUDIBLE = 0.001


@dataclass(frozen=True)
class Sound:
    samples: Sequence[float]

    @property
    def peak(self) -> float:
        return max(abs(sample) for sample in self.samples)

    @property
    def seconds(self) -> float:
        """Until it is silent."""
        last = max((at for at, each in enumerate(self.samples) if abs(each) > AUDIBLE), default=0)
        return last / RATE

    @property
    def decibels(self) -> float:
        """Of its loudest stretch, below the limit."""
        windows = (self.samples[at : at + WINDOW] for at in range(0, len(self.samples), WINDOW))
        loudest = max(sqrt(sum(each * each for each in part) / len(part)) for part in windows)
        return 20 * log10(max(loudest, 1e-9))

    @property
    def pitch(self) -> float:
        """How often it crosses the middle, in hertz: how bright it is."""
        heard = [each for each in self.samples if abs(each) > AUDIBLE]
        crossings = sum((one < 0) != (other < 0) for one, other in pairwise(heard))
        return crossings * RATE / 2 / max(1, len(heard))

    def write(self, path: Path) -> None:
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            limited = (max(-1.0, min(1.0, each)) for each in self.samples)
            file.writeframes(array("h", (round(each * 32767) for each in limited)).tobytes())


def recorder(folder: Path) -> str:
    """The script that renders sounds, as the page's sources have it."""
    made = folder / "sounds.js"
    what = ["rolldown", "src/sounds/recorded.ts", "--format", "iife", "--name", "sounds"]
    command = [sys.executable, "hatch_build.py", "npm", "exec", "--", *what, "--file", str(made)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return made.read_text("utf-8")


def record_all(page: Page) -> Mapping[str, Sound]:
    return {name: record(page, name) for name in page.evaluate("sounds.names()")}


def record(page: Page, *names: str) -> Sound:
    """These sounds at once."""
    sent = page.evaluate("names => sounds.recorded(...names)", list(names))
    return Sound(array("f", base64.b64decode(sent)))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made, chromium() as browser:
        page = browser.new_page()
        page.add_script_tag(content=recorder(Path(made)))
        for name, sound in record_all(page).items():
            sound.write(folder / f"{name}.wav")
            figures = f"{sound.seconds:4.2f} s, {sound.decibels:5.1f} dB, peak {sound.peak:.2f}"
            print(f"{name:18} {figures}, {sound.pitch:5.0f} Hz", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
