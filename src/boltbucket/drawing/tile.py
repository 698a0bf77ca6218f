"""One tile: plate, pipes and what it is, in layers so that barrels overhang their neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from boltbucket.drawing import guards, machines, palette, payloads, pipes, rooms
from boltbucket.drawing.pipes import Mouth
from boltbucket.drawing.svg import at, box, disc, element, group
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Connector, Kind, Side, Tile

PLATE_HALF = 47.0
PLATE_ROUND = 8.0
HUB_HALF = 32.0
HUB_ROUND = 9.0
RIVET_AT = 40.5
OPEN: tuple[Mouth, ...] = (Mouth.OPEN,) * 4

BARE = frozenset({Kind.STRUCTURAL, Kind.STARTING_CABIN, Kind.RADIOACTIVE})
"""Kinds without the dark hub behind their symbol."""


def definitions() -> str:
    """The gradients and patterns that tiles use."""
    return element(
        "defs",
        _gradient("bb-plate", (palette.PLATE_LIGHT, palette.PLATE, "#B3BDCB"), 1, 1),
        _gradient("bb-steel", (palette.PIPE_LIGHT, palette.PIPE_LIGHT, palette.PIPE_DARK), 1, 0),
        _gradient("bb-pipe", (palette.PIPE_DARK, palette.PIPE_LIGHT, palette.PIPE_DARK), 1, 0),
        _gradient("bb-collar", ("#8E9BAF", palette.CLAMP, "#8E9BAF"), 1, 0),
        _gradient("bb-cannon", ("#E2A6FF", "#C86BFA", "#A344DB"), 1, 0),
        _gradient("bb-engine", ("#FFB277", "#FF8A3D", "#E06A1B"), 0, 1),
        _gradient("bb-shield", ("#9CF5DB", "#36D6A8", "#1FA984"), 0, 1),
        _gradient("bb-battery", ("#DDF58E", "#B7E04B", "#93BC2B"), 1, 0),
        _gradient("bb-glass", ("#B4E1FF", palette.GLASS, "#3F8FCB"), 0, 1),
        _hazard("bb-hazard", palette.KIND_COLOURS[Kind.SPECIAL_CARGO], palette.INK),
    )


def tile_base(tile: Tile, mouths: Sequence[Mouth] = OPEN) -> str:
    """Plate and pipes."""
    reach = 0.0 if tile.kind is Kind.STRUCTURAL else pipes.HUB_REACH
    sides = (
        at(0, 0, _side(tile, side, mouths[side], reach), turn=90 * side)
        for side in sorted(Side, key=lambda side: tile.connectors[side])
    )
    return group(_plate(), *sides)


def tile_top(
    tile: Tile,
    crew: tuple[Figure, ...] = (),
    charge: int | None = None,
    goods: tuple[Good, ...] = (),
) -> str:
    """Its symbol with what is in it; a battery component without a charge is shown full."""
    hub = "" if tile.kind in BARE else _hub()
    filled = tile.capacity if charge is None else charge
    return group(hub, _symbol(tile, crew, filled, goods))


def draw_tile(tile: Tile) -> str:
    """A tile alone, open on all sides."""
    return group(tile_base(tile), tile_top(tile))


def draw_single(tile: Tile) -> str:
    """A tile alone as a picture of its own."""
    return element(
        "svg",
        definitions(),
        draw_tile(tile),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox="-60 -60 120 120",
        width=120,
        height=120,
    )


def _symbol(tile: Tile, crew: tuple[Figure, ...], charge: int, goods: tuple[Good, ...]) -> str:
    kind = tile.kind
    if kind in CANNONS:
        shape = machines.cannon() if kind is Kind.SINGLE_CANNON else machines.double_cannon()
        return at(0, 0, shape, turn=90 * tile.direction)
    if kind in ENGINES:
        shape = machines.engine() if kind is Kind.SINGLE_ENGINE else machines.double_engine()
        return at(0, 0, shape, turn=90 * (tile.direction - Side.REAR))
    if kind is Kind.CABIN:
        return rooms.cabin(crew)
    if kind is Kind.STARTING_CABIN:
        return rooms.starting_cabin(tile.colour, crew)
    if kind in (Kind.CARGO, Kind.SPECIAL_CARGO):
        return rooms.hold(tile.capacity, goods, kind is Kind.SPECIAL_CARGO)
    if kind in (Kind.LIFE_SUPPORT_BROWN, Kind.LIFE_SUPPORT_PURPLE):
        return rooms.life_support(kind)
    if kind is Kind.BATTERY:
        return machines.battery(tile.capacity, charge)
    return _other_symbol(tile)


def _other_symbol(tile: Tile) -> str:
    if tile.kind is Kind.SHIELD:
        return machines.shield(tile.directions)
    if tile.kind is Kind.STRUCTURAL:
        return machines.junction()
    if tile.kind is Kind.EXPLOSIVE:
        return payloads.explosive()
    if tile.kind is Kind.FRAGILE:
        return payloads.fragile()
    if tile.kind is Kind.HEAVY:
        return payloads.heavy(tile.capacity)
    if tile.kind is Kind.RADIOACTIVE:
        return payloads.radioactive()
    if tile.kind is Kind.SENTRY:
        return guards.sentry()
    if tile.kind is Kind.ARMS_LOCKER:
        return guards.arms_locker()
    return payloads.artifact(tile.directions)


def _side(tile: Tile, side: Side, mouth: Mouth, reach: float) -> str:
    connector = tile.connectors[side]
    if tile.kind is Kind.HEAVY and connector is Connector.SMOOTH:
        return payloads.plating()
    return pipes.side(connector, mouth, reach)


def _plate() -> str:
    size = 2 * PLATE_HALF
    rivets = (
        disc(x, y, 2.6, fill=palette.PLATE_DARK, stroke=palette.PIPE_DARK, stroke_width=1)
        for x in (-RIVET_AT, RIVET_AT)
        for y in (-RIVET_AT, RIVET_AT)
    )
    return group(
        box(
            -PLATE_HALF,
            -PLATE_HALF,
            size,
            size,
            PLATE_ROUND,
            fill="url(#bb-plate)",
            stroke=palette.INK,
            stroke_width=2.5,
        ),
        *rivets,
    )


def _hub() -> str:
    size = 2 * HUB_HALF
    return box(
        -HUB_HALF,
        -HUB_HALF,
        size,
        size,
        HUB_ROUND,
        fill=palette.HUB,
        stroke=palette.INK,
        stroke_width=2.5,
    ) + box(
        2.2 - HUB_HALF,
        2.2 - HUB_HALF,
        size - 4.4,
        size - 4.4,
        HUB_ROUND - 2,
        fill="none",
        stroke=palette.HUB_EDGE,
        stroke_width=1.6,
    )


def _gradient(name: str, colours: Sequence[str], x: int, y: int) -> str:
    stops = (
        element("stop", offset=place / (len(colours) - 1), stop_color=colour)
        for place, colour in enumerate(colours)
    )
    return element("linearGradient", *stops, id=name, x1=0, y1=0, x2=x, y2=y)


def _hazard(name: str, light: str, dark: str) -> str:
    return element(
        "pattern",
        box(0, 0, 10, 10, fill=light),
        box(0, 0, 5, 10, fill=dark),
        id=name,
        width=10,
        height=10,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
