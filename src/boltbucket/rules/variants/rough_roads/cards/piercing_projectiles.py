"""Piercing Projectiles: what destroys a component hits the one behind it too."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.language.value import value
from boltbucket.rules.variants.rough_roads.road import Road


@value
class PiercingProjectiles(Road):
    """Meteors and shots alike, once for each of them."""

    name: ClassVar[str] = "piercing_projectiles"

    def pierces(self) -> bool:
        return True
