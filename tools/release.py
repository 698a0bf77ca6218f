"""The next release in one step: `python tools/release.py 0.1.0`, then commit, tag and push.

What stands under "Unreleased" in the changelog becomes that release, and the program says its
version. The workflow `release` does the rest when it sees the tag.
"""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHANGELOG, PACKAGE = Path("CHANGELOG.md"), Path("src/boltbucket/__init__.py")
WAITING = "## Unreleased\n"
VERSION = re.compile(r'__version__ = "(.*)"')


def release(root: Path, version: str, day: str) -> None:
    """Raises a ValueError where there is nothing to release, or no such version."""
    news = (root / CHANGELOG).read_text(encoding="utf-8")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or f"\n## {version} " in news:
        raise ValueError(f"{version} is no version that could come next.")
    if not re.search(WAITING + r"\n- ", news):
        raise ValueError('Nothing stands under "Unreleased" in the changelog.')
    released = news.replace(WAITING, f"## {version} ({day})\n", 1)
    (root / CHANGELOG).write_text(released, encoding="utf-8")
    text = (root / PACKAGE).read_text(encoding="utf-8")
    (root / PACKAGE).write_text(
        VERSION.sub(f'__version__ = "{version}"', text, count=1), encoding="utf-8"
    )


if __name__ == "__main__":
    try:
        release(ROOT, sys.argv[1], f"{datetime.now(UTC):%Y-%m-%d}")
    except (IndexError, ValueError) as problem:
        sys.exit(str(problem))
    version = sys.argv[1]
    print(f'git commit -am "release: {version}" && git tag v{version} && git push --follow-tags')
