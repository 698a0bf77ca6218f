/** A Robopolice Raid on one ship, as far as it has been told. */

import type { Cell, GameEvent, Seat, Side } from '../game.generated';
import { isOf, type EventOf } from './events';

export interface Unit {
  /** the event that brought it here */
  readonly id: number;
  readonly unit: number;
  /** where it walks, from where it stood to where it stands now */
  readonly path: readonly Cell[];
  readonly beaten: boolean;
}
export interface Raid {
  readonly unit: Unit | null;
  /** the row or column that did not let it in */
  readonly tried: { readonly side: Side; readonly line: number } | null;
  readonly charges: readonly Cell[];
}

const QUIET: Raid = { unit: null, tried: null, charges: [] };
const KINDS = [
  'UnitBackedOff',
  'UnitGaveUp',
  'UnitEntered',
  'UnitMoved',
  'ChargePlanted',
  'UnitDefeated',
  'UnitLeft',
  'ChargesExploded',
] as const;
type Raided = EventOf<(typeof KINDS)[number]>;

/** What is to be seen of the raid of the last card on this ship. */
export function raidOf(events: readonly GameEvent[], seat: Seat): Raid {
  const start = events.findLastIndex(({ type }) => type === 'CardRevealed') + 1;
  return events
    .slice(start)
    .reduce(
      (raid, event, id) =>
        isOf(event, ...KINDS) && event.seat === seat ? after(raid, event, id) : raid,
      QUIET,
    );
}

function after(raid: Raid, event: Raided, id: number): Raid {
  const on = (path: readonly Cell[], beaten = false): Raid => ({
    ...raid,
    tried: null,
    unit: { id, unit: event.type === 'ChargesExploded' ? 1 : event.unit, path, beaten },
  });
  switch (event.type) {
    case 'UnitBackedOff':
      return { ...raid, unit: null, tried: { side: event.side, line: event.line } };
    case 'UnitEntered':
      return on([event.cell]);
    case 'UnitMoved':
      return on([...(raid.unit?.path.slice(-1) ?? []), ...event.path]);
    case 'UnitDefeated':
      return on([event.cell], true);
    case 'ChargePlanted':
      return { ...raid, charges: [...raid.charges, event.cell] };
    case 'UnitGaveUp':
    case 'UnitLeft':
      return { ...raid, unit: null, tried: null };
    case 'ChargesExploded':
      return QUIET;
  }
}
