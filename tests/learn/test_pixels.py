"""Pixels: what a PNG holds, whatever filters it was written with."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from boltbucket.drawing.svg import box, element
from boltbucket.learn.pixels import decoded, pixels_of


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def guess(kind: int, left: int, above: int, corner: int) -> int:
    """The filters as the standard writes them down."""
    if kind == 4:
        slope = left + above - corner
        return min((left, above, corner), key=lambda each: abs(slope - each))
    return (0, left, above, (left + above) // 2)[kind]


def png(pixels, kinds) -> bytes:
    """A PNG of these pixels, each row written with its filter."""
    height, width, _ = pixels.shape
    rows = b""
    for y in range(height):
        rows += bytes([kinds[y]])
        for x in range(width):
            for channel in range(4):
                near = [
                    int(pixels[y + down, x + right, channel]) if x + right >= 0 <= y + down else 0
                    for down, right in ((0, -1), (-1, 0), (-1, -1))
                ]
                rows += bytes([(int(pixels[y, x, channel]) - guess(kinds[y], *near)) % 256])
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


@pytest.mark.parametrize(
    "kinds", ([0] * 7, [1] * 7, [2] * 7, [3] * 7, [4] * 7, [4, 3, 2, 1, 0, 3, 4])
)
def test_every_filter_is_undone(kinds):
    pixels = np.random.default_rng(1).integers(0, 256, (7, 11, 4), np.uint8)

    assert np.array_equal(decoded(png(pixels, kinds)), pixels)


def test_a_picture_has_the_colours_it_was_drawn_with():
    left, right = box(0, 0, 10, 20, fill="#FF0000"), box(10, 0, 10, 20, fill="#0000FF")
    svg = element("svg", left, right, xmlns="http://www.w3.org/2000/svg", width=20, height=20)
    pixels = pixels_of(svg)

    assert pixels.shape == (20, 20, 3)
    assert pixels[10, 3].tolist() == [255, 0, 0]
    assert pixels[10, 16].tolist() == [0, 0, 255]
