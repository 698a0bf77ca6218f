"""Games people choose by name: what is flown, and who sits down for it."""

from __future__ import annotations

from boltbucket.rules.setup import Building, Format, Setup
from boltbucket.server.http.api import Preset

PRESETS: dict[str, Preset] = {
    "first_game": Preset(Setup("2021", 4, ("L",), building=Building.UNTIMED), "friends"),
    "evening": Preset(Setup("2021", 4, ("I", "II")), "friends"),
    "quick": Preset(Setup("2021", 4, ("II",)), "bots"),
    "veterans": Preset(Setup("2007", 4, ("I", "II", "III")), "friends"),
    "trek": Preset(Setup("2021", 4, ("I", "II", "III"), format=Format.TREK), "friends"),
    "missions": Preset(Setup("2007", 4, ("I", "II", "III"), format=Format.MISSIONS), "friends"),
}
