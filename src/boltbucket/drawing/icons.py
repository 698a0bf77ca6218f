"""The sign of the game as pictures for home screens, drawn from `icon.svg` of the page."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from boltbucket.drawing.png import to_png

SIZES = (180, 192, 512)
PAPER = "#0e1424"
MARGIN = 6
"""Round the sign, so that it stays whole whatever shape a device cuts its icons to."""


def home_screen_icon(sign: str) -> str:
    """The sign on a dark ground that fills the whole square."""
    inside = re.sub(r"</?svg[^>]*>", "", sign)
    side = 32 + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {side} {side}">'
        f'<path d="M{-MARGIN} {-MARGIN}h{side}v{side}h{-side}z" fill="{PAPER}"/>{inside}</svg>'
    )


def write_icons(folder: Path) -> list[Path]:
    """All sizes, beside the sign."""
    icon = home_screen_icon((folder / "icon.svg").read_text("utf-8"))
    files = [folder / f"icon-{size}.png" for size in SIZES]
    for size, file in zip(SIZES, files, strict=True):
        file.write_bytes(to_png(icon, size))
    return files


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
