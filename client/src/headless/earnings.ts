/** What the flight brought before its end: no line of the bill tells of it. */

import type { GameEvent, Seat } from '../game.generated';
import { only } from './events';
import { lastFlight } from './last-flight';

/** Credits gained and paid under way, by seat. */
export function underWay(events: readonly GameEvent[]): ReadonlyMap<Seat, number> {
  const earned = new Map<Seat, number>();
  for (const { seat, amount } of only(lastFlight(events), 'CreditsGained'))
    earned.set(seat, (earned.get(seat) ?? 0) + amount);
  return earned;
}
