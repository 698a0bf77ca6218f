"""The outlines of the letters that pictures are lettered with, taken from a font.

    pip install fonttools
    python tools/letters.py DejaVuSansCondensed-Bold.ttf > src/boltbucket/drawing/letters.json

Pictures then need no font wherever they are looked at, and no library to read one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FLIPPED = (1, 0, 0, -1, 0, 0)
"""For a plane whose y grows downwards."""
PUNCTUATION = "–—‘’‚“”„†…‰‹›€™−×÷½¼¾⅓⅔→←↑↓≤≥≈•"
SIGNS = [
    *range(0x20, 0x7F),  # ASCII
    *range(0xA0, 0x100),  # Western Europe
    *range(0x100, 0x180),  # the rest of Europe's Latin letters
    *range(0x218, 0x21C),  # Romanian
    *range(0x391, 0x3CF),  # Greek
    *range(0x400, 0x460),  # Cyrillic
    *map(ord, PUNCTUATION),
]


def letters(font: TTFont, signs: Iterable[int]) -> dict[str, tuple[int, str]]:
    """Sign -> how far it reaches and its outline, in the units of the font, y downwards."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    return {chr(sign): drawn(glyphs, names[sign]) for sign in signs if sign in names}


def drawn(glyphs: object, name: str) -> tuple[int, str]:
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    glyph = glyphs[name]
    glyph.draw(TransformPen(pen, FLIPPED))
    return round(glyph.width), pen.getCommands()


def main() -> None:
    font = TTFont(sys.argv[1])
    data = {
        "font": font["name"].getDebugName(4),
        "height": font["glyf"]["H"].yMax,
        "letters": letters(font, SIGNS),
    }
    print(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
