/**
 * Some moment of the flight: ships as they were, with what was lost since then put back, and what
 * flew at them.
 */

import type { GameEvent, Hit, Quirks, Seat } from '../game.generated';
import { isOf, only, seatOf, type EventOf } from './events';
import { rowsOf } from './flight-cards';
import type { Aboard, Ship } from './ship.svelte';

/** A ship as it was, as far as a hit is concerned: goods and crew do not matter. */
export interface Moment extends Aboard {
  readonly quirks: Quirks | null;
}
/** What flew at ships, as a hit of its card. */
export interface Threat {
  readonly meteor: boolean;
  readonly hit: Hit;
}

/** The ship of a seat as it was when the event with this number happened. */
export function shipAt(
  ship: Pick<Ship, 'tiles' | 'charge' | 'quirks'>,
  seat: Seat,
  events: readonly GameEvent[],
  at: number,
): Moment {
  const mine = (from: number, to?: number) =>
    events.slice(from, to).filter((event) => seatOf(event) === seat);
  const [earlier, later] = [mine(0, at), mine(at)];
  const gone = new Map(only(later, 'TileLost').map(({ cell, tile }) => [cell, tile]));
  const charge = new Map(ship.charge);
  for (const { cell } of drained(later)) charge.set(cell, (charge.get(cell) ?? 0) + 1);
  // What was in a lost battery is known from how full it started.
  for (const [cell, tile] of gone)
    if (tile.kind === 'battery')
      charge.set(
        cell,
        tile.capacity - drained(earlier).filter((other) => other.cell === cell).length,
      );
  return {
    tiles: Object.fromEntries([...ship.tiles, ...gone]),
    charge: Object.fromEntries(charge),
    crew: {},
    goods: {},
    quirks: ship.quirks,
  };
}

/** What came with this event. Only the card tells a die that is fixed: its meteors come in order. */
export function threatOf(
  event: EventOf<'HitApproached'>,
  events: readonly GameEvent[],
  level: number,
): Threat {
  const before = events.slice(0, Math.max(0, events.indexOf(event)));
  const start = before.findLastIndex(({ type }) => type === 'CardRevealed');
  const number = only(before.slice(start + 1), 'HitApproached').length;
  const revealed = before[start];
  const rows = revealed && isOf(revealed, 'CardRevealed') ? rowsOf(revealed.card, level) : [];
  const meteors = rows.find((row) => row.what === 'meteors');
  const fixed_die = meteors?.hits[number]?.fixed_die ?? null;
  return { meteor: event.meteor, hit: { heavy: event.heavy, side: event.side, fixed_die } };
}

const drained = (events: readonly GameEvent[]) => only(events, 'BatterySpent', 'BatteryLost');
