/** What drawing needs to know of tiles: how they lie when turned, and how their pipes meet. What
 * fits where, and what would be wrong there, the rules say. */

import type { Blueprint, Cell, Side, Tile } from '../game.generated';
import { neighbour, opposite, turnedSide } from './cells';

export type Tiles = ReadonlyMap<Cell, Tile>;

/** The tile turned clockwise by quarter turns. */
export function turned(tile: Tile, quarters: number): Tile {
  const by = ((quarters % 4) + 4) % 4;
  if (by === 0) return tile;
  const from = (side: Side) => tile.connectors[turnedSide(side, -by)];
  return {
    ...tile,
    connectors: [from(0), from(1), from(2), from(3)],
    directions: tile.directions.map((side) => turnedSide(side, by)).sort(),
    turn: (tile.turn + by) % 4,
  };
}

export type Joint = 'joined' | 'open' | 'plain' | 'mismatch' | 'connector_on_smooth';

/** Whether pipes meet there that do not fit. */
export const isWrong = (joint: Joint): joint is 'mismatch' | 'connector_on_smooth' =>
  joint === 'mismatch' || joint === 'connector_on_smooth';

/** How the pipes on one side of a tile meet those beside it. */
export function jointAt(plan: Blueprint, tiles: Tiles, tile: Tile, cell: Cell, side: Side): Joint {
  const mine = tile.connectors[side];
  const beside = neighbour(plan, cell, side);
  const other = beside === null ? undefined : tiles.get(beside);
  if (other === undefined) return mine ? 'open' : 'plain';
  const theirs = other.connectors[opposite(side)];
  if (!mine && !theirs) return 'plain';
  if (!mine || !theirs) return 'connector_on_smooth';
  return mine & theirs ? 'joined' : 'mismatch';
}
