"""A small stencil alphabet of strokes, so that pictures look the same without any font."""

from __future__ import annotations

import unicodedata

from boltbucket.drawing.svg import at, group, path

HEIGHT = 14.0
WIDTH = 9.0
GAP = 4.0
NARROW = {"I": 2.0, "1": 5.0, ".": 1.0, ",": 1.0, ":": 1.0, "!": 1.0, "'": 1.0, " ": 5.0}
WIDE = {"M": 11.0, "W": 12.0, "½": 12.0}

GLYPHS = {
    "0": "M4.5 0C1 0 0 3 0 7S1 14 4.5 14 9 11 9 7 8 0 4.5 0Z",
    "1": "M0 3L4 0V14",
    "2": "M0 3.5C.5 1 2.5 0 4.5 0 7 0 9 1.5 9 4 9 7 6 8.5 0 14H9",
    "3": (
        "M.5 2C2 .5 3.5 0 4.8 0 7 0 8.5 1.5 8.5 3.5S7 6.7 4 6.7C7.5 6.7 9 8.3 9 10.3 9 "
        "12.5 7 14 4.5 14 2.5 14 1 13.3 0 12"
    ),
    "4": "M6.5 14V0L0 9.5H9",
    "5": ("M8.5 0H1L.5 6.2C1.8 5.4 3 5.2 4.3 5.2 7.2 5.2 9 7 9 9.5S7 14 4.3 14C2.5 14 1 13.3 0 12"),
    "6": (
        "M8 1C7 .3 6 0 5 0 1.5 0 0 3.5 0 8 0 12 2 14 4.6 14S9 12 9 9.5 7.2 5.5 4.8 "
        "5.5C2.5 5.5 .8 6.8 0 8.5"
    ),
    "7": "M0 0H9L3 14",
    "8": (
        "M4.5 6.6C2 6.6.7 5.2.7 3.3S2.2 0 4.5 0 8.3 1.4 8.3 3.3 7 6.6 4.5 6.6C1.7 "
        "6.6 0 8.2 0 10.3S1.8 14 4.5 14 9 12.4 9 10.3 7.3 6.6 4.5 6.6Z"
    ),
    "9": (
        "M1 13C2 13.7 3 14 4 14 7.5 14 9 10.5 9 6 9 2 7 0 4.4 0S0 2 0 4.5 1.8 8.5 4.2 "
        "8.5C6.5 8.5 8.2 7.2 9 5.5"
    ),
    "A": "M0 14L4.5 0L9 14M1.6 9.5H7.4",
    "B": (
        "M0 0V14H5C7.5 14 9 12.5 9 10.3S7.5 6.7 5 6.7H0M0 0H4.6C7 0 8.3 1.4 8.3 3.3S7 6.7 4.6 6.7"
    ),
    "C": "M9 2.5C8 .8 6.5 0 4.8 0 1.8 0 0 2.8 0 7S1.8 14 4.8 14C6.5 14 8 13.2 9 11.5",
    "D": "M0 0V14H3.5C7 14 9 11.3 9 7S7 0 3.5 0Z",
    "E": "M8.5 0H0V14H8.5M0 6.7H7",
    "F": "M8.5 0H0V14M0 6.7H7",
    "G": "M9 2.5C8 .8 6.5 0 4.8 0 1.8 0 0 2.8 0 7S1.8 14 4.8 14C7.5 14 9 12.5 9 10V7.5H5.5",
    "H": "M0 0V14M9 0V14M0 6.8H9",
    "I": "M1 0V14",
    "J": "M8 0V10C8 12.5 6.5 14 4.3 14 2.2 14 .7 13 0 11.3",
    "K": "M0 0V14M8.7 0L0 8.2M3 5.5L9 14",
    "L": "M0 0V14H8.5",
    "M": "M0 14V0L5.5 9L11 0V14",
    "N": "M0 14V0L9 14V0",
    "O": "M4.5 0C1.5 0 0 2.8 0 7S1.5 14 4.5 14 9 11.2 9 7 7.5 0 4.5 0Z",
    "P": "M0 14V0H5C7.5 0 9 1.6 9 3.9S7.5 7.8 5 7.8H0",
    "Q": "M4.5 0C1.5 0 0 2.8 0 7S1.5 14 4.5 14 9 11.2 9 7 7.5 0 4.5 0ZM5.5 10L9 14.5",
    "R": "M0 14V0H5C7.5 0 9 1.6 9 3.8S7.5 7.5 5 7.5H0M4.8 7.5L9 14",
    "S": (
        "M8.5 2.3C7.5.8 6.2 0 4.5 0 2.2 0 .6 1.4.6 3.5 .6 8 9 5.6 9 10.3 9 12.5 7.2 14 "
        "4.6 14 2.6 14 1 13.2 0 11.5"
    ),
    "T": "M0 0H9M4.5 0V14",
    "U": "M0 0V9.5C0 12.5 1.7 14 4.5 14S9 12.5 9 9.5V0",
    "V": "M0 0L4.5 14L9 0",
    "W": "M0 0L3 14L6 3L9 14L12 0",
    "X": "M0 0L9 14M9 0L0 14",
    "Y": "M0 0L4.5 7L9 0M4.5 7V14",
    "Z": "M0 0H9L0 14H9",
    ".": "M.5 13.6V14",
    ",": "M.8 13.3L0 16.5",
    ":": "M.5 4V4.5M.5 12.5V13",
    "!": "M.5 0V9M.5 13.5V14",
    "?": "M0 3C.5 1 2.3 0 4.5 0 7 0 8.5 1.5 8.5 3.5 8.5 6.5 4.5 6.5 4.5 9.8M4.5 13.5V14",
    "'": "M.5 0V3",
    "-": "M1 7.5H8",
    "–": "M0 7.5H9",
    "+": "M0 7.5H9M4.5 3V12",
    "/": "M0 14L9 0",
    "(": "M6 -1C3 2 3 12 6 15",
    ")": "M3 -1C6 2 6 12 3 15",
    "&": (
        "M9 14L2.5 5C1 2.5 2 0 4.2 0S7 2.5 5.5 4.5L2 7.5C-1 10.5 0 14 3.5 14 6.5 14 8.5 11.5 9 8.5"
    ),
    "½": "M0 2L2.5 0V7M1.5 14L10 0M7 9.5C7.5 8 11.5 8 11.5 10 11.5 11.3 9.5 12 7 14H12",
    " ": "",
}
ACCENTS = {
    "\N{COMBINING ACUTE ACCENT}": "M4 -2.4L6 -4.8",
    "\N{COMBINING CARON}": "M2.5 -4.8L4.5 -2.6L6.5 -4.8",
    "\N{COMBINING DIAERESIS}": "M2.6 -3.4V-3.3M6.4 -3.4V-3.3",
    "\N{COMBINING RING ABOVE}": "M4.5 -2.2A1.6 1.6 0 1 0 4.5 -5.4A1.6 1.6 0 1 0 4.5 -2.2",
}
"""Above the letter before them, drawn for one of the usual width."""


def lettering(
    text: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    anchor: float = 0.5,
    weight: float = 0.16,
    outline: str | None = None,
) -> str:
    """Capital letters `size` high, y their middle; anchor 0 starts, 0.5 centres, 1 ends at x."""
    signs = readable(text)
    scale = size / HEIGHT
    start = x - anchor * text_width(signs, size)
    strokes, last = [], 0.0
    for sign in signs:
        if sign in ACCENTS:
            back = GAP + (last + WIDTH) / 2
            place = start - back * scale
            strokes.append(at(place, y - size / 2, path(ACCENTS[sign]), scale=scale))
            continue
        strokes.append(at(start, y - size / 2, path(GLYPHS[sign]), scale=scale))
        last = _width(sign)
        start += (last + GAP) * scale
    style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    width = weight * HEIGHT
    under = group(*strokes, stroke=outline, stroke_width=width * 2.4, **style) if outline else ""
    return under + group(*strokes, stroke=colour, stroke_width=width, **style)


def text_width(text: str, size: float) -> float:
    """How wide these letters are at this size."""
    signs = [sign for sign in readable(text) if sign not in ACCENTS]
    return (sum(_width(sign) + GAP for sign in signs) - GAP if signs else 0) * size / HEIGHT


def readable(text: str) -> str:
    """The text in the letters there are: capitals, accents behind them, ? for what is missing."""
    plain = "".join(
        sign
        for letter in text.upper().replace("½", "\0")
        for sign in unicodedata.normalize("NFKD", letter)
        if sign in ACCENTS or not unicodedata.combining(sign)
    ).replace("\0", "½")
    return "".join(sign if sign in GLYPHS or sign in ACCENTS else "?" for sign in plain)


def _width(sign: str) -> float:
    return NARROW.get(sign, WIDE.get(sign, WIDTH))
