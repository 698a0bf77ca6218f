"""Events: what has happened, in the past tense. Screens show them, words tell them, rules never
read them."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value


@value
class Event:
    """Something that has happened; `topic` names the rule behind it."""

    topic: ClassVar[str] = "flight"
    unsealed: ClassVar[tuple[str, ...]] = ()
    """Fields that only explain: they came later, and no fingerprint of old records has them."""

    def seen_by(self, seat: Seat | None) -> Event:
        """The event without what this seat may not know; None is a spectator."""
        return self
