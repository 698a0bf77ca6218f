"""`boltbucket draw`: a ship as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from boltbucket.cli.problem import Problem
from boltbucket.cli.ship_file import add_file, read_file
from boltbucket.drawing import THEMES, draw_ship, to_png

STANDARD_OUTPUT = "-"


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "draw",
        help="draw a ship as SVG or PNG",
        description="Draw a ship; the ending of the picture's name says how.",
    )
    add_file(parser)
    parser.add_argument(
        "-o",
        "--output",
        metavar="PICTURE",
        required=True,
        help="a name ending in .svg or .png; - prints SVG",
    )
    parser.add_argument("--theme", choices=tuple(THEMES), default="space", help="what lies behind")
    parser.add_argument("--title", help="what stands above the ship")
    parser.add_argument("--width", type=_pixels, metavar="PIXELS", help="width of a PNG")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    svg = draw_ship(read_file(args.file), THEMES[args.theme], args.title)
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


def _pixels(text: str) -> int:
    if not text.isdecimal() or not 16 <= int(text) <= 8192:
        raise argparse.ArgumentTypeError("a width is a number from 16 to 8192")
    return int(text)
