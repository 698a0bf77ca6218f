"""Meteoric Inversion: large meteors bounce off, small ones must be shot."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.variants.rough_roads.road import Road


@value
class MeteoricInversion(Road):
    """The rules of large and small meteors change places; shots stay what they are."""

    name: ClassVar[str] = "meteoric_inversion"

    def altered(self, quirks: Quirks) -> Quirks:
        return replace(quirks, meteors_inverted=True)
