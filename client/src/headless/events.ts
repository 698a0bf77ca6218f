/** What all kinds of events have in common, and the kinds there are. */

import type { Cell, GameEvent, Seat } from '../game.generated';

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

export const seatOf = (event: GameEvent): Seat | null => ('seat' in event ? event.seat : null);
export const cellOf = (event: GameEvent): Cell | null => ('cell' in event ? event.cell : null);

/** Whether an event is one of these kinds. */
export const isOf = <T extends EventType>(
  event: GameEvent,
  ...types: readonly T[]
): event is EventOf<T> => types.some((type) => type === event.type);

/** Only the events of these kinds. */
export const only = <T extends EventType>(
  events: readonly GameEvent[],
  ...types: readonly T[]
): EventOf<T>[] => events.filter((event): event is EventOf<T> => isOf(event, ...types));
