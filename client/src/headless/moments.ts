/** Ships as they were at some moment of the flight: what was lost since then is put back. */

import type { Cell, GameEvent, Seat, Tile } from './protocol';
import type { Ship } from './table.svelte';

export interface Moment {
  readonly tiles: ReadonlyMap<Cell, Tile>;
  readonly batteries: number;
}

const DRAINS = new Set(['BatterySpent', 'BatteryLost']);

/** The ship of a seat as it was when the event with this number happened. */
export function shipAt(
  ship: Pick<Ship, 'tiles' | 'charge'>,
  seat: Seat,
  events: readonly GameEvent[],
  at: number,
): Moment {
  const mine = (from: number, to?: number) =>
    events.slice(from, to).filter((event) => event['seat'] === seat);
  const [earlier, later] = [mine(0, at), mine(at)];
  const lost = later.filter(({ type }) => type === 'TileLost');
  const gone = new Map(lost.map((event) => [cellOf(event), event['tile'] as Tile]));
  const charge = new Map(ship.charge);
  for (const cell of drained(later)) charge.set(cell, (charge.get(cell) ?? 0) + 1);
  // What was in a lost battery is known from how full it started.
  for (const [cell, tile] of gone)
    if (tile.kind === 'battery')
      charge.set(cell, tile.capacity - drained(earlier).filter((other) => other === cell).length);
  return {
    tiles: new Map([...ship.tiles, ...gone]),
    batteries: [...charge.values()].reduce((sum, count) => sum + count, 0),
  };
}

const cellOf = (event: GameEvent): Cell => Number(event['cell']);
const drained = (events: readonly GameEvent[]): Cell[] =>
  events.filter(({ type }) => DRAINS.has(type)).map(cellOf);
