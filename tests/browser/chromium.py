"""Where this machine's Chromium is; as a program it prints the path or fails."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

WINDOWLESS = "chromium-headless-shell"
"""The same engine with nothing around it: tests take a quarter less of the processor with it."""
WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium(*, whole: bool = False) -> str | None:
    """Without windows where there is such a one, unless it is wished as people have it."""
    if named := os.environ.get("BOLTBUCKET_CHROMIUM"):
        return named
    for name in (*WHOLE, WINDOWLESS) if whole else (WINDOWLESS, *WHOLE):
        if found := shutil.which(name):
            return found
    return downloaded_chromium()


def downloaded_chromium() -> str | None:
    """The Chromium that `playwright install chromium` put into the user's cache."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    sys.exit(print(path) if (path := find_chromium()) else 1)
