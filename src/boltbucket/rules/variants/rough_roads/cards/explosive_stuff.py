"""Explosive Stuff: goods and batteries blow up with the component they lie in."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.variants.rough_roads.road import Road


@value
class ExplosiveStuff(Road):
    """A destroyed component with goods or batteries takes the eight squares around it along."""

    name: ClassVar[str] = "explosive_stuff"

    def altered(self, quirks: Quirks) -> Quirks:
        return replace(quirks, explosive_contents=True)
