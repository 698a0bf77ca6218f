/** How likely it was: two dice against a ship. */

import { cellAt, columnOf, rowOf } from './cells';
import type { Tiles } from './fitting';
import type { Cell, Plan, Side, Tile } from './protocol';

export const ROLLS = 36;
/** Ways to roll a sum with two dice. */
export const waysOf = (sum: number): number => Math.max(0, 6 - Math.abs(sum - 7));

export type Fate = 'missed' | 'bounced' | 'shielded' | 'shot' | 'lost';
/** What decides over it. */
export type Why =
  | 'nothing-there'
  | 'smooth'
  | 'shield'
  | 'no-shield'
  | 'cannon'
  | 'no-cannon'
  | 'no-battery'
  | 'heavy-shot';
export interface Threat {
  readonly meteor: boolean;
  readonly heavy: boolean;
  readonly side: Side;
  /** what one of the two dice always shows */
  readonly fixedDie?: number | null;
}
export interface LineOdds {
  readonly line: number;
  readonly ways: number;
  readonly fate: Fate;
  readonly why: Why;
  readonly cell: Cell | null;
  /** whether the defence costs a battery */
  readonly battery: boolean;
}
export interface Odds {
  readonly rolls: number;
  readonly lines: readonly LineOdds[];
}

/** What becomes of a ship for every line the dice can show. */
export function oddsOf(plan: Plan, tiles: Tiles, batteries: number, threat: Threat): Odds {
  const sums = sumsOf(threat.fixedDie ?? null);
  const lines = [...sums].map(([line, ways]) => ({
    line,
    ways,
    ...fateOf(plan, tiles, batteries, threat, line),
  }));
  return { rolls: lines.reduce((sum, { ways }) => sum + ways, 0), lines };
}

export function countOf(odds: Odds, ...fates: readonly Fate[]): number {
  return odds.lines.reduce((sum, line) => sum + (fates.includes(line.fate) ? line.ways : 0), 0);
}

export const percent = (ways: number, rolls: number): number => Math.round((100 * ways) / rolls);

function sumsOf(fixed: number | null): Map<number, number> {
  if (fixed !== null) return new Map([1, 2, 3, 4, 5, 6].map((die) => [fixed + die, 1]));
  return new Map([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [sum, waysOf(sum)]));
}

function fateOf(
  plan: Plan,
  tiles: Tiles,
  batteries: number,
  threat: Threat,
  line: number,
): Omit<LineOdds, 'line' | 'ways'> {
  const cell = targetOf(plan, tiles, threat.side, line);
  const told = (fate: Fate, why: Why, battery = false) => ({ fate, why, cell, battery });
  if (cell === null) return told('missed', 'nothing-there');
  const { meteor, heavy, side } = threat;
  if (meteor && !heavy && tiles.get(cell)?.connectors[side] === 0) return told('bounced', 'smooth');
  if (!heavy) {
    if (!isShielded(tiles, side)) return told('lost', 'no-shield');
    return batteries > 0 ? told('shielded', 'shield', true) : told('lost', 'no-battery');
  }
  if (!meteor) return told('lost', 'heavy-shot');
  const guns = gunsOf(tiles, side, line);
  if (guns.some(([, gun]) => gun.kind === 'single_cannon')) return told('shot', 'cannon');
  if (!guns.length) return told('lost', 'no-cannon');
  return batteries > 0 ? told('shot', 'cannon', true) : told('lost', 'no-battery');
}

/** The first tile that something flying in along a line meets. */
export function targetOf(plan: Plan, tiles: Tiles, side: Side, line: number): Cell | null {
  return lineOf(plan, side, line).find((cell) => tiles.has(cell)) ?? null;
}

/** The squares of a line in the order in which something from that side flies over them. */
export function lineOf(plan: Plan, side: Side, line: number): Cell[] {
  const along = side % 2 === 0;
  if (!(along ? plan.columns : plan.rows).includes(line)) return [];
  const cells = along
    ? plan.rows.map((row) => cellAt(line, row))
    : plan.columns.map((column) => cellAt(column, line));
  return side === 0 || side === 3 ? cells : cells.reverse();
}

export const isShielded = (tiles: Tiles, side: Side): boolean =>
  [...tiles.values()].some((tile) => tile.kind === 'shield' && tile.directions.includes(side));

/** The cannons that can shoot a large meteor: at the front only in its own column. */
export function gunsOf(tiles: Tiles, side: Side, line: number): (readonly [Cell, Tile])[] {
  const reach = side === 0 ? 0 : 1;
  return [...tiles].filter(([cell, tile]) => {
    if (tile.kind !== 'single_cannon' && tile.kind !== 'double_cannon') return false;
    const at = side % 2 === 0 ? columnOf(cell) : rowOf(cell);
    return tile.directions[0] === side && Math.abs(at - line) <= reach;
  });
}
