"""`boltbucket draw`: a ship as a picture."""

from __future__ import annotations

import sys
from pathlib import Path

from boltbucket.cli.command import Group, Options
from boltbucket.cli.problem import Problem
from boltbucket.cli.reading import within
from boltbucket.cli.ship_file import add_file, read_file
from boltbucket.drawing import THEMES, draw_ship, to_png

STANDARD_OUTPUT = "-"


def register(commands: Group) -> None:
    command = commands.add("draw", run)
    add_file(command)
    command.option("-o", "--output", metavar="PICTURE", required=True)
    command.choice("--theme", tuple(THEMES), default="space")
    command.option("--title")
    command.option("--width", read=within(16, 8192), metavar="PIXELS")


def run(args: Options) -> int:
    svg = draw_ship(read_file(args), THEMES[args.theme], args.title)
    if args.output == STANDARD_OUTPUT:
        sys.stdout.write(svg + "\n")
        return 0
    picture = Path(args.output)
    if picture.suffix.lower() == ".svg":
        picture.write_text(svg + "\n", encoding="utf-8")
    elif picture.suffix.lower() == ".png":
        picture.write_bytes(to_png(svg, args.width))
    else:
        raise Problem("problem-picture-name", name=args.output)
    return 0
