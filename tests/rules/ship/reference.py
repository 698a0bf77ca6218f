"""The building rules once more, square by square, as slow and plain as the rulebook says them."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.ship.flaws import FlawKind
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Connector, Kind, Side, Tile

Tiles = Mapping[Cell, Tile]
Mistakes = set[tuple[FlawKind, tuple[Cell, ...]]]

STEPS = {Side.FRONT: (0, -1), Side.RIGHT: (1, 0), Side.REAR: (0, 1), Side.LEFT: (-1, 0)}
FACING = {
    Side.FRONT: Side.REAR,
    Side.RIGHT: Side.LEFT,
    Side.REAR: Side.FRONT,
    Side.LEFT: Side.RIGHT,
}
CLASHING = {(1, 2), (2, 1)}
FITTING = {(1, 1), (1, 3), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)}
ARTIFACTS = (Kind.SINGLE_ARTIFACT, Kind.DOUBLE_ARTIFACT)


def beside(plan: Blueprint, cell: Cell, side: Side) -> Cell:
    """The square next to this one; its numbers may lie off the plan."""
    columns, rows = STEPS[side]
    if plan.rows[0] > plan.rows[-1]:
        rows = -rows
    return cell + 100 * columns + rows


def contacts(plan: Blueprint, tiles: Tiles) -> list[tuple[Cell, Cell, Connector, Connector]]:
    """Every two tiles that touch, with the connectors they turn to each other."""
    found = []
    for cell, tile in tiles.items():
        for side in (Side.RIGHT, Side.REAR):
            other = beside(plan, cell, side)
            if other in tiles:
                facing = tiles[other].connectors[FACING[side]]
                found.append((cell, other, tile.connectors[side], facing))
    return found


def mistakes(plan: Blueprint, tiles: Tiles) -> Mistakes:
    """All mistakes but parts that do not hold together; of two tiles the first one read first,
    or the one whose barrel or exhaust is blocked."""
    found: Mistakes = set()
    for cell, other, mine, theirs in contacts(plan, tiles):
        if (mine, theirs) in CLASHING:
            found.add((FlawKind.MISMATCH, (cell, other)))
        if mine != theirs and Connector.SMOOTH in (mine, theirs):
            found.add((FlawKind.BLOCKED_CONNECTOR, (cell, other)))
    for cell, tile in tiles.items():
        if cell not in plan.area:
            found.add((FlawKind.OUTSIDE, (cell,)))
        if tile.kind in ENGINES and tile.direction != Side.REAR:
            found.add((FlawKind.ENGINE_DIRECTION, (cell,)))
        if tile.kind in CANNONS or tile.kind in ENGINES:
            kind = FlawKind.CANNON_BLOCKED if tile.kind in CANNONS else FlawKind.ENGINE_BLOCKED
            opening = beside(plan, cell, tile.direction)
            if opening in tiles:
                found.add((kind, (cell, opening)))
    return found


def payload_mistakes(plan: Blueprint, tiles: Tiles) -> Mistakes:
    found: Mistakes = set()
    for cell, other in joints(plan, tiles):
        if tiles[cell].kind == tiles[other].kind == Kind.RADIOACTIVE:
            found.add((FlawKind.RADIOACTIVE_JOINED, (cell, other)))
    for cell, tile in tiles.items():
        for other in tiles:
            if other != cell and tiles[other].kind in ARTIFACTS and deadens(cell, tile, other):
                pair = sorted((cell, other), key=plan.cells.index)
                found.add((FlawKind.ARTIFACT_IN_ZONE, tuple(pair)))
    return found


def deadens(cell: Cell, tile: Tile, other: Cell) -> bool:
    same_column = cell // 100 == other // 100
    same_row = cell % 100 == other % 100
    if tile.kind == Kind.DOUBLE_ARTIFACT:
        return same_column or same_row
    if tile.kind == Kind.SINGLE_ARTIFACT:
        return same_column if tile.direction in (Side.FRONT, Side.REAR) else same_row
    return False


def exposed_sides(plan: Blueprint, tiles: Tiles) -> list[tuple[Cell, Side]]:
    """Every connector with no tile next to it."""
    found = []
    for cell, tile in tiles.items():
        for side in FACING:
            if tile.connectors[side] and beside(plan, cell, side) not in tiles:
                found.append((cell, side))
    return found


def joints(plan: Blueprint, tiles: Tiles) -> list[tuple[Cell, Cell]]:
    """Every two tiles that are joined."""
    return [(a, b) for a, b, mine, theirs in contacts(plan, tiles) if (mine, theirs) in FITTING]


def pieces(plan: Blueprint, tiles: Tiles) -> set[frozenset[Cell]]:
    joined: dict[Cell, list[Cell]] = {cell: [] for cell in tiles}
    for cell, other in joints(plan, tiles):
        joined[cell].append(other)
        joined[other].append(cell)
    found = set()
    rest = set(tiles)
    while rest:
        piece = {rest.pop()}
        waiting = list(piece)
        while waiting:
            for other in joined[waiting.pop()]:
                if other not in piece:
                    piece.add(other)
                    waiting.append(other)
        rest -= piece
        found.add(frozenset(piece))
    return found


def first_hit(plan: Blueprint, tiles: Tiles, side: Side, number: int) -> Cell | None:
    """Walk along the line from that side until there is a tile."""
    if side in (Side.FRONT, Side.REAR):
        line = [number * 100 + row for row in plan.rows]
    else:
        line = [column * 100 + number for column in plan.columns]
    if side in (Side.REAR, Side.RIGHT):
        line.reverse()
    for cell in line:
        if cell in tiles:
            return cell
    return None


def joins(plan: Blueprint, tiles: Tiles, cell: Cell, tile: Tile) -> bool:
    """Whether the tile may be placed: a free square of the area, joined to the ship."""
    if cell in tiles or cell not in plan.area:
        return False
    for side in FACING:
        other = tiles.get(beside(plan, cell, side))
        if other and (tile.connectors[side], other.connectors[FACING[side]]) in FITTING:
            return True
    return False


def makes_no_mistake(plan: Blueprint, tiles: Tiles, cell: Cell, tile: Tile) -> bool:
    return mistakes(plan, {**tiles, cell: tile}) <= mistakes(plan, tiles)


def check(plan: Blueprint, tiles: Tiles) -> tuple[int, int, int]:
    """How many mistakes, exposed connectors and pieces."""
    return (
        len(mistakes(plan, tiles)),
        len(exposed_sides(plan, tiles)),
        len(pieces(plan, tiles)),
    )
