/**
 * Flights whose bill this device never saw, because its window was closed before: games it had a
 * seat in are remembered, and when they are over, their record tells what the flight came to.
 */

import type { KeptFlight, Seat } from '../game.generated';
import type { Flights } from './flights.svelte';
import type { Store } from './settings.svelte';

const PLACE = 'boltbucket.begun';
const MOST = 20;

interface Begun {
  readonly record: string;
  readonly seat: Seat;
}
/** All flights of a game that is over; null while it is not, `gone` where nobody knows it any more. */
export type Recall = (record: string, seat: Seat) => Promise<readonly KeptFlight[] | null | 'gone'>;

export class MissedFlights {
  #store: Store | null = null;

  open(store: Store | null): void {
    this.#store = store;
  }

  /** Somebody sits at a game on this device. */
  begin(record: string, seat: Seat): void {
    const begun = this.#begun;
    if (begun.some((other) => other.record === record && other.seat === seat)) return;
    this.#write([{ record, seat }, ...begun.filter((other) => other.record !== record)]);
  }

  /** Whatever has ended meanwhile is kept like any other flight. */
  async catchUp(flights: Flights, recall: Recall = recallLater): Promise<void> {
    for (const begun of this.#begun.filter(({ record }) => !isKept(flights, record))) {
      const found = await recall(begun.record, begun.seat);
      if (found === null) continue;
      if (found !== 'gone') flights.keep(...missing(flights, found));
      this.#drop(begun.record);
    }
    for (const { record } of this.#begun) if (isKept(flights, record)) this.#drop(record);
  }

  get #begun(): readonly Begun[] {
    try {
      const found: unknown = JSON.parse(this.#store?.getItem(PLACE) ?? '[]');
      return Array.isArray(found) ? found.filter(isBegun) : [];
    } catch {
      return [];
    }
  }

  #drop(record: string): void {
    this.#write(this.#begun.filter((other) => other.record !== record));
  }

  #write(begun: readonly Begun[]): void {
    try {
      this.#store?.setItem(PLACE, JSON.stringify(begun.slice(0, MOST)));
    } catch {
      // Where nothing can be written, nothing is remembered.
    }
  }
}

/** Whether the end of the whole game has been kept. */
const isKept = ({ all }: Flights, record: string): boolean =>
  all.some(({ id, won }) => won !== null && id.startsWith(`${record}-`));

/** What was kept when it was seen stays as it is. */
const missing = ({ all }: Flights, found: readonly KeptFlight[]): KeptFlight[] =>
  found.filter(({ id, won }) => !all.some((other) => other.id === id && other.won === won));

function isBegun(found: unknown): found is Begun {
  const { record, seat } = (found ?? {}) as Partial<Begun>;
  return typeof record === 'string' && typeof seat === 'number';
}

/** Replays are read only where something was missed. */
const recallLater: Recall = async (record, seat) =>
  (await import('./recalled-flights')).recalled(record, seat);

export const missedFlights = new MissedFlights();
