/** What the page works out by itself while a tile is in the hand; the server has the last word. */

import { neighbour, SIDES, opposite } from './cells';
import type { Cell, Connector, Connectors, Figures, FlawKind, Plan, Side, Tile } from './protocol';

export type Tiles = ReadonlyMap<Cell, Tile>;

/** The tile turned clockwise by quarter turns. */
export function turned(tile: Tile, quarters: number): Tile {
  const by = ((quarters % 4) + 4) % 4;
  if (by === 0) return tile;
  const connectors = SIDES.map((side) => tile.connectors[(side + 4 - by) % 4]);
  const directions = tile.directions.map((side) => ((side + by) % 4) as Side).sort();
  return {
    ...tile,
    connectors: connectors as unknown as Connectors,
    directions,
    turn: (tile.turn + by) % 4,
  };
}

export const fits = (one: Connector, other: Connector): boolean => (one & other) !== 0;

const isCannon = (tile: Tile) => tile.kind === 'single_cannon' || tile.kind === 'double_cannon';
const isEngine = (tile: Tile) => tile.kind === 'single_engine' || tile.kind === 'double_engine';
/** Where nothing may lie: the side a barrel or an exhaust looks to. */
const openSide = (tile: Tile) =>
  isCannon(tile) || isEngine(tile) ? tile.directions[0] : undefined;

/** Whether the tile would be joined to one beside it. */
export function joins(plan: Plan, tiles: Tiles, tile: Tile, cell: Cell): boolean {
  return SIDES.some((side) => jointAt(plan, tiles, tile, cell, side) === 'joined');
}

export type Joint = 'joined' | 'open' | 'plain' | FlawKind;

/** Whether pipes meet there that do not fit. */
export const isWrong = (joint: Joint): joint is 'mismatch' | 'connector_on_smooth' =>
  joint === 'mismatch' || joint === 'connector_on_smooth';

/** How one side of a tile meets what lies beside it. */
export function jointAt(plan: Plan, tiles: Tiles, tile: Tile, cell: Cell, side: Side): Joint {
  const mine = tile.connectors[side];
  const beside = neighbour(plan, cell, side);
  const other = beside === null ? undefined : tiles.get(beside);
  if (other === undefined) return mine ? 'open' : 'plain';
  const theirs = other.connectors[opposite(side)];
  if (!mine && !theirs) return 'plain';
  if (!mine || !theirs) return 'connector_on_smooth';
  return fits(mine, theirs) ? 'joined' : 'mismatch';
}

/** The mistakes a tile would make in a cell, the worst first. */
export function mistakesAt(plan: Plan, tiles: Tiles, tile: Tile, cell: Cell): FlawKind[] {
  const found = new Set<FlawKind>();
  if (!plan.area.includes(cell)) found.add('outside');
  if (isEngine(tile) && tile.directions[0] !== 2) found.add('engine_direction');
  for (const side of SIDES) {
    const joint = jointAt(plan, tiles, tile, cell, side);
    if (isWrong(joint)) found.add(joint);
    const beside = neighbour(plan, cell, side);
    const other = beside === null ? undefined : tiles.get(beside);
    if (!other) continue;
    for (const [looking, where] of [
      [tile, side],
      [other, opposite(side)],
    ] as const) {
      if (openSide(looking) !== where) continue;
      found.add(isCannon(looking) ? 'before_barrel' : 'behind_exhaust');
    }
  }
  return [...found];
}

export type Fit = 'sound' | 'flawed';

/** Every free cell where the tile, lying as it does, joins the ship, and how well. */
export function fitsOf(plan: Plan, tiles: Tiles, tile: Tile): Map<Cell, Fit> {
  const found = new Map<Cell, Fit>();
  for (const cell of plan.area) {
    if (tiles.has(cell) || !joins(plan, tiles, tile, cell)) continue;
    found.set(cell, mistakesAt(plan, tiles, tile, cell).length ? 'flawed' : 'sound');
  }
  return found;
}

/** The joined pieces of a ship, the largest first; of equals the one first in reading order. */
export function pieces(plan: Plan, tiles: Tiles): Cell[][] {
  const left = new Set([...tiles.keys()]);
  const found: Cell[][] = [];
  for (const start of tiles.keys()) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const cell of piece) {
      const tile = tiles.get(cell);
      if (!tile) continue;
      for (const side of SIDES) {
        if (jointAt(plan, tiles, tile, cell, side) !== 'joined') continue;
        const beside = neighbour(plan, cell, side);
        if (beside !== null && left.delete(beside)) piece.push(beside);
      }
    }
    found.push(piece);
  }
  return found.sort((one, other) => other.length - one.length);
}

/** What falls off with the tiles taken off: all but the largest piece that remains. */
export function fallingWith(plan: Plan, tiles: Tiles, removed: readonly Cell[]): Cell[] {
  const rest = new Map([...tiles].filter(([cell]) => !removed.includes(cell)));
  return pieces(plan, rest).slice(1).flat();
}

/** What a ship under construction will be worth once crew and batteries are aboard. */
export function planned(tiles: Tiles, figures: Figures): Figures {
  const all = [...tiles.values()];
  const sum = (kinds: readonly string[], worth: (tile: Tile) => number) =>
    all.reduce((total, tile) => total + (kinds.includes(tile.kind) ? worth(tile) : 0), 0);
  const batteries = sum(['battery'], (tile) => tile.capacity);
  const humans = sum(['cabin', 'starting_cabin'], () => 2);
  const doubles = (kind: string, worth: (tile: Tile) => number) =>
    all
      .filter((tile) => tile.kind === kind)
      .map(worth)
      .sort((one, other) => other - one)
      .slice(0, batteries)
      .reduce((total, gain) => total + gain, 0);
  const engines = sum(['single_engine'], () => 2);
  const cannons = sum(['single_cannon'], (tile) => (tile.directions[0] === 0 ? 2 : 1));
  return {
    ...figures,
    batteries,
    humans,
    crew: humans,
    engines: [engines, engines + doubles('double_engine', () => 4)],
    cannons: [
      cannons,
      cannons + doubles('double_cannon', (tile) => (tile.directions[0] === 0 ? 4 : 2)),
    ],
  };
}
