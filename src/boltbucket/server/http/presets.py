"""Set-ups people choose by name."""

from __future__ import annotations

from boltbucket.rules.setup import Format, Setup

PRESETS: dict[str, Setup] = {
    "first_game": Setup("2021", 4, ("L",)),
    "evening": Setup("2021", 4, ("I", "II")),
    "quick": Setup("2021", 4, ("II",)),
    "veterans": Setup("2007", 4, ("I", "II", "III")),
    "trek": Setup("2021", 4, ("I", "II", "III"), format=Format.TREK),
    "missions": Setup("2007", 4, ("I", "II", "III"), format=Format.MISSIONS),
}
