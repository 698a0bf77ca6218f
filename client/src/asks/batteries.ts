/** Which component batteries come from, where the player has not said so. */

import type { Cell } from '../game.generated';
import { columnOf } from '../headless/cells';
import type { Desk } from './desk.svelte';

/** A square for every battery aboard: the preferred components first, then the fullest. */
export function batteriesOf({ ship, preferred }: Desk): Cell[] {
  const rank = (cell: Cell) => (preferred.includes(cell) ? preferred.indexOf(cell) : 1000);
  return [...ship.charge]
    .sort(
      ([one, less], [other, more]) =>
        rank(one) - rank(other) || more - less || columnOf(one) - columnOf(other),
    )
    .flatMap(([cell, charge]) => Array.from({ length: charge }, () => cell));
}
