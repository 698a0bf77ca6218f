/** What a flight was like at an earlier moment: the rules have kept it, and are asked. */

import type { GameEvent, Odds, Seat, Ship } from '../game.generated';
import { only, type EventOf } from './events';
import { lastFlight } from './last-flight';

/** Odds of every ship a hit came to. */
export type OddsBySeat = Readonly<Record<Seat, Odds>>;
export type ShipBySeat = Readonly<Record<Seat, Ship>>;

/** Flights and the hits of a flight are counted from 0; null if it cannot be said. */
export interface Past {
  odds(flight: number, hit: number): Promise<OddsBySeat | null>;
  /** the ships as they left the ground */
  launched(flight: number): Promise<ShipBySeat | null>;
}

/** The hits of the flight that was launched last, in order: by its place each is asked about. */
export const hitsOf = (events: readonly GameEvent[]): EventOf<'HitApproached'>[] =>
  only(lastFlight(events), 'HitApproached');
