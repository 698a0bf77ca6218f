"""PNG to pixels: what the rasteriser draws, as an array."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boltbucket.drawing import to_png

_SIGNATURE: Final = 8
_HEADER: Final = ">IIBBBBB"
_CHANNELS: Final = 4


def pixels_of(svg: str, width: int | None = None) -> NDArray[np.uint8]:
    """A picture as rows, columns and red, green, blue."""
    return decoded(to_png(svg, width))[..., :3].copy()


def decoded(png: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG with eight bits for each of red, green, blue and alpha."""
    chunks = list(_chunks(png))
    width, height, *rest = struct.unpack(_HEADER, chunks[0][1])
    assert rest == [8, 6, 0, 0, 0], "not the kind of PNG our rasteriser writes"
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    rows = np.frombuffer(data, np.uint8).reshape(height, 1 + width * _CHANNELS)
    return _unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, _CHANNELS))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = _SIGNATURE
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += 12 + size


def _unfiltered(filters: NDArray[np.uint8], coded: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Every pixel is coded as the difference to a guess from the pixels left of it and above.
    Those of one diagonal depend only on the two diagonals before, so they are found at once."""
    height, width, channels = coded.shape
    found = np.zeros((height + 1, width + 1, channels), np.int16)
    for diagonal in range(height + width - 1):
        y = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        x = diagonal - y
        guess = _guess(filters[y, None], found[y + 1, x], found[y, x + 1], found[y, x])
        found[y + 1, x + 1] = coded[y, x] + guess & 255
    return found[1:, 1:].astype(np.uint8)


def _guess(kind: Any, left: Any, above: Any, corner: Any) -> Any:
    """By the five filters of PNG: none, left, above, their mean, and the nearest of three."""
    slope = left + above - corner
    to_left, to_above = np.abs(slope - left), np.abs(slope - above)
    to_corner = np.abs(slope - corner)
    nearest = np.where(
        (to_left <= to_above) & (to_left <= to_corner),
        left,
        np.where(to_above <= to_corner, above, corner),
    )
    return np.choose(kind, (np.zeros_like(left), left, above, (left + above) // 2, nearest))
