"""A ship: its tiles and what rides on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import field
from typing import TypeVar

from boltbucket.rules.ship import building, cargo, crew, damage, payload, power, repair
from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.ship.contents import PRICES, Figure, Good
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.frame import Frame
from boltbucket.rules.ship.hull import Hull
from boltbucket.rules.ship.kept import kept
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.tile import Connector, Kind, Side, Tile
from boltbucket.rules.value import field_names, value

Cells = tuple[Cell, ...]
Content = TypeVar("Content")


@value
class Ship:
    """A ship as a value: every change returns a new ship and shares the rest.

    The mappings hold no empty entries. Lists of cells are in reading order: row by row from the
    front. Strengths are in half points.
    """

    blueprint: Blueprint
    tiles: Mapping[Cell, Tile]
    crew: Mapping[Cell, tuple[Figure, ...]] = field(default_factory=dict)
    charge: Mapping[Cell, int] = field(default_factory=dict)
    goods: Mapping[Cell, tuple[Good, ...]] = field(default_factory=dict)
    quirks: Quirks = NO_QUIRKS

    @kept
    def frame(self) -> Frame:
        return Frame(self.blueprint, self.tiles)

    def refit(
        self,
        *,
        crew: Mapping[Cell, tuple[Figure, ...]] | None = None,
        charge: Mapping[Cell, int] | None = None,
        goods: Mapping[Cell, tuple[Good, ...]] | None = None,
        quirks: Quirks | None = None,
        frame: Frame | None = None,
    ) -> Ship:
        """The ship with some of its parts replaced."""
        frame = frame or self.frame
        ship = Ship(
            self.blueprint,
            frame.tiles,
            self.crew if crew is None else crew,
            self.charge if charge is None else charge,
            self.goods if goods is None else goods,
            quirks or self.quirks,
        )
        ship.frame = frame
        return ship

    def __getstate__(self) -> dict[str, object]:
        """The ship without the figures kept for speed."""
        return {name: getattr(self, name) for name in field_names(type(self))}

    # Building

    def place(self, cell: Cell, tile: Tile) -> Ship:
        """The ship with a tile on that square; nothing is checked."""
        frame = self.frame.place(cell, tile)
        ship = Ship(self.blueprint, frame.tiles, self.crew, self.charge, self.goods, self.quirks)
        ship.frame = frame
        return ship

    def accepts(self, cell: Cell, tile: Tile) -> bool:
        """Whether the square is free, inside the area, and the tile would join the ship."""
        return bool(building.joining_squares(self.frame, tile) & self.blueprint.square.get(cell, 0))

    def suits(self, cell: Cell, tile: Tile) -> bool:
        """Whether the tile is accepted there and makes no mistake."""
        return bool(building.sound_squares(self.frame, tile) & self.blueprint.square.get(cell, 0))

    def places(self, tile: Tile) -> tuple[tuple[Cell, int], ...]:
        """Every square and number of quarter turns with which the tile is accepted."""
        return building.places(self.frame, tile)

    def sound_places(self, tile: Tile) -> tuple[tuple[Cell, int], ...]:
        """Those of them that make no mistake."""
        return building.sound_places(self.frame, tile)

    @property
    def open_cells(self) -> Cells:
        """The free squares of the area next to a tile."""
        return self.frame.open_cells

    def without(self, cells: Collection[Cell]) -> Ship:
        """The ship after losing these tiles and what was in them."""
        frame = self.frame.without(cells)
        if not self.crew and not self.charge and not self.goods:
            return self.refit(frame=frame)
        return self.refit(
            frame=frame,
            crew=_without(self.crew, cells),
            charge=_without(self.charge, cells),
            goods=_without(self.goods, cells),
        )

    def only(self, cells: Collection[Cell]) -> Ship:
        """The ship cut down to these tiles and what is in them."""
        return self.without([cell for cell in self.tiles if cell not in cells])

    # Geometry

    @property
    def hull(self) -> Hull:
        return self.frame.hull

    @property
    def cells(self) -> Cells:
        """The squares with tiles."""
        return self.frame.cells

    @property
    def legal(self) -> bool:
        return self.frame.legal

    @property
    def flaws(self) -> tuple[Flaw, ...]:
        return self.frame.flaws

    @property
    def removable(self) -> Cells:
        """The tiles taking part in mistakes that only removing tiles repairs."""
        return repair.removable(self.frame)

    @property
    def exposed_connectors(self) -> int:
        return self.frame.exposed_connectors

    @property
    def exposed_sides(self) -> tuple[tuple[Cell, Side], ...]:
        return self.frame.exposed_sides

    @property
    def whole(self) -> bool:
        """Whether all tiles hang together."""
        return self.frame.whole

    @property
    def pieces(self) -> tuple[Cells, ...]:
        """The parts that hang together, by their first square."""
        return self.frame.pieces

    def joined(self, cell: Cell) -> Cells:
        """The squares joined to this one: front, right, rear, left."""
        return self.frame.joined(cell)

    # Hits

    def target(self, side: int, number: int) -> Cell | None:
        return damage.target(self.frame, side, number)

    def bounces(self, cell: Cell, side: int) -> bool:
        """Whether a small meteor bounces off: the side is smooth."""
        return self.tiles[cell].connectors[Side(side)] == Connector.SMOOTH

    def plated(self, cell: Cell, side: int) -> bool:
        """Whether no hit on that side can destroy the tile."""
        return payload.is_plated(self.tiles[cell], Side(side))

    def destroyed_along(self, cell: Cell) -> Cells:
        """What goes when this tile is destroyed: itself first, then what payload takes along."""
        return payload.destroyed_along(self.frame, cell) if self.frame.payloads else (cell,)

    def shielded(self, side: int) -> bool:
        return damage.shielded(self, side)

    def guns(self, side: int, number: int) -> tuple[Cells, Cells]:
        return damage.guns(self, side, number)

    # Strength

    def engine_strength(self, powered: Collection[Cell] = ()) -> int:
        return power.engine_strength(self, powered)

    def cannon_strength(
        self, powered: Collection[Cell] = (), full_sides: Collection[Side] = power.FORWARD
    ) -> int:
        return power.cannon_strength(self, powered, full_sides)

    @property
    def cannons(self) -> Cells:
        """The working cannons."""
        return self.frame.cannons

    @kept
    def engines(self) -> Cells:
        """The working engines."""
        return power.working_engines(self)

    @kept
    def double_engines(self) -> Cells:
        return power.doubles(self, self.engines, Kind.DOUBLE_ENGINE)

    @kept
    def double_cannons(self) -> Cells:
        return power.doubles(self, self.cannons, Kind.DOUBLE_CANNON)

    @kept
    def best_engine_strength(self) -> int:
        return power.best_engine_strength(self)

    @kept
    def best_cannon_strength(self) -> int:
        return power.best_cannon_strength(self)

    # Batteries

    @kept
    def batteries(self) -> int:
        return sum(self.charge.values())

    @kept
    def battery_cells(self) -> Cells:
        """The components with batteries left."""
        return tuple([cell for cell in self.frame.battery_components if cell in self.charge])

    def spend(self, cell: Cell) -> Ship:
        return power.spend(self, cell)

    def charged(self) -> Ship:
        """The ship with all battery components filled for launch."""
        return power.charged(self)

    # Crew

    @kept
    def crew_size(self) -> int:
        return sum(map(len, self.crew.values()))

    @kept
    def humans(self) -> int:
        return crew.humans(self)

    @kept
    def manned_cabins(self) -> Cells:
        return tuple([cell for cell in self.frame.cabins if cell in self.crew])

    @kept
    def aliens(self) -> tuple[tuple[Cell, Figure], ...]:
        return crew.aliens(self)

    def lose_crew(self, cell: Cell) -> Ship:
        return crew.lose(self, cell)

    @kept
    def alien_options(self) -> tuple[tuple[Cell, Figure], ...]:
        return crew.alien_options(self)

    def board(self, cell: Cell, figure: Figure) -> Ship:
        """The ship with an alien moved into that cabin."""
        return self.refit(crew={**self.crew, cell: (figure,)})

    def manned(self) -> Ship:
        return crew.manned(self)

    @kept
    def stranded_aliens(self) -> Cells:
        """The cabins of aliens whose life support is gone."""
        return crew.stranded_aliens(self)

    @kept
    def infected_cabins(self) -> Cells:
        return crew.infected_cabins(self)

    # Goods

    def containers(self, cell: Cell) -> int:
        return cargo.containers(self, cell)

    def free_containers(self, cell: Cell) -> int:
        return cargo.free_containers(self, cell)

    def room_for(self, good: Good) -> Cells:
        """The holds with a free container that may take it."""
        return cargo.room_for(self, good)

    def load(self, cell: Cell, good: Good) -> Ship:
        return cargo.load(self, cell, good)

    def unload(self, cell: Cell, good: Good) -> Ship:
        return cargo.unload(self, cell, good)

    def can_stow(self, goods: Iterable[Good]) -> bool:
        """Whether all these blocks find room in some arrangement, if the rest is thrown out."""
        return cargo.can_stow(self, goods)

    def stowed(self, goods: Iterable[Good]) -> Ship:
        """The ship with exactly these blocks aboard, well arranged."""
        return cargo.stowed(self, goods)

    def may_lie(self, goods: Mapping[Cell, tuple[Good, ...]]) -> bool:
        """Whether the blocks may lie exactly so."""
        return cargo.may_lie(self, goods)

    @kept
    def laden_holds(self) -> Cells:
        return tuple([cell for cell in self.cells if cell in self.goods])

    @kept
    def all_goods(self) -> tuple[Good, ...]:
        return cargo.all_goods(self)

    def goods_value(self, prices: Mapping[Good, int] = PRICES) -> int:
        return cargo.value(self.all_goods, prices)

    @kept
    def best_goods(self) -> tuple[Good | None, Cells]:
        return cargo.best_goods(self)

    @property
    def next_loss(self) -> tuple[Good | None, Cells]:
        """What a loss of goods takes next and from where: best goods, else (None) batteries."""
        return cargo.next_loss(self)


def _without(contents: Mapping[Cell, Content], cells: Collection[Cell]) -> Mapping[Cell, Content]:
    if not contents or contents.keys().isdisjoint(cells):
        return contents
    return {cell: content for cell, content in contents.items() if cell not in cells}
