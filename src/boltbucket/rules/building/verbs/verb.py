"""Verbs of the yard: what a builder can do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class Verb:
    """One thing to do at the yard, with as many numbers as it has objects: ("place", cell, turn).

    Its three methods belong together: what `offers` lists, `refusal` lets pass and `act` does.
    """

    name: ClassVar[str]
    objects: ClassVar[int] = 0

    def offers(self, table: Table, seat: Seat) -> Iterator[Answer]:
        """Every answer worth checking: what is left out is refused for sure."""
        yield (self.name,)

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        """Why the seat, which is building, may not do this now; None if it may."""
        raise AssertionError(f"{self.name} has no rule")

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        """Do it: it has been found legal."""
        raise AssertionError(f"{self.name} does nothing")
