"""Defective Connectors: joints with universal connectors slow the ship down."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import Cells
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.rough_roads.road import Road


@value
class DefectiveConnectors(Road):
    """A point of engine strength for every joint of a universal connector with another kind. When
    engine strength is declared, components joined that way may be dropped."""

    name: ClassVar[str] = "defective_connectors"
    construction: ClassVar[bool] = True

    def altered(self, quirks: Quirks) -> Quirks:
        return replace(quirks, joint_drag=True)

    def sheddable(self, table: Table, seat: Seat) -> Cells:
        layout = table.ship(seat).layout
        joined = {cell for pair in layout.dragging_joints for cell in pair}
        return tuple(cell for cell in layout.cells if cell in joined)

    def compared(self, strength: int) -> int:
        """Where rivals are compared, every negative strength is a tie at nought."""
        return max(0, strength)
