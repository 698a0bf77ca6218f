"""Pictures into files: the ending of the name says how."""

from __future__ import annotations

from pathlib import Path

from boltbucket.cli.problem import Problem
from boltbucket.cli.targets import check_file
from boltbucket.drawing import to_png

ENDINGS = (".svg", ".png")


def check_picture_name(name: str | None) -> None:
    """A problem before hours of work, not after them."""
    if name is not None and Path(name).suffix.lower() not in ENDINGS:
        raise Problem("problem-picture-name", name=name)
    check_file(name)


def write_picture(name: str, svg: str) -> None:
    picture = Path(name)
    if picture.suffix.lower() == ".png":
        picture.write_bytes(to_png(svg))
    else:
        picture.write_text(svg + "\n", encoding="utf-8")
