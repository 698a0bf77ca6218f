/** What lies in the pans of the line that is compared now, and who is its weakest. */

import type { GameEvent, Seat } from '../game.generated';
import { isOf, only } from './events';

export interface Weighing {
  /** in half points, each seat once, in the order in which they declared */
  readonly values: readonly (readonly [Seat, number])[];
  readonly weakest: Seat | null;
  /** what is compared; of two the second is taken off the first */
  readonly yardsticks: readonly string[];
}

/** Of the events since the card was turned up. */
export function weighingIn(events: readonly GameEvent[]): Weighing | null {
  const found = events.findLastIndex((event) => isOf(event, 'WeakestFound'));
  const declared = only(events.slice(found + 1), 'StrengthDeclared');
  if (declared.length) {
    const pans = new Map<Seat, number>();
    // Whoever declares twice is asked for a difference: the second lifts the pan again.
    for (const { seat, strength } of declared)
      pans.set(seat, pans.has(seat) ? (pans.get(seat) ?? 0) - strength : strength);
    return { values: [...pans], weakest: null, yardsticks: measured(declared) };
  }
  const told = events[found];
  if (!told || !isOf(told, 'WeakestFound')) return null;
  const line = events.slice(0, found);
  const start = line.findLastIndex((event) => isOf(event, 'WeakestFound')) + 1;
  const yardsticks = measured([...only(line.slice(start), 'StrengthDeclared'), told]);
  return { values: told.values, weakest: told.seat, yardsticks };
}

const measured = (told: readonly { readonly yardstick: string }[]) => [
  ...new Set(told.map(({ yardstick }) => yardstick)),
];
