/** What belongs to the flight that was launched last. */

import type { GameEvent } from '../game.generated';

export function lastFlight(events: readonly GameEvent[]): readonly GameEvent[] {
  const from = events.findLastIndex(({ type }) => type === 'Launched' || type === 'FlightBegan');
  return events.slice(Math.max(0, from));
}
