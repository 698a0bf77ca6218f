"""What a ship is made of, and how a changed one is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from boltbucket.rules.language.value import cached, field_names
from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.layout import Layout
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.tile import Side, Tile

Crew = Mapping[Cell, tuple[Figure, ...]]
Charge = Mapping[Cell, int]
Goods = Mapping[Cell, tuple[Good, ...]]

NOTHING: Mapping[Cell, Any] = {}


@dataclass(frozen=True, init=False)
class ShipParts:
    """The parts of a ship. Every room of the ship (crew, cargo, power, …) asks them questions.

    The mappings hold no empty entries.
    """

    blueprint: Blueprint
    tiles: Mapping[Cell, Tile]
    crew: Crew
    charge: Charge
    goods: Goods
    quirks: Quirks

    def __init__(
        self,
        blueprint: Blueprint,
        tiles: Mapping[Cell, Tile],
        crew: Crew = NOTHING,
        charge: Charge = NOTHING,
        goods: Goods = NOTHING,
        quirks: Quirks = NO_QUIRKS,
        layout: Layout | None = None,
    ) -> None:
        """A ship of these parts; `layout` is that of the tiles, if it is known already."""
        own = self.__dict__
        own["blueprint"] = blueprint
        own["tiles"] = tiles
        own["crew"] = crew
        own["charge"] = charge
        own["goods"] = goods
        own["quirks"] = quirks
        if layout is not None:
            own["layout"] = layout

    @cached
    def layout(self) -> Layout:
        """The tiles and all that follows from where they lie."""
        return Layout(self.blueprint, self.tiles)

    def heading(self, side: int) -> Side:
        """A side as the ship flies, for one of its plan, and the other way round."""
        own = side if isinstance(side, Side) else Side(side)
        return own.opposite if self.quirks.turned else own

    def refit(
        self,
        *,
        layout: Layout | None = None,
        crew: Crew | None = None,
        charge: Charge | None = None,
        goods: Goods | None = None,
        quirks: Quirks | None = None,
    ) -> Self:
        """The ship with some of its parts replaced."""
        layout = layout or self.layout
        return type(self)(
            self.blueprint,
            layout.tiles,
            self.crew if crew is None else crew,
            self.charge if charge is None else charge,
            self.goods if goods is None else goods,
            self.quirks if quirks is None else quirks,
            layout,
        )

    def __getstate__(self) -> dict[str, object]:
        """The ship without the figures it keeps."""
        return {name: getattr(self, name) for name in field_names(type(self))}
