"""Text in pictures: outlines of a font that is shipped along, so that pictures look the same
everywhere. `letters.json` is a subset of DejaVu Sans Condensed Bold, made by tools/letters.py."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from boltbucket.drawing.svg import at, group, path, titled

FILE = Path(__file__).parent / "letters.json"
MISSING = "?"


class Letter(NamedTuple):
    """How far a letter reaches, and its outline, both in the units of the font."""

    width: int
    outline: str


class Font(NamedTuple):
    """`height` is that of capitals."""

    height: int
    letters: Mapping[str, Letter]


@cache
def font() -> Font:
    data = json.loads(FILE.read_text("utf-8"))
    letters = {sign: Letter(*letter) for sign, letter in data["letters"].items()}
    return Font(data["height"], letters)


def lettering(
    text: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    anchor: float = 0.5,
    outline: str | None = None,
) -> str:
    """Letters whose capitals are `size` high, y their middle; anchor 0 starts, 0.5 centres, 1 ends
    at x. An outline keeps them readable on any ground."""
    scale = size / font().height
    start = x - anchor * text_width(text, size)
    edge = {"stroke": outline, "stroke_width": 0.3 * font().height, "paint_order": "stroke"}
    style = edge | {"stroke_linejoin": "round"} if outline else {}
    return at(start, y + size / 2, _row(text, fill=colour, **style), scale=scale)


def _row(text: str, **style: object) -> str:
    """The letters beside each other, from nought on."""
    drawn, place = [], 0
    for sign in readable(text):
        letter = font().letters[sign]
        if letter.outline:
            drawn.append(at(place, 0, path(letter.outline)))
        place += letter.width
    return group(titled(text), *drawn, **style) if drawn else ""


def text_width(text: str, size: float) -> float:
    """How wide these letters are at this size."""
    width = sum(font().letters[sign].width for sign in readable(text))
    return width * size / font().height


def readable(text: str) -> str:
    """The text in the letters there are: others without their accents, or as a question mark.

    >>> readable("„Žluťoučký“ 40 % Ǽ ☃")
    '„Žluťoučký“ 40 % Æ ?'
    """
    return "".join(map(_known, unicodedata.normalize("NFC", text)))


def _known(sign: str) -> str:
    if sign in font().letters:
        return sign
    plain = unicodedata.normalize("NFKD", sign)[0]
    return plain if plain in font().letters else MISSING
