"""Pictures as pixels."""

from __future__ import annotations

import resvg_py


def to_png(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, at its own size or this many pixels wide."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
