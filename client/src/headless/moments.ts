/**
 * Some moment of the flight: ships as they were, with what was lost since then put back, and what
 * flew at them.
 */

import { rowsOf } from './flight-cards';
import type { Threat } from './odds';
import type { Card, Cell, GameEvent, Seat, Side, Tile } from './protocol';
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

/** What came with this event. Only the card tells a die that is fixed: its meteors come in order. */
export function threatOf(hit: GameEvent, events: readonly GameEvent[], level: number): Threat {
  const before = events.slice(0, Math.max(0, events.indexOf(hit)));
  const start = before.findLastIndex(({ type }) => type === 'CardRevealed');
  const number = before.slice(start + 1).filter(({ type }) => type === hit.type).length;
  const card = before[start]?.['card'] as Card | undefined;
  const meteors = card ? rowsOf(card, level).find(({ what }) => what === 'meteors') : undefined;
  return {
    meteor: Boolean(hit['meteor']),
    heavy: Boolean(hit['heavy']),
    side: Number(hit['side']) as Side,
    fixedDie: (meteors?.what === 'meteors' && meteors.hits[number]?.fixed_die) || null,
  };
}

const cellOf = (event: GameEvent): Cell => Number(event['cell']);
const drained = (events: readonly GameEvent[]): Cell[] =>
  events.filter(({ type }) => DRAINS.has(type)).map(cellOf);
