/** A ship that is brought to the practice yard, from wherever it flew. */

import type { Cell, Tile } from '../game.generated';

export interface Brought {
  readonly edition: string;
  readonly level: string;
  readonly tiles: Readonly<Record<Cell, Tile>>;
}

let brought: Brought | null = null;

export function bring(ship: Brought): void {
  brought = ship;
}

/** The ship, once. */
export function unload(): Brought | null {
  const ship = brought;
  brought = null;
  return ship;
}
