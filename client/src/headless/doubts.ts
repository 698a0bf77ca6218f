/** What a ship lacks before it starts, as the rules' figures say it. */

import type { Table } from './table.svelte';

/** Keys of what is to be asked back, the worst first. */
export function doubtsOf(table: Table): readonly string[] {
  const ship = table.ship(table.seat ?? -1);
  if (!ship) return [];
  const { engines, crew } = ship.figures;
  const stranded = table.level?.giving_up
    ? 'building-doubt-engines'
    : 'building-doubt-engines-here';
  return [
    ...(ship.tiles.size <= 1 ? ['building-doubt-tiles'] : []),
    ...(engines[1] === 0 ? [stranded] : []),
    ...(crew === 0 ? ['building-doubt-crew'] : []),
  ];
}
