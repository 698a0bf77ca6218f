"""Bad Luck: what misses everybody is rolled for again."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.language.value import value
from boltbucket.rules.variants.rough_roads.road import Road


@value
class BadLuck(Road):
    """Up to three rolls for a meteor or shot, as long as it hits nobody and costs no battery."""

    name: ClassVar[str] = "bad_luck"

    def most_rolls(self) -> int:
        return 3
